"""A game as JSON Lines: the header on the first line, then one input a line.

    {"playroom":2,"header":{...what everybody may know...},"secret":{"seed":"..."},"inputs":2}
    {"sequence":1,"kind":"act","seat":0,"text":"discard 5H 6D","id":"","at":"...","state":"2:9f.."}

`at` (`2026-01-31T18:30:05.250Z`, UTC) and `state` (the fingerprint of the state after the
input) may be missing. What is read here has the right shape, nothing more: whether the inputs are
legal is found by replaying them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NoReturn

from msgspec import UNSET, UnsetType

from playroom.engine.deal.joint import JointDeal
from playroom.engine.header import Header, Home, own_seat
from playroom.engine.log.entries import Entry, InputId, InputKind, InputNumber, InputText
from playroom.engine.log.fingerprint import Fingerprint
from playroom.engine.notes import Clean
from playroom.engine.record import Count, Record, Seat, Version
from playroom.engine.wire import plain, written
from playroom.store.errors import BadFile, StoreError, os_key, spoken_path
from playroom.store.files import write_whole
from playroom.store.shapes import (
    HeaderRow,
    Misshapen,
    Secret,
    header_from,
    not_newer,
    shaped,
    typed,
)

VERSION = 4
"""The version of the file; the header inside has the version of the log and that of the game's
rules.

2 has fingerprints with the number of their form, 3 one's own seat of games from a room, 4 the
numbers of their joint deal. A file without these is still written as an older version, which older
playrooms read.
"""
_AT_HOME = 3
_NUMBERED = 2
_UNNUMBERED = 1

MAX_LINE = 65_536
"""Bytes."""
MAX_LINES = 1_000_001
"""Of a file: its header, and so many inputs."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class KeptGame(Record):
    """A game to be passed on. `times` (milliseconds since 1970, UTC) are empty or one an input.

    `states` are fingerprints of the state (`Match.digest`, of any form) after some inputs, by
    sequence. `home`: it came home from a room; `deal`: what proves its deal, which was joint.
    """

    header: Header
    entries: tuple[Entry, ...]
    times: tuple[int, ...] = ()
    states: Mapping[int, str] = {}
    home: Home | None = None
    deal: JointDeal | None = None

    @property
    def me(self) -> Seat | None:
        """One's own seat; None: no player of this machine."""
        return own_seat(self.header.players, self.home)


class FirstRow(Record):
    """The first line of a file."""

    playroom: Version
    header: dict[str, Any]
    secret: dict[str, Any] | UnsetType = UNSET
    inputs: Count | UnsetType = UNSET
    home: Home | UnsetType = UNSET
    deal: JointDeal | UnsetType = UNSET


class InputRow(Record):
    """Every other line: an input, when it was made, and the fingerprint of what it led to."""

    sequence: InputNumber
    kind: InputKind
    seat: Seat
    text: InputText
    id: InputId
    at: str | UnsetType = UNSET
    state: Fingerprint | UnsetType = UNSET


# -- times -----------------------------------------------------------------------------------------


def time_text(milliseconds: int) -> str:
    """A time as `2026-01-31T18:30:05.250Z`."""
    moment = _EPOCH + timedelta(milliseconds=milliseconds)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{milliseconds % 1000:03}Z"


_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)


def time_from_text(text: str) -> int:
    """The reverse of `time_text`, for times since 1970; raises `ValueError`."""
    if not _TIME.fullmatch(text):
        raise Misshapen("field-value", "at")
    try:
        value = (datetime.fromisoformat(text) - _EPOCH) // timedelta(milliseconds=1)
    except ValueError:
        raise Misshapen("field-value", "at") from None
    if value < 0:
        raise Misshapen("field-value", "at")
    return value


# -- files -----------------------------------------------------------------------------------------


def log_lines(log: KeptGame, secret: bool = True) -> Iterator[str]:
    """The lines of `log`, each with its line end.

    Without `secret` the seed is left out (it can then not be replayed).
    """
    numbered = any(":" in state for state in log.states.values())
    older = _NUMBERED if numbered else _UNNUMBERED
    if log.home is not None:
        older = _AT_HOME
    yield _line(
        FirstRow(
            VERSION if log.deal is not None and secret else older,
            plain(HeaderRow.of(log.header)),
            plain(Secret(log.header.seed)) if secret else UNSET,
            len(log.entries),
            UNSET if log.home is None else log.home,
            UNSET if log.deal is None or not secret else log.deal,
        )
    )
    for place, entry in enumerate(log.entries):
        yield _line(
            InputRow(
                entry.sequence,
                entry.kind,
                entry.seat,
                entry.text,
                entry.id,
                time_text(log.times[place]) if log.times else UNSET,
                log.states.get(entry.sequence, UNSET),
            )
        )


