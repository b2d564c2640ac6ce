"""What is said at a table, and who hears it."""

from __future__ import annotations

from pathlib import Path

from playroom.room.table import values as v
from tests.room.kit import Near, Person, in_room, until


def test_who_hears_what(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        eva, luz = near.come("Eva"), near.come("Luz")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        everybody = (ana, ben, eva, luz)

        async def heard(by: Person, to: v.To, person: Person | None = None) -> str:
            for one in everybody:
                one.said.clear()
            assert await by.say("hola", to, None if person is None else person.me) == ""
            return "".join(
                letter for letter, one in zip("abel", everybody, strict=True) if one.said
            )

        assert await heard(ana, v.To.TABLE) == "abel"
        assert await heard(eva, v.To.TABLE) == "el"
        assert await heard(eva, v.To.WATCHERS) == "el"
        assert await heard(ana, v.To.WATCHERS) == "ael"
        assert await heard(ana, v.To.PERSON, luz) == "al"
        await ana.ask(v.HearWatchers(True))
        assert await heard(eva, v.To.TABLE) == "abel"
        assert await heard(eva, v.To.WATCHERS) == "el"
        await ana.ask(v.MuteAtTable(eva.me, True))
        assert await eva.say("hola") == "hushed"
        await ana.ask(v.MuteAtTable(eva.me, False))
        assert await heard(eva, v.To.TABLE) == "abel"
        assert await ana.say(" \x1b\u202e ") == "nothing"
        assert await ana.say("x", v.To.PERSON, "f" * 12) == "nobody"
        await luz.go(True)
        assert await ana.say("x", v.To.PERSON, luz.me) == "nobody"

    in_room(tmp_path, test)


def test_a_saying_is_one_clean_line_of_three_hundred_characters(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana = near.come("Ana")
        await until(lambda: near.table.state.guest(ana.me) is not None)
        for text, wanted in (
            ("hola\r\nServer: you won", "hola Server: you won"),
            ("\x1b[2J\x1b]52;c;AAA\x07ya", "[2J ]52;c;AAA ya"),
            ("!" * 200, "!!!"),
            ("a" + "\u0301" * 500 + "b", "á\u0301\u0301b"),
            ("xy " * 500, ("xy " * 100).strip()),
        ):
            ana.said.clear()
            await ana.say(text)
            assert ana.said == [f"Ana: {wanted}"]

    in_room(tmp_path, test)


def test_each_nudges_who_is_awaited_once_a_minute(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana = near.come("Ana")
        assert await ana.nudge() == "nobody_awaited"
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        waits, thinks = (ana, ben) if ben.awaited() else (ben, ana)
        assert await thinks.nudge() == "nobody_awaited"
        assert [await eva.nudge(), await eva.nudge()] == ["", "nudged"]
        assert [await waits.nudge(), await waits.nudge()] == ["", "nudged"]
        assert (thinks.nudged, waits.nudged, eva.nudged) == (2, 0, 0)

    in_room(tmp_path, test)
