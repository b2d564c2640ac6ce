"""What the contract promises of a game, as functions that raise `AssertionError` when
it is broken.
"""

from __future__ import annotations

import enum
import sys
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import permutations
from typing import Any, TypeVar

from playroom.engine.plain import digest, to_plain

from playroom.engine.cards import Card
from playroom.engine.match import Match
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Clean, Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Mode, Outcome, Request
from tests.conformance.cases import unordered
from tests.conformance.playing import (
    AnyGame,
    AnyMatch,
    choose,
    header,
    open_match,
    some_choices,
    walk,
)

MOST_INPUTS = 100_000
T = TypeVar("T")


class WatchedRng(Rng):
    """The root of a match's random numbers: gives streams, remembers their labels, and nothing
    else.
    """

    __slots__ = ("labels",)

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.labels: list[str] = []

    def stream(self, label: str) -> Rng:
        assert label not in self.labels, (
            f"the stream {label!r} is begun again: the same numbers would come twice"
        )
        self.labels.append(label)
        return super().stream(label)

    def below(self, n: int) -> int:
        raise AssertionError(
            "a number is drawn from the match's own stream, not from rng.stream(purpose)"
        )

    def random(self) -> float:
        return self.below(0)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        raise AssertionError(
            "something is shuffled by the match's own stream, not by rng.stream(purpose)"
        )


# -- replay ----------------------------------------------------------------------------------------


def check_replay(game: AnyGame, setup: Setup, seed: str, most: int) -> None:
    """A log gives, at every prefix, the same state, requests and events; text alone carries the
    actions.
    """
    live = open_match(game, setup, seed)
    follower: AnyMatch = Match(game, header(game, setup, seed))
    for _ in walk(live, seed, most, timeouts=12, leaving=25):
        if live.sequence > follower.sequence:
            follower.replay_entry(live.entries[-1])
        assert follower.state == live.state, f"after input {live.sequence}: {live.entries[-1:]}"
        assert follower.requests == live.requests
        assert follower.digest() == live.digest()
        assert follower.kinds == live.kinds
    assert follower.entries == live.entries
    assert follower.events == live.events
    again = Match.replay(game, live.header, live.entries)
    assert (again.state, again.events) == (live.state, live.events)


def check_random_numbers(game: AnyGame, setup: Setup, seed: str, most: int) -> None:
    """Random numbers come from streams named by purpose, each begun once, so the deals do not
    depend on the play.
    """
    watched = WatchedRng(seed)
    match = open_match(game, setup, seed, watched)
    for _ in walk(match, seed, most):
        pass


def check_same_deals(game: AnyGame, setup: Setup, seed: str) -> None:
    """The start depends on the seed alone, and on all of it."""
    one, two = open_match(game, setup, seed), open_match(game, setup, seed)
    assert (one.state, one.events) == (two.state, two.events)
    others = [open_match(game, setup, f"{seed}{i}").state for i in range(8)]
    assert any(other != one.state for other in others), "every seed gives the same start"


# -- requests, choices, check ----------------------------------------------------------------------


def check_position(match: AnyMatch, pool: Iterable[Action] = ()) -> None:
    """Requests, choices, refusals and timeouts agree with each other, and asking
    changes nothing.
    """
    game, state, n = match.game, match.state, match.header.setup.seats
    before = digest(state)
    requests = game.requests(state)
    assert requests == match.requests, "asking again gives other requests"
    _check_requests(requests, n)
    over = game.outcome(state)
    if over is not None:
        assert not any(request.awaited for request in requests), "the game is over and still waits"
        _check_outcome(over, len(game.sides(match.header.setup)))
    for seat in range(n):
        mine = tuple(request for request in requests if request.seat == seat)
        kinds = tuple(kind for request in mine for kind in request.kinds)
        choices = some_choices(game, game.view(state, seat))
        for action in choices:
            assert isinstance(action, kinds), (
                f"seat {seat} is offered {action}, which nobody asks for"
            )
            assert not action.table_only, f"{action} is offered to a player"
            refused = game.check(state, seat, action)
            assert refused is None, f"{action} is offered to seat {seat} and refused: {refused}"
        for request in mine:
            offered = any(isinstance(action, request.kinds) for action in choices)
            assert offered or not request.awaited, f"{request.id} is awaited and has no choice"
        _check_timeout(match, seat, any(request.awaited for request in mine))
        for action in pool:
            _check_any_action(match, seat, action, kinds)
    assert some_choices(game, game.view(state, None)) == [], "a spectator is offered actions"
    assert digest(state) == before, "asking has changed the state"


