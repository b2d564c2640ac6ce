"""Are the words of one game complete, used, and nowhere but in its message files?"""

from __future__ import annotations

import ast
import importlib.util
import inspect
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import playroom
from playroom.engine import kit
from playroom.engine.notes import Note, Rejection
from playroom.engine.registry import words_of
from playroom.locale import Listener, Teller
from playroom.locale.typed import Typing, message_ids
from playroom_testing.cases import Case, Subject
from playroom_testing.checks.sayings import problems_of
from playroom_testing.language.lint import lint
from playroom_testing.language.messages import (
    Language,
    Problem,
    compare,
    owner_among,
    read_language,
)
from playroom_testing.language.sayings import OTHER_LANGUAGE, Saying, lines_of, without_name
from playroom_testing.language.usage import (
    Used,
    ids_in_code,
    ids_of_game,
    missing_in,
    no_text_in_code,
    unused_in,
    wrong_cases,
)
from playroom_testing.walks import NAMES, AnyGame, open_match, some_choices, walk


def code_of(subject: Subject) -> tuple[Path, ...]:
    """The Python of a game: its package (a single module when it has none) and its `LIBRARY`."""
    module = type(subject.game).__module__
    own = Path(inspect.getfile(type(subject.game)))
    paths = [own.parent if "." in module else own]
    for name in subject.hooks.library:
        spec = importlib.util.find_spec(name)
        assert spec, f"LIBRARY: there is no {name}"
        assert spec.origin, f"LIBRARY: {name} has no file"
        origin = Path(spec.origin)
        paths.append(origin.parent if spec.submodule_search_locations else origin)
    return tuple(paths)


@cache
def _used(paths: tuple[Path, ...]) -> Used:
    return ids_in_code(paths, paths[0].parent)


@cache
def _used_by_room() -> Used:
    """What the room itself names: it makes ids of every game, such as `<game>-figure-<name>`."""
    return ids_in_code([Path(playroom.__file__).parent])


@cache
def _language(code: str) -> Language:
    return read_language(code)


def forget() -> None:
    """Reads words and code anew the next time."""
    _used.cache_clear()
    _language.cache_clear()


def has_words(game: AnyGame, language: str) -> bool:
    """Does the game have any words in a language?"""
    return game.id in _language(language).games


def check_words_exist(subject: Subject, language: str) -> None:
    """The game has words in a language, all those that what it declares needs, and each can be
    said.
    """
    game = subject.game
    declared = ids_of_game(game)
    needed = sorted(declared | typed_ids(game))
    if not has_words(game, language):
        folders = ", ".join(map(str, words_of(game.id))) or "the folder `locales` of its package"
        raise AssertionError(
            f"{game.id} has no words in {language}: nothing is in {folders}. By what it declares "
            f"it needs:\n{_lines(needed)}"
        )
    missing = [name for name in needed if name not in _language(language).entries]
    assert not missing, f"{game.id} lacks these messages in {language}:\n{_lines(missing)}"
    teller, listener = Teller(language, strict=True), Listener(0, NAMES, (), game.pack.words)
    problems: list[str] = []
    for name in sorted(declared):
        saying = Saying(Note(name), listener, "phrase")
        problems += problems_of(saying, teller, subject.hooks)
        for _ in lines_of(saying, teller):
            pass
    assert not problems, "\n".join(problems)


def typed_ids(game: AnyGame) -> set[str]:
    """The messages with what players type for its moves that a game must have: verbs, and words
    that are no verbs.
    """
    rows = [move for move in game.notation.moves if not move.kind.table_only]
    verbs = {f"{game.id}-verb-{row.verb}" for row in rows}
    words = message_ids(game.id, rows) - verbs
    return verbs | {name for name in words if name.replace("-word-", "-verb-", 1) not in verbs}


def check_typed(case: Case, language: str, seed: str) -> None:
    """What examples show of a move in the player's own words means that move when it is typed."""
    game = case.game
    typing = Typing.of(language, game.pack_of(case.setup), game.id, game.notation.moves)
    match = open_match(game, case.setup, seed)
    for _ in walk(match, seed, 30):
        for seat in range(case.setup.seats):
            for action in some_choices(game, match.view(seat))[:20]:
                text = game.format(action)
                typed = typing.spoken(text)
                read = typing.canonical(typed)
                means = read if isinstance(read, Rejection) else game.parse(read)
                assert means == action, (
                    f"{text} is shown as {typed!r} in {language}, which means {read}"
                )


