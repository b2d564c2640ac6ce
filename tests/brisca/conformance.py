"""What the conformance suite needs to know of Brisca."""

from __future__ import annotations

from playroom.engine.options import Setup

SHORT = {"target": 1}
SETUPS = (
    Setup.of(4, {"signs": "noticed", "swap": "turn", "look": False, "target": 1}),
    Setup.of(2, {"deal": "tute", "duty": True, "songs": "suits", "target": 1}),
)
