"""The keyboards of those who play here: Spanish, Latin American, French, Belgian, German, Swiss,
Italian, Portuguese and Brazilian, with Shift and AltGr. Every character of theirs, pressed on every
screen and at every table, is answered by a line, and nothing fails.

What the terminal sends is taken the whole way, by its name and as what it types.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.shell.shell import Screen
from playroom.shell.terminal.console import Console
from playroom.shell.terminal.keynames import keys_of_line, presses, written
from playroom_testing.checks.keys import ALL_KEYS, SCREENS
from tests.shell.inside import Inside, inside
from tests.shell.kept import finished_game
from tests.shell.test_ear import menu_ways
from tests.shell.test_every_screen import back, press_every_key, ways

KEYBOARDS = {
    "Spanish": "º1234567890'¡qwertyuiop`+asdfghjklñ´ç<zxcvbnm,.-"
    'ª!"·$%&/()=?¿QWERTYUIOP^*ASDFGHJKLÑ¨Ç>ZXCVBNM;:_\\|@#~€¬[]{}áéíóúüàèïÁÉÍÓÚÜ',
    "Latin American": "|1234567890'¿´+{}-°!\"#$%&/()=?¡¨*[]_¬\\~^`@",
    "French": "²&é\"'(-è_çà)=azertyuiop^$qsdfghjklmù*<wxcvbn,;:!"
    "1234567890°+AZERTYUIOP¨£QSDFGHJKLM%µ>WXCVBN?./§~#{[|`\\^@]}¤€âêîôûëïüœæŒÆ«»ÀÉÈÇÙ",
    "Belgian": "²&é\"'(§è!çà)-µ³|@#^{}[]´`",
    "German": "^1234567890ß´qwertzuiopü+asdfghjklöä#<yxcvbnm,.-"
    "°!\"§$%&/()=?`QWERTZUIOPÜ*ASDFGHJKLÖÄ'>YXCVBNM;:_²³{[]}\\@€~|µẞ",
    "Swiss": "§¦@#°§¬|¢´~èéàü¨öä$£",
    "Italian": "\\1234567890'ìqwertyuiopè+asdfghjklòàù<zxcvbnm,.-"
    '|!"£$%&/()=?^QWERTYUIOPé*ASDFGHJKLç°§>ZXCVBNM;:_@#€[]{}`~ÀÈÌÒÙ',
    "Portuguese": "\\1234567890'«+´çº~|!\"#$%&/()=?»*`Çª^@£§€{[]}ãõâêôÃÕ",
    "Brazilian": "¹²³£¢¬§ªº°₢ç~´[]{}^`",
    "composed": "½¼¾①②③⓪₀₁₂³⁴⁵⅓٣५〇一×÷±≠…–—“”‘’¦¤ÿŸŠšŽžŁł",
}
"""Every character that a key of them types, and some that Compose gives."""

CHARACTERS = "".join(dict.fromkeys("".join(KEYBOARDS.values())))
STRANGE = [char for char in CHARACTERS if char not in ALL_KEYS]
"""Those that the other tests do not press."""


def name_of(char: str) -> str:
    """The key that a terminal's character is, as the room is given it."""
    (press,) = presses([(char, char)])
    assert press.text == char
    assert written(char) in (press.name, char)
    return press.name


KEYS = list(dict.fromkeys(map(name_of, STRANGE)))


def test_the_other_question_mark() -> None:
    assert name_of("¿") == "?"
    assert keys_of_line("¿", lambda char: False) == ["?"]


def test_characters_of_every_keyboard_on_every_screen(tmp_path: Path) -> None:
    finished_game(tmp_path)

    async def run(room: Inside) -> None:
        room.deal(seed="3")
        room.press("c-s")
        room.open_room()
        bottom = room.app.front

        def opened(way: object) -> Screen:
            back(room, bottom)
            assert callable(way)
            way()
            return room.app.front

        for name, way in menu_ways(room).items():
            if name.startswith("kind "):
                continue
            first = opened(way)
            place = list(room.app.screens)

            def again(place: list[Screen] = place, first: Screen = first) -> Screen:
                room.app.screens[:] = place
                setattr(first, "at", 0)  # noqa: B010 - only menus have places
                return first

            assert press_every_key(room, again, name, KEYS) > 40
        for name, way in ways(room, tmp_path).items():
            press_every_key(room, partial(opened, way), name, KEYS)

    inside(run, tmp_path, "es")


@pytest.mark.parametrize("game", game_ids())
def test_characters_of_every_keyboard_at_every_table(tmp_path: Path, game: str) -> None:
    """At the table and on what opens over it, when it is one's turn and when the game is over."""

    async def run(room: Inside) -> None:
        rules = find_game(game)
        room.open_table(rules, Setup.of(rules.seats.start), "7")
        await room.settle()
        table = room.table

        def over(opener: str) -> Screen:
            back(room, table)
            if opener:
                room.press(opener)
            return room.app.front

        for opener in ("", *SCREENS):
            press_every_key(room, partial(over, opener), f"{game} {opener}", KEYS)

    inside(run, tmp_path, "es")


class Typist:
    """Types characters as a terminal sends them."""

    def __init__(self, room: Inside) -> None:
        self.room = room
        self.console = Console(room.app, room.app.announcer.writer, line_mode=False)

    def type(self, *keys: tuple[str, str]) -> list[str]:
        before = len(self.room.lines)
        for press in presses(keys):
            self.console.press(press)
        return self.room.lines[before:]


@pytest.mark.parametrize("char", "²₂①³¹½٣५")
def test_what_counts_as_a_digit_and_is_none_begins_no_number(tmp_path: Path, char: str) -> None:
    """Where a number is typed: a count, an option, a hand to be practised with."""

    async def run(room: Inside) -> None:
        room.open_room()
        bottom = room.app.front
        found = ways(room, tmp_path)
        for name in ("counting asks", "counting answered"):
            back(room, bottom)
            found[name]()
            typist = Typist(room)
            assert typist.type((char, char)), name
            assert typist.console.typed == "", name
            assert not room.faults()
        back(room, bottom)
        room.text("/settings")
        assert Typist(room).type((char, char))
        assert not room.faults()

    finished_game(tmp_path)
    inside(run, tmp_path)


def test_the_word_cancel_answers_everywhere(tmp_path: Path) -> None:
    finished_game(tmp_path)

    async def run(room: Inside) -> None:
        word = [("/", "/"), *((char, char) for char in "cancel"), ("c-m", "")]
        room.open_room()
        bottom = room.app.front
        for name, way in ways(room, tmp_path).items():
            back(room, bottom)
            way()
            lines = Typist(room).type(*word)
            assert lines, name
        for game in game_ids():
            rules = find_game(game)
            room.open_table(rules, Setup.of(rules.seats.start), "7")
            await room.settle()
            assert Typist(room).type(*word), game
            room.press("tab", "space")
            assert Typist(room).type(*word), game

    inside(run, tmp_path)
