"""The key map: data, not code. Help is spoken from it, the settings may change it, every key of it has a typed twin.

A command's help is the message `key-<command>`; its typed words (`/language`, `/idioma`) are `key-<command>-words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from playroom.engine.table import Ask


@dataclass(frozen=True, slots=True)
class Command:
    """Something a key does. `where` names the screens it works on: `table`, `list`, `any`."""

    name: str
    keys: tuple[str, ...]
    where: str
    ask: Ask | None = None


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
    Command("cancel", ("escape", "c-g"), "any"),
    Command("help", ("?", "f1"), "any"),
    Command("rules", ("f2",), "table"),
    Command("language", ("f3",), "any"),
    Command("verbosity", ("f4",), "any"),
    Command("speech", ("f5",), "any"),
    Command("save", ("c-s",), "table"),
    Command("leave", ("c-d", "c-c"), "any"),
)
"""All commands, in the order help tells them."""

BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}

LIST_KEYS: Mapping[str, str] = {
    "down": "next", "up": "previous", ">": "next", "<": "previous", "right": "more", "left": "less",
    "+": "more", "-": "less", "backspace": "cancel",
}  # fmt: skip
"""What some keys mean on a list instead: up and down walk it, left and right change a value."""


class KeyMap:
    """Which key does what: the defaults, with what the settings change."""

    def __init__(self, changed: Mapping[str, Iterable[str]] | None = None) -> None:
        """`changed`: command -> its keys. Unknown commands are ignored; a key taken twice stays with its first command."""
        self._keys: dict[str, tuple[str, ...]] = {}
        self._by_key: dict[tuple[str, str], Command] = {}
        given = {name: tuple(keys) for name, keys in (changed or {}).items()}
        for command in COMMANDS:
            keys = given.get(command.name, command.keys)
            self._keys[command.name] = keys
            for key in keys:
                for where in ("table", "list") if command.where == "any" else (command.where,):
                    self._by_key.setdefault((where, key), command)

    def find(self, where: str, key: str) -> Command | None:
        """The command of `key` on a screen; a capital letter without a command of its own does what the small one does."""
        return self._by_key.get((where, key)) or (self._by_key.get((where, key.lower())) if len(key) == 1 else None)

    def keys_of(self, name: str) -> tuple[str, ...]:
        """The keys of a command."""
        return self._keys[name]

    def working(self, where: str) -> tuple[Command, ...]:
        """The commands that work on a screen, in the order of help."""
        return tuple(c for c in COMMANDS if c.where in (where, "any"))
