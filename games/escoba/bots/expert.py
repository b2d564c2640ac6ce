"""The expert: imagines the hands of the others and plays the round out in each; the last round of
two seats, where all cards are known, it searches to its end.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from games.escoba.actions import Lay, Take
from games.escoba.bots.good import NEAR, ranked
from games.escoba.bots.unseen import Memory, reply
from games.escoba.moves import in_order, takes, total
from games.escoba.rules.scoring import items_of
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.kit.judging import Judgement, JudgingBot, averaged, by_figures, only_choice
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

WORLDS = 30
CANDIDATES = 6
MOST = 4000
"""So many places of a last round are looked at for one play."""
MOST_JUDGED = 200_000
"""The same where it is judged."""
PRIOR = 0.5
"""What the judgement of one play ahead counts beside the imagined rounds."""
SHY, MISSED, TRIES = 0.8, 0.35, 8
"""How seldom a hand is imagined that has just passed over an escoba or a take worth so much."""

Cards = tuple[Card, ...]
Hands = tuple[Cards, ...]


class ExpertBot(JudgingBot):
    """Chooses what does best over many imagined deals of the unseen cards."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        memory = Memory(turn)
        answer = reply(turn, memory)
        if answer is not None:
            return answer
        candidates = ranked(memory, deep=True)[:CANDIDATES]
        if len(candidates) == 1:
            return candidates[0][1]
        plays = [play for _, play in candidates]
        values, near = _exact(memory, candidates), NEAR / 1000
        if not values:
            rows, near = _imagined(memory, candidates, turn), NEAR
            values = [sum(row) / len(row) for row in rows]
        return near_best(list(zip(values, plays, strict=True)), near, turn.rng)

    @override
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """The plays; those of the last round of two seats exactly."""
        memory = Memory(turn)
        candidates = ranked(memory, deep=True) if reply(turn, memory) is None else []
        if len(candidates) < 2:
            return only_choice(self.decide(turn))
        plays = [play for _, play in candidates]
        if values := _exact(memory, candidates, MOST_JUDGED):
            best_first = sorted(zip(values, plays, strict=True), key=lambda pair: -pair[0])
            # without what tells equal ones apart
            return by_figures([(float(round(value)), play) for value, play in best_first])
        tried = [
            (judged, play)
            for number, (judged, play) in enumerate(candidates)
            if number < CANDIDATES or play in also
        ]
        rows = _imagined(memory, tried, turn, times)
        return averaged(dict(zip([play for _, play in tried], rows, strict=True)), alike=NEAR)


Candidates = list[tuple[float, Lay | Take]]


def _imagined(
    memory: Memory, candidates: Candidates, turn: Turn, times: int = 1
) -> list[list[float]]:
    """What each candidate brings in each of the imagined rounds, beside its judgement."""
    rows: list[list[float]] = [[] for _ in candidates]
    rounds = Rounds(memory)
    for number in range(times * WORLDS):
        late = turn.deadline is not None and time.monotonic() > turn.deadline
        if number >= WORLDS and late:
            break
        hands = _likely(memory, turn.rng.stream(f"world{number}"))
        for row, (judged, play) in zip(rows, candidates, strict=True):
            row.append(PRIOR * judged + rounds.value(hands, play))
    return rows


def _likely(memory: Memory, rng: Rng) -> Hands:
    """Sampled hands; seldom some in which the seat that has just laid a card had a good take."""
    public = memory.public
    laid = public.laid
    for _ in range(TRIES):
        hands = memory.hands(rng.shuffled(memory.unseen))
        if laid is None or laid.seat == memory.seat:
            break
        before = in_order(card for card in public.loose if card != laid.card)
        if rng.random() > SHY or not any(
            memory.sum(cards) > MISSED or len(cards) == len(before)
            for card in hands[laid.seat]
            for cards in takes(memory.options, card, before)
        ):
            break
    return hands


def _exact(memory: Memory, candidates: Candidates, most: int = MOST) -> list[float]:
    """The points that each candidate leads to, when nothing is hidden any more; else nothing, nor
    when there are more than `most` places to look at.
    """
    if memory.public.stock_size or len(memory.public.held) > 2:
        return []
    last = memory.public.last
    ending = Ending(memory, most)
    state = (in_order(memory.public.loose), tuple(map(tuple, memory.piles)), (0, 0), last)
    hands = memory.hands(memory.unseen)
    values = []
    for judged, play in candidates:
        value = ending.after(memory.seat, hands, state, play.card, play.cards, -99, 99)
        if ending.places > most:
            return []
        values.append(value + judged / 1000)
    return values


