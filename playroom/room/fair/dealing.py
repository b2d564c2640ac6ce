"""Runner of the fair deal at a table: collects commitments, then deals. Numbers come as events of
the table, from any process (`commitments`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playroom.clock import utc_now
from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.room.fair.deal import (
    ROOM,
    commitment,
    have_answered,
    have_shown,
    joint_seed,
    numbers_in,
    on,
)
from playroom.room.table import values as v
from playroom.room.table.context import AtWork
from playroom.room.table.state import may_begin, players
from playroom.room.table.values import Phase, TableState
from playroom.store import new_id


def _deal_failed(state: TableState) -> tuple[v.TableEvent, ...]:
    """A failed deal: asks the ready players again instead of retrying at once."""
    return (v.Aborted(),) if state.phase in (Phase.SEALING, Phase.OPEN, Phase.OVER) else ()


def unseals(state: TableState) -> tuple[v.TableEvent, ...]:
    """A deal that has not begun is given up."""
    return (v.Aborted(),) if state.phase is Phase.SEALING else ()


class Dealing:
    """The deals of one table, in the process that sees to it. Everything is called on the thread of
    its event loop.
    """

    def __init__(self, table: AtWork) -> None:
        self._table = table
        self._sealing: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self.closed = ""
        """The match that is dealt from the numbers shown by now; a later number is late."""
        self.dealt: Match[Any, Any] | None = None
        """The match that is about to begin."""

    def reconcile(self) -> None:
        """Seals and deals once all agree. What another process has begun to deal, and does so no
        more, is given up.
        """
        if self._sealing is not None:
            return
        if may_begin(self._table.state):
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
            await self._seal_and_deal()
        except Exception as why:
            self._table.failed(why)
            self._table.submit(_deal_failed, self._table.failed)
            self._sealing = None
            self._table.reconcile_later()
            return
        self._sealing = None
        self._table.reconcile()

    async def _seal_and_deal(self) -> None:
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
        await self._deal(match, number)

    async def _until(self, is_so: Callable[[TableState], bool]) -> None:
        """Waits until it is so at the table, and not for too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._table.services.seal_wait):
                while not is_so(self._table.state):
                    self._changed.clear()
                    await self._changed.wait()

    async def _deal(self, match_id: str, number: str) -> None:
        def closes(state: TableState) -> tuple[v.TableEvent, ...]:
            self.closed = match_id
            return ()

        await self._put(closes)  # behind the numbers that are being kept, before any other one
        table, state, game = self._table, self._table.state, self._table.game
        deal = on(state, match_id)
        if deal is None or not deal.sealed or state.free:  # a player has just left
            return
        who = players(state)
        header = Header(
            id=match_id,
            game=game.id,
            version=game.version,
            setup=state.setup,
            players=tuple(Player(n, k) for n, k in zip(who.names, who.kinds, strict=True)),
            seed=joint_seed(deal.roster, number, numbers_in(deal.numbers)),
            created=stamp_at(utc_now()),
        )
        match: Match[Any, Any] = Match(game, header)
        await table.services.write_queue.ran(lambda: table.services.games.create(header))

        def begins(now: TableState) -> tuple[v.TableEvent, ...]:
            if on(now, match_id) != deal:  # given up, or kept otherwise by another process
                return unseals(now) if on(now, match_id) else ()
            self.dealt = match
            return (v.Began(match_id),)

        if await self._put(begins) and self._table.state.match == match_id:
            table.services.counters.matches += 1

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
