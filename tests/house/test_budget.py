"""The house does not grow: `tests/house/budget.txt` has the most that each part may have."""

from __future__ import annotations

from tests.house import budget


def test_nothing_is_over_its_budget() -> None:
    assert budget.over() == []


def test_a_file_belongs_to_one_row() -> None:
    rows = budget.places()
    assert budget.row_of("playroom/room/table/state.py", rows) == "playroom/room"
    assert budget.row_of("playroom/clock.py", rows) == "playroom/*.py"
    assert budget.row_of("playroom/new/thing.py", rows) is None


def test_docstrings_and_comments_cost_nothing() -> None:
    text = '"""About.\n\nMore.\n"""\n\n# why\nx = (  # here\n    1,\n)\n'
    assert budget.code_lines(text, budget.ast.parse(text)) == 3
