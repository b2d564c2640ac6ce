"""Which puzzle: any, of a kind of choice, how hard; by a list and by words. From a review to the
exercises for what went wrong most.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.cli.arguments import game_of, puzzle_of
from playroom.cli.parser import parse
from playroom.cli.refusals import CliError
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.records.reviewing import Review, kind_of, seeking
from playroom.shell.coach import menus
from playroom.shell.screens.counting import Counting
from tests.coach.test_review import played, run
from tests.shell.inside import Inside, inside


@pytest.mark.parametrize(
    ("language", "name", "first", "kinds"),
    [
        ("en", "Casino: a puzzle", "Any puzzle, easy or hard", ("laying a card down", "taking")),
        ("es", "Casino: un", "Cualquier problema, de", ("soltar una carta", "recoger")),
    ],
)
def test_a_list_asks_for_the_kind_and_how_hard(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    name: str,
    first: str,
    kinds: tuple[str, str],
) -> None:
    wanted = list[tuple[str, str]]()

    def seek(shell: Any, game: Any, seed: str, done: Any, kind: str, level: str, on: Any) -> None:
        wanted.append((kind, level))

    monkeypatch.setattr(menus, "_seek", seek)
    easy = {"en": "easy", "es": "fácil"}[language]
    any_ = {"en": "easy or hard", "es": "de cualquier dificultad"}[language]

    async def go(room: Inside) -> None:
        menus.open_coach(room.app)
        for _ in range(20):
            if room.press("tab")[-1].startswith(name):
                break
        assert room.press("enter")[-1].startswith(first)
        room.press("enter")
        for kind in kinds:
            assert room.press("tab")[-1].endswith(f": {kind}, {any_}.")
        assert room.press("right")[-1].endswith(f": {kinds[1]}, {easy}.")
        room.press("enter")
        assert easy in room.press("home")[-1], "one level for all items"
        room.press("left", "left", "enter")

    inside(go, tmp_path, language)
    assert wanted == [("", ""), ("take", "easy"), ("", "hard")]


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("casino", ("", "")),
        ("casino hard", ("", "hard")),
        ("casino building hard", ("build", "hard")),
        ("casino construir difícil", ("build", "hard")),
        ("casino FACIL subir una construcción", ("increase", "easy")),
        ("domino laytile", ("laytile", "")),
        ("Dominó fácil", ("", "easy")),
    ],
)
def test_a_puzzle_is_asked_for_in_words(words: str, meant: tuple[str, str]) -> None:
    game = words.split()[0].lower().replace("ó", "o")
    assert puzzle_of(parse(["puzzle", *words.split()])) == (game, *meant)


def test_a_game_is_named_in_either_language() -> None:
    assert [game_of(name).id for name in ("cuna", "diez mil", "Rummy")] == [
        "cribbage",
        "farkle",
        "rummy",
    ]


@pytest.mark.parametrize(("name", "told"), [("casino", False), ("cribbage", True)])
def test_a_title_tells_the_kind_only_where_all_choices_share_it(
    tmp_path: Path, name: str, told: bool
) -> None:
    position = run(seeking(find_game(name), "title", Clean.of("Ana"), [Clean.of("Berta")]))
    kinds = {kind_of(choice.action) for choice in position.found.choices}
    assert (len(kinds) == 1) is told, kinds

    async def go(room: Inside) -> None:
        menus._put(room.app, position, None)
        (title,) = (line for line in room.lines if line.endswith("one answer is best."))
        assert title.count(",") == 1 + told, "the kind of the best one would be the answer"

    inside(go, tmp_path)


@pytest.mark.parametrize("words", ["play casino building", "games casino", "puzzle casino poker"])
def test_other_words_are_refused(words: str) -> None:
    with pytest.raises(CliError):
        puzzle_of(parse(words.split()))


def test_the_wanted_kind_comes_before_how_hard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, near = (
        SimpleNamespace(kind="take", level="easy"),
        SimpleNamespace(kind="build", level="easy"),
    )
    put = list[object]()

    def seek(game: Any, seed: str, name: Any, others: Any, wanted: Any) -> Any:
        assert not wanted(near)
        yield from ()
        return other

    monkeypatch.setattr(menus, "seeking", seek)
    monkeypatch.setattr(menus, "_put", lambda shell, position, *more: put.append(position))
    monkeypatch.setattr(menus, "Working", lambda shell, wait, steps, show: show(run(steps)))

    async def go(room: Inside) -> None:
        monkeypatch.setattr(room.app, "work", lambda make, long: make())
        menus.open_puzzle(room.app, "casino", "build", "hard")
        menus.open_puzzle(room.app, "casino", "trail", "hard")
        assert put == [near, other]

    inside(go, tmp_path)


@pytest.mark.parametrize(("kind", "offered"), [("discard", True), ("play", False)])
def test_a_review_leads_to_the_exercises(tmp_path: Path, kind: str, offered: bool) -> None:
    log, _, _ = played(find_game("cribbage"), "planted", 2)

    async def go(room: Inside) -> None:
        outcome = Match.replay(find_game("cribbage"), log.header, log.entries).outcome
        room.store.add(log, outcome)
        review = Review((), {kind: (4, 3)})
        room.app.push(menus._ReviewMenu(room.app, log.header.id, review))
        assert ("opens exercises" in room.press("end")[-1]) is offered
        room.press("enter")
        assert isinstance(room.app.front, Counting) is offered

    inside(go, tmp_path)
