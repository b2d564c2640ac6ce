"""Shell and Screen: the context shared by all screens, and their base class.

`Shell` holds announcer, settings, kept games, keys and the stack of screens. It imports no screen:
screens open others by name.
"""

from __future__ import annotations

import asyncio
import itertools
import traceback
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from playroom.background import THREADS, Background
from playroom.clock import monotonic
from playroom.engine.notes import Clean, Note, note
from playroom.engine.registry import NoGame
from playroom.locale import Listener, teller_of
from playroom.shell.announcer import Announcer, Lines
from playroom.shell.bindings import Bind, Range, rows_of
from playroom.shell.capabilities import HOME, Capabilities
from playroom.shell.keys import KeyMap, about_note
from playroom.shell.preferences import Preferences
from playroom.shell.sounding import Sounding
from playroom.shell.terminal.theme import painter
from playroom.sound import SILENCE, SoundOutput
from playroom.speech import SpeechOutput
from playroom.store import Store, StoreError

if TYPE_CHECKING:
    from playroom.coach.thinking import Coach
    from playroom.match.bots.turns import BotsElsewhere
    from playroom.room.client.connection import Connect
from playroom.store.faults import report_loading

ELSEWHERE = {
    "settings-title": "settings-title-on-page",
    "kinds-title": "kinds-title-on-page",
    "shell-help-title": "shell-help-title-on-page",
    "rules-title": "rules-title-on-page",
    "history-title": "history-title-on-page",
    "option-title": "option-title-on-page",
    "sounds-title": "sounds-title-on-page",
    "sounds-list-title": "sounds-list-title-on-page",
}
"""Titles that name keys of a terminal, and what is said where there is none."""


class Screen:
    """The base of all screens. `where` says which commands of the key map work here."""

    where = "list"
    passes = False
    """Keys that mean nothing here are asked of the table below."""
    answers_below = False
    """Does it answer while a list that lets keys pass is in front? A table does."""
    holds_up = False
    """Is nothing played at the table below before this is answered? A question holds it up."""
    ready: asyncio.Event | None = None
    """Set while it waits for the player; None: it always does."""
    opening: Note | None = None
    """What is told while another screen is being opened here, which a key or a line waits for."""
    gives_way = False
    """Does it close when a table of a room takes its player in, or begins a match?"""
    is_room = False
    """Is it a table of a room, at which a game of one's own has no place?"""
    closing_note: Note | None = None
    """What is said when the room is left from here, where not all is kept."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.number = next(shell.numbers)
        """A number of its own among the screens of this player."""
        self.rows = rows_of(type(self), shell.may)

    def does(self, what: str) -> bool:
        """Does a command (or another use of keys) do something here now?"""
        row = self.rows.named.get(what)
        return row is not None and row.works(self)

    def in_other_words(self) -> tuple[Note, ...]:
        """What is said again in a language that has just been chosen."""
        return ()

    def told(self, row: Bind) -> tuple[Note, Note]:
        """What help says of a row: the line, and a sentence more."""
        return note(f"key-{row.what}"), about_note(row.what, self.shell.may)

    def announce(self) -> None:
        """Said when the screen comes to the front."""

    def place(self) -> tuple[Note, ...]:
        """Where one is, when another line has already been said."""
        return ()

    def still(self) -> tuple[Note, ...]:
        """What waits for the player here, told in brief after something else was answered."""
        return ()

    def resumed(self) -> None:
        """Said when the screen above has gone."""
        self.announce()

    def left_game(self, id_: str) -> None:
        """Called when a game that can be taken up again was left, and this screen is in front."""

    def told_trouble(self, before: tuple[Note, ...]) -> None:
        """Called when something about the voice was told while this screen is in front; `before`
        is what was said before that.
        """

    def closed(self) -> None:
        """Called when the screen has left the stack."""

    def starts_text(self, char: str) -> bool:
        """Does this character begin a typed line here?"""
        return char == "/"

    def is_own_key(self, key: str) -> bool:
        """Is it a key of the game itself that is played here?"""
        return False

    def uses(self, key: str) -> bool:
        """Has a key a use of its own here, besides that of a class of keys?"""
        rows = self.rows.candidates(self.shell.keys, self.where, key)
        return any(not isinstance(row.keys, Range) for row in rows)

    def answers(self, key: str) -> bool:
        """Is it the key of a question about the game that is played here?"""
        return False

    def informs(self, key: str) -> bool:
        """Answers a key of the game itself that only tells something; False when it is no such
        key.
        """
        return False

    def is_move(self, text: str) -> bool:
        """Would a typed line be a move that can be made now?"""
        return False

    def understands(self, text: str) -> bool:
        """Does a typed line mean a move, or is there something to be asked about one?"""
        return False

    def move_words(self) -> frozenset[str]:
        """The words of moves, to mend a line that is nearly one."""
        return frozenset()

    def text(self, text: str) -> bool:
        """A typed line without its slash; False when it means nothing here."""
        return False

    def begins_move(self, text: str) -> bool:
        """Does a text begin with the word of a move?"""
        return False

    def key(self, key: str) -> bool:
        """Answers one key; False when it is not this screen's."""
        row = self.rows.find(self.shell.keys, self.where, key)
        return row is not None and self.run(row, key)

    def run(self, row: Bind, key: str = "") -> bool:
        """Does what a row says; False when the key goes on."""
        return row.do(self, key)

    def key_below(self, key: str) -> bool:
        """Answers a key that the screen in front let pass; False when it is nothing here."""
        return False

    def cancel(self) -> bool:
        """Escape or Ctrl-G: leaves what was begun here."""
        self.shell.pop(self)
        self.shell.back()
        return True

    bindings: ClassVar[tuple[Bind, ...]] = (Bind("cancel", cancel),)
    """What keys do here; a class made from this one adds rows and puts its own in their place."""


