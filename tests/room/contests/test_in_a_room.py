"""Tournaments in a room: opened, joined, played, left, over a restart, and told to all."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from playroom.clock import wall
from playroom.engine.notes import Rejection
from playroom.engine.record import replace
from playroom.room.contests import boards
from playroom.room.contests import state as c
from playroom.room.contests.keeping import events_of
from playroom.room.contests.service import Contests
from playroom.room.contests.verifying import BadTournament, file_name, verified
from playroom.room.contests.views import ContestCommand, ContestDo, ContestView
from playroom.room.contests.words import DAYS, read_wanted
from playroom.room.members.circle import PersonalAct
from playroom.room.members.people import Member
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.store.retention import pruned
from playroom.room.table import values as v
from playroom.room.table.session import Lobby, TableSession
from playroom.store import StoreError
from tests import clock
from tests.conftest import EngineOf
from tests.room.far import FarRoom
from tests.room.kit import Person, added, code_of, until
from tests.room.lobby_kit import walk_in
from tests.room.members.test_personal import asked, ids


class Player:
    """A person in the room who goes where they are called, and plays the first choice."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.person: Person | None = None
        self.stays_away = False
        self.entered = set[str]()

    @property
    def view(self) -> ContestView:
        return self.lobby.contests[0]

    async def ask(self, do: ContestDo, words: str = "") -> str:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        wanted = read_wanted(words) if words else None
        self.lobby.ask_contest(ContestCommand(do, None, wanted), answer.set_result)
        return code_of(await asyncio.wait_for(answer, 20))

    async def goes(self) -> None:
        """To the table of the round, if one is called."""
        views = self.lobby.contests
        meeting = next((view.meeting for view in views if view.meeting is not None), None)
        session = self.lobby.session
        if self.stays_away or meeting is None:
            return
        if session is None and meeting.table not in self.entered:
            self.entered.add(meeting.table)
            answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            self.lobby.enter(meeting.table, False, answer.set_result)
            result = await asyncio.wait_for(answer, 20)
            assert isinstance(result, TableSession), result
            self.person = Person(result)

    async def acts(self) -> None:
        await self.goes()
        if self.person is not None and self.person.awaited():
            await self.person.play()


def in_public_room(
    engine_of: EngineOf,
    folder: Path,
    test: Callable[[FarRoom], Coroutine[Any, Any, None]],
    house: House = USUAL,
) -> None:
    async def run() -> None:
        room = FarRoom(folder, house, public=True, engine_of=engine_of)
        await room.open()
        try:
            await test(room)
            assert not room.faults, room.faults[0]
        finally:
            await room.room.close()

    clock.run(run())


def director(room: FarRoom) -> Contests:
    assert room.room.host.lobby is not None
    return room.room.host.lobby.contests


def comes(room: FarRoom, member: Member) -> Player:
    """A person of the room's own process, by SSH or the page."""
    lobby = room.room.host.lobby
    assert lobby is not None
    return Player(lobby.come(member, room.room.services.people.places(member.id)))


async def people(room: FarRoom, *names: str) -> list[Player]:
    members = [added(room.room.services, name) for name in names]
    moderation = room.room.services.moderation
    moderation.own(members[0].id)
    await until(lambda: moderation.state.is_moderator(members[0].id))
    return [comes(room, member) for member in members]


async def played(players: list[Player], end: Callable[[], bool], seconds: float = 4_000) -> None:
    stop = asyncio.get_running_loop().time() + seconds
    while not end():
        assert asyncio.get_running_loop().time() < stop, "it did not come to that"
        for player in players:
            await player.acts()
        await clock.passes(0.1)


