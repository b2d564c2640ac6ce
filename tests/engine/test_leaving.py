"""Leaving and coming back by the documents of each game, through the match: what becomes of the
seat, who may come back, what a newcomer gets, and what is said of it.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.calatone.state import Chair
from playroom.engine.header import Header, Player
from playroom.engine.log.entries import Entry
from playroom.engine.match import Match
from playroom.engine.narration import leave_question, left_note, narrate
from playroom.engine.notes import Clean, Note, Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Leaving, SeatChanged
from playroom.locale import LANGUAGES, Listener, Teller, teller_of
from playroom_testing.language.lint import lint
from playroom_testing.walks import some_choices

NAMES = ("Ana", "Berta", "Luis", "Inés")
EVA = Clean.of("Eva")


def table(
    game: str, seats: int, given: dict[str, OptionValue] | None = None, bots: tuple[int, ...] = ()
) -> Match[Any, Any]:
    """A match with persons in the seats that are not `bots`."""
    found = find_game(game)
    players = tuple(
        Player(Clean.of(name), "easy" if seat in bots else "person")
        for seat, name in enumerate(NAMES[:seats])
    )
    setup = Setup.of(seats, given or {})
    return Match(found, Header("m", game, found.version, setup, players, "seed"))


def play(match: Match[Any, Any], most: int) -> Match[Any, Any]:
    """So many acts of easy bots in all seats, or until the game is over."""
    bots = {seat: match.game.bots["easy"]() for seat in range(len(match.kinds))}
    for _ in range(most):
        awaited = match.awaited()
        if not awaited:
            break
        seat = awaited[0].seat
        action = bots[seat].decide(match.turn(seat, Rng(f"{match.sequence}")))
        assert match.submit(seat, action) is None
    return match


def code(refused: Rejection | None) -> str:
    """The code of a refusal."""
    return "" if refused is None else refused.code


def how(match: Match[Any, Any], seat: int) -> Leaving:
    """What leaving means for the seat now."""
    return match.game.leaving(match.view(seat))


def changed(match: Match[Any, Any]) -> SeatChanged:
    """The last change of a seat."""
    return next(e for e in reversed(match.happened) if isinstance(e, SeatChanged))


def replays(match: Match[Any, Any]) -> bool:
    """Does the log give the same match?"""
    again = Match.replay(match.game, match.header, match.entries)
    same = (again.state, again.players) == (match.state, match.players)
    return same and list(again.happened) == list(match.happened)


# -- a bot plays on --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cribbage", "casino"])
def test_crb_129_cas_177_a_bot_plays_on_and_its_player_comes_back_at_any_time(game: str) -> None:
    match = play(table(game, 3), 5)
    state = match.state
    assert how(match, 1) is Leaving.BOT
    assert match.leave(1, "easy") is None
    assert changed(match) == SeatChanged(1, "easy", how="bot")
    assert match.state == state
    play(match, 40)
    assert how(match, 1) is Leaving.BOT
    assert match.rejoin(1) is None
    assert match.kinds == ["person"] * 3
    assert replays(match)


@pytest.mark.parametrize("game", ["cribbage", "casino"])
def test_a_newcomer_takes_a_bots_seat_with_its_cards_and_its_score(game: str) -> None:
    match = play(table(game, 2, bots=(1,)), 20)
    state = match.state
    assert code(match.rejoin(1)) == "not_seated"  # no person has played there
    assert match.rejoin(1, EVA) is None
    assert match.state == state
    assert match.players[1] == Player(EVA, "person")
    assert code(match.rejoin(1, EVA)) == "not_seated"
    assert match.leave(1, "easy") is None
    assert match.rejoin(1) is None  # now one has
    assert match.players[1] == Player(EVA, "person")
    assert replays(match)


# -- casino: the game is lost ----------------------------------------------------------------------


def test_cas_177_who_leaves_loses_and_nobody_comes_back_into_a_lost_game() -> None:
    match = play(table("casino", 3, {"on_leave": "forfeit"}), 4)
    assert how(match, 0) is Leaving.FORFEIT
    assert match.leave(0, "easy") is None
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("forfeit", (1, 2))
    assert [code(match.rejoin(0)), code(match.rejoin(0, EVA))] == ["wrong_phase"] * 2
    assert code(match.leave(1, "easy")) == "wrong_phase"
    assert replays(match)


# -- calatone: withdrawn, or out with the chips ----------------------------------------------------


def hand_of_calatone(**given: OptionValue) -> Match[Any, Any]:
    """A hand in which everybody has chosen the card to show."""
    match = table("calatone", 3, given)
    while match.awaited() and str(match.state.phase) != "bet":
        seat = match.awaited()[0].seat
        assert match.submit(seat, some_choices(match.game, match.view(seat))[0]) is None
    return match


def finish_hand(match: Match[Any, Any]) -> None:
    """Everybody but the last withdraws."""
    while match.state.phase.in_hand:
        assert match.submit(match.awaited()[0].seat, match.game.parse("fold")) is None


def test_cal_106_110_who_leaves_in_a_hand_withdraws_and_may_come_back_until_it_is_over() -> None:
    match = hand_of_calatone()
    turn = match.awaited()[0].seat
    other = (turn + 1) % 3
    assert how(match, other) is Leaving.FOLD
    assert match.leave(other, "easy") is None
    assert changed(match).how == "fold"
    assert match.state.hand.leaving == (other,)
    assert code(match.rejoin(other, EVA)) == "leaving"  # those chips go to the bank
    assert match.rejoin(other) is None
    assert match.state.hand.leaving == ()
    assert match.leave(other, "easy") is None
    finish_hand(match)
    assert match.state.chairs[other] is Chair.LEFT
    assert match.state.stacks[other] == 0
    assert match.state.bank.returned[other] > 0
    assert how(match, other) is Leaving.WATCH
    assert [code(match.rejoin(other)), code(match.rejoin(other, EVA))] == ["left"] * 2
    assert match.kinds[other] == "easy"
    assert replays(match)


def test_cal_106_a_bot_may_play_the_hand_to_its_end_and_then_the_chips_are_gone_too() -> None:
    match = hand_of_calatone(on_leave="bot")
    other = (match.awaited()[0].seat + 1) % 3
    assert how(match, other) is Leaving.HAND
    assert match.leave(other, "easy") is None
    finish_hand(match)
    assert match.state.chairs[other] is Chair.LEFT
    assert code(match.rejoin(other)) == "left"


def test_cal_105_between_hands_the_chips_go_back_at_once() -> None:
    match = table("calatone", 3)
    assert how(match, 0) is Leaving.CASH
    assert match.leave(0, "easy") is None
    assert match.state.bank.returned[0] == match.state.bank.issued[0] > 0
    assert [code(match.rejoin(0)), code(match.rejoin(0, EVA))] == ["left"] * 2
    assert replays(match)


def test_cal_104_who_is_ahead_may_not_ask_to_leave_where_the_table_forbids_it() -> None:
    match = hand_of_calatone(winner_leave="forbid")
    finish_hand(match)
    ahead = max(range(3), key=lambda seat: match.state.results[seat])
    refused = leave_question(match.game, match.view(ahead))
    assert isinstance(refused, Rejection)
    assert refused.code == "winning"
    assert isinstance(leave_question(match.game, match.view((ahead + 1) % 3)), Note)
    assert match.leave(ahead, "easy") is None  # an unasked absence is not refused
    warned = hand_of_calatone()
    finish_hand(warned)
    question = leave_question(warned.game, warned.view(ahead))
    assert isinstance(question, Note)
    assert question.id == "calatone-confirm-leave-ahead"


def test_cal_019_a_newcomer_gets_a_bots_chips_and_no_fresh_ones() -> None:
    match = play(table("calatone", 3, bots=(1, 2)), 30)
    state = match.state
    assert match.state.chairs[1] is Chair.SEATED
    assert match.rejoin(1, EVA) is None
    assert match.state == state
    assert replays(match)
    gone = table("calatone", 3, {"rebuy": "never", "stack": 10, "max_bet": 0}, bots=(1, 2))
    while not any(chair is Chair.OBSERVER for chair in gone.state.chairs[1:]):
        assert gone.awaited(), "nobody has lost all chips"
        seat = gone.awaited()[0].seat
        choices = some_choices(gone.game, gone.view(seat))
        assert gone.submit(seat, choices[gone.sequence % len(choices)]) is None
    seat = 1 + [chair is Chair.OBSERVER for chair in gone.state.chairs[1:]].index(True)
    assert code(gone.rejoin(seat, EVA)) == "seat"


# -- rummy: back in the same hand or not at all ----------------------------------------------------


@pytest.mark.parametrize("option", ["bot", "vacate"])
def test_rum_075_079_who_leaves_comes_back_before_the_hand_is_over_or_not_at_all(
    option: str,
) -> None:
    match = play(table("rummy", 3, {"on_leave": option}), 3)
    skipped = option == "vacate"
    assert how(match, 1) is (Leaving.VACATE if skipped else Leaving.STAND_IN)
    assert match.leave(1, "easy") is None
    assert (match.state.public.vacated, match.state.public.left) == (
        (1,) if skipped else (),
        ((1, 0),),
    )
    assert code(match.rejoin(1, EVA)) == "newcomer"
    assert match.rejoin(1) is None
    assert match.state.public.left == match.state.public.vacated == ()
    assert match.leave(1, "easy") is None
    while not match.state.public.posted:
        play(match, 1)
    assert how(match, 1) is Leaving.WATCH
    assert code(match.rejoin(1)) == "too_late"
    assert match.kinds[1] == "easy"
    assert match.leave(2, "easy") is None  # between two hands: until the end of the next
    assert how(match, 2).may_return is not skipped  # with one player left the game has ended
    assert code(match.rejoin(2)) == ("wrong_phase" if skipped else "")
    assert replays(match)


def test_rum_079_nobody_enters_a_game_in_progress() -> None:
    match = play(table("rummy", 3, bots=(2,)), 3)
    assert code(match.rejoin(2, EVA)) == "newcomer"


@pytest.mark.parametrize(("seats", "reason"), [(2, "discarded"), (3, "totals")])
def test_rum_072_073_074_088_a_leaver_is_given_two_totals_if_there_are_two(
    seats: int, reason: str
) -> None:
    match = play(table("rummy", seats, {"stall_rounds": 2}, bots=tuple(range(1, seats))), 3)
    assert match.leave(0, "easy") is None
    play(match, 10_000)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason == reason
    assert 0 not in outcome.winners
    if seats == 3:  # a bot seated from the start is a player, the one that replaces is not
        assert outcome.scores[0] == outcome.scores[1] + outcome.scores[2]
    assert replays(match)


def test_rum_087_a_seat_left_in_its_turn_is_skipped_and_its_hand_put_aside() -> None:
    match = play(table("rummy", 3, {"on_leave": "vacate"}), 4)
    turn = match.awaited()[0].seat
    hand = match.state.secret.hands[turn]
    assert match.leave(turn, "easy") is None
    assert turn not in {request.seat for request in match.awaited()}
    assert match.state.secret.hands[turn] == hand
    while not match.state.public.posted:
        assert turn not in {request.seat for request in match.awaited()}
        play(match, 1)
    assert match.state.public.posted[0][turn] is None
    assert replays(match)


# -- logs ------------------------------------------------------------------------------------------


def test_a_log_in_which_somebody_came_back_too_late_is_followed_all_the_same() -> None:
    match = table("calatone", 3)
    assert match.leave(0, "easy") is None
    late = [*match.entries, Entry(2, "return", 0, "person", "")]
    again = Match.replay(match.game, match.header, late)
    assert again.kinds[0] == "person"
    assert again.state == match.state


# -- what is said ----------------------------------------------------------------------------------


def lines(match: Match[Any, Any], seat: int | None, language: str, length: str) -> list[str]:
    """What was told to a seat of what happened last."""
    teller = Teller(language, strict=True)
    listener = Listener.at_table(match.game, match.header, seat)
    last = match.events[-1].sequence
    return [
        teller.tell(line, listener, length)
        for placed in match.events
        if placed.sequence == last
        for line in narrate(match.game, placed.event, seat)
    ]


BOT = ("Berta has left, a bot plays on.", "Berta se ha ido, sigue un robot.")
GONE = ("Berta leaves the table.", "Berta deja la mesa.")
TABLES: tuple[tuple[str, dict[str, OptionValue], tuple[str, str]], ...] = (
    *((game, {}, GONE if game == "calatone" else BOT) for game in game_ids()),
    ("casino", {"on_leave": "forfeit"}, GONE),
    ("rummy", {"on_leave": "vacate"}, GONE),
)


@pytest.mark.parametrize(("game", "given", "said"), TABLES)
def test_what_leaving_is_told_as_is_true_at_every_table(
    game: str, given: dict[str, OptionValue], said: tuple[str, str]
) -> None:
    match = table(game, 3, given)
    assert match.leave(1, "easy") is None
    assert lines(match, 0, "en", "normal")[0] == said[0]
    assert lines(match, None, "es", "normal")[0] == said[1]
    assert lines(match, 1, "en", "normal")[0] == "You have left the table."
    follows = bool(given) or game in ("calatone", "rummy")  # what the game tells by itself
    assert (len(lines(match, 0, "en", "normal")) > 1) is follows
    for language in LANGUAGES:
        for length in ("brief", "normal", "full"):
            for seat in (0, 1, None):
                heard = lines(match, seat, language, length)
                assert len(set(heard)) == len(heard)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", ["brief", "normal", "full"])
def test_people_coming_and_going_can_be_heard(language: str, length: str) -> None:
    game = find_game("cribbage")
    teller, seen = Teller(language, strict=True), set()
    events = [SeatChanged(1, "easy", how=what.value) for what in Leaving] + [
        SeatChanged(1, "person"),
        SeatChanged(1, "person", EVA),
    ]
    for event in events:
        for seat in (0, 1):
            listener = Listener(seat, NAMES[:2])
            (said,) = narrate(game, event, seat)
            line = teller.tell(said, listener, length)
            assert lint(line, lang=language, limit=length != "full") == []
            seen.add(line)
    assert len(seen) == 7
    new = narrate(game, SeatChanged(1, "person", EVA), 0)[0]
    heard = teller.tell(new, Listener(0, NAMES[:2]), length)
    assert "Eva" in heard
    assert "Berta" in heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_leaving_has_its_question_and_what_follows(language: str) -> None:
    teller, nobody = Teller(language, strict=True), Listener(0, NAMES[:2])
    ids = ("table-leave-ask", "table-leave-stays")
    told = {
        (id_, what, length): teller.tell(Note.of(id_, {"how": what.value}), nobody, length)
        for id_ in ids
        for what in Leaving
        for length in ("brief", "normal", "full")
        if id_ == "table-leave-ask" or what.may_return
    }
    for line in told.values():
        assert lint(line, lang=language, limit=False) == []
    for id_, different in zip(ids, (len(Leaving), 5), strict=True):
        normal = [told[key] for key in told if key[::2] == (id_, "normal")]
        assert len(set(normal)) == len(normal) == different
    for what in Leaving:
        full, normal = (told["table-leave-ask", what, one] for one in ("full", "normal"))
        assert full.startswith(normal)
        assert "Control S" in full


def test_what_stays_said_to_who_has_left() -> None:
    match = table("cribbage", 2)
    assert match.leave(0, "easy") is None
    stays = left_note(match.game, match.view(0))
    listener = Listener(0, NAMES[:2])
    assert teller_of("en").tell(stays, listener) == (
        "A bot plays for you. Enter takes your cards back."
    )
    cash = table("calatone", 3)
    assert cash.leave(0, "easy") is None
    assert left_note(cash.game, cash.view(0)).id == "table-leave-out"
