"""Notices are set by words at every door, and on the page by a box too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playroom.room.client.saved_rooms import SavedRooms
from playroom.room.moderation.house_rules import House
from playroom.shell.room.joining import join_room
from tests.room.far import FarRoom, with_room
from tests.room.kit import until
from tests.room.ssh_kit import KEY, at_home
from tests.room.ssh_kit import House as SshHouse
from tests.shell.inside import Inside
from tests.web import kit

HOUSE = House(hooks=("ntfy.sh",))


def test_over_the_wire_in_both_languages(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        inside = Inside(tmp_path / "mine", "es")
        inside.app.set_setting("name", "Inés")
        invitation = room.invitation(None)
        join_room(inside.app, SavedRooms(tmp_path / "mine"), None, invitation)
        await until(lambda: "Te sientas" in " ".join(inside.lines))
        for typed, answer in (
            ("/avisos silencio de 22 a 8", "Silencio de 22 a 8, según el reloj"),
            ("/notices https://ntfy.sh/mi-tema", "Los avisos de tus turnos van a ntfy.sh"),
            ("/avisos https://169.254.169.254/", "Puede por https a: ntfy.sh."),
            ("/avisos correo ines@example.org", "quien la lleva no ha puesto"),
            ("/avisos zona nueva york", "No hay tal zona horaria"),
            ("/avisos zona America/New_York", "según el reloj America/New_York"),
            ("/avisos qué", "¿Qué quieres ajustar?"),
            ("/avisos no webhook", "Todavía sin avisos."),
            ("/avisos no", "Sin avisos: están apagados."),
            ("/avisos", "Webhook: ninguno."),
        ):
            before = len(inside.lines)
            inside.text(typed)
            await until(lambda: answer in " ".join(inside.lines[before:]))  # noqa: B023
        inside.close()

    with_room(tmp_path / "room", test, house=HOUSE)


def test_by_ssh(tmp_path: Path) -> None:
    async def run(house: SshHouse) -> None:
        async with house.guest(house.invite(1, "Ana"), KEY) as ana:
            await ana.hear("You sit in seat 2 of 2.")
            ana.press("/notices quiet 22 to 8\r")
            await ana.hear("Quiet from 22 to 8, by the clock of the room.")

    at_home(tmp_path, run, rules=HOUSE)


def test_on_the_page(tmp_path: Path) -> None:
    pytest.importorskip("pywebpush")
    good = {
        "endpoint": "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "p256dh": "B" * 87,
        "auth": "a" * 22,
    }

    async def run(house: kit.House) -> None:
        async with house.page(house.invite(0)) as page:
            await page.until(lambda: page.screen.get("line", {}).get("asks"))
            await page.send(text="Ana")
            await page.until(lambda: len(page.listed) > 3)
            button = next(one for one in page.screen["actions"] if one["do"] == "/notices")
            assert (button["group"], button["label"]) == ("room", "How you are told of your turns")
            await page.send(push="")
            await page.until(lambda: "push" in page.frames[-1])
            assert len(page.frames[-1]["push"]) == 87
            await page.send(push=json.dumps(good | {"endpoint": "https://10.0.0.1/x"}))
            await page.hear("The room may not tell that browser")
            await page.send(push=json.dumps(good))
            await page.hear("Notices of your turns go to 1 browser, at any hour.")
            await page.send(push="off")
            await page.hear("No notices yet.")

    kit.in_house(tmp_path, run, rules=HOUSE)
