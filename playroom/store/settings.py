"""Settings: a TOML file that people may edit. A bad line costs that setting its value, nothing
else; what is not understood stays in the file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from playroom.engine.notes import Clean, Kind, Note
from playroom.store import toml_lines
from playroom.store.errors import StoreError, os_key, spoken_path
from playroom.store.files import write_whole
from playroom.store.paths import ensure

SettingValue: TypeAlias = bool | int | str | tuple[str, ...]

MAX_BYTES = 262_144
"""Of the file."""
_HEAD = (
    "# Settings of the playroom. This file may be edited; "
    "a line that cannot be read is told at the start, with its number.\n"  # not said
)


class Setting(NamedTuple):
    """One setting, or with `*` in its name a family of them: `spoken.*` stands for `spoken.points`
    and the like.

    `kind` is `enum` (one of `values`), `int` (`low` to `high`), `bool`, `text` (one line of at most
    `high` characters), `word` (text of letters, digits, `-` and `_`), or `list` (of texts). The
    parts of a name that `*` stands for are words, when `names` is given one of these. Without a
    value of its own, a setting has that of `follows`, else the default.
    """

    name: str
    kind: str
    default: SettingValue
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    names: tuple[str, ...] = ()
    follows: str = ""

    def accept(self, value: object) -> SettingValue | None:
        """`value` if it is allowed, a list as a tuple; else None."""
        if self.kind == "bool":
            return value if isinstance(value, bool) else None
        if self.kind == "int":
            return value if type(value) is int and self.low <= value <= self.high else None
        if self.kind == "list":
            if not isinstance(value, (list, tuple)) or len(value) > 20:
                return None
            return (
                tuple(str(item) for item in value)
                if all(_is_text(item, 40) for item in value)
                else None
            )
        if not isinstance(value, str) or not _is_text(value, self.high or 40):
            return None
        text = str(value)
        if self.kind == "enum":
            return text if text in self.values else None
        if self.kind == "word":
            return text if not text or _WORD.fullmatch(text) else None
        return text


_WORD = re.compile(r"[^\W_][\w-]*")


def _is_text(value: object, limit: int) -> bool:
    return isinstance(value, str) and len(value) <= limit and (value == "" or value.isprintable())


LENGTHS = ("off", "brief", "normal", "full")
CHANNELS = ("spoken", "printed", "brailled")

SETTINGS: tuple[Setting, ...] = (
    Setting("first_run_done", "bool", False),
    Setting("language", "word", ""),  # empty: the system's
    Setting("name", "text", "", high=40),
    Setting("muted", "list", ()),  # whom one does not want to hear at tables, by their ids there
    Setting("rooms", "text", "", high=1_000),  # the file or the address of a list of rooms
    Setting("verbosity", "enum", "normal", LENGTHS[1:]),
    Setting("speech", "enum", "auto", ("auto", "screen-reader", "tts", "off")),
    # why no voice worked when that was told last; not told again at every start
    Setting("voice_trouble", "word", ""),
    # the terminal for which it was told last that a screen reader cannot read it
    Setting("unread_told", "word", ""),
    Setting("sounds", "enum", "auto", ("auto", "on", "off")),
    Setting("sounds_volume", "int", 90, low=0, high=100),
    Setting("sounds_mono", "bool", False),
    Setting("sound.*", "bool", True),  # each sound; what is not set: as `playroom.sound` has it
    Setting("sound_trouble", "word", ""),  # why there were no sounds when that was told last
    Setting("bell", "bool", False),  # the terminal's bell for one's turn
    Setting("desktop", "bool", False),  # a notification on the desktop for one's turn
    Setting("cursor", "enum", "auto", ("auto", "on", "after")),
    Setting("title_bar", "bool", False),  # does the window's title show how the table stands?
    Setting("silent_behind", "bool", False),  # nothing is heard while the window is behind
    # plain: the terminal's own colours
    Setting("theme", "enum", "plain", ("plain", "dark", "light")),
    Setting("pace", "int", 8, low=0, high=50),  # tenths of a second that a bot takes
    Setting("wait_for_voice", "bool", True),
    Setting("hand_order", "enum", "rank", ("rank", "suit")),
    Setting("confirm", "bool", True),
    Setting("one_press", "bool", False),  # is a card that one went to played without being named?
    *(
        Setting(
            f"{channel}.*", "enum", "normal", LENGTHS, names=(*Kind, "own"), follows="verbosity"
        )
        for channel in CHANNELS
    ),
    Setting("words.*.*", "word", ""),  # card words by language; empty: the language's usual one
    Setting("voice.*.*.rate", "int", 0, low=-100, high=100),  # by language and speech program
    Setting("voice.*.*.pitch", "int", 0, low=-100, high=100),
    Setting("voice.*.*.volume", "int", 100, low=0, high=100),
    Setting("voice.*.*.voice", "text", "", high=200),
    Setting("record.*.right", "int", 0, low=0, high=1000),  # the best drill in counting, by game
    # and how long it took, in tenths of a second
    Setting("record.*.tenths", "int", 0, low=0, high=10**8),
    Setting("puzzle.*.day", "text", "", high=10),  # when it was answered last
    Setting("puzzle.*.streak", "int", 0, low=0, high=100_000),  # days in a row
    Setting("hints.*.match", "text", "", high=64),  # where hints await an act that counts them
    Setting("hints.*.count", "int", 0, low=0, high=9_999),
    Setting("weak.*.*", "int", 0, low=0, high=100),  # how often a kind of exercise goes wrong
    Setting("keys.*", "list", ()),  # the keys of a command
)
GONE = ("version_news",)
"""Settings of earlier versions, which are ignored."""


class Problem(NamedTuple):
    """What is wrong in the settings file: at `line` (from 1; 0: the file as a whole), and what was
    done: the default is used.

    `key`: `syntax`, `encoding`, `value` (not allowed for `setting`), `repeated` (the first one
    counts), `unknown` (no such setting), and for the whole file `unreadable`, `too-big`. The
    sentence is `settings-problem-<key>`.
    """

    line: int
    key: str
    setting: str = ""
    given: str = ""

    @property
    def note(self) -> Note:
        """The sentence."""
        words = (("setting", Clean.of(self.setting, 60)), ("given", Clean.of(self.given, 60)))
        return Note(f"settings-problem-{self.key}", (("line", self.line), *words), Kind.REFUSAL)


class Settings:
    """The settings in force.

    Changes count at once; `save` writes them, and only them, into the file.
    """

    def __init__(self, path: Path, values: Mapping[str, SettingValue] | None = None) -> None:
        """Settings with the given values (by full name) that would be saved in `path`; `load` reads
        a file.
        """
        self.path = path
        self._values: dict[str, SettingValue] = dict(values or {})
        self._changed: set[str] = set()

    @classmethod
    def load(cls, path: Path) -> tuple[Settings, list[Problem]]:
        """The settings in the file `path` and what is wrong in it.

        Never raises; without a file all is as by default.
        """
        settings = cls(path)
        try:
            data = _read(path)
        except (OSError, ValueError):
            return settings, [Problem(0, "unreadable", given=str(path))]
        if fault := _unusable(data):
            return settings, [fault]
        problems: list[Problem] = []
        lines = _lines(data)
        for statement in toml_lines.parse(lines):
            if statement.problem:
                name = ".".join(statement.values[0][0]) if statement.values else ""
                problems.append(
                    Problem(
                        statement.first + 1, statement.problem, name, lines[statement.first].strip()
                    )
                )
                continue
            for path_, value in statement.values:
                name = ".".join(
                    toml_lines.key_text((part,)) if "." in part else part for part in path_
                )
                if problem := settings._take(name, value):
                    problems.append(Problem(statement.first + 1, problem, name, _shown(value)))
        return settings, problems

    def _take(self, name: str, value: object) -> str:
        declared = find_setting(name)
        if declared is None:
            return "unknown" if name not in GONE else ""
        if name in self._values:
            return "repeated"
        accepted = declared.accept(value)
        if accepted is None:
            return "value"
        self._values[name] = accepted
        return ""

    def get(self, name: str) -> Any:
        """The value of `name`; of a family or part of one (`keys`, `voice.es`) a mapping of what
        was set, by part of name.

        Raises `KeyError` for a name that is neither.
        """
        if name in self._values:
            return self._values[name]
        declared = _NAMED.get(name) or find_setting(name)
        if declared is not None:
            return self.get(declared.follows) if declared.follows else declared.default
        if not _family(name):
            raise KeyError(name)
        out: dict[str, Any] = {}
        for full, value in self._values.items():
            if full.startswith(f"{name}."):
                *tables, last = full[len(name) + 1 :].split(".")
                inner = out
                for table in tables:
                    inner = inner.setdefault(table, {})
                inner[last] = value
        return out

    @property
    def values(self) -> Mapping[str, SettingValue]:
        """What was set, by full name."""
        return dict(self._values)

    def chosen(self, name: str) -> SettingValue | None:
        """What was set for `name`; None where nothing was."""
        return self._values.get(name)

    def set(self, name: str, value: object) -> None:
        """Changes a setting for now; a mapping replaces a family.

        Raises `StoreError` (`setting-value`), `KeyError`.
        """
        declared = find_setting(name)
        if declared is None:
            if not _family(name) or not isinstance(value, Mapping):
                raise KeyError(name)
            new = dict(_flat(value, name))
            for full, setting in new.items():
                self._accepted(full, setting)
            for full in [
                full for full in self._values if full.startswith(f"{name}.") and full not in new
            ]:
                self.unset(full)
            for full, setting in new.items():
                self.set(full, setting)
            return
        accepted = self._accepted(name, value)
        if self._values.get(name) != accepted or type(self._values.get(name)) is not type(accepted):
            self._values[name] = accepted
            self._changed.add(name)

    def unset(self, name: str) -> None:
        """Back to the default. Raises `KeyError`."""
        if find_setting(name) is None:
            raise KeyError(name)
        if self._values.pop(name, None) is not None:
            self._changed.add(name)

    def _accepted(self, name: str, value: object) -> SettingValue:
        declared = find_setting(name)
        if declared is None:
            raise KeyError(name)
        accepted = declared.accept(value)
        if accepted is None:
            raise StoreError(
                "setting-value", setting=Clean.of(name, 60), given=Clean.of(_shown(value), 60)
            )
        return accepted

    def save(self) -> None:
        """Writes what was changed into the file as it is now (it may have been edited meanwhile).
        Raises `StoreError`.

        A file that cannot be used at all is kept beside, with `.unusable` at the end of its name.
        """
        if not self._changed:
            return
        ensure(self.path.parent)
        try:
            data = _read(self.path)
            if _unusable(data):
                self.path.replace(self.path.with_name(self.path.name + ".unusable"))
                data = b""
        except (OSError, ValueError) as error:
            raise StoreError(os_key(error), file=spoken_path(self.path)) from error
        lines = _lines(data or _HEAD.encode())
        ended = lines.pop() if lines and not lines[-1] else None
        for name in sorted(self._changed, key=lambda one: ("." in one, one)):  # tables come last
            if name in self._values:
                value = self._values[name]
                toml_lines.assign(lines, tuple(name.split(".")), value)
            else:
                toml_lines.remove(lines, tuple(name.split(".")))
        end = "\r\n" if b"\r\n" in data else "\n"
        text = end.join(lines if ended is None and data else [*lines, ""])
        write_whole(self.path, text.encode("utf-8", "surrogateescape"))
        self._changed.clear()


def _named() -> dict[str, Setting]:
    """Settings by their full names."""
    named: dict[str, Setting] = {}
    for setting in SETTINGS:
        if "*" not in setting.name:
            named[setting.name] = setting
        for part in setting.names:
            named[setting.name.replace("*", part)] = setting
    return named


_NAMED = _named()
_OPEN = tuple(
    (setting.name.split("."), setting)
    for setting in SETTINGS
    if "*" in setting.name and not setting.names
)
"""The families that any word may belong to: the parts of their names, and what they are."""


def find_setting(name: str) -> Setting | None:
    """What is declared for a full name, or None."""
    if (named := _NAMED.get(name)) is not None:
        return named
    parts = name.split(".")
    for pattern, setting in _OPEN:
        if len(pattern) == len(parts) and _fits(pattern, parts):
            return setting
    return None


def _fits(pattern: list[str], parts: list[str]) -> bool:
    return all(
        wanted == part or (wanted == "*" and _WORD.fullmatch(part) is not None)
        for wanted, part in zip(pattern, parts, strict=True)
    )


def _family(name: str) -> bool:
    parts = name.split(".")
    return any(
        len(pattern := setting.name.split(".")) > len(parts)
        and all(p in ("*", part) for p, part in zip(pattern, parts, strict=False))
        for setting in SETTINGS
    )


def _flat(value: Mapping[Any, Any], name: str) -> list[tuple[str, object]]:
    flat: list[tuple[str, object]] = []
    for key, inner in value.items():
        full = f"{name}.{key}"
        flat += _flat(inner, full) if isinstance(inner, Mapping) else [(full, inner)]
    return flat


def _read(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return b""


def _unusable(data: bytes) -> Problem | None:
    if len(data) > MAX_BYTES:
        return Problem(0, "too-big")
    if b"\0" in data:  # UTF-16, or no text at all
        return Problem(1 + data[: data.index(0)].count(b"\n"), "encoding")
    return None


def _lines(data: bytes) -> list[str]:
    return data.decode("utf-8-sig", "surrogateescape").replace("\r\n", "\n").split("\n")


_SHOWN: Mapping[type, Callable[[Any], str]] = {
    str: str,
    bool: lambda value: "true" if value else "false",
}


def _shown(value: object) -> str:
    return _SHOWN.get(type(value), toml_lines.write)(value)
