"""Whoever reads the number of a rule or the id of a message finds the code and the test of it: by
`python3 -m tests.where`, which tells what stands in the files. The code names every rule, or the
map at the head of the game's `rules` does.
"""

from __future__ import annotations

import re

import pytest

from tests.where import GAMES, ROOT, of_message, of_rule, rules_in, rules_tested


def test_numbers_are_read_in_lists_and_spans() -> None:
    assert rules_in("ESC-060 to 062, ESC-070 and 072; CAS-001", "ESC") == {60, 61, 62, 70, 72}
    assert rules_tested("def test_esc_074_075_who(): ...\nrules ESC-001", "ESC") == {1, 74, 75}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_test_names_is_found_in_the_code(game: str) -> None:
    prefix, files = GAMES[game], (ROOT / "games" / game).rglob("*.py")
    in_code = set[int]().union(*(rules_in(file.read_text("utf-8"), prefix) for file in files))
    tests = [*(ROOT / "tests" / game).glob("*.py"), ROOT / "tests" / "vectors" / f"{game}.md"]
    tested = set[int]().union(*(rules_tested(file.read_text("utf-8"), prefix) for file in tests))
    assert len(tested) > 50
    assert sorted(tested - in_code) == [], "neither in the code nor in the map of its rules"


@pytest.mark.parametrize("game", ["calatone", "casino", "escoba"])
def test_the_map_of_the_rules_names_files(game: str) -> None:
    folder = ROOT / "games" / game
    text = (folder / "rules" / "__init__.py").read_text("utf-8")
    rows = re.findall(r"^    [A-Z]{3}-\d{3} to \d{3}   .*?  +(.*)$", text, re.MULTILINE)
    assert len(rows) > 8
    for where in rows:
        for name in re.findall(r"[a-z_]+", re.sub(r"\(.*?\)|`.*?` in ", "", where)):
            there = (folder / f"{name}.py", folder / "rules" / f"{name}.py")
            assert any(file.exists() for file in there), (where, name)


def test_a_rule_is_told_with_its_code_and_its_tests() -> None:
    told = list(of_rule("CRB", 44))
    assert any(line.startswith("games/cribbage/") for line in told)
    assert any(line.startswith("tests/cribbage/") for line in told)


@pytest.mark.parametrize(
    ("id_", "code"),
    [
        ("table-on-its-way", "playroom/shell/table/bringing.py"),
        ("together-unready-you", "playroom/shell/together/telling.py"),
        ("rummy-refuse-set-size", "games/rummy/"),
        ("store-file-state-differs", "playroom/store/"),
        ("casino-option-referee-about", "games/casino/options.py"),
        ("rummy-preset-doses", "games/rummy/options.py"),
        ("casino-key-accuse", "games/casino/words/table.py"),
        ("casino-verb-dup", "games/casino/actions.py"),
        ("key-sort-words", "playroom/shell/keys.py"),
    ],
    ids=[
        "whole",
        "to oneself",
        "put together by a game",
        "put together by the store",
        "of an option",
        "of a preset",
        "of a key",
        "of a verb",
        "of a key of the room",
    ],
)
def test_a_message_is_told_with_its_words_and_who_says_it(id_: str, code: str) -> None:
    told = list(of_message(id_))
    for language in ("en", "es"):
        assert any(f": {id_} =" in line and language in line.split(":")[0] for line in told)
    said = [line for line in told if ".ftl:" not in line]
    assert any(line.startswith(code) for line in said), told


def test_what_is_not_there_is_not_found() -> None:
    assert list(of_message("nothing-here")) == []
    assert list(of_rule("CRB", 999)) == []
