"""Choice of the output for speech: `--speech auto` never says twice what a screen reader says
anyway.
"""

from __future__ import annotations

from collections.abc import Mapping

from playroom.speech.api import Choice, SpeechError
from playroom.speech.detect import Look, look_around
from playroom.speech.surroundings import is_remote, who_speaks

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
    insists: bool = True,
    look: Look = look_around,
) -> Choice:
    """Turn a wish into a mode.

    `wanted` is `auto`, `screen-reader`, `tts`, `off` or `file:PATH` (upper or lower case, spaces
    around it ignored); anything else raises `SpeechError("speech-mode-unknown")`. What was asked
    for by name is obeyed; unless the player `insists`, not where it would be heard at another
    machine. `auto` speaks with a voice of its own only at a terminal of this machine that no screen
    reader seems to be reading: the print is complete in any case, so silence loses nothing, whereas
    a second voice would say every line twice.
    """
    wish = wanted.strip()
    if wish[:5].lower() == "file:":
        path = wish[5:].strip()
        if not path:
            raise SpeechError("speech-mode-unknown", value=wanted)
        return Choice("file", False, "asked", None, path)
    wish = wish.lower()
    if wish in ("tts", "screen-reader") and not insists and is_remote(look(env)):
        return Choice("off", False, "remote", None)
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
    own, why, reader, terminal = who_speaks(look(env))
    return Choice("tts" if own else "off", False, why, reader, terminal=terminal)
