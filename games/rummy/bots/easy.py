"""A player who opens when it can and throws what it does not need; and what all levels do in the
same way.
"""

from __future__ import annotations

from games.rummy import actions as a
from games.rummy.bots.distance import fewest_holes, missing, split
from games.rummy.moves import lay_offs
from games.rummy.options import CONTRACTS
from games.rummy.rules.contract import openings
from games.rummy.rules.counting import MOST_COUNTED
from games.rummy.rules.melds import Cards
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


def spare(view: View, hand: Cards) -> list[tuple[int, int, Card]]:
    """The different cards of a hand with how much each would be missed and how dear it is, the best
    to throw first.
    """
    options = view.options
    sets, runs = CONTRACTS[view.public.number - 1]
    counts, _ = split(hand, options)
    spares = []
    for card in set(hand):
        if options.wild[card]:
            spares.append((100, -options.points[card], card))
            continue
        counts[card] -= 1
        spares.append((fewest_holes(counts, sets, runs), -options.points[card], card))
        counts[card] += 1
    spares.sort()
    return spares


class Easy(Bot):
    """No claims; takes the pile's top when it brings the contract nearer; opens at once and adds
    what it can.
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
        return now > 0 and missing((*view.hand, top), number, view.options) < now

    def _plays(self, view: View) -> Action:
        options = view.options
        if not view.is_open:
            ways = openings(view.hand, view.public.number, options, 1)
            return a.GoDown(ways[0]) if ways else a.Throw(spare(view, view.hand)[0][2])
        best = max(lay_offs(view), key=lambda action: options.points[action.card], default=None)
        if best is not None:
            return best
        return a.Throw(
            max(view.hand, key=lambda card: (not options.wild[card], options.points[card], -card))
        )
