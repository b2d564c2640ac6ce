"""Dealing, the order of play, and the end of a deal."""

from __future__ import annotations

from games.casino import events
from games.casino.options import PRESETS, CasinoOptions
from games.casino.rules.scoring import count_deal
from games.casino.state import LastCall, Phase, State, TableFlow, empty
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.public import next_holding
from playroom.engine.kit.told import order_from
from playroom.engine.notes import replaced
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Step


def start(options: CasinoOptions, rng: Rng) -> Step[State]:
    """The first deal of a game. The first dealer is the chosen one, or one by chance (CAS-011)."""
    dealer = options.chosen_dealer
    if dealer is None:
        dealer = rng.stream("first_dealer").below(options.seats)
    flow = TableFlow(empty(options, dealer))
    preset, changed = options.nearest(PRESETS)
    target, single = options.target, options.single_deal
    flow.tell(events.GameStarted(preset, changed, options.sides, dealer, target, single))
    start_deal(flow, rng)
    return flow.step()


def deal_stream(deal: int, shuffle: int) -> str:
    """The random stream that shuffles a deal: `deal3`, and `deal3.1` when it was void once
    (CAS-010, CAS-160).
    """
    return f"deal{deal}.{shuffle}" if shuffle else f"deal{deal}"


def start_deal(flow: TableFlow, rng: Rng) -> None:
    """Shuffles and deals the first round (CAS-012, 013, 021, 220)."""
    public, options = flow.public, flow.public.options
    deck = rng.stream(deal_stream(public.deal, public.shuffle)).shuffled(PACK)
    clear_table(flow, phase=Phase.PLAY, round=1, plays=0, brought=(), call=LastCall.NOT_YET)
    flow.tell(events.DealStarted(public.deal, public.dealer, public.scores))
    _deal_round(flow, deck, turn_up=options.table_cards)


def clear_table(flow: TableFlow, **fields: object) -> None:
    """Takes away all that lies there and all that is asked, and gives public fields other values.

    The hands and the stock are the caller's.
    """
    flow.show(
        question=None,
        loose=(),
        builds=(),
        barred=(),
        owed=(),
        exposed=(),
        piles=((),) * len(flow.public.options.sides),
        sweeps=(),
        last=None,
        last_play=None,
        last_take=None,
        **fields,
    )
    flow.change(answers=(), pending=(), before=None, played=None, fate=None)


def _deal_round(flow: TableFlow, stock: tuple[Card, ...], turn_up: bool = False) -> None:
    """Deals four cards to each seat, two at a time from the dealer's left, the dealer last;
    `turn_up`: the table too.
    """
    public, options = flow.public, flow.public.options
    seats = order_from(options.after(public.dealer), options.seats)
    hands: list[tuple[Card, ...]] = [()] * options.seats
    table: tuple[Card, ...] = ()
    dealt = 0
    for _ in range(2):
        for seat in seats:
            if turn_up and seat == public.dealer:
                table += stock[dealt : dealt + 2]
                dealt += 2
            hands[seat] += stock[dealt : dealt + 2]
            dealt += 2
    left = stock[dealt:]
    last = not options.draw and len(left) < options.round_size
    flow.change(stock=left)
    flow.hold(
        tuple(hands),
        stock_size=len(left),
        turn=seats[0],
        loose=table if turn_up else public.loose,
        call=LastCall.DUE if last else public.call,
    )
    if not options.draw:
        flow.tell(events.RoundStarted(public.round, options.rounds, len(left)))
    flow.tell(*(events.HandDealt(seat, 4, hands[seat]) for seat in seats))
    if turn_up:
        flow.tell(events.TableDealt(table))
    if last and not options.manual_last:
        announce(flow)
    tell_turn(flow)


def announce(flow: TableFlow) -> None:
    """The dealer announces the last round."""
    flow.show(call=LastCall.MADE)
    flow.tell(events.LastRound(flow.public.dealer))


def tell_turn(flow: TableFlow) -> None:
    """Announces the turn, with the builds that bind the seat."""
    public = flow.public
    seat = public.turn
    if seat is None:
        return
    owns: tuple[tuple[int, bool], ...] = ()
    if public.builds:
        owns = tuple([(build.value, build.multiple) for build in public.owned(seat)])
    flow.tell(events.TurnBegan(seat, owns, public.options.builder_duty))


def draw(flow: TableFlow, seat: Seat) -> None:
    """The mover draws the top card while the stock lasts (CAS-221)."""
    state = flow.state
    if not state.public.options.draw or not state.stock:
        return
    card, *left = state.stock
    flow.change(stock=tuple(left))
    flow.hold(replaced(state.hands, seat, (*state.hands[seat], card)), stock_size=len(left))
    flow.tell(events.Drew(seat, len(left), card))
    if not left:
        flow.tell(events.StockExhausted())


def next_turn(flow: TableFlow, seat: Seat, rng: Rng) -> None:
    """After the play of `seat`: the next seat that has cards, or the next round, or the end of the
    deal.
    """
    turn = next_holding(flow.state.hands, seat)
    flow.show(phase=Phase.PLAY, turn=turn)
    if turn is None:
        hands_played(flow, rng)
    else:
        tell_turn(flow)


def hands_played(flow: TableFlow, rng: Rng) -> None:
    """All hands are empty: the next round, or the end of the deal, its count, and the next deal."""
    options, stock = flow.public.options, flow.state.stock
    if not options.draw and len(stock) >= options.round_size:
        flow.show(round=flow.public.round + 1)
        _deal_round(flow, stock)
    else:
        give_rest(flow)
        close_deal(flow, rng)


def give_rest(flow: TableFlow) -> None:
    """The cards left over go to the last capturer, to no side without one (CAS-110 to 114)."""
    public = flow.public
    built = (card for build in public.builds for card in build.cards)
    left = (*built, *public.loose, *flow.state.stock)
    flow.change(stock=())
    flow.show(loose=(), builds=(), stock_size=0)
    if public.last is None:
        flow.tell(events.Residue(None, left))
        return
    barred = public.barred_to(public.last)
    side = public.options.side_of[public.last]
    _award(flow, side, tuple(card for card in left if card not in barred))
    if others := tuple(card for card in left if card in barred):
        # only partners have barred cards, so there are two sides (CAS-174)
        _award(flow, 1 - side, others)


def _award(flow: TableFlow, side: Seat, cards: tuple[Card, ...]) -> None:
    piles = flow.public.piles
    flow.show(piles=replaced(piles, side, piles[side] + cards))
    flow.tell(events.Residue(side, cards))


def close_deal(flow: TableFlow, rng: Rng) -> None:
    """Counts the deal; when the game goes on, the next seat deals (CAS-018)."""
    count_deal(flow)
    public = flow.public
    if public.result is None:
        dealer = public.options.after(public.dealer)
        flow.show(deal=public.deal + 1, shuffle=0, proposed=(), dealer=dealer)
        start_deal(flow, rng)
