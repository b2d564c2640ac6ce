"""Table screen of a match in a room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from playroom.engine.chair import Chair
from playroom.engine.notes import Clean, Kind, Note, Seats, Who, note
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.table import Ask
from playroom.locale import Listener
from playroom.records.commentary import Commentator
from playroom.room.table.values import Phase
from playroom.shell.bindings import Bind
from playroom.shell.room.around import AROUND
from playroom.shell.room.menus import parting_note
from playroom.shell.room.paces import day_note
from playroom.shell.room.screen_context import ScreenContext
from playroom.shell.shell import Screen
from playroom.shell.table.history import lines_of
from playroom.shell.table.table_screen import TableScreen

MOST_TOLD = 60
"""Lines of what happened meanwhile, the latest; the history has them all."""


class RoomTable(TableScreen):
    """One match with others."""

    def __init__(
        self, context: ScreenContext, chair: Chair, closed: Callable[[Screen], None]
    ) -> None:
        """`closed` is told when the screen has gone."""
        self.context = context
        self._closed = closed
        again = None if chair.seat is None or context.reserved else context.again
        deal = context.session.state.deal
        if deal is not None and deal.match == chair.header.id:
            self.promise = deal.commitment
        super().__init__(context.shell, chair, again)
        self._commentator: Commentator | None = None

    @property
    @override
    def closing_note(self) -> Note | None:  # type: ignore[override]
        """A seat is kept for a while."""
        return parting_note(self.context)

    @property
    @override
    def hints_for(self) -> str:  # type: ignore[override]
        return self.context.session.hints

    @override
    def _rules(self) -> None:
        hints = note("together-hints", hints=self.hints_for)
        self.shell.open("rules", self.game, self.chair.header.setup, (hints,))

    def answer(self, ask: Ask) -> tuple[Note, ...]:
        """See `TableScreen`; the answer about the turn also says that the match is paused or its
        player away.
        """
        hands = self.chair.hands if ask is Ask.HAND else ()
        if hands:
            return tuple(self._hears(seat, view) for seat, view in enumerate(hands))
        lines = super().answer(ask)
        if ask is not Ask.TURN:
            return lines
        paused = self.context.session.state.phase is Phase.PAUSED
        first = (note("together-is-paused", Kind.TABLE),) if paused else ()
        return (*first, *lines, *self._away(lines))

    def _last_heard(self) -> tuple[Note, ...]:
        """At a table by correspondence all that happened since one's last look, in order, after how
        much it is.
        """
        state, chair = self.context.session.state, self.chair
        me = state.guest(self.context.session.me)
        if not state.pace or me is None or chair.seat is None:
            return super()._last_heard()
        since = max(me.seen, chair.mine)
        announcer = self.shell.announcer
        stands = {announcer.line(line) for line in self._standing()}
        lines = [
            line
            for line, place in lines_of(announcer.history)
            if place is not None and place[0] > since and line.kind is not Kind.TURN
        ]
        lines = [line for line in lines if announcer.line(line) not in stands]
        plays = len({placed.sequence for placed in chair.events() if placed.sequence > since})
        if not lines:
            return ()
        known = me.seen_at > 0 and me.seen >= chair.mine
        day = day_note(me.seen_at) if known else note("pace-your-play")
        return (note("pace-since", Kind.TABLE, day=day, count=plays), *lines[-MOST_TOLD:])

    def _hears(self, seat: Seat, view: Any) -> Note:
        """What a seat is told of its hand, for who watches with open hands."""
        length = str(self.shell.settings.get("verbosity"))
        listener = Listener.at_table(self.game, self.chair.header, seat)
        teller, lines = self.shell.announcer.teller, self.table.answer(view, Ask.HAND)
        text = " ".join(teller.phrase(line, listener, length) for line in lines)
        return note("replay-hears", who=Who(seat), line=Clean.of(text, 400))

    def _away(self, lines: Sequence[Note]) -> list[Note]:
        """Who of the others that are named is away."""
        named = set[int]()
        for line in lines:
            for value in line.all_values():
                if isinstance(value, Who):
                    named.add(value.seat)
                elif isinstance(value, Seats):
                    named.update(value.seats)
        return [
            note("together-away", Kind.PEOPLE, name=person.name, meant=False)
            for person in self.chair.people
            if person.away and person.seat in named and person.seat != self.chair.seat
        ]

    @override
    def _changed(self) -> None:
        super()._changed()
        if self._commentator is not None and self.chair.outcome is None:
            line = self._commentator.heard(self.chair.view)
            if line is not None:
                told = partial(self._telling.then, partial(self.shell.announcer.aside, line))
                self.shell.afterwards(told)  # after the lines of what it is about

    def _comment(self) -> None:
        """The commentary on or off, for who watches."""
        on = self._commentator is None
        setup = self.chair.header.setup
        self._commentator = Commentator(self.game, setup, self.chair.view) if on else None
        self.shell.announcer.reply(note("comment-on" if on else "comment-off"))

    def _watches(self) -> bool:
        return self.chair.seat is None

    def tell_rest(self) -> None:
        """What waits for its moment is told now."""
        self._telling.all()

    def leave(self) -> None:
        """Goes for a while; the seat is kept."""
        if self.chair.outcome is not None:
            self.shell.pop(self)
            self.shell.back()
            return
        self.context.go(False)

    def closed(self) -> None:
        super().closed()
        self._closed(self)

    def _act(self, touched: bool = False) -> None:
        """At a table by correspondence, Enter goes on where nothing is to be done here."""
        chair = self.chair
        waits = chair.seat is not None and chair.plays and chair.outcome is None
        mine = any(request.awaited for request in chair.requests) or self.marked
        paced = self.context.session.state.pace > 0
        goes_on = paced and waits and not mine and not touched
        if not (goes_on and (self._telling.next(key=True) or self.context.next_table())):
            super()._act(touched)

    def _hurry(self) -> None:
        """Goes on with what is told; while others think, asks them whether they are there."""
        self.chair.hurry()
        if self._telling.next(key=True):
            return
        mine = any(request.awaited for request in self.chair.requests)
        playing = self.context.session.state.phase is Phase.PLAYING
        if mine or not playing or self.chair.outcome is not None:
            self.shell.announcer.reply(*self.answer(Ask.TURN))
        else:
            self.context.nudge()

    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("save", leave, below=True),
        Bind("rules", _rules, below=True),
        Bind("hurry", _hurry),
        Bind("comment", _comment, when=_watches),
        *AROUND,
    )
