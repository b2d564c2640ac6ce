"""A game as JSON Lines: the header on the first line, then one input a line. Also the JSON that the
database keeps.

    {"playroom":2,"header":{...what everybody may know...},"secret":{"seed":"..."},"inputs":2}
    {"sequence":1,"kind":"act","seat":0,"text":"discard 5H 6D","id":"","at":"...","state":"2:9f.."}

`at` (`2026-01-31T18:30:05.250Z`, UTC) and `state` (the fingerprint of the state after the
input) may be missing. What is read here has the right shape, nothing more: whether the inputs are
legal is found by replaying them.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from playroom.engine.fingerprint import PATTERN as FINGERPRINT
from playroom.engine.match import FORMAT, Entry, Header, Player
from playroom.engine.notes import Clean
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Record
from playroom.store.errors import BadFile, StoreError, os_key, spoken_path
from playroom.store.files import write_whole

VERSION = 2
"""The version of the file; the header inside has the version of the log and that of the game's
rules.

2 has fingerprints with the number of their form. A file without such ones is still written as
version 1, which older playrooms read.
"""
_UNNUMBERED = 1

MAX_LINE = 65_536
MAX_LINES = 1_000_001
MAX_TEXT = 2_000
MAX_NAME = 40
_MAX_INT = 2**53

KINDS = ("act", "timeout", "leave", "return", "clock")

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}")
_WORD = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_OPTION = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,63}")
_HASH = re.compile(r"[0-9a-f]{64}")
_UNHEARD = ("Cc", "Cf", "Cs", "Zl", "Zp")

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_LAST = 253_402_300_799_999  # the end of the year 9999, in milliseconds
_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode


class Log(Record):
    """A game to be passed on. `times` (milliseconds since 1970, UTC) are empty or one an input.

    `states` are fingerprints of the state (`Match.digest`, of any form) after some inputs, by
    sequence.
    """

    header: Header
    entries: tuple[Entry, ...]
    times: tuple[int, ...] = ()
    states: Mapping[int, str] = {}


# -- shapes ----------------------------------------------------------------------------------------


class _Wrong(ValueError):
    """A field that is not what it should be, before it is known on which line it stands."""

    def __init__(self, key: str, name: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.name = name


T = TypeVar("T")


def _take(row: Mapping[str, Any], name: str, kind: type[T]) -> T:
    if name not in row:
        raise _Wrong("field-missing", name)
    value = row[name]
    if type(value) is not kind:  # a bool is no number here
        raise _Wrong("field-type", name)
    return value


def _number(row: Mapping[str, Any], name: str, low: int, high: int) -> int:
    value = _take(row, name, int)
    if not low <= value <= high:
        raise _Wrong("field-value", name)
    return value


def _text(row: Mapping[str, Any], name: str, limit: int = MAX_TEXT) -> str:
    value = _take(row, name, str)
    if len(value) > limit or not one_line(value):
        raise _Wrong("field-value", name)
    return value


def _match(row: Mapping[str, Any], name: str, pattern: re.Pattern[str]) -> str:
    value = _take(row, name, str)
    if not pattern.fullmatch(value):
        raise _Wrong("field-value", name)
    return value


def _only(row: Mapping[str, Any], names: tuple[str, ...]) -> None:
    for name in row:
        if name not in names:
            raise _Wrong("field-unknown", name)


def one_line(text: str) -> bool:
    """Is `text` free of control and format characters, line ends and halves of characters?"""
    return text.isprintable() or not any(unicodedata.category(c) in _UNHEARD for c in text)


# -- headers ---------------------------------------------------------------------------------------


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """The table: seats, options, seats' own options."""
    own = {str(seat): dict(some) for seat, some in setup.own}
    return {"seats": setup.seats, "options": dict(setup.options), "own": own}


def setup_from_json(row: Mapping[str, Any]) -> Setup:
    """The reverse of `setup_to_json`; raises `ValueError` for any other shape."""
    seats = _number(row, "seats", 1, 64)
    own: dict[int, dict[str, OptionValue]] = {}
    for key, some in _take(row, "own", dict).items():
        if not re.fullmatch(r"0|[1-9][0-9]?", key) or int(key) >= seats:
            raise _Wrong("field-value", "own")
        if type(some) is not dict:
            raise _Wrong("field-type", "own")
        own[int(key)] = _options(some, "own")
    return Setup.of(seats, _options(_take(row, "options", dict), "options"), own)


