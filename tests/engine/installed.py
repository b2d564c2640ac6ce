"""Packages that look installed: folders on `sys.path` with an entry point, whole or broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from playroom.engine import registry
from playroom.locale import teller

TOY = """
from tests.engine.tally import Tally

class Toy(Tally):
    bots = {{**Tally.bots, "easy": [*Tally.bots.values()][-1]}}
    id = "{id}"

GAME = Toy()
"""
"""A sound game: the toy game of the tests under another id."""


def install(
    folder: Path,
    package: str,
    code: str,
    games: Mapping[str, str],
    words: Mapping[str, str] | None = None,
) -> Path:
    """Puts a distribution called as its `package` into `folder`: the code of its `__init__`, the
    entry points `games` (id -> value), and `words` (name of a file in `locales` -> text).
    """
    place = folder / package
    place.mkdir(parents=True)
    (place / "__init__.py").write_text(code, "utf-8")
    for name, text in (words or {}).items():
        file = place / "locales" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    about = folder / f"{package}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "".join(f"{id_} = {value}\n" for id_, value in games.items())
    (about / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{points}")
    return folder


@contextmanager
def on_path(folder: Path) -> Iterator[None]:
    """The packages of a folder are installed as long as this lasts."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            file = getattr(sys.modules[name], "__file__", None)
            if file is not None and Path(file).is_relative_to(folder):
                del sys.modules[name]
        _forget()


def _forget() -> None:
    import importlib

    importlib.invalidate_caches()
    registry.forget()
    teller.forget()
