"""What is said of a joint deal: who brought a number, whose is missing, why nothing was dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.room import values as v
from playroom.room.deal import commitment
from playroom.shell.together.telling import told
from playroom.testing.room import Inside
from tests.room.test_life import ANA, BEN, GAME, MATCH, Log, seated

BENS = "b" * 64


def pledged() -> Log:
    """Ana and Ben are committed to a number each."""
    log = seated(ANA, BEN)
    log.agree(ANA, BEN)
    log.put(v.Sealing(MATCH, "a" * 64))
    log.put(v.Pledged(0, "e" * 64), v.Pledged(1, commitment(MATCH, 1, BENS)))
    assert log.life.deal is not None
    log.put(log.life.deal.roster)
    return log


@pytest.mark.parametrize(
    ("language", "rows", "line"),
    [
        ("en", (v.Unsealed(),), "Nothing was dealt, everybody is asked again."),
        ("es", (v.Unsealed(),), "No se ha repartido nada, se pregunta otra vez a todos."),
        ("en", (v.Away(BEN), v.Unsealed()), "Not everybody is there any more, nothing was dealt."),
        ("es", (v.Away(BEN), v.Unsealed()), "Ya no están todos, no se ha repartido nada."),
        (
            "en",
            (v.Shown(0, "1" * 64), v.Shown(1, BENS), v.Away(BEN), v.Unsealed()),
            "All numbers were known already, and nothing was dealt.",
        ),
        (
            "es",
            (v.Shown(0, "1" * 64), v.Shown(1, BENS), v.Unsealed()),
            "Ya se conocían todos los números, y no se ha repartido nada.",
        ),
        ("en", (v.Shown(0, "1" * 64), v.Began(MATCH)), "Dealt without one number: Ben."),
        ("es", (v.Began(MATCH),), "Faltan 2 números en el reparto: tú y Ben."),
        ("en", (v.Shown(0, "1" * 64), v.Shown(1, BENS), v.Began(MATCH)), ""),
    ],
)
def test_how_a_deal_has_ended(
    language: str, rows: tuple[v.Row, ...], line: str, tmp_path: Path
) -> None:
    log, eva = pledged(), Inside(tmp_path, language)
    log.put(*rows[:-1])
    before = log.life
    log.put(rows[-1])
    notes = told(rows[-1], before, log.life, ANA, GAME, language)
    assert " ".join(eva.app.announcer.line(note) for note in notes) == line
    eva.close()