def _check_requests(requests: Sequence[Request], n: int) -> None:
    assert len({request.id for request in requests}) == len(requests), "two requests have one id"
    for request in requests:
        assert isinstance(request, Request)
        assert request.seat in range(n)
        assert isinstance(request.mode, Mode)
        assert request.kinds, f"{request.id} asks for nothing"
        assert all(issubclass(kind, Action) and not kind.table_only for kind in request.kinds)
        assert request.seconds is None or request.seconds > 0, f"{request.id}: 0 seconds are None"
        assert request.awaited or request.seconds is None, (
            f"{request.id} is not awaited and has a clock"
        )


def _check_outcome(outcome: Outcome, sides: int) -> None:
    assert len(outcome.scores) == sides
    assert outcome.winners, "nobody has won, not even a draw"
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert all(side in range(sides) for side in outcome.winners)


def _check_timeout(match: AnyMatch, seat: int, awaited: bool) -> None:
    game, state = match.game, match.state
    silent = game.on_timeout(state, seat)
    if not awaited:
        assert isinstance(silent, Rejection), (
            f"the silence of seat {seat} counts, though nobody waits for it"
        )
        check_rejection(silent)
        return
    assert isinstance(silent, Action), (
        f"seat {seat} is awaited and its silence is refused: {silent}"
    )
    assert silent == game.on_timeout(state, seat)
    game.apply(state, seat, silent, Rng("silent"))
    refused = None if silent.table_only else game.check(state, seat, silent)
    assert refused is None, f"silence stands for {silent}, which is refused: {refused}"


def _check_any_action(
    match: AnyMatch, seat: int, action: Action, kinds: tuple[type[Action], ...]
) -> None:
    """`check` is complete: it lets pass only what was asked for, and what it lets pass can be
    applied.
    """
    game, state = match.game, match.state
    refused = game.check(state, seat, action)
    if refused is not None:
        check_rejection(refused)
        assert refused == game.check(state, seat, action), f"{action} is refused in two ways"
        return
    assert action.table_only or isinstance(action, kinds), (
        f"{action} of seat {seat} passes, though nobody asks for it"
    )
    done = game.apply(state, seat, action, Rng("any"))
    assert done == game.apply(state, seat, action, Rng("any")), (
        f"{action} does not always do the same"
    )


def check_rejection(refused: Rejection) -> None:
    """A stable code and a sentence."""
    assert isinstance(refused, Rejection)
    assert refused.code
    assert refused.code == refused.code.strip()
    assert " " not in refused.code
    assert isinstance(refused.note, Note)
    assert refused.note.id


class Foreign(Action):
    """An action of no game."""

    __slots__ = ()


def pool_of(match: AnyMatch, chance: Rng, most: int = 30) -> list[Action]:
    """Actions to try on everybody: what all may do now, some of what was done before, and one of no
    game.
    """
    game = match.game
    found: list[Action] = []
    for seat in range(match.header.setup.seats):
        choices = some_choices(game, match.view(seat))
        found += [choose(choices, chance) for _ in range(4) if choices]
    past = [entry for entry in match.entries if entry.kind == "act"]
    found += [game.parse(chance.choice(past).text) for _ in range(8) if past]
    found += [game.parse(entry.text) for entry in past[-2:]]
    unique = {game.format(action): action for action in found}
    return [*list(unique.values())[:most], Foreign()]


