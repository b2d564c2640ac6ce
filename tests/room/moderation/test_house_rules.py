"""The rules of a house: the file, what it settles, and for how long things are kept."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.cli.hosting.host import host, house_of
from playroom.cli.refusals import CliError
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.locale import Listener, teller_of
from playroom.room.client.asking import ask
from playroom.room.client.listing import listed_room
from playroom.room.moderation import state as o
from playroom.room.moderation.house_rules import ENTRIES, USUAL, BadHouse, House, Who, may
from playroom.room.moderation.house_rules import house_of as read
from playroom.room.moderation.log import DAY, ModerationLog, read_log
from playroom.room.server.opening import NoTableMore
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from playroom.store import toml_lines
from tests.room.far import FarRoom, with_room
from tests.room.kit import Near, in_room, until
from tests.room.moderation.test_moderation import command
from tests.room.server.test_host_command import args
from tests.where import ROOT

GOOD = """
# What holds here.
[room]
name = "Sala Sur"
languages = ["es", "en", "es"]
[rules]
en = '''
Be kind.
Wait for each other.
'''
es = ["Sé amable.", "Espera a los demás."]
[may]
open = "moderators"
invite = "everybody"
watch = "nobody"
[watchers]
delay = 6
[tables]
most = 20
most_each = 2
[connections]
most = 600
most_pages = 50
most_ssh = 40
[days]
log = 90
refusals = 14
addresses = 3
games = 400
"""


def test_all_that_may_stand_there() -> None:
    house = read(GOOD.encode())
    assert house.told("en") == ("Be kind.", "Wait for each other.")
    assert house.told("es") == house.rules["es"]
    assert house.told("fr") in house.rules.values()
    assert (house.name, house.languages) == ("Sala Sur", ("es", "en"))
    assert (house.open, house.invite, house.watch) == (Who.MODERATORS, Who.EVERYBODY, Who.NOBODY)
    assert (house.delay, house.tables, house.tables_each) == (6, 20, 2)
    assert (house.wires, house.pages, house.ssh) == (600, 50, 40)
    assert (house.log_days, house.refusal_days, house.address_days) == (90, 14, 3)
    assert (house.game_days, house.people_days) == (400, 0)
    assert read(b"") == USUAL
    assert read("\ufeff[watchers]\r\ndelay = 2\r\n".encode()).delay == 2


def test_what_the_room_is_called_is_made_fit_to_be_heard() -> None:
    text = '[room]\nname = "  Sala\\u202e\\u0007  S\\u200dur' + "\\u0301" * 9 + '!!!!!!"'
    assert read(text.encode()).name == "Sala S u\u0155\u0301\u0301!!!"


def test_the_file_that_is_shown_is_one_and_shows_everything() -> None:
    text = (ROOT / "docs" / "rooms.md").read_text().split("```toml\n")[1].split("```")[0]
    house = read(text.encode())
    own = {"rules": {}, "privacy": {}, "languages": (), "name": USUAL.name, "contests": {}}
    own |= {"mail": None, "hooks": (), "notice_contact": ""}
    assert replace(house, **own, host=USUAL.host, contact=USUAL.contact) == USUAL
    named = {
        ".".join(path) for line in toml_lines.parse(text.split("\n")) for path, _ in line.values
    }
    assert named == {*ENTRIES}


def test_the_name_and_the_languages_are_those_that_others_are_told(tmp_path: Path) -> None:
    house = read(b'[room]\nname = "Sala Sur"\nlanguages = ["es", "en"]')

    async def test(far: FarRoom) -> None:
        far.room.show()
        listed = listed_room(
            {"name": "x", "host": "127.0.0.1", "port": far.port, "pin": far.room.certificate.pin}
        )
        assert listed is not None
        asked = await ask(listed)
        assert asked.room_info is not None
        assert (asked.room_info.name, asked.room_info.languages) == ("Sala Sur", ("es", "en"))
        assert far.room.services.name == "Sala Sur"
        far.open_table()
        ana = await far.come("Ana")
        assert ana.session.room == "Sala Sur"

    with_room(tmp_path, test, house=house)


def test_the_rules_are_told_in_every_language_of_the_installation() -> None:
    """Those that another folder of `locales` would add as well."""
    program = (
        "import playroom.locale as known\n"
        "known.LANGUAGES = ('en', 'es', 'fr')\n"
        "from playroom.room.moderation.house_rules import house_of\n"
        "print(house_of(b\"[rules]\\nfr = 'Bonjour'\").rules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout == "{'fr': ('Bonjour',)}\n", done.stderr


@pytest.mark.parametrize(
    ("text", "line", "key", "says"),
    [
        ("[watchers]\ndelay = 1001", 2, "number", "0 to 1,000|0 to 1000"),
        ("[watchers]\ndelay = true", 2, "number", "delay"),
        ("[watchers]\ndelay = '3'", 2, "number", "3"),
        ("[may]\n\nopen = 'all'", 3, "word", "everybody, moderators, owner"),
        ("[may]\nopen = ['all']", 2, "word", "open"),
        ("[room]\nname = 3", 2, "name", "60"),
        ("[room]\nname = ' ... '", 2, "name", "room.name"),
        ("[room]\nname = '%s'" % ("ab" * 31), 2, "name", "60"),
        ("[room]\nlanguages = 'es'", 2, "languages", "square brackets"),
        ("[room]\nlanguages = ['es', 'English']", 2, "languages", "small letters"),
        ("[room]\nlanguages = ['es\\n']", 2, "languages", "small letters"),
        ("[rules]\nen = 3", 2, "text", "40 lines"),
        ("[rules]\nen = '   '", 2, "text", "rules.en"),
        ("[rules]\nes = ['%s']" % ("x y" * 101), 2, "text", "300"),
        ("[rules]\nfr = 'bonjour'", 2, "unknown", "rules.en"),
        ("[days]\nlog = 3\nlog = 4", 3, "repeated", "days.log"),
        ("[days]\nlog 3", 2, "syntax", "equals"),
        ("x = 1979-05-27", 1, "unknown", "x"),
        ("[[rules]]\nen = 'x'", 2, "unknown", "There are"),
        ("\udcff = 2", 1, "encoding", "UTF-8"),
        ("#" * 70_000, 0, "too-big", "64"),
    ],
)
def test_a_bad_line_is_told_with_its_number_and_what_would_work(
    text: str, line: int, key: str, says: str
) -> None:
    with pytest.raises(BadHouse) as refused:
        read(text.encode("utf-8", "surrogateescape"))
    assert (refused.value.line, refused.value.key) == (line, key)
    told = teller_of("en").tell(refused.value.note, Listener(None, (), ()))
    assert any(part in told for part in says.split("|"))
    assert not line or f"ine {line} " in told
    assert teller_of("es").tell(refused.value.note, Listener(None, (), ())) != told


def test_the_file_is_found_beside_the_room_or_named_and_a_bad_one_opens_nothing(
    tmp_path: Path,
) -> None:
    beside = tmp_path / "room" / "house.toml"
    named = tmp_path / "other.toml"
    beside.parent.mkdir()
    beside.write_text(GOOD)
    named.write_text("[watchers]\ndelay = 1")
    assert house_of(args(data=str(tmp_path))).delay == 6
    assert house_of(args(data=str(tmp_path), delay="9")).delay == 9
    assert house_of(args(data=str(tmp_path), house=str(named))).delay == 1
    named.write_text("[watchers]\ndelay = x")
    for bad in (str(named), str(tmp_path / "missing.toml")):
        with pytest.raises(CliError) as refused:
            host(args(data=str(tmp_path), house=bad))
        assert refused.value.note.id in ("house-syntax", "house-unreadable")
    for delay in ("x", "-1", "1001", "99999999999"):
        with pytest.raises(CliError) as refused:
            host(args(data=str(tmp_path), delay=delay))
        assert refused.value.note.id == "cli-bad-delay"


def test_who_may() -> None:
    for who, table, moderator, anybody in (
        (Who.EVERYBODY, True, True, True),
        (Who.TABLE, True, True, False),
        (Who.MODERATORS, False, True, False),
        (Who.OWNER, False, False, False),
        (Who.NOBODY, False, False, False),
    ):
        assert may(who, False, False, True)
        assert may(who, True, False, False) is table
        assert may(who, False, True, False) is moderator
        assert may(who, False, False, False) is anybody


def test_where_everybody_may_invite_and_nobody_may_watch(tmp_path: Path) -> None:
    house = House(invite=Who.EVERYBODY, watch=Who.NOBODY)

    async def test(near: Near) -> None:
        _, ben = await near.begin("Ana", "Ben")
        invited = list[object]()
        ben.session.invite(None, invited.append)
        await until(lambda: bool(invited))
        assert isinstance(invited[0], v.Invitation)
        eva = near.come("Eva")
        await until(lambda: bool(eva.ended))
        assert eva.ended == ["watching"]
        assert await ben.ask(v.Stand()) == "watching"
        assert len(near.table.state.guests) == 2

    async def opened(near: Near) -> None:
        near.open_table("casino")
        await test(near)

    in_room(tmp_path, opened, house=house)


def test_only_whoever_looks_after_the_table_invites_as_a_rule(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        _, ben = await near.begin("Ana", "Ben")
        result = list[object]()
        ben.session.invite(None, result.append)
        await until(lambda: bool(result))
        assert getattr(result[0], "code", "") == "not_owner"

    in_room(tmp_path, test)


def test_what_is_old_is_deleted(tmp_path: Path) -> None:
    clock = [1_800_000_000]
    room_store = RoomStore(SqliteDatabase(tmp_path / "room.db", lambda: clock[0]))
    for days, place in ((0, "192.0.2.1"), (4, "192.0.2.2"), (9, "192.0.2.3")):
        clock[0] = 1_800_000_000 + days * DAY
        room_store.refuse(place, "too_many")
    now = clock[0]
    room_store.forget_refusals(now - 6 * DAY, now - 2 * DAY)
    assert [place for _, place, _ in room_store.refusals()] == ["192.0.2.3", ""]
    room_store.forget_refusals(now + 1, now)
    assert room_store.refusals() == []
    room_store.close()


def test_the_log_is_read_while_the_room_is_open_and_forgets_after_its_days(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, eva = near.come("Ana"), near.come("Eva")
        await until(lambda: len(near.table.state.guests) == 2)
        near.moderation.own(ana.me)
        await until(lambda: ana.session.is_moderator)
        log = ModerationLog(near.services)
        near.moderation.noted = log.write
        log.start()
        assert await ana.ask(command(v.ModerationAction.HUSH, "Eva", "shouting.", 60)) == ""
        assert await ana.ask(command(v.ModerationAction.BAN, "Eva", "more of it")) == ""
        await until(lambda: len(read_log(tmp_path / "room")) == 2)
        near.room_store.refuse("192.0.2.1", "x")
        near.clock += 400 * DAY
        log.stop()
        looks = [ModerationLog(near.services) for _ in range(2)]
        for log in looks:  # a clock that has jumped is believed when it is looked at again
            log.start()
        await until(lambda: len(read_log(tmp_path / "room")) == 1)
        (kept,) = read_log(tmp_path / "room")
        assert (kept.act, kept.person, kept.by, kept.why) == ("ban", "Eva", "Ana", "more of it")
        rows = [row for row in near.room_store.rows(o.ROOM) if isinstance(row, v.RoomEvent)]
        assert "shouting" not in "".join(row.text for row in rows)
        assert near.moderation.bans(eva.me, (), "")
        for log in looks:
            log.stop()
        before = near.moderation.state
        await near.again()
        assert near.moderation.state.bans == before.bans

    in_room(tmp_path / "room", test)
    shown = args(data=str(tmp_path), what="log", json=False)
    assert host(shown) == 0
    assert "Ana: Eva barred for good. Why: more of it." in capsys.readouterr().out
    assert host(args(data=str(tmp_path), what="log", lang="es", json=False)) == 0
    assert "Ana: Eva no puede entrar para siempre. Motivo: more of it." in capsys.readouterr().out
    assert host(args(data=str(tmp_path), what="log", json=True)) == 0
    assert json.loads(capsys.readouterr().out)["person"] == "Eva"


def test_no_more_tables_than_the_house_allows(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        game = find_game("casino")
        for _ in range(2):
            room.room.open_table(game, Setup.of(2, {}), {})
        with pytest.raises(NoTableMore) as refused:
            room.room.open_table(game, Setup.of(2, {}), {})
        assert refused.value.note.id == "house-no-tables"

    with_room(tmp_path, test, house=House(tables=2))
