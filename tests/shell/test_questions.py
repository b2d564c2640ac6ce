"""While a question, a list or a count stands over a game, the keys of information answer and never
decide; yes and no are keys that mean nothing else at the table.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import playroom
from playroom.engine.notes import note
from playroom.engine.registry import find_game, game_ids
from playroom.engine.table import Ask
from playroom.locale import LANGUAGES
from playroom.locale.teller import message_source, read_parts
from playroom.shell.bindings import LETTERS, Range, rows_of
from playroom.shell.capabilities import HOME
from playroom.shell.keys import COMMANDS
from playroom.shell.menu import Choice, Menu, Reader, YesNo
from playroom.shell.prompt import Prompt
from playroom.shell.screens.help import Help
from playroom.shell.screens.settings import open_settings
from playroom.shell.screens.sounds import open_sounds
from playroom.shell.screens.verbosity import open_kinds
from playroom.shell.shell import Screen
from playroom.shell.table.table_screen import TableScreen
from playroom.shell.terminal.console import Console
from playroom.shell.terminal.keynames import Press
from tests.shell.inside import Inside, inside

every_language = pytest.mark.parametrize("language", LANGUAGES)
ASKS = tuple(command for command in COMMANDS if command.ask is not None)
ASKING = tuple(dict.fromkeys(key for command in ASKS for key in command.keys))
SHIFTED = tuple(key.upper() for key in ASKING if key.upper() not in ASKING)
OPENERS = ("o", "f2", "f7")
LEAVE = {"en": "Leave? A bot plays on. Enter, or Escape for no.",
         "es": "¿Te vas? Sigue un robot. Intro, o Escape para no."}  # fmt: skip


def told(room: Inside, ask: Ask) -> list[str]:
    """What the table answers to a question, as lines."""
    length = "full" if ask is Ask.LAST else ""
    return [room.app.announcer.line(line, length) for line in room.table.answer(ask)]


def in_brief(room: Inside, screen: Screen) -> list[str]:
    """What a screen still waits for, as the lines that are told after another answer."""
    return [room.app.announcer.line(line, "brief") for line in screen.still()]


def ask_of(room: Inside, key: str) -> Ask | None:
    """The question that a key asks at the table; None: it is a key of the game."""
    command = room.app.keys.find("table", key)
    return None if command is None or room.table.own_key(key) is not None else command.ask


def check_every_question(room: Inside) -> int:
    """Presses every key of information on what is in front: it answers as at the table, then what
    stands is told again in brief; it stays in front and nothing is played.
    """
    front, screens, digest = room.app.front, list(room.app.screens), room.match.digest()
    count = 0
    for key in (*ASKING, *SHIFTED):
        ask = ask_of(room, key)
        lines = room.press(key)
        assert lines, f"silence after {key}"
        if ask is not None:
            assert lines == [*told(room, ask), *in_brief(room, front)], key
            count += 1
        elif isinstance(front, Choice) and room.app.screens != screens:
            room.app.screens[:] = screens  # a key of the game that plays takes the list's place
        assert room.app.screens == screens, f"{key} closed it or opened something"
        assert room.match.digest() == digest, f"{key} played"
    return count


def classes(of: type[Screen]) -> Iterator[type[Screen]]:
    for kind in of.__subclasses__():
        yield kind
        yield from classes(kind)


def every_screen() -> list[type[Screen]]:
    """Every class of screen there is in the playroom."""
    for module in pkgutil.walk_packages(playroom.__path__, "playroom."):
        if module.name.startswith(("playroom.shell.", "playroom.doors.")):
            importlib.import_module(module.name)
    own = (kind for kind in classes(Screen) if kind.__module__.startswith("playroom."))
    return [*dict.fromkeys(own)]


def test_every_kind_of_screen_is_one_whose_keys_of_information_are_held_here() -> None:
    apart = {
        *("Capture", "FirstRun", "Waiting", "Working", "Gathering", "Meanwhile", "Counting"),
        *("WaitingRoom", "Admitting", "TranslateScreen"),  # these over no game
        "History",  # reads what was heard, with letters of its own; nothing is decided in it
    }
    letters = {key.lower() for key in ASKING}
    for kind in every_screen():
        if kind.where == "table" or issubclass(kind, Prompt) or kind.__name__ in apart:
            continue  # the table itself, what types every letter
        assert issubclass(kind, Menu | YesNo), f"{kind.__name__}: neither a list nor a question"
        allowed = (Menu.key, Choice.key, Help.key, YesNo.key)
        assert kind.key in allowed, f"{kind.__name__} answers keys in a way of its own"
        if issubclass(kind, YesNo):
            assert (kind.still, kind.another_key) == (YesNo.still, YesNo.another_key), kind
        for row in rows_of(kind, HOME).all:
            taken = () if isinstance(row.keys, Range) else row.keys
            assert not letters & {key.lower() for key in taken}, (kind.__name__, row.what)


@every_language
def test_every_question_has_a_short_form(language: str) -> None:
    sources = [message_source(language, id_) or "" for id_ in _ids(language)]
    asked = [text for text in sources if "Escape for no." in text or "Escape para no." in text]
    assert len(asked) > 12
    for text in asked:
        assert ".brief" in text, text


def _ids(language: str) -> Iterator[str]:
    from playroom.locale.languages import read_entries
    from playroom.locale.teller import game_entries

    for part in read_parts(language):
        yield from read_entries(language, part)
    for game in game_ids():
        yield from game_entries(language, game)


@every_language
@pytest.mark.parametrize("game", game_ids())
def test_over_a_question_the_keys_of_information_answer(
    tmp_path: Path, game: str, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, levels=("easy",) * (find_game(game).seats.start - 1))
        await room.settle()
        room.text("/resign")
        assert isinstance(room.app.front, YesNo)
        assert check_every_question(room) > 12
        for key in ("n", "q", "1", ".", "tab", "f9"):
            room.press(key)
            assert isinstance(room.app.front, YesNo), key
        room.press("escape")
        assert room.app.front is room.table
        assert room.match.outcome is None

    inside(run, tmp_path, language)


@every_language
def test_the_scores_are_no_yes_and_the_question_is_told_again_in_brief(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        scores = told(room, Ask.SCORES)
        room.text("/resign")
        assert room.press("s") == [*scores, LEAVE[language]]
        assert room.press("n") == [LEAVE[language]], "N hurries at a table"
        assert room.press("r")[-1] == room.app.announcer.line(room.app.front.still()[0])
        room.press("f7")
        assert isinstance(room.app.front, Reader)
        room.press("y", "s", "enter")
        assert room.press("escape")[-1] == LEAVE[language]
        assert room.app.announcer.line(note("shell-cancelled")) in room.press("escape")

    inside(run, tmp_path, language)


@every_language
def test_over_a_question_a_typed_move_is_answered_with_the_question(
    tmp_path: Path, language: str
) -> None:
    first = {"en": "Answer this first: ", "es": "Antes responde: "}[language]

    async def run(room: Inside) -> None:
        room.deal("casino", seed="3")
        await room.settle()
        digest = room.match.digest()
        card = next(item.card for item in room.table.zones()[0].items if item.card is not None)
        room.text("/resign")
        for text in (f"/trail {card}", "/resign", "/nonsense", "/12"):
            assert room.text(text) == [first + LEAVE[language]], text
        assert room.text("/scores") == [*told(room, Ask.SCORES), LEAVE[language]]
        room.press("f7")
        assert room.text("/trail 6h") == [first + LEAVE[language]], "a list lies over the question"
        room.press("escape")
        assert room.match.digest() == digest
        room.text("/no")
        assert room.app.front is room.table
        room.text("/resign")
        room.text({"en": "yes", "es": "sí"}[language])
        assert room.table.is_played_for()

    inside(run, tmp_path, language)


@pytest.mark.parametrize(
    ("game", "language", "key", "leaves"),
    [
        ("cribbage", "en", "y", True),
        ("cribbage", "en", "Y", True),
        ("cribbage", "en", "s", False),
        ("cribbage", "es", "s", False),
        ("cribbage", "es", "y", False),
        ("rummy", "en", "y", False),  # Y is a key of the game
    ],
)
def test_the_letter_for_yes_counts_where_it_means_nothing_else(
    tmp_path: Path, game: str, language: str, key: str, leaves: bool
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, levels=("easy",) * (find_game(game).seats.start - 1))
        await room.settle()
        room.text("/resign")
        room.press(key)
        assert room.table.is_played_for() == leaves

    inside(run, tmp_path, language)


def test_a_question_that_was_put_on_the_letter_for_yes_asks(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        from playroom.shell.keys import KeyMap

        room.app.keys = KeyMap({"scores": ["y"]})
        room.deal()
        await room.settle()
        room.text("/resign")
        assert room.press("y") == [*told(room, Ask.SCORES), LEAVE["en"]]
        assert not room.table.is_played_for()

    inside(run, tmp_path)


@pytest.mark.parametrize(("language", "yes", "other"), [("en", "y", "s"), ("es", "s", "y")])
def test_where_no_game_lies_below_the_letters_are_those_of_the_language(
    tmp_path: Path, language: str, yes: str, other: str
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        done: list[int] = []
        asked = note("keys-usual-sure")
        room.app.push(YesNo(room.app, asked, partial(done.append, 1), partial(done.append, 0)))
        brief = room.app.announcer.line(asked, "brief")
        assert room.press(other) == [brief]
        assert not done
        room.press(yes)
        room.app.push(YesNo(room.app, asked, partial(done.append, 1), partial(done.append, 0)))
        room.press("n")
        assert done == [1, 0]
        room.app.push(YesNo(room.app, asked, partial(done.append, 2)))
        room.press("f3", yes)
        assert done == [1, 0], "another language has another letter"
        room.press(other)
        assert done == [1, 0, 2]

    inside(run, tmp_path, language)


@every_language
@pytest.mark.parametrize("game", game_ids())
def test_over_a_list_the_keys_of_information_answer(
    tmp_path: Path, game: str, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, levels=("easy",) * (find_game(game).seats.start - 1))
        await room.settle()
        app, line = room.app, note("shell-cancelled")
        ways: dict[str, Callable[[], object]] = {
            **{key: partial(room.press, key) for key in OPENERS},
            "plays": lambda: app.push(Choice(app, line, [(line, app.back), (line, app.back)])),
            "settings": lambda: open_settings(app),
            "lengths": lambda: open_kinds(app),
            "sounds": lambda: open_sounds(app),
            "seats": lambda: app.push(Menu(app, line, lambda: menu.items)),
        }
        from playroom.shell.menu import item

        menu = Menu(app, line, lambda: [item(line), item(note("shell-done"))])
        for name, way in ways.items():
            way()
            assert app.front is not room.table, name
            assert check_every_question(room) > 12, name
            while app.front is not room.table:
                app.pop(app.front)

    inside(run, tmp_path, language)


@every_language
def test_help_of_a_list_over_a_game_tells_the_keys_of_information(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.press("?")
        expected = room.press("s")
        room.press("escape", "f6", "?")
        assert room.press("s") == expected
        assert room.press("a") != expected
        row = next(row for row in rows_of(Menu, HOME).all if row.keys is LETTERS)
        assert row.what == "initial"

    inside(run, tmp_path, language)


async def number_wanted(room: Inside) -> TableScreen:
    """The table when a number may be typed."""
    for _ in range(60):
        await room.settle()
        table: TableScreen = room.table
        if table.table.wants_number(table.view()):
            return table
        table.do(next(iter(table.game.choices(table.view()))))
    raise AssertionError("no number was wanted")


@every_language
def test_a_count_is_asked_again_in_brief_after_an_answer(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="5")
        table = await number_wanted(room)
        brief = in_brief(room, table)
        assert brief in (["Your hand: points, then Enter."], ["Cuentas tu mano: puntos e Intro."])
        for key in ASKING:
            ask = ask_of(room, key)
            if ask is None or ask in (Ask.TURN, Ask.WHY):
                continue
            assert room.press(key) == [*told(room, ask), *brief], key
        assert table.table.asks_number(table.view())

    inside(run, tmp_path, language)


@pytest.mark.parametrize(("game", "asked"), [("cribbage", True), ("calatone", False)])
def test_a_letter_asks_while_a_number_is_typed_and_the_number_stays(
    tmp_path: Path, game: str, asked: bool
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, seed="5")
        table = await number_wanted(room)
        assert table.table.asks_number(table.view()) == asked
        console = Console(room.app, room.app.announcer.writer)
        for key in ("1", "s", "?"):
            before = len(room.lines)
            console.press(Press(key, key))
        assert console.typed == "1?", "a sign is typed, and refused with the whole"
        console.press(Press("backspace"))
        before = len(room.lines)
        console.press(Press("S", "S"))
        lines = room.lines[before:]
        brief = in_brief(room, table)
        assert bool(brief) == asked
        assert lines == [*told(room, Ask.DETAILS), *brief, "1 typed so far."]
        assert console.typed == "1"

    inside(run, tmp_path)
