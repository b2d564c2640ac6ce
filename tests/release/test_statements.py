"""SQL statements are put together of constants alone; all values are given beside them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.bootstrap import ROOT

STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|SET)\b")


def variables(source: str) -> Iterator[str]:
    """What is put into the statements of a module and is neither a constant nor out of a tuple of
    strings that is written down where it is used.
    """
    tree = ast.parse(source)
    literal = {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name)
        if all(
            isinstance(one.value, str)
            for one in ast.walk(node.iter)
            if isinstance(one, ast.Constant)
        )
        and isinstance(node.iter, ast.Tuple | ast.IfExp)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.JoinedStr) or not node.values:
            continue
        first = node.values[0]
        if not (isinstance(first, ast.Constant) and STATEMENT.match(str(first.value))):
            continue
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                said = ast.unparse(part.value)
                if not said.isupper() and said not in literal:
                    yield said


@pytest.mark.parametrize(
    "source",
    [
        'def f(name):\n    do(f"DELETE FROM games WHERE id = {name}")',
        'for name in names:\n    do(f"DROP TABLE {name}")',
        'do(f"UPDATE games SET name = {self.name}")',
    ],
)
def test_a_variable_in_a_statement_is_found(source: str) -> None:
    assert list(variables(source))


def test_statements_are_made_of_constants() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {said}"
        for folder in ("playroom", "games", "playroom_testing")
        for file in Path(ROOT, folder).rglob("*.py")
        for said in variables(file.read_text("utf-8"))
    }
    assert found == {"playroom/store/room_schema.py: serial"}  # a type of column of the database
