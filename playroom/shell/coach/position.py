"""A position to be answered: a choice of a past game under review, or a puzzle. It is a table with
all its keys; a move is judged instead of played, and told what it is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from playroom.engine.kit.judging import Judgement
from playroom.engine.notes import Clean, Note, note
from playroom.engine.overriding import override
from playroom.engine.steps import Action
from playroom.engine.table import Ask
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.records.opening import keep_copy
from playroom.records.playback import Playback
from playroom.records.reviewing import SURE, Position, judged, kind_of, replay
from playroom.records.statistics_lines import number
from playroom.shell.bindings import Bind
from playroom.shell.menu import Choice
from playroom.shell.screens.lesson import same_move
from playroom.shell.screens.meanwhile import Working
from playroom.shell.shell import Shell
from playroom.shell.table.table_screen import TableScreen
from playroom.store import Origin, StoreError


def amount(unit: str, value: float) -> Note:
    """Something lost or won, in its unit."""
    value *= 100 if unit == "chance" else 1
    return note("review-amount", unit=unit, amount=number(value), one=round(value * 10) == 10)


def verdict(loss: float, error: float) -> str:
    """The message for a choice that is worse by `loss`: for sure, probably, or perhaps not."""
    if loss > SURE * error:
        return "review-costs"
    return "review-likely" if loss > error else "review-close"


def cost_note(id_: str, unit: str, loss: float, error: float, best: Note | Clean) -> Note:
    """What a choice cost, with its standard error, and what was better."""
    scale = 100 if unit == "chance" else 1
    return note(
        id_,
        cost=amount(unit, loss),
        exact=round(error * scale * 10) == 0,
        error=number(error * scale),
        best=best,
    )


class PositionScreen(TableScreen):
    """One position. The first answer counts; others may be tried."""

    hints_for = "all"

    def __init__(
        self,
        shell: Shell,
        position: Position,
        onward: Callable[[], None],
        answered: Callable[[bool], Sequence[Note]] = lambda right: (),
    ) -> None:
        """`onward` brings the next one; `answered` is told whether the first answer was the best
        one, and gives what is said to that.
        """
        self.position = position
        self.match = replay(position.log)
        runner = MatchRunner(
            self.match, MatchInlineQueue(), "", shell.settings.report, background=shell.background
        )
        chair = LocalChair(runner, position.seat)
        self._heard_as = shell.announcer.listener  # of the table that may be below
        super().__init__(shell, chair)
        self.hints.counted = False
        self._onward = onward
        self._answered = answered
        self._is_first = True
        chair.look_up()

    def begin(self) -> None:
        """Tells what the seat knows; of a choice that was made, also what it cost."""
        position, game = self.position, note(f"{self.game.id}-name")
        if position.played:
            title = note("review-position", game=game)
            action = self.game.parse(position.played)
            made = note("review-played", move=self.hints.told(action))
            lines = (made, *self._worth(action, position.found)[1], note("review-try"))
        else:
            kind = note("review-kind", kind=position.kind)
            # a kind that not all choices share would tell the answer
            told = len({kind_of(choice.action) for choice in position.found.choices}) == 1
            title = note("puzzle-title", game=game, kind=kind, told=told, level=position.level)
            lines = ()
        self.shell.announcer.reply(title, *self._known(), *lines)

    def _known(self) -> tuple[Note, ...]:
        asked = (Ask.LAST, *self.table.resuming_at(self.view()))
        return tuple(dict.fromkeys(line for ask in asked for line in self.answer(ask)))

    def _worth(self, action: Action, found: Judgement) -> tuple[bool, tuple[Note, ...]]:
        """Is an action the best there is; and the lines that tell what it is worth, and why."""
        loss = found.loss(self._looked_at(action) or action) or (0.0, 0.0)
        if loss[0] <= 0:
            return True, (note("review-right"), *found.reasons)
        cost = cost_note(verdict(*loss), found.unit, *loss, self.hints.told(found.best))
        return False, (cost, *found.reasons)

    def _looked_at(self, action: Action) -> Action | None:
        """The choice of the position that is the same move."""
        choices = (choice.action for choice in self.position.found.choices)
        return next((one for one in choices if same_move(self.game, one, action)), None)

    def do(self, action: Action, request: str = "") -> None:
        seat = self.position.seat
        if refused := self.game.check(self.match.state, seat, action):
            self.shell.announcer.reply(self.table.refused(self.view(), action, refused).note)
            return
        self._cursor.unmark()
        if self._looked_at(action) is not None:
            self._tell(action, self.position.found)
        else:
            steps, tell = judged(self.match, seat, action), partial(self._tell, action)
            wait = note("review-thinking")
            self.shell.work(lambda: Working(self.shell, wait, steps, tell), False)

    def _tell(self, action: Action, found: Judgement | None) -> None:
        if found is None:
            self.shell.announcer.reply(note("review-failed"))
            return
        right, lines = self._worth(action, found)
        if self._is_first:
            self._is_first = False
            lines = (*lines, *self._answered(right))
        self.shell.announcer.keep(lines)
        self.shell.announcer.reply(*lines)
        again: Callable[[], None] = partial(self.ask, Ask.TURN)
        items = [(note("review-next"), self._next), (note("review-again"), again)]
        if self.shell.may.games and not any(screen.is_room for screen in self.shell.screens):
            items.append((note("review-play-on"), self._play_on))
        items.append((note("review-leave"), self.leave))
        self.shell.push(Choice(self.shell, note("review-after"), items))

    def _next(self) -> None:
        self._away()
        self._onward()

    def _play_on(self) -> None:
        """A game of its own goes on from here, which the statistics leave out."""
        log = self.position.log
        try:
            own = Playback(log).what_if(len(log.entries), self.position.seat)
            if own is None:
                self.shell.announcer.reply(note("replay-no-what-if"))
                return
            match = keep_copy(self.shell.store, own, Origin("what-if", log.header.id))
        except StoreError as why:
            self.shell.announcer.reply(why.note)
            return
        self._away()
        self.shell.open("match", match, left=False)

    @override
    def resumed(self) -> None:
        self.shell.announcer.reply(*self.answer(Ask.TURN))

    @override
    def cancel(self) -> bool:
        if self.marked:
            return super().cancel()
        self.leave()
        return True

    @override
    def leave(self) -> None:
        self._away()
        self.shell.announcer.reply(note("review-left"), *self.shell.place())
        self.shell.back(quiet=True)

    def _away(self) -> None:
        self.shell.pop(self)
        self.shell.hear_as(self._heard_as)

    bindings = (Bind("resign", leave), Bind("save", leave, below=True))
