"""The application: settings, store, voice and the stack of screens; dispatches keys and typed
lines.

Screens and tables are loaded when they are opened: the first key must not wait for them.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Protocol

from playroom import clock
from playroom.background import THREADS, Background
from playroom.engine.notes import Clean, Note, note
from playroom.engine.overriding import override
from playroom.locale import LANGUAGES
from playroom.locale.phrasing import words_of as spoken_words
from playroom.locale.questions import answer_of, asks_exactly, command_of, mended, vocabulary
from playroom.locale.typed import folded
from playroom.log.write_queue import PATIENCE
from playroom.shell.announcer import Lines
from playroom.shell.bindings import DIGITS, Bind, Range
from playroom.shell.capabilities import HOME, Capabilities
from playroom.shell.command_words import commands_in, words_of
from playroom.shell.hearing import (
    name_language,
    name_verbosity,
    newer,
    newest,
    next_language,
    next_verbosity,
    older,
    oldest,
    repeat,
)
from playroom.shell.keys import Command, key_called, key_note
from playroom.shell.menu import Menu, MenuItem, YesNo
from playroom.shell.passing_on import PASSING_ON
from playroom.shell.preferences import Preferences
from playroom.shell.screens.sounds import open_sounds
from playroom.shell.shell import Screen, Shell
from playroom.shell.sounds import name_sounds
from playroom.shell.terminal.console import Handler
from playroom.shell.terminal.keynames import written
from playroom.shell.voice import echo, name_mode, next_mode, voice_tried
from playroom.speech import SpeechOutput
from playroom.store import Store
from playroom.store.faults import report_loop_faults
from playroom.store.paths import ROOM_LIST, SAVED_ROOMS

if TYPE_CHECKING:
    from playroom.engine.contract import Game
    from playroom.engine.options import Setup
    from playroom.shell.table.table_screen import TableScreen
    from playroom.shell.tables import Tables
    from playroom.shell.terminal.title_bar import TitleBar

READER = "screen-reader"
"""The voice that is a screen reader's."""
SWITCH = 0.0005
"""Seconds after which a thinking bot lets the room's own thread run."""
PLAIN = frozenset(("help", "leave", "resign", "people"))
"""Commands whose words are understood without a slash too."""
NO_MOVE = frozenset(("help", "leave", "resign"))
"""Commands whose words never mean a move."""
FINAL = frozenset(("leave", "save"))
"""Commands that a line does which only has their words in it after a question."""
TALK = frozenset(("say", "tell"))
"""Commands whose key begins a line that comes at once."""
WAITING_AFTER, WAITING_EVERY = 1.0, 60.0
"""Seconds after which the rooms of a list are asked who waits there, and until the next time."""
HELD = 4.0
"""Seconds that a key waits for a screen or an answer, as long as without a connection."""
SHORTEST_WORD = 3
"""Letters of a word that says by itself that a line begins; fewer may be keys in a rush."""


class Source(Protocol):
    """Where keys and typed lines come from."""

    def stop(self) -> None:
        """Nothing more is taken."""
        ...

    async def run(self) -> str:
        """Serves until the end; gives why it ended (see `Console.run`)."""
        ...