class Rounds:
    """Rounds played out by a quick judgement: what a play brings, less what it leaves."""

    def __init__(self, memory: Memory) -> None:
        self.memory, self.side = memory, memory.side
        self.last = not memory.public.stock_size
        self.sides = len(memory.piles)
        self.risks = [memory.chance(value, 3) if 0 < value < 11 else 0.0 for value in range(20)]
        self.known: dict[tuple[Cards, int], list[tuple[float, Cards, Cards]]] = {}

    def value(self, hands: Hands, play: Lay | Take) -> float:
        """What a play brings to the own side in one imagined round."""
        memory = self.memory
        loose, held = in_order(memory.public.loose), list(hands)
        seat, last, points = memory.seat, memory.public.last, 0.0
        card, cards = play.card, play.cards
        while True:
            held[seat] = tuple(other for other in held[seat] if other != card)
            ours = seat % self.sides == self.side
            if cards:
                gain = memory.sum((card, *cards)) + (len(cards) == len(loose))
                points += gain if ours else -gain
                loose, last = tuple(other for other in loose if other not in cards), seat
            else:
                loose = in_order((*loose, card))
            seat = (seat + 1) % len(held)
            if not held[seat]:
                break
            card, cards = self._choose(held[seat], loose)
        if self.last:
            rest = memory.sum(loose)
            return points + (rest if last is not None and last % self.sides == self.side else -rest)
        danger = self._risk(loose)
        return points + (danger if seat % self.sides == self.side else -danger)

    def _choose(self, hand: Cards, loose: Cards) -> tuple[Card, Cards]:
        """The play of a hand that looks best."""
        best = -99.0
        chosen: tuple[Card, Cards] = (hand[0], ())
        for card in hand:
            weight = self.memory.weights[card]
            for gain, cards, left in self._takes(card, loose):
                value = gain + weight - self._risk(left)
                if value > best:
                    best, chosen = value, (card, cards)
            value = -self._risk((*loose, card)) - 0.3 * weight
            if value > best:
                best, chosen = value, (card, ())
        return chosen

    def _takes(self, card: Card, loose: Cards) -> list[tuple[float, Cards, Cards]]:
        """The best few takes of a card: what they bring, what they take, what they leave."""
        key = (loose, card.rank)
        known = self.known.get(key)
        if known is None:
            known = []
            for cards in takes(self.memory.options, card, loose):
                left = tuple(other for other in loose if other not in cards)
                known.append((self.memory.sum(cards) + (not left), cards, left))
            known.sort(key=lambda take: -take[0])
            known = self.known[key] = known[:4]
        return known

    def _risk(self, loose: Cards) -> float:
        """What the next seat may hope for from this table."""
        if not loose:
            return 0.0
        value = self.memory.need(total(loose))
        sweep = self.risks[value] if 0 < value < 11 else 0.0
        return 1.1 * sweep + (0.3 * self.memory.sum(loose) if len(loose) > 1 else 0.0)


Table = tuple[Cards, tuple[Cards, ...], tuple[int, ...], Seat | None]
"""The loose cards, the piles, new escobas of each side, the last capturer."""


class Ending:
    """Best play against best play to the end of the deal, in points, for two seats."""

    def __init__(self, memory: Memory, most: int) -> None:
        self.memory, self.most, self.places = memory, most, 0

    def after(
        self,
        seat: Seat,
        hands: Hands,
        table: Table,
        card: Card,
        cards: Cards,
        low: float,
        high: float,
    ) -> float:
        """The points that follow from a play, from the own side's view."""
        loose, piles, sweeps, last = table
        hand = tuple(other for other in hands[seat] if other != card)
        hands = (hand, hands[1]) if seat == 0 else (hands[0], hand)
        if cards:
            pile = (*piles[seat], card, *cards)
            piles = (pile, piles[1]) if seat == 0 else (piles[0], pile)
            loose, last = tuple(other for other in loose if other not in cards), seat
            if not loose and (self.memory.options.last_sweep or any(hands)):
                sweeps = tuple(n + (side == seat) for side, n in enumerate(sweeps))
        else:
            loose = in_order((*loose, card))
        return self._best(1 - seat, hands, (loose, piles, sweeps, last), low, high)

    def _best(self, seat: Seat, hands: Hands, table: Table, low: float, high: float) -> float:
        self.places += 1
        if not hands[seat]:
            return self._points(table)
        ours = seat == self.memory.seat
        best = -99.0 if ours else 99.0
        for card in hands[seat]:
            for cards in (*takes(self.memory.options, card, table[0]), ()):
                value = self.after(seat, hands, table, card, cards, low, high)
                best = max(best, value) if ours else min(best, value)
                low, high = (max(low, best), high) if ours else (low, min(high, best))
                if low >= high or self.places > self.most:
                    return best
        return best

    def _points(self, table: Table) -> float:
        loose, piles, sweeps, last = table
        if last is not None:
            piles = tuple((*pile, *loose) if n == last else pile for n, pile in enumerate(piles))
        points = [float(n) for n in sweeps]
        for item in items_of(self.memory.options, piles):
            points[item.side] += item.points
        return points[self.memory.side] - points[1 - self.memory.side]
