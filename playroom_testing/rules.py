"""Rules by their numbers: which of them the code of a game names, and which its tests hold.

A rule is written `BRI-014` in the code, in lists and spans too (`BRI-060 to 062, 070`). A test
holds it by its name (`def test_bri_014_...`), a vector by its line `rules BRI-014`.

    def test_every_rule_has_a_test() -> None:
        check_rules("BRI", Path(brisca.__file__).parent, Path(__file__).parent)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path


def rules_in(text: str, prefix: str) -> set[int]:
    """The numbers of rules that a text names, also in lists and spans: `ESC-060 to 064, 070`."""
    named = set[int]()
    spans = rf"{prefix}-(\d{{3}})((?:(?:, | and | to )(?:{prefix}-)?\d{{3}}\b)*)"
    for first, more in re.findall(spans, text):
        last = int(first)
        named.add(last)
        for how, number in re.findall(rf"(, | and | to )(?:{prefix}-)?(\d{{3}})", more):
            named.update(range(last, int(number)) if how == " to " else ())
            last = int(number)
            named.add(last)
    return named


def rules_tested(text: str, prefix: str) -> set[int]:
    """The numbers of rules that tests are named by, or vectors."""
    names = re.findall(rf"def test_{prefix.lower()}((?:_\d{{3}})+)_", text)
    vectors = re.findall(r"^rules (.*)$", text, re.MULTILINE)
    return {int(number) for named in (*names, *vectors) for number in re.findall(r"\d{3}", named)}


def check_rules(prefix: str, code: Path, *tests: Path) -> None:
    """Every rule that the Python files in the folder `code` name is held by a test or a vector in
    the folders (or files) `tests`, and every rule that those name stands in the code. Raises
    `AssertionError` with a line for each that is not so.
    """
    named, held = _places(prefix, [code], rules_in), _places(prefix, tests, rules_tested)
    assert named, f"no file in {code} names a rule {prefix}-001, {prefix}-002 ..."
    problems = [
        f"{named[number]}: {prefix}-{number:03} has no test: name one test_{prefix.lower()}_"
        f"{number:03}_..., or a vector with the line rules {prefix}-{number:03}"
        for number in sorted(named.keys() - held.keys())
    ]
    problems += [
        f"{held[number]}: {prefix}-{number:03} has a test and stands nowhere in the code"
        for number in sorted(held.keys() - named.keys())
    ]
    assert not problems, "\n".join(problems)


def _places(
    prefix: str, roots: Iterable[Path], read: Callable[[str, str], set[int]]
) -> dict[int, str]:
    """For every number that `read` finds in the files of these folders the first line it is in."""
    places: dict[int, str] = {}
    for root in roots:
        patterns = ("*.py", "*.md") if read is rules_tested else ("*.py",)
        found = [file for pattern in patterns for file in sorted(root.rglob(pattern))]
        files = [root] if root.is_file() else found
        for file in files:
            text = file.read_text(encoding="utf-8")
            for number in read(text, prefix) - places.keys():
                lines = enumerate(text.splitlines(), 1)
                place = next((at for at, line in lines if number in read(line, prefix)), 1)
                places[number] = f"{file.name}:{place}"
    return places
