"""JSON serialization of records: for logs, exports, `--json`, fingerprints, and the network.

Reading is strict: the type is known beforehand, unknown fields, wrong kinds and numbers out of
their bounds are refused with the place of the error, and a card is its notation. Only what a record
says of itself is used: there is no second description of any value.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from playroom.engine.cards import Card, physical_card
from playroom.engine.notes import LONGEST_TEXT, Clean
from playroom.engine.record import Record
from playroom.engine.steps import TABLE_EVENTS, Action, Event

T = TypeVar("T")

BadJson = msgspec.ValidationError
"""What is not a value of the wanted type, with the path to what is wrong in it."""


def _plain(value: Any) -> Any:
    """A value that JSON does not know: a card is its notation, a class of actions its tag."""
    if isinstance(value, Card):
        return value.notation
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, type) and issubclass(value, Record):
        return value.__struct_config__.tag
    if isinstance(value, frozenset):
        return sorted(value, key=repr)
    raise NotImplementedError(type(value).__name__)


def _is_clean(text: str) -> bool:
    return len(text) <= LONGEST_TEXT and Clean.of(text, LONGEST_TEXT) == text


def _read(wanted: Any, value: Any, actions: dict[str, type[Action]]) -> Any:
    if wanted is Card and isinstance(value, str):
        return physical_card(value)
    if wanted is Clean and isinstance(value, str) and _is_clean(value):
        return Clean(value)
    if get_origin(wanted) is type and get_args(wanted) == (Action,) and value in actions:
        return actions[value]
    raise ValueError(f"not a {getattr(wanted, '__name__', wanted)}")


_encoder = msgspec.json.Encoder(enc_hook=_plain, order="deterministic")
_writer = msgspec.json.Encoder(enc_hook=_plain)


def encode(value: Any) -> bytes:
    """A record (or a tuple of them) as JSON: equal values give equal bytes on every Python."""
    return _encoder.encode(value)


def written(value: Any, spaced: bool = False) -> str:
    """A record as JSON for files and programs: one line, mappings in their own order; `spaced` has
    a blank after every comma and colon.
    """
    data = _writer.encode(value)
    return (msgspec.json.format(data, indent=0) if spaced else data).decode()


def plain(value: Any) -> Any:
    """A record as lists, mappings, texts and numbers."""
    return msgspec.to_builtins(value, enc_hook=_plain, str_keys=True)


def digest(value: Any) -> str:
    """SHA-256 (hex) of a record's JSON."""
    return hashlib.sha256(encode(value)).hexdigest()


class Wire:
    """What one game sends: its actions and events by their tags, and everything made of them.

    `actions` and `events` are all the concrete classes of the game; the table's own events are
    added.
    """

    def __init__(self, actions: Iterable[type[Action]], events: Iterable[type[Event]]) -> None:
        self._actions = {str(kind.__struct_config__.tag): kind for kind in actions}
        self.action: Any = reduce(or_, self._actions.values()) if self._actions else None
        """All actions of the game, as one type to be read."""
        self.event: Any = reduce(or_, [*events, *TABLE_EVENTS])
        """All events that can be heard at its table, as one type to be read."""
        self._decoders: dict[Any, msgspec.json.Decoder[Any]] = {}

    def _decoder(self, wanted: Any) -> msgspec.json.Decoder[Any]:
        if wanted not in self._decoders:
            self._decoders[wanted] = msgspec.json.Decoder(
                wanted, dec_hook=lambda kind, value: _read(kind, value, self._actions)
            )
        return self._decoders[wanted]

    def decode(self, data: bytes, wanted: type[T]) -> T:
        """The value of the type `wanted` (a record, `wire.action`, `wire.event`). Raises `BadJson`
        for anything else, whatever the bytes are.
        """
        try:
            decoder: msgspec.json.Decoder[T] = self._decoder(wanted)
            return decoder.decode(data)
        except UnicodeDecodeError as why:
            raise BadJson("text that is not UTF-8") from why
        except msgspec.DecodeError as why:
            raise why if isinstance(why, BadJson) else BadJson(str(why)) from None
        except RecursionError:
            raise BadJson("nested too deep") from None


PLAIN = Wire((), ())
"""What is the same in every game, and has no action in it."""


def read(data: bytes, wanted: Any, longest: int) -> Any:
    """A message of a type that belongs to no game, which has at most so many bytes. Raises
    `BadJson`.
    """
    if len(data) > longest:
        raise BadJson(f"{len(data)} bytes, more than {longest}")
    return PLAIN.decode(data, wanted)
