"""What the conformance suite needs to know of Brisca."""

from __future__ import annotations

from playroom.engine.options import Setup

SHORT = {"target": 1}
SETUPS = (Setup.of(4, {"signs": "noticed", "swap": "turn", "look": False, "target": 1}),)
