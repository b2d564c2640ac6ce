"""`playroom join --name` and `playroom host --name`: another name than that of the settings; and a
join that reaches no room.
"""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.cli.hosting.host import host as serve
from playroom.cli.parser import parse
from playroom.cli.refusals import CliError
from playroom.cli.start import room as cli_room
from playroom.cli.start.opening import name_given
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.locale import Listener, teller_of
from playroom.room.protocol.trust import InvitationLine
from playroom.room.table.values import LONGEST_NAME
from playroom.shell.room.hosting import any_table
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests.room.kit import until
from tests.room.shell.test_with_others import (
    LINE,
    _on_loopback,
    every_language,
    front,
    homes,
    host,
)

LOOPBACK = _on_loopback
NO_NAME = {"en": "A name has at least one letter", "es": "Un nombre tiene al menos una letra"}
NOBODY = {"en": "Nobody answers at that place", "es": "En ese lugar no contesta nadie"}
LIKE = {"en": "Somebody there has a name like yours", "es": "Allí ya hay un nombre como el tuyo"}


@every_language
@pytest.mark.parametrize("text", ["", "...", "\u200b", "xy" * LONGEST_NAME])
def test_what_is_no_name_is_refused_with_what_is_one(text: str, language: str) -> None:
    with pytest.raises(CliError) as refused:
        name_given(parse(["join", "LINE", "--name", text]))
    told = teller_of(language).tell(refused.value.note, Listener(None, (), ()))
    assert NO_NAME[language] in told
    assert str(LONGEST_NAME) in told


@pytest.mark.parametrize("command", [["join", "LINE"], ["host"]])
def test_a_name_is_made_fit_to_be_heard_and_belongs_to_join_and_host(command: list[str]) -> None:
    def given(text: str) -> Clean:
        return name_given(parse([*command, "--name", text]))

    assert name_given(parse(command)) == ""
    assert given(" Ana\u202e  María\n") == "Ana María"
    assert given("xy" * (LONGEST_NAME // 2)) == "xy" * (LONGEST_NAME // 2)
    with pytest.raises(CliError):
        parse(["rooms", "--name", "Ana"])


@every_language
def test_host_names_its_owner_and_the_settings_stay(language: str, tmp_path: Path) -> None:
    args = parse(["host", "--name", "Anita", "--listen", "127.0.0.1:0", "--data", str(tmp_path)])

    async def test(ana: Inside, ben: Inside) -> None:
        cli_room._host(ana.app, args, any_table, name=name_given(args))
        await until(lambda: ana.app.own_room is not None)
        own = ana.app.own_room
        own.sit_down(own.room.open_table(find_game("cribbage"), Setup.of(2), {}, None))
        await front(ana, WaitingRoom)
        (table,) = own.tables
        await until(lambda: [str(one.name) for one in table.state.guests] == ["Anita"])
        assert ana.app.settings.get("name") == "Ana"

    homes(tmp_path, test, language, language)


def test_nobody_sits_in_a_room_that_is_only_served() -> None:
    with pytest.raises(CliError) as refused:
        serve(parse(["host", "--name", "Ana"]))
    assert refused.value.note.id == "cli-name-nobody"


async def line_of(ana: Inside, language: str) -> str:
    """A room of Ana's, and an invitation to it."""
    await host(ana, {"en": "Cribbage", "es": "La cuna"}[language])
    own = ana.app.own_room
    (table,) = own.tables
    found: list[str] = []
    own.room.invite(table, lambda result: found.append(result.line))
    await until(lambda: bool(found))
    return found[0]


@every_language
def test_it_holds_there_and_the_settings_stay(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside, ben: Inside) -> None:
        line = await line_of(ana, language)
        (table,) = ana.app.own_room.tables
        cli_room._join(ben.app, line.removeprefix("playroom join "), Clean.of("Beni"))
        await front(ben, WaitingRoom)
        await until(lambda: [str(one.name) for one in table.state.guests] == ["Ana", "Beni"])
        assert ben.app.settings.get("name") == "Ben"

    homes(tmp_path, test, language, language)


@every_language
def test_without_a_name_it_is_kept_and_one_that_is_taken_is_refused_where_nobody_can_be_asked(
    language: str, tmp_path: Path
) -> None:
    async def test(ana: Inside, ben: Inside) -> None:
        line = await line_of(ana, language)
        (table,) = ana.app.own_room.tables
        ben.app.set_setting("name", "")
        ben.app.line_mode = True
        cli_room._join(ben.app, line.removeprefix("playroom join "), Clean.of("Äna"))
        await until(lambda: any(LIKE[language] in str(told) for told in ben.lines))
        assert len(table.state.guests) == 1
        assert "--name" in str(next(told for told in ben.lines if LIKE[language] in str(told)))
        assert ben.app.settings.get("name") == "Äna"
        # the invitation is not used up by that
        cli_room._join(ben.app, line.removeprefix("playroom join "), Clean.of("Eva"))
        await front(ben, WaitingRoom)
        await until(lambda: [str(one.name) for one in table.state.guests] == ["Ana", "Eva"])

    homes(tmp_path, test, language, language)


@every_language
@pytest.mark.parametrize("stdin", ["", "tab\n"])
def test_join_that_reaches_nobody_ends_with_2(language: str, stdin: str, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    line = str(InvitationLine("127.0.0.1", port, "aaaaaaaaaaaa", LINE.rpartition("/")[2]))
    words = ("join", line, "--data", str(tmp_path), "--speech", "off", "--lang", language)
    argv = [sys.executable, "-m", "playroom", *words]
    done = subprocess.run(
        argv, input=stdin, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2, (done.stdout, done.stderr)
    assert NOBODY[language] in done.stdout
