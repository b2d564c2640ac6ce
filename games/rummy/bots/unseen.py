"""Card inference: what a seat can infer of unseen cards from public events."""

from __future__ import annotations

from collections.abc import Sequence

from games.rummy import events as e
from games.rummy.rules.melds import Cards
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Event


class Memory:
    """What the events of this hand told: the pile, cards that others took up and still hold
    (`taken`), threw, or left on the pile in their turn (`let_lie`), and what can still come.
    """

    def __init__(self, view: View, seen: Sequence[Event]) -> None:
        self.taken: dict[Seat, list[Card]] = {}
        self.thrown: dict[Seat, list[Card]] = {}
        self.let_lie: dict[Seat, list[Card]] = {}
        pile: list[Card] = []
        turned: list[Card] | None = None
        for event in _this_hand(seen):
            if isinstance(event, e.HandStarted):
                pile = [event.top]
            elif isinstance(event, e.Discarded):
                pile.append(event.card)
                self.thrown.setdefault(event.seat, []).append(event.card)
                self._gone(event.seat, (event.card,))
            elif isinstance(event, e.Declined):
                if event.card is not None:
                    self.let_lie.setdefault(event.seat, []).append(event.card)
            elif isinstance(event, e.Opened):
                for meld in event.melds:
                    self._gone(event.seat, meld.cards)
            elif isinstance(event, (e.LaidOff, e.Replaced)):
                self._gone(event.seat, (event.card,))
            elif isinstance(event, e.Undone):
                self.taken.setdefault(event.seat, []).extend(event.cards)
            elif isinstance(event, (e.TookDiscard, e.Claimed)):
                if pile:
                    pile.pop()
                elif turned:  # the pile was turned over for the penalty card, without this one
                    turned.pop()
                self.taken.setdefault(event.seat, []).append(event.card)
                if isinstance(event, e.Claimed) and turned:
                    turned.pop(0)
            elif isinstance(event, e.DrewStock):
                if turned:
                    turned.pop(0)
            elif isinstance(event, e.StockTurned):
                turned, pile = list(pile), []
        self.pile = pile
        self.coming = turned
        """The stock in order, once the pile was turned over (RUM-060); None while unknown."""
        self.unseen = self._unseen(view)

    def _gone(self, seat: Seat, cards: Cards) -> None:
        """Cards that have left a hand are no longer known to be there."""
        known = self.taken.get(seat)
        for card in cards if known else ():
            if known and card in known:
                known.remove(card)

    def _unseen(self, view: View) -> list[Card]:
        left = list(view.options.deck)
        gone = [*view.hand, *self.pile, *(self.coming or ())]
        gone += [card for laid in view.public.melds for card in laid.meld.cards]
        gone += [card for seat, held in self.taken.items() if seat != view.seat for card in held]
        for card in gone:
            if card in left:
                left.remove(card)
        return left


def _this_hand(seen: Sequence[Event]) -> list[Event]:
    """The events since the cards were dealt, oldest first."""
    events: list[Event] = []
    for event in reversed(seen):
        events.append(event)
        if isinstance(event, e.HandStarted):
            break
    events.reverse()
    return events
