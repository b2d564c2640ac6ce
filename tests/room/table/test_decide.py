"""The rules of a table: what may be asked for there, and that nothing that is asked ever leads to
rows that cannot follow.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.wire import PLAIN, encode
from playroom.room.fair.deal import (
    commitment,
    have_answered,
    have_shown,
    numbers_of,
    on,
    pledges_of,
)
from playroom.room.table import values as v
from playroom.room.table.state import (
    NoTable,
    apply,
    decide,
    may_begin,
    names_at,
    next_owner,
    players,
)
from playroom.room.table.values import Phase, TableState
from tests.conftest import THOROUGH
from tests.room.kit import state_of

GAME = find_game("cribbage")
ANA, BEN, EVA, LUZ = (f"{number:012x}" for number in range(1, 5))
NAMES = {ANA: "Ana", BEN: "Ben", EVA: "Eva", LUZ: "Luz"}
MATCH = "m1"


class Log:
    """A table as its log tells it."""

    def __init__(self, seats: int = 2, owner: str | None = ANA) -> None:
        opened = v.Opened("0a0b0c", GAME.id, GAME.version, Setup.of(seats, {}), owner)
        self.rows: list[v.TableEvent] = [opened]
        self.state: TableState = state_of(self.rows, GAME)

    def put(self, *rows: v.TableEvent) -> None:
        for row in rows:
            self.state = apply(self.state, GAME, row)
            self.rows.append(row)

    def come(self, *people: str) -> None:
        for person in people:
            self.put(v.Came(person, Clean.of(NAMES[person]), "en"))

    def ask(self, person: str, command: v.AnyCommand, bot: str = "Clara") -> str:
        """The code of the refusal, or nothing when it was done."""
        result = decide(self.state, GAME, person, command, bot)
        if isinstance(result, Rejection):
            return result.code
        self.put(*result)
        return ""

    def agree(self, *people: str) -> None:
        for person in people:
            assert self.ask(person, v.BeReady(True, self.state.rows)) == ""

    def begin(self) -> None:
        assert may_begin(self.state)
        self.put(v.Sealed(MATCH, "a" * 64), v.Began(MATCH))


def seated(*people: str, seats: int = 2) -> Log:
    log = Log(seats)
    log.come(*people)
    for seat, person in enumerate(people):
        assert log.ask(person, v.Sit(seat)) == ""
    return log


# -- seats -----------------------------------------------------------------------------------------


def test_a_seat_has_one_person_and_a_person_one_seat() -> None:
    log = seated(ANA, BEN)
    log.come(EVA)
    assert log.ask(EVA, v.Sit(0)) == "taken"
    assert log.ask(EVA, v.Sit(2)) == "no_seat"
    assert log.ask(EVA, v.Sit()) == "full"
    assert log.ask(ANA, v.Sit(0)) == ""
    assert log.ask(BEN, v.Sit()) == "seated"
    assert log.ask(BEN, v.Stand()) == ""
    assert log.ask(BEN, v.Stand()) == "not_seated"
    assert log.ask(EVA, v.Sit()) == ""
    assert [log.state.in_seat(seat) for seat in (0, 1)] == [
        log.state.guest(ANA),
        log.state.guest(EVA),
    ]


def test_a_bot_makes_room_for_a_person() -> None:
    log = seated(ANA)
    assert log.ask(ANA, v.PutBot("good")) == ""
    assert log.ask(ANA, v.PutBot("good")) == "full"
    assert not log.state.free
    log.come(BEN)
    assert log.ask(BEN, v.Sit()) == ""
    assert log.state.bots == ()
    assert log.state.in_seat(1) == log.state.guest(BEN)
    assert isinstance(log.rows[-2], v.BotRose)


def test_bots_are_put_and_taken_by_whoever_looks_after_the_table() -> None:
    log = seated(ANA, BEN, seats=3)
    assert log.ask(BEN, v.PutBot("good")) == "not_owner"
    assert log.ask(ANA, v.PutBot("no_such_level")) == "level"
    assert log.ask(ANA, v.PutBot("good", 1)) == "taken"
    assert log.ask(ANA, v.PutBot("good", 9)) == "no_seat"
    assert log.ask(ANA, v.TakeBot()) == "no_bot"
    assert log.ask(ANA, v.PutBot("good")) == ""
    assert log.ask(ANA, v.PutBot("easy", 2), bot="Dora") == ""
    assert log.state.bots == (v.SeatedBot(2, "easy", Clean.of("Clara")),)  # the same bot, easier
    assert log.ask(ANA, v.TakeBot(1)) == "no_bot"
    assert log.ask(ANA, v.TakeBot(2)) == ""
    assert log.state.free == (2,)


def test_fewer_seats_leave_those_in_the_others_watching() -> None:
    log = seated(ANA, BEN, EVA, seats=3)
    assert log.ask(ANA, v.SetSeats(2)) == ""
    assert log.state.setup.seats == 2
    guest = log.state.guest(EVA)
    assert guest is not None
    assert guest.seat is None
    assert log.ask(ANA, v.SetSeats(99)) == "seats"


# -- agreement -------------------------------------------------------------------------------------


def test_it_begins_when_all_seats_are_taken_and_all_who_sit_are_here_and_ready() -> None:
    log = seated(ANA, seats=2)
    log.agree(ANA)
    assert not may_begin(log.state)
    log.come(BEN)
    log.ask(BEN, v.Sit())
    log.agree(ANA)
    assert not may_begin(log.state)
    log.agree(BEN)
    assert may_begin(log.state)
    log.put(v.Away(BEN))
    assert not may_begin(log.state)
    log.put(v.Back(BEN))
    assert not may_begin(log.state)  # who was away is asked again
    log.agree(BEN)
    assert may_begin(log.state)


def test_a_table_of_bots_never_begins() -> None:
    log = Log()
    log.come(ANA)
    for _ in range(2):
        assert log.ask(ANA, v.PutBot("good")) == ""
    assert not may_begin(log.state)


@pytest.mark.parametrize(
    "command",
    [
        v.SetOption("target", 61),
        v.SetPreset(next(iter(GAME.presets))),
        v.SetSeats(3),
        v.SetDeals(False),
        v.PutBot("good", 2),
        v.TakeBot(2),
    ],
)
def test_nobody_is_ready_to_rules_that_they_have_not_heard(command: v.AnyCommand) -> None:
    log = seated(ANA, BEN, seats=4)
    log.ask(ANA, v.PutBot("easy", 2))
    log.agree(ANA, BEN)
    heard = log.state.rows
    assert log.ask(ANA, command) == ""
    assert not any(guest.ready for guest in log.state.guests)
    assert log.ask(BEN, v.BeReady(True, heard)) == "changed"
    assert log.ask(BEN, v.BeReady(True, log.state.rows)) == ""


def test_what_people_say_or_who_comes_takes_no_agreement_back() -> None:
    log = seated(ANA, BEN, seats=3)
    log.agree(ANA)
    heard = log.state.rows
    log.come(EVA)
    log.put(v.MutedAtTable(EVA, True), v.WatchersHeard(True))
    assert log.state.guest(ANA) == v.Guest(ANA, Clean.of("Ana"), "en", 0, True, True)
    assert log.ask(BEN, v.BeReady(True, heard)) == ""


def test_options_are_those_of_the_game() -> None:
    log = seated(ANA)
    assert log.ask(ANA, v.SetOption("no_such_option", 1)) == "option"
    assert log.ask(ANA, v.SetOption("target", -4)) != ""
    assert log.ask(ANA, v.SetPreset("no_such_rules")) == "preset"
    assert log.state.setup == Setup.of(2, {})


def test_who_stands_up_while_it_is_being_sealed_breaks_it_off() -> None:
    log = seated(ANA, BEN)
    log.agree(ANA, BEN)
    log.put(v.Sealed(MATCH, "a" * 64))
    assert log.ask(BEN, v.Sit(0)) == "playing"
    assert log.ask(BEN, v.Stand()) == ""
    assert log.state.phase is Phase.OPEN
    assert log.state.match is None
    assert not any(guest.ready for guest in log.state.guests)


# -- while a game is on ----------------------------------------------------------------------------


def test_while_a_game_is_on_nothing_is_agreed_on() -> None:
    log = seated(ANA, BEN)
    log.agree(ANA, BEN)
    log.begin()
    refused = [v.SetSeats(3), v.SetOption("target", 61), v.PutBot("good"), v.SetDeals(False)]
    for command in (*refused, v.Stand(), v.BeReady(True, 99)):
        assert log.ask(ANA, command) == "playing"


def test_a_pause_is_the_owners_or_of_all_who_sit_and_are_here() -> None:
    log = seated(ANA, BEN, EVA, seats=3)
    log.agree(ANA, BEN, EVA)
    assert log.ask(BEN, v.Pause()) == "not_playing"
    log.begin()
    assert log.ask(BEN, v.GoOn()) == "not_paused"
    assert log.ask(BEN, v.Pause()) == ""
    assert log.ask(BEN, v.Pause()) == ""
    assert log.state.phase is Phase.PLAYING
    assert log.state.pausing == (BEN,)
    log.put(v.Away(ANA))
    assert log.ask(EVA, v.Pause()) == ""
    assert log.state.phase is Phase.PAUSED
    assert log.ask(BEN, v.GoOn()) == ""
    assert log.ask(ANA, v.Pause()) == ""
    assert log.state.phase is Phase.PAUSED
    assert log.state.pausing == ()


def test_after_a_game_those_who_stay_play_again_in_other_seats() -> None:
    log = seated(ANA, BEN)
    log.agree(ANA, BEN)
    log.begin()
    log.put(v.Ended(MATCH))
    assert log.state.phase is Phase.OVER
    assert log.ask(ANA, v.Stand()) == ""
    assert log.ask(BEN, v.Sit(0)) == ""
    assert log.ask(ANA, v.Sit(1)) == ""
    log.agree(ANA, BEN)
    assert may_begin(log.state)
    assert players(log.state).names == ("Ben", "Ana")
    log.put(v.Sealed("m2", "b" * 64), v.Began("m2"))
    assert log.state.matches == 2


# -- the owner -------------------------------------------------------------------------------------


def test_the_table_passes_to_who_has_sat_longest_and_is_here() -> None:
    log = seated(ANA, BEN, EVA, seats=4)
    log.come(LUZ)
    log.put(v.Away(BEN), v.Gone(ANA))
    assert next_owner(log.state) == EVA
    log.put(v.Gone(EVA))
    assert next_owner(log.state) == LUZ
    log.put(v.Away(LUZ))
    assert next_owner(log.state) is None


def test_only_the_owner_does_what_is_the_owners() -> None:
    log = seated(ANA, BEN)
    for command in (
        v.KickFromTable(ANA),
        v.MuteAtTable(ANA, True),
        v.GiveTable(BEN),
        v.CloseTable(),
    ):
        assert log.ask(BEN, command) == "not_owner"
    assert log.ask(ANA, v.KickFromTable(EVA)) == "nobody"
    assert log.ask(ANA, v.KickFromTable(ANA)) == "oneself"
    assert log.ask(EVA, v.Sit()) == "not_here"
    assert log.ask(ANA, v.GiveTable(BEN)) == ""
    assert log.state.owner == BEN
    assert log.ask(BEN, v.KickFromTable(ANA, True)) == ""
    assert log.state.barred == (ANA,)
    assert log.state.guest(ANA) is None
    assert log.ask(BEN, v.CloseTable()) == ""
    assert log.ask(BEN, v.Sit()) == "closed"


# -- rows that cannot follow -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "row",
    [
        v.Sat(BEN, 0),  # taken
        v.Sat(EVA, 1),  # not at the table
        v.Sat(BEN, 7),
        v.BotSat(v.SeatedBot(0, "good", Clean.of("Clara"))),
        v.BotSat(v.SeatedBot(9, "good", Clean.of("Clara"))),
        v.Readied(EVA),
        v.Away(EVA),
        v.Gone(EVA),
        v.Chose("no_such_option", 1, ANA),
        v.ChosePreset("no_such_rules", ANA),
        v.Began("m1"),
        v.Pledged(0, "a" * 64),
        v.Reveal(0, "a" * 64),
        v.Ended("m1"),
        v.Paused(ANA),
        v.Resumed(ANA),
    ],
    ids=repr,
)
def test_rows_that_cannot_follow_are_none(row: v.TableEvent) -> None:
    log = seated(ANA)
    log.come(BEN)
    with pytest.raises(NoTable):
        apply(log.state, GAME, row)


def test_a_joint_deal_goes_step_by_step() -> None:
    log = seated(ANA, BEN, EVA, seats=3)
    log.agree(ANA, BEN, EVA)
    number = {ANA: "1" * 64, BEN: "2" * 64}
    given = {who: commitment(MATCH, seat, number[who]) for seat, who in enumerate((ANA, BEN))}
    assert pledges_of(log.state, MATCH, given) == ()  # the room first
    log.put(v.Committing(MATCH, "a" * 64))
    assert (log.state.phase, log.state.match) == (Phase.SEALING, MATCH)
    assert pledges_of(log.state, "m2", given) == ()
    assert numbers_of(log.state, MATCH, number) == ()
    assert pledges_of(log.state, MATCH, {LUZ: "a" * 64}) == ()
    assert not have_answered(log.state, MATCH)
    log.put(*pledges_of(log.state, MATCH, {BEN: given[BEN]}))
    assert log.rows[-1] == v.Pledged(1, given[BEN])
    assert pledges_of(log.state, MATCH, {BEN: "c" * 64}) == ()  # once
    rows = pledges_of(log.state, MATCH, {**given, EVA: None})
    roster = v.Sealed(
        MATCH, "a" * 64, (v.SeatCommitment(0, given[ANA]), v.SeatCommitment(1, given[BEN]))
    )
    assert rows == (v.Pledged(0, given[ANA]), v.Pledged(2, None), roster)
    log.put(*rows)
    assert have_answered(log.state, MATCH)
    assert not have_shown(log.state, MATCH)
    assert pledges_of(log.state, MATCH, given) == ()
    assert numbers_of(log.state, MATCH, {ANA: number[BEN], EVA: "3" * 64}) == ()  # another one
    log.put(*numbers_of(log.state, MATCH, number))
    assert have_shown(log.state, MATCH)
    assert numbers_of(log.state, MATCH, number) == ()
    log.put(v.Began(MATCH))
    assert log.state.deal is not None  # for who comes later to watch
    assert log.state.deal.numbers == (v.Reveal(0, number[ANA]), v.Reveal(1, number[BEN]))
    log.put(v.Ended(MATCH))
    assert on(log.state, MATCH) is None


@pytest.mark.parametrize(
    ("sealed", "row"),
    [
        (False, v.Committing("m2", "b" * 64)),
        (False, v.Sealed("m2", "b" * 64)),
        (False, v.Reveal(0, "b" * 64)),
        (False, v.Pledged(1, "b" * 64)),  # a bot's seat
        (False, v.Pledged(7, None)),
        (False, v.Began(MATCH)),
        (True, v.Committing("m2", "b" * 64)),
        (True, v.Sealed(MATCH, "a" * 64)),
        (True, v.Pledged(0, "b" * 64)),
        (True, v.Reveal(0, "b" * 64)),  # committed to none
        (True, v.Began("m2")),
    ],
    ids=repr,
)
def test_steps_of_a_deal_that_cannot_follow_are_none(sealed: bool, row: v.TableEvent) -> None:
    log = seated(ANA)
    assert log.ask(ANA, v.PutBot("good")) == ""
    log.agree(ANA)
    log.put(v.Committing(MATCH, "a" * 64))
    if sealed:
        log.put(v.Sealed(MATCH, "a" * 64))
    with pytest.raises(NoTable):
        apply(log.state, GAME, row)


def test_a_deal_of_an_older_program_is_read() -> None:
    """Its rows as they stand in a table's log that was kept before there was `Committing`."""
    log = seated(ANA, BEN)
    log.agree(ANA, BEN)
    pledged = commitment(MATCH, 1, "2" * 64)
    lines = [
        f'{{"type":"sealed","match":"{MATCH}","commitment":"{"a" * 64}",'
        f'"pledges":[{{"seat":1,"commitment":"{pledged}"}}]}}',
        f'{{"type":"shown","seat":1,"number":"{"2" * 64}"}}',
        f'{{"type":"began","match":"{MATCH}"}}',
    ]
    wanted: Any = v.AnyTableEvent
    for line in lines:
        log.put(PLAIN.decode(line.encode(), wanted))
    assert log.state.phase is Phase.PLAYING
    deal = v.Deal(
        MATCH, "a" * 64, (v.SeatCommitment(1, pledged),), (), True, (v.Reveal(1, "2" * 64),)
    )
    assert log.state.deal == deal


