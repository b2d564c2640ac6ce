"""What is said of a joint deal: who brought a number, whose is missing, why nothing was dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.notes import Clean, Notes, note
from playroom.room.fair.deal import commitment
from playroom.room.table import values as v
from playroom.room.table.session import Proof
from playroom.shell.room.telling import told
from playroom_testing.room import Inside
from tests.room.table.test_decide import ANA, BEN, GAME, MATCH, Log, seated

BENS = "b" * 64


def pledged() -> Log:
    """Ana and Ben are committed to a number each."""
    log = seated(ANA, BEN)
    log.agree(ANA, BEN)
    log.put(v.Committing(MATCH, "a" * 64))
    log.put(v.Pledged(0, "e" * 64), v.Pledged(1, commitment(MATCH, 1, BENS)))
    assert log.state.deal is not None
    log.put(log.state.deal.roster)
    return log


PROOFS = {
    "en": {
        Proof.PROVED: "The deal is proved, with the numbers from you and Ben.",
        Proof.OTHERWISE: "The deal in the log is proved, but what you heard is not what the log"
        " tells.",
        Proof.HIDDEN: "The deal cannot be proved: the room keeps its number to itself.",
        Proof.UNSEEN: "The deal cannot be proved here: this program was not there when it was"
        " made.",
        Proof.FALSE: "The deal is false: it was not made of the numbers that were promised.",
    },
    "es": {
        Proof.PROVED: "El reparto está comprobado. Aportaron un número: tú y Ben.",
        Proof.OTHERWISE: "El reparto del registro está comprobado, pero lo que oíste no es lo que"
        " dice el registro.",
        Proof.HIDDEN: "El reparto no se puede comprobar: la sala no muestra su número.",
        Proof.UNSEEN: "El reparto no se puede comprobar aquí: este programa no estaba cuando se"
        " hizo.",
        Proof.FALSE: "El reparto es falso: no salió de los números prometidos.",
    },
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("proof", list(Proof))
def test_what_was_found_out(language: str, proof: Proof, tmp_path: Path) -> None:
    """Each thing has a sentence of its own: what was told otherwise is no deal that is false."""
    eva = Inside(tmp_path, language)
    names = Notes((note("together-oneself"), note("plain-name", name=Clean.of("Ben"))))
    found = note("together-proved", proof=proof.value, names=names, count=2)
    assert eva.app.announcer.line(found) == PROOFS[language][proof]
    eva.close()


@pytest.mark.parametrize(
    ("language", "rows", "line"),
    [
        ("en", (v.Aborted(),), "Nothing was dealt, everybody is asked again."),
        ("es", (v.Aborted(),), "No se ha repartido nada, se pregunta otra vez a todos."),
        ("en", (v.Away(BEN), v.Aborted()), "Not everybody is there any more, nothing was dealt."),
        ("es", (v.Away(BEN), v.Aborted()), "Ya no están todos, no se ha repartido nada."),
        (
            "en",
            (v.Reveal(0, "1" * 64), v.Reveal(1, BENS), v.Away(BEN), v.Aborted()),
            "All numbers were known already, and nothing was dealt.",
        ),
        (
            "es",
            (v.Reveal(0, "1" * 64), v.Reveal(1, BENS), v.Aborted()),
            "Ya se conocían todos los números, y no se ha repartido nada.",
        ),
        ("en", (v.Reveal(0, "1" * 64), v.Began(MATCH)), "Dealt without one number: Ben."),
        ("es", (v.Began(MATCH),), "Faltan 2 números en el reparto: tú y Ben."),
        ("en", (v.Reveal(0, "1" * 64), v.Reveal(1, BENS), v.Began(MATCH)), ""),
    ],
)
def test_how_a_deal_has_ended(
    language: str, rows: tuple[v.TableEvent, ...], line: str, tmp_path: Path
) -> None:
    log, eva = pledged(), Inside(tmp_path, language)
    log.put(*rows[:-1])
    before = log.state
    log.put(rows[-1])
    notes = told(rows[-1], before, log.state, ANA, GAME, language)
    assert " ".join(eva.app.announcer.line(one) for one in notes) == line
    eva.close()
