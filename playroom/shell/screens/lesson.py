"""Lesson at a table: the player plays a stacked deal and hears before each step what to do and why.

Questions are answered as at any table. What would lead away from the script is refused, with what
to do instead; of cards that were not told yet nothing is said. After the script the rest of the
match may be played freely, against bots and with the advice of one. Nothing of a lesson is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
from playroom.engine.log.inputs import Act
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Note, Rejection, note
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.registry import games
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Placed
from playroom.engine.table import Ask, Offer
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.shell.announcer import NOBODY
from playroom.shell.bindings import DIGITS, OTHERS, Bind
from playroom.shell.keys import BY_NAME, key_note
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.players import bot_names, player_name
from playroom.shell.screens.table_plan import open_game
from playroom.shell.shell import Shell
from playroom.shell.table.advised import advice_line
from playroom.shell.table.happening import Happening
from playroom.shell.table.plays import Offered
from playroom.shell.table.table_screen import TableScreen

OPEN = (Ask.SCORES, Ask.DETAILS, Ask.LAST)
"""Questions that tell nothing of cards that were dealt and not told yet."""
REVIEW = frozenset(
    [
        "next",
        "previous",
        "next-zone",
        "previous-zone",
        "to-first",
        "to-last",
        "mark",
        "playable",
        "playable-back",
        "sort",
    ]
)
"""Commands that read cards."""


def lesson_match(game: Game[Any, Any], lesson: Lesson, names: Sequence[str]) -> Match[Any, Any]:
    """The match of a lesson: all seats are persons, since the script decides every move."""
    players = tuple(Player(Clean.of(name), "person") for name in names)
    header = Header(
        f"lesson {lesson.id}", game.id, game.version, lesson.setup, players, lesson.seed
    )  # not said
    return Match(game, header, rng=lesson.rng(game.pack_of(lesson.setup)))


def same_move(game: Game[Any, Any], one: Action, other: Action) -> bool:
    """Are two actions the same move? The order in which cards were chosen makes no difference."""

    def words(action: Action) -> list[str]:
        return sorted(game.format(action).replace(",", " ").split())

    return words(one) == words(other)


def bot_action(match: Match[Any, Any], lesson: Lesson, seat: Seat, level: str) -> Action:
    """What a bot of `level` does in a seat of a lesson; the same every time."""
    dice = Rng(f"bots of {lesson.seed}").stream(f"{level}{seat}.{match.sequence}")  # not said
    return match.game.bots[level]().decide(match.turn(seat, dice))


def has_won(match: Match[Any, Any]) -> bool:
    """Has the player of a lesson won its match?"""
    sides, outcome = match.game.sides(match.header.setup), match.outcome
    return outcome is not None and any(0 in sides[winner] for winner in outcome.winners)


def lessons() -> list[tuple[Game[Any, Any], Lesson]]:
    """All lessons of all games that can be played."""
    return [(game, lesson) for game in games() for lesson in game.lessons]


def open_lessons(shell: Shell) -> None:
    """The menu of lessons."""
    if not lessons():
        shell.announcer.reply(note("lessons-none"))
        return

    def items() -> Sequence[MenuItem]:
        return [
            item(
                note("lesson-item", game=note(f"{game.id}-name")),
                partial(open_lesson, shell, game, lesson),
                note(f"{game.id}-about"),
            )
            for game, lesson in lessons()
        ]

    shell.push(Menu(shell, note("lessons-title", count=len(lessons())), items))


def open_lesson(shell: Shell, game: Game[Any, Any], lesson: Lesson) -> None:
    """Begins a lesson."""
    mine = player_name(shell)
    others = [
        name
        for name in bot_names(shell.announcer.teller)
        if name.casefold() != str(mine).casefold()
    ]
    screen = LessonScreen(
        shell, lesson_match(game, lesson, [str(mine), *others[: lesson.setup.seats - 1]]), lesson
    )
    shell.put(screen)
    screen.begin()


class Scripted(Happening):
    """What happens in a lesson: the steps follow each other by themselves, each told to its end."""

    unsaid: Container[str] = ()
    """Lines that the lesson's own take the place of."""

    def __init__(self, *step_text: Any) -> None:
        """Nothing of the script has been heard yet; the rest is for `Happening`."""
        super().__init__(*step_text)
        self.upto: int | None = None
        """How many events of the input that is made now are told at once; None: all."""
        self._rest: list[Placed] = []

    @property
    def is_held_back(self) -> bool:
        """Does something lie there that was not told yet?"""
        return bool(self._rest)

    def tell_rest(self) -> None:
        """What came while something was explained is told when play goes on."""
        rest, self._rest = self._rest, []
        for placed in rest:
            super().heard(placed)
            self.tell_heard()

    def later(self, act: Callable[[], None]) -> None:
        """See `Happening`; a step begins when all of the one before was told."""
        act()

    @override
    def heard(self, placed: Placed) -> None:
        if self.upto is None or placed.index < self.upto:
            super().heard(placed)
            self.tell_heard()
        else:
            self._rest.append(placed)

    @override
    def lines_of(self, placed: Placed, past: bool = False) -> tuple[Note, ...]:
        return tuple(line for line in super().lines_of(placed) if line.id not in self.unsaid)

    def pause_of_lines(self) -> float:
        """See `Happening`; nothing is held back."""
        return 0.0

    def over(self) -> None:
        """The end of the game is no end of the lesson, and is kept nowhere."""


