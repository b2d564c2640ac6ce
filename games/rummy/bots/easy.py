"""A player who opens when it can and throws what it does not need; and what all levels do in the
same way.
"""

from __future__ import annotations

from games.rummy import actions as a
from games.rummy.bots.distance import missing, split
from games.rummy.moves import lay_offs
from games.rummy.rules.contract import openings
from games.rummy.rules.counting import MOST_COUNTED
from games.rummy.state import Phase, View
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.overriding import override
from playroom.engine.steps import Action


def routine(view: View) -> Action | None:
    """What every bot answers in the same way: questions about scores, counts and adjourning; None
    for the game itself.
    """
    if view.public.judges(view.seat):
        return a.Agree()
    match view.public.phase:
        case Phase.COUNT:
            return a.Announce(min(MOST_COUNTED, view.options.score(view.hand)))
        case Phase.CHALLENGE:
            return wrong_count(view) or a.Pass()
        case Phase.ADJOURN | Phase.RESUME:
            return a.Agree()
        case Phase.CLOSING:
            return a.Pass()
    return None


def wrong_count(view: View) -> Action | None:
    """A challenge of a count that is less than the cards that were shown make."""
    ended, counts = view.public.ended, view.public.counting.announced
    if ended is None or counts is None:
        return None
    for seat in ended.asked:
        announced, true = counts[seat], view.options.score(ended.hands[seat])
        if announced is not None and announced < true and seat not in view.challenged:
            return a.Challenge(seat)
    return None


def loose_ends(counts: list[int], card: Card, runs: bool, sets: bool) -> int:
    """How much company a natural card has in a hand: pairs for sets, neighbours for runs."""
    company = 0
    if sets:
        first = 4 * (card.rank - 1)
        company += 2 * (sum(counts[first : first + 4]) - 1)
    if runs:
        for step, worth in ((1, 2), (2, 1)):
            for rank in (card.rank - step, card.rank + step):
                if 1 <= rank <= 13:
                    company += worth * (counts[4 * (rank - 1) + card.suit] > 0)
                elif rank == 14:
                    company += worth * (counts[card.suit] > 0)
    return company


def loosest(view: View, runs: bool, sets: bool) -> Card:
    """The natural card with least company, the dearest of those."""
    counts, _ = split(view.hand, view.options)
    wild, points = view.options.wild, view.options.points
    return min(
        view.hand,
        key=lambda card: (wild[card], loose_ends(counts, card, runs, sets), -points[card], card),
    )


class Easy(Bot):
    """Keeps what goes together, whether or not the contract asks for it, and from the pile takes
    only what its contract is complete with; no claims, and the first melds it finds.
    """

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        settled = routine(view)
        if settled is not None:
            return a.Pass() if isinstance(settled, a.Challenge) else settled
        match view.public.phase:
            case Phase.CLAIM:
                return a.Pass()
            case Phase.DRAW:
                return a.Take() if self._takes(view) else a.Stock()
        return self._plays(view)

    def _takes(self, view: View) -> bool:
        top, number = view.public.top, view.public.number
        if top is None or view.is_open:
            return False
        now = missing(view.hand, number, view.options)
        return now == 1 > missing((*view.hand, top), number, view.options)

    def _plays(self, view: View) -> Action:
        options = view.options
        if not view.is_open:
            ways = openings(view.hand, view.public.number, options, 1)
            return a.GoDown(ways[0]) if ways else a.Throw(loosest(view, True, True))
        mine = [
            action for action in lay_offs(view) if view.public.melds[action.meld].owner == view.seat
        ]
        if mine:
            return max(mine, key=lambda action: options.points[action.card])
        return a.Throw(
            max(view.hand, key=lambda card: (not options.wild[card], options.points[card], -card))
        )
