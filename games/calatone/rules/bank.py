"""The bank: chips issued and given back, who keeps it, and who gives up a place at the table."""

from __future__ import annotations

from games.calatone.events import Banked, BankerChanged, Left, Observer
from games.calatone.state import Booked, Chair, State
from playroom.engine.kit.flow import Flow
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace


def issue(flow: Flow[State], seat: Seat, amount: int, opening: bool = False) -> None:
    """Chips from the bank (CAL-017)."""
    state = flow.state
    bank = state.bank
    flow.change(
        stacks=replaced(state.stacks, seat, state.stacks[seat] + amount),
        bank=replace(
            bank,
            issued=replaced(bank.issued, seat, bank.issued[seat] + amount),
            book=(*bank.book, Booked(seat, amount, state.hands, state.ending.minute)),
        ),
    )
    flow.tell(Banked(seat, "issued", amount, opening))


def give_back(flow: Flow[State], seat: Seat) -> None:
    """All chips of `seat` go back to the bank; nothing is booked when there are none."""
    state = flow.state
    bank, amount = state.bank, state.stacks[seat]
    if not amount:
        return
    flow.change(
        stacks=replaced(state.stacks, seat, 0),
        bank=replace(
            bank,
            returned=replaced(bank.returned, seat, bank.returned[seat] + amount),
            book=(*bank.book, Booked(seat, -amount, state.hands, state.ending.minute)),
        ),
    )
    flow.tell(Banked(seat, "returned", amount))


def give_up_chair(flow: Flow[State], seat: Seat, chair: Chair) -> None:
    """`seat` leaves the sitting or only watches from now on (CAL-105, CAL-107); the bank stays with
    a player (CAL-018).
    """
    give_back(flow, seat)
    state = flow.state
    flow.change(
        chairs=replaced(state.chairs, seat, chair),
        ready=tuple(other for other in state.ready if other != seat),
        answers=tuple(answer for answer in state.answers if answer[0] != seat),
    )
    bank = state.bank
    if chair is Chair.LEFT:
        flow.tell(Left(seat, bank.returned[seat] - bank.issued[seat]))
    else:
        flow.tell(Observer(seat))
    if seat == bank.keeper:
        chairs = flow.state.chairs
        around = state.places_from(seat)[1:]
        heir = next((other for other in around if chairs[other] is Chair.SEATED), None)
        if heir is not None:
            flow.change(bank=replace(bank, keeper=heir))
            flow.tell(BankerChanged(heir))
