"""Lessons: data, not code. A stacked deal that one plays oneself, with words before every step; all
others follow the script.

A lesson is a sequence of steps. Its words are notes (`<game>-lesson-...`), its moves stand in the
game's own notation, so that a test can play every lesson through, and the same script serves every
language and length.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from playroom.engine.cards import Card
from playroom.engine.notes import Note
from playroom.engine.options import Setup
from playroom.engine.packs import FRENCH, Pack
from playroom.engine.record import Record, Seat
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.table import Ask


class Tell(Record):
    """Lines that are told; Enter goes on."""

    lines: tuple[Note, ...]


class Begin(Record):
    """Here the first events of the match are told: the table, the deal."""


class Press(Record):
    """Lines that end with asking for a key: the command that it must do (`count`, `hand`, `next`).

    The value `key` of the last line is replaced with the key that the player has for it.
    """

    lines: tuple[Note, ...]
    command: str


class Do(Record):
    """Lines that end with asking for a move, `text` in the game's notation.

    Whatever else is tried hears the last lines, as many as `remind`: they name the cards.
    """

    lines: tuple[Note, ...]
    text: str
    remind: int = 1


class Others(Record):
    """A scripted move of another seat. `told` of the events that follow are told at once; None:
    all.

    The others, as the deal of a new hand, are told when the next move is asked for, if ever.
    """

    seat: Seat
    text: str
    told: int | None = None


class PlayOn(Record):
    """The rest of the match: the player plays freely, bots of a `level` play for all others.

    What a bot of the level `adviser` would play is the advice; the player who follows it wins.
    """

    lines: tuple[Note, ...]
    level: str = "easy"
    adviser: str = "good"


LessonStep: TypeAlias = Tell | Begin | Press | Do | Others | PlayOn


class Lesson(Record):
    """One lesson: the table, the stacked deal, the steps. The player sits in seat 0.

    `orders` names the first cards of streams of random numbers (`deal1`) from the top, in the
    notation of cards; all other chance follows from `seed`. `unsaid` are the ids of lines of the
    table that the lesson's own words take the place of.
    """

    id: str
    setup: Setup
    seed: str
    orders: Mapping[str, str]
    steps: tuple[LessonStep, ...]
    unsaid: frozenset[str] = frozenset()

    def rng(self, pack: Pack = FRENCH) -> Rng:
        """The random numbers of the lesson's match, played with `pack`.

        Raises `ValueError` when `orders` names a card that the pack has not.
        """
        return StackedRng(
            self.seed, {stream: _order(text, pack) for stream, text in self.orders.items()}
        )


def _order(text: str, pack: Pack) -> tuple[Card, ...] | tuple[int, ...]:
    kind, _, values = text.partition(" ")
    return tuple(int(value) - 1 for value in values.split()) if kind == "dice" else pack.read(text)


class Drill(Record):
    """Something to be counted: the question, the right number (0 or more), and what makes it up,
    one line each; the `cards` one by one, and what the keys of questions answer as at the table.
    `kinds` are the kinds of things in it that can be missed, with what they count together; each is
    named by the message `<game>-drill-<kind>`.
    """

    question: Note
    answer: int
    lines: tuple[Note, ...]
    cards: tuple[Note, ...] = ()
    answers: Mapping[Ask, Note] = {}
    kinds: Mapping[str, int] = {}
