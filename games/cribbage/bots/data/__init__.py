"""Tables that were computed for this game, as CSV files.

What they say is told where they are used: `discarding` and `opponent`.
"""

from __future__ import annotations

from importlib.resources import files


def rows(name: str) -> list[list[str]]:
    """The rows of the table `name`, without its head."""
    text = files(__name__).joinpath(name).read_text(encoding="utf-8")
    return [line.split(",") for line in text.splitlines()[1:]]
