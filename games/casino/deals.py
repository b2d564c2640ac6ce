"""Dealing, the order of play, the end of a deal, and void deals (sections 2.2, 2.8, 2.15; CAS-160
to 162).
"""

from __future__ import annotations

from games.casino.counting import count_deal
from games.casino.events import (
    DealerAsked,
    DealerChosen,
    DealStarted,
    DealVoid,
    Drew,
    HandDealt,
    LastRound,
    Residue,
    RoundStarted,
    StockExhausted,
    TableDealt,
    Turn,
)
from games.casino.model import DealerChoice, Draft, LastCall, Loaded, Phase, Public, State
from games.casino.options import Rules
from playroom.engine.cards import PACK, Card
from playroom.engine.notes import replaced
from playroom.engine.record import Seat
from playroom.engine.rng import Rng


def deal_stream(deal: int, shuffle: int) -> str:
    """The random stream that shuffles a deal: `deal3`, and `deal3.1` when it was void once
    (CAS-010, CAS-160).
    """
    return f"deal{deal}.{shuffle}" if shuffle else f"deal{deal}"


def start_deal(draft: Draft, rng: Rng) -> None:
    """Shuffles and deals the first round (CAS-012, 013, 021, 220)."""
    rules = draft.rules
    deck = rng.stream(deal_stream(draft.deal, draft.shuffle)).shuffled(PACK)
    draft.phase = Phase.PLAY
    draft.question = None
    draft.answers, draft.pending, draft.before, draft.played, draft.then = (), (), None, None, ""
    draft.round, draft.plays = 1, 0
    draft.loose, draft.builds, draft.barred, draft.owed, draft.exposed = (), (), (), (), ()
    draft.piles = ((),) * len(rules.sides)
    draft.sweeps, draft.last, draft.last_play, draft.last_take = (), None, None, None
    draft.brought = ()
    draft.call = LastCall.NOT_YET
    draft.tell(DealStarted(draft.deal, draft.dealer, draft.scores))
    _deal_round(draft, deck, turn_up=rules.table_cards)


def _deal_round(draft: Draft, stock: tuple[Card, ...], turn_up: bool = False) -> None:
    """Deals four cards to each seat, two at a time from the dealer's left, the dealer last;
    `turn_up`: the table too.
    """
    rules = draft.rules
    n = rules.seats
    seats = [(draft.dealer + k) % n for k in range(1, n + 1)]
    got: list[list[Card]] = [[] for _ in range(n)]
    table: list[Card] = []
    at = 0
    for _ in range(2):
        for seat in seats:
            if turn_up and seat == draft.dealer:
                table.extend(stock[at : at + 2])
                at += 2
            got[seat].extend(stock[at : at + 2])
            at += 2
    draft.stock = stock[at:]
    draft.hands = tuple(tuple(hand) for hand in got)
    draft.turn = seats[0]
    if not rules.draw:
        draft.tell(RoundStarted(draft.round, rules.rounds, len(draft.stock)))
    for seat in seats:
        draft.tell(HandDealt(seat, 4, draft.hands[seat]))
    if turn_up:
        draft.loose = tuple(table)
        draft.tell(TableDealt(draft.loose))
    if not rules.draw and len(draft.stock) < rules.round_size:
        draft.call = LastCall.DUE
        if not rules.manual_last:
            announce(draft)
    tell_turn(draft)


def announce(draft: Draft) -> None:
    """The dealer announces the last round."""
    draft.call = LastCall.MADE
    draft.tell(LastRound(draft.dealer))


def tell_turn(draft: Draft) -> None:
    """Whose turn it is, with the builds that bind the seat."""
    seat = draft.turn
    if seat is None:
        return
    owns = (
        tuple((pile.value, pile.multiple) for pile in draft.builds if pile.owner == seat)
        if draft.builds
        else ()
    )
    draft.events.append(Turn(seat, owns, draft.rules.duty))


def draw(draft: Draft, seat: Seat) -> None:
    """The mover draws the top card while the stock lasts (CAS-221)."""
    stock = draft.stock
    if not draft.rules.draw or not stock:
        return
    draft.hands = replaced(draft.hands, seat, (*draft.hands[seat], stock[0]))
    draft.stock = stock[1:]
    draft.tell(Drew(seat, len(draft.stock), stock[0]))
    if not draft.stock:
        draft.tell(StockExhausted())


