"""Idempotent requests: what was answered to a member, by the ids of what they asked for, so that
what is asked again after a cut is done once and answered as before.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TypeAlias

from playroom.engine.notes import Rejection
from playroom.engine.record import replace
from playroom.room.protocol import messages as e
from playroom.room.table import values as v

ANSWERS_KEPT = 64
"""Answers that are given again when somebody asks again after a cut."""

Answer: TypeAlias = e.Done | e.Denied | e.Invited


class Answers:
    """What was answered to one member, on any wire."""

    def __init__(self, done: Iterable[str] = ()) -> None:
        """`done` are the ids of what was done before the room was last opened."""
        self._kept: OrderedDict[str, Answer | None] = OrderedDict()
        self._waiting: dict[str, Callable[[Answer], None]] = {}
        for id in done:
            if self.begin(id):
                self.keep(e.Done(id))

    def begin(self, id: str) -> bool:
        """Is it asked for the first time?"""
        if id in self._kept:
            return False
        self._kept[id] = None
        while len(self._kept) > ANSWERS_KEPT:
            oldest, _ = self._kept.popitem(last=False)
            self._waiting.pop(oldest, None)
        return True

    def is_open(self, id: str) -> bool:
        """Is it asked for, and not answered yet?"""
        return self._kept.get(id) is None

    def keep(self, answer: Answer) -> None:
        """This was answered."""
        if answer.id in self._kept:
            self._kept[answer.id] = answer
        send = self._waiting.pop(answer.id, None)
        if send is not None:
            send(answer)

    def give(self, id: str, send: Callable[[Answer], None]) -> None:
        """It is asked for again, on another wire: what was answered, or will be."""
        given = self._kept.get(id)
        if given is not None:
            send(given)
        elif id in self._kept:
            self._waiting[id] = send


class Answering:
    """The answers to one member on one wire."""

    def __init__(
        self,
        answers: Answers,
        send: Callable[[e.AnyDown], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """`send` takes messages for the wire, `failed` what went wrong here."""
        self._answers = answers
        self._send_on = send
        self._failed = failed
        self._of_chair = ""
        """What was asked of the match last."""
        self.told: Callable[[], int | None] = lambda: None
        """Tells all that is known of the match before something is answered; gives the number of
        its last news.
        """

    def is_first(self, id: str) -> bool:
        """Is it to be done? Else it is answered as before, some time."""
        if self._answers.begin(id):
            return True
        self._answers.give(id, self._send)
        return False

    def is_first_of_chair(self, id: str) -> bool:
        """The same for what is asked of the match. A chair that was closed answers nothing, so what
        has no answer is done again on another wire; the match knows it by its id.
        """
        before, self._of_chair = self._of_chair, id
        if self._answers.begin(id) or (id != before and self._answers.is_open(id)):
            return True
        self._answers.give(id, self._send)
        return False

    def answer(self, id: str, came: object) -> None:
        """Answers with a refusal or an invitation; with an exception that it could not be kept;
        with anything else that it was done.
        """
        if isinstance(came, Exception):
            self._failed(came)
            came = Rejection.of("not_kept", "table-not-kept")
        answer: Answer
        match came:
            case Rejection():
                answer = e.Denied(id, came)
            case v.Invitation(line, ssh, page):
                answer = e.Invited(id, line, ssh, page)
            case _:
                answer = e.Done(id)
        self._answers.keep(answer)
        self._send(answer)

    def _send(self, answer: Answer) -> None:
        told = self.told()
        is_numbered = told is not None and not isinstance(answer, e.Invited)
        self._send_on(replace(answer, n=told) if is_numbered else answer)
