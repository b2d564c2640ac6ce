"""Hearts: the rules."""

from __future__ import annotations

from collections.abc import Iterator

from playroom.engine import kit

from .actions import Lay, Pass
from .events import (
    SIDEWAYS,
    Broken,
    Counted,
    Dealing,
    Leads,
    Moon,
    Opened,
    Passed,
    Ready,
    Received,
    Taken,
)
from .options import HeartsOptions
from .state import (
    HAND,
    HEARTS,
    NOBODY,
    QUEEN,
    RANKING,
    SEATS,
    TWO,
    State,
    View,
    choices,
    lay_refusal,
    pass_refusal,
    points_of,
)

ALL = 26
RULES = {
    "aim": ("cards", "jack", "target"),
    "passing": ("pass",),
    "play": ("first", "follow", "points", "broken"),
    "count": ("moon",),
}


class Hearts(kit.TrickGame[State, View]):
    """Hearts for 4."""

    seats = range(SEATS, SEATS + 1)
    fewer_wins = True

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        """The table, and the first deal."""
        options = HeartsOptions.of(setup)
        flow = kit.Flow(State(options, (0,) * SEATS, NOBODY, kit.Trick(0, SEATS)))
        flow.tell(Opened(tuple(range(SEATS)), options.target))
        deal(flow, rng)
        return flow.step()

    def turn(self, state: State) -> kit.Seat | None:
        """None while all choose, or when it is over."""
        return None if state.choosing or state.winners else state.trick.turn

    def choosing(self, state: State) -> tuple[kit.Seat, ...]:
        """HEA-002: all pass at once and unseen."""
        return state.choosing

    def kinds(self, state: State) -> tuple[type[kit.Action], ...]:
        """Passing comes before the play."""
        return (Pass,) if state.choosing else (Lay,)

    def choices(self, view: View) -> Iterator[kit.Action]:
        """What the seat may do, best first."""
        return choices(view)

    def place(self, state: State) -> str:
        """One question while all pass, another one at every card."""
        return f"pass{state.deal}" if state.choosing else str(state.acts)

    def view(self, state: State, seat: kit.Seat | None) -> View:
        """What a seat may know: of what is passed only its own cards."""
        gave = () if seat is None else state.passes[seat]
        return kit.view_of(View, state, seat, turn=self.turn(state), gave=gave)

    def refusal(self, view: View, action: kit.Action) -> kit.Rejection | None:
        """Why this cannot be passed or laid, and what would work."""
        if isinstance(action, Pass):
            return pass_refusal(view, action)
        return super().refusal(view, action) or lay_refusal(view, action.card)

    def do(self, flow: kit.Flow[State], seat: kit.Seat, action: kit.Action, rng: kit.Rng) -> None:
        """Cards are passed, or one is laid."""
        if isinstance(action, Pass):
            put_down(flow, seat, action.cards)
            return
        state = flow.state
        led, card = state.trick.led, action.card
        if led is not None and card.suit != led.suit and led.suit not in state.voids[seat]:
            flow.change(voids=kit.replaced(state.voids, seat, (*state.voids[seat], led.suit)))
        # HEA-009: the first heart that is laid breaks hearts; by an option the queen of spades too
        breaks = card.suit == HEARTS or (card == QUEEN and state.options.queen_breaks)
        broken = breaks and not state.broken
        if broken:
            flow.change(broken=True)
        whole = len(state.trick.cards) == SEATS - 1
        if broken and whole:
            flow.tell(Broken())
        super().do(flow, seat, action, rng)
        if broken and not whole:
            flow.tell(Broken())

    def taken(self, flow: kit.Flow[State], seat: kit.Seat, rng: kit.Rng) -> None:
        """The trick goes to its winner; with empty hands the deal is counted."""
        state = flow.state
        cards = state.trick.cards
        flow.change(
            taken=kit.replaced(state.taken, seat, (*state.taken[seat], *cards)),
            trick=kit.Trick(seat, SEATS),
        )
        flow.tell(Taken(seat, points_of(cards, state.options)))
        if not any(flow.state.hands):
            count(flow, rng)


def deal(flow: kit.Flow[State], rng: kit.Rng) -> None:
    """HEA-004: thirteen cards each."""
    flow.change(
        taken=NOBODY, passes=NOBODY, voids=((),) * SEATS, broken=False, trick=kit.Trick(0, SEATS)
    )
    kit.deal_hands(flow, rng, kit.FRENCH, HAND)
    state = flow.state
    steps = state.options.steps(state.deal)
    flow.tell(Dealing(state.deal, SIDEWAYS[steps]))
    kit.tell_hands(flow, RANKING.of_hand)
    if steps:
        flow.change(choosing=tuple(range(SEATS)))
    else:
        lead(flow)


def lead(flow: kit.Flow[State]) -> None:
    """HEA-005: who holds the two of clubs leads it."""
    first = next(seat for seat in range(SEATS) if TWO in flow.state.hands[seat])
    flow.change(trick=kit.Trick(first, SEATS))
    flow.tell(Leads(first))


def put_down(flow: kit.Flow[State], seat: kit.Seat, cards: tuple[kit.Card, ...]) -> None:
    """A seat has chosen; when all have, the cards change hands."""
    state = flow.state
    cards = tuple(sorted(cards))
    steps = state.options.steps(state.deal)
    left = tuple(other for other in state.choosing if other != seat)
    flow.change(passes=kit.replaced(state.passes, seat, cards), choosing=left)
    flow.tell(Passed(seat, (seat + steps) % SEATS, cards), Ready(seat))
    if left:
        return
    passes, hands = flow.state.passes, flow.state.hands
    flow.change(
        hands=tuple(
            tuple(sorted((*kit.without(hands[to], *passes[to]), *passes[(to - steps) % SEATS])))
            for to in range(SEATS)
        ),
        acts=state.acts + 1,
    )
    for to in range(SEATS):
        giver = (to - steps) % SEATS
        flow.tell(Received(to, giver, passes[giver]))
    lead(flow)


def count(flow: kit.Flow[State], rng: kit.Rng) -> None:
    """HEA-010: the deal is counted. HEA-011: who took all 26 has shot the moon."""
    state = flow.state
    options = state.options
    scored = [points_of(cards, options) for cards in state.taken]
    plain = [
        sum(13 if card == QUEEN else card.suit == HEARTS for card in cards) for cards in state.taken
    ]
    if ALL in plain and options.moon != "off":
        shooter = plain.index(ALL)
        flow.tell(Moon(shooter))
        scored[shooter] -= ALL
        if options.moon == "own":
            scored[shooter] -= ALL
        else:
            scored = [number + ALL * (seat != shooter) for seat, number in enumerate(scored)]
    scores = tuple(before + now for before, now in zip(state.scores, scored, strict=True))
    flow.change(scores=scores)
    flow.tell(Counted(tuple(scored), scores))
    if max(scores) >= options.target:  # HEA-013: fewest points win, all who have them
        fewest = min(scores)
        winners = tuple(seat for seat in range(SEATS) if scores[seat] == fewest)
        flow.change(winners=winners)
        flow.tell(*(kit.Won(seat, fewest) for seat in winners))
    else:
        flow.change(deal=state.deal + 1)
        deal(flow, rng)


GAME: kit.Game[State, View] = Hearts()
"""The game, as the entry point names it."""
