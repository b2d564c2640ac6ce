"""What a client makes of what it is told while a deal is sealed, without any room."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from playroom.engine.header import Header, Player
from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.room.fair.deal import ROOM, commitment, is_pledged, joint_seed
from playroom.room.fair.deal_verifier import MOST_DEALS, DealVerifier
from playroom.room.table import values as v
from playroom.room.table.values import Deal, Phase, TableState
from tests.room.table.test_decide import ANA, BEN, LUZ, seated

ROOMS = "f" * 64
BENS = "b" * 64


@dataclass
class Told:
    """A table at which Ana and Ben sit, as it is told to one of them or to who watches."""

    me: str
    match: str = "m1"

    def __post_init__(self) -> None:
        log = seated(ANA, BEN)
        log.come(LUZ)
        self.state: TableState = log.state
        self.witness = DealVerifier(self.me, self.state)

    def tell(self, deal: Deal | None, in_time: bool = True, phase: Phase = Phase.SEALING) -> None:
        self.state = replace(self.state, deal=deal, phase=phase)
        self.witness.told(self.state, in_time)

    @property
    def deal(self) -> Deal:
        assert self.state.deal is not None
        return self.state.deal

    def begin(self) -> None:
        """The room is committed."""
        self.tell(Deal(self.match, commitment(self.match, ROOM, ROOMS)))

    def pledge(self) -> str:
        """Ana's commitment, as the room was given it."""
        match, given = self.witness.pledges(self.state) or ("", "")
        assert match == self.match
        return given

    def seal(self, *pledges: tuple[int, str]) -> None:
        """These are committed; then it is sealed."""
        for seat, given in pledges:
            self.tell(self.deal.answered(v.Pledged(seat, given)))
        self.tell(replace(self.deal, sealed=True))

    def show(self, seat: int, number: str) -> None:
        self.tell(replace(self.deal, numbers=(*self.deal.numbers, v.Reveal(seat, number))))

    def shown(self) -> str:
        match, number = self.witness.shows(self.state) or ("", "")
        assert match == self.match
        return number

    def is_proved(
        self, deal: Deal | None = None, number: str = ROOMS, seed: str = ""
    ) -> bool | None:
        """When the room says afterwards that it was so."""
        deal = deal or self.deal
        numbers = {one.seat: one.number for one in deal.numbers}
        header = Header(
            id=self.match,
            game="cribbage",
            version=1,
            setup=self.state.setup,
            players=tuple(Player(Clean.of(name), "person") for name in ("Ana", "Ben")),
            seed=seed or joint_seed(deal.roster, number, numbers),
            created="2026-01-01T00:00:00Z",
        )
        return self.witness.is_proved(header, deal.roster, deal.numbers, number)


def bens(match: str = "m1") -> tuple[int, str]:
    return 1, commitment(match, 1, BENS)


def whole(me: str = ANA) -> Told:
    """A deal that went as it should, with Ana's number and Ben's."""
    told = Told(me)
    told.begin()
    told.seal((0, told.pledge()), bens())
    number = told.shown()
    told.show(1, BENS)
    told.show(0, number)
    return told


def test_a_deal_is_proved_by_who_brought_a_number_and_by_who_watches() -> None:
    ana = whole()
    assert ana.is_proved()
    assert not ana.is_proved(seed="c0ffee" * 5 + "c0")
    eva = Told(LUZ)
    eva.begin()
    assert eva.witness.pledges(eva.state) is None
    eva.seal(*((one.seat, one.commitment) for one in ana.deal.pledges))
    assert eva.witness.shows(eva.state) is None
    for one in ana.deal.numbers:
        eva.show(one.seat, one.number)
    assert eva.is_proved()