def next_turn(draft: Draft, seat: Seat, rng: Rng) -> None:
    """After the play of `seat`: the next seat that has cards, or the next round, or the end of the
    deal.
    """
    hands, n = draft.hands, draft.rules.seats
    draft.phase = Phase.PLAY
    for k in range(1, n + 1):
        if hands[(seat + k) % n]:
            draft.turn = (seat + k) % n
            tell_turn(draft)
            return
    draft.turn = None
    if draft.loaded is Loaded.OPEN:
        return
    if not draft.rules.draw and len(draft.stock) >= draft.rules.round_size:
        draft.round += 1
        _deal_round(draft, draft.stock)
    else:
        _end_deal(draft, rng)


def _end_deal(draft: Draft, rng: Rng) -> None:
    """The cards left over go to the last capturer (CAS-110 to 114), then the count and the next
    deal.
    """
    rules = draft.rules
    left = (*(one for pile in draft.builds for one in pile.cards), *draft.loose, *draft.stock)
    draft.loose, draft.builds, draft.stock = (), (), ()
    if draft.last is None:
        draft.tell(Residue(None, left))
    else:
        side = rules.side_of[draft.last]
        kept = {one for one, barred in draft.barred if barred == side}
        _award(draft, side, tuple(one for one in left if one not in kept))
        if others := tuple(one for one in left if one in kept):
            _award(
                draft, 1 - side, others
            )  # only partners have barred cards, so there are two sides (CAS-174)
    if draft.loaded is Loaded.NO:
        close_deal(draft, rng)
    else:
        draft.phase = Phase.COUNT


def _award(draft: Draft, side: int, some: tuple[Card, ...]) -> None:
    draft.piles = replaced(draft.piles, side, draft.piles[side] + some)
    draft.tell(Residue(side, some))


def close_deal(draft: Draft, rng: Rng) -> None:
    """Counts the deal; when the game goes on, the next seat deals (CAS-018)."""
    count_deal(draft)
    if draft.result is None:
        draft.deal += 1
        draft.shuffle = 0
        draft.proposed = ()
        draft.dealer = draft.rules.after(draft.dealer)
        start_deal(draft, rng)


# -- void deals ------------------------------------------------------------------------------------


def void_deal(draft: Draft, reason: str, rng: Rng) -> None:
    """The deal counts for nothing; somebody says who deals, or it passes by itself (CAS-162)."""
    rules = draft.rules
    draft.tell(DealVoid(reason))
    draft.hands = ((),) * rules.seats
    draft.loose, draft.builds, draft.stock = (), (), ()
    draft.barred, draft.owed, draft.exposed = (), (), ()
    draft.piles = ((),) * len(rules.sides)
    draft.turn, draft.answers = None, ()
    draft.sweeps, draft.last, draft.last_play, draft.last_take = (), None, None, None
    draft.shuffle += 1
    if rules.seats == 2 or rules.teams:
        asked = rules.opponents(draft.dealer)
        draft.phase, draft.question = Phase.DEALER, DealerChoice(asked)
        draft.tell(DealerAsked(asked))
    else:
        choose_dealer(draft, rules.after(draft.dealer), None, rng)


def choose_dealer(draft: Draft, dealer: Seat, by: Seat | None, rng: Rng) -> None:
    """`dealer` deals the void deal anew; it keeps its number."""
    draft.dealer = dealer
    draft.tell(DealerChosen(dealer, by))
    start_deal(draft, rng)


def whole_pack(state: State) -> bool:
    """Are the cards of the table the 52, once each (CAS-161)? Loaded positions need not be."""
    public = state.public
    if public.loaded is not Loaded.NO or public.phase in (Phase.DEALER, Phase.OVER):
        return True
    return sorted(all_cards(state)) == list(PACK)


def all_cards(state: State) -> tuple[Card, ...]:
    """Every card of the table: hands, stock, loose cards, builds, piles."""
    public: Public = state.public
    return (
        *(one for hand in state.hands for one in hand),
        *state.stock,
        *public.loose,
        *(one for pile in public.builds for one in pile.cards),
        *(one for pile in public.piles for one in pile),
    )


def first_dealer(rules: Rules, rng: Rng) -> Seat:
    """The dealer of the first deal (CAS-011)."""
    return (
        rng.stream("first_dealer").below(rules.seats)
        if rules.first_dealer is None
        else rules.first_dealer
    )
