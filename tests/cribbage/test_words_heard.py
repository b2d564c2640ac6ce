"""What is heard of cribbage, by ear: options, numbers, chosen words, the lesson to the letter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.cribbage import GAME
from games.cribbage.words.lesson import FIRST
from playroom.engine.cards import Card
from playroom.engine.lesson import Do
from playroom.engine.notes import Kind, Note, note
from playroom.engine.options import OptionValue, Setup
from playroom.engine.table import Ask
from playroom.locale import Listener, Teller
from playroom.locale.teller import LENGTHS, Words
from playroom.shell.screens.lesson import open_lesson
from playroom.shell.screens.table_plan import TablePlan, open_game
from playroom_testing.cases import tried_values
from playroom_testing.checks.lessons import follow, screens
from tests.cribbage import values as c
from tests.cribbage.kit import NAMES, at, counting, narrated, pegged, played, setup
from tests.shell.inside import Inside, inside

LANGUAGES = ("en", "es")
both = pytest.mark.parametrize("language", LANGUAGES)


def _explained(state: Any) -> tuple[Note, ...]:
    """What K says to the first seat."""
    lines = GAME.table.press(GAME.view(state, 0), "explain", (), None)
    assert isinstance(lines, tuple)
    return lines


EVERY_TABLE = (
    setup(2),
    setup(3),
    setup(4, 2),
    setup(6, 3),
    setup(6),
    setup(3, counting="auto"),
    setup(3, miscount="none"),
    setup(3, miscount="none", count_time=30),
    setup(3, auto_count=True),
)


TELLERS = {language: Teller(language, strict=True) for language in LANGUAGES}


def heard(line: Note, one: Setup, seat: int, language: str = "en", length: str = "normal") -> str:
    """A note as the person in `seat` hears it."""
    return TELLERS[language].tell(line, Listener(seat, NAMES[: one.seats], GAME.sides(one)), length)


def rules(one: Setup, language: str = "en") -> list[str]:
    """The rulebook as it is read."""
    notes = [line for chapter in GAME.rulebook(one) for line in (chapter.title, *chapter.lines)]
    return [heard(line, one, 0, language) for line in notes]


def opening(one: Setup, language: str = "en") -> list[str]:
    """What is told of the table at the start."""
    event = c.TableSet(
        one.seats, GAME.options.of(one).teams, 121, GAME.options.of(one).changed(), (), ()
    )
    return [heard(line, one, 0, language) for line in GAME.table.narrate(event, 0)]


def changed(one: Setup, name: str, value: OptionValue) -> Setup:
    """The table with another value of an option."""
    return Setup.of(one.seats, one.given() | {name: value})


@both
def test_every_value_of_every_option_changes_the_rules_that_are_heard(language: str) -> None:
    for option in GAME.options.declared:
        values = option.menu() if option.kind == "int" else tried_values(option)
        heard_of = {
            value: {
                tuple(rules(table, language))
                for one in EVERY_TABLE
                if GAME.check_options(table := changed(one, option.name, value)) is None
                and option.name not in GAME.options.of(table).idle
            }
            for value in values
        }
        for value in values:
            others = set().union(*(heard_of[other] for other in values if other != value))
            assert heard_of[value] - others, f"{option.name}={value} changes no rule"


def test_no_rule_is_told_that_is_not_in_force() -> None:
    found = set()
    for one in EVERY_TABLE:
        for name in GAME.options.of(one).idle:
            option = next(option for option in GAME.options.declared if option.name == name)
            for value in tried_values(option):
                table = changed(one, name, value)
                if GAME.check_options(table) is None and name in GAME.options.of(table).idle:
                    found.add(name)
                    assert rules(table) == rules(one), (name, value)
                    assert opening(table) == opening(one), (name, value)
    assert found >= {"award", "miscount", "bots_miscount", "count_time", "six_flush", "help"}


# -- numbers, and who "you" are --------------------------------------------------------------------


def told_lines(language: str, length: str) -> Iterator[str]:
    """Lines of whole games, and answers in between."""
    for one in (setup(2, target=61), setup(3, target=31), setup(4, 2, target=61)):
        match = played(one, "easy", f"heard {one.seats}")
        for placed in match.events:
            event = placed.event.seen_by(0)
            if event is not None:
                for line in GAME.table.narrate(event, 0):
                    yield heard(line, one, 0, language, length)
    shown = counting("4C,5S,6D,JH | 7C,7D,7S,QD", "4H")
    laid = pegged("5C,8D,KS,QH | 5H,KH,9D,8C", "0:5C 1:5H 0:KS")
    runs = [
        shown,
        laid,
        at("V0 LEGAL n=2 dealer=0", "dealt: 9C,4S,QH,4D,8S,7H | 2C,KD,JS,10D,5C,5H"),
    ]
    for run in runs:
        for ask in Ask:
            for seat in (0, 1):
                if ask in (Ask.COUNT, Ask.TABLE, Ask.TURN, Ask.HAND, Ask.DETAILS, Ask.SCORES):
                    for line in GAME.table.answer(GAME.view(run.state, seat), ask):
                        yield heard(line, setup(2), seat, language, length)
    shown.do(0, c.Claim(11))
    for line in _explained(shown.state):
        assert isinstance(line, Note)
        yield heard(line, setup(2), 0, language, length)


@both
@pytest.mark.parametrize("length", LENGTHS)
def test_no_two_numbers_are_joined_by_a_comma(language: str, length: str) -> None:
    lines = list(told_lines(language, length))
    assert len(lines) > 200
    assert [line for line in lines if re.search(r"\d, \d+\b(?! de | of )", line)] == []
    assert [line for line in lines if re.search(r"\b1 (puntos|points|cartas|cards)\b", line)] == []


def test_spanish_speaks_to_friends_everywhere_and_has_one_word_for_one_thing() -> None:
    text = Path("games/cribbage/locales/es.ftl").read_text(encoding="utf-8")
    assert (
        re.findall(r"\b(?!dieciséis|seis)\w+(?:áis|éis|ís)\b|\bvosotr\w+|\bvuestr\w+", text) == []
    )
    assert not re.search(r"p[óo]quer|(?<![$-])\bbots?\b|= Mano \{", text, re.IGNORECASE)


@pytest.mark.parametrize(("jack", "queen"), [("sota", "dama"), ("jack", "dama")])
def test_the_chosen_words_are_followed_in_rules_lesson_and_play(jack: str, queen: str) -> None:
    teller = Teller("es", Words(jack=jack, queen=queen), strict=True)
    listener = Listener(0, NAMES[:2], GAME.sides(setup(2)))
    notes = [line for chapter in GAME.rulebook(setup(2, his_heels=True)) for line in chapter.lines]
    for step in FIRST.steps:
        notes += getattr(step, "lines", ())
    notes += [Note.of(f"cribbage-preset-{preset}-about", {}) for preset in GAME.presets]
    notes += GAME.table.narrate(c.Heels(1, 2), 0)
    notes += GAME.table.answer(
        GAME.view(counting("4C,5S,6D,JH | 2C,8D,KH,QS", "JC").state, 0), Ask.FIRST
    )
    said = [teller.tell(line, listener, length) for line in notes for length in LENGTHS]
    assert any(jack in line for line in said)
    assert [line for line in said if re.search(r"\bjotas?\b|\breinas?\b|\buna jack\b", line)] == []
    assert [line for line in said if line[0].islower()] == []


# -- counts that were wrong, the jack that pays nothing, taking a game up again --------------------


def test_crb_104_after_a_wrong_count_the_line_names_the_key_that_explains_it() -> None:
    run = counting("4C,5S,6D,JH | 2C,8D,KH,QS", "4H")
    run.do(0, c.Claim(11))
    assert narrated(run, 0, setup(2))[0].endswith("4 points to Berta. K explains.")
    assert narrated(run, 0, setup(2), "es")[0].endswith("4 puntos para Berta. La K explica.")
    run.do(1, c.Claim(0))
    run.do(1, c.Claim(0))  # the crib, right or wrong: the wrong hand of seat 0 is explained too
    lines = [heard(line, setup(2), 0) for line in _explained(run.state)]
    assert lines[0].startswith("Your hand with the 4 of hearts")
    assert "15 in all; you counted 11: 4 too few." in lines


def test_crb_030_a_jack_that_pays_nothing_is_told_once() -> None:
    unpaid = []
    for seed in range(6):
        match = played(setup(2, target=241), "random", f"jacks {seed}")
        starters = [one.event for one in match.events if isinstance(one.event, c.Starter)]
        jacks = [one for one in starters if one.card.rank == 11]
        assert [one for one in starters if one.unpaid] == jacks[:1]
        unpaid += jacks[:1]
    assert unpaid
    for seat in range(2):
        lines = [heard(line, setup(2), seat) for line in GAME.table.narrate(unpaid[0], seat)]
        assert "no points here" in lines[0]
        assert lines[1:] == (["Your turn."] if seat == unpaid[0].leads else [])
    paid = played(setup(2, target=241, his_heels=True), "random", "jacks 0")
    assert not any(getattr(one.event, "unpaid", False) for one in paid.events)


def test_taking_up_a_count_tells_hand_and_starter_once() -> None:
    run = counting("4C,5S,6D,JH | 2C,8D,KH,QS", "4H")
    view = GAME.view(run.state, 0)
    asked = GAME.table.resuming_at(view)
    lines = [heard(line, setup(2), 0) for ask in asked for line in GAME.table.answer(view, ask)]
    together = " ".join(lines)
    assert together.count("4 of hearts") == 1
    assert together.count("jack of hearts") == 1
    assert together.count("type the points") == 1
    count = view.public.open
    assert count is not None
    opened = c.CountOpened(0, "hand", count.cards, count.starter, 0, True)
    assert [line.kind for line in GAME.table.narrate(opened, 0)] == [Kind.TURN]


def test_one_wanted_card_is_said_in_the_singular() -> None:
    run = at("V0 LEGAL n=3 dealer=0", "dealt: 9C,4S,QH,4D,8S | 2C,KD,JS,10D,5C | AC,AD,AH,AS,2D")
    view = GAME.view(run.state, 1)
    items = GAME.table.zones(view)[0].items
    line = GAME.table.marking(view, items[:2], items[1], True)
    assert heard(line, setup(3), 1).endswith("only 1 is wanted.")
    assert heard(line, setup(3), 1, "es").endswith("solo hace falta 1.")


# -- the list of a table: one's own options --------------------------------------------------------


@both
def test_own_options_are_told_apart_and_follow_the_table(language: str, tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        open_game(room.app, GAME)
        plan: TablePlan = room.app.plans["cribbage"]
        room.press("end")
        lines = [*reversed([room.press("up")[-1] for _ in range(3)])]
        assert len(set(lines)) == 3
        plan.changed["auto_count"] = True
        assert GAME.options.of(plan.setup()).by_hand == (False, True)
        plan.own["auto_count"] = False
        assert GAME.options.of(plan.setup()).by_hand == (True, True)

    inside(run, tmp_path, language)


# -- the lesson ------------------------------------------------------------------------------------

KEYS = {
    "en": {"Z": "z", "Tab": "tab", "Space": "space", "Enter": "enter"},
    "es": {"Z": "z", "tabulador": "tab", "Tabulador": "tab", "Espacio": "space", "Intro": "enter"},
}


NOBODY = Listener(0, ("Ana", "Berta"), ((0,), (1,)))


def called(room: Inside, card: Card) -> str:
    """How the room says a card."""
    return room.app.announcer.teller.tell(note("cribbage-item-card", card=card), NOBODY)


def to_the_letter(room: Inside, screen: object, step: Do, language: str, start: int) -> None:
    """Does what the last line says with the keys that it names, from some place of the cursor."""
    line = room.app.announcer.line(screen._lines[-1])  # type: ignore[attr-defined]
    names = [word for word in re.findall(r"\w+", line) if word in KEYS[language]]
    keys = [KEYS[language][name] for name in names]
    for _ in range(start % 3):
        room.press(">")
    room.press("home", *["tab"] * (start // 3))
    cards = GAME.parse(step.text)
    chosen = getattr(cards, "cards", None) or (getattr(cards, "card", None),)
    for card in chosen:
        said = called(room, card)
        for _ in range(8):
            if room.press(keys[0])[-1].rstrip(".").casefold() == said.rstrip(".").casefold():
                break
        else:
            raise AssertionError(f"{line}: {said} is never heard")
        if "space" in keys:
            room.press("space")
    assert "enter" in keys
    room.press("enter")


@both
@pytest.mark.parametrize("start", range(9))
def test_the_lesson_can_be_followed_to_the_letter_from_every_place(
    language: str, start: int, tmp_path: Path
) -> None:
    async def run(room: Inside) -> None:
        open_lesson(room.app, GAME, FIRST)
        for screen in screens(room):
            now, before = screen._now(), screen.step
            if isinstance(now, Do) and not now.text.startswith("claim"):
                to_the_letter(room, screen, now, language, start)
            else:
                follow(room, screen)
            assert screen.step > before, (now, room.lines[-3:])
        said = " / ".join(room.lines)
        crib = {"en": "the crib, a hand that counts", "es": "la cuna, una mano que cuenta"}[
            language
        ]
        asked = {"en": "Choose 2 cards", "es": "Elige 2 cartas"}[language]
        assert crib in said.replace("into the crib", "the crib")
        assert asked not in said.split(crib)[0], "asked for before it was explained"

    inside(run, tmp_path, language)


@pytest.mark.parametrize("verb", ["dejar", "descartar", "dejo"])
def test_moves_are_typed_in_spanish(verb: str, tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="typed")
        await room.settle()
        hand = room.match.view(0).hand
        names = [called(room, card).rstrip(".") for card in hand[:2]]
        assert room.text(f"/{verb} {names[0]} y {names[1]}")[0].startswith("Dejas ")
        assert set(room.match.view(0).discards) == set(hand[:2])

    inside(run, tmp_path, "es")


@both
@pytest.mark.parametrize(
    ("total", "expected"),
    [
        (0, {"en": "Any card fits.", "es": "Cabe cualquier carta."}),
        (21, {"en": "Any card fits.", "es": "Cabe cualquier carta."}),
        (22, {"en": "Lay a card of 9 or less.", "es": "Echa una carta de 9 o menos."}),
        (30, {"en": "Only an ace fits.", "es": "Solo cabe un as."}),
    ],
)
def test_which_cards_fit_is_told_by_their_number(
    total: int, expected: dict[str, str], language: str
) -> None:
    line = note("cribbage-advice-play", room=31 - total, any=total <= 21)
    assert heard(line, setup(2), 0, language) == expected[language]
