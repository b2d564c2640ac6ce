"""Events at a table as announcements for one chair: events in order, clocks, faults, the end."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from functools import partial

from playroom.engine.chair import Chair, Hooks
from playroom.engine.deal.seal import seal
from playroom.engine.narration import narrate, sound_of
from playroom.engine.notes import Kind, Note, Who, note
from playroom.engine.steps import Placed, SeatChanged
from playroom.engine.table import Zone
from playroom.locale import Listener
from playroom.shell.announcer import Happened
from playroom.shell.shell import Shell
from playroom.shell.table.fairness import tells_all
from playroom.shell.table.hand_order import as_held
from playroom.shell.table.pacing import Telling

_TURN_BEHIND = frozenset((Kind.PLAY, Kind.POINTS, Kind.DEAL, Kind.TURN))
"""Kinds of lines that what is awaited belongs to."""


def is_played_for(chair: Chair) -> bool:
    """Has the player left this seat, while the game goes on?"""
    return chair.seat is not None and not chair.plays and chair.outcome is None


class Happening:
    """Tells what the chair hears."""

    def __init__(
        self,
        shell: Shell,
        chair: Chair,
        hand: Callable[[], Zone],
        dealt: Callable[[], None],
        after: Callable[[], Sequence[Note]],
        last: Note,
    ) -> None:
        """`hand` gives the zone of one's own cards, and `dealt` is called when they are others. At
        the end `after` is called once for what is told then; the `last` line is told after it.
        """
        self._shell = shell
        self._chair = chair
        self._hand = hand
        self._dealt = dealt
        self._after = after
        self._last = last
        self.answering = False
        """Does what is told next answer a key?"""
        self.keeping_told = False
        """Has it been told of what is on its way that it is being kept?"""
        self.unkept: Note | None = None
        """Why nothing could be kept when that was tried last; None: it could."""
        self._over_told = False
        self._names: tuple[str, ...] = ()
        self.telling = Telling(
            shell.announcer.tell, self.pause_of_lines, self._voice_busy, shell.fail
        )
        self._happened: list[Placed] = []
        self._held: list[Happened] = []
        self._answers = False
        """Does what is held answer a key?"""

    def hooks(self, changed: Callable[[], None]) -> Hooks:
        """What the chair calls; `changed` when what is waited for may have changed."""

        def done() -> None:
            self.tell_heard()
            changed()

        return Hooks(
            event=self.heard,
            changed=done,
            clock=lambda left: self.later(partial(self._clock, left)),
            failed=lambda why: self.later(partial(self.failed, why)),
            keeping=lambda: self.later(self._keeping),
            over=lambda: self.later(self.over),
            people=self.listen,
            pause=self._pause,
            voice_busy=lambda: self.telling.busy() or self._voice_busy(),
        )

    def listen(self) -> None:
        """Lines are told to this seat, with the names of who sits here now."""
        chair = self._chair
        names = tuple(str(person.name) for person in chair.people if person.seat is not None)
        self._names = names
        listener = Listener.at_table(chair.game, chair.header, chair.seat)
        self._shell.hear_as(listener.with_names(names))

    def later(self, act: Callable[[], None]) -> None:
        """What came of a key is done and told when the key itself is done with."""
        self._shell.afterwards(act)

    def failed(self, why: Exception, own: bool = False) -> None:
        """Something could not be kept, or went wrong; `own`: what the player brought."""
        hindrance = self._shell.hindrance(why)
        if hindrance is not None:
            self.cannot_keep(hindrance)
        else:
            self.unkept = None
        if self.unkept is None or own:  # of one's own play it is said that it has not happened
            self._shell.fail(why)
        else:
            self._shell.announcer.aside(*self.standing())

    def cannot_keep(self, why: Note) -> None:
        """Nothing can be kept, until something happens."""
        self.unkept = why
        self._shell.announcer.trouble = self.standing

    def standing(self) -> tuple[Note, ...]:
        """What is said of it as long as it lasts, with what to do."""
        if self.unkept is None:
            return ()
        return (note("table-unkept", Kind.TABLE, why=self.unkept, mine=self.is_awaited),)

    @property
    def is_awaited(self) -> bool:
        """Is the player waited for?"""
        return any(request.awaited for request in self._chair.requests)

    # -- events ------------------------------------------------------------------------------------

    def heard(self, placed: Placed) -> None:
        """An event, to be told when all that came of the same input is there."""
        self.unkept = None  # it is kept
        self._happened.append(placed)

    def tell_heard(self) -> None:
        """Tells what has been heard since it was told last."""
        if self._happened:
            happened, self._happened = self._happened, []
            self.later(partial(self._tell_all, happened))

    def lines_of(self, placed: Placed, past: bool = False) -> tuple[Note, ...]:
        """The lines of an event. Taking over a seat names its former player as long as that is
        known: not for what is `past`, nor for a bot of the same name.
        """
        event = placed.event
        if isinstance(event, SeatChanged) and event.name:
            names = self._names[event.seat : event.seat + 1]
            if past or names == (str(event.name),):
                who = Who(event.seat)
                return (note("table-seat-joined", Kind.PEOPLE, who=who, name=event.name),)
        return narrate(self._chair.game, event, self._chair.seat)

    def _tell_all(self, happened: Sequence[Placed]) -> None:
        for_a_bot = is_played_for(self._chair)
        for placed in happened:
            try:
                self._tell(placed, for_a_bot)
            except Exception as why:
                self._shell.fail(why)
        if self._held:
            self._tell_held()

    def _tell(self, placed: Placed, for_a_bot: bool) -> None:
        """Tells an event, or holds it back for what may go on with it; `for_a_bot`: one answers
        what this seat is asked.
        """
        chair, table = self._chair, self._chair.game.table
        notes = self.lines_of(placed)
        if for_a_bot:
            notes = tuple(line for line in notes if line.kind is not Kind.TURN)
        for line in notes:
            if line.kind is Kind.DEAL:
                notes = as_held(notes, self._hand())
                break
        answers, self.answering = self.answering and bool(notes), self.answering and not notes
        paced = isinstance(placed.event, table.paced)
        position = (placed.sequence, placed.index)
        try:
            sound = sound_of(chair.game, placed.event, notes, chair.seat) if notes else None
        except Exception as why:  # a game that fails at its sounds is told all the same
            self._shell.settings.report(traceback.format_exception(why))
            sound = None
        if sound is not None:
            self._shell.announcer.will_sound[position] = sound
        if placed.event.seen_by(None) != placed.event:
            self._shell.announcer.private.update(notes)
        if notes:
            if self._held and (paced or not self._belongs(notes)):
                self._tell_held()
            if not self._held:
                self._answers = answers
            self._held.append((notes, position))
            if paced:
                self._tell_held(paced)
        if isinstance(placed.event, table.deals):
            self._dealt()
        if isinstance(placed.event, SeatChanged):
            if self._held:
                self._tell_held()
            self.listen()

    def _belongs(self, notes: Sequence[Note]) -> bool:
        """Does what is held go on with these notes?"""
        before, kind = self._held[-1][0][-1].kind, notes[0].kind
        if notes[-1].kind not in (kind, Kind.TURN):
            return False
        return kind is before is Kind.DEAL or (kind is Kind.TURN and before in _TURN_BEHIND)

    def _tell_held(self, paced: bool = False) -> None:
        """Tells what was held back for what might belong to it."""
        held, self._held = self._held, []
        answers = self._answers
        if len(held) == 1 and (paced or len(held[0][0]) == 1):
            self.telling.add(*held[0], answers, paced)
        else:
            tell = self._shell.announcer.tell_together
            self.telling.in_turn(lambda key: tell(held, answers or key))

    def _clock(self, left: int) -> None:
        self._shell.announcer.aside(note("table-clock", Kind.CLOCK, seconds=left))

    def _keeping(self) -> None:
        if not self.keeping_told:
            self.keeping_told = True
            self._shell.announcer.aside(note("table-being-kept", Kind.TABLE))

    # -- pauses ------------------------------------------------------------------------------------

    def _pause(self) -> float:
        """Seconds between two acts of bots."""
        return self._shell.settings_number("pace") / 10

    def pause_of_lines(self) -> float:
        """Seconds between two lines of a count: none in a pipe, or while a clock runs for the
        person.
        """
        clocks = any(request.awaited and request.seconds for request in self._chair.requests)
        return 0.0 if self._shell.line_mode or clocks else self._pause()

    def _voice_busy(self) -> bool:
        shell = self._shell
        return bool(shell.settings.get("wait_for_voice")) and shell.announcer.speech.busy()

    # -- the end -----------------------------------------------------------------------------------

    def over(self) -> None:
        """The match is over: that is told once, after all that happened."""
        if self._over_told:
            return
        self._over_told = True
        lines = tuple(self._after())
        self.telling.then(partial(self._tell_end, lines))

    def _tell_end(self, lines: Sequence[Note]) -> None:
        announcer, header = self._shell.announcer, self._chair.header
        if header.sealed and tells_all(self._shell.settings):
            announcer.aside(note("fair-opened", Kind.TABLE, seal=seal(header)))
        announcer.aside(*lines)
        announcer.aside(self._last)
