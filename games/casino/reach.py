"""What could be made with the cards of the table, without listing plays: for the claims referee."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.casino.events import Pile
from games.casino.model import Public
from games.casino.options import Rules
from games.casino.values import SCHEMES, Worth
from playroom.engine.cards import Card
from playroom.engine.record import Seat


def fits(rules: Rules, pile: Pile) -> bool:
    """Is every group of the build worth its value?

    Cards that came from a hand may count as they do from a hand.
    """
    values = SCHEMES[rules.scheme]
    for group in pile.groups:
        sums = {0}
        for one in group:
            worth = values.hand[one] if one in pile.played else values.table[one]
            sums = {so_far + value for so_far in sums for value in worth}
        if pile.value not in sums:
            return False
    return True


def totals(some: Iterable[Card], worth: Worth, limit: int) -> set[int]:
    """The totals up to `limit` that some of the cards can make, 0 (none of them) included."""
    sums = {0}
    for one in some:
        sums |= {
            so_far + value for so_far in sums for value in worth[one] if so_far + value <= limit
        }
    return sums


def can_meet_duty(public: Public, seat: Seat, hand: Sequence[Card]) -> bool:
    """Has an owner any play that meets the duty, hold left aside (CAS-184 b)?

    True when nothing binds.
    """
    rules = public.rules
    own = public.owned(seat)
    if rules.duty == "none" or not own:
        return True
    values = SCHEMES[rules.scheme]
    side = rules.side_of[seat]
    barred = {one for one, barred_side in public.barred if barred_side == side}
    free = [one for one in public.loose if one not in barred]
    open_piles = {pile.value: pile for pile in public.builds if not barred.intersection(pile.cards)}
    numbers = [one for one in free if values.table[one]]
    sums = totals(numbers, values.table, 16)
    for one in hand:
        mine = values.hand[one]
        if not mine:
            if any(other.rank == one.rank for other in free):
                return True
            continue
        if any(value in open_piles or value in sums for value in mine):
            return True
        if rules.duty == "no_trail" and numbers:
            return True
        for pile in open_piles.values():
            if rules.duty != "no_trail" and pile.owner != seat:
                continue
            if any(pile.value - value in sums for value in mine):
                return True  # a duplicate
            if rules.duty != "take_or_duplicate" and _can_increase(
                public, seat, pile, mine, open_piles
            ):
                return True
    return False


def _can_increase(
    public: Public, seat: Seat, pile: Pile, mine: tuple[int, ...], open_piles: dict[int, Pile]
) -> bool:
    rules = public.rules
    if pile.multiple:
        return False
    if (
        rules.opponents_only
        and pile.owner is not None
        and rules.side_of[pile.owner] == rules.side_of[seat]
    ):
        return False
    standing = {one.value for one in public.builds}
    return any(
        pile.value + value not in standing or pile.value + value in open_piles for value in mine
    )
