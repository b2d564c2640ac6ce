"""Whole games by keys through a pseudo-terminal sound as they are kept, and read as a player should
hear them.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from playroom_testing.hooks import hooks_of
from playroom_testing.language.lint import lint
from tests.locale.test_wording import STRICT
from tests.transcripts.scenarios import SCENARIOS
from tests.transcripts.script import Scenario, lines_of, play

CASES = [pytest.param(s, lang, id=f"{s.name}-{lang}") for s in SCENARIOS for lang in s.first]


@pytest.mark.pty
@pytest.mark.flaky(
    reruns=2
)  # on a busy machine a bot's line may come after the key that it usually comes before
@pytest.mark.parametrize(("scenario", "lang"), CASES)
def test_a_game_by_keys_is_heard_as_it_is_kept(
    scenario: Scenario, lang: str, tmp_path: Path
) -> None:
    heard = play(scenario, lang, tmp_path).splitlines()
    assert heard == scenario.path(lang).read_text(encoding="utf-8").splitlines(), (
        f"{scenario.path(lang).name} says something else: when that is meant, "
        f"`python3 -m tests.transcripts.make {scenario.name}`, and read the difference"
    )


@pytest.mark.parametrize(("scenario", "lang"), CASES)
def test_every_line_is_fit_to_be_heard(scenario: Scenario, lang: str) -> None:
    wrong = []
    hooks = f"tests.{scenario.game}.conformance"
    allowed = hooks_of(scenario.game, hooks if find_spec(hooks) else "").allowed
    for key, line in lines_of(scenario.path(lang).read_text(encoding="utf-8")):
        # asked-for answers may be long, and so may the cards of a hand, which are a list that
        # everybody waits for
        problems = lint(
            line,
            limit=not key and len(re.findall(r", | and | y | e ", line)) < 2,
            wording=scenario.game in STRICT,
        )
        problems = [name for name in problems if name.partition(":")[0] not in allowed]
        if problems:
            wrong.append((line, problems))
    assert not wrong
