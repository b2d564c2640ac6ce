"""What a table may change, each option declared once."""

from __future__ import annotations

from playroom.engine import kit

PRESETS = {
    "usual": {},
    "short": {"target": 50},
    "jack": {"jack": True},
    "plain": {"passing": "none", "moon": "off"},
}


class HeartsOptions(kit.TableOptions):
    """The options of one table."""

    target: int = kit.number(100, (5, 500), steps=(25, 50, 100, 150), unit="points")
    passing: str = kit.choice("four", "three", "left", "none")
    jack: bool = kit.flag()
    moon: str = kit.choice("others", "own", "off")
    bleeding: bool = kit.flag()
    queen_breaks: bool = kit.flag()

    def steps(self, deal: int) -> int:
        """HEA-003: how many seats on the cards go in that deal; 0: none are passed."""
        return {
            "four": (1, 3, 2, 0)[(deal - 1) % 4],
            "three": (1, 3, 2)[(deal - 1) % 3],
            "left": 1,
        }.get(self.passing, 0)
