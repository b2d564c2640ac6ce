"""Judgements that claim to be exact, against a search of the rules themselves or an enumeration
that shares nothing with them.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from games.cribbage.actions import Discard
from games.cribbage.bots.discarding import choices
from games.cribbage.bots.opponent import net_in_play
from games.cribbage.rules.show import score
from games.cribbage.state import Phase
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.judging import judge, same_play
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom_testing.walks import AnyMatch, open_match

FAR = 1e9


class Rules:
    """The best that a seat can reach by the rules, when all play their best to the end: alpha and
    beta through all choices of the game, with nothing left out.
    """

    def __init__(self, game: Any, seat: int, most: int) -> None:
        self.game, self.seat, self.room = game, seat, most

    def value(self, state: Any, alpha: float = -FAR, beta: float = FAR) -> float:
        """What a state leads to."""
        self.room -= 1
        awaited = [request for request in self.game.requests(state) if request.awaited]
        if not awaited or self.room < 0:
            outcome = self.game.outcome(state)
            scores = (0, 0) if outcome is None else outcome.scores
            return float(scores[self.seat] - scores[1 - self.seat])
        mover = awaited[0].seat
        best = -FAR if mover == self.seat else FAR
        for action in self.actions(state, awaited[0]):
            value = self.value(self.after(state, mover, action), alpha, beta)
            if mover == self.seat:
                best, alpha = max(best, value), max(alpha, value)
            else:
                best, beta = min(best, value), min(beta, value)
            if alpha >= beta:
                break
        return best

    def actions(self, state: Any, request: Any) -> list[Any]:
        """All that a request may be answered with, what takes most first."""
        view = self.game.view(state, request.seat)
        found = [each for each in self.game.choices(view) if isinstance(each, request.kinds)]
        return sorted(found, key=lambda action: -self.game.prize(view, action))

    def after(self, state: Any, seat: int, action: Any) -> Any:
        """The state after an action."""
        return self.game.apply(state, seat, action, Rng("exact")).state


def last_rounds(name: str, seed: str, held: int) -> AnyMatch | None:
    """A match of one deal in its last round, with so many cards in all hands; None without any."""
    game = find_game(name)
    match = open_match(game, Setup.of(2, {"game_mode": "deal"}), seed)
    bots = [game.bots["good"](), game.bots["fair"]()]
    while match.outcome is None:
        request = match.awaited()[0]
        public = match.view(request.seat).public
        if not public.stock_size and sum(public.held) <= held:
            return match
        dice = Rng(f"{seed} {match.acts}")
        action = bots[request.seat].decide(match.turn(request.seat, dice))
        assert match.submit(request.seat, action) is None
    return None


def agree(name: str, wanted: int, held: int, most: int) -> tuple[int, int]:
    """In how many last rounds the judgement is exact and its best play is one of the best by the
    rules, of those that can be searched to the end and in which the plays differ.
    """
    game, agreed, searched, number = find_game(name), 0, 0, 0
    while searched < wanted:
        number += 1
        match = last_rounds(name, f"{name} {number}", held)
        if match is None or match.outcome is not None:
            continue
        request = match.awaited()[0]
        rules = Rules(game, request.seat, most)
        plays = rules.actions(match.state, request)
        values = [rules.value(rules.after(match.state, request.seat, play)) for play in plays]
        if rules.room < 0 or len(set(values)) < 2:  # nothing to choose
            continue
        judged = judge(game, "expert", match.turn(request.seat, Rng("exact")))
        best = [play for play, value in zip(plays, values, strict=True) if value == max(values)]
        searched += 1
        agreed += judged.exact and any(same_play(judged.best, play) for play in best)
    return agreed, searched


@pytest.mark.parametrize(("name", "held"), [("casino", 5), ("escoba", 5)])
def test_the_last_round_is_judged_as_by_the_rules(name: str, held: int) -> None:
    assert agree(name, 10, held, 20_000) == (10, 10)


@pytest.mark.long
@pytest.mark.parametrize(("name", "held"), [("casino", 7), ("escoba", 6)])
def test_a_hundred_last_rounds_are_judged_as_by_the_rules(name: str, held: int) -> None:
    assert agree(name, 100, held, 60_000) == (100, 100)


# -- cribbage --------------------------------------------------------------------------------------

Pair = tuple[int, int]


def first_view(seed: str, seat: int) -> Any:
    """What a seat of two sees before the cards are laid away, no point being scored."""
    match = open_match(find_game("cribbage"), Setup.of(2, {}), seed)
    view = match.view(seat)
    assert view.public.phase is Phase.DISCARD
    return view, match


def laid_away(deals: int) -> dict[bool, dict[Pair, float]]:
    """How often the dealer (True) and the other lay away two cards of these ranks, per way in which
    a whole pack has such cards.
    """
    counts: dict[bool, Counter[Pair]] = {True: Counter(), False: Counter()}
    for number in range(deals):
        for seat in (0, 1):
            view, _ = first_view(f"away {number}", seat)
            low, high = sorted(card.rank for card in choices(view)[0].away)
            counts[view.own_crib][low, high] += 1
    return {
        own: {(a, b): count / (6 if a == b else 16) for (a, b), count in pairs.items()}
        for own, pairs in counts.items()
    }


_counts: dict[tuple[int, ...], int] = {}


def counted(ranks: tuple[int, ...]) -> int:
    """What five ranks count in suits of which no four are alike, without a jack of the starter."""
    if ranks not in _counts:
        cards = [Card(4 * (rank - 1) + place % 3) for place, rank in enumerate(ranks[:4])]
        _counts[ranks] = score(cards, Card(4 * (ranks[4] - 1) + 3))
    return _counts[ranks]


def crib(away: tuple[Card, ...], unseen: list[Card], pairs: dict[Pair, float]) -> float:
    """The mean crib over all that the other may lay away and all starters; of suits what two
    cards of one's own can do.
    """
    free = Counter(card.rank for card in unseen)
    total = weight = 0.0
    one, other = (card.rank for card in away)
    for (low, high), often in pairs.items():
        ways = free[low] * (free[low] - 1) / 2 if low == high else free[low] * free[high]
        for rank in range(1, 14):
            left = free[rank] - (rank == low) - (rank == high)
            if ways and left > 0:
                total += often * ways * left * counted((*sorted((one, other, low, high)), rank))
                weight += often * ways * left
    suits = Counter(card.suit for card in unseen)
    jacks = sum(suits[card.suit] / len(unseen) for card in away if card.rank == 11)
    flush, many = 0.0, suits[away[0].suit]
    if away[0].suit == away[1].suit:
        flush = 5 * many * (many - 1) * (many - 2) / (46 * 45 * 44)
    return total / weight + jacks + flush


def compared_discards(hands: int, deals: int) -> tuple[int, float, list[float]]:
    """Of so many hands in how many the judged discard is the best or within 0.05 points of it by
    enumeration; the mean of what it costs; and by how much all costs differ.
    """
    often, good, cost, off = laid_away(deals), 0, 0.0, []
    for number in range(hands):
        view, match = first_view(f"hand {number}", number % 2)
        judged = judge(find_game("cribbage"), "expert", match.turn(number % 2, Rng("exact")))
        unseen = [card for card in PACK if card not in view.hand]
        truth = {}
        for away in combinations(view.hand, 2):
            kept = tuple(card for card in view.hand if card not in away)
            hand = sum(score(kept, starter) for starter in unseen) / len(unseen)
            sign = 1 if view.own_crib else -1
            play = 0.8 * net_in_play(kept, view.own_crib)
            worth = hand + sign * crib(away, unseen, often[not view.own_crib]) + play
            truth[frozenset(away)] = worth
        top = max(truth.values())
        best = judged.best
        assert isinstance(best, Discard)
        less = top - truth[frozenset(best.cards)]
        good += less <= 0.05
        cost += less / hands
        for choice in judged.choices:
            loss = judged.choices[0].value - choice.value
            true_loss = truth[frozenset(best.cards)] - truth[frozenset(choice.action.cards)]
            off.append(loss - true_loss)
    return good, cost, off


def test_discards_are_judged_as_by_enumeration() -> None:
    good, cost, off = compared_discards(40, 300)
    assert good >= 36
    assert cost < 0.02
    assert sum(each * each for each in off) / len(off) < 0.4**2  # the enumeration is of few deals


@pytest.mark.long
def test_five_hundred_discards_are_judged_as_by_enumeration() -> None:
    good, cost, _ = compared_discards(500, 6_000)
    assert good >= 475
    assert cost < 0.01
