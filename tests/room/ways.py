"""The ways in which a line and a rush of keys arrive, and what is heard of them by whom."""

from __future__ import annotations

from dataclasses import dataclass

SHORT_PAUSE, PAUSE = 0.05, 0.2
"""Seconds between two pieces of one line; after the second what comes is another one."""


@dataclass(frozen=True)
class Words:
    """How one says it in a language."""

    first: str
    second: str
    say: str
    people: str
    turn: str
    looks_after: str
    """What the words for people answer, for the one who looks after the table."""

    @property
    def hello(self) -> str:
        return self.first + self.second


WORDS = {
    "en": Words(
        "Hello Ben, ", "take your time", "/say", "/people", "/turn", "You look after the table."
    ),
    "es": Words(
        "Hola Ben, ", "¿no tienes prisa?", "/decir", "/gente", "/turno", "Llevas tú la mesa."
    ),
}


@dataclass(frozen=True)
class Way:
    """How something arrives: pieces, and the seconds between them; what the other person hears of
    it, and what oneself does, in this order.
    """

    name: str
    pieces: tuple[str | float, ...]
    other: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    keys: str = ""
    """The keys that are pressed, where it is keys."""


def marked(text: str) -> str:
    """As a terminal marks what is pasted."""
    return f"\x1b[200~{text}\x1b[201~"


def ways(language: str) -> list[Way]:
    """The fourteen ways."""
    words = WORDS[language]
    hello, heard = words.hello, (words.hello,)
    line, command = "'" + hello, f"{words.say} {hello}"
    both = f"{words.people}\r{words.say} Ben\r"

    def one_by_one(pause: float) -> tuple[str | float, ...]:
        return tuple(piece for char in line + "\r" for piece in (char, pause))

    return [
        Way("at once with its Enter", (line + "\r",), heard),
        Way("at once, then Enter", (line, PAUSE, "\r"), heard),
        Way("marked as pasted, then Enter", (marked(line), PAUSE, "\r"), heard),
        Way("a command with its Enter", (command + "\r", PAUSE, "'Ben\r"), (hello, "Ben")),
        Way("a command, then Enter", (command, PAUSE, "\r"), heard),
        Way("the key, the text with its Enter", ("'", PAUSE, hello + "\r"), heard),
        Way("the key, the text, Enter", ("'", PAUSE, hello, PAUSE, "\r"), heard),
        Way("two pieces", ("'" + words.first, SHORT_PAUSE, words.second + "\r"), heard),
        Way(
            "the key, two pieces, Enter",
            ("'", PAUSE, words.first, PAUSE, words.second, PAUSE, "\r"),
            heard,
        ),
        Way("a millisecond a key", one_by_one(0.001), heard),
        Way("ten milliseconds a key", one_by_one(0.01), heard),
        Way("two commands", (both,), ("Ben",), (words.looks_after,)),
        Way("two lines of talk", ("'uno\r'dos\r",), ("uno", "dos")),
        Way("nine keys after a hang", ("vthsvthsv",), keys="vthsvthsv"),
    ]
