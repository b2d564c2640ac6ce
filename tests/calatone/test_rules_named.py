"""Every rule is held by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

LAST = 119


def test_every_rule_is_named_by_a_test() -> None:
    named: set[int] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(
            r"^def (test_cal(?:_\d{3})+)", file.read_text("utf-8"), re.MULTILINE
        ):
            named |= {int(number) for number in re.findall(r"\d{3}", name)}
    assert sorted(set(range(1, LAST + 1)) - named) == []
