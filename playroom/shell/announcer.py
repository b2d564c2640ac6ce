"""Announcer, the one output channel: a note becomes a printed line, an utterance and a braille
line, and is remembered.

An answer to a key cuts off older speech; what others do queues behind it; chat and presence never
cut anything off. Game lines are kept as notes, so that they can be heard again in another language
or at another length.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeAlias

from playroom.engine.notes import Kind, Note, Who, awaits, note
from playroom.engine.sounds import Sound
from playroom.locale import Listener, Teller
from playroom.shell.preferences import Preferences
from playroom.shell.sounding import Sounding
from playroom.speech import Cue, SpeechOutput, Urgency
from playroom.speech.api import HAND

LENGTHS = ("brief", "normal", "full")
CHANNELS = ("spoken", "printed", "brailled")
NEVER_URGENT = frozenset((Kind.PEOPLE, Kind.CHAT))
"""Kinds that wait for what is being said, and answer no key."""
OF_GAMES = frozenset((Kind.DEAL, Kind.PLAY, Kind.POINTS, Kind.TURN, Kind.COUNT))
"""Kinds of lines that no room says by itself."""
LEAD = (0.08, 0.15)
"""Least and most seconds that a printed line follows its sound: a screen reader cannot be held back
and reads the line at once.
"""
ALONE = frozenset((Kind.POINTS, Kind.COUNT))
"""Kinds of lines that never go behind another one."""
WIDTH = 75
"""Characters of a line into which several events go, at most."""
NOBODY = Listener(None, (), ())
"""The listener without a seat."""
TOLD = {Kind.TURN: "turn", Kind.CHAT: "chat", Kind.PEOPLE: "people", Kind.CLOCK: "clock"}
"""Role of a line for consumers of the output, by kind of message; `event` or `answer` (to a key)
for all other kinds.
"""


class Lines(Protocol):
    """Line output: a terminal, or a browser's page."""

    paint: Callable[[str], str] | None
    """Puts colours into a line, where a theme was chosen."""
    when_typed: Callable[[str], None] | None
    """Called with what was typed, or taken back."""
    env: Mapping[str, str]
    """What the terminal is known by."""
    tty: bool
    """Is it a terminal?"""

    def say(
        self,
        *lines: str,
        kind: str = "event",
        language: str = "",
        lead: float = 0.0,
        about: str = "",
    ) -> None:
        """Shows one event, of one line or several; `kind` is `answer`, `event`, `turn`, `chat`,
        `people` or `clock`, `language` that of the lines when it is not the listener's. `lead`: the
        seconds that its sound is to be heard before it, where lines can wait. `about`: `points`,
        `refusal` or `hand`, where that is what it tells.
        """
        ...

    def answered(self, key: str) -> None:
        """What comes next answers this key."""
        ...

    def ring(self) -> None:
        """Rings the bell, where there is one; it leaves no text."""
        ...

    def copy(self, text: str) -> bool:
        """Asks the terminal to put text into its clipboard; False where there is none to ask."""
        return False


