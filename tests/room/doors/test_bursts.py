"""What comes at once, at every door of a room: fourteen ways in which a line or a rush of keys
arrives, at a table before and in a game, in the lobby, in both languages.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playroom.doors.terminal import ChannelKeys
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.shell.room.room_table import RoomTable
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.shell.terminal.console import Console
from playroom_testing.room import Inside
from tests.clock import HeldClock, on
from tests.room.hearers import Hearer, at_table
from tests.room.kit import Near, in_room, until
from tests.room.lobby.test_lobby_heard import card, lobby
from tests.room.ssh_kit import Heard, House, at_home
from tests.room.ways import WORDS, Way, marked, ways
from tests.shell.by_keys import playroom, prepare
from tests.terminal.drive import Session

every_language = pytest.mark.parametrize("language", ["en", "es"])
no_pace = pytest.mark.usefixtures("talk_at_any_pace")
NOBODY = {"en": "There is nobody here to talk to.", "es": "Aquí no hay con quién hablar."}
NO_TALK = {
    "en": "You talk at a table: sit or watch at any of them.",
    "es": "Se habla en las mesas: siéntate o mira en cualquiera.",
}
KEPT = {
    "en": "That line is still there: Backspace mends it from its end.",
    "es": "Esa línea sigue ahí: con Retroceso se corrige desde el final.",
}


@pytest.fixture
def talk_at_any_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    may = "playroom.room.table.context.RateLimiter.may"
    monkeypatch.setattr(may, lambda *given: True, raising=False)


class Typist:
    """A keyboard: pieces that a terminal brings, without a wait."""

    def __init__(self, inside: Inside) -> None:
        self.inside, self.source, self.clock = inside, ChannelKeys(), HeldClock()
        self.console = Console(
            inside.app, inside.app.announcer.writer, input=self.source, far=True, line_mode=False
        )
        self.running = asyncio.ensure_future(self.console.run())

    async def begin(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)

    def sends(self, *pieces: str | float) -> list[str]:
        """Pieces, and seconds that pass on a clock of its own; the lines that come at once."""
        before = len(self.inside.lines)
        with on(self.clock):
            for piece in pieces:
                if isinstance(piece, float):
                    self.clock.now += piece
                else:
                    self.source.feed(piece.encode())
        self.clock.now += 1.0
        if self.running.done():
            self.running.result()
        return self.inside.lines[before:]

    async def end(self) -> None:
        self.console.stop()
        await self.running


def said(lines: Iterable[str]) -> list[str]:
    """The chat lines heard."""
    return [line.partition(": ")[2].removesuffix(".") for line in lines]


async def check(way: Way, typist: Typist, ana: Hearer, ben: Hearer) -> None:
    """One way, for Ana who types and Ben who hears."""
    ana.news()
    ben.news()
    typist.sends(*way.pieces)
    assert typist.console.typed == "", way.name
    for text in way.other:
        await until(lambda: text in said(ben.inside.lines[ben._heard :]), 5)  # noqa: B023
    assert said(ben.news()) == list(way.other), way.name
    own = ana.news()
    assert all(line in own for line in way.own), way.name
    if way.keys:
        assert own == [line for key in way.keys for line in ana.press(key)], way.name


@no_pace
@every_language
@pytest.mark.parametrize("playing", [False, True])
def test_every_way_at_a_table(tmp_path: Path, language: str, playing: bool) -> None:
    (tmp_path / "room").mkdir()

    async def run(near: Near) -> None:
        near.open_table("cribbage", 2)
        ana, ben = await at_table(near, tmp_path, Ana=language, Ben="en")
        for seat, one in enumerate((ana, ben)):
            one.session.ask(v.Sit(seat), lambda result: None)
            await until(lambda: one.session.seat is not None)  # noqa: B023
        if playing:
            for one in (ana, ben):
                one.press("home", "enter")
            await until(lambda: near.table.state.phase is Phase.PLAYING)
            await until(lambda: all(one.inside.app.table() for one in (ana, ben)))
        assert isinstance(ana.inside.app.front, RoomTable if playing else WaitingRoom)
        typist = Typist(ana.inside)
        await typist.begin()
        for way in ways(language):
            await check(way, typist, ana, ben)
        assert isinstance(ana.inside.app.front, RoomTable if playing else WaitingRoom)
        await unprefixed(typist, ana, ben, language)
        await typist.end()
        for one in (ana, ben):
            assert not one.inside.faults()
            one.close()

    in_room(tmp_path / "room", run, grace=5.0, owner_wait=5.0)


async def unprefixed(typist: Typist, ana: Hearer, ben: Hearer, language: str) -> None:
    """Words without the key of talk do nothing, stay to be mended, and say how one talks."""
    ana.news()
    front = ana.inside.app.front
    heard = typist.sends("hola Ana, no tengas prisa\r")
    assert KEPT[language] in heard
    how = {"en": "begin it with apostrophe", "es": "empieza por apóstrofo"}
    assert any(how[language].casefold() in line.casefold() for line in heard), heard
    assert typist.sends("'Ben\r") != []
    await until(lambda: "Ben" in said(ben.inside.lines[ben._heard :]), 5)
    assert said(ben.news()) == ["Ben"], "not glued"
    typist.sends(WORDS[language].say + "x Ben\r")  # misspelt: mended from its end
    typist.sends("\x7f" * 5, " Ben\r")
    await until(lambda: "Ben" in said(ben.inside.lines[ben._heard :]), 5)
    assert said(ben.news()) == ["Ben"], "mended"
    assert ana.inside.app.front is front


@every_language
def test_every_way_in_the_hall_refuses_talk_and_opens_nothing(
    tmp_path: Path, language: str
) -> None:
    """One does not talk in the lobby: nothing of what was written is taken for keys."""

    async def run(inside: Inside, fake: object) -> None:
        typist = Typist(inside)
        await typist.begin()
        front = inside.app.front
        for way in ways(language):
            heard = typist.sends(*way.pieces)
            assert heard.count(NO_TALK[language]) >= len(way.other), way.name
            if way.pieces[0] != "'":
                assert typist.console.typed == "", way.name
            typist.sends("\x07")
            assert inside.app.front is front, way.name
            assert not fake.asked, way.name  # type: ignore[attr-defined]
        await typist.end()

    lobby(tmp_path, language, (card(1), card(2)), run)


# -- by SSH ----------------------------------------------------------------------------------------


@no_pace
@every_language
def test_every_way_by_ssh(tmp_path: Path, language: str) -> None:
    async def run(house: House) -> None:
        lang = f"{language}_XX.UTF-8"
        async with (
            house.guest(house.invite(0, "Ana"), lang=lang) as ana,
            house.guest(house.invite(1, "Ben"), lang="en_XX.UTF-8") as ben,
        ):
            await ana.hear({"en": "Enter when", "es": "Intro cuando"}[language])
            await ben.hear("Enter")
            for playing in (False, True):
                if playing:
                    ana.press("\x1b[H\r")
                    await ben.hear("Ana is ready")
                    ben.press("\x1b[H\r")
                    await ben.hear("6 cards")
                for way in ways(language):
                    await by_ssh(way, ana, ben)

    at_home(tmp_path, run, language)


async def by_ssh(way: Way, ana: Heard, ben: Heard) -> None:
    before = len(ben.raw)
    for piece in way.pieces:
        if isinstance(piece, float):
            await asyncio.sleep(piece)
        else:
            ana.press(piece)
    while not all(f"Ana: {text}" in ben.raw[before:] for text in way.other):
        await ben.hear("Ana: ")
    assert ben.raw.count("Ana: ", before) == len(way.other), way.name


# -- by pipe ---------------------------------------------------------------------------------------


@every_language
def test_lines_of_a_pipe_begin_with_the_key_of_talk_too(tmp_path: Path, language: str) -> None:
    (tmp_path / "room").mkdir()
    hello = WORDS[language].hello

    async def run(near: Near) -> None:
        near.open_table("cribbage", 2)
        ana, ben = await at_table(near, tmp_path, Ana=language, Ben="en")
        app = ana.inside.app
        console = Console(app, app.announcer.writer, line_mode=True)
        console._done = asyncio.get_running_loop().create_future()
        for line in (f"'{hello}", f"{WORDS[language].say} {hello}", f"' {hello}"):
            console._line(line)
            await until(lambda: hello in said(ben.inside.lines[ben._heard :]), 5)
            assert said(ben.news()) == [hello], line
        console._line("'")
        console._line(hello)
        await until(lambda: hello in said(ben.inside.lines[ben._heard :]), 5)
        for one in (ana, ben):
            one.close()

    in_room(tmp_path / "room", run, grace=5.0, owner_wait=5.0)


# -- at a table of one's own -----------------------------------------------------------------------


@every_language
def test_talk_where_nobody_is_is_refused_and_plays_nothing(tmp_path: Path, language: str) -> None:
    async def run() -> None:
        inside = Inside(tmp_path, language)
        from playroom.engine.options import Setup
        from playroom.engine.registry import find_game

        inside.open_table(find_game("cribbage"), Setup.of(2, {}), "7", ("easy",))
        await inside.settle()
        typist = Typist(inside)
        await typist.begin()
        table = inside.app.table()
        assert table is not None
        before = table.chair.events()
        assert NOBODY[language] in typist.sends(f"'{WORDS[language].hello}\r")
        assert NOBODY[language] in typist.sends(marked("'Ben"), "\r")
        typist.sends("hola Ana, no tengas prisa\r")
        typist.sends("/abracadabra\r\r\r")
        assert table.chair.events() == before
        assert inside.app.front is table
        await typist.end()
        inside.app.close()

    asyncio.run(run())


# -- two terminals ---------------------------------------------------------------------------------

pty = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are POSIX")
AT_ANY_PACE = """
from playroom.cli import main
from playroom.room.server.limits import Rate
Rate.SAY._value_ = (1000.0, 1000)
raise SystemExit(main())
"""
"""A playroom whose guests may say any number of things in a row."""


@contextmanager
def two_terminals(folder: Path, language: str) -> Iterator[tuple[Session, Session]]:
    """A room, and two people who have come to it by its invitations."""
    words = ("--open", "cribbage", "--seats", "Ana,Ben", "--json", "--listen", "127.0.0.1:0")
    argv = [sys.executable, "-c", AT_ANY_PACE, "host", *words]
    argv += ["--lang", language, "--data", str(prepare(folder / "room"))]
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env
    ) as room:
        try:
            assert room.stdout is not None
            lines: list[str] = []
            while len(lines) < 2:
                news = json.loads(room.stdout.readline())
                lines += [news["line"].split()[-1]] if news["event"] == "invitation" else []
            with playroom("join", lines[0], data=prepare(folder / "a"), lang=language) as ana:
                ana.until({"en": "Enter when", "es": "Intro cuando"}[language], 60)
                with playroom("join", lines[1], data=prepare(folder / "b"), lang="en") as ben:
                    ben.until("Enter when", 60)
                    yield ana, ben
        finally:
            room.terminate()


@pty
@pytest.mark.pty
@pytest.mark.parametrize("language", ["en", pytest.param("es", marks=pytest.mark.long)])
def test_every_way_between_two_terminals(tmp_path: Path, language: str) -> None:
    with two_terminals(tmp_path, language) as (ana, ben):
        for playing in (False, True):
            if playing:
                ana.key("home")
                ana.key("enter")
                ben.key("home")
                ben.send("\r")
                ben.until("6 cards", 30)
                ana.quiet(0.3)
            for way in ways(language):
                between_terminals(way, ana, ben)
        ben.send("'¿puedo?\r'don't hurry\r")
        ana.until("don't hurry")
        assert "¿puedo?" in " ".join(ana.lines)


def between_terminals(way: Way, ana: Session, ben: Session) -> None:
    """One way; what came of it has been heard before the next one begins."""
    mark, own = len(ben.lines), len(ana.lines)
    for piece in way.pieces:
        if isinstance(piece, float):
            time.sleep(piece)
        else:
            ana.send(piece)
    result = [f"Ana: {text}" for text in way.other]
    ben.until(lambda lines: all(line in " ".join(ben.lines[mark:]) for line in result))
    heard = [line for line in ben.lines[mark:] if line.startswith("Ana: ")]
    assert said(heard) == list(way.other), way.name
    answers = len(way.keys)
    ana.until(lambda lines: set(way.own) <= set(ana.lines[own:]))
    ana.until(lambda lines: len(ana.lines[own:]) >= answers)
