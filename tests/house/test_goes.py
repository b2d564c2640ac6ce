"""What `python -m tests` names exists, so that nothing drops out of its goes or of `--quick` when
it is renamed, and `--quick` knows every game.
"""

from __future__ import annotations

import pytest

from playroom.engine.registry import game_ids
from tests.__main__ import BESIDE, BROWSING, COMPUTING, LISTENING, QUICK, SLOWER, TESTS, TIMED


@pytest.mark.parametrize(
    "name", [*BESIDE, *LISTENING, *BROWSING, *TIMED, *COMPUTING, *QUICK, *SLOWER]
)
def test_what_is_named_has_tests(name: str) -> None:
    path = TESTS / name
    assert path.is_file() if path.suffix else any(path.glob("test_*.py")), name


def test_files_that_only_compute_are_in_a_timed_folder() -> None:
    assert [name for name in COMPUTING if name.split("/")[0] not in TIMED] == []


def test_quick_takes_every_game() -> None:
    assert set(game_ids()) <= set(QUICK)


def test_quick_leaves_out_only_what_it_would_run_and_never_all_of_a_folder() -> None:
    assert [name for name in SLOWER if name.split("/")[0] not in QUICK] == []
    for folder in QUICK:
        every = {path.name for path in (TESTS / folder).glob("test_*.py")}
        left = every - {name.split("/")[1] for name in SLOWER if name.startswith(f"{folder}/")}
        assert left or not every, folder
