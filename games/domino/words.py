"""How Dominoes is handled by keyboard and heard. Sentences are messages in `locales/`."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.contract import Chapter
from playroom.engine.kit.kinds.chain import pips
from playroom.engine.kit.kinds.chain_table import ChainTable, LayTile, tile_values
from playroom.engine.kit.rulebook import chapters
from playroom.engine.notes import Kind, Note, Seats, Who, note
from playroom.engine.record import Seat, tag_of
from playroom.engine.sounds import SoundTable, to_oneself, won_by
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer

from . import events
from .options import DominoOptions
from .state import View

_KINDS: dict[type[Event], Kind] = {
    events.Dealt: Kind.DEAL,
    events.Hand: Kind.DEAL,
    events.Turn: Kind.TURN,
    events.Scored: Kind.POINTS,
    events.Won: Kind.POINTS,
}
"""What their lines are about; those of the others are of plays."""


class DominoTable(ChainTable[View]):
    """A hand of tiles, the chain, and an answer to every key."""

    deals: ClassVar[tuple[type[Event], ...]] = (events.Dealt,)
    sounds: ClassVar[SoundTable] = {
        events.Started: "start",
        events.Dealt: "deal",
        events.Turn: to_oneself("turn"),
        events.Laid: "card",
        events.Drew: "draw",
        events.Blocked: "sweep",
        events.Scored: "points",
        events.Won: won_by(lambda event: event.seats),
    }

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        """Each by the message that is called like it."""
        if isinstance(event, events.Started):
            return _started(event, seat)
        if isinstance(event, events.Turn) and event.seat != seat:
            return ()
        name, values = tag_of(type(event).__name__), tile_values(event)
        if isinstance(event, events.Laid) and not event.rest:
            name = "out"
        elif isinstance(event, events.Dealt) and event.must is not None:
            name = "opening"
        elif isinstance(event, events.Scored):
            name = event.why
        return (note(f"domino-event-{name}", _KINDS.get(type(event), Kind.PLAY), **values),)

    def foretold(self, view: View, action: Action) -> Event | None:
        if not isinstance(action, LayTile) or view.seat is None:
            return None
        end = action.end or view.chain.fits(action.tile)[-1]
        chain = view.chain.laid(action.tile, end)
        rest = len(view.hand) - 1
        return events.Laid(view.seat, action.tile, chain.left, chain.right, rest)

    def highest(self, view: View) -> int:
        return view.options.highest

    def answer_burden(self, view: View) -> Answer:
        """B: who began the deal."""
        return (note("domino-ask-first", who=Who(view.first), number=view.deal),)

    def answer_details(self, view: View) -> Answer:
        target = note("domino-ask-target", target=view.options.target, number=view.deal)
        return (*self.answer_scores(view), target)


def _started(event: events.Started, seat: Seat | None) -> Answer:
    own = next((side for side in event.sides if seat in side), ())
    others = Seats(tuple(sorted(each for side in event.sides if side != own for each in side)))
    mates, target = Seats(tuple(each for each in own if each != seat)), event.target
    id = "domino-event-teams" if mates.seats else "domino-event-started"
    return (note(id, Kind.TABLE, others=others, mates=mates, target=target),)


_RULES = {
    "deal": ("tiles", "teams", "first", "next"),
    "play": ("lay", "draw", "pass", "reserve", "blocked", "tie", "turn_seconds"),
    "score": ("count", "capicua", "passing", "target"),
}


def rulebook(options: DominoOptions) -> tuple[Chapter, ...]:
    """The rules of this table by ear: what is told is in force."""
    values = {option.name: getattr(options, option.name) for option in options.declared}
    values["pack"] = len(options.pack.cards())
    draws = options.draw and options.stock > options.reserve
    told = {**values, "draw": draws, "pass": not draws, "reserve": draws and options.reserve}
    told["teams"] = len(options.sides) < options.setup.seats
    lines = {
        chapter: [note(f"domino-rule-{name}", **values) for name in names if told.get(name, True)]
        for chapter, names in _RULES.items()
    }
    return chapters("domino", lines)


def reasons(view: View, action: Action) -> tuple[Note, ...]:
    """Why a tile is laid, for a hint: how many of the others then fit, and what it weighs."""
    if not isinstance(action, LayTile):
        return ()
    tile, chain = action.tile, view.chain
    after = chain.laid(tile, action.end or chain.fits(tile)[-1])
    count = sum(bool(after.fits(other)) for other in view.hand if other != tile)
    return (note("domino-hint", count=count, left=len(view.hand) - 1, pips=pips(tile)),)
