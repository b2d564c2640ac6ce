"""Subprocesses of package managers: run to their end with their output in a file, and questions."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from playroom.cli.printing import NOBODY, printed
from playroom.engine.notes import Note
from playroom.locale import Teller
from playroom.locale.typed import ANSWERS, value_of

TELL_EVERY = 5.0
"""Seconds of silence after which it is said that the work goes on."""
PATIENCE = 900.0
"""Seconds that a package manager may take."""

NO_QUESTIONS = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "GIT_TERMINAL_PROMPT": "0"}
"""Variables with which package managers and git ask nothing and tell no news of their own."""


def ran(
    command: Sequence[str], log: Path, goes_on: Callable[[], None], cwd: Path | None = None
) -> bool:
    """Runs a command with its output in a file; whether it succeeded. `goes_on` is called while it
    takes long.
    """
    with log.open("ab") as output:
        output.write(f"$ {' '.join(command)}\n".encode("utf-8", "replace"))
        output.flush()
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                cwd=cwd,
                env={**os.environ, **NO_QUESTIONS},
            )
        except OSError as why:
            output.write(f"{why}\n".encode("utf-8", "replace"))
            return False
        try:
            for _ in range(int(PATIENCE / TELL_EVERY)):
                try:
                    return process.wait(TELL_EVERY) == 0
                except subprocess.TimeoutExpired:
                    goes_on()
        finally:
            if process.poll() is None:  # interrupted, or it takes for ever
                process.kill()
                process.wait()
    return False


def output_of(command: Sequence[str], errors: bool = False, seconds: float = 120.0) -> str:
    """What a command printed, with `errors` also as errors; empty where it failed."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT if errors else subprocess.DEVNULL,
            timeout=seconds,
            env={**os.environ, **NO_QUESTIONS},
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else ""


def answer(question: Note, teller: Teller) -> str:
    """Prints a question and reads the line that answers it; empty where nothing can be read."""
    printed(teller.tell(question, NOBODY))
    sys.stdout.flush()
    try:
        return sys.stdin.readline().strip() if sys.stdin is not None else ""
    except (OSError, ValueError):
        return ""


def is_yes(text: str) -> bool:
    """Is a line a yes, in any language?"""
    return value_of("answer", text, ANSWERS) == "yes"
