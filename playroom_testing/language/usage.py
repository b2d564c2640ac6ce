"""Use of messages by Python code: which ones it names, and whether it holds text of its own.

Python is read, not run. A message counts as used when its id stands in the code as a string
(`"escoba-go"`) or is made by a pattern there (`f"{game}-option-{name}"`).
"""


# not said: whatever these checks find is for programmers

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playroom.engine.kit.events import Told
from playroom.engine.table import Ask
from playroom.locale.languages import LANGUAGES
from playroom.locale.typed import message_ids
from playroom_testing.language.messages import CARDS, Language, Problem, owner_among

if TYPE_CHECKING:
    from playroom.engine.contract import Game

ALLOWED = "not said"
"""A comment with these words on its last line allows a string that looks like a sentence and is not
for players. A module with a comment line that begins with them (`# not said: ...`) is for
programmers: its strings are no text and no ids."""

DECLARED = "# messages:"
"""A comment that begins so declares patterns the code does not show: `# messages: store-<code>`."""

_ID = re.compile(r"[a-z][a-z0-9]*(?:[-_][a-z0-9]+)*-[a-z0-9_]+(?:-[a-z0-9_]+)*")
_MAKERS = {"note": 0, "Note": 0, "of": 1, "bad_options": 0, "first_line": 1}
"""The calls that name a message: in which place its id stands."""


@dataclass(frozen=True, slots=True)
class Call:
    """A message named where a note is made.

    `names` are the values given, None when they cannot be seen in the code; `people` those that are
    plainly people.
    """

    where: str
    line: int
    id: str
    names: frozenset[str] | None
    people: frozenset[str] = frozenset()


@dataclass(slots=True)
class Used:
    """What Python files say about messages: whole ids, patterns that make ids (None for a value),
    and all words of the code.
    """

    ids: dict[str, tuple[str, int]] = field(default_factory=dict)
    patterns: dict[tuple[str | None, ...], tuple[str, int]] = field(default_factory=dict)
    words: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)

    def uses(self, id: str, games: Iterable[str] = ()) -> bool:
        """Whether the message is used, or the one that it is the `-you` form of.

        A pattern makes an id only of what stands in the code: strings, names (of classes, of
        members), numbers. One that begins with a value (`f"{game}-name"`) makes ids of `games`.
        """
        for form in {id, id.removesuffix("-you")}:
            owner = owner_among(form, games)
            if form in self.ids:
                return True
            for pattern in self.patterns:
                if pattern[0] is not None:
                    made = self._makes(pattern, form)
                else:
                    made = owner is not None and self._makes(pattern[1:], form[len(owner) :])
                if made:
                    return True
        return False

    def _makes(self, pattern: tuple[str | None, ...], text: str) -> bool:
        if not pattern:
            return not text
        first, rest = pattern[0], pattern[1:]
        if first is not None:
            return text.startswith(first) and self._makes(rest, text[len(first) :])
        return any(
            self._is_word(text[:end]) and self._makes(rest, text[end:])
            for end in range(len(text), -1, -1)
        )

    def _is_word(self, text: str) -> bool:
        return not text or text.isdecimal() or text.strip("-") in self.words


def python_files(paths: Iterable[Path]) -> list[Path]:
    """All Python files below `paths`, sorted."""
    return sorted(
        file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))
    )


def ids_in_code(paths: Iterable[Path], root: Path | None = None) -> Used:
    """The message ids that Python files below `paths` name; places are told relative to `root`."""
    used = Used()
    foreign: set[str] = set()
    for path in python_files(paths):
        parsed = _parsed(path)
        if parsed is None:
            continue
        where = _where(path, root)
        lines = parsed[0].splitlines()
        for number, line in enumerate(lines, 1):
            for declared in line.partition(DECLARED)[2].split():
                parts = tuple(
                    None if part[:1] == "<" else part
                    for part in re.split(r"(<\w+>)", declared)
                    if part
                )
                used.patterns.setdefault(parts, (where, number))
        for node in ast.walk(parsed[1]):
            place = (where, getattr(node, "lineno", 0))
            used.words.update(_words(node))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if _ID.fullmatch(node.value) and not _allowed(lines, node):
                    used.ids.setdefault(node.value, place)
            elif isinstance(node, (ast.JoinedStr, ast.BinOp)):
                if pattern := _pattern(node):
                    used.patterns.setdefault(pattern, place)
            elif isinstance(node, ast.Call):
                if _named(node.func) in (
                    "Thread",
                    "which",
                ):  # names of threads and programs look like ids
                    values = [*node.args, *(keyword.value for keyword in node.keywords)]
                    foreign |= {id for value in values for id in _strings(value)}
                used.calls.extend(_calls(node, where))
    for id in foreign:
        used.ids.pop(id, None)
    return used


