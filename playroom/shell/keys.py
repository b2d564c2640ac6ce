"""The key map: data, not code. Help is spoken from it, the settings may change it, every key of it
has a typed twin.

A command's help is the message `key-<command>`; its typed words (`/language`, `/idioma`) are
`key-<command>-words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.table import Ask
from playroom.shell.terminal.keynames import NAMES, written


@dataclass(frozen=True, slots=True)
class Command:
    """Something a key does. `where` names the screens it works on: `table`, `list`, `any`."""

    name: str
    keys: tuple[str, ...]
    where: str
    ask: Ask | None = None

    @property
    def below(self) -> bool:
        """Does the table do it while something is read in front of it: a question, another list,
        hearing again, leaving?
        """
        return self.ask is not None or self.name in ("repeat", "save", *OPENERS)


OPENERS = ("options", "rules", "history", "fair")
"""What opens a list over the table."""

COMMANDS: tuple[Command, ...] = (
    Command("count", ("c",), "table", Ask.COUNT),
    Command("burden", ("b",), "table", Ask.BURDEN),
    Command("first", ("f",), "table", Ask.FIRST),
    Command("table", ("v",), "table", Ask.TABLE),
    Command("scores", ("s",), "table", Ask.SCORES),
    Command("details", ("S",), "table", Ask.DETAILS),
    Command("turn", ("t",), "table", Ask.TURN),
    Command("hand", ("h",), "table", Ask.HAND),
    Command("holdings", ("e",), "table", Ask.HOLDINGS),
    Command("last", ("l",), "table", Ask.LAST),
    Command("why", ("w",), "table", Ask.WHY),
    Command("playable", ("z",), "table"),
    Command("playable-back", ("Z",), "table"),
    Command("options", ("o",), "table"),
    Command("sort", ("H",), "table"),
    Command("hurry", ("n",), "table"),
    Command("mark", ("space",), "table"),
    Command("act", ("enter",), "any"),
    Command("next", ("tab", "right"), "any"),
    Command("previous", ("s-tab", "left"), "any"),
    Command("next-zone", (">", "down"), "table"),
    Command("previous-zone", ("<", "up"), "table"),
    Command("to-first", ("home",), "any"),
    Command("to-last", ("end",), "any"),
    Command("repeat", ("r",), "table"),
    Command("older", (",", "pageup"), "any"),
    Command("newer", (".", "pagedown"), "any"),
    Command("oldest", ("c-pageup", "c-home"), "any"),
    Command("newest", ("c-pagedown", "c-end"), "any"),
    Command("history", ("f8",), "table"),
    Command("since", ("f9",), "table"),
    Command("find", ("c-f",), "table"),
    Command("export", (), "table"),
    Command("cancel", ("escape", "c-g"), "any"),
    Command("help", ("?", "f1"), "any"),
    Command("rules", ("f2",), "table"),
    Command("language", ("f3",), "any"),
    Command("verbosity", ("f4",), "any"),
    Command("speech", ("f5",), "any"),
    Command("settings", ("f6",), "any"),
    Command("fair", ("f7",), "table"),
    Command("save", ("c-s",), "table"),
    Command("resign", (), "table"),
    Command("leave", ("c-d", "c-c"), "any"),
)
"""All commands, in the order help tells them."""

BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}

LIST_KEYS: Mapping[str, str] = {
    "down": "next", "up": "previous", ">": "next", "<": "previous", "right": "more", "left": "less",
    "+": "more", "-": "less", "backspace": "cancel",
}  # fmt: skip
"""What some keys mean on a list instead: up and down walk it, left and right change a value."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """A line of the settings that could not be followed: `what` is `taken`, `key` (no such key) or
    `command` (none such).
    """

    what: str
    name: str
    key: str = ""
    holder: str = ""

    @property
    def note(self) -> Note:
        """The sentence."""
        if self.what == "command":
            return note("keys-conflict-command", name=Clean.of(self.name))
        own = note(f"key-{self.name}")
        if self.what == "key":
            return note("keys-conflict-key", key=Clean.of(self.key), what=own)
        return note(
            "keys-conflict-taken",
            key=key_note(self.key),
            what=own,
            holder=note(f"key-{self.holder}"),
        )


class KeyMap:
    """Which key does what: the defaults, with what the settings change."""

    def __init__(self, changed: Mapping[str, Iterable[str]] | None = None) -> None:
        """`changed`: command -> its keys.

        A key taken twice stays with its first command; `conflicts` tells what was not done.
        """
        self._keys: dict[str, tuple[str, ...]] = {}
        self._by_key: dict[tuple[str, str], Command] = {}
        given = {name: tuple(keys) for name, keys in (changed or {}).items()}
        self.conflicts = [Conflict("command", name) for name in given if name not in BY_NAME]
        for command in COMMANDS:
            kept = []
            for key in given.get(command.name) or command.keys:
                if (named := written(key)) is None:
                    self.conflicts.append(Conflict("key", command.name, key))
                elif holder := self._take(command, named):
                    self.conflicts.append(Conflict("taken", command.name, named, holder.name))
                else:
                    kept.append(named)
            self._keys[command.name] = tuple(kept)

    def _take(self, command: Command, key: str) -> Command | None:
        """Gives a command a key, or says which one has it."""
        places = ("table", "list") if command.where == "any" else (command.where,)
        for where in places:
            holder = self._by_key.get((where, key))
            if holder is not None and holder is not command:
                return holder
        for where in places:
            self._by_key[where, key] = command
        return None

    def holder(self, where: str, key: str) -> Command | None:
        """The command that has exactly this key on a screen."""
        return self._by_key.get((where, key))

    def find(self, where: str, key: str) -> Command | None:
        """The command of `key` on a screen; a capital letter without a command of its own does what
        the small one does.
        """
        return self._by_key.get((where, key)) or (
            self._by_key.get((where, key.lower())) if len(key) == 1 else None
        )

    def keys_of(self, name: str) -> tuple[str, ...]:
        """The keys of a command."""
        return self._keys[name]

    def working(self, where: str) -> tuple[Command, ...]:
        """The commands that work on a screen, in the order of help."""
        return tuple(c for c in COMMANDS if c.where in (where, "any"))


# -- how keys are called ---------------------------------------------------------------------------

_TOKENS: Mapping[str, str] = {
    ",": "comma",
    ".": "period",
    "<": "less",
    ">": "greater",
    "?": "question",
    "+": "plus",
    "-": "minus",
    "/": "slash",
    ";": "semicolon",
    ":": "colon",
    "!": "exclamation",
    "'": "apostrophe",
    "*": "star",
    "=": "equals",
}


def key_line(keys: tuple[str, ...], what: Note) -> Note:
    """A line of help: the keys, then what they do."""
    return note("key-line", keys=Notes(tuple(key_note(key) for key in keys)), what=what)


def key_note(key: str) -> Note:
    """How a key is called."""
    if key in _TOKENS:
        return note("key-name", key=_TOKENS[key])
    if len(key) == 1:
        return note("key-shift" if key.isupper() else "key-letter", key=Clean.of(key.upper()))
    for start, id_ in (("c-", "key-control"), ("s-", "key-shift"), ("a-", "key-alt")):
        if key.startswith(start) and key != "s-tab":
            return note(id_, key=key_note(key.removeprefix(start)))
    if key in NAMES and not (key[0] == "f" and key[1:].isdigit()):
        return note("key-name", key=key)
    return note("key-letter", key=Clean.of(key.upper()))
