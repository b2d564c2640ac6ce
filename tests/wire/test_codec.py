"""What goes over the wire comes back the same, at every table of every game: every preset, every
number of seats, every seat and a spectator; and what is nearly right is refused and nothing else.

With `PLAYROOM_THOROUGH=1`: 500 prefixes of logs at each of the tables, and more than a million
mutated values. `-s` tells how many there were.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from playroom.engine.notes import Rejection
from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Request
from playroom.engine.wire import encode
from playroom.room.protocol import messages as e
from playroom.room.protocol.messages import (
    At,
    ComeBack,
    Denied,
    Do,
    Done,
    Hurry,
    LeaveGame,
    News,
    Now,
    read_down,
    read_up,
)
from playroom.room.server import chair_server
from playroom.room.server.chair_server import ChairServer
from playroom.room.server.responses import Responder, ResponseCache
from playroom_testing.cases import Case
from playroom_testing.checks.contract import pool_of
from playroom_testing.checks.mutated import check_mutated
from playroom_testing.checks.values import check_actions, check_values, prefixes
from playroom_testing.find import subject_of
from playroom_testing.walks import AnyMatch, fitting
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.match.plain import Plain, PlainChair

PREFIXES = 500 if THOROUGH else 8
"""Prefixes of logs that are looked at, at each table."""
MUTATED = 8_000 if THOROUGH else 80
"""Values of each table that are nearly right: more than a million in a thorough run."""
pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 60)


def cases() -> Iterator[Case]:
    """Every preset at every number of seats, and the extra tables of the games."""
    for game in game_ids():
        yield from subject_of(game, hooks_name(game), thorough=True).cases


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"{case.game.id}-{case.name}")
def test_what_is_sent_comes_back_the_same(case: Case) -> None:
    chance = Rng(f"codec {case.name}")
    for number, match in enumerate(prefixes(case, "codec", PREFIXES)):
        check_values(match)
        if number % 3 == 0:
            check_actions(match, f"codec {number}")
        plain = Plain(match)
        plain.left = {request.id: chance.below(90_000) / 1_000 for request in match.requests}
        for seat in case.seats:
            check_down(plain.chair(seat), whole=number % 50 == 0)
        check_up(match, chance)


def check_down(chair: PlainChair, whole: bool) -> None:
    """The messages of a table that say all, and what the last input has changed."""
    sent: list[bytes] = []
    failures: list[Exception] = []

    def send(message: e.AnyDown) -> None:
        sent.append(encode(message))

    answering = Responder(ResponseCache(), send, failures.append)
    mirror = ChairServer(chair, send, answering, failures.append)
    sequence = chair.table.match.sequence
    send(mirror.start(None if whole else (sequence, 0)))
    chair.tell([placed for placed in chair.table.match.events if placed.sequence == sequence])
    assert not failures
    for data, kind in zip(sent, (At, News), strict=True):
        message = read_down(data)
        assert type(message) is kind
        assert isinstance(message, (At, News))
        assert encode(message) == data
        check_now(chair, message.now)
        if isinstance(message, At):
            assert message.header == chair.header
            assert message.seat == chair.seat
            if whole:
                assert len(message.now.events) == len(chair.events())
    chair.close()


def check_now(chair: PlainChair, now: Now) -> None:
    wire, known = chair.game.wire, {(at.sequence, at.index): at.event for at in chair.events()}
    for row in now.events:
        assert wire.decode(row.event, wire.event) == known[row.sequence, row.index]
    assert wire.decode(now.view, chair.game.views) == chair.view
    assert bytes(now.view) == encode(chair.view)
    assert wire.decode(now.requests, tuple[Request, ...]) == chair.requests
    assert now.clocks == chair.clocks
    assert (now.mine, now.people) == (chair.mine, chair.people)
    assert (now.outcome, now.seed) == (chair.outcome, chair.seed)


def test_what_all_seats_know_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made = list[object]()

    def noted(value: object) -> bytes:
        made.append(value)
        return encode(value)

    monkeypatch.setattr(chair_server, "encode", noted)
    case = next(case for case in cases() if case.game.id == "cribbage")
    for match in prefixes(case, "once", PREFIXES):
        monkeypatch.setattr(chair_server, "_latest", {})
        made.clear()
        plain = Plain(match)
        for seat in case.seats:
            check_down(plain.chair(seat), whole=False)
        assert any(type(value) is type(match.view(0).public) for value in made)
        assert len({id(value) for value in made}) == len(made)


def check_up(match: AnyMatch, chance: Rng) -> None:
    """What a chair sends, and the answers."""
    game = match.game
    for request in match.requests:
        choices = fitting(match, request)
        for action in [chance.choice(choices) for _ in range(3) if choices]:
            asked = Do("id_0-A", match.header.id, request.id, game.format(action))
            assert read_up(encode(asked)) == asked
            assert game.parse(asked.text) == action
    for action in pool_of(match, chance, 4)[:-1]:
        refused = game.check(match.state, chance.below(match.header.setup.seats), action)
        if isinstance(refused, Rejection):
            no = Denied("a", refused, match.sequence)
            assert read_down(encode(no)) == no


@pytest.mark.parametrize("message", [LeaveGame("a", "m"), ComeBack("a", "m"), Hurry()], ids=repr)
def test_what_a_chair_sends_comes_back_the_same(message: Any) -> None:
    assert read_up(encode(message)) == message
    assert read_down(encode(Done("a", 7))) == Done("a", 7)


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"{case.game.id}-{case.name}")
def test_what_is_nearly_right_is_refused_and_nothing_else_in_a_moment(case: Case) -> None:
    inputs = 200 if THOROUGH else 12
    taken = check_mutated(case, f"codec {case.name}", MUTATED, inputs)
    print(f"{MUTATED} mutated values, {taken} of them values all the same")  # with -s
    assert taken < MUTATED // 3
    assert taken or not THOROUGH  # of few values none may be one
