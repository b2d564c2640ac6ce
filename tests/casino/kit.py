"""Positions of Casino for tests: built from lines of the notation of the vectors, played by texts
of the game's notation.
"""

from __future__ import annotations

from games.casino import GAME, events
from games.casino.actions import Play
from games.casino.moves import Lister
from games.casino.notation import LETTERS
from games.casino.state import State, View
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event
from tests.casino.position import at_rest, knows_stock, load_position

_NAMES: dict[type[Event], str] = {
    events.DealVoid: "redeal",
    events.DealerAsked: "dealer_choice",
    events.Increased: "raised",
    events.SeatForfeits: "seat_left",
    events.Swept: "sweep",
    events.TurnBegan: "turn",
}
"""The events that the rules do not call as their classes are called."""


def name_of(event: Event) -> str:
    """What an event is called in the rules (section 5.1) and in vectors."""
    return _NAMES.get(type(event), str(event.__struct_config__.tag))


class Spot:
    """A position that is played on by texts such as `A take 9D : 9H`."""

    def __init__(self, text: str) -> None:
        """`text` are lines, also split by semicolons."""
        text = text.replace(";", "\n")
        self.state: State = load_position(text)
        self._stock_known = knows_stock(text)
        self.events: tuple[Event, ...] = ()

    def check(self, text: str) -> Rejection | None:
        """Why the seat may not do it."""
        seat, _, what = text.partition(" ")
        return GAME.check(self.state, LETTERS.index(seat), GAME.parse(what))

    def code(self, text: str) -> str:
        """The code of the refusal, `ok` when there is none."""
        refused = self.check(text)
        return "ok" if refused is None else refused.code

    def do(self, *texts: str) -> Spot:
        """Does it; a refusal fails the test."""
        for text in texts:
            refused = self.check(text)
            assert refused is None, f"{text}: {refused}"
            seat, _, what = text.partition(" ")
            self._apply(LETTERS.index(seat), GAME.parse(what))
        return self

    def _apply(self, seat: Seat, action: Action) -> None:
        with at_rest(self._stock_known):
            step = GAME.apply(self.state, seat, action, Rng("kit"))
        self.state, self.events = step.state, step.events

    def timeout(self, seat: str) -> Spot:
        """The clock of a seat runs out."""
        action = GAME.on_timeout(self.state, LETTERS.index(seat))
        assert not isinstance(action, Rejection), action
        self._apply(LETTERS.index(seat), action)
        return self

    def view(self, seat: str) -> View:
        """What a seat knows."""
        return GAME.view(self.state, LETTERS.index(seat))

    def names(self) -> list[str]:
        """The names of the events of the last thing done."""
        return [name_of(event) for event in self.events]

    def listed(self, seat: str) -> set[str]:
        """The plays that are listed for a seat, as texts."""
        return {
            GAME.format(action)
            for action in GAME.choices(self.view(seat))
            if isinstance(action, Play)
        }

    def lister(self, seat: str) -> Lister:
        """The lister of a seat."""
        view = self.view(seat)
        assert view.seat is not None
        return Lister(view.public, view.seat, view.hand)
