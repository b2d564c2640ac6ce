"""Every rule of cribbage is named by a test that holds it: `test_crb_036_...`, several ids one
after another.
"""

from __future__ import annotations

import re
from pathlib import Path

IDS = frozenset({*range(1, 74), *range(100, 116), *range(120, 140)})
"""All rules of cribbage, CRB-001 to CRB-139: 109 of them."""


def test_every_rule_is_named_by_a_test() -> None:
    named: set[int] = set()
    for path in sorted(Path(__file__).parent.glob("test_rules_*.py")):
        for ids in re.findall(
            r"^def test_crb((?:_\d{3})+)_[a-z0-9]", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            named.update(int(one) for one in ids.strip("_").split("_"))
    assert len(IDS) == 109
    assert sorted(IDS - named) == [], "rules without a test"
    assert sorted(named - IDS) == [], "tests of rules that there are not"
