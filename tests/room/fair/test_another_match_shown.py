"""What the far end of a wire makes of a room that tells one match and shows another."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playroom.engine.header import Header, Player
from playroom.engine.log.inputs import Act
from playroom.engine.match import Match, Prepared
from playroom.engine.notes import Clean
from playroom.engine.wire import BadJson
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.room.client.remote_session import GameHome, RemoteSession
from playroom.room.fair.deal import ROOM, commitment, joint_seed
from playroom.room.fair.deal_verifier import MOST_DEALS
from playroom.room.fair.transcript_verifier import MOST_CHAIRS
from playroom.room.protocol import messages as e
from playroom.room.table import values as v
from playroom.room.table.session import Proof
from tests.match.plain import all_of
from tests.room.kit import Person
from tests.room.table.test_decide import ANA, BEN, GAME, MATCH, seated

ROOMS = "f" * 64
BENS = "b" * 64
CHOSEN = "c0ffee" * 5 + "c0"


class Room:
    """A table to which Ana has come over a wire. What is told of it is said by a test."""

    def __init__(self) -> None:
        self.log = seated(ANA, BEN)
        self.sent = list[e.AnyUp]()
        self.homes = list[GameHome]()
        welcome = e.Snapshot(Clean.of("room"), ANA, self.log.state)
        self.session = RemoteSession(
            welcome,
            GAME,
            lambda data: self.sent.append(e.read_up(data)),
            self.homes.append,
            lambda id: GAME,
        )
        self.ana = Person(self.session)

    def tell(self, *rows: v.AnyTableEvent) -> None:
        for row in rows:
            self.log.put(row)
            self.session.heed(e.Happened(row))

    def seal(self, *more: v.SeatCommitment) -> None:
        """A joint deal of Ana and Ben; `more` pledges are in the roster."""
        self.tell(v.Committing(MATCH, commitment(MATCH, ROOM, ROOMS)))
        (pledged,) = [sent for sent in self.sent if isinstance(sent, e.Pledged)]
        self.tell(v.Pledged(0, pledged.commitment), v.Pledged(1, commitment(MATCH, 1, BENS)))
        assert self.log.state.deal is not None
        roster = self.log.state.deal.roster
        self.tell(v.Sealed(MATCH, roster.commitment, (*roster.pledges, *more)))

    def show(self) -> None:
        (showing,) = [sent for sent in self.sent if isinstance(sent, e.Showing)]
        self.tell(v.Reveal(0, showing.number), v.Reveal(1, BENS))

    @property
    def deal(self) -> v.Deal:
        assert self.log.state.deal is not None
        return self.log.state.deal

    def match(
        self, seed: str = "", inputs: int = 6, id: str = MATCH, choice: int = 0
    ) -> Match[Any, Any]:
        """A match of theirs, by the numbers that were shown or by another seed. `choice` is the
        index of the action that is played each time.
        """
        numbers = {shown.seat: shown.number for shown in self.deal.numbers}
        header = Header(
            id=id,
            game=GAME.id,
            version=GAME.version,
            setup=self.log.state.setup,
            players=tuple(Player(Clean.of(name), "person") for name in ("Ana", "Ben")),
            seed=seed or joint_seed(self.deal.roster, ROOMS, numbers),
            created="2026-01-01T00:00:00Z",
        )
        match: Match[Any, Any] = Match(GAME, header)
        for number in range(inputs):
            request = match.requests[0]
            action = list(GAME.choices(match.view(request.seat)))[choice]
            prepared = match.prepare(Act(request.seat, action), f"do:{number}", request.id)
            assert isinstance(prepared, Prepared)
            match.commit(prepared)
        return match

    def tell_match(self, match: Match[Any, Any], seat: int | None = 0) -> None:
        """All of a match, as it stands."""
        runner = MatchRunner(match, MatchInlineQueue(), "", lambda lines: None)

        at = e.read_down(all_of(LocalChair(runner, seat)))
        self.session.heed(at)

    def prove(self, match: Match[Any, Any]) -> bool | None:
        """The room shows a whole game; gives what Ana is told."""
        entries = tuple(match.entries)
        deal = self.deal
        self.session.heed(e.WholeGame(match.header, entries, ROOMS, deal.roster, deal.numbers))
        assert not self.ana.failures
        ((told, _),) = self.ana.proved
        assert self.homes[-1].proved is told
        return told


def dealt(seed: str = "") -> tuple[Room, Match[Any, Any]]:
    """A room that has dealt from all numbers, or from a seed; and the match as it is told."""
    room = Room()
    room.seal()
    room.show()
    room.tell(v.Began(MATCH))
    match = room.match(seed)
    room.tell_match(match)
    return room, match


def test_what_was_played_is_proved() -> None:
    room, match = dealt()
    assert room.prove(match) is True


def test_a_deal_that_was_chosen_is_not() -> None:
    room, match = dealt(CHOSEN)
    assert room.prove(match) is False


def test_another_match_that_is_told_once_it_is_over_is_not_the_one_that_was_played() -> None:
    room, _ = dealt(CHOSEN)
    honest = room.match()
    room.tell_match(honest)
    assert room.prove(honest) is False
    assert room.ana.proofs == [Proof.OTHERWISE]


def test_what_was_told_otherwise_than_it_was_played_is_no_false_deal() -> None:
    """The cards are those of the numbers; a score, say, was told that was not made."""
    room, match = dealt()
    assert room.prove(room.match(inputs=4)) is False
    assert room.ana.proofs == [Proof.OTHERWISE]
    chosen, other = dealt(CHOSEN)
    assert chosen.prove(other) is False
    assert chosen.ana.proofs == [Proof.FALSE]
    assert match.sequence == 6


def test_what_was_told_at_another_seat_was_told() -> None:
    room, _ = dealt(CHOSEN)
    room.tell_match(honest := room.match(), None)
    room.tell_match(honest)
    assert room.prove(honest) is False
    room, match = dealt()
    room.tell_match(match, None)
    room.tell_match(match)
    room.tell_match(room.match(inputs=8))
    assert room.prove(room.match(inputs=9)) is True


def test_nor_when_a_third_one_was_told_in_between() -> None:
    async def test() -> None:
        room, _ = dealt(CHOSEN)
        room.tell(v.Ended(MATCH))
        honest = room.match()
        room.tell_match(room.match(CHOSEN, id="m2"))
        room.tell_match(honest)
        assert room.prove(honest) is False
        room.session.close()

    asyncio.run(test())


def test_what_was_heard_of_former_matches_is_forgotten() -> None:
    async def test() -> None:
        room, match = dealt()
        for number in range(2 * MOST_CHAIRS):
            room.tell(v.Ended(match.header.id))
            room.tell(v.Sealed(f"x{number}", "a" * 64), v.Began(f"x{number}"))
            match = room.match(CHOSEN, id=f"x{number}")
            room.tell_match(match)
            assert len(room.session._heard._before) <= 2
        room.session.close()

    asyncio.run(test())


def test_of_a_match_that_is_told_anew_and_anew_nothing_is_proved() -> None:
    room, _ = dealt()
    for inputs in range(MOST_CHAIRS + 1):
        room.tell_match(room.match(inputs=2 * inputs), None)
        room.tell_match(room.match(inputs=2 * inputs + 1))
    assert len(room.session._heard._before) <= MOST_CHAIRS + 1
    assert room.prove(room.match(inputs=40)) is False


def test_another_match_than_the_one_that_was_sealed_is_not_played() -> None:
    room, _ = dealt()
    with pytest.raises(BadJson, match="another match"):
        room.tell_match(room.match(CHOSEN, id="m2"))


def test_a_number_that_nobody_pledged_is_not_in_a_roster() -> None:
    """Whose number it is, a bot's perhaps, could be shown or not, as the cards are better."""
    room = Room()
    room.seal(v.SeatCommitment(2, commitment(MATCH, 2, "e" * 64)))
    assert not any(isinstance(sent, e.Showing) for sent in room.sent)
    room.tell(v.Reveal(1, BENS), v.Began(MATCH))
    match = room.match()
    room.tell_match(match)
    assert room.prove(match) is False


def test_a_deal_that_is_forgotten_cannot_be_another_one_by_now() -> None:
    """So many others were told since."""
    forged = v.Sealed(MATCH, commitment(MATCH, ROOM, ROOMS))

    async def test() -> None:
        room, match = dealt(joint_seed(forged, ROOMS, {}))
        room.tell(v.Ended(MATCH))
        for number in range(MOST_DEALS):
            room.tell(v.Committing(f"x{number}", "a" * 64), v.Aborted())
        room.session.heed(e.WholeGame(match.header, tuple(match.entries), ROOMS, forged))
        assert [told for told, _ in room.ana.proved] == [None]
        room.session.close()

    asyncio.run(test())
