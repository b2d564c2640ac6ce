"""The parts of the room held together: settings, store, voice and the stack of screens.

Keys and typed lines come in here.
"""

from __future__ import annotations

import asyncio
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from playroom.desk.desk import Desk
from playroom.desk.keeping import PATIENCE, LogKeeper
from playroom.desk.served import Served
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.registry import NoGame
from playroom.engine.steps import Outcome
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.locale.typed import value_of
from playroom.records.seal import seal
from playroom.shell.announcer import LENGTHS, Announcer
from playroom.shell.command_words import words_of
from playroom.shell.keys import Command, KeyMap
from playroom.shell.preferences import Preferences, report_loading
from playroom.shell.screen import Screen
from playroom.shell.screens.duplicate import Waiting, after_lines
from playroom.shell.screens.help import explain_word, open_help
from playroom.shell.screens.voices import MODES, change_mode, echo, retry, tell_trouble
from playroom.shell.table.fairness import tells_all
from playroom.shell.table.history import tell_first
from playroom.shell.table.table_screen import TableScreen
from playroom.shell.terminal.line_writer import LineWriter
from playroom.shell.terminal.theme import painter
from playroom.speech import SpeechOutput, Trouble
from playroom.store import Origin, Store, StoreError, StoreLog, new_id, new_seed

if TYPE_CHECKING:
    from playroom.shell.screens.first_menu import TablePlan

SWITCH = 0.0005
"""Seconds after which a thinking bot lets the room's own thread run."""
PLAIN = frozenset(("help", "leave", "resign"))
"""Commands whose words are understood without a slash too, and never mean a move."""
ARGUED = frozenset(("language", "verbosity", "find", "help", "speech"))
"""Commands whose word may be followed by others."""

VOICE_TROUBLES = frozenset(("no-speech", "speech-returned", "backend-replaced"))
"""Of these each makes the others news again."""


