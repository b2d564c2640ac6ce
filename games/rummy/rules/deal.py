"""Who deals first, the table before the first deal, and dealing (RUM-008 to RUM-014)."""

from __future__ import annotations

from typing import Any

from games.rummy.events import DealerDrawn, Dealt, HandStarted, TableSet, Turn
from games.rummy.options import RummyOptions
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.melds import Cards
from games.rummy.state import Ballots, Claims, Phase, Public, Secret, State, next_seat
from playroom.engine.cards import Card
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Step

HAND_SIZE = 12


def start(options: RummyOptions, rng: Rng) -> Step[State]:
    """The first state of a table: the dealer is drawn for, the first hand is dealt."""
    dealer, draws = draw_for_deal(options, rng)
    flow = RummyFlow(first_state(options, dealer))
    flow.tell(TableSet(options.seats, options.packs, options.changed()), *draws)
    deal_next(flow, rng)
    return flow.step()


def draw_value(card: Card) -> int:
    """The order of the draw for the deal: ace high, a joker below the two, suits alike
    (RUM-009).
    """
    return 0 if card.is_joker else 14 if card.rank == 1 else card.rank


def highest(draws: tuple[tuple[Seat, Card], ...]) -> tuple[Seat, ...]:
    """The seats that drew the highest card."""
    best = max(draw_value(card) for _, card in draws)
    return tuple(seat for seat, card in draws if draw_value(card) == best)


def draw_for_deal(options: RummyOptions, rng: Rng) -> tuple[Seat, tuple[DealerDrawn, ...]]:
    """The first dealer: each draws from the whole pack, those who tie draw again (RUM-008,
    RUM-009).
    """
    events: list[DealerDrawn] = []
    seats = tuple(range(options.seats))
    while True:
        deck = rng.stream(f"draw{len(events) + 1}").shuffled(options.deck)
        draws = tuple(zip(seats, deck, strict=False))
        seats = highest(draws)
        events.append(DealerDrawn(draws, seats[0] if len(seats) == 1 else None))
        if len(seats) == 1:
            return seats[0], tuple(events)


def _undealt(seats: int) -> dict[str, Any]:
    """The fields of the public part that begin anew with every hand."""
    return {
        "idle": 0,
        "acts": 0,
        "waiting": (),
        "opened": (False,) * seats,
        "melds": (),
        "flipped": 0,
        "claims": Claims((0,) * seats),
    }


def _unplayed(seats: int) -> dict[str, Any]:
    """The fields of the secret part that begin anew with every hand."""
    nothing = ((),) * seats
    return {
        "fresh": nothing,
        "shown": nothing,
        "drafts": nothing,
        "undo": (),
        "answers": ("",) * seats,
        "quiet": (False,) * seats,
    }


def first_state(options: RummyOptions, dealer: Seat = 0) -> State:
    """The table before the first deal."""
    seats = options.seats
    none, nothing, blank = (0,) * seats, ((),) * seats, ("",) * seats
    public = Public(
        number=1,
        phase=Phase.DEAL,
        dealer=dealer,
        turn=(dealer + 1) % seats,
        turns=0,
        asks=0,
        held=none,
        top=None,
        pile_size=0,
        stock_size=0,
        totals=none,
        posted=(),
        filled=(),
        vacated=(),
        left=(),
        humans=tuple(range(seats)),
        **_undealt(seats),
    )
    ballots = Ballots((None,) * seats, nothing, blank, blank)
    secret = Secret(hands=nothing, stock=(), pile=(), ballots=ballots, **_unplayed(seats))
    return State(options, public, secret)


def deal_next(flow: RummyFlow, rng: Rng) -> None:
    """The next hand, shuffled by a stream of its own."""
    public = flow.public
    label = f"deal{public.number}{'again' if public.counting.replayed else ''}"
    deal(flow, rng.stream(label).shuffled(flow.options.deck))


def deal(flow: RummyFlow, deck: Cards) -> None:
    """The next hand from a shuffled deck, the top first (RUM-011 to RUM-014)."""
    public, seats = flow.public, flow.options.seats
    order = [next_seat(public.vacated, public.dealer, seats)]
    while (seat := next_seat(public.vacated, order[-1], seats)) != order[0]:
        order.append(seat)
    players = len(order)
    hands: list[Cards] = [()] * seats
    for place, seat in enumerate(order):
        hands[seat] = deck[place : HAND_SIZE * players : players]
    top, stock = deck[HAND_SIZE * players], deck[HAND_SIZE * players + 1 :]
    ballots = flow.secret.ballots
    flow.change(
        phase=Phase.DRAW,
        turn=order[0],
        turns=public.turns + 1,
        counting=replace(public.counting, announced=None),
        ended=None,
        last=(),
        hands=tuple(hands),
        stock=stock,
        pile=(top,),
        ballots=replace(ballots, counts=(None,) * seats, challenges=((),) * seats),
        **_undealt(seats),
        **_unplayed(seats),
    )
    sets, runs = public.contract
    again = public.counting.replayed
    flow.tell(HandStarted(public.number, sets, runs, public.dealer, top, len(stock), again))
    for seat in order:
        flow.tell(Dealt(seat, hands[seat]))
    flow.tell(Turn(order[0], top))
