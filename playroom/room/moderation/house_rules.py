"""House rules (configuration of a room): one file that the host edits (`house.toml`). A wrong line
is reported with its number and what would work, and the room does not open before it is right.
"""

from __future__ import annotations

import enum
import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.record import Record
from playroom.engine.wire import written
from playroom.locale import LANGUAGES
from playroom.room.contests.views import MOST_TOLD, ContestWanted
from playroom.room.contests.words import read_wanted
from playroom.room.members.names import tidy
from playroom.room.notices import house as notices
from playroom.room.protocol.room_info import LONGEST_NAME, MOST_LANGUAGES, shown_name
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import Language, PersonId, Plays
from playroom.store import toml_lines

FILE = "house.toml"
MAX_BYTES = 65_536
"""Of the file."""
LONGEST_LINE = 300
"""Characters of one rule."""
MOST_LINES = 40
"""Of the rules in one language."""
Days: TypeAlias = Annotated[int, Meta(ge=0, le=3_660)]
Lines: TypeAlias = Annotated[tuple[Clean, ...], Meta(max_length=MOST_LINES)]


class Who(enum.StrEnum):
    """Who may do something."""

    EVERYBODY = "everybody"
    TABLE = "table"  # the table's owner and moderators
    MODERATORS = "moderators"  # moderators
    OWNER = "owner"  # the host
    NOBODY = "nobody"


class House(Record):
    """What holds in a room: what it is called and which languages are spoken there (empty: nothing
    is said of it), the rules as they are told, by language, and who may open tables, invite, watch,
    ask for hints.
    `delay`: how many plays late those are told who watch; `tables`: how many may be open, and
    `tables_each` opened by one person; `tables_new` by a newcomer to a lobby, and `tables_near` by
    the newcomers from one address; `wires`, `pages` and `ssh`: most connections at the playroom's
    own door, the page and the door for SSH; after how many days the log of the room, its refusals,
    and in these the addresses are deleted, tables that are closed with their matches, and people
    who come no more (0 for these two: never). `host`, `contact` and `privacy`: who runs the
    room, whom to ask about one's data, and what the privacy statement says besides. `contests`: the
    tournaments that the room opens by itself, again and again, by the words that ask for them.
    `mail`: by which server notices are mailed; `hooks`: the hosts that they may be posted to;
    `notice_contact`: the address that push services are told.
    """

    name: Clean = Clean("")
    languages: tuple[Language, ...] = ()
    rules: Mapping[Language, Lines] = msgspec.field(default_factory=dict)
    open: Who = Who.EVERYBODY
    invite: Who = Who.TABLE
    watch: Who = Who.EVERYBODY
    hint: Who = Who.EVERYBODY
    delay: Plays = 0
    tables: int = 500
    tables_each: int = 3
    tables_new: int = 1
    tables_near: int = 8
    wires: int = 5_000
    pages: int = 400
    ssh: int = 320
    log_days: Days = 365
    refusal_days: Days = 30
    address_days: Days = 7
    game_days: Days = 0
    people_days: Days = 0
    host: Clean = Clean("")
    contact: Clean = Clean("")
    privacy: Mapping[Language, Lines] = msgspec.field(default_factory=dict)
    contests: Mapping[str, ContestWanted] = msgspec.field(default_factory=dict)
    mail: notices.MailServer | None = None
    hooks: tuple[str, ...] = ()
    notice_contact: str = ""

    @property
    def hash(self) -> str:
        """What the rules as they are told are known by; nothing where there are none."""
        if not self.rules:
            return ""
        told = written({language: list(self.rules[language]) for language in sorted(self.rules)})
        return hashlib.sha256(told.encode()).hexdigest()[:32]

    def told(self, language: str) -> tuple[Clean, ...]:
        """The rules in a language, or in one that there is."""
        return self.rules.get(language) or next(iter(self.rules.values()), ())


USUAL = House()
"""The rules of a house that has settled nothing."""


def may(who: Who, table: bool, moderator: bool, owner: bool) -> bool:
    """Whether `who` includes a person: owner of the table, moderator, owner of the room."""
    return owner or {
        Who.EVERYBODY: True,
        Who.TABLE: table or moderator,
        Who.MODERATORS: moderator,
    }.get(who, False)


# -- the file --------------------------------------------------------------------------------------


