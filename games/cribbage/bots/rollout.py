"""The play from here to its end, when all hands are known: everybody lays as the level good does,
by what it sees of the hands it is dealt.

Ranks only; cards of a seat are in order, low to high.
"""

from __future__ import annotations

from typing import NamedTuple

from games.cribbage.bots.pegging import Ranks, Situation, Weights, judged
from games.cribbage.rules.play import VALUES, play_points


class Start(NamedTuple):
    """Where the play stands: who is on turn, the ranks of the run of cards and their total.

    `free` are, by rank, the cards that are neither laid nor the starter; `away` those of them that
    the seat `looker` knows to be out of play. `least` is the lowest value that each seat can hold.
    `sides` is the side of every seat and `needs` what every side still needs. `whole`: to the last
    card, not only to the end of this run of cards.
    """

    turn: int
    run: Ranks
    total: int
    free: tuple[int, ...]
    away: Ranks
    looker: int
    least: tuple[int, ...]
    sides: tuple[int, ...]
    needs: tuple[int, ...]
    whole: bool = True


def needs_after(start: Start, hands: tuple[Ranks, ...], first: int) -> list[int]:
    """What every side needs in the end, when the seat on turn lays `first`; it ends at once when a
    side needs nothing more.
    """
    seats, sides = len(hands), start.sides
    held, free, least = list(hands), list(start.free), list(start.least)
    needs = list(start.needs)
    run, total, turn, rank = start.run, start.total, start.turn, first
    while True:
        hand = held[turn]
        place = hand.index(rank)
        held[turn] = hand[:place] + hand[place + 1 :]
        free[rank] -= 1
        run, total = (*run, rank), total + VALUES[rank]
        needs[sides[turn]] -= play_points(run, total)
        last, holder = turn, -1
        if total < 31:
            room = 31 - total
            for step in range(1, seats + 1):
                other = (last + step) % seats
                if held[other]:
                    if VALUES[held[other][0]] <= room:
                        holder = other
                        break
                    least[other] = max(least[other], 32 - total)
            if holder < 0:
                needs[sides[last]] -= 1
        if needs[sides[last]] <= 0:
            return needs
        if holder < 0:
            if not start.whole:
                return needs
            run, total = (), 0
            for step in range(1, seats + 1):
                if held[(last + step) % seats]:
                    holder = (last + step) % seats
                    break
            else:
                return needs
        turn = holder
        rank = _laid(start, held, free, least, needs, run, total, turn)


def _laid(
    start: Start,
    held: list[Ranks],
    free: list[int],
    least: list[int],
    needs: list[int],
    run: Ranks,
    total: int,
    turn: int,
) -> int:
    """The rank that the seat on turn lays."""
    hand, room = held[turn], 31 - total
    if len(hand) == 1 or hand[0] == hand[-1] or VALUES[hand[1]] > room:
        return hand[0]
    unseen = free.copy()
    for rank in hand:
        unseen[rank] -= 1
    if turn == start.looker:
        for rank in start.away:
            unseen[rank] -= 1
    seats, sides = len(held), start.sides
    following = tuple(
        [
            (len(held[other]), least[other], sides[other] == sides[turn])
            for step in range(1, seats)
            for other in ((turn + step) % seats,)
        ]
    )
    side = sides[turn]
    theirs = min([need for other, need in enumerate(needs) if other != side])
    values = judged(
        Situation(run, total, unseen, following), hand, Weights(1.0, 1.0, needs[side], theirs)
    )
    return max(values, key=values.__getitem__)
