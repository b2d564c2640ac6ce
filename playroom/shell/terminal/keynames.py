"""Names of keys: what the terminal sends, and the characters of a typed line, both as one plain
string.

A printable key is named by its character ("c", "S", "?"), the space bar "space", the others "tab",
"s-tab", "enter", "escape", "backspace", "delete", "insert", "up", "down", "left", "right", "home",
"end", "pageup", "pagedown", "f1" to "f24", "c-a" to "c-z", with modifiers "s-up", "c-left",
"c-s-left", "a-x" (Alt, or Escape and x sent as one), and "unknown" for what has no name.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

TEXT_LIMIT = 400  # characters of a typed line
PASTE = "paste"
_NAME_WORDS = 4
"""Of the longest name of a key: `signo de interrogación`, with one that is held."""

_SAME = {
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
    "s-escape": "escape",
    "¿": "?",  # a key of its own in Spain, and the other half of the question mark
}
_NAVIGATION = (
    "up",
    "down",
    "left",
    "right",
    "home",
    "end",
    "pageup",
    "pagedown",
    "insert",
    "delete",
)
_PLAIN = (
    "tab",
    "enter",
    "escape",
    "backspace",
    "space",
    *_NAVIGATION,
    *(f"f{n}" for n in range(1, 25)),
)
_MODIFIED = tuple(f"{m}-{k}" for m in ("s", "c", "c-s") for k in (*_NAVIGATION, "tab"))
_CONTROL = tuple(f"c-{chr(n)}" for n in range(ord("a"), ord("z") + 1) if chr(n) not in "himj")
NAMES = frozenset(
    (*_PLAIN, *_MODIFIED, *_CONTROL, *(f"a-{key}" for key in (*_NAVIGATION, "enter")))
)

# Other ways in which people write a key down.
_SPELLINGS = {
    "esc": "escape",
    "return": "enter",
    "ret": "enter",
    "spc": "space",
    "backtab": "s-tab",
    "shift-tab": "s-tab",
    "shift+tab": "s-tab",
    "bksp": "backspace",
    "del": "delete",
    "pgup": "pageup",
    "pgdn": "pagedown",
    "page-up": "pageup",
    "page-down": "pagedown",
    "c-m": "enter",
    "c-j": "enter",
    "c-i": "tab",
    "c-h": "backspace",
}


class Press(NamedTuple):
    """One key press: its name, and what it types ("" if nothing; for a paste the pasted text)."""

    name: str
    text: str = ""


def one_line_end(raw: Iterable[tuple[str, str]], returned: bool = False) -> list[tuple[str, str]]:
    """The keys without the line feed behind a carriage return: both are one Enter.

    returned: the key before these was a carriage return, in the same piece.
    """
    keys: list[tuple[str, str]] = []
    for key, data in raw:
        if not (returned and key == "c-j"):
            keys.append((key, data))
        returned = key == "c-m"
    return keys


def presses(
    raw: Iterable[tuple[str, str]],
    held: bool = False,
    focused: Callable[[bool], object] = bool,
) -> list[Press]:
    """Name the keys of one read of the terminal.

    raw: (key, data) of each, as prompt_toolkit gives them. held: an Escape was read before and was
    still waiting for what might follow, so that an Escape at the start of this read is a key of its
    own and not the Alt of the next one. What the terminal reports by itself (mouse, cursor
    position, focus) is left out; focused: called with whether its window came to the front.
    """
    keys = list(raw)
    presses: list[Press] = []
    n = 0
    while n < len(keys):
        key, data = keys[n]
        n += 1
        if key == "<bracketed-paste>":
            presses.append(Press(PASTE, data))
        elif key.startswith("<") and len(key) > 1:
            continue
        elif key == "escape" and n < len(keys):
            end = _sequence_end(keys, n)
            alone = held and n == 1 and bool(keys[n][1])  # a key that came later, and by itself
            if (
                end > n + 1
            ):  # a control sequence without a name; never let its letters act as commands
                if end == n + 2 and keys[n + 1][0] in "IO":
                    focused(keys[n + 1][0] == "I")
                else:
                    presses.append(Press("unknown"))
                n = end
            elif (
                alone
                or keys[n][0] == "escape"
                or (keys[n][0].startswith("<") and len(keys[n][0]) > 1)
            ):
                presses.append(Press("escape"))
            else:
                presses.append(Press("a-" + _name(keys[n][0])))
                n += 1
        else:
            presses.append(Press(_name(key), key if len(key) == 1 and key.isprintable() else ""))
    return presses


def _sequence_end(keys: Sequence[tuple[str, str]], start: int) -> int:
    """Index after a control sequence that has its Escape just before ``start``; ``start`` if there
    is none.
    """
    if keys[start][0] not in ("[", "O"):
        return start
    end = start + 1
    while end < len(keys) and len(keys[end][0]) == 1 and " " <= keys[end][0] <= "?":
        end += 1
    if end < len(keys) and len(keys[end][0]) == 1 and "@" <= keys[end][0] <= "~":
        return end + 1
    return end if end > start + 1 else start


def _name(key: str) -> str:
    if len(key) == 1:
        named = _SAME.get(key, key)
        return "space" if key == " " else named if key.isprintable() else "unknown"
    return _SAME.get(key, key)


def is_digit(key: str) -> bool:
    """Is it a key from 0 to 9? Other characters count as digits too (², ①), and are no numbers."""
    return len(key) == 1 and key.isascii() and key.isdigit()


def unmarked(press: Press) -> list[Press]:
    """The keys of an unmarked paste: Windows takes any burst with a line end in it for a paste."""
    if press.name != PASTE:
        return [press]
    presses: list[Press] = []
    for n, line in enumerate(press.text.replace("\r\n", "\n").replace("\r", "\n").split("\n")):
        presses += [Press("enter")] if n else []
        presses += (Press(_name(char), char) for char in line if char.isprintable())
    return presses


def clean_piece(text: str, limit: int = TEXT_LIMIT) -> str:
    """A piece of a line: control and format characters out, other blanks made spaces and left where
    they are; of a text many times too long not all.
    """
    text = unicodedata.normalize("NFC", text[: 4 * limit])
    return "".join(c if c.isprintable() else " " if c.isspace() else "" for c in text)


def clean_text(text: str, limit: int = TEXT_LIMIT) -> str:
    """Pasted or typed text as one line: control and format characters out, blanks and line ends one
    space, bounded.
    """
    return " ".join(clean_piece(text, limit).split())[:limit]


def written(word: str) -> str | None:
    """The key that a word of a line names ("Tab", "esc", "ctrl-g", "^G", "c"), or None if it names
    none.
    """
    if len(word) == 1:
        return _SAME.get(word, word) if word.isprintable() else None
    small = word.lower()
    if small in _SPELLINGS:
        return _SPELLINGS[small]
    for prefix in ("ctrl-", "ctrl+", "control-", "^"):
        if small.startswith(prefix):
            small = "c-" + small.removeprefix(prefix)
    small = _SPELLINGS.get(small, small)
    if small in NAMES or (small.startswith("a-") and len(small) == 3 and small[2].isprintable()):
        return small
    return None


def keys_of_line(
    line: str, starts_text: Callable[[str], bool], called: Callable[[str], str | None] = written
) -> list[str] | None:
    """The keys that a line stands for where keys cannot be read one by one, or None if the line is
    text.

    An empty line is Enter; a key's name or one character that does not start text is that key;
    several of them separated by blanks are pressed one after another. `called` knows the keys by
    what players call them, too, in some words where need be (`shift h`, `question mark`).
    """
    words = line.split()
    if not words:
        return ["enter"]
    if len(words) == 1:
        key = written(words[0])
        if key is None and not starts_text(words[0][0]):
            key = called(words[0])
        return None if key is None or (len(words[0]) == 1 and starts_text(key)) else [key]
    if starts_text(words[0][0]):
        return None
    keys: list[str] = []
    while words:
        lengths = range(min(len(words), _NAME_WORDS), 0, -1)
        named = ((count, called(" ".join(words[:count]))) for count in lengths)
        count, key = next(((count, key) for count, key in named if key is not None), (0, ""))
        if not count:
            return None
        keys.append(key)
        del words[:count]
    return keys
