"""Idempotent requests: the responses to a member's requests by request id, so that a request which
is repeated after a reconnect is done once and gets the same response.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TypeAlias

from playroom.engine.log.entries import StaleLease
from playroom.engine.notes import Rejection
from playroom.engine.record import replace
from playroom.room.members.commands import AnyTold
from playroom.room.protocol import messages as e
from playroom.room.table import values as v

RESPONSES_KEPT = 64
"""Responses kept for requests that are repeated after a reconnect."""

Answer: TypeAlias = e.Done | e.Denied | e.Invited | e.PersonalTold


class ResponseCache:
    """The responses to one member, on any connection."""

    def __init__(self, on_result: Iterable[str] = ()) -> None:
        """`on_result` are the ids of what was done before the room was last opened."""
        self._kept: OrderedDict[str, Answer | None] = OrderedDict()
        self._waiting: dict[str, Callable[[Answer], None]] = {}
        for id in on_result:
            if self.begin(id):
                self.keep(e.Done(id))

    def begin(self, id: str) -> bool:
        """Registers a request; false if it was registered before."""
        if id in self._kept:
            return False
        self._kept[id] = None
        while len(self._kept) > RESPONSES_KEPT:
            oldest, _ = self._kept.popitem(last=False)
            self._waiting.pop(oldest, None)
        return True

    def is_open(self, id: str) -> bool:
        """True while the request has no response."""
        return self._kept.get(id) is None

    def drop_open(self) -> None:
        """Forgets the requests without a response: they are asked again in another process."""
        for id in [id for id, answer in self._kept.items() if answer is None]:
            del self._kept[id]
            self._waiting.pop(id, None)

    def keep(self, answer: Answer) -> None:
        """Stores a response, and sends it where it is waited for."""
        if answer.id in self._kept:
            self._kept[answer.id] = answer
        send = self._waiting.pop(answer.id, None)
        if send is not None:
            send(answer)

    def give(self, id: str, send: Callable[[Answer], None]) -> None:
        """Sends the response to a repeated request, now or when there is one."""
        given = self._kept.get(id)
        if given is not None:
            send(given)
        elif id in self._kept:
            self._waiting[id] = send


class Responder:
    """Responds to one member on one connection."""

    def __init__(
        self,
        answers: ResponseCache,
        send: Callable[[e.AnyDown], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """`send` takes messages for the client, `failed` an error of this process."""
        self._answers = answers
        self._send_on = send
        self._failed = failed
        self._of_chair = ""
        """Id of the last request to the match."""
        self.told: Callable[[], int | None] = lambda: None
        """Sends all pending news of the match before a response; returns the number of the last."""

    def is_first(self, id: str) -> bool:
        """True if the request is to be done; a repeated one gets its first response."""
        if self._answers.begin(id):
            return True
        self._answers.give(id, self._send)
        return False

    def is_first_of_chair(self, id: str) -> bool:
        """The same for a request to the match. A closed chair never responds, so a request without
        a response is done again on a new connection; the match deduplicates it by its id.
        """
        before, self._of_chair = self._of_chair, id
        if self._answers.begin(id) or (id != before and self._answers.is_open(id)):
            return True
        self._answers.give(id, self._send)
        return False

    def answer(self, id: str, result: object) -> None:
        """Responds with a rejection or an invitation; for an exception, that nothing was stored;
        for anything else, that it was done. Not where another process runs the table by now: it is
        asked there again.
        """
        if isinstance(result, StaleLease):
            return
        if isinstance(result, Exception):
            self._failed(result)
            result = Rejection.of("not_kept", "table-not-kept")
        answer: Answer
        match result:
            case Rejection():
                answer = e.Denied(id, result)
            case v.Invitation(line, others):
                answer = e.Invited(id, line, others)
            case _ if isinstance(result, AnyTold):
                answer = e.PersonalTold(id, result)
            case _:
                answer = e.Done(id)
        self._answers.keep(answer)
        self._send(answer)

    def _send(self, answer: Answer) -> None:
        told = self.told()
        is_numbered = told is not None and not isinstance(answer, e.Invited | e.PersonalTold)
        self._send_on(replace(answer, n=told) if is_numbered else answer)
