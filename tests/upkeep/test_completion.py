"""Tab completion: the words that are offered, and real shells that complete them."""

from __future__ import annotations

import doctest
import os
import shutil
import sys
from pathlib import Path

import pytest

from playroom.cli.parser import COMMANDS
from playroom.cli.upkeep import completing
from playroom.cli.upkeep.completing import candidates, complete, for_shell, split
from playroom.engine.registry import find_game, game_ids
from playroom.store import Store
from tests.shell.kept import a_header, finished_game, kept_game

pexpect = pytest.importorskip("pexpect")
ROOT = Path(__file__).parents[2]


def offered(line: str) -> list[str]:
    return [word.text for word in candidates(split(f"playroom {line}"))]


def test_commands_and_options_are_offered() -> None:
    assert offered("") == list(COMMANDS)
    assert offered("upd") == ["update"]
    assert offered("verify --s") == ["--seal", "--speech", "--sounds"]
    assert "--version" in offered("--")
    assert "--preset" not in offered("--")
    assert offered("new-game --name") == ["--name-es"]


def test_games_and_what_belongs_to_them_are_offered() -> None:
    assert offered("play ") == list(game_ids())
    assert offered("--lang es play crib") == ["cribbage"]
    presets = list(find_game("cribbage").presets)
    assert offered("play cribbage --preset ") == presets
    assert offered("play cribbage --preset=") == [f"--preset={preset}" for preset in presets]
    assert offered("host --open cribbage --preset ") == presets
    assert offered("play cribbage --option tar") == ["target="]
    assert offered("play cribbage --option auto_count=y") == ["auto_count=yes"]
    assert offered("play cribbage --seats you,Ana:ex") == ["you,Ana:expert"]
    assert offered("simulate cribbage --seats easy,ex") == ["easy,expert"]
    assert offered("play cribbage --lang ") == ["en", "es"]


def test_what_nobody_knows_is_left_to_the_shell() -> None:
    for line in ("import ", "--data ", "play cribbage more ", "where now", "--seed "):
        assert offered(line) == []


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    kept_game(tmp_path, 10)
    finished_game(tmp_path, a_header("bbbb3333", target=31))
    return tmp_path


def test_kept_games_are_offered_where_they_can_be_used(kept: Path) -> None:
    assert offered(f"--data {kept} resume ") == ["aaaa22"]
    assert offered(f"--data {kept} replay ") == ["aaaa22", "bbbb33"]
    (told,) = candidates(["--lang", "es", "--data", str(kept), "resume", ""], about=True)
    assert "cuna" in told.about.casefold()


def test_ids_that_begin_alike_are_offered_whole(tmp_path: Path) -> None:
    kept_game(tmp_path, 10)
    kept_game(tmp_path, 10, header=a_header("aaaa2233"))
    ids = offered(f"--data {tmp_path} resume ")
    assert sorted(ids) == ["aaaa2222", "aaaa2233"]
    with Store.open(tmp_path) as store:
        assert all(store.find(id_) for id_ in ids)


def test_each_shell_is_told_in_its_own_way(kept: Path) -> None:
    words = ["play", "cribbage", "--seats", "you,Ana:ex"]
    assert for_shell("bash", words, "=:") == ["expert"]
    assert for_shell("bash", words, "=") == ["you,Ana:expert"]
    assert for_shell("zsh", words) == ["you,Ana\\:expert:"]
    assert for_shell("fish", words) == for_shell("powershell", words) == ["you,Ana:expert"]
    (line,) = for_shell("fish", ["--data", str(kept), "--lang", "en", "resume", ""])
    assert line.startswith("aaaa22\tCribbage")


def test_trouble_is_silent(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"damaged" * 1000)
    for words in ([], ["bash"], ["fish", "--data", str(tmp_path), "resume", ""]):
        assert complete(words) == 0
    assert complete(["powershell", "upd"]) == complete(["powershell", "play", '""']) == 0
    out, errors = capsys.readouterr()
    assert (out.splitlines(), errors) == (["update", *game_ids()], "")


def test_the_examples_hold() -> None:
    assert doctest.testmod(completing).failed == 0


# -- real shells -----------------------------------------------------------------------------------

START = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "-f", "-i"],
    "fish": ["fish", "--no-config", "-i"],
}
SET_UP = {
    "bash": "PS1='REA''DY>'; bind 'set enable-bracketed-paste off'; "
    'eval "$(playroom completion bash)"',
    "zsh": "PS1='REA''DY>'; unset zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; "
    'eval "$(playroom completion zsh)"',
    "fish": "function fish_prompt; echo -n REA''DY'>'; end; playroom completion fish | source",
}
TYPED = (
    ("upd", "date "),
    ("play crib", "bage "),
    ("play cribbage --pre", "set "),
    ("play cribbage --preset lea", "rning "),
    ("play cribbage --seats you,Ana:exp", "ert "),
    ("resume a", "aaa22 "),
)


@pytest.fixture
def command(tmp_path: Path) -> dict[str, str]:
    """An environment with a command `playroom` that runs the code under test."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "playroom"
    program.write_text(
        f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(ROOT)!r})\n"
        "from playroom.cli import main\nsys.exit(main())\n"
    )
    program.chmod(0o755)
    return {
        **os.environ,
        "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm",
    }


@pytest.mark.pty
@pytest.mark.parametrize("shell", START)
def test_a_real_shell_completes(shell: str, tmp_path: Path, command: dict[str, str]) -> None:
    if shutil.which(shell) is None:
        assert not os.environ.get("PLAYROOM_ALL_SHELLS"), f"{shell} is not installed"
        pytest.skip(f"{shell} is not installed")
    kept_game(tmp_path / "data/playroom", 10)
    child = pexpect.spawn(
        START[shell][0],
        START[shell][1:],
        env=command,
        encoding="utf-8",
        timeout=60,
        dimensions=(30, 200),
    )
    try:
        child.sendline(SET_UP[shell])
        child.expect("READY>")
        for typed, completed in TYPED:
            child.send(f"playroom {typed}\t")
            child.expect_exact(completed.rstrip())
            child.send("\x15\r")  # the line is taken back
            child.expect("READY>")
    finally:
        child.close(force=True)
