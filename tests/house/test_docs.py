"""What docs/ name is there: files, modules, classes, and measurements."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
FILE = re.compile(r"`((?:[a-z_]+/)+[a-z_]+\.(?:py|ftl|js|css|html))`")
FOLDER = re.compile(r"`((?:playroom|shell|room|match|log|doors|engine|store|tests)/(?:[a-z_]+/)*)`")
DOTTED = re.compile(r"`((?:[a-z_]+\.)+[A-Z]\w+)`")
BENCH = re.compile(r"tests\.bench (\w+)")
ROOTS = (
    *("", "playroom/", "games/", "games/escoba/", "locales/", "playroom_testing/", "tests/"),
    *("playroom/speech/", "playroom/room/", "tests/room/"),
)
"""The folders from which pages name files."""
EXAMPLES = re.compile(r"brisca|tute|mygame|NAME")


def _is_there(path: str) -> bool:
    return any((ROOT / root / path).exists() for root in ROOTS)


def _has_class(dotted: str) -> bool:
    module, _, name = dotted.rpartition(".")
    files = [ROOT / root / (module.replace(".", "/") + ".py") for root in ROOTS]
    files += [file.with_suffix("") / "__init__.py" for file in files]
    return any(
        re.search(rf"\b{name}\b", file.read_text("utf-8")) for file in files if file.is_file()
    )


@pytest.mark.parametrize("doc", DOCS, ids=lambda doc: doc.name)
def test_what_a_page_names_is_there(doc: Path) -> None:
    text = doc.read_text("utf-8")
    named = {*FILE.findall(text), *FOLDER.findall(text)}
    missing = [path for path in sorted(named) if not _is_there(path) and not EXAMPLES.search(path)]
    missing += [
        name
        for name in sorted(set(DOTTED.findall(text)))
        if not _has_class(name) and not EXAMPLES.search(name)
    ]
    measured = set(BENCH.findall(text))
    stems = [file.stem for file in (ROOT / "tests/bench").glob("bench_*.py")]
    missing += [name for name in sorted(measured) if not any(name in stem for stem in stems)]
    assert missing == []
