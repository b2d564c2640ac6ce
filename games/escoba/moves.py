"""What cards are worth, what a card can take, and all plays of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from games.escoba.actions import Challenge, Lay, No, Rob, Soplo, Take
from games.escoba.options import EscobaOptions
from games.escoba.state import Public, View
from playroom.engine.cards import Card, card
from playroom.engine.steps import Action

FIFTEEN = 15
MOST = 500
"""So many takes of a turn are listed; beyond that only those that matter most."""
VELO = card("7D")
"""The 7 of oros."""
OROS = VELO.suit

_SUITS = (3, 0, 1, 2)
"""The places of clubs, diamonds, hearts and spades in the canonical order: D H S C."""


def worth(played: Card) -> int:
    """The value of a card (ESC-007): 1 to 7, then 8, 9, 10 for the figures."""
    return played.rank if played.rank < 8 else played.rank - 3


def total(cards: Iterable[Card]) -> int:
    """What cards make together."""
    return sum(map(worth, cards))


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards by rank, within a rank D H S C."""
    return tuple(sorted(cards, key=lambda c: (c.rank, _SUITS[c.suit])))


def needs(options: EscobaOptions, played: Card) -> int:
    """What the cards that a card takes must make."""
    return worth(played) if options.scopa else FIFTEEN - worth(played)


def sets(loose: Sequence[Card], need: int) -> Iterator[tuple[Card, ...]]:
    """All sets of loose cards (in canonical order) that make `need`, fewest cards first."""
    values = [worth(other) for other in loose]

    def of(size: int, start: int, left: int) -> Iterator[tuple[Card, ...]]:
        for place in range(start, len(loose)):
            value = values[place]
            if value * size > left:
                return  # values rise: all others are too big as well
            if size == 1:
                if value == left:
                    yield (loose[place],)
            else:
                for rest in of(size - 1, place + 1, left - value):
                    yield (loose[place], *rest)

    size, least = 1, 0
    for value in values:
        least += value
        if least > need:
            return
        yield from of(size, 0, need)
        size += 1


def takes(
    options: EscobaOptions, played: Card, loose: Sequence[Card]
) -> Iterator[tuple[Card, ...]]:
    """What a card may take from these loose cards (in canonical order), fewest cards first."""
    need = needs(options, played)
    if options.scopa and (equal := [other for other in loose if worth(other) == need]):
        return ((other,) for other in equal)
    return sets(loose, need)


def can_take(options: EscobaOptions, played: Card, loose: Sequence[Card]) -> bool:
    """Is there any set for this card? Linear in the loose cards: sums as bits of a number."""
    sums = 1
    for other in loose:
        sums |= sums << worth(other)
    return bool(sums >> needs(options, played) & 1)


def best_take(
    options: EscobaOptions, played: Card, loose: Iterable[Card]
) -> tuple[Card, ...] | None:
    """The take to name when one must be named: it clears, or brings most of what scores."""
    cards = in_order(loose)
    options_found = list(islice(takes(options, played, cards), MOST))
    if not options_found:
        return None
    return max(options_found, key=lambda taken: prize(taken, len(cards)))


def prize(taken: Sequence[Card], loose: int) -> tuple[bool, bool, int, int, int]:
    """How good a take looks: clears the table, has the velo, sevens, oros, cards."""
    sevens = sum(other.rank == 7 for other in taken)
    oros = sum(other.suit == OROS for other in taken)
    return len(taken) == loose, VELO in taken, sevens, oros, len(taken)


def _largest(cards: Sequence[Card], need: int) -> tuple[Card, ...] | None:
    """A set of most cards that make `need`, by a table over the sums."""
    best: list[tuple[Card, ...] | None] = [(), *[None] * need]
    for other in cards:
        value = worth(other)
        for made in range(need, value - 1, -1):
            before, now = best[made - value], best[made]
            if before is not None and (now is None or len(before) >= len(now)):
                best[made] = (*before, other)
    return best[need] or None


