"""Packages of games that are broken, clash or lack words: they are named, and everything else goes
on.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from playroom.engine import registry
from playroom.store import Store
from tests.engine.installed import TOY, install, on_path
from tests.shell.inside import Inside, inside
from tests.shell.kept import a_header, kept_game
from tests.shell.test_room import find

ROOT = Path(__file__).parents[2]
SOUND = TOY.format(id="tally")
WORDS = {
    "en.ftl": "tally-name = Tally\ntally-about = The toy game.\n",
    "es.ftl": "tally-name = La suma\ntally-about = El juego de juguete.\n",
}
GAME = {"tally": "toybox:GAME"}
BROKEN = {
    "import": "import nothing_such",
    "syntax": "def (:",
    "id": TOY.format(id="other"),
    "table": SOUND.replace("    id", "    table = None\n    id"),
}


def run(
    *words: str, site: Path, data: Path, stdin: str = "", lang: str = "en"
) -> subprocess.CompletedProcess[str]:
    """The playroom from its checkout, with the packages of `site` installed."""
    home = data.parent / "home"
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(site), str(ROOT))),
        "PYTHONDONTWRITEBYTECODE": "1",
        **dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"), str(home)),
    }
    argv = [sys.executable, "-m", "playroom", *words]
    return subprocess.run(
        [*argv, "--speech", "off", "--lang", lang, "--data", str(data)],
        cwd=ROOT, env=env, input=stdin, capture_output=True, encoding="utf-8", timeout=60,
        check=False,
    )  # fmt: skip


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    folder.mkdir()
    return folder


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


def of_packages(found: dict[str, Any], *packages: str) -> list[dict[str, str]]:
    """What the doctor tells of the broken games of some packages."""
    return [one for one in found["broken"] if one["distribution"] in packages]


# -- a sound package -------------------------------------------------------------------------------


def test_a_game_of_another_package_speaks_both_languages(site: Path, data: Path) -> None:
    install(site, "toybox", SOUND, GAME, WORDS)
    assert "tally: Tally. The toy game.\n" in run("games", site=site, data=data).stdout
    spanish = run("games", site=site, data=data, lang="es").stdout
    assert "tally: La suma. El juego de juguete.\n" in spanish
    found = json.loads(run("doctor", "--json", site=site, data=data).stdout)
    assert "tally" in found["games"]
    assert of_packages(found, "toybox") == []
    assert "tally" not in {one["game"] for one in found["no_words"]}


# -- broken ones -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_disturbs_nothing(name: str, site: Path, tmp_path: Path) -> None:
    install(site, "toybox", BROKEN[name], GAME, WORDS)

    async def play(room: Inside) -> None:
        room.open_room()
        said = [room.press("tab")[0] for _ in range(len(registry.game_ids()) + 5)]
        assert "Play Casino." in said
        assert not any("Tally" in line for line in said)
        find(room, "Learn a game by playing")
        lessons = room.press("enter")
        count = sum(len(game.lessons) for game in registry.games())
        assert lessons[0] == f"{count} lessons. Enter begins one."
        room.press("escape")
        find(room, "Practise counting")
        room.press("enter")
        find(room, "Cribbage")

    with on_path(site):
        inside(play, tmp_path / "data")


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_named(name: str, site: Path, data: Path) -> None:
    install(site, "toybox", BROKEN[name], GAME, WORDS)
    listed = run("games", site=site, data=data)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "casino: Casino" in listed.stdout
    assert "\ntally: " not in listed.stdout
    done = run("play", "tally", site=site, data=data)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "tally does not load: an error in toybox. python3 -m playroom doctor tells which.\n"
    )
    assert "Error" in (data / "faults.log").read_text("utf-8")
    assert not list((data.parent / "home").rglob("faults.log"))
    english = run("doctor", site=site, data=data).stdout
    assert "tally does not load, from toybox:GAME of toybox: " in english
    spanish = run("doctor", site=site, data=data, lang="es").stdout
    assert "tally no se puede cargar, de toybox:GAME en toybox: " in spanish
    found = json.loads(run("doctor", "--json", site=site, data=data).stdout)
    assert "tally" not in found["games"]
    (broken,) = of_packages(found, "toybox")
    assert (broken["id"], broken["distribution"], broken["module"], broken["reason"]) == (
        "tally",
        "toybox",
        "toybox:GAME",
        "broken",
    )
    assert "Error: " in broken["error"]


def test_two_packages_with_one_id_are_refused_by_name(site: Path, data: Path) -> None:
    for package in ("toybox", "attic"):
        install(site, package, SOUND, {"tally": f"{package}:GAME"}, WORDS)
    refusal = "Several packages bring tally: attic and toybox. Keep one of them only.\n"
    done = run("play", "tally", site=site, data=data)
    assert (done.returncode, done.stderr) == (2, refusal)
    assert not (data / "faults.log").exists()
    listed = run("games", site=site, data=data).stdout
    assert "\ntally: " not in listed
    assert refusal in listed
    assert refusal in run("doctor", site=site, data=data).stdout
    spanish = run("doctor", site=site, data=data, lang="es").stdout
    assert "tally viene en varios paquetes: attic y toybox. Deja solo uno.\n" in spanish
    found = json.loads(run("doctor", "--json", site=site, data=data).stdout)
    assert [
        (one["distribution"], one["reason"]) for one in of_packages(found, "toybox", "attic")
    ] == [
        ("attic", "clash"),
        ("toybox", "clash"),
    ]


def test_a_package_may_not_take_an_id_of_the_playroom(site: Path, data: Path) -> None:
    install(site, "toybox", TOY.format(id="casino"), {"casino": "toybox:GAME"})
    done = run("play", "casino", site=site, data=data)
    assert done.returncode == 2
    assert "accessible-playroom and toybox" in done.stderr
    assert "cribbage: " in run("games", site=site, data=data).stdout


# -- games that are kept ---------------------------------------------------------------------------

GONE = {
    "unknown": ("not installed here", "it is not installed here", "no está instalado aquí"),
    "broken": ("does not load here", "it does not load here", "aquí no se puede cargar"),
    "clash": ("in several packages", "several packages bring it", "viene en varios paquetes"),
}


def keep_and_lose(reason: str, tmp_path: Path, site: Path, data: Path) -> None:
    """Keeps a game that is left and one that is over; then its package is not what it was."""
    whole = tmp_path / "whole"
    whole.mkdir()
    with on_path(install(whole, "toybox", SOUND, GAME, WORDS)):
        kept_game(data, 3, header=a_header("leftgame", "tally"))
        kept_game(data, 100_000, header=a_header("donegame", "tally"))
    if reason != "unknown":
        install(site, "toybox", "1 / 0" if reason == "broken" else SOUND, GAME, WORDS)
    if reason == "clash":
        install(site, "attic", SOUND, {"tally": "attic:GAME"})


@pytest.mark.parametrize("reason", GONE)
def test_a_kept_game_without_its_rules_is_listed_and_says_so(
    reason: str, tmp_path: Path, site: Path, data: Path
) -> None:
    keep_and_lose(reason, tmp_path, site, data)
    listed, told, dicho = GONE[reason]

    async def play(room: Inside) -> None:
        item = room.open_room()[-1]
        assert item.endswith(f", {listed}."), item
        about = room.press("space")[-1]
        assert about == "Number leftga. It is kept as it is until its game can be played here."
        said = room.press("enter")
        assert len(said) == 1
        assert said[0].endswith((" stay as they are.", "playroom doctor tells why."))
        assert room.table is None

    with on_path(site):
        inside(play, data)
    assert not (data / "faults.log").exists() or reason == "broken"
    done = run("resume", site=site, data=data)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    doctor = run("doctor", site=site, data=data).stdout
    assert f"2 kept games of {'Tally' if reason == 'broken' else 'tally'} wait: {told}." in doctor
    assert f": {dicho}." in run("doctor", site=site, data=data, lang="es").stdout
    found = json.loads(run("doctor", "--json", site=site, data=data).stdout)
    assert found["absent"] == {"tally": 2}
    assert found["problems"] == []
    stats = run("stats", "--fresh", site=site, data=data).stdout
    assert f" is not counted: {told}." in stats
    counts = json.loads(run("stats", "--fresh", "--json", site=site, data=data).stdout)
    assert (counts["absent"], counts["unread"]) == ({"tally": 1}, 0)
    with Store.open(data) as store:
        assert [one.id for one in store.unfinished()] == ["leftgame"]
        assert store.check() == []


def test_the_kept_game_goes_on_when_its_package_is_back(
    tmp_path: Path, site: Path, data: Path
) -> None:
    keep_and_lose("broken", tmp_path, site, data)

    async def play(room: Inside) -> None:
        room.app.tables.resume_game("leftgame")
        assert "Tally, where you left it." in room.lines

    with on_path(tmp_path / "whole"):
        inside(play, data)


# -- words -----------------------------------------------------------------------------------------


def test_a_game_without_words_is_named_by_its_id(site: Path, data: Path) -> None:
    install(site, "toybox", SOUND, GAME)
    assert "Something happened in tally, " in run("games", site=site, data=data).stdout
    assert "Ha pasado algo en tally, " in run("games", site=site, data=data, lang="es").stdout
    doctor = run("doctor", site=site, data=data).stdout
    assert "tally has no words in English.\ntally has no words in Spanish.\n" in doctor
    played = run("play", "tally", site=site, data=data, stdin="h\n")
    assert (played.returncode, played.stderr) == (0, "")
    assert "Something happened in tally, but the words for it are missing.\n" in played.stdout


def test_words_in_one_language_only_are_told_in_it(site: Path, data: Path) -> None:
    install(site, "toybox", SOUND, GAME, {"es.ftl": WORDS["es.ftl"]})
    assert "tally: La suma. El juego de juguete.\n" in run("games", site=site, data=data).stdout
    found = json.loads(run("doctor", "--json", site=site, data=data).stdout)
    assert {"game": "tally", "language": "en"} in found["no_words"]
    assert {"game": "tally", "language": "es"} not in found["no_words"]
