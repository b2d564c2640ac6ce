"""State inspection: what is true at a table and what may be done, a line each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from playroom.engine.cards import Card
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Note, Notes, Who, note
from playroom.engine.options import TableOptions
from playroom.engine.record import tag_of
from playroom.engine.steps import Action, Request

MOST = 100
"""Legal moves of a seat that are told."""
LONGEST = 300
"""Characters of a value."""


def state_lines(state: Any, names: Sequence[str]) -> list[Note]:
    """The fields of a state, with what is hidden from the seats; what there is one of for each
    seat is told with their `names`.
    """
    return [
        note("dev-state-line", name=Clean.of(name, 120), value=value)
        for name, value in _fields("", state, names)
    ]


def _fields(name: str, value: Any, names: Sequence[str]) -> Iterator[tuple[str, Note]]:
    if isinstance(value, TableOptions):
        return  # the key O tells them
    if isinstance(value, msgspec.Struct):
        value = {field: getattr(value, field) for field in value.__struct_fields__}
    if isinstance(value, Mapping) and value:
        for key, part in value.items():
            yield from _fields(f"{name} {key}".strip(), part, names)
    elif isinstance(value, (tuple, list)) and any(map(_has_parts, value)):
        for who, part in zip(_called(value, names), value, strict=True):
            yield from _fields(f"{name}, {who}", part, names)
    else:
        yield name, _told(value, names)


def _has_parts(value: Any) -> bool:
    return isinstance(value, (msgspec.Struct, Mapping, tuple, list, frozenset))


def _called(value: Sequence[Any], names: Sequence[str]) -> Sequence[str]:
    """What the parts of a value are called: by seat, or by number."""
    return names if len(value) == len(names) else [f"{at + 1}" for at in range(len(value))]


def _told(value: Any, names: Sequence[str]) -> Note:
    if isinstance(value, Card):
        return note("dev-card", card=value)
    if isinstance(value, (tuple, list, frozenset)) and value:
        if all(isinstance(part, Card) for part in value):
            return note("dev-cards", cards=tuple(value), count=len(value))
        parts = [str(part) for part in value]
        if len(parts) == len(names):
            parts = [f"{who} {part}" for who, part in zip(names, parts, strict=True)]
        return _plain(", ".join(parts))
    return note("dev-nothing") if value in (None, "", (), [], {}) else _plain(str(value))


def _plain(text: str) -> Note:
    return note("plain-name", name=Clean.of(text, LONGEST))


def move_lines(match: Match[Any, Any], said: Callable[[Action], Note]) -> list[Note]:
    """Every request with the seat that is asked, then the legal moves of that seat: as a player
    says them (`said`), and as the log has them.
    """
    lines: list[Note] = []
    for request in match.requests:
        lines.append(_asked(request))
        if request == match.requests_of(request.seat)[-1]:
            moves = match.game.choices(match.view(request.seat))
            lines += [
                note("dev-move", move=said(move), written=Clean.of(match.game.format(move), 200))
                for move in islice(moves, MOST)
            ]
    return lines


def _asked(request: Request) -> Note:
    kinds = tuple(
        note("plain-name", name=Clean.of(tag_of(kind.__name__).replace("_", " ")))
        for kind in request.kinds
    )
    return note(
        "dev-asked",
        who=Who(request.seat),
        kinds=Notes(kinds),
        mode=request.mode.value,
        awaited=request.awaited,
        id=Clean.of(request.id, 80),
    )
