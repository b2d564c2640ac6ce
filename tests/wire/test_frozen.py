"""What is sent and kept stays as it is, whatever the classes are called: the tags, fields and
bounds of all records, and the tables of the stores, held against golden files. Names that others
read (`--json`, metrics, frames of a page, settings, the kit) may be added to, not lost.

`python3 -m tests.wire.test_frozen` writes these anew after a change that is meant.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest

from playroom.engine.record import Record, tag_of
from tests.wire.names import NAMES
from tests.wire.shapes import shape, shapes_text, tables_text

HERE = Path(__file__).parent / "frozen"
GOLDEN = {"shapes.json": shapes_text, "tables.sql": tables_text}
"""What is in these files is all that there is."""


@pytest.mark.parametrize("name", GOLDEN)
def test_what_is_sent_and_kept_is_as_it_was(name: str) -> None:
    assert GOLDEN[name]() == (HERE / name).read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_no_name_that_others_read_is_lost(name: str) -> None:
    names = (HERE / name).read_text("utf-8").splitlines()
    assert names
    assert sorted(set(names) - set(NAMES[name]())) == []


class Base(Record, tag=tag_of):
    """Any message."""


class Was(Base):
    """Under its old name."""

    n: int = 0


class Renamed(Base):
    """Under a new name, and so with another tag."""

    n: int = 0


class Kept(Base, tag="was"):
    """Under a new name, with the tag that it had."""

    n: int = 0


Kind: TypeAlias = type[Base]


@pytest.mark.parametrize(("kind", "same"), [(Renamed, False), (Kept, True)])
def test_only_the_tag_of_a_renamed_class_counts(kind: Kind, same: bool) -> None:
    was, now = (shape(msgspec.inspect.type_info(one)) for one in (Was, kind))
    assert (was == now) is same


if __name__ == "__main__":
    for name, text in GOLDEN.items():
        (HERE / name).write_text(text(), "utf-8")
    for name, found in NAMES.items():
        lines = (f"{line}\n" for line in sorted(set(found())))
        (HERE / name).write_text("".join(lines), "utf-8")
