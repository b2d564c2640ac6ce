"""The mutations that `python3 -m tests.mutants` makes are what they are called, are the same ones
every time, and planted mistakes of the list have their tests.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.mutants.sites import codes, mutations

ROOT = Path(__file__).resolve().parents[2]
PLANTED = Path(__file__).with_name("planted.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("if a < 1: b", ("if not a < 1: b", "if a <= 1: b", "if a < 2: b")),
        ("await go()", ("pass",)),
        ("return a and not b", ("return None", "return a or not b", "return a and b")),
        ("a.b = c - d * e", ("pass", "a.b = c + d * e", "a.b = c - d // e")),
        ("a: int = True", ("a: int = False",)),
        ("return None", ()),
    ],
)
def test_what_becomes_of_a_line(line: str, changes: tuple[str, ...], tmp_path: Path) -> None:
    file, around = tmp_path / "code.py", "class Of:\n    def it(self):\n        "
    file.write_text(around + line)
    found = list[str]()
    for site, tree in mutations(tmp_path, "code.py"):
        found.append(ast.unparse(tree))
        assert (site.function, site.line) == ("Of.it", 3)
        assert ("Of.it", 2) in codes(ast.fix_missing_locations(tree), file)
    assert found == [ast.unparse(ast.parse(around + change)) for change in changes]


def test_planted_mistakes_have_tests() -> None:
    places = re.findall(r"\| (\S+) (\w+)$", PLANTED, re.MULTILINE)
    assert len(places) == PLANTED.count("|") - 1 > 20
    assert [
        (file, name)
        for file, name in places
        if not re.search(rf"^(class|def) {name}\b", (ROOT / file).read_text("utf-8"), re.MULTILINE)
    ] == []
