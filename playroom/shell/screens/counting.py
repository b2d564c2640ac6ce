"""Counting practice: hands without a clock, each explained at once, and a timed drill with a
personal record.

Hands come from `Game.drills`; without a clock those come most that one gets wrong. The clock runs
from the question to the answer, never while something is explained. Only a whole drill can be a
record: the most right, then the fastest.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

from playroom.clock import monotonic
from playroom.engine.contract import Game
from playroom.engine.lesson import Drill
from playroom.engine.notes import Clean, Note, note
from playroom.engine.options import Setup
from playroom.engine.packs import Pack
from playroom.engine.registry import games
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from playroom.records.exercising import LEARNED, after, missed, next_kind
from playroom.records.statistics_lines import number
from playroom.shell.bindings import DIGITS, Bind, asks, same
from playroom.shell.keys import BY_NAME
from playroom.shell.menu import Menu, MenuItem, begins_text, edge
from playroom.shell.shell import Screen, Shell
from playroom.store import new_seed

HANDS = 10
"""Hands of a drill.

A lesson begins with as many simple ones, and then goes on as long as one likes.
"""
LOOKED = 60
"""Hands among which the next one is chosen."""
RARE = 200
"""Hands that are looked at besides where none of those is of the kind that is wanted."""
LARGEST = 3
"""Digits of an answer."""
TOLD = (Ask.HAND, Ask.COUNT, Ask.FIRST, Ask.TABLE, Ask.TURN, Ask.WHY)
"""The questions of a table that have an answer here."""


def hands_of(game: Game[Any, Any], seed: str) -> Iterator[Drill]:
    """Hands to count by the usual rules of a game; nothing in games where nothing is counted."""
    return game.drills(Setup.of(game.seats.start), Rng(seed))


def pack_counted(game: Game[Any, Any]) -> Pack:
    """The cards that are practised with."""
    return game.pack_of(Setup.of(game.seats.start))


def counted() -> list[Game[Any, Any]]:
    """The games in which counting can be practised."""
    return [game for game in games() if _has_hands(game)]


def _has_hands(game: Game[Any, Any]) -> bool:
    try:
        return next(hands_of(game, ""), None) is not None
    except Exception:  # a mistake of one game leaves the others alone
        return False


def open_counting(shell: Shell) -> None:
    """The menu: for every game the lesson and the drill, which tells one's record."""
    if not counted():
        shell.announcer.reply(note("counting-no-games"))
        return

    def items() -> Sequence[MenuItem]:
        made = []
        for game in counted():
            for clocked in (False, True):
                about = note(
                    "counting-drill-about" if clocked else "counting-lesson-about", count=HANDS
                )
                said = partial(_item_note, shell, game, clocked)
                made.append(
                    MenuItem(
                        said,
                        partial(practise_counting, shell, game, clocked),
                        None,
                        partial(_same, about),
                    )
                )
        return made

    shell.push(Menu(shell, note("counting-title"), items))


def _same(line: Note) -> Note:
    return line


def _item_note(shell: Shell, game: Game[Any, Any], clocked: bool) -> Note:
    name = note(f"{game.id}-name")
    best = record(shell, game) if clocked else None
    if best is None:
        return note("counting-drill" if clocked else "counting-lesson", game=name, count=HANDS)
    return note(
        "counting-drill-again",
        game=name,
        count=HANDS,
        right=best[0],
        **_a_hand(best[1] / HANDS / 10),
    )


def practise_counting(shell: Shell, game: Game[Any, Any], clocked: bool = False) -> None:
    """The lesson of a game, or the drill."""
    shell.push(Counting(shell, game, clocked))


def record(shell: Shell, game: Game[Any, Any]) -> tuple[int, int] | None:
    """The best drill so far: how many were right, and tenths of a second in all."""
    stored = shell.settings.get(f"record.{game.id}")
    return (stored["right"], stored["tenths"]) if "right" in stored and "tenths" in stored else None


def _a_hand(seconds: float) -> dict[str, Any]:
    return {"seconds": number(seconds), "one": round(seconds * 10) == 10}