def test_nothing_is_pledged_before_the_room_is_and_nothing_shown_before_it_is_sealed() -> None:
    told = Told(ANA)
    assert told.witness.pledges(told.state) is None
    told.begin()
    given = told.pledge()
    assert told.pledge() == given  # asked again, after a cut: the same
    assert told.witness.shows(told.state) is None
    told.tell(told.deal.answered(v.Pledged(0, given)))
    assert told.witness.pledges(told.state) is None
    assert told.witness.shows(told.state) is None
    told.tell(replace(told.deal, sealed=True))
    assert commitment("m1", 0, told.shown()) == given
    assert told.shown() == told.shown()


def test_another_number_for_every_match() -> None:
    told, given = Told(ANA), set[str]()
    for match in range(2 * MOST_DEALS):
        told.match = f"m{match}"
        told.begin()
        told.seal((0, told.pledge()))
        given.add(told.shown())
    assert len(given) == 2 * MOST_DEALS
    assert len(told.witness._seen) == MOST_DEALS


def test_the_commitment_of_the_room_stays() -> None:
    told = Told(ANA)
    told.begin()
    pledge = told.pledge()
    told.tell(told.deal.answered(v.Pledged(0, pledge)))
    told.tell(replace(told.deal, sealed=True, commitment=commitment("m1", ROOM, "e" * 64)))
    assert told.witness.shows(told.state) is None
    assert told.witness.is_caught("m1")
    assert not told.is_proved(number="e" * 64)


@pytest.mark.parametrize("shown", [1, 2])
def test_a_deal_begun_anew_under_the_same_name_is_the_same_one(shown: int) -> None:
    """Every number of the first time is known: none of them can be left out now."""
    told = whole()
    first = told.deal
    told.tell(None, phase=Phase.OPEN)
    told.begin()
    assert told.pledge() == first.pledges[0].commitment
    told.seal(*((one.seat, one.commitment) for one in first.pledges))
    for one in first.numbers[-shown:]:
        told.show(one.seat, one.number)
    assert not told.witness.is_caught("m1")
    assert told.is_proved() is (shown == 2)


def test_a_deal_begun_anew_with_another_pledge_is_none() -> None:
    told = whole()
    told.tell(None, phase=Phase.OPEN)
    told.begin()
    told.tell(told.deal.answered(v.Pledged(1, commitment("m1", 1, "e" * 64))))
    assert told.witness.is_caught("m1")


def test_a_process_that_has_not_heard_everything_yet_accuses_nobody() -> None:
    """A client that comes there is told the table as it was before, and what it has heard again."""
    told = Told(ANA)
    told.begin()
    begun = told.deal
    pledges = [(0, told.pledge()), bens()]
    told.seal(*pledges)
    sealed = told.deal
    told.tell(begun, in_time=False)
    assert told.pledge() == pledges[0][1]
    told.seal(*pledges)
    number = told.shown()
    told.show(0, number)
    told.tell(sealed, in_time=False)
    assert told.shown() == number
    told.show(0, number)
    told.show(1, BENS)
    assert told.is_proved()


@pytest.mark.parametrize("late", [False, True])
def test_a_pledge_that_somebody_else_gave_for_oneself_is_none(late: bool) -> None:
    told = Told(ANA)
    if not late:
        told.begin()
        assert told.pledge()
        told.tell(told.deal.answered(v.Pledged(0, bens()[1])))
    else:  # all of it came while the wire was cut, and not row by row
        sealed = Deal(
            "m1", commitment("m1", ROOM, ROOMS), (v.SeatCommitment(0, bens()[1]),), (), True
        )
        told.tell(sealed, in_time=False, phase=Phase.PLAYING)
    assert told.witness.is_caught("m1")
    assert not told.is_proved()


def test_that_one_brings_no_number_is_said_by_nobody_else() -> None:
    told = Told(ANA)
    told.begin()
    assert told.pledge()
    told.tell(told.deal.answered(v.Pledged(0, None)))
    assert told.witness.is_caught("m1")


