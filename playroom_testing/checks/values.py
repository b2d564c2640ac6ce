"""Everything that a game hands out is a frozen value that says all of itself by its types: it goes
through JSON and comes back the same, and what comes from elsewhere is refused when it is anything
else.
"""

from __future__ import annotations

import enum
import json
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import inspect

from playroom.engine.cards import Card
from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import Record
from playroom.engine.rng import Rng
from playroom.engine.steps import TABLE_EVENTS, Action, Event, Outcome, Request
from playroom.engine.wire import BadJson, encode
from playroom_testing.cases import Case, Subject
from playroom_testing.checks.cards import told
from playroom_testing.checks.contract import pool_of
from playroom_testing.walks import AnyMatch, open_match, some_choices, walk

STRIDE = 24
"""So many inputs lie at most between two prefixes that are looked at."""
BASES = (Action, Event, Record)
"""Kinds that say nothing of what a value holds."""

# -- the types -------------------------------------------------------------------------------------


def check_types(subject: Subject) -> None:
    """What the game's records declare of themselves: bounds, and no kind that cannot be read back.
    Raises `AssertionError` with everything that is wrong, a line each.
    """
    game = subject.game
    state = type(open_match(game, subject.cases[0].setup).state)
    kinds = [move.kind for move in game.notation.moves]
    problems = list(problems_of_kinds(game, kinds))
    for kind in (*kinds, *game.events, game.views, state, game.options):
        problems += problems_of_type(kind)
    assert not problems, "\n".join(dict.fromkeys(problems))


def problems_of_kinds(game: Game[Any, Any], kinds: Iterable[type[Action]]) -> Iterator[str]:
    """Actions without a row of notation, events that `game.events` has not, and kinds that others
    are made from.
    """
    kinds = list(kinds)
    for kind in (*kinds, *game.events):
        for below in kind.__subclasses__():
            yield (
                f"{below.__name__} is made from {kind.__name__}: no action or event has subclasses"
            )
    package = type(game).__module__.rpartition(".")[0] or type(game).__module__
    for base, allowed, where in (
        (Action, kinds, "no row of the notation"),
        (Event, game.events, "not in `events` of the game"),
    ):
        for kind in concrete(base):
            if kind not in allowed and in_package(kind.__module__, package):
                yield (
                    f"{kind.__name__} has {where}"
                    if base is Action
                    else (f"{kind.__name__} is {where}")
                )


def concrete(base: type[Any]) -> Iterator[type[Any]]:
    """All kinds made from `base`, without those that others are made from in their turn."""
    for kind in base.__subclasses__():
        if kind.__subclasses__():
            yield from concrete(kind)
        else:
            yield kind


def in_package(module: str, package: str) -> bool:
    """Does a module belong to a package (and is no test of it)?"""
    return (module == package or module.startswith(package + ".")) and ".test_" not in module


def problems_of_type(kind: type[Any]) -> list[str]:
    """What is wrong with the fields of a record, those of records inside it included."""
    try:
        declared = inspect.type_info(kind)
    except (TypeError, NameError, ValueError, RuntimeError) as why:
        return [f"{kind.__name__} cannot be read from JSON: {why}"]
    problems: list[str] = []
    _look(declared, kind.__name__, problems, set())
    return problems


def _look(kind: inspect.Type, where: str, problems: list[str], done: set[type[Any]]) -> None:
    match kind:
        case inspect.StructType():
            _look_into(kind, where, problems, done)
        case inspect.IntType():
            if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None):
                problems.append(
                    f"{where} is a whole number without bounds: Seat, Count, Points have them"
                )
        case inspect.StrType():
            if kind.max_length is None and kind.pattern is None:
                problems.append(f"{where} is a text without bounds: Token and Text have them")
        case inspect.UnionType():
            for part in kind.types:
                _look(part, where, problems, done)
        case inspect.VarTupleType() | inspect.FrozenSetType():
            _look(kind.item_type, where, problems, done)
        case inspect.TupleType():
            for part in kind.item_types:
                _look(part, where, problems, done)
        case inspect.CustomType():
            if kind.cls not in (Card, Clean, type):
                problems.append(f"{where}: {kind.cls.__name__} cannot be read from JSON")
        case inspect.EnumType() | inspect.LiteralType() | inspect.BoolType() | inspect.NoneType():
            pass
        case inspect.FloatType():
            pass
        case inspect.AnyType():
            problems.append(f"{where} may be anything: it needs a type")
        case _:
            name = type(kind).__name__.removesuffix("Type").lower()
            problems.append(f"{where} holds a {name}, which is not frozen: use tuple or frozenset")


def _look_into(
    kind: inspect.StructType, where: str, problems: list[str], done: set[type[Any]]
) -> None:
    record = kind.cls
    if "." in where and (
        record in BASES or (record.__subclasses__() and record in _tagged(record))
    ):
        problems.append(f"{where} may be any {record.__name__}: name the concrete ones, as a union")
        return
    if record in done:
        return
    done.add(record)
    name = record.__name__
    if not record.__struct_config__.frozen:
        problems.append(f"{name} is not frozen")
    if not kind.forbid_unknown_fields:
        problems.append(f"{name} takes fields that it does not know: it must be a Record")
    for field in kind.fields:
        _look(field.type, f"{name}.{field.name}", problems, done)


def _tagged(record: type[Any]) -> tuple[type[Any], ...]:
    """The record itself if it is an action or event."""
    return (record,) if issubclass(record, (Action, Event)) else ()


