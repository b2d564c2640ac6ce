"""Base tables: `PlainTable` answers every key of a game without cards, `MenuTable` has a row of
what one may do, `CardTable` answers those of a plain card game.

A game of cards in hands and cards on the table writes `plays` and is finished; what it says in its
own way it overrides, one answer at a time (`answer_burden`, `answer_why` ...). The sentences are
those of the room (`kit-...`), in every language. A question that neither the kit nor the game
answers is left out of help and of the buttons (`Table.unasked`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Protocol, TypeVar

from playroom.engine.cards import Card
from playroom.engine.kit.hands import Order, by_suits
from playroom.engine.kit.told import card_items, own_first, per_seat, score_notes, sorted_hand
from playroom.engine.notes import Notes, Rejection, Seats, Who, note
from playroom.engine.record import Seat
from playroom.engine.table import ORDERS, Answer, Ask, Item, Offer, Table, Zone


class CardView(Protocol):
    """What a view must have for the answers of `CardTable`."""

    @property
    def seat(self) -> Seat | None:
        """The seat of the view, None for a spectator."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of every side."""

    @property
    def turn(self) -> Seat | None:
        """The seat to act, None when the game is over."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The own cards; none for a spectator."""

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards that lie open, the oldest first."""


P = TypeVar("P")
V = TypeVar("V", bound=CardView)

NEUTRAL: Mapping[Ask, str] = {
    Ask.COUNT: "answer_count",
    Ask.BURDEN: "answer_burden",
    Ask.FIRST: "answer_first",
    Ask.TABLE: "answer_table",
    Ask.HAND: "answer_hand",
    Ask.HOLDINGS: "answer_holdings",
}
"""The questions that a game may leave unanswered, and the methods that answer them."""


def out_of_turn(view: Any) -> Rejection | None:
    """Why the seat of `view` can do nothing now, or None when it is in turn, or is one of those who
    choose at once (`choosing`, where the view has such a field).
    """
    choosing: tuple[Seat, ...] = getattr(view, "choosing", ())
    if view.seat in choosing:
        return None
    if choosing:
        return Rejection.of("not_your_turn", "kit-refuse-chosen", others=Seats(choosing))
    if view.turn is None:
        return Rejection.of("game_over", "table-game-over")
    if view.turn != view.seat:
        return Rejection.of("not_your_turn", "table-not-your-turn", who=Who(view.turn))
    return None


class PlainTable(Table[P]):
    """An answer to every key, for a game without cards.

    Its view has the fields `seat`, `turn` (None when the game is over) and `scores` (of every
    side); with a field `last` (the last event, or None) L is answered too, and `choosing` names the
    seats that still choose where all do so at once.
    """

    @cached_property
    def unasked(self) -> frozenset[Ask]:
        return frozenset(
            ask
            for ask, name in NEUTRAL.items()
            if getattr(type(self), name) is getattr(PlainTable, name)
        )

    def answer(self, view: P, ask: Ask) -> Answer:
        answers: dict[Ask, Callable[[P], Answer]] = {
            Ask.COUNT: self.answer_count,
            Ask.BURDEN: self.answer_burden,
            Ask.FIRST: self.answer_first,
            Ask.TABLE: self.answer_table,
            Ask.SCORES: self.answer_scores,
            Ask.DETAILS: self.answer_details,
            Ask.TURN: self.answer_turn,
            Ask.HAND: self.answer_hand,
            Ask.HOLDINGS: self.answer_holdings,
            Ask.LAST: self.answer_last,
            Ask.NEXT: self.answer_next,
            Ask.WHY: self.answer_why,
        }
        return answers[ask](view)

    def answer_count(self, view: P) -> Answer:
        """C: what is being counted."""
        return (note("kit-no-count"),)

    def answer_burden(self, view: P) -> Answer:
        """B: the seat with the burden."""
        return (note("kit-no-burden"),)

    def answer_first(self, view: P) -> Answer:
        """F: the first or face-up card."""
        return (note("kit-no-first"),)

    def answer_table(self, view: P) -> Answer:
        """V: the table."""
        return (note("kit-no-table"),)

    def answer_scores(self, view: Any) -> Answer:
        """S: the scores, one's own first."""
        return (note("kit-scores", scores=score_notes(view.scores, view.seat)),)

    def answer_details(self, view: P) -> Answer:
        """Shift S: the scores in detail."""
        return self.answer_scores(view)

    def answer_turn(self, view: Any) -> Answer:
        """T: who is awaited."""
        if choosing := getattr(view, "choosing", ()):
            own = view.seat in choosing
            return (note("kit-choosing", others=Seats(choosing), own=own),)
        if view.turn is None:
            return (note("kit-turn-nobody"),)
        return (note("kit-turn", who=Who(view.turn)),)

    def answer_hand(self, view: P) -> Answer:
        """H: the own hand."""
        return (note("kit-no-hand"),)

    def answer_holdings(self, view: P) -> Answer:
        """E: how many cards each seat holds."""
        return (note("kit-no-hand"),)

    def answer_last(self, view: Any) -> Answer:
        """L: the last play."""
        last = getattr(view, "last", None)
        told: Answer = () if last is None else self.narrate(last, view.seat)
        return told or (note("kit-nothing-yet"),)

    def answer_next(self, view: P) -> Answer:
        """Z, when nothing can be played."""
        return self.answer_turn(view)

    def answer_why(self, view: P) -> Answer:
        """W: what may be done here."""
        return self.answer_turn(view)


