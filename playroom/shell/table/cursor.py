"""Cursor and marks at a table, by zone.

The cursor belongs to an item, not to an index: cards come and go. The screen announces what it
returns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playroom.engine.notes import Note, note
from playroom.engine.table import Item, Zone

HAND = "hand"
"""The id of the zone that is always there, and always the first."""


class Cursor:
    """The cursor in the zones of one table, and the marks."""

    def __init__(
        self, zones: Callable[[], tuple[Zone, ...]], board: bool = False, watches: bool = False
    ) -> None:
        """`zones` gives the zones under review now; are they the rows of a `board`? Who `watches`
        has no hand and begins at the zone after it.
        """
        self._zones = zones
        self._board = board
        self._zone = "" if watches and not board else HAND
        self._at: dict[str, str] = {}
        self._place: dict[str, int] = {}
        self._marked: list[str] = []
        # the first Tab in a zone says its first card instead of stepping over it
        self._visited: set[str] = set()
        self._heard: str | None = None  # the item that the person last heard under the cursor
        self.told_play: Note | None = None
        """What that item does, if that was told with it."""

    # -- where it is -------------------------------------------------------------------------------

    def current(self) -> tuple[Zone, int]:
        """The zone under review and the cursor's place in it (-1 in an empty zone)."""
        zones = self._zones()
        first = zones[0] if self._zone else zones[:2][-1]
        zone = next((z for z in zones if z.id == self._zone), first)
        self._zone = zone.id
        keys = [item.key for item in zone.items]
        if not keys:
            return zone, -1
        wanted = self._at.get(zone.id)
        if wanted in keys:
            at = keys.index(wanted)
        elif wanted is None:
            at = 0
        else:  # what was under the cursor has gone: the one before it
            at = min(max(0, self._place.get(zone.id, 0) - 1), len(keys) - 1)
        self._set(zone, at)
        return zone, at

    def item(self) -> Item | None:
        """The item under it; None in an empty zone."""
        zone, at = self.current()
        return zone.items[at] if at >= 0 else None

    def is_heard(self, item: Item) -> bool:
        """Is this the item that the player last heard under the cursor?"""
        return item.key == self._heard

    def here(self) -> Note:
        """The item under it, as it is told from now on as heard; or that the zone is empty."""
        zone, at = self.current()
        if at < 0:
            return note("table-empty", zone=zone.note)
        item = zone.items[at]
        self._visited.add(zone.id)
        self._heard, self.told_play = item.key, None
        marked = item.key in self._marked
        return note(
            "table-item", item=item.note, place=at + 1, count=len(zone.items), marked=marked
        )

    # -- moving ------------------------------------------------------------------------------------

    def step(self, by: int) -> bool:
        """To the next item or the one before; False at the end, where it stays. An item that was
        not told since one came to its zone is first told itself.
        """
        zone, at = self.current()
        if at < 0:
            return True
        to = at + by if zone.id in self._visited else at
        self._visited.add(zone.id)
        if not 0 <= to < len(zone.items):
            self._heard, self.told_play = zone.items[at].key, None
            return False
        self._set(zone, to)
        return True

    def change_zone(self, by: int) -> None:
        """To the next zone or the one before, round and round; on a board in the same column."""
        zones = self._zones()
        here, at = self.current()
        zone = zones[([zone.id for zone in zones].index(here.id) + by) % len(zones)]
        self._zone = zone.id
        self._visited.add(zone.id)
        if self._board and 0 <= at < len(zone.items):
            self._set(zone, at)

    def jump(self, at: int) -> bool:
        """To a place of this zone; False when there is none."""
        zone, _ = self.current()
        if not 0 <= at < len(zone.items):
            return False
        self._set(zone, at)
        return True

    def to_next_of(self, places: Iterable[tuple[int, int]], by: int) -> None:
        """To the next of these places, or the one before, round and round. A place is the number
        of a zone and the number in it, from 0. From another zone than theirs, to the first or last.
        """
        zones = self._zones()
        wanted = sorted(places, reverse=by < 0)
        zone, at = self.current()
        row = [other.id for other in zones].index(zone.id)
        to = wanted[0]
        if (zone.id in self._visited and any(number == row for number, _ in wanted)) or self._board:
            here = (row, at if zone.id in self._visited else at - by)
            to = next((one for one in wanted if (one > here) == (by > 0) and one != here), to)
        self._visited.add(zones[to[0]].id)
        self._set(zones[to[0]], to[1])

    def stand(self, zone: str, key: str, heard: bool = True) -> bool:
        """Goes to an item without a word: it was `heard` in another way, or what Enter does with it
        is still to be told. Is it there?
        """
        for found in self._zones():
            keys = [item.key for item in found.items]
            if found.id == zone and key in keys:
                self._visited.add(zone)
                self._set(found, keys.index(key))
                if self._heard != key:
                    self._heard, self.told_play = key if heard else None, None
                return True
        return False

    def untold(self, heard: bool) -> bool:
        """The play that was told of the item under the cursor counts no more, and unless the item
        stays `heard` no more does that; was there one?
        """
        told, self.told_play = self.told_play, None
        if told is not None and not heard:
            self._heard = None
        return told is not None

    def dealt(self) -> None:
        """There are other cards: from the first one on."""
        self._at.pop(HAND, None)
        self._visited.discard(HAND)

    def played(self, marked: Iterable[str]) -> None:
        """What was marked when an action was done is so no more. What is played next comes from the
        hand, and Tab first says where one is there.
        """
        gone = set(marked)
        self._marked = [key for key in self._marked if key not in gone]
        self._heard = self.told_play = None
        if self._zone != HAND and not self._board:
            self._zone = HAND
            self._visited.discard(HAND)

    def _set(self, zone: Zone, at: int) -> None:
        self._zone = zone.id
        self._at[zone.id] = zone.items[at].key
        self._place[zone.id] = at

    # -- marks -------------------------------------------------------------------------------------

    @property
    def marked(self) -> frozenset[str]:
        """The keys that were marked, also of items that are gone since."""
        return frozenset(self._marked)

    def marks(self) -> list[Item]:
        """The items that are marked, in the order in which they were."""
        items = {item.key: item for zone in self._zones() for item in zone.items if item.markable}
        self._marked = [key for key in self._marked if key in items]
        return [items[key] for key in self._marked]

    def mark(self, item: Item) -> bool:
        """Marks the item under the cursor, or takes its mark away; is it marked now?"""
        on = item.key not in self._marked
        if on:
            self._marked.append(item.key)
        else:
            self._marked.remove(item.key)
        self._visited.add(self.current()[0].id)
        self._heard, self.told_play = item.key, None
        return on

    def unmark(self) -> bool:
        """Takes all marks away; was there one?"""
        had = bool(self._marked)
        self._marked.clear()
        return had
