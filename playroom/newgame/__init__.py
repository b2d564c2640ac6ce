"""`playroom new-game NAME`: a package with a small game that plays, speaks both languages and
passes `playroom_testing`, to be made into a game of one's own.

The package is a copy of one of the games beside this module, which are all called `toy`: `plain` is
split into modules as a game that grows, the others stand in a single module. What is not
Python of the game (`pyproject.toml`, a page to read, tests) stands in `templates/`.
"""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path

HERE = Path(__file__).parent
USUAL = "plain"
KINDS = (USUAL, "bidding", "dice", "grid", "rummy", "tricks")
"""What a new game can be like: the folders of the games that are copied."""
FILES = {
    "pyproject.txt": "pyproject.toml",
    "readme.txt": "README.md",
    "test_{kind}.txt": "tests/test_toy.py",
}
"""The templates, and the files that are made of them."""

_NAME = re.compile(r"[a-z][a-z0-9]{1,29}")
_TITLE = re.compile(r"[^\W\d_](?:[ '’-]?\w){0,39}")
_TAKEN = frozenset({"toy", "playroom", "games", "tests", "table", "kit", "shell", "locales"})


class BadName(ValueError):
    """A name that no game can have. `reason` is a token: `form`, `taken`, `exists`, `spanish`,
    `like`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def check_name(name: str, taken: tuple[str, ...] = ()) -> None:
    """Raises `BadName` unless `name` can be the id of a new game: small letters and digits, 2 to
    30, no word of Python, none of `taken`.
    """
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadName("form")
    if name in _TAKEN or name in taken:
        raise BadName("taken")


def write(
    name: str, parent: Path, taken: tuple[str, ...] = (), spanish: str = "", like: str = USUAL
) -> Path:
    """Writes the package into the new folder `parent / name`, and gives that folder. `spanish`: how
    the game is called in Spanish, when that is not its `name` with a capital letter; `like`: one of
    `KINDS`.

    Raises `BadName`, or `OSError` when it cannot be written; then nothing is left of it.
    """
    check_name(name, taken)
    if spanish and not _TITLE.fullmatch(spanish):
        raise BadName("spanish")
    if like not in KINDS:
        raise BadName("like")
    folder = parent / name
    if folder.exists():
        raise BadName("exists")
    try:
        game = HERE / like / "toy"
        for source in sorted(game.rglob("*")):
            if source.is_file() and source.suffix in (".py", ".ftl"):
                title = spanish if source.name == "es.ftl" else ""
                _copy(source, folder / name / source.relative_to(game), name, title)
        for template, target in FILES.items():
            source = HERE / "templates" / template.format(kind=like)
            _copy(source, folder / _named(target, name), name)
        (folder / name / "py.typed").touch()
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return folder


def _copy(source: Path, target: Path, name: str, title: str = "") -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(_named(source.read_text(encoding="utf-8"), name, title), encoding="utf-8")


def _named(text: str, name: str, title: str = "") -> str:
    """A text of the toy game under another name; `title`: how that is written for people."""
    return text.replace("toy", name).replace("Toy", title or name.capitalize())
