"""The way of a deal: cards, rounds, turns, the rest, and the next deal (2.2, 2.3, 2.8)."""

from __future__ import annotations

from games.escoba import events
from games.escoba.moves import FIFTEEN, total
from games.escoba.options import HAND, PRESETS, TABLE, EscobaOptions
from games.escoba.rules.scoring import count_deal
from games.escoba.state import Public, State, TableFlow, start_state
from playroom.engine.cards import Card
from playroom.engine.kit.public import next_holding
from playroom.engine.kit.told import order_from
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Step

KING = 13


def start(options: EscobaOptions, rng: Rng) -> Step[State]:
    """The table, its first dealer (ESC-011) and its first deal."""
    dealer = options.chosen_dealer
    if dealer is None:
        dealer = rng.stream("dealer").below(options.seats)
    flow = TableFlow(start_state(options, dealer))
    preset, changed = options.nearest(PRESETS)
    target, single, scopa = options.target, options.single_deal, options.scopa
    flow.tell(events.GameStarted(preset, changed, options.sides, target, single, scopa))
    start_deal(flow, rng)
    return flow.step()


def start_deal(flow: TableFlow, rng: Rng) -> None:
    """The next deal of the dealer of the table."""
    flow.show(deal=flow.public.deal + 1, shuffle=0)
    _deal(flow, rng)


def void(flow: TableFlow, reason: str, rng: Rng) -> None:
    """The deal is void: the same dealer deals anew, earlier totals stand (ESC-028, ESC-120)."""
    flow.tell(events.Redealt(reason))
    flow.show(shuffle=flow.public.shuffle + 1)
    _deal(flow, rng)


def _deal(flow: TableFlow, rng: Rng) -> None:
    public, options = flow.public, flow.options
    number, again = public.deal, public.shuffle
    stream = rng.stream(f"deal{number}.{again}" if again else f"deal{number}")
    deck = stream.shuffled(options.pack.cards())
    dealt = HAND * options.seats
    table = tuple(deck[dealt : dealt + TABLE])
    cleared = Public(options, public.dealer, public.scores, public.held, deal=number, shuffle=again)
    kept = replace(cleared, untaken=public.untaken, counted=public.counted)
    flow.change(public=kept, piles=((),) * len(options.sides), answers=(), wrong=())
    flow.tell(events.DealStarted(number, public.dealer, public.scores))
    _deal_round(flow, (*deck[:dealt], *deck[dealt + TABLE :]))
    flow.show(loose=table)
    flow.tell(events.TableDealt(table, total(table)))
    if options.king_redeal and sum(card.rank == KING for card in table) > 2:
        void(flow, "kings", rng)
        return
    _initial_escoba(flow)
    _begin_turn(flow, options.after(flow.public.dealer), lead=True)


def _deal_round(flow: TableFlow, deck: tuple[Card, ...]) -> None:
    """Three cards each, one at a time from the mano (ESC-012, ESC-014)."""
    options, public = flow.options, flow.public
    seats = order_from(options.after(public.dealer), options.seats)
    dealt = HAND * options.seats
    hands = flow.state.hands
    for place, seat in enumerate(seats):
        hands = replaced(hands, seat, tuple(deck[place : dealt : options.seats]))
    stock = tuple(deck[dealt:])
    flow.hold(hands)
    flow.change(stock=stock)
    flow.show(round=public.round + 1, stock_size=len(stock))
    flow.tell(events.RoundStarted(flow.public.round, options.rounds, len(stock)))
    if not stock:
        flow.tell(events.LastRound(public.dealer))
    flow.tell(*(events.HandDealt(seat, hands[seat]) for seat in range(options.seats)))


def _initial_escoba(flow: TableFlow) -> None:
    """Fifteen or thirty on the first table."""
    public, options = flow.public, flow.options
    table = public.loose
    count = total(table) // FIFTEEN if total(table) in (FIFTEEN, 2 * FIFTEEN) else 0
    pairs = any(total((table[0], other)) == FIFTEEN for other in table[1:])
    if count == 2 and options.initial_thirty == "pairs" and not pairs:
        count = 0
    if not count or options.initial_escoba == "off":
        return
    dealt = options.initial_escoba == "dealer"
    seat = public.dealer if dealt else options.after(public.dealer)
    side = options.side_of[seat]
    flow.change(piles=replaced(flow.state.piles, side, table))
    event = events.InitialEscoba(seat, table, count, dealt)
    flow.show(loose=(), last=seat, sweeps=(side,) * count, last_take=event)
    flow.tell(event)


def _begin_turn(flow: TableFlow, seat: Seat, lead: bool = False) -> None:
    flow.show(turn=seat)
    flow.tell(events.TurnBegan(seat, flow.options.seats, lead))


def next_turn(flow: TableFlow, seat: Seat, rng: Rng) -> None:
    """After the play of `seat`: the next seat with cards, or the next round, or the end."""
    following = next_holding(flow.state.hands, seat)
    if following is None:
        hands_played(flow, rng)
    else:
        _begin_turn(flow, following)


def hands_played(flow: TableFlow, rng: Rng) -> None:
    """All hands are empty: the next round, or the rest and the count (ESC-014, ESC-080)."""
    if flow.state.stock:
        _deal_round(flow, flow.state.stock)
        _begin_turn(flow, flow.options.after(flow.public.dealer), lead=True)
        return
    flow.show(turn=None, laid=None, uncalled=None)
    _give_rest(flow)
    _audit(flow)
    close_deal(flow, rng)


def _give_rest(flow: TableFlow) -> None:
    """The last capturer gets what is left, no side without one (ESC-080 to 082)."""
    public, piles = flow.public, flow.state.piles
    left = public.loose
    if public.last is not None:
        side = flow.options.side_of[public.last]
        flow.change(piles=replaced(piles, side, piles[side] + left))
        flow.show(loose=())
    flow.tell(events.Residue(public.last, left, total(left)))


def _audit(flow: TableFlow) -> None:
    """Fines unchallenged wrong takes after all (ESC-076)."""
    for wrong in flow.state.wrong:
        flow.show(fines=(*flow.public.fines, wrong.side))
        flow.tell(wrong)


def close_deal(flow: TableFlow, rng: Rng) -> None:
    """Counts the deal; when the game goes on, the next seat deals (ESC-018)."""
    count_deal(flow)
    if flow.public.result is None:
        flow.show(dealer=flow.options.after(flow.public.dealer))
        start_deal(flow, rng)
