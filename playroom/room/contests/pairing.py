"""Tournament pairing: tables for a round, so that as few players as possible meet again.

Pure and deterministic: the same ranking and history give the same tables. Two players a table are
matched exactly (maximum matching in general graphs, Edmonds), larger tables greedily with swaps.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

Met: TypeAlias = Mapping[frozenset[str], int]
"""How often two players have sat at one table."""
Tables: TypeAlias = tuple[tuple[str, ...], ...]
PERMUTED = 4
"""Largest table at which all orders of seats are compared."""
SWAP_PASSES = 3


def maximum_matching(edges: Sequence[Sequence[int]]) -> list[int]:
    """The partner of every vertex (-1: none) in a matching with the most edges. `edges`: the
    neighbours of each vertex, the preferred first.

    >>> maximum_matching([[1], [0, 2], [1, 3], [2]])
    [1, 0, 3, 2]
    """
    count = len(edges)
    partner = [-1] * count
    for vertex in range(count):  # a greedy start; paths improve it
        if partner[vertex] < 0:
            free = next((other for other in edges[vertex] if partner[other] < 0), -1)
            if free >= 0:
                partner[vertex], partner[free] = free, vertex
    for root in range(count):
        if partner[root] < 0:
            _augment(edges, partner, root)
    return partner


def _augment(edges: Sequence[Sequence[int]], partner: list[int], root: int) -> None:
    """Lengthens the matching by an augmenting path from `root`, if there is one; odd cycles
    (blossoms) are contracted to their base.
    """
    count = len(edges)
    parent, base = [-1] * count, list(range(count))
    used = [False] * count
    used[root] = True
    waiting = deque([root])

    def common(one: int, other: int) -> int:
        """The lowest base that the paths of two vertices to the root share."""
        seen = set[int]()
        while True:
            one = base[one]
            seen.add(one)
            if partner[one] < 0:
                break
            one = parent[partner[one]]
        while base[other] not in seen:
            other = parent[partner[base[other]]]
        return base[other]

    def mark(vertex: int, down_to: int, child: int, inside: set[int]) -> None:
        while base[vertex] != down_to:
            inside |= {base[vertex], base[partner[vertex]]}
            parent[vertex], child = child, partner[vertex]
            vertex = parent[partner[vertex]]

    while waiting:
        vertex = waiting.popleft()
        for other in edges[vertex]:
            if base[vertex] == base[other] or partner[vertex] == other:
                continue
            if other == root or (partner[other] >= 0 and parent[partner[other]] >= 0):
                top, inside = common(vertex, other), set[int]()
                mark(vertex, top, other, inside)
                mark(other, top, vertex, inside)
                for place in range(count):
                    if base[place] in inside:
                        base[place] = top
                        if not used[place]:
                            used[place] = True
                            waiting.append(place)
            elif parent[other] < 0:
                parent[other] = vertex
                if partner[other] < 0:
                    while other >= 0:
                        before = parent[other]
                        then = partner[before]
                        partner[other], partner[before] = before, other
                        other = then
                    return
                used[partner[other]] = True
                waiting.append(partner[other])


def is_perfect(players: Sequence[str], may: Callable[[str, str], bool]) -> bool:
    """Whether all players can be paired with a player they may meet."""
    edges = [
        [at for at, other in enumerate(players) if other != one and may(one, other)]
        for one in players
    ]
    return -1 not in maximum_matching(edges)


def pairs(ranked: Sequence[str], points: Mapping[str, int], met: Met) -> Tables:
    """Pairs an even number of players: those with the fewest meetings, then of equal points, the
    upper half of a score group against the lower. No two meet again while that can be avoided.
    """
    most, left, found = 0, list(ranked), list[tuple[str, ...]]()

    def may(one: str, other: str) -> bool:
        return met.get(frozenset((one, other)), 0) <= most

    while not is_perfect(left, may):
        most += 1
    while left:
        first, others = left[0], left[1:]
        half = sum(points[other] == points[first] for other in left) // 2
        costs = {
            other: (
                met.get(frozenset((first, other)), 0),
                abs(points[other] - points[first]),
                abs(at - half),
            )
            for at, other in enumerate(others, 1)
        }
        for other in sorted(others, key=lambda other: costs[other]):
            rest = [player for player in others if player != other]
            if may(first, other) and is_perfect(rest, may):
                found.append((first, other))
                left = rest
                break
    return tuple(found)


def with_byes(ranked: Sequence[str], size: int, byes: Mapping[str, int]) -> tuple[str, ...]:
    """Who has no table when the players do not fill tables of `size`: those with the fewest byes
    so far, the lowest first.
    """
    order = sorted(enumerate(ranked), key=lambda placed: (byes.get(placed[1], 0), -placed[0]))
    return tuple(player for _, player in order[: len(ranked) % size])


def tables(
    ranked: Sequence[str], size: int, points: Mapping[str, int], met: Met, byes: Mapping[str, int]
) -> tuple[Tables, tuple[str, ...]]:
    """Tables of `size` and who has a bye, for players in the order of their standing."""
    if size == 2:
        return _pairs_and_bye(ranked, points, met, byes)
    resting = with_byes(ranked, size, byes)
    left, made = [player for player in ranked if player not in resting], list[list[str]]()
    while left:
        table = [left.pop(0)]
        while len(table) < size:
            best = min(
                range(len(left)),
                key=lambda at: (
                    _meetings(table, left[at], met),
                    abs(points.get(left[at], 0) - points.get(table[0], 0)),
                    at,
                ),
            )
            table.append(left.pop(best))
        made.append(table)
    _swap(made, met)
    return tuple(map(tuple, made)), resting


def _pairs_and_bye(
    ranked: Sequence[str], points: Mapping[str, int], met: Met, byes: Mapping[str, int]
) -> tuple[Tables, tuple[str, ...]]:
    """The bye goes to the lowest with the fewest byes without whom no two have to meet again."""
    if len(ranked) % 2 == 0:
        return pairs(ranked, points, met), ()
    least = min(byes.get(player, 0) for player in ranked)
    fewest = [player for player in reversed(ranked) if byes.get(player, 0) == least]

    def without(player: str) -> list[str]:
        return [other for other in ranked if other != player]

    def new(one: str, other: str) -> bool:
        return not met.get(frozenset((one, other)))

    rests = next((one for one in fewest if is_perfect(without(one), new)), fewest[0])
    return pairs(without(rests), points, met), (rests,)


def _meetings(table: Sequence[str], player: str, met: Met) -> int:
    return sum(met.get(frozenset((player, other)), 0) for other in table)


def _swap(made: list[list[str]], met: Met) -> None:
    """Exchanges players of two tables while that makes fewer meet again."""

    def again(table: Sequence[str]) -> int:
        return sum(met.get(frozenset(pair), 0) for pair in combinations(table, 2))

    for _ in range(SWAP_PASSES):
        better = False
        for one, other in combinations(made, 2):
            for here in range(len(one)):
                for there in range(len(other)):
                    before = again(one) + again(other)
                    if not before:
                        continue
                    one[here], other[there] = other[there], one[here]
                    if again(one) + again(other) < before:
                        better = True
                    else:
                        one[here], other[there] = other[there], one[here]
        if not better:
            return


def seated(
    table: Sequence[str],
    sides: Sequence[int],
    sat: Mapping[tuple[str, int], int],
    partners: Met,
) -> tuple[str, ...]:
    """A table in the order of its seats: the fewest partners again (`sides`: the side of every
    seat), then everybody where they have sat least.
    """
    size = len(table)
    turned = (tuple(table[(at + by) % size] for at in range(size)) for by in range(size))
    orders = permutations(table) if size <= PERMUTED else turned

    def cost(order: Sequence[str]) -> tuple[int, int]:
        again = sum(
            partners.get(frozenset((order[one], order[other])), 0)
            for one, other in combinations(range(size), 2)
            if sides[one] == sides[other]
        )
        return again, sum(sat.get((player, seat), 0) ** 2 for seat, player in enumerate(order))

    return min(orders, key=cost)


def circle(players: Sequence[str], number: int) -> Tables:
    """Round `number` (from 1) of a round robin by the circle method; the one who is paired with ""
    has no opponent.

    >>> [circle("abcd", number) for number in (1, 2, 3)]
    [(('a', 'd'), ('b', 'c')), (('a', 'c'), ('d', 'b')), (('a', 'b'), ('c', 'd'))]
    """
    around = [*players, *([""] if len(players) % 2 else [])]
    fixed, rest = around[0], around[1:]
    by = (number - 1) % len(rest)
    rest = rest[len(rest) - by :] + rest[: len(rest) - by]
    order = [fixed, *rest]
    return tuple((order[at], order[-1 - at]) for at in range(len(order) // 2))


def folded(players: Sequence[str], size: int) -> Tables:
    """Tables of a knock-out round: the best seeds apart (a snake through the tables)."""
    count = len(players) // size
    made: list[list[str]] = [[] for _ in range(count)]
    for row in range(size):
        part = players[row * count : (row + 1) * count]
        for table, player in zip(made, part if row % 2 == 0 else reversed(part), strict=True):
            table.append(player)
    return tuple(map(tuple, made))


def counted(groups: Sequence[Sequence[str]]) -> Counter[frozenset[str]]:
    """How often two players are in one group."""
    found = Counter[frozenset[str]]()
    for group in groups:
        found.update(frozenset(pair) for pair in combinations([p for p in group if p], 2))
    return found
