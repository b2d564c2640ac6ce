"""No list of games is written out where all games are meant: a new game would slip past it. A
literal that names three games or more names every one, or stands here with its reason.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from playroom.engine.registry import game_ids

ROOT = Path(__file__).parents[2]
GAMES = game_ids()
FOLDERS = (".ci", "docs", "games", "packaging", "playroom", "playroom_testing", "tests")
CHOSEN = {
    "tests/bench/bench_ladder.py": "what shortens a game; the others are whole",
    "tests/bench/bench_strength.py": "the bars that the documents of a game set",
    "tests/bench/naive.py": "those without players from outside",
    "tests/bench/words.py": "what shortens a game; the others are cut off",
    "tests/coach/test_exercises.py": "those with exercises in counting",
    "tests/coach/test_puzzle_choice.py": "what three words mean",
    "tests/coach/test_review.py": "whose hundred reviews are done in half an hour",
    "tests/house/test_found.py": "those whose rules are a folder",
    "tests/kept/test_kept.py": "what was kept before there were others",
    "tests/locale/phrasings/classify.py": "those that phrases were gathered for",
    "tests/locale/test_own_sentences.py": "those played with cards that have an ace, in a hand",
    "tests/room/client/test_transcripts.py": "what shortens a game",
    "tests/shell/test_counting.py": "what is expected of the product",
    "tests/shell/test_ear.py": "what each of three answers",
    "tests/shell/test_every_key.py": "those with rare phases",
    "tests/shell/test_help.py": "those with words of their own for a key of all",
    "tests/shell/test_leaving.py": "those whose documents say what leaving means",
    "tests/shell/test_places.py": "three tables, one after the other",
    "tests/shell/test_typed_moves.py": "questions that are asked in a game only",
    "tests/simulate/test_ladder.py": "where experts think longer, or are measured apart",
    "tests/web/test_faces.py": "what the cards of each count",
}
"""Files with such a choice, and what it goes by."""


def named(node: ast.expr | None) -> Iterator[str]:
    """The games that are an item of a literal, or the first words of its items."""
    match node:
        case ast.Constant(value=str(text)) if text in GAMES:
            yield text
        case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
            for item in items:
                yield from named(item)
        case ast.Dict(keys=keys):
            for key in keys:
                yield from named(key)
        case ast.Starred(value=value):
            yield from named(value)
        case ast.Call(args=[first, *_]):
            yield from named(first)


def choices_of(source: str) -> Iterator[str]:
    """The literals that name some games, three at least, and not all."""
    nodes = list(ast.walk(ast.parse(source)))
    parts = [node.value for node in nodes if isinstance(node, ast.Starred)]
    for node in nodes:
        if isinstance(node, ast.Tuple | ast.List | ast.Set | ast.Dict) and node not in parts:
            games = set(named(node))
            if 3 <= len(games) < len(GAMES):
                yield f"{node.lineno}: {', '.join(sorted(games))}"


def test_choices_are_found() -> None:
    one, two, three, *_ = games = GAMES
    rows = [(game, 1) for game in games]
    found = (
        f"GAMES = {(one, two, three)}\nROWS = {rows[1:]}\nSHORT = {dict(rows[:3])}\n"
        f"ALL = {games}, {rows}, {dict(rows)}, {games[:2]}\nTO = (*{games[:2]}, {three!r}, 'x')"
    )
    assert {line[0] for line in choices_of(found)} == {"1", "2", "3", "5"}


def test_only_these_files_choose_among_the_games() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): choices
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (choices := list(choices_of(path.read_text("utf-8"))))
    }
    assert {name: found.get(name) for name in found.keys() ^ CHOSEN.keys()} == {}
