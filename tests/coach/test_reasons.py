"""Reasons of hints: true of the position, and no argument against what is advised."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Any

from games.calatone.actions import Fold
from games.casino.actions import Trail
from games.casino.state import unseen_cards
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import Action


def turns(name: str, most: int) -> Iterator[tuple[Match[Any, Any], Action]]:
    """Turns of the first seat in a game of bots, with what is done there."""
    game = find_game(name)
    players = tuple(Player(Clean.of(name), "easy") for name in ("Ana", "Berta"))
    header = Header("reasons", game.id, game.version, Setup.of(2), players, "reasons")
    match: Match[Any, Any] = Match(game, header)
    bot = game.bots["easy"]()
    while match.awaited() and most:
        seat = match.awaited()[0].seat
        action = bot.decide(match.turn(seat, Rng(f"{match.acts}")))
        if seat == 0:
            most -= 1
            yield match, action
        assert match.submit(seat, action) is None


def test_a_trailed_card_is_captured_by_as_many_cards_as_the_hint_says() -> None:
    trailed = 0
    for match, action in turns("casino", 60):
        if not isinstance(action, Trail):
            continue
        view = match.view(0)
        (told,) = match.game.reasons(match.turn(0, Rng("")), action)
        others = [card.rank for card in view.public.loose if card.rank <= 10]
        sets = chain.from_iterable(combinations(others, size) for size in range(len(others) + 1))
        own = action.card.rank
        takes = {own + sum(ranks) for ranks in sets} if own <= 10 else {own}
        takers = [
            card
            for card in unseen_cards(view)
            if card.rank in takes and (card.rank <= 10 or own > 10)
        ]
        assert told.get("count") == len(takers)
        trailed += 1
    assert trailed > 10


def test_a_hint_to_withdraw_never_says_that_seeing_pays() -> None:
    folded = 0
    for match, _ in turns("calatone", 120):
        turn = match.turn(0, Rng(""))
        if turn.view.legal is None or not turn.view.legal.call:
            continue
        told: tuple[Note, ...] = match.game.reasons(turn, Fold())
        wins, price = told[0].get("wins"), told[-1].get("price")
        assert (told[-1].id == "calatone-hint-fold") is (price is None)
        assert price is None or int(str(wins)) < int(str(price))
        folded += 1
    assert folded > 10
