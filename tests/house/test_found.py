"""The number of a rule or the id of a message leads to its code and test, by `python3 -m
tests.where`. The code names every rule, or the map at the head of the game's `rules` does.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playroom_testing.rules import check_rules, rules_in, rules_tested
from tests.where import GAMES, NOTHING, ROOT, main, of_message, of_option, of_rule, of_words


def test_numbers_are_read_in_lists_and_spans() -> None:
    assert rules_in("ESC-060 to 062, ESC-070 and 072; CAS-001", "ESC") == {60, 61, 62, 70, 72}
    assert rules_tested("def test_esc_074_075_who(): ...\nrules ESC-001", "ESC") == {1, 74, 75}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_test_names_is_found_in_the_code(game: str) -> None:
    prefix, files = GAMES[game], (ROOT / "games" / game).rglob("*.py")
    in_code = set[int]().union(*(rules_in(file.read_text("utf-8"), prefix) for file in files))
    tests = [*(ROOT / "tests" / game).glob("*.py"), ROOT / "tests" / "vectors" / f"{game}.md"]
    tested = set[int]().union(*(rules_tested(file.read_text("utf-8"), prefix) for file in tests))
    assert len(tested) > 20
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
        ("together-unready-you", "playroom/shell/room/telling.py"),
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


def test_an_option_is_told_with_its_declaration_its_code_its_words_and_its_tests() -> None:
    told = list(of_option("all-sevens"))
    for place in (
        *("games/escoba/options.py", "games/escoba/rules/", "games/escoba/words/"),
        *("games/escoba/locales/en.ftl", "games/escoba/locales/es.ftl", "tests/escoba/"),
        "tests/vectors/escoba.md",
    ):
        assert any(line.startswith(place) for line in told), (place, told)


@pytest.mark.parametrize("heard", ["a tie in any of these", "Un empate en cualquiera"])
def test_what_was_heard_leads_to_the_message(heard: str) -> None:
    assert any(": escoba-rule-" in line for line in of_words(heard)), list(of_words(heard))


def test_of_what_is_not_there_a_sentence_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("no such words anywhere") == 1
    assert capsys.readouterr().out.strip() == NOTHING
    assert main("CRB-044") == 0


def test_rules_without_a_test_and_tests_without_a_rule_are_told(tmp_path: Path) -> None:
    code, tests = tmp_path / "code", tmp_path / "tests"
    for folder in (code, tests):
        folder.mkdir()
    (code / "rules.py").write_text('"""BRI-001 to 003."""\n\n# BRI-007\n', "utf-8")
    (tests / "test_rules.py").write_text("def test_bri_001_003_a(): ...\n", "utf-8")
    (tests / "vectors.md").write_text("V01\nrules BRI-002 BRI-009\n", "utf-8")
    with pytest.raises(AssertionError) as caught:
        check_rules("BRI", code, tests)
    told = str(caught.value).splitlines()
    assert [line.partition(": ")[0] for line in told] == ["rules.py:3", "vectors.md:2"]
    assert "BRI-007 has no test: name one test_bri_007_..." in told[0]
    assert "BRI-009 has a test and stands nowhere in the code" in told[1]
    (code / "rules.py").write_text("# BRI-001, 002, 003, 009\n", "utf-8")
    check_rules("BRI", code, tests)


def test_what_is_not_there_is_not_found() -> None:
    assert list(of_message("nothing-here")) == []
    assert list(of_rule("CRB", 999)) == []
