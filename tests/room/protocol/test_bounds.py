"""Everything that comes over a wire has a bound: texts, lists and mappings, in every message."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from playroom.engine.chair import Person
from playroom.engine.header import Player
from playroom.engine.notes import LONGEST_NAME, LONGEST_TEXT, Clean
from playroom.engine.wire import PLAIN, BadJson, encode
from playroom.room.protocol import messages as e
from playroom.room.table import values as v


def unbounded(wanted: Any, path: str, seen: set[Any]) -> Iterator[str]:
    """Where a type has no bound; `Clean` has one where it is read."""
    match wanted:
        case inspect.StrType(max_length=None, pattern=None):
            yield path
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            if wanted.max_length is None:
                yield path
            yield from unbounded(item, f"{path}[]", seen)
        case inspect.DictType(key_type=key, value_type=value):
            if wanted.max_length is None:
                yield path
            yield from unbounded(key, f"{path} key", seen)
            yield from unbounded(value, f"{path}{{}}", seen)
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            for item in items:
                yield from unbounded(item, path, seen)
        case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            for field in fields:
                yield from unbounded(field.type, f"{cls.__name__}.{field.name}", seen)
        case inspect.Metadata(type=inner):
            yield from unbounded(inner, path, seen)


@pytest.mark.parametrize("wanted", [e.AnyUp, e.AnyDown])
def test_every_text_list_and_mapping_on_a_wire_has_a_bound(wanted: Any) -> None:
    assert list(unbounded(inspect.type_info(wanted), "message", set())) == []


def test_a_text_that_is_too_long_is_none() -> None:
    said = encode(v.Nudge("a" * 12, Clean.of("x" * 24, 24)))
    assert PLAIN.decode(said, v.Nudge).name == "x" * 24
    for kind, value in (
        (v.Nudge, said.replace(b"x" * 24, b"x" * 25)),
        (Player, b'{"name":"%s","kind":"person"}' % (b"x" * (LONGEST_NAME + 1))),
        (Person, b'{"name":"%s","kind":"person"}' % (b"x" * (LONGEST_NAME + 1))),
        (Clean, b'"%s"' % (b"x" * (LONGEST_TEXT + 1))),
    ):
        with pytest.raises(BadJson):
            PLAIN.decode(value, kind)
    assert PLAIN.decode(b'"%s"' % (b"x" * LONGEST_TEXT), Clean) == "x" * LONGEST_TEXT
    assert msgspec.json.decode(encode(Player(Clean.of("Ana"), "person")))["name"] == "Ana"