def _options(row: Mapping[str, Any], where: str) -> dict[str, OptionValue]:
    for name, value in row.items():
        if not _OPTION.fullmatch(name) or len(row) > 200:
            raise _Wrong("field-value", where)
        if type(value) not in (int, bool, str):
            raise _Wrong("field-type", where)
        if type(value) is int and abs(value) > _MAX_INT:
            raise _Wrong("field-value", where)
        if type(value) is str and (len(value) > 200 or not one_line(value)):
            raise _Wrong("field-value", where)
    return dict(row)


def players_to_json(players: Iterable[Player]) -> list[dict[str, str]]:
    """Who sits where."""
    return [{"name": str(player.name), "kind": player.kind} for player in players]


def players_from_json(rows: list[Any]) -> tuple[Player, ...]:
    """The reverse of `players_to_json`; raises `ValueError` for any other shape."""
    out = []
    for row in rows:
        if type(row) is not dict:
            raise _Wrong("field-type", "players")
        _only(row, ("name", "kind"))
        name = Clean.of(_text(row, "name", MAX_NAME), MAX_NAME)
        if not name:
            raise _Wrong("field-value", "name")
        out.append(Player(name, _match(row, "kind", _WORD)))
    return tuple(out)


def header_to_json(header: Header) -> dict[str, Any]:
    """The public part of a header. The seed is not in it, only what commits to it."""
    return {
        "format": header.format,
        "id": header.id,
        "game": header.game,
        "version": header.version,
        **setup_to_json(header.setup),
        "players": players_to_json(header.players),
        "created": header.created,
        "commitment": header.commitment,
    }


_HEADER = (
    "format",
    "id",
    "game",
    "version",
    "seats",
    "options",
    "own",
    "players",
    "created",
    "commitment",
)


def header_from_json(row: Mapping[str, Any], seed: str) -> Header:
    """The header of a public part and its seed.

    Raises `ValueError` (of this module) for any other shape.
    """
    version = _number(row, "format", 1, 1_000_000)
    if version > FORMAT:
        raise _Wrong("newer-format", str(version))
    _only(row, _HEADER)
    setup = setup_from_json(row)
    players = players_from_json(_take(row, "players", list))
    if len(players) != setup.seats:
        raise _Wrong("field-value", "players")
    if not 0 < len(seed) <= 200 or not one_line(seed):
        raise _Wrong("field-value", "seed")
    header = Header(
        id=_match(row, "id", _ID),
        game=_match(row, "game", _WORD),
        version=_number(row, "version", 1, 1_000_000),
        setup=setup,
        players=players,
        seed=seed,
        created=_text(row, "created", 64),
        format=version,
    )
    if _take(row, "commitment", str) != header.commitment:
        raise _Wrong("commitment", "commitment")
    return header


# -- inputs ----------------------------------------------------------------------------------------


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """One input."""
    return {
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "id": entry.id,
    }


_ENTRY = ("sequence", "kind", "seat", "text", "id", "at", "state")


def entry_from_json(row: Mapping[str, Any]) -> Entry:
    """The reverse of `entry_to_json`; raises `ValueError` for any other shape."""
    kind = _take(row, "kind", str)
    if kind not in KINDS:
        raise _Wrong("field-value", "kind")
    return Entry(
        _number(row, "sequence", 1, MAX_LINES),
        kind,
        _number(row, "seat", 0, 63),
        _text(row, "text"),
        _text(row, "id", 128),
    )


def time_text(milliseconds: int) -> str:
    """A time as `2026-01-31T18:30:05.250Z`."""
    moment = _EPOCH + timedelta(milliseconds=milliseconds)
    return moment.strftime("%Y-%m-%dT%H:%M:%S.") + f"{milliseconds % 1000:03}Z"


_TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", re.ASCII)


def time_from_text(text: str) -> int:
    """The reverse of `time_text`; raises `ValueError`."""
    if not _TIME.fullmatch(text):
        raise _Wrong("field-value", "at")
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise _Wrong("field-value", "at") from None
    value = (moment - _EPOCH) // timedelta(milliseconds=1)
    if not 0 <= value <= _LAST:
        raise _Wrong("field-value", "at")
    return value


# -- files -----------------------------------------------------------------------------------------


