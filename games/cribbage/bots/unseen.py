"""What a seat cannot know, and dealing it anew, for bots that imagine what the others hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice

from games.cribbage.options import CribbageOptions
from games.cribbage.rules.play import VALUES
from games.cribbage.state import Phase, Public, View
from playroom.engine.cards import PACK, Card
from playroom.engine.record import Record, Seat


class Unseen(Record):
    """The cards a view does not show, and what is known of where they are.

    `pool` are the cards; `needs` how many of them each seat holds; `least` the lowest value they
    can have (a seat that was passed over held no card that fitted, CRB-036, CRB-038); `shown` what
    is known of each seat's kept hand.
    """

    pool: tuple[Card, ...]
    needs: tuple[int, ...]
    least: tuple[int, ...]
    shown: tuple[tuple[Card, ...], ...]
    able: tuple[Seat, int] | None = None
    """The seat on turn in the play and the highest value that fits: that seat holds such a card
    (CRB-038).
    """


def crib_cards(public: Public) -> tuple[Card, ...]:
    """The cards of the crib, low to high, once it has been opened (CRB-026).

    The results of the deal before do not tell of this one.
    """
    if public.phase is Phase.DISCARD:
        return ()
    if public.open is not None and public.open.what == "crib":
        return public.open.cards
    return next((result.cards for result in public.results if result.what == "crib"), ())


def in_play(public: Public) -> bool:
    """Are the cards of the play on the table, also when the game was won there?"""
    return public.phase is Phase.PLAY or (public.phase is Phase.OVER and not public.results)


def least_values(options: CribbageOptions, public: Public) -> tuple[int, ...]:
    """For each seat the lowest value its unlaid cards can have, from the turns it lost so far.

    A seat passed over at a total holds only cards that do not fit it. A run ended where the next
    card would not fit.
    """
    seats = options.seats
    least = [1] * seats
    total = 0
    for place, (seat, card) in enumerate(public.laid):
        total += VALUES[card.rank]
        if place + 1 < len(public.laid):
            after, following = public.laid[place + 1]
            ended = total + VALUES[following.rank] > 31
        else:
            after, ended = public.turn, public.since == len(public.laid)
        if total < 31:
            for step in range(1, seats + 1 if ended else (after - seat) % seats or seats):
                other = (seat + step) % seats
                least[other] = max(least[other], 32 - total)
        if ended:
            total = 0
    return tuple(least)


def unseen(view: View) -> Unseen:
    """What `view` does not show."""
    options, public, seat = view.options, view.public, view.seat
    seats = range(options.seats)
    shown = _shown(view)
    seen = set(view.discards).union(*shown)
    if public.starter is not None:
        seen.add(public.starter)
    seen.update(crib_cards(public))
    playing = in_play(public)
    laid = Counter(owner for owner, _ in public.laid) if playing else Counter[Seat]()
    return Unseen(
        pool=tuple(card for card in PACK if card not in seen),
        needs=tuple(
            0 if other == seat else public.held[other] + laid[other] - len(shown[other])
            for other in seats
        ),
        least=least_values(options, public) if playing else (1,) * options.seats,
        shown=tuple(tuple(sorted(cards)) for cards in shown),
        able=(
            (public.turn, 31 - public.total)
            if public.phase is Phase.PLAY and public.turn != seat
            else None
        ),
    )


def _shown(view: View) -> list[set[Card]]:
    """What `view` shows of the kept hand of every seat."""
    public = view.public
    shown: list[set[Card]] = [set() for _ in range(view.options.seats)]
    if public.phase is not Phase.DISCARD:
        for seat, card in public.laid:
            shown[seat].add(card)
        for result in public.results:
            if result.what == "hand":
                shown[result.seat].update(result.cards)
        if public.open is not None and public.open.what == "hand":
            shown[public.open.seat].update(public.open.cards)
    if view.seat is not None:
        shown[view.seat].update(view.hand)
    return shown


def deal_unseen(
    hidden: Unseen, shuffle: Callable[[tuple[Card, ...]], tuple[Card, ...]]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The unseen cards of every seat, dealt at random as far as they are free, and the rest of the
    pool.

    The seats that are most bound choose first: what they may hold the others may hold too, so it
    always works out.
    """
    pool = list(shuffle(hidden.pool))
    hands: list[tuple[Card, ...]] = [()] * len(hidden.needs)
    if hidden.able is not None:
        turn, room = hidden.able
        fits = [card for card in pool if hidden.least[turn] <= VALUES[card.rank] <= room]
        if fits and hidden.needs[turn]:
            hands[turn] = (fits[0],)
            pool.remove(fits[0])
    for seat in sorted(range(len(hands)), key=lambda seat: -hidden.least[seat]):
        need = hidden.needs[seat] - len(hands[seat])
        allowed = (card for card in pool if VALUES[card.rank] >= hidden.least[seat])
        drawn = list(islice(allowed, need))
        hands[seat] += tuple(drawn)
        pool = [card for card in pool if card not in drawn]
    return tuple(hands), tuple(pool)
