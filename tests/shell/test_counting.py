"""Counting practised: the lesson explains every hand, the drill keeps the best result; every key is
answered.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from games.cribbage.game import Cribbage
from games.cribbage.rules.show import explain
from playroom.engine.cards import Card
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.shell.announcer import LENGTHS
from playroom.shell.screens import counting
from playroom.shell.screens.counting import HANDS, Counting, counted, open_counting, record
from playroom.store import Settings
from playroom_testing.language.lint import lint
from tests.shell.inside import Inside, inside
from tests.shell.test_help import check
from tests.shell.test_room import find

every_language = pytest.mark.parametrize("language", ["en", "es"])
ROOM = {"en": "Practise counting", "es": "Practicar el recuento"}
CRIBBAGE = ["tab"] * 4
"""After Calatone and Casino, with two items each."""
RIGHT = {"en": "Right", "es": "Correcto"}


class Clock:
    """A clock that the test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(counting, "monotonic", lambda: self.now)


def begin(room: Inside, clocked: bool) -> Counting:
    """From the room's menu to the screen, by keys."""
    if not room.app.screens:
        room.open_room()
    find(room, ROOM[room.app.language])
    room.press("enter", *CRIBBAGE, *(["tab"] if clocked else []), "enter")
    return screen_of(room)


def screen_of(room: Inside) -> Counting:
    screen = room.app.front
    assert isinstance(screen, Counting)
    return screen


def said(room: Inside, *ids: str) -> set[str]:
    return {
        room.app.announcer.line(one) for one in screen_of(room).place() if not ids or one.id in ids
    }


def answer(room: Inside, right: bool = True) -> list[str]:
    """Types the points of the hand, or others."""
    hand = screen_of(room).hand
    assert hand is not None
    return room.text(str(hand.answer if right else hand.answer + 1))


def drill(room: Inside, clock: Clock, right: int, seconds: float) -> list[str]:
    """A whole drill in which `right` hands are counted right; the lines of its result."""
    begin(room, clocked=True)
    for number in range(HANDS):
        room.press("enter")
        clock.now += seconds
        answer(room, number < right)
        clock.now += 100  # reading the explanation costs nothing
        room.press("k")
    lines = room.press("enter")
    room.press("escape")
    return lines


