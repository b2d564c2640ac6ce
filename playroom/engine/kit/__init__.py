"""The kit: shared parts of games, and what a game needs of the engine, by one import:

    from playroom.engine import kit

`flow`: a state on its way. `turns`: a base for games of plain turns. `events`: events that tell
themselves. `views`: views made from states. `face`: tables. `told`: seats, lists of cards, options
in words. `hands`: dealt, in a game's order. `tricks`, `dice`, `grid`, and in `kinds` bidding,
melds, drawing and the bank: what games of a kind share. `bots`, `search`: bots that play anything.
`conventions`: what need not be named.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playroom.engine.kit.names import *  # noqa: F403
else:

    def __getattr__(name: str) -> Any:
        """A name of `names`, which loads all of the kit: a game that needs two modules of it does
        not wait for the others.
        """
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(import_module("playroom.engine.kit.names"), name)
