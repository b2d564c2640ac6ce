"""The levels of play. A bot sees only its view and what its seat was told.

`distance` says how far a hand is from the contract, `unseen` what can be inferred of cards that
are not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.rummy.moves import choices
from playroom.engine.contract import Bot
from playroom.engine.kit.bots import bots_in, random_bot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": random_bot(choices, most=200, evenly=True),
    **bots_in(__name__, easy="Easy", fair="Fair", good="Good", expert="Expert"),
}
"""The levels, weakest first."""