class LessonScreen(TableScreen):
    """A table that follows a script."""

    closing_note = note("lesson-goodbye")
    happenings = Scripted
    happening: Scripted

    def __init__(self, shell: Shell, match: Match[Any, Any], lesson: Lesson) -> None:
        """A lesson owns its match, and is the one who plays for the others."""
        self.match = match
        self._runner = MatchRunner(
            match, MatchInlineQueue(), "", shell.settings.report, background=shell.background
        )
        super().__init__(shell, LocalChair(self._runner, 0))
        self.lesson = lesson
        self.happening.unsaid = lesson.unsaid
        self.step = 0
        self._begun = False
        self._lines: tuple[Note, ...] = ()

    # -- the script --------------------------------------------------------------------------------

    def begin(self) -> None:
        """Tells what lesson this is, and the first step."""
        self.chair.start()
        self.shell.announcer.reply(note("lesson-title", game=note(f"{self.game.id}-name")))
        self._go()

    def _go(self) -> None:
        """Runs the automatic steps up to one that waits for the player; ends the lesson after the
        last.
        """
        steps = self.lesson.steps
        while self.step < len(steps):
            now = steps[self.step]
            if isinstance(now, PlayOn):
                self.happening.unsaid = ()
            if not isinstance(now, (Tell, Press)):
                self.happening.tell_rest()
            if isinstance(now, Begin):
                self._begun = True
                for placed in self.chair.events():
                    self.happening.heard(placed)
            elif isinstance(now, Others):
                self.happening.upto = now.told
                given = Act(now.seat, self.game.parse(now.text))
                self._runner.submit(given, self._answered)
                self.happening.upto = None
            else:
                self._lines = now.lines if not isinstance(now, Press) else self._with_key(now)
                self.shell.announcer.keep(self._lines)
                self.shell.announcer.reply(*self._lines)
                if isinstance(now, PlayOn):
                    self._others_play(now)
                return
            self.step += 1
        self._away()
        self.shell.announcer.reply(note("lesson-over", game=note(f"{self.game.id}-name")))
        if self.shell.may.games:  # Enter begins a game of it, Escape goes to the lessons
            open_game(self.shell, self.game)
        else:
            self.shell.back()

    def _answered(self, result: Rejection | Exception | None) -> None:
        if result is not None:
            raise ValueError(f"the script of {self.lesson.id} is refused: {result}")

    def _on(self) -> None:
        self.step += 1
        self._go()

    def _now(self) -> Tell | Press | Do | PlayOn:
        now = self.lesson.steps[min(self.step, len(self.lesson.steps) - 1)]
        assert isinstance(now, (Tell, Press, Do, PlayOn))
        return now

    def _hint(self) -> tuple[Note, ...]:
        """What to do instead of what was tried."""
        now = self._now()
        if isinstance(now, Tell):
            return (note("lesson-waits", last=self.step >= len(self.lesson.steps) - 1),)
        return self._lines[-now.remind :] if isinstance(now, Do) else self._lines[-1:]

    def _refuse(self, *why: Note) -> None:
        """Says why something was not done, how wrong cards are put back, and what to do."""
        back = (note("lesson-put-back"),) if self.marked else ()
        self.shell.announcer.reply(*why, *back, *self._hint())

    # -- the rest of the match ---------------------------------------------------------------------

    def advised(self, now: PlayOn) -> Action:
        """What the adviser would do."""
        return bot_action(self.match, self.lesson, 0, now.adviser)

    def _advice(self, now: PlayOn) -> tuple[Note, ...]:
        if not any(request.awaited for request in self.chair.requests):
            return self.answer(Ask.WHY)
        action = self.advised(now)
        typed = self.typed_moves.typing().spoken(self.game.format(action))
        line = advice_line(self.game, self.view(), action, typed, self.shell.announcer.line)
        # with cards, what may be done; what the game itself weighs may be weighed in another way
        return (line, *(self.answer(Ask.WHY)[:1] if line.get("card") is not None else ()))

    def _others_play(self, now: PlayOn) -> None:
        """Bots play for the others up to the player's next turn, or to the end."""
        while (seat := self._awaited_other()) is not None:
            action = bot_action(self.match, self.lesson, seat, now.level)
            self._runner.submit(Act(seat, action), self._answered)
        if self.match.outcome is not None:
            if not has_won(self.match):  # the game itself tells that it was won
                self.shell.announcer.reply(note("lesson-lost"))
            self._on()

    def _awaited_other(self) -> Seat | None:
        seats = (request.seat for request in self.match.awaited())
        return next((seat for seat in seats if seat != 0), None)

    def _hides(self) -> bool:
        """Does something lie there that was not told yet?"""
        return not self._begun or self.happening.is_held_back

    def _with_key(self, step: Press) -> tuple[Note, ...]:
        key = key_note(self.shell.keys.keys_of(step.command)[0])
        last = step.lines[-1]
        values = {name: key if name == "key" else value for name, value in last.values}
        return (*step.lines[:-1], Note.of(last.id, values, last.kind))

    # -- keys --------------------------------------------------------------------------------------

    def not_that_key(self, key: str) -> None:
        """A key that does nothing at a table."""
        self.shell.announcer.reply(note("lesson-not-that-key"), *self._hint())

    def run(self, row: Bind, key: str = "") -> bool:
        now = self._now()
        what, ask = row.what, BY_NAME[row.what].ask if row.what in BY_NAME else None
        asked = isinstance(now, Press) and what == now.command
        if ask is not None and not asked and self._hides() and ask not in OPEN:
            self.shell.announcer.reply(*self._hint())
            return True
        if ask is Ask.WHY and isinstance(now, PlayOn):
            self.shell.announcer.reply(*self._advice(now))
            return True
        if (what in REVIEW or row.keys is DIGITS) and self._hides():
            self.shell.announcer.reply(*self._hint())
            return True
        if what == "repeat":
            hint = self._lines[-1:] if isinstance(now, Tell) else self._hint()
            said = self.shell.announcer.said
            self.shell.announcer.reply(
                *(line for line in said if line not in hint), *hint
            )  # and always what to do now
            return True
        if isinstance(now, Tell) and what == "act":
            self._on()
            return True
        if isinstance(now, Press):
            if what == "act":
                self.shell.announcer.reply(*self._hint())
                return True
            done = super().run(row, key)
            if done and what == now.command:
                self._on()
            return done
        return super().run(row, key)

    def _act(self, touched: bool = False) -> None:
        number = self._number()
        if number is None or isinstance(self._now(), PlayOn):
            super()._act(touched)
        else:
            self.shell.announcer.reply(note("lesson-type-first", number=number))

    def _number(self) -> int | None:
        """The number that is to be typed in this step."""
        now, view = self._now(), self.view()
        if not isinstance(now, Do) or not self.table.wants_number(view):
            return None
        wanted = self.game.parse(now.text)
        for number in (int(word) for word in now.text.split() if word.isascii() and word.isdigit()):
            typed = self.table.number(view, number)
            if not isinstance(typed, Rejection) and same_move(self.game, typed, wanted):
                return number
        return None

    def starts_text(self, char: str) -> bool:
        return super().starts_text(char) and (char == "/" or isinstance(self._now(), (Do, PlayOn)))

    def still(self) -> tuple[Note, ...]:
        # a step itself tells what to type
        return super().still() if isinstance(self._now(), PlayOn) else ()

    def _names_first(self) -> bool:
        return super()._names_first() and isinstance(self._now(), PlayOn)

    def _choose(self, plays: Offered | Rejection, told: bool = False) -> None:
        if isinstance(self._now(), PlayOn):
            super()._choose(plays, told)
            return
        if isinstance(plays, Rejection):
            self._refuse(plays.note)
            return
        # of several plays with one card the lesson's own is meant; a beginner need not choose yet
        now = self._now()
        wanted = self.game.parse(now.text) if isinstance(now, Do) else None
        offered = [play.action for play in plays if isinstance(play, Offer)]
        meant = [
            action
            for action in offered
            if wanted is not None and same_move(self.game, action, wanted)
        ]
        if meant or offered:
            self.do((meant or offered)[0])
        else:
            self.shell.announcer.reply(*self._hint())

    def do(self, action: Action, request: str = "") -> None:
        now = self._now()
        if isinstance(now, PlayOn):
            super().do(action, request)
            self._others_play(now)
        elif not isinstance(now, Do):
            self.shell.announcer.reply(*self._hint())
        elif same_move(self.game, action, self.game.parse(now.text)):
            super().do(action, request)
            self._on()
        elif refused := self.game.check(self.match.state, 0, action):
            self._refuse(refused.note)
        else:
            self._refuse(note("lesson-other-move"))

    # -- leaving -----------------------------------------------------------------------------------

    def resumed(self) -> None:
        self.shell.announcer.reply(*self._lines)

    def leave(self) -> None:
        self._leave(note("lesson-left"))

    def cancel(self) -> bool:
        if self.marked:
            return super().cancel()
        self.shell.announcer.reply(note("lesson-how-to-leave"))
        return True

    def _leave(self, said: Note) -> None:
        self._away()
        self.shell.announcer.reply(said, *self.shell.place())
        self.shell.back(quiet=True)

    def _away(self) -> None:
        self.shell.pop(self)
        self.shell.hear_as(NOBODY)

    bindings = (
        Bind("resign", leave),  # there is no game to be left
        Bind("hint", None),  # W advises
        Bind("", not_that_key, keys=OTHERS, told=False),
    )
