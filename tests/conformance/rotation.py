"""Which tables of a game are tested without `--long`: about six, chosen pairwise, others each time.

All tables of a game are divided among rounds so that each round has as many different pairs as can
be of an option with its value and another one (the preset and the number of seats count as
options). A rotation is a number, and rotations that follow each other go through all rounds: with
48 tables, `--rotation 0` to `--rotation 7` test them all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Sequence
from functools import cache
from itertools import combinations

from playroom.bootstrap import ROOT
from playroom_testing.cases import Case

TABLES = 6
"""So many tables of a game at most are tested without `--long`."""
PRODUCT = ("playroom", "games", "locales", "playroom_testing")
"""The folders whose content the usual rotation is made from."""
SUFFIXES = frozenset((".py", ".ftl"))
ROTATIONS = 1_000

Pair = frozenset[tuple[str, Hashable]]


@cache
def rotation_of_product() -> int:
    """The rotation of a run that names none: another one when the product is another one, and the
    same wherever the same product is tested.
    """
    content = hashlib.sha256()
    for folder in PRODUCT:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                content.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
                content.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return int.from_bytes(content.digest()[:8]) % ROTATIONS


def rounds(cases: Sequence[Case]) -> list[list[Case]]:
    """All tables, each in one round. The rounds take turns, and each takes the table that brings
    it the most new pairs.
    """
    many = -(-len(cases) // TABLES)
    found: list[list[Case]] = [[] for _ in range(many)]
    covered: list[set[Pair]] = [set() for _ in range(many)]
    left = {case.name: case for case in cases}
    while left:
        for round_, known in zip(found, covered, strict=True):
            if left:
                best = max(left.values(), key=lambda case: len(pairs_of(case) - known))
                round_.append(left.pop(best.name))
                known |= pairs_of(best)
    return found


@cache
def pairs_of(case: Case) -> frozenset[Pair]:
    """The pairs of options with their values that a table has."""
    preset = case.name.rpartition("-")[0]
    values = {
        **{option.name: option.default for option in case.game.options.declared},
        **case.setup.given(),
        "preset": preset,
        "seats": case.setup.seats,
    }
    return frozenset(frozenset(pair) for pair in combinations(values.items(), 2))


def tables(cases: Sequence[Case], rotation: int) -> frozenset[str]:
    """The names of the tables that are tested in this rotation."""
    every = rounds(cases)
    return frozenset(case.name for case in every[rotation % len(every)])