class MenuTable(PlainTable[P]):
    """What one may do in one's turn as a row of items: Enter does the one under the cursor."""

    @abstractmethod
    def offers(self, view: P) -> tuple[Offer, ...]:
        """What the seat of a view may do now, or could if it were its turn."""

    def zones(self, view: Any, order: str = "rank") -> tuple[Zone, ...]:
        offers = () if view.seat is None else self.offers(view)
        items = tuple(Item(repr(one.action), one.note, markable=False) for one in offers)
        return (Zone("hand", note("kit-zone-choices"), items),)

    def act(
        self, view: P, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if refused := out_of_turn(view):
            return refused
        if at is None:
            return Rejection.of("nothing", "kit-refuse-choose")
        return tuple(one for one in self.offers(view) if repr(one.action) == at.key)

    def playable(self, view: Any) -> tuple[str, ...]:
        return tuple(item.key for item in self.zones(view)[0].items)

    def answer_why(self, view: P) -> Answer:
        if out_of_turn(view):
            return self.answer_turn(view)
        offers = Notes(tuple(one.note for one in self.offers(view)))
        return (note("kit-why-offers", offers=offers),)


class CardTable(PlainTable[V]):
    """Hand and table, and an answer to every key."""

    hand_order: ClassVar[Order | None] = None
    """The game's own order of a hand, which is then told suit by suit; None: as the player sorts
    hands. Where it depends on the table, override `own_order`.
    """

    @abstractmethod
    def plays(self, view: V, cards: tuple[Card, ...]) -> tuple[Offer, ...] | Rejection:
        """What can be done with exactly these cards of the hand, best first; never empty."""

    def fits(self, view: V) -> tuple[Card, ...]:
        """The cards of the hand that can be played now (or could, if it were one's turn)."""
        return tuple(
            card for card in view.hand if not isinstance(self.plays(view, (card,)), Rejection)
        )

    def own_order(self, view: V) -> Order | None:
        """The order of a hand at this table."""
        return self.hand_order

    def sorts(self, view: V) -> tuple[str, ...]:
        return () if self.own_order(view) else ORDERS

    def arranged(self, view: V, cards: Iterable[Card], order: str = "rank") -> tuple[Card, ...]:
        """Cards in the order in which a hand is heard."""
        own = self.own_order(view)
        return sorted_hand(cards, order) if own is None else own.arranged(cards)

    # -- what lies there ---------------------------------------------------------------------------

    def zones(self, view: V, order: str = "rank") -> tuple[Zone, ...]:
        hand = card_items(self.arranged(view, view.hand, order), "kit-item")
        table = card_items(view.table, "kit-item", markable=False)
        return (
            Zone("hand", note("kit-zone-hand"), hand),
            Zone("table", note("kit-zone-table"), table),
        )

    def act(
        self, view: V, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        items = tuple(marked) or ((at,) if at is not None and at.markable else ())
        cards = tuple(item.card for item in items if item.card is not None)
        refused = out_of_turn(view)
        if refused is not None:
            return refused
        return self.plays(view, cards) if cards else Rejection.of("no_card", "kit-no-card")

    def playable(self, view: V) -> tuple[str, ...]:
        return tuple(repr(card) for card in self.arranged(view, self.fits(view)))

    # -- what the keys answer ----------------------------------------------------------------------

    def answer_table(self, view: V) -> Answer:
        return (note("kit-table", cards=view.table) if view.table else note("kit-table-empty"),)

    def answer_hand(self, view: V) -> Answer:
        if view.seat is None:
            return (note("kit-watching"),)
        if not view.hand:
            return (note("kit-hand-none"),)
        cards = self.arranged(view, view.hand)
        if self.own_order(view) is None:
            return (note("kit-hand", cards=cards),)
        return (note("kit-hand-suits", count=len(cards), suits=by_suits(cards)),)

    def answer_holdings(self, view: V) -> Answer:
        seats = own_first(range(len(view.counts)), view.seat)
        return (note("kit-holdings", parts=per_seat(seats, "kit-holding", "count", view.counts)),)

    def answer_next(self, view: V) -> Answer:
        return (note("kit-next-none"),)

    def answer_why(self, view: V) -> Answer:
        if out_of_turn(view) is not None:
            return self.answer_turn(view)
        cards = self.arranged(view, self.fits(view))
        return (note("kit-why", cards=cards) if cards else note("kit-next-none"),)
