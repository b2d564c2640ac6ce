"""Sounds of a run: opened by arguments, settings and machine; the shell announces the result."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from playroom.cli.refusals import refuse, typed_text
from playroom.shell.sounds import tell_trouble, use_output
from playroom.sound import SoundOutput, Trouble, choose_sounds, open_sounds

if TYPE_CHECKING:
    from playroom.shell.app import App


def wanted_sounds(args: argparse.Namespace, setting: str) -> str:
    """What is wished: on the command line, by the environment, in the settings. Raises `CliError`
    for what is no wish.
    """
    wanted = args.sounds or os.environ.get("PLAYROOM_SOUNDS") or setting
    try:
        choose_sounds(wanted, env={}, stdout_is_tty=False)
    except ValueError:
        refuse("sounds-mode-unknown", value=typed_text(wanted))
    return str(wanted)


def attach_sounds(app: App, wanted: str, is_remote: Callable[[], bool]) -> None:
    """From now on the room has sounds, if they are wanted; nothing is started yet."""
    speech = app.announcer

    def speaking() -> bool:
        return app.settings.speech_mode == "tts" and speech.speech.sounding

    def opened(mode: str) -> SoundOutput:
        choice = choose_sounds(
            mode,
            env=os.environ,
            stdout_is_tty=app.announcer.writer.tty,
            is_remote=is_remote,
        )

        def trouble(what: Trouble) -> None:
            app.later(lambda: tell_trouble(app, what))

        return open_sounds(choice, speaking, trouble)

    app.open_sounds = opened
    use_output(app, opened(wanted))
