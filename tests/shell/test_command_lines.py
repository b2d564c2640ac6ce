"""Unintended command lines: each ends with a sentence and status 0 or 2, never with a fault."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from playroom.cli.commands import ELSEWHERE, tell_help
from playroom.cli.parser import COMMANDS, OPTIONS, parse
from playroom.cli.refusals import CliError
from playroom.speech.plain import FileSpeech
from playroom.store import faults
from playroom.store.faults import report_fault

ONLY_LOG = (
    "python3 -m playroom host takes no cribbage: only log, people, forget, ratings, or options. "
    "A table of a game is opened by --open and its name."
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="descriptors and /dev/full are POSIX")


def run(data: Path, words: list[str | bytes], shell: str = "") -> tuple[int, str, str]:
    """Runs the command line with these words, its output where `shell` leads it."""
    command = [sys.executable, "-m", "playroom", *words, "--data", str(data)]
    env = {**os.environ, "HOME": str(data.parent), "LC_ALL": "C.UTF-8"}
    env.pop("PYTHONUNBUFFERED", None)  # players do not set it, and it writes everything at once
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {shell}', "sh", *command],
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@posix
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "cribbage", "--seats", "\u00b2"], "1 cannot play this: 2 to 6 can."),
        (["rules", "cribbage", "--seats", "\u2460"], "1 cannot play this: 2 to 6 can."),
        (["replay", b"caf\xe9"], "No game has the number caf."),
        (["play", "cribbage", "--seed", b"\xff"], "What follows --seed is not text."),
        (
            ["games", "cribbage"],
            "python3 -m playroom games takes no cribbage. "
            "python3 -m playroom games --help tells what it takes.",
        ),
        (["host", "cribbage"], ONLY_LOG),
        (["host", "cribbage", "--check"], ONLY_LOG),
        (["import", "/tmp"], "/tmp cannot be read."),
    ],
)
def test_words_that_are_none(tmp_path: Path, words: list[str | bytes], said: str) -> None:
    status, out, errors = run(tmp_path / "data", words)
    assert (status, out, errors.strip()) == (2, "", said)
    assert not list(tmp_path.rglob("faults.log"))


@posix
@pytest.mark.parametrize("words", [["games"], ["stats", "--csv"], ["--help"], ["--version"]])
def test_an_output_that_cannot_be_written(tmp_path: Path, words: list[str | bytes]) -> None:
    data = tmp_path / "data"
    if Path("/dev/full").exists():
        status, _, errors = run(data, words, ">/dev/full")
        assert (status, errors.count("\n")) == (2, 1)
        assert errors.startswith("The output cannot be written")
    assert run(data, words, ">&-") == (0, "", "")
    status, out, _ = run(data, words, "2>&-")
    assert status == 0
    assert out
    assert not list(tmp_path.rglob("faults.log"))


@posix
def test_a_refusal_that_nobody_reads(tmp_path: Path) -> None:
    assert run(tmp_path / "data", ["replay"], "2>&-") == (2, "", "")


@posix
def test_what_is_written_is_for_the_player_alone(tmp_path: Path) -> None:
    """A fault tells what was played, and a speech file whole hands."""
    before = os.umask(0o022)
    try:
        folder = tmp_path / "new" / "games"
        place = Path(report_fault(["went wrong"], folder))
        assert place.parent == folder
        assert folder.stat().st_mode & 0o777 == 0o700
        assert place.stat().st_mode & 0o777 == 0o600
        spoken = tmp_path / "heard.txt"
        FileSpeech(str(spoken), lambda trouble: None).close()
        assert spoken.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(before)


@pytest.mark.parametrize("place", sorted(set(ELSEWHERE.values())))
def test_what_carries_out_a_command_is_there(place: str) -> None:
    module, _, function = place.rpartition(".")
    assert callable(getattr(import_module(f"playroom.cli.{module}"), function))


@posix
def test_a_fault_is_written_beside_the_games_that_were_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from playroom.cli import commands, main

    def broken(args: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setitem(commands.COMMANDS, "games", broken)
    assert main(["games", "--data", str(tmp_path / "data")]) == 2
    assert "ZeroDivisionError" in (tmp_path / "data" / "faults.log").read_text()


def test_reports_of_faults_do_not_fill_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "MOST_FAULTS", 1_000)
    for number in range(100):
        report_fault([f"fault {number} {'x' * 100}\n"], tmp_path)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["faults-before.log", "faults.log"]
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 3_000
    assert "fault 99 " in (tmp_path / "faults.log").read_text()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_help_of_a_command_tells_its_options(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in COMMANDS:
        tell_help(language, command)
        first, *options, everywhere = capsys.readouterr().out.splitlines()
        assert "playroom" in first
        named = [line.split()[0].rstrip(":,").removeprefix("--") for line in options]
        assert named == [option.replace("_", "-") for option in OPTIONS[command]]
        assert "--data" in everywhere
        assert not any("{" in line for line in options)
    tell_help(language, "rooms")
    near = capsys.readouterr().out.splitlines()[1]
    tell_help(language, "host")
    assert near not in capsys.readouterr().out
    tell_help(language)
    assert "playroom host --help" in capsys.readouterr().out


def test_an_invitation_pasted_whole_after_join_is_the_same_command() -> None:
    invitation = "example.org:7777/abcdefghijkl"
    args = parse(["join", "playroom", "join", invitation, "--name", "Ana"])
    assert (args.command, args.what, args.name) == ("join", invitation, "Ana")
    with pytest.raises(CliError):
        parse(["host", "playroom", "join", invitation])