# -- the notation ----------------------------------------------------------------------------------


def check_text(game: AnyGame, action: Action) -> None:
    """The text of an action gives it back, and is one clean line."""
    text = game.format(action)
    assert text == Clean.of(text, 10_000), f"{text!r} is not a clean line"
    assert text
    if action.table_only:
        return
    again = game.parse(text)
    assert again == action, f"{text!r} gives {again}"
    assert type(again) is type(action)
    assert game.format(again) == text


def check_any_text(game: AnyGame, text: str) -> None:
    """Whatever is typed is an action or is not understood, with a sentence."""
    try:
        action = game.parse(text)
    except NotUnderstood as why:
        check_rejection(why.rejection)
        return
    check_text(game, action)


def check_any_position_text(game: AnyGame, text: str) -> None:
    """Whatever is given as a position is one or is a `ValueError`."""
    try:
        state = game.load_position(text)
    except ValueError:
        return
    hash(state)


# -- values ----------------------------------------------------------------------------------------

_LEAVES = (type(None), bool, int, float, str, enum.Enum, Card, type)


def check_frozen(value: Any, where: str = "") -> None:
    """Frozen, hashable, plain all the way down."""
    hash(value)
    if is_dataclass(value) and not isinstance(value, type):
        kind = type(value)
        assert kind.__dataclass_params__.frozen, f"{where}{kind.__name__} is not frozen"
        for one in fields(value):
            check_frozen(getattr(value, one.name), f"{where}{kind.__name__}.{one.name}: ")
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            check_frozen(part, where)
    else:
        assert isinstance(value, _LEAVES), f"{where}{type(value).__name__} is not plain data"


def check_values(match: AnyMatch) -> None:
    """States, views, requests and the events of the last input are frozen and have a plain form."""
    last = [placed.event for placed in match.events if placed.sequence == match.sequence]
    views = [match.view(seat) for seat in (*range(match.header.setup.seats), None)]
    for value in (match.state, match.requests, *views, *last):
        check_frozen(value)
        to_plain(value)
    for seat, view in enumerate(views[:-1]):
        assert view.seat == seat
    assert views[-1].seat is None
    for event in last:
        for seat in (*range(match.header.setup.seats), None):
            known = event.seen_by(seat)
            if known is not None:
                check_frozen(known)
                to_plain(known)
                assert known.seen_by(seat) == known, (
                    f"{type(event).__name__}.seen_by removes more the second time"
                )


# -- ends ------------------------------------------------------------------------------------------


def check_silence_ends(game: AnyGame, setup: Setup, seed: str) -> AnyMatch:
    """When every clock runs out, in whatever order, the game ends."""
    match, chance = open_match(game, setup, seed), Rng(f"silence {seed}")
    while awaited := match.awaited():
        assert match.sequence < MOST_INPUTS, f"after {MOST_INPUTS} timeouts the game still goes on"
        seat = chance.choice(awaited).seat
        refused = match.expire(seat)
        assert refused is None, f"the clock of seat {seat}, which is awaited, is refused: {refused}"
    assert match.outcome is not None, "nobody is awaited and the game is not over"
    return match


def check_census(match: AnyMatch, census: Hashable, now: Hashable) -> None:
    """Nothing has appeared or vanished."""
    assert now == census, f"after input {match.sequence} ({match.entries[-1:]}): {now} was {census}"


def check_figures(match: AnyMatch) -> None:
    """A finished match gives sums and counts."""
    for name, (total, count, *squares) in match.game.figures(match).items():
        assert isinstance(name, str)
        assert name
        assert all(isinstance(one, (int, float)) for one in (total, *squares))
        assert isinstance(count, int)
        assert count >= 0


# -- answers at once -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Together:
    """Answers that several seats owe at once."""

    mode: Mode
    answers: tuple[tuple[Request, Action], ...]


