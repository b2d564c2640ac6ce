"""In which order the speech programs are tried.

Names of backends (they are also what a host is started with, and what troubles and settings name):

* `ao2`: accessible-output2 with a voice of the playroom's own: Speech Dispatcher on Linux, SAPI on
Windows.
* `ao2-reader`: accessible-output2 through a running screen reader: NVDA, JAWS and others,
VoiceOver.
* `prism`, `prism-reader`: the same two through prismatoid, an optional extra.
* `pyttsx3`: the platform's synthesizer, without a daemon.
"""

from __future__ import annotations

BACKENDS = ("ao2", "ao2-reader", "prism", "prism-reader", "pyttsx3")


def chain_for(mode: str, platform: str) -> tuple[str, ...]:
    """The backends of a mode ("tts" or "screen-reader") on a platform (`sys.platform`), best first.

    A lost reader is never replaced by a voice of our own on Windows and macOS: the reader, once it
    is back, would read the full print as well. On Linux, where readers speak through Speech
    Dispatcher, that daemon is the reader's voice.
    """
    if mode == "screen-reader":
        if platform == "win32":
            return ("prism-reader", "ao2-reader")
        if platform == "darwin":
            return ("ao2-reader",)
        return ("prism-reader", "ao2")
    if platform == "win32":
        return ("prism", "ao2", "pyttsx3")
    if platform == "darwin":
        return ("prism", "pyttsx3")
    return ("ao2", "prism", "pyttsx3")
