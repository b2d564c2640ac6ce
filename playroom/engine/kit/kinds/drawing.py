"""Games in which a turn is a card drawn, from the stock or from the pile, and a card laid away."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, TypeVar

from playroom.engine.cards import Card
from playroom.engine.kit.events import Told
from playroom.engine.kit.face import CardTable, CardView, out_of_turn
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.hands import without
from playroom.engine.kit.turns import TurnGame
from playroom.engine.kit.views import HandView, view_of
from playroom.engine.notes import Notes, Rejection, note, replaced
from playroom.engine.record import Count, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.engine.table import Answer, GameKey, Item, Offer, Zone

S = TypeVar("S")
T = TypeVar("T")
V = TypeVar("V", bound=CardView)


class Draw(Action):
    """The top card of the stock is drawn."""


class Take(Action):
    """The top card of the pile is taken."""


class Drew(Told):
    """A card was drawn from the stock; only its seat is told which."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Drew:
        return self if seat == self.seat else Drew(self.seat, None)


class Taken(Told):
    """The top card of the pile was taken."""

    seat: Seat
    card: Card


class Discarded(Told):
    """A card was laid away, on the pile."""

    seat: Seat
    card: Card


class Closed(Told):
    """A seat has ended the deal."""

    seat: Seat


# messages: kit-event-drew kit-event-taken kit-event-discarded kit-event-closed


class DrawView(HandView):
    """What a seat may know: the cards of the pile, the last one on top, and how many the stock has;
    `drawing` until a card has been drawn.
    """

    pile: tuple[Card, ...]
    stock: Count
    drawing: bool

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards that lie open."""
        return self.pile[-1:]


class DrawTable(CardTable[V]):
    """Keyboard and answers: Enter on the stock or the pile, or the keys D and U, draw; Enter on a
    card lays it away. Write `plays`, what may be done with a card.
    """

    keys: ClassVar[tuple[GameKey, ...]] = (GameKey("draw", "d"), GameKey("take", "u"))

    def zones(self, view: Any, order: str = "rank") -> tuple[Zone, ...]:
        hand, _ = super().zones(view, order)
        stock = Item("stock", note("kit-stock", count=view.stock), markable=False)
        pile = (Item(repr(card), note("kit-pile", card=card), card, False) for card in view.table)
        return hand, Zone("table", note("kit-zone-table"), (stock, *pile))

    def act(
        self, view: Any, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if out_of_turn(view) or not view.drawing or marked or at is None or at.markable:
            return super().act(view, marked, at)
        return self.draws(view)[at.key != "stock" :][:1]

    def draws(self, view: Any) -> tuple[Offer, ...]:
        """The stock, and the pile when there is one."""
        stock = Offer(Draw(), note("kit-offer-draw"))
        return (stock, *(Offer(Take(), note("kit-offer-take", card=card)) for card in view.table))

    def plays(self, view: Any, cards: tuple[Card, ...]) -> tuple[Offer, ...] | Rejection:
        if view.drawing:
            return Rejection.of("draw_first", "kit-ask-draw")
        if len(cards) != 1:
            return Rejection.of("wrong_number", "kit-refuse-away", count=len(cards))
        return self.discards(view, cards[0])

    @abstractmethod
    def discards(self, view: Any, card: Card) -> tuple[Offer, ...]:
        """What may be done with a card once one has been drawn, best first; never empty."""

    def press(
        self, view: Any, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if refused := out_of_turn(view):
            return refused
        if not view.drawing:
            return Rejection.of("drawn", "kit-ask-discard")
        return self.draws(view)[name != "draw" :][:1] or Rejection.of("no_pile", "kit-no-pile")

    def answer_first(self, view: Any) -> Answer:
        """F: the top card of the pile."""
        return tuple(note("kit-pile", card=card) for card in view.table) or (note("kit-no-pile"),)

    def answer_table(self, view: Any) -> Answer:
        stock = note("kit-stock", count=view.stock)
        if not view.table:
            return (stock,)
        return (note("kit-pile-stock", card=view.table[0], count=view.stock),)

    def answer_next(self, view: Any) -> Answer:
        return self.answer_why(view)

    def answer_why(self, view: Any) -> Answer:
        if out_of_turn(view):
            return self.answer_turn(view)
        return (note("kit-ask-draw" if view.drawing else "kit-ask-discard"),)


class DrawGame(TurnGame[S, T]):
    """A game of drawing and laying away. Its state has `hands`, `stock` and `pile` (tuples of
    cards, the next one first and the last one on top), `turn` and `drawing`, its table is a
    `DrawTable`. Write `start`, `discarded` and `exhausted`; an action that lays away has a field
    `card`.
    """

    @abstractmethod
    def discarded(self, flow: Flow[Any], action: Any, rng: Rng) -> bool:
        """The seat in turn has laid a card away: what follows, and whether it ends the deal."""

    @abstractmethod
    def exhausted(self, flow: Flow[Any], rng: Rng) -> None:
        """The stock is at its end when a card would have to be drawn."""

    def kinds(self, state: Any) -> tuple[type[Action], ...]:
        draws: tuple[type[Action], ...] = (Draw, Take) if state.pile else (Draw,)
        rest = tuple(kind for kind in super().kinds(state) if kind not in (Draw, Take))
        return draws if state.drawing else rest

    def refusal(self, view: Any, action: Any) -> Rejection | None:
        if isinstance(action, Draw | Take):
            return None
        if action.card not in view.hand:
            return Rejection.of("not_your_card", "kit-refuse-card", card=action.card)
        table: Any = self.table
        offers: tuple[Offer, ...] = table.discards(view, action.card)
        if any(offer.action == action for offer in offers):
            return None
        notes = Notes(tuple(offer.note for offer in offers))
        return Rejection.of("not_so", "kit-refuse-so", card=action.card, offers=notes)

    def choices(self, view: Any) -> Iterator[Action]:
        if out_of_turn(view):
            return
        table: Any = self.table
        offers = (
            table.draws(view)
            if view.drawing
            else (offer for card in view.hand for offer in reversed(table.discards(view, card)))
        )
        yield from (offer.action for offer in offers)

    def view(self, state: Any, seat: Seat | None) -> T:
        seen: T = view_of(self.views, state, seat, stock=len(state.stock))
        return seen

    def do(self, flow: Flow[Any], seat: Seat, action: Any, rng: Rng) -> None:
        state = flow.state
        hand = state.hands[seat]
        if isinstance(action, Draw | Take):
            drawn = isinstance(action, Draw)
            card = state.stock[0] if drawn else state.pile[-1]
            left = {"stock": state.stock[1:]} if drawn else {"pile": state.pile[:-1]}
            flow.change(hands=replaced(state.hands, seat, (*hand, card)), drawing=False, **left)
            flow.tell_last(Drew(seat, card) if drawn else Taken(seat, card))
            return
        flow.change(
            hands=replaced(state.hands, seat, without(hand, action.card)),
            pile=(*state.pile, action.card),
            drawing=True,
        )
        flow.tell_last(Discarded(seat, action.card))
        if not self.discarded(flow, action, rng):
            flow.change(turn=(seat + 1) % len(state.hands))
            if not flow.state.stock:
                self.exhausted(flow, rng)