class BadHouse(Exception):
    """The file of a house cannot be used; `note` says why, where, and what would work."""

    def __init__(self, line: int, key: str, **values: Any) -> None:
        super().__init__(f"line {line}: {key}")
        self.line = line
        self.key = key
        self.note: Note = note(f"house-{key}", Kind.REFUSAL, line=line, **values)


class _Entry(NamedTuple):
    """A name of the file: the field of the house, and what it takes: one of these words, a number
    between these two, or lines.
    """

    field: str
    words: tuple[Who, ...] = ()
    low: int = 0
    high: int = 0


_OPENERS = (Who.EVERYBODY, Who.MODERATORS, Who.OWNER)
ENTRIES: Mapping[str, _Entry] = {
    "room.name": _Entry("name"),
    "room.languages": _Entry("languages"),
    **{f"rules.{language}": _Entry("rules") for language in LANGUAGES},
    "may.open": _Entry("open", _OPENERS),
    "may.invite": _Entry("invite", (Who.EVERYBODY, Who.TABLE, Who.MODERATORS, Who.OWNER)),
    "may.watch": _Entry("watch", (Who.EVERYBODY, Who.NOBODY)),
    "may.hint": _Entry("hint", (Who.EVERYBODY, Who.NOBODY)),
    "contests.open": _Entry("contests"),
    "watchers.delay": _Entry("delay", high=1_000),
    "tables.most": _Entry("tables", low=1, high=10_000),
    "tables.most_each": _Entry("tables_each", low=1, high=1_000),
    "tables.most_new": _Entry("tables_new", low=1, high=1_000),
    "tables.most_near": _Entry("tables_near", low=1, high=10_000),
    "connections.most": _Entry("wires", low=1, high=100_000),
    "connections.most_pages": _Entry("pages", low=1, high=100_000),
    "connections.most_ssh": _Entry("ssh", low=1, high=100_000),
    "days.log": _Entry("log_days", low=1, high=3_660),
    "days.refusals": _Entry("refusal_days", high=3_660),
    "days.addresses": _Entry("address_days", high=3_660),
    "days.games": _Entry("game_days", high=3_660),
    "days.people": _Entry("people_days", high=3_660),
    "privacy.host": _Entry("host"),
    "privacy.contact": _Entry("contact"),
    **{f"privacy.{language}": _Entry("privacy") for language in LANGUAGES},
    **{name: _Entry("notices") for name in notices.READ},
}
"""What may stand in the file, by full name."""


