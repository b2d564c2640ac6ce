"""Status line of a table: who plays next, the scores, the cards of each player, the stock.

Made of the answers that the keys of these questions give, so it tells nothing that a seat does not
know.
"""

from __future__ import annotations

from playroom.engine.notes import Note
from playroom.engine.table import Ask
from playroom.shell.shell import Shell
from playroom.shell.table.table_screen import TableScreen, table_in

SHORT = (Ask.TURN, Ask.SCORES)
"""Questions of which the first line of the answer is enough."""


def standing(shell: Shell) -> tuple[tuple[Ask, str], ...]:
    """The questions with answers that stand in sight, each with its answer in brief; none where no
    table is in front.
    """
    table = table_in(shell)
    if table is None:
        return ()
    return tuple((ask, _in_brief(shell, table, ask)) for ask in table.table.standing)


def _in_brief(shell: Shell, table: TableScreen, ask: Ask) -> str:
    lines = table.answer(ask)
    shown = lines[:1] if ask in SHORT else lines
    return ". ".join(_phrase(shell, line) for line in shown)


def _phrase(shell: Shell, line: Note) -> str:
    text = shell.announcer.teller.phrase(line, shell.announcer.listener, "brief")
    return text[:1].upper() + text[1:]
