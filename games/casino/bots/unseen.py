"""Card inference: which cards are where, and what the others are likely to hold."""

from __future__ import annotations

from games.casino.events import Trailed
from games.casino.rules.duty import covered
from games.casino.rules.groups import GroupTable
from games.casino.rules.values import SCHEMES
from games.casino.state import Public, View, unseen_cards
from playroom.engine.cards import Card
from playroom.engine.kit.search import chance, hands
from playroom.engine.record import Seat
from playroom.engine.rng import Rng

_SHY = 0.75
"""Probability that a seat that trailed holds nothing that could have taken from the table."""

_TRIES = 12


class Knowledge:
    """The unseen cards of a view, and the chances that a seat holds one that does something."""

    def __init__(self, view: View) -> None:
        public = view.public
        assert view.seat is not None
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
        if rank:
            fits = [card.rank == rank for card in self.unseen]
            shown = any(card.rank == rank for card in self.shown[seat])
        else:
            if any(build.owner == seat and build.value == value for build in public.builds):
                return 1.0 if not public.options.claims else 0.9
            fits = [value in worth[card] for card in self.unseen]
            shown = any(value in worth[card] for card in self.shown[seat])
        hidden = public.held[seat] - len(self.shown[seat])
        return 1.0 if shown else chance(sum(fits), len(fits), hidden)

    def worlds(self, many: int, rng: Rng) -> list[tuple[tuple[Card, ...], ...]]:
        """Hands as they may be, `many` of them; one when they are known."""
        public = self.public
        others = [seat for seat in range(len(public.held)) if seat != self.seat]
        if len(others) == 1 and not public.stock_size:
            return [self._deal(self.unseen)]
        shy = {seat: self._passed_over(seat) for seat in others}
        worlds = []
        for number in range(many):
            stream = rng.stream(f"world{number}")
            for _ in range(_TRIES):
                dealt = self._deal(stream.shuffled(self.unseen))
                doubt = any(card.rank in shy[seat] for seat in others for card in dealt[seat])
                if self._proven(dealt, others) and not (doubt and stream.random() < _SHY):
                    break
            worlds.append(dealt)
        return worlds

    def _deal(self, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        return hands(cards, self.public.held, {**self.shown, self.seat: self.hand})

    def _proven(self, hands: tuple[tuple[Card, ...], ...], others: list[Seat]) -> bool:
        """Can all owners take their builds (CAS-306)? With claims nothing is proven."""
        public = self.public
        if public.options.claims or not public.builds:
            return True
        owned = ((seat, sorted(build.value for build in public.owned(seat))) for seat in others)
        return all(covered(own, hands[seat], self._worth) == len(own) for seat, own in owned)

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
