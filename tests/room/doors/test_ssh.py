"""The door for SSH: who comes in and as whom, what a channel serves and what it does not, and that
nothing of the machine behind it is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import getpass
import os
import random
import re
import socket
import stat
from pathlib import Path

import asyncssh
import pytest

from playroom.doors.ssh import ssh_door
from playroom.doors.terminal_app import MAY
from playroom.locale import LANGUAGES
from playroom.room.members.people import Key
from playroom.room.server.connection_limiter import Limits
from playroom.room.table import values as v
from playroom.shell.command_words import words_of
from playroom.shell.keys import COMMANDS, KeyMap
from tests.conftest import THOROUGH
from tests.room.ssh_kit import KEY, OTHER_KEY, Client, Heard, House, at_home
from tests.room.touched import touched

FEW = Limits(connections=3, attempts=20)
PASTE = re.compile(r"\x1b\[\?2004[hl]")


def test_the_code_is_the_user_name_and_seats_one(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana"), lang="es_MX.UTF-8") as ana:
            heard = await ana.hear("Intro")
            assert "Te sientas en el asiento 2 de 2." in heard
            guest = house.table.state.in_seat(1)
            assert isinstance(guest, v.Guest)
            assert (guest.name, guest.language, guest.here) == ("Ana", "es", True)

    at_home(tmp_path, run)


@pytest.mark.parametrize("lang", ["", "C.UTF-8", "xx_YY"])
def test_who_tells_no_language_hears_that_of_the_room(tmp_path: Path, lang: str) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana"), lang=lang) as ana:
            await ana.hear("Te sientas en el asiento 2 de 2.")

    at_home(tmp_path, run, "es")


def test_language_and_settings_stay_with_the_person(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        code = house.invite(1, "Ana")
        async with house.guest(code) as ana:
            await ana.hear("Enter")
            ana.press("\x1bOR")  # F3
            await ana.hear("spañol")
            ana.press("\x04")
            await ana.rest()
        async with house.guest(code) as ana:
            assert "Estás en la sala" in await ana.hear("Intro")
            await house.until(lambda state: state.guests[0].language == "es")

    at_home(tmp_path, run)


def test_whoever_is_invited_without_a_name_is_asked_for_it(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(0)) as guest:
            await guest.hear("What is your name?")
            guest.press("\r")
            await guest.hear("What is your name?")
            guest.press("\x1b")
            await guest.hear("What is your name?")
            guest.press("Eva\r")
            await guest.hear("You sit in seat 1 of 2.")
            assert house.table.state.guests[0].name == "Eva"

    at_home(tmp_path, run)


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        (
            "en_GB.UTF-8",
            (
                ("/vacation 2 days", "You sit at no table by correspondence"),
                ("/pace 3 days", "Pace: 3 days a turn."),
                ("/vacation 2 days", "You are on vacation until"),
                ("/vacation end", "Your vacation is over."),
                ("/turns", "No other table waits for you."),
            ),
        ),
        (
            "es_ES.UTF-8",
            (
                ("/vacaciones 2 días", "No estás en ninguna mesa por correspondencia"),
                ("/ritmo 3 días", "Ritmo: 3 días por turno."),
                ("/vacaciones 2 días", "Estás de vacaciones hasta"),
                ("/vacaciones fin", "Se acabaron tus vacaciones."),
                ("/turnos", "Ninguna otra mesa te espera."),
            ),
        ),
    ],
)
def test_a_table_by_correspondence(
    tmp_path: Path, lang: str, typed: tuple[tuple[str, str], ...]
) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(0, "Ana"), lang=lang) as ana:
            await ana.hear("Ent" if lang.startswith("en") else "Intro")
            for line, answer in typed:
                ana.press(f"{line}\r")
                await ana.hear(answer)

    at_home(tmp_path, run)


def test_a_key_is_bound_to_the_person_at_first_use(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        code = house.invite(1, "Ana")
        async with house.guest(code, KEY) as ana:
            await ana.hear("You sit")
        await house.until(lambda state: not state.guests[0].here)
        async with house.guest("whoever", KEY) as ana:  # no code any more
            await ana.hear("Enter")
            assert len(house.table.state.guests) == 1
            assert house.table.state.guests[0].here
        for user, key in ((code, None), (code, OTHER_KEY), ("whoever", OTHER_KEY)):
            with pytest.raises((asyncssh.PermissionDenied, asyncssh.DisconnectError)):
                await house.connect(user, key)

    at_home(tmp_path, run)


def test_without_a_key_the_code_is_the_way_back_and_nobody_elses(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        code = house.invite(1, "Ana")
        async with house.guest(code) as ana:
            await ana.hear("You sit")
            async with house.guest(code) as again:
                await again.hear("Enter")
                assert "from another place" in await ana.rest()
            assert len(house.table.state.guests) == 1
        people = house.room.services.people
        assert people.redeem(code, (Key.token("a token"),), house.table.room, "en") is None

    at_home(tmp_path, run)


def test_a_key_that_is_only_shown_and_not_held_opens_nothing(tmp_path: Path) -> None:
    """A public key is no secret: asking whether it would do and then coming in with something else
    does not authenticate as its holder.
    """
    from playroom.doors.ssh.guard import Guard
    from playroom.doors.ssh.ssh_door import SshDoor

    class Wire:
        def get_extra_info(self, name: str) -> tuple[str, int]:
            return "192.0.2.7", 22

    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana"), KEY) as ana:
            await ana.hear("You sit")
        guard = Guard(SshDoor(house.room, "en"))
        guard.connection_made(Wire())  # type: ignore[arg-type]
        assert await guard.validate_public_key("x", KEY)
        other = house.invite(0, "Eva")
        assert await guard.get_kbdint_challenge(other, "", "") is True
        assert guard._shown.key == ""
        assert await guard.validate_public_key("x", KEY)
        assert await guard.validate_kbdint_response("x", [other])
        assert (guard._shown.key, guard._shown.code) == ("", other)
        assert not await guard.validate_password("x", "nonsense")
        assert guard._shown == type(guard._shown)()

    at_home(tmp_path, run)


def test_the_code_may_be_typed_where_the_client_asks(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        client = Client(house.invite(1, "Ana").upper())
        async with house.guest("ana", client_factory=lambda: client) as ana:
            await ana.hear("You sit")
            assert "Invitation code: " in client.asked

    at_home(tmp_path, run)


def test_codes_are_not_to_be_guessed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_door, "ALLOWED", FEW)

    async def run(house: House) -> None:
        for _ in range(30):
            with pytest.raises((asyncssh.Error, OSError)):
                await house.connect("aaaaaaaaaaaa")
        await house.until(lambda state: "too_many" in house.refused())

    at_home(tmp_path, run)


def test_so_many_at_once_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_door, "ALLOWED", FEW)

    async def run(house: House) -> None:
        codes = [house.invite(None, f"G{n}") for n in range(5)]
        three = [await house.connect(code) for code in codes[:3]]
        with pytest.raises((asyncssh.Error, OSError)):
            await house.connect(codes[3])
        three[0].close()
        await three[0].wait_closed()
        await asyncio.sleep(0.05)
        async with house.guest(codes[4]) as late:
            await late.hear("Cribbage")
        for connection in three[1:]:
            connection.close()

    at_home(tmp_path, run)


def test_nothing_but_a_table_is_served(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.connect(house.invite(1, "Ana")) as connection:
            refused = (asyncssh.ChannelOpenError, asyncssh.ChannelListenError, asyncssh.SFTPError)
            process = await connection.create_process(term_type="xterm", encoding=None)
            for attempt in (
                lambda: connection.create_process("ls"),  # a second one, and a command
                lambda: connection.start_sftp_client(),
                lambda: connection.open_connection("127.0.0.1", house.port),
                lambda: connection.open_unix_connection("/tmp/x"),
                lambda: connection.start_server(lambda *_: None, "127.0.0.1", 0),
            ):
                with pytest.raises(refused):
                    await attempt()
            process.close()
        async with house.connect(house.invite(0, "Eva")) as connection:
            with pytest.raises(asyncssh.ChannelOpenError):
                await connection.create_process("ls")

    at_home(tmp_path, run)


def test_the_key_of_the_room_is_its_owners_alone(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        file = tmp_path / "room" / "ssh.key"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert b"PRIVATE KEY" in file.read_bytes()

    at_home(tmp_path, run)
    before = (tmp_path / "room" / "ssh.key").read_bytes()
    at_home(tmp_path, run)
    assert (tmp_path / "room" / "ssh.key").read_bytes() == before


@pytest.mark.parametrize("meant", [True, False])
def test_who_goes_or_is_cut_off_is_away(tmp_path: Path, meant: bool) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana")) as ana:
            await ana.hear("You sit")
            if meant:
                ana.press("\x04")
                assert "The same SSH line brings you back." in await ana.rest()
            else:
                ana.process.channel.get_connection().abort()
            await house.until(lambda state: not state.guests[0].here)
            rows = house.room.services.room_store.rows(house.table.state.id)
            assert rows[-1] == v.Away(house.table.state.guests[0].id, meant)
            assert house.table.state.guests[0].seat == 1

    at_home(tmp_path, run)


def test_without_a_terminal_a_line_is_a_command(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.connect(house.invite(1, "Ana")) as connection:
            process = await connection.create_process(encoding=None)
            ana = Heard(process)
            await ana.hear("Enter when you are ready.\n")
            ana.press("/people\r\n")
            await ana.hear("Seat 2, you")
            ana.press("enter\n")
            await ana.hear("You are ready.")
            process.stdin.write_eof()
            await ana.rest()
            assert "\x1b" not in ana.raw
            assert "\r" not in ana.raw

    at_home(tmp_path, run)


def test_lines_out_of_a_file_wait_for_their_game(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.connect(house.invite(1, "Ana")) as connection:
            process = await connection.create_process(encoding=None)
            ana = Heard(process)
            ana.press("b\nenter\nh\nt\n/space 1\n/space 2\nenter\nt\npeople\n")
            process.stdin.write_eof()
            heard = await ana.rest()
            assert "That does nothing here" not in heard
            begins = heard.index("Cribbage for 2")
            assert heard.index("You are ready.") < begins < heard.index("Choose 2 cards")
            assert heard.count("6 cards: ") >= 2  # as they are dealt, and for H
            assert heard.index("Seat 2, you") > heard.rindex("6 cards: ")
            assert house.table.state.phase is v.Phase.PLAYING

    at_home(tmp_path, run)


def test_a_file_does_not_wait_for_ever_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playroom.doors.terminal_app.PATIENCE", 0.6)
    monkeypatch.setattr("playroom.doors.terminal_app.LINGER", 0.02)
    monkeypatch.setattr("playroom.doors.terminal_app.LAST", 0.1)

    async def run(house: House) -> None:
        async with (
            house.guest(house.invite(0, "Ben")) as ben,
            house.connect(house.invite(1, "Ana")) as connection,
        ):
            await ben.hear("Enter")  # and never presses it
            process = await connection.create_process(encoding=None)
            ana = Heard(process)
            ana.press("enter\n" + 20 * "t\n" + "people\n")
            process.stdin.write_eof()
            heard = await ana.rest()
            assert "You are ready. Waiting for Ben." in heard
            assert "Seat 2, you, ready" in heard

    at_home(tmp_path, run)


def test_whoever_hangs_up_is_away_at_once_whatever_lines_are_left(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(0, "Ben")) as ben:
            await ben.hear("Enter")
            async with house.connect(house.invite(1, "Ana")) as connection:
                process = await connection.create_process(encoding=None)
                ana = Heard(process)
                ana.press("enter\n" + 20 * "t\n")
                await ana.hear("You are ready.")
            await ben.hear("Ana is away.")

    at_home(tmp_path, run)


def test_a_line_that_is_typed_is_answered_while_others_think(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with (
            house.guest(house.invite(0, "Ben")) as ben,
            house.connect(house.invite(1, "Ana")) as connection,
        ):
            await ben.hear("Enter")
            process = await connection.create_process(encoding=None)
            ana = Heard(process)
            await ana.hear("Enter when you are ready.\n")
            ana.press("enter\n")
            await ana.hear("You are ready. Waiting for Ben.\n")
            for _ in range(3):
                await asyncio.sleep(0.15)
                ana.press("people\n")
                await ana.hear("Seat 2, you, ready")
            await asyncio.sleep(0.15)
            process.stdin.write_eof()
            await ana.rest()

    at_home(tmp_path, run)


def test_talk_is_limited_and_a_flood_waits(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana")) as ana:
            await ana.hear("Enter")
            for n in range(7):
                ana.press(f"/say hello {n}\r")
            heard = await ana.hear("Too fast")
            assert [n for n in range(7) if f"You: hello {n}" in heard] == [0, 1, 2, 3, 4]

    at_home(tmp_path, run)


def test_a_paste_that_never_ends_ends_the_session(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playroom.doors.ssh.session.BYTES_AT_ONCE", 1e9)
    monkeypatch.setattr("playroom.doors.ssh.session.BYTES_A_SECOND", 1e9)

    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana")) as ana:
            await ana.hear("Enter")
            ana.press("\x1b[200~" + 20_000 * "x")
            await house.until(lambda state: not state.guests[0].here)
            await house.until(lambda state: "too_much" in house.refused())

    at_home(tmp_path, run)


@pytest.mark.parametrize("terminal", ["xterm", "dumb", None])
def test_whatever_bytes_come_the_table_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: str | None
) -> None:
    monkeypatch.setattr("playroom.doors.ssh.session.BYTES_AT_ONCE", 1e9)

    async def run(house: House) -> None:
        chance = random.Random(f"bytes {terminal}")
        for seat in range(2):
            async with house.connect(house.invite(seat, f"Ana {seat}")) as connection:
                process = await connection.create_process(term_type=terminal, encoding=None)
                with contextlib.suppress(asyncssh.Error, OSError):
                    for _ in range(40):
                        pieces = (b"\x1b", b"[", b"\xc3", b"\x00", b"\r", b"/", b"\x1b[200~", b"a")
                        noise = bytes(chance.choices(range(256), k=60))
                        process.stdin.write(noise.replace(b"\x04", b"").replace(b"\x03", b""))
                        process.stdin.write(b"".join(chance.choices(pieces, k=20)))
                        await asyncio.sleep(0.005)
        await house.until(lambda state: not any(guest.here for guest in state.guests))
        async with house.guest(house.invite(None, "Eva")) as eva:
            await eva.hear("Cribbage")

    at_home(tmp_path, run)


@pytest.mark.parametrize("language", LANGUAGES if THOROUGH else ("es",))
def test_nothing_of_the_machine_is_told_or_reached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Every word of every command, every key, every item of every menu and of the menus behind
    them; then the same in a game.
    """
    monkeypatch.setattr("playroom.doors.ssh.session.BYTES_AT_ONCE", 1e9)
    monkeypatch.setattr("playroom.doors.ssh.session.BYTES_A_SECOND", 1e9)
    monkeypatch.setattr("playroom.doors.ssh.session.AT_A_TIME", 4_096)
    words = sorted({w for c in COMMANDS for one in LANGUAGES for w in words_of(one, c.name)})
    out = words_of("en", "leave") | words_of("es", "leave") | words_of("en", "save")
    out |= words_of("es", "save") | words_of("en", "resign") | words_of("es", "resign")
    keys = KeyMap(None, MAY)
    assert not any(command.needs in ("files", "voice", "games") for command in keys.commands)
    names = (*"abcdefghijklmnopqrstuvwxyzHSZBCEL,.;?<>+-'", "\x06", "\x14", "\t")
    ends = ("A", "B", "C", "D", "H", "F", "Z", "5~", "6~")  # arrows and their like
    named = (*(f"\x1b[{end}" for end in ends), *(f"\x1bO{end}" for end in "PQRS"))
    named = (*named, *(f"\x1b[{n}~" for n in (15, 17, 18, 19, 20, 21)))

    async def everything(guest: Heard, house: House) -> None:
        async def done() -> None:
            # whatever was opened is closed, then a line that tells that all has been answered
            guest.press("\x07\x07\x07\x07\x07")
            guest.press("/xyzzy\r")
            await guest.hear("xyzzy", 2)  # echoed, and in the answer

        for word in words:
            if word not in out:
                guest.press(f"/{word}\r\x07/{word} x\r\x07")
                await done()
        for key in (*names, *named):
            guest.press(key)
            await done()
        for menu in ("\x1b[17~", "\x14", "?"):  # settings, table, help
            for place in range(16):
                guest.press(menu + place * "\x1b[B" + " \x1b[C\x1b[D")
                await done()
                if menu != "\x14":
                    guest.press(menu + place * "\x1b[B" + "\r\x1b[B\r \x1b[B")
                    await done()

    heard: list[str] = []

    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana"), lang=language) as ana:
            await ana.hear("2 de 2." if language == "es" else "2 of 2.")
            await everything(ana, house)
            async with house.guest(house.invite(0, "Eva"), lang=language) as eva:
                await eva.hear("\x1b[?2004h")
                await house.until(lambda state: len(state.guests) == 2)
                # whatever the menus have done to the table is undone
                owner, other = (guest.id for guest in house.table.state.guests)
                undone = [v.SetSeats(2), v.TakeBot(), v.TakeBot(), v.Sit(1)]
                for wish in undone:
                    house.table.ask(owner, wish, lambda result: None)
                house.table.ask(other, v.Sit(0), lambda result: None)
                done = asyncio.Event()  # behind all of that
                house.table.submit(lambda state: (), lambda result: done.set())
                await done.wait()
                assert not house.table.state.free
                for person in (owner, other):
                    ready = v.BeReady(True, house.table.state.rows)
                    house.table.ask(person, ready, lambda result: None)
                await house.until(lambda state: state.phase is v.Phase.PLAYING)
                await everything(ana, house)
                heard.extend((ana.raw, eva.raw))

    before = set(Path.cwd().iterdir())
    with touched(tmp_path) as reached:
        at_home(tmp_path, run, language)
    comes = [line for line in reached if line.startswith("socket.connect")]
    assert len(comes) == 2  # Ana and Eva, whose clients are in this process
    assert reached == comes
    text = PASTE.sub("", "".join(heard))
    assert len(text) > 20_000
    for secret in (str(tmp_path), str(Path.home()), str(Path.cwd())):
        assert secret not in text
    short = "|".join(map(re.escape, (getpass.getuser(), socket.gethostname())))
    assert not re.search(rf"\b({short})\b|/tmp|\.db\b|\.toml|\.log\b", text)
    assert set(Path.cwd().iterdir()) == before
    files = {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*") if file.is_file()}
    assert files <= {f"room/{name}" for name in KEPT}, files
    assert os.environ.get("HOME")


def test_what_serves_ssh_is_found_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from playroom import optional_packages
    from playroom.cli import main

    monkeypatch.setattr(
        optional_packages, "find_spec", lambda name: None if name == "asyncssh" else name
    )
    words = ["host", "--json", "--data", str(tmp_path / "new"), "--listen", "127.0.0.1:0"]
    assert main([*words, "--ssh", "127.0.0.1:0", "--lang", "en"]) == 2
    assert "-m pip install websockets cryptography asyncssh" in capsys.readouterr().err
    assert main([*words, "--ssh", "127.0.0.1:x", "--lang", "en"]) == 2
    assert not (tmp_path / "new").exists()


KEPT = (
    *("room.db", "room.db-wal", "room.db-shm", "room.crt", "room.key", "ssh.key"),
    *("games.db", "games.db-wal", "games.db-shm"),
)
"""All that a room keeps."""


def test_whoever_was_sent_away_for_good_stays_away(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(0, "Eva")) as eva:
            await eva.hear("You sit")
            async with house.guest(house.invite(1, "Ana"), KEY) as ana:
                await ana.hear("You sit")
                owner, other = (guest.id for guest in house.table.state.guests)
                house.table.ask(owner, v.KickFromTable(other, True), lambda result: None)
                assert "You are not at that table any more." in await ana.rest()
            async with house.guest("ana", KEY) as ana:
                assert "You are not at that table any more." in await ana.rest()
            assert len(house.table.state.guests) == 1

    at_home(tmp_path, run)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_for_ssh_stands_on_a_row_of_its_own(tmp_path: Path, language: str) -> None:
    """It is copied into a shell: no end of a sentence, no break within it."""

    async def run(house: House) -> None:
        async with house.guest(house.invite(0, "Eva"), lang=language) as eva:
            await eva.hear("2.\r\n")
            eva.press("/invite\r")
            heard = await eva.hear("@127.0.0.1\r\n")
            found = re.search(r"\r\nssh -p (\d+) ([a-z2-7]{12})@127\.0\.0\.1\r\n", heard)
            assert found
            assert int(found[1]) == house.port
            async with house.guest(found[2], lang=language) as ana:
                ana.press("Ana\r")
                await ana.hear("Cribbage" if language == "en" else "La cuna")

    at_home(tmp_path, run)


async def slowest(guest: Heard) -> float:
    """Seconds that the slowest of many questions waits for its answer."""
    most = 0.0
    for _ in range(50):
        began = asyncio.get_running_loop().time()
        guest.press(";")
        await guest.hear("looks after the table.")
        most = max(most, asyncio.get_running_loop().time() - began)
    return most


def test_a_flood_of_keys_waits_and_others_are_served(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with (
            house.guest(house.invite(0, "Eva")) as eva,
            house.guest(house.invite(1, "Ana")) as ana,
        ):
            await eva.hear("of 2")
            await ana.hear("of 2")
            alone = await slowest(ana)
            reading = asyncio.create_task(eva.process.stdout.read(-1))
            eva.press("\x1b[B\x1b[A" * 5_000)
            assert await slowest(ana) < max(2.0, 20 * alone)  # all those keys take many seconds
            eva.process.channel.get_connection().abort()
            await asyncio.wait({reading})
            reading.exception()
            assert "too_much" not in house.refused()

    at_home(tmp_path, run)


def test_lessons_and_rules_are_there_beside_the_table(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.guest(house.invite(1, "Ana")) as ana:
            await ana.hear("Enter when you are ready.")
            ana.press("l")
            await ana.hear("Learn, practise, look back")
            ana.press("\r")
            await ana.hear("Learn a game by playing")
            ana.press("\r")
            await ana.hear("Learn Brisca")
            ana.press("\r")
            await ana.hear("A lesson in Brisca.")

    at_home(tmp_path, run)
