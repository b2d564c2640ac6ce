"""The bot that searches: it sees what a quick bot does not, by its rules alone."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from playroom.engine.cards import card, cards
from playroom.engine.contract import Bot
from playroom.engine.header import Header, Player
from playroom.engine.kit.search import SearchBot
from playroom.engine.kit.tricks import Trick
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.newgame.tricks.toy import GAME, LEVELS, EasyBot, Lay, State, View, imagine


def position(hand: str, other: str, trick: str = "", trump: str = "2S") -> State:
    """Seat 0 is to lay a card; seat 1 has led `trick`."""
    laid = cards(trick)
    return State(5, (0, 0), (cards(hand), cards(other)), Trick(len(laid), 2, laid), card(trump))


def decided(bot: Bot, state: State, seed: str = "seed") -> object:
    match = Match(GAME, header())
    match.state = state
    return bot.decide(match.turn(0, Rng(seed)))


def header() -> Header:
    players = tuple(Player(Clean.of(name), "person") for name in ("Ana", "Berta"))
    return Header("m", "toy", 1, Setup.of(2), players, "seed")


def test_it_looks_further_than_the_bot_it_plays_out_with() -> None:
    state = position("AS 3H", "4S 5H")
    searching = SearchBot(lambda: GAME, lambda *_: state, EasyBot, worlds=1)
    assert isinstance(decided(EasyBot(), state), Lay)
    assert decided(searching, state) == Lay(card("AS"))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_is_overlooked_is_never_done(seed: str) -> None:
    state = position("AS 3H KS", "4S 5H 6H")
    blind = SearchBot(lambda: GAME, lambda *_: state, EasyBot, worlds=1, overlooks=1.0)
    assert decided(blind, state, seed) in map(Lay, state.hands[0])


def test_an_imagined_world_shows_its_seat_the_same() -> None:
    match = Match(GAME, header())
    for seat in (0, 1):
        view: View = match.view(seat)
        other = imagine(view, (), Rng("world"))
        assert GAME.view(other, seat).hand == view.hand
        assert GAME.view(other, seat).counts == view.counts
        assert other.hands[1 - seat] != match.state.hands[1 - seat]


def won(levels: Sequence[str], games: int) -> float:
    """The share of games that the first of two levels wins, in both seats from the same cards."""
    wins = 0
    for number in range(games):
        for first in (0, 1):
            match = Match(GAME, header(), rng=Rng(f"contest {number}"))
            bots = [LEVELS[levels[(seat + first) % 2]]() for seat in (0, 1)]
            while awaited := match.awaited():
                seat = awaited[0].seat
                turn = match.turn(seat, Rng(f"{number} {match.sequence}"))
                assert match.submit(seat, bots[seat].decide(turn)) is None
            assert match.outcome is not None
            wins += match.outcome.winners == (first,)
    return wins / (2 * games)


def test_more_worlds_win_more_often() -> None:
    good = won(("good", "easy"), 40)
    assert good > 0.5 + 2 * (0.25 / 80) ** 0.5, good