class Shell:
    """What the screens of one player share."""

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        writer: Lines,
        speech: SpeechOutput,
        language: str,
        line_mode: bool,
        open_speech: Callable[[str], SpeechOutput],
        may: Capabilities = HOME,
        background: Background = THREADS,
    ) -> None:
        """`open_speech` gives another voice for a mode (`auto`, `tts`, ...); `may`: what is allowed
        on this machine; `background` runs what keys should not wait for.
        """
        self.may = may
        self.background = background
        self.rows = rows_of(type(self), may)
        self.settings = preferences
        self.store = store
        self.line_mode = line_mode
        self.language = language
        self.keys = KeyMap(preferences.keys(), may)
        self.sounding = Sounding(preferences, writer.ring)
        teller = teller_of(language, preferences.words(language))
        self.announcer = Announcer(writer, speech, teller, preferences, self.sounding)
        self.open_speech = open_speech
        self.open_sounds: Callable[[str], SoundOutput] = lambda mode: SILENCE
        """What plays sounds for a mode (`auto`, `on`, `off`)."""
        self.openers: dict[str, Callable[..., None]] = {}
        """What opens a screen of another kind, by its name."""
        self.numbers = itertools.count(1)
        self.screens: list[Screen] = []
        """The screens that lie on each other, the one in front last."""
        self.plans: dict[str, Any] = {}
        """Tables being prepared, by game: what was chosen stays while the room is open."""
        self.touch = False
        """Is it shown on a touch screen? Then help tells gestures and buttons."""
        self.told_troubles: set[str] = set()
        """What went wrong and is not told again, until something was changed."""
        self.voice_wanted = False
        """The player has asked for the voice in this run: that none works is told even when it is
        known.
        """
        self.closing: list[Callable[[], Awaitable[None]]] = []
        """What is to be closed when the room is left, and takes a moment."""
        self.bots: BotsElsewhere | None = None
        """Where bots think, if not in the `background`."""
        self.coach_bots: Callable[[], BotsElsewhere | None] = lambda: None
        """Where the coach thinks if bots think here."""
        self.connect: Connect | None = None
        """How rooms elsewhere are connected to; None: by TLS, with the pin of their certificate."""
        self.items_here: Mapping[str, Callable[[], Sequence[Any]]] = {}
        """Items that menus (`first`, `settings`, `room`) have besides, where this shell runs."""
        self.hold: Callable[[Any, Any], None] | None = None
        """Holds a match of a room that is over (a `GameHome`) with its outcome; None: it comes home
        in another way, or not at all.
        """
        self.work: Callable[[Callable[[], Screen], bool], None] = self._work
        """Puts in front what works something out (`Working`), which it tells if it takes `long`; or
        says why that cannot be now.
        """
        self.waiting: tuple[Note, ...] = ()
        """The games that people wait for in the rooms of the player's lists, when last asked."""
        self.turns: tuple[tuple[object, Note], ...] = ()
        """The saved rooms (`SavedRoom`) where tables by correspondence wait for the player, each
        with its line, when last asked.
        """
        self.way_back: Callable[[], Sequence[Any]] = lambda: ()
        """The item of the first menu that leads back to an unfinished game with friends."""
        self.hand_over: Callable[[str, str], None] | None = None
        """Gives a text as a file of that name to whatever shows this shell; None: it cannot."""
        self.own_room: Any = None
        """The room that is open in this process for others (`together.hosting.OwnRoom`)."""
        self.host: Callable[[], None] | None = None
        """Opens a room of one's own as the command line says, or else as it is kept."""
        self.doors: Callable[[Any], Awaitable[None]] | None = None
        """Opens the other doors of the room."""
        self.on_fault: Callable[[Sequence[str]], Note] | None = None
        """What makes the sentence of an exception from its traceback, where its maker hears it;
        None: the traceback goes to the file of faults.
        """
        self._left: list[Callable[[], None]] | None = None
        """What the key that is being answered has left to be done; None: there is none."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: Callable[[], None] = lambda: None
        self.meant = False
        """Is the room left by the player's own will, and not because the terminal has gone?"""
        self.unread = False
        """The typed line was not understood, and that was said."""
        self.parting: Callable[[], Note | None] = lambda: None
        """What is said when the room is left and the games are not kept."""
        self.status = 0
        """What the program ends with; 2 when what it was opened for could not be had."""
        self.typed = ""
        """What is typed already while another key is answered."""
        self.passed_on = ""
        """The last line that was told to be passed on to others, as an invitation."""
        self.repaint()

    def afterwards(self, act: Callable[[], None]) -> None:
        """Does something when the key that is being answered is done with; at once where none is.

        So what comes of a key, and is told of it, does not begin at the bottom of all that the key
        went through.
        """
        if self._left is None:
            act()
        else:
            self._left.append(act)

    def answer_key(self, answer: Callable[[str], None], key: str) -> None:
        """Answers a key or a typed line, then does what it has left to be done, in order: what one
        act leaves comes before what was left after it. Whatever goes wrong, the player hears a
        sentence and the rest goes on.
        """
        self.announcer.key_pressed()
        self.sounding.key_at = monotonic()
        left: list[Callable[[], None]] = []
        self._left = left
        waiting: list[Callable[[], None]] = [partial(answer, key)]
        try:
            while waiting:
                try:
                    waiting.pop()()
                except Exception as why:
                    self.fail(why)
                waiting += reversed(left)
                left.clear()
        finally:
            self._left = None

    def titled(self, title: Note) -> Note:
        """The title of a list; where no terminal walks it, one that names no key of a terminal."""
        other = None if self.may.terminal else ELSEWHERE.get(title.id)
        return title if other is None else Note.of(other, dict(title.values), title.kind)

    def coach(self) -> Coach:
        """A coach of one's own, to be closed."""
        from playroom.coach.thinking import Coach  # here: the first menu must not wait for it

        return Coach(self.bots or self.coach_bots(), self.background)

    def changed(self) -> None:
        """What is in front may look different now, without a word."""

    def open(self, what: str, *arguments: Any, **more: Any) -> None:
        """Opens a screen of another kind: its name, and what it is opened with."""
        self.openers[what](*arguments, **more)

    @property
    def asks_to_install(self) -> bool:
        """Can the player be asked whether to install what is missing? Then `open` does it, with
        "install", the features, and what is gone on with.
        """
        return "install" in self.openers and bool(self.screens)

    def on_stop(self, stop: Callable[[], None]) -> None:
        """What closing the room does."""
        self._stop = stop

    def asked(self) -> Iterator[Screen]:
        """The screens that are asked in turn: the one in front, and if it lets keys pass the table
        below, after a question that stands between them.
        """
        screens = list(reversed(self.screens))
        front = screens[0] if screens else None
        if front is None:
            return
        yield front
        if not front.passes or front.answers_below:
            return
        table = self.below()
        for screen in screens[1:] if table is not None else ():
            if screen is table or screen.holds_up:
                yield screen
            if screen is table:
                return

    def below(self) -> Screen | None:
        """The table that answers while something is read in front of it."""
        return next((screen for screen in reversed(self.screens) if screen.answers_below), None)

    # -- screens -----------------------------------------------------------------------------------

    def push(self, screen: Screen) -> None:
        """Puts a screen in front and announces it."""
        self.screens.append(screen)
        screen.announce()

    def put(self, screen: Screen) -> None:
        """Puts a screen in front without a word (it announces itself)."""
        self.screens.append(screen)

    def _work(self, make: Callable[[], Screen], long: bool) -> None:
        # alone, there is always time
        (self.push if long else self.put)(make())

    def pop(self, screen: Screen) -> None:
        """Takes a screen away, and all in front of it."""
        if screen in self.screens:
            while (gone := self.screens.pop()) is not screen:
                gone.closed()
            screen.closed()

    def give_way(self) -> None:
        """Closes what gives way to a table, and all in front of it."""
        screen = next((screen for screen in self.screens if screen.gives_way), None)
        if screen is not None:
            self.pop(screen)

    @property
    def front(self) -> Screen:
        """The screen in front."""
        return self.screens[-1]

    def place(self) -> tuple[Note, ...]:
        """Where one is now."""
        return self.screens[-1].place() if self.screens else ()

    def back(self, quiet: bool = False) -> None:
        """After a screen has gone: what is in front now says where one is; with nothing left the
        room is closed.
        """
        if not self.screens:
            self.quit()
        elif not quiet:
            self.screens[-1].resumed()

    def quit(self) -> None:
        """Leaves the room; every game is kept as it is. What is not kept says so."""
        self.meant = True
        unkept = (screen.closing_note for screen in reversed(self.screens) if screen.closing_note)
        self.announcer.reply(self.parting() or next(unkept, note("shell-goodbye")))
        self._stop()

    def refuse_line(self, *why: Note) -> None:
        """Says why a typed line was not understood; it can be mended."""
        self.unread = True
        self.announcer.reply(*why)

    # -- troubles ----------------------------------------------------------------------------------

    def fail(self, why: Exception) -> None:
        """Says what went wrong, in one sentence.

        What is no known trouble is written to a file for those who mend it.
        """
        if isinstance(why, (StoreError, NoGame)) and (self.may.files or not why.note.get("file")):
            report_loading(why, self.settings.folder)
            self.announcer.aside(why.note)
            return
        lines = traceback.format_exception(why)
        if self.on_fault is not None:
            told: Note | None = getattr(why, "note", None)
            self.announcer.aside(told or self.on_fault(lines))
            return
        place = self.settings.report(lines)
        if self.may.files:
            self.announcer.aside(note("shell-fault", file=Clean.of(place, 200)))
        else:
            self.announcer.aside(note("shell-fault-without-files"))

    def hindrance(self, why: Exception) -> Note | None:
        """Why nothing whatever can be kept, and what to do, as a part of a sentence; None when it
        is some other trouble.
        """
        if isinstance(why, StoreError) and why.hinders_all:
            return why.hindrance(self.may.files, page=self.may.games and not self.may.files)
        return None

    def forget_troubles(self) -> None:
        """The player has changed something: troubles are told again."""
        self.told_troubles.clear()
        self.voice_wanted = True

    def later(self, act: Callable[[], None]) -> None:
        """Does something soon, on the room's own thread; may be called from any."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(act)

    # -- settings ----------------------------------------------------------------------------------

    def settings_number(self, name: str) -> float:
        """A setting that is a number."""
        value = self.settings.get(name)
        return float(value) if isinstance(value, (int, float)) else 0.0

    def set_setting(self, name: str, value: object) -> None:
        """Changes a setting and keeps it; a settings file that cannot be written is told once."""
        try:
            self.settings.set(name, value)
        except StoreError as why:
            if "settings" not in self.told_troubles:
                self.told_troubles.add("settings")
                self.fail(why)

    def repaint(self) -> None:
        """Prints in the colours that were chosen from now on."""
        theme = str(self.settings.get("theme"))
        cards = self.announcer.listener.cards
        self.announcer.writer.paint = (
            None
            if theme == "plain"
            else painter(theme, self.language, self.announcer.writer.env, cards)
        )

    def hear_as(self, listener: Listener) -> None:
        """From now on lines are told to this listener, and painted as the cards of the table."""
        other_pack = listener.cards != self.announcer.listener.cards
        self.announcer.listener = listener
        if other_pack:
            self.repaint()
