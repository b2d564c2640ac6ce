"""Status line of a table: whose turn it is, the scores, the cards of each player, the stock.

Made of the answers that the keys of these questions give, so it tells nothing that a seat does not
know.
"""

from __future__ import annotations

from playroom.engine.notes import Note
from playroom.engine.table import Ask
from playroom.shell.table.table_screen import TableScreen

SHORT = (Ask.TURN, Ask.SCORES)
"""Questions of which the first line of the answer is enough."""


def standing(table: TableScreen) -> tuple[tuple[Ask, tuple[Note, ...]], ...]:
    """The questions whose answers stand in sight at this table, each with its lines."""
    return tuple(
        (ask, table.answer(ask)[:1] if ask in SHORT else table.answer(ask))
        for ask in table.table.standing
    )
