"""Notices of a room, sent to a mail server and a web server on this machine while the clock is
turned.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Rejection
from playroom.room.moderation.house_rules import House
from playroom.room.notices.service import AGAIN
from playroom.room.notices.values import NoticeState
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from tests import clock
from tests.room.kit import Person, until
from tests.room.notices.kit import Mailbox, Noticing, asked, mailbox, web

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


def with_mail(folder: Path, test: Callable[[Noticing, Mailbox], Coroutine[Any, Any, None]]) -> None:
    async def begin() -> None:
        async with mailbox() as box:
            room = Noticing(folder, box.house)
            try:
                await test(room, box)
            finally:
                room.close()
            assert not room.faults, room.faults

    clock.run(begin())


async def confirmed(person: Person, box: Mailbox, address: str = "ana@example.org") -> None:
    """A member's address, with the code that was mailed to it."""
    there = len(box.mails)
    state = await asked(person, "mail", address)
    assert isinstance(state, NoticeState)
    assert (state.wanted, state.mail) == (address, "")
    await until(lambda: len(box.mails) > there)
    code = re.search(r"\d{6}", box.mails.pop().get_content())
    assert code is not None
    state = await asked(person, "code", code[0])
    assert isinstance(state, NoticeState)
    assert (state.wanted, state.mail) == ("", address)


async def their_turn(room: Noticing, persons: list[Person], name: str) -> Person:
    """It is the turn of one person; the other plays on until then."""
    guests = [person.session.state.guest(person.me) for person in persons]
    wanted = persons[[str(guest and guest.name) for guest in guests].index(name)]
    await until(lambda: any(person.awaited() for person in persons))
    for _ in range(500):
        mover = next((person for person in persons if person.awaited()), None)
        if wanted.awaited() and mover is wanted:
            return wanted
        if mover is not None:
            await mover.play()
        await clock.passes(0.01)
    raise AssertionError("it is never their turn")


