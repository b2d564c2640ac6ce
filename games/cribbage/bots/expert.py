"""The strongest level: imagines what the others hold, plays the rest of the cards out, and knows
how the game stands.
"""

from __future__ import annotations

import time
from functools import lru_cache
from operator import mul

from games.cribbage.actions import Play
from games.cribbage.bots import discarding, many_players, opponent, pegging
from games.cribbage.bots.chances import after_counts
from games.cribbage.bots.good import Good
from games.cribbage.bots.many_players import ranks_of, start_of
from games.cribbage.bots.pegging import Ranks
from games.cribbage.bots.rollout import needs_after
from games.cribbage.rules.play import fitting
from games.cribbage.rules.show import score
from games.cribbage.state import Phase, View
from playroom.engine.cards import PACK, Card
from playroom.engine.contract import Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.kit.judging import Judgement, averaged
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

HANDS = 48
"""How many hands of the opponent are imagined, at most: a fixed number, so that a bot decides alike
on every machine.
"""

FIRST = 8
"""So many ways to lay away are looked at, the best by hand and crib."""

FEW, CLEAR = 16, 0.015
"""Number of sampled hands, and the difference in winning chance after which a card is dropped: a
point and a half.
"""

ALIKE = 0.0005
"""Cards with winning chances within this difference count as equal; a point is worth about twenty
times as much.
"""


class Expert(Good):
    """Two players: by what opponents keep and lay (`opponent`), and by who then wins (`chances`).

    More: by hands imagined for all (`many_players`). In teams nothing was found that beats good, so
    it plays as good does, and only counts better.
    """

    level = ""

    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        good = view.options.teams and view.public.phase in (Phase.PLAY, Phase.DISCARD)
        return Good().decide(turn) if good else super().decide(turn)

    def card(self, view: View, turn: Turn) -> Card:
        fit = fitting(view.hand, view.public.total)
        if len({card.rank for card in fit}) == 1:
            return near_best([(0.0, card) for card in fit], 0.0, turn.rng)
        rows, weights = _imagined(view, turn)
        if not weights:
            return super().card(view, turn)
        seen = sum(weights)
        judged = [
            (sum(map(mul, row, weights)) / seen, card)
            for card, row in rows.items()
            if len(row) == len(weights)
        ]
        within = ALIKE if view.options.seats == 2 else pegging.ALIKE
        return near_best(judged, within, turn.rng)

    @override
    def cards(self, view: View, turn: Turn, times: int) -> Judgement:
        fit = fitting(view.hand, view.public.total)
        if len({card.rank for card in fit}) == 1 or view.options.teams:
            return super().cards(view, turn, times)
        rows, weights = _imagined(view, turn, times)
        if not weights:
            return super().cards(view, turn, times)
        plays = {Play(card): row for card, row in rows.items()}
        if view.options.seats == 2:
            return averaged(plays, "chance", weights, ALIKE)
        return averaged(plays, "points", weights, pegging.ALIKE)

    def away(self, view: View, turn: Turn) -> tuple[Card, ...]:
        return near_best(self.aways(view)[:FIRST], discarding.ALIKE, turn.rng)

    @override
    def aways(self, view: View) -> list[tuple[float, tuple[Card, ...]]]:
        """Hand, crib and play together; near the target the chance to get there."""
        if view.options.teams:
            return super().aways(view)
        options, public, seat, ours = view.options, view.public, view.seat, view.own_crib
        assert seat is not None
        need = options.target - public.scores[options.side_of[seat]]
        starters = [card for card in PACK if card not in view.hand]
        judged: list[tuple[float, tuple[Card, ...]]] = []
        for choice in discarding.choices(view):
            hand = tuple([card for card in view.hand if card not in choice.away])
            total = choice.total
            if options.seats == 2:
                total += 0.8 * opponent.net_in_play(hand, ours)
            if need <= 26:
                pegs = 3 if ours else 2
                crib = choice.crib if public.dealer == seat else 0
                reached = sum(
                    score(hand, starter, False, options.four_flush) + pegs + crib >= need
                    for starter in starters
                )
                total += 8 * reached / len(starters)
            judged.append((total, choice.away))
        return judged


