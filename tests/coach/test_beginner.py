"""A beginner who follows the exercises of the coach ends stronger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from pathlib import Path

import pytest

from games.cribbage.bots.easy import Easy
from games.cribbage.rules.show import explain
from games.cribbage.state import View
from games.escoba.actions import Lay, Take
from games.escoba.moves import plays, worth
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.shell.screens.counting import Counting
from playroom_testing.walks import open_match
from tests.shell.inside import Inside, inside

EXERCISES, GAMES = 20, 80
EXPLAINED = 2
"""How often a kind is explained to the beginner until it is not missed any more."""


class CribbageBeginner(Easy):
    """Lays away what leaves the most points in the four cards, of the kinds that are seen."""

    def __init__(self, gaps: set[str]) -> None:
        self.gaps = gaps

    def away(self, view: View, turn: Turn) -> tuple[Card, ...]:
        def seen(away: tuple[Card, ...]) -> int:
            *rest, last = [card for card in view.hand if card not in away]
            return sum(
                piece.points for piece in explain(rest, last)[1] if piece.kind not in self.gaps
            )

        return max(combinations(view.hand, view.to_discard), key=seen)


class EscobaBeginner(Bot):
    """Takes the most cards that it sees; misses the sums of the kinds that it lacks."""

    def __init__(self, gaps: set[str]) -> None:
        self.gaps = gaps

    def decide(self, turn: Turn) -> Action:
        view = turn.view
        options = list(plays(view.public, view.hand))
        seen = [one for one in options if isinstance(one, Take) and kind_of(one) not in self.gaps]
        if seen:
            return max(seen, key=lambda take: (len(take.cards), take.call))
        lays = [one for one in options if isinstance(one, Lay)]
        return turn.rng.choice(lays or options)


def kind_of(take: Take) -> str:
    """The kind of exercise in which such a take is practised."""
    if any(worth(card) > 7 for card in take.cards):
        return "court"
    return ("two", "three", "four")[min(len(take.cards), 3) - 1]


def practised(folder: Path, name: str, gaps: set[str]) -> set[str]:
    """The gaps that are left after some exercises: each wrong answer is explained."""
    left, explained = set(gaps), Counter[str]()

    async def run(room: Inside) -> None:
        screen = Counting(room.app, find_game(name), clocked=False)
        room.app.push(screen)
        for _ in range(EXERCISES):
            room.press("enter")
            assert screen.hand is not None
            missed = left & screen.hand.kinds.keys()
            room.text(str(screen.hand.answer - sum(screen.hand.kinds[kind] for kind in missed)))
            explained.update(missed)
            left.difference_update(kind for kind in missed if explained[kind] >= EXPLAINED)

    inside(run, folder)
    return left


def wins(name: str, bot: Bot) -> list[bool]:
    """The games that the bot wins from an easy one, in the same deals every time."""
    found, made = find_game(name), []
    for number in range(GAMES):
        match, dice = open_match(found, Setup.of(2), f"beginner {number}"), Rng(f"dice {number}")
        mine, bots = number % 2, [bot, bot]
        bots[1 - mine] = found.bots["easy"]()
        while awaited := match.awaited():
            seat = awaited[0].seat
            action = bots[seat].decide(match.turn(seat, dice.stream(f"{match.sequence}")))
            assert match.submit(seat, action) is None, action
        assert match.outcome is not None
        made.append(match.outcome.winners == (mine,))
    return made


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "beginner", "gaps"),
    [
        ("cribbage", CribbageBeginner, {"fifteen", "run", "flush"}),
        ("escoba", EscobaBeginner, {"three", "four"}),
    ],
)
def test_a_beginner_who_practises_ends_stronger(
    tmp_path: Path, name: str, beginner: Callable[[set[str]], Bot], gaps: set[str]
) -> None:
    left = practised(tmp_path, name, gaps)
    assert not left
    early, late = wins(name, beginner(gaps)), wins(name, beginner(left))
    gained = [after - before for before, after in zip(early, late, strict=True)]
    mean = sum(gained) / GAMES
    error = sqrt(sum((one - mean) ** 2 for one in gained) / (GAMES - 1) / GAMES)
    assert mean > 2 * error, (sum(early), sum(late), error)
