"""What is kept of a game, as JSON: the shapes of its records, and how anything else is refused.

The bounds of every field are those of the records (`engine.match`, `engine.options`). What they
cannot say is added here: every text is one line, a player's name is clean and not empty, the seats
fit together, and the seed is the one that was promised.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias, TypeVar

from msgspec import Meta, ValidationError, convert

from playroom.engine.deal.joint import JointDeal
from playroom.engine.header import FORMAT, Header, Home, MatchId, Player, Seed, Stamp
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean
from playroom.engine.options import OptionName, OptionValue, SeatCount, Setup
from playroom.engine.record import Record, Seat, Token, Version, Word
from playroom.engine.wire import plain

MAX_NAME = 40
_UNHEARD = ("Cc", "Cf", "Cs", "Zl", "Zp")

Options: TypeAlias = Annotated[dict[OptionName, OptionValue], Meta(max_length=200)]
OwnOptions: TypeAlias = dict[Annotated[str, Meta(pattern=r"\A(0|[1-9][0-9]?)\Z")], Options]
"""The seats' own options, by seat."""

T = TypeVar("T")
R = TypeVar("R", bound=Record)


class Misshapen(ValueError):
    """A field that is not what it should be, before it is known on which line it stands.

    `key` is that of `BadFile`; `name` is the field (for `newer-format` the version).
    """

    def __init__(self, key: str, name: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.name = name


# -- reading ---------------------------------------------------------------------------------------


def one_line(text: str) -> bool:
    """Is `text` free of control and format characters, line ends and halves of characters?"""
    return text.isprintable() or not any(unicodedata.category(c) in _UNHEARD for c in text)


def shaped(value: Any, wanted: type[T]) -> T:
    """JSON data as a record (or a tuple of them). Raises `Misshapen` for any other shape."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if not one_line(name):
                raise Misshapen("field-unknown", name)
            if not _heard(inner):
                raise Misshapen("field-value", name)
    return typed(value, wanted)


def typed(value: Any, wanted: type[T]) -> T:
    """The same, but the texts inside are still to be looked at."""
    try:
        return convert(value, wanted, dec_hook=_name)
    except ValidationError as error:
        raise _misshapen(str(error)) from None
    except UnicodeEncodeError as error:  # half a character in the name of a field
        raise Misshapen("field-unknown", error.object) from None


def from_text(text: str, wanted: type[T]) -> T:
    """The same from the text of the database. Raises `ValueError`."""
    return shaped(json.loads(text), wanted)


def checked(record: R) -> R:
    """The record as it will be read again. Raises `Misshapen` when it could not be."""
    return shaped(plain(record), type(record))


def not_newer(row: Mapping[str, Any], name: str, newest: int) -> None:
    """Refuses what a newer playroom wrote by its version, before anything in it seems wrong."""
    version = row.get(name)
    if type(version) is int and newest < version <= 1_000_000:
        raise Misshapen("newer-format", str(version))


def _heard(value: Any) -> bool:
    if isinstance(value, str):
        return one_line(value)
    if isinstance(value, dict):
        return all(one_line(name) and _heard(inner) for name, inner in value.items())
    return True


def _name(_: type, value: Any) -> Clean:
    """A player's name, the one clean text that is kept."""
    if not isinstance(value, str):
        raise TypeError(f"Expected `str`, got `{type(value).__name__}`")
    name = Clean.of(value, MAX_NAME) if len(value) <= MAX_NAME and one_line(value) else None
    if not name:
        raise ValueError("no name")
    return name


_FIELD = re.compile(
    r"Object (missing required|contains unknown) field `(.*?)`(?: - at `\$.*`)?",  # not said
    re.DOTALL,
)
_KIND = re.compile(r"Expected `[^`]*`, got `\w+` - at ")
_PATH = re.compile(r".*`\$[^`]*?\.?(\w+)(?:\[[^`]*\])*`", re.DOTALL)


def _misshapen(message: str) -> Misshapen:
    """What msgspec found wrong, in the words of the store: the last name in the path is the
    field.
    """
    if field := _FIELD.fullmatch(message):
        return Misshapen(
            "field-missing" if field[1].startswith("missing") else "field-unknown", field[2]
        )
    path = _PATH.fullmatch(message)
    key = "field-type" if _KIND.match(message) else "field-value"
    return Misshapen(key, path[1] if path else "")


# -- shapes ----------------------------------------------------------------------------------------


class SetupRow(Record):
    """A table: its seats, its options, the seats' own options."""

    seats: SeatCount
    options: Options
    own: OwnOptions

    @classmethod
    def of(cls, setup: Setup) -> SetupRow:
        """The row of a setup."""
        return cls(setup.seats, setup.given(), {str(seat): dict(own) for seat, own in setup.own})


class HeaderRow(Record):
    """What everybody may know of a header, as it stands on the first line of a file: the table in
    its parts, no seed, only what commits to it.
    """

    format: Version
    id: MatchId
    game: Word
    version: Version
    seats: SeatCount
    options: Options
    own: OwnOptions
    players: tuple[Player, ...]
    created: Stamp
    commitment: str

    @classmethod
    def of(cls, header: Header) -> HeaderRow:
        """The row of a header."""
        table = SetupRow.of(header.setup)
        return cls(
            header.format,
            header.id,
            header.game,
            header.version,
            table.seats,
            table.options,
            table.own,
            header.players,
            header.created,
            header.commitment,
        )


class Secret(Record):
    """What only those may know who may know every card."""

    seed: Seed


class Origin(Record, omit_defaults=True):
    """How a game began that was not simply dealt here (`again`, `duplicate`, `what-if`, `undo`,
    `level`, `bots`, `room`), and the id of the game that it came from; of one that came home from a
    room, one's own seat (None: watched), and what proves its joint deal.
    """

    how: Token
    of: Token = ""
    seat: Seat | None = None
    deal: JointDeal | None = None

    @property
    def home(self) -> Home | None:
        """Did it come home from a room, and to which seat?"""
        return Home(self.seat) if self.how == "room" else None


def setup_of(row: SetupRow | HeaderRow) -> Setup:
    """The setup of a row. Raises `Misshapen` for seats that are not at the table."""
    own = {int(seat): options for seat, options in row.own.items()}
    if any(seat >= row.seats for seat in own):
        raise Misshapen("field-value", "own")
    return Setup.of(row.seats, row.options, own)


def header_from(row: Mapping[str, Any], secret: Mapping[str, Any]) -> Header:
    """The header of a public and a secret part. Raises `Misshapen` for any other shape."""
    not_newer(row, "format", FORMAT)
    public = shaped(row, HeaderRow)
    setup = setup_of(public)
    if len(public.players) != setup.seats:
        raise Misshapen("field-value", "players")
    header = Header(
        id=public.id,
        game=public.game,
        version=public.version,
        setup=setup,
        players=public.players,
        seed=shaped(secret, Secret).seed,
        created=public.created,
        format=public.format,
    )
    if public.commitment != header.commitment:
        raise Misshapen("commitment", "commitment")
    return header


def check_header(header: Header) -> None:
    """Raises `Misshapen` for a header that could not be read again."""
    header_from(plain(HeaderRow.of(header)), plain(Secret(header.seed)))


def check_entry(entry: Entry) -> None:
    """Raises `Misshapen` for an input that could not be read again."""
    checked(entry)
