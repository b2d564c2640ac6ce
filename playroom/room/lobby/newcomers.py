"""Rate limit of newcomers' tables in a public lobby, by person and address: keys cost nothing, so
that a few addresses could fill it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from playroom.engine.notes import Rejection
from playroom.room.members.people import Member
from playroom.room.moderation.house_rules import House
from playroom.room.protocol.addresses import wide
from playroom.room.table.values import PersonId

NEW_FOR = 24 * 60 * 60
"""Seconds for which a member counts as a newcomer."""
REMEMBERED = 10_000
"""Newcomers of whom the address is remembered; of more the latest ones."""


class Newcomers:
    """Who is new to the room, and from which address they came."""

    def __init__(self, clock: Callable[[], int]) -> None:
        """`clock` gives seconds since 1970."""
        self._clock = clock
        self._came: dict[PersonId, tuple[int, str]] = {}
        self._opening: Counter[PersonId] = Counter()

    def comes(self, member: Member, place: str) -> None:
        """A member enters the lobby; `place`: the peer's address."""
        self._came.pop(member.id, None)
        self._came[member.id] = member.since, wide(place)
        while len(self._came) > REMEMBERED:
            self._came.pop(next(iter(self._came)))

    def is_new(self, person: PersonId | None) -> bool:
        """Whether a person came to the room for the first time recently."""
        since, _ = self._came.get(person or "", (0, ""))
        return self._clock() - since < NEW_FOR

    def is_known(self, person: PersonId | None) -> bool:
        """Whether a person has been coming for longer; False when not remembered."""
        return person in self._came and not self.is_new(person)

    def opens(self, person: PersonId) -> None:
        """A table of theirs is being kept; `opened` follows."""
        self._opening[person] += 1

    def opened(self, person: PersonId) -> None:
        """It is kept, or could not be."""
        self._opening[person] -= 1
        self._opening += Counter()  # drops zeros

    def refusal(
        self, person: PersonId, openers: Iterable[PersonId | None], house: House
    ) -> Rejection | None:
        """Why a newcomer may not open another table. `openers` of those that are open now."""
        if not self.is_new(person):
            return None
        tables = Counter(openers) + self._opening
        if tables[person] >= house.tables_new:
            return Rejection.of("new_tables", "house-no-new", count=house.tables_new)
        _, place = self._came[person]
        near = sum(
            count
            for one, count in tables.items()
            if one is not None and self.is_new(one) and self._came[one][1] == place
        )
        if place and near >= house.tables_near:
            return Rejection.of("near_tables", "house-no-near", count=house.tables_near)
        return None

    def addresses(self, openers: Iterable[PersonId | None]) -> int:
        """From how many addresses the newcomers among these come."""
        found = {self._came[one][1] for one in openers if one is not None and self.is_new(one)}
        return len(found)
