"""Positions of Casino for tests: built from lines of the notation of the vectors, played by texts
of the game's notation.
"""

from __future__ import annotations

from games.casino import GAME
from games.casino.actions import Play
from games.casino.listing import Lister
from games.casino.model import Phase, State, View
from games.casino.options import LETTERS
from playroom.engine.notes import Rejection
from playroom.engine.rng import Rng
from playroom.engine.steps import Event


class Spot:
    """A position that is played on by texts such as `A take 9D : 9H`."""

    def __init__(self, text: str) -> None:
        """`text` are lines, also split by semicolons."""
        self.state: State = GAME.load_position(text.replace(";", "\n"))
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
            step = GAME.apply(self.state, LETTERS.index(seat), GAME.parse(what), Rng("kit"))
            self.state, self.events = step.state, step.events
        return self

    def timeout(self, seat: str) -> Spot:
        """The clock of a seat runs out."""
        action = GAME.on_timeout(self.state, LETTERS.index(seat))
        assert not isinstance(action, Rejection), action
        step = GAME.apply(self.state, LETTERS.index(seat), action, Rng("kit"))
        self.state, self.events = step.state, step.events
        return self

    def view(self, seat: str) -> View:
        """What a seat knows."""
        return GAME.view(self.state, LETTERS.index(seat))

    def names(self) -> list[str]:
        """The names of the events of the last thing done."""
        return [getattr(event, "name", type(event).__name__) for event in self.events]

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
        return Lister(
            view.public, view.seat, view.hand, replacing=view.public.phase is Phase.REPLACEMENT
        )