def test_a_swiss_is_played_with_bots_and_over_a_restart(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def run(room: FarRoom) -> None:
        ana, ben, _ = players = await people(room, "Ana", "Ben", "Eva")
        assert await ben.ask(ContestDo.OPEN, "swiss brisca") == "contest_moderator"
        words = "swiss brisca 2 rounds 3 bots easy duplicate"
        assert await ana.ask(ContestDo.OPEN, words) == ""
        for player in players:
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ben.ask(ContestDo.JOIN) == "contest_join"
        assert await ben.ask(ContestDo.BEGIN) == "contest_moderator"
        assert await ana.ask(ContestDo.BEGIN) == ""
        await until(lambda: ana.view.meeting is not None and ana.view.meeting.table in tables(room))
        assert len(ana.view.standings) == 6
        for player in players:
            await player.goes()
        await until(lambda: all(table.runner for table in room.room.host.tables.values()))
        for _ in range(4):
            await ana.acts()
        runners = [table.runner for table in room.room.host.tables.values()]
        seeds = {runner.match.header.seed for runner in runners if runner is not None}
        assert len(seeds) == 1, "one deal for all tables"
        members = [player.lobby.member for player in players]  # type: ignore[attr-defined]
        before = director(room).contests[0].rounds[0].tables
        await room.room.close()
        await room.open()
        again = [comes(room, member) for member in members]
        assert director(room).contests[0].rounds[0].tables == before
        await played(again, lambda: director(room).contests[0].phase is c.Phase.OVER)
        contest = director(room).contests[0]
        assert [len(last.results) for last in contest.rounds] == [3, 3]
        promise = contest.opened.promise or ""
        store = room.room.services.room_store
        ends = [e for e in events_in(room) if isinstance(e, c.RoundEnded)]
        assert all(boards.leads_to(e.seed or "", e.number, promise) for e in ends)
        for last, end in zip(contest.rounds, ends, strict=True):
            for result in last.results.values():
                header = room.room.services.games.log(result.match or "").header
                assert header.seed == boards.seed_on(contest.id, last.number, end.seed or "")
        assert store.number(f"contest {contest.id}") not in str(events_in(room))
        file = room.folder / file_name(contest.id)
        await until(file.exists)
        proved, count = verified(file)
        assert (c.standings(proved), count) == (c.standings(contest), 6)
        _no_other_file_is_proved(file)
        assert [line.place for line in again[0].view.standings] == [1, 2, 3, 4, 5, 6]
        assert sum(line.points for line in again[0].view.standings) == 2 * 3 * 2 * 2

    in_public_room(engine_of, tmp_path, run)


def _no_other_file_is_proved(file: Path) -> None:
    """Each field that matters is changed once."""
    lines = file.read_text().splitlines()
    other = file.with_name("other.jsonl")

    def why(change: Callable[[list[str]], list[str]]) -> str:
        other.write_text("\n".join(change(list(lines))))
        assert other.read_text() != file.read_text().rstrip()
        with pytest.raises(BadTournament) as refused:
            verified(other)
        return refused.value.why

    def swapped(found: list[str]) -> list[str]:
        at = next(at for at, line in enumerate(found) if '"round_began"' in line)
        first = json.loads(found[at])
        seats = [table["seats"] for table in first["event"]["tables"]]
        seats[0][0], seats[1][0] = seats[1][0], seats[0][0]
        return [*found[:at], json.dumps(first), *found[at + 1 :]]

    def changed(before: str, after: str) -> str:
        return why(lambda found: re.sub(before, after, "\n".join(found), count=1).split("\n"))

    assert why(swapped) == "pairing"
    assert why(lambda found: found[:-1]) == "match"
    assert changed(r'"places":\[1,2\]', '"places":[2,1]') in ("result", "pairing")
    assert changed(r'"leads":\[(-?)', r'"leads":[\g<1>1') in ("result", "pairing")
    assert changed(r'"promise":"....', '"promise":"0000') == "promise"
    assert changed(r'("round_ended".*"seed":")....', r"\g<1>0000") == "promise"
    header = r'("header":.*?"seed":")....'
    assert changed(header, r"\g<1>0000") == "deal"
    assert changed('"contest_opened"', '"contest_closed"') == "unreadable"


def tables(room: FarRoom) -> dict[str, Any]:
    return room.room.host.tables


def events_in(room: FarRoom) -> list[c.AnyContestEvent]:
    return events_of(room.room.services.room_store.rows(c.CONTESTS))


def test_who_does_not_come_forfeits_then_is_withdrawn(tmp_path: Path, engine_of: EngineOf) -> None:
    async def run(room: FarRoom) -> None:
        ana, _, _, luz = players = await people(room, "Ana", "Ben", "Eva", "Luz")
        luz.stays_away = True
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 3 rounds 2 minutes absent") == ""
        for player in players:
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await played(players, lambda: ana.view.phase is c.Phase.OVER)
        contest = director(room).contests[0]
        gone = [e for e in events_in(room) if isinstance(e, c.Withdrew)]
        assert [(e.entrant, e.absent) for e in gone] == [(luz.lobby.me, True)]
        assert gone[0].at - contest.rounds[0].at > 2 * 120
        assert contest.rounds[2].byes, "three are left"
        assert next(line for line in c.standings(contest) if line.entrant.name == "Luz").points == 0

    in_public_room(engine_of, tmp_path, run)


def test_the_table_is_for_its_players_alone(tmp_path: Path, engine_of: EngineOf) -> None:
    async def run(room: FarRoom) -> None:
        ana, ben, eva = await people(room, "Ana", "Ben", "Eva")
        assert await ana.ask(ContestDo.OPEN, "knockout brisca duplicate") == ""
        for player in (ana, ben):
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await until(lambda: ana.view.meeting is not None and ana.view.meeting.table in tables(room))
        id = ana.view.meeting.table  # type: ignore[union-attr]
        assert eva.view.meeting is None
        assert id not in {card.table for card in eva.lobby.cards}
        result = list[Any]()
        eva.lobby.enter(id, True, result.append)
        assert isinstance(result[0], Rejection)
        await until(lambda: tables(room)[id].is_leader)
        stranger = Person(tables(room)[id].session(added(room.room.services, "Zoe")))
        await until(lambda: bool(stranger.ended))
        await ana.goes()
        assert ana.person is not None
        for command in (v.SetOption("target", 1), v.PutBot("easy"), v.Stand(), v.CloseTable()):
            assert await ana.person.ask(command) == "contest_table"
        asked = list[Any]()
        ana.person.session.invite(None, asked.append)
        await until(lambda: bool(asked))
        assert isinstance(asked[0], Rejection)
        await played([ana, ben], lambda: ana.view.phase is not c.Phase.PLAYING)
        assert await ana.person.ask(v.BeReady(True, 10**6)) in ("contest_played", "")
        assert ana.person.session.finished is None, "the cards stay hidden while a round may run"

    in_public_room(engine_of, tmp_path, run)


@pytest.mark.parametrize("ends", ["played", "restarted", "called off"])
def test_a_board_is_rated_when_its_round_is_over_whatever_way_its_tables_close(
    ends: str, tmp_path: Path, engine_of: EngineOf
) -> None:
    async def run(room: FarRoom) -> None:
        object.__setattr__(room.room.services, "deserted_wait", 5.0)
        players = await people(room, "Ana", "Ben", "Eva", "Luz")
        ana = players[0]
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 2 rounds duplicate") == ""
        for player in players:
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await until(lambda: all(one.view.meeting is not None for one in players))
        for player in players:
            await player.goes()
        meeting = {one: one.view.meeting.table for one in players if one.view.meeting}
        closed = meeting[ana]
        quick = [one for one in players if meeting[one] == closed]
        slow = [one for one in players if one not in quick]
        first = director(room).contests[0].rounds[0]

        def rated() -> int:
            kept = (room.room.services.room_store.ratings.of(one.lobby.me) for one in players)
            return sum(bool(of_one) for of_one in kept)

        await played(quick, lambda: bool(director(room).contests[0].rounds[0].results))
        assert rated() == 0
        for player in quick:
            assert player.person is not None
            await player.person.go(for_good=False)
        await until(lambda: room.room.services.room_store.is_closed(closed), 60)
        assert rated() == 0, "the same cards are still played at the other table"
        if ends == "restarted":
            members = [player.lobby.member for player in players]  # type: ignore[attr-defined]
            late = [players.index(one) for one in slow]
            await room.room.close()
            await room.open()
            players = [comes(room, member) for member in members]
            ana, slow = players[0], [players[at] for at in late]
            await clock.passes(1)
            assert rated() == 0
        if ends == "called off":
            assert await ana.ask(ContestDo.CANCEL) == ""
            await until(lambda: rated() == 2, 90)
            return
        await played(slow, lambda: director(room).contests[0].rounds[0].ended is not None)
        await until(lambda: rated() == 4)
        assert set(first.tables) == set(director(room).contests[0].rounds[0].tables)

    in_public_room(engine_of, tmp_path, run)


def test_those_who_leave_and_those_who_come_late(tmp_path: Path, engine_of: EngineOf) -> None:
    async def run(room: FarRoom) -> None:
        ana, ben, eva = players = await people(room, "Ana", "Ben", "Eva")
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 3 rounds 1 bot easy") == ""
        for player in (ana, ben):
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await played(players, lambda: ana.view.phase is c.Phase.BREAK)
        assert await eva.ask(ContestDo.JOIN) == ""
        assert await ben.ask(ContestDo.LEAVE) == ""
        await played(players, lambda: ana.view.phase is c.Phase.OVER)
        contest = director(room).contests[0]
        there = [{id for table in last.tables for id in table.seats} for last in contest.rounds]
        assert eva.lobby.me in there[1] | set(contest.rounds[1].byes)
        assert ben.lobby.me not in there[1] | there[2]
        (rating,) = room.room.services.room_store.ratings.of(ana.lobby.me)
        assert (rating.game, rating.games > 0) == ("brisca", True), "a tournament is rated"
        told = await asked(ana.lobby, PersonalAct.ME)
        assert "rating-mine" in ids(told)

    in_public_room(engine_of, tmp_path, run)


def test_tables_of_bots_are_played_at_once_and_what_is_old_is_deleted_but_the_file(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def run(room: FarRoom) -> None:
        (ana,) = await people(room, "Ana")
        runs = director(room)
        runs._most_bots = 3
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 1 round 8 bots easy") == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await until(lambda: len(runs._bots) == 3)
        await until(lambda: ana.view.phase is c.Phase.OVER)
        assert (len(runs.contests[0].rounds[0].results), runs._bots) == (4, {})
        file = room.folder / file_name(runs.contests[0].id)
        await until(file.exists)
        before, services = file.read_bytes(), room.room.services
        house, over = House(game_days=3), runs.contests[0].over or 0

        def prune(days: float) -> None:
            now = over + int(days * 86_400)
            rest = (services.games, house, now, (), (), room.folder)
            assert all(step is None for step in pruned(services.room_store, *rest))

        prune(2.9)
        assert isinstance(events_in(room)[-1], c.ContestEnded)
        file.unlink()  # it could not be written then: it is now, before anything is deleted
        prune(3.1)
        assert {type(event) for event in events_in(room)} == {c.Forgotten}
        assert file.read_bytes() == before
        assert verified(file)[1] == 4
        match = runs.contests[0].rounds[0].results[0].match or ""
        with pytest.raises(StoreError):
            services.games.log(match)
        await room.room.close()
        await room.open()
        ana = comes(room, ana.lobby.member)  # type: ignore[attr-defined]
        assert director(room).contests == []
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 1 round 2 bots easy") == ""
        assert ana.view.phase is c.Phase.OPEN

    in_public_room(engine_of, tmp_path, run)


def test_a_table_of_four_is_filled_by_bots_when_some_are_absent(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def run(room: FarRoom) -> None:
        ana, _, eva = players = await people(room, "Ana", "Ben", "Eva")
        eva.stays_away = True
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 1 round 4 seats 1 minute absent") == ""
        for player in players:
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await played(players, lambda: ana.view.phase is c.Phase.OVER)
        (result,) = director(room).contests[0].rounds[0].results.values()
        assert result.absent == (eva.lobby.me,)
        assert result.match is not None

    in_public_room(engine_of, tmp_path, run)


def test_the_house_opens_one_every_week(tmp_path: Path, engine_of: EngineOf) -> None:
    soon = datetime.now() + timedelta(minutes=5)
    words = f"swiss brisca 1 round {DAYS[soon.weekday()]} {soon:%H:%M} 2 bots easy"
    wanted = read_wanted(words)
    assert wanted is not None

    async def run(room: FarRoom) -> None:
        (ana,) = await people(room, "Ana")
        await until(lambda: bool(director(room).contests))
        first = director(room).contests[0]
        assert first.opened.weekly == words
        assert 0 < first.opened.starts - wall() <= 300
        await clock.passes(600)
        later = director(room).contests[1]
        assert ana.view.id == later.id
        assert later.opened.starts - first.opened.starts == 7 * 86_400
        assert director(room).contests[0].rounds, "two bots have played it"

    in_public_room(engine_of, tmp_path, run, replace(USUAL, contests={words: wanted}))


def test_it_is_told_over_a_wire(tmp_path: Path, engine_of: EngineOf) -> None:
    async def run(room: FarRoom) -> None:
        (ana,) = await people(room, "Ana")
        ben = await walk_in(room, "Ben")
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 1 round 1 bot easy") == ""
        player = Player(ben.lobby)
        await until(lambda: bool(ben.lobby.contests))
        assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await played([player], lambda: player.view.phase is c.Phase.OVER)
        assert player.view.standings == ana.view.standings
        assert ben.line is not None
        ben.line.close()

    in_public_room(engine_of, tmp_path, run)
