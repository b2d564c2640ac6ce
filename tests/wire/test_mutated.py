"""Messages that are nearly right: whoever reads a wire is told `BadJson` and nothing else, and what
is a message and tells of a game that cannot be goes no further than to `hooks.failed`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playroom.desk.far import Far, Gap, OtherGame
from playroom.desk.messages import Do, LeaveGame, read_up
from playroom.engine.narration import narrate
from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Placed
from playroom.engine.table import Ask
from playroom.engine.wire import BadJson, encode
from playroom.testing.cases import Case
from playroom.testing.find import subject_of
from playroom.testing.mutated import mutated
from playroom.testing.walks import fitting, open_match, step
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.desk.plain import Heard, Plain, Wire

FRAMES = 30_000 if THOROUGH else 1_500
"""Messages of every game, in each direction."""


class Shown(Heard):
    """Does with all news what a table does that shows it."""

    chair: Far

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
    wires = [Wire(plain.chair(seat)) for seat in case.seats]
    for _ in range(40):
        before = plain.match.sequence
        if not step(plain.match, chance, leaving=15):
            break
        request = (plain.match.requests or (None,))[0]
        plain.left = {} if request is None else {request.id: 20.0}
        plain.told(before)
    return [wire.sent for wire in wires]


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
                far = Far(first, lambda data: None)
            except (BadJson, OtherGame):
                assert at == 0
                counts["refused"] += 1
                continue
            shown = Shown(far)
            for good in row[1 : min(at, 3)]:
                assert far.take(good) is None
            if at:
                at = min(at, 3, len(row) - 1)
            try:
                answer = far.take(mutated(row[at], chance) if at else row[0])
            except BadJson:
                counts["refused"] += 1
            else:
                counts["gap" if isinstance(answer, Gap) else "taken"] += 1
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
    case = subject_of(game, hooks_name(game)).cases[0]
    chance = Rng(f"up {game}")
    plain, wires = seated(case, "up")
    read = 0
    for number in range(FRAMES):
        if plain.match.outcome is not None:
            plain, wires = seated(case, f"up {number}")
        wire = chance.choice(wires)
        asked: Any = LeaveGame("x")
        if plain.match.requests and chance.below(5):
            request = chance.choice(plain.match.requests)
            actions = fitting(plain.match, request)
            text = case.game.format(chance.choice(actions)) if actions else "x"
            asked = Do(f"a{number}", request.id, text)
        data = mutated(encode(asked), chance)
        wire.sent.clear()
        try:
            wire.mirror.take(data)
        except BadJson:
            assert not wire.sent
            continue
        read += 1
        if hasattr(read_up(data), "id"):
            assert wire.sent[-1].startswith((b'{"type":"did"', b'{"type":"no"'))
        assert not wire.failures
    assert read > FRAMES // 50


def seated(case: Case, seed: str) -> tuple[Plain, list[Wire]]:
    """A new match, and wires to all its places."""
    plain = Plain(open_match(case.game, case.setup, seed))
    return plain, [Wire(plain.chair(seat)) for seat in case.seats]
