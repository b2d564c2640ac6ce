"""The player's changelog: the section of one version."""

from __future__ import annotations

import re
from pathlib import Path

PAGES = {"es": "cambios.md"}
"""The page in a language; in all others it is `changes.md`."""
MOST = 5
"""Lines of it that are told."""


def changes_of(root: Path, language: str) -> str:
    """The changelog of an installation in a language; empty where it has none."""
    name = PAGES.get(language, "changes.md")
    for folder in (root / "docs", root / "playroom" / "docs"):
        try:
            return (folder / name).read_text("utf-8")
        except (OSError, ValueError):
            continue
    return ""


def changes_in(text: str, version: str) -> list[str]:
    """The first items of the section of a version, of the first section where none is of it.

    >>> changes_in("# Changes\\n\\n## 0.2.0\\n\\n- A **new**\\n  game.\\n", "0.2.0")
    ['A new game.']
    """
    sections = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    of_version = (section for section in sections if version and version in section.split("\n")[0])
    section = next(of_version, sections[0] if sections else "")
    items = re.split(r"^[-*] ", section, flags=re.MULTILINE)[1:]
    return [_plain(re.split(r"\n\s*\n", item)[0]) for item in items[:MOST]]


def _plain(text: str) -> str:
    """Text without its marks of emphasis, code and links, in one line."""
    linked = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return " ".join(re.sub(r"[*`]", "", linked).split())
