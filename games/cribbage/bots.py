"""The levels of play.

A bot sees only its view; all of them claim what their hand is worth (CRB-109).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise

from games.cribbage.scoring import VALUES, fitting, play_points, score
from games.cribbage.state import Cards, Claim, Discard, Play, View
from playroom.engine.cards import Card
from playroom.engine.contract import Bot
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request


def true_claim(view: View) -> Claim:
    """The value of the open count, which its owner sees and must add up itself."""
    count, rules, starter = view.public.open, view.rules, view.public.starter
    assert count is not None
    assert starter is not None
    return Claim(
        score(count.cards, starter, rules.strict_crib and count.what == "crib", rules.four_flush)
    )


def points_of(view: View, card: Card) -> int:
    """What `card` would score in the play now, 31 included."""
    public = view.public
    ranks = tuple([one.rank for _, one in public.laid[public.since :]])
    return play_points((*ranks, card.rank), public.total + VALUES[card.rank])


class Random:
    """Any legal action; for tests and for measuring the others."""

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """See `Bot`."""
        public = view.public
        if public.phase == "play":
            return Play(rng.choice(fitting(view.hand, public.total)))
        if public.phase == "discard":
            return Discard(
                rng.choice(tuple(combinations(view.hand, 2 if view.rules.seats == 2 else 1)))
            )
        return true_claim(view)


class Easy:
    """Keeps the sure points of its hand and always takes most points at once (L1)."""

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """See `Bot`."""
        public = view.public
        if public.phase == "play":
            fit = fitting(view.hand, public.total)
            return Play(max(fit, key=lambda card: (points_of(view, card), VALUES[card.rank], card)))
        if public.phase == "discard":
            assert view.seat is not None
            wanted = view.rules.discards(view.seat, public.dealer)
            return Discard(
                max(combinations(view.hand, wanted), key=lambda away: _sure(view.hand, away))
            )
        return true_claim(view)


def _sure(hand: Cards, away: Cards) -> tuple[int, int]:
    """The points that a hand has without starter, and its order among equals."""
    kept = [card for card in hand if card not in away]
    ranks = sorted(card.rank for card in kept)
    points = 0
    for size in range(2, len(kept) + 1):
        for some in combinations(kept, size):
            points += 2 * (sum(VALUES[card.rank] for card in some) == 15)
            points += 2 * (size == 2 and some[0].rank == some[1].rank)
    for size in range(len(ranks), 2, -1):
        runs = [s for s in combinations(ranks, size) if all(b - a == 1 for a, b in pairwise(s))]
        if runs:
            points += size * len(runs)
            break
    if len({card.suit for card in kept}) == 1:
        points += len(kept)
    return points, -sum(int(card) for card in away)


class Good:
    """Lays away by tables of what cribs are worth, and weighs every card against the answers it
    invites (L3).
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
        if view.public.phase == "play":
            from games.cribbage.pegging import best

            return Play(best(view))
        if view.public.phase == "discard":
            from games.cribbage.discarding import (
                choices,
            )  # here: the tables are read by whoever needs them

            return Discard(choices(view)[0].away)
        return true_claim(view)


def _expert() -> Bot[View]:
    from games.cribbage.expert import Expert  # here: nobody else needs its tables and its search

    return Expert()


LEVELS: Mapping[str, Callable[[], Bot[View]]] = {
    "random": Random,
    "easy": Easy,
    "good": Good,
    "expert": _expert,
}
"""The levels, weakest first."""
