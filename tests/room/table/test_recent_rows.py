"""What is remembered of the rows of a table for those who come back."""

from __future__ import annotations

import pytest

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.table import recent_rows as module
from playroom.room.table import values as v
from playroom.room.table.recent_rows import RecentRows
from playroom.room.table.state import apply
from playroom.room.table.values import TableState
from tests.room.kit import state_of

GAME = find_game("escoba")
ANA = "a" * 8


def opened(rows: int) -> list[v.TableEvent]:
    """A table at which one person comes and goes, again and again."""
    setup = Setup.of(2, {})
    first: list[v.TableEvent] = [
        v.Opened("0a0b0c", GAME.id, GAME.version, setup, None),
        v.Came(ANA, Clean.of("Ana"), "es"),
    ]
    return (first + [v.Away(ANA), v.Back(ANA)] * rows)[:rows]


@pytest.mark.parametrize("count", [1, 2, 9, 10, 11, 30, 57, 203])
def test_how_the_table_was_and_what_was_missed(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_MISSED", 50)
    monkeypatch.setattr(module, "EVERY", 10)
    rows, recent = opened(count), RecentRows(GAME)
    state: TableState | None = None
    for row in rows:
        state = apply(state, GAME, row)
        recent.add(row, state)
    assert list(recent.kept) == rows[-60:]
    for number in range(-1, count + 2):
        told = recent.since(number)
        if max(1, count - 50) <= number <= count:
            assert told == (state_of(rows[:number], GAME), tuple(rows[number:]))
        else:
            assert told is None


def test_a_long_log_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    recent, state, made = RecentRows(GAME), None, 0

    def count(*given: object) -> TableState:
        nonlocal made
        made += 1
        return apply(*given)  # type: ignore[arg-type]

    for row in opened(5_000):
        state = apply(state, GAME, row)
        recent.add(row, state)
    assert len(recent.kept) == module.MOST_MISSED + module.EVERY
    assert len(recent._states) <= module.MOST_MISSED // module.EVERY + 1
    monkeypatch.setattr(module, "apply", count)
    assert recent.since(4_049) is not None
    assert made < module.EVERY
