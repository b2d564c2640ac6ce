"""Players from outside, told anew by their public description, for comparing our levels with.

`Hoyle` follows the strategy that CribbageSim 1.0.2 describes (after "Hoyle's Rules of Games", 1983,
with its author's additions): it lays away for the points that are sure, leads by a list, and
answers with the card that scores most, else with the highest.

`Table` lays away by a fixed table of what cribs are worth, and looks one card ahead: the most
points now, among equals what the books say (leads below five, no total of 5 or 21). `Naive` is a
beginner: keeps the four cards that count most as they are, and takes most points now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

from games.cribbage.actions import Discard, Play
from games.cribbage.bots.counting import claim
from games.cribbage.bots.discarding import choices
from games.cribbage.bots.easy import points_of
from games.cribbage.rules.play import VALUES, fitting, play_points
from games.cribbage.state import Phase, View
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.steps import Action

_LEADS_OF_PAIRS = (4, 3, 2, 1, 10, 11, 12, 13, 9, 8, 7, 6)
"""What it leads from a pair, best first; tens and faces are alike."""

_LEADS_TO_TRAP = ((8, 6), (7, 9), (10, 5), (9, 6), (8, 7), (7, 8), (6, 9))
"""What it leads when it holds another card as well, best first; 10 stands for faces too."""

_LEADS = (4, 3, 2, 1, 10, 9, 8, 7, 6, 5)
"""What it leads else, by value."""


class Hoyle:
    """Two players."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        if view.public.phase is Phase.DISCARD:
            assert view.seat is not None
            sign = 1 if view.public.dealer == view.seat else -1

            def sure(kept: tuple[Card, ...]) -> int:
                away = [card for card in view.hand if card not in kept]
                return sure_of_hand(kept) + sign * sure_of_two(away)

            kept = max(combinations(view.hand, 4), key=sure)
            return Discard(tuple([card for card in view.hand if card not in kept]))
        if view.public.phase is Phase.PLAY:
            fit = fitting(view.hand, view.public.total)
            return Play(_follow(view, fit) if view.public.pile else _lead(fit))
        return claim(turn)


class Table:
    """A fixed table of cribs and one card of looking ahead, for two players."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        if view.public.phase is Phase.DISCARD:
            return Discard(choices(view)[0].away)
        if view.public.phase is not Phase.PLAY:
            return claim(turn)
        ranks = [card.rank for card in view.hand]

        def judged(card: Card) -> tuple[int, bool, bool, bool, int]:
            value = VALUES[card.rank]
            pair = ranks.count(card.rank) > 1 and card.rank != 5
            low = not view.public.pile and value < 5
            return points_of(view, card), view.public.total + value not in (5, 21), low, pair, value

        return Play(max(fitting(view.hand, view.public.total), key=judged))


class Naive:
    """A beginner who never overlooks a point, and nothing more."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        if view.public.phase is Phase.DISCARD:
            kept = max(combinations(view.hand, 4), key=sure_of_hand)
            return Discard(tuple([card for card in view.hand if card not in kept]))
        if view.public.phase is not Phase.PLAY:
            return claim(turn)
        fit = fitting(view.hand, view.public.total)
        return Play(max(fit, key=lambda card: points_of(view, card)))


PEERS: Mapping[str, Callable[[], Bot]] = {"hoyle": Hoyle, "table": Table, "naive": Naive}


def sure_of_two(cards: list[Card]) -> int:
    """The pair or fifteen that two cards are by themselves."""
    one, other = cards
    return 2 * (one.rank == other.rank) + 2 * (VALUES[one.rank] + VALUES[other.rank] == 15)


def sure_of_hand(kept: tuple[Card, ...]) -> int:
    """What four cards count without a starter."""
    points = 4 * (len({card.suit for card in kept}) == 1)
    for size in (2, 3, 4):
        for group in combinations(kept, size):
            points += 2 * (sum([VALUES[card.rank] for card in group]) == 15)
            points += 2 * (size == 2 and group[0].rank == group[1].rank)
    for size in (4, 3):
        runs = [
            group
            for group in combinations(kept, size)
            if len({card.rank for card in group}) == size
            and max(group).rank - min(group).rank == size - 1
        ]
        if runs:
            return points + size * len(runs)
    return points


def _lead(fit: tuple[Card, ...]) -> Card:
    ranks = [card.rank for card in fit]
    values = [VALUES[rank] for rank in ranks]

    def how_good(card: Card) -> tuple[int, int]:
        rank, value = card.rank, VALUES[card.rank]
        if ranks.count(rank) > 1 and rank != 5:
            place = _LEADS_OF_PAIRS.index(min(rank, 10) if value == 10 else rank)
            return 3, -place
        for place, (lead, held) in enumerate(_LEADS_TO_TRAP):
            if value == lead and held in values:
                return 2, -place
        return 1, -_LEADS.index(value)

    return max(fit, key=how_good)


def _follow(view: View, fit: tuple[Card, ...]) -> Card:
    run = tuple([card.rank for _, card in view.public.pile])

    def points(card: Card) -> int:
        total = view.public.total + VALUES[card.rank]
        scored = play_points((*run, card.rank), total)
        # it counts 31 only where nothing else scores
        return scored - 2 if total == 31 and scored > 2 else scored

    if any(map(points, fit)):
        return max(fit, key=points)
    return max(fit, key=lambda card: VALUES[card.rank])
