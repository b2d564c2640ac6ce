"""Before the play: the table, the first dealer, a deal, cards laid away, the starter."""

from __future__ import annotations

from itertools import count

from games.cribbage import events as e
from games.cribbage.options import CribbageOptions
from games.cribbage.rules.scoring import CribbageFlow, award
from games.cribbage.state import Phase, Public, Secret, State
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.told import order_from
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Step


def start(options: CribbageOptions, rng: Rng) -> Step[State]:
    """The table with the first deal dealt (CRB-112, CRB-137)."""
    flow = CribbageFlow(first_state(options))
    flow.tell(_table_set(options))
    dealer = 0
    if options.first_dealer == "cut":
        dealer, cuts = _drawn_dealer(options, rng)
        flow.tell(*cuts)
    elif options.first_dealer == "random":
        dealer = rng.stream("dealer").below(options.seats)
    deal_next(flow, dealer, rng)
    return flow.step()


def first_state(options: CribbageOptions) -> State:
    """The table before the first deal."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * options.seats
    scores, held = (0,) * options.sides, (0,) * options.seats
    public = Public(0, Phase.IDLE, 0, scores, held)
    return State(options, public, Secret(nothing, nothing, nothing))


def _table_set(options: CribbageOptions) -> e.TableSet:
    seats, teams, target = options.seats, options.teams, options.target
    by_hand, helped = options.by_hand, options.helped
    asking = tuple(seat for seat in range(seats) if by_hand[seat] and helped[seat])
    auto = tuple(seat for seat in range(seats) if not by_hand[seat])
    auto = auto if options.counting == "manual" else ()
    return e.TableSet(seats, teams, target, options.changed(), asking, auto)


def _drawn_dealer(options: CribbageOptions, rng: Rng) -> tuple[Seat, list[e.Cut]]:
    """The first dealer by drawing cards, and the draws (CRB-137).

    The deck of the n-th shuffle is the stream `cut<n>`.
    """
    shuffles, cuts = 0, list[e.Cut]()
    deck: list[Card] = []
    seats = tuple(range(options.seats))
    for round_ in count(1):
        drawn = []
        for seat in seats:
            if not deck:
                shuffles += 1
                deck = list(rng.stream(f"cut{shuffles}").shuffled(PACK))
            drawn.append((deck.pop(0), seat))
        lowest = min(card.rank for card, _ in drawn)
        tied = tuple(seat for card, seat in drawn if card.rank == lowest)
        cuts += [e.Cut(round_, seat, card) for card, seat in drawn]
        if len(tied) == 1:
            break
        seats = tied
    cuts[-1] = replace(cuts[-1], dealer=tied[0])
    return tied[0], cuts


def deal_next(flow: CribbageFlow, dealer: Seat, rng: Rng) -> None:
    """Shuffles and deals; the n-th deal of a game is the stream `deal<n>`."""
    stream = rng.stream(f"deal{flow.state.public.number + 1}")
    deal(flow, dealer, stream.shuffled(PACK))


def deal(flow: CribbageFlow, dealer: Seat, deck: tuple[Card, ...]) -> None:
    """Deals from a shuffled deck, the top first (CRB-018 to CRB-023, CRB-029)."""
    options, public = flow.state.options, flow.state.public
    seats = range(options.seats)
    counts = options.dealt(dealer)
    in_turn = order_from((dealer + 1) % options.seats, options.seats)
    dealt = sum(counts)
    hands: list[tuple[Card, ...]] = [()] * options.seats
    for place, seat in enumerate(in_turn):  # the dealer, who may have a card less, is the last
        hands[seat] = deck[place : dealt : options.seats]
    extra = deck[dealt : dealt + 1] if options.seats == 3 else ()
    number, nothing = public.number + 1, ((),) * options.seats
    flow.state = State(
        options,
        Public(
            number,
            Phase.DISCARD,
            dealer,
            public.scores,
            counts,
            turn=in_turn[0],
            results=public.results,
            unpaid_told=public.unpaid_told,
        ),
        Secret(tuple(hands), tuple(hands), nothing, extra, deck[dealt + len(extra) :]),
    )
    discards = [options.discards(seat, dealer) for seat in seats]
    waiting = tuple(seat for seat in seats if not discards[seat])
    flow.tell(e.Dealt(number, dealer, counts, waiting))
    flow.tell(*[e.Hand(seat, hands[seat], discards[seat], dealer) for seat in seats])


def lay_away(flow: CribbageFlow, seat: Seat, cards: tuple[Card, ...]) -> None:
    """A seat lays away; the last one lets the starter be turned (CRB-025, CRB-028)."""
    public, secret = flow.state.public, flow.state.secret
    hand = tuple([card for card in secret.hands[seat] if card not in cards])
    hands = replaced(secret.hands, seat, hand)
    held = replaced(public.held, seat, len(hand))
    discarded = e.Discarded(seat, len(cards), cards)
    away = replaced(secret.discards, seat, cards)
    last = replace(discarded, cards=None)
    flow.change(held=held, last=last, hands=hands, left=hands, discards=away)
    flow.tell(discarded)
    if max(held) == flow.state.options.hand_size:
        _turn_starter(flow)


def _turn_starter(flow: CribbageFlow) -> None:
    """The top of the deck becomes the starter and the play begins (CRB-028, CRB-030, CRB-032)."""
    options, public = flow.state.options, flow.state.public
    starter, *deck = flow.state.secret.deck
    leads = (public.dealer + 1) % options.seats
    flow.change(phase=Phase.PLAY, starter=starter, turn=leads, results=(), deck=tuple(deck))
    if options.his_heels and starter.rank == 11:
        side, heels = options.side_of[public.dealer], e.Heels(public.dealer, 2)
        wins = public.scores[side] + heels.points >= options.target
        flow.tell(e.Starter(starter, None if wins else leads), heels)
        flow.change(last=heels)
        if award(flow, side, heels.points, "heels"):
            return
    else:
        unpaid = starter.rank == 11 and not public.unpaid_told
        flow.change(unpaid_told=public.unpaid_told or unpaid)
        flow.tell(e.Starter(starter, leads, unpaid))
    flow.tell(e.TurnBegan(leads, "start"))