def test_an_absent_player_is_told_once_a_turn(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        await clock.passes(HOUR)
        assert not box.mails  # both are there
        await their_turn(room, [ana, eva], "Eva")
        await ana.go(False)
        await eva.play()
        await clock.passes(50)
        assert not box.mails
        await clock.passes(DAY)
        assert box.subjects == ["Your turn at 1 table of Sala Sur"]
        body = box.mails[0].get_content()
        assert "It is your turn: Casino." in body
        assert "slash, notices, off" in body
        assert "Eva" not in body
        assert box.to[-1] == "ana@example.org"

    with_mail(tmp_path, test)


def test_nothing_is_told_of_a_turn_that_was_seen(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        await their_turn(room, [ana, eva], "Ana")
        await ana.go(False)  # by their own will
        await clock.passes(DAY)
        assert not box.mails
        ana = room.come("Ana")
        await clock.passes(5)
        await ana.play()
        await their_turn(room, [ana, eva], "Ana")
        ana.session.close()  # the wire was cut as soon as it was their turn
        await clock.passes(50)
        assert not box.mails
        ana = room.come("Ana")
        await clock.passes(30)
        ana.session.close()
        await clock.passes(50)
        assert not box.mails  # nor right after they were there
        await clock.passes(20)
        await until(lambda: len(box.mails) == 1)
        await clock.passes(DAY)
        assert len(box.mails) == 1

    with_mail(tmp_path, test)


def test_quiet_hours_end_with_one_digest(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        first = room.table
        await their_turn(room, [ana, eva], "Eva")
        room.open_table("escoba")
        second = await room.begin("Ana", "Eva")
        await their_turn(room, second, "Eva")
        state = await asked(ana, "quiet", "0 to 23:59")
        assert isinstance(state, NoticeState)
        assert state.quiet == (0, 23 * 60 + 59)
        await ana.go(False)
        await second[0].go(False)
        await eva.play()
        await second[1].play()
        await clock.passes(10 * MINUTE)
        quiet_left = not box.mails
        await clock.passes(DAY)
        assert quiet_left
        assert box.subjects == ["Your turn at 2 tables of Sala Sur"]
        assert [line for line in box.mails[0].get_content().splitlines() if "turn" in line] == [
            "It is your turn: Casino.",
            "It is your turn: Escoba.",
        ]
        first.close()

    with_mail(tmp_path, test)


def test_a_restart_repeats_no_notice_and_loses_none(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        await their_turn(room, [ana, eva], "Eva")
        await ana.go(False)
        await eva.play()
        await clock.passes(10)
        for _ in range(2):  # killed before the notice, and after it
            table = await room.again()
            table.reconcile()
            await clock.passes(HOUR)
            await until(lambda: len(box.mails) == 1)

    with_mail(tmp_path, test)


def test_a_turn_that_began_during_a_vacation_is_told_at_its_end(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = (room.come(name) for name in ("Ana", "Eva"))
        await confirmed(ana, box)
        for seat, person in enumerate((ana, eva)):
            assert await person.ask(v.Sit(seat)) == ""
        assert await ana.ask(v.SetPace(72)) == ""
        assert [await person.ready() for person in (ana, eva)] == ["", ""]
        await until(lambda: room.table.state.phase is Phase.PLAYING)
        await their_turn(room, [ana, eva], "Eva")
        assert await ana.ask(v.TakeVacation(5)) == ""
        await clock.passes(1)
        await ana.go(False)
        await eva.play()
        await clock.passes(2 * DAY)
        (await room.again()).reconcile()
        await clock.passes(3 * DAY - HOUR)
        assert not box.mails
        await clock.passes(2 * HOUR)
        assert len(box.mails) == 1
        await clock.passes(DAY)
        assert len(box.mails) == 1

    with_mail(tmp_path, test)


def test_what_cannot_be_sent_is_tried_again_and_told_once(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        await their_turn(room, [ana, eva], "Eva")
        await ana.go(False)
        box.answers = ["451 later", "451 later"]
        await eva.play()
        await clock.passes(HOUR)
        assert len(box.mails) == 1  # the third attempt
        ana = room.come("Ana")
        await clock.passes(2 * MINUTE)
        await ana.play()
        await their_turn(room, [ana, eva], "Eva")
        ana.session.close(True)
        box.answers = ["451 later"] * 9
        await eva.play()
        await clock.passes(sum(AGAIN) + HOUR)
        assert len(box.answers) == 9 - 1 - len(AGAIN)
        ana = room.come("Ana")
        for failed in (1, 0):  # told once
            state = await asked(ana)
            assert isinstance(state, NoticeState)
            assert state.failed == failed

    with_mail(tmp_path, test)


def test_a_restart_goes_on_with_what_has_not_arrived(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        await their_turn(room, [ana, eva], "Eva")
        await ana.go(False)
        box.answers = ["451 later"] * 3
        await eva.play()
        for left in (2, 1, 0):  # the room ends while it waits for another attempt
            await clock.passes(2 * MINUTE)
            assert (len(box.answers), len(box.mails)) == (left, 0)
            (await room.again()).reconcile()
        await clock.passes(2 * MINUTE)
        assert len(box.mails) == 1
        assert str(box.mails[0]["Message-ID"]).endswith("@example.org>")
        (await room.again()).reconcile()
        await clock.passes(DAY)
        assert len(box.mails) == 1

    with_mail(tmp_path, test)


def test_a_room_that_is_closed_waits_for_what_is_being_sent(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        await their_turn(room, [ana, eva], "Eva")
        await ana.go(False)
        await eva.play()
        taken = asyncio.Event()
        box.taken = taken
        await clock.passes(MINUTE)
        await until(lambda: box.waits)
        room.notices.close()
        asyncio.get_running_loop().call_later(0.2, taken.set)
        await room.notices.sent()
        (await room.again()).reconcile()
        await clock.passes(DAY)
        assert len(box.mails) == 1

    with_mail(tmp_path, test)


def test_codes_are_few(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva, leo = (room.come(name) for name in ("Ana", "Eva", "Leo"))
        for person in (ana, eva):
            assert isinstance(await asked(person, "mail", "luis@example.org"), NoticeState)
        for person in (leo, ana):  # however many ask for it
            refused = await asked(person, "mail", "LUIS@example.org")
            assert isinstance(refused, Rejection)
            assert refused.code == "too_fast"
        await until(lambda: len(box.mails) == 2)
        assert set(box.subjects) == {"Your code for Sala Sur"}

    with_mail(tmp_path, test)


def test_one_notice_a_turn_in_a_fortnight_of_restarts(tmp_path: Path) -> None:
    """Two who are never there together, and who come when they are told."""

    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        persons = await room.begin("Ana", "Eva")
        for name, person in zip(("ana", "eva"), persons, strict=True):
            await confirmed(person, box, f"{name}@example.org")
        box.to.clear()
        await until(lambda: any(person.awaited() for person in persons))
        for person in persons:
            await person.go(False)
        turns = 0
        name = mover(room)
        for day in range(14):
            for _ in range(2):
                person = room.come(name)
                await until(person.awaited)
                await person.play()
                await clock.passes(5)
                assert not person.awaited()
                await person.go(False)
                turns += 1
                name = mover(room)
                if day % 4 == 3:
                    (await room.again()).reconcile()
                await clock.passes(11 * HOUR)
                assert len(box.mails) == turns, (day, turns, box.subjects)
                assert box.to[-1] == f"{name.lower()}@example.org"
        assert turns == 28

    with_mail(tmp_path, test)


def mover(room: Noticing) -> str:
    """Who is awaited."""
    assert room.table.runner is not None
    (request,) = room.table.runner.match.awaited()
    guest = room.table.state.guest(room.table.playing[request.seat])
    assert guest is not None
    return str(guest.name)


def test_a_webhook_gets_json_without_cards_or_names(tmp_path: Path) -> None:
    async def begin() -> None:
        async with web() as served:
            host = f"localhost:{served.port}"
            room = Noticing(tmp_path, House(hooks=(host,)))
            room.open_table("casino")
            ana, eva = await room.begin("Ana", "Eva")
            url = f"http://{host}/topic?token=secret"
            refused = await asked(ana, "hook", url.replace("localhost", "127.0.0.1"))
            assert isinstance(refused, Rejection)
            state = await asked(ana, "hook", url)
            assert isinstance(state, NoticeState)
            assert state.hook == "localhost"
            await their_turn(room, [ana, eva], "Eva")
            await ana.go(False)
            served.statuses = [302, 200]  # a redirection is not followed, and final
            await eva.play()
            await clock.passes(HOUR)
            ((path, headers, body),) = served.requests
            room.close()
            assert path == "/topic?token=secret"
            assert headers["content-type"] == "application/json"
            told = json.loads(body)
            assert set(told) == {
                "notice",
                "html",
                "title",
                "message",
                "text",
                "body",
                "event",
                "count",
                "room",
                "games",
            }
            assert (told["event"], told["count"], told["games"]) == ("turn", 1, ["casino"])
            assert told["title"] == "Your turn at 1 table of Sala Sur"
            assert not any(name in body.decode() for name in ("Eva", "Ana", "hearts", "spades"))
            assert "secret" not in "".join(room.faults)

    clock.run(begin())


def test_a_browser_is_told_by_its_push_service(tmp_path: Path) -> None:
    http_ece = pytest.importorskip("http_ece")
    pytest.importorskip("pywebpush")
    from base64 import urlsafe_b64decode, urlsafe_b64encode

    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    def text(data: bytes) -> str:
        return urlsafe_b64encode(data).decode().rstrip("=")

    own = ec.generate_private_key(ec.SECP256R1())
    public = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    auth = b"0123456789abcdef"

    async def begin() -> None:
        async with web() as served:
            host = f"localhost:{served.port}"
            room = Noticing(tmp_path, House(hooks=(host,), notice_contact="room@example.org"))
            room.open_table("casino")
            ana, eva = await room.begin("Ana", "Eva")
            given = {
                "endpoint": f"http://{host}/push/1",
                "p256dh": text(public),
                "auth": text(auth),
            }
            state = await asked(ana, "push", json.dumps(given))
            assert isinstance(state, NoticeState)
            assert state.push == 1
            assert (await asked(ana)).key == state.key  # type: ignore[union-attr]
            await their_turn(room, [ana, eva], "Eva")
            await ana.go(False)
            await eva.play()
            await clock.passes(HOUR)
            ((path, headers, body),) = served.requests
            assert path == "/push/1"
            assert headers["content-encoding"] == "aes128gcm"
            scheme, _, rest = headers["authorization"].partition(" ")
            parts = dict(part.strip().split("=", 1) for part in rest.split(","))
            assert scheme == "vapid"
            assert parts["k"] == state.key
            claims = json.loads(urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
            assert claims["sub"] == "mailto:room@example.org"
            assert claims["aud"] == f"http://{host}"
            told = json.loads(http_ece.decrypt(body, private_key=own, auth_secret=auth))
            assert told["title"] == "Your turn at 1 table of Sala Sur"

            ana = room.come("Ana")  # the browser is there no more
            await clock.passes(2 * MINUTE)
            await ana.play()
            await their_turn(room, [ana, eva], "Eva")
            await ana.go(False)
            served.statuses = [410]
            await eva.play()
            await clock.passes(HOUR)
            assert len(served.requests) == 2
            ana = room.come("Ana")
            state = await asked(ana)
            assert isinstance(state, NoticeState)
            assert state.push == 0
            room.close()

    clock.run(begin())


def test_what_is_kept_for_notices_is_deleted_with_the_person(tmp_path: Path) -> None:
    async def test(room: Noticing, box: Mailbox) -> None:
        room.open_table("casino")
        ana, eva = await room.begin("Ana", "Eva")
        await confirmed(ana, box)
        await their_turn(room, [ana, eva], "Eva")
        await ana.go(False)
        await eva.play()
        await clock.passes(HOUR)
        names = [f"{name} {ana.me}" for name in ("notices", "noticed")]
        assert all(room.room_store.fact(name) for name in names)
        room.services.people.forget_strangers([ana.me], 10**11)
        assert not any(room.room_store.fact(name) for name in names)

    with_mail(tmp_path, test)
