"""Voice of a run: opened by arguments, settings and machine; the result is announced once the shell
is open.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING

from playroom.cli.refusals import refuse
from playroom.engine.notes import Clean, Note, note
from playroom.locale import teller_of
from playroom.shell.announcer import NOBODY
from playroom.shell.terminal.line_writer import LineWriter
from playroom.shell.voice import tell_once
from playroom.speech import (
    Choice,
    SpeechError,
    SpeechOutput,
    Trouble,
    choose_mode,
    is_remote,
    look_around,
    open_speech,
)
from playroom.speech.order import is_own_voice
from playroom.speech.surroundings import Surroundings

if TYPE_CHECKING:
    from playroom.shell.app import App

REVEALED = 15.0
"""Seconds: what was only spoken in so long before the voice was found to have failed is printed,
heard or not.
"""


def _many(count: int, language: str) -> str:
    """What a voice says in place of so many lines that it is behind with."""
    return teller_of(language).tell(note("together-meanwhile", count=count), NOBODY)


def unread_lines(choice: Choice) -> tuple[Note, ...]:
    """Why the own voice speaks beside a screen reader, and what helps the reader."""
    if choice.why not in ("unread", "status-line"):
        return ()
    reader, terminal = choice.reader or "", choice.terminal or "unknown"
    return (
        note(
            "speech-unread",
            named=bool(reader),
            reader=Clean.of(reader),
            why=choice.why if choice.terminal else "unknown",
            terminal=Clean.of(terminal),
        ),
        note("speech-unread-help", why=choice.why, system=sys.platform),
    )


class Voices:
    """Opens the voice that is asked for and tells, once, what came of it."""

    def __init__(self, language: str, writer: LineWriter) -> None:
        self._language = language
        self._writer = writer
        self._app: App | None = None
        self._early: list[Trouble] = []
        self._choice: Choice | None = None
        self._at: Surroundings | None = None
        self.mode = "off"

    @property
    def why(self) -> str:
        """Why it speaks or not (see `Choice`)."""
        return self._choice.why if self._choice is not None else ""

    def attach(self, app: App) -> None:
        """From now on troubles are told by the room."""
        self._app = app

    def open(self, wanted: str, insists: bool = False) -> SpeechOutput:
        """The voice for a mode; printing is quiet when a screen reader is spoken to directly.

        `insists`: also where it is heard at another machine. Raises `CliError`.
        """
        try:
            choice = choose_mode(
                wanted,
                env=os.environ,
                stdout_is_tty=self._writer.tty,
                insists=insists,
                look=self._look,
            )
            speech = open_speech(
                choice, self._language, lambda trouble: self._trouble(trouble, choice), _many
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

    def _look(self, env: Mapping[str, str]) -> Surroundings:
        self._at = look_around(env)
        return self._at

    def is_remote(self) -> bool:
        """Is the player at another machine?"""
        return is_remote(self._at or self._look(os.environ))

    def tell_first(self) -> None:
        """What a player should know of the voice at the start: why it is silent (until the first
        start is over), why it speaks beside a reader (once for each kind of terminal), or what is
        missing (always).
        """
        choice = self._choice
        if self._app is None or choice is None:
            return
        reader = choice.reader or ""
        if choice.why in ("unread", "status-line"):
            kind = choice.terminal or "unknown"
            if self._app.settings.get("unread_told") != kind:
                self._app.announcer.aside(*unread_lines(choice))
                self._app.set_setting("unread_told", kind)
        elif not self._app.settings.get("first_run_done"):
            if choice.why == "reader":
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
        speaks = trouble.code in ("speech-returned", "backend-replaced")
        own = speaks and is_own_voice(trouble.replacement or trouble.backend, sys.platform)
        quiet = self._choice is not None and self._choice.quiet_print
        # A reader that does not speak may still show what is printed, in braille.
        if trouble.code == "no-speech" or (own and quiet):
            self._writer.reveal(REVEALED)
        tell_once(app, trouble)
        if speaks and not own:
            self._writer.quiet = quiet
