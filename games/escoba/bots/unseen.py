"""Card memory of a seat, and the worth of cards by it (9.5, 9.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.escoba.actions import Challenge, Lay, No, Rob, Soplo, Take
from games.escoba.events import Blown, ChallengeUpheld, DealStarted, InitialEscoba, Residue, Took
from games.escoba.moves import FIFTEEN, OROS, VELO, calls, in_order, plays, soplos, total, worth
from games.escoba.state import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.search import chance, hands
from playroom.engine.record import Seat
from playroom.engine.steps import Action

CARD, ORO, SEVEN = 0.05, 0.12, 0.25
_SETENTA = {7: 0.35, 6: 0.14, 1: 0.08, 5: 0.05}


class Memory:
    """The piles as they were told, the cards not seen yet, and what cards are worth now."""

    def __init__(self, turn: Turn) -> None:
        view: View = turn.view
        assert view.seat is not None
        self.view, self.public, self.seat = view, view.public, view.seat
        self.options = view.public.options
        self.side = self.options.side_of[view.seat]
        self.piles = self._piles(turn)
        out = {card for pile in self.piles for card in pile}
        out.update(self.public.loose, view.hand)
        if (window := self.public.window) is not None:
            out.update((window.card, *window.cards))
        self.unseen = tuple(card for card in self.options.pack.cards() if card not in out)
        self.weights = {card: self._weight(card) for card in self.options.pack.cards()}

    def _piles(self, turn: Turn) -> list[list[Card]]:
        piles: list[list[Card]] = [[] for _ in self.options.sides]
        for event in reversed(turn.seen):
            if isinstance(event, DealStarted | Residue):
                break
            if isinstance(event, Took | Blown):
                mine = (event.card, *event.cards)
            elif isinstance(event, InitialEscoba):
                mine = event.cards
            else:
                continue
            piles[self.options.side_of[event.seat]].extend(mine)
        undone = [event for event in turn.seen if isinstance(event, ChallengeUpheld)]
        for event in undone:
            back = {event.card, *event.cards}
            if back & set(self.public.loose):  # cards on the table are in no pile
                for pile in piles:
                    pile[:] = [card for card in pile if card not in self.public.loose]
        return piles

    def _weight(self, card: Card) -> float:
        """What a card brings to the side that gains it, as far as the points are open."""
        two = len(self.piles) == 2
        most = 21 if two else 40 // len(self.piles) + 4
        weight = CARD if max(map(len, self.piles)) < most else 0.0
        if card.suit == OROS:
            oros = max(sum(c.suit == OROS for c in pile) for pile in self.piles)
            weight += ORO if oros < 6 else 0.0
        point = self.options.sevens_point
        if point in ("sevens", "ladder"):
            sevens = max(sum(c.rank == 7 for c in pile) for pile in self.piles)
            weight += SEVEN if card.rank == 7 and sevens < 3 else 0.0
        elif point != "none":
            weight += _SETENTA.get(card.rank, 0.0)
        return weight + (card == VELO)

    def sum(self, cards: Iterable[Card]) -> float:
        """What cards are worth together."""
        return sum(self.weights[card] for card in cards)

    def chance(self, value: int, held: int) -> float:
        """The probability that a seat with `held` unseen cards holds this value."""
        fits = sum(worth(card) == value for card in self.unseen)
        return chance(fits, len(self.unseen), held)

    def plays(self) -> list[Lay | Take]:
        """The plays to look at: what clears the table is called where that is needed."""
        loose = len(self.public.loose)
        return [
            play
            for play in plays(self.public, self.view.hand)
            if isinstance(play, Lay) or play.call == calls(self.public, len(play.cards) == loose)[0]
        ]

    def left(self, play: Lay | Take) -> tuple[Card, ...]:
        """The loose cards after a play."""
        if isinstance(play, Lay):
            return in_order((*self.public.loose, play.card))
        return in_order(card for card in self.public.loose if card not in play.cards)

    def hands(self, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        """Hands as they may be, the own one as it is."""
        return hands(cards, self.public.held, {self.seat: self.view.hand})

    def need(self, value: int) -> int:
        """The value that takes cards which make `value` together."""
        return value if self.options.scopa else FIFTEEN - value

    def rivals(self) -> Sequence[Seat]:
        """The opponents that play before this seat again."""
        return self.options.opponents(self.seat)


def reply(turn: Turn, memory: Memory | None, attentive: bool = True) -> Action | None:
    """The answer to a window, a robbery or a soplo; None when a card is to be played."""
    view: View = turn.view
    public = view.public
    if (window := public.window) is not None:
        wrong = total((window.card, *window.cards)) != FIFTEEN
        return Challenge() if wrong and attentive else No()
    if not attentive:
        return None
    if public.uncalled not in (None, view.seat):
        return Rob()
    soplos_open = list(soplos(public))
    if not soplos_open:
        return None
    weights = memory or Memory(turn)

    def gain(cards: tuple[Card, ...]) -> float:
        return weights.sum(cards) + (len(cards) == len(public.loose))

    best = max(soplos_open, key=gain)
    return Soplo(best, calls(public, len(best) == len(public.loose))[0])
