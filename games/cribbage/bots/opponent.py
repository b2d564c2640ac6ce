"""What an opponent probably holds: with two players, what people who lay away sensibly keep
(`data/kept2.csv`).

For each of the 1,820 sets of four ranks the file says how often non-dealer and dealer keep it, in
3,000,000 simulated deals of players who lay away by the tables and weigh every card against the
answers, and what they then win in the play, net of the opponent, on average (a set that is seldom
kept is drawn towards the mean).
"""

from __future__ import annotations

from functools import cache
from math import comb, exp
from typing import NamedTuple

from games.cribbage.bots.data import rows
from games.cribbage.bots.pegging import ALIKE, Ranks, Situation, Weights, judged
from games.cribbage.bots.unseen import least_values
from games.cribbage.rules.play import VALUES
from games.cribbage.state import View
from playroom.engine.cards import RANKS, Card

DOUBT = 0.4
"""How much less likely a hand is for every card that was laid although another of it was better, by
as good as nothing; a point that was given away makes it a third as likely again.
"""


class Kept(NamedTuple):
    """Four ranks, low to high; how many of each; how often they are kept and what they win, as
    non-dealer and as dealer.
    """

    ranks: Ranks
    counts: tuple[tuple[int, int], ...]
    often: tuple[float, float]
    net: tuple[float, float]


class Guess(NamedTuple):
    """A hand that the opponent may have: the ranks it still holds, all ranks it kept, and how
    likely that is.
    """

    left: Ranks
    kept: Ranks
    weight: float


@cache
def kept_hands() -> dict[Ranks, Kept]:
    """All sets of ranks by themselves."""
    by_name = {name: rank for rank, name in enumerate(RANKS, 1)}
    hands = {}
    for names, *numbers in rows("kept2.csv"):
        ranks = tuple(by_name[name] for name in names)
        pone, dealer, net_pone, net_dealer = map(float, numbers)
        counts = tuple((rank, ranks.count(rank)) for rank in sorted(set(ranks)))
        hands[ranks] = Kept(ranks, counts, (pone + 0.02, dealer + 0.02), (net_pone, net_dealer))
    return hands


@cache
def _usual() -> tuple[Kept, ...]:
    """Those that are kept at least once in 10,000 deals: 97 % of all hands."""
    return tuple(hand for hand in kept_hands().values() if sum(hand.often) > 600)


@cache
def _holding(rank: int) -> tuple[Kept, ...]:
    """Those with the rank in them."""
    return tuple(hand for hand in kept_hands().values() if rank in hand.ranks)


def net_in_play(hand: tuple[Card, ...], deals: bool) -> float:
    """What four kept cards win in the play, net, on average."""
    return kept_hands()[tuple(sorted([card.rank for card in hand]))].net[deals]


_CHANCE = tuple(
    tuple(comb(free, count) / comb(4, count) for count in range(5)) for free in range(5)
)
"""How much less likely it is to have been dealt `count` cards of a rank when only `free` of the 4
can be there.
"""


def guesses(view: View) -> list[Guess]:
    """What the only opponent may hold in the play, by what it has laid, what is seen, and the turns
    it lost.
    """
    public, seat = view.public, view.seat
    assert seat is not None
    other = 1 - seat
    laid = [card.rank for owner, card in public.laid if owner == other]
    free = [4] * 14
    seen = {*view.hand, *view.discards, *(card for owner, card in public.laid if owner == seat)}
    if public.starter is not None:
        seen.add(public.starter)
    for card in seen:
        free[card.rank] -= 1
    least = least_values(view.options, public)[other]
    deals = public.dealer == other
    held = public.held[other]
    possible = []
    for hand in _holding(laid[0]) if laid else _usual():
        weight = hand.often[deals]
        left: list[int] = []
        for rank, count in hand.counts:
            stays = count - laid.count(rank)
            if stays < 0 or count > free[rank] or (stays and VALUES[rank] < least):
                break
            weight *= _CHANCE[free[rank]][count]
            left += [rank] * stays
        else:
            if len(left) == held:
                possible.append(Guess(tuple(left), hand.ranks, weight))
    total = sum([guess.weight for guess in possible])
    return [Guess(left, ranks, weight / total) for left, ranks, weight in possible]


class _Laid(NamedTuple):
    """A card that the opponent has laid, and what it saw before."""

    rank: int
    run: Ranks
    total: int
    free: tuple[int, ...]
    held: int


def _turns(view: View) -> list[_Laid]:
    """The cards that the only opponent has laid in this play, oldest first."""
    public = view.public
    free = [4] * 14
    free[0] = 0
    if public.starter is not None:
        free[public.starter.rank] -= 1
    turns = []
    run: Ranks = ()
    total, held = 0, len(view.hand) + sum(owner == view.seat for owner, _ in public.laid)
    for owner, card in public.laid:
        value = VALUES[card.rank]
        if total + value > 31:
            run, total = (), 0
        if owner == view.seat:
            held -= 1
        else:
            turns.append(_Laid(card.rank, run, total, tuple(free), held))
        run, total = (*run, card.rank), total + value
        free[card.rank] -= 1
    return turns


def believed(view: View, guesses: list[Guess]) -> list[Guess]:
    """The guesses, those less likely that would have laid another card before."""
    turns = _turns(view)
    if not turns:
        return guesses
    weighed = [guess._replace(weight=guess.weight * _trust(guess.kept, turns)) for guess in guesses]
    total = sum([guess.weight for guess in weighed])
    return [guess._replace(weight=guess.weight / total) for guess in weighed]


def _trust(ranks: Ranks, turns: list[_Laid]) -> float:
    """How well the cards laid go with a hand: less for every one that was clearly not its best, and
    the less the more was given away.
    """
    hand, trust = ranks, 1.0
    for laid in turns:
        if hand[0] != hand[-1]:
            unseen = list(laid.free)
            for rank in hand:
                unseen[rank] -= 1
            situation = Situation(laid.run, laid.total, unseen, ((laid.held, 1, False),))
            values = judged(situation, hand, Weights())
            lost = max(values.values()) - values[laid.rank]
            if lost > ALIKE:
                trust *= DOUBT * exp(-lost)
        place = hand.index(laid.rank)
        hand = hand[:place] + hand[place + 1 :]
    return trust
