"""A table on its way: what every rule of rummy changes it with, and how turns and hands end."""

from __future__ import annotations

from typing import Any

from games.rummy.events import HandEnded, Turn
from games.rummy.options import RummyOptions
from games.rummy.state import Act, Phase, Public, Secret, State, next_seat
from playroom.engine.kit.flow import PartedFlow
from playroom.engine.record import Seat


class RummyFlow(PartedFlow[State, RummyOptions, Public, Secret]):
    """How many cards everybody holds, the top of the pile and the sizes of pile and stock follow
    from the cards.
    """

    __slots__ = ()

    def change(self, **fields: Any) -> None:
        if "hands" in fields:
            fields["held"] = tuple(map(len, fields["hands"]))
        if "stock" in fields:
            fields["stock_size"] = len(fields["stock"])
        if "pile" in fields:
            pile = fields["pile"]
            fields["pile_size"] = len(pile)
            fields["top"] = pile[-1] if pile else None
        super().change(**fields)

    def play(self, act: Act, **fields: Any) -> None:
        """An act that L repeats (the last one of each of the last two seats), and what it
        changes.
        """
        others = [earlier for earlier in self.public.last if earlier.seat != act.seat]
        self.change(last=(*others[-1:], act.seen_by(None)), **fields)
        self.tell(act)

    def answered(self, seat: Seat) -> tuple[Seat, ...]:
        """Who is still waited for when `seat` has answered."""
        return tuple([other for other in self.public.waiting if other != seat])

    def blank(self) -> tuple[str, ...]:
        """An empty answer for every seat."""
        return ("",) * self.options.seats

    def end_turn(self) -> None:
        """The turn passes to the left, or the hand is blocked (RUM-014, RUM-064)."""
        options, public = self.options, self.public
        idle = 0 if public.acts or public.idle < 0 else public.idle + 1
        seat = next_seat(public.vacated, public.turn, options.seats)
        self.change(
            phase=Phase.DRAW,
            turn=seat,
            turns=public.turns + 1,
            idle=idle,
            acts=0,
            undo=(),
            waiting=(),
        )
        if idle >= options.stall_rounds * public.active:
            self.end_hand("blocked", None)
        else:
            self.tell(Turn(seat, public.top))

    def end_hand(self, how: str, seat: Seat | None) -> None:
        """The hand is over (RUM-058, RUM-062, RUM-064): `out`, `exhausted` or `blocked`. Its score
        is settled elsewhere.
        """
        self.change(
            phase=Phase.ENDED,
            waiting=(),
            answers=self.blank(),
            undo=(),
            drafts=((),) * self.options.seats,
            ended=HandEnded(how, seat, self.secret.hands, (), (), (), 0),
        )
