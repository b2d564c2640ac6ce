"""The lobby as it is heard: its tables, what changes meanwhile, the next table of a game, a table
of one's own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import replace
from playroom.room.contests.views import ContestCommand, ContestView
from playroom.room.lobby.lobby import TableSummary
from playroom.room.members.circle import OnTold, PersonalCommand, Told
from playroom.room.moderation.privacy import Privacy
from playroom.room.table import values as v
from playroom.room.table.session import (
    CloseReason,
    ConnectionState,
    Entered,
    Lobby,
    LobbyHooks,
    OnPrivacy,
    OnResult,
    TableSession,
)
from playroom.room.table.values import Phase
from playroom.shell.room.lobby.screen import InLobby, LobbyScreen
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests import clock
from tests.room.kit import Near, added, until
from tests.shell.test_every_screen import press_every_key

every_language = pytest.mark.parametrize("language", ["en", "es"])


def card(number: int, game: str = "cribbage", **more: Any) -> TableSummary:
    made = TableSummary(f"{number:06x}", game, "standard", Phase.OPEN, 2, 1)
    people = {"people": (Clean.of(f"Ana{'abcdefgh'[number]}"),), "languages": ("en",)}
    return replace(made, **people | more)


class FakeHall(Lobby):
    """A lobby that does as it is told; its tables are real ones."""

    me, name, room = "0" * 16, Clean.of("Eva"), Clean.of("Sala Sur")

    def __init__(self, near: Near, *cards: TableSummary) -> None:
        self.near = near
        self.listed = list(cards)
        self.asked: list[tuple[Any, ...]] = []
        self.stored: tuple[str, str | None] | None = None
        self.refuses: Rejection | None = None
        self.closed: list[bool] = []
        self.waiting: list[Callable[[], None]] | None = None
        self._session: TableSession | None = None
        self.hooks: LobbyHooks

    @property
    def cards(self) -> tuple[TableSummary, ...]:
        return tuple(self.listed)

    @property
    def session(self) -> TableSession | None:
        return self._session

    @property
    def seeking(self) -> tuple[str, str | None] | None:
        return self.stored

    @property
    def contests(self) -> tuple[ContestView, ...]:
        return ()

    def ask_contest(self, command: ContestCommand, done: OnResult) -> None:
        self._do(done, lambda: None, "contest", command)

    def attach(self, hooks: LobbyHooks) -> None:
        self.hooks = hooks

    def at_table(self) -> TableSession:
        """A place at a real table."""
        near = self.near
        near.open_table()
        member = added(near.services, self.name)
        session = near.table.session(member)
        session.ask(v.Sit(), lambda result: None)
        self._session = session
        return session

    def _do(self, done: Callable[[Any], None], result: Callable[[], Any], *asked: Any) -> None:
        self.asked.append(asked)
        answer = self.refuses
        if self.waiting is not None:
            self.waiting.append(lambda: done(answer or result()))
        else:
            done(answer or result())

    def enter(self, table: v.TableId, watch: bool, done: Entered) -> None:
        self._do(done, self.at_table, "enter", table, watch)

    def open(self, game: str, preset: str | None, listed: bool, done: Entered) -> None:
        self._do(done, self.at_table, "open", game, preset, listed)

    def seek(self, game: str, language: str | None, done: OnResult) -> None:
        if self.refuses is None:
            self.stored = (game, language)
        self._do(done, lambda: None, "seek", game, language)

    def seek_no_more(self, done: OnResult) -> None:
        self.stored = None
        self._do(done, lambda: None, "seek_no_more")

    def ask_privacy(self, done: OnPrivacy) -> None:
        self._do(done, Privacy, "privacy")

    def personal(self, command: PersonalCommand, done: OnTold) -> None:
        self._do(done, Told, "personal", command)

    def set_phrase(self, phrase: str, done: OnResult) -> None:
        self._do(done, lambda: None, "phrase", phrase)

    def take_vacation(self, days: int, done: OnResult) -> None:
        self._do(done, lambda: None, "vacation", days)

    def close(self, meant: bool = False) -> None:
        self.closed.append(meant)

    def change(self, new: TableSummary) -> None:
        """A table has changed, or is new."""
        before = next((one for one in self.listed if one.table == new.table), None)
        self.listed = [new, *(one for one in self.listed if one is not before)]
        self.hooks.card(new, before)

    def drop(self, old: TableSummary) -> None:
        """A table is listed no more."""
        self.listed.remove(old)
        self.hooks.gone(old)


def lobby(
    folder: Path,
    language: str,
    cards: tuple[TableSummary, ...],
    test: Callable[[Inside, FakeHall], Coroutine[Any, Any, None]],
    way: str = "join",
) -> None:
    """Runs a test with Eva in a lobby."""

    async def run() -> None:
        (folder / "room").mkdir()
        near = Near(folder / "room")
        near.open_table()
        inside = Inside(folder / "Eva", language, name="Eva")
        inside.open_room()
        fake = FakeHall(near, *cards)
        InLobby(inside.app, fake, lambda: inside.app.back(quiet=True), way).begin()
        try:
            await test(inside, fake)
            assert not inside.faults()
        finally:
            inside.app.close()
            for close in inside.app.closing:
                await close()
            inside.store.close()
            near.close()

    clock.run(run())


THREE = (
    card(1, free=0, people=(Clean.of("Ana"), Clean.of("Ben")), watchers=2, phase=Phase.PLAYING),
    card(2, "escoba", languages=("es",), free=3, people=()),
    card(3, "casino", mine=True, private=True),
)


def heard(eva: Inside, keys: int) -> list[str]:
    return [eva.press("home")[-1], *(eva.press("down")[-1] for _ in range(keys))]


@every_language
def test_tables_are_heard_ones_own_first_then_free_seats(language: str, tmp_path: Path) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        assert eva.lines[-3:] == (
            [
                "Sala Sur, the hall.",
                "3 tables, 2 with free seats.",
                "Casino: your place, with Anad, English, private.",
            ]
            if language == "en"
            else [
                "Sala Sur, vestíbulo.",
                "3 mesas, 2 con asiento libre.",
                "Casino: tu lugar, con Anad, inglés, privada.",
            ]
        )
        assert heard(eva, 7) == (
            [
                "Casino: your place, with Anad, English, private.",
                "Escoba: 3 free seats, Spanish.",
                "Cribbage: full, with Ana and Ben, English.",
                "Next table of a game.",
                "Open a table of your own.",
                "My people and my data.",
                "A passphrase for your other machines.",
                "Leave the room.",
            ]
            if language == "en"
            else [
                "Casino: tu lugar, con Anad, inglés, privada.",
                "Escoba: 3 asientos libres, español.",
                "La cuna: completa, con Ana y Ben, inglés.",
                "Próxima mesa de un juego.",
                "Abrir una mesa propia.",
                "Mi gente y mis datos.",
                "Una contraseña para tus otros equipos.",
                "Salir de la sala.",
            ]
        )
        eva.press("home", "down", "down")
        told = eva.press("space")[-1]
        assert told.endswith("2 watch. Enter watches." if language == "en" else "Intro para mirar.")
        for key, watch in (("enter", True),):
            eva.press(key)
            assert fake.asked[-1] == ("enter", f"{1:06x}", watch)

    lobby(tmp_path, language, THREE, test)


@every_language
def test_what_changes_is_not_read_out_and_one_stays_where_one_is(
    language: str, tmp_path: Path
) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        eva.press("home", "down", "down")
        at = eva.press("r")[-1:] and eva.press("space")
        before = len(eva.lines)
        fake.change(card(4, free=1))
        fake.change(card(5, "casino", free=2))
        fake.change(replace(fake.listed[-1], watchers=3))
        fake.drop(next(one for one in fake.listed if one.game == "escoba"))
        await asyncio.sleep(0)
        assert len(eva.lines) == before
        assert eva.press("space") == at
        counted = [eva.press(";")[-1], eva.press(";")[-1]]
        assert counted == (
            ["4 tables, 3 with free seats, 2 new.", "4 tables, 3 with free seats."]
            if language == "en"
            else ["4 mesas, 3 con asiento libre, 2 nuevas.", "4 mesas, 3 con asiento libre."]
        )
        eva.press("end")
        last = eva.press("space")
        fake.change(card(6))
        for one in list(fake.listed):
            fake.drop(one)
        assert eva.press("space") == last
        assert (
            eva.press(";")[-1] == {"en": "No tables yet.", "es": "Todavía no hay mesas."}[language]
        )

    lobby(tmp_path, language, THREE, test)


@every_language
def test_the_next_table_of_a_game_is_waited_for_and_told(language: str, tmp_path: Path) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        eva.press("home")
        assert len(eva.press("enter")) >= 1  # which game
        eva.press("c")
        while not eva.lines[-1].startswith(("Cribbage", "Cuna", "La cuna")):
            eva.press("down")
        eva.press("enter")
        offered = [eva.lines[-1], eva.press("down")[-1], eva.press("down")[-1]]
        assert offered == (
            ["Any language.", "English.", "Spanish."]
            if language == "en"
            else ["Cualquier idioma.", "Español.", "Inglés."]
        )
        eva.press("home", "down")
        (told,) = eva.press("enter")[-1:]
        assert fake.asked == [("seek", "cribbage", language)]
        assert told == (
            "You wait for a table of Cribbage in English. You are seated as soon as there is one."
            if language == "en"
            else "La cuna, en español: te sientas en cuanto haya mesa."
        )
        eva.press("f6")  # one reads something else
        before = len(eva.lines)
        session = fake.at_table()
        fake.stored = None
        fake.hooks.found(session, False)
        await until(lambda: session.seat is not None and isinstance(eva.app.front, WaitingRoom))
        assert eva.lines[before].startswith(
            "Cribbage: a table is found." if language == "en" else "La cuna: hay mesa."
        )
        eva.press("c-s")
        settings = eva.app.front
        assert not isinstance(settings, LobbyScreen)  # what one read is there again
        eva.app.pop(settings)
        eva.text("/next cribbage" if language == "en" else "/siguiente cuna")
        eva.text("/seek Casino" if language == "en" else "/buscar-mesa casino")
        assert fake.asked[-2:] == [("seek", "cribbage", None), ("seek", "casino", None)]
        for typed in (
            "/next cribbage Spanish",
            "/next spanish cribbage",
            "/next Cribbage, in Spanish",
            "/siguiente cuna en español",
            "/siguiente en castellano la cuna",
        ):
            fake.asked.clear()
            eva.text(typed)
            assert fake.asked == [("seek", "cribbage", "es")], typed
        eva.text("/next english")  # of which game is asked
        eva.press("c")
        while not eva.lines[-1].startswith(("Cribbage", "La cuna")):
            eva.press("down")
        eva.press("enter")
        assert fake.asked[-1] == ("seek", "cribbage", "en")
        eva.text("/next cribbage klingon")
        assert fake.asked[-1] == ("seek", "cribbage", "en")
        eva.press("home")
        eva.press("enter")
        assert fake.asked[-1] == ("seek_no_more",)
        eva.text("/next nothing")
        assert fake.asked[-1] == ("seek_no_more",)

    lobby(tmp_path, language, (), test)


@every_language
def test_a_table_of_ones_own_and_back_to_the_hall(language: str, tmp_path: Path) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        eva.press("home", "down", "enter", "enter")  # the first game
        while not fake.asked:
            eva.press("enter")  # its first rules, for everybody
        kind, _, _, listed = fake.asked[0]
        assert (kind, listed) == ("open", True)
        await until(lambda: isinstance(eva.app.front, WaitingRoom))
        for command in ("/hall",):
            before = len(eva.lines)
            eva.text(command)
            await until(lambda: isinstance(eva.app.front, LobbyScreen))
            said = " ".join(eva.lines[before:])
            assert ("You are in the hall" if language == "en" else "Estás en el vestíbulo") in said

    lobby(tmp_path, language, (), test)


@every_language
def test_refusals_are_said_and_the_end_is_told_once(language: str, tmp_path: Path) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        fake.refuses = Rejection.of("too_fast", "together-no-too-fast")
        eva.press("home")
        (told,) = eva.press("enter")[-1:]
        assert told.startswith(("Too fast", "Demasiado"))
        assert isinstance(eva.app.front, LobbyScreen)
        fake.refuses = None
        fake.hooks.wire(ConnectionState.TRYING)
        fake.hooks.wire(ConnectionState.UP)
        eva.press("escape")
        assert isinstance(eva.app.front, LobbyScreen)
        before = len(eva.lines)
        fake.hooks.ended(CloseReason.ROOM_GONE)
        fake.hooks.ended(CloseReason.ROOM_GONE)
        assert len(eva.lines) == before + 1
        assert not isinstance(eva.app.front, LobbyScreen)
        assert not fake.closed

    lobby(tmp_path, language, (card(1),), test)


@pytest.mark.parametrize("way", ["join", "ssh", "page", "host"])
def test_leaving_the_room_says_how_one_comes_back(way: str, tmp_path: Path) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        (told,) = eva.press("end", "enter")[-1:]
        assert fake.closed == [True]
        assert ("stays open" if way == "host" else "brings you back") in told

    lobby(tmp_path, "en", (card(1),), test, way)


@every_language
def test_every_key_is_answered_in_the_hall(language: str, tmp_path: Path) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        fake.refuses = Rejection.of("too_fast", "together-no-too-fast")
        place = list(eva.app.screens)
        screen = eva.app.front
        assert isinstance(screen, LobbyScreen)

        def again() -> LobbyScreen:
            eva.app.screens[:] = place
            screen.stand(0)
            screen.inside._over = False
            return screen

        keys = (*"abcdexyzAB19?;:,.'/<>+-*", "enter", "space", "tab", "s-tab", "up", "down", "left")
        more = ("right", "home", "end", "escape", "backspace", "c-t", "c-s", "f1", "f2", "f8", "ñ")
        assert press_every_key(eva, again, "hall", (*keys, *more)) > 30

    lobby(tmp_path, language, THREE, test)


def test_what_waits_for_an_answer_waits(tmp_path: Path) -> None:
    """A line that is typed behind it is for whatever comes of it."""

    async def test(eva: Inside, fake: FakeHall) -> None:
        fake.waiting = []
        eva.press("home", "enter")
        ready = eva.app.front.ready
        assert ready is not None
        assert not ready.is_set()
        fake.waiting.pop()()
        await until(lambda: isinstance(eva.app.front, WaitingRoom))
        assert ready.is_set()

    lobby(tmp_path, "en", (card(1),), test)
