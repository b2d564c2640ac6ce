"""Runner of the fair deal at a table: collects commitments, then deals. Numbers come as events of
the table, from any process (`commitments`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from playroom.clock import utc_now
from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.records.opening import load_match
from playroom.room.fair.deal import (
    ROOM,
    commitment,
    have_answered,
    have_shown,
    is_decided,
    joint_seed,
    numbers_in,
    on,
)
from playroom.room.table import values as v
from playroom.room.table.context import AtWork
from playroom.room.table.state import NoTable, may_begin, players
from playroom.room.table.values import Phase, TableState
from playroom.store import StoreError, new_id


def _deal_failed(state: TableState) -> tuple[v.TableEvent, ...]:
    """A failed deal: asks the ready players again instead of retrying at once."""
    return (v.Aborted(),) if state.phase in (Phase.SEALING, Phase.OPEN, Phase.OVER) else ()


def unseals(state: TableState) -> tuple[v.TableEvent, ...]:
    """A deal that has not begun is given up, unless it is decided."""
    return (v.Aborted(),) if state.phase is Phase.SEALING and not is_decided(state) else ()


class Dealing:
    """The deals of one table, in the process that sees to it. Everything is called on the thread of
    its event loop.
    """

    def __init__(self, table: AtWork) -> None:
        self._table = table
        self._sealing: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self.dealt: Match[Any, Any] | None = None
        """The match that is about to begin."""

    def reconcile(self) -> None:
        """Seals and deals once all agree. What another process has begun to deal, and does so no
        more, is completed where it is decided, else given up.
        """
        if self._sealing is not None:
            return
        if may_begin(self._table.state) or is_decided(self._table.state):
            self._sealing = asyncio.get_running_loop().create_task(self._begin())
        elif self._table.state.phase is Phase.SEALING:
            self._table.submit(unseals, self._table.failed)

    def stop(self) -> None:
        """Gives up what is under way."""
        sealing, self._sealing = self._sealing, None
        if sealing is not None:
            sealing.cancel()

    def heard(self) -> None:
        """The table has changed."""
        self._changed.set()

    async def _begin(self) -> None:
        try:
            if not is_decided(self._table.state):
                await self._seal()
            if is_decided(self._table.state):
                await self._deal()
        except Exception as why:
            self._table.failed(why)
            self._table.submit(_deal_failed, self._table.failed)
            self._sealing = None
            self._table.reconcile_later()
            return
        self._sealing = None
        self._table.reconcile()

    async def _seal(self) -> None:
        """The room commits itself first, on record; then it waits for the others."""
        services = self._table.services
        match, number = new_id(), secrets.token_hex(32)
        reserved = services.reserved.get(self._table.state.id)
        if reserved is not None and reserved.board is not None:
            deal, number = reserved.board
            match = f"{deal}-{match}"
        await services.write_queue.ran(lambda: services.room_store.keep_number(match, number))
        sealing = v.Committing(match, commitment(match, ROOM, number))
        if not await self._put(lambda state: (sealing,) if may_begin(state) else ()):
            return
        await self._until(lambda state: have_answered(state, match))

        def seals(state: TableState) -> tuple[v.TableEvent, ...]:
            deal = on(state, match)
            return () if deal is None or deal.sealed else (deal.roster,)

        await self._put(seals)  # without those who have not answered
        await self._until(lambda state: have_shown(state, match))

        def closes(state: TableState) -> tuple[v.TableEvent, ...]:
            gone = on(state, match) is None or state.free
            return () if gone or is_decided(state) else (v.NumbersClosed(),)

        await self._put(closes)  # without those who have not shown

    async def _until(self, is_so: Callable[[TableState], bool]) -> None:
        """Waits until it is so at the table, and not for too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._table.services.seal_wait):
                while not is_so(self._table.state):
                    self._changed.clear()
                    await self._changed.wait()

    async def _deal(self) -> None:
        """Writes the match that is decided, which may take long, and begins it."""
        services, state, game = self._table.services, self._table.state, self._table.game
        deal = state.deal
        assert deal is not None
        who, number = players(state), partial(services.room_store.number, deal.match)
        room = await services.write_queue.ran(number)
        if room is None:
            raise NoTable("its number is not kept")
        header = Header(
            id=deal.match,
            game=game.id,
            version=game.version,
            setup=state.setup,
            players=tuple(Player(n, k) for n, k in zip(who.names, who.kinds, strict=True)),
            seed=joint_seed(deal.roster, room, numbers_in(deal.numbers)),
            created=stamp_at(utc_now()),
        )

        def written() -> Match[Any, Any]:
            try:
                services.games.create(header)
            except StoreError as why:
                if why.key != "exists":
                    raise
                return load_match(services.games, header.id)  # it was stopped before it began
            return Match(game, header)

        match: Match[Any, Any] = await services.write_queue.ran(written)

        def begins(now: TableState) -> tuple[v.TableEvent, ...]:
            if not is_decided(now) or now.match != header.id:
                return ()  # it was given up
            self.dealt = match
            return (v.Began(header.id),)

        if await self._put(begins) and self._table.state.match == header.id:
            services.counters.matches += 1

    async def _put(self, decide: Callable[[TableState], tuple[v.TableEvent, ...]]) -> bool:
        """Brings rows; were there any? Raises what went wrong."""
        answer: asyncio.Future[Rejection | Exception | None] = (
            asyncio.get_running_loop().create_future()
        )
        were_any = False

        def kept(result: Rejection | Exception | None) -> None:
            if not answer.done():  # given up meanwhile
                answer.set_result(result)

        def rows(state: TableState) -> tuple[v.TableEvent, ...]:
            nonlocal were_any
            events = decide(state)
            were_any = bool(events)
            return events

        self._table.submit(rows, kept)
        why = await answer
        if isinstance(why, Exception):
            raise why
        return were_any
