"""A match that ends while a program is killed is delivered to its players, once they are in the
room again: with the proof of its deal, told once, and sent once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import find_game
from playroom.room.client.remote_session import GameHome, RemoteSession
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.fair.own_deals import OwnDeals
from playroom.room.protocol import messages as e
from playroom.room.server.wire import listener as listener_module
from playroom.room.table import values as v
from playroom.room.table.session import Proof
from playroom.shell.room.homecoming import Homecoming
from playroom.shell.room.session_screens import SessionScreens
from playroom_testing.room import Inside
from tests.room.far import GAMES, FarRoom, Guest, to_the_end, with_room
from tests.room.kit import Near, in_room, play_on, until


@pytest.fixture(autouse=True)
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener_module, "FRAMES", (1e6, 1e6))  # no person plays as fast as this


class Home:
    """A player's own machine: its files outlive their programs."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.deals = OwnDeals(folder)
        self.games = list[GameHome]()
        self.room: SavedRoom | None = None
        self.keeps = True

    def bring(self, home: GameHome) -> bool:
        if self.keeps:
            self.games.append(home)
        return self.keeps

    def program(self, guest: RoomClient, room: SavedRoom | None = None) -> RoomClient:
        """A new process of their program."""
        self.room = room or guest.room
        return RoomClient(
            self.room, guest._name, "en", GAMES, find_game, self.bring, lambda room: None,
            deals=self.deals,
        )  # fmt: skip

    async def back(self, room: FarRoom, line: RoomClient) -> RoomClient:
        """The program is started again, and comes to the room."""
        again = self.program(line)
        session = await again.join(None)
        if session is not None:
            guest = Guest(session)
            guest.line, guest.homes = again, self.games
            room.guests.append(guest)
        return again


def deafen(guest: Guest) -> list[e.WholeGame]:
    """Whatever says that the match is over is lost on them: their program is killed then."""
    lost = list[e.WholeGame]()
    session = guest.line.session
    assert isinstance(session, RemoteSession)
    session._whole = lost.append  # type: ignore[method-assign]
    return lost


async def killed_at_the_end(room: FarRoom, folder: Path) -> tuple[Guest, Guest, Home]:
    """Ana has a match of hers and Ben's at home, Ben's program was killed as it ended."""
    home = Home(folder)
    room.open_table("casino", 2)
    ana, ben = await room.begin("Ana", "Ben", make=_with(home))
    lost = deafen(ben)
    await to_the_end(room, [ana, ben])
    await until(lambda: bool(lost) and bool(ana.homes))
    ben.line.close()
    room.guests.remove(ben)
    await until(lambda: any(not guest.here for guest in room.table.state.guests))
    return ana, ben, home


def _with(home: Home) -> type[RoomClient]:
    """A program whose deals are kept at that home, when it is Ben's."""

    class Kept(RoomClient):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            if self._name == "Ben":
                self._deals = home.deals

    return Kept


async def owed(room: FarRoom, guest: Guest) -> list[str]:
    people = room.room.services.people
    found = await room.room.services.write_queue.ran(lambda: people.owed(guest.me))
    return [one.match for one in found]


async def gone(room: FarRoom, guest: Guest) -> None:
    """Nothing is owed any more."""
    for _ in range(400):
        if not await owed(room, guest):
            return
        await until(lambda: True)
    raise AssertionError(await owed(room, guest))


