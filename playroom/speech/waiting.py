"""The text-to-speech queue: pure ordering rules, without a clock, thread or process."""

from __future__ import annotations

from collections.abc import Iterable

from playroom.speech.api import HAND, Cue, Many, Urgency

FRESH = 0.15
"""Seconds. Faster than a person reacts to speech: an event that came this shortly before a key was
not what the key cut off, so it is said after the answer instead of being dropped.
"""
CHATTER_AGE = 3.0
"""Seconds after which chatter is not worth saying."""
LONGEST_JOINED = 200
"""Characters up to which waiting events are joined into one utterance."""
MOST_WAITING = 20
"""Most events in the queue; of more only the last `LAST_WAITING` are said, after the number of
those left out, so that the listener is never minutes behind the game.
"""
LAST_WAITING = 3
ALERT_AGE = 15.0
"""Seconds for which an alert that was cut off comes back; later, the player has long been busy with
the matter."""
ALERT_TRIES = 4
"""How often an alert is begun at most."""
EVENT_TRIES = 2
"""The same of an event with a topic."""
STALE = 20.0
"""Seconds after which what waited for a speech program to start is not worth saying any more."""
STALE_MUTE = 5.0
"""The same while nothing can speak: what is said when a voice returns should be of now."""

LONGEST_CUE = 0.4
"""Seconds that a text waits for the sound before it, at most."""

_ENDS = (".", "!", "?", "…", ":", ";", ",")


class Message:
    """One thing to say. `given` is the moment it was given, in seconds of the monotonic clock."""

    __slots__ = (
        "announced",
        "cue",
        "failures",
        "given",
        "language",
        "lines",
        "number",
        "text",
        "topic",
        "tries",
        "urgency",
    )

    def __init__(
        self,
        text: str,
        urgency: Urgency,
        language: str,
        topic: str | None,
        limit: float,
        number: int = 0,
        cue: Cue | None = None,
    ) -> None:
        self.text = text
        self.cue = cue
        """The sound before it, until that was played."""
        self.announced = False
        """Whether a sound was played before it. Then its words are not dropped: no line was heard
        that the key could have cut off.
        """
        self.urgency = urgency
        self.language = language
        self.topic = topic
        self.given = limit
        self.number = number
        self.lines = 1
        """How many lines it stands for."""
        self.tries = 0
        self.failures = 0

    def comes_back(self, now: float) -> bool:
        """Whether the message is said again after having been cut off, a reply then as an event."""
        if self.urgency is Urgency.REPLY and self.topic == HAND:
            self.urgency = Urgency.EVENT
        event = self.urgency is Urgency.EVENT and self.topic is not None
        most = ALERT_TRIES if self.urgency is Urgency.ALERT else EVENT_TRIES if event else 0
        return self.tries < most and now - self.given < ALERT_AGE

    def __repr__(self) -> str:
        return f"Message({self.text!r}, {self.urgency.name}, {self.language!r})"


class Waiting:
    """The queue. Times are given from outside, in seconds."""

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._answered = 0
        """The last reply with a topic, by its number."""
        self.held_until = 0.0
        """Until when the sound before the next message is heard."""

    def __len__(self) -> int:
        return len(self._messages)

    @property
    def head_is_reply(self) -> bool:
        """Whether the next message cuts off what is being said."""
        return bool(self._messages) and self._messages[0].urgency is Urgency.REPLY

    @property
    def only_chatter(self) -> bool:
        """Whether nothing waits that would be worth adding to what is being said."""
        return all(m.urgency is Urgency.CHATTER for m in self._messages)

    def add(self, message: Message, now: float) -> None:
        """Queue a new message.

        A reply goes first, and only alerts, fresh events and those with a topic stay behind it. A
        reply with a topic is the player's own act, which drops those too.
        """
        if message.urgency is Urgency.REPLY:
            if message.topic is not None:
                self._answered = message.number
                self._messages = [m for m in self._messages if m.topic is None]
            self.interrupt(now)
            self._messages.insert(0, message)
        else:
            self._messages.append(message)

    def interrupt(self, now: float) -> None:
        """Drop what a key press cuts off: all but alerts, fresh events and those with a topic."""
        self._messages = [
            m
            for m in self._messages
            if m.urgency is Urgency.ALERT
            or m.comes_back(now)
            or (m.urgency is Urgency.EVENT and (m.announced or now - m.given < FRESH))
        ]

    def shorten(self, many: Many) -> None:
        """Replaces the older part of a long backlog of events with one sentence that says how many
        lines it was.
        """
        events = [m for m in self._messages if m.urgency is Urgency.EVENT]
        if len(events) <= MOST_WAITING:
            return
        old, newest = events[:-LAST_WAITING], events[-1]
        lines = sum(m.lines for m in old)
        summary = Message(
            many(lines, newest.language), Urgency.EVENT, newest.language, None, newest.given
        )
        summary.lines, summary.number = lines, old[-1].number
        at = self._messages.index(old[0])
        left_out = set(map(id, old))
        self._messages.insert(at, summary)
        self._messages = [m for m in self._messages if id(m) not in left_out]

    def held(self, now: float) -> bool:
        """Whether the next message has to wait for the sound before it, which is begun with this
        call. A reply never waits; what it overtakes keeps its place.
        """
        head = next((m for m in self._messages if m.urgency is not Urgency.CHATTER), None)
        if head is None or head.urgency is Urgency.REPLY:
            return False
        if head.cue is not None:
            cue, head.cue, head.announced = head.cue, None, True
            self.held_until = now + max(0.0, min(LONGEST_CUE, cue()))
        return head.announced and now < self.held_until

    def put_back(self, messages: Iterable[Message]) -> None:
        """Put messages that were said in vain at the head, behind a reply, in their order.

        A message with a topic is dropped if such a reply has come meanwhile.
        """
        back = [m for m in messages if not m.topic or m.number >= self._answered]
        at = 1 if self.head_is_reply else 0
        self._messages[at:at] = back

    def drop_stale(self, now: float, age: float) -> None:
        """Forget what was given `age` seconds ago or longer."""
        self._messages = [m for m in self._messages if now - m.given < age]

    def take(self, now: float) -> list[Message]:
        """The messages of the next utterance: one message, or several events of one language; []
        when nothing waits."""
        if any(m.urgency is not Urgency.CHATTER for m in self._messages):
            self._messages = [m for m in self._messages if m.urgency is not Urgency.CHATTER]
        elif self._messages:
            newest = self._messages[-1]
            self._messages = [newest] if now - newest.given < CHATTER_AGE else []
        if not self._messages:
            return []
        taken = [self._messages.pop(0)]
        length = len(taken[0].text)
        while taken[0].urgency is Urgency.EVENT and self._messages:
            head = self._messages[0]
            length += len(head.text) + 2
            if (
                head.urgency is not Urgency.EVENT
                or head.cue is not None
                or head.language != taken[0].language
                or length > LONGEST_JOINED
            ):
                break
            taken.append(self._messages.pop(0))
        return taken


def join(texts: Iterable[str]) -> str:
    """One utterance of several sentences, each with an end that makes a pause."""
    whole = ""
    for text in texts:
        if whole and text:
            whole += " " if whole.endswith(_ENDS) else ". "
        whole += text
    return whole