def log_lines(log: Log, secret: bool = True) -> Iterator[str]:
    """The lines of `log`, each with its line end.

    Without `secret` the seed is left out (it can then not be replayed).
    """
    numbered = any(":" in state for state in log.states.values())
    version = VERSION if numbered else _UNNUMBERED
    first: dict[str, Any] = {"playroom": version, "header": header_to_json(log.header)}
    if secret:
        first["secret"] = {"seed": log.header.seed}
    yield _encode(first | {"inputs": len(log.entries)}) + "\n"
    for place, entry in enumerate(log.entries):
        row = entry_to_json(entry)
        if log.times:
            row["at"] = time_text(log.times[place])
        if entry.sequence in log.states:
            row["state"] = log.states[entry.sequence]
        yield _encode(row) + "\n"


def read_lines(lines: Iterable[bytes]) -> Log:
    """The game in `lines` (with or without line ends).

    Raises `BadFile` with the number of the first wrong line.
    """
    header: Header | None = None
    expected: int | None = None
    entries: list[Entry] = []
    times: list[int] = []
    states: dict[int, str] = {}
    seen: set[str] = set()
    number = 0
    for number, raw in enumerate(lines, 1):
        try:
            row = _parse(raw, number)
            if header is None:
                header, expected = _first(row)
                continue
            _only(row, _ENTRY)
            entry = entry_from_json(row)
            if entry.sequence != len(entries) + 1:
                raise BadFile(number, "sequence", sequence=len(entries) + 1)
            if entry.id and entry.id in seen:
                raise _Wrong("field-value", "id")
            if ("at" in row) != (bool(times) if entries else "at" in row):
                raise _Wrong("field-missing" if times else "field-unknown", "at")
            if "at" in row:
                times.append(time_from_text(_take(row, "at", str)))
            if "state" in row:
                states[entry.sequence] = _match(row, "state", FINGERPRINT)
            seen.add(entry.id)
            entries.append(entry)
        except _Wrong as wrong:
            if wrong.key == "newer-format":
                raise BadFile(number, wrong.key, version=int(wrong.name)) from None
            raise BadFile(number, wrong.key, field=Clean.of(wrong.name)) from None
    if header is None:
        raise BadFile(0, "empty")
    if expected is not None and expected != len(entries):
        raise BadFile(number, "cut-short", expected=expected, found=len(entries))
    return Log(header, tuple(entries), tuple(times), states)


def _first(row: Mapping[str, Any]) -> tuple[Header, int | None]:
    if "playroom" not in row:
        raise _Wrong("not-a-game")
    version = _number(row, "playroom", 1, _MAX_INT)
    if version > VERSION:
        raise _Wrong("newer-format", str(version))
    _only(row, ("playroom", "header", "secret", "inputs"))
    public = _take(row, "header", dict)
    if "secret" not in row:
        raise _Wrong("no-seed")
    secret = _take(row, "secret", dict)
    _only(secret, ("seed",))
    header = header_from_json(public, _take(secret, "seed", str))
    return header, _number(row, "inputs", 0, MAX_LINES) if "inputs" in row else None


def _parse(raw: bytes, number: int) -> dict[str, Any]:
    if number > MAX_LINES:
        raise BadFile(number, "too-many", most=MAX_LINES - 1)
    if len(raw) > MAX_LINE:
        raise BadFile(number, "too-long", most=MAX_LINE)
    try:
        text = raw.decode("utf-8-sig" if number == 1 else "utf-8")
    except UnicodeDecodeError:
        raise BadFile(number, "encoding") from None
    try:
        row = json.loads(text, object_pairs_hook=_once, parse_constant=_refuse, parse_float=_refuse)
    except _Wrong:
        raise
    except (ValueError, RecursionError):
        raise BadFile(number, "not-json" if number > 1 else "not-a-game") from None
    if type(row) is not dict:
        raise BadFile(number, "not-json" if number > 1 else "not-a-game")
    return row


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    row = dict(pairs)
    if len(row) != len(pairs):
        raise ValueError("a field is there twice")
    return row


def _refuse(text: str) -> NoReturn:
    raise ValueError(f"not a number here: {text}")


def write_log(path: Path, log: Log, secret: bool = True) -> None:
    """Writes `log` to `path`: all of it or, on an error (`StoreError`), nothing; an older file
    there is then as it was.
    """
    write_whole(path, "".join(log_lines(log, secret)).encode())


def read_log(path: Path) -> Log:
    """The game in the file `path`.

    Raises `BadFile` for a wrong line, `StoreError` when the file cannot be read.
    """
    try:
        with path.open("rb") as file:
            return read_lines(iter(lambda: file.readline(MAX_LINE + 2), b""))
    except (OSError, ValueError) as error:
        key = os_key(error)
        raise StoreError(
            "cannot-open" if key == "not-writable" else key, file=spoken_path(path)
        ) from error
