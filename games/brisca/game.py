"""The rules, by their numbers in `docs/rules/brisca.md`."""

from __future__ import annotations

from typing import Any

from games.brisca import events as e
from games.brisca.actions import Sign, Sing, Swap
from games.brisca.options import PACKS, BriscaOptions, worth
from games.brisca.state import State, View, shown_to, song_points
from playroom.engine import kit


class Brisca(kit.TrickGame[State, View]):
    """Brisca for 2 to 4 (BRI-001), Tute by options; silence lays the first card (BRI-090)."""

    seats = range(2, 5)
    pack = kit.SPANISH_40

    def pack_of(self, setup: kit.Setup) -> kit.Pack:
        return PACKS[BriscaOptions.of(setup).pack]

    def sides(self, setup: kit.Setup) -> tuple[tuple[kit.Seat, ...], ...]:
        return ((0, 2), (1, 3)) if BriscaOptions.of(setup).partner(0) else super().sides(setup)

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        options, seats = BriscaOptions.of(setup), range(setup.seats)
        scores, dealer = (0,) * len(self.sides(setup)), rng.stream("dealer").below(len(seats))
        flow = kit.Flow(dealt(options, scores, dealer, rng))
        paired = (kit.Paired(seat, (seat + 2) % 4) for seat in seats if options.partner(0))
        flow.tell(kit.Started(self.id, tuple(seats), options.target), *paired)
        tell_deal(flow)
        flow.tell(kit.TurnBegan(flow.state.trick.leader))
        return flow.step()

    def also_said(self, view: View, action: kit.Action) -> str:
        points = song_points(action.cards, view.turned.suit) if isinstance(action, Sing) else ""
        return "tute" if points == 0 else str(points)

    def do(self, flow: kit.Flow[Any], seat: kit.Seat, action: kit.Action, rng: kit.Rng) -> None:
        state: State = flow.state
        match action:
            case Swap(given):
                hand = (*kit.without(state.hands[seat], given), state.turned)
                hands = kit.replaced(state.hands, seat, hand)
                flow.change(hands=hands, stock=(*state.stock[:-1], given), turned=given)
                flow.tell(e.Swapped(seat, state.turned, given))
            case Sing(cards):
                points = song_points(cards, state.turned.suit)
                flow.change(sung=(*state.sung, *cards))
                flow.tell(e.Sung(seat, cards, points, add(flow, seat, points)))
                if not points:
                    count(flow, kit.side_of(state.points, seat), rng)
            case Sign(card):
                made = (*state.signs[seat], card)
                flow.change(signs=kit.replaced(state.signs, seat, made))
                flow.tell(e.Signed(seat, card, state.options.signs == "noticed"))
            case _:
                super().do(flow, seat, action, rng)
        turn, now = self.turn(flow.state), (flow.state.deal, flow.state.trick)
        if turn is not None and now != (state.deal, state.trick):
            flow.tell(kit.TurnBegan(turn))

    def taken(self, flow: kit.Flow[Any], seat: kit.Seat, rng: kit.Rng) -> None:
        """All draw, or the deal is over (BRI-033, 034, 055); partners may look (BRI-070)."""
        state: State = flow.state
        last = state.options.last_ten and not any(state.hands)
        points = worth(state.trick.cards) + (10 if last else 0)
        out = (*state.out, *state.trick.cards)
        flow.change(trick=kit.Trick(seat, len(state.hands)), out=out)
        flow.tell(e.Took(seat, points, add(flow, seat, points), last))
        if not any(state.hands):
            count(flow, None, rng)
        elif state.stock:
            kit.draw_after_trick(flow, seat, e.LastDrawn)
            for to in range(len(state.hands)):
                if cards := shown_to(flow.state, to):
                    arranged = state.ranking.of_hand.arranged(cards)
                    flow.tell(e.Shown(to, (to + 2) % 4, arranged))


def dealt(
    options: BriscaOptions,
    scores: tuple[int, ...],
    dealer: kit.Seat,
    rng: kit.Rng,
    deal: int = 1,
    acts: int = 0,
) -> State:
    """The state at the begin of a deal (BRI-020 to 023)."""
    cards, seats = rng.stream(f"deal{deal}").shuffled(options.cards), options.setup.seats
    hands, rest = kit.dealt(cards, seats, options.hand)
    hands = tuple(hands[(seat - dealer - 1) % seats] for seat in range(seats))
    turned, stock = rest[0] if rest else cards[-1], (*rest[1:], *rest[:1])
    trick, nothing = kit.Trick((dealer + 1) % seats, seats), (0,) * len(scores)
    signs: tuple[tuple[kit.Card, ...], ...] = ((),) * seats
    start = (options, scores, dealer, trick, turned, nothing, signs, deal, acts)
    return State(*start, hands=hands, stock=stock)


def tell_deal(flow: kit.Flow[State]) -> None:
    """Tells of the deal that has just been made."""
    state = flow.state
    flow.tell(e.Dealt(state.dealer, state.turned, len(state.stock)))
    kit.tell_hands(flow, state.ranking.of_hand)


def add(flow: kit.Flow[State], seat: kit.Seat, points: int) -> int:
    """Gives points to the side of a seat; what it has now."""
    side = kit.side_of(flow.state.points, seat)
    total = flow.state.points[side] + points
    flow.change(points=kit.replaced(flow.state.points, side, total))
    return total


def count(flow: kit.Flow[State], tute: int | None, rng: kit.Rng) -> None:
    """A tute or the most points win the deal (BRI-080, 081), so many deals the match (BRI-082)."""
    state, most = flow.state, max(flow.state.points)
    best = state.points.index(most) if state.points.count(most) == 1 else None
    side = best if tute is None else tute
    games = 0 if side is None else state.scores[side] + 1
    scores = state.scores if side is None else kit.replaced(state.scores, side, games)
    won = games >= state.options.target
    flow.change(scores=scores, winner=side if won else None)
    flow.tell(e.Counted(state.points, side, games, won))
    if not won:
        dealer = (state.dealer + 1) % len(state.hands)
        flow.state = dealt(state.options, scores, dealer, rng, state.deal + 1, state.acts)
        tell_deal(flow)
