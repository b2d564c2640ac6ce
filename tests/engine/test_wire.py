"""Records as JSON and back, strictly, and their fingerprints."""

from __future__ import annotations

import hashlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.cards import Card, card, cards
from playroom.engine.notes import Clean, Note, Notes, Rejection, Side, Who, note
from playroom.engine.record import Count, Record, Seat, Token, replace, tag_of
from playroom.engine.steps import Action, Event, Mode, Request, TimedOut
from playroom.engine.wire import BadJson, Wire, digest, encode, plain


class LayDown(Action):
    cards: tuple[Card, ...]


class Pass(Action):
    pass


class LaidDown(Event):
    seat: Seat
    cards: tuple[Card, ...]
    starter: Card | None = None


class Board(Record):
    last: LaidDown | TimedOut | None = None
    count: Count = 0
    word: Token = ""


WIRE = Wire([LayDown, Pass], [LaidDown])
SECOND = Card(64 + int(card("5H")))


def test_actions_and_events_are_named_by_their_tags() -> None:
    action = LayDown(cards("5H 10D"))
    assert encode(action) == b'{"type":"lay_down","cards":["5H","10D"]}'
    assert WIRE.decode(encode(action), WIRE.action) == action
    event = LaidDown(1, (SECOND,), card("JK"))
    assert WIRE.decode(encode(event), WIRE.event) == event
    assert WIRE.decode(encode(TimedOut(2)), WIRE.event) == TimedOut(2)
    assert tag_of("CountOpened") == "count_opened"


def test_a_request_names_its_classes() -> None:
    request = Request("1.away.0", 0, (LayDown, Pass), Mode.SECRET, 20)
    assert plain(request)["kinds"] == ("lay_down", "pass")
    assert WIRE.decode(encode(request), Request) == request


def test_notes_and_refusals_keep_their_values() -> None:
    said = note(
        "x-line", who=Who(1), side=Side(0), card=SECOND, cards=cards("KC 2D"), count=-3,
        token="hand",
        told=True, name=Clean.of("Inés"), inner=note("x-part", n=1), list=Notes((note("x-a"),)),
    )  # fmt: skip
    back = WIRE.decode(encode(said), Note)
    assert back == said
    assert back.values == said.values
    assert isinstance(back.get("name"), Clean)
    assert back.get("card") is SECOND
    refusal = Rejection.of("not_now", "x-line", card=card("5H"))
    assert WIRE.decode(encode(refusal), Rejection) == refusal


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (b'{"last":null,"count":0,"word":"","more":1}', Board),
        (b'{"count":-1}', Board),
        (b'{"count":10000000000}', Board),
        (b'{"count":"1"}', Board),
        (b'{"count":1.5}', Board),
        (b'{"count":true}', Board),
        (b'{"word":"' + b"x" * 81 + b'"}', Board),
        (b'{"last":{"type":"pass"}}', Board),
        (b'{"last":{"type":"laid_down","seat":64,"cards":[]}}', Board),
        (b'{"last":{"type":"laid_down","seat":0,"cards":["5X"]}}', Board),
        (b'{"last":{"type":"laid_down","seat":0,"cards":[5]}}', Board),
        (b'{"type":"laid_down","seat":0,"cards":["5H\'9"]}', WIRE.event),
        (b'{"type":"laid_down","seat":0,"cards":["5H\'12"]}', WIRE.event),
        (b'{"type":"event"}', WIRE.event),
        (b'{"type":"draw"}', WIRE.action),
        (b'{"id":"x","seat":0,"kinds":["draw"],"mode":"turn"}', Request),
        (b'{"type":"said","text":"a\\u001bb"}', Note),
        (b'{"word":"\xff"}', Board),
        (b'{"word":"', Board),
        (b"[" * 100_000, Board),
        (b"", Board),
    ],
)
def test_what_is_not_a_value_is_refused(text: bytes, wanted: type) -> None:
    with pytest.raises(BadJson):
        WIRE.decode(text, wanted)


@given(st.binary(max_size=60))
def test_no_bytes_raise_anything_else(data: bytes) -> None:
    for wanted in (WIRE.event, WIRE.action, Note, Board):
        try:
            WIRE.decode(data, wanted)
        except BadJson:
            continue


def test_a_known_digest() -> None:
    text = '{"last":null,"count":2,"word":"\u00f1"}'.encode()
    assert json.loads(text) == json.loads(encode(Board(None, 2, "\u00f1")))
    assert digest(Board(None, 2, "\u00f1")) == hashlib.sha256(text).hexdigest()
    assert digest(Board(None, 2)) != digest(Board(None, 3))


def test_sets_have_one_form_whatever_their_order() -> None:
    names = [f"name{i}" for i in range(50)]
    assert encode(frozenset(names)) == encode(frozenset(reversed(names)))


def test_records_are_frozen_equal_and_hashable() -> None:
    board = Board(count=1)
    with pytest.raises(AttributeError):
        board.count = 2  # type: ignore[misc]
    assert replace(board, count=2) == Board(count=2)
    assert hash(board) == hash(Board(count=1))
    with pytest.raises(TypeError):
        Board(counts=1)  # type: ignore[call-arg]
