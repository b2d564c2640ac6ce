"""Commentary on a match: facts in one line, one in two to four plays, unless nothing is new.

Every fact follows from the score of each play as those who watch see it, from the game's own
answers to them, and, in a match that is over, from what a player could have done instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.kit.told import leaders
from playroom.engine.notes import Kind, Note, Notes, Side, Who, note
from playroom.engine.options import Setup
from playroom.engine.record import Record, Seat, replace
from playroom.engine.steps import Action
from playroom.engine.table import Ask
from playroom.records.playback import Playback

OFTEN, SELDOM = 2, 4
"""Plays between two lines: at least, and at most while something is new."""
ROW = 3
"""Scores in a row that are worth a line."""
CLOSE = 6
"""A side is told to be close when what it lacks is at most the target divided by this."""
MISSED = 2
"""How much more a play could have brought to be worth a line."""
ANSWERS = (Ask.FIRST, Ask.SCORES, Ask.HOLDINGS)
"""What is told when nothing else has happened, in turn."""
LAST_ANSWERS = (Ask.COUNT, Ask.TABLE)
"""What is told when none of these is new."""


class Play(Record):
    """An action, the seat, and what that seat knew before it."""

    seat: Seat
    action: Action
    view: Any


class Commentator:
    """Hears one match from its beginning, or from any point on."""

    def __init__(self, game: Game[Any, Any], setup: Setup, view: Any) -> None:
        """`view` is what those who watch may know now."""
        self.game = game
        options = game.options.of(setup)
        self.target = 0 if getattr(options, "single_deal", False) else getattr(options, "target", 0)
        self.sides = game.sides(setup)
        self._view = view
        self._scores = self._told_scores = game.standing(view)
        self._since = 0
        self._most = 0
        self._big: tuple[int, int] | None = None
        self._row = self._told_row = (-1, 0)
        self._close: set[int] = set()
        self._missed: Note | None = None
        self._answers: dict[Ask, Note] = {}
        self._asked = 0

    def heard(self, view: Any, play: Play | None = None) -> Note | None:
        """The line after a play, once `view` is what those who watch may know; None: not now.
        `play` is what was done, where that may be known together with the hand of its seat.
        """
        if view == self._view:
            return None  # no play: the wall clock, or a person who came
        self._view = view
        self._since += 1
        self._score(self.game.standing(view))
        self._missed = (None if play is None else self._better(play)) or self._missed
        if self._since < OFTEN:
            return None
        line = self._fact() or (self._answer() if self._since >= SELDOM else None)
        if line is not None:
            self._since, self._missed, self._big = 0, None, None
            self._told_scores = self._scores
        return None if line is None else replace(line, kind=Kind.TABLE)

    def _score(self, now: tuple[int, ...]) -> None:
        """Notes what a play has brought."""
        if len(now) != len(self._scores):
            self._scores = self._told_scores = now
            return
        gains = [after - before for before, after in zip(self._scores, now, strict=True)]
        self._scores = now
        scorers = [side for side, gain in enumerate(gains) if gain > 0]
        alone = len(scorers) == 1 and min(gains) >= 0
        if (top := max(gains, default=0)) > self._most:
            self._big = (scorers[0], top) if alone and self._most else None
            self._most = top
        if alone:
            self._row = (scorers[0], self._row[1] + 1 if self._row[0] == scorers[0] else 1)
        elif any(gains):
            self._row = (-1, 0)

    # -- what is told ------------------------------------------------------------------------------

    def _fact(self) -> Note | None:
        """The most important of what has happened since the last line."""
        if self._missed is not None or not self._scores:
            return self._missed
        return self._lead() or self._points()

    def _lead(self) -> Note | None:
        sign = -1 if self.game.fewer_wins else 1
        before, now = (
            leaders([sign * points for points in scores])
            for scores in (self._told_scores, self._scores)
        )
        if before == now or len(self._scores) < 2:
            return None
        if len(now) == 1:
            by = self.game.lead(self._scores, now[0])
            return self._said("lead", now[0], count=by)
        names = Notes(tuple(note("comment-side", side=Side(side)) for side in now))
        return note("comment-level", names=names, count=self._scores[now[0]])

    def _points(self) -> Note | None:
        if self.game.fewer_wins:
            return None
        if self._big is not None:
            side, count = self._big
            return self._said("big", side, count=count)
        for side, points in enumerate(self._scores):
            lacks = self.target - points
            if 0 < lacks <= self.target // CLOSE and side not in self._close:
                self._close.add(side)
                return self._said("close", side, count=lacks, target=self.target)
        side, count = self._row
        if count >= ROW and self._row != self._told_row:
            self._told_row = self._row
            return self._said("row", side, count=count)
        return None

    def _said(self, name: str, side: int, **values: Any) -> Note:
        """A line about a side; its wording changes with the score."""
        who = {"who" if name == "lead" else "side": Side(side)}
        return note(f"comment-{name}", **who, way=sum(self._scores) % 2, **values)

    def _answer(self) -> Note | None:
        """What the game itself answers to who watches: another question than the last time."""
        table, self._asked = self.game.table, self._asked + 1
        turn = self._asked % len(ANSWERS)
        for ask in (*ANSWERS[turn:], *ANSWERS[:turn], *LAST_ANSWERS):
            line = None if ask in table.unasked else table.answer(self._view, ask)[0]
            if line is not None and line not in self._answers.values():
                self._answers[ask] = line
                return line
        return None

    def _better(self, play: Play) -> Note | None:
        """What the seat could have done with another of its cards."""
        if type(self.game).prize is Game.prize:
            return None
        prize, view = self.game.prize, play.view
        had = prize(view, play.action)
        best, card = had, None
        for action in self.game.choices(view):
            if (worth := prize(view, action)) > best:
                best, card = worth, getattr(action, "card", None)
        if card is None or best - had < MISSED:
            return None
        values: Mapping[str, Any] = {"player": Who(play.seat), "card": card}
        side = next(side for side, seats in enumerate(self.sides) if play.seat in seats)
        unit = self.game.prize_unit
        if unit == "points" and 0 < self.target - game_points(self.game, view, side) <= best:
            return note("comment-chance", target=self.target, **values)
        return note("comment-missed", count=best, unit=unit, had=had, **values)


def game_points(game: Game[Any, Any], view: Any, side: int) -> int:
    """The score of a side, as a view has it."""
    scores = game.standing(view)
    return scores[side] if scores else 0


def comments(playback: Playback) -> dict[int, Note]:
    """The lines on a match that is over, by the sequence of the input that they follow."""
    game, states = playback.game, playback.states
    commentator = Commentator(game, playback.header.setup, game.view(states[0], None))
    found = dict[int, Note]()
    for entry in playback.log.entries if playback.over else ():
        before, after = states[entry.sequence - 1 : entry.sequence + 1]
        play = None
        if entry.kind == "act":
            play = Play(entry.seat, game.parse(entry.text), game.view(before, entry.seat))
        line = commentator.heard(game.view(after, None), play)
        if line is not None and game.outcome(after) is None:
            found[entry.sequence] = line
    return found
