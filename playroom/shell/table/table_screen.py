"""A game in front of the player: cursor, marks, questions, plays.

All answers come from the seat's view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar, TypeGuard

from playroom.engine.chair import Chair
from playroom.engine.contract import Game
from playroom.engine.header import Commitment
from playroom.engine.narration import leave_question, left_note
from playroom.engine.notes import Clean, Kind, Note, Notes, Rejection, note
from playroom.engine.steps import Action
from playroom.engine.table import Ask, GameKey, Item, Zone
from playroom.locale.options import option_lines
from playroom.shell.announcer import NOBODY
from playroom.shell.bindings import ASKING, DIGITS, Bind, asks, rows_of
from playroom.shell.keys import BY_NAME, OPENERS
from playroom.shell.menu import Reader, YesNo, begins_text, edge
from playroom.shell.players import level_lines
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.bringing import Bringing
from playroom.shell.table.cursor import HAND, Cursor
from playroom.shell.table.fairness import fair_lines
from playroom.shell.table.hand_order import as_held
from playroom.shell.table.happening import Happening, is_played_for
from playroom.shell.table.hints import Hints
from playroom.shell.table.history import export, open_history, tell_first, tell_since
from playroom.shell.table.plays import Offered, Plays
from playroom.shell.table.typed_moves import TypedMoves, Unsure
from playroom.shell.terminal.keynames import is_digit

STILL = frozenset(
    [
        "repeat",
        "older",
        "newer",
        "oldest",
        "newest",
        "history",
        "hurry",
        "language",
        "verbosity",
        "speech",
    ]
)
"""While a count is told line by line, these let it go on at its pace; before anything else the rest
is told at once.
"""


LATELY = 6
"""Events after which what is awaited has been told a moment ago."""


class TableScreen(Screen):
    """One match at the keyboard."""

    where = "table"
    answers_below = True
    happenings: ClassVar[type[Happening]] = Happening
    """Tells what happens here."""
    promise: Commitment | None = None
    """What the room was committed to before a joint deal; None: the deal is not joint."""
    hints_for: str = "bots"
    """Who may ask for hints here (`Hints`)."""

    def __init__(
        self,
        shell: Shell,
        chair: Chair,
        again: Callable[[], None] | None = None,
        same: Callable[[], None] | None = None,
        after: Callable[[], Sequence[Note]] = tuple,
        not_kept: Callable[[], Note | None] = lambda: None,
        undo: Callable[[], None] | None = None,
        level: Callable[[], None] | None = None,
    ) -> None:
        """`again` opens the list of what to play after the game, `same` starts a new game with the
        same deal. `after` is called once at the end and returns
        lines to say then; `not_kept` returns the warning for a player who leaves a game that could
        not be stored; `undo` takes the last choice back; `level` asks for another level of bots.
        """
        super().__init__(shell)
        self.chair = chair
        self.game = chair.game
        self.own_rows = _rows_of_game(chair.game)
        self.rows = rows_of(type(self), shell.may, self.own_rows)
        self.table = chair.game.table
        self._again = again
        self._same = same
        self._not_kept = not_kept
        self._undo = undo
        self._level = level
        self._cursor = Cursor(self.zones, self.table.board, watches=chair.seat is None)
        self.typed_moves = TypedMoves(shell, chair, self.zones)
        self.happening = self.happenings(
            shell,
            chair,
            lambda: self.zones()[0],
            self._cursor.dealt,
            after,
            note("table-over" if again else "table-over-leave", Kind.TABLE),
        )
        self._telling = self.happening.telling
        self._bringing = Bringing(shell, self.happening)
        self._plays = Plays(shell, chair, self.do)
        self.hints = Hints(shell, chair, self.typed_moves.move_note, lambda: self.hints_for)
        self._asked: Ask | None = None  # the question that the last key asked
        self._asked_before: Ask | None = None  # and the one that the key before it asked
        self.happening.listen()
        shell.announcer.forget()
        shell.sounding.output.warm()
        chair.attach(self.happening.hooks(self._changed))

    # -- coming and going --------------------------------------------------------------------------

    def begin(self) -> None:
        """Tells the start of a new game and lets it go on."""
        self.happening.answering = True
        for placed in self.chair.events():
            self.happening.heard(placed)
        self.happening.tell_heard()
        self.chair.start()

    def resume(self, left: bool = True, joined: bool = False, instead: Note | None = None) -> None:
        """Takes up a game that was `left`, or goes on from a point of another: the last line that
        was heard, the scores, the hand and what is awaited. `joined`: one sits down in it only now.
        `instead`: after a choice was taken back, or a level changed, that line and what is awaited
        are enough.
        """
        for placed in self.chair.events():
            if notes := self.happening.lines_of(placed, past=True):
                self.shell.announcer.keep(notes, (placed.sequence, placed.index))
        new = joined or self.chair.seat is None  # who watches, or sits down now, has left nothing
        how = "watch" if left and new else left
        first = note("table-resumed", Kind.TABLE, game=note(f"{self.game.id}-name"), left=how)
        last_heard = self._last_heard()
        answers = self._standing()
        if instead is not None:
            first, last_heard, answers = instead, (), self.answer(Ask.TURN)
        for line in (first, *answers):
            self.shell.announcer.keep((line,))
        for line in (first, *last_heard, *answers):
            self.shell.announcer.aside(line)
        if self.chair.outcome is not None:
            self.happening.over()
        self.chair.start(resumed=True)

    def _standing(self) -> tuple[Note, ...]:
        """How the game stands, for who takes it up again."""
        lines = self.table.resuming_at(self.view())
        if self.is_played_for():
            lines = (*(ask for ask in lines if ask not in (Ask.TURN, Ask.WHY)), Ask.TURN)
        return tuple(line for ask in lines for line in self.answer(ask))

    def _last_heard(self) -> tuple[Note, ...]:
        """What was heard last in this deal, but for turns, cards and what is asked: the answers
        tell them; and but for who sat down.
        """
        lines = {self.shell.announcer.line(line) for line in self._standing()}
        for entry in reversed(self.shell.announcer.history):
            left = tuple(
                line
                for line in entry.notes
                if line.kind not in (Kind.TURN, Kind.DEAL) and line.id != "table-seat-joined"
            )
            if left or any(line.kind is Kind.DEAL for line in entry.notes):
                return tuple(line for line in left if self.shell.announcer.line(line) not in lines)
        return ()

    def resumed(self) -> None:
        self.ask(Ask.TURN)

    def told_trouble(self, before: tuple[Note, ...]) -> None:
        """What is awaited comes last, unless it was told a moment ago and no key since."""
        lately = [line for entry in self.shell.announcer.history[-LATELY:] for line in entry.notes]
        game_line = any(line.kind in (Kind.TURN, Kind.COUNT, Kind.DEAL) for line in lately)
        if self.chair.requests and not (game_line and all(line in lately for line in before)):
            self.shell.announcer.aside(*self.table.answer(self.view(), Ask.TURN))

    def closed(self) -> None:
        self._telling.stop()
        self.shell.announcer.trouble = None
        self.hints.close()
        self.chair.close()

    @property
    def ready(self) -> asyncio.Event:  # type: ignore[override]
        return self.chair.settled

    def view(self) -> Any:
        """What the person may know now."""
        return self.chair.view

    def is_played_for(self) -> bool:
        """Has the player left this seat, while the game goes on?"""
        return is_played_for(self.chair)

    def _changed(self) -> None:
        """What is waited for may have changed."""
        self._plays.questions_changed()
        self.shell.changed()

    # -- cursor ------------------------------------------------------------------------------------

    def zones(self) -> tuple[Zone, ...]:
        """The zones under review now."""
        return tuple(self.table.zones(self.view(), str(self.shell.settings.get("hand_order"))))

    def answer(self, ask: Ask) -> tuple[Note, ...]:
        """What answers a question; one's own cards in the order in which they are held. Who has
        left the table is not told that it is their turn.
        """
        if self.is_played_for() and ask in (Ask.TURN, Ask.WHY):
            return (left_note(self.game, self.view()),)
        lines = tuple(self.table.answer(self.view(), ask))
        if ask in (Ask.TURN, Ask.WHY):
            return (*lines, *self.happening.standing())
        return as_held(lines, self.zones()[0]) if ask is Ask.HAND else lines

    @property
    def cursor(self) -> tuple[str, str]:
        """The zone and the item that the cursor is on (no item in an empty zone)."""
        zone, at = self._cursor.current()
        return zone.id, zone.items[at].key if at >= 0 else ""

    @property
    def marked(self) -> frozenset[str]:
        """The items that are marked."""
        return frozenset(item.key for item in self._cursor.marks())

    def stand(self, zone: str, key: str, heard: bool = True) -> bool:
        """Goes to an item without a word (see `Cursor.stand`). Is it there?"""
        return self._cursor.stand(zone, key, heard)

    def marks_by_touch(self) -> bool:
        """Does a press of the item under the cursor mark it? Else it does what Enter does. What
        lies on the table and is no play alone can only be taken together with others.
        """
        zone, at = self._cursor.current()
        if at < 0 or self._cursor.marks() or self.table.takes_several(self.view()):
            return True
        item = zone.items[at]
        plays = self.table.act(self.view(), (), item)
        return zone.id != HAND and item.markable and isinstance(plays, Rejection)

    def touch(self) -> None:
        """A press of the item under the cursor, which nothing but the press itself has told."""
        mark = self.rows.named["mark"]
        act = Bind("act", lambda screen: screen._act(touched=True))
        self.run(mark if self.marks_by_touch() else act)

    def has_listed(self, zone: str, key: str) -> bool:
        """Is the item that a list in front is at the first of the plays of this item?"""
        item = self._cursor.item()
        if item is None or self.cursor != (zone, key) or self._cursor.marks():
            return False
        return self._plays.is_at_first(self.table.act(self.view(), (), item))

    def _step(self, by: int) -> None:
        if self._cursor.step(by):
            self.shell.announcer.reply(self._cursor.here())
        elif item := self._cursor.item():
            zone, _ = self._cursor.current()
            self.shell.announcer.reply(edge(self.shell, by, item.note, len(zone.items)))

    def _change_zone(self, by: int) -> None:
        self._cursor.change_zone(by)
        zone, at = self._cursor.current()
        item = self._cursor.here()
        self.shell.announcer.reply(note("table-zone", zone=zone.note, item=item, empty=at < 0))

    def _jump(self, at: int) -> None:
        zone, _ = self._cursor.current()
        if (not zone.items and zone.id != HAND) or self._cursor.jump(
            at
        ):  # no place to go to: says so, as Tab does
            self.shell.announcer.reply(self._cursor.here())
        else:
            what = "table-no-card" if zone.id == HAND else "shell-no-item"
            self.shell.announcer.reply(note(what, place=at + 1, count=len(zone.items)))

    def _mark(self) -> None:
        item = self._cursor.item()
        if item is None:
            self.shell.announcer.reply(note("table-nothing-to-mark"))
        elif not item.markable:
            plays = self.table.act(self.view(), (), item)
            why = plays.note if isinstance(plays, Rejection) else None
            self.shell.announcer.reply(why or note("table-not-to-mark", item=item.note))
        else:
            on = self._cursor.mark(item)
            marks = self._cursor.marks()
            self.shell.announcer.reply(self.table.marking(self.view(), marks, item, on))

    def _to_playable(self, by: int) -> None:
        zones = self.zones() if self.table.board else self.zones()[:1]
        playable = self.table.playable(self.view())
        places = [
            (row, at)
            for row, zone in enumerate(zones)
            for at, item in enumerate(zone.items)
            if item.key in playable
        ]
        if not places:
            self.shell.announcer.reply(*self.table.answer(self.view(), Ask.NEXT))
            return
        self._cursor.to_next_of(places, by)
        here, item = self._cursor.here(), self._cursor.item()
        does = self._first_play(item)
        self._cursor.told_play = does
        self.shell.announcer.reply(here, *([does] if does is not None else []))

    def _first_play(self, item: Item | None) -> Note | None:
        return None if item is None else self.table.first_play(self.view(), item)

    # -- acting ------------------------------------------------------------------------------------

    def _resign(self) -> None:
        """Leaves the game itself, by the rules of the table, once that is confirmed."""
        if self.chair.outcome is not None:
            self.shell.announcer.reply(note("table-game-over"))
        elif not self.chair.plays:
            self.shell.announcer.reply(left_note(self.game, self.view()))
        else:
            question = leave_question(self.game, self.view())
            if isinstance(question, Rejection):
                self.shell.announcer.reply(question.note)
            else:
                self.shell.push(YesNo(self.shell, question, self._leave_game))

    def _leave_game(self) -> None:
        self._bringing.bring(self.chair.leave, lambda refused: refused.note, self._has_left)

    def _has_left(self, told: bool) -> None:
        if self.chair.outcome is None:
            self.shell.announcer.aside(left_note(self.game, self.view()))

    def _come_back(self) -> None:
        """Takes the seat back from the bot that plays there."""
        self._bringing.bring(self.chair.come_back, lambda refused: refused.note, self._is_back)

    def _is_back(self, told: bool) -> None:
        self.shell.announcer.aside(*self.table.answer(self.view(), Ask.TURN))

    def _play_same(self) -> None:
        """The same deal again, once the game is over."""
        if self._same is None:
            self.shell.announcer.reply(note("table-same-deal-not-here"))
        elif self.chair.outcome is None:
            self.shell.announcer.reply(note("table-same-deal-not-yet"))
        else:
            self._same()

    def _take_back(self) -> None:
        """Takes the last choice back."""
        if self._undo is None:
            self.shell.announcer.reply(note("undo-not-here"))
        elif self.chair.outcome is not None:
            self.shell.announcer.reply(note("undo-over"))
        else:
            self._undo()

    def _change_level(self) -> None:
        """Asks for another level of the bots."""
        if self._level is None:
            self.shell.announcer.reply(note("level-not-here"))
        elif self.chair.outcome is not None:
            self.shell.announcer.reply(note("level-over"))
        else:
            self._level()

    def _may_take_back(self) -> bool:
        return self._undo is not None and self.chair.outcome is None

    def _may_play_same(self) -> bool:
        return self._same is not None and self.chair.outcome is not None

    def _act(self, touched: bool = False) -> None:
        """`touched`: by a press of the item under the cursor."""
        if self.is_played_for():
            self._come_back()
            return
        if self.chair.outcome is not None:
            if self._again is not None:
                self._again()
            else:
                self.shell.announcer.reply(note("table-over-leave"))
            return
        if self.happening.unkept is not None and not self.happening.is_awaited:
            self.chair.hurry()  # what comes of it is told
            others = (p for p in self.chair.people if p.seat not in (None, self.chair.seat))
            if all(other.kind != "person" for other in others):
                self.shell.announcer.reply(note("table-tries-again"))
                return
        marked = self._cursor.marks()
        here = None if marked else self._cursor.item()
        plays: Offered | Rejection = self.table.act(self.view(), marked, here)
        told = False
        own = here is not None and self._are_its_own(plays)
        if here is not None and isinstance(plays, tuple) and (own or touched):
            named = not own or self._names_first()
            heard, play = self._cursor.is_heard(here), self._cursor.told_play
            if heard and play is not None:
                told = play == plays[0].note or play == self._first_play(here)
            if not heard or (named and not told):
                line, on_page = self._cursor.here(), not self.shell.may.terminal
                # where there is no terminal, the item was read when one came to it
                lines = () if heard or on_page else (line,)
                if len(plays) == 1:
                    self._cursor.told_play = play = plays[0].note
                    if on_page:
                        play = note("table-press-again", play=play)
                    elif named:
                        play = note("table-plays", count=1, first=play)
                    else:
                        play = note("table-enter-again")
                    self.shell.announcer.reply(*lines, play)
                    return
                if lines:
                    self.shell.announcer.reply(*lines)  # the list that follows is of this card
        self._choose(plays, told)

    def _names_first(self) -> bool:
        """Is a play named before it is done, also where the card was heard?"""
        return self.table.names_first and not self.shell.settings.get("one_press")

    def _are_its_own(self, plays: Offered | Rejection) -> bool:
        """Would Enter do something with this very item? Then it must have been heard."""
        return isinstance(plays, tuple) and self.table.act(self.view(), (), None) != plays

    def _choose(self, plays: Offered | Rejection, told: bool = False) -> None:
        """Does the one play, or opens a list of several, the first of which was `told`."""
        self._plays.choose(plays, told)

    def do(self, action: Action, request: str = "") -> None:
        """Does an action as the answer to the question `request`, and tells what came of it."""
        self._bringing.bring(
            partial(self.chair.submit, action, request, id=self.hints.id_of_act()),
            lambda refused: self.table.refused(self.view(), action, refused).note,
            partial(self._done, self._cursor.marked),
        )

    def _done(self, marked: frozenset[str], told: bool) -> None:
        """An action was done."""
        self._cursor.played(marked)
        self.hints.acted()
        if not told:  # a key never stays without an answer
            self.shell.announcer.reply(
                note("table-done"), *self.table.answer(self.view(), Ask.TURN)[:1]
            )

    # -- keys --------------------------------------------------------------------------------------

    def starts_text(self, char: str) -> bool:
        if char == "/":
            self.typed_moves.prepare()
        return char == "/" or (is_digit(char) and self.table.wants_number(self.view()))

    def key(self, key: str) -> bool:
        keys = self.shell.keys
        row = self.rows.find(keys, self.where, key)
        if row is not None:
            return self.run(row, key)
        self._let_on("".join(keys.names(self.where, key)))
        return False

    def run(self, row: Bind, key: str = "") -> bool:
        self._let_on(row.what)
        self._asked_before, self._asked = self._asked, None
        return super().run(row, key)

    def _let_on(self, what: str) -> None:
        """Tells the rest of a count before something else is answered, or lets it go on later."""
        if what in STILL:
            self._telling.later()
        elif what not in ("hurry", "cancel"):
            self._telling.all()

    def answers(self, key: str) -> bool:
        row = self.rows.find(self.shell.keys, self.where, key)
        return row is not None and row.what in ASKING

    def informs(self, key: str) -> bool:
        own = self.own_key(key)
        answer = None if own is None else self._pressed(own.name)
        if not _only_tells(answer):
            return False
        self.shell.announcer.reply(*answer, short=self.shell.front.still())
        return True

    def own_key(self, key: str) -> GameKey | None:
        """The key of the game itself that is meant."""
        row = self.rows.find(self.shell.keys, self.where, key)
        return next((own for own in self.table.keys if self._row_of(own) is row), None)

    def _row_of(self, own: GameKey) -> Bind | None:
        return self.rows.named.get(f"{self.game.id}-key-{own.name}")

    def is_own_key(self, key: str) -> bool:
        return self.own_key(key) is not None

    def told(self, row: Bind) -> tuple[Note, Note]:
        """Keys of the game, and questions for which it has words of its own, in the words of the
        game.
        """
        game = self.game.id
        if row.what.startswith(f"{game}-key-"):
            return note(row.what), note("help-own-key", game=note(f"{game}-name"))
        what, about = super().told(row)
        command = BY_NAME.get(row.what)
        ask = Ask.NEXT if row.what == "playable" else None if command is None else command.ask
        if ask is None:
            return what, about
        own, has = f"{game}-key-{ask}", self.shell.announcer.teller.has
        return note(own) if has(own) else what, note(f"{own}-about") if has(
            f"{own}-about"
        ) else about

    def key_below(self, key: str) -> bool:
        """While something is read in front, questions are answered and nothing is played."""
        row = self.rows.find(self.shell.keys, self.where, key)
        if row is None or not row.below:
            return False
        front = self.shell.front
        if row.what in OPENERS and isinstance(front, Reader):
            self.shell.pop(front)  # one list takes the place of the other
        return self.run(row, key)

    def is_own_row(self, what: str) -> bool:
        """Is a row (by its name) a key of the game itself?"""
        return any(row.what == what for row in self.own_rows)

    def plays_by(self, what: str) -> bool:
        """Does a key of the game itself (by the name of its row) make a move now? Else it just
        tells something.
        """
        name = what.removeprefix(f"{self.game.id}-key-")
        return not _only_tells(self.table.press(self.view(), name, (), None))

    def press(self, name: str) -> None:
        """A key of the game itself."""
        result = self._pressed(name)
        if _only_tells(result):
            self.shell.announcer.reply(*result)
        else:
            self._choose(result)  # type: ignore[arg-type]

    def _pressed(self, name: str) -> Offered | Rejection | tuple[Note, ...]:
        """What a key of the game itself means now."""
        marked = self._cursor.marks()
        item = None if marked else self._cursor.item()
        return self.table.press(self.view(), name, marked, item)

    def ask(self, ask: Ask) -> None:
        """Answers a question, then tells what still waits for the player, unless that is just
        what was asked. The last play is told in full, however short it was the first time, and so
        is every answer when it is asked for again at once.
        """
        front = self.shell.front
        short = () if front is self and ask in (Ask.TURN, Ask.WHY) else front.still()
        length = "full" if ask in (Ask.LAST, self._asked_before) else ""
        self._asked = ask
        self.shell.announcer.reply(*self.answer(ask), short=short, length=length)

    def still(self) -> tuple[Note, ...]:
        """The number that is asked for, and what of it is typed already."""
        typed = Clean.of(self.shell.typed)
        begun = (note("table-typed", number=typed),) if typed else ()
        if self.is_played_for() or not self.table.asks_number(self.view()):
            return begun
        return (*self.table.answer(self.view(), Ask.TURN), *begun)

    def to_place(self, key: str) -> None:
        """To the card with this number."""
        self._jump((int(key) - 1) % 10)

    def cancel(self) -> bool:
        if self._cursor.unmark():
            self.shell.announcer.reply(note("table-unmarked-all"))
        elif self.chair.outcome is not None:
            self.leave()
        elif (begun := self.table.cancelled(self.view())) is not None:
            self.do(begun, self.chair.request_of(begun))
        elif self._cursor.untold(heard=self._names_first()):
            self.shell.announcer.reply(note("shell-cancelled"))
        else:
            self.shell.announcer.reply(note("table-how-to-leave"))
        return True

    def is_move(self, text: str) -> bool:
        return self.typed_moves.is_move(text)

    def understands(self, text: str) -> bool:
        return self.typed_moves.understands(text)

    def move_words(self) -> frozenset[str]:
        return self.typed_moves.phrasing().vocabulary

    def begins_move(self, text: str) -> bool:
        return self.typed_moves.begins(text)

    def text(self, text: str) -> bool:
        self._telling.all()
        if text.isascii() and text.isdigit() and self.table.wants_number(self.view()):
            action = self.table.number(self.view(), int(text))
            if isinstance(action, Rejection):
                self.shell.announcer.reply(action.note)
            else:
                self._plays.confirm(action, typed=True)
            return True
        meant = self.typed_moves.read(text)
        if isinstance(meant, Item):
            self._choose(self.table.act(self.view(), (), meant))
        elif isinstance(meant, Unsure):
            self._plays.ask(meant.actions, self.typed_moves)
        elif isinstance(meant, tuple):
            self.shell.refuse_line(*meant)
        elif meant is not None:
            self._plays.confirm(meant, typed=True)
        return meant is not None

    def leave(self) -> None:
        """Leaves the table; the game is kept as it is."""
        over = self.chair.outcome is not None
        self.shell.pop(self)
        self.shell.hear_as(NOBODY)
        line = note("table-left" if over else "table-saved", id=Clean.of(self.chair.header.id[:6]))
        not_kept = self._not_kept()
        left = not_kept or line
        if not (over or not_kept) and self.shell.screens:
            self.shell.front.left_game(self.chair.header.id)
        self.shell.announcer.reply(left, *self.shell.place())
        self.shell.back(quiet=True)

    def _to_end(self, at: int) -> None:
        """To the first place (0) or the last one (-1); an empty row says so, as Tab does."""
        count = len(self._cursor.current()[0].items)
        if count:
            self._jump(at % count)
        else:
            self.shell.announcer.reply(self._cursor.here())

    def _has_markable(self) -> bool:
        return any(item.markable for zone in self.zones() for item in zone.items)

    def _wants_number(self) -> bool:
        return self.starts_text("1")

    def _wants_none(self) -> bool:
        return not self.starts_text("1")

    def _history(self) -> None:
        open_history(self.shell, self.chair)

    def _ask_hint(self) -> None:
        self.hints.ask()

    def _since(self) -> None:
        tell_since(self.shell, self.chair)

    def _export(self) -> None:
        export(self.shell, self.chair)

    def _options(self) -> None:
        title, lines = option_lines(self.game, self.chair.header.setup)
        if self._again is not None:
            lines = [*level_lines(self.chair.header.players), *lines]
        self.shell.push(Reader(self.shell, title, lines))

    def _fair(self) -> None:
        lines = fair_lines(self.chair.header, self.chair.seed, self.promise)
        over = self.chair.seed is not None
        self.shell.push(Reader(self.shell, note("fair-title", over=over), lines))

    def _rules(self) -> None:
        self.shell.open("rules", self.game, self.chair.header.setup)

    def _sort(self) -> None:
        orders = self.table.sorts(self.view())
        if not orders:
            self.shell.announcer.reply(note("table-sorted-own"))
            return
        now = str(self.shell.settings.get("hand_order"))
        after = orders[(orders.index(now) + 1) % len(orders)] if now in orders else orders[0]
        self.shell.set_setting("hand_order", after)
        row = Notes(tuple(item.note for item in self.zones()[0].items))
        if row.notes:
            self.shell.announcer.reply(
                note("table-sorted", order=after), note("table-row", cards=row)
            )
        else:
            self.shell.announcer.reply(note("table-none-to-sort"))

    def _find(self) -> None:
        announcer = self.shell.announcer
        again = bool(announcer.stored)
        ask = note("history-find-latest", again=again, text=Clean.of(announcer.stored))
        older = partial(tell_first, self.shell, announcer.stored, True) if again else None
        self.shell.push(Prompt(self.shell, ask, partial(tell_first, self.shell), older))

    def _find_typed(self, text: str) -> bool:
        if text:
            tell_first(self.shell, text)
        return bool(text)

    def _repeat(self) -> None:
        """While something is asked, that comes last."""
        front = self.shell.front
        if front is not self:
            self.shell.announcer.repeat(*(front.still() if front.holds_up else ()))
            return
        asking = self.table.wants_number(self.view())
        counted = any(line.kind is Kind.COUNT for line in self.shell.announcer.said)
        self.shell.announcer.repeat(
            *(self.table.answer(self.view(), Ask.TURN) if asking and not counted else ())
        )

    def _hurry(self) -> None:
        self.chair.hurry()
        if self._telling.next(key=True):
            return
        self.ask(Ask.TURN)

    bindings: ClassVar[tuple[Bind, ...]] = (
        *asks(ask),
        Bind("next", partial(_step, by=1)),
        Bind("previous", partial(_step, by=-1)),
        Bind("next-zone", partial(_change_zone, by=1)),
        Bind("previous-zone", partial(_change_zone, by=-1)),
        Bind("to-first", partial(_to_end, at=0)),
        Bind("to-last", partial(_to_end, at=-1)),
        Bind("mark", _mark, when=_has_markable),
        Bind("act", _act),
        Bind("playable", partial(_to_playable, by=1)),
        Bind("playable-back", partial(_to_playable, by=-1)),
        Bind("options", _options, below=True),
        Bind("rules", _rules, below=True),
        Bind("sort", _sort),
        Bind("hurry", _hurry),
        Bind("history", _history, below=True),
        Bind("hint", _ask_hint),
        Bind("since", _since),
        Bind("find", _find, typed=_find_typed),
        Bind("export", _export),
        Bind("fair", _fair, below=True),
        Bind("repeat", _repeat, below=True),
        Bind("save", leave, below=True),
        Bind("resign", _resign),
        Bind("same-deal", _play_same, when=_may_play_same),
        Bind("undo", _take_back, when=_may_take_back),
        Bind("level", _change_level, when=_may_take_back),
        Bind("number", to_place, keys=DIGITS, when=_wants_number),
        Bind("place", to_place, keys=DIGITS, when=_wants_none),
        Bind("type", begins_text, keys=("/",)),
    )


def _only_tells(pressed: object) -> TypeGuard[tuple[Note, ...]]:
    """Does a key of the game just tell something?"""
    return isinstance(pressed, tuple) and all(isinstance(line, Note) for line in pressed)


@lru_cache(maxsize=32)
def _rows_of_game(game: Game[Any, Any]) -> tuple[Bind, ...]:
    """The keys of the game itself."""

    def row(own: GameKey) -> Bind:
        return Bind(
            f"{game.id}-key-{own.name}",
            lambda screen: screen.press(own.name),
            (own.key,),
            lambda screen: screen.table.works(screen.view(), own.name),
        )

    return tuple(map(row, game.table.keys))


def table_in(shell: Shell) -> TableScreen | None:
    """The table in front, also with a list before it."""
    return next(
        (screen for screen in reversed(shell.screens) if isinstance(screen, TableScreen)), None
    )
