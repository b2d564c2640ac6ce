"""Ten thousand names, lines, rules and reasons that mean harm: whatever way they come in, what
reaches anybody is one line of text that can be heard, and no two people at a table are called
alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.engine.rng import Rng
from playroom.locale import Listener, teller_of
from playroom.room.members.names import (
    MOST_MARKS,
    MOST_REPEATS,
    distinct,
    is_taken,
    name_of,
    said_of,
)
from playroom.room.members.people import Key
from playroom.room.moderation.house_rules import BadHouse, house_of
from playroom.room.protocol import messages as e
from playroom.room.server.wire.greeting import credentials_of
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from playroom.room.table.values import ModerationAction
from playroom.shell.room.telling import moderation_note, saying_note
from tests.conftest import THOROUGH
from tests.room.kit import Near, in_room, until

MANY = 10_000
SOME = 10_000 if THOROUGH else 1_000
"""Of those that go through a table, a disk."""
PIECES: tuple[str, ...] = (
    *map(chr, (*range(0x20), *range(0x7F, 0xA0))),  # controls
    *map(chr, range(0x200B, 0x2010)),  # of no width, and marks of direction
    *map(chr, (*range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x061C, 0xFEFF, 0x00AD, 0x180E)),
    *map(chr, (0x2028, 0x2029, 0x85, 0x3000, 0xA0, 0x2003)),  # ends of lines, odd blanks
    *map(chr, (0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x17B4, 0xFE0F, 0xE0101)),  # unseen
    *map(chr, (0xE0041, 0xE007F, 0xE000, 0xFDD0, 0xFFFF, 0x10FFFF)),  # tags, private, nothing
    *("\u0301", "\u0336" * 40, "\u0489" * 9, "\u0e49" * 12, "\u20e3"),  # towers of marks
    *("Аnа", "Αna", "Ａｎａ", "𝐀𝐧𝐚", "ᎪnᎪ", "ᴀɴᴀ", "Ⓐⓝⓐ", "4na"),  # taken for Ana
    *("\x1b[2J", "\x1b]0;x\x07", "\x1b]52;c;eA==\x07", "\x9b31m", "\r\nServer: you won"),
    *("<script>", "{ $name }", "{", "}", "&amp;", "%s", "\\u202e", "-->", "`x`", "\t", "#"),
    *("!" * 50, "A" * 60, "\ufdfa", "\U0001f600" * 9, "ﬃ", "ǅ", "ß", "İ", "x", "Ana", " ", "ñ"),
)
NOBODY = Listener(None, (), ())


def hostile(seed: str, count: int) -> list[str]:
    """So many texts, made of several pieces each."""
    chance = Rng(f"hostile text {seed}")
    return [
        "".join(chance.choice(PIECES) for _ in range(1 + chance.below(9))) for _ in range(count)
    ]


def unfit(text: str, marks: int = MOST_MARKS) -> str:
    """What in a text cannot be heard, or is not what it seems; empty: nothing."""
    in_a_row, before, repeats = 0, " ", 0
    for char in text:
        category = unicodedata.category(char)
        if category[0] == "C" or category in ("Zl", "Zp") or (category == "Zs" and char != " "):
            return f"{category} {ord(char):x}"
        if ord(char) in (0x034F, 0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800, 0x17B4, 0xFE0F, 0xE0101):
            return f"unseen {ord(char):x}"
        in_a_row = in_a_row + 1 if category[0] == "M" else 0
        if in_a_row > marks or (in_a_row and before == " "):
            return "marks"
        repeats = repeats + 1 if char == before else 1
        if repeats > MOST_REPEATS:
            return f"repeats of {char}"
        before = char
    return "" if text == text.strip() else "blanks"


def by_hello(text: str) -> str:
    return credentials_of(e.Login(e.PROTOCOL, text[:24], "en", "a" * 32), "", "", "").name


def by_rules(text: str) -> str:
    quoted = "".join(f"\\U{ord(c):08x}" for c in text if not 0xD800 <= ord(c) < 0xE000)
    try:
        house = house_of(f'[rules]\nen = ["{quoted}"]'.encode())
    except BadHouse as why:
        return teller_of("en").tell(why.note, NOBODY).replace("...", "").rstrip(".")
    assert all(len(line) <= 300 for line in house.told("en"))
    return " ".join(house.told("en")[:1])


def by_bad_house(text: str) -> str:
    with pytest.raises(BadHouse) as refused:
        house_of(f"[may]\nopen = '{text}'".encode("utf-8", "surrogatepass"))
    told = teller_of("es").tell(refused.value.note, NOBODY)
    assert "\n" not in told
    return ""


@pytest.mark.parametrize("way", [name_of, said_of, by_hello, by_rules])
def test_what_reaches_anybody_can_be_heard(way: Callable[[str], str]) -> None:
    count = MANY if way is not by_rules else SOME
    left = 0
    for text in hostile(way.__name__, count):
        heard = way(text)
        assert not unfit(heard), (text, heard)
        assert len(heard) <= (24 if way in (name_of, by_hello) else 300)
        left += bool(heard)
    assert left > count / 3


def test_a_name_has_something_that_is_heard() -> None:
    for text in hostile("letters", MANY):
        name = name_of(text)
        assert not name or any(char.isalnum() for char in name)
        assert name_of(name) == name, "what is clean stays as it is"
        assert said_of(said_of(text)) == said_of(text)


def test_no_two_people_at_a_table_are_called_alike() -> None:
    for number in range(MANY // 50):
        names = list[Clean]()
        for text in hostile(f"table {number}", 50):
            if name := name_of(text):
                found = distinct(name, names)
                assert not is_taken(found, names)
                assert not unfit(found)
                names.append(found)
    for other in ("Аnа", "Αna", "Ａｎａ", "𝐀𝐧𝐚", "ᎪnᎪ", "ᴀɴᴀ", "Ⓐⓝⓐ", "A\u200bn\u3164a", "ÁNA"):
        assert is_taken(name_of(other), [Clean.of("Ana")]), other


def test_what_a_bad_house_is_told_of_is_one_line() -> None:
    for text in hostile("house", SOME):
        by_bad_house(text)


def test_an_invitation_keeps_no_name_that_cannot_be_heard(tmp_path: Path) -> None:
    room_store = RoomStore(SqliteDatabase(tmp_path / "room.db"))
    people = room_store.people
    for number, text in enumerate(hostile("invitation", SOME // 10)):
        text = text.encode("utf-8", "replace").decode()
        code = people.invite("0a0a0a", None, text)
        result = people.redeem(code, (Key.token(f"{number:032x}"),), Clean(""), "en")
        if isinstance(result, str):
            assert result in ("no_name", "name_taken")
            continue
        assert result is not None
        assert not unfit(result.name)
        people.rename(result, Clean(text[:24]), "en")  # as a disk might have it
        kept = people.member(Key.token(f"{number:032x}"))
        assert kept is not None
        assert not unfit(kept.name)
    room_store.close()


def test_what_is_said_at_a_table_and_why_is_one_line_for_all(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben, eva = (near.come(name) for name in ("Ana", "Ben", "Eva"))
        await until(lambda: len(near.table.state.guests) == 3)
        near.moderation.own(ana.me)
        await until(lambda: ana.session.is_moderator)
        texts = hostile("said", SOME)
        for text in texts:
            await eva.say(text)
        assert len(ben.said) > SOME / 3
        for line in ben.said:
            assert not unfit(line), line
        for text in texts[:100]:
            command = v.ModerationCommand(ModerationAction.HUSH, name_of(text), text[:300], eva.me)
            assert await ana.ask(command) in ("", "reason")
        for news in (*eva.order, *ben.order):
            assert not unfit(news.why)
            for language in ("en", "es"):
                for me in (news.person, ben.me):
                    told = teller_of(language).tell(moderation_note(news, me), NOBODY)
                    assert not unfit(told.replace("...", "")), told
        for saying in ben.session.sayings:
            told = teller_of("es").tell(saying_note(saying, ben.me, ben.session.state), NOBODY)
            assert told.startswith("Eva")
            assert not unfit(told, MOST_MARKS)

    in_room(tmp_path, test)
