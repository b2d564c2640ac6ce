"""What a seat can work out from what it knows: which cards are where, and what the others are
likely to hold (9.2).
"""

from __future__ import annotations

from math import comb

from games.casino.answers import unseen_cards
from games.casino.events import Trailed
from games.casino.groups import Groups
from games.casino.legality import held
from games.casino.model import Public, View
from games.casino.values import SCHEMES
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.rng import Rng

_SHY = 0.75
"""How sure it is that somebody who trailed holds nothing that could have taken from the table."""

_TRIES = 12


class Knowledge:
    """The unseen cards of a view, and the chances that a seat holds one that does something."""

    def __init__(self, view: View) -> None:
        public = view.public
        self.public, self.seat, self.hand = public, view.seat, view.hand
        self.unseen = unseen_cards(view)
        self.shown = {
            seat: tuple(card for one, card in public.exposed if one == seat)
            for seat in range(len(public.held))
        }
        self._worth = SCHEMES[public.rules.scheme].hand

    def chance(self, seat: Seat, value: int, rank: int = 0) -> float:
        """How likely `seat` holds a card of this value (or, for a face without one, of
        this rank).
        """
        public, worth = self.public, self._worth
        fits = [one for one in self.unseen if (one.rank == rank if rank else value in worth[one])]
        if any(pile.owner == seat and pile.value == value for pile in public.builds) and not rank:
            return 1.0 if not public.rules.claims else 0.9
        if any(value in worth[one] if not rank else one.rank == rank for one in self.shown[seat]):
            return 1.0
        total, hidden = len(self.unseen), public.held[seat] - len(self.shown[seat])
        if not fits or hidden <= 0:
            return 0.0
        if total - len(fits) < hidden:
            return 1.0
        return 1 - comb(total - len(fits), hidden) / comb(total, hidden)

    def worlds(self, many: int, rng: Rng) -> list[tuple[tuple[Card, ...], ...]]:
        """Hands as they may be, `many` of them; one when they are known."""
        public = self.public
        others = [seat for seat in range(len(public.held)) if seat != self.seat]
        if len(others) == 1 and not public.stock_size:
            return [self._deal(self.unseen, others)]
        shy = {seat: self._passed_over(seat) for seat in others}
        out = []
        for number in range(many):
            stream = rng.stream(f"world{number}")
            for _ in range(_TRIES):
                hands = self._deal(stream.shuffled(self.unseen), others)
                doubt = any(one.rank in shy[seat] for seat in others for one in hands[seat])
                if self._proven(hands, others) and not (doubt and stream.random() < _SHY):
                    break
            out.append(hands)
        return out

    def _deal(self, cards: tuple[Card, ...], others: list[Seat]) -> tuple[tuple[Card, ...], ...]:
        public, at = self.public, 0
        hands: list[tuple[Card, ...]] = [()] * len(public.held)
        for seat in range(len(hands)):
            if seat == self.seat:
                hands[seat] = self.hand
            else:
                shown = self.shown[seat]
                count = public.held[seat] - len(shown)
                hands[seat] = (*shown, *cards[at : at + count])
                at += count
        return tuple(hands)

    def _proven(self, hands: tuple[tuple[Card, ...], ...], others: list[Seat]) -> bool:
        """Can all owners take their builds (CAS-306)? With claims nothing is proven."""
        public = self.public
        if public.rules.claims or not public.builds:
            return True
        for seat in others:
            own = sorted(pile.value for pile in public.owned(seat))
            if own and held(own, hands[seat], self._worth) < len(own):
                return False
        return True

    def _passed_over(self, seat: Seat) -> frozenset[int]:
        """Ranks that could have taken something when `seat` trailed just now, and so are hardly in
        its hand.
        """
        event = self.public.last_play
        if type(event) is not Trailed or event.seat != seat:
            return frozenset()
        return takers(self.public, tuple(one for one in self.public.loose if one != event.card))


def takers(public: Public, loose: tuple[Card, ...]) -> frozenset[int]:
    """The ranks that can take something from these loose cards or a build."""
    values = SCHEMES[public.rules.scheme]
    groups = Groups(loose, values.table, 16 if public.rules.royal else 10)
    stands = {pile.value for pile in public.builds}
    out = {one.rank for one in loose}
    for rank in range(1, 14):
        worth = values.hand[Card(4 * rank - 2)]  # of hearts: no casino among them
        if any(
            value in stands or groups.groups[value] for value in worth if value < len(groups.groups)
        ):
            out.add(rank)
    return frozenset(out)