def check_own_language(subject: Subject, language: str) -> None:
    """No message has a word of another language, also where no match has come to: all that stands
    in it is looked at. What is typed is left out: it may be understood in any language.
    """
    game = subject.game.id
    teller = Teller(language)
    typed = (f"{game}-verb-", f"{game}-word-")
    found: dict[str, str] = {}
    for entry in _language(language).entries.values():
        if owner_among(entry.id, _language(language).games) != game or entry.id.startswith(typed):
            continue
        if entry.id in subject.hooks.notation:
            continue
        for line in (words for text in entry.texts.values() for words in text.words):
            problems = lint(line, lang=language, wording=True, limit=False)
            for problem in without_name(problems, line, entry.id, teller):
                if problem.startswith(OTHER_LANGUAGE):
                    found.setdefault(entry.id, f"{entry.id}: {line!r}: {problem}")
    _none(found.values())


def check_seldom_read(subject: Subject) -> None:
    """Every option in `SELDOM`, which no walk looks at, is read by some rule: its name is asked of
    the options somewhere but in the rulebook, in the game or in the kit.
    """
    read: set[str] = set()
    for path in (*code_of(subject), Path(kit.__file__).parent):
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            read |= _attributes(ast.parse(file.read_text(encoding="utf-8")))
    missing = sorted(subject.hooks.seldom - read)
    assert not missing, (
        f"{', '.join(missing)} of SELDOM: no rule reads this option, only the rulebook at most"
    )


OUTSIDE = frozenset(("time", "datetime", "random", "secrets", "uuid"))
"""Modules of the standard library that tell one run from another."""


def check_nothing_from_outside(subject: Subject) -> None:
    """No module but those of bots imports a clock, or numbers by chance: the same inputs must give
    the same match at any hour and on any machine. Bots have a deadline to keep.
    """
    found = []
    for path in code_of(subject):
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            parts = (file.name, *file.relative_to(path).parts)
            if any("bot" in part or part.startswith("test_") for part in parts):
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                match node:
                    case ast.Import():
                        names = [alias.name for alias in node.names]
                    case ast.ImportFrom(module=str(module), level=0):
                        names = [module]
                    case _:
                        continue
                found += [
                    f"{file.name}, line {node.lineno}: the rules know no clock and no dice but "
                    f"`rng`, so they do not import {name}"
                    for name in names
                    if name.partition(".")[0] in OUTSIDE
                ]
    _none(found)


def _attributes(node: ast.AST) -> set[str]:
    """The names that are read of some object, but not in a function called `rulebook`."""
    if isinstance(node, ast.FunctionDef) and "rulebook" in node.name:
        return set()
    own = {node.attr} if isinstance(node, ast.Attribute) else set()
    match node:
        case ast.Call(func=ast.Name("getattr"), args=[_, ast.Constant(str(name)), *_]):
            own = {name}
    return own.union(*map(_attributes, ast.iter_child_nodes(node)))


def check_words_agree(subject: Subject) -> None:
    """The message files of the game say the same in all languages, and each is well written."""
    problems = compare(subject.languages) if subject.languages else []
    _none(problem for problem in problems if _is_of(problem, subject.game.id))


def check_words_used(subject: Subject, language: str) -> None:
    """What the code of the game names exists, every message is used, people stand in the right
    case.
    """
    game, words, used = subject.game, _language(language), _used(code_of(subject))
    problems = missing_in(words, used, [game]) + wrong_cases(words, used)
    unused = [
        problem
        for problem in unused_in(words, used, [game])
        if owner_among(problem.id, words.games) == game.id
        and not _made_by_room(problem.id, game, used)
    ]
    _none(problem for problem in [*problems, *unused])


def _made_by_room(name: str, game: AnyGame, used: Used) -> bool:
    """Does the room make this id, with words of its own or of the game?"""
    room = _used_by_room()
    both = Used(room.ids, room.patterns, room.words | used.words)
    return both.uses(name, [game.id])


def check_no_text(subject: Subject) -> None:
    """No string in the code of the game looks like something a player would be told."""
    paths = code_of(subject)
    _none(no_text_in_code(paths, paths[0].parent))


def _is_of(problem: Problem, game: str) -> bool:
    return problem.where.partition("/")[0] == game


def _none(problems: Iterable[object]) -> None:
    listed = "\n".join(map(str, problems))
    assert not listed, listed


def _lines(names: Iterable[str]) -> str:
    return "\n".join(f"  {name} =" for name in names)


# -- which refusals there are ----------------------------------------------------------------------


def refusals_in_code(subject: Subject) -> set[str]:
    """The message ids that the game's code gives to `Rejection.of` and `bad_options` as plain
    strings.
    """
    refusals: set[str] = set()
    for path in code_of(subject):
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and (name := _refusal(node, subject.game.id)):
                    refusals.add(name)
    return refusals


def _refusal(call: ast.Call, game: str) -> str:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    place = {"of": 1, "bad_options": 0}.get(name)
    if place is None or len(call.args) <= place:
        return ""
    argument = call.args[place]
    text = argument.value if isinstance(argument, ast.Constant) else None
    return text if isinstance(text, str) and text.startswith(f"{game}-") else ""
