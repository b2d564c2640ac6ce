"""A game that came home from a room is one's own there: heard from one's own seat, counted for
oneself, and played on from there alone.
"""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from playroom.cli.run import main
from playroom.engine.header import Home
from playroom.engine.match import Match
from playroom.records.duplicate import substitute
from playroom.records.opening import keep_copy
from playroom.records.playback import Playback
from playroom.records.statistics import result_of, side_of
from playroom.room.client.remote_session import GameHome
from playroom.shell.kept_games import others_note
from playroom.shell.room.homecoming import keep_game
from playroom.shell.screens.archive import again
from playroom.store import KeptGame, Origin, Store, log_lines, read_lines
from playroom_testing.room import run_in
from tests.finished import finished_games
from tests.room.far import FarRoom, to_the_end, with_room
from tests.room.kit import until
from tests.shell.inside import Inside


def played(folder: Path) -> list[GameHome]:
    """A game of two people and a bot, as it comes home to Ana, Ben, and Eva, who watched."""
    homes = list[GameHome]()

    async def test(room: FarRoom) -> None:
        room.open_table("casino", 3, bots=1)
        eva = await room.watch("Eva")
        guests = await room.begin("Ana", "Ben")
        await to_the_end(room, guests)
        await until(lambda: all(guest.homes for guest in (*guests, eva)))
        for guest in (*guests, eva):
            homes.extend(guest.homes)

    with_room(folder, test)
    return homes


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> list[GameHome]:
    return played(tmp_path_factory.mktemp("room"))


def test_each_is_at_home_in_their_own_seat(homes: list[GameHome], tmp_path: Path) -> None:
    assert [home.seat for home in homes] == [0, 1, None]
    for home in homes:
        inside = Inside(tmp_path / str(home.seat), "en")
        shell = inside.app
        keep_game(shell, home)
        (one,) = shell.store.finished()
        assert one.me == home.seat
        log = shell.store.log(home.header.id)
        assert (log.me, log.home) == (home.seat, Home(home.seat))
        playback = Playback(log)
        assert playback.me == home.seat
        assert playback.listener(None).seat == home.seat
        names = [shell.announcer.line(name).rstrip(".") for name in others_note(one).notes]
        everybody = [str(player.name) for player in home.header.players]
        assert names == [n for seat, n in enumerate(everybody) if seat != home.seat]
        records = finished_games(shell.store).records
        fresh = finished_games(shell.store, fresh=True).records
        assert records == fresh
        if home.seat is None:
            assert records == ()
        else:
            (record,) = records
            side = side_of(playback.game.sides(home.header.setup), home.seat)
            assert playback.match.outcome is not None
            assert record.result == result_of(playback.match.outcome, side)
            assert record.score == playback.match.outcome.scores[side]
        inside.close()


def test_one_plays_on_from_ones_own_seat_and_bots_for_the_others(
    homes: list[GameHome], tmp_path: Path
) -> None:
    home = homes[1]
    log = KeptGame(home.header, home.entries, home=Home(home.seat))
    playback = Playback(log)
    for seat in range(3):
        going_on = playback.what_if(4, seat)
        assert going_on is not None
        players = going_on.header.players
        assert [player.is_person for player in players] == [n == seat for n in range(3)]
        assert players[seat].name == "Ben"
        with Store.open(tmp_path / str(seat)) as store:
            match = keep_copy(store, going_on, Origin("what-if", home.header.id))
            assert isinstance(match, Match)
            assert store.log(match.header.id).me == seat


def test_a_file_of_it_keeps_the_seat(homes: list[GameHome], tmp_path: Path) -> None:
    home = homes[1]
    log = KeptGame(home.header, home.entries, home=Home(home.seat))
    lines = list(log_lines(log))
    again = read_lines(io.BytesIO("".join(lines).encode()))
    assert again.me == 1
    assert lines[0].startswith('{"playroom":3,')
    with Store.open(tmp_path) as store:
        store.add(again)
        assert store.log(home.header.id).me == 1
    plain = list(log_lines(KeptGame(home.header, home.entries)))
    assert plain[0].startswith('{"playroom":1,')
    assert "home" not in plain[0].split('"secret"')[1]


def test_the_same_cards_again_are_played_alone(homes: list[GameHome], tmp_path: Path) -> None:
    home = homes[1]

    async def test(inside: Inside) -> None:
        inside.open_room()
        keep_game(inside.app, home)
        again(inside.app, home.header.id)
        await inside.settle()
        players = inside.match.header.players
        assert [player.is_person for player in players] == [False, True, False]
        assert [str(player.name) for player in players] == [
            str(player.name) for player in home.header.players
        ]
        assert inside.table.chair.seat == 1

    run_in(lambda: Inside(tmp_path, "en", pace=0), test)


def test_a_bot_plays_the_cards_of_ones_own_seat(homes: list[GameHome]) -> None:
    for home in homes[:2]:
        assert home.seat is not None
        players = substitute(home.header, home.seat, ["Zora"]).players
        assert not any(player.is_person for player in players)
        assert players[home.seat].name == "Zora"


def test_it_is_told_from_ones_own_seat_on_the_command_line(
    homes: list[GameHome], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = list[str]()
    for home in homes[:2]:
        with Store.open(tmp_path / str(home.seat)) as store:
            store.add(KeptGame(home.header, home.entries, home=Home(home.seat)))
        assert main(["replay", home.header.id[:6], "--data", str(tmp_path / str(home.seat))]) == 0
        told.append(capsys.readouterr().out)
    assert "Ben" in told[0]
    assert "Ana" not in told[0]  # that is you
    assert "Ana" in told[1]
    assert "Ben" not in told[1]
