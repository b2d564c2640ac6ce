"""Choice of the output for speech: `--speech auto` never says twice what a screen reader says
anyway.
"""

from __future__ import annotations

from collections.abc import Mapping

from playroom.speech.api import Choice, SpeechError
from playroom.speech.detect import Look, detect_reader

MODES = ("auto", "screen-reader", "tts", "off")
"""What `--speech` takes, besides `file:PATH`."""

_FALSE = frozenset({"", "0", "false", "no", "off"})


def asks_for_plain(env: Mapping[str, str]) -> bool:
    """Is `ACCESSIBLE` set, by which programs are asked for plain lines that a reader reads?"""
    return env.get("ACCESSIBLE", "").strip().lower() not in _FALSE


def wished_mode(named: str | None, env: Mapping[str, str], setting: str) -> str:
    """What `choose_mode` is asked for: the mode that was `named` on the command line or in
    `PLAYROOM_SPEECH`, silence where `ACCESSIBLE` asks for it, else the `setting`.
    """
    silent = "off" if asks_for_plain(env) else ""
    return named or env.get("PLAYROOM_SPEECH") or silent or setting


def choose_mode(
    wanted: str,
    *,
    env: Mapping[str, str],
    stdout_is_tty: bool,
    detect: Look = detect_reader,
) -> Choice:
    """Turn a wish into a mode.

    `wanted` is `auto`, `screen-reader`, `tts`, `off` or `file:PATH` (upper or lower case, spaces
    around it ignored); anything else raises `SpeechError("speech-mode-unknown")`. What was asked
    for by name is obeyed. `auto` speaks with a voice of its own only at a terminal of this machine
    that no screen reader seems to be reading: the print is complete in any case, so silence loses
    nothing, whereas a second voice would say every line twice.
    """
    wish = wanted.strip()
    if wish[:5].lower() == "file:":
        path = wish[5:].strip()
        if not path:
            raise SpeechError("speech-mode-unknown", value=wanted)
        return Choice("file", False, "asked", None, path)
    wish = wish.lower()
    if wish == "off" or wish == "tts":
        return Choice(wish, False, "asked", None)
    if wish == "screen-reader":
        # Into a pipe or a file everything is printed: no reader reads it aloud.
        return Choice("screen-reader", stdout_is_tty, "asked", None)
    if wish != "auto":
        raise SpeechError("speech-mode-unknown", value=wanted)
    if not stdout_is_tty:
        return Choice("off", False, "no-terminal", None)
    if env.get("TERM", "").lower() == "dumb":
        return Choice("off", False, "dumb-terminal", None)
    if env.get("CI", "").lower() not in _FALSE:
        return Choice("off", False, "ci", None)
    if env.get("SSH_CONNECTION") or env.get("SSH_TTY"):
        return Choice("off", False, "remote", None)
    if env.get("WSL_DISTRO_NAME") or env.get("WSL_INTEROP"):
        # The terminal window, and the reader that may be reading it, belong to Windows and cannot
        # be seen from here.
        return Choice("off", False, "wsl", None)
    reader, _ = detect(env)
    if reader is not None:
        return Choice("off", False, "reader", reader)
    return Choice("tts", False, "no-reader", None)