def _parsed(path: Path) -> tuple[str, ast.Module] | None:
    source = path.read_text("utf-8")
    return (
        None if re.search(rf"^# {ALLOWED}\b", source, re.MULTILINE) else (source, ast.parse(source))
    )


def _allowed(lines: list[str], node: ast.expr) -> bool:
    return ALLOWED in lines[(node.end_lineno or node.lineno) - 1].partition("#")[2]


def _where(path: Path, root: Path | None) -> str:
    return (path.relative_to(root) if root and path.is_relative_to(root) else path).as_posix()


def _pattern(node: ast.expr) -> tuple[str | None, ...]:
    """The pieces of an f-string or a sum of strings that makes ids, None for its values; empty when
    it makes no ids.
    """
    parts = tuple(part for part in _pieces(node) if part != "")
    fixed = "".join(part for part in parts if part is not None)
    if not re.fullmatch(r"[a-z0-9_-]*", fixed) or "-" not in fixed or not re.search("[a-z]", fixed):
        return ()
    return parts


def _pieces(node: ast.expr) -> Iterator[str | None]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.JoinedStr):
        for value in node.values:
            yield from _pieces(value)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield from _pieces(node.left)
        yield from _pieces(node.right)
    else:
        yield None


def _words(node: ast.AST) -> Iterator[str]:
    """The words of a piece of code that may be put into an id: strings, and the names of classes,
    members, arguments.
    """
    words: list[str] = []
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) <= 60:
        words = [node.value, *node.value.split()]
    elif isinstance(node, (ast.ClassDef, ast.keyword, ast.arg)):
        words = [getattr(node, "name", None) or getattr(node, "arg", None) or ""]
    elif isinstance(node, (ast.Name, ast.Attribute)):
        words = [_named(node)]
    for word in words:
        word = word.lower().strip("-")
        yield word
        yield word.replace("_", "-")


def _calls(node: ast.Call, where: str) -> Iterator[Call]:
    function, name = node.func, _named(node.func)
    if name not in _MAKERS or len(node.args) <= _MAKERS[name]:
        return
    if name == "of" and not (
        isinstance(function, ast.Attribute) and _named(function.value) == "Rejection"
    ):
        return
    open_ended = any(keyword.arg is None for keyword in node.keywords) or name in (
        "Note",
        "first_line",
    )
    names = None if open_ended else frozenset(keyword.arg or "" for keyword in node.keywords)
    people = frozenset(
        keyword.arg or "" for keyword in node.keywords if _makes_people(keyword.value)
    )
    for id in _strings(node.args[_MAKERS[name]]):
        yield Call(where, node.lineno, id, names, people)


