"""What all have seen stands in every world that a searching bot imagines, and its seat cannot tell
that world from the true one. Over all games whose strongest level imagines whole states.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playroom.engine.cards import Card
from playroom.engine.kit.search import SearchBot
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.wire import plain
from playroom_testing.checks.cards import cards_in, told
from playroom_testing.walks import AnyGame, AnyMatch, open_match, walk


def searching(game: AnyGame, setup: Setup) -> SearchBot | None:
    """The strongest level of a table, where it searches imagined states."""
    bot = game.bots[game.best_level(setup)]()
    return bot if isinstance(bot, SearchBot) else None


def tables() -> Iterator[tuple[str, Setup]]:
    """Each preset at the fewest and the most seats, of the games that imagine states."""
    for id_ in game_ids():
        game = find_game(id_)
        for preset in game.presets.values():
            for seats in (game.seats[0], game.seats[-1]):
                setup = Setup.of(seats, preset)
                if game.check_options(setup) is None and searching(game, setup):
                    yield id_, setup


def seen_in_hands(match: AnyMatch, before: int, known: dict[Card, Seat]) -> dict[Card, Seat]:
    """The cards that public events have named in a hand, as long as they stay in it."""
    hands, events = match.state.hands, match.happened[before:]
    deals = [n for n, event in enumerate(events) if isinstance(event, match.game.table.deals)]
    if deals:  # what was laid before a new deal may be in any hand now
        known, events = {}, events[deals[0] :]
    named = cards_in(told(events, None))
    holders = {card: seat for seat, hand in enumerate(hands) for card in hand}
    new = {card: holders[card] for card in named if card in holders}
    return {card: seat for card, seat in (known | new).items() if holders.get(card) == seat}


def test_some_games_imagine_states() -> None:
    assert {"brisca", "domino"} <= {id_ for id_, _ in tables()}


@pytest.mark.parametrize(("id_", "setup"), tables(), ids=str)
def test_imagined_worlds_keep_to_what_all_have_seen(id_: str, setup: Setup) -> None:
    game = find_game(id_)
    bot = searching(game, setup)
    assert bot is not None
    for seed in ("a", "b"):
        match, known, before = open_match(game, setup, seed), dict[Card, Seat](), 0
        for now in walk(match, seed, 60, timeouts=0):
            known, before = seen_in_hands(now, before, known), len(now.happened)
            for seat in {request.seat for request in now.awaited()}:
                world = bot._imagine(now.view(seat), now.seen(seat), Rng(f"{now.sequence}"))
                assert plain(game.view(world, seat)) == plain(now.view(seat))
                for card, holder in known.items():
                    assert card in world.hands[holder], f"{card!r} is in the hand of {holder}"
