"""Help cannot lie: what it tells is what keys do, on every screen; keys are explained; rules are
read by ear.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.engine.notes import note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.shell.bindings import DIGITS, LETTERS
from playroom.shell.menu import Choice, Reader, YesNo
from playroom.shell.prompt import Prompt
from playroom.shell.screens.help import helped
from playroom.shell.screens.rules import Rulebook, chapters_of
from playroom.shell.shell import Screen
from playroom_testing.checks.keys import ALL_KEYS
from tests.shell.inside import Inside, inside
from tests.shell.test_room import find

NOTHING = (
    "Nothing on that key. Question mark lists the keys.",
    "Nada en esa tecla. El signo de interrogación da la lista de teclas.",
)


def told_keys(room: Inside, screen: Screen) -> set[str]:
    """The keys that help tells of a screen, those between two ends included."""
    found: set[str] = set()
    for one in helped(room.app, screen):
        if one.keys == DIGITS.ends:
            found |= set("0123456789")
        elif one.keys == LETTERS.ends:
            found |= set("abcdefghijklmnopqrstuvwxyzñABCDEFGHIJKLMNOPQRSTUVWXYZ")
        else:
            found |= set(one.keys)
    return found


def check(room: Inside, make: Callable[[], Screen]) -> int:
    """Presses every key on a screen made anew: it says "nothing" exactly when help does not tell
    the key.
    """
    told = told_keys(room, make())
    for key in ALL_KEYS:
        if key in ("c-c", "c-d") or key == "/":
            continue
        screen = make()
        if screen.starts_text(key):
            assert key in told, key
            continue
        depth = len(room.app.screens)
        lines = room.press(key)
        assert lines, f"silence after {key} on {screen}"
        known = key in told or key.lower() in told
        if isinstance(screen, YesNo):  # asks again, whatever else is pressed
            known = known or lines[-1] not in NOTHING
        assert (lines[-1] in NOTHING) != known, (key, screen, lines)
        assert len(room.app.screens) >= depth - 2
    return len(told)


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_help_tells_of_lists_is_what_their_keys_do(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        bottom = list(room.app.screens)

        def fresh(open_it: Callable[[], None]) -> Callable[[], Screen]:
            def make() -> Screen:
                while len(room.app.screens) > len(bottom):
                    room.app.pop(room.app.screens[-1])
                room.app.language = language
                open_it()
                return room.app.screens[-1]

            return make

        from playroom.shell.screens.first_menu import open_help, open_resume
        from playroom.shell.screens.settings import open_settings
        from playroom.shell.screens.table_plan import open_game
        from playroom.shell.screens.verbosity import open_kinds

        app, title = room.app, note("shell-cancelled")
        for open_it in (
            lambda: None,
            lambda: open_game(app, find_game("cribbage")),
            lambda: open_settings(app),
            lambda: open_kinds(app),
            lambda: open_help(app),
            lambda: open_resume(app),
            lambda: app.push(Choice(app, title, [(title, lambda: app.announcer.reply(title))])),
            lambda: app.push(YesNo(app, title, lambda: app.announcer.reply(title))),
            lambda: app.push(Reader(app, title, [title, title])),
        ):
            check(room, fresh(open_it))

    inside(run, tmp_path, language)


def test_what_help_tells_of_the_table_is_what_its_keys_do(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        told = told_keys(room, room.table)
        for key in ALL_KEYS:
            if key in (
                "c-s",
                "c-d",
                "enter",
                "r",
                "R",
            ):  # they are told, and leave or play or say the last line
                assert key.lower() in told
                continue
            own = room.table.own_key(key)
            lines = room.press(key)
            if (
                own is not None and own.key not in told
            ):  # a key of the game that does nothing now says why
                assert lines[-1] == room.app.announcer.line(
                    room.table.table.press(room.table.view(), own.name, (), None).note
                )
                continue
            assert (lines[-1] in NOTHING) != (key in told or key.lower() in told), (key, lines)
            while len(room.app.screens) > 1:
                room.press("escape")

    inside(run, tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_key_is_explained_and_not_done(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        digest = room.match.digest()
        room.press("?")
        lines = room.press("s")
        assert len(lines) == 2
        assert lines[0] in ("S: the scores.", "S: los puntos.")
        for key in ALL_KEYS:
            if key in ("c-c", "c-d", "escape", "c-g", "backspace", "enter"):
                continue
            assert room.press(key), key
        assert room.match.digest() == digest
        assert room.press("f12")[0] in ("F12: nothing here.", "F12: aquí, nada.")
        room.press("escape")
        assert len(room.app.screens) == 1
        first = room.text("/help s")
        assert first[0] == lines[0]
        assert room.text("/ayuda tab")[0].startswith("Tab")
        assert "banana" in room.text("/help banana")[0]

    inside(run, tmp_path, language)


def test_on_a_list_the_keys_of_the_table_are_told_to_be_there(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, "Settings")
        room.press("?")
        assert room.press("f2") == ["F2, at the table: the rules of this table."]
        assert "next item that begins with that letter" in room.press("q")[0]

    inside(run, tmp_path)


@pytest.mark.parametrize(
    ("language", "list_", "here"),
    [
        ("en", " keys work on this list. ", " keys work here. "),
        ("es", " teclas sirven en esta lista. ", " teclas sirven aquí. "),
    ],
)
def test_help_calls_a_list_only_what_is_one(
    tmp_path: Path, language: str, list_: str, here: str
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        app, question = room.app, note("shell-cancelled")
        assert list_ in room.press("f1")[0]
        room.press("escape")
        for screen in (
            Prompt(app, question, lambda text: None),
            YesNo(app, question, lambda: None),
        ):
            app.push(screen)
            assert here in room.press("f1")[0]
            room.press("escape")
            room.press("escape")

    inside(run, tmp_path, language)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", ["en", "es"])
def test_rules_are_read_by_heading_by_rule_by_sentence_and_by_word(
    tmp_path: Path, game: str, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        rules = find_game(game)
        chapters = chapters_of(rules, Setup.of(rules.seats[0]))
        room.app.push(Rulebook(room.app, rules, chapters))
        heads = [room.app.announcer.line(chapter.title) for chapter in chapters]
        assert room.press("home")[0] == heads[0]
        for head in heads[1:]:
            assert room.press(">")[0].startswith(head.rstrip("."))
        assert "heading" in room.press(">")[0] or "título" in room.press(">")[0]
        assert room.press("<")[0].startswith(heads[-2].rstrip("."))
        first = room.press("tab")[0]
        assert first == room.app.announcer.line(chapters[-2].lines[0])
        room.press("home")
        for chapter in chapters:
            for one in (chapter.title, *chapter.lines):
                assert room.app.announcer.line(one) == room.lines[-1]
                room.press("tab")
        room.press("home")
        word = room.app.announcer.line(chapters[1].lines[0]).split()[-1].strip(".,;:?!")
        assert word.casefold() in room.text("/" + word)[0].casefold()
        assert "xyzzy" in room.text("/xyzzy")[0]

    inside(run, tmp_path, language)


def test_right_and_left_go_by_sentence(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.press("f2")
        while "Then the deal goes round." not in room.lines[-1]:
            room.press("tab")
        assert room.press("right") == ["Then the deal goes round."]
        assert room.press("left") == ["Chance chooses the first dealer."]
        assert room.press("c"), "the table answers below the rules"

    inside(run, tmp_path)


def test_the_rules_of_a_table_can_be_read_before_it_is_opened(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, "Play Cribbage")
        room.press("enter")
        find(room, "Points to win")
        room.text("75")
        find(room, "Read the rules")
        assert room.press("enter")[0].startswith("Rules of Cribbage")
        assert room.press("tab") == ["Whoever first has 75 points wins."]
        room.press("escape")
        assert room.lines[-1] == "Read the rules of this table."

    inside(run, tmp_path)


def run_playroom(*words: str) -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, "-m", "playroom", *words]
    return subprocess.run(argv, capture_output=True, text=True, timeout=60, check=False)


def test_rules_on_the_command_line_follow_the_options_and_tell_their_names() -> None:
    done = run_playroom("rules", "cribbage", "--option", "target=75", "--lang", "en")
    assert done.returncode == 0
    assert "Whoever first has 75 points wins." in done.stdout
    assert "Points to win: 75 points." in done.stdout
    assert "Teams: none, everybody alone." in done.stdout


def test_a_wrong_option_is_refused_with_what_would_work() -> None:
    done = run_playroom("rules", "cribbage", "--option", "count_time=7", "--lang", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Time to count cannot be 7. It can be: 0 or 15 to 120.\n"
    for name in ("count_time", "count-time"):
        done = run_playroom(
            "rules",
            "cribbage",
            "--option",
            f"{name}=30",
            "--option",
            "miscount=under-only",
            "--lang",
            "en",
        )
        assert "Time to count: 30 seconds." in done.stdout
    done = run_playroom("rules", "cribbage", "--option", "miscount=maybe", "--lang", "es")
    assert done.stderr.startswith("Errores al contar: no vale maybe. Puede ser: la diferencia es ")
    done = run_playroom("rules", "cribbage", "--option", "skunk=yes", "--lang", "en")
    assert done.stderr == "No option skunk. python3 -m playroom rules cribbage lists them all.\n"


def test_a_typed_move_that_is_none_is_answered_with_what_would_be_one(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        lines = room.text("/nonsense 3")
        assert lines[0] == "I do not understand: nonsense 3."
        assert lines[1].startswith("For example: discard ")
        assert room.text("/nonsense") == [
            "I do not understand: nonsense. Slash help, then End, leads to the commands."
        ]

    inside(run, tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_command_has_its_words_its_line_and_a_sentence_more(language: str) -> None:
    from playroom.engine.notes import note
    from playroom.locale import Listener, Teller
    from playroom.shell.keys import COMMANDS

    teller = Teller(language, strict=True)
    for command in COMMANDS:
        for end in ("", "-about", "-words"):
            assert teller.tell(note(f"key-{command.name}{end}"), Listener(None, (), ()))


@pytest.mark.parametrize(
    ("game", "language", "line", "about"),
    [
        ("cribbage", "en", "B: whose crib it is.", "The crib counts for the dealer."),
        ("casino", "es", "B: de quién son las construcciones.",
         "Todas las de la mesa, con su valor y su dueño."),
        ("rummy", "en", "B: who deals.", "With the number of the hand."),
    ],
)  # fmt: skip
def test_a_game_tells_what_a_key_of_all_games_answers_in_it(
    tmp_path: Path, game: str, language: str, line: str, about: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, levels=("easy",) * (find_game(game).seats.start - 1))
        await room.settle()
        room.press("?")
        assert room.press("b") == [line, about]
        lines = room.press("s")
        assert lines[0] in ("S: the scores.", "S: los puntos."), "the room's own words otherwise"

    inside(run, tmp_path, language)


LONGEST_ROW = 25
"""Words of a row of help: some six seconds at 250 words a minute."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_end_on_help_is_short_and_the_words_are_rows_of_their_own(
    tmp_path: Path, language: str
) -> None:
    slash = {"en": "Slash ", "es": "Barra "}[language]

    async def run(room: Inside) -> None:
        room.deal("escoba", "5")
        await room.settle()
        room.press("?")
        (end,) = room.press("end")
        count = int(end.split()[-1].strip("."))
        assert count > 20
        assert len(end.split()) <= LONGEST_ROW
        room.press("enter")
        rows = [room.press("home")[0], *(room.press("tab")[0] for _ in range(count - 1))]
        assert all(row.startswith(slash) for row in rows)
        assert len({row.rpartition(",")[0] or row for row in rows}) == count
        assert max(len(row.split()) for row in rows) <= LONGEST_ROW

    inside(run, tmp_path, language)