def test_it_comes_home_with_its_proof_and_once(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        await gone(room, ana)
        assert await owed(room, ben) == [ana.homes[0].header.id]
        line = await home.back(room, ben.line)
        await until(lambda: bool(home.games))
        (game,) = home.games
        assert (game.header, game.entries) == (ana.homes[0].header, ana.homes[0].entries)
        assert (game.seat, game.proof, game.missed) == (1, Proof.PROVED, True)
        assert game.deal == ana.homes[0].deal
        assert game.deal is not None
        assert game.deal.gives(game.header) is True
        await gone(room, ben)
        assert home.deals.find(game.header.id) is None
        line.close()
        again = await home.back(room, line)
        await until(lambda: again.session is not None)
        assert await owed(room, ben) == []
        assert len(home.games) == 1

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_a_game_that_cannot_be_kept_at_home_comes_again(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        _, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        home.keeps = False
        line = await home.back(room, ben.line)
        await until(lambda: line.session is not None)
        home.keeps = True
        assert len(await owed(room, ben)) == 1
        line.close()
        await home.back(room, line)
        await until(lambda: len(home.games) == 1)

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_the_room_was_closed_meanwhile_and_the_table_has_gone_on(tmp_path: Path) -> None:
    """The second match is missed, and the room is opened again before they are back."""

    async def test(room: FarRoom) -> None:
        ana, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        line = await home.back(room, ben.line)  # has the first one; the second is missed
        await until(lambda: len(home.games) == 1)
        home.games.clear()
        second = room.guests[-1]
        lost = deafen(second)
        for guest in (ana, second):
            assert await guest.ready() == ""
        await until(lambda: room.table.state.phase is v.Phase.PLAYING)
        await play_on([ana, second], lambda: bool(lost), 60)
        line.close()
        room.guests.remove(second)
        await until(lambda: room.table.state.phase is v.Phase.OVER)
        await until(lambda: len(ana.homes) == 2)
        port = room.port
        await room.room.close()
        await room.open(port)
        await home.back(room, line)
        await until(lambda: len(home.games) == 1, 20)
        assert [game.header.id for game in home.games] == [ana.homes[1].header.id]
        assert home.games[0].proof is Proof.PROVED

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_it_comes_home_while_the_next_match_is_played(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        first = ana.homes[0].header.id
        services = room.room.services
        assert await ana.ask(v.PutBot("easy", None)) in ("", "full")
        room.table.put(v.Gone(ben.me))
        await until(lambda: bool(room.table.state.free))
        assert await ana.ask(v.PutBot("easy", None)) == ""
        assert await ana.ready() == ""
        await until(lambda: room.table.state.phase is v.Phase.PLAYING)
        assert room.table.state.match != first
        await home.back(room, ben.line)
        await until(lambda: bool(home.games))
        assert [(g.header.id, g.seat, g.proof) for g in home.games] == [(first, 1, Proof.PROVED)]
        assert [one.match for one in services.people.owed(ana.me)] == [room.table.state.match]

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_it_comes_home_from_a_table_that_is_closed(tmp_path: Path) -> None:
    """There is no place any more, and the game is not lost with it."""

    async def test(room: FarRoom) -> None:
        ana, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        room.table.put(v.Closed(ana.me))
        await until(lambda: room.table.state.phase is v.Phase.CLOSED)
        line = home.program(ben.line)
        with pytest.raises(NoPlace) as caught:
            await line.join(None)
        assert caught.value.why == "closed"
        assert [(game.seat, game.proof) for game in home.games] == [(1, Proof.PROVED)]
        await gone(room, ben)
        with pytest.raises(NoPlace):
            await home.program(ben.line).join(None)
        assert len(home.games) == 1

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_it_comes_home_to_the_hall_of_a_public_room(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        _, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        line = await home.back(room, ben.line)
        assert line.lobby is not None
        await until(lambda: bool(home.games))
        assert [(game.seat, game.proof) for game in home.games] == [(1, Proof.PROVED)]
        await gone(room, ben)
        line.close()

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test, public=True)


def test_a_program_without_what_it_had_brought_says_so(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        _, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        (tmp_path / "ben" / "deals.json").unlink()
        await home.back(room, ben.line)
        await until(lambda: bool(home.games))
        # the table still has the deal on it, and shows who was committed to what
        assert home.games[0].proof in (Proof.PROVED, Proof.UNSEEN)

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_what_is_heard_of_it(tmp_path: Path) -> None:
    """How it ended and what its deal is, once; nothing of what is at home already."""

    async def test(room: FarRoom) -> None:
        _, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        await home.back(room, ben.line)
        await until(lambda: bool(home.games))
        (game,) = home.games
        for language, (meanwhile, proved) in {
            "en": (
                "Meanwhile a game of yours ended, Casino with Ana. ",
                "The deal is proved, with",
            ),
            "es": ("Entretanto terminó una partida tuya, Casino con Ana. ", "El reparto está"),
        }.items():
            inside = Inside(tmp_path / language, language)
            before = len(inside.lines)
            coming = Homecoming(inside.app)
            assert coming.comes(game)
            assert inside.lines[before:] == []
            coming.arrived()  # where one is was said first
            lines = inside.lines[before:]
            assert len([line for line in lines if line.startswith(meanwhile)]) == 1
            assert len([line for line in lines if proved in line]) == 1
            assert len(lines[0]) > len(meanwhile) + 5  # who has won
            assert coming.comes(game)
            assert inside.lines[before:] == lines
            (one,) = inside.app.store.finished()
            assert (one.id, one.me) == (game.header.id, 1)
            inside.close()

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_whoever_keeps_nothing_at_home_is_told_when_they_are_back(tmp_path: Path) -> None:
    """By SSH or with a browser, at a machine of the room."""

    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        match = near.table.state.match
        await until(lambda: len(near.services.people.owed(ben.me)) == 1)
        ben.session.close()
        near.persons.remove(ben)
        await play_on([ana], lambda: near.table.state.phase is v.Phase.OVER, 60)
        await until(lambda: not near.services.people.owed(ana.me))  # has heard it
        back = near.come("Ben")
        await until(lambda: bool(back.missed_games))
        assert [(home.header.id, home.seat) for home in back.missed_games] == [(match, 1)]
        await until(lambda: not near.services.people.owed(back.me))
        back.session.close()
        again = near.come("Ben")
        await until(lambda: near.table.state.guest(again.me).here)  # type: ignore[union-attr]
        assert again.missed_games == []

    in_room(tmp_path, test)


def test_whoever_shares_a_seat_is_sent_it_too_and_watchers_are_not(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        await until(lambda: near.table.state.guest(eva.me) is not None)
        people, match = near.services.people, near.table.state.match
        await ben.go(True)
        await until(
            lambda: near.table.runner is not None and near.table.runner.match.kinds[1] != "person"
        )
        assert people.owed(eva.me) == []
        assert await eva.ask(v.Sit(1)) == ""
        await until(lambda: bool(people.owed(eva.me)))
        for person, seat in ((ana, 0), (ben, 1), (eva, 1)):
            assert [(one.match, one.seat) for one in people.owed(person.me)] == [(match, seat)]

    in_room(tmp_path, test)


@pytest.mark.parametrize("shows_table", [True, False])
def test_how_it_ended_is_heard_once(shows_table: bool, tmp_path: Path) -> None:
    """At the table that is still there, or beside another one."""

    async def test(room: FarRoom) -> None:
        ana, ben, home = await killed_at_the_end(room, tmp_path / "ben")
        if not shows_table:
            room.table.put(v.Gone(ben.me))
            await until(lambda: bool(room.table.state.free))
            assert await ana.ask(v.PutBot("easy", None)) == ""
            assert await ana.ready() == ""
            await until(lambda: room.table.state.phase is v.Phase.PLAYING)
        inside = Inside(tmp_path / "mine", "en")
        coming = Homecoming(inside.app)
        line = home.program(ben.line)
        line._home = coming.comes
        session = await line.join(None)
        assert session is not None
        SessionScreens(inside.app, session, lambda: None).begin()
        coming.arrived()
        await until(lambda: any("The deal is proved" in line for line in inside.lines))
        (outcome,) = (game.outcome for game in inside.app.store.finished())
        assert outcome is not None
        won = [line for line in inside.lines if " win" in line]
        assert len(won) == 1
        assert ("Meanwhile" in won[0]) is not shows_table
        line.close()
        inside.close()

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)
