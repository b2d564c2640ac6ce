"""Remote end: the client's half of a table session or lobby. Repeats requests until they are
answered, calls its hooks, and closes.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from playroom.engine.wire import BadJson, encode
from playroom.room.members.commands import AnyPersonal, OnPersonal
from playroom.room.protocol import messages as e
from playroom.room.table.session import CloseReason, OnPrivacy, safely


class Hooks(Protocol):
    """Callbacks of the screens."""

    @property
    def ended(self) -> Callable[[CloseReason], None]:
        """It is over."""
        ...

    @property
    def failed(self) -> Callable[[Exception], None]:
        """An unexpected error."""
        ...


H = TypeVar("H", bound=Hooks)
Asked: TypeAlias = (
    e.Ask
    | e.Say
    | e.NudgeThem
    | e.InviteOne
    | e.Go
    | e.MatchCommand
    | e.LobbyUp
    | e.AskPrivacy
    | e.Personal
)
"""What has an id, and an answer."""

CLOSE_REASONS = {close_reason.value: close_reason for close_reason in CloseReason}


class ComeAgain(Exception):
    """The room has cut this wire, but there is a place on another one after so many seconds."""

    def __init__(self, why: str, again: int, at: tuple[str, ...] = ()) -> None:
        super().__init__(why)
        self.again = again
        self.at = at


class RemoteEnd(Generic[H]):
    """One person somewhere else, as they are told of a room."""

    def __init__(self, send: Callable[[bytes], None]) -> None:
        """`send` takes frames."""
        self.send = send
        self._hooks: H | None = None
        self._asked: dict[str, tuple[Asked, Callable[[Any], None]]] = {}
        self._close_reason: CloseReason | None = None
        self.hang_up: Callable[[], None] = lambda: None
        """Called when no screen shows it any more, so that the wire is closed."""
        self.part: Callable[[], None] = lambda: None
        """The same, once the room has been told that it was meant."""
        self.elsewhere: Callable[[tuple[str, ...]], None] = lambda at: None
        """Told where the room answers too."""
        self.missed: Callable[[e.MissedGame], None] = lambda missed: None
        """Given a match that ended while one was not there."""

    @property
    def is_over(self) -> bool:
        """Has the room said goodbye?"""
        return self._close_reason is not None

    def attach(self, hooks: H) -> None:
        """From now on `hooks` are told what happens."""
        self._hooks = hooks

    def _safely(self, tell: Callable[[H], None]) -> None:
        """Calls a hook; its exception is reported, not raised."""
        safely(self._hooks, tell)

    def _request(self, message: Asked, on_result: Callable[[Any], None]) -> None:
        """Asks for something; on another wire once more, until there is an answer."""
        self._asked[message.id] = message, on_result
        self.send(encode(message))

    def _ask_again(self) -> None:
        for message, _ in list(self._asked.values()):
            self.send(encode(message))

    def ask_privacy(self, on_result: OnPrivacy) -> None:
        """Asks for the privacy statement of the room."""
        self._request(e.AskPrivacy(new_id()), on_result)

    def personal(self, command: AnyPersonal, on_result: OnPersonal) -> None:
        """Asks something for oneself."""
        self._request(e.Personal(new_id(), command), on_result)

    def _told(self, told: e.PrivacyTold | e.PersonalTold) -> None:
        """An answer of its own kind. Raises `BadJson` when it was not asked for."""
        message, on_result = self._asked.pop(told.id, (None, None))
        if on_result is None:
            return
        is_privacy = isinstance(told, e.PrivacyTold)
        if not isinstance(message, e.AskPrivacy if is_privacy else e.Personal):
            raise BadJson("an answer to something else")
        answer = on_result
        value = told.privacy if isinstance(told, e.PrivacyTold) else told.told
        self._safely(lambda hooks: answer(value))

    def _closed(self, close: e.Close) -> None:
        """The room cuts the wire. Raises `ComeAgain` when there is a place on another one."""
        if close.again is not None:
            raise ComeAgain(close.why, close.again, close.at)
        self.end(CLOSE_REASONS.get(close.why, CloseReason.ROOM_GONE))

    def end(self, why: CloseReason) -> None:
        """It is over."""
        if self._close_reason is not None:
            return
        self._close_reason = why
        self._ends(why)
        self._safely(lambda hooks: hooks.ended(why))

    def _ends(self, why: CloseReason) -> None:
        """What has to happen before it is told."""


def new_id() -> str:
    """An id that nothing else has."""
    return secrets.token_hex(10)
