"""Everything a game has to say can be said: in every language and length, to you and to others, as
lines for the ear.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from playroom.engine.narration import leave_question, sound_of
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Note, Rejection, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.sounds import SOUNDS
from playroom.engine.steps import TABLE_EVENTS, Event
from playroom.engine.table import Ask, Offer, OfferList, Zone
from playroom.locale import Listener, Teller
from playroom.locale.teller import LENGTHS
from playroom_testing.cases import Subject, any_case, random_given, tried_values
from playroom_testing.checks.contract import pool_of
from playroom_testing.checks.keyboard import table_answers
from playroom_testing.hooks import Hooks
from playroom_testing.language.sayings import (
    CELLS,
    Saying,
    is_wide,
    line_problems,
    lines_of,
    lists,
)
from playroom_testing.walks import NAMES, AnyGame, AnyMatch, names_of, open_match, walk

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
"""The letters that ask."""


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
    told: set[str] = field(default_factory=set)
    """The kinds of events that some line has told to some seat."""
    untold: set[str] = field(default_factory=set)
    """Those that happened and that a line was not made of, for some seat at least."""
    _looked_at: set[tuple[Note, Listener, str, str]] = field(default_factory=set)
    """Everything that was ever given to `add`: most is said again and again."""

    def add(self, said: Note, listener: Listener, how: str, key: str = "") -> None:
        """Keeps the note if there are not many like it."""
        given = (said, listener, how, key)
        if given in self._looked_at:
            return
        self._looked_at.add(given)
        tokens = tuple(value for _, value in said.values if type(value) in (str, bool))
        shape = (said.id, listener.seat is None, _you(said, listener), how, key, tokens)
        saying = Saying(said, listener, how, key)
        if saying not in self.sayings and self.kinds[shape] < self.most:
            self.kinds[shape] += 1
            self.sayings[saying] = None

    def refuse(self, refused: Rejection | None, listener: Listener) -> None:
        """Keeps the sentence of a refusal."""
        if refused is not None:
            reason = refused.note.get(
                "reason"
            )  # a reason may stand inside a sentence that says what would work
            for said in (refused.note, *([reason] if isinstance(reason, Note) else [])):
                self.refusals.add(said.id)
                self.codes.setdefault(said.id, set()).add(refused.code)
            self.add(refused.note, listener, "refusal")


def _you(said: Note, listener: Listener) -> tuple[bool, ...]:
    return tuple(getattr(value, "seat", None) == listener.seat for _, value in said.values)


def listener_of(match: AnyMatch, seat: Seat | None) -> Listener:
    """The listener of a seat at the table of `match`."""
    return Listener.at_table(match.game, match.header, seat)


def hear(subject: Subject) -> Heard:
    """What is said in many matches of a game, at all its tables."""
    game, heard = subject.game, Heard()
    tables = [*subject.cases, *(any_case(subject, f"words {seed}") for seed in subject.seeds(8))]
    for number, case in enumerate(tables):
        match = open_match(game, case.setup, f"words {number}")
        hearings = 0
        for _ in walk(match, f"words {number}", 160, leaving=50):
            hear_events(heard, match, match.happened[hearings:])
            hearings = len(match.happened)
            if match.sequence % 6 == 0 or match.outcome is not None:
                hear_table(heard, match)
                hear_refusals(heard, match, Rng(f"{number} {match.sequence}"))
        hear_setup(heard, game, case.setup)
    for setup in strange_setups(game):
        hear_setup(heard, game, setup)
    verbs = [move.verb for move in game.notation.moves]
    hear_texts(heard, game, ["", "banana", "5H", "play 5X", "count x", "1 2 3", "-1", "ñ", *verbs])
    texts = [entry.text for entry in match.entries]
    hear_texts(heard, game, (text[: len(text) // 2] for text in texts))
    return heard


def strange_setups(game: AnyGame) -> list[Setup]:
    """Tables with every value of every option at every number of seats, many of them together, and
    what no table may have.
    """
    setups = [
        Setup.of(max(0, game.seats[0] - 1)),
        Setup.of(game.seats[-1] + 1),
        Setup.of(game.seats[0], {"nothing": 1}),
    ]
    for seats in game.seats:
        for option in game.options.declared:
            for value in tried_values(option):
                setups.append(Setup.of(seats, {option.name: value}))
                if option.own:
                    setups.append(Setup.of(seats, {}, {0: {option.name: value}}))
    chance = Rng("strange")
    for _ in range(600):
        values = random_given(game, chance)
        setups.append(Setup.of(chance.choice(list(game.seats)), values))
    return setups


def hear_events(heard: Heard, match: AnyMatch, events: Iterable[Event]) -> None:
    """What everybody is told of `events`."""
    for seat in (*range(match.header.setup.seats), None):
        listener = listener_of(match, seat)
        for event in events:
            known = event.seen_by(seat)
            if known is None or isinstance(known, TABLE_EVENTS):
                continue  # the playroom itself tells of clocks and seats
            lines = match.game.table.narrate(known, seat)
            (heard.told if lines else heard.untold).add(type(known).__name__)
            for line in lines:
                heard.add(line, listener, "event")
            sound = sound_of(match.game, known, lines, seat)
            named = sound is None or sound.token in SOUNDS
            assert named, f"{type(event).__name__} sounds like {sound}, and there is no such sound"


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
                for place, part in enumerate(answer):
                    _hear_part(heard, part, listener, "" if place else key)


def _hear_part(heard: Heard, part: Any, listener: Listener, key: str) -> None:
    if isinstance(part, Note):
        heard.add(part, listener, "answer", key)
    elif isinstance(part, Zone):
        heard.add(part.note, listener, "phrase")
        for item in part.items:
            heard.add(item.note, listener, "phrase")
    elif isinstance(part, Offer):
        heard.add(part.note, listener, "phrase")
    elif isinstance(part, OfferList):
        heard.add(part.note, listener, "phrase")
        first = part.plays[0].note
        heard.add(note("table-branch", asks=part.asks, first=first), listener, "answer", key)
        for inner in part.plays[:3]:
            _hear_part(heard, inner, listener, "")


def hear_refusals(heard: Heard, match: AnyMatch, chance: Rng) -> None:
    """Refusals to every seat of what another seat may do, or did."""
    game = match.game
    pool = pool_of(match, chance, 20)
    for seat in range(match.header.setup.seats):
        listener = listener_of(match, seat)
        for action in pool:
            heard.refuse(game.check(match.state, seat, action), listener)
        silent = game.on_timeout(match.state, seat)
        if isinstance(silent, Rejection):
            heard.refuse(silent, listener)
        _hear_leaving(heard, match, seat, listener)


def _hear_leaving(heard: Heard, match: AnyMatch, seat: Seat, listener: Listener) -> None:
    """The question before leaving, and the refusal to take a seat that was left."""
    game = match.game
    if match.kinds[seat] == "person":
        question = leave_question(game, match.view(seat))
        if isinstance(question, Rejection):
            heard.refuse(question, listener)
        else:
            heard.add(question, listener, "answer")
    elif match.outcome is None:
        for newcomer in (False, True):
            back = game.on_return(match.state, seat, newcomer)
            heard.refuse(back if isinstance(back, Rejection) else None, listener)


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
        listener = Listener(None, names_of(setup.seats), game.sides(setup), cards)
        for chapter in game.rulebook(setup):
            heard.add(chapter.title, listener, "phrase")
            for line in chapter.lines:
                heard.add(line, listener, "answer")


def problems_of(saying: Saying, teller: Teller, hooks: Hooks | None = None) -> list[str]:
    """What is wrong with the lines of a saying, for the ear, but for what the game's `ALLOWED` and
    `NOTATION` let pass.
    """
    hooks = hooks or Hooks()
    if saying.note.id in hooks.notation:
        return []
    problems = []
    for length, line in lines_of(saying, teller):
        for problem in line_problems(saying, length, line, teller, hooks.wording):
            if problem.split(":")[0] not in hooks.allowed:
                problems.append(f"{saying.note.id} ({length}, {saying.how}): {line!r}: {problem}")
    return problems


# -- the checks ------------------------------------------------------------------------------------


def check_can_be_said(heard: Heard, language: str) -> None:
    """Every note that was heard can be told in every length."""
    teller = Teller(language, strict=True)
    failed: dict[str, str] = {}
    for saying in heard.sayings:
        try:
            assert len(list(lines_of(saying, teller))) == len(LENGTHS), f"{saying.note} is silent"
        except AssertionError as why:
            failed.setdefault(saying.note.id, str(why))
    assert not failed, _list(failed.values())


def check_for_the_ear(heard: Heard, language: str, hooks: Hooks) -> None:
    """Every line that was heard passes `playroom_testing.language.lint`."""
    teller = Teller(language, strict=True)
    different: dict[tuple[str, str], str] = {}
    for saying in heard.sayings:
        for problem in problems_of(saying, teller, hooks):
            different[problem.split(" ")[0], problem.rsplit(": ", 2)[1]] = problem
    assert not different, _list(different.values())


def too_wide(heard: Heard, teller: Teller, names: tuple[str, ...]) -> dict[str, str]:
    """The messages of events that take more than a braille line in brief, lists apart, each with
    its widest line.
    """
    widest: dict[str, str] = {}
    for saying in heard.sayings:
        if lists(saying) or saying.how != "event":
            continue
        listener = replace(saying.listener, names=names[: len(saying.listener.names)])
        line = teller.tell(saying.note, listener, "brief")
        if is_wide(saying, line) and len(line) > len(widest.get(saying.note.id, "")):
            widest[saying.note.id] = line
    return widest


def check_braille(heard: Heard, language: str, names: tuple[str, ...] = NAMES) -> None:
    """In brief every event fits a braille line of 40 cells, with ordinary names."""
    wide = too_wide(heard, Teller(language, strict=True), names)
    lines = [f"{name} takes {len(line)} of {CELLS} cells: {line}" for name, line in wide.items()]
    assert not lines, _list(lines)


def check_every_event_told(heard: Heard, hooks: Hooks) -> None:
    """Every kind of event is told to some seat by a line: silence is a fault. `UNTOLD` names those
    that the line of another event tells.
    """
    silent = heard.untold - heard.told - hooks.untold
    assert not silent, (
        f"{', '.join(sorted(silent))} happened, and `narrate` gave no line of it to any seat "
        "(if the line of another event tells it, name it in UNTOLD: playroom_testing.hooks)"
    )
    told = hooks.untold & heard.told
    assert not told, f"UNTOLD names what is told: {', '.join(sorted(told))}"


def check_refusals_happen(heard: Heard, wanted: set[str], hooks: Hooks) -> None:
    """What is never refused is never heard, and its sentence is never tested: `UNREACHED` says why,
    for the few that remain.
    """
    missing = wanted - heard.refusals - hooks.unreached
    assert not missing, f"nothing was ever refused with {', '.join(sorted(missing))}"
    happened = hooks.unreached & heard.refusals
    assert not happened, f"UNREACHED names what does happen: {', '.join(sorted(happened))}"


def _list(lines: Iterable[str]) -> str:
    listed = sorted(lines)
    more = f"\n... and {len(listed) - 40} more" if len(listed) > 40 else ""
    return "\n".join(listed[:40]) + more
