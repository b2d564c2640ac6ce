"""A whole table at once: a person with a screen of their own at every seat and one who watches,
each in a language and a length of their own. What each hears is the same at the table itself, at
the end of a wire, and at the end of a wire that is cut again and again, in the middle of plays too:
every line once and in order.

With `PLAYROOM_THOROUGH=1`: eight tables of every game and up to 400 inputs, else one and 50.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest

from playroom.engine.chair import Chair
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.locale import LANGUAGES
from playroom.match import runner as desk_module
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.shell.table.table_screen import TableScreen
from playroom_testing.cases import Case
from playroom_testing.find import subject_of
from playroom_testing.room import Inside
from playroom_testing.walks import open_match, pick
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.match.plain import Wire
from tests.one_game import one_game

pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 120)
TABLES, INPUTS = (8, 400) if THOROUGH else (1, 50)
LENGTHS = ("brief", "normal", "full")
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ASKING = ("h", "t", "s", "x", "tab", "/last", "f4")
"""Keys and words that only ask."""


class Place:
    """A player at the table: near it, or far from it at a wire that may be cut."""

    def __init__(self, runner: MatchRunner, seat: Seat | None, folder: Path, far: bool) -> None:
        self.runner, self.seat = runner, seat
        number = 0 if seat is None else seat + 1
        self.room = Inside(
            folder / f"{number}",
            LANGUAGES[number % len(LANGUAGES)],
            verbosity=LENGTHS[number % len(LENGTHS)],
        )
        self.served = LocalChair(runner, seat)
        self.wire = Wire(self.served) if far else None
        self.chair: Chair = self.served if self.wire is None else self.wire.end
        self.screen = TableScreen(self.room.app, self.chair)
        self.room.app.put(self.screen)

    def cut(self) -> None:
        """From now on nothing comes any more; the table goes on."""
        assert self.wire is not None
        self.wire.held = True
        self.served.close()
        self.wire.cut()

    def join(self) -> None:
        """A new wire goes on where the old one was cut."""
        assert self.wire is not None
        self.served = LocalChair(self.runner, self.seat)
        self.wire.join(self.served, self.wire.end.after)
        self.wire.held = False
        self.wire.carry()
        self.wire.carry()

    def close(self) -> None:
        """The lines are all told."""
        self.chair.close()
        self.served.close()
        self.room.close()


async def played(case: Case, seed: str, folder: Path, how: str) -> tuple[list[object], int]:
    """All that everybody is told, input by input, and how often wires were cut."""
    match, failures = open_match(case.game, case.setup, seed), list[str]()
    runner = MatchRunner(match, MatchInlineQueue(), "", lambda why: failures.append(str(why)))
    staying = LocalChair(
        runner, None
    )  # a runner without chairs stops, and all wires may be cut at once
    places = [Place(runner, seat, folder / how, how != "near") for seat in case.seats]
    seated = {place.seat: place for place in places}
    runner.start()
    for place in places:
        place.screen.begin()
    chance, cutting, away, cuts = Rng(seed), Rng(f"cuts {seed}"), set[Seat | None](), 0
    told: list[object] = []
    while match.outcome is None and match.sequence < INPUTS:
        picked = pick(match, chance)
        if picked is None:
            break
        request, action = picked
        actor = seated[request.seat]
        if request.seat in away:
            away.remove(request.seat)
            actor.join()
        silent = chance.below(25) == 0 and request.awaited
        if silent:
            runner.expire(request)
        elif how == "cut" and cutting.below(3) == 0:
            cuts += 1
            in_the_middle_of_a_play(actor, action, request.id, cutting.below(2) == 0)
        else:
            actor.screen.do(action, request.id)
        for place in places:
            if how == "cut" and place.seat not in away and cutting.below(12) == 0:
                cuts += 1
                away.add(place.seat)
                place.cut()
    for seat in away:
        seated[seat].join()
    for place in places:
        told.append((place.seat, list(place.room.lines), place.room.voice.said))
        told.append(place.room.press(*ASKING))
        if place.wire is not None:
            assert not place.wire.failures
    assert not failures
    for place in places:
        place.close()
    staying.close()
    return told, cuts


def in_the_middle_of_a_play(actor: Place, action: object, request: str, lost: bool) -> None:
    """The wire is cut behind a play: before the table hears of it, or before its answer comes."""
    assert actor.wire is not None
    actor.wire.held = True
    actor.screen.do(action, request)  # type: ignore[arg-type]
    if not lost:
        actor.wire.take_up(actor.wire.up.pop(0))
    actor.cut()
    actor.join()


@pytest.mark.parametrize("game", one_game())
def test_everybody_hears_the_same_near_far_and_through_cuts(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(desk_module, "utc_now", lambda: NOON)
    monkeypatch.setattr(
        LocalChair, "start", lambda self, resumed=False: None
    )  # the desk is started
    cases = subject_of(game, hooks_name(game), thorough=True).cases
    chance, counts = Rng(f"whole {game}"), Counter[str]()
    for number in range(TABLES):
        case, seed = chance.choice(cases), f"whole {game} {number}"
        folder = tmp_path / f"{number}"
        near, _ = asyncio.run(played(case, seed, folder, "near"))
        for how in ("far", "cut"):
            told, cuts = asyncio.run(played(case, seed, folder, how))
            counts["cuts"] += cuts
            for ours, theirs in zip(near, told, strict=True):
                assert ours == theirs, how
        counts["places"] += len(case.seats)
        counts["lines"] += sum(len(one[1]) for one in near if isinstance(one, tuple))
    print(game, dict(counts))  # with -s
    assert counts["cuts"] > 10 * TABLES
    assert counts["lines"] > 100 * TABLES
