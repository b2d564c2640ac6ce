"""Tricks: turns, legal cards, the winner of a trick, and how they are told.

>>> from playroom.engine.cards import card, cards
>>> whist = Ranking(ACE_HIGH, trump=card("AH").suit)
>>> trick = Trick(leader=1, seats=3)
>>> trick = trick.laid(card("QS")).laid(card("2H"))
>>> trick.turn, trick.by_seat()
(0, ((1, QS), (2, 2H)))
>>> whist.winner(trick)
2
>>> may_lay(cards("AS 3S 4D"), trick, whist)
(AS, 3S)
>>> may_lay(cards("AS 4H 4D"), trick, whist, Following.BEAT)
(AS,)
>>> may_lay(cards("3H 4D"), trick.laid(card("5H")), whist, Following.BEAT)
(3H, 4D)
"""

from __future__ import annotations

import enum
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, TypeVar

from msgspec.structs import asdict

from playroom.engine.cards import Card
from playroom.engine.kit.events import CardDrawn, Laid
from playroom.engine.kit.face import CardTable, CardView, out_of_turn
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.hands import ACE_HIGH as ACE_HIGH
from playroom.engine.kit.hands import BRISCA as BRISCA
from playroom.engine.kit.hands import Order, without
from playroom.engine.kit.hands import by_suits as by_suits
from playroom.engine.kit.told import card_items, order_from
from playroom.engine.kit.turns import TurnGame
from playroom.engine.kit.views import HandView, view_of
from playroom.engine.notes import Note, Notes, Rejection, Who, note, replaced
from playroom.engine.record import Count, Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event
from playroom.engine.table import Answer, Item, Offer, Zone


class Following(enum.StrEnum):
    """What the card that was led asks of those who follow."""

    FREE = "free"
    """Nothing: any card may be laid."""
    SUIT = "suit"
    """Its suit, when one can."""
    BEAT = "beat"
    """Its suit, and a card that beats the best one, when one can; without the suit a trump that
    does, when one can."""


