"""What a table may change."""

from __future__ import annotations

from playroom.engine import kit


class ReversiOptions(kit.TableOptions):
    """The options of one table."""

    size: int = kit.number(8, (6, 6), (8, 8), steps=(6, 8))
    first: str = kit.choice("guest", "host", "chance")


PRESETS = {"usual": {}, "small": {"size": 6}}
