"""Results: who counts for which seat, and what place who has left takes."""

from __future__ import annotations

from typing import Any

import pytest

from playroom.engine.header import Header, Player
from playroom.engine.log.inputs import Leave, Return
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.room.ratings.results import (
    FORFEITED,
    MOST_A_DAY,
    Result,
    Seated,
    judged,
    ratings_after,
    result_of,
)
from playroom.room.ratings.values import SETTLED
from playroom.room.ratings.weng_lin import Rating, rated

ANA, BEN, EVA, LEO = "a" * 12, "b" * 12, "e" * 12, "c" * 12
PERSONS = {0: ANA, 1: BEN, 2: EVA, 3: LEO}


def match_of(*kinds: str, **options: Any) -> Match[Any, Any]:
    """A match of cribbage that has begun."""
    game = find_game("cribbage")
    players = tuple(Player(Clean.of(f"P{seat}"), kind) for seat, kind in enumerate(kinds))
    setup = Setup.of(len(kinds), {"target": 31, **options})
    return Match(game, Header("m", game.id, game.version, setup, players, "seed"))


def play(match: Match[Any, Any], acts: int = 10_000) -> Match[Any, Any]:
    """Plays so many actions, or to the end; bots play in all seats."""
    bot, dice = match.game.bots["fair"](), Rng("dice")
    while acts and (awaited := match.awaited()):
        seat = awaited[0].seat
        assert match.submit(seat, bot.decide(match.turn(seat, dice))) is None
        acts -= 1
    return match


def took(match: Match[Any, Any], given: Leave | Return) -> None:
    prepared: Any = match.prepare(given)
    match.commit(prepared)


def seats_of(match: Match[Any, Any]) -> tuple[Seated, ...]:
    result = result_of(match, PERSONS)
    assert result is not None
    return result.seats


def test_an_unfinished_match_has_no_result() -> None:
    assert result_of(play(match_of("person", "person"), 5), PERSONS) is None


def test_who_wins_is_first_and_a_bot_counts_by_its_level() -> None:
    match = play(match_of("person", "good"))
    assert match.outcome is not None
    (winner,) = match.outcome.winners
    assert [(one.player, one.side) for one in seats_of(match)] == [(ANA, 0), ("bot good", 1)]
    assert [one.place == 0 for one in seats_of(match)] == [winner == 0, winner == 1]


@pytest.mark.parametrize("by_winner", [True, False])
def test_a_match_is_unrated_by_the_hints_of_who_wins_alone(by_winner: bool) -> None:
    known = play(match_of("person", "person"))
    assert known.outcome is not None
    match = match_of("person", "person")
    for act in known.entries:  # the same again
        hinted = (act.seat in known.outcome.winners) is by_winner
        assert (
            match.submit(act.seat, match.game.parse(act.text), "hint1.x" if hinted else "x") is None
        )
    result = result_of(match, PERSONS)
    assert result is not None
    assert result.unrated == ("hints" if by_winner else "")


def test_partners_share_a_side_and_its_place() -> None:
    match = play(match_of(*["person"] * 4, teams=2))
    assert [one.side for one in seats_of(match)] == [0, 1, 0, 1]
    assert seats_of(match)[0].place == seats_of(match)[2].place


@pytest.mark.parametrize(("share", "forfeits"), [(0.0, True), (0.3, True), (0.8, False)])
def test_who_leaves_before_half_is_decided_is_last_whatever_the_bot_reaches(
    share: float, forfeits: bool
) -> None:
    acts = play(match_of("person", "person")).acts
    match = play(match_of("person", "person"), int(share * acts))
    for seat in (0, 1):  # one of the two wins by the bot in their seat
        took(match, Leave(seat, "good"))
    play(match)
    assert [one.place == FORFEITED for one in seats_of(match)] == [forfeits] * 2


def test_who_comes_back_has_left_nothing_and_another_one_decides_for_themselves() -> None:
    for name, forfeits in (("", False), ("P0", False), ("Zoe", True)):
        match = match_of("person", "person")
        took(match, Leave(0, "good"))
        took(match, Return(0, Clean.of(name)))
        assert (seats_of(play(match))[0].place == FORFEITED) is forfeits


def test_a_partner_is_not_last_with_who_leaves() -> None:
    match = match_of(*["person"] * 4, teams=2)
    took(match, Leave(0, "good"))
    assert all(one.place < FORFEITED for one in seats_of(play(match)))


def test_a_bot_that_a_person_relieves_is_not_rated() -> None:
    match = match_of("person", "good")
    took(match, Return(1, Clean.of("Zoe")))
    result = result_of(play(match), PERSONS)
    assert result is not None
    assert judged(result, lambda one, other: 0) == "bot"


def test_the_same_two_are_rated_so_often_a_day_and_so_is_one_with_a_bot() -> None:
    seats = (Seated(ANA, 0, 0), Seated(BEN, 1, 1), Seated("bot good", 2, 2))
    result = Result("m", "cribbage", "live", seats)
    assert judged(result, lambda one, other: MOST_A_DAY - 1) == ""
    assert judged(result, lambda one, other: MOST_A_DAY) == "often"
    with_bot = result._replace(seats=seats[::2])
    assert judged(with_bot, lambda one, other: MOST_A_DAY - 1) == ""
    assert judged(with_bot, lambda one, other: MOST_A_DAY) == "often"
    bots = (Seated("bot easy", 0, 0), Seated("bot good", 1, 1))
    assert judged(result._replace(seats=bots), lambda one, other: MOST_A_DAY) == ""
    assert judged(result._replace(unrated="private"), lambda one, other: 0) == "private"
    alike = (Seated("bot good", 0, 0), Seated("bot good", 1, 1))
    assert judged(result._replace(seats=alike), lambda one, other: 0) == "alone"


def test_a_level_in_several_seats_moves_by_the_average() -> None:
    seats = (Seated(ANA, 0, 1), Seated("bot good", 1, 0), Seated("bot good", 2, 2))
    after = ratings_after(Result("m", "cribbage", "live", seats), {ANA: Rating(30, 4)})
    apart = rated([[Rating(30, 4)], [Rating()], [Rating()]], [1, 0, 2])
    assert after[ANA] == apart[0][0]
    assert after["bot good"].mean == (apart[1][0].mean + apart[2][0].mean) / 2
    assert after["bot good"].games == 1


def test_new_accounts_that_lose_lift_no_settled_player_and_no_bot() -> None:
    result = Result("m", "cribbage", "live", (Seated(ANA, 0, 0), Seated(BEN, 1, 1)))
    settled, new = Rating(25.0, 4.0, SETTLED), Rating()
    assert set(ratings_after(result, {ANA: settled, BEN: new})) == {BEN}
    assert set(ratings_after(result, {ANA: settled, BEN: settled})) == {ANA, BEN}
    assert set(ratings_after(result, {ANA: new, BEN: new})) == {ANA, BEN}
    bot = result._replace(seats=(Seated("bot easy", 0, 0), Seated("bot easy", 1, 1)))
    thrown = bot._replace(seats=(*bot.seats, Seated(BEN, 2, 2)))
    assert set(ratings_after(thrown, {"bot easy": settled, BEN: new})) == {BEN}
