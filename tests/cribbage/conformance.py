"""What the conformance suite needs to know of cribbage."""

from __future__ import annotations

from collections.abc import Hashable

from games.cribbage.state import Cut, Discarded, State
from playroom.engine.options import Setup

SETUPS = (
    Setup.of(4, {"teams": 2, "target": 61, "first_dealer": "cut", "count_time": 30}),
    Setup.of(
        6, {"teams": 3, "target": 61, "help": "list", "award": "split", "six_flush": "four_cards"}
    ),
    Setup.of(
        6, {"teams": 2, "target": 61, "turn_seconds": 30, "nineteen_joke": True, "his_heels": True}
    ),
    Setup.of(
        2,
        {"help": "list", "auto_count": True, "first_dealer": "cut"},
        {0: {"help": "none"}, 1: {"auto_count": True}},
    ),
)
PASSING = (Cut,)
UNREACHED: frozenset[str] = frozenset({"cribbage-claim-slip"})
# Only what is typed is refused so (tests/shell/test_table.py): by the rules a count may claim up to
# 99.
NOTATION = frozenset({"cribbage-no-move"})


def census(state: State) -> Hashable:
    """All cards, wherever they are: kept hands, cards laid away, the card from the deck, the deck,
    the starter.
    """
    secret, starter = state.secret, state.public.starter
    held = [card for hand in secret.hands for card in hand]
    away = [card for some in secret.discards for card in some]
    return tuple(
        sorted(
            [*held, *away, *secret.extra, *secret.deck, *([starter] if starter is not None else [])]
        )
    )


def unordered(state: State) -> State:
    """L tells who laid away last; nothing else remembers it."""
    if isinstance(state.public.last, Discarded):
        return state._replace(public=state.public._replace(last=None))
    return state
