"""Exercises of Calatone: the number of a hand is that of the list that is told."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from games.calatone.rules.evaluator import evaluator
from playroom.engine.cards import Card
from playroom.engine.notes import note
from playroom.engine.registry import find_game
from playroom.shell.screens.counting import hands_of
from tests.shell.inside import Inside, inside


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_number_of_a_hand_is_that_of_the_list(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        line = room.app.announcer.line
        told = line(note("calatone-what-scores"))
        names = {int(number): name for number, name in re.findall(r"(\d+) ([^,.]+)", told)}
        assert [*names] == [*range(1, 11)]
        met = set[int]()
        for drill in islice(hands_of(find_game("calatone"), "list"), 600):
            if drill.question.id == "calatone-drill-ask-made":
                cards = drill.question.get("cards")
                assert isinstance(cards, tuple)
                category = evaluator(52).made(cards).category
                name = line(note(f"calatone-rule-name-{category}")).rstrip(".")
                assert name.casefold().endswith(names[drill.answer].casefold())
                met.add(drill.answer)
        assert met >= set(range(1, 9))

    inside(run, tmp_path, language)


def test_which_hand_wins() -> None:
    answers = set[int]()
    for drill in islice(hands_of(find_game("calatone"), "wins"), 600):
        if drill.question.id == "calatone-drill-ask-wins":
            first, second = drill.question.get("first"), drill.question.get("second")
            assert isinstance(first, tuple)
            assert isinstance(second, tuple)
            keys = [evaluator(52).key(hand) for hand in (first, second)]
            assert all(isinstance(card, Card) for card in (*first, *second))
            assert drill.answer == (keys[0] > keys[1]) + 2 * (keys[1] > keys[0])
            answers.add(drill.answer)
    assert answers >= {1, 2}
