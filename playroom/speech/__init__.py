"""Text-to-speech output: never prints, never blocks, never says a line twice.

Importing this costs next to nothing; the speech libraries are loaded only in processes of their
own.
"""

from __future__ import annotations

import sys

from playroom.speech.api import (
    Abilities,
    Choice,
    Cue,
    Manner,
    Many,
    OnTrouble,
    SpeechError,
    SpeechOutput,
    Trouble,
    Urgency,
    Voice,
)
from playroom.speech.detect import look_around
from playroom.speech.policy import MODES, asks_for_plain, choose_mode, wished_mode
from playroom.speech.surroundings import is_remote

__all__ = [
    "MODES",
    "Abilities",
    "Choice",
    "Cue",
    "Manner",
    "Many",
    "OnTrouble",
    "SpeechError",
    "SpeechOutput",
    "Trouble",
    "Urgency",
    "Voice",
    "asks_for_plain",
    "choose_mode",
    "is_remote",
    "look_around",
    "open_speech",
    "wished_mode",
]


def open_speech(
    choice: Choice, language: str, on_trouble: OnTrouble, many: Many | None = None
) -> SpeechOutput:
    """Open what `choose_mode` chose, without waiting for it.

    `language` ("es", "en") is that of messages that name none. `on_trouble` is called from another
    thread. A voice that cannot be opened is such a trouble; only a file that cannot be written
    raises (`SpeechError`). `many` tells what a voice says in place of a long backlog.
    """
    from playroom.speech import plain

    if choice.mode == "file":
        return plain.FileSpeech(choice.path or "", on_trouble)
    if choice.mode == "off":
        return plain.Off()
    from playroom.speech.order import order_for
    from playroom.speech.speaker import Speaker

    return Speaker(order_for(choice.mode, sys.platform), language, on_trouble, many=many)