def house_in(file: Path) -> House:
    """The rules of the house in a file. Raises `BadHouse`."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
    except OSError as why:
        raise BadHouse(0, "unreadable", file=Clean.of(str(file), 200)) from why
    return house_of(data)


def house_beside(folder: Path) -> House:
    """The rules of the house of the room that is kept in a folder; the usual ones where it has no
    file of them. Raises `BadHouse`.
    """
    file = folder / FILE
    return house_in(file) if file.exists() else USUAL


def house_of(data: bytes) -> House:
    """The rules of a house as its file tells them. Raises `BadHouse`."""
    if len(data) > MAX_BYTES:
        raise BadHouse(0, "too-big")
    text = data.decode("utf-8-sig", "surrogateescape").replace("\r\n", "\n")
    lines = text.split("\n")
    given, rules = dict[str, Any](), dict[str, tuple[Clean, ...]]()
    privacy, told_by = dict[str, tuple[Clean, ...]](), dict[str, Any]()
    last_mail = 0
    for statement in toml_lines.parse(lines):
        line = statement.first + 1
        if statement.problem:
            raise BadHouse(line, statement.problem)
        for path, value in statement.values:
            name = ".".join(path)
            entry = ENTRIES.get(name)
            if entry is None:
                names = Clean.of(", ".join(sorted(ENTRIES)), 400)
                raise BadHouse(line, "unknown", name=Clean.of(name), names=names)
            if name in given:
                raise BadHouse(line, "repeated", name=Clean.of(name))
            given[name] = value
            if entry.field == "rules":
                rules[path[-1]] = _told(line, name, value)
            elif entry.field == "privacy":
                privacy[path[-1]] = _told(line, name, value)
            elif entry.field in ("host", "contact"):
                given[name] = Clean.of(" ".join(_told(line, name, value)), LONGEST_LINE)
            elif entry.field == "name":
                given[name] = _called(line, name, value)
            elif entry.field == "contests":
                given[name] = _contests(line, name, value)
            elif entry.field == "languages":
                given[name] = _spoken(line, name, value)
            elif entry.field == "notices":
                last_mail = line if name.startswith("mail.") else last_mail
                told_by[name] = notices.READ[name](value)
                if told_by[name] is None:
                    raise _bad_notices(line, name)
            else:
                _check(line, name, entry, value)
    mail = notices.mail_server(told_by)
    if isinstance(mail, tuple):
        raise _bad_notices(last_mail, *mail)
    by_language = ("rules", "privacy", "notices")
    settled = {
        ENTRIES[name].field: value
        for name, value in given.items()
        if ENTRIES[name].field not in by_language
    }
    for field in ("open", "invite", "watch", "hint"):
        if field in settled:
            settled[field] = Who(settled[field])
    settled |= {"mail": mail, "hooks": told_by.get("notices.hosts", ())}
    contact = told_by.get("notices.contact", "")
    return House(rules=rules, privacy=privacy, notice_contact=contact, **settled)


def _bad_notices(line: int, name: str, why: str = "") -> BadHouse:
    """A line about notices that cannot be followed; `why` where it is not for its own value."""
    example = Clean.of(notices.EXAMPLES.get(name, ""))
    what = re.sub("[._]", "-", name) + why
    return BadHouse(line, "setting", what=what, name=Clean.of(name), example=example)


def _told(line: int, name: str, value: object) -> tuple[Clean, ...]:
    """Rules as lines: a text with line ends, or a list."""
    texts = value.split("\n") if isinstance(value, str) else value
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise BadHouse(line, "text", name=Clean.of(name))
    told = [Clean.of(tidy(text), 4_000) for text in texts]
    told = [text for text in told if any(char.isalnum() for char in text)]
    longest = max((len(text) for text in told), default=0)
    if not told or len(told) > MOST_LINES or longest > LONGEST_LINE:
        raise BadHouse(line, "text", name=Clean.of(name))
    return tuple(told)


def _called(line: int, name: str, value: object) -> Clean:
    """What the room is called, as it is heard."""
    called = Clean.of(tidy(value), 4_000) if isinstance(value, str) else Clean("")
    if len(called) > LONGEST_NAME or not any(char.isalnum() for char in called):
        raise BadHouse(line, "name", name=Clean.of(name), most=LONGEST_NAME)
    return shown_name(called)


def _spoken(line: int, name: str, value: object) -> tuple[Language, ...]:
    """The languages of the room, each once."""
    codes = value if isinstance(value, list) else [None]
    good = all(isinstance(code, str) and re.fullmatch("[a-z]{2}", code) for code in codes)
    if not good or len(codes) > MOST_LANGUAGES:
        raise BadHouse(line, "languages", name=Clean.of(name), most=MOST_LANGUAGES)
    return tuple(dict.fromkeys(codes))


def _contests(line: int, name: str, value: object) -> dict[str, ContestWanted]:
    """Tournaments in words, each with what it asks for."""
    asked = dict[str, ContestWanted]()
    for text in _told(line, name, value):
        wanted = read_wanted(text)
        if wanted is None or len(text) > 200 or len(asked) >= MOST_TOLD:
            raise BadHouse(line, "contest", name=Clean.of(name), text=text)
        asked[str(text)] = wanted
    return asked


def _check(line: int, name: str, entry: _Entry, value: object) -> None:
    given = Clean.of(f'"{value}"' if isinstance(value, str) and not entry.words else str(value), 60)
    if entry.words:
        if value not in tuple(str(word) for word in entry.words):
            good = Clean.of(", ".join(entry.words), 100)
            raise BadHouse(line, "word", name=Clean.of(name), given=given, good=good)
    elif type(value) is not int or not entry.low <= value <= entry.high:
        numbers = {"low": entry.low, "high": entry.high}
        raise BadHouse(line, "number", name=Clean.of(name), given=given, **numbers)


# -- who has agreed --------------------------------------------------------------------------------


def agreed(room_store: RoomStore, person: PersonId, house: House) -> bool:
    """Whether a person has agreed to the current rules, or there are none. Raises `StoreError`."""
    return not house.rules or room_store.fact(f"agreed {person}") == house.hash


def agree(room_store: RoomStore, person: PersonId, house: House) -> None:
    """Records a person's agreement to the rules. Raises `StoreError`."""
    room_store.fact(f"agreed {person}", house.hash)
