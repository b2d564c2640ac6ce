"""`python -m playroom_testing GAME` tests a game from another package, with nothing but the
playroom beside it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from playroom import newgame
from playroom_testing.command import same_faults
from playroom_testing.suite import GROUPS, OPTIONAL

ROOT = Path(__file__).resolve().parents[2]
FAST = "declared,options,words,lessons"
"""Groups that take no time."""


def package(
    folder: Path,
    name: str = "briscola",
    source: Path | None = None,
    spanish: str = "",
    like: str = newgame.USUAL,
) -> Path:
    """A package with a game, installed: the folder of its Python. Without a `source` it is one that
    `new-game` has written.
    """
    site = folder / "site"
    site.mkdir()
    if source is None:
        newgame.write(name, folder, spanish=spanish, like=like)
        (folder / name / name).rename(site / name)
    else:
        shutil.copytree(source, site / name, ignore=shutil.ignore_patterns("__pycache__"))
    about = site / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[playroom.games]\n{name} = {name}:GAME\n")
    return site / name


def command(site: Path, *words: str, language: str = "en") -> tuple[int, str]:
    """The status and the output of the command, in a folder where nothing is."""
    done = subprocess.run(
        [sys.executable, "-m", "playroom_testing", *words],
        cwd=site.parent,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(ROOT), str(site.parent))),
            "PYTHONIOENCODING": "utf-8",
            "LC_ALL": f"{language}.UTF-8",
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=250,
    )
    assert not done.stderr, done.stderr
    return done.returncode, done.stdout


def spoil(file: Path, old: str, new: str) -> None:
    """Puts something wrong into a file."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_new_game_holds_everything(tmp_path: Path) -> None:
    status, said = command(package(tmp_path), "briscola")
    assert status == 0, said
    assert [line.split(":")[0] for line in said.splitlines()[:-1]] == [
        group for group in GROUPS if group not in OPTIONAL
    ]
    assert said.splitlines()[-1].startswith("All is well with briscola.")


@pytest.mark.parametrize("kind", newgame.KINDS[1:])
def test_a_new_game_of_a_kind_holds_everything_and_its_own_tests(kind: str, tmp_path: Path) -> None:
    site = package(tmp_path, "tute", like=kind)
    status, said = command(site, "tute", "--quick")
    assert status == 0, said
    tests = str(tmp_path / "tute" / "tests")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tests],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(site.parent)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_a_new_game_is_like_one_of_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(newgame.BadName, match="like"):
        newgame.write("tute", tmp_path, like="chess")


@pytest.mark.parametrize("spanish", ["", "Corazones"])
def test_a_new_game_may_have_an_english_name(spanish: str, tmp_path: Path) -> None:
    site = package(tmp_path, "hearts", spanish=spanish)
    status, said = command(site, "hearts", "--only", "words,lines,lessons")
    assert status == 0, said
    words = (site / "locales" / "es.ftl").read_text("utf-8")
    assert f"hearts-name = {spanish or 'Hearts'}\n" in words
    assert f"hearts-event-started = {spanish or 'Hearts'} a " in words


def test_an_english_word_is_found_all_the_same(tmp_path: Path) -> None:
    site = package(tmp_path, "hearts")
    spoil(site / "locales" / "es.ftl", "Gana la baza { $who }", "Gana the turn { $who }")
    status, said = command(site, "hearts", "--only", "lines", "--lang", "es")
    assert (status, "mixed: English in a Spanish line" in said) == (1, True), said


def test_english_is_found_in_a_line_that_no_match_tells(tmp_path: Path) -> None:
    site = package(tmp_path)
    spoil(
        site / "locales" / "es.ftl", "No tienes { THE($card) } en la mano", "You have no { $card }"
    )
    status, said = command(site, "briscola", "--only", "words", "--lang", "es")
    assert (status, "briscola-refuse-card: 'You have no " in said) == (1, True), said


def test_a_quick_run_looks_at_two_tables_and_starts_no_process(tmp_path: Path) -> None:
    status, said = command(package(tmp_path), "briscola", "--only", "ends,processes", "--quick")
    assert (status, said.splitlines()[1]) == (0, "processes: left out of a quick run."), said
    assert said.splitlines()[-1].startswith("All is well with briscola. 2 tables")


def test_a_run_is_compared_with_what_was_recorded(tmp_path: Path) -> None:
    site, folder = package(tmp_path), tmp_path / "recorded"
    status, said = command(site, "briscola", "--record", str(folder))
    assert (status, said) == (0, f"4 transcripts are written to {folder}.\n")
    compared = ("briscola", "--only", "recorded", "--recorded", str(folder))
    assert command(site, *compared)[0] == 0
    spoil(site / "locales" / "en.ftl", "You take with", "Yours with")
    status, said = command(site, *compared)
    assert status == 1
    assert "briscola-usual-2.en.txt was 'You take with" in said, said


def test_equal_faults_are_told_once() -> None:
    failures = [
        ("usual-2", "after input 3: lost"),
        ("usual-3", "other"),
        ("long-2", "after input 12: lost"),
    ]
    assert same_faults(failures) == {
        "after input 3: lost": ["usual-2", "long-2"],
        "other": ["usual-3"],
    }


def test_a_game_without_words_is_told_which_it_needs(tmp_path: Path) -> None:
    site = package(tmp_path)
    (site / "locales" / "es.ftl").unlink()
    status, said = command(site, "briscola", "--only", FAST)
    assert status == 1
    assert "briscola has no words in es" in said
    assert "briscola-option-target-about =" in said
    assert "briscola-verb-lay =" in said
    assert "lessons: left out, no words in es." in said
    assert "briscola has no words in en" not in said


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        ("locales/es.ftl", "briscola-about =", "briscola-abuot =", "briscola-about"),
        ("locales/es.ftl", "briscola-about = ", "briscola-about = the ", "mixed: English"),
        ("locales/en.ftl", "briscola-verb-lay =", "briscola-verb-lie =", "briscola-verb-lay ="),
        ("lesson.py", '"lay KD"', '"lay QH"', "is refused"),
        (
            "words.py",
            "class BriscolaTable(CardTable[View]):",
            "class BriscolaTable:",
            "lacks table",
        ),
    ],
    ids=["words", "language", "verb", "lesson", "class"],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    site = package(tmp_path)
    spoil(site / file, old, new)
    status, said = command(site, "briscola", "--only", FAST, "--lang", "en,es")
    assert status in (1, 2), said
    assert sentence in said


def test_what_is_not_there_is_not_tested(tmp_path: Path) -> None:
    site = package(tmp_path)
    status, said = command(site, "scopa")
    assert (status, "No package offers a game scopa." in said) == (2, True)
    assert command(site, "briscola", "--only", "nothing") == (2, "There is no nothing.\n")
    assert command(site, "scopa", language="es")[1].startswith("No se probó nada. Ningún paquete")
    status, said = command(site, "briscola", "--hooks", "briscola.hooks")
    assert (status, "The hooks of briscola.hooks cannot be imported." in said) == (2, True)


def test_hooks_are_found_by_their_entry_point(tmp_path: Path) -> None:
    site = package(tmp_path)
    (site / "checked.py").write_text(
        "from playroom.engine.options import Setup\nSETUPS = (Setup.of(3, {'target': 7}),)\n"
    )
    points = site.parent / "briscola-1.0.dist-info" / "entry_points.txt"
    points.write_text(points.read_text() + "[playroom_testing]\nbriscola = briscola.checked\n")
    status, said = command(site, "briscola", "--only", "declared")
    assert (status, "7 tables" in said) == (0, True), said
