"""Opening the room from the command line: first a line, then everything else."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, Any

from playroom.locale import choose_language, first_line
from playroom.shell.terminal.line_writer import Hush, LineWriter

if TYPE_CHECKING:
    from playroom.engine.contract import Game
    from playroom.engine.header import Player
    from playroom.shell.app import App
    from playroom.speech import Choice, SpeechOutput, Trouble
    from playroom.store import Store


REVEALED = 15.0
"""Seconds: what was only spoken in so long before the voice was found to have failed is printed,
heard or not.
"""
VOICE_WAIT = 0.6
"""Seconds that the voice is waited for at most before a newcomer is asked something: its trouble
must not come after.
"""
TOLD_PROBLEMS = 3
"""Problems of the settings file that are told one by one; of the others only how many there are."""


def start(args: argparse.Namespace) -> int:
    """Runs `playroom`, `play GAME`, `resume [ID]`, `count`, or `replay [ID|FILE]` step by step.

    Raises `CliError`, `StoreError`, `SpeechError`.
    """
    from playroom.store.paths import places

    where = places(args.data)
    language = choose_language(args.lang, set_language(where.settings), os.environ)
    writer = LineWriter(cursor=written(where.settings, "cursor"))
    greeted = args.command == "" and args.speech is None and args.verbosity is None
    with Hush() as hush:
        if greeted:  # nothing more can be wrong with the words: the first line waits for nothing
            writer.say(first_line(language, "shell-welcome"))
        hush.arm()
        return _open(args, where, language, writer, greeted, hush)


def set_language(file: Any) -> str | None:
    """The language in the settings file."""
    return written(file, "language")


def written(file: Any, setting: str) -> str | None:
    """One setting of the settings file, looked for without reading the rest: the first line must
    not wait for it.
    """
    try:
        with open(file, encoding="utf-8") as lines:  # noqa: PTH123 - before anything is loaded
            for line in lines:
                name, _, value = line.partition("=")
                if name.strip() == setting:
                    return value.split("#")[0].strip().strip("\"'")
    except (OSError, ValueError):
        pass
    return None


def _open(
    args: argparse.Namespace,
    where: Any,
    language: str,
    writer: LineWriter,
    greeted: bool,
    hush: Hush,
) -> int:
    import asyncio

    from playroom.engine.notes import note
    from playroom.store import Settings, Store

    overruled: dict[str, object] = {}
    if args.verbosity is not None:
        from playroom.cli.arguments import verbosity_of

        overruled["verbosity"] = verbosity_of(args.verbosity)
    plan: tuple[Game[Any, Any], Any, tuple[Player, ...]] | None = None
    store = Store.open(where.data)
    settings, problems = Settings.load(where.settings)
    voice = Voices(language, writer)
    speech = voice.open(
        args.speech or os.environ.get("PLAYROOM_SPEECH") or str(settings.get("speech"))
    )
    if args.command == "play":
        from playroom.cli.arguments import check_seats, game_of, players_of, setup_of

        game = game_of(args.what)
        setup, named = setup_of(game, args)
        check_seats(game, named)
    walked = None
    if args.command == "replay" and args.what is not None:
        from playroom.cli.kept import replay_of

        walked = replay_of(args)
    resumed = _which(store, args.what) if args.command == "resume" else None
    if not greeted:
        writer.say(first_line(language, "shell-welcome"))
    from playroom.shell.app import App
    from playroom.shell.preferences import Preferences
    from playroom.shell.screens.first_menu import room
    from playroom.shell.screens.voices import restore, voice_works

    preferences = Preferences(settings, where.data, overruled)
    if args.command == "play":
        plan = (game, setup, players_of(game, setup, named, language, preferences))
    line_mode = not (sys.stdin is not None and sys.stdin.isatty() and writer.tty)
    if line_mode:  # the terminal echoes the lines that are typed
        hush.restore()
    app = App(preferences, store, writer, speech, language, line_mode, voice.reopen)
    # a screen reader that is spoken to has read what was printed before that was known
    if not (greeted and writer.quiet):
        app.announcer.greeting = first_line(language, "shell-welcome")
    voice.attach(app)
    preferences.speech_mode = voice.mode
    restore(preferences, speech)
    app.voice_wanted = args.speech is not None

    def begin() -> None:
        for problem in problems[:TOLD_PROBLEMS]:
            app.announcer.aside(problem.note)
        if len(problems) > TOLD_PROBLEMS:
            app.announcer.aside(note("settings-more-problems", count=len(problems) - TOLD_PROBLEMS))
        for conflict in app.keys.conflicts:
            app.announcer.aside(conflict.note)
        voice.tell_first()
        if plan is not None and args.duplicate:
            from playroom.shell.screens.duplicate import begin as begin_duplicate
            from playroom.shell.screens.first_menu import bot_names

            app.put(room(app))
            begin_duplicate(app, *plan, bot_names(app.announcer.teller), args.seed)
        elif plan is not None:
            app.new_game(*plan, seed=args.seed, again=True)
        elif args.command == "resume":
            _resume(app, resumed)
        elif args.command == "count":
            from playroom.shell.screens.counting import open_counting

            app.put(room(app))
            open_counting(app)
        elif args.command == "replay":
            from playroom.shell.screens.archive import open_archive
            from playroom.shell.screens.replay import ReplayScreen

            app.put(room(app))
            if walked is None:
                open_archive(app)
            else:
                app.push(ReplayScreen(app, *walked))
        else:
            from playroom.shell.screens.first_run import ask_newcomer

            app.put(room(app))
            ask_newcomer(app, args.lang is None and not settings.get("language"), voice.why)

    asks = args.command == "" and voice.why == "no-reader" and not settings.get("first_run_done")
    try:
        asyncio.run(app.run(begin, VOICE_WAIT if asks else 0.0))
        voice_works(app)
    finally:
        app.announcer.speech.drain(1.0)
        app.announcer.speech.close()
        store.close()
        writer.close()
    return 0


def _which(store: Store, id_: str | None) -> str | None:
    """The game to resume; None when several were left and none was named.

    Raises `CliError`, `StoreError`.
    """
    from playroom.cli import refuse

    if id_ is not None:
        return store.find(id_).id
    left = store.unfinished()
    if not left:
        refuse("cli-nothing-left")
    return left[0].id if len(left) == 1 else None


def _resume(app: App, id_: str | None) -> None:
    from playroom.shell.screens.first_menu import open_resume, room
    from playroom.shell.screens.salvage import offer_good_part
    from playroom.store import StoreError

    if id_ is not None:
        try:
            app.resume_game(id_)
        except StoreError as why:
            app.put(room(app))
            if not offer_good_part(app, id_, why):
                raise
        return
    app.put(room(app))
    open_resume(app)


class Voices:
    """Opens the voice that is asked for and tells, once, what came of it."""

    def __init__(self, language: str, writer: LineWriter) -> None:
        self._language = language
        self._writer = writer
        self._app: App | None = None
        self._early: list[Trouble] = []
        self._choice: Choice | None = None
        self.mode = "off"

    @property
    def why(self) -> str:
        """Why it speaks or not (see `Choice`)."""
        return self._choice.why if self._choice is not None else ""

    def attach(self, app: App) -> None:
        """From now on troubles are told by the room."""
        self._app = app

    def open(self, wanted: str) -> SpeechOutput:
        """The voice for a mode; printing is quiet when a screen reader is spoken to directly.

        Raises `CliError`.
        """
        from playroom.cli import refuse
        from playroom.engine.notes import Clean
        from playroom.speech import SpeechError, choose_mode, open_speech

        try:
            choice = choose_mode(wanted, env=os.environ, stdout_is_tty=self._writer.tty)
            speech = open_speech(
                choice, self._language, lambda trouble: self._trouble(trouble, choice)
            )
        except SpeechError as why:
            refuse(
                f"speech-{why.key}",
                **{name: Clean.of(value, 200) for name, value in why.details.items()},
            )
        self._choice = choice
        self.mode = choice.mode
        self._writer.quiet = choice.quiet_print
        return speech

    def reopen(self, wanted: str) -> SpeechOutput:
        """Another voice, asked for in the room."""
        from playroom.shell.screens.voices import restore

        speech = self.open(wanted)
        if self._app is not None:
            self._app.settings.speech_mode = self.mode
            restore(self._app.settings, speech)
        return speech

    def tell_first(self) -> None:
        """What a player should know of the voice at the start: why it is silent (until the first
        start is over), or what is missing (always)."""
        from playroom.engine.notes import Clean, note

        choice = self._choice
        if self._app is None or choice is None:
            return
        if not self._app.settings.get("first_run_done"):
            if choice.why == "reader":
                reader = choice.reader or ""
                self._app.announcer.aside(
                    note("speech-reader-found", named=bool(reader), reader=Clean.of(reader))
                )
            elif choice.why in ("remote", "wsl"):
                self._app.announcer.aside(note("speech-elsewhere", why=choice.why))
        for trouble in self._early:
            self._tell(self._app, trouble)
        self._early.clear()

    def _trouble(self, trouble: Trouble, choice: Choice) -> None:
        # called from the voice's own thread: the room's loop tells it, unless another voice was
        # chosen meanwhile
        app = self._app
        if app is None:
            self._early.append(trouble)
            return
        app.later(lambda: self._tell(app, trouble) if choice is self._choice else None)

    def _tell(self, app: App, trouble: Trouble) -> None:
        if trouble.code == "no-speech":
            self._writer.reveal(REVEALED)
        app.trouble(trouble)
        if trouble.code in ("speech-returned", "backend-replaced"):
            self._writer.quiet = self._choice is not None and self._choice.quiet_print