def _imagined(
    view: View, turn: Turn, times: int = 1
) -> tuple[dict[Card, list[float]], list[float]]:
    """What follows from every card that fits, in imagined deals, and how likely each deal is."""
    if view.options.seats == 2:
        return _played_out(view, turn.rng, turn.deadline, times)
    rows = many_players.worths(view, turn.rng, turn.deadline, times)
    return rows, [1.0] * max(map(len, rows.values()))


def _sample(
    guesses: list[opponent.Guess], rng: Rng, most: int
) -> list[tuple[opponent.Guess, float]]:
    """At most so many of the guesses, as likely as they are, evenly spread over the list; each with
    its weight.
    """
    if len(guesses) <= most:
        return [(guess, guess.weight) for guess in guesses]
    step, sampled = 1 / most, []
    point, reached = rng.random() * step, 0.0
    for guess in guesses:
        reached += guess.weight
        times = 0
        while point < reached:
            times += 1
            point += step
        if times:
            sampled.append((guess, times * step))
    return sampled


def _played_out(
    view: View, rng: Rng, deadline: float | None, times: int = 1
) -> tuple[dict[Card, list[float]], list[float]]:
    """Two players: the chance to win after every card that fits, for hands that the opponent may
    have, and how likely each is; a card that is clearly worse is dropped early. Nothing when no
    hand is possible.
    """
    public, seat, options = view.public, view.seat, view.options
    assert seat is not None
    assert public.starter is not None
    guesses = opponent.guesses(view)
    if not guesses:
        return {}, []
    start, own = start_of(view), ranks_of(view.hand)
    deals = public.dealer == seat
    mine = score((*view.hand, *(card for owner, card in public.laid if owner == seat)),
                 public.starter)  # fmt: skip
    crib = round(discarding.crib_mean(options, view.discards, deals))
    fit = fitting(view.hand, public.total)
    rows: dict[int, list[float]] = {rank: [] for rank in sorted({card.rank for card in fit})}
    tried, weights = list(rows), list[float]()
    sampled = rng.shuffled(_sample(opponent.believed(view, guesses), rng, times * HANDS))
    for number, (guess, weight) in enumerate(sampled):
        if number == times * FEW:
            sums = {rank: sum(map(mul, row, weights)) for rank, row in rows.items()}
            most = max(sums.values()) - CLEAR * sum(weights)
            tried = [rank for rank in tried if sums[rank] >= most]
            if len(tried) == 1:
                break
        hands = (own, guess.left) if seat == 0 else (guess.left, own)
        theirs = _count(guess.kept, public.starter)
        for rank in tried:
            needs = needs_after(start, hands, rank)
            rows[rank].append(_won(needs, seat, deals, (mine, theirs), crib))
        weights.append(weight)
        if deadline is not None and time.monotonic() > deadline:
            break
    return {card: rows[card.rank] for card in fit}, weights


def _won(needs: list[int], seat: Seat, deals: bool, counts: tuple[int, int], crib: int) -> float:
    """The chance to win after the play; `counts` are the own hand's and the other's."""
    mine, theirs = needs[seat], needs[1 - seat]
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    if deals:
        return after_counts((mine, theirs), counts, crib)
    return 1 - after_counts((theirs, mine), counts[::-1], crib)


@lru_cache(10_000)
def _count(ranks: Ranks, starter: Card) -> int:
    """What four ranks count with the starter, in suits that make no flush and no jack of the
    starter's suit.
    """
    suits = [suit for suit in range(4) if suit != starter.suit]
    cards = [PACK[4 * (rank - 1) + suits[place % 3]] for place, rank in enumerate(ranks)]
    return score(cards, starter)
