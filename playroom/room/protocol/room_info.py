"""Room info: public data of a room, answered on its port before admission and shown on its page:
name, tables, free seats, how many people are here and wait for which game, the rules of the house.
No names of people.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import Count
from playroom.engine.wire import BadJson, encode
from playroom.room.lobby.lobby import JOINED
from playroom.room.members.names import tidy
from playroom.room.table.values import Language, Pace, PersonId, Phase, TableState

ASKED_AT = "/hello"
"""The path that is asked for."""
FORMAT = 1
"""The format of answers that is understood."""
LONGEST = 16_384
"""Bytes that an answer may have, with all that stands before it."""
HEAD = 1_024
"""Bytes of them that are left for what stands before the answer."""
LONGEST_NAME = 60
"""Characters of the name of a room."""
MOST_LANGUAGES = 20
MOST_GAMES = 50
MOST_OPEN = 50
"""Tables with a free seat that are told, those that lack fewest players first."""
MOST_RULES = 10
"""Rules of the house in one language that fit into an answer."""
LONGEST_RULE = 300
"""Characters."""


class Waits(msgspec.Struct, frozen=True):
    """How many people wait for others to play a game."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    people: Count


class OpenTable(msgspec.Struct, frozen=True, order=True):
    """A table of the lobby with free seats, and its hours per turn (0: played in one sitting)."""

    free: Count
    game: Annotated[str, Meta(min_length=1, max_length=64)]
    pace: Pace = 0


class RoomInfo(msgspec.Struct, frozen=True):
    """Information of a room, the answer. Fields that are not known here are left alone: a room may
    be newer.
    """

    format: Count
    protocol: Count
    """The version of the messages that are spoken there."""
    version: Annotated[str, Meta(max_length=40)]
    """The version of its playroom."""
    name: Annotated[str, Meta(max_length=200)]
    languages: Annotated[tuple[Language, ...], Meta(max_length=MOST_LANGUAGES)]
    """Languages of the room: those its host names, or else those of its guests."""
    tables: Count
    free: Count
    """Seats that anybody may take."""
    waits: Annotated[tuple[Waits, ...], Meta(max_length=MOST_GAMES)] = ()
    """The games that people wait for, the one with most of them first."""
    rules: Annotated[
        dict[Language, Annotated[tuple[str, ...], Meta(max_length=MOST_RULES)]],
        Meta(max_length=MOST_LANGUAGES),
    ] = {}
    """The rules of the house, by language."""
    here: Count = 0
    """People in the room; 0 where the room does not tell."""
    open: Annotated[tuple[OpenTable, ...], Meta(max_length=MOST_OPEN)] = ()
    """Tables of the lobby with free seats."""


_decoder = msgspec.json.Decoder(RoomInfo)


def room_info_of(
    name: Clean,
    languages: tuple[Language, ...],
    protocol: int,
    version: str,
    tables: Iterable[TableState],
    seekers: Iterable[str] = (),
    rules: Mapping[Language, tuple[Clean, ...]] = {},
    lobby: Collection[PersonId] = (),
) -> RoomInfo:
    """What is said of a room with these tables, that are for everybody. Without `languages` they
    are those of who is at the tables now. `seekers` are the games of those who look for a table,
    `lobby` the people in the lobby, at a table or not.
    """
    states = [state for state in tables if state.phase is not Phase.CLOSED]
    here = {guest.language for state in states for guest in state.guests if guest.here}
    spoken = languages or tuple(sorted(here)[:MOST_LANGUAGES])
    free = sum(len(state.free) for state in states)
    waits = Counter(seekers)
    for state in states:
        if state.phase is Phase.OPEN and state.free:
            waits[state.game] += sum(guest.here for guest in state.guests)
    most = [Waits(game, people) for game, people in waits.most_common(MOST_GAMES) if people]
    told: dict[str, tuple[str, ...]] = {
        language: lines[:MOST_RULES] for language, lines in rules.items()
    }
    people = {guest.id for state in states for guest in state.guests if guest.here}
    joined = (state for state in states if state.listed and state.phase in JOINED and state.free)
    listed = sorted(OpenTable(len(state.free), state.game, state.pace) for state in joined)
    info = RoomInfo(
        FORMAT, protocol, version, name, spoken, len(states), free, tuple(most), told,
        len(people.union(lobby)), tuple(listed[:MOST_OPEN]),
    )  # fmt: skip
    fits = len(encode(info)) < LONGEST - HEAD
    return info if fits else msgspec.structs.replace(info, rules={})


def read_room_info(data: bytes) -> RoomInfo:
    """An answer, its name made fit to be heard. Raises `BadJson`."""
    try:
        info = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise BadJson("no notice of a room") from why
    rules = {
        language: tuple(Clean.of(tidy(line), LONGEST_RULE) for line in lines)
        for language, lines in info.rules.items()
    }
    return msgspec.structs.replace(info, name=shown_name(info.name), rules=rules)


def shown_name(text: str) -> Clean:
    """What a room is called, as it is heard."""
    return Clean.of(tidy(text), LONGEST_NAME)