# -- the values ------------------------------------------------------------------------------------

_LEAVES = (type(None), bool, int, float, str, enum.Enum, Card, type)


def check_frozen(value: Any, where: str = "") -> None:
    """Frozen, hashable, plain all the way down."""
    try:
        hash(value)
    except TypeError as why:
        raise AssertionError(f"{where}{value!r} is not frozen: {why}") from why
    if isinstance(value, Record):
        kind = type(value)
        for name in value.__struct_fields__:
            check_frozen(getattr(value, name), f"{where}{kind.__name__}.{name}: ")
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            check_frozen(part, where)
    else:
        assert isinstance(value, _LEAVES), f"{where}{type(value).__name__} is not plain data"


def check_json(game: Game[Any, Any], value: Any, wanted: Any, what: str) -> None:
    """A value goes through JSON and comes back the same, and with a field more it is refused."""
    try:
        data = encode(value)
        again = game.wire.decode(data, wanted)
    except (BadJson, TypeError, NotImplementedError, ValueError) as why:
        raise AssertionError(f"{what} does not come back from JSON: {why}: {value!r}") from why
    assert again == value, f"{what} comes back from JSON as {again!r}, it was {value!r}"
    assert type(again) is type(value), f"{what} comes back from JSON as {type(again).__name__}"
    assert encode(again) == data, f"{what} is written in another way the second time: {value!r}"


def check_strict(game: Game[Any, Any], value: Any, wanted: Any, what: str) -> None:
    """JSON with an unknown field is refused."""
    fields = json.loads(encode(value))
    try:
        game.wire.decode(json.dumps({**fields, "no_such_field": 1}).encode(), wanted)
    except BadJson:
        return
    raise AssertionError(f"{what} is read from JSON with a field that it does not know")


def check_values(match: AnyMatch) -> None:
    """States, views, requests and the events of the last input are frozen; all but the state go
    through JSON, as everybody gets them.
    """
    game = match.game
    seats = (*range(match.header.setup.seats), None)
    check_frozen(match.state, "state: ")
    for request in match.requests:
        check_frozen(request)
        check_json(game, request, Request, f"the request {request.id}")
    for seat in seats:
        view = match.view(seat)
        assert view.seat == seat, f"the view of seat {seat} says that it is of seat {view.seat}"
        check_frozen(view, "view: ")
        check_json(game, view, game.views, f"the view of seat {seat}")
    kinds = (*game.events, *TABLE_EVENTS)
    last = [placed.event for placed in match.events if placed.sequence == match.sequence]
    for event in last:
        name = type(event).__name__
        assert type(event) in kinds, f"{name} happened and is not in `events` of the game"
        check_frozen(event)
        check_json(game, event, game.wire.event, name)
    for seat in seats:
        for event in told(last, seat):
            name = type(event).__name__
            check_frozen(event)
            check_json(game, event, game.wire.event, f"{name} as seat {seat} knows it")
            assert event.seen_by(seat) == event, f"{name}.seen_by removes more the second time"
    if match.outcome is not None:
        check_json(game, match.outcome, Outcome, "the outcome")


def check_actions(match: AnyMatch, seed: str) -> None:
    """The actions that can be tried now, and why they are refused, go through JSON."""
    game, state = match.game, match.state
    pool = pool_of(match, Rng(seed), 12)[:-1]  # without the one of no game
    for seat in range(match.header.setup.seats):
        silent = game.on_timeout(state, seat)
        for action in (*some_choices(game, match.view(seat))[:30], *pool, silent):
            if isinstance(action, Action):
                check_json(game, action, game.wire.action, f"{type(action).__name__}")
                refused = game.check(state, seat, action)
            else:
                refused = action
            if refused is not None:
                check_frozen(refused)
                check_json(game, refused, Rejection, f"the refusal {refused.code}")


def prefixes(case: Case, seed: str, many: int) -> Iterator[AnyMatch]:
    """Matches after so many prefixes of logs, spread through whole matches and their ends."""
    chance, looked, matches = Rng(f"prefixes {seed}"), 0, 0
    while looked < many:
        match = open_match(case.game, case.setup, f"{seed} {matches}")
        matches += 1
        ahead = 0
        for _ in walk(match, f"{seed} {matches}", case.hooks.most_inputs, leaving=30):
            if ahead and match.outcome is None:
                ahead -= 1
                continue
            ahead = chance.below(STRIDE)
            yield match
            looked += 1
            if looked == many:
                return


def check_prefixes(case: Case, seed: str, many: int) -> None:
    """`check_values` after so many prefixes, and after every third one `check_actions`."""
    for number, match in enumerate(prefixes(case, seed, many)):
        check_values(match)
        if number % 3 == 0:
            check_actions(match, f"{seed} {number}")


def check_strangers(case: Case, seed: str) -> None:
    """Unknown fields are refused, in every kind of value that is sent."""
    game, match = case.game, open_match(case.game, case.setup, seed)
    done: set[type[Any]] = set()
    for _ in walk(match, seed, 40):
        values: list[tuple[Any, Any]] = [
            (match.view(0), game.views),
            *((request, Request) for request in match.requests),
        ]
        values += [(event, game.wire.event) for event in match.happened[-5:]]
        values += [(a, game.wire.action) for a in some_choices(game, match.view(0))[:5]]
        for value, wanted in values:
            if type(value) not in done:
                done.add(type(value))
                check_strict(game, value, wanted, type(value).__name__)
