"""Builds on the table."""

from __future__ import annotations

from games.casino.notation import Groups
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Who, note
from playroom.engine.record import Count, Record, Seat


class TableBuild(Record):
    """A build on the table: its value, the seat that owns it (None: unowned), its groups.

    `played` are those of its cards that came from a hand. Its cards, groups, value and owner are
    public (CAS-071).
    """

    value: Count
    owner: Seat | None
    groups: Groups
    played: tuple[Card, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All its cards."""
        return (
            self.groups[0]
            if len(self.groups) == 1
            else tuple(card for group in self.groups for card in group)
        )

    def said(self, mover: Seat | None = None) -> Note:
        """The build in a running sentence, about `mover` if there is one."""
        return the_build(self.value, self.owner, mover, len(self.groups))

    @property
    def multiple(self) -> bool:
        """Two or more groups (CAS-068)."""
        return len(self.groups) > 1


def the_build(value: int, owner: Seat | None, mover: Seat | None = None, groups: int = 1) -> Note:
    """A build in a running sentence; `mover` is who the sentence is about: its own build is not
    named by its name again.
    """
    if owner is None:
        return note("casino-part-the-build-free", value=value, groups=groups)
    id_ = "casino-part-own-build" if owner == mover else "casino-part-the-build"
    return note(id_, who=Who(owner), value=value, groups=groups)
