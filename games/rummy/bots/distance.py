"""Distance of a hand from the contract, and what its nearest melds lack: for answers and for
bots.
"""

from __future__ import annotations

from typing import NamedTuple

from games.rummy.options import CONTRACTS, RummyOptions
from games.rummy.rules.melds import RUN, SET, Cards, place_card
from playroom.engine.cards import Card

_WINDOWS = tuple(
    (suit, low, tuple(place_card(suit, low + i) for i in range(4)))
    for suit in range(4)
    for low in range(1, 12)
)


class Near(NamedTuple):
    """A meld of the contract as far as the hand has it: its naturals, and how many places are
    empty.

    `lacks` are the cards of the empty places of a run; in a set any card of the rank would do.
    """

    kind: str
    of: int
    low: int
    held: Cards
    holes: int
    lacks: Cards


Window = tuple[int, int, int, Cards]


def missing(hand: Cards, number: int, options: RummyOptions) -> int:
    """How many cards are missing for the contract of hand `number`: 0 when it can be laid but for
    the card to discard.

    Naturals and wild cards are counted as if a meld could take as many wild cards as it has holes,
    so it may be one or two too few when a hand is full of wild cards.
    """
    sets, runs = CONTRACTS[number - 1]
    counts, pool = split(hand, options)
    return max(0, fewest_holes(counts, sets, runs) - pool)


def split(hand: Cards, options: RummyOptions) -> tuple[list[int], int]:
    """The naturals of a hand by their numbers, and how many wild cards it has."""
    wild = options.wild
    counts = [0] * 56
    pool = 0
    for card in hand:
        if wild[card]:
            pool += 1
        else:
            counts[card] += 1
    return counts, pool


def fewest_holes(counts: list[int], sets: int, runs: int) -> int:
    """The fewest empty places in `sets` sets and `runs` runs filled with the naturals
    of `counts`.
    """
    if not runs:
        return _set_holes(counts, sets)
    return _holes(counts, _windows(counts), runs, sets, 4 * runs + 3 * sets + 1)


def _windows(counts: list[int]) -> list[Window]:
    windows = []
    for suit, low, places in _WINDOWS:
        a, b, c, d = places
        held = (counts[a] > 0) + (counts[b] > 0) + (counts[c] > 0) + (counts[d] > 0)
        if held:
            windows.append((4 - held, suit, low, places))
    windows.sort()
    return windows[:14]


def _holes(counts: list[int], windows: list[Window], runs: int, sets: int, bound: int) -> int:
    if not runs:
        return _set_holes(counts, sets)
    in_sets = _set_holes(counts, sets)  # what runs take can only make them more
    best = 4 * runs + in_sets
    for place, (least, _, _, places) in enumerate(windows):
        if least * runs + in_sets >= min(best, bound):
            break
        used = [card for card in places if counts[card]]
        own = 4 - len(used)
        if own + in_sets >= best:
            continue
        for card in used:
            counts[card] -= 1
        holes = own + _holes(counts, windows[place:], runs - 1, sets, min(best, bound) - own)
        for card in used:
            counts[card] += 1
        best = min(best, holes)
    return best


def _set_holes(counts: list[int], sets: int) -> int:
    if not sets:
        return 0
    sizes: list[int] = []
    for first in range(0, 52, 4):
        held = counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3]
        while held > 0:
            sizes.append(held if held < 3 else 3)
            held -= 3
    sizes.sort(reverse=True)
    return 3 * sets - sum(sizes[:sets])


def nearest(hand: Cards, number: int, options: RummyOptions) -> tuple[tuple[Near, ...], int]:
    """The melds of the contract that the hand is nearest to, and how many wild cards it has to fill
    their holes.
    """
    sets, runs = CONTRACTS[number - 1]
    counts, pool = split(hand, options)
    chosen: list[Near] = []
    while runs:
        goal = fewest_holes(counts, sets, runs)
        for near in (*[_near(counts, window) for window in _windows(counts)], _EMPTY_RUN):
            for card in near.held:
                counts[card] -= 1
            if near.holes + fewest_holes(counts, sets, runs - 1) <= goal:
                chosen.append(near)
                break
            for card in near.held:
                counts[card] += 1
        runs -= 1
    return (*_nearest_sets(counts, sets), *chosen), pool


_EMPTY_RUN = Near(RUN, -1, 0, (), 4, ())


def _near(counts: list[int], window: Window) -> Near:
    _, suit, low, places = window
    held = tuple([card for card in places if counts[card]])
    lacks = tuple([card for card in places if not counts[card]])
    return Near(RUN, suit, low, held, 4 - len(held), lacks)


def _nearest_sets(counts: list[int], sets: int) -> list[Near]:
    nears: list[Near] = []
    for first in range(0, 52, 4):
        faces = [Card(number) for number in range(first, first + 4) for _ in range(counts[number])]
        for start in range(0, len(faces), 3):
            held = tuple(faces[start : start + 3])
            nears.append(Near(SET, first // 4 + 1, 0, held, 3 - len(held), ()))
    nears.sort(key=lambda near: (near.holes, near.of))
    nears += [Near(SET, 0, 0, (), 3, ())] * sets
    return nears[:sets]
