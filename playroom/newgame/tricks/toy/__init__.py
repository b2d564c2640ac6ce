"""Toy: a trick game. Five cards each, a card is turned up for trumps, suit is followed if possible;
every trick is a point.

It stands on `playroom.engine.kit.tricks`; when it grows, split it as the contract names the files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Chapter, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.search import SearchBot, dealt_anew
from playroom.engine.kit.tricks import ACE_HIGH, Ranking, Trick, TrickTable, may_lay, refusal
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notation import Move, Notation
from playroom.engine.notes import Kind, Note, Rejection, Seats, Who, note, replaced
from playroom.engine.options import Setup, TableOptions, number
from playroom.engine.packs import FRENCH
from playroom.engine.record import Count, Points, Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Outcome, Step

PRESETS = {"usual": {}, "long": {"target": 15}}
HAND = 5


class ToyOptions(TableOptions):
    """The options of one table."""

    target: int = number(5, (1, 50), steps=(3, 5, 10, 15), unit="points")


class Lay(Action):
    """A card of the hand is laid."""

    card: Card


NOTATION = Notation("toy", (Move("lay", Lay),))


class Started(Event):
    """The table before the first deal."""

    seats: Count
    target: Points

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        others = Seats(tuple(other for other in range(self.seats) if other != seat))
        return (note("toy-event-started", Kind.TABLE, target=self.target, others=others),)


class Dealt(Event):
    """A new deal: who leads, and the card turned up for trumps."""

    leader: Seat
    trump: Card

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-dealt", Kind.DEAL, who=Who(self.leader), card=self.trump),)


class Hand(Event):
    """The cards that a seat was dealt: only it is told."""

    seat: Seat
    cards: tuple[Card, ...]
    private: ClassVar[str] = "seat"

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-hand", Kind.DEAL, cards=tuple(sorted(self.cards))),)


class Laid(Event):
    """A card was laid."""

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-laid", Kind.PLAY, who=Who(self.seat), card=self.card),)


class Took(Event):
    """A trick was taken: how many points the seat has now."""

    seat: Seat
    total: Points

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-took", Kind.POINTS, who=Who(self.seat), total=self.total),)


class Won(Event):
    """The game is over."""

    seat: Seat
    points: Points

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-won", Kind.POINTS, who=Who(self.seat), points=self.points),)


class State(Record):
    """All that is true: the hands of all seats too."""

    options: ToyOptions
    scores: tuple[Points, ...]
    hands: tuple[tuple[Card, ...], ...]
    trick: Trick
    turned: Card
    deal: Count = 1
    out: tuple[Card, ...] = ()
    """The cards of the tricks that were taken in this deal."""
    winner: Seat | None = None
    last: Laid | None = None

    @property
    def ranking(self) -> Ranking:
        """Which cards beat which."""
        return Ranking(ACE_HIGH, self.turned.suit)


class View(Record):
    """What a seat may know; None is a spectator."""

    seat: Seat | None
    options: ToyOptions
    hand: tuple[Card, ...]
    counts: tuple[Count, ...]
    trick: Trick
    ranking: Ranking
    turned: Card
    out: tuple[Card, ...]
    deal: Count
    scores: tuple[Points, ...]
    turn: Seat | None
    last: Laid | None

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards that lie open."""
        return self.trick.cards


def choices(view: View) -> Iterator[Action]:
    """Every card that may be laid, when it is one's turn."""
    if view.seat is not None and view.turn == view.seat:
        yield from map(Lay, may_lay(view.hand, view.trick, view.ranking))


class EasyBot(Bot):
    """Takes with the lowest card that is high enough, otherwise throws its lowest."""

    def decide(self, turn: Turn) -> Action:
        """The card to lay."""
        view: View = turn.view
        seat, ranking = turn.requests[0].seat, view.ranking
        cards = sorted(may_lay(view.hand, view.trick, ranking), key=ranking.order, reverse=True)
        takes = (card for card in cards if ranking.winner(view.trick.laid(card)) == seat)
        return Lay(next(takes, cards[0]))


def imagine(view: View, seen: Sequence[Event], rng: Rng) -> State:
    """A state that looks like the true one from the seat of the view."""
    known = {*view.hand, *view.trick.cards, *view.out, view.turned}
    counts = list(view.counts)
    counts[view.seat or 0] = 0
    hands = dealt_anew({*FRENCH.cards()} - known, counts, rng)[:-1]
    hands[view.seat or 0] = view.hand
    return State(
        view.options, view.scores, tuple(hands), view.trick, view.turned, view.deal, view.out
    )


