"""The words of the page itself, in a language: what it needs before, and without, the room."""

from __future__ import annotations

from functools import cache

from playroom.engine.notes import Clean, note
from playroom.locale import LANGUAGES, Listener, language_name, teller_of

WORDS = (
    *("title", "on", "off", "offline", "history", "settings", "letters", "voice"),
    *("speed", "speed-slow", "speed-normal", "speed-fast", "speed-at-once", "language", "length"),
    *(
        "length-brief",
        "length-normal",
        "length-full",
        "typed",
        "send",
        "waiting",
        "nothing",
        "code",
    ),
    *("actions-now", "actions-ask", "actions-room", "actions-more", "one-press"),
    *("chat", "wait", "come-back", "copy", "copied", "retry"),
    *("size", "size-normal", "size-large", "size-very-large", "size-huge"),
    *("sounds", "sounds-auto", "sounds-on", "sounds-off", "volume"),
    *("voice-settings", "voice-focus", "voice-name", "voice-auto", "voice-rate", "voice-pitch"),
    *("voice-volume", "voice-sample", "voice-press", "voice-fails", "yes", "no", "chosen", "open"),
    "closed",
    *("pad", "gestures", "vibration", "ding", "notify", "push", "your-turn"),
)


FIRST = ("on", "off", "offline", "wait", "voice-press", "voice-fails")
"""What the page says before it has heard anything from the room."""
LOADING = ("loading", "loaded", "elsewhere", "failed", "stopped", "cleared")
"""What it says while it loads the playroom by itself."""


@cache
def first_words() -> dict[str, dict[str, object]]:
    """The words that come with the page itself, by language."""
    return {language: {name: words(language)[name] for name in FIRST} for language in LANGUAGES}


@cache
def loading_words() -> dict[str, dict[str, object]]:
    """The words of a page that loads the playroom by itself, by language."""
    found = {}
    for language in LANGUAGES:
        teller, nobody = teller_of(language), Listener(None, (), ())
        own = {
            name: teller.tell(note(f"browser-{name}", percent=Clean.of("#")), nobody)
            for name in LOADING
        }
        own |= {name: str(words(language)[name]) for name in ("title", "come-back")}
        own["thin"] = teller.phrase(note("browser-thin"), nobody)
        found[language] = first_words()[language] | own
    return found


@cache
def words(language: str) -> dict[str, object]:
    """The words, by their names; `languages` are those there are, each by its own name."""
    teller, nobody = teller_of(language), Listener(None, (), ())
    found: dict[str, object] = {
        name: teller.phrase(note(f"browser-{name}"), nobody) for name in WORDS
    }
    told = ("offline", "copied", "voice-press", "voice-fails", "voice-sample", "notify-refused")
    for name in (*told, "letters-through"):
        found[name] = teller.tell(note(f"browser-{name}"), nobody)
    found["away"] = teller.tell(note("browser-meanwhile", count=Clean.of("#")), nobody)
    found["passed"] = teller.tell(note("browser-passed", count=Clean.of("#")), nobody)
    found["languages"] = {code: str(Clean.of(language_name(code))) for code in LANGUAGES}
    return found