def test_a_deal_of_which_one_was_told_in_time_needs_ones_own_number() -> None:
    told = Told(ANA)
    told.begin()
    assert told.pledge()
    told.seal(bens())  # hers came too late, says the room
    told.show(1, BENS)
    assert not told.witness.is_caught("m1")
    assert not told.is_proved()
    other = whole()
    assert not other.is_proved(replace(other.deal, numbers=other.deal.numbers[:1]))  # hers is gone


def test_a_deal_that_was_missed_is_proved_by_those_who_were_there() -> None:
    deal = replace(whole().deal, pledges=(v.SeatCommitment(*bens()),), numbers=(v.Reveal(1, BENS),))
    told = Told(ANA)
    for step in (Deal(deal.match, deal.commitment), replace(deal, numbers=()), deal):
        told.tell(step, in_time=False)
    assert told.is_proved()


def test_a_deal_that_is_told_at_once_as_sealed_is_none() -> None:
    told, eva = Told(ANA), Told(LUZ)
    for one in (told, eva):
        one.tell(Deal("m1", commitment("m1", ROOM, ROOMS), sealed=True))
        assert not one.is_proved()


def test_another_program_of_ones_own_may_have_brought_the_number() -> None:
    before = whole()
    again = Told(ANA)
    again.state = before.state
    again.witness = DealVerifier(ANA, before.state)
    assert again.is_proved()
    assert not again.is_proved(replace(before.deal, commitment=commitment("m1", ROOM, BENS)), BENS)


@pytest.mark.parametrize("in_time", [False, True])
def test_a_bot_brings_no_number(in_time: bool) -> None:
    told = Told(ANA)
    guests = tuple(guest for guest in told.state.guests if guest.id != BEN)
    bot = v.SeatedBot(1, "easy", Clean.of("Clara"))
    told.state = replace(told.state, guests=guests, bots=(bot,))
    told.begin()
    pledges = (v.SeatCommitment(0, told.pledge()), v.SeatCommitment(*bens()))
    told.tell(replace(told.deal, pledges=pledges, sealed=True), in_time)
    assert told.witness.is_caught("m1")
    assert told.witness.shows(told.state) is None


def test_a_deal_that_one_comes_to_while_it_is_sealed_has_ones_number() -> None:
    told = Told(ANA)
    told.begin()
    again = Told(ANA)
    again.state = told.state
    again.witness = DealVerifier(ANA, told.state)
    again.seal((0, again.pledge()))
    again.show(0, again.shown())
    assert again.is_proved()


def test_a_number_that_was_due_when_one_came_and_is_missing_is_no_proof() -> None:
    told = Told(ANA)
    told.begin()
    again = Told(ANA)
    again.state = told.state
    again.witness = DealVerifier(ANA, told.state)
    again.seal(bens())  # hers was never committed, says the room
    again.show(1, BENS)
    assert not again.witness.is_caught("m1")
    assert again.is_proved() is False


def test_a_number_counts_for_the_seat_that_committed_to_it() -> None:
    foreign = v.SeatCommitment(0, commitment("m1", 1, BENS))
    sealed = v.Sealed("m1", commitment("m1", ROOM, ROOMS), (foreign,))
    assert not is_pledged(sealed, v.Reveal(0, BENS))
    assert not is_pledged(sealed, v.Reveal(1, BENS))
    right = v.SeatCommitment(*bens())
    assert is_pledged(replace(sealed, pledges=(right,)), v.Reveal(1, BENS))
    assert not is_pledged(replace(sealed, match="m2", pledges=(right,)), v.Reveal(1, BENS))


def test_seats_that_change_hands_after_a_deal_are_no_forgery() -> None:
    told = whole()
    moved = [replace(guest, seat=1 if guest.id == ANA else None) for guest in told.state.guests]
    told.state = replace(told.state, guests=tuple(moved))
    told.tell(told.deal, phase=Phase.OVER)
    assert told.is_proved()
