"""What a page and the room tell each other: one JSON object a frame (docs/page.md).

What a page sends is read strictly: unknown fields, wrong kinds and what is too long are refused.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta, Struct

from playroom.engine.wire import BadJson

LONGEST_UP = 2_048
"""Bytes of a frame from a page."""
LONGEST_PUSH = 1_000
"""Characters of a push subscription."""
LONGEST_TEXT = 400
"""Characters of a typed line."""

Token: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
Session: TypeAlias = Annotated[str, Meta(max_length=32)]
Code: TypeAlias = Annotated[str, Meta(max_length=64)]
Language: TypeAlias = Annotated[str, Meta(max_length=35)]
Place: TypeAlias = tuple[Annotated[str, Meta(max_length=64)], Annotated[str, Meta(max_length=64)]]
"""A zone (or `list`), and an item in it."""


class Hello(Struct, frozen=True, forbid_unknown_fields=True):
    """The first frame: the number of the last line that was taken, in which session; who comes; the
    code of an invitation; the languages of the browser.
    """

    resume: Annotated[int, Meta(ge=0, le=2**53)]
    token: Token
    session: Session = ""
    code: Code = ""
    language: Language = ""
    touch: bool = False
    """Is the first pointer of its machine a finger?"""
    back: Annotated[str, Meta(max_length=64)] = ""
    """Where its player was before it was loaded anew (see the part `back` of a screen)."""


class Up(Struct, frozen=True, forbid_unknown_fields=True):
    """Every other frame: one of the first 7, and with a key or an action where the person is."""

    key: Annotated[str, Meta(min_length=1, max_length=12)] | None = None
    do: Annotated[str, Meta(min_length=1, max_length=64)] | None = None
    choose: Place | None = None
    touch: Place | None = None
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] | None = None
    set: tuple[Annotated[str, Meta(max_length=16)], Annotated[str, Meta(max_length=16)]] | None = (
        None
    )
    push: Annotated[str, Meta(max_length=LONGEST_PUSH)] | None = None
    """A push subscription of the browser; empty: the room's key for one is wanted; `off`: none."""
    at: Place | None = None
    fell: bool = False
    """Is the person there because the focus fell there, and not by themselves?"""
    ping: bool = False
    n: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The number of what the person did; lines that answer it carry it as `of`."""


_hello = msgspec.json.Decoder(Hello)
_up = msgspec.json.Decoder(Up)


def read_hello(data: bytes) -> Hello:
    """The first frame. Raises `BadJson`."""
    try:
        return _hello.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as why:
        raise BadJson(str(why)) from None


def read_up(data: bytes) -> Up:
    """Any other frame. Raises `BadJson`."""
    try:
        up = _up.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as why:
        raise BadJson(str(why)) from None
    parts = (up.key, up.do, up.choose, up.touch, up.text, up.set, up.push)
    said = [part for part in parts if part is not None]
    alone = not said and (up.ping or up.at is not None)
    if len(said) != 1 and not alone:
        raise BadJson("one thing at a time")
    return up


class Line(Struct, frozen=True, omit_defaults=True):
    """A line that is said, by its number: one event, or the answer to a key. `old` is not said any
    more, only shown; `lang` when it is not the language of the page; `of` is the number of the key
    or choice that it answers, so that the page drops an answer that a later one replaces; `about`
    is `points`, `refusal` or `hand` where it tells such a thing; `here` the number of the place in
    which it was told.
    """

    line: str
    seq: int
    kind: str
    lang: str = ""
    old: bool = False
    of: int = 0
    about: str = ""
    here: int = 0


class Played(Struct, frozen=True):
    """A sound that is heard now or not at all, just before its line: from where, and how loud."""

    sound: str
    pan: float
    db: float


encode = msgspec.json.encode
