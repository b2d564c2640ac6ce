"""A room that has chosen the cards is found out by all clients, and an honest one by none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.record import replace
from playroom.room.client import remote_session
from playroom.room.fair import commitments, dealing
from playroom.room.fair.deal import ROOM, commitment, joint_seed
from playroom.room.server.limits import RateLimiter
from playroom.room.server.table_connection import TableConnection
from playroom.room.server.wire import listener as listener_module
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.store import KeptGame, new_id
from tests.conftest import THOROUGH
from tests.one_game import one_game
from tests.room.far import FarRoom, Guest, to_the_end, with_room
from tests.room.kit import play_on, until

CHOSEN = "c0ffee" * 5 + "c0"
pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 120)
MATCHES = 20 if THOROUGH else 1
ENDS: dict[str, dict[str, Any]] = {"calatone": {"limit": "3-hands"}}
"""Options without which a match goes on for ever when everybody does the first thing there is."""


def honest(patch: pytest.MonkeyPatch) -> None:
    """Nothing is changed."""


def chosen(patch: pytest.MonkeyPatch) -> None:
    """The room deals what it has chosen."""
    patch.setattr(dealing, "joint_seed", lambda *given: CHOSEN)


def chosen_and_denied(patch: pytest.MonkeyPatch) -> None:
    """It says afterwards that the deal was another one."""
    chosen(patch)
    _says(patch, lambda table, sealed, number: sealed)


def another_number(patch: pytest.MonkeyPatch) -> None:
    """It says afterwards that it had sealed another number."""
    chosen(patch)
    patch.setattr(RoomStore, "number", lambda self, match: OTHER)
    _says(patch, lambda table, sealed, number: replace(
        sealed, commitment=commitment(sealed.match, ROOM, OTHER)))  # fmt: skip


def _says(patch: pytest.MonkeyPatch, roster: Callable[..., v.Sealed]) -> None:
    kept = RunningTable.kept_game

    def told(self: RunningTable) -> KeptGame | None:
        game = kept(self)
        if game is None or self.last_deal is None:
            return game
        number = self.services.room_store.number(game.header.id) or ""
        sealed = roster(self, self.last_deal.roster, number)
        self.last_deal = replace(self.last_deal, commitment=sealed.commitment)
        seed = joint_seed(sealed, number, {one.seat: one.number for one in self.last_deal.numbers})
        return replace(game, header=replace(game.header, seed=seed))

    patch.setattr(RunningTable, "kept_game", told)


def hidden(patch: pytest.MonkeyPatch) -> None:
    """It never shows its own number, once it has dealt with it."""
    number, dealt = RoomStore.number, set[str]()

    def once(self: RoomStore, match: str) -> str | None:
        found = None if match in dealt else number(self, match)
        dealt.add(match)
        return found

    patch.setattr(RoomStore, "number", once)


def silent(patch: pytest.MonkeyPatch) -> None:
    """It shows nothing at all."""
    patch.setattr(remote_session, "SHOWN_WITHIN", 0.2)
    patch.setattr(TableConnection, "_whole_game", lambda self: None)


OTHER = "d" * 64
"""A number that the room, or another process of it, has chosen."""


def _pledges(
    patch: pytest.MonkeyPatch, change: Callable[[v.TableEvent, str], v.TableEvent]
) -> None:
    """Changes what follows from pledges; `change` is given each row, and the match."""
    whole = commitments.pledges_of

    def rows(state: v.TableState, match: str, given: Any) -> tuple[v.TableEvent, ...]:
        return tuple(change(row, match) for row in whole(state, match, given))

    patch.setattr(commitments, "pledges_of", rows)


def committed_anew(patch: pytest.MonkeyPatch) -> None:
    """Once it knows what the others are committed to, the room seals another number."""

    def seed(sealed: v.Sealed, number: str, given: Any) -> str:
        return joint_seed(sealed, OTHER, given)

    def change(row: v.TableEvent, match: str) -> v.TableEvent:
        is_sealed = isinstance(row, v.Sealed)
        return replace(row, commitment=commitment(match, ROOM, OTHER)) if is_sealed else row

    patch.setattr(RoomStore, "number", lambda self, match: OTHER)
    patch.setattr(dealing, "joint_seed", seed)
    patch.setattr(dealing, "have_shown", lambda state, match: True)  # no number is shown to it
    _pledges(patch, change)


def forged(patch: pytest.MonkeyPatch) -> None:
    """A process of the room forges a number for a person at another one: for Ben."""
    shown = commitments.numbers_of

    def change(row: v.TableEvent, match: str) -> v.TableEvent:
        other = v.SeatCommitment(1, commitment(match, 1, OTHER))
        match row:
            case v.Pledged(1):
                return replace(row, commitment=other.commitment)
            case v.Sealed():
                pledges = tuple(other if one.seat == 1 else one for one in row.pledges)
                return replace(row, pledges=pledges)
        return row

    def shows(state: v.TableState, match: str, given: Any) -> tuple[v.TableEvent, ...]:
        ben = next(guest.id for guest in state.seated if guest.seat == 1)
        return shown(state, match, {**given, ben: OTHER})

    _pledges(patch, change)
    patch.setattr(commitments, "numbers_of", shows)


def never_asked(patch: pytest.MonkeyPatch) -> None:
    """The room seals without anybody else."""

    async def alone(self: dealing.Dealing) -> None:
        match = new_id()
        room_store = self._table.services.room_store
        await self._table.services.write_queue.ran(lambda: room_store.keep_number(match, OTHER))
        sealed = v.Sealed(match, commitment(match, ROOM, OTHER))
        assert await self._put(lambda state: (sealed,))

    patch.setattr(dealing.Dealing, "_seal", alone)


def left_out(patch: pytest.MonkeyPatch) -> None:
    """Ben has shown his number, and it does not count."""
    shown = commitments.numbers_of

    def shows(state: v.TableState, match: str, given: Any) -> tuple[v.TableEvent, ...]:
        rows = shown(state, match, given)
        return tuple(row for row in rows if isinstance(row, v.Reveal) and row.seat == 0)

    patch.setattr(commitments, "numbers_of", shows)
    patch.setattr(dealing, "have_shown", lambda state, match: bool(state.deal.numbers))


def told_differently(patch: pytest.MonkeyPatch) -> None:
    """Ben is told that the room is committed to another number than the others are told."""
    told = TableConnection._row

    def row(
        self: TableConnection, row: v.TableEvent, before: v.TableState, now: v.TableState
    ) -> None:
        if self.member.name == "Ben" and isinstance(row, v.Committing | v.Sealed):
            row = replace(row, commitment=commitment(row.match, ROOM, OTHER))
        told(self, row, before, now)

    patch.setattr(TableConnection, "_row", row)


NOBODY, BEN_ALONE = (True, True, True), (True, False, True)
EVERYBODY, NOTHING = (False, False, False), (None, None, None)


def _all_over(guests: tuple[Guest, ...], played: int) -> bool:
    return all(guest.overs == played for guest in guests)


@pytest.mark.parametrize("game", one_game())
@pytest.mark.parametrize(
    ("how", "found"),
    [
        (honest, NOBODY),
        (chosen, EVERYBODY),
        (chosen_and_denied, EVERYBODY),
        (another_number, EVERYBODY),
        (committed_anew, EVERYBODY),
        (never_asked, EVERYBODY),
        (forged, BEN_ALONE),  # only he can know his number
        (left_out, BEN_ALONE),
        (told_differently, BEN_ALONE),
        (hidden, NOTHING),
        (silent, NOTHING),
    ],
)
def test_everybody_finds_out(
    how: Callable[[pytest.MonkeyPatch], None],
    found: tuple[bool | None, ...],
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What Ana, Ben and Eva, who watches, are told."""
    how(monkeypatch)
    monkeypatch.setattr(listener_module, "FRAMES", (1e6, 1e6))  # no person plays as fast as this
    monkeypatch.setattr(RateLimiter, "may", lambda self, person, rate: True)

    async def test(room: FarRoom) -> None:
        room.open_table(game, 2, **ENDS.get(game, {}))
        eva = await room.watch("Eva")
        ana, ben = await room.begin("Ana", "Ben")
        everybody = (ana, ben, eva)
        for played in range(1, MATCHES + 1):
            if played > 1:
                for guest in (ana, ben):
                    assert await guest.ready() == ""
                await until(lambda: room.table.state.phase is v.Phase.PLAYING)
            over = partial(_all_over, everybody, played)
            await play_on([ana, ben], over, 60)
            await until(lambda: all(len(g.proved) == played for g in everybody))  # noqa: B023
        for guest, right in zip(everybody, found, strict=True):
            assert [told for told, _ in guest.proved] == [right] * MATCHES

    with_room(tmp_path, test)


@pytest.mark.parametrize(("how", "found"), [(honest, True), (another_number, False)])
def test_who_comes_later_to_watch_finds_out_too(
    how: Callable[[pytest.MonkeyPatch], None],
    found: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    how(monkeypatch)

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 2)
        ana, ben = await room.begin("Ana", "Ben")
        eva = await room.watch("Eva")
        await to_the_end(room, [ana, ben])
        await until(lambda: bool(eva.proved))
        assert [told for told, _ in eva.proved] == [found]

    with_room(tmp_path, test)


def test_a_room_that_opens_no_deals_is_found_out_by_what_it_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    committed_anew(monkeypatch)

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 2)
        eva = await room.watch("Eva")
        room.table.put(v.ChoseDeals(False, eva.me))
        await until(lambda: not room.table.state.opens_deals)
        ana, ben = await room.begin("Ana", "Ben")
        await to_the_end(room, [ana, ben])
        await until(lambda: all(guest.proved for guest in (ana, ben, eva)))
        assert [guest.proved for guest in (ana, ben, eva)] == [[(False, ())]] * 3

    with_room(tmp_path, test)
