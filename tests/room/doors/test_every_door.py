"""At all three doors of a room: who is banned hears it in one sentence, and who comes for the first
time hears the rules of the house and agrees.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.engine.wire import encode
from playroom.room.client.room_client import NoPlace
from playroom.room.client.room_client import RoomClient as kit_line
from playroom.room.moderation import state as o
from playroom.room.moderation.house_rules import House
from playroom.room.moderation.service import kept_of
from playroom.room.protocol import messages as e
from playroom.room.table.context import RoomContext
from playroom.room.table.session import CloseReason
from tests.room.far import FarRoom, Guest, with_room
from tests.room.kit import until
from tests.room.server.test_hostile_client import hello, last_words, raw
from tests.room.ssh_kit import KEY, at_home
from tests.room.ssh_kit import House as SshHouse
from tests.web import kit

RULES = House(
    rules={"en": (Clean.of("Be kind."), Clean.of("Wait.")), "es": (Clean.of("Sé amable."),)}
)
OTHERS = House(rules={"en": (Clean.of("Be kinder."),)})
OWNER = o.Somebody("0" * 12, Clean.of("Olga"))


async def bar(services: RoomContext, person: str, name: str) -> None:
    """As the owner of the room would."""
    moderation = services.moderation
    if not moderation.state.is_moderator(OWNER.id):
        moderation.own(OWNER.id)
        await until(lambda: moderation.state.is_moderator(OWNER.id))
    row = o.Ban(moderation.now, o.Somebody(person, Clean.of(name)), OWNER, Clean.of("shouting"))
    number = len(services.room_store.rows(o.ROOM)) + 1
    services.room_store.append(o.ROOM, number, (kept_of(row),))
    moderation.catch_up()


# -- by the wire -----------------------------------------------------------------------------------


def test_by_the_wire_who_is_barred_is_sent_out_and_comes_in_no_more(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana, eva = await room.come("Ana", 0), await room.come("Eva", 1)
        services = room.room.services
        await until(lambda: len(room.table.state.guests) == 2)
        await bar(services, eva.me, "Eva")
        await until(lambda: bool(eva.ended))
        assert [(news.act, news.why) for news in eva.order] == [("ban", "shouting")]
        await until(lambda: bool(ana.order))
        assert [(news.act, news.name, news.why) for news in ana.order] == [("ban", "Eva", "")]
        assert [guest.name for guest in room.table.state.guests] == ["Ana"]
        with pytest.raises(NoPlace, match="barred"):
            await room.arrive(eva.line, [], None)
        await until(lambda: bool(services.room_store.refusals()))
        assert services.room_store.refusals()[0][2] == "barred"

    with_room(tmp_path, test)


async def agreeing(room: FarRoom, name: str, seat: int, answers: list[bool]) -> list[e.HouseRules]:
    """A client arrives and answers the house rules; returns the rules told."""
    heard = list[e.HouseRules]()

    class Line(kit_line):  # type: ignore[valid-type,misc]
        def __init__(self, *given: object) -> None:
            super().__init__(*given)

            async def agrees(rules: e.HouseRules) -> bool:
                heard.append(rules)
                return answers.pop(0)

            self.agrees = agrees

    await room.come(name, seat, make=Line)
    return heard


def test_by_the_wire_the_rules_are_told_once_and_when_they_change(tmp_path: Path) -> None:
    known = list[Guest]()

    async def first(room: FarRoom) -> None:
        room.open_table()
        with pytest.raises(NoPlace, match="not_agreed"):
            await agreeing(room, "Ana", 0, [False])
        (told,) = await agreeing(room, "Ben", 1, [True])
        assert told.rules["es"] == ("Sé amable.",)
        assert told.hash == RULES.hash
        known.append(room.guests[-1])
        for connection in tuple(room.room.listener._server.connections):  # type: ignore[union-attr]
            connection.transport.abort()
        await until(lambda: known[0].session.state.guest(known[0].me) is not None)
        await until(lambda: bool(known[0].wires) or known[0].line._connection is not None)

    with_room(tmp_path, first, house=RULES)

    async def changed(room: FarRoom) -> None:
        line = known[0].line
        line._closed = False
        line._only, line._code = None, None
        line.room = line.room.__class__(line.room.host, room.port, line.room.pin, line.room.token)
        heard = list[str]()

        async def agrees(rules: e.HouseRules) -> bool:
            heard.append(rules.hash)
            return True

        line.agrees = agrees
        guest = await room.arrive(line, [], None)
        assert heard == [OTHERS.hash]
        assert guest.session.state.guest(guest.me) is not None

    with_room(tmp_path, changed, house=OTHERS)


@pytest.mark.parametrize(
    "answer", [e.Agreed("0" * 32), e.NudgeThem("x"), b"{", b'{"type":"agreed"}']
)
def test_who_sends_something_else_than_that_they_agree_is_not_let_in(
    tmp_path: Path, answer: e.Message | bytes
) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        wire = await raw(room)
        await wire.send(hello("Eva", code=room.invitation(0).code), text=True)
        await wire.recv()
        await wire.send(answer if isinstance(answer, bytes) else encode(answer), text=True)
        assert (await last_words(wire))[0] == "not_agreed"
        assert not room.table.state.guests

    with_room(tmp_path, test, house=RULES)


# -- by SSH ----------------------------------------------------------------------------------------


def test_by_ssh_the_rules_are_told_once_and_who_is_barred_hears_one_sentence(
    tmp_path: Path,
) -> None:
    async def run(house: SshHouse) -> None:
        code = house.invite(1, "Ana")
        async with house.guest(code, KEY) as ana:
            heard = await ana.hear("Enter if you agree")
            assert "The rules of this room, 2 lines." in heard
            assert "Be kind." in heard
            assert not house.table.state.guests
            ana.press("\x1b")
            assert "Without agreeing nobody comes in." in await ana.rest()
        async with house.guest("whoever", KEY) as ana:
            await ana.hear("Enter if you agree")
            ana.press("\r")
            await ana.hear("You sit in seat 2 of 2.")
        await house.until(lambda state: not state.guests[0].here)
        async with house.guest("whoever", KEY) as ana:
            heard = await ana.hear("Enter")
            assert "rules" not in heard
            await house.until(lambda state: state.guests[0].here)
            guest = house.table.state.guests[0]
            await bar(house.room.services, guest.id, "Ana")
            assert "Olga bars you from this room for good: shouting." in await ana.rest()
        async with house.guest("whoever", KEY) as ana:
            assert "Those who look after this room do not let you in." in await ana.rest()

    at_home(tmp_path, run, rules=RULES)


# -- by the page -----------------------------------------------------------------------------------


def test_by_the_page_the_rules_are_told_once_and_who_is_barred_hears_one_sentence(
    tmp_path: Path,
) -> None:
    async def run(house: kit.House) -> None:
        async with house.page(house.invite(0)) as page:
            await page.until(lambda: page.screen.get("line", {}).get("asks"))
            await page.send(text="Ana")
            await page.hear("Enter if you agree")
            assert not house.table.state.guests
            await page.key("enter")
            await page.until(lambda: len(page.listed) > 3)
            guest = house.table.state.guests[0]
            await bar(house.room.services, guest.id, "Ana")
            await page.hear("Olga bars you from this room for good: shouting.")
            await page.until(lambda: page.over)
        again = kit.Page()
        again.token = page.token
        async with house.page(page=again):
            await again.hear("Those who look after this room do not let you in.")
            assert not house.table.state.guests

    kit.in_house(tmp_path, run, rules=RULES)


def test_every_way_out_has_a_sentence() -> None:
    from playroom.locale import Listener, teller_of
    from playroom.shell.room.screen_context import close_reason_note

    for why in CloseReason:
        for language in ("en", "es"):
            told = teller_of(language).tell(close_reason_note(why, "join"), Listener(None, (), ()))
            assert told.endswith(".")
