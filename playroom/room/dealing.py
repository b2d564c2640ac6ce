"""How a match begins at a table: sealed by the numbers of who brings one, and dealt from them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.room import values as v
from playroom.room.deal import ROOM, commitment, is_pledged, joint_seed
from playroom.room.life import may_begin, players
from playroom.room.services import AtWork, Pledger
from playroom.room.values import Phase, TableLife
from playroom.store import new_id


def _nobody_deals(life: TableLife) -> tuple[v.Row, ...]:
    """A deal went wrong: whoever was ready is asked again; it is not tried at once, and again."""
    return (v.Unsealed(),) if life.phase in (Phase.SEALING, Phase.OPEN, Phase.OVER) else ()


def _is_sealed(life: TableLife, match: str) -> bool:
    return life.phase is Phase.SEALING and life.match == match


class Dealing:
    """The deals of one table. Everything is called on the thread of its event loop."""

    def __init__(self, table: AtWork) -> None:
        self._table = table
        self._sealing: asyncio.Task[None] | None = None
        self.dealt: Match[Any, Any] | None = None
        """The match that is about to begin."""

    @property
    def is_under_way(self) -> bool:
        """Is it being sealed and dealt here?"""
        return self._sealing is not None

    def begin(self) -> None:
        """Seals and deals, unless that is under way."""
        if self._sealing is None:
            self._sealing = asyncio.get_running_loop().create_task(self._begin())

    def stop(self) -> None:
        """Gives up what is under way."""
        if self._sealing is not None:
            self._sealing.cancel()

    async def _begin(self) -> None:
        try:
            await self._seal_and_deal()
        except asyncio.CancelledError:
            raise
        except Exception as why:
            self._table.failed(why)
            self._table.bring(_nobody_deals, self._table.failed, of_table=True)
        finally:
            self._sealing = None
        self._table.look_on()

    async def _seal_and_deal(self) -> None:
        table, services, match_id = self._table, self._table.services, new_id()
        number = secrets.token_hex(32)
        await self._run(lambda: services.ledger.keep_number(match_id, number))
        seats = {guest.seat: guest.id for guest in table.life.seated if guest.seat is not None}
        pledges = await self._of_clients(seats, lambda who, seat: who.pledge(match_id, seat))
        sealed = v.Sealed(
            match_id,
            commitment(match_id, ROOM, number),
            tuple(v.Pledge(seat, pledge) for seat, pledge in sorted(pledges.items())),
        )

        def seals(life: TableLife) -> tuple[v.Row, ...]:
            now = {guest.seat: guest.id for guest in life.seated}
            return (sealed,) if may_begin(life) and now == seats else ()

        if not await self._put(seals):
            return
        pledged = {seat: seats[seat] for seat in pledges}
        numbers = await self._of_clients(pledged, lambda who, seat: who.show(sealed))
        right = [v.Shown(seat, given) for seat, given in sorted(numbers.items())]
        right = [shown for shown in right if is_pledged(sealed, shown)]
        if right and not await self._put(
            lambda life: tuple(right) if _is_sealed(life, match_id) else ()
        ):
            return
        seed = joint_seed(sealed, number, {shown.seat: shown.number for shown in right})
        await self._deal(match_id, seed)

    async def _deal(self, match_id: str, seed: str) -> None:
        table, life, game = self._table, self._table.life, self._table.game
        if not _is_sealed(life, match_id):
            return
        who = players(life)
        header = Header(
            id=match_id,
            game=game.id,
            version=game.version,
            setup=life.setup,
            players=tuple(Player(n, k) for n, k in zip(who.names, who.kinds, strict=True)),
            seed=seed,
            created=stamp_at(datetime.now(UTC)),
        )
        match: Match[Any, Any] = Match(game, header)
        await self._run(lambda: table.services.games.create(header))

        def begins(now: TableLife) -> tuple[v.Row, ...]:
            if not _is_sealed(now, match_id):
                return ()
            self.dealt = match
            return (v.Began(match_id),)

        if await self._put(begins):
            table.services.counters.matches += 1

    async def _of_clients(
        self,
        seats: Mapping[Seat, v.PersonId],
        ask: Callable[[Pledger, Seat], Awaitable[str]],
    ) -> dict[Seat, str]:
        """What the clients in these seats answer in time."""
        tasks = {
            seat: asyncio.ensure_future(ask(self._table.pledgers[person], seat))
            for seat, person in seats.items()
            if person in self._table.pledgers
        }
        if tasks:
            await asyncio.wait(tasks.values(), timeout=self._table.services.seal_wait)
        given = dict[Seat, str]()
        for seat, task in tasks.items():
            if task.done() and not task.cancelled() and task.exception() is None:
                given[seat] = task.result()
            else:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task
        return given

    async def _run(self, act: Callable[[], object]) -> None:
        """Does something in the keeper's thread. Raises what went wrong there."""
        answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

        def came(result: object) -> None:
            if not answer.done():
                answer.set_result(result if isinstance(result, Exception) else None)

        self._table.services.keeper.run(act, came)
        why = await answer
        if why is not None:
            raise why

    async def _put(self, asked: Callable[[TableLife], tuple[v.Row, ...]]) -> bool:
        """Brings rows; were there any? Raises what went wrong."""
        answer: asyncio.Future[Rejection | Exception | None] = (
            asyncio.get_running_loop().create_future()
        )
        some = False

        def rows(life: TableLife) -> tuple[v.Row, ...]:
            nonlocal some
            found = asked(life)
            some = bool(found)
            return found

        self._table.bring(rows, answer.set_result, of_table=True)
        why = await answer
        if isinstance(why, Exception):
            raise why
        return some