class App:
    """The running room. It is the `Handler` of the console."""

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        writer: LineWriter,
        speech: SpeechOutput,
        language: str,
        line_mode: bool,
        open_speech: Callable[[str], SpeechOutput],
        patience: float = PATIENCE,
    ) -> None:
        """`open_speech` gives another voice for a mode (`auto`, `tts`, ...), told troubles through
        `trouble`; `patience`: seconds that a key waits for the disk at most.
        """
        self.patience = patience
        self.settings = preferences
        self.store = store
        self.line_mode = line_mode
        self.language = language
        self.keys = KeyMap(preferences.keys())
        self.announcer = Announcer(
            writer, speech, Teller(language, preferences.words(language)), preferences
        )
        self.open_speech = open_speech
        self.repaint()
        writer.when_typed = lambda text: echo(self, text)
        self.plans: dict[str, TablePlan] = {}
        """Tables being prepared, by game: what was chosen stays while the room is open."""
        self._stack: list[Screen] = []
        self._stop: Callable[[], None] = lambda: None
        self._told_troubles: set[str] = set()
        self.voice_wanted = False
        """The player has asked for the voice in this run: that none works is told even when it is
        known.
        """
        self._loop: asyncio.AbstractEventLoop | None = None

    # -- running -----------------------------------------------------------------------------------

    async def run(self, begin: Callable[[], None], patience: float = 0.0) -> str:
        """Plays until the last screen is left. Returns why it ended (see `Console.run`).
        `patience`: seconds that the voice is waited for at most before anything is begun."""
        from playroom.shell.terminal.console import (
            Console,
        )  # here: it loads prompt_toolkit, and the first line must not wait

        # a bot thinks in another thread; a key must not wait the usual 5 ms for its turn
        sys.setswitchinterval(SWITCH)
        console = Console(self, self.announcer.writer, line_mode=self.line_mode, pace=self.settled)
        self._loop = asyncio.get_running_loop()
        self.on_stop(console.stop)
        if patience:
            await self.voice_tried(patience)
        begin()
        if not self._stack:
            return "left"
        why = await console.run()
        if why == "eof":
            await self.settled()
        self.close()
        return why

    def close(self) -> None:
        """Leaves all screens and waits until everything is kept."""
        for screen in reversed(self._stack):
            screen.closed()
        self._stack.clear()
        if "keeper" in vars(self):
            self.keeper.close()
            self.log.close()

    def on_stop(self, stop: Callable[[], None]) -> None:
        """What closing the room does."""
        self._stop = stop

    async def settled(self) -> None:
        """Waits until the game waits for the player, so that a script plays a game line by line."""
        while self._stack and isinstance(waiting := self._stack[-1], Waiting):
            await waiting.ready.wait()
        table = self.table()
        if table is not None:
            await table.chair.settled.wait()

    def table(self) -> TableScreen | None:
        """The table in front, also with a list before it."""
        return next((s for s in reversed(self._stack) if isinstance(s, TableScreen)), None)

    # -- the console's handler ---------------------------------------------------------------------

    def starts_text(self, char: str) -> bool:
        """See `Handler`."""
        if not self._stack:
            return False
        return self._stack[-1].starts_text(char)

    def key(self, key: str) -> None:
        """See `Handler`."""
        self._guard(self._key, key)

    def text(self, text: str) -> None:
        """See `Handler`."""
        self._guard(self._text, text)

    def cancel(self, typed: str) -> None:
        """See `Handler`."""
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-cancelled"))

    def full(self) -> None:
        """See `Handler`."""
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-line-full"))

    def _guard(self, act: Callable[[str], None], text: str) -> None:
        self.announcer.key_pressed()
        try:
            act(text)
        except (
            Exception
        ) as why:  # whatever goes wrong, the player hears a sentence and the game goes on
            self.fail(why)

    def _asked(self) -> Iterator[Screen]:
        """The screens that are asked in turn: the one in front, and the table below one that lets
        keys pass.
        """
        for screen in reversed(list(self._stack)):
            yield screen
            if not screen.passes or self.table() is None:
                return

    def _key(self, key: str) -> None:
        self.announcer.writer.answered(key)
        for screen in self._asked():
            if screen.key(key) if screen is self.front else screen.key_below(key):
                return
        where = self._stack[-1].where if self._stack else "list"
        command = self.keys.find(where, key)
        if command is None or not self._global(command):
            self.announcer.reply(note("shell-no-key"))

    def _text(self, text: str) -> None:
        slash = text.startswith("/")
        words = text.lstrip("/").strip().split(maxsplit=1)
        if not words:
            self.announcer.reply(note("shell-cancelled"))
            return
        whole = text.lstrip("/").strip()
        command = self._by_word("-".join(whole.casefold().split()))
        if command is not None:
            words = words[:1]  # all of it is the command's word
        else:
            command = self._by_word(words[0])
        if command is not None and len(words) > 1 and command.name not in ARGUED:
            command = None  # "play 5H" is a move, not the word for Enter
        elif (
            command is not None
            and command.name not in ("help", "leave")
            and any(s.is_move(whole) for s in self._asked())
        ):
            command = None  # a word of the game that would do something now
        # Help and the way out are found by who knows no slash yet; no game writes its moves so.
        if command is not None and (slash or (command.name in PLAIN and self._front_takes_keys())):
            self._word(command, words[1].strip() if len(words) > 1 else "")
            return
        for screen in self._asked():
            if screen.text(whole):
                return
        self.announcer.reply(note("shell-no-word", text=Clean.of(words[0])))

    def _front_takes_keys(self) -> bool:
        return bool(self._stack) and self._stack[-1].where in ("table", "list")

    def _by_word(self, word: str) -> Command | None:
        where = (
            "table"
            if self.table() is not None
            else self._stack[-1].where
            if self._stack
            else "list"
        )
        for language in (
            self.language,
            *LANGUAGES,
        ):  # a word of any language is understood, one's own first
            for command in self.keys.working(where):
                if word.casefold() in words_of(language, command.name):
                    return command
        return None

    def _word(self, command: Command, rest: str) -> None:
        if command.name == "language":
            self.set_language(
                value_of("language", rest, LANGUAGES)
            ) if rest else self.announcer.reply(note("shell-which-language"))
        elif command.name == "verbosity":
            self._set_verbosity(
                value_of("verbosity", rest, LENGTHS)
            ) if rest else self._which_verbosity()
        elif command.name == "find" and rest:
            tell_first(self, rest)
        elif command.name == "help" and rest:
            explain_word(self, self._stack[-1], rest)
        elif command.name == "speech":
            change_mode(self, value_of("speech", rest, MODES)) if rest else retry(self)
        else:
            for screen in self._asked():
                if screen.command(command):
                    return
            self._global(command)

    def _global(self, command: Command) -> bool:
        act = {
            "older": self.announcer.older,
            "newer": self.announcer.newer,
            "oldest": self.announcer.oldest,
            "newest": self.announcer.newest,
            "repeat": self.announcer.repeat,
            "help": self._help,
            "language": self._next_language,
            "verbosity": self._next_verbosity,
            "speech": self._next_speech,
            "settings": self._settings,
            "leave": self.quit,
        }.get(command.name)
        if act is None:
            return False
        act()
        return True

    # -- screens -----------------------------------------------------------------------------------

    def push(self, screen: Screen) -> None:
        """Puts a screen in front and announces it."""
        self._stack.append(screen)
        screen.announce()

    def put(self, screen: Screen) -> None:
        """Puts a screen in front without a word (it announces itself)."""
        self._stack.append(screen)

    def pop(self, screen: Screen) -> None:
        """Takes a screen away, and all in front of it."""
        if screen in self._stack:
            while (gone := self._stack.pop()) is not screen:
                gone.closed()
            screen.closed()

    @property
    def front(self) -> Screen:
        """The screen in front."""
        return self._stack[-1]

    def place(self) -> tuple[Note, ...]:
        """Where one is now."""
        return self._stack[-1].place() if self._stack else ()

    def back(self, quiet: bool = False) -> None:
        """After a screen has gone: what is in front now says where one is; with nothing left the
        room is closed.
        """
        if not self._stack:
            self.quit()
        elif not quiet:
            self._stack[-1].resumed()

    def quit(self) -> None:
        """Leaves the room; every game is kept as it is. What is not kept says so."""
        self.announcer.reply(
            next(
                (one.goodbye for one in reversed(self._stack) if one.goodbye), note("shell-goodbye")
            )
        )
        self._stop()

    # -- troubles ----------------------------------------------------------------------------------

    def fail(self, why: Exception) -> None:
        """Says what went wrong, in one sentence.

        What is no known trouble is written to a file for those who mend it.
        """
        if isinstance(why, (StoreError, NoGame)):
            report_loading(why, self.settings.folder)
            self.announcer.aside(why.note)
            return
        place = self.settings.report(traceback.format_exception(why))
        self.announcer.aside(note("shell-fault", file=Clean.of(place, 200)))

    def trouble(self, trouble: Trouble) -> None:
        """A voice failed, or is back: told once until the other has been."""
        if trouble.code in self._told_troubles:
            return
        self._told_troubles -= VOICE_TROUBLES
        self._told_troubles.add(trouble.code)
        if tell_trouble(self, trouble) and self._stack and trouble.code == "no-speech":
            self._stack[-1].told_trouble()

    def forget_troubles(self) -> None:
        """The player has changed something: troubles are told again."""
        self._told_troubles.clear()
        self.voice_wanted = True

    async def voice_tried(self, seconds: float) -> None:
        """Waits until the voice speaks or has said why not, so that what has to be answered comes
        after that.
        """
        until = time.monotonic() + seconds
        while (
            time.monotonic() < until
            and not self._told_troubles
            and not self.announcer.speech.abilities.backend
        ):
            await asyncio.sleep(0.01)

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
            if "settings" not in self._told_troubles:
                self._told_troubles.add("settings")
                self.announcer.aside(why.note)

    def repaint(self) -> None:
        """Prints in the colours that were chosen from now on."""
        theme = str(self.settings.get("theme"))
        cards = self.announcer.listener.cards
        self.announcer.writer.paint = (
            None if theme == "plain" else painter(theme, self.language, cards=cards)
        )

    def hear_as(self, listener: Listener) -> None:
        """From now on lines are told to this listener, and painted as the cards of the table."""
        other_pack = listener.cards != self.announcer.listener.cards
        self.announcer.listener = listener
        if other_pack:
            self.repaint()

    def set_language(self, language: str) -> None:
        """Speaks another language from now on, the history included."""
        if language not in LANGUAGES:
            self.announcer.reply(note("shell-no-language", text=Clean.of(language)))
            return
        self.language = language
        self.announcer.teller = Teller(language, self.settings.words(language))
        self.repaint()
        self.set_setting("language", language)
        self.announcer.reply(note("shell-language"))

    def _next_language(self) -> None:
        all_ = list(LANGUAGES)
        self.set_language(all_[(all_.index(self.language) + 1) % len(all_)])

    def _set_verbosity(self, length: str) -> None:
        if length not in LENGTHS:
            self.announcer.reply(note("shell-no-verbosity", text=Clean.of(length)))
            return
        self.set_setting("verbosity", length)
        self.announcer.reply(note("shell-verbosity", length=length))

    def _which_verbosity(self) -> None:
        now = str(self.settings.get("verbosity"))
        self.announcer.reply(note("shell-which-verbosity", length=now))

    def _next_verbosity(self) -> None:
        now = str(self.settings.get("verbosity"))
        self._set_verbosity(LENGTHS[(LENGTHS.index(now) + 1) % 3] if now in LENGTHS else "normal")

    def _next_speech(self) -> None:
        change_mode(self, "tts" if self.settings.speech_mode == "off" else "off")

    def _settings(self) -> None:
        from playroom.shell.screens.settings import SettingsMenu, open_settings

        if any(isinstance(one, SettingsMenu) for one in self._stack):
            self.announcer.reply(*self.place())
        else:
            open_settings(self)

    # -- help --------------------------------------------------------------------------------------

    def _help(self) -> None:
        open_help(self, self._stack[-1])

    # -- games -------------------------------------------------------------------------------------

    @cached_property
    def log(self) -> StoreLog:
        """Where the inputs of all tables are kept."""
        return StoreLog(self.store.file)

    @cached_property
    def keeper(self) -> LogKeeper:
        """What keeps them."""
        return LogKeeper(self.log, self.patience, self.log.checkpoint)

    def table_of(
        self, match: Match[Any, Any], me: Seat, again: Callable[[], None] | None
    ) -> TableScreen:
        """The table of a match that is kept here, for the person in seat `me`."""
        secret = self.dice_secret(match.header)
        desk = Desk(match, self.keeper, secret, self.settings.report)
        return TableScreen(self, Served(desk, me), again, partial(self.finished, match))

    def dice_secret(self, header: Header) -> str:
        """What the bots' own dice are seeded with; a game with a given seed is the same
        game again.
        """
        return f"bots of {header.seed}"  # not said

    def new_game(
        self,
        game: Game[Any, Any],
        setup: Setup,
        players: tuple[Player, ...],
        seed: str | None = None,
        again: bool = True,
        origin: Origin | None = None,
    ) -> None:
        """Opens a table for the first person among `players`.

        `origin` is kept with the game: how it began, of which other.
        """
        header = Header(
            id=new_id(),
            game=game.id,
            version=game.version,
            setup=setup,
            players=players,
            seed=seed or new_seed(),
            created=datetime.now(UTC).isoformat(timespec="seconds"),
        )
        match: Match[Any, Any] = Match(game, header)
        self.store.create(header)
        if origin is not None:
            self.store.set_origin(header.id, origin)
        me = next(seat for seat, player in enumerate(players) if player.is_person)
        more = (lambda: self.new_game(game, setup, players)) if again else None
        screen = self.table_of(match, me, more)
        self.put(screen)
        if seed is None and tells_all(
            self.settings
        ):  # who chose the seed knows it; for the others F7 tells it
            self.announcer.reply(note("fair-sealed", Kind.TABLE, seal=seal(header)))
        screen.begin()

    def resume_game(self, id_: str) -> None:
        """Takes up a game that was left.

        Raises `StoreError`; a log that does not follow is refused with a sentence.
        """
        from playroom.records.opening import load_match

        self.open_match(load_match(self.store, id_))

    def open_match(self, match: Match[Any, Any]) -> None:
        """Opens the table of a stored match where its log ends.

        Raises `StoreError` when no person sits at it.
        """
        header = match.header
        me = next((seat for seat, player in enumerate(header.players) if player.is_person), None)
        if me is None:
            raise StoreError("no-person", game=Clean.of(header.id[:6]))
        again = partial(self.new_game, match.game, header.setup, header.players)
        screen = self.table_of(match, me, again)
        self.put(screen)
        screen.resume()

    def finished(self, match: Match[Any, Any]) -> tuple[Note, ...]:
        """Keeps the result of a finished match. What is told at its end besides: in a duplicate
        match, who did better.
        """
        outcome = match.outcome
        if outcome is None:
            return ()
        self.keeper.run(partial(self._keep_result, match, outcome), self._result_kept)
        return after_lines(self.store, match.header, outcome)

    def _keep_result(self, match: Match[Any, Any], outcome: Outcome) -> None:
        from playroom.records.gathering import remember

        self.log.finish(match.header.id, outcome)
        remember(self.store, match)

    def _result_kept(self, came: Exception | None) -> None:
        if came is not None:
            self.fail(came)