def _line(row: Record) -> str:
    return written(row) + "\n"


def read_lines(lines: Iterable[bytes]) -> KeptGame:
    """The game in `lines` (with or without line ends).

    Raises `BadFile` with the number of the first wrong line.
    """
    header: Header | None = None
    first: FirstRow | None = None
    entries: list[Entry] = []
    times: list[int] = []
    states: dict[int, str] = {}
    seen: set[str] = set()
    number = 0
    for number, raw in enumerate(lines, 1):
        try:
            row = _parse(raw, number)
            if header is None:
                header, first = _first(row)
                continue
            read = shaped(row, InputRow)
            if read.sequence != len(entries) + 1:
                raise BadFile(number, "sequence", sequence=len(entries) + 1)
            if read.id and read.id in seen:
                raise Misshapen("field-value", "id")
            if entries and (read.at is UNSET) == bool(times):
                raise Misshapen("field-missing" if times else "field-unknown", "at")
            if read.at is not UNSET:
                times.append(time_from_text(read.at))
            if read.state is not UNSET:
                states[read.sequence] = read.state
            seen.add(read.id)
            entries.append(Entry(read.sequence, read.kind, read.seat, read.text, read.id))
        except Misshapen as wrong:
            if wrong.key == "newer-format":
                raise BadFile(number, wrong.key, version=int(wrong.name)) from None
            raise BadFile(number, wrong.key, field=Clean.of(wrong.name)) from None
    if header is None or first is None:
        raise BadFile(0, "empty")
    expected = first.inputs
    if expected is not UNSET and expected != len(entries):
        raise BadFile(number, "cut-short", expected=expected, found=len(entries))
    home = None if first.home is UNSET else first.home
    deal = None if first.deal is UNSET else first.deal
    return KeptGame(header, tuple(entries), tuple(times), states, home, deal)


def _first(row: Mapping[str, Any]) -> tuple[Header, FirstRow]:
    if "playroom" not in row:
        raise Misshapen("not-a-game")
    not_newer(row, "playroom", VERSION)
    first = typed(row, FirstRow)
    if first.secret is UNSET:
        raise Misshapen("no-seed")
    return header_from(first.header, first.secret), first


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    row = dict(pairs)
    if len(row) != len(pairs):
        raise ValueError("a field is there twice")
    return row


def _refuse(text: str) -> NoReturn:
    raise ValueError(f"not a number here: {text}")


# msgspec would take the second of two equal names, and 3.0 for 3
_strict = json.JSONDecoder(
    object_pairs_hook=_once, parse_constant=_refuse, parse_float=_refuse
).decode


def _parse(raw: bytes, number: int) -> dict[str, Any]:
    if number > MAX_LINES:
        raise BadFile(number, "too-many", most=MAX_LINES - 1)
    if len(raw) > MAX_LINE:
        raise BadFile(number, "too-long", most=MAX_LINE)
    try:
        row = _strict(raw.decode("utf-8-sig" if number == 1 else "utf-8"))
    except UnicodeDecodeError:
        raise BadFile(number, "encoding") from None
    except (ValueError, RecursionError):
        row = None
    if type(row) is not dict:
        raise BadFile(number, "not-json" if number > 1 else "not-a-game")
    return row


def write_log(path: Path, log: KeptGame, secret: bool = True) -> None:
    """Writes `log` to `path`: all of it or, on an error (`StoreError`), nothing; an older file
    there is then as it was.
    """
    write_whole(path, "".join(log_lines(log, secret)).encode())


def read_log(path: Path) -> KeptGame:
    """The game in the file `path`.

    Raises `BadFile` for a wrong line, `StoreError` when the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            return read_lines(iter(lambda: file.readline(MAX_LINE + 2), b""))
    except (OSError, ValueError) as error:
        key = os_key(error, "cannot-read")
        raise StoreError(
            "cannot-read" if key == "not-writable" else key, file=spoken_path(path)
        ) from error
