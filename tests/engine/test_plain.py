"""Plain data and digests."""

from __future__ import annotations

import hashlib
import json
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playroom.engine.plain import digest, to_plain

from playroom.engine.cards import Card, card, cards
from playroom.engine.notes import Clean, Who, note
from playroom.engine.record import Record
from playroom.engine.steps import Mode, Request
from tests.engine.tally_values import Play


class Thing(Record):
    name: str
    parts: tuple[object, ...] = ()


def test_every_kind_of_value() -> None:
    second = Card(64 + int(card("5H")))
    thing = Thing("x", (card("5H"), second, None, True, 1, 1.5, Clean.of("Ana"), Mode.TURN, Who(1)))
    assert to_plain(thing) == {
        "type": "Thing",
        "name": "x",
        "parts": ["5H", "5H'1", None, True, 1, 1.5, "Ana", "turn", {"type": "Who", "seat": 1}],
    }
    assert to_plain({card("2C"): [frozenset(cards("5H 2C"))], 3: ()}) == {
        "2C": [["2C", "5H"]],
        "3": [],
    }


class Pair(NamedTuple):
    first: object
    second: object = None


def test_named_tuples_keep_their_names() -> None:
    assert to_plain((Pair(card("5H")), (1, 2))) == [
        {"type": "Pair", "first": "5H", "second": None},
        [1, 2],
    ]
    assert digest(Pair(1, 2)) != digest((1, 2))


def test_requests_notes_and_actions_are_plain() -> None:
    request = Request("1.away.0", 0, (Play,), Mode.SECRET, 20)
    assert to_plain(request) == {
        "type": "Request",
        "id": "1.away.0",
        "seat": 0,
        "kinds": ["Play"],
        "mode": "secret",
        "seconds": 20,
        "awaited": True,
    }
    json.dumps(to_plain((request, note("x", card=card("5H"), inner=note("y")), Play(card("5H")))))


def test_what_is_not_plain_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="object"):
        to_plain(Thing("x", (object(),)))


def test_a_known_digest() -> None:
    value = {"b": (1, card("10D"), None), "a": Thing("ñ")}
    text = '{"a":{"name":"\\u00f1","parts":[],"type":"Thing"},"b":[1,"10D",null]}'
    assert digest(value) == hashlib.sha256(text.encode()).hexdigest()


plain = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=5)
    | st.sampled_from(cards("AC 5H KS")),
    lambda inner: (
        st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=12,
)


@given(plain)
def test_plain_is_json_and_plain_again(value: object) -> None:
    once = to_plain(value)
    assert json.loads(json.dumps(once)) == once
    assert to_plain(once) == once


@given(plain, plain)
def test_digests_differ_when_the_plain_forms_do(one: object, two: object) -> None:
    same = json.dumps(to_plain(one), sort_keys=True) == json.dumps(to_plain(two), sort_keys=True)
    assert (digest(one) == digest(two)) is same


def test_sets_have_one_form_whatever_their_order() -> None:
    names = [f"name{i}" for i in range(50)]
    assert digest(frozenset(names)) == digest(frozenset(reversed(names)))
