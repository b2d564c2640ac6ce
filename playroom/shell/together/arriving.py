"""Somebody who comes to a table of this room from outside, without a playroom of their own: by SSH,
or with a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playroom.engine.notes import Clean, Kind, Rejection, note
from playroom.engine.record import Seat
from playroom.room import values as v
from playroom.room.book import Member
from playroom.room.limits import Bucket
from playroom.room.local import LocalVisit
from playroom.room.running import RunningTable
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Shell
from playroom.shell.together.joining import Waiting
from playroom.shell.together.visiting import Visiting

UNNAMED = Clean.of("?")
"""Who has not said a name yet; nobody hears it."""


class Arriving(Protocol):
    """What shows a visit to somebody from outside."""

    visit: LocalVisit | None
    """What is shown, once there is something."""


class NameAsked(Prompt):
    """Asks a guest for their name, until there is one."""

    def __init__(self, shell: Shell, done: Callable[[Clean], None], longest: int) -> None:
        super().__init__(shell, note("guest-name"), self._typed, self._again)
        self._named = done
        self._longest = longest

    def _typed(self, text: str) -> None:
        name = Clean.of(text, self._longest)
        if name:
            self._named(name)
        else:
            self._again()

    def _again(self) -> None:
        """Nothing was typed that is a name."""
        self.shell.push(NameAsked(self.shell, self._named, self._longest))

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