class App(Shell, Handler):
    """The running room. It is the `Handler` of the console."""

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        writer: Lines,
        speech: SpeechOutput,
        language: str,
        line_mode: bool,
        open_speech: Callable[[str], SpeechOutput],
        patience: float = PATIENCE,
        may: Capabilities = HOME,
        background: Background = THREADS,
    ) -> None:
        """`open_speech` gives another voice for a mode (`auto`, `tts`, ...); `patience`: seconds
        that a key waits for the disk at most; `may`: what is allowed on this machine; `background`
        runs what keys should not wait for.
        """
        super().__init__(
            preferences, store, writer, speech, language, line_mode, open_speech, may, background
        )
        self._patience = patience
        self.openers = {
            "game": lambda *asked, **more: self.tables.new_game(*asked, **more),
            "match": lambda *asked, **more: self.tables.open_match(*asked, **more),
            "kept": lambda *asked, **more: self.tables.resume_game(*asked, **more),
            "rules": self._open_rules,
            "text": self._write_text,
            "others": self._play_with_others,
            "review": partial(self._coach, "open_review"),
            "reviews": partial(self._coach, "open_reviews"),
            "coach": partial(self._coach, "open_coach"),
            "puzzle": partial(self._coach, "open_puzzle"),
            "waiting": self._ask_who_waits,
            "turns": self._to_turns,
            "forget-room": self._forget_room,
        }
        self.way_back = self._way_back
        writer.when_typed = partial(echo, self)
        self._asks_again = 0.0
        self._told_once = set[str]()
        self._held: list[tuple[Callable[[str], object], str]] = []
        """Keys and lines that wait for the screen that is being opened."""
        self._opened: asyncio.Task[None] | None = None
        self._title_bar: TitleBar | None = None

    @cached_property
    def tables(self) -> Tables:
        """The tables of this machine."""
        from playroom.shell.tables import Tables

        return Tables(self, self._patience)

    def _open_rules(self, game: Game[Any, Any], setup: Setup, also: Sequence[Note] = ()) -> None:
        from playroom.shell.screens.rules import open_rules

        open_rules(self, game, setup, also)

    def _write_text(self, name: str, lines: Sequence[str]) -> None:
        from playroom.shell.texts import write_text

        write_text(self, name, lines)

    def _play_with_others(self) -> None:
        from playroom.shell.room.others import open_others  # here: alone, none of it is needed

        open_others(self)

    def _way_back(self) -> Sequence[MenuItem]:
        if not self.may.rooms or not (self.store.file.parent / SAVED_ROOMS).exists():
            return ()
        from playroom.shell.room.others import way_back  # here: alone, none of it is needed

        return way_back(self)

    def _forget_room(self) -> None:
        from playroom.shell.room.others import ask_to_forget_last

        ask_to_forget_last(self)

    def _coach(self, opener: str, *arguments: str) -> None:
        from playroom.shell.coach import menus  # here: the first key must not wait for what judges

        getattr(menus, opener)(self, *arguments)

    def _ask_who_waits(self) -> None:
        """Asks the rooms of the player's lists, and the saved ones, a moment later and beside the
        event loop; once a minute at most, and never where there are none.
        """
        loop, data = self._loop, self.store.file.parent
        now = clock.monotonic()
        if loop is None or now < self._asks_again:
            return
        self._asks_again = now + WAITING_EVERY
        chosen = str(self.settings.get("rooms"))
        listed, saved = chosen or (data / ROOM_LIST).exists(), (data / SAVED_ROOMS).exists()
        if not listed and not saved:
            return

        def ask() -> None:
            from playroom.shell.room.rooms import turns_waiting, who_waits  # here: only for some

            if saved:
                self.later(partial(self._turns_wait, turns_waiting(data, self.language)))
            if listed:
                self.later(partial(setattr, self, "waiting", who_waits(data, chosen)))

        loop.call_later(WAITING_AFTER, self.background.start, ask, "waiting")

    def _turns_wait(self, turns: tuple[tuple[object, Note], ...]) -> None:
        """Tables wait for the player: told in the first menu, and its first item from now on."""
        known = [line for _, line in self.turns]
        new = tuple(line for _, line in turns if line not in known)
        menu = self.front if len(self.screens) == 1 else None
        is_first = isinstance(menu, Menu) and menu.at == 0
        self.turns = turns
        if new and isinstance(menu, Menu):
            self.announcer.aside(*new, note("room-turns-go", here=is_first))
            menu.at = 0 if is_first else menu.at
        self.changed()

    def _to_turns(self, room: object) -> None:
        """Into a saved room, to the first table that waits there."""
        from playroom.shell.room.rooms import go_to_turns

        self.turns = tuple((other, line) for other, line in self.turns if other != room)
        self._asks_again = 0.0  # what waits then is asked anew
        go_to_turns(self, room)

    # -- running -----------------------------------------------------------------------------------

    def _console(self) -> Source:
        """What reads the keys."""
        from playroom.shell.terminal.console import (
            Console,
        )  # here: it loads prompt_toolkit, and the first line must not wait
        from playroom.shell.terminal.line_writer import LineWriter
        from playroom.shell.terminal.title_bar import TitleBar

        writer = self.announcer.writer
        assert isinstance(writer, LineWriter)
        writer.later = asyncio.get_running_loop().call_later
        self._title_bar = TitleBar(writer)
        self.sounding.notify = self._notify
        return Console(
            self,
            writer,
            line_mode=self.line_mode,
            pace=self.settled,
            signals=self.may.signals,
        )

    def _notify(self) -> None:
        """Shows on the desktop that it is the player's turn; no card is in it."""
        from playroom.shell.terminal.desktop import notify  # here: few want it

        table = self.table()
        told = note("desktop-turn" if table is None else f"{table.game.id}-name")
        text = self.announcer.line(told)
        title = self.announcer.line(note("desktop-turn"))
        self.background.start(partial(notify, title, text), "desktop")

    async def run(self, begin: Callable[[], None], patience: float = 0.0) -> str:
        """Plays until the last screen is left. Returns why it ended (see `Console.run`).
        `patience`: seconds that the voice is waited for at most before anything is begun."""
        # a bot thinks in another thread; a key must not wait the usual 5 ms for its turn
        sys.setswitchinterval(SWITCH)
        console = self._console()
        self._loop = asyncio.get_running_loop()
        report_loop_faults(self._loop, self.settings.folder)
        self.on_stop(console.stop)
        if patience:
            await voice_tried(self, patience)
        begin()
        if not self.screens:
            return "left"
        why = await console.run()
        if why == "eof":
            await self.settled()
        self.close()
        for close in self.closing:
            await close()
        return why

    def close(self) -> None:
        """Leaves all screens and waits until everything is kept."""
        for screen in reversed(self.screens):
            screen.closed()
        self.screens.clear()
        if "tables" in vars(self):
            self.tables.close()
        self.changed()

    async def settled(self) -> None:
        """Waits until every screen waits for the player, so that a script plays a game line by
        line.
        """
        while (busy := self._busy()) is not None:
            await busy.wait()

    def _busy(self) -> asyncio.Event | None:
        for screen in reversed(self.screens):
            if screen.ready is not None and not screen.ready.is_set():
                return screen.ready
        return None

    def table(self) -> TableScreen | None:
        """The table in front, also with a list before it."""
        from playroom.shell.table.table_screen import table_in

        return table_in(self)

    # -- the console's handler ---------------------------------------------------------------------

    @override
    def changed(self) -> None:
        """The title of the window shows how the table stands, where the player wants that and no
        screen reader speaks.
        """
        if self._title_bar is None:
            return
        shown = ""
        if self.settings.get("title_bar") and self.settings.speech_mode != READER:
            from playroom.shell.table.standing import standing

            shown = " | ".join(text for _, text in standing(self))
        self._title_bar.show(shown)

    @override
    def starts_text(self, char: str) -> bool:
        if not self.screens:
            return False
        return self.screens[-1].starts_text(char)

    @override
    def key_called(self, name: str) -> str | None:
        return key_called(name)

    @override
    def key(self, key: str) -> None:
        self.answer_key(self._key, key)
        if self._title_bar is not None:
            self.changed()

    def meanwhile(self, typed: str, char: str) -> bool:
        """See `Handler`; a letter belongs to no number, so at a table it asks."""
        number = typed.isascii() and typed.isdigit()
        if not (number and self.screens and self.front.answers(char)):
            return False
        self.typed = typed
        self.key(char)
        self.typed = ""
        return True

    @override
    def begins_line(self, text: str) -> bool:
        if text[:1] == "/" or self._talk_of(text[:1]):
            return True
        word = text.split(maxsplit=1)[0] if text.strip() else ""
        if len(word) < SHORTEST_WORD:
            return len(text) > 1 and any(screen.is_move(text) for screen in self.asked())
        return bool(self._by_word(word)) or any(screen.begins_move(text) for screen in self.asked())

    @override
    def is_key(self, char: str) -> bool:
        """The letters that look for an item of a list are no such keys, nor is the other half of
        the question mark, with which a sentence begins.
        """
        key = "space" if char == " " else char
        if written(key) != key:
            return False
        every: tuple[Screen | Shell, ...] = (*self.asked(), self)
        return any(
            row.keys is DIGITS or not isinstance(row.keys, Range)
            for command in every
            for row in command.rows.candidates(self.keys, self._where(command), key)
        )

    def _where(self, screen: Screen | Shell) -> str:
        return screen.where if isinstance(screen, Screen) else self._front_where()

    def _front_where(self) -> str:
        return self.screens[-1].where if self.screens else "list"

    @override
    def text(self, text: str) -> bool:
        self.unread = False
        self.answer_key(self._text, text)
        if self._title_bar is not None:
            self.changed()
        if self.unread and " " in text and text[0] != "/" and not self._talk_of(text[0]):
            self._tell_how_to_talk()
        return not self.unread

    def _tell_how_to_talk(self) -> None:
        """Several words that are nothing here were perhaps meant for the others."""
        keys = [key for key in self.keys.keys_of("say") if len(key) == 1]
        if keys and self._can_talk():
            self._tell_once(note("shell-talk-first", key=key_note(keys[0])))

    def _can_talk(self) -> bool:
        """Whether chat has a recipient here."""
        return any(row.below for _, row in self._rows("say"))

    def _tell_once(self, line: Note) -> None:
        if line.id not in self._told_once:
            self._told_once.add(line.id)
            self.announcer.aside(line)

    @override
    def wants_focus(self) -> bool:
        return bool(self.settings.get("silent_behind"))

    @override
    def focused(self, front: bool) -> None:
        announcer = self.announcer
        if front and announcer.behind:
            announcer.in_front()
        elif not front and not announcer.behind:
            announcer.behind = True
            if self.settings.speech_mode != READER:
                announcer.speech.silence()

    @override
    def cancel(self, typed: str) -> None:
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-cancelled"))

    @override
    def full(self) -> None:
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-line-full"))

    @override
    def kept(self) -> None:
        self._tell_once(note("shell-line-kept"))

    @override
    def lines_wait(self, count: int) -> None:
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-lines-wait", count=count))

    @override
    def too_many(self) -> None:
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-too-many-keys"))

    def _key(self, key: str) -> None:
        self.announcer.writer.answered(key)
        for screen in self.asked():
            if screen.key(key) if screen is self.front else screen.key_below(key):
                return
        row = self.rows.find(self.keys, self._front_where(), key)
        if (row is None or not row.do(self)) and not self._holds(self.key, key):
            self.announcer.reply(note("shell-no-key"))

    def _holds(self, act: Callable[[str], object], what: str) -> bool:
        """Says what is awaited, and has a key or a line wait for it; False when nothing is."""
        opening = self.screens[-1].opening if self.screens else None
        if opening is None:
            return False
        self.announcer.reply(opening)
        if not self._held:
            go_on = self._go_on(tuple(self.screens), self._item_id())
            self._opened = asyncio.get_running_loop().create_task(go_on)
        if what != "enter" or self._held[-1:] != [(act, what)]:  # more than once: impatience
            self._held.append((act, what))
        return True

    async def _go_on(self, before: Sequence[Screen], item: object) -> None:
        """Does what was held, once a screen that was not there `before` has been opened in time, or
        the list in front has its answer and is still on this `item`; on another one, tells that.
        """
        front = self.screens[-1]
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(HELD):
                while front.opening is not None and front.ready is not None and self.screens:
                    await front.ready.wait()
                    await asyncio.sleep(0)  # it may come to the front a moment later
                    front = self.screens[-1] if self.screens else front
        held, self._held = self._held, []
        if not self.screens or front.opening is not None or front in before[:-1]:
            return
        if front is before[-1] and self._item_id() != item:
            self.announcer.aside(*front.still())
            return
        for act, what in held:
            act(what)

    def _item_id(self) -> object:
        """What tells the item of the list in front from others."""
        here = self.front.current() if isinstance(self.front, Menu) else None
        return here and (here.key or here.note())

    def _talk_of(self, char: str) -> str:
        """The chat command bound to this key, whether or not chat has a recipient; "" if there is
        none.
        """
        command = self.keys.find(self._front_where(), char) if char else None
        return command.name if command is not None and command.name in TALK else ""

    def _text(self, text: str) -> None:
        talk = self._talk_of(text[0])
        if talk and not self.starts_text(text[0]):
            if not self._word(talk, text[1:].strip()) and not self._holds(self.text, text):
                self.refuse_line(note("shell-no-talk"))
            return
        slash = text.startswith("/")
        words = text.lstrip("/").strip().split(maxsplit=1)
        if not words:
            self.announcer.reply(note("shell-cancelled"))
            return
        whole = text.lstrip("/").strip()
        name, rest = self._by_word("-".join(whole.casefold().split())), ""
        if not name:
            name, rest = self._by_word(words[0]), words[1].strip() if len(words) > 1 else ""
        if rest and all(row.typed is None for _, row in self._rows(name)):
            name = ""  # "play 5H" is a move, not the word for Enter
        elif name not in NO_MOVE and any(screen.is_move(whole) for screen in self.asked()):
            name = ""  # a word of the game that would do something now
        # Help and the way out are found by who knows no slash yet; no game writes its moves so.
        if (
            name
            and (slash or (name in PLAIN and self._front_takes_keys()))
            and self._word(name, rest)
        ):
            return
        from playroom.shell.prompt import Prompt  # here: the first line must not wait

        asked = tuple(self.asked())
        if slash and isinstance(self.front, Prompt):
            asked = asked[1:]  # it is no command here, and no answer
        moves = any(screen.understands(whole) for screen in asked)
        if not moves and not (name and slash) and self._holds(self.text, text):
            return
        if not (name or moves):
            # a list or a question that reads lines by itself comes first: rules are looked through
            from playroom.shell.table.table_screen import TableScreen

            first = self.front in asked and not isinstance(self.front, TableScreen)
            if first and self.front.text(whole):
                return
            if self._in_words(whole) or self._nearly(whole):
                return
        for screen in asked:
            if screen.text(whole):
                return
        if name and not rest and self._word(name, ""):
            return  # the word of a command that means nothing else here, without its slash
        alone = self._by_word(words[0]) if slash else ""
        if alone:  # the word is one, but nothing goes after it
            about = note(f"key-{alone}-about")
            self.refuse_line(note("shell-goes-alone", word=Clean.of(words[0]), about=about))
        elif (slash or not words[1:]) and (command := self._elsewhere(words[0])):
            line = note("shell-word-elsewhere", word=Clean.of(words[0]), where=command.where)
            self.refuse_line(line)
        else:
            self.refuse_line(note("shell-no-word", text=Clean.of(whole, 120)))

    def _elsewhere(self, word: str) -> Command | None:
        """The command that a word means at another place of the playroom, one's own language
        first.
        """
        found = (
            command
            for language in (self.language, *LANGUAGES)
            for command in self.keys.commands
            if folded(word) in map(folded, words_of(language, command.name))
        )
        return next(found, None)

    def _in_words(self, text: str) -> bool:
        """Answers a question or a wish in words of one's own (`cómo vamos`)."""
        if self.front.holds_up:
            return False
        table = self.table()
        command = command_of(self.language, text, "" if table is None else table.game.id)
        if command in FINAL and not asks_exactly(text, command):
            question = note("typed-did-you-mean", text=note(f"key-{command}"))
            self.push(YesNo(self, question, partial(self._do_word, command)))
            return True
        if command and self._word(command, ""):
            return True
        answer = answer_of(self.language, text) if table is not None else None
        if answer is not None:
            self.announcer.reply(answer)
        return answer is not None

    def _nearly(self, text: str) -> bool:
        """Asks whether a line is meant that is nearly the same and means something."""
        table = self.table()
        people = () if table is None else table.chair.people
        known = vocabulary(self.language).union(
            commands_in(self.language),
            *(screen.move_words() for screen in self.asked()),
            *(spoken_words(person.name) for person in people),
        )
        meant = mended(text, known)
        if not meant or self.front.holds_up:
            return False
        if not (
            self._by_word(meant)
            or command_of(self.language, meant, "" if table is None else table.game.id)
            or any(screen.understands(meant) for screen in self.asked())
        ):
            return False
        question = note("typed-did-you-mean", text=Clean.of(meant, 120))
        self.push(YesNo(self, question, partial(self._text, f"/{meant}")))
        return True

    def _front_takes_keys(self) -> bool:
        return bool(self.screens) and self.screens[-1].where in ("table", "list")

    def _rows(self, name: str) -> Iterator[tuple[Screen | Shell, Bind]]:
        """The rows of a command that are asked in turn, the room's own last."""
        held_up = False
        for screen in self.asked():
            row = screen.rows.named.get(name)
            if row is not None and (row.below or not held_up):
                yield screen, row
            held_up = held_up or screen.holds_up
        if (row := self.rows.named.get(name)) is not None:
            yield self, row

    def _by_word(self, word: str) -> str:
        """The command that a word means here; a word of any language is understood, one's own
        first.
        """
        at_table = self.table() is not None or (bool(self.screens) and self.front.where == "table")
        working = self.keys.working("table" if at_table else "list")
        for same in (str.casefold, folded):  # without its accents when it is no word with them
            for language in (self.language, *LANGUAGES):
                for command in working:
                    named = same(word) in map(same, words_of(language, command.name))
                    if named and next(self._rows(command.name), None) is not None:
                        return command.name
        return ""

    def _do_word(self, name: str) -> None:
        self._word(name, "")

    def _word(self, name: str, rest: str) -> bool:
        for screen, row in self._rows(name):
            if row.typed is not None and row.typed(screen, rest) is not False:
                return True
        if rest:
            return False
        return any(
            screen.run(row) if isinstance(screen, Screen) else row.do(screen)
            for screen, row in self._rows(name)
        )

    # -- what is everywhere ------------------------------------------------------------------------

    def help_here(self) -> None:
        """What keys do here."""
        from playroom.shell.screens.help import open_help

        open_help(self, self.front)

    def explain(self, key: str) -> bool:
        """`/help x`: what a key does."""
        if key:
            from playroom.shell.screens.help import explain_word

            explain_word(self, self.front, key)
        return bool(key)

    def leave(self) -> None:
        """Leaves the room; who hosts others is asked first, and leaves by the key once more."""
        front = self.screens[-1] if self.screens else None
        asks = isinstance(front, YesNo) and front.question.id == "others-own-quit-ask"
        if asks or self.own_room is None or not self.own_room.others_are_here:
            self.quit()
        else:
            self.push(YesNo(self, note("others-own-quit-ask"), self.quit))

    def settings_menu(self) -> None:
        """The settings, or the place in them."""
        from playroom.shell.screens.settings import SettingsMenu, open_settings

        if any(isinstance(screen, SettingsMenu) for screen in self.screens):
            self.announcer.reply(*self.place())
        else:
            open_settings(self)

    bindings = (
        Bind("older", older),
        Bind("newer", newer),
        Bind("oldest", oldest),
        Bind("newest", newest),
        Bind("repeat", repeat),
        Bind("help", help_here, typed=explain),
        Bind("language", next_language, typed=name_language),
        Bind("verbosity", next_verbosity, typed=name_verbosity),
        Bind("speech", next_mode, typed=name_mode),
        Bind("sounds", open_sounds, typed=name_sounds),
        Bind("settings", settings_menu),
        *PASSING_ON,
        Bind("leave", leave),
    )
