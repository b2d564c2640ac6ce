"""Somebody who comes to a table of this room from outside, without a playroom of their own: by SSH,
or with a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from playroom.engine.notes import Clean, Kind, Rejection, note
from playroom.engine.record import Seat
from playroom.room import values as v
from playroom.room.limits import Bucket
from playroom.room.local import LocalVisit
from playroom.room.names import name_of
from playroom.room.people import Member
from playroom.room.running import RunningTable
from playroom.room.running_hall import LocalHall, RunningHall
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Shell
from playroom.shell.together.hall import InHall
from playroom.shell.together.joining import Waiting
from playroom.shell.together.visiting import Visiting

UNNAMED = Clean.of("?")
"""Who has not said a name yet; nobody hears it."""


class Arriving(Protocol):
    """What shows a visit to somebody from outside."""

    visit: LocalVisit | None
    """What is shown, once there is something."""
    hall: LocalHall | None
    """The hall that they are in, in a room that has one."""


def close_all(shown: Arriving, meant: bool) -> None:
    """Nobody looks any more."""
    if shown.hall is not None:
        shown.hall.close(meant)
    elif shown.visit is not None:
        shown.visit.close(meant)


class NameAsked(Prompt):
    """Asks a guest for their name, until there is one."""

    def __init__(self, shell: Shell, done: Callable[[Clean], None]) -> None:
        super().__init__(shell, note("guest-name"), self._typed, self._again)
        self._named = done

    def _typed(self, text: str) -> None:
        name = name_of(text)
        if name:
            self._named(name)
        else:
            self._again()

    def _again(self) -> None:
        """Nothing was typed that is a name."""
        self.shell.push(NameAsked(self.shell, self._named))

    def cancel(self) -> bool:
        """There is nothing behind it."""
        self.announce()
        return True


def arrive(
    shell: Shell,
    shown: Arriving,
    table: RunningTable,
    member: Member,
    seat: Seat | None,
    way: str,
) -> None:
    """To the table; the first time to the seat that one was invited to. `way` is how one comes back
    (see `Visiting`).
    """
    visit = shown.visit = table.visit(member, invited_to=v.Sit(seat))
    visit.sayings_left = Bucket(0.5, 5)

    waiting = Waiting(shell, note("guest-welcome", Kind.TABLE, way=way), shell.quit)
    shell.push(waiting)

    def left() -> None:
        shell.pop(waiting)
        shell.back(quiet=bool(shell.screens))

    visiting = Visiting(shell, visit, left, way)

    def came_in(came: Rejection | Exception | None) -> None:
        if visit not in table.visits:  # there is no place here for this person
            if waiting in shell.screens:  # it was so at once, before anybody could tell it
                shell.announcer.aside(note("together-farewell-sent-away", way=way))
                left()
            return
        if waiting in shell.screens:  # else they have gone meanwhile
            shell.pop(waiting)
            visiting.begin()

    table.bring(lambda life: (), came_in)  # behind the row that tells that they are here


def arrive_in_hall(
    shell: Shell,
    shown: Arriving,
    hall: RunningHall,
    member: Member,
    places: Mapping[v.TableId, Seat | None],
    invited_to: RunningTable | None,
    way: str,
) -> None:
    """To the hall, or to the table that one was invited to; one's places (see `RunningHall.come`)
    are tables of one's own there.
    """
    here = shown.hall = hall.come(member, places)

    def visit_of(table: RunningTable, sit: v.Sit | None) -> LocalVisit:
        visit = shown.visit = table.visit(member, invited_to=sit)
        visit.sayings_left = Bucket(0.5, 5)
        return visit

    here.make_visit = visit_of

    def left() -> None:
        shell.back(quiet=bool(shell.screens))

    shell.announcer.aside(note("guest-welcome", Kind.TABLE, way=way))
    inside = InHall(shell, here, left, way)
    if invited_to is None:
        inside.begin()
    else:
        inside.begin_at(invited_to.life.id)
