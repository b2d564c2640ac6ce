"""What `python -m tests` names exists, so that nothing drops out of its goes when it is renamed;
the usual run knows every game, and what it leaves out is run by `--all` and told at the end.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from tests import __main__ as suite
from tests import conftest
from tests.__main__ import (
    BROWSING,
    CHOSEN,
    COMPUTING,
    GOES,
    LISTENING,
    PART,
    PARTLY,
    SLOWER,
    TESTS,
    TIMED,
    TOGETHER,
    chosen,
    files,
    functions,
    left_out_of,
    run,
    together,
)
from tests.progress import Progress

pytest_plugins = ["pytester"]


@pytest.mark.parametrize("name", [*LISTENING, *BROWSING, *TIMED, *COMPUTING, *CHOSEN, *SLOWER])
def test_what_is_named_has_tests(name: str) -> None:
    path = TESTS / name
    assert path.is_file() if path.suffix else any(path.glob("test_*.py")), name


def test_the_usual_run_takes_every_game() -> None:
    assert set(game_ids()) <= set(CHOSEN)
    assert PARTLY in chosen()


def test_the_usual_run_leaves_out_only_what_it_would_run_and_never_all_of_a_folder() -> None:
    assert set(SLOWER) <= set(files(CHOSEN))
    for folder in CHOSEN:
        assert set(files([folder])) - set(SLOWER), folder


def test_every_file_is_tested_by_all_and_one_only_is_in_two_goes() -> None:
    kinds = [kind for some in TOGETHER for kind in some]
    assert ["chosen", *kinds] == list(GOES)
    every = [*chosen(), *(name for kind in kinds for name in left_out_of(kind))]
    assert sorted([*files([""]), PARTLY]) == sorted(every)


def test_cases_take_turns_and_each_has_one(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(Path(conftest.__file__).read_text("utf-8"))
    pytester.makepyfile(
        "import pytest\n@pytest.mark.parametrize('n', range(7))\ndef test_many(n): pass\n"
        "@pytest.mark.parametrize('n', 'ab')\ndef test_two(n): pass\ndef test_one(): pass\n"
    )
    found = list[list[str]]()
    for rotation in range(4):
        result = pytester.runpytest("--collect-only", "-q", "--turns=4", f"--rotation={rotation}")
        found.append([line for line in result.outlines if "::" in line])
    many = sorted(line for some in found for line in some if "many" in line)
    assert many == [f"test_cases_take_turns_and_each_has_one.py::test_many[{n}]" for n in range(7)]
    assert [sum("two" in line for line in some) for some in found] == [1, 1, 1, 1]
    assert [sum("one.py::test_one" in line for line in some) for some in found] == [1, 1, 1, 1]


CHOSEN_GO = " ".join(["chosen", *PART])


def ran(monkeypatch: pytest.MonkeyPatch, *words: str, status: int = 0) -> list[str]:
    """What a run with these words is made of: the environment, and the goes with their words."""
    made: list[str] = []

    def goes(kinds: dict[str, list[str]], tallies: Path, *words: str) -> int:
        made.append(" ".join([*kinds, *words]))
        tally = {"passed": 7, "failed": [], "left_out": ["Skipped: this needs a"], "rotation": 3}
        tally["turns"] = None
        (tallies / next(iter(kinds))).write_text(json.dumps(tally), "utf-8")
        return status

    monkeypatch.setattr("sys.argv", ["tests", *words])
    monkeypatch.setattr(suite, "ready", lambda _, argv, extra: made.append(extra))
    monkeypatch.setattr(suite, "together", goes)
    monkeypatch.setattr(suite, "pytest", lambda *words: made.append(" ".join(words)) or 0)
    assert run() == status
    return made


def test_without_arguments_little_is_installed_and_the_end_says_what_was_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ran(monkeypatch) == ["test", CHOSEN_GO]
    said = capsys.readouterr().out
    assert "\n7 passed.\n1 left out: this needs a\n" in said
    for kind, go in list(GOES.items())[1:]:
        count = functions(left_out_of(kind))
        assert count
        assert f"\n{count} test functions left out: they {go.about}\n" in said
    assert "python3 -m tests --all" in said
    assert "\n--rotation 3 " in said


def test_all_long_rest_and_named_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = [" ".join(kinds) for kinds in TOGETHER]
    assert ran(monkeypatch, "--all") == ["test-all", CHOSEN_GO, *rest]
    said = capsys.readouterr().out
    assert "\n35 passed.\n5 left out: this needs a\n" in said
    assert "test functions left out" not in said
    assert ran(monkeypatch, "--rest") == ["test-all", *rest]
    assert ran(monkeypatch, "--long")[1:] == [
        f"{CHOSEN_GO} --long", *(f"{kinds} --long" for kinds in rest)
    ]  # fmt: skip
    assert ran(monkeypatch, "tests/house", "-x", "--rotation", "4") == [
        "test-all", "tests/house -x --rotation=4"
    ]  # fmt: skip
    assert ran(monkeypatch, "-m", "vectors") == ["test", f"{CHOSEN_GO} -m vectors"]


def test_a_run_that_failed_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran(monkeypatch, status=1)
    assert "\nFAILED: see above. 7 passed.\n" in capsys.readouterr().out


def test_a_go_leaves_what_became_of_its_tests(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert together({"rooms": ["log/test_write_queue.py"]}, tmp_path, "-n0") == 0
    tally = json.loads((tmp_path / "rooms").read_text("utf-8"))
    assert tally["passed"] > 0
    assert (tally["failed"], tally["left_out"]) == ([], [])
    said = capfd.readouterr().out
    assert re.search(r"^rooms: [0-9]+ s$", said, re.M)
    assert "100%" not in said


@pytest.mark.parametrize(("failing", "again"), [(1, ["a0"]), (9, None)])
def test_a_few_that_fail_are_tried_once_more(
    failing: int, again: list[str] | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tally = {"failed": [f"a{number}" for number in range(failing)]}
    (tmp_path / "rooms").write_text(json.dumps(tally), "utf-8")
    tried: list[tuple[str, ...]] = []
    monkeypatch.setattr(suite, "command", lambda *_, nice: [sys.executable, "-c", "exit(1)"])
    monkeypatch.setattr(suite, "pytest", lambda *words: tried.append(words) or 0)
    assert together({"rooms": []}, tmp_path) == (0 if again else 1)
    assert [list(words[1:]) for words in tried] == ([again] if again else [])


def test_a_line_says_how_far_a_go_is() -> None:
    progress = Progress("rooms")
    progress.pytest_unconfigure()
    assert progress.line(3) == "rooms: looking for tests, 3 s"
    progress.pytest_xdist_node_collection_finished(["a", "b", "c"])
    progress.pytest_runtest_logfinish()
    assert progress.line(10.2) == "rooms: 33 %, 1 of 3 in 10 s"