def test_a_log_begins_with_its_opening() -> None:
    with pytest.raises(NoTable):
        state_of([v.Away(ANA)], GAME)
    with pytest.raises(NoTable):
        state_of([], GAME)


@pytest.mark.parametrize("length", [25, 5_000])
def test_names_and_sayings_from_elsewhere_are_no_longer_than_ours(length: int) -> None:
    for record, kind in (
        ({"type": "came", "person": ANA, "name": "a" * length, "language": "en"}, v.AnyTableEvent),
        ({"seat": 0, "level": "good", "name": "a" * length}, v.SeatedBot),
        ({"number": 1, "by": ANA, "name": "a" * length, "to": "table", "text": "x"}, v.Saying),
    ):
        wanted: Any = kind
        with pytest.raises(ValueError, match=r"characters, more than|not a Clean"):
            PLAIN.decode(encode(record), wanted)


# -- anything --------------------------------------------------------------------------------------

PEOPLE = st.sampled_from([ANA, BEN, EVA, LUZ])
SEATS = st.sampled_from([None, 0, 1, 2, 3, 63])
WISHES: st.SearchStrategy[Any] = st.one_of(
    st.builds(v.Sit, SEATS),
    st.builds(v.Sit, SEATS),
    st.builds(v.Stand),
    st.builds(
        v.SetOption,
        st.sampled_from([option.name for option in GAME.options.declared] + ["nothing"]),
        st.one_of(st.integers(-5, 200), st.booleans(), st.text(max_size=4)),
    ),
    st.builds(v.SetPreset, st.sampled_from([*GAME.presets, "nothing"])),
    st.builds(v.SetSeats, st.integers(1, 7)),
    st.builds(v.SetDeals, st.booleans()),
    st.builds(v.PutBot, st.sampled_from([*GAME.bots, "nothing"]), SEATS),
    st.builds(v.TakeBot, SEATS),
    st.builds(v.Pause),
    st.builds(v.GoOn),
    st.builds(v.KickFromTable, PEOPLE, st.booleans()),
    st.builds(v.MuteAtTable, PEOPLE, st.booleans()),
    st.builds(v.HearWatchers, st.booleans()),
    st.builds(v.GiveTable, PEOPLE),
    st.builds(v.CloseTable),
)


