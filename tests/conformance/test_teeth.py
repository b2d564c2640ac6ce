"""The suite can fail: a toy game broken in one way is caught by the check that promises to notice
it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.engine.cards import Card, card
from playroom.engine.notes import Kind, Note, Seats, Side, Who, note, replaced
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.locale import Listener, Teller
from playroom.locale.languages import read_entries, split_entries
from playroom_testing.cases import Subject
from playroom_testing.checks import cards, sayings
from playroom_testing.hooks import Hooks
from playroom_testing.language import game_words as words
from playroom_testing.walks import played
from tests.conformance.broken import BROKEN, CHECKS, THREE
from tests.engine.tally import TALLY, Tally


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_sound_game_passes(check: Callable[[Tally], None]) -> None:
    check(TALLY)


@pytest.mark.parametrize(
    ("check", "kind", "sentence"),
    BROKEN,
    ids=[f"{kind.__name__}-{check.__name__}" for check, kind, _ in BROKEN],
)
def test_a_broken_game_is_caught(
    check: Callable[[Tally], None], kind: type[Tally], sentence: str
) -> None:
    with pytest.raises((AssertionError, TypeError, IndexError, ValueError), match=sentence):
        check(kind())


def test_every_check_has_something_to_catch() -> None:
    assert {check for check, _, _ in BROKEN} == set(CHECKS)


# -- words -----------------------------------------------------------------------------------------

GOOD = """
tally-said = { $who } plays { $card }, { $total }.
    .brief = { $who }: { $card }, { $total }.
tally-said-you = You play { $card }, { $total }.
    .brief = { $card }, { $total }.
"""
LISTENER = Listener(0, ("Ana", "Berta"), ((0,), (1,)))


def said(who: int) -> Note:
    return note("tally-said", Kind.PLAY, who=Who(who), card=card("5H"), total=15)


def problems_with(source: str, said: Note, how: str = "event", key: str = "") -> list[str]:
    teller = Teller(
        "en", strict=True, messages={**read_entries("en", "cards"), **split_entries(source)}
    )
    return sayings.problems_of(sayings.Saying(said, LISTENER, how, key), teller, Hooks())


@pytest.mark.parametrize("who", [0, 1])
def test_good_words_pass(who: int) -> None:
    assert problems_with(GOOD, said(who)) == []


@pytest.mark.parametrize(
    "source",
    [
        GOOD.replace("tally-said", "tally-other"),
        GOOD.replace("{ $total }", "{ $sum }"),
        GOOD.replace(".brief = { $card }", ".brief = { $what }"),
        GOOD.replace("{ $card }", "{ NO_FUNCTION($card) }"),
    ],
    ids=["missing", "argument", "brief", "function"],
)
def test_words_that_cannot_be_said_are_caught(source: str) -> None:
    with pytest.raises(AssertionError, match="en: tally-said"):
        problems_with(source, said(0))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("You play", "You plays", "person"),
        (", { $total }.", " +{ $total }", "symbol"),
        ("You play { $card }", "You play 5H", "shorthand"),
        (".brief = { $card }, { $total }", ".brief = { $total }", "no letter"),
        (
            "You play",
            "You play with a great deal of care and after much thought the very good card",
            "long",
        ),
    ],
)
def test_bad_lines_are_caught(old: str, new: str, problem: str) -> None:
    found = problems_with(GOOD.replace(old, new), said(0))
    assert any(f": {problem}" in line for line in found), found


def test_the_letter_of_the_key_and_names() -> None:
    source = GOOD + "\ntally-count = count { $total }.\ntally-holds = { $who }: { $total } cards.\n"
    assert any(
        "key" in one for one in problems_with(source, note("tally-count", total=5), "answer", "c")
    )
    assert (
        problems_with(source, note("tally-holds", who=Who(1), total=5), "answer", "b") == []
    )  # Berta cannot help it


def test_lists_may_be_long_but_a_side_alone_is_no_list() -> None:
    text = (
        "tally-hand = a hand of your own that is worth looking at now with great care: "
        "{ $cards }.\n"
    )
    many = tuple(Card(4 * i) for i in range(6))
    assert problems_with(text, note("tally-hand", cards=many)) == []
    assert problems_with(text, note("tally-hand", cards=many[:2]))
    text = text.replace("$cards", "$who")
    assert problems_with(text, note("tally-hand", who=Side(1)))
    assert problems_with(text, note("tally-hand", who=Seats((1, 0)))) == []


def test_the_same_note_is_not_kept_twice() -> None:
    heard = sayings.Heard(most=2)
    for total in (1, 1, 2, 3, 4):
        heard.add(note("tally-count", total=total), LISTENER, "answer")
    assert len(heard.sayings) == 2


def test_refusals_in_the_code_are_found() -> None:
    assert words.refusals_in_code(Subject(TALLY)) >= {"tally-no-teams", "tally-no-prize"}


# -- tools -----------------------------------------------------------------------------------------


def test_walks_reach_the_end_and_change_seats() -> None:
    match = played(TALLY, THREE, "tools", leaving=10)
    assert match.outcome is not None
    assert {entry.kind for entry in match.entries} == {"act", "timeout", "leave", "return"}
    kinds = {entry.text.split()[0] for entry in match.entries if entry.kind == "act"}
    assert kinds >= {"away", "play", "count", "doubt", "believe", "look", "ring"}


def test_the_watched_numbers_are_the_same_numbers() -> None:
    assert cards.WatchedRng("x").stream("deal1").below(1 << 64) == Rng("x").stream("deal1").below(
        1 << 64
    )


def test_cards_are_found_wherever_they_are() -> None:
    state = TALLY.start(THREE, Rng("x")).state
    assert len(cards.cards_in(state)) == 52
    places = dict(cards.card_places(replace(state, aside=replaced(state.aside, 1, card("5H")))))
    assert places[("aside", 1)] == card("5H")
    assert ("hands", 2, 3) in places


def test_a_seldom_option_that_no_rule_reads_is_caught() -> None:
    hooks = Hooks()
    hooks.seldom = frozenset({"absent", "doubts"})
    words.check_seldom_read(Subject(TALLY, hooks))
    hooks.seldom = frozenset({"absent", "moon"})
    with pytest.raises(AssertionError, match=r"moon of SELDOM: no rule reads"):
        words.check_seldom_read(Subject(TALLY, hooks))


def test_a_clock_in_the_rules_is_caught(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "game.py").write_text("import random.shuffle\nfrom time import time\n")
    (tmp_path / "bots.py").write_text("import time\n")
    monkeypatch.setattr(words, "code_of", lambda subject: (tmp_path,))
    with pytest.raises(AssertionError, match=r"game\.py, line 1: .* random") as found:
        words.check_nothing_from_outside(Subject(TALLY, Hooks()))
    assert "game.py, line 2" in str(found.value)
    assert "bots.py" not in str(found.value)
