"""`playroom where`, `uninstall` and `update`."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.cli import main
from playroom.cli.installation import Installation
from playroom.cli.upkeep import uninstall, update
from playroom.cli.upkeep.changes import changes_in, changes_of
from playroom.installation_kind import NAME, ROOT
from playroom.room.store.folder_lock import FolderLock
from playroom.store import Store, schema
from playroom.store.jsonl import read_log
from tests.shell.kept import a_header, finished_game, kept_game
from tests.store.test_migrations import NEXT

Run = Callable[..., tuple[int, str, str]]
KINDS = (
    *("files", "pipx", "uv", "venv", "zip", "debian", "frozen", "temporary", "system", "python"),
    "checkout",
)


@pytest.fixture
def run(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command on the data folder `tmp_path`, with lines typed: status, output, errors."""

    def run(
        *words: str, typed: str = "", kind: str = "frozen", source: str = "", version: str = "0.1.0"
    ) -> tuple[int, str, str]:
        here = Installation(kind, version, Path("/program"), source, NAME, "PY")
        for module in (update, uninstall):
            monkeypatch.setattr(module, "installation", lambda: here)
        monkeypatch.setattr("shutil.which", lambda *_, **__: None)  # no pipx, no uv
        monkeypatch.setattr("playroom.cli.installation._has_pip", lambda: False)
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main([*words, "--data", str(tmp_path)])
        out, errors = capsys.readouterr()
        return status, out, errors

    return run


def fill(folder: Path) -> None:
    kept_game(folder, 10)
    finished_game(folder, a_header("bbbb3333", target=31))
    (folder / "settings.toml").write_text('language = "en"\n')
    (folder / "room").mkdir()
    (folder / "room/house.toml").write_text("")
    (folder / "faults.log").write_text("one\n")


@pytest.mark.parametrize("language", ["en", "es"])
def test_where_tells_every_place(tmp_path: Path, run: Run, language: str) -> None:
    fill(tmp_path)
    status, out, _ = run("where", "--lang", language)
    assert status == 0
    for name in ("games.db", "settings.toml", "faults.log", "room"):
        assert str(tmp_path / name) in out
    assert ("2 games are kept" if language == "en" else "Hay 2 guardadas") in out


def test_where_tells_programs_too_and_makes_nothing(tmp_path: Path, run: Run) -> None:
    found = json.loads(run("where", "--json")[1])
    assert (found["unfinished"], found["finished"], found["room"], found["logs"]) == (0, 0, "", [])
    assert found["version"]
    assert list(tmp_path.iterdir()) == []
    fill(tmp_path)
    found = json.loads(run("where", "--json")[1])
    assert (found["unfinished"], found["finished"]) == (1, 1)
    assert found["logs"] == [str(tmp_path / "faults.log")]
    (tmp_path / "games.db").write_bytes(b"damaged" * 1000)
    assert json.loads(run("where", "--json")[1])["unfinished"] is None
    assert "playroom doctor tells why" in run("where", "--lang", "en")[1]


def test_uninstall_asks_for_a_typed_yes(tmp_path: Path, run: Run) -> None:
    fill(tmp_path)
    for typed in ("", "\n", "\nno\n", "\nn\n", "\nyesterday\n"):
        status, out, _ = run("uninstall", "--lang", "en", typed=typed)
        assert (status, "Nothing was removed." in out) == (0, True), typed
    assert (tmp_path / "settings.toml").exists()
    with Store.open(tmp_path) as store:
        assert len(store.all()) == 2


def test_uninstall_tells_how_many_games_go_and_removes_what_is_the_playrooms(
    tmp_path: Path, run: Run
) -> None:
    fill(tmp_path)
    (tmp_path / "mine.txt").write_text("mine")
    status, out, _ = run("uninstall", "--lang", "es", typed="\nsí\n")
    assert status == 0
    assert "tu sala y 2 partidas guardadas" in out
    assert "1 está a medias" in out
    assert "Borra el archivo /program" in out
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    assert "hay otros archivos" in out


def test_uninstall_can_keep_the_games(tmp_path: Path, run: Run) -> None:
    fill(tmp_path)
    status, out, _ = run("uninstall", "--keep-games", "--lang", "en", typed="yes\n")
    assert (status, "2 games stay" in out) == (0, True)
    assert not (tmp_path / "settings.toml").exists()
    with Store.open(tmp_path) as store:
        assert len(store.all()) == 2
    assert (tmp_path / "room").exists()


