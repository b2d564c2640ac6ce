"""How refusals are made, and the phrase that several of them use."""

from __future__ import annotations

from typing import Any

from games.rummy.rules.melds import RUN, Meld
from playroom.engine.cards import Card
from playroom.engine.notes import Note, Rejection, note


def refuse(code: str, sentence: str = "", /, **values: Any) -> Rejection:
    """A refusal with the sentence `rummy-refuse-<sentence>`; without one, that of its code."""
    return Rejection.of(code, f"rummy-refuse-{sentence or code.replace('_', '-')}", **values)


def bad_meld(code: str, meld: Meld, added: Card | None = None) -> Rejection:
    """The refusal of a meld that is none, by the code of `validate` or `laid_on`; `added` is the
    card that does not fit it.
    """
    if code == "set_rank":
        return refuse(code, rank=meld.of)
    if code == "run_card" and added is not None and meld.kind == RUN:
        return refuse(code, "run-end", card=added)
    return refuse(code)


def contract_note(sets: int, runs: int) -> Note:
    """The contract: how many sets and runs."""
    if not runs:
        return note("rummy-part-sets", count=sets)
    if not sets:
        return note("rummy-part-runs", count=runs)
    both = {
        "sets": note("rummy-part-sets", count=sets),
        "runs": note("rummy-part-runs", count=runs),
    }
    return note("rummy-part-sets-and-runs", **both)
