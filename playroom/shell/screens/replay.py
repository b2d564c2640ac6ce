"""Replay of a finished game: by event, turn or deal, from any seat or with all hands open.

Questions have the keys they have at the table, and are answered as at that moment from that seat.
From any point one may play on: a new game that begins with the same inputs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from playroom.engine.header import PublicHeader
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.record import Seat
from playroom.engine.table import Ask
from playroom.locale.options import option_lines
from playroom.records.commentary import comments
from playroom.records.opening import keep_copy
from playroom.records.playback import Line, Playback
from playroom.shell.announcer import NOBODY
from playroom.shell.bindings import DIGITS, EVERY, Bind, asks
from playroom.shell.keys import COMMANDS, key_line
from playroom.shell.menu import Reader, YesNo
from playroom.shell.screens.rules import open_rules
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.fairness import fair_lines
from playroom.store import Origin, StoreError

STEPS: Mapping[str, tuple[int, str]] = {
    "next": (1, "event"),
    "previous": (-1, "event"),
    "next-zone": (1, "turn"),
    "previous-zone": (-1, "turn"),
    "newer": (1, "deal"),
    "older": (-1, "deal"),
}
"""What the table's keys for moving mean here."""

QUESTIONS = frozenset(command.name for command in COMMANDS if command.ask is not None)
OPEN_ASKS = (Ask.HAND,)
"""The questions that are answered for every seat when all hands are open."""


def _steps(act: Callable[..., object]) -> tuple[Bind, ...]:
    return tuple(Bind(what, partial(act, by=by, unit=unit)) for what, (by, unit) in STEPS.items())


