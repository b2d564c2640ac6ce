"""What the pages about trust promise (security, privacy, accessibility): every promise and every
line of a table has a test that exists, or says that it is not met or does not apply.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (
    *("SECURITY.md", "docs/threat-model.md", "docs/privacy.md", "docs/privacidad.md"),
    *("docs/accessibility.md", "docs/accesibilidad.md"),
)
TEST = re.compile(r"`(tests/[a-z0-9_/]+\.py)::(\w+)`")
REASON = re.compile(r"(?:not met|does not apply): \w.{3,}")
STATES = ("tried here", "modelled", "tried by people", "untried")
WCAG = """
1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5
1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6
2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1
3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3
"""
"""The success criteria of WCAG 2.2 at levels A and AA."""
XAG = " ".join(str(number) for number in range(101, 124))
"""The Xbox Accessibility Guidelines."""
EN = "5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9 6 7 8 9 10 11.1.1 11.2.1.1 11.5.2 11.6.1 11.7 12.1.1 13"
"""Clauses of EN 301 549 that the table has at least."""


def part(page: str, heading: str) -> str:
    """What stands under a heading of the second level."""
    text = (ROOT / page).read_text("utf-8")
    return text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str) -> list[list[str]]:
    """The rows of the tables of a text, without their heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rules = [at for at, row in enumerate(cells) if set("".join(row)) <= set("-: ")]
    return [row for at, row in enumerate(cells) if at not in rules and at + 1 not in rules]


def is_test(file: str, name: str) -> bool:
    """Is there a test of this name; or a check, which a list of its file names as well?"""
    path = ROOT / file
    text = path.read_text("utf-8") if path.is_file() else ""
    is_defined = re.search(rf"^(?:async )?def {name}\(", text, re.MULTILINE) is not None
    is_run = name.startswith("test_") or re.search(rf"^    (?:\*\()?{name},", text, re.MULTILINE)
    return is_defined and bool(is_run)


def unproved(lines: list[list[str]]) -> list[str]:
    """The first cells of rows whose last cell has neither a test nor a reason."""
    return [row[0] for row in lines if not (TEST.search(row[-1]) or REASON.match(row[-1]))]


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_a_page_names_is_one(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert [f"{file}::{name}" for file, name in TEST.findall(text) if not is_test(file, name)] == []
    assert text.count("::") == len(TEST.findall(text)), "a name that is written otherwise"


def test_what_is_no_test_is_found() -> None:
    assert is_test("tests/house/test_trust.py", "test_what_is_no_test_is_found")
    assert is_test("tests/page/checks.py", "arrows_walk")
    assert not is_test("tests/page/checks.py", "at_table"), "no list runs it"
    assert not is_test("tests/house/test_trust.py", "test_what_is_a_test")
    assert not is_test("tests/house/test_nothing.py", "test_what_is_no_test_is_found")
    table = (
        "| a | b |\n|---|---|\n| x | it holds |\n| y | not met: no test for it |\n| z | not met |\n"
    )
    assert unproved(rows(table)) == ["x", "z"]


def test_every_promise_of_the_threat_model_names_its_test() -> None:
    promises = re.split(r"^- ", part("docs/threat-model.md", "What is promised"), flags=re.M)[1:]
    assert len(promises) > 30
    assert [promise[:60] for promise in promises if not TEST.search(promise)] == []


@pytest.mark.parametrize(
    ("heading", "numbers"),
    [
        ("WCAG 2.2, A and AA, for the page", WCAG),
        ("EN 301 549", EN),
        ("Xbox Accessibility Guidelines", XAG),
    ],
)
def test_every_line_of_a_table_has_a_test_or_a_reason(heading: str, numbers: str) -> None:
    table = rows(part("docs/accessibility.md", heading))
    assert unproved(table) == []
    named = {number for row in table for number in re.findall(r"\b\d+(?:\.\d+)*\b", row[0])}
    assert [number for number in numbers.split() if number not in named] == []
    first = [row[0].split()[0] for row in table]
    assert len(set(first)) == len(first), "a line that is there twice"


def test_every_reader_has_a_state_and_what_was_tried_here_a_test() -> None:
    table = rows(part("docs/accessibility.md", "What works with which reader"))
    assert len(table) > 20
    assert [row[0] for row in table if row[2] not in STATES] == []
    proved = [row for row in table if row[2] in ("tried here", "modelled")]
    assert [row[0] for row in proved if not TEST.search(row[3])] == []
    assert [row[0] for row in table if not row[3]] == []


def test_a_reader_is_not_said_to_be_tried_in_one_language_alone() -> None:
    english = rows(part("docs/accessibility.md", "What works with which reader"))
    spanish = rows(part("docs/accesibilidad.md", "Qué funciona con cada lector"))
    words = {"tried here": "probado aquí", "modelled": "imitado", "untried": "sin probar"}
    assert {row[2] for row in spanish} == {words[row[2]] for row in english}
    for name in (
        "yasr",
        "Fenrir",
        "TDSR",
        "Orca",
        "NVDA",
        "JAWS",
        "VoiceOver",
        "TalkBack",
        "BRLTTY",
    ):
        states = {words[row[2]] for row in english if name in row[0]}
        assert {row[2] for row in spanish if name in row[0]} == states, name
