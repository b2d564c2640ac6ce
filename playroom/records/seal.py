"""Verification of a fair deal: the seal given before the first card, and the proof at the end.

Before the first card the room gives the seal: the first digits of `Header.commitment`, which is
SHA-256 of the words `playroom ID SEED`. The seed cannot be found from it, nor another seed with the
same digest. When the game is over the seed is told, and everybody can work out that it gives the
seal, and that it gives every shuffle: `shuffles` are the names of the random streams (`Rng`) that
the rules took from it.

At a table with others the seed is made of numbers, and the first thing that is heard is the promise
of the room (`JointDeal.promise`), which commits it to its own: another thing than the seal.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from playroom.engine.deal.joint import JointDeal
from playroom.engine.log.fingerprint import comparable
from playroom.engine.match import Match
from playroom.engine.record import Record
from playroom.engine.rng import Rng
from playroom.store import KeptGame


class Witness(Rng):
    """The random numbers of a seed, with a list of the streams that were asked for."""

    __slots__ = ("labels",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.labels: list[str] = []

    def stream(self, label: str) -> Rng:
        if label not in self.labels:
            self.labels.append(label)
        return super().stream(label)


Heard: TypeAlias = Literal["seal", "promise"]
"""What was announced before the first card."""


class Evidence(Record, kw_only=True):
    """What a verification found, as `verify --json` prints it: the seal (`commitment`), the seed
    (None while the game goes on), and what follows from it; of a joint deal the numbers that the
    seed is made of. `heard` is what was given to compare.
    """

    ok: Literal[True] = True
    game: str
    id: str
    commitment: str
    seed: str | None
    over: bool
    inputs: int
    states: int
    """How many fingerprints of the state were compared."""
    shuffles: tuple[str, ...]
    joint: JointDeal | None = None
    heard: Heard | None = None


def heard_seal(text: str) -> str:
    """A typed seal as hex digits; empty when it cannot be one."""
    word = "".join(text.split()).lower()
    return word if 4 <= len(word) <= 64 and set(word) <= set("0123456789abcdef") else ""


def heard_of(digits: str, log: KeptGame) -> Heard | None:
    """Which of seal and promise begins with the digits."""
    if log.header.commitment.startswith(digits):
        return "seal"
    return "promise" if log.deal is not None and log.deal.promise.startswith(digits) else None


def evidence_of(
    match: Match[object, object], witness: Witness, log: KeptGame, heard: Heard | None = None
) -> Evidence:
    """The evidence of a match that was replayed with `witness` for its random numbers, from `log`.

    Of the fingerprints kept with it those of another form were not compared.
    """
    over = match.outcome is not None
    header = match.header
    return Evidence(
        game=header.game,
        id=header.id,
        commitment=header.commitment,
        seed=header.seed if over else None,
        over=over,
        inputs=match.sequence,
        states=sum(map(comparable, log.states.values())),
        shuffles=tuple(witness.labels),
        joint=log.deal if over else None,
        heard=heard,
    )
