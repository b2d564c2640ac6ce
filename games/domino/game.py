"""The rules: the contract, and the way of a deal with its end and its count."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.kit.flow import Flow
from playroom.engine.kit.kinds.chain import Chain, halves, is_double, pips
from playroom.engine.kit.kinds.chain_table import LayTile, also_said, refusal
from playroom.engine.kit.told import order_from
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notes import Rejection, replaced
from playroom.engine.options import Setup
from playroom.engine.packs import Pack
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Step

from . import events
from .options import DominoOptions
from .state import State, View, total


class Domino(TurnGame[State, View]):
    """Dominoes for 2 to 4; `playroom.engine.kit.conventions` finds what is not named here."""

    seats: ClassVar[range] = range(2, 5)

    def pack_of(self, setup: Setup) -> Pack:
        return DominoOptions.of(setup).pack

    def check_options(self, setup: Setup) -> Rejection | None:
        """DOM-004: there must be tiles enough."""
        refused = super().check_options(setup)
        if refused is None and DominoOptions.of(setup).stock < 0:
            most = len(self.pack_of(setup).cards()) // setup.seats
            refused = Rejection.of("bad_options", "domino-refuse-hand", most=most)
        return refused

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return DominoOptions.of(setup).sides

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        options = DominoOptions.of(setup)
        flow = Flow(State(options, scores=(0,) * len(options.sides)))
        flow.tell(events.Started(options.sides, options.target))
        deal(flow, rng, None)
        return flow.step()

    def place(self, state: State) -> str:
        return f"{state.deal}.{len(state.chain.tiles)}"

    def seconds(self, state: State) -> int | None:
        return state.options.turn_seconds or None

    def refusal(self, view: View, action: Action) -> Rejection | None:
        """DOM-020 to DOM-023."""
        assert isinstance(action, LayTile)
        return refusal(view.hand, view.chain, action, view.must)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        assert isinstance(action, LayTile)
        flow = Flow(state)
        lay(flow, seat, action)
        if flow.state.turn is None and flow.state.winner is None:
            deal(flow, rng, flow.state.first)
        return flow.step()

    def also_said(self, view: View, action: Action) -> str:
        assert isinstance(action, LayTile)
        return also_said(view.chain, action)

    def outcome(self, state: State) -> Outcome | None:
        winner = state.winner
        return None if winner is None else Outcome(state.scores, (winner,), "target")


def deal(flow: Flow[State], rng: Rng, first: Seat | None) -> None:
    """DOM-010 to DOM-013: hands are dealt; without a `first` the highest double begins, or chance
    says who does.
    """
    options, number = flow.state.options, flow.state.deal + 1
    seats, size = options.setup.seats, options.hand
    tiles = rng.stream(f"deal{number}").shuffled(options.pack.cards())
    hands = tuple(tiles[seat * size : (seat + 1) * size] for seat in range(seats))
    must = None
    if first is None and options.first == "double":
        dealt = tiles[: seats * size]
        doubles = [tile for tile in dealt if is_double(tile)]
        must = max(doubles or dealt, key=lambda tile: (pips(tile), halves(tile)))
        first = tiles.index(must) // size
    elif first is None:
        first = rng.stream("first").below(seats)
    flow.change(hands=hands, stock=tiles[seats * size :], deal=number, first=first, turn=first)
    flow.change(must=must, chain=Chain(), lacking=((),) * seats, passes=0, closer=first, last=None)
    flow.tell(events.Dealt(number, first, must))
    flow.tell(*(events.Hand(seat, hand, size) for seat, hand in enumerate(hands)))
    flow.tell(events.Turn(first))


def lay(flow: Flow[State], seat: Seat, action: LayTile) -> None:
    """DOM-022: a tile goes to its end of the chain, and the game goes on."""
    state, tile = flow.state, action.tile
    before = state.chain
    chain = before.laid(tile, action.end or before.fits(tile)[-1])
    hand = tuple(each for each in state.hands[seat] if each != tile)
    laid = events.Laid(seat, tile, chain.left, chain.right, len(hand))
    flow.change(hands=replaced(state.hands, seat, hand), must=None, passes=0)
    flow.change(chain=chain, closer=seat, last=laid)
    flow.tell(laid)
    if not hand:
        both = before.left != before.right and len(before.fits(tile)) == 2
        if both and 0 not in halves(tile):
            score(flow, seat, "capicua", state.options.capicua)
        finish(flow, out=seat)
    elif chain.closed(state.options.highest):
        finish(flow)
    else:
        advance(flow)


def advance(flow: Flow[State]) -> None:
    """DOM-030 to DOM-033: the next seat that can lay is in turn; those before it draw and pass."""
    seats = len(flow.state.hands)
    for seat in order_from((flow.state.closer + 1) % seats, seats):
        if any(map(flow.state.chain.fits, flow.state.hands[seat])) or draws(flow, seat):
            flow.change(turn=seat)
            flow.tell(events.Turn(seat))
            return
        passes(flow, seat)
    finish(flow)


def draws(flow: Flow[State], seat: Seat) -> bool:
    """DOM-031: a seat without a fitting tile draws until it has one; has it one then?"""
    state = flow.state
    most = len(state.stock) - state.options.reserve if state.options.draw else 0
    if most <= 0:
        return False
    fitting = next((at for at in range(most) if state.chain.fits(state.stock[at])), None)
    drawn = state.stock[: most if fitting is None else fitting + 1]
    drew = events.Drew(seat, len(drawn), drawn)
    flow.change(
        hands=replaced(state.hands, seat, (*state.hands[seat], *drawn)),
        stock=state.stock[len(drawn) :],
        lacking=replaced(state.lacking, seat, ()),
        last=drew,
    )
    flow.tell(drew)
    return fitting is not None


def passes(flow: Flow[State], seat: Seat) -> None:
    """DOM-032: nothing fits; DOM-061: the first pass behind a tile gives points to its side."""
    state = flow.state
    passed = events.Passed(seat, *state.chain.ends)
    known = tuple(sorted({*state.lacking[seat], *state.chain.ends}))
    flow.change(lacking=replaced(state.lacking, seat, known), passes=state.passes + 1, last=passed)
    flow.tell(passed)
    if state.passes == 0:
        score(flow, state.closer, "passing", state.options.passing)


def score(flow: Flow[State], seat: Seat, why: str, points: int) -> None:
    """DOM-050, DOM-060, DOM-061: a side gets points: for the deal, a capicúa, a pass."""
    side, scores = flow.state.side(seat), flow.state.scores
    if points or why == "deal":
        flow.change(scores=replaced(scores, side, scores[side] + points))
        flow.tell(events.Scored(side, why, points, scores[side] + points))


def finish(flow: Flow[State], out: Seat | None = None) -> None:
    """DOM-014, DOM-040, DOM-055: the deal is over, by a seat that is out or because it is blocked.
    One side at the target and before the others has won, else `first` begins the next deal.
    """
    state = flow.state
    winner = lowest(state) if out is None else out
    if out is None:
        flow.tell(events.Blocked(winner is None))
    for seat, hand in enumerate(state.hands):
        flow.tell(*([events.Shown(seat, hand, total(hand))] if hand else []))
    if winner is not None:
        score(flow, winner, "deal", worth(state, winner))
    scores = flow.state.scores
    best = max(scores)
    wins = winner is not None and state.options.next == "winner"
    flow.change(turn=None, first=winner if wins else (state.first + 1) % len(state.hands))
    if best >= state.options.target and scores.count(best) == 1:
        side = scores.index(best)
        flow.change(winner=side, shown=state.hands)
        flow.tell(events.Won(side, state.options.sides[side], best))


def lowest(state: State) -> Seat | None:
    """DOM-041 to DOM-044: the seat that wins a blocked deal, or None when no side does."""
    options, order = state.options, order_from(state.first, len(state.hands))
    totals = [total(hand) for hand in state.hands]
    if options.lowest == "side":
        totals = [sum(totals[each] for each in options.sides[state.side(s)]) for s in sorted(order)]
    best = [seat for seat in order if totals[seat] == min(totals)]
    if len({state.side(seat) for seat in best}) > 1:
        if options.tie == "none":
            return None
        if options.tie == "against":
            order = order_from(state.closer, len(state.hands))
            losing = state.side(state.closer)
            best = [seat for seat in order if seat in best and state.side(seat) != losing]
    return min(options.sides[state.side(best[0])], key=lambda seat: total(state.hands[seat]))


def worth(state: State, winner: Seat) -> int:
    """DOM-050 to DOM-052: what the side of the winner gets."""
    mine = sum(total(state.hands[seat]) for seat in state.options.sides[state.side(winner)])
    theirs = sum(map(total, state.hands)) - mine
    if state.options.count == "difference":
        return max(theirs - mine, 0)
    return theirs + mine if state.options.count == "all" else theirs