class AnyTable(RuleBasedStateMachine):
    """A table at which people ask for anything in any order, and come and go."""

    @initialize(seats=st.integers(2, 5))
    def open(self, seats: int) -> None:
        self.log = Log(seats, None)
        self.matches = 0
        self.agreed: dict[str, int] = {}

    @rule(person=PEOPLE)
    def comes(self, person: str) -> None:
        guest = self.log.state.guest(person)
        if self.log.state.phase is Phase.CLOSED or person in self.log.state.barred:
            return
        if guest is None:
            self.log.come(person)
            if self.log.state.owner is None:
                self.log.put(v.OwnerIs(person))
        elif not guest.here:
            self.log.put(v.Back(person))

    @rule(person=PEOPLE, for_good=st.booleans())
    def goes(self, person: str, for_good: bool) -> None:
        guest = self.log.state.guest(person)
        if guest is None or not guest.here:
            return
        self.log.put(v.Gone(person) if for_good else v.Away(person))
        if self.log.state.phase is Phase.SEALING and guest.seat is not None:
            self.log.put(v.Aborted())
        if self.log.state.owner == person and for_good:
            self.log.put(v.OwnerIs(next_owner(self.log.state)))

    @rule(person=PEOPLE, command=WISHES)
    def asks(self, person: str, command: v.AnyCommand) -> None:
        result = decide(self.log.state, GAME, person, command, "Clara")
        if isinstance(result, Rejection):
            assert result.note.id
            return
        self.log.put(*result)  # never `NoTable`

    @rule(person=PEOPLE, behind=st.integers(0, 3), ready=st.booleans())
    def is_ready(self, person: str, behind: int, ready: bool) -> None:
        heard = self.log.state.rows - behind
        if heard >= 0 and self.log.ask(person, v.BeReady(ready, heard)) == "" and ready:
            self.agreed[person] = heard

    @rule()
    def begins(self) -> None:
        if may_begin(self.log.state):
            self.matches += 1
            self.log.put(v.Committing(f"m{self.matches}", "a" * 64))

    @rule(person=PEOPLE, brings=st.booleans())
    def answers(self, person: str, brings: bool) -> None:
        given = {person: "b" * 64 if brings else None}
        self.log.put(*pledges_of(self.log.state, f"m{self.matches}", given))

    @rule()
    def is_sealed(self) -> None:
        deal = on(self.log.state, f"m{self.matches}")
        if deal is not None and not deal.sealed:
            self.log.put(deal.roster)

    @rule()
    def is_dealt(self) -> None:
        deal = on(self.log.state, f"m{self.matches}")
        if deal is not None and deal.sealed:
            who = players(self.log.state)  # never a free seat
            assert who.kinds.count("person") == len(self.log.state.seated) > 0
            for guest in self.log.state.seated:
                assert self.agreed[guest.id] >= self.log.state.changed - 1
            self.log.put(v.Began(f"m{self.matches}"))

    @rule()
    def ends(self) -> None:
        if self.log.state.phase in (Phase.PLAYING, Phase.PAUSED):
            self.log.put(v.Ended(f"m{self.matches}"))

    @invariant()
    def seats_are_never_doubled(self) -> None:
        state = self.log.state
        taken = [guest.seat for guest in state.guests if guest.seat is not None]
        taken += [bot.seat for bot in state.bots]
        assert len(set(taken)) == len(taken)
        assert all(seat < state.setup.seats for seat in taken)
        assert GAME.check_options(state.setup) is None

    @invariant()
    def the_log_tells_the_same_table_again(self) -> None:
        wanted: Any = v.AnyTableEvent
        rows = [PLAIN.decode(encode(row), wanted) for row in self.log.rows]
        assert state_of(rows, GAME) == self.log.state
        assert self.log.state.rows == len(rows)

    @invariant()
    def whoever_is_ready_is_here_and_sits(self) -> None:
        for guest in self.log.state.guests:
            assert not guest.ready or (guest.here and guest.seat is not None)
        assert len(names_at(self.log.state)) == len(self.log.state.guests) + len(
            self.log.state.bots
        )


AnyTable.TestCase.settings = settings(
    max_examples=400 if THOROUGH else 25,
    stateful_step_count=80 if THOROUGH else 40,
    deadline=None,
    derandomize=not THOROUGH,
)
test_no_wish_ever_leads_to_rows_that_cannot_follow = AnyTable.TestCase
