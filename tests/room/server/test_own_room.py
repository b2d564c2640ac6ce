"""The room that is opened from "Play with others" is the one that `playroom host` opens: its rules
of the house, its database, its doors; and the host knows their name there.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.cli.parser import parse
from playroom.cli.start import room as cli_room
from playroom.cli.start.opening import asked_for
from playroom.engine.notes import Clean
from playroom.room.members.people import Key
from playroom.room.moderation.house_rules import Who
from playroom.shell.room import hosting
from playroom.shell.room.others import Others
from playroom.store import Settings, Store
from playroom_testing.room import Inside
from tests.room.kit import until
from tests.room.lobby import test_host_in_lobby
from tests.room.shell.test_with_others import WORDS, _on_loopback, every_language, find, homes, host

LOOPBACK = _on_loopback
LINE_OF = {"en": "line 2", "es": "línea 2"}
CALLED = {
    "en": "called Ana already, so you are Ana 2",
    "es": "se llama Ana, así que te llamas Ana 2",
}


def write_house(folder: Path, text: str) -> None:
    (folder / "room").mkdir(parents=True, exist_ok=True)
    (folder / "room" / "house.toml").write_text(text, "utf-8")


@every_language
def test_its_rules_of_the_house_hold_and_a_wrong_line_opens_nothing(
    language: str, tmp_path: Path
) -> None:
    async def test(ana: Inside) -> None:
        folder = ana.store.file.parent
        write_house(folder, '[may]\nwatch = "noone"\n')
        find(ana, WORDS[language][0])
        ana.press("enter")
        find(ana, WORDS[language][1])
        before = len(ana.lines)
        ana.press("enter")
        assert LINE_OF[language] in str(ana.lines[before]).lower()
        assert isinstance(ana.app.front, Others)  # one knows where one is, and tries again
        assert ana.app.own_room is None
        good = '[room]\nname = "Sala Sur"\n[may]\nwatch = "nobody"\n[tables]\nmost = 1'
        write_house(folder, good)
        ana.press("escape")
        await host(ana, {"en": "Cribbage", "es": "La cuna"}[language])
        services = ana.app.own_room.room.services
        assert services.name == "Sala Sur"
        assert services.house.watch is Who.NOBODY
        assert services.house.tables == 1

    homes(tmp_path, test, language)


def test_what_the_command_line_says_holds_from_the_menu_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr(hosting, "host_room", lambda *given: asked.append(given))
    monkeypatch.setattr(
        "playroom.cli.hosting.database.engine_of", lambda args: ("shared", args.schema)
    )
    args = parse(
        [
            *("host", "--public", "--delay", "9", "--schema", "sur", "--data", str(tmp_path)),
            *("--listen", "127.0.0.1:7999", "--open", "cribbage"),
        ]
    )

    async def test(ana: Inside) -> None:
        ana.app.host = lambda: cli_room._host_again(ana.app, args, Clean.of(""))
        find(ana, WORDS["en"][0])
        ana.press("enter")
        find(ana, WORDS["en"][1])
        ana.press("enter")
        ((_, folder, place, opener, below, called, house, public, engine, _),) = asked
        assert folder == tmp_path / "room"
        assert (place.port, called, public, engine) == (7999, "", True, ("shared", "sur"))
        assert house.delay == 9
        assert opener is hosting.any_table  # from the menu one chooses the table
        assert below() is None
        write_house(tmp_path, "[may]\nwatch = 'noone'\n")
        before = len(ana.lines)
        ana.press("enter")
        assert "line 2" in str(ana.lines[before]).lower()
        assert len(asked) == 1

    homes(tmp_path / "homes", test, "en")


@every_language
def test_whoever_is_called_otherwise_is_told_so(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside) -> None:
        room = test_host_in_lobby.own(ana).room
        assert not any(CALLED[language] in str(line) for line in ana.lines)
        ana.press("end", "enter")  # home, and meanwhile another member has a similar name
        await until(lambda: isinstance(ana.app.front, Others))
        people = room.services.people
        mine = (await room.owner(Clean.of("Uma"), language)).member
        people.add(Clean.of("Äna"), language, (Key.token("e" * 32),))
        ana.press("home", "enter")
        await until(lambda: any(CALLED[language] in str(line) for line in ana.lines))
        now = people.person(mine.id)
        assert now is not None
        assert now.name == "Ana 2"

    test_host_in_lobby.at_home(tmp_path, test, language)


def test_at_a_terminal_too_a_closed_table_is_named_by_its_number(tmp_path: Path) -> None:
    args = parse(["host", "--open", "0a1b2c", "--data", str(tmp_path)])
    with Store.open(tmp_path) as store:
        assert asked_for(args, store, Settings(tmp_path / "settings.toml")).command == "host"
