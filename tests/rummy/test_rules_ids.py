"""Every rule of rummy is named by a test that holds it: `test_rum_036_...`, several ids one after
another.
"""

from __future__ import annotations

import re
from pathlib import Path

IDS = frozenset(range(1, 91))
"""All rules of rummy, RUM-001 to RUM-090."""


def test_every_rule_is_named_by_a_test() -> None:
    named: set[int] = set()
    for path in sorted(Path(__file__).parent.glob("test_rules_*.py")):
        for ids in re.findall(
            r"^def test_rum((?:_\d{3})+)_[a-z0-9]", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            named.update(int(one) for one in ids.strip("_").split("_"))
    assert sorted(IDS - named) == [], "rules without a test"
    assert sorted(named - IDS) == [], "tests of rules that there are not"