@every_language
def test_the_lesson_explains_each_hand_at_once(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        screen = begin(room, clocked=False)
        sizes = []
        for number in range(HANDS + 2):
            question = room.press("enter")
            hand = screen.hand
            assert hand is not None
            assert question == [room.app.announcer.line(hand.question)]
            right = number != 1
            lines = answer(room, right)
            explained = [room.app.announcer.line(one) for one in hand.lines]
            assert lines[1 : 1 + len(explained)] == explained
            if right:
                assert lines[0] == f"{RIGHT[language]}, {hand.answer}."
            else:
                assert str(hand.answer) in lines[0]
                assert str(hand.answer + 1) in lines[0]
            assert len(lines) == 1 + len(explained) + (number == 0), "one hint, the first time"
            assert room.press("k") == explained
            sizes.append(len(explained))
        assert max(sizes[:HANDS]) <= 6, "simple ones first"
        left = room.press("escape")
        assert str(HANDS + 1) in left[0]
        assert str(HANDS + 2) in left[0]
        assert len(left) == 2
        assert record(room.app, find_game("cribbage")) is None
        assert room.store.all() == []
        assert room.app.announcer.teller.problems == []

    inside(run, tmp_path, language)


@every_language
def test_a_drill_keeps_the_best_result(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)
    expected = {
        "en": [
            ["8 of 10 right, 6.5 seconds a hand.", "Your first record."],
            ["8 of 10 right, 7 seconds a hand.", "Your record: 8 right, 6.5 seconds a hand."],
            [
                "8 of 10 right, 1 second a hand.",
                "A new record.",
                "The one before: 8 right, 6.5 seconds a hand.",
            ],
            [
                "9 of 10 right, 9 seconds a hand.",
                "A new record.",
                "The one before: 8 right, 1 second a hand.",
            ],
            ["1 of 10 right, 1 second a hand.", "Your record: 9 right, 9 seconds a hand."],
        ],
        "es": [
            ["8 aciertos de 10, a 6,5 segundos por mano.", "Tu primer récord."],
            [
                "8 aciertos de 10, a 7 segundos por mano.",
                "Tu récord: 8 aciertos, 6,5 segundos por mano.",
            ],
            [
                "8 aciertos de 10, a 1 segundo por mano.",
                "Nuevo récord.",
                "El anterior: 8 aciertos, 6,5 segundos por mano.",
            ],
            [
                "9 aciertos de 10, a 9 segundos por mano.",
                "Nuevo récord.",
                "El anterior: 8 aciertos, 1 segundo por mano.",
            ],
            [
                "1 acierto de 10, a 1 segundo por mano.",
                "Tu récord: 9 aciertos, 9 segundos por mano.",
            ],
        ],
    }[language]

    async def run(room: Inside) -> None:
        for (right, seconds), lines in zip(
            ((8, 6.5), (8, 7), (8, 1), (9, 9), (1, 1)), expected, strict=True
        ):
            told = drill(room, clock, right, seconds)
            assert told[:-1] == lines
        room.press("escape")
        find(room, ROOM[language])
        assert "9" in room.press("enter", *CRIBBAGE, "tab")[-1], "the menu tells the record"
        kept, problems = Settings.load(tmp_path / "settings.toml")
        assert problems == []
        assert kept.get("record.cribbage") == {"right": 9, "tenths": 900}
        assert room.app.announcer.teller.problems == []

    inside(run, tmp_path, language)


def test_only_a_whole_drill_is_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def run(room: Inside) -> None:
        begin(room, clocked=True)
        assert room.press("escape")[0] == "You leave without a count."
        room.press("escape")
        begin(room, clocked=True)
        for _ in range(3):
            room.press("enter")
            clock.now += 2
            answer(room)
        room.press("enter")
        clock.now += 50  # a hand that is not answered counts neither way
        assert room.press("escape")[:2] == [
            "3 of 3 right, 2 seconds a hand.",
            "No record yet: that takes all 10 hands and one right.",
        ]
        room.press("escape")
        assert drill(room, clock, 0, 1)[1].startswith("No record yet")
        assert record(room.app, find_game("cribbage")) is None

    inside(run, tmp_path)


def test_a_record_is_kept_with_the_last_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def run(room: Inside) -> None:
        begin(room, clocked=True)
        for _ in range(HANDS):
            room.press("enter")
            clock.now += 3
            answer(room)
        room.press("c-d")
        assert room.stopped
        assert Settings.load(tmp_path / "settings.toml")[0].get("record.cribbage") == {
            "right": 10,
            "tenths": 300,
        }

    inside(run, tmp_path)


def test_no_clock_runs_before_the_first_hand_or_while_one_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(monkeypatch)

    async def run(room: Inside) -> None:
        screen = begin(room, clocked=True)
        clock.now += 60
        room.press("enter")
        clock.now += 4
        assert answer(room)[0].endswith("in 4 seconds.")
        clock.now += 60
        room.press("k", "enter")
        clock.now += 1
        assert answer(room)[0].endswith("in 1 second.")
        assert screen.seconds == 5

    inside(run, tmp_path)


@every_language
@pytest.mark.parametrize("clocked", [False, True])
def test_keys_that_do_not_fit_are_told_what_does(
    tmp_path: Path, language: str, clocked: bool
) -> None:
    async def run(room: Inside) -> None:
        screen = begin(room, clocked)
        line = room.app.announcer.line
        for keys in ("w", "k", "h", "v", "tab", "r", "space", "5"):  # before the first hand
            assert room.press(keys) == [line(counting.note("counting-enter-begins"))]
        assert room.text("7")[-1] != ""
        assert screen.done == 0
        room.press("enter")
        hand = screen.hand
        assert hand is not None
        question = line(hand.question)
        assert room.press("r") == room.press("backspace") == room.press("space") == [question]
        assert room.press("enter") == [line(counting.note("counting-type"))]
        assert room.press("k") == [line(counting.note("counting-type-first"))]
        for wrong in ("1234", "1x", "²"):
            assert wrong in room.text(wrong)[0]
        assert (screen.done, screen.hand) == (0, hand)
        answer(room)
        for key in ("1", "0"):
            assert room.press(key) == [line(counting.note("counting-enter-next"))]
        assert not screen.text("12"), "answered once"
        assert screen.done == 1

    inside(run, tmp_path, language)


@every_language
def test_the_keys_of_a_table_answer_as_they_do_there(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        screen = begin(room, clocked=False)
        room.press("enter")
        hand = screen.hand
        assert hand is not None
        line = room.app.announcer.line
        for key in ("h", "c"):
            assert room.press(key) == [line(hand.question)]
        last = line(counting.note("counting-type"))
        assert room.press("v") == [line(counting.note("cribbage-ask-none-in-play")), last]
        assert room.press("w") == [line(counting.note("cribbage-what-scores")), last]
        starter = hand.question.get("starter")
        assert isinstance(starter, Card)
        told = line(counting.note("cribbage-ask-starter", card=starter))
        assert room.press("f") == [told, last]
        walked = [room.press("tab")[0] for _ in hand.cards]
        assert walked == [line(card) for card in hand.cards]
        assert walked[-1].rstrip(".").endswith(told.split(": ")[1].rstrip("."))
        assert walked[-1].rstrip(".") in room.press("tab")[0], "there is no card after it"
        assert room.press("home") == walked[:1]
        assert room.press("end") == walked[-1:]
        assert room.press("s-tab") == [walked[-2]]
        assert screen.asked
        answer(room)
        assert room.press("h")[0] == line(hand.question)

    inside(run, tmp_path, language)


@every_language
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_help_tells_exactly_the_keys_that_do_something(
    tmp_path: Path, language: str, steps: int
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        bottom = room.app.front

        def make() -> Counting:
            while room.app.front is not bottom:
                room.app.pop(room.app.front)
            room.app.language = language
            room.app.push(screen := Counting(room.app, find_game("cribbage"), True))
            if steps:
                room.press("enter")
            if steps > 1:
                answer(room)
            return screen

        check(room, make)

    inside(run, tmp_path, language)


@every_language
def test_help_over_a_hand_comes_back_to_it(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        screen = begin(room, clocked=False)
        room.press("enter")
        assert screen.hand is not None
        room.press("?")
        assert room.press("escape")[-1] == room.app.announcer.line(screen.hand.question)

    inside(run, tmp_path, language)


@every_language
def test_the_words_are_lines_for_the_ear(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        begin(room, clocked=True)
        for one in islice(find_game("cribbage").drills(Setup.of(2), Rng("words")), 40):
            for length in LENGTHS:
                for line in (one.question, *one.lines):
                    text = room.app.announcer.line(line, length)
                    assert lint(text, limit=False, lang=language) == [], text
        for length in LENGTHS:
            for line in (
                counting.note("cribbage-what-scores"),
                counting.note(
                    "counting-begin-drill", game=counting.note("cribbage-name"), count=HANDS
                ),
                counting.note(
                    "counting-begin-lesson", game=counting.note("cribbage-name"), count=HANDS
                ),
                counting.note("counting-enter-begins"),
                counting.note("counting-wrong", value=0, given=19),
                counting.note("counting-hint"),
                counting.note("counting-no-record", count=HANDS),
            ):
                assert lint(room.app.announcer.line(line, length), limit=False, lang=language) == []

    inside(run, tmp_path, language)


def test_the_number_and_the_lines_of_a_drill_are_those_of_the_show() -> None:
    """CRB-054 to CRB-064: the announced worth is right, and no card is held twice."""
    cribs = 0
    for one in islice(
        Cribbage().drills(Setup.of(2, {"crib_flush": "starter_required"}), Rng("show")), 300
    ):
        cards, starter, crib = (
            one.question.get("cards"),
            one.question.get("starter"),
            one.question.get("what") == "crib",
        )
        assert isinstance(cards, tuple)
        assert isinstance(starter, Card)
        assert len({*cards, starter}) == 5
        value, found = explain(cards, starter, crib)
        assert one.answer == value
        points = [
            line.get("points") for line in one.lines if line.id != "cribbage-what-scores-nothing"
        ]
        assert points == [part.points for part in found]
        assert sum(int(str(some)) for some in points) == value
        assert one.lines
        cribs += crib
    assert cribs == 100


def test_hands_of_five_cards_are_counted_as_such_at_a_table_for_six() -> None:
    one = next(Cribbage().drills(Setup.of(6), Rng("six")))
    cards = one.question.get("cards")
    assert isinstance(cards, tuple)
    assert len(cards) == 5


def test_which_games_are_counted(tmp_path: Path) -> None:
    assert [game.id for game in counted()] == ["calatone", "casino", "cribbage", "escoba"]

    async def run(room: Inside) -> None:
        open_counting(room.app)
        assert len(room.lines) == 2

    inside(run, tmp_path)


@every_language
@pytest.mark.parametrize(("words", "to"), [((), "tab\n" * 4 + "enter\n"), (("cuna",), "")])
def test_playroom_count_opens_it_from_the_command_line(
    tmp_path: Path, language: str, words: tuple[str, ...], to: str
) -> None:
    keys = to + "enter\n0\nw\nescape\nescape\n"
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "playroom",
            "count",
            *words,
            "--lang",
            language,
            "--data",
            str(tmp_path),
            "--speech",
            "off",
        ],
        input=keys,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert {"en": "How many points?", "es": "¿Cuántos puntos?"}[language] in done.stdout
    assert {"en": "of 1 right.", "es": "de 1."}[language] in done.stdout
