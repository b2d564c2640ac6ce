"""Rules of Casino that no vector holds alone: dealing and dealers, what is told and to whom,
clocks, leaving, invariants.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from games.casino import GAME
from games.casino import events as e
from games.casino.actions import BadPack, Forfeit, Play, Trail
from games.casino.bots.unseen import Knowledge
from games.casino.rules.deal import close_deal
from games.casino.rules.values import SCHEMES, partition
from games.casino.state import LastCall, Phase, State, TableFlow
from playroom.engine.cards import PACK, card
from playroom.engine.match import Match
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Notes, Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from playroom_testing.walks import open_match
from tests.casino.kit import Spot

Table = Match[State, object]


def played(
    options: dict[str, OptionValue], seats: int = 2, seed: str = "rules", most: int = 4000
) -> Iterator[Table]:
    """A match after every input, with legal plays at random and no redeals."""
    match = open_match(GAME, Setup.of(seats, options), seed)
    chance = Rng(seed)
    yield match
    for _ in range(most):
        if match.outcome is not None:
            return
        request = match.awaited()[0]
        plays = [
            one for one in match.game.choices(match.view(request.seat)) if isinstance(one, Play)
        ]
        assert match.submit(request.seat, chance.choice(plays)) is None
        yield match


def told(match: Table, kind: type) -> list:  # type: ignore[type-arg]
    """The events of a kind so far."""
    return [placed.event for placed in match.events if type(placed.event) is kind]


def ended(options: dict[str, OptionValue], seats: int = 2, seed: str = "rules") -> Table:
    """A match at its end."""
    *_, match = played(options, seats, seed)
    assert match.outcome is not None
    return match


# -- dealing ---------------------------------------------------------------------------------------


def test_cas_011_the_first_dealer_is_random_or_chosen() -> None:
    starts = [GAME.start(Setup.of(3, {}), Rng(f"{n}")).state.public.dealer for n in range(40)]
    assert set(starts) == {0, 1, 2}
    for seat, letter in enumerate("abc"):
        setup = Setup.of(3, {"first_dealer": letter})
        assert {GAME.start(setup, Rng(f"{n}")).state.public.dealer for n in range(5)} == {seat}
    assert GAME.check_options(Setup.of(3, {"first_dealer": "d"})) is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cas_018_the_deal_passes_clockwise(seats: int) -> None:
    match = ended({"first_dealer": "b"}, seats)
    dealers = [event.dealer for event in told(match, e.DealStarted)]
    assert len(dealers) > 1
    assert dealers == [(1 + n) % seats for n in range(len(dealers))]


def test_cas_019_no_table_is_dealt_again_for_its_cards() -> None:
    for seed in range(400):
        step_ = GAME.start(Setup.of(2, {}), Rng(f"faces {seed}"))
        loose = step_.state.public.loose
        assert not any(isinstance(event, e.DealVoid) for event in step_.events)
        if sum(1 for one in loose if one.rank > 10) >= 3:
            assert step_.state.public.phase is Phase.PLAY
            return
    raise AssertionError("no table with three faces was dealt")


def test_cas_163_164_nothing_is_exposed_and_nobody_has_a_wrong_hand() -> None:
    for match in played({}, 3, "wrong hands"):
        public = match.state.public
        assert not public.exposed
        held = [len(hand) for hand in match.state.hands]
        assert max(held) - min(held) <= 1
        assert max(held) <= 4


# -- the turn --------------------------------------------------------------------------------------


def test_cas_031_035_every_turn_plays_a_card_and_a_trail_is_there_when_nothing_else_is() -> None:
    for match in played({}, 2, "turns"):
        public = match.state.public
        if public.turn is None:
            continue
        assert all(
            isinstance(one, Play)
            for one in match.game.choices(match.view(public.turn))
            if type(one).__name__ != "Redeal"
        )
        assert any(True for _ in match.game.choices(match.view(public.turn)))
    spot = Spot("hand A: 4C; hand B: 5C; table: 9H KD")
    assert spot.listed("A") == {"trail 4C"}
    with pytest.raises(NotUnderstood):
        GAME.parse("pass")


@pytest.mark.parametrize("preset", ["classic", "royal", "two_player_002"])
def test_cas_007_suits_never_matter_in_play(preset: str) -> None:
    """With the suits exchanged everywhere, the same plays are legal with the suits exchanged."""
    turned = str.maketrans("SHDC", "HDCS")
    checked = 0
    for match in played(dict(GAME.presets[preset.replace("_", "-")]), 2, "suits", most=60):
        state, turn = match.state, match.state.public.turn
        if turn is None:
            continue
        public = state.public
        lines = [
            f"opt preset={preset.replace('_', '-')}",
            f"pos dealer={'AB'[public.dealer]} turn={'AB'[turn]}",
            *(
                f"hand {'AB'[seat]}: {' '.join(map(str, hand))}"
                for seat, hand in enumerate(state.hands)
                if hand
            ),
            f"table: {' '.join(map(str, public.loose)) or '-'}",
        ]
        for pile in public.builds:
            groups = " / ".join("+".join(map(str, group)) for group in pile.groups)
            lines.append(f"build {pile.value} @{'AB'[pile.owner or 0]} : {groups}")
        text = "\n".join(lines)
        other = "\n".join(
            line if line.startswith(("opt", "pos")) else _turn_suits(line, turned) for line in lines
        )
        here = {_canonical(one, None) for one in Spot(text).listed("AB"[turn])}
        there = {_canonical(one, turned) for one in Spot(other).listed("AB"[turn])}
        assert {_canonical(one, turned) for one in Spot(text).listed("AB"[turn])} == {
            _canonical(one, None) for one in Spot(other).listed("AB"[turn])
        }
        assert len(here) == len(there)
        checked += len(here)
    assert checked > 100


def _turn_suits(line: str, turned: dict[int, int]) -> str:
    """A line of a position with every card of another suit."""
    return re.sub(r"\b(10|[2-9AJQK])([SHDC])\b", lambda m: m[1] + m[2].translate(turned), line)


def _canonical(text: str, turned: dict[int, int] | None) -> str:
    """A play by the cards it names, however they are grouped."""
    kind, _, rest = text.partition(" ")
    if turned is not None:
        rest = _turn_suits(rest, turned)
    found = re.findall(r"(?:10|[2-9AJQK])[SHDC]", rest)
    values = re.findall(r"[#=] ?\d+", rest)
    return " ".join([kind, found[0], *sorted(found[1:]), *values])


def test_cas_071_the_cards_groups_value_and_owner_of_a_build_are_public() -> None:
    spot = Spot("hand A: 6D 9D; hand B: 5C 2C; table: 3H 9S").do("A build 6D = 9 : 3H / 9S")
    for seat in (0, 1, None):
        (pile,) = GAME.view(spot.state, seat).public.builds
        assert (pile.value, pile.owner, {frozenset(map(str, group)) for group in pile.groups}) == (
            9, 0, {frozenset(("6D", "3H")), frozenset(("9S",))},
        )  # fmt: skip
        assert any(
            answer.id == "casino-ask-builds"
            for answer in GAME.table.answer(GAME.view(spot.state, seat), Ask.BURDEN)
        )


@pytest.mark.parametrize(
    "options", [{}, {"builder_duty": "no_trail"}, {"face_values": True}, {"builder_duty": "none"}]
)
def test_cas_108_107_no_build_survives_a_round_and_an_owner_can_always_play(
    options: dict[str, OptionValue],
) -> None:
    built = 0
    for seed in range(3):
        for match in played(options, 2 + seed, f"rounds {seed}"):
            public = match.state.public
            built += bool(public.builds)
            if public.turn is not None:
                assert any(
                    isinstance(one, Play) for one in match.game.choices(match.view(public.turn))
                )
            last = match.events[-1].event
            if isinstance(last, e.TurnBegan) and any(
                isinstance(p.event, e.RoundStarted) for p in match.events[-8:]
            ):
                fresh = all(len(hand) == 4 for hand in match.state.hands)
                assert not (fresh and public.builds)
    assert built > 20


# -- the end of a deal -----------------------------------------------------------------------------


COUNTED = ("cards", "spades", "big", "little", "aces")


def test_cas_114_132_the_rest_is_told_card_by_card_then_the_count_item_by_item() -> None:
    match = ended({}, 2, "end")
    names = [type(placed.event) for placed in match.events]
    assert names.index(e.Residue) < names.index(e.DealScored)
    residue = next(event for event in told(match, e.Residue) if event.cards)
    lines = residue.told(0)
    told_cards = [
        value for line in lines for _, value in line.values if isinstance(value, (tuple, Notes))
    ]
    named = [len(value) if isinstance(value, tuple) else len(value.notes) for value in told_cards]
    assert sum(named) == len(residue.cards)
    scored = told(match, e.DealScored)[0]
    order = ["cards", "spades", "big", "little", "ace:S", "ace:C", "ace:H", "ace:D"]
    items = [item.name for item in scored.items]
    assert items == sorted(items, key=order.index)
    heard = [line.id for line in scored.told(0)]
    assert heard[0].startswith("casino-event-count-cards")
    places = [
        next(n for n, id_ in enumerate(heard) if id_.startswith(f"casino-event-count-{name}"))
        for name in COUNTED
    ]
    assert places == sorted(places)
    answered = [line.id for line in scored.count_lines(0)]
    assert answered == [*heard, "casino-event-count-total"], "what it comes to is told once"


def test_cas_148_margin_and_multiplier_use_the_totals_at_which_the_count_stopped() -> None:
    text = (
        "opt multipliers=on; dealno 2; score A=18 B=19; last A; pos dealer=B; table: -; stock: -; "
        "pile A: *S 10D 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH; pile B: rest"
    )
    step_ = close(Spot(text).state)
    won = next(event for event in step_.events if isinstance(event, e.GameWon))
    scored = next(event for event in step_.events if isinstance(event, e.DealScored))
    assert won.scores == scored.scores == tuple(scored.running[-1])
    assert won.multiplier == 2
    assert won.margins == ((1 - won.side, 2 * won.scores[won.side] - won.scores[1 - won.side]),)


def close(state: State):  # type: ignore[no-untyped-def]
    """Counts a deal that has been played out."""
    flow = TableFlow(state)
    close_deal(flow, Rng("close"))
    return flow.step()


# -- irregularities, clocks, leaving ---------------------------------------------------------------


def test_cas_161_a_wrong_pack_makes_the_deal_void_and_earlier_totals_stand() -> None:
    match = open_match(GAME, Setup.of(2, {}), "pack")
    assert GAME.check(match.state, 0, BadPack()) is not None
    public = replace(match.state.public, scores=(7, 9))
    spoilt = replace(
        match.state, public=public, stock=(match.state.stock[1], *match.state.stock[1:])
    )
    assert GAME.check(spoilt, 0, BadPack()) is None
    step_ = GAME.apply(spoilt, 0, BadPack(), Rng("pack"))
    assert any(
        isinstance(event, e.DealVoid) and event.reason == "bad_pack" for event in step_.events
    )
    assert step_.state.public.scores == (7, 9)
    assert step_.state.public.phase is Phase.DEALER


def test_cas_176_clocks_are_those_of_the_options_and_silence_is_an_input() -> None:
    match = open_match(
        GAME,
        Setup.of(2, {"turn_seconds": 30, "referee": "claims", "challenge_seconds": 5}),
        "clock",
    )
    (request,) = match.awaited()
    assert request.seconds == 30
    match.submit(request.seat, next(iter(match.game.choices(match.view(request.seat)))))
    (window,) = match.awaited()
    assert window.seconds == 5
    assert match.expire(window.seat) is None
    assert match.entries[-1].seat == window.seat
    free = open_match(GAME, Setup.of(2, {"turn_seconds": 0}), "clock")
    assert free.awaited()[0].seconds is None
    assert GAME.check_options(Setup.of(2, {"turn_seconds": 5})) is not None
    assert GAME.check_options(Setup.of(2, {"challenge_seconds": 3})) is not None


def test_cas_177_who_leaves_is_replaced_or_loses() -> None:
    stays = open_match(GAME, Setup.of(2, {}), "leave")
    assert GAME.on_leave(stays.state, 0) is None
    for seats, winners in ((2, (1,)), (3, (1, 2))):
        match = open_match(GAME, Setup.of(seats, {"on_leave": "forfeit"}), "leave")
        assert isinstance(GAME.on_leave(match.state, 0), Forfeit)
        state = GAME.apply(match.state, 0, Forfeit(), Rng("leave")).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == (winners, "forfeit")


# -- Royal -----------------------------------------------------------------------------------------


def test_cas_205_a_build_is_taken_by_a_card_that_can_have_its_value() -> None:
    spot = Spot("opt preset=royal; hand A: AD 5C; hand B: KC; table: 2H; build 14 @B : KD+AS")
    assert spot.code("A take AD = 14 : #14") == "ok"
    assert spot.code("A take AD : #14") == "build_value"
    assert spot.code("A take 5C : #14") == "build_value"


def test_cas_207_royal_counts_sweeps() -> None:
    assert GAME.presets["royal"]["sweeps"] is True
    spot = Spot("opt preset=royal; hand A: KD 2C; hand B: 5C; table: KH").do("A take KD : KH")
    assert "sweep" in spot.names()
    plain = Spot("hand A: KD 2C; hand B: 5C; table: KH").do("A take KD : KH")
    assert "sweep" not in plain.names()


# -- who may know what -----------------------------------------------------------------------------


def test_cas_300_301_302_305_307_hands_and_stock_are_closed_and_all_that_is_played_is_named() -> (
    None
):
    for match in played({}, 2, "secrets", most=60):
        state = match.state
        for seat in (0, 1, None):
            view = match.view(seat)
            hand = () if seat is None else state.hands[seat]
            assert view.hand == hand  # type: ignore[attr-defined]
            assert not hasattr(view, "stock")
            assert view.public.held == tuple(map(len, state.hands))  # type: ignore[attr-defined]
        for placed in match.events:
            event = placed.event
            if isinstance(event, e.HandDealt):
                assert event.seen_by(event.seat).cards  # type: ignore[union-attr]
                assert not event.seen_by(1 - event.seat).cards  # type: ignore[union-attr]
                assert not event.seen_by(None).cards  # type: ignore[union-attr]
            elif isinstance(event, e.Played):
                assert event.seen_by(None) == event
            elif isinstance(event, e.DealScored):
                assert sorted(one for pile in event.piles for one in pile) == sorted(PACK)


def test_cas_221_the_card_drawn_is_seen_by_the_one_who_draws_it() -> None:
    spot = Spot("opt preset=draw; hand A: 9D 6C; hand B: 5C 7C; table: 5H; stock: KC KD").do(
        "A trail 6C"
    )
    drew = next(event for event in spot.events if isinstance(event, e.Drew))
    assert str(drew.seen_by(0).card) == "KC"  # type: ignore[union-attr]
    for seat in (1, None):
        assert drew.seen_by(seat).card is None  # type: ignore[union-attr]
    spot.do("B trail 7C")
    assert "stock_exhausted" in spot.names()
    held = spot.do("A trail 9D").view("A").hand
    assert [str(one) for one in held] == ["KC"], "no stock, no card"


def test_cas_303_refusals_and_duties_are_the_mover_s_own() -> None:
    spot = Spot("opt illegal_take_penalty=must_trail; hand A: 9D 4C; hand B: 5C 6C; table: 8H").do(
        "A take 9D : 8H"
    )
    refused = next(event for event in spot.events if isinstance(event, e.Refused))
    assert refused.seen_by(0) == refused
    assert refused.seen_by(1) is None
    assert refused.seen_by(None) is None
    turn = e.TurnBegan(0, ((9, False),), "take_or_duplicate")
    assert turn.told(0)
    assert turn.told(1) == ()


def test_cas_304_partners_see_no_more_of_each_other_than_opponents_do() -> None:
    match = open_match(GAME, Setup.of(4, {}), "partners")
    for placed in match.events:
        if isinstance(placed.event, e.HandDealt):
            partner, opponent = (placed.event.seat + 2) % 4, (placed.event.seat + 1) % 4
            assert placed.event.seen_by(partner) == placed.event.seen_by(opponent)


def test_cas_306_a_build_proves_a_card_of_its_value_with_a_strict_referee_only() -> None:
    strict = Spot("hand A: 4C 2C; hand B: KC QC; table: 2H; build 9 @B : 6C+3H")
    assert Knowledge(strict.view("A")).chance(1, 9) == 1.0
    claims = Spot("opt referee=claims; hand A: 4C 2C; hand B: KC QC; table: 2H; build 9 @B : 6C+3H")
    assert Knowledge(claims.view("A")).chance(1, 9) < 1.0


def test_cas_171_the_dealer_announces_or_forgets_it() -> None:
    text = (
        "opt announce_last=manual; pos dealer=B turn=A; hand A: 5C; hand B: 6D; table: KD; "
        "stock: 2S 3S 4S 5S 6S 7S 8S 9S"
    )
    spot = Spot(text).do("A trail 5C", "B trail 6D")
    assert spot.state.public.call is LastCall.DUE
    assert "last_round" not in spot.names()
    assert "last_round" in Spot(text).do("A trail 5C", "B trail 6D", "B last").names()
    assert spot.do("A trail 2S", "B trail 4S").state.public.call is LastCall.MISSED


def test_cas_175_silence_trails_what_matters_least() -> None:
    spot = Spot("hand A: KD 10D 2S 4H; hand B: 5C; table: 9H").timeout("A")
    assert spot.names()[0] == "trailed"
    assert str(spot.state.public.loose[-1]) == "KD"
    owner = Spot("hand A: 9D 4H; hand B: 5C; table: 9H; build 9 @A : 6C+3H").timeout("A")
    assert owner.names()[0] == "took"
    assert isinstance(GAME.on_timeout(owner.state, 0), Rejection)
    assert isinstance(GAME.on_timeout(owner.state, 1), Trail)


def test_only_a_card_that_is_a_group_by_itself_counts_as_one_of_its_rank() -> None:
    """CAS-055: the big casino, played as 16, takes a ten with a six: that ten is no pair of its."""
    high = SCHEMES[2]
    pair = [card("10S"), card("6H")]
    assert partition(pair, 16, high, lone=(10, (0,))) == (tuple(pair),)
    assert partition(pair, 16, high, lone=(10, (1, 3))) is None
    assert partition([card("10S")], 10, high, lone=(10, (1, 3))) == ((card("10S"),),)
    assert partition([card("10S"), card("10H")], 10, high, lone=(10, (1, 3))) is None