def _makes_people(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and _named(node.func) in ("Who", "Side", "Seats")


def _named(node: ast.expr) -> str:
    return (
        node.id
        if isinstance(node, ast.Name)
        else node.attr
        if isinstance(node, ast.Attribute)
        else ""
    )


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def ids_of_game(game: Game[Any, Any]) -> set[str]:
    """The messages that a game must have because of what it declares: its name, options, presets,
    keys.
    """
    ids = {f"{game.id}-name", f"{game.id}-about"}
    for option in game.options.declared:
        ids |= {f"{game.id}-option-{option.name}", f"{game.id}-option-{option.name}-about"}
        ids |= {
            f"{game.id}-option-{option.name}-{value}"
            for value in option.values
            if option.kind == "enum"
        }
    for preset in game.presets:
        ids |= {f"{game.id}-preset-{preset}", f"{game.id}-preset-{preset}-about"}
    return ids | {f"{game.id}-key-{key.name}" for key in game.table.keys}


def lines_of_game(game: Game[Any, Any]) -> set[str]:
    """The messages of its events that are told by one line, and of its rulebook by the kit."""
    told = {event.message() for event in getattr(game, "events", ()) if issubclass(event, Told)}
    ids = {id for id in told if id.startswith(f"{game.id}-")}
    for chapter, lines in getattr(game, "rules", {}).items():
        ids |= {f"{game.id}-rule-{name}" for name in (f"chapter-{chapter}", *lines)}
    return ids


def _typed_ids(game: Game[Any, Any]) -> set[str]:
    """The messages with what players may type for the moves of a game."""
    return message_ids(game.id, game.notation.moves)


# -- checks ----------------------------------------------------------------------------------------


def missing_in(
    language: Language, used: Used, games: Iterable[Game[Any, Any]] = ()
) -> list[Problem]:
    """Messages that the code names and the language lacks, and values that its messages use and a
    note does not give.

    Games that have no words in the language yet are left out, and so is all that is not a game's
    while there is no `shell.ftl`.
    """
    problems = []
    for call in used.calls:
        if call.id not in language.entries:
            if _begun(call, language):
                problems.append(
                    Problem(call.where, call.line, call.id, f"is no message in {language.code}")
                )
        elif call.names is not None:
            problems += _not_given(language, call, call.names)
    called = {call.id for call in used.calls}
    families = {
        id.split("-")[0]
        for id, entry in language.entries.items()
        if entry.part != CARDS and "-" in id[1:]
    }
    for id, (where, line) in used.ids.items():
        if id in language.entries or id in called or id.split("-")[0] not in families:
            continue
        if not any(
            entry.startswith(id + "-") or entry.endswith("-" + id) for entry in language.entries
        ):
            problems.append(Problem(where, line, id, f"is no message in {language.code}"))
    for game in games:
        for id in (ids_of_game(game) | lines_of_game(game)) - language.entries.keys():
            if game.id in language.games:
                problems.append(
                    Problem(
                        f"{game.id}/{language.code}.ftl",
                        0,
                        id,
                        "is declared by the game and missing",
                    )
                )
    return sorted(set(problems))


def _begun(call: Call, language: Language) -> bool:
    """Is there a file in which the message ought to be?

    A game's module names messages of its game.
    """
    owner = owner_among(call.id, Path(call.where).parts)
    return ("shell" if owner is None else owner) in language.parts


def _not_given(language: Language, call: Call, names: frozenset[str]) -> Iterator[Problem]:
    variables = {name + end for name in names for end in ("", "_is", "_count")}
    for id in (call.id, call.id + "-you"):
        if id in language.entries:
            entry = language.entries[id]
            for name in sorted(language.variables(entry) - variables):
                what = f"uses ${name}, which the note does not give ({entry.where}:{entry.line})"
                yield Problem(call.where, call.line, id, what)


_NEVER = re.compile(r"(?!)")
_CASES = {
    "en": (_NEVER, re.compile(r"^['’]s\b")),
    "es": (
        re.compile(r"\b(a|con|contra|de|en|hacia|para|por|sin|sobre|tras) $", re.IGNORECASE),
        _NEVER,
    ),
}
"""Where `you` would be another word: before or after the bare name of a person who may be the
listener.
"""


def wrong_cases(language: Language, used: Used) -> list[Problem]:
    """People said where `you` would be another word (`de tú`, `you's`).

    Let pass: `$who` (its message for you is another), `$others` (never the listener), messages that
    choose by `$x_is`, and a message with the comment `lint allows: $x`, where the code sees to it
    that x is never the listener.
    """
    problems = []
    before_wrong, after_wrong = _CASES.get(language.code, (_NEVER, _NEVER))
    for call in used.calls:
        entry = language.entries.get(call.id)
        for attribute, text in entry.texts.items() if entry else ():
            for before, name, after in text.bare:
                if (
                    name not in call.people
                    or name in ("who", "others")
                    or f"{name}_is" in text.chosen
                ):
                    continue
                if (
                    entry
                    and f"${name}" not in entry.allowed
                    and (before_wrong.search(before) or after_wrong.search(after))
                ):
                    what = (
                        f"${name} may be the listener ({call.where}:{call.line}): "
                        f"choose by ${name}_is, or use a form"
                    )
                    problems.append(entry.problem(what, attribute))
    return sorted(set(problems))


def unused_in(
    language: Language, used: Used, games: Iterable[Game[Any, Any]] = ()
) -> list[Problem]:
    """Messages that nothing names: neither the code, nor a game's declarations, nor another
    message.
    """
    declared = {
        id for game in games for id in ids_of_game(game) | lines_of_game(game) | _typed_ids(game)
    }
    declared |= {f"value-language-{code}" for code in LANGUAGES}
    referred = {
        reference.partition(".")[0]
        for entry in language.entries.values()
        for text in entry.texts.values()
        for reference in text.references
    }
    return [
        entry.problem("is used nowhere")
        for id, entry in language.entries.items()
        if entry.part != CARDS
        and declared.isdisjoint((id, id.removesuffix("-you")))
        and id not in referred
        and not any(_room_asks_for(id, game.id) for game in games)
        and not used.uses(id, language.games)
    ]


def _room_asks_for(id: str, game: str) -> bool:
    """Is it a message that the room looks for in every game: what a key answers in the words of the
    game, a figure of the statistics, what scores when hands are counted?
    """
    return (
        id == f"{game}-what-scores"
        or id.startswith(f"{game}-figure-")
        or id.removesuffix("-about") in {f"{game}-key-{ask}" for ask in Ask}
    )


# -- text in code ----------------------------------------------------------------------------------

_SENTENCE = re.compile(
    # two words, the second in small letters
    r"[^\W\d_]{2,}[,;:.]? (?:[^\W\d_A-Z] )?[^\W\d_A-Z]{2,}"
    r"|^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+ \{\}"  # a word with a capital and a value
    r"|^[A-ZÁÉÍÓÚÑ¿¡][a-záéíóúñ]+[.!?]$"  # a sentence of one word
    r"| .*[¿¡áéíóúñ]"  # Spanish
)
_QUERY = re.compile(
    r"\s*(ALTER|BEGIN|COMMIT|CREATE|DELETE|DROP|INSERT|PRAGMA|REPLACE|ROLLBACK|SELECT|UPDATE|"
    r"VACUUM|WHERE|WITH)\b"
)


def no_text_in_code(paths: Iterable[Path], root: Path | None = None) -> list[Problem]:
    """Strings in Python files that look like something a player would be told: that belongs in a
    message file.

    Let pass: docstrings, annotations, what is raised or asserted (programmers read that), the
    bodies of exception classes, database statements, lists of words (`"...".split()`), and what the
    comment `not said` allows (see `ALLOWED`).
    """
    problems = []
    for path in python_files(paths):
        parsed = _parsed(path)
        if parsed is None:
            continue
        lines = parsed[0].splitlines()
        for node in _strings_of(parsed[1]):
            text = "".join("{}" if part is None else part for part in _pieces(node))
            if _SENTENCE.search(text) and not _QUERY.match(text) and not _allowed(lines, node):
                shown = " ".join(text.split())[:60]
                problems.append(
                    Problem(_where(path, root), node.lineno, "", f"text in code: {shown!r}")
                )
    return problems


def _strings_of(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, (ast.Raise, ast.Assert)) or (
        isinstance(node, ast.ClassDef)
        and any(_named(base).endswith(("Error", "Exception")) for base in node.bases)
    ):
        return
    if isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    ):
        yield node
        return
    skipped: list[ast.AST | None] = []
    function = node.func if isinstance(node, ast.Call) else None
    if (
        isinstance(function, ast.Attribute)
        and function.attr == "split"
        and isinstance(function.value, ast.Constant)
    ):
        return
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        skipped.append(node.returns)
    elif isinstance(node, (ast.arg, ast.AnnAssign)):
        skipped.append(node.annotation)
        if isinstance(node, ast.AnnAssign) and _named(node.annotation) == "TypeAlias":
            return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring, of whatever it stands under
        if not any(child is node_skipped for node_skipped in skipped):
            yield from _strings_of(child)
