"""Finds code, tests and messages by number, name, or what was heard:

    python3 -m tests.where CRB-044                   the code and the tests of a rule
    python3 -m tests.where escoba-refuse-too-much    the words of a message, the code that says it
    python3 -m tests.where all_sevens                an option: declared, read, named, tested
    python3 -m tests.where "a tie in any of these"   the messages that say so, in any language

A message whose id is put together is found by both parts: where its beginning is written, and where
the rest is. Words of options, presets, keys and verbs are found where these are declared.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from operator import itemgetter
from pathlib import Path

from playroom_testing.rules import rules_in, rules_tested

ROOT = Path(__file__).resolve().parents[1]
GAMES = {
    "calatone": "CAL",
    "casino": "CAS",
    "cribbage": "CRB",
    "escoba": "ESC",
    "ninetynine": "NIN",
    "rummy": "RUM",
}
"""The games, by what the numbers of their rules begin with."""
MOST = 12
"""Places that are told of one kind."""
_ENDS = re.compile(r"-(you|about|words)$")
_DECLARED = {
    "option": "options.py",
    "preset": "options.py",
    "key": "words/table.py",
    "verb": "actions.py",
}
"""Kinds of messages of which no code names the ids, and where a game declares what they are of."""


@cache
def _lines(file: Path) -> tuple[str, ...]:
    return tuple(file.read_text("utf-8").splitlines())


def _files(*patterns: str) -> list[Path]:
    return sorted(file for pattern in patterns for file in ROOT.glob(pattern))


def _told(file: Path, number: int) -> str:
    return f"{file.relative_to(ROOT)}:{number}: {_lines(file)[number - 1].strip()}"


def _with(files: Iterable[Path], *words: str) -> Iterator[str]:
    """The lines that hold one of these."""
    for file in files:
        for number, line in enumerate(_lines(file), 1):
            if any(word in line for word in words):
                yield _told(file, number)


def of_rule(prefix: str, wanted: int) -> Iterator[str]:
    """The lines of code that name a rule, and those of tests and vectors."""
    game = next(name for name, begins in GAMES.items() if begins == prefix)
    named = [
        (len(rules), _told(file, number))
        for file in _files(f"games/{game}/**/*.py")
        for number, line in enumerate(_lines(file), 1)
        if wanted in (rules := rules_in(line, prefix))
    ]
    # what names few rules says most of each; the map of all of them comes last
    yield from (told for _, told in sorted(named, key=itemgetter(0)))
    for file in _files(f"tests/{game}/*.py", f"tests/vectors/{game}*.md"):
        for number, line in enumerate(_lines(file), 1):
            if wanted in rules_tested(line, prefix):
                yield _told(file, number)


def of_message(id_: str) -> Iterator[str]:
    """The words of a message in every language, the code that says it, and tests that name it."""
    words = _files("locales/*/*.ftl", "games/*/locales/*.ftl")
    code = _files("playroom/**/*.py", "games/**/*.py")
    told = [line for line in _with(words, f"{id_} =") if f": {id_} =" in line]
    if not told:
        return
    yield from told
    yield from islice(_said(_ENDS.sub("", id_), code), MOST)
    yield from islice(_with(_files("tests/**/*.py"), _ENDS.sub("", id_)), MOST)


def _said(id_: str, code: list[Path]) -> Iterator[str]:
    declared = list(_declared(id_.split("-")))
    if declared:
        yield from declared
        return
    whole = list(_with(code, f'"{id_}"'))
    if whole:
        yield from whole
        return
    parts = id_.split("-")
    for count in range(len(parts) - 1, 0, -1):
        begins, rest = "-".join(parts[:count]), parts[count:]
        made = list(_with(code, f'"{begins}-{{', f'"{begins}-"', f'"{begins}"'))
        if made:
            yield from _with(code, f'"{"-".join(rest)}"', f'"{"_".join(rest)}"')
            yield from made
            return


def _declared(parts: list[str]) -> Iterator[str]:
    """The lines of a game that declare an option, a preset, a key or a verb, and that of a key of
    the room.
    """
    match parts:
        case [game, kind, name, *_] if game in GAMES and kind in _DECLARED:
            files = _files(f"games/{game}/{_DECLARED[kind]}")
            yield from _with(files, f'"{name}"', f"    {name}: ")
        case ["key", *names]:
            yield from _with(_files("playroom/shell/keys.py"), f'"{"-".join(names)}"')


def of_option(name: str) -> Iterator[str]:
    """Where an option of any game is declared, where the code reads it, its words, its tests."""
    field = name.replace("-", "_")
    declared = re.compile(rf"\s+{re.escape(field)}: \w+ = (?:choice|flag|number|text)\(")
    read = re.compile(rf"\.{re.escape(field)}\b|\"{re.escape(field)}\"")
    tested = re.compile(rf"\b{re.escape(field)}\b")
    for game in GAMES:
        here = list(_matching(_files(f"games/{game}/options.py"), declared.match))
        if here:
            yield from here
            yield from _matching(_files(f"games/{game}/**/*.py"), read.search)
            yield from _with(_files(f"games/{game}/locales/*.ftl"), f"{game}-option-{field}")
            tests = _files(f"tests/{game}/*.py", f"tests/vectors/{game}*.md")
            yield from islice(_matching(tests, tested.search), MOST)


def _matching(files: Iterable[Path], wanted: Callable[[str], object]) -> Iterator[str]:
    for file in files:
        for number, line in enumerate(_lines(file), 1):
            if wanted(line):
                yield _told(file, number)


def of_words(text: str) -> Iterator[str]:
    """The messages with these words in one of their lines, each with its id."""
    wanted = " ".join(text.split()).casefold()
    for file in _files("locales/*/*.ftl", "games/*/locales/*.ftl"):
        id_ = ""
        for number, line in enumerate(_lines(file), 1):
            if begins := re.match(r"[a-z][\w-]*(?= =)", line):
                id_ = begins[0]
            if wanted and wanted in line.casefold() and not line.startswith("#"):
                inside = "" if line.startswith(id_) else f"{id_}: "
                yield f"{file.relative_to(ROOT)}:{number}: {inside}{line.strip()}"


NOTHING = (
    "Nothing was found: not as the number of a rule (CRB-044), the id of a message "
    "(escoba-refuse-too-much), an option (all_sevens) or words of a line."
)


def main(wanted: str) -> int:
    """Tells where it stands; the status is 1 when it stands nowhere."""
    rule = re.fullmatch(r"([A-Z]{3})-(\d{3})", wanted.upper())
    if rule is not None and rule[1] in GAMES.values():
        found = list(of_rule(rule[1], int(rule[2])))
    else:
        found = list(of_message(wanted) if wanted else ()) or list(of_option(wanted))
        found = found or list(islice(of_words(wanted), 3 * MOST))
    print(*found or [NOTHING], sep="\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