def searching(worlds: int, overlooks: float = 0.0) -> Callable[[], Bot]:
    """A bot that plays the rest of the deal out in so many worlds."""
    return lambda: SearchBot(
        lambda: GAME,
        imagine,
        EasyBot,
        worlds,
        overlooks=overlooks,
        over=lambda first, now: now.deal != first.deal,
    )


LEVELS = {
    "random": random_bot(choices),
    "easy": EasyBot,
    "fair": searching(3, overlooks=0.3),
    "good": searching(20),
}


class ToyTable(TrickTable[View]):
    """The keyboard's side."""

    deals = (Dealt,)

    def laying(self, card: Card) -> Action:
        return Lay(card)

    def answer_burden(self, view: View) -> tuple[Note, ...]:
        """B: the trumps."""
        return (note("toy-ask-trump", card=view.turned),)


class Toy(TurnGame[State, View]):
    """Toy for 2 to 4."""

    seats = range(2, 5)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        options = ToyOptions.of(setup)
        scores = (0,) * setup.seats
        flow = Flow(dealt(options, scores, 1, 0, rng))
        flow.tell(Started(setup.seats, options.target))
        tell_deal(flow)
        return flow.step()

    def turn(self, state: State) -> Seat | None:
        return None if state.winner is not None else state.trick.turn

    def kinds(self, state: State) -> tuple[type[Action], ...]:
        return (Lay,)

    def place(self, state: State) -> str:
        return f"{state.deal}.{sum(map(len, state.hands))}"

    def refusal(self, view: View, action: Action) -> Rejection | None:
        assert isinstance(action, Lay)
        if action.card not in view.hand:
            return Rejection.of("not_your_card", "toy-refuse-card", card=action.card)
        return refusal(view.hand, action.card, view.trick, view.ranking)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        assert isinstance(action, Lay)
        laid = Laid(seat, action.card)
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        flow = Flow(state)
        flow.change(
            hands=replaced(state.hands, seat, hand), trick=state.trick.laid(action.card), last=laid
        )
        flow.tell(laid)
        if flow.state.trick.whole:
            take(flow, rng)
        return flow.step()

    def choices(self, view: View) -> Iterator[Action]:
        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            hand=() if seat is None else state.hands[seat],
            counts=tuple(map(len, state.hands)),
            trick=state.trick,
            ranking=state.ranking,
            turned=state.turned,
            out=state.out,
            deal=state.deal,
            scores=state.scores,
            turn=self.turn(state),
            last=state.last,
        )

    def outcome(self, state: State) -> Outcome | None:
        return None if state.winner is None else Outcome(state.scores, (state.winner,), "target")

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        target = ToyOptions.of(setup).target
        lines = (
            note("toy-rule-deal"),
            note("toy-rule-trick"),
            note("toy-rule-target", target=target),
        )
        return (Chapter(note("toy-rule-play"), lines),)


def dealt(
    options: ToyOptions, scores: tuple[Points, ...], number: int, leader: Seat, rng: Rng
) -> State:
    """The state at the begin of a deal."""
    seats = len(scores)
    cards = rng.stream(f"deal{number}").shuffled(FRENCH.cards())
    hands = tuple(cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
    return State(options, scores, hands, Trick(leader, seats), cards[seats * HAND], number)


def tell_deal(flow: Flow[State]) -> None:
    """Tells of the deal that has just been made."""
    state = flow.state
    flow.tell(Dealt(state.trick.leader, state.turned))
    flow.tell(*(Hand(seat, hand) for seat, hand in enumerate(state.hands)))


def take(flow: Flow[State], rng: Rng) -> None:
    """The best card takes the trick; at the target the game is over, with empty hands a deal."""
    state = flow.state
    seat = state.ranking.winner(state.trick)
    points = state.scores[seat] + 1
    won = points >= state.options.target
    flow.change(
        scores=replaced(state.scores, seat, points),
        trick=Trick(seat, len(state.scores)),
        out=(*state.out, *state.trick.cards),
        winner=seat if won else None,
    )
    flow.tell(Took(seat, points))
    if won:
        flow.tell(Won(seat, points))
    elif not any(state.hands):
        flow.state = dealt(state.options, flow.state.scores, state.deal + 1, seat, rng)
        tell_deal(flow)


GAME = Toy()
"""The game, as the entry point names it."""