def together(match: AnyMatch, chance: Rng) -> Iterator[Together]:
    """A choice for every seat of every mode that several are awaited in at once."""
    for mode in (Mode.SECRET, Mode.WINDOW):
        asked = [request for request in match.awaited() if request.mode is mode]
        if len({request.seat for request in asked}) < 2:
            continue
        chosen = []
        for request in asked:
            fitting = [
                a
                for a in some_choices(match.game, match.view(request.seat))
                if isinstance(a, request.kinds)
            ]
            chosen.append((request, choose(fitting, chance)))
        yield Together(mode, tuple(chosen))


def check_any_order(match: AnyMatch, chance: Rng) -> int:
    """Answers owed at once lead to the same state in any order.

    How many times there was something to compare.
    """
    compared = 0
    for some in together(match, chance):
        orders = (
            list(permutations(some.answers))
            if len(some.answers) < 4
            else _some_orders(some.answers, chance)
        )
        ends = [(order, _answer(match, some.mode, order)) for order in orders]
        for order, end in ends[1:]:
            names = [f"{request.seat}: {action}" for request, action in order]
            assert end == ends[0][1], f"{some.mode}: the order {names} leads somewhere else"
        compared += 1
    return compared


def _some_orders(answers: tuple[Any, ...], chance: Rng) -> list[tuple[Any, ...]]:
    return [answers, answers[::-1], *(chance.shuffled(answers) for _ in range(4))]


def _answer(
    match: AnyMatch, mode: Mode, order: Sequence[tuple[Request, Action]]
) -> tuple[Any, ...]:
    game, state, rng = match.game, match.state, Rng(match.header.seed)
    ids = {request.id for request, _ in order}
    left = set(ids)
    for request, action in order:
        if request.id not in {open_.id for open_ in game.requests(state)}:
            continue  # the window was closed before: what is settled is settled
        refused = game.check(state, request.seat, action)
        assert refused is None, (
            f"another's answer makes {action} of seat {request.seat} illegal: {refused}"
        )
        state = game.apply(state, request.seat, action, rng).state
        left.discard(request.id)
        if mode is Mode.SECRET and left:
            now = {open_.id for open_ in game.requests(state)}
            assert left <= now, f"the answer of seat {request.seat} changes what others are asked"
    return unordered(game.id, state), game.requests(state)


# -- bots ------------------------------------------------------------------------------------------


def check_bots(match: AnyMatch, levels: Iterable[str], seed: str) -> None:
    """Every level answers what it is asked, legally, and the same with the same random numbers."""
    for seat in {request.seat for request in match.awaited()}:
        for level in levels:
            first, second = (decide(match, seat, level, seed) for _ in range(2))
            assert first == second, f"{level} decides {first}, then {second}, knowing the same"
            assert not first.table_only
            refused = match.game.check(match.state, seat, first)
            assert refused is None, f"{level} chooses {first} in seat {seat}, refused: {refused}"


def decide(match: AnyMatch, seat: int, level: str, seed: str) -> Action:
    """What a new bot of `level` does in `seat`."""
    bot = match.game.bots[level]()
    return bot.decide(
        match.view(seat), match.requests_of(seat), match.seen(seat), Rng(seed).stream(level), None
    )


def event_kinds(game: AnyGame) -> set[str]:
    """The names of all kinds of events that the game's package defines and makes."""
    package = type(game).__module__.rsplit(".", 1)[0]

    def below(kind: type[Event]) -> Iterator[type[Event]]:
        for one in kind.__subclasses__():
            yield from below(one)
            if not one.__subclasses__():
                yield one

    mine = [
        kind
        for kind in below(Event)
        if kind.__module__.startswith(package) and ".test_" not in kind.__module__
    ]
    # a dataclass with slots leaves a twin without slots behind, which no module knows
    return {
        kind.__name__
        for kind in mine
        if getattr(sys.modules[kind.__module__], kind.__name__, kind) is kind
    }
