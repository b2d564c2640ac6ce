"""What the player whose turn it is may do with chips (section 4 of the rules): intervals, never
lists of amounts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from games.calatone.options import Terms
from playroom.engine.record import Record, Seat


class Betting(Protocol):
    """What of a hand decides about betting; a `Hand` and what a seat sees of it both have it."""

    @property
    def level(self) -> int: ...
    @property
    def paid(self) -> tuple[int, ...]: ...
    @property
    def live(self) -> tuple[Seat, ...]: ...
    @property
    def barred(self) -> tuple[Seat, ...]: ...
    @property
    def raises(self) -> int: ...


class Legal(Record):
    """What a seat may do in its turn; withdrawing is always possible.

    `check` or not; `bet` the least and the most to open with; `call` the chips it costs to see;
    `raise_` the least and the most to raise to, and when there is none, `why_not`: `top` (the
    maximum, or all one has, is no more than the level), `nobody` (nobody could answer, CAL-053),
    `barred` (CAL-052) or `raises` (CAL-048).
    """

    check: bool = False
    bet: tuple[int, int] | None = None
    call: int | None = None
    raise_: tuple[int, int] | None = None
    why_not: str = ""


def legal(terms: Terms, hand: Betting, stacks: Sequence[int], seat: Seat) -> Legal:
    """What `seat` may do if it is its turn."""
    paid, stack, level = hand.paid[seat], stacks[seat], hand.level
    cap = paid + stack
    if terms.max_bet:
        cap = min(cap, terms.max_bet)
    if not level:
        return Legal(check=True, bet=(min(terms.min_bet, cap), cap))
    call = min(level - paid, stack)
    why_not = ""
    if cap <= level:
        why_not = "top"
    elif not _somebody(hand.live, stacks, seat):
        why_not = "nobody"
    elif seat in hand.barred:
        why_not = "barred"
    elif terms.max_raises and hand.raises >= terms.max_raises:
        why_not = "raises"
    if why_not:
        return Legal(call=call, why_not=why_not)
    return Legal(call=call, raise_=(min(level + terms.min_bet, cap), cap))


def _somebody(live: Collection[Seat], stacks: Sequence[int], seat: Seat) -> bool:
    return any(stacks[other] for other in live if other != seat)