def test_uninstall_saves_the_games_first(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, run: Run
) -> None:
    fill(tmp_path)
    with Store.open(tmp_path) as store:
        logs = {game.id: store.log(game.id) for game in store.all()}
    inside = str(tmp_path / "saved")
    assert run("uninstall", "--lang", "en", typed=f"{inside}\nyes\n")[0] == 2
    target = tmp_path_factory.mktemp("saved")
    status, out, _ = run("uninstall", "--lang", "en", typed=f"{target}\nyes\n")
    assert (status, "2 games are saved" in out) == (0, True)
    assert {log.header.id: log for log in map(read_log, target.iterdir())} == logs
    assert not (tmp_path / "games.db").exists()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["en", "es"])
def test_update_copies_the_games_and_tells_what_brings_the_newest_version(
    tmp_path: Path, run: Run, kind: str, language: str
) -> None:
    kept_game(tmp_path, 10)
    status, out, errors = run("update", "--lang", language, kind=kind)
    assert (status, errors, out.count("\n")) == (0, "", 4)
    _, copied, how, then = out.splitlines()
    assert str(tmp_path / "before-update-0.1.0") in copied
    with Store.open(tmp_path / "before-update-0.1.0", read_only=True) as store:
        assert len(store.all()) == 1
    here = Installation(kind, "0.1.0", Path("/program"), "", NAME, "PY")
    assert (" ".join(here.update_command) or "/program") in how
    assert "playroom update" in then


@pytest.mark.parametrize("language", ["en", "es"])
def test_after_it_update_tells_once_that_all_games_are_there_and_what_is_new(
    tmp_path: Path, run: Run, language: str
) -> None:
    fill(tmp_path)
    run("update")
    status, out, _ = run("update", "--lang", language, version="0.2.0")
    told = {
        "en": "All 2 games of the copy {} are there.",
        "es": "Están las 2 partidas de la copia {}.",
    }
    _, there, *new = out.splitlines()
    assert (status, there) == (0, told[language].format(tmp_path / "before-update-0.1.0"))
    text = changes_of(ROOT, language)
    assert new == changes_in(text, "0.2.0")
    assert new
    again = run("update", "--lang", language, version="0.2.0")[1]
    assert str(tmp_path / "before-update-0.2.0") in again
    assert there not in again


def test_where_games_are_missing_update_tells_the_way_back(tmp_path: Path, run: Run) -> None:
    fill(tmp_path)
    run("update")
    with Store.open(tmp_path) as store:
        store.remove("bbbb3333")
    copy = tmp_path / "before-update-0.1.0"
    for version in ("0.2.0", "0.1.0"):  # it is told until they are there
        status, _, errors = run("update", "--lang", "en", version=version)
        assert (status, errors.startswith(f"1 game of the copy {copy}, ")) == (2, True), errors
    (tmp_path / "games.db").write_bytes(b"damaged" * 1000)
    (tmp_path / "games.db-wal").write_bytes(b"left over")
    status, out, errors = run("update", "--lang", "es", version="0.2.0")
    assert (status, "games.db" in out.splitlines()[1]) == (2, True)
    assert errors.startswith("No se encuentran 2 partidas de la copia ")
    assert "saca de" in errors

    for file in tmp_path.glob("games.db*"):  # as it is told
        file.unlink()
    shutil.copy(copy / "games.db", tmp_path)
    assert "All 2 games of the copy" in run("update", "--lang", "en", version="0.2.0")[1]


def test_where_the_games_cannot_be_read_update_tells_why_and_what_brings_the_newest_version(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_game(tmp_path, 10)
    monkeypatch.setattr(schema, "MIGRATIONS", NEXT)
    Store.open(tmp_path).close()
    monkeypatch.undo()
    _, why, copied, how = run("update", "--lang", "en", kind="pipx")[1].splitlines()
    assert "newer playroom" in why
    assert "before-update-0.1.0" in copied
    assert "pipx upgrade" in how


def test_what_was_installed_from_a_folder_is_updated_from_there(tmp_path: Path, run: Run) -> None:
    told = run("update", "--lang", "en", kind="pipx", source="/src/my room")[1]
    assert "pipx install --force '/src/my room'" in told


@pytest.mark.parametrize("command", ["update", "uninstall"])
def test_an_open_room_is_not_taken_away(tmp_path: Path, run: Run, command: str) -> None:
    lock = FolderLock(tmp_path / "room")
    try:
        status, _, errors = run(command, "--lang", "en", typed="\nyes\n")
    finally:
        lock.close()
    assert (status, errors) == (2, "Your room is open. Close it first.\n")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_completion_prints_a_script(run: Run, shell: str) -> None:
    status, out, _ = run("completion", shell)
    assert (status, f"completion words {shell}" in out) == (0, True)


def test_completion_names_the_shells(run: Run) -> None:
    for words in ((), ("tcsh",)):
        status, _, errors = run("completion", *words, "--lang", "en")
        assert status == 2
        assert "bash, zsh, fish or powershell" in errors
