"""The weakest levels: any legal act, and a player who opens when it can and throws what it does not
need.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from games.rummy import actions as a
from games.rummy.choosing import choices, lay_offs
from games.rummy.melds import Cards
from games.rummy.nearest import fewest_holes, missing, split
from games.rummy.options import CONTRACTS
from games.rummy.search import openings
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request


def routine(view: View, requests: tuple[Request, ...]) -> Action | None:
    """What every bot answers in the same way: questions about scores, counts and adjourning; None
    for the game itself.
    """
    public = view.public
    if public.correction is not None and view.seat in public.correction.waiting:
        return a.Agree()
    if public.phase == "count":
        return a.Count(min(999, view.rules.score(view.hand)))
    if public.phase == "challenge":
        return wrong_count(view) or a.Pass()
    if public.phase in ("adjourn", "resume"):
        return a.Agree()
    if public.phase == "closing":
        return a.Pass()
    return None


def wrong_count(view: View) -> Action | None:
    """A challenge of a count that differs from the cards that were shown."""
    ended, counts = view.public.ended, view.public.counts
    if ended is None or counts is None:
        return None
    for seat in ended.asked:
        said = counts[seat]
        if (
            said is not None
            and said < view.rules.score(ended.hands[seat])
            and seat not in view.challenged
        ):
            return a.Challenge(seat)
    return None


class Random:
    """Any legal act of those that are waited for; for tests and for measuring the others."""

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """See `Bot`."""
        kinds = tuple(kind for request in requests if request.awaited for kind in request.kinds)
        found = [action for action in islice(choices(view), 200) if isinstance(action, kinds)]
        chosen = rng.choice(sorted({type(action).__name__ for action in found}))
        return rng.choice([action for action in found if type(action).__name__ == chosen])


def spare(view: View, hand: Cards) -> list[tuple[int, int, Card]]:
    """The different cards of a hand with how much each would be missed and how dear it is, the best
    to throw first.
    """
    rules, number = view.rules, view.public.number
    sets, runs = CONTRACTS[number - 1]
    counts, _ = split(hand, rules)
    out = []
    for card in set(hand):
        if rules.wild[card]:
            out.append((100, -rules.points[card], card))
            continue
        counts[card] -= 1
        out.append((fewest_holes(counts, sets, runs), -rules.points[card], card))
        counts[card] += 1
    out.sort()
    return out


class Easy:
    """No claims; takes the pile's top when it brings the contract nearer; opens at once and adds
    what it can.
    """

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """See `Bot`."""
        public, rules, seat = view.public, view.rules, view.seat
        assert seat is not None
        settled = routine(view, requests)
        if settled is not None:
            return settled if not isinstance(settled, a.Challenge) else a.Pass()
        if public.phase == "claim":
            return a.Pass()
        is_open = public.opened[seat]
        if public.phase == "draw":
            top = public.top
            if top is not None and not is_open:
                now = missing(view.hand, public.number, rules)
                if now and missing((*view.hand, top), public.number, rules) < now:
                    return a.Take()
            return a.Stock()
        if not is_open:
            found = openings(view.hand, public.number, rules, 1)
            if found:
                return a.GoDown(found[0])
            return a.Discard(spare(view, view.hand)[0][2])
        best = max(lay_offs(view), key=lambda action: rules.points[action.card], default=None)
        if best is not None:
            return best
        return a.Discard(
            max(view.hand, key=lambda one: (not rules.wild[one], rules.points[one], -one))
        )
