"""The rivals, by what each overlooks. They know what their seats know."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from games.brisca import events as e
from games.brisca.actions import Lay, Sign
from games.brisca.options import WORTH, worth
from games.brisca.state import State, View, signs, songs, swaps
from playroom.engine import kit


class EasyBot(kit.Bot):
    """Takes with the cheapest card that takes, whatever lies there; overlooks all else."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """The card to lay."""
        view, able = turn.view, lays(turn.view)
        takes = (lay for lay in able if view.ranking.best(view.trick.laid(lay.card)) == lay.card)
        return next(takes, able[0]) if view.trick.cards else able[0]


class FairBot(kit.Bot):
    """Weighs what lies there against what a card is good for; overlooks signs and what is out."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """A song or a swap at once, else the card."""
        return besides(turn.view, ()) or max(lays(turn.view), key=lambda lay: value(turn.view, lay))


def lays(view: View) -> list[Lay]:
    """The cards that may be laid, those that give least away first."""

    def cost(card: kit.Card) -> tuple[bool, int, int]:
        return card.suit == view.turned.suit, WORTH.get(card.rank, 0), view.ranking.height(card)

    cards = kit.may_lay(view.hand, view.trick, view.ranking, view.following)
    return [Lay(card) for card in sorted(cards, key=cost)]


def besides(view: View, told: Sequence[int]) -> kit.Action | None:
    """A song, a swap, or a sign for one of the ranks `told`."""
    found = [able for find in (songs, swaps, signs) if isinstance(able := find(view), tuple)]
    wise = (a for able in found for a in able if not isinstance(a, Sign) or a.card.rank in told)
    return next(wise, None)


def value(view: View, lay: Lay) -> float:
    """The points of the trick by how likely the own side takes it, less the use of the card."""
    trick, trump, height = view.trick.laid(lay.card), view.turned.suit, view.ranking.height
    best = view.ranking.best(trick)
    safe = 0.4 if best.suit != trump else 0.97 if WORTH.get(best.rank, 0) >= 10 else 0.85
    holds = safe ** (trick.seats - len(trick.cards))
    taker = kit.side_of(view.scores, view.ranking.winner(trick))
    ours = taker == kit.side_of(view.scores, view.seat or 0)
    brings = worth(trick.cards) * (2 * (holds if ours else 0.3 * (1 - holds)) - 1)
    return brings - (2 + height(lay.card) if lay.card.suit == trump else worth([lay.card]) / 10)


def imagine(view: View, seen: Sequence[kit.Event], rng: kit.Rng) -> State:
    """A state that the seat cannot tell from the true one, with what the partner has told it."""
    under = (view.turned,) if view.left else ()
    gone = {*view.trick.cards, *view.out, *under}
    where = seen_in_hands(view, seen)
    held = [
        tuple(dict.fromkeys((*signs, *(c for c in where if where[c] == at and c not in gone))))
        for at, signs in enumerate(view.signs)
    ]
    held[view.seat or 0] = view.hand
    if (partner := view.options.partner(view.seat)) is not None and view.shown:
        held[partner] = view.shown
    lacking = [count - len(cards) for count, cards in zip(view.counts, held, strict=True)]
    *new, stock = kit.dealt_anew({*view.options.cards} - gone.union(*held), lacking, rng)
    hands = tuple((*one, *other) for one, other in zip(held, new, strict=True))
    return kit.replace(view, hands=hands, stock=(*stock, *under))


def seen_in_hands(view: View, seen: Sequence[kit.Event]) -> dict[kit.Card, kit.Seat]:
    """The cards that all have seen in a hand or on their way into one, and whose they are: the
    trump that the dealer showed or that was drawn last, swaps and songs (BRI-022, 034, 043, 053).
    """
    holders: dict[kit.Card, kit.Seat] = {}
    turned, stock, seats = view.turned, 0, len(view.counts)
    for event in seen:
        match event:
            case e.Dealt(seat, card, left):
                holders, turned, stock = {} if left else {card: seat}, card, left
            case e.Swapped(seat, card, given):
                holders[card], turned = seat, given
                holders.pop(given, None)
            case e.Sung(seat, cards):
                holders |= dict.fromkeys(cards, seat)
            case e.Took(seat) if stock:
                stock -= seats
                holders |= {} if stock else {turned: (seat - 1) % seats}
            case kit.Laid(_, card):
                holders.pop(card, None)
    return holders


def lead(state: State, seat: kit.Seat) -> float:
    """The lead of the own side in points of the deal, and in deals won."""
    totals = [50 * won + state.points[side] for side, won in enumerate(state.scores)]
    return totals.pop(kit.side_of(totals, seat)) - max(totals)


class Searcher(kit.SearchBot):
    """Tells its partner the trumps `told`, and searches once each seat has `begin` draws left."""

    def __init__(self, worlds: int, begin: int, told: Sequence[int]) -> None:
        super().__init__(
            lambda: import_module("games.brisca").GAME,
            imagine,
            FairBot,
            worlds,
            over=lambda first, now: now.deal != first.deal,
            worth=lead,
            choices=lays,
        )
        self._begin, self._told = begin, told

    def decide(self, turn: kit.Turn) -> kit.Action:
        """A song, a swap or a sign before the card."""
        early = turn.view.left > self._begin * len(turn.view.counts)
        search = FairBot().decide if early else super().decide
        return besides(turn.view, self._told) or search(turn)

    def judge(
        self, turn: kit.Turn, times: int = 1, also: Sequence[kit.Action] = ()
    ) -> kit.Judgement:
        """A song, a swap or a sign before the card."""
        first = besides(turn.view, self._told)
        return super().judge(turn, times, also) if first is None else kit.only_choice(first)


LEVELS = {
    "easy": EasyBot,
    "fair": FairBot,
    "good": lambda: Searcher(worlds=10, begin=0, told=(1, 3)),
    "expert": lambda: Searcher(worlds=16, begin=3, told=tuple(WORTH)),
}
