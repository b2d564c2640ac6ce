"""Text normalization for a synthesizer: words and the punctuation that makes pauses."""

from __future__ import annotations

import re
import unicodedata

_ESCAPES = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]"  # CSI: colours, cursor
    r"|\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?"  # OSC and other strings: titles, links
    r"|\x1b[ -/]*[0-~]"  # the rest
)
# Synthesizers name these ("asterisk", "bar"); box drawing and blocks as well.
_SILENT = re.compile("[*_#|`\u2500-\u259f\\s]+")

LONGEST = 4000
"""Most characters of one utterance: longer than a player listens without a key press, and short
enough for one write to a pipe.
"""


def speakable(text: str) -> str:
    """`text` without escape sequences, control and format characters, markup and line breaks, in
    composed form.

    Composed, because synthesizers spell out a letter followed by a combining accent. The result may
    be "".
    """
    text = _ESCAPES.sub("", text)
    if not text.isascii():
        text = unicodedata.normalize("NFC", text)
    chars = []
    for char in text:
        if char.isprintable() or char.isspace():
            chars.append(char)
        elif unicodedata.category(char) == "Cc":
            chars.append(
                " "
            )  # A control character stands between words; a format character may stand inside one.
    text = _SILENT.sub(" ", "".join(chars)).strip()
    if len(text) > LONGEST:
        text = text[:LONGEST].rpartition(" ")[0] or text[:LONGEST]
    return text
