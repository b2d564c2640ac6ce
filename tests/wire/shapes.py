"""The shapes of what is sent and kept, without the names of the Python classes that hold it: tags,
fields in their order with their types, bounds and defaults, and the statements that make tables.
"""

from __future__ import annotations

import enum
import json
import re
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from playroom.cli.upkeep import where
from playroom.engine import header
from playroom.engine.deal import joint
from playroom.engine.log import entries as log
from playroom.match.bots import turns
from playroom.page import messages as page
from playroom.records import seal, statistics
from playroom.room.client import saved_rooms
from playroom.room.cluster import shared_membership
from playroom.room.fair import deal_events, own_deals
from playroom.room.lobby import tickets
from playroom.room.members import people
from playroom.room.moderation import log as moderation_log
from playroom.room.moderation import state as moderation
from playroom.room.protocol import messages as envelope
from playroom.room.protocol import room_info, trust
from playroom.room.store import sqlite as sqlite_store
from playroom.room.table import values
from playroom.store import jsonl, shapes
from playroom.store import schema as sqlite_schema
from playroom.store.postgres import presence_schema, room_schema, ticket_schema
from playroom.store.postgres import schema as postgres_schema

SHAPES: dict[str, Any] = {
    "wire, up": envelope.AnyUp,
    "wire, down": envelope.AnyDown,
    "bot worker, asked": turns.Load | turns.Think,
    "bot worker, answered": turns.Loaded | turns.Thought | turns.Failed,
    "page, hello": page.Hello,
    "page, up": page.Up,
    "page, line": page.Line,
    "page, sound": page.Played,
    "log of a table": values.AnyTableEvent,
    "commands of a table": values.AnyCommand,
    "state of a table": values.TableState,
    "what is said": values.Saying | None,
    "a nudge": values.Nudge,
    "log of moderation": moderation.AnyModerationEvent,
    "file of moderation": moderation_log.Entry,
    "news of moderation": moderation.ModerationNews,
    "a joint deal": deal_events.Deal,
    "own deals": tuple[own_deals.OwnDeal, ...],
    "saved rooms": tuple[saved_rooms.SavedRoom, ...],
    "information of a room": room_info.RoomInfo,
    "a line of an invitation": trust.InvitationLine,
    "a member": people.Member,
    "a key": people.Key,
    "a ticket": tickets.StoredTicket,
    "a process": shared_membership.About,
    "log of a match": log.Entry,
    "header of a match": header.Header,
    "public header of a match": header.PublicHeader,
    "a match as lines": jsonl.KeptGame,
    "first line": jsonl.FirstRow,
    "line of an input": jsonl.InputRow,
    "row of a header": shapes.HeaderRow,
    "proof of a deal": joint.JointDeal,
    "evidence of a seal": seal.Evidence,
    "a finished game": statistics.FinishedGame,
    "stats --json": statistics.Report,
    "where --json": where.Where,
}
TABLES: dict[str, tuple[ModuleType, ...]] = {
    "matches, SQLite": (sqlite_schema,),
    "room, SQLite": (sqlite_store,),
    "PostgreSQL": (postgres_schema, presence_schema, room_schema, ticket_schema),
}


_inside: list[type] = []
"""The records that are being described, outermost first."""


def shape(kind: inspect.Type) -> Any:
    """What a type is in JSON, as plain data. Nothing in it is the name of a class."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in _inside:
            return f"again {kind.tag}"
        _inside.append(kind.cls)
        try:
            return _record(kind)
        finally:
            _inside.pop()
    if isinstance(kind, inspect.EnumType):
        return sorted(str(member.value) for member in kind.cls)
    if isinstance(kind, inspect.UnionType):
        return {"any of": sorted(map(shape, kind.types), key=json.dumps)}
    name = type(kind).__name__.removesuffix("Type").lower()
    if isinstance(kind, inspect.CustomType):
        return f"{name} {kind.cls.__name__.lower()}"
    inner = {
        field: _plain(getattr(kind, field))
        for field in kind.__struct_fields__
        if field != "cls" and getattr(kind, field) not in (None, ())
    }
    return {name: inner} if inner else name


def _record(kind: inspect.StructType) -> Any:
    config = kind.cls.__struct_config__
    return {
        **({"tag": kind.tag} if kind.tag is not None else {}),
        **({"tag_field": kind.tag_field} if kind.tag_field not in (None, "type") else {}),
        **({"array": True} if config.array_like else {}),
        **({"omits_defaults": True} if config.omit_defaults else {}),
        **({} if config.forbid_unknown_fields else {"lax": True}),
        "fields": {field.encode_name: _field(field) for field in kind.fields},
    }


def _plain(value: Any) -> Any:
    if isinstance(value, inspect.Type):
        return shape(value)
    if isinstance(value, inspect.Field):
        return {value.encode_name: _field(value)}
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value


def _field(field: inspect.Field) -> Any:
    if field.default is not inspect.NODEFAULT:
        return [shape(field.type), "default", default(field.default)]
    if field.default_factory is not inspect.NODEFAULT:
        return [shape(field.type), "default", default(field.default_factory())]
    return shape(field.type)


def default(value: Any) -> Any:
    """A default, as it would stand in JSON."""
    if isinstance(value, enum.Enum):
        return value.value
    return msgspec.to_builtins(value, enc_hook=repr)


def statements(module: ModuleType) -> list[str]:
    """The statements of a module that make or change tables, in alphabetical order."""
    found = set[str]()

    def look(value: Any) -> None:
        if isinstance(value, str) and any(word in value for word in ("CREATE ", "ALTER TABLE ")):
            found.add(re.sub(r",? STRICT$", "", " ".join(value.split())))  # where SQLite knows it
        elif isinstance(value, tuple):
            for one in value:
                look(one)

    for value in vars(module).values():
        look(value)
    return sorted(found)


def shapes_text() -> str:
    """All shapes, as the golden file has them."""
    told = {name: shape(inspect.type_info(kind)) for name, kind in SHAPES.items()}
    return lines_of(told, 3) + "\n"


def lines_of(value: object, depth: int) -> str:
    """JSON with a line for each item down to a depth, so that a difference is one line."""
    if not depth or not value or not isinstance(value, dict | list | tuple):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, dict):
        parts = [f"{json.dumps(name)}: {lines_of(one, depth - 1)}" for name, one in value.items()]
    else:
        parts = [lines_of(one, depth - 1) for one in value]
    left, right = "{}" if isinstance(value, dict) else "[]"
    return f"{left}\n" + ",\n".join(parts) + f"\n{right}"


def tables_text() -> str:
    """All statements that make tables, as the golden file has them."""
    lines = list[str]()
    for name, modules in TABLES.items():
        lines += [f"-- {name}", *sorted({one for module in modules for one in statements(module)})]
    return "\n".join(lines) + "\n"
