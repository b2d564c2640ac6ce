"""What a seat cannot know, and dealing it anew: for positions that a seat cannot tell apart, and
for bots that imagine some.
"""

from __future__ import annotations

from collections.abc import Callable

from games.cribbage.options import CribbageOptions
from games.cribbage.rules.play import VALUES
from games.cribbage.state import Phase, Public
from games.cribbage.view import View
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
    """The seat on turn in the play and the highest value that fits: whoever is on turn holds such a
    card (CRB-038).
    """


def crib_is_public(public: Public) -> bool:
    """Has the crib been opened (CRB-026)?

    The results of the deal before do not tell of this one.
    """
    if public.phase is Phase.DISCARD:
        return False
    if public.open is not None and public.open.what == "crib":
        return True
    return any(result.what == "crib" for result in public.results)


def crib_cards(public: Public) -> tuple[Card, ...]:
    """The cards of a crib that is public, low to high."""
    if public.open is not None and public.open.what == "crib":
        return public.open.cards
    return next((result.cards for result in public.results if result.what == "crib"), ())


def in_play(public: Public) -> bool:
    """Are the cards of the play on the table, also when the game was won there?"""
    return public.phase is Phase.PLAY or (public.phase is Phase.OVER and not public.results)


def least_values(options: CribbageOptions, public: Public) -> tuple[int, ...]:
    """For each seat the lowest value its unlaid cards can have, from the turns it lost so far.

    Whoever is passed over at a total holds only cards that do not fit it. A run ended where the
    next card would not fit.
    """
    n = options.seats
    least = [1] * n
    total = 0
    for place, (seat, card) in enumerate(public.laid):
        total += VALUES[card.rank]
        if place + 1 < len(public.laid):
            after, following = public.laid[place + 1]
            ended = total + VALUES[following.rank] > 31
        else:
            after, ended = public.turn, public.since == len(public.laid)
        if total < 31:
            for step in range(1, n + 1 if ended else (after - seat) % n or n):
                who = (seat + step) % n
                least[who] = max(least[who], 32 - total)
        if ended:
            total = 0
    return tuple(least)


def unseen(view: View) -> Unseen:
    """What `view` does not show."""
    options, public, seat = view.options, view.public, view.seat
    n = options.seats
    shown: list[set[Card]] = [set() for _ in range(n)]
    if public.phase is not Phase.DISCARD:
        for who, card in public.laid:
            shown[who].add(card)
        opened = [(count.seat, count.what, count.cards) for count in public.results]
        if public.open is not None:
            opened.append((public.open.seat, public.open.what, public.open.cards))
        for who, what, cards in opened:
            if what == "hand":
                shown[who].update(cards)
    known = set(view.discards)
    for some in shown:
        known |= some
    if seat is not None:
        shown[seat].update(view.hand)
        known.update(view.hand)
    if public.starter is not None:
        known.add(public.starter)
    if crib_is_public(public):
        known.update(crib_cards(public))
    pool = tuple(card for card in PACK if card not in known)
    playing = in_play(public)
    laid_by = [0] * n
    if playing:
        for who, _ in public.laid:
            laid_by[who] += 1
    needs = tuple(
        0 if who == seat else public.held[who] + laid_by[who] - len(shown[who]) for who in range(n)
    )
    least = least_values(options, public) if playing else (1,) * n
    able = (
        (public.turn, 31 - public.total)
        if public.phase is Phase.PLAY and public.turn != seat
        else None
    )
    return Unseen(pool, needs, least, tuple(tuple(sorted(some)) for some in shown), able)


def deal_unseen(
    hidden: Unseen, shuffle: Callable[[tuple[Card, ...]], tuple[Card, ...]]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The unseen cards of every seat, dealt at random as far as they are free, and the rest of the
    pool.

    The seats that are most bound choose first: what they may hold the others may hold too, so it
    always works out.
    """
    pool = list(shuffle(hidden.pool))
    out: list[tuple[Card, ...]] = [()] * len(hidden.needs)
    sure: tuple[Card, ...] = ()
    if hidden.able is not None:
        turn, room = hidden.able
        fits = (card for card in pool if hidden.least[turn] <= VALUES[card.rank] <= room)
        sure = tuple(
            card for card in (next(fits, None),) if card is not None and hidden.needs[turn]
        )
        pool = [card for card in pool if card not in sure]
    for who in sorted(range(len(hidden.needs)), key=lambda seat: -hidden.least[seat]):
        need, least = hidden.needs[who], hidden.least[who]
        held = sure if hidden.able is not None and who == hidden.able[0] else ()
        need -= len(held)
        out[who] = held
        if not need:
            continue
        if least <= 1:
            out[who] = (*held, *pool[:need])
            del pool[:need]
            continue
        chosen = []
        for card in pool:
            if VALUES[card.rank] >= least:
                chosen.append(card)
                if len(chosen) == need:
                    break
        out[who] = (*held, *chosen)
        pool = [card for card in pool if card not in chosen]
    return tuple(out), tuple(pool)
