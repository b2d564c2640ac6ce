"""Messages that are nearly right: the reader of a wire gets `BadJson` and nothing else, and what is
a message and tells of a game that cannot be goes no further than to `hooks.failed`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Placed
from playroom.engine.table import Ask
from playroom.engine.wire import BadJson, encode
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.room.client.remote_chair import OtherGame, RemoteChair, SequenceGap
from playroom.room.protocol.messages import LONGEST_UP, ComeBack, Do, Hurry, LeaveGame, read_up
from playroom_testing.cases import Case
from playroom_testing.checks.mutated import mutated
from playroom_testing.find import subject_of
from playroom_testing.walks import AnyMatch, fitting, open_match, step
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.match.plain import Heard, Plain, PlainChair, Wire, all_of, heed, remote

pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 120)
FRAMES = 30_000 if THOROUGH else 1_500
"""Messages of every game, in each direction."""
LONGEST_TEXT = 2_000
PIECES = ("x", " ", "5H ", "5H,", "[", "(5H ", "+", "=", "-", "9", "5H+5H ", "é", ",")
LONGEST = 0.005
"""Seconds of work that a message may take that is refused."""


def refused(take: Callable[[bytes], object], data: bytes) -> bool:
    """Is a message refused with `BadJson`? Then without much work, and so every time."""
    began = time.thread_time()
    try:
        take(data)
    except BadJson:
        took = time.thread_time() - began
        if took > LONGEST and len(data) < LONGEST_UP:  # something else may have had the machine
            took = min(refused_in(take, data) for _ in range(5))
            assert took <= LONGEST, f"{data[:500]!r} is refused in {took * 1000:.1f} ms"
        return True
    return False


def refused_in(take: Callable[[bytes], object], data: bytes) -> float:
    """The seconds of work that a refusal takes."""
    began = time.thread_time()
    with pytest.raises(BadJson):
        take(data)
    return time.thread_time() - began


class Shown(Heard):
    """Does with all news what a table does that shows it."""

    chair: RemoteChair

    def _event(self, placed: Placed) -> None:
        chair = self.chair
        narrate(chair.game, placed.event, chair.seat)
        table = chair.game.table
        table.zones(chair.view)
        for ask in Ask:
            table.answer(chair.view, ask)
        _ = chair.plays, chair.clocks, chair.settled.is_set()


def recorded(case: Case, seed: str) -> list[list[bytes]]:
    """What every seat and a spectator were sent in a match."""
    plain, chance = Plain(open_match(case.game, case.setup, seed)), Rng(seed)
    begun = [all_of(PlainChair(plain, seat)) for seat in case.seats]
    wires = [Wire(plain.chair(seat)) for seat in case.seats]
    for _ in range(40):
        before = plain.match.sequence
        if not step(plain.match, chance, leaving=15):
            break
        request = (plain.match.requests or (None,))[0]
        plain.left = {} if request is None else {request.id: 20.0}
        plain.told(before)
    return [[first, *wire.sent[1:]] for first, wire in zip(begun, wires, strict=True)]


@pytest.mark.parametrize("game", game_ids())
def test_no_message_of_a_table_raises_anything_else_at_the_far_end(game: str) -> None:
    async def run() -> None:
        chance = Rng(f"down {game}")
        cases = subject_of(game, hooks_name(game), thorough=True).cases
        rows = [row for number in range(4) for row in recorded(chance.choice(cases), f"{number}")]
        counts = {"refused": 0, "taken": 0, "failed": 0, "gap": 0}
        for _ in range(FRAMES):
            row = chance.choice(rows)
            at = chance.below(len(row))
            first = mutated(row[0], chance) if at == 0 else row[0]
            try:
                far = remote(first)
            except (BadJson, OtherGame):
                assert at == 0
                counts["refused"] += 1
                continue
            shown = Shown(far)
            for good in row[1 : min(at, 3)]:
                heed(far, good)
            if at:
                at = min(at, 3, len(row) - 1)
            before = list(far.events()), far.requests, far.people
            gaps = list[SequenceGap]()

            def take(data: bytes, far: RemoteChair = far, gaps: list[SequenceGap] = gaps) -> None:
                try:
                    heed(far, data)
                except SequenceGap as gap:
                    gaps.append(gap)

            if refused(take, mutated(row[at], chance) if at else row[0]):
                counts["refused"] += 1
                assert (list(far.events()), far.requests, far.people) == before
            else:
                counts["gap" if gaps else "taken"] += 1
            try:
                _ = far.view
            except BadJson:
                counts["failed"] += 1
            counts["failed"] += bool(shown.failures)
            far.close()
        assert all(counts.values()) or not THOROUGH, counts
        assert counts["refused"] > FRAMES // 2
        assert counts["taken"] > FRAMES // 100

    asyncio.run(run())


@pytest.mark.parametrize("game", game_ids())
def test_no_message_of_a_chair_raises_anything_else_at_the_table(game: str) -> None:
    """Hostile chairs at all places of a desk: each can do what its own seat may do, and no more."""

    async def run() -> None:
        cases = subject_of(game, hooks_name(game), thorough=True).cases
        chance = Rng(f"up {game}")
        runner, wires = seated(chance.choice(cases), "up")
        read = acts = 0
        for number in range(2 * FRAMES):  # some of them are of another match
            if number % 200 == 0 or runner.match.outcome is not None:
                check_log(runner.match)
                close(wires)
                runner, wires = seated(chance.choice(cases), f"up {number}")
            match, wire = runner.match, chance.choice(wires)
            data = mutated(encode(wanted(match, number, chance)), chance)
            before, left = match.sequence, not wire.end.plays
            wire.sent.clear()
            if refused(wire.take_up, data):
                assert not wire.sent
                assert match.sequence == before
                continue
            read += 1
            if getattr(read_up(data), "match", None) == match.header.id:
                assert wire.sent[-1].startswith((b'{"type":"done"', b'{"type":"denied"'))
            assert not wire.failures
            for entry in match.entries[before:]:
                assert entry.seat == wire.end.seat, "nobody acts for another seat"
                assert (entry.kind == "return") == left, "nor from a seat that a bot plays"
                acts += entry.kind == "act"
        close(wires)
        assert read > FRAMES // 50
        assert acts > FRAMES // 200

    asyncio.run(run())


def wanted(match: AnyMatch, number: int, chance: Rng) -> Any:
    """A message that is right, for one seat or another."""
    way = chance.below(20)
    if way < 2:
        return (LeaveGame if way else ComeBack)(f"a{number}", match.header.id)
    if not match.requests:
        return Hurry()
    request = chance.choice(match.requests)
    actions = fitting(match, request)
    text = match.game.format(chance.choice(actions)) if actions else "x"
    return Do(f"a{number}", match.header.id, chance.choice(("", request.id)), text)


def check_log(match: AnyMatch) -> None:
    """The match is what its log says."""
    again = Match.replay(match.game, match.header, match.entries)
    assert again.digest() == match.digest()


def seated(case: Case, seed: str) -> tuple[MatchRunner, list[Wire]]:
    """A new match at a runner whose bots do nothing, and wires to all its places."""
    runner = MatchRunner(open_match(case.game, case.setup, seed), MatchInlineQueue(), "", print)
    return runner, [Wire(LocalChair(runner, seat)) for seat in case.seats]


def close(wires: list[Wire]) -> None:
    """Everybody goes."""
    for wire in wires:
        wire.end.close()
        wire.mirror.chair.close()


@pytest.mark.parametrize("game", game_ids())
def test_long_moves_are_refused_in_a_moment(game: str) -> None:
    """The longest texts that are let through, of blanks, cards, signs and letters."""

    async def run() -> None:
        runner, wires = seated(subject_of(game, hooks_name(game)).cases[0], "long")
        verbs = ("", *(f"{move.verb} " for move in runner.match.game.notation.moves))
        for verb in verbs:
            for piece in PIECES:
                text = (verb + piece * LONGEST_TEXT)[:LONGEST_TEXT]
                took = min(
                    worked(wires[0], Do(f"a{n}", runner.match.header.id, "", text))
                    for n in range(3)
                )
                assert took < LONGEST, (verb, piece, took)
        close(wires)

    asyncio.run(run())


def worked(wire: Wire, asked: Do) -> float:
    """The seconds of work that the table has with a message."""
    began = time.thread_time()
    wire.take_up(encode(asked))
    return time.thread_time() - began
