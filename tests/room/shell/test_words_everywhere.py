"""The words of all commands at all places, by who is there: a word that is known anywhere is
answered with where it works, and none is offered that is refused.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.notes import Clean, Rejection, note
from playroom.locale import LANGUAGES
from playroom.locale.typed import folded
from playroom.room.table import values as v
from playroom.shell.command_words import words_of
from playroom.shell.keys import COMMANDS
from playroom.shell.room.lobby.screen import ORDER, TALK
from playroom.shell.screens.help import helped, words_line
from playroom_testing.room import Inside
from tests.room.hearers import Hearer
from tests.room.kit import Near, until
from tests.room.lobby.test_lobby_heard import FakeHall, card, lobby
from tests.room.shell.test_keys_and_words import begin, sit, three
from tests.shell.inside import inside

LEAVES = {"leave", "resign", "to-hall", "save", "same-deal", "undo", "act", "cancel", "copy"}
"""What changes the place; each is tried elsewhere."""


def try_all(room: Inside, place: str) -> None:
    """Types the word of every command there. None that is offered is refused as not theirs."""
    told, not_theirs = (
        offered(room),
        {room.app.announcer.line(note(f"together-no-{why}")) for why in ("order", "not-owner")},
    )
    for command in COMMANDS:
        if command.name in LEAVES:
            continue
        for language in LANGUAGES:
            word = min(words_of(language, command.name))
            depth = len(room.app.screens)
            unknown = room.app.announcer.line(note("shell-no-word", text=Clean.of(word)))
            said = room.text(f"/{word}")
            assert unknown not in said, (place, word)
            assert command.name not in told or not not_theirs & {*said}, (place, word)
            while len(room.app.screens) > depth:
                room.app.pop(room.app.screens[-1])
            room.app.language = "en"


def offered(room: Inside) -> set[str]:
    """The commands whose words help tells here."""
    line = folded(room.app.announcer.line(words_line(room.app, room.app.front)))
    told = {word.strip(" .:") for word in line.replace(":", ",").split(",")}
    first = {
        c.name: room.app.announcer.line(note(f"key-{c.name}-words")).split()[0] for c in COMMANDS
    }
    return {name for name, word in first.items() if folded(word.strip(".")) in told}


def test_at_home_words_of_games_and_rooms_are_answered_with_their_place(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        try_all(room, "menu")
        assert room.text("/hint") == ["hint is for a game: not here, or not yet."]
        assert room.text("/hush") == [
            "hush is for a room with others: at a table of it, or in its hall."
        ]
        assert room.text("/nonsense")[0].startswith("I do not understand: nonsense.")

    inside(run, tmp_path)


@pytest.mark.parametrize("plays", [False, True])
def test_at_a_table_by_its_owner_a_guest_and_who_watches(plays: bool, tmp_path: Path) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        await (begin(near, people) if plays else sit(ana, ben))
        orders = {row.what for row in ORDER} | {"reports"}
        for one in people:
            assert not orders & offered(one.inside), one.name
            assert ("pace" in offered(one.inside)) is (one is ana)
        for one in people:
            one.inside.app.language = "en"
            try_all(one.inside, f"{one.name}, plays: {plays}")
        ben.inside.app.language = "en"
        near.moderation.own(ben.me)
        await until(lambda: ben.session.is_moderator)
        assert orders <= offered(ben.inside)
        try_all(ben.inside, f"a moderator, plays: {plays}")
        if not plays:
            ben.inside.app.language = "es"
            assert ben.inside.text("/pista") == ["pista es para la partida: aquí no, o todavía no."]

    three(tmp_path, test)


def test_in_the_hall_nothing_is_offered_that_works_at_a_table_only(tmp_path: Path) -> None:
    async def test(eva: Inside, fake: FakeHall) -> None:
        refused = {row.what for row in (*ORDER, *TALK)} | {"pace", "reports"}
        assert not refused & offered(eva)
        assert "contest" in offered(eva)
        nobody = Rejection.of("nobody", "people-no-nobody")
        fake.personal = lambda command, done: done(nobody)  # type: ignore[method-assign]
        try_all(eva, "hall")
        lines = [eva.app.announcer.line(row.line) for row in helped(eva.app, eva.app.front)]
        assert "Control S: leave the room." in [line.replace("Leave", "leave") for line in lines]

    lobby(tmp_path, "en", (card(1),), test)


@pytest.mark.parametrize(
    ("first", "line", "then"),
    [
        (["home"], "Intro si estás de acuerdo.", ["enter"]),
        (
            ["home", "down"],
            "Inicio y luego Intro si estás de acuerdo.",
            ["home", "enter"],
        ),
        (
            ["home", "f1"],
            "De vuelta en la mesa: Inicio y luego Intro si estás de acuerdo.",
            ["escape", "home", "enter"],
        ),
        (
            ["home", "'", "h"],
            "De vuelta en la mesa: Inicio y luego Intro si estás de acuerdo.",
            ["escape", "home", "enter"],
        ),
    ],
)
def test_who_agrees_by_enter_is_told_where(
    first: list[str], line: str, then: list[str], tmp_path: Path
) -> None:
    async def test(near: Near, people: list[Hearer]) -> None:
        ana, ben, _ = people
        await sit(ana, ben)
        ben.inside.app.language = "es"
        ben.press(*first)
        ana.session.ask(v.SetSeats(3), lambda result: None)
        await ben.hears(line)
        ben.press(*then)
        await until(lambda: near.table.state.seated[1].ready)

    three(tmp_path, test)
