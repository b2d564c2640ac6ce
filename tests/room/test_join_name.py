"""`playroom join --name`: another name than that of the settings, for one room."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.cli import room as cli_room
from playroom.cli.opening import _name
from playroom.cli.parser import parse
from playroom.cli.refusals import CliError
from playroom.engine.notes import Clean
from playroom.locale import Listener, teller_of
from playroom.room.values import LONGEST_NAME
from playroom.shell.together.lobby import Lobby
from playroom.testing.room import Inside
from tests.room.kit import until
from tests.room.test_others import (
    _on_loopback,
    every_language,
    front,
    homes,
    host,
)

LOOPBACK = _on_loopback
NO_NAME = {"en": "A name has at least one letter", "es": "Un nombre tiene al menos una letra"}
LIKE = {"en": "Somebody there has a name like yours", "es": "Allí ya hay un nombre como el tuyo"}


@every_language
@pytest.mark.parametrize("text", ["", "...", "\u200b", "xy" * LONGEST_NAME])
def test_what_is_no_name_is_refused_with_what_is_one(text: str, language: str) -> None:
    with pytest.raises(CliError) as refused:
        _name(parse(["join", "LINE", "--name", text]).name)
    told = teller_of(language).tell(refused.value.note, Listener(None, (), ()))
    assert NO_NAME[language] in told
    assert str(LONGEST_NAME) in told


def test_a_name_is_made_fit_to_be_heard_and_belongs_to_join_alone() -> None:
    assert _name(None) == ""
    assert _name(" Ana\u202e  María\n") == "Ana María"
    assert _name("xy" * (LONGEST_NAME // 2)) == "xy" * (LONGEST_NAME // 2)
    with pytest.raises(CliError):
        parse(["host", "--name", "Ana"])


async def line_of(ana: Inside, language: str) -> str:
    """A room of Ana's, and an invitation to it."""
    await host(ana, {"en": "Cribbage", "es": "La cuna"}[language])
    own = ana.app.own_room
    (table,) = own.tables
    found: list[str] = []
    own.room.invite(table, lambda came: found.append(came.line))
    await until(lambda: bool(found))
    return found[0]


@every_language
def test_it_holds_there_and_the_settings_stay(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside, ben: Inside) -> None:
        line = await line_of(ana, language)
        (table,) = ana.app.own_room.tables
        cli_room._join(ben.app, line.removeprefix("playroom join "), Clean.of("Beni"))
        await front(ben, Lobby)
        await until(lambda: [str(one.name) for one in table.life.guests] == ["Ana", "Beni"])
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
        assert len(table.life.guests) == 1
        assert "--name" in str(next(told for told in ben.lines if LIKE[language] in str(told)))
        assert ben.app.settings.get("name") == "Äna"
        # the invitation is not used up by that
        cli_room._join(ben.app, line.removeprefix("playroom join "), Clean.of("Eva"))
        await front(ben, Lobby)
        await until(lambda: [str(one.name) for one in table.life.guests] == ["Ana", "Eva"])

    homes(tmp_path, test, language, language)
