"""The pot in layers, and how a layer is shared (CAL-076 to CAL-078)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.calatone.state import Pot
from playroom.engine.record import Seat, replace


def layers(total: Sequence[int], live: Sequence[Seat]) -> tuple[Pot, ...]:
    """The main pot and the side pots of what each seat has paid in the hand, lowest first.

    Layers that the same players may win are one pot. The amounts add up to all that was paid.
    """
    pots: list[Pot] = []
    below = 0
    for height in sorted({paid for paid in total if paid}):
        amount = sum(min(paid, height) - min(paid, below) for paid in total)
        eligible = tuple(seat for seat in live if total[seat] >= height)
        below = height
        if pots and (not eligible or pots[-1].eligible == eligible):
            amount += pots[-1].amount
            eligible = pots.pop().eligible
        pots.append(Pot(amount, eligible))
    return tuple(pots)


def award(pots: Sequence[Pot], worth: Mapping[Seat, Any], order: Sequence[Seat]) -> tuple[Pot, ...]:
    """`pots` with their winners, by what each eligible seat's hand is worth (more is better).

    Equal hands share; chips that cannot be shared go one each in deal order (CAL-077).
    """
    awarded = []
    for pot in pots:
        best = max(worth[seat] for seat in pot.eligible)
        winners = tuple(seat for seat in order if seat in pot.eligible and worth[seat] == best)
        each, odd = divmod(pot.amount, len(winners))
        shares = tuple(each + (place < odd) for place in range(len(winners)))
        awarded.append(replace(pot, winners=winners, shares=shares))
    return tuple(awarded)


def unmatched(total: Sequence[int]) -> tuple[Seat, int]:
    """The seat that has paid most, and how much of it no other seat has matched (CAL-054); 0 when
    it is matched.
    """
    most = max(total)
    owner = total.index(most)
    others = max((paid for seat, paid in enumerate(total) if seat != owner), default=0)
    return owner, most - others
