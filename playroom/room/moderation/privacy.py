"""Privacy statement of a room: who runs it, what it keeps of a person, how long, whom to ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import Count, Record
from playroom.room.moderation.house_rules import House, Lines
from playroom.room.table.values import Language


class Privacy(Record):
    """Privacy statement, as it follows from the house rules in force. `host` and `contact` are in
    the words of the host, and so is `words`, what is told besides, by language; the numbers are
    days (0: never deleted by itself).
    """

    host: Clean = Clean("")
    contact: Clean = Clean("")
    words: Annotated[Mapping[Language, Lines], Meta(max_length=8)] = msgspec.field(
        default_factory=dict
    )
    games: Count = 0
    people: Count = 0
    log: Count = 0
    refusals: Count = 0
    addresses: Count = 0

    def told(self, language: str) -> tuple[Clean, ...]:
        """The words of the host in a language, or in one that there is."""
        return self.words.get(language) or next(iter(self.words.values()), ())


def privacy_of(house: House) -> Privacy:
    """The statement of a room with these rules."""
    return Privacy(
        house.host,
        house.contact,
        house.privacy,
        house.game_days,
        house.people_days,
        house.log_days,
        house.refusal_days,
        house.address_days,
    )