class Counting(Screen):
    """One hand after another: digits and Enter answer, K explains, Enter goes on, Escape leaves and
    tells the result. Other keys answer as they do at a table where a hand is counted.
    """

    where = "table"

    def __init__(self, shell: Shell, game: Game[Any, Any], clocked: bool) -> None:
        super().__init__(shell)
        self.game = game
        self.clocked = clocked
        self._listener = shell.announcer.listener
        shell.hear_as(self._listener.with_cards(pack_counted(game).words))
        self._hands = hands_of(game, new_seed())
        self._kinds = {*self._weak()}
        """All that were met: some are rare."""
        self._asked_kinds: list[Collection[str]] = []
        self.hand: Drill | None = None
        self._card = -1
        """The place of the card that was heard last; -1: none was."""
        self.asked = False
        self.done = 0
        self.right = 0
        self.seconds = 0.0
        self._since = 0.0
        self._before: tuple[int, int] | None = None
        self._new = False

    # -- saying ------------------------------------------------------------------------------------

    def announce(self) -> None:
        """What this is; Enter begins, so that no clock runs while it is told."""
        scores = () if self.clocked else (note(f"{self.game.id}-what-scores"),)
        name = note(f"{self.game.id}-name")
        begin = note(
            "counting-begin-drill" if self.clocked else "counting-begin-lesson",
            game=name,
            count=HANDS,
        )
        self.shell.announcer.reply(begin, *scores, note("counting-enter-begins"))

    def place(self) -> tuple[Note, ...]:
        if self.hand is None:
            return (note("counting-enter-begins"),)
        return (
            (self.hand.question,)
            if self.asked
            else (self.hand.question, note("counting-enter-next"))
        )

    def resumed(self) -> None:
        self.shell.announcer.reply(*self.place())

    def _say(self, *lines: Note) -> None:
        self.shell.announcer.keep(lines)
        self.shell.announcer.reply(*lines)

    # -- the hands ---------------------------------------------------------------------------------

    def _next(self) -> None:
        if self.clocked and self.done == HANDS:
            self.cancel()
            return
        self.hand = next(self._hands) if self.clocked else self._chosen()
        self._card = -1
        self.asked = True
        self._say(self.hand.question)
        self._since = monotonic()

    def _weak(self) -> dict[str, int]:
        """How weak the player is in each kind of hand."""
        return dict(self.shell.settings.get(f"weak.{self.game.id}"))

    def _chosen(self) -> Drill:
        """A hand of the kind that goes wrong most; the first ones are simple."""
        hands = list(islice(self._hands, LOOKED))
        self._kinds.update(kind for hand in hands for kind in hand.kinds)
        kind = next_kind(sorted(self._kinds), self._weak(), self._asked_kinds)
        of_kind = [hand for hand in hands if kind in hand.kinds] or [
            next((hand for hand in islice(self._hands, RARE) if kind in hand.kinds), hands[0])
        ]
        chosen = of_kind[0]
        if self.done < HANDS:
            last = self.hand.answer if self.hand else -1  # else the first ten may be all alike
            chosen = min(of_kind, key=lambda one: (one.answer == last, len(one.lines), one.answer))
        if kind:
            self._asked_kinds.append(chosen.kinds)
        return chosen

    def _answer(self, hand: Drill, answer: int) -> None:
        seconds = monotonic() - self._since
        right = answer == hand.answer
        self.asked = False
        self.done += 1
        self.right += right
        self.seconds += seconds
        if hand.kinds:
            weak = after(self._weak(), hand.kinds, missed(hand.kinds, hand.answer, answer))
            self.shell.set_setting(f"weak.{self.game.id}", weak)
        if not right:
            line = note("counting-wrong", value=hand.answer, given=answer)
        elif self.clocked:
            line = note("counting-right-in", value=hand.answer, **_a_hand(seconds))
        else:
            line = note("counting-right", value=hand.answer)
        if self.clocked and self.done == HANDS:
            self._keep()
        hint = (
            (note("counting-hint" if self.clocked else "counting-hint-lesson"),)
            if self.done == 1
            else ()
        )
        self._say(line, *(() if self.clocked else hand.lines), *hint)

    def _keep(self) -> None:
        """Keeps the record, at once: whatever happens to the room, it is there."""
        self._before = record(self.shell, self.game)
        mine = (self.right, round(self.seconds * 10))
        if self.right and (
            self._before is None or (mine[0], -mine[1]) > (self._before[0], -self._before[1])
        ):
            self._new = True
            self.shell.set_setting(f"record.{self.game.id}", {"right": mine[0], "tenths": mine[1]})

    def result(self) -> tuple[Note, ...]:
        """How it went: how many were right and how fast, and the record."""
        if not self.done:
            return (note("counting-none"),)
        if not self.clocked:
            weak = self._weak()
            worst = max(sorted(self._kinds), key=lambda kind: weak.get(kind, 0), default="")
            line = note("counting-result", right=self.right, count=self.done)
            if weak.get(worst, 0) < LEARNED:
                return (line,)
            return line, note("counting-weak", kind=note(f"{self.game.id}-drill-{worst}"))
        lines = [
            note(
                "counting-result-in",
                right=self.right,
                count=self.done,
                **_a_hand(self.seconds / self.done),
            )
        ]
        best = self._before if self.done == HANDS else record(self.shell, self.game)
        if self._new:
            lines.append(note("counting-first-record" if best is None else "counting-new-record"))
        if best is not None:
            message = "counting-record-before" if self._new else "counting-record"
            lines.append(note(message, right=best[0], **_a_hand(best[1] / HANDS / 10)))
        elif not self._new:
            lines.append(note("counting-no-record", count=HANDS))
        return tuple(lines)

    # -- keys --------------------------------------------------------------------------------------

    def starts_text(self, char: str) -> bool:
        return char == "/" or (self.asked and char in "0123456789")

    def text(self, text: str) -> bool:
        if not self.asked or self.hand is None:
            return False
        if text.isascii() and text.isdecimal() and len(text) <= LARGEST:
            self._answer(self.hand, int(text))
        else:
            self.shell.refuse_line(note("counting-no-number", text=Clean.of(text)))
        return True

    def enter(self) -> None:
        """On to the next hand; while one is asked, an answer is wanted."""
        if self.asked:
            self.shell.announcer.reply(note("counting-type"))
        else:
            self._next()

    def no_number(self, key: str) -> None:
        """A digit where nothing is asked."""
        self.shell.announcer.reply(
            note("counting-enter-next" if self.hand else "counting-enter-begins")
        )

    def _again(self) -> bool:
        self.shell.announcer.reply(*self.place())
        return True

    def _tell(self, ask: Ask) -> None:
        """What a question is answered at a table where this hand is counted."""
        told = None if self.hand is None else self.hand.answers.get(ask)
        if told is None:
            self.shell.announcer.reply(*self.place())
        else:
            still = (note("counting-type"),) if self.asked else ()
            self.shell.announcer.reply(told, short=still)

    def _go(self, to: int, by: int = 1) -> None:
        """To a card of the hand, or to its end where there is none further on."""
        cards = () if self.hand is None else self.hand.cards
        if not cards:
            self.shell.announcer.reply(*self.place())
        elif 0 <= to < len(cards):
            self._card = to
            self.shell.announcer.reply(cards[to])
        else:
            self._card = min(max(0, self._card), len(cards) - 1)
            self.shell.announcer.reply(edge(self.shell, by, cards[self._card], len(cards)))

    def _step(self, by: int) -> None:
        self._go(self._card + by, by)

    def _to_end(self, at: int) -> None:
        self._go(at if at >= 0 or self.hand is None else len(self.hand.cards) - 1)

    def _why(self) -> bool:
        if self.hand is None:
            self.shell.announcer.reply(note("counting-enter-begins"))
        elif self.asked:
            self.shell.announcer.reply(note("counting-type-first"))
        else:
            self.shell.announcer.reply(*self.hand.lines)
        return True

    def closed(self) -> None:
        self.shell.hear_as(self._listener)

    def cancel(self) -> bool:
        line = self.result()
        self.shell.pop(self)
        self.shell.announcer.reply(*line, *self.shell.place())
        self.shell.back(quiet=True)
        return True

    bindings = (
        Bind("act", enter),
        Bind("number", no_number, keys=DIGITS),
        Bind("counting-why", _why, keys=("k",)),
        *(row for row in asks(_tell) if BY_NAME[row.what].ask in TOLD),
        *same(("sort",), _again),
        Bind("next", partial(_step, by=1)),
        Bind("previous", partial(_step, by=-1)),
        Bind("to-first", partial(_to_end, at=0)),
        Bind("to-last", partial(_to_end, at=-1)),
        Bind("counting-again", _again, keys=("r", "backspace")),
        Bind("again", _again, keys=("space",)),
        Bind("type", begins_text, keys=("/",)),
    )
