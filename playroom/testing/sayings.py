"""Everything a game has to say can be said: in every language and length, to you and to others, as
lines for the ear.
"""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.conformance.cases import hooks
from tests.conformance.checks_contract import pool_of
from tests.conformance.checks_secrecy import table_answers
from tests.conformance.playing import AnyGame, AnyMatch

from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Note, Notes, Rejection, Seats, Side, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Event, SeatChanged, TimedOut
from playroom.engine.table import Ask, Branch, Zone
from playroom.engine.table import Play as Offer
from playroom.locale import Listener, LocaleError, Teller
from playroom.locale.teller import LENGTHS
from playroom.testing.lint import lint

NAMES = ("Ana", "Berta", "Inés", "Luis", "Óscar", "Pau", "Rosa", "Teo")

KEYS = {
    Ask.COUNT: "c",
    Ask.BURDEN: "b",
    Ask.FIRST: "f",
    Ask.TABLE: "v",
    Ask.SCORES: "s",
    Ask.DETAILS: "s",
    Ask.TURN: "t",
    Ask.HAND: "h",
    Ask.HOLDINGS: "e",
    Ask.LAST: "l",
    Ask.NEXT: "z",
    Ask.WHY: "w",
}


@dataclass(frozen=True, slots=True)
class Saying:
    """A note, to whom it is said and what as.

    `how` is `event` (a line of its own, short), `answer` (asked for, as long as it must be),
    `refusal`, or `phrase` (a part of a line). `key` is the letter that it answers.
    """

    note: Note
    listener: Listener
    how: str
    key: str = ""


@dataclass
class Heard:
    """Different sayings, only some of each kind: the same message to the same ears differs only in
    its values.
    """

    most: int = 12
    sayings: dict[Saying, None] = field(default_factory=dict)
    kinds: Counter[tuple[Any, ...]] = field(default_factory=Counter)
    refusals: set[str] = field(default_factory=set)
    codes: dict[str, set[str]] = field(default_factory=dict)

    def add(self, one: Note, listener: Listener, how: str, key: str = "") -> None:
        """Keeps the note if there are not many like it."""
        tokens = tuple(
            value
            for _, value in one.values
            if isinstance(value, (str, bool)) and type(value) in (str, bool)
        )
        shape = (one.id, listener.seat is None, _you(one, listener), how, key, tokens)
        saying = Saying(one, listener, how, key)
        if saying not in self.sayings and self.kinds[shape] < self.most:
            self.kinds[shape] += 1
            self.sayings[saying] = None

    def refuse(self, refused: Rejection | None, listener: Listener) -> None:
        """Keeps the sentence of a refusal."""
        if refused is not None:
            reason = refused.note.get(
                "reason"
            )  # a reason may stand inside a sentence that says what would work
            for one in (refused.note, *([reason] if isinstance(reason, Note) else [])):
                self.refusals.add(one.id)
                self.codes.setdefault(one.id, set()).add(refused.code)
            self.add(refused.note, listener, "refusal")


def _you(one: Note, listener: Listener) -> tuple[bool, ...]:
    return tuple(getattr(value, "seat", None) == listener.seat for _, value in one.values)


def listener_of(match: AnyMatch, seat: Seat | None) -> Listener:
    """Somebody at the table of `match`."""
    n = match.header.setup.seats
    setup = match.header.setup
    return Listener(seat, NAMES[:n], match.game.sides(setup), match.game.pack_of(setup).words)


def hear_events(heard: Heard, match: AnyMatch, events: Iterable[Event]) -> None:
    """What everybody is told of `events`."""
    for seat in (*range(match.header.setup.seats), None):
        listener = listener_of(match, seat)
        for event in events:
            known = event.seen_by(seat)
            if known is None or isinstance(known, (TimedOut, SeatChanged)):
                continue  # the playroom itself tells of clocks and seats
            for line in match.game.table.narrate(known, seat):
                heard.add(line, listener, "event")


def hear_table(heard: Heard, match: AnyMatch) -> None:
    """What everybody gets for their keys."""
    letters = {f"answer {ask}": key for ask, key in KEYS.items()}
    letters |= {f"key {key.name}": key.key for key in match.game.table.keys}
    for seat in (*range(match.header.setup.seats), None):
        listener = listener_of(match, seat)
        for what, answer in table_answers(match.game, match.view(seat)):
            key = letters.get(what.split(" on ")[0], "")
            if isinstance(answer, Rejection):
                heard.refuse(answer, listener)
            elif isinstance(answer, Note):
                heard.add(answer, listener, "event")
            elif isinstance(answer, tuple):
                for place, one in enumerate(answer):
                    _hear_part(heard, one, listener, "" if place else key)