def notable(
    options: EscobaOptions, played: Card, loose: Sequence[Card]
) -> Iterator[tuple[Card, ...]]:
    """Of a table with very many takes: a largest one, one of every oro and seven, the one that
    clears it.
    """
    need = needs(options, played)
    wanted = [other for other in loose if other.suit == OROS or other.rank == 7]
    targets = [_largest(loose, need), tuple(loose) if total(loose) == need else None]
    for other in wanted:
        rest = [another for another in loose if another != other]
        more = _largest(rest, need - worth(other)) if worth(other) < need else None
        if worth(other) == need:
            targets.append((other,))
        elif more:
            targets.append(in_order((*more, other)))
    yield from dict.fromkeys(taken for taken in targets if taken)


# -- all that a seat may do ------------------------------------------------------------------------


def soplos(public: Public) -> Iterator[tuple[Card, ...]]:
    """The sets that may be blown now: the card laid last and others that make 15 with it."""
    if public.options.soplo and public.laid is not None:
        laid = public.laid.card
        rest = in_order(other for other in public.loose if other != laid)
        for others in sets(rest, FIFTEEN - worth(laid)):
            yield in_order((laid, *others))


def plays(public: Public, hand: Iterable[Card]) -> Iterator[Lay | Take]:
    """All plays by the sums, card by card: takes with fewest cards first, then the lay."""
    options, loose = public.options, in_order(public.loose)
    room = MOST
    free = may_lay(public, hand)
    for played in in_order(hand):
        takes_found = list(islice(takes(options, played, loose), room))
        room -= len(takes_found)
        if not room and not options.scopa:
            takes_found = list(dict.fromkeys([*takes_found, *notable(options, played, loose)]))
        for taken in takes_found:
            for call in calls(public, len(taken) == len(loose)):
                yield Take(played, taken, call)
        if played in free:
            yield Lay(played)


def calls(public: Public, clears: bool) -> tuple[bool, ...]:
    """The forms of a take: called and uncalled when that makes a difference."""
    return (True, False) if clears and public.options.call != "auto" else (False,)


def may_lay(public: Public, hand: Iterable[Card]) -> frozenset[Card]:
    """The cards of a hand that may be laid (ESC-032 to 034)."""
    held = frozenset(hand)
    if public.options.capture == "optional":
        return held
    able = {played for played in held if can_take(public.options, played, public.loose)}
    return frozenset() if able and public.options.capture == "hand" else held - able


def choices(view: View) -> Iterator[Action]:
    """What the seat of `view` may do now, in the first deal with one wrong sum where that is
    possible: with more of them a game by chance would not end (ESC-128).
    """
    public, seat = view.public, view.seat
    if seat is None or public.result is not None:
        return
    if public.window is not None:
        if seat in public.window.asked and not view.answered:
            yield from (No(), Challenge())
        return
    if public.turn != seat:
        return
    if public.uncalled not in (None, seat):
        yield Rob()
    for taken in soplos(public):
        for call in calls(public, len(taken) == len(public.loose)):
            yield Soplo(taken, call)
    yield from plays(public, view.hand)
    if not public.options.exact and public.loose and public.deal == 1:
        tried = Take(in_order(view.hand)[0], in_order(public.loose)[:1])
        if total((tried.card, *tried.cards)) != FIFTEEN:
            yield tried


def also_said(view: View, action: Action) -> str:
    """The sum that a take makes, and that it is an escoba."""
    if isinstance(action, Rob):
        return "call"
    if isinstance(action, Soplo):
        return "call" if len(action.cards) == len(view.public.loose) else ""
    if not isinstance(action, Take):
        return ""
    clears = len(action.cards) == len(view.public.loose)
    escoba = action.call or (clears and view.public.options.call == "auto")
    return f"{total((action.card, *action.cards))}{' call' * escoba}"


def meant(
    view: View, verb: str, own: tuple[Card, ...], others: tuple[Card, ...], numbers: tuple[int, ...]
) -> Take | None:
    """A take with the one own card that was named, whatever it adds up to."""
    return Take(own[0], others) if verb == "take" and len(own) == 1 and others else None
