"""Tournaments as they are heard in the hall, in both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.room.contests import state as c
from playroom.room.contests.views import ContestCommand, ContestView, Meeting, public_view
from playroom.room.table.session import OnResult
from playroom_testing.room import Inside
from tests.room.contests.kit import Played, opened
from tests.room.lobby.test_lobby_heard import THREE, FakeHall, every_language, lobby

BETO = Clean.of("Beto")


class Tournaments(FakeHall):
    """A lobby with tournaments."""

    views: tuple[ContestView, ...] = ()
    commands: tuple[ContestCommand, ...] = ()

    @property
    def contests(self) -> tuple[ContestView, ...]:
        return self.views

    def ask_contest(self, command: ContestCommand, on_result: OnResult) -> None:
        self.commands = (*self.commands, command)
        on_result(None)

    def tell(self, **changed: Any) -> None:
        """The tournament is told as it is now."""
        first = self.views[0] if self.views else public_view(played().contest)
        self.views = (replace(first, **changed),)
        self.hooks.contests(self.views)


def played() -> Played:
    return Played(opened(c.Format.SWISS, 4, sides=(0, 1, 0, 1)), 4)


@every_language
def test_one_is_called_to_the_table_and_enter_goes_there(
    language: str, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("tests.room.lobby.test_lobby_heard.FakeHall", Tournaments)

    async def test(eva: Inside, fake: FakeHall) -> None:
        assert isinstance(fake, Tournaments)
        fake.tell(may_join=True)
        assert (
            eva.lines[-1]
            == {
                "en": "Eva opens a tournament of Cribbage, Swiss."
                " Slash, tournament, join, takes part.",
                "es": "Eva abre un torneo suizo: La cuna. Barra, torneo, entrar, te apunta.",
            }[language]
        )
        eva.text({"en": "/tournament join", "es": "/torneo entrar"}[language])
        assert [command.do.value for command in fake.commands] == ["join"]
        eva.press("home")
        eva.press("enter")  # the list about the tournament is in front
        names = tuple(map(Clean.of, ("Beto", "Carla")))
        meeting = Meeting(7, "c0ffee", (Clean.of("Inés"),), names)
        fake.tell(phase=c.Phase.PLAYING, round=2, joined=True, meeting=meeting)
        assert (
            eva.lines[-1]
            == {
                "en": "Round 2: you and Inés against Beto and Carla at table 7; Enter goes there.",
                "es": "Ronda 2: juegas con Inés contra Beto y Carla"
                " en la mesa 7; Intro te lleva allí.",
            }[language]
        )
        eva.press("enter")
        assert fake.asked == [("enter", "c0ffee", False)]

    lobby(tmp_path, language, THREE, test)


@every_language
def test_points_and_the_end_are_told(language: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("tests.room.lobby.test_lobby_heard.FakeHall", Tournaments)

    async def test(eva: Inside, fake: FakeHall) -> None:
        assert isinstance(fake, Tournaments)
        fake.tell()
        before = len(eva.lines)
        fake.tell()
        assert len(eva.lines) == before, "what has not changed is not told again"
        fake.tell(phase=c.Phase.OVER)
        assert (
            eva.lines[-1]
            == {
                "en": "The tournament is over. P0 wins it with 0 points.",
                "es": "Termina el torneo. Lo gana P0 con 0 puntos.",
            }[language]
        )
        eva.text({"en": "/standings", "es": "/clasificación"}[language])
        said = " ".join(eva.lines[-2:])
        assert "P0" in said
        assert {"en": "Standings of Cribbage", "es": "La cuna: clasificación"}[language] in said

    lobby(tmp_path, language, THREE, test)


@every_language
def test_the_next_call_is_heard_once_where_the_table_of_the_last_round_closes(
    language: str, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setattr("tests.room.lobby.test_lobby_heard.FakeHall", Tournaments)

    async def test(eva: Inside, fake: FakeHall) -> None:
        assert isinstance(fake, Tournaments)
        fake.tell(joined=True)
        session, fake._session = fake.at_table(), None
        first = Meeting(1, session.state.id, (), (BETO,))
        fake.tell(phase=c.Phase.PLAYING, round=1, meeting=first)
        fake._session = session
        before = len(eva.lines)
        fake.tell(round=2, meeting=Meeting(3, "c0ffee", (), (BETO,)))
        assert len(eva.lines) == before, "it is the first item of the hall in a moment"
        fake._session = None
        item = eva.press("home")[-1]
        assert item.startswith({"en": "Round 2: you against", "es": "Ronda 2: juegas"}[language])

    lobby(tmp_path, language, THREE, test)
