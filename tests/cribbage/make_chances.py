"""Makes `games/cribbage/bots/data/chances.csv`: how likely the dealer of a deal wins, by what both
still need. `python3 -m tests.cribbage.make_chances [DEALS]`, 6,000 deals without a number.

Bots of the level good play the deals; what each scored, in its order, stands for every standing of
the game. Nothing is drawn at random but the cards and the bots' own choices, so the same table
comes out.
"""

from __future__ import annotations

import sys
from itertools import accumulate

import numpy as np

from games.cribbage import GAME
from games.cribbage.bots import data
from games.cribbage.events import Dealt, Scored
from playroom.bootstrap import ROOT
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.rng import Rng

MOST = 121
NEVER = 10_000

Deal = list[tuple[bool, int]]
"""Who scored how much, in order; true: the dealer."""


def deals(number: int) -> list[Deal]:
    """So many whole deals, or a few more."""
    found: list[Deal] = []
    setup = Setup.of(2, {"target": 1000, "counting": "auto"})
    players = tuple(Player(Clean.of(name), "good") for name in ("A", "B"))
    games = 0
    while len(found) < number:
        match = Match(GAME, Header("x", GAME.id, GAME.version, setup, players, f"chances {games}"))
        games += 1
        bot, dice = GAME.bots["good"](), Rng(f"dice {games}")
        while awaited := match.awaited():
            seat = awaited[0].seat
            turn = match.turn(seat, dice.stream(f"{match.sequence}"))
            assert match.submit(seat, bot.decide(turn)) is None
        some: list[Deal] = []
        dealer = -1
        for placed in match.events:
            event = placed.event
            if isinstance(event, Dealt):
                dealer = event.dealer
                some.append([])
            elif isinstance(event, Scored):
                some[-1].append((event.side == dealer, event.points))
        found += some[:-1]  # the last one was not played to its end
    return found


def chances(found: list[Deal]) -> np.ndarray:
    """By the dealer's need and the other's: the dealer's chance to win."""
    reached = np.full((2, len(found), MOST + 1), NEVER, dtype=np.int32)
    gained = np.zeros((2, len(found)), dtype=np.int32)
    for row, deal in enumerate(found):
        for side in (0, 1):
            sums = list(accumulate(points if deals_it == (side == 1) else 0
                                   for deals_it, points in deal))  # fmt: skip
            gained[side, row] = sums[-1]
            before = 0
            for place, total in enumerate(sums):
                reached[side, row, before + 1 : total + 1] = place
                before = max(before, total)
    table = np.zeros((MOST + 1, MOST + 1))
    for sum_ in range(2, 2 * MOST + 1):
        for dealer in range(max(1, sum_ - MOST), min(MOST, sum_ - 1) + 1):
            other = sum_ - dealer
            mine, theirs = reached[1, :, dealer], reached[0, :, other]
            on = (mine == NEVER) & (theirs == NEVER)
            after = table[
                np.maximum(other - gained[0], 0), np.maximum(dealer - gained[1], 0)
            ]  # the other deals next
            table[dealer, other] = np.where(on, 1 - after, mine < theirs).mean()
    return table


def main(number: int = 6000) -> None:
    """Writes the table."""
    table = chances(deals(number))
    lines = ["dealer_needs," + ",".join(f"other_needs_{need}" for need in range(1, MOST + 1))]
    lines += [
        ",".join([str(need), *(f"{1000 * value:.0f}" for value in table[need, 1:])])
        for need in range(1, MOST + 1)
    ]
    folder = ROOT / data.__name__.replace(".", "/")
    (folder / "chances.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
