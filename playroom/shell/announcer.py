"""The one way to say anything: a note becomes a printed line, an utterance and a braille line, and
is remembered.

An answer to a key cuts off older speech; what others do queues behind it, and what people say and
who comes and goes is never more than that. What was told of the game is kept as notes, so that it
can be heard again in another language or at another length.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from playroom.engine.notes import Kind, Note, Who, note
from playroom.engine.sounds import Sound
from playroom.locale import Listener, Teller
from playroom.speech import SpeechOutput, Urgency

LENGTHS = ("brief", "normal", "full")
CHANNELS = ("spoken", "printed", "brailled")
NEVER_URGENT = frozenset((Kind.PEOPLE, Kind.CHAT))
"""Kinds that wait for what is being said, and answer no key."""
OF_GAMES = frozenset((Kind.DEAL, Kind.PLAY, Kind.POINTS, Kind.TURN, Kind.COUNT))
"""Kinds of lines that no room says by itself."""
NOBODY = Listener(None, (), ())
"""Who listens where nobody sits at a table."""
TOLD = {Kind.TURN: "turn", Kind.CHAT: "chat", Kind.PEOPLE: "people", Kind.CLOCK: "clock"}
"""What a line is for whoever passes it on, by the kind of message, where that matters; else it is
an `event`, or the `answer` to a key.
"""


class Lines(Protocol):
    """Where lines come out: a terminal, or the page of somebody who plays with a browser."""

    paint: Callable[[str], str] | None
    """Puts colours into a line, where a theme was chosen."""
    when_typed: Callable[[str], None] | None
    """Called with what was typed, or taken back."""

    @property
    def env(self) -> Mapping[str, str]:
        """What the terminal is known by."""
        ...

    @property
    def tty(self) -> bool:
        """Is it a terminal?"""
        ...

    def say(self, *lines: str, kind: str = "event", language: str = "") -> None:
        """Shows one event, of one line or several; `kind` is `answer`, `event`, `turn`, `chat`,
        `people` or `clock`, `language` that of the lines when it is not the listener's.
        """
        ...

    def answered(self, key: str) -> None:
        """What comes next answers this key."""
        ...

    def ring(self) -> None:
        """Rings the bell, where there is one; it leaves no text."""
        ...


class Lengths(Protocol):
    """How long each kind of message is told on each channel."""

    def length(self, kind: str, channel: str) -> str:
        """`off`, `brief`, `normal` or `full`."""
        ...


class Sounds(Protocol):
    """What plays the sounds that go with lines; it keeps no line waiting."""

    def play(self, sound: Sound, listener: Listener) -> None:
        """An event is about to be told."""
        ...

    def line(self, line: Note, listener: Listener, answers: bool) -> None:
        """A line of the room is about to be told, or to answer a key."""
        ...


@dataclass(frozen=True, slots=True)
class Heard:
    """What was told of the game: the notes of one event, its position in the log (None: said by the
    room itself), to whom.
    """

    notes: tuple[Note, ...]
    position: tuple[int, int] | None = None
    listener: Listener = NOBODY


class Announcer:
    """Prints, speaks and brailles notes for one listener."""

    def __init__(
        self,
        writer: Lines,
        speech: SpeechOutput,
        teller: Teller,
        lengths: Lengths,
        sounds: Sounds,
    ) -> None:
        self.writer = writer
        self.speech = speech
        self.teller = teller
        self.lengths = lengths
        self._sounds = sounds
        self.will_sound: dict[tuple[int, int], Sound] = {}
        """What events sound like that are still to be told, by their positions: heard with the
        first line that is not off.
        """
        self._sound: Sound | None = None
        self.listener = NOBODY
        self.history: list[Heard] = []
        self.greeting = ""
        """What was printed before there was a voice; it is spoken with the first words."""
        self.said: tuple[Note, ...] = ()
        """What was said last, whatever it was; none when it was lines made already."""
        self._event = False
        """Was that something that happened?"""
        self._made: Callable[[], None] | None = None
        self._at: int | None = None
        self.sought = ""
        """The text that was looked for last."""
        self.trouble: Callable[[], tuple[Note, ...]] | None = None
        """What is told after every refusal as long as something is wrong that hinders all."""
        self._answered = False
        self._gathered: list[tuple[Note, ...]] | None = None

    # -- saying ------------------------------------------------------------------------------------

    def key_pressed(self) -> None:
        """The next answer cuts off older speech; further ones to the same key follow it."""
        self._answered = False

    def reply(self, *notes: Note) -> None:
        """Answers a key: at once, cutting off older speech."""
        if self.trouble is not None and any(told.kind is Kind.REFUSAL for told in notes):
            notes = (*notes, *self.trouble())
        self._out(notes, Urgency.REPLY, always=True)
        self.said, self._made, self._event = notes, None, False

    def nothing(self, told: Note) -> None:
        """Answers a key that there is nothing there; what was said before stays what is
        said again.
        """
        self._out((told,), Urgency.REPLY, always=True)

    def tell(
        self,
        notes: Sequence[Note],
        position: tuple[int, int] | None = None,
        answers: bool = False,
    ) -> None:
        """Tells what happened, in order, and keeps it in the history; `answers`: it is what a key
        has done. People who come, go or talk in the meantime are no answer.
        """
        if not notes:
            return
        kept = tuple(notes)
        self.keep(kept, position)
        if self._gathered is not None:
            self._gathered.append(kept)
            return
        if position is not None:
            self._sound = self.will_sound.pop(position, None)
        self._tell(kept, answers)
        self._sound = None

    def _tell(self, kept: tuple[Note, ...], answers: bool = False) -> None:
        said = []
        for told in kept:
            if told.kind in NEVER_URGENT:
                said += [told] if self._out((told,), Urgency.EVENT) else []
                continue
            urgent = told.kind == Kind.TABLE or (told.kind == Kind.TURN and self._is_me(told))
            urgency = Urgency.REPLY if answers else Urgency.ALERT if urgent else Urgency.EVENT
            # a key is answered even where such messages are off
            said += [told] if self._out((told,), urgency, always=answers) else []
            answers = False
        if said:
            # that it is one's turn belongs to the line before it: both are what was said last
            before = (
                self.said if self._event and all(told.kind == Kind.TURN for told in said) else ()
            )
            self.said, self._made, self._event = (*before, *said), None, True

    def gather(self) -> None:
        """From now on what happens is kept and not told, until it is known how much it is."""
        if self._gathered is None:
            self._gathered = []

    def gathered(self, most: int) -> int:
        """Tells what has happened since `gather`; or, when that is more than `most` lines, only
        gives their number.
        """
        events, self._gathered = self._gathered or [], None
        count = sum(len(notes) for notes in events)
        if count > most:
            return count
        for notes in events:
            self._tell(notes)
        return 0

    def keep(self, notes: tuple[Note, ...], position: tuple[int, int] | None = None) -> None:
        """Puts into the history what was told before (a resumed game)."""
        self.history.append(Heard(notes, position, self.listener))
        self._at = None

    def line(self, told: Note, length: str = "normal") -> str:
        """The text of a note, not said."""
        return self.teller.tell(told, self.listener, length)

    def aside(self, *notes: Note) -> None:
        """Says something that does not belong to the game and answers no key (a clock, a voice that
        failed).
        """
        for told in notes:
            queued = told.kind in NEVER_URGENT
            if self._out((told,), Urgency.EVENT if queued else Urgency.ALERT):
                self.said, self._made, self._event = (told,), None, False

    def text(self, *lines: str, language: str | None = None) -> None:
        """Answers with lines that are made already (one event at several lengths), perhaps in
        another language.
        """
        self.writer.say(*lines, kind="answer", language=language or "")
        self.speech.say(" ".join(lines), Urgency.REPLY, language or self.teller.language)
        self.speech.braille(" ".join(lines))
        again = partial(self.text, *lines, language=language or self.teller.language)
        self.said, self._made, self._event = (), again, False

    def _is_me(self, told: Note) -> bool:
        who = told.get("who")
        return isinstance(who, Who) and who.seat == self.listener.seat

    def _out(self, notes: Sequence[Note], urgency: Urgency, always: bool = False) -> bool:
        """Says notes on every channel that is on for them; was there any?"""
        lines: dict[str, list[str]] = {channel: [] for channel in CHANNELS}
        for line in notes:
            kind = self.kind(line)
            texts: dict[str, str] = {}  # by length: most channels tell the same
            for channel in CHANNELS:
                length = self.lengths.length(kind, channel)
                if length == "off":
                    if not always:
                        continue
                    length = "brief"
                if length not in texts:
                    texts[length] = self.teller.tell(line, self.listener, length)
                if texts[length]:
                    lines[channel].append(texts[length])
        if any(lines.values()):  # the sounds come before the words, and wait for nothing
            sound, self._sound = self._sound, None
            if sound is not None:
                self._sounds.play(sound, self.listener)
            for line in notes:
                if line.kind not in OF_GAMES:
                    self._sounds.line(line, self.listener, urgency is Urgency.REPLY)
        if lines["printed"]:
            told = "answer" if urgency is Urgency.REPLY else TOLD.get(notes[-1].kind, "event")
            self.writer.say(*lines["printed"], kind=told)
        if lines["spoken"]:
            if urgency is Urgency.REPLY:
                urgency = Urgency.ALERT if self._answered else urgency
                self._answered = True
            greeting, self.greeting = self.greeting, ""
            self.speech.say(
                " ".join([greeting, *lines["spoken"]]).lstrip(), urgency, self.teller.language
            )
        if lines["brailled"]:
            self.speech.braille(" ".join(lines["brailled"]))
        return any(lines.values())

    def kind(self, told: Note) -> str:
        """What kind of message a note is for this listener: `own` for what they played
        themselves.
        """
        return "own" if told.kind == Kind.PLAY and self._is_me(told) else told.kind.value

    # -- hearing again -----------------------------------------------------------------------------

    def repeat(self, *asked: Note) -> None:
        """Says again what was said last, whatever it was: an event, an answer, a refusal, a
        question; what is `asked` comes last when it was not said."""
        if self._made is not None:
            self._made()
        elif self.said:
            self.reply(*self.said, *(told for told in asked if told not in self.said))
        else:
            self.nothing(note("shell-nothing-yet"))

    def older(self) -> None:
        """Steps back through the history."""
        self._step(-1)

    def newer(self) -> None:
        """Steps forward through the history."""
        self._step(1)

    def _step(self, by: int) -> None:
        if not self.history:
            self.nothing(note("shell-nothing-yet"))
            return
        at = len(self.history) if self._at is None else self._at
        to = at + by
        if not 0 <= to < len(self.history):
            self.nothing(note("shell-oldest" if by < 0 else "shell-newest"))
            return
        self._go(to)

    def _go(self, to: int) -> None:
        self._at = to
        now, self.listener = (
            self.listener,
            self.history[to].listener,
        )  # the table may have been left since
        self.reply(*self.history[to].notes)
        self.listener = now

    def seek(self, text: str, on: bool = False) -> bool:
        """Goes to the newest line with a text, or `on` to the one before where one is, and says it.

        Is there any?
        """
        end = self._at if on and self._at is not None else len(self.history)
        for at in range(end - 1, -1, -1):
            for told in reversed(self.history[at].notes):
                if text.casefold() in self.line(told).casefold():
                    self._at, self.sought = at, text
                    self.reply(told)
                    return True
        return False

    def oldest(self) -> None:
        """Goes to the beginning of the history."""
        if self.history:
            self._go(0)
        else:
            self.nothing(note("shell-nothing-yet"))

    def newest(self) -> None:
        """Goes to the latest line."""
        if self.history:
            self._go(len(self.history) - 1)
        else:
            self.nothing(note("shell-nothing-yet"))

    def forget(self) -> None:
        """Begins a new history (another game)."""
        self.history.clear()
        self.will_sound.clear()
        self.sought = ""
        self._at = None
        self.said, self._made, self._event = (), None, False
