"""A room that has chosen the cards is found out by everybody, and one that has not is by nobody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.record import replace
from playroom.engine.registry import game_ids
from playroom.room import dealing, far_visit
from playroom.room import host as host_module
from playroom.room import values as v
from playroom.room.deal import ROOM, commitment, joint_seed
from playroom.room.doorway import Doorway
from playroom.room.ledger import Ledger
from playroom.room.limits import Paces
from playroom.room.running import RunningTable
from playroom.store import KeptGame
from tests.conftest import THOROUGH
from tests.room.far import FarRoom, to_the_end, with_room
from tests.room.kit import until

CHOSEN = "c0ffee" * 5 + "c0"
pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 120)
MATCHES = 20 if THOROUGH else 1
GAMES = game_ids() if THOROUGH else ("casino",)
ENDS: dict[str, dict[str, Any]] = {"calatone": {"limit": "3-hands"}}
"""Options without which a match goes on for ever when everybody does the first thing there is."""


def honest(patch: pytest.MonkeyPatch) -> None:
    """Nothing is changed."""


def chosen(patch: pytest.MonkeyPatch) -> None:
    """The room deals what it has chosen."""
    patch.setattr(dealing, "joint_seed", lambda *given: CHOSEN)


def chosen_and_denied(patch: pytest.MonkeyPatch) -> None:
    """It says afterwards that the deal was another one."""
    chosen(patch)
    _says(patch, lambda table, sealed, number: sealed)


def another_number(patch: pytest.MonkeyPatch) -> None:
    """It says afterwards that it had sealed another number."""
    chosen(patch)
    other = "d" * 64
    patch.setattr(Ledger, "number", lambda self, match: other)
    _says(patch, lambda table, sealed, number: replace(
        sealed, commitment=commitment(sealed.match, ROOM, other)))  # fmt: skip


def _says(patch: pytest.MonkeyPatch, roster: Callable[..., v.Sealed]) -> None:
    kept = RunningTable.kept_game

    def told(self: RunningTable) -> KeptGame | None:
        game = kept(self)
        if game is None or self.last_deal is None:
            return game
        number = self.services.ledger.number(game.header.id) or ""
        sealed = roster(self, self.last_deal[0], number)
        self.last_deal = sealed, self.last_deal[1]
        seed = joint_seed(sealed, number, self.last_deal[1])
        return replace(game, header=replace(game.header, seed=seed))

    patch.setattr(RunningTable, "kept_game", told)


def hidden(patch: pytest.MonkeyPatch) -> None:
    """It never shows its own number."""
    patch.setattr(Ledger, "number", lambda self, match: None)


def silent(patch: pytest.MonkeyPatch) -> None:
    """It shows nothing at all."""
    patch.setattr(far_visit, "SHOWN_WITHIN", 0.2)
    patch.setattr(Doorway, "_whole_game", lambda self: None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("how", "found"),
    [
        (honest, True),
        (chosen, False),
        (chosen_and_denied, False),
        (another_number, False),
        (hidden, None),
        (silent, None),
    ],
)
def test_everybody_finds_out(
    how: Callable[[pytest.MonkeyPatch], None],
    found: bool | None,
    game: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    how(monkeypatch)
    monkeypatch.setattr(host_module, "FRAMES", (1e6, 1e6))  # no person plays as fast as this
    monkeypatch.setattr(Paces, "may", lambda self, person, pace: True)

    async def test(room: FarRoom) -> None:
        room.open_table(game, 2, **ENDS.get(game, {}))
        ana, ben = await room.begin("Ana", "Ben")
        eva = await room.watch("Eva")
        everybody = (ana, ben, eva)
        for played in range(1, MATCHES + 1):
            if played > 1:
                for guest in (ana, ben):
                    assert await guest.ready() == ""
                await until(lambda: room.table.life.phase is v.Phase.PLAYING)
            await to_the_end(room, [ana, ben])
            await until(lambda: all(len(g.proved) == played for g in everybody))  # noqa: B023
        told: list[Any] = [right for guest in everybody for right, _ in guest.proved]
        assert told == [found] * len(told)

    with_room(tmp_path, test)
