"""Card inference: which cards are where, and what the others are likely to hold."""

from __future__ import annotations

from math import comb

from games.casino.events import Trailed
from games.casino.rules.duty import covered
from games.casino.rules.groups import GroupTable
from games.casino.rules.values import SCHEMES
from games.casino.state import Public, View, unseen_cards
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.rng import Rng

_SHY = 0.75
"""Probability that a seat that trailed holds nothing that could have taken from the table."""

_TRIES = 12


class Knowledge:
    """The unseen cards of a view, and the chances that a seat holds one that does something."""

    def __init__(self, view: View) -> None:
        public = view.public
        self.public, self.seat, self.hand = public, view.seat, view.hand
        self.unseen = unseen_cards(view)
        self.shown = {
            seat: tuple(card for holder, card in public.exposed if holder == seat)
            for seat in range(len(public.held))
        }
        self._worth = SCHEMES[public.options.scheme].hand

    def chance(self, seat: Seat, value: int, rank: int = 0) -> float:
        """How likely `seat` holds a card of this value (or, for a face without one, of
        this rank).
        """
        public, worth = self.public, self._worth
        fits = [
            card for card in self.unseen if (card.rank == rank if rank else value in worth[card])
        ]
        if (
            any(build.owner == seat and build.value == value for build in public.builds)
            and not rank
        ):
            return 1.0 if not public.options.claims else 0.9
        if any(
            value in worth[card] if not rank else card.rank == rank for card in self.shown[seat]
        ):
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
        worlds = []
        for number in range(many):
            stream = rng.stream(f"world{number}")
            for _ in range(_TRIES):
                hands = self._deal(stream.shuffled(self.unseen), others)
                doubt = any(card.rank in shy[seat] for seat in others for card in hands[seat])
                if self._proven(hands, others) and not (doubt and stream.random() < _SHY):
                    break
            worlds.append(hands)
        return worlds

    def _deal(self, cards: tuple[Card, ...], others: list[Seat]) -> tuple[tuple[Card, ...], ...]:
        public, dealt = self.public, 0
        hands: list[tuple[Card, ...]] = [()] * len(public.held)
        for seat in range(len(hands)):
            if seat == self.seat:
                hands[seat] = self.hand
            else:
                shown = self.shown[seat]
                count = public.held[seat] - len(shown)
                hands[seat] = (*shown, *cards[dealt : dealt + count])
                dealt += count
        return tuple(hands)

    def _proven(self, hands: tuple[tuple[Card, ...], ...], others: list[Seat]) -> bool:
        """Can all owners take their builds (CAS-306)? With claims nothing is proven."""
        public = self.public
        if public.options.claims or not public.builds:
            return True
        for seat in others:
            own = sorted(build.value for build in public.owned(seat))
            if own and covered(own, hands[seat], self._worth) < len(own):
                return False
        return True

    def _passed_over(self, seat: Seat) -> frozenset[int]:
        """Ranks that could have taken something when `seat` trailed just now, and so are hardly in
        its hand.
        """
        event = self.public.last_play
        if type(event) is not Trailed or event.seat != seat:
            return frozenset()
        return takers(self.public, tuple(card for card in self.public.loose if card != event.card))


def takers(public: Public, loose: tuple[Card, ...]) -> frozenset[int]:
    """The ranks that can take something from these loose cards or a build."""
    values = SCHEMES[public.options.scheme]
    groups = GroupTable(loose, values.table, 16 if public.options.face_values else 10)
    stands = {build.value for build in public.builds}
    ranks = {card.rank for card in loose}
    for rank in range(1, 14):
        worth = values.hand[Card(4 * rank - 2)]  # of hearts: no casino among them
        if any(
            value in stands or groups.groups[value] for value in worth if value < len(groups.groups)
        ):
            ranks.add(rank)
    return frozenset(ranks)
