"""Seating: who plays with whom, who deals first, and how it is told.

>>> from playroom.engine.options import Setup, choice
>>> class Table(Seated):
...     partnerships: str = choice("auto", "on", "off")
>>> table = Table.of(Setup.of(4))
>>> table.sides, table.side_of[3], table.opponents(1)
(((0, 2), (1, 3)), 1, (2, 0))
>>> Table.of(Setup.of(4, {"partnerships": "off"})).teams
False
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from playroom.engine.notes import Kind, Note, Seats, note
from playroom.engine.options import Given, OptionValue, TableOptions
from playroom.engine.record import Seat


class Seated(TableOptions):
    """Options of a table where opposite seats of four may play together: a game declares the option
    `partnerships` (`auto`, `on`, `off`), or overrides `teams`. With an option `first_dealer`
    (`random`, `a`, `b` ...) there is a `chosen_dealer`.
    """

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @cached_property
    def teams(self) -> bool:
        """Do partners play together?"""
        return self.seats == 4 and getattr(self, "partnerships", "auto") != "off"

    @cached_property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats of every side."""
        return ((0, 2), (1, 3)) if self.teams else tuple((seat,) for seat in range(self.seats))

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """For every seat the number of its side."""
        return tuple(seat % len(self.sides) for seat in range(self.seats))

    @cached_property
    def chosen_dealer(self) -> Seat | None:
        """The seat that deals first, None for one by chance."""
        chosen = getattr(self, "first_dealer", "random")
        return None if chosen == "random" else ord(chosen) - ord("a")

    def nearest(
        self, presets: Mapping[str, Given]
    ) -> tuple[str, tuple[tuple[str, OptionValue], ...]]:
        """The preset from which the options differ least (the first of several), and how."""
        differing = {name: self.changed(preset) for name, preset in presets.items()}
        name = min(differing, key=lambda name: len(differing[name]))
        return name, differing[name]

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat that comes so many seats later."""
        return (seat + steps) % self.seats

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats of other sides in turn order, beginning behind `seat`."""
        side_of = self.side_of
        others = (self.after(seat, step) for step in range(1, self.seats))
        return tuple(other for other in others if side_of[other] != side_of[seat])


def opening_lines(
    game: str,
    id: str,
    preset: str,
    sides: Sequence[tuple[Seat, ...]],
    seat: Seat | None,
    target: int,
) -> tuple[Note, ...]:
    """The table as it is told at the start: the message `id` (`preset`, `seats`, `target`,
    `others`), then who plays with whom, where not all play alone: `<game>-event-partner`
    (`partner`) of one's own side, `<game>-event-partners` (`team`) of the others.
    """
    seated = [member for team in sides for member in team]
    others = Seats(tuple(sorted(member for member in seated if member != seat)))
    name = note(f"{game}-preset-{preset}")
    lines = [note(id, Kind.TABLE, preset=name, seats=len(seated), target=target, others=others)]
    for team in sides:
        if len(team) > 1 and seat in team:
            partner = Seats(tuple(member for member in team if member != seat))
            lines.append(note(f"{game}-event-partner", Kind.TABLE, partner=partner))
        elif len(team) > 1:
            lines.append(note(f"{game}-event-partners", Kind.TABLE, team=Seats(team)))
    return tuple(lines)
