"""People in the lobby of a room, who write down what they are told."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.lobby.lobby import TableSummary
from playroom.room.members.device_key import DeviceKey
from playroom.room.moderation.state import ModerationNews
from playroom.room.protocol.trust import InvitationLine
from playroom.room.table.session import (
    CloseReason,
    ConnectionState,
    Lobby,
    LobbyHooks,
    TableSession,
)
from playroom.room.table.values import Language, TableId
from tests.room.far import GAMES, FarRoom
from tests.room.kit import Person, code_of, until


class Walker:
    """A person in the lobby."""

    def __init__(self, lobby: Lobby, line: RoomClient | None = None) -> None:
        self.lobby = lobby
        self.line = line
        self.ever: list[TableSummary] = []
        self.found: list[bool] = []
        self.ended: list[CloseReason] = []
        self.failures: list[Exception] = []
        self.wires: list[ConnectionState] = []
        self.orders: list[ModerationNews] = []
        self.person: Person | None = None
        lobby.attach(
            LobbyHooks(
                card=self._card,
                gone=lambda card: None,
                found=self._found,
                wire=self.wires.append,
                ended=self.ended.append,
                failed=self.failures.append,
                order=self.orders.append,
            )
        )

    def _card(self, card: TableSummary, before: TableSummary | None) -> None:
        self.ever.append(card)

    def _found(self, session: TableSession, opened: bool) -> None:
        self.found.append(opened)
        self.person = Person(session)

    @property
    def seen(self) -> dict[TableId, TableSummary]:
        """The tables as they are told now."""
        cards = self.lobby.cards
        self.ever += cards
        return {card.table: card for card in cards}

    @property
    def me(self) -> str:
        return self.lobby.me

    async def _asked(self, ask: Any, *given: Any) -> Any:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        ask(*given, lambda result: None if answer.done() else answer.set_result(result))
        result = await asyncio.wait_for(answer, 20)
        if isinstance(result, TableSession):
            self.person = Person(result)
            return ""
        return code_of(result)

    async def enter(self, table: TableId, watch: bool = False) -> str:
        code: str = await self._asked(self.lobby.enter, table, watch)
        return code

    async def open(
        self, game: str = "cribbage", preset: str | None = None, listed: bool = True
    ) -> str:
        code: str = await self._asked(self.lobby.open, game, preset, listed)
        return code

    async def seek(self, game: str = "cribbage", language: Language | None = None) -> str:
        code: str = await self._asked(self.lobby.seek, game, language)
        return code

    async def set_phrase(self, phrase: str) -> str:
        code: str = await self._asked(self.lobby.set_phrase, phrase)
        return code

    async def leave(self, for_good: bool = True) -> None:
        """Back to the lobby."""
        session = self.lobby.session
        assert session is not None
        session.go(for_good, lambda result: None)
        await until(lambda: self.lobby.session is not session)


async def walk_in(
    room: FarRoom,
    name: str,
    language: str = "en",
    key: DeviceKey | None = None,
    invitation: InvitationLine | None = None,
    token: str = "",
    phrase: str = "",
    without_key: bool = False,
) -> Walker:
    """A client joins an open room. Raises `NoPlace`."""
    line = InvitationLine.read(room.room.line)
    known = SavedRoom("127.0.0.1", line.port, line.pin, token or secrets.token_hex(16))
    mine = None if without_key else key or DeviceKey.new()
    wire = RoomClient(
        known, Clean.of(name), language, GAMES, find_game, lambda home: None, lambda room: None,
        mine, phrase,
    )  # fmt: skip
    try:
        await wire.join(invitation or line)
    except BaseException:
        wire.close()
        raise
    assert wire.lobby is not None
    walker = Walker(wire.lobby, wire)
    if wire.session is not None:
        walker.person = Person(wire.session)
    return walker


def walk_in_here(room: FarRoom, name: str, language: str = "en") -> Walker:
    """The same in the room's own process: by SSH, on the page, or the host."""
    from tests.room.kit import added

    member = added(room.room.services, name, language)
    lobby = room.room.host.lobby
    assert lobby is not None
    return Walker(lobby.come(member, room.room.services.people.places(member.id)))