class ReplayScreen(Screen):
    """One kept game under review."""

    where = "table"

    def __init__(self, shell: Shell, playback: Playback, seat: Seat | None) -> None:
        """`seat`: from its view; None: all hands open."""
        super().__init__(shell)
        self.playback = playback
        self.home = (playback.me or 0) if seat is None else seat
        self.seat = seat
        self.at = 0
        self._comments: dict[int, Note] = {}
        """The lines of the commentary by the sequence of their input, while it is on."""
        self._names = tuple(str(player.name) for player in playback.header.players)
        self._listen()

    def _listen(self) -> None:
        self.shell.hear_as(self.playback.listener(self.seat))

    # -- saying ------------------------------------------------------------------------------------

    def announce(self) -> None:
        header = self.playback.header
        others = tuple(
            note("plain-name", name=Clean.of(str(p.name)))
            for seat, p in enumerate(header.players)
            if seat != self.playback.me
        )
        title = note(
            "replay-title",
            game=note(f"{header.game}-name"),
            others=Notes(others),
            count=len(self.playback.log.entries),
        )
        self.shell.announcer.reply(title, *self.lines())

    def place(self) -> tuple[Note, ...]:
        self._listen()  # a table was in front, with ears of its own
        return self.lines()

    def resumed(self) -> None:
        self._listen()
        self.say()

    def closed(self) -> None:
        self.shell.hear_as(NOBODY)

    def say(self) -> None:
        """Says the event one stands at."""
        self.shell.announcer.reply(*self.lines())

    def lines(self) -> tuple[Note, ...]:
        """The lines of the event one stands at."""
        stops = self.playback.stops(self.seat)
        lines = tuple(self._heard(line) for line in stops[self.at].lines)
        here, after = self.position[0], stops[self.at + 1 : self.at + 2]
        is_last = not after or after[0].position[0] != here
        return (*lines, self._comments[here]) if is_last and here in self._comments else lines

    def comment(self) -> None:
        """The commentary on or off."""
        if not self.playback.over:
            self.shell.announcer.reply(note("replay-not-over"))
            return
        self._comments = {} if self._comments else comments(self.playback)
        self.shell.announcer.reply(note("comment-on" if self._comments else "comment-off"))

    def _heard(self, line: Line) -> Note:
        length = str(self.shell.settings.get("verbosity"))
        return self.playback.as_told(line, self.seat, self.shell.announcer.teller, length)

    def _by(self, seat: Seat, line: Note) -> Note:
        """A line for `seat`, as heard by the listener of all seats."""
        return self._heard(Line(seat, line))

    # -- moving ------------------------------------------------------------------------------------

    @property
    def position(self) -> tuple[int, int]:
        """Where one stands."""
        return self.playback.stops(self.seat)[self.at].position

    def _step(self, by: int, unit: str) -> None:
        to = self.playback.step(self.seat, self.at, by, unit)
        if to is None:
            edge = note("replay-end" if by > 0 else "replay-start", unit=unit)
            self.shell.announcer.reply(edge)
            return
        self.at = to
        self.say()

    def _go(self, at: int) -> None:
        self.at = at
        self.say()

    def _take_seat(self, seat: Seat | None) -> None:
        if not self.playback.may_see(seat):
            self.shell.announcer.reply(note("replay-not-over"))
            return
        position = self.position
        self.seat = seat
        self.home = self.home if seat is None else seat
        self._listen()
        self.at = self.playback.at(seat, position)
        self.shell.announcer.reply(self._ears(), *self.lines())

    def _ears(self) -> Note:
        if self.seat is None:
            return note("replay-all-open")
        return note(
            "replay-seat",
            mine=self.seat == self.playback.me,
            name=Clean.of(self._names[self.seat]),
        )

    # -- keys --------------------------------------------------------------------------------------

    def take_seat(self, key: str) -> None:
        """The ears of a seat, or all hands open."""
        if key == "0":
            self._take_seat(None)
        elif int(key) <= len(self._names):
            self._take_seat(int(key) - 1)
        else:
            self.shell.announcer.reply(note("replay-no-seat", count=len(self._names)))

    def no_key(self, key: str) -> bool:
        """A key that does something at a table only."""
        command = self.shell.keys.find("table", key)
        if command is None or command.where != "table":
            return False
        self.shell.announcer.reply(note("replay-no-key"))
        return True

    def ask(self, ask: Ask) -> None:
        """Answers a question."""
        length = "full" if ask is Ask.LAST else ""
        self.shell.announcer.reply(*self._answers(ask), length=length)

    def to_first(self) -> None:
        """To the beginning."""
        self._go(0)

    def to_last(self) -> None:
        """To the end."""
        self._go(len(self.playback.stops(self.seat)) - 1)

    def text(self, text: str) -> bool:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            return False
        sequence = int(text)
        if sequence > len(self.playback.log.entries):
            self.shell.announcer.reply(
                note("replay-no-input", count=len(self.playback.log.entries))
            )
        else:
            self._go(
                min(
                    self.playback.at(self.seat, (sequence, -1)) + 1,
                    len(self.playback.stops(self.seat)) - 1,
                )
            )
        return True

    def cancel(self) -> bool:
        self._leave()
        return True

    def _leave(self) -> None:
        self.shell.pop(self)
        self.shell.announcer.reply(note("replay-left"), *self.shell.place())
        self.shell.back(quiet=True)

    # -- answers -----------------------------------------------------------------------------------

    def _answers(self, ask: Ask) -> tuple[Note, ...]:
        table, position = self.playback.game.table, self.position
        if self.seat is not None:
            return tuple(table.answer(self.playback.view(position, self.seat), ask))
        if ask in OPEN_ASKS:
            seats = range(len(self._names))
            return tuple(
                self._by(s, line)
                for s in seats
                for line in table.answer(self.playback.view(position, s), ask)
            )
        return tuple(
            self._by(self.home, line)
            for line in table.answer(self.playback.view(position, self.home), ask)
        )

    def _place(self) -> None:
        position = self.position
        self.shell.announcer.reply(
            note(
                "replay-place",
                deal=self.playback.deal_of(position),
                deals=len(self.playback.deals),
                sequence=position[0],
                inputs=len(self.playback.log.entries),
                ears=self._ears(),
            )
        )

    def _options(self) -> None:
        title, lines = option_lines(self.playback.game, self.playback.header.setup)
        self.shell.push(Reader(self.shell, title, lines))

    def _rules(self) -> None:
        open_rules(self.shell, self.playback.game, self.playback.header.setup)

    def _fair(self) -> None:
        header, over = self.playback.header, self.playback.over
        seed, deal = header.seed if over else None, self.playback.log.deal
        promise = None if deal is None else deal.promise
        lines = fair_lines(PublicHeader.of(header), seed, promise)
        self.shell.push(Reader(self.shell, note("fair-title", over=over), lines))

    def told(self, row: Bind) -> tuple[Note, Note]:
        """Keys of the table that mean something else here, in the words of a replay."""
        what, about = super().told(row)
        if row.what in STEPS:
            by, unit = STEPS[row.what]
            return note("replay-key-step", unit=unit, on=by > 0), about
        if row.keys is DIGITS:
            return self._line_of(row), about
        own = f"replay-key-{row.what}"
        return note(own) if self.shell.announcer.teller.has(own) else what, about

    def _line_of(self, row: Bind) -> Note:
        if row.keys is DIGITS:
            return note("replay-key-seats", count=len(self._names))
        return key_line(self.shell.keys.keys_of(row.what), self.told(row)[0])

    def _help(self) -> None:
        rows = [row for row in self.rows.all if row.works(self) and row.what not in QUESTIONS]
        *here, way_out = map(self._line_of, rows)
        lines = [*here, note("replay-key-number"), note("replay-key-answers"), way_out]
        self.shell.push(Reader(self.shell, note("replay-help-title", count=len(lines)), lines))

    # -- what if -----------------------------------------------------------------------------------

    def _ask_what_if(self) -> None:
        sequence = self.position[0]
        if not self.playback.over:
            self.shell.announcer.reply(note("replay-not-over"))
        elif self.playback.is_over(sequence):
            self.shell.announcer.reply(note("replay-over-here"))
        elif self.playback.what_if(sequence, self.home) is None:
            self.shell.announcer.reply(note("replay-no-what-if"))
        else:
            mine = self.home == self.playback.me
            question = note(
                "replay-what-if",
                sequence=sequence,
                mine=mine,
                name=Clean.of(self._names[self.home]),
            )
            self.shell.push(YesNo(self.shell, question, partial(self._what_if, sequence)))

    def _what_if(self, sequence: int) -> None:
        log = self.playback.what_if(sequence, self.home)
        assert log is not None
        try:
            origin = Origin("what-if", self.playback.header.id)
            match = keep_copy(self.shell.store, log, origin)
        except StoreError as why:
            self.shell.announcer.reply(why.note)
            return
        self.shell.announcer.reply(note("replay-begins", id=Clean.of(match.header.id[:6])))
        self.shell.open("match", match, left=False)

    bindings = (
        *_steps(_step),
        Bind("seats", take_seat, keys=DIGITS),
        Bind("mark", _place),
        Bind("act", _ask_what_if, needs="games"),
        Bind("repeat", say),
        Bind("options", _options),
        Bind("rules", _rules),
        Bind("fair", _fair),
        Bind("comment", comment),
        *asks(ask),
        Bind("to-first", to_first, told=False),
        Bind("to-last", to_last, told=False),
        Bind("help", _help, told=False),
        Bind("save", _leave, told=False),
        Bind("at-table", no_key, keys=EVERY, told=False),
    )
