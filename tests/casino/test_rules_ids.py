"""Every rule of Casino is named by a test that holds it: a vector (`rules CAS-...`) or a function
(`test_cas_018_...`).
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.casino.conformance import RULES

HERE = Path(__file__).resolve().parent


def test_every_rule_is_named_by_a_test() -> None:
    named: set[int] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for ids in re.findall(
            r"^def test_cas((?:_\d{3})+)_[a-z0-9]", path.read_text(encoding="utf-8"), re.MULTILINE
        ):
            named.update(int(one) for one in ids.strip("_").split("_"))
    folder = HERE.parent / "vectors"
    vectors = "".join(
        path.read_text(encoding="utf-8") for path in sorted(folder.glob("casino*.md"))
    )
    for line in re.findall(r"^rules (.*)$", vectors, re.MULTILINE):
        named.update(int(one) for one in re.findall(r"CAS-(\d{3})", line))
    assert len(RULES) == 164
    assert sorted(RULES - named) == [], "rules without a test"
    assert sorted(named - RULES) == [], "tests of rules that there are not"