def _hear_part(heard: Heard, one: Any, listener: Listener, key: str) -> None:
    if isinstance(one, Note):
        heard.add(one, listener, "answer", key)
    elif isinstance(one, Zone):
        heard.add(one.note, listener, "phrase")
        for item in one.items:
            heard.add(item.note, listener, "phrase")
    elif isinstance(one, Offer):
        heard.add(one.note, listener, "phrase")
    elif isinstance(one, Branch):
        heard.add(one.note, listener, "phrase")
        heard.add(
            note("table-branch", asks=one.asks, first=one.plays[0].note), listener, "answer", key
        )
        for inner in one.plays[:3]:
            _hear_part(heard, inner, listener, "")


def hear_refusals(heard: Heard, match: AnyMatch, chance: Rng) -> None:
    """Why everybody may not do what somebody may do, or did."""
    game = match.game
    pool = pool_of(match, chance, 20)
    for seat in range(match.header.setup.seats):
        listener = listener_of(match, seat)
        for action in pool:
            heard.refuse(game.check(match.state, seat, action), listener)
        silent = game.on_timeout(match.state, seat)
        if isinstance(silent, Rejection):
            heard.refuse(silent, listener)


def hear_texts(heard: Heard, game: AnyGame, texts: Iterable[str]) -> None:
    """What is said of typed moves that are none."""
    for text in texts:
        try:
            game.parse(text)
        except NotUnderstood as why:
            heard.refuse(why.rejection, Listener(0, NAMES, (), game.pack.words))


def hear_setup(heard: Heard, game: AnyGame, setup: Setup) -> None:
    """Why a table cannot be opened, or its rulebook."""
    refused = game.check_options(setup)
    listener = Listener(0, NAMES, (), game.pack.words)
    heard.refuse(refused, listener)
    if refused is None:
        cards = game.pack_of(setup).words
        listener = Listener(None, NAMES[: setup.seats], game.sides(setup), cards)
        for chapter in game.rulebook(setup):
            heard.add(chapter.title, listener, "phrase")
            for line in chapter.lines:
                heard.add(line, listener, "answer")


def lines_of(saying: Saying, teller: Teller) -> Iterator[tuple[str, str]]:
    """The saying in every length, as a line. Raises `AssertionError` when it cannot be told."""
    for length in LENGTHS:
        try:
            if saying.how == "phrase":
                yield length, teller.phrase(saying.note, saying.listener, length) + "."
            else:
                yield length, teller.tell(saying.note, saying.listener, length)
        except LocaleError as wrong:
            raise AssertionError(
                f"{wrong} (listener {saying.listener.seat}, {length}): {saying.note}"
            ) from wrong


def problems_of(saying: Saying, teller: Teller) -> list[str]:
    """What is wrong with the lines of a saying, for the ear, but for what the game's `ALLOWED` and
    `NOTATION` let pass.
    """
    game = saying.note.id.split("-")[0]
    if saying.note.id in (
        *getattr(hooks(game), "NOTATION", ()),
        "options-unknown",
    ):  # names as they are typed
        return []
    found = []
    for length, line in lines_of(saying, teller):
        # an event is short unless it lists something; what was asked for, or is wanted in full, may
        # be long
        limit = (
            saying.how == "event"
            and length != "full"
            and not any(_is_list(value, saying.listener) for value in saying.note.all_values())
        )
        key = (
            "" if line.startswith(saying.listener.names) else saying.key
        )  # names begin with any letter
        heard = line.replace("None of", "Not one of")  # which lint takes for Python's None
        for problem in lint(heard, key=key, limit=limit, lang=teller.language):
            if problem.split(":")[0] not in _allowed(game, saying.how):
                found.append(f"{saying.note.id} ({length}, {saying.how}): {line!r}: {problem}")
    return found


def _is_list(value: Any, listener: Listener) -> bool:
    if isinstance(value, Side):
        return len(listener.sides[value.side]) > 1
    if isinstance(value, Seats):
        return len(value.seats) > 1
    return isinstance(value, Notes) or (isinstance(value, tuple) and len(value) > 2)


def _allowed(game: str, how: str) -> frozenset[str]:
    own: frozenset[str] = getattr(hooks(game), "ALLOWED", frozenset())
    if how == "phrase":
        return own | {"short", "no letter", "filler"}
    return own if how == "event" else own | {"filler"}


# -- which refusals there are ----------------------------------------------------------------------


def refusals_in_code(game: AnyGame) -> set[str]:
    """The message ids that the game's code gives to `Rejection.of` and `bad_options` as plain
    strings.
    """
    found: set[str] = set()
    folder = Path(inspect.getfile(type(game))).parent
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )
            place = {"of": 1, "bad_options": 0}.get(name)
            if place is None or len(node.args) <= place:
                continue
            given = node.args[place]
            if (
                isinstance(given, ast.Constant)
                and isinstance(given.value, str)
                and given.value.startswith(game.id)
            ):
                found.add(given.value)
    return found
