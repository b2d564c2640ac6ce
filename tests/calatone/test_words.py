"""Refusals not met by choosing among legal actions: caused here, and heard in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.calatone import GAME
from games.calatone.actions import Back
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.locale import LANGUAGES, Listener, Teller
from playroom_testing.checks.sayings import NAMES, Saying, problems_of
from playroom_testing.hooks import Hooks
from tests.calatone import conformance
from tests.calatone.driving import Drive


def _refused(drive: Drive, seat: int, text: str) -> Rejection | None:
    return GAME.check(drive.state, seat, GAME.parse(text))


CASES: dict[str, Callable[[], Rejection | None]] = {
    "calatone-refuse-bad-limit": lambda: GAME.check_options(Setup.of(3, {"limit": "soon"})),
    "calatone-refuse-back": lambda: GAME.check(Drive().started().state, 0, Back()),
    "calatone-refuse-limit": lambda: _refused(Drive(), 0, "limit 0 hands"),
    "calatone-refuse-rebuy": lambda: _refused(Drive((20, 20), 1, rebuy="never"), 0, "rebuy 5"),
    "calatone-refuse-topic": lambda: _refused(Drive(), 0, "agree lunch"),
    "calatone-refuse-winning": lambda: _refused(
        Drive(winner_leave="forbid").change(stacks=(120, 90, 90)), 0, "leave"
    ),
}  # fmt: skip


def test_these_are_all() -> None:
    assert set(CASES) == conformance.UNREACHED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_it_happens_and_is_a_good_line(name: str, language: str) -> None:
    refused = CASES[name]()
    assert refused is not None
    assert refused.note.id == name
    saying = Saying(refused.note, Listener(0, NAMES, ()), "refusal")
    assert problems_of(saying, Teller(language, strict=True), Hooks(conformance)) == []