Happened: TypeAlias = tuple[tuple[Note, ...], tuple[int, int]]
"""The notes of an event, and its position in the log."""


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
        lengths: Preferences,
        sounds: Sounding,
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
        self.private: set[Note] = set()
        """The notes still to be told of events that this listener alone knows: a key that cuts
        them does not lose them.
        """
        self._listed: list[Sound | Cue] = []
        """The sounds of the line that is told now, in the order of its events; one that says what
        is not spoken is there as what plays it.
        """
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
        self.stored = ""
        """The text that was looked for last."""
        self.trouble: Callable[[], tuple[Note, ...]] | None = None
        """What is told after every refusal as long as something is wrong that hinders all."""
        self.behind = False
        """Is the window behind, so that nothing is heard?"""
        self._missed = 0
        self._answered = False
        self._gathered: list[tuple[Note, ...]] | None = None

    # -- saying ------------------------------------------------------------------------------------

    def key_pressed(self) -> None:
        """The next answer cuts off older speech; further ones to the same key follow it."""
        self._answered = False

    def reply(self, *notes: Note, short: tuple[Note, ...] = (), length: str = "") -> None:
        """Answers a key: at once, cutting off older speech; at a `length` of its own, whatever was
        set for answers. What is `short` comes last, and is told in brief on every channel.
        """
        again = partial(self.reply, *notes, short=short, length=length) if length else None
        if self.trouble is not None and any(line.kind is Kind.REFUSAL for line in notes):
            notes = (*notes, *(line for line in self.trouble() if line not in notes))
        notes = (*notes, *short)
        self._out(notes, Urgency.REPLY, always=True, length=length, short=len(short))
        self.said, self._made, self._event = notes, again, False

    def nothing(self, line: Note) -> None:
        """Answers a key that there is nothing there; what was said before stays what is
        said again.
        """
        self._out((line,), Urgency.REPLY, always=True)

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
        lines = tuple(notes)
        self.keep(lines, position)
        if self._gathered is not None:
            self._gathered.append(lines)
            return
        sound = None if position is None else self.will_sound.pop(position, None)
        self._tell(zip(lines), answers, () if sound is None else ([sound],))

    def tell_together(self, events: Sequence[Happened], answers: bool = False) -> None:
        """Tells events that belong together and came at once: in brief in as few lines as hold
        them, else as `tell` tells each. They are kept as single events.
        """
        if self._gathered is not None or not self._is_brief(events):
            for notes, position in events:
                self.tell(notes, position, answers)
                answers = False
            return
        lines: list[list[Note]] = []
        sounds: list[list[Sound]] = []
        wide = WIDTH
        for notes, position in events:
            self.keep(notes, position)
            sound = self.will_sound.pop(position, None)
            for line in notes:
                more = 1 + len(self.line(line, "brief"))
                if wide + more > WIDTH or line.kind in ALONE:
                    lines.append([])
                    sounds.append([])
                    wide = -1
                lines[-1].append(line)
                wide += more
                if sound is not None:
                    sounds[-1].append(sound)
                    sound = None
        self._tell(lines, answers, sounds)

    def _is_brief(self, events: Sequence[Happened]) -> bool:
        """Is what happened told in brief, wherever it is told?"""
        kinds = {self.kind(line) for notes, _ in events for line in notes}
        lengths = {self.lengths.length(kind, channel) for kind in kinds for channel in CHANNELS}
        return lengths <= {"brief", "off"}

    def _tell(
        self,
        lines: Iterable[Sequence[Note]],
        answers: bool = False,
        sounds: Sequence[Sequence[Sound]] = (),
    ) -> None:
        """Tells lines, each of one note or of several; the last one says how urgent it is. `sounds`
        are those of each line, of which the last lines may have none; where a line is off they are
        heard with the next one.
        """
        said: list[Note] = []
        for at, notes in enumerate(lines):
            if at < len(sounds):
                self._listed += sounds[at]
            last = notes[-1]
            if last.kind in NEVER_URGENT:
                said += notes if self._out(notes, Urgency.EVENT) else ()
                continue
            urgent = last.kind == Kind.TABLE or awaits(last, self.listener.seat)
            urgency = Urgency.REPLY if answers else Urgency.ALERT if urgent else Urgency.EVENT
            # a key is answered even where such messages are off
            own = [one for one in notes if one in self.private]
            if answers:  # what was chosen is no news
                own = [one for one in own if one.kind is Kind.DEAL]
            self.private.difference_update(notes)
            is_own = own and urgency is not Urgency.ALERT
            topic = HAND if is_own else "act" if answers else None
            out = self._out(notes, urgency, always=answers, happens=True, in_one=True, topic=topic)
            said += notes if out else ()
            answers = False
        self._listed = []
        if said:
            # that it is one's turn belongs to the line before it: both are what was said last
            before = (
                self.said if self._event and all(line.kind == Kind.TURN for line in said) else ()
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
            self._tell(zip(notes))
        return 0

    def keep(self, notes: tuple[Note, ...], position: tuple[int, int] | None = None) -> None:
        """Puts into the history what was told before (a resumed game)."""
        self.history.append(Heard(notes, position, self.listener))
        self._at = None
        self._missed += len(notes) if self.behind else 0

    def line(self, message: Note, length: str = "normal") -> str:
        """The text of a note, not said."""
        return self.teller.tell(message, self.listener, length)

    def aside(self, *notes: Note) -> None:
        """Says something that does not belong to the game and answers no key (a clock, a voice that
        failed).
        """
        for line in notes:
            if self.behind:
                self.keep((line,))
            queued = line.kind in NEVER_URGENT
            if self._out((line,), Urgency.EVENT if queued else Urgency.ALERT):
                self.said, self._made, self._event = (line,), None, False

    def in_front(self) -> None:
        """The window is in front again: says how many lines came meanwhile."""
        self.behind = False
        count, self._missed = self._missed, 0
        if count:
            self.aside(note("together-meanwhile", Kind.TABLE, count=count))

    def text(self, *lines: str, language: str | None = None) -> None:
        """Answers with lines that are made already (one event at several lengths), perhaps in
        another language.
        """
        self.writer.say(*lines, kind="answer", language=language or "")
        if not self.behind:
            self.speech.say(" ".join(lines), Urgency.REPLY, language or self.teller.language)
            self.speech.braille(" ".join(lines))
        again = partial(self.text, *lines, language=language or self.teller.language)
        self.said, self._made, self._event = (), again, False

    def _is_me(self, line: Note) -> bool:
        who = line.get("who")
        return isinstance(who, Who) and who.seat == self.listener.seat

    def _out(
        self,
        notes: Sequence[Note],
        urgency: Urgency,
        always: bool = False,
        happens: bool = False,
        in_one: bool = False,
        length: str = "",
        short: int = 0,
        topic: str | None = None,
    ) -> bool:
        """Says notes on every channel that is on for them, `in_one` line or each in its own, at the
        lengths that were set or at the one that is given, the last `short` ones in brief; was there
        any? `always`: also those that are off. `happens`: it is what happens, of which a sound may
        tell those that are off, and that one is awaited is heard in any case.
        """
        chosen = length
        lines: dict[str, list[str]] = {channel: [] for channel in CHANNELS}
        ear = "spoken" if self.speech.backend else "printed"
        stands = False  # does a sound say any of it?
        marked, about = Kind.POINTS if happens else Kind.REFUSAL, ""
        for at, line in enumerate(notes, short - len(notes)):
            if line.kind is marked:
                about = str(marked)
            kind = self.kind(line)
            about = marked.value if line.kind is marked else about
            texts: dict[str, str] = {}  # by length: most channels tell the same
            for channel in CHANNELS:
                length = chosen or self.lengths.length(kind, channel)
                if length == "off":
                    spoken = happens and channel == ear
                    awaited = spoken and awaits(line, self.listener.seat)
                    if spoken and (always or awaited):
                        alone = self._in_place_of(line, kind)
                        stands = stands or alone
                        if alone or (stands and not awaited):  # the key is answered already
                            continue
                    if not always and not awaited:
                        continue
                    length = "brief"
                if at >= 0:
                    length = "brief"
                if length not in texts:
                    texts[length] = self.teller.tell(line, self.listener, length)
                if texts[length]:
                    lines[channel].append(texts[length])
        if not any(lines.values()) and not stands:
            return False
        answers, after = urgency is Urgency.REPLY, None
        if answers and self._listed and lines["spoken"] and self.speech.backend:
            # the words of an answer wait for nothing, so its sounds wait for the words
            after = self._cue((), answers)
        cue = self._cue(notes, answers)
        if self.behind:
            lines["spoken"], lines["brailled"], cue, after = [], [], None, None
        lead = 0.0
        if cue is not None and not self.speech.backend:
            lasts = cue()
            lead = min(max(lasts, LEAD[0]), LEAD[1]) if lasts else 0.0
            cue = None
        about = HAND if answers and topic == HAND else about
        role = "answer" if answers else TOLD.get(notes[-1].kind, "event")
        if lines["spoken"] or cue is not None:
            self._speak(lines["spoken"], urgency, cue, topic)
        if after is not None:
            self.speech.say("", Urgency.EVENT, self.teller.language, cue=after)
        printed = [" ".join(lines["printed"])] if in_one and lines["printed"] else lines["printed"]
        if printed and lead:
            self.writer.say(*printed, kind=role, lead=lead, about=about)
        elif printed:
            self.writer.say(*printed, kind=role, about=about)
        if lines["brailled"]:
            self.speech.braille(" ".join(lines["brailled"]))
        return True

    def _in_place_of(self, line: Note, kind: str) -> bool:
        """Is there a sound that says a line of which the words are off? One's own play by what it
        sounds like, that one is awaited by its call; not where it would not be heard.
        """
        calls = line.kind == Kind.TURN
        if not calls and kind != "own":
            return False
        fitting = [
            (at, sound)
            for at, sound in enumerate(self._listed)
            if isinstance(sound, Sound) and calls == (sound.token == "turn")
        ]
        if calls:
            fitting.append((len(self._listed), Sound("turn")))
        if not fitting:
            return False
        at, sound = fitting[0]
        cue = self._sounds.in_place_of_words(sound, self.listener)
        if cue is None:
            return False
        self._listed[at : at + 1] = [cue]
        return True

    def _cue(self, notes: Sequence[Note], answers: bool) -> Cue | None:
        """The sounds before these lines, as one; None when there are none."""
        listed, self._listed = self._listed, []
        wanted: list[Cue] = []
        for sound in listed:
            cue = self._sounds.cue(sound, self.listener) if isinstance(sound, Sound) else sound
            if cue is not None:
                wanted.append(cue)
        for line in notes:
            if line.kind not in OF_GAMES:
                cue = self._sounds.cue_of(line, self.listener, answers)
                if cue is not None:
                    wanted.append(cue)
        if len(wanted) < 2:
            return wanted[0] if wanted else None
        return lambda: max(cue() for cue in wanted)

    def _speak(
        self, words: Sequence[str], urgency: Urgency, cue: Cue | None, topic: str | None
    ) -> None:
        if urgency is Urgency.REPLY:
            urgency = Urgency.ALERT if self._answered else urgency
            self._answered = True
        greeting, self.greeting = self.greeting, ""
        text = " ".join([greeting, *words]).lstrip()
        self.speech.say(text, urgency, self.teller.language, topic, cue)

    def kind(self, line: Note) -> str:
        """What kind of message a note is for this listener: `own` for what they played
        themselves.
        """
        return "own" if line.kind == Kind.PLAY and self._is_me(line) else line.kind.value

    # -- hearing again -----------------------------------------------------------------------------

    def repeat(self, *lines: Note) -> None:
        """Says again what was said last, whatever it was: an event, an answer, a refusal, a
        question; what is `lines` comes last when it was not said."""
        if self._made is not None:
            self._made()
        elif self.said:
            self.reply(*self.said, *(line for line in lines if line not in self.said))
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
            for line in reversed(self.history[at].notes):
                if text.casefold() in self.line(line).casefold():
                    self._at, self.stored = at, text
                    self.reply(line)
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
        self.private.clear()
        self.stored = ""
        self._at = None
        self.said, self._made, self._event = (), None, False
