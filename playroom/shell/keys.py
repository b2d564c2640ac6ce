"""The key map: data, not code. Help is spoken from it, the settings may change it, every key of it
has a typed twin.

A command's help is the message `key-<command>`; its typed words (`/language`, `/idioma`) are
`key-<command>-words`.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.table import Ask
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.locale.typed import folded
from playroom.shell.capabilities import HOME, Capabilities
from playroom.shell.terminal.keynames import NAMES, written


@dataclass(frozen=True, slots=True)
class Command:
    """Something a key does. `where` names the screens it works on: `table`, `list`, `any`."""

    name: str
    keys: tuple[str, ...]
    where: str
    ask: Ask | None = None
    needs: str = ""
    """What the machine must allow (see `Capabilities`)."""


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
    Command("hint", ("!",), "table"),
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
    Command("export", (), "table", needs="files"),
    Command("say", ("'",), "any"),
    Command("tell", (), "any"),
    Command("mute", (), "any"),
    *(Command(what, (), "any") for what in ("unmute", "friend", "unfriend", "friends", "status")),
    *(Command(what, (), "any") for what in ("report", "reports", "me")),
    Command("people", (";",), "any"),
    Command("room", ("c-t",), "any"),
    Command("invite", (), "any"),
    Command("spell", (), "any"),
    Command("copy", (), "any", needs="terminal"),
    *(Command(act, (), "any") for act in ("hush", "kick", "ban", "pardon", "moderator", "close")),
    Command("notices", (), "any"),
    Command("privacy", (), "any"),
    Command("pace", (), "any"),
    Command("next-table", (), "any"),
    Command("vacation", (), "any"),
    Command("comment", (), "any"),
    Command("rating", (), "any"),
    Command("to-hall", (), "any"),
    Command("seek", (), "any"),
    Command("contest", (), "any"),
    Command("standings", (), "any"),
    Command("cancel", ("escape", "c-g"), "any"),
    Command("help", ("?", "f1"), "any"),
    Command("rules", ("f2",), "table"),
    Command("language", ("f3",), "any"),
    Command("verbosity", ("f4",), "any"),
    Command("speech", ("f5",), "any", needs="voice"),
    Command("sounds", (), "any", needs="sounds"),
    Command("settings", ("f6",), "any"),
    Command("fair", ("f7",), "table"),
    Command("save", ("c-s",), "any"),
    Command("resign", (), "table"),
    Command("same-deal", (), "table"),
    Command("undo", (), "table"),
    Command("level", (), "table"),
    Command("leave", ("c-d", "c-c"), "any", needs="leave"),
)
"""All commands, in the order help tells them."""

BY_NAME: Mapping[str, Command] = {command.name: command for command in COMMANDS}

SPEAKING_OF = {
    "history": ("files", "key-history-about-without-files"),
    "settings": ("voice", "key-settings-about-without-voice"),
}
"""Commands that mention a capability not allowed everywhere, with the sentence for where it is not.
"""

LIST_KEYS: Mapping[str, str] = {
    "down": "next", "up": "previous", ">": "next", "<": "previous", "right": "more", "left": "less",
    "+": "more", "-": "less", "backspace": "cancel",
}  # fmt: skip
"""What some keys mean on a list instead: up and down walk it, left and right change a value."""

WALKING = {"more": "next", "less": "previous"}
"""Where nothing has values, the keys that change them walk."""


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

    def __init__(
        self, changed: Mapping[str, Iterable[str]] | None = None, may: Capabilities = HOME
    ) -> None:
        """`changed`: command -> its keys. What `may` does not allow is no command here.

        A key taken twice stays with its first command; `conflicts` tells what was not done.
        """
        self.commands = tuple(command for command in COMMANDS if may.allow(command.needs))
        self._keys: dict[str, tuple[str, ...]] = {}
        self._by_key: dict[tuple[str, str], Command] = {}
        keys_of = {name: tuple(keys) for name, keys in (changed or {}).items()}
        self.conflicts = [Conflict("command", name) for name in keys_of if name not in BY_NAME]
        for command in self.commands:
            lines = []
            for key in keys_of.get(command.name) or command.keys:
                if (named := written(key)) is None:
                    self.conflicts.append(Conflict("key", command.name, key))
                elif holder := self._take(command, named):
                    self.conflicts.append(Conflict("taken", command.name, named, holder.name))
                else:
                    lines.append(named)
            self._keys[command.name] = tuple(lines)

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

    def names(self, where: str, key: str) -> tuple[str, ...]:
        """What a key means on a screen, by name: on a list what lists use it for, else its
        command.
        """
        verb = LIST_KEYS.get(key) if where == "list" else None
        if verb is not None:
            return (verb, WALKING[verb]) if verb in WALKING else (verb,)
        command = self.find(where, key)
        return () if command is None else (command.name,)

    def keys_of(self, name: str) -> tuple[str, ...]:
        """The keys of a command."""
        return self._keys[name]

    def working(self, where: str) -> tuple[Command, ...]:
        """The commands that work on a screen, in the order of help."""
        return tuple(c for c in self.commands if c.where in (where, "any"))


def about_note(what: str, may: Capabilities) -> Note:
    """The sentence that explains a command."""
    about = f"key-{what}-about"
    needs, otherwise = SPEAKING_OF.get(what, ("", about))
    return may.either(needs, about, otherwise)


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
    "(": "left-parenthesis",
    ")": "right-parenthesis",
    '"': "quote",
    "#": "hash",
    "_": "underscore",
    "|": "bar",
    "`": "backtick",
}


def key_line(keys: tuple[str, ...], what: Note) -> Note:
    """A line of help: the keys, then what they do."""
    return note("key-line", keys=Notes(tuple(key_note(key) for key in keys)), what=what)


@cache
def _keys_by_name() -> Mapping[str, str]:
    """The keys by what they are called in any language, as `folded` writes it."""
    nobody = Listener(None, (), ())
    letters = string.ascii_lowercase + string.ascii_uppercase
    keys = (*_TOKENS, *NAMES, *letters, *(f"a-{letter}" for letter in string.ascii_lowercase))
    named: dict[str, str] = {}
    for language in LANGUAGES:
        for key in sorted(keys):
            name = folded(teller_of(language).phrase(key_note(key), nobody))
            if len(name) > 1:
                named.setdefault(name, key)
    return named


def key_called(name: str) -> str | None:
    """The key that is called so in any language (`Shift H`, `mayúsculas h`, `coma`), or that is
    written so (`ctrl-g`); None when there is no such key.
    """
    return written(name) or _keys_by_name().get(folded(" ".join(name.split())))


def has_name(key: str) -> bool:
    """Is a key called by a word, and not by what it types?"""
    return key in _TOKENS or key in NAMES


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
