"""The match: what is recorded when, what a log gives back, and which logs are refused."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playroom.engine import match as match_module
from playroom.engine.cards import cards
from playroom.engine.header import Header, Player
from playroom.engine.log.entries import BadLog, Entry
from playroom.engine.log.inputs import Act, Input, Leave, Return, Timeout
from playroom.engine.match import Match, Prepared, Seen, Stale
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.steps import Action, Event, Placed, SeatChanged, Step, TimedOut
from playroom_testing.walks import AnyMatch, header, open_match, played, walk
from tests.engine.tally import TALLY, Tally
from tests.engine.tally_values import (
    Absent,
    Answered,
    Believe,
    Count,
    Dealt,
    Doubt,
    LaidAway,
    Lapse,
    LayAway,
    Play,
    Ring,
    Settled,
)

TWO = Setup.of(2)


def laid(setup: Setup = TWO, game: Tally = TALLY) -> AnyMatch:
    """A match in which everybody has laid a card aside."""
    match = open_match(game, setup)
    for seat in range(setup.seats):
        assert match.submit(seat, LayAway(match.state.hands[seat][0])) is None
    return match


def counting(setup: Setup = TWO, game: Tally = TALLY) -> AnyMatch:
    """A match in which the sum of the first trick is to be said."""
    match = laid(setup, game)
    while match.state.phase == "play":
        assert match.expire(match.state.turn) is None
    assert match.state.phase == "count"
    return match


def snapshot(match: AnyMatch) -> tuple[Any, ...]:
    return (
        match.state,
        match.requests,
        tuple(match.entries),
        tuple(match.events),
        tuple(match.kinds),
    )


# -- what an input does ----------------------------------------------------------------------------


def test_the_start_has_events_at_sequence_0_and_requests() -> None:
    match = open_match(TALLY, TWO)
    assert match.sequence == 0
    assert [(placed.sequence, placed.index) for placed in match.events] == [(0, 0), (0, 1)]
    assert {request.id for request in match.awaited()} == {"1.away.0", "1.away.1"}
    assert match.outcome is None
    assert match.kinds == ["person", "person"]


def test_an_action_is_recorded_in_notation_with_its_id() -> None:
    match = open_match(TALLY, TWO)
    what = match.state.hands[1][2]
    assert match.submit(1, LayAway(what), "from-the-shell-7") is None
    assert match.entries == [Entry(1, "act", 1, f"away {what}", "from-the-shell-7")]
    assert match.events[-1] == Placed(1, 0, LaidAway(1, what))
    assert match.sequence == 1
    assert {request.id for request in match.awaited()} == {"1.away.0"}


def test_a_refused_action_changes_nothing() -> None:
    match = laid()
    before = snapshot(match)
    turn = match.state.turn
    refused = match.submit(1 - turn, Play(match.state.hands[1 - turn][0]))
    assert refused is not None
    assert refused.code == "not_your_turn"
    assert snapshot(match) == before


def test_positions_of_events_are_stable_and_in_order() -> None:
    match = played(TALLY, Setup.of(3), leaving=20)
    positions = [(placed.sequence, placed.index) for placed in match.events]
    assert positions == sorted(set(positions))
    assert {sequence for sequence, _ in positions} <= set(range(match.sequence + 1))
    for sequence in range(match.sequence + 1):
        of_one = [index for at, index in positions if at == sequence]
        assert of_one == list(range(len(of_one)))


def test_what_only_the_table_may_do_is_refused_to_players() -> None:
    match = counting()
    turn = match.state.turn
    before = snapshot(match)
    assert TALLY.check(match.state, turn, Lapse()) is None  # the rules would let it pass
    refused = match.submit(turn, Lapse())
    assert refused == Rejection.of("table_only", "table-only")
    assert match.submit(turn, Absent(True)) == Rejection.of("table_only", "table-only")
    assert snapshot(match) == before
    asked = match.requests_of(turn)[0].id
    assert match.expire(turn) is None
    assert match.entries[-1] == Entry(match.sequence, "timeout", turn, "lapse", f"timeout:{asked}")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = open_match(TALLY, TWO)
    before = snapshot(match)
    what = match.state.hands[1][0]  # seat -1 must not reach the last seat's hand
    tries = (
        match.submit(seat, LayAway(what)),
        match.expire(seat),
        match.leave(seat, "steady"),
        match.rejoin(seat),
    )
    assert [refused and refused.code for refused in tries] == ["not_seated"] * 4
    assert snapshot(match) == before


@pytest.mark.parametrize(
    ("setup", "players"),
    [
        (Setup.of(1), 1),
        (Setup.of(2, {"target": 1}), 2),
        (Setup.of(4, {"teams": 3}), 4),
        (Setup.of(2), 3),
    ],
)
def test_a_table_that_cannot_be_opened_is_a_value_error(setup: Setup, players: int) -> None:
    some = tuple(Player(Clean.of(f"p{i}"), "person") for i in range(players))
    with pytest.raises(ValueError, match=r"bad_options|players for"):
        Match(TALLY, Header("x", "tally", 1, setup, some, "seed"))


# -- prepared, then committed ----------------------------------------------------------------------

INPUTS = pytest.mark.parametrize(
    "given_to",
    [
        lambda match: Act(0, LayAway(match.state.hands[0][0])),
        lambda match: Timeout(0),
        lambda match: Leave(0, "steady"),
        lambda match: Return(1),
        lambda match: Return(1, Clean.of("Eva")),
    ],
    ids=["act", "timeout", "leave", "return", "newcomer"],
)


@INPUTS
@pytest.mark.parametrize("absent", ["bot", "silent"])
def test_what_is_prepared_has_not_happened(
    given_to: Callable[[AnyMatch], Input], absent: str
) -> None:
    match = open_match(TALLY, Setup.of(2, {"absent": absent}))
    assert match.leave(1, "steady") is None
    before = snapshot(match)
    prepared = match.prepare(given_to(match))
    assert isinstance(prepared, Prepared)
    assert snapshot(match) == before
    entry = prepared.entry  # the row can be kept before anybody sees what follows
    match.commit(prepared)
    assert (match.entries[-1], match.sequence) == (entry, 2)
    assert match.events[-1].sequence == 2
    with pytest.raises(Stale):
        match.commit(prepared)
    assert match.sequence == 2


def test_what_was_prepared_before_another_input_is_stale() -> None:
    match = open_match(TALLY, TWO)
    late = match.prepare(Act(0, LayAway(match.state.hands[0][0])))
    assert isinstance(late, Prepared)
    assert match.expire(0) is None
    before = snapshot(match)
    with pytest.raises(Stale):
        match.commit(late)
    assert snapshot(match) == before


def test_every_input_but_a_plain_action_has_an_id_and_none_comes_twice() -> None:
    match: AnyMatch = Match(TALLY, header(TALLY, Setup.of(3, {"target": 500})))
    for _ in walk(match, "journal", 300, timeouts=5, leaving=10):
        pass
    assert {entry.kind for entry in match.entries} == {"act", "timeout", "leave", "return"}
    ids = [entry.id for entry in match.entries if entry.kind != "act"]
    assert all(ids)
    assert len(set(ids)) == len(ids)
    assert dict(match.ids) == {e.id: e.sequence for e in match.entries if e.id}


def test_a_late_action_never_answers_the_next_question() -> None:
    match = open_match(TALLY, TWO)
    asked = match.requests_of(0)[0].id
    assert match.submit(0, LayAway(match.state.hands[0][0]), "first", asked) is None
    before = snapshot(match)
    for late in (
        match.submit(0, LayAway(match.state.hands[0][0]), "second", asked),
        match.expire(0, asked),
    ):
        assert late == Rejection.of("closed", "table-closed")
    assert snapshot(match) == before


def test_a_newcomer_takes_the_chair_of_a_bot() -> None:
    players = (Player(Clean.of("Ana"), "person"), Player(Clean.of("Luis"), "steady"))
    match: AnyMatch = Match(TALLY, Header("x", "tally", 1, TWO, players, "seed"))
    refused = match.rejoin(1)
    assert refused is not None  # no person can return
    assert match.rejoin(1, Clean.of("Eva")) is None
    assert match.players == [players[0], Player(Clean.of("Eva"), "person")]
    assert match.events[-1].event == SeatChanged(1, "person", Clean.of("Eva"))
    assert match.entries == [Entry(1, "return", 1, "person Eva", "return:1:1")]
    assert snapshot(Match.replay(TALLY, match.header, match.entries)) == snapshot(match)
    assert match.header.players == players


class Broken(Tally):
    """Has a defect: it fails when a sum is said."""

    def apply(self, state: Any, seat: int, action: Action, rng: Rng) -> Step[Any]:
        if isinstance(action, Count):
            raise ZeroDivisionError
        return super().apply(state, seat, action, rng)


def test_a_defect_in_the_rules_leaves_nothing_in_the_log() -> None:
    match = counting(game=Broken())
    before = snapshot(match)
    with pytest.raises(ZeroDivisionError):
        match.submit(match.state.turn, Count(5))
    assert snapshot(match) == before
    assert match.expire(match.state.turn) is None  # the game can go on another way


# -- clocks ----------------------------------------------------------------------------------------


def test_a_timeout_is_an_input_and_an_event_of_its_own() -> None:
    match = open_match(TALLY, TWO)
    what, asked = match.state.hands[0][0], match.requests_of(0)[0].id
    assert match.expire(0) is None
    assert match.entries == [Entry(1, "timeout", 0, f"away {what}", f"timeout:{asked}")]
    assert [placed.event for placed in match.events[-2:]] == [TimedOut(0), LaidAway(0, what)]


def test_the_clock_of_a_seat_that_is_not_awaited_is_refused() -> None:
    match = open_match(TALLY, TWO)
    match.expire(0)
    before = snapshot(match)
    refused = match.expire(0)
    assert refused is not None
    assert refused.code == "not_awaited"
    assert snapshot(match) == before


# -- leaving and coming back -----------------------------------------------------------------------


def test_a_bot_takes_a_seat_over_and_gives_it_back() -> None:
    match = open_match(TALLY, TWO)
    assert match.leave(1, "steady") is None
    assert match.kinds == ["person", "steady"]
    assert match.events[-1].event == SeatChanged(1, "steady")
    assert match.rejoin(1) is None
    assert match.kinds == ["person", "person"]
    assert match.events[-1].event == SeatChanged(1, "person")
    assert match.entries == [
        Entry(1, "leave", 1, "steady", "leave:1:1"),
        Entry(2, "return", 1, "person", "return:1:1"),
    ]
    assert match.state == open_match(TALLY, TWO).state


def test_what_leaving_does_by_the_rules_follows_it() -> None:
    match = counting(Setup.of(2, {"absent": "silent"}))
    turn = match.state.turn
    assert match.submit(turn, Count(5)) is None
    assert match.state.phase == "doubt"
    assert match.leave(1 - turn, "steady") is None
    last = [placed.event for placed in match.events if placed.sequence == match.sequence]
    assert last[0] == SeatChanged(1 - turn, "steady")
    assert isinstance(last[1], Settled)  # no seat is left to be asked
    assert match.state.away[1 - turn]
    assert match.rejoin(1 - turn) is None
    assert not match.state.away[1 - turn]


def codes(*refusals: Rejection | None) -> list[str | None]:
    return [refused.code if refused else None for refused in refusals]


def test_who_may_not_leave_or_return() -> None:
    players = (Player(Clean.of("Ana"), "person"), Player(Clean.of("Bot"), "steady"))
    match: AnyMatch = Match(TALLY, Header("x", "tally", 1, TWO, players, "seed"))
    assert codes(match.rejoin(0), match.leave(1, "random"), match.rejoin(1)) == ["not_seated"] * 3
    assert match.sequence == 0
    assert codes(match.leave(0, "steady"), match.leave(0, "steady")) == [None, "not_seated"]


def test_a_level_that_does_not_exist_is_a_value_error() -> None:
    match = open_match(TALLY, TWO)
    with pytest.raises(ValueError, match="no bot 'genius'"):
        match.leave(0, "genius")
    assert match.sequence == 0


def test_after_the_end_nothing_is_accepted() -> None:
    match = played(TALLY, TWO)
    assert match.outcome is not None
    assert match.awaited() == ()
    before = snapshot(match)
    tries = (match.submit(0, Ring()), match.expire(0), match.leave(0, "steady"), match.rejoin(0))
    assert codes(*tries) == ["wrong_phase", "not_awaited", "wrong_phase", "wrong_phase"]
    assert snapshot(match) == before


# -- what a seat has seen --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, None])
def test_seen_is_what_seen_by_leaves(seat: int | None) -> None:
    match = played(TALLY, TWO, most=40)
    wanted = [known for placed in match.events if (known := placed.event.seen_by(seat)) is not None]
    assert len(wanted) < len(match.events)  # one seat looked, and only that seat was told
    assert list(match.seen(seat)) == wanted
    assert list(reversed(match.seen(seat))) == wanted[::-1]
    indexed = match.seen(seat)
    assert len(indexed) == len(wanted)
    assert list(indexed) == wanted
    assert list(reversed(indexed)) == wanted[::-1]
    assert (indexed[0], indexed[-1], indexed[1:3]) == (wanted[0], wanted[-1], tuple(wanted[1:3]))
    with pytest.raises(IndexError):
        indexed[len(wanted)]


def test_seen_shows_others_no_cards() -> None:
    match = open_match(TALLY, TWO)
    for seat, other in ((0, 1), (1, 0)):
        dealt = {event.seat: event.cards for event in match.seen(seat) if isinstance(event, Dealt)}
        assert dealt == {seat: match.state.hands[seat], other: None}


def test_seen_does_not_change_while_somebody_thinks() -> None:
    match = laid()
    early, counted = match.seen(0), match.seen(0)
    before = list(early)
    assert len(counted) == len(before)
    for _ in walk(match, "on", 20):
        pass
    assert list(early) == list(counted) == before
    assert len(match.seen(0)) > len(before)


def test_going_back_reduces_only_as_far_as_needed() -> None:
    asked: list[int] = []

    class Costly(Event):
        number: int

        def seen_by(self, seat: int | None) -> Event | None:
            asked.append(self.number)
            return self

    events: list[Event] = [Costly(i) for i in range(100)]
    last = next(iter(reversed(Seen(events, 0))))
    assert last is events[-1]
    assert asked == [99]


# -- logs ------------------------------------------------------------------------------------------


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 6), st.sampled_from(list(Tally.presets)), st.integers(0, 10**6))
def test_a_log_gives_the_match_back(seats: int, preset: str, seed: int) -> None:
    setup = Setup.of(seats, Tally.presets[preset])
    if TALLY.check_options(setup):
        setup = Setup.of(seats)
    match = played(TALLY, setup, f"{seed}", timeouts=8, leaving=12)
    again = Match.replay(TALLY, match.header, match.entries)
    assert snapshot(again) == snapshot(match)
    assert again.digest() == match.digest()
    assert again.outcome == match.outcome


def test_a_replayed_match_goes_on_as_the_first_would() -> None:
    match = played(TALLY, Setup.of(3), most=25)
    again = Match.replay(TALLY, match.header, match.entries)
    for one, two in zip(walk(match, "on", 300), walk(again, "on", 300), strict=True):
        assert snapshot(one) == snapshot(two)


def test_a_stacked_deck_replays_with_the_same_stack() -> None:
    order = cards("KC KD KH KS 2C 2D 2H 2S")
    stack = StackedRng("seed", {"deal1": order})
    match = open_match(TALLY, TWO, rng=stack)
    assert match.state.hands == (order[:4], order[4:])
    match.expire(0)
    again = Match.replay(TALLY, match.header, match.entries, rng=stack)
    assert snapshot(again) == snapshot(match)


def log_of(match: AnyMatch) -> tuple[Header, list[Entry]]:
    return match.header, list(match.entries)


@pytest.fixture
def good() -> tuple[Header, list[Entry]]:
    match = open_match(TALLY, TWO)
    match.expire(0)
    match.submit(1, LayAway(match.state.hands[1][0]))
    match.leave(0, "steady")
    match.rejoin(0)
    match.expire(match.state.turn)
    return log_of(match)


def wrong(good: tuple[Header, list[Entry]], place: int, **changes: Any) -> BadLog:
    head, entries = good
    entries[place] = replace(entries[place], **changes)
    with pytest.raises(BadLog) as caught:
        Match.replay(TALLY, head, entries)
    return caught.value


def test_the_good_log_is_good(good: tuple[Header, list[Entry]]) -> None:
    head, entries = good
    assert [entry.kind for entry in entries] == ["timeout", "act", "leave", "return", "timeout"]
    assert Match.replay(TALLY, head, entries).entries == entries


@pytest.mark.parametrize(
    ("place", "changes", "code"),
    [
        (0, {"text": "away KC"}, "timeout"),
        (0, {"kind": "act", "text": "banana"}, "notation"),
        (0, {"kind": "act", "text": "lapse"}, "table_only"),
        (0, {"kind": "act", "text": "ring"}, "wrong_phase"),
        (0, {"kind": "sneeze"}, "kind"),
        (0, {"seat": 5}, "not_seated"),
        (0, {"seat": -1}, "not_seated"),
        (1, {"sequence": 7}, "sequence"),
        (1, {"sequence": 1}, "sequence"),
        (1, {"seat": 0}, "already_laid"),
        (1, {"kind": "timeout", "seat": 0}, "not_awaited"),
        (2, {"text": "genius"}, "level"),
        (2, {"seat": -1}, "not_seated"),
        (3, {"seat": 1}, "not_seated"),
        (4, {"kind": "return"}, "name"),
        (4, {"kind": "return", "text": "person"}, "not_seated"),
    ],
)
def test_a_bad_log_names_its_first_wrong_input(
    good: tuple[Header, list[Entry]], place: int, changes: dict[str, Any], code: str
) -> None:
    sequence = changes.get("sequence", place + 1)
    bad = wrong(good, place, **changes)
    assert (bad.sequence, bad.code) == (sequence, code)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"format": 2}, "format"),
        ({"version": 2}, "version"),
        ({"game": "casino"}, "version"),
        ({"setup": Setup.of(2, {"target": 1})}, "options"),
        ({"setup": Setup.of(2, {"gone": True})}, "options"),
        ({"setup": Setup.of(3)}, "options"),
    ],
)
def test_a_header_that_does_not_fit(
    good: tuple[Header, list[Entry]], changes: dict[str, Any], code: str
) -> None:
    head, entries = good
    with pytest.raises(BadLog) as caught:
        Match.replay(TALLY, replace(head, **changes), entries)
    assert (caught.value.sequence, caught.value.code) == (0, code)


def test_a_log_with_a_gap_is_refused_where_the_gap_is(good: tuple[Header, list[Entry]]) -> None:
    head, entries = good
    with pytest.raises(BadLog) as caught:
        Match.replay(TALLY, head, entries[:1] + entries[2:])
    assert (caught.value.sequence, caught.value.code) == (3, "sequence")


def test_another_seed_deals_other_cards_so_the_log_does_not_follow(
    good: tuple[Header, list[Entry]],
) -> None:
    head, entries = good
    with pytest.raises(BadLog):
        Match.replay(TALLY, replace(head, seed="another"), entries)


def test_an_input_can_be_followed_one_by_one(good: tuple[Header, list[Entry]]) -> None:
    head, entries = good
    match: AnyMatch = Match(TALLY, head)
    for entry in entries:
        prepared = match.prepare_entry(entry)
        assert prepared.entry == entry
        match.commit(prepared)
    assert match.entries == entries


# -- the header ------------------------------------------------------------------------------------


def test_the_commitment_is_fixed_by_seed_and_id_and_tells_neither() -> None:
    head = header(TALLY, TWO, "a secret seed")
    assert head.commitment == header(TALLY, TWO, "a secret seed").commitment
    others = {replace(head, seed="another").commitment, replace(head, id="other").commitment}
    assert head.commitment not in others
    assert len(others) == 2
    assert "secret" not in head.commitment
    assert len(head.commitment) == 64


# -- windows and order -----------------------------------------------------------------------------


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_a_window_closes_by_the_order_of_seats(order: tuple[int, ...]) -> None:
    match = counting(Setup.of(4))
    turn = match.state.turn
    assert match.submit(turn, Count(99)) is None
    others = [(turn + k) % 4 for k in (1, 2, 3)]
    answers: list[Action] = [Believe(), Doubt(), Doubt()]
    for place in order:
        assert match.submit(others[place], answers[place]) is None
    settled = next(
        placed.event for placed in reversed(match.events) if isinstance(placed.event, Settled)
    )
    assert settled.doubter == others[1]
    answered = [placed.event.seat for placed in match.events if isinstance(placed.event, Answered)]
    assert answered == [others[place] for place in order]


def test_the_same_seed_deals_the_same_cards_whatever_is_played() -> None:
    deals: list[set[Any]] = []
    for seed in ("one way", "another way"):
        match = open_match(TALLY, Setup.of(2, {"target": 300}))
        for _ in walk(match, seed, 200):
            pass
        deals.append({placed.event for placed in match.events if isinstance(placed.event, Dealt)})
    shared = deals[0] & deals[1]
    assert len(shared) >= 6  # three deals, both seats
    assert shared in deals  # one is the beginning of the other


def test_two_threads_that_read_the_log_at_once_both_read_it_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A room keeps a match that is over in one thread, while it sends the log in another."""
    match = played(TALLY, TWO, most=6)
    both, entry = threading.Barrier(2), match_module._entry

    def waits(*given: Any) -> Entry:
        with contextlib.suppress(threading.BrokenBarrierError):
            both.wait(0.05)  # each has begun
        return entry(*given)

    monkeypatch.setattr(match_module, "_entry", waits)
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda _: tuple(match.entries), range(2)))
    sequences = [tuple(one.sequence for one in log) for log in (*found, match.entries)]
    assert len(set(sequences)) == 1
    assert sequences[0] == tuple(range(1, match.sequence + 1))
