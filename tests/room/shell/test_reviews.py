"""Reviews of games with other people: of one's own seat, after a match in a room, until the next
match begins; and how much of that a room works out for its guests.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom import clock
from playroom.doors import study
from playroom.engine.header import Home
from playroom.room.client.remote_session import GameHome
from playroom.room.server.limits import Rate, RateLimiter
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.shell.coach.menus import open_coach, open_review
from playroom.shell.coach.position import PositionScreen
from playroom.shell.room.homecoming import Homecoming, keep_game
from playroom.shell.room.room_table import RoomTable
from playroom.shell.shell import Screen
from playroom.store import KeptGame
from tests.coach.test_review import worked_out
from tests.finished import finished_games
from tests.room.client.test_transcripts import Shown
from tests.room.far import FarRoom, to_the_end, with_room
from tests.room.kit import Near, in_room, play_on, until
from tests.room.shell.test_with_others import find
from tests.shell.inside import inside


def played(folder: Path) -> list[GameHome]:
    """A game of two people and a bot, as it comes home to each of the two."""
    homes = list[GameHome]()

    async def test(room: FarRoom) -> None:
        room.open_table("escoba", 3, bots=1)
        guests = await room.begin("Ana", "Ben")
        await to_the_end(room, guests)
        await until(lambda: all(guest.homes for guest in guests))
        homes.extend(home for guest in guests for home in guest.homes)

    with_room(folder, test)
    return homes


@pytest.fixture(scope="module")
def homes(tmp_path_factory: pytest.TempPathFactory) -> list[GameHome]:
    return played(tmp_path_factory.mktemp("room"))


def test_each_seat_is_reviewed_by_what_it_did_itself(homes: list[GameHome], tmp_path: Path) -> None:
    reviews = []

    async def go(home: GameHome, room: Any) -> None:
        assert keep_game(room.app, home)
        open_review(room.app, home.header.id)
        await worked_out(room)
        (record,) = finished_games(room.store).records
        assert record.review is not None
        assert record.review.costliest, "the first legal choice is not always the best"
        log = room.store.log(home.header.id)
        for one in record.review.costliest:
            assert log.entries[one.sequence - 1].seat == home.seat
        reviews.append(record.review)
        room.press("home", "enter")
        await worked_out(room)
        screen = room.app.front
        assert isinstance(screen, PositionScreen)
        assert screen.position.seat == home.seat
        screen.do(screen.position.found.best)
        room.press("tab", "tab", "enter")  # play on from here, with bots for the others
        await room.settle()
        assert sum(player.is_person for player in room.match.header.players) == 1
        open_coach(room.app)
        assert room.press("end", "enter"), "the trend"
        assert any("From 1 game that you reviewed" in line for line in room.lines[-3:]), room.lines[
            -3:
        ]

    for home in homes:
        inside(partial(go, home), tmp_path / str(home.seat))
    assert reviews[0] != reviews[1]


def test_a_game_that_was_watched_is_not_reviewed(homes: list[GameHome], tmp_path: Path) -> None:
    async def go(room: Any) -> None:
        home = homes[0]
        room.store.add(KeptGame(home.header, home.entries, home=Home(None)), None)
        open_review(room.app, home.header.id)
        assert "You watched that game" in room.lines[-1]
        open_review(room.app, "nowhere")
        assert "not here to be reviewed" in room.lines[-1]

    inside(go, tmp_path)


@pytest.mark.parametrize(
    ("language", "mine", "ready"),
    [
        ("en", "Review my choices", "Enter to play again"),
        ("es", "Repasar mis elecciones", "Intro para jugar otra vez"),
    ],
)
def test_after_a_match_it_is_offered_until_the_next_one_begins(
    language: str, mine: str, ready: str, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("escoba")
        ana = Shown(tmp_path / "Ana", "Ana", language)
        ana.came_home = Homecoming(ana.inside.app).comes
        await ana.come(room, 0)
        ben = await room.come("Ben", 1)
        shell = ana.inside
        await until(lambda: len(room.table.state.seated) == 2)
        await until(lambda: ben.session.state.rows >= room.table.state.changed)
        items = ana.session_screens.review_items
        assert items() == ()
        shell.press("home", "enter")
        assert await ben.ready() == ""
        await until(lambda: room.table.state.phase is Phase.PLAYING)
        await until(lambda: ana.chair is not None and ben.session.chair is not None)
        assert items() == ()

        def played_out() -> bool:
            for chair in (ana.chair, ben.session.chair):
                waits = chair.settled.is_set() and chair.outcome is None
                if waits and any(request.awaited for request in chair.requests):
                    action = next(iter(chair.game.choices(chair.view)))
                    chair.submit(action, chair.request_of(action), lambda result: None)
            return ana.chair.outcome is not None

        await until(played_out)
        await until(lambda: len(items()) == 1)
        await until(lambda: bool(shell.store.finished()))
        assert isinstance(shell.app.front, RoomTable)
        shell.press(shell.app.keys.keys_of("room")[0])
        find(shell, mine)
        shell.press("enter")
        assert not any(isinstance(screen, RoomTable) for screen in shell.app.screens)
        await worked_out(shell)  # type: ignore[arg-type]
        shell.press("home", "enter")
        await worked_out(shell)  # type: ignore[arg-type]
        screen = shell.app.front
        assert isinstance(screen, PositionScreen)
        screen.do(screen.position.found.best)
        offered = [shell.press(key)[-1] for key in ("home", "tab", "tab", "tab", "tab")]
        assert not any(line.startswith(("Play on", "Seguir")) for line in offered), offered
        shell.press("escape", "escape", "escape")
        assert shell.press("tab", "home")[-1].startswith(ready)
        shell.press("enter")
        find(shell, mine)
        shell.press("enter")
        assert any(screen.gives_way for screen in shell.app.screens)
        await until(lambda: any(guest.ready for guest in room.table.state.guests))
        await until(lambda: ben.session.state.rows >= room.table.state.changed)
        assert await ben.ready() == ""
        await until(lambda: isinstance(shell.app.front, RoomTable))
        assert not any(screen.gives_way for screen in shell.app.screens)
        assert items() == ()
        ana.close()

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


def test_a_deal_that_is_not_opened_is_not_reviewed(tmp_path: Path) -> None:
    """So it is with a duplicate board, which others may still have to play."""

    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = near.come("Ana"), near.come("Ben")
        assert await ana.ask(v.SetDeals(False)) == ""
        for seat, person in enumerate((ana, ben)):
            assert await person.ask(v.Sit(seat)) == ""
        for person in (ana, ben):
            assert await person.ready() == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER, 60)
        assert near.table.kept_game() is None
        assert ana.session.finished is None

    in_room(tmp_path, test)


def test_a_room_works_out_a_few_at_a_time_and_so_much_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Long(Screen):
        def __init__(self, shell: Any) -> None:
            super().__init__(shell)
            self.ready = asyncio.Event()

    now = clock.monotonic()
    monkeypatch.setattr("playroom.room.server.limits.monotonic", lambda: now)

    async def go(room: Any) -> None:
        services: Any = SimpleNamespace(bot_pool=None, working=[], rate_limiter=RateLimiter())
        app = room.app

        def asked(long: bool = True, who: str = "ana") -> Screen | None:
            study.furnish(app, services, lambda: who)
            before = len(app.screens)
            app.work(lambda: Long(app), long)
            return None if len(app.screens) == before else app.front

        under_way = [asked(who=f"guest {n}") for n in range(study.AT_ONCE)]
        assert None not in under_way
        assert asked() is None
        assert "working on this for other players" in room.lines[-1]
        assert asked(long=False) is None
        for screen in under_way:
            screen.ready.set()
        _, most = Rate.WORK.value
        for _ in range(most):
            screen = asked()
            assert screen is not None
            screen.ready.set()
        assert asked() is None
        assert "asked for many reviews" in room.lines[-1]
        assert asked(who="ben") is not None
        assert asked(long=False) is not None, "a position of a review is no new one"
        assert len(services.working) <= study.AT_ONCE

    inside(go, tmp_path)