class Trick(Record):
    """The cards of a trick in the order in which they were laid: the first one by `leader`."""

    leader: Seat
    seats: Count
    cards: tuple[Card, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """The seat that lays the next card, None when all have."""
        return None if self.whole else self.seat_at(len(self.cards))

    @property
    def whole(self) -> bool:
        """Have all laid a card?"""
        return len(self.cards) == self.seats

    @property
    def led(self) -> Card | None:
        """The first card."""
        return self.cards[0] if self.cards else None

    def seat_at(self, place: int) -> Seat:
        """The seat that laid the card at that place, from 0."""
        return (self.leader + place) % self.seats

    def by_seat(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards with those who laid them."""
        return tuple((self.seat_at(place), card) for place, card in enumerate(self.cards))

    def laid(self, card: Card) -> Trick:
        """The trick with one card more."""
        return Trick(self.leader, self.seats, (*self.cards, card))


class Ranking(Record):
    """Which cards beat which: `ranks` from the lowest to the highest, and the suit of trumps."""

    ranks: tuple[Count, ...]
    trump: Count | None = None

    def height(self, card: Card) -> int:
        """How high a card stands in its suit, from 0."""
        return self.ranks.index(card.rank)

    def beats(self, card: Card, other: Card) -> bool:
        """Does `card`, laid after `other`, take the trick from it?"""
        if card.suit == other.suit:
            return self.height(card) > self.height(other)
        return card.suit == self.trump

    def best(self, trick: Trick) -> Card:
        """The card that takes the trick so far. There must be one."""
        best = trick.cards[0]
        for card in trick.cards[1:]:
            if self.beats(card, best):
                best = card
        return best

    def winner(self, trick: Trick) -> Seat:
        """Who takes the trick so far."""
        return trick.seat_at(trick.cards.index(self.best(trick)))

    @property
    def of_hand(self) -> Order:
        """The order of a hand: trumps first, suit by suit, the highest first."""
        return Order(self.ranks, self.trump)

    def order(self, card: Card) -> tuple[bool, int, int]:
        """Sorts a hand in that order."""
        return card.suit != self.trump, card.suit, -self.height(card)


def may_lay(
    hand: tuple[Card, ...], trick: Trick, ranking: Ranking, following: Following = Following.SUIT
) -> tuple[Card, ...]:
    """The cards of a hand that may be laid to a trick, in the order of the hand."""
    led = trick.led
    if led is None or following is Following.FREE:
        return hand
    same = tuple(card for card in hand if card.suit == led.suit)
    if following is Following.SUIT:
        return same or hand
    best = ranking.best(trick)
    higher = tuple(card for card in same or hand if ranking.beats(card, best))
    return higher or same or hand


def refusal(
    hand: tuple[Card, ...],
    card: Card,
    trick: Trick,
    ranking: Ranking,
    following: Following = Following.SUIT,
) -> Rejection | None:
    """Why a card of the hand may not be laid (codes `must_follow`, `must_beat`), or None. The
    sentence names what may be.
    """
    legal = may_lay(hand, trick, ranking, following)
    if card in legal or trick.led is None:
        return None
    led = trick.led
    if card.suit != led.suit and legal[0].suit == led.suit:
        return Rejection.of("must_follow", "kit-refuse-follow", suit=led.suit, cards=legal)
    return Rejection.of("must_beat", "kit-refuse-beat", card=ranking.best(trick), cards=legal)


# -- by keyboard and ear ---------------------------------------------------------------------------


Able: TypeAlias = "tuple[Action, ...] | Rejection"
"""What may be done of one kind, or why nothing may."""
Extra: TypeAlias = tuple[Callable[[Any], Able], str]
S = TypeVar("S")
T = TypeVar("T")
V = TypeVar("V", bound=CardView)


class TrickTable(CardTable[V]):
    """Keyboard and answers of a trick game: a hand by suits, trumps first and the highest first;
    the trick with those who laid its cards; what may be laid. Write `laying` (`laying = Lay`).

    Its view also has the fields `trick` (a `Trick`) and `ranking` (a `Ranking`).
    """

    orders: ClassVar[tuple[str, ...]] = ("suit",)
    following: ClassVar[Following] = Following.SUIT
    extras: ClassVar[Mapping[str, Extra]] = {}
    """What may be done besides laying a card, by its verb, which is the name of its key too: what
    finds it (or says why there is none), and the message that offers it (with the fields of the
    action as values).
    """

    def follows(self, view: Any) -> Following:
        """What a card that is led asks for now, in a game in which that changes."""
        return self.following

    @abstractmethod
    def laying(self, card: Card) -> Action:
        """The action that lays a card."""

    def press(
        self, view: Any, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Answer | Rejection:
        return out_of_turn(view) or self.offers(view, name)

    def offers(self, view: Any, name: str) -> tuple[Offer, ...] | Rejection:
        """What one of the `extras` offers, or why it offers nothing."""
        find, message = self.extras[name]
        able = find(view)
        if isinstance(able, Rejection):
            return able
        return tuple(Offer(one, Note.of(message, asdict(one))) for one in able)

    def own_order(self, view: Any) -> Order | None:
        order: Order = view.ranking.of_hand
        return order

    def held(self, view: Any) -> tuple[Card, ...]:
        """The own cards in the order of the game."""
        return tuple(sorted(view.hand, key=view.ranking.order))

    def zones(self, view: Any, order: str = "rank") -> tuple[Zone, ...]:
        hand = card_items(self.held(view), "kit-item")
        trick = tuple(
            Item(repr(card), note("kit-trick-card", player=Who(seat), card=card), card, False)
            for seat, card in view.trick.by_seat()
        )
        return (
            Zone("hand", note("kit-zone-hand"), hand),
            Zone("table", note("kit-zone-table"), trick),
        )

    def plays(self, view: Any, cards: tuple[Card, ...]) -> tuple[Offer, ...] | Rejection:
        if len(cards) != 1:
            return Rejection.of("wrong_number", "kit-refuse-one", count=len(cards))
        refused = refusal(view.hand, cards[0], view.trick, view.ranking, self.follows(view))
        return refused or (Offer(self.laying(cards[0]), note("kit-offer-lay", card=cards[0])),)

    def fits(self, view: Any) -> tuple[Card, ...]:
        return may_lay(self.held(view), view.trick, view.ranking, self.follows(view))

    def playable(self, view: Any) -> tuple[str, ...]:
        return tuple(map(repr, self.fits(view)))

    def answer_last(self, view: Any) -> Answer:
        """L: before a trick begins, the last card of the one that is over."""
        laid = view.last
        if view.trick.cards or not isinstance(laid, Laid):
            return super().answer_last(view)
        return (note("kit-last-trick", who=Who(laid.seat), card=laid.card),)

    def answer_first(self, view: Any) -> Answer:
        """F: the card that was led."""
        led = view.trick.led
        return (note("kit-no-led") if led is None else note("kit-led", card=led),)

    def answer_table(self, view: Any) -> Answer:
        cards = Notes(
            tuple(
                note("kit-trick-card", player=Who(seat), card=card)
                for seat, card in view.trick.by_seat()
            )
        )
        return (note("kit-trick", cards=cards) if cards.notes else note("kit-no-led"),)

    def answer_why(self, view: Any) -> Answer:
        """W: who takes the trick so far, and which cards would."""
        if out_of_turn(view) or not view.trick.cards:
            return super().answer_why(view)
        taker = Who(view.ranking.winner(view.trick))
        better = tuple(c for c in self.fits(view) if view.ranking.best(view.trick.laid(c)) == c)
        takes = note("kit-takes", cards=better) if better else note("kit-takes-none")
        return (note("kit-taker", who=taker), takes, *super().answer_why(view))

    def answer_hand(self, view: Any) -> Answer:
        if view.seat is None or not view.hand:
            return super().answer_hand(view)
        return (note("kit-hand-suits", count=len(view.hand), suits=by_suits(self.held(view))),)


class TrickView(HandView):
    """What a seat may know in a trick game. With a field `last` L is answered too."""

    trick: Trick
    ranking: Ranking

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards that lie open."""
        return self.trick.cards


class TrickGame(TurnGame[S, T]):
    """A trick game: the turn, what may be laid, the card that is laid, and who takes the trick.

    Its state has `hands`, `trick` and `ranking`, and may have `last`; its table is a
    `TrickTable`, which names the action with its field `card`. Write `start` and `taken`.
    """

    @abstractmethod
    def taken(self, flow: Flow[Any], seat: Seat, rng: Rng) -> None:
        """All have laid a card, and `seat` takes the trick: what follows. The trick of the state
        is still there, another one has to take its place (`Trick(seat, seats)`).
        """

    def turn(self, state: Any) -> Seat | None:
        seat: Seat | None = state.trick.turn
        return None if self.outcome(state) else seat

    def refusal(self, view: Any, action: Any) -> Rejection | None:
        table: Any = self.table
        verb = self.notation.move_of(action).verb
        if verb in table.extras:
            offers = table.offers(view, verb)
            if isinstance(offers, Rejection):
                return offers
            instead = Notes(tuple(offer.note for offer in offers))
            fits = any(same_cards(offer.action, action) for offer in offers)
            return None if fits else Rejection.of("not_so", "kit-refuse-instead", offers=instead)
        if action.card not in view.hand:
            return Rejection.of("not_your_card", "kit-refuse-card", card=action.card)
        return refusal(view.hand, action.card, view.trick, view.ranking, table.follows(view))

    def choices(self, view: Any) -> Iterator[Action]:
        if out_of_turn(view):
            return
        table: Any = self.table
        yield from map(
            table.laying, may_lay(view.hand, view.trick, view.ranking, table.follows(view))
        )
        for find, _ in table.extras.values():
            able = find(view)
            yield from () if isinstance(able, Rejection) else able

    def view(self, state: Any, seat: Seat | None) -> T:
        seen: T = view_of(self.views, state, seat, turn=self.turn(state))
        return seen

    def do(self, flow: Flow[Any], seat: Seat, action: Any, rng: Rng) -> None:
        hands, card = flow.state.hands, action.card
        flow.change(
            hands=replaced(hands, seat, without(hands[seat], card)),
            trick=flow.state.trick.laid(card),
        )
        flow.tell_last(Laid(seat, card))
        if flow.state.trick.whole:
            self.taken(flow, flow.state.ranking.winner(flow.state.trick), rng)


def same_cards(one: Action, other: Action) -> bool:
    """Are two actions the same but for the order of their cards?"""
    values = (
        [sorted(v) if isinstance(v, tuple) else v for v in asdict(a).values()] for a in (one, other)
    )
    return type(one) is type(other) and next(values) == next(values)


def draw_after_trick(
    flow: Flow[Any], first: Seat, last: Callable[[Seat, Card], Event] = CardDrawn
) -> None:
    """After a trick each seat draws a card from the top of the `stock`, `first` before the others;
    each is told its own. `last` tells of the last card of the stock.
    """
    for seat in order_from(first, len(flow.state.hands)):
        hands, (card, *stock) = flow.state.hands, flow.state.stock
        flow.change(hands=replaced(hands, seat, (*hands[seat], card)), stock=tuple(stock))
        flow.tell((CardDrawn if stock else last)(seat, card))
