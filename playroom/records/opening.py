"""Opening a stored game: its log becomes a match again, checked input by input, or is refused with
a sentence.

Nothing is guessed at. A log that is damaged, or that no longer leads to the states it once led to,
is refused; what comes before the trouble can be played on as a copy, and the original stays as it
is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.header import FORMAT, Header
from playroom.engine.log.entries import BadLog, Entry
from playroom.engine.log.fingerprint import comparable
from playroom.engine.log.inputs import Leave, has_stumbled, text_of
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.record import Seat, replace
from playroom.engine.registry import NoGame, find_game
from playroom.engine.rng import Rng
from playroom.store import BadFile, Games, KeptGame, Origin, Store, StoreError, new_id

MENDABLE = ("bad-log", "damaged-game", "state-differs")
"""The refusals after which the good part of a game may be played on."""
NO_RULES = {"unknown": "no-rules", "broken": "broken-rules", "clash": "clashing-rules"}
"""Refusals of a stored game without usable rules, by the reason of `NoGame`."""


def rules_of(header: Header) -> Game[Any, Any]:
    """The rules of a log's game. Raises `StoreError` (one of `NO_RULES`, or `other-version`)."""
    try:
        game: Game[Any, Any] = find_game(header.game)
    except NoGame as why:
        raise StoreError(NO_RULES[why.reason], game=Clean.of(header.game)) from why
    if header.version != game.version or header.format != FORMAT:
        raise StoreError("other-version", game=Clean.of(header.game))
    return game


def open_log(
    header: Header,
    entries: Sequence[Entry],
    states: Mapping[int, str] | None = None,
    rng: Rng | None = None,
) -> Match[Any, Any]:
    """The match of a log, its fingerprints of today's form compared. `rng` stands for the random
    numbers of the seed (a witness).

    Raises `StoreError` when the game is not there or is of another version (`NO_RULES`,
    `other-version`), when an input does not follow (`bad-log`) or leads to another state than it
    once did (`state-differs`), both with its `sequence`.
    """
    *_, match = replayed(header, entries, states, rng)
    return match


def open_file(log: KeptGame) -> Match[Any, Any]:
    """The match of a log from a file.

    A wrong input is refused with the line it stands on (`BadFile`).
    """
    try:
        return open_log(log.header, log.entries, log.states)
    except StoreError as why:
        if why.key not in ("bad-log", "state-differs"):
            raise
        sequence = int(why.values["sequence"])
        raise BadFile(sequence + 1, why.key, sequence=sequence) from why


def replayed(
    header: Header,
    entries: Sequence[Entry],
    states: Mapping[int, str] | None = None,
    rng: Rng | None = None,
) -> Iterator[Match[Any, Any]]:
    """The one match of a log, at its start and after every input. Raises as `open_log`."""
    game = rules_of(header)
    try:
        match = Match.replay(game, header, (), rng)
        yield match
        for entry in entries:
            match.replay_entry(entry)
            stored = states.get(entry.sequence) if states else None
            if stored is not None and comparable(stored) and stored != match.digest():
                raise StoreError("state-differs", sequence=entry.sequence)
            yield match
    except BadLog as why:
        if not why.sequence:  # a table that these rules do not know
            raise StoreError("other-version", game=Clean.of(header.game)) from why
        raise StoreError("bad-log", sequence=why.sequence) from why


def load_match(games: Games, id_: str) -> Match[Any, Any]:
    """The match of that id, its fingerprints checked. Raises `StoreError`."""
    log = games.log(id_)
    return open_log(log.header, log.entries, log.states)


def good_part(store: Store, id_: str) -> KeptGame:
    """What of a game can be played on: its inputs up to the first trouble, back to the last state
    that was proved.

    After an input that is damaged or does not follow, all inputs before it are good. After a state
    that differs, the last fingerprint that agreed is (the start, when none did; one of another form
    agrees with nothing). Raises `StoreError` when nothing can be trusted.
    """
    log = store.good_part(id_)
    try:
        open_log(log.header, log.entries, log.states)
        return log
    except StoreError as why:
        if why.key == "bad-log":
            end = int(why.values["sequence"]) - 1
        elif why.key == "state-differs":
            end = max(
                (
                    sequence
                    for sequence, stored in log.states.items()
                    if sequence < int(why.values["sequence"]) and comparable(stored)
                ),
                default=0,
            )
        else:
            raise
    states = {sequence: digest for sequence, digest in log.states.items() if sequence <= end}
    return KeptGame(log.header, log.entries[:end], log.times[:end], states, log.home, log.deal)


def with_level(log: KeptGame, seats: Collection[Seat], level: str) -> KeptGame:
    """The same log with bots of this level in some seats, also after one of them has failed."""
    game, header = rules_of(log.header), log.header
    players = tuple(
        replace(player, kind=level) if seat in seats else player
        for seat, player in enumerate(header.players)
    )
    entries = tuple(
        replace(entry, text=text_of(game, Leave(entry.seat, level, stumbled=True), None))
        if entry.seat in seats and has_stumbled(entry)
        else entry
        for entry in log.entries
    )
    return replace(log, header=replace(header, players=players), entries=entries)


def keep_copy(store: Store, log: KeptGame, origin: Origin | None = None) -> Match[Any, Any]:
    """Keeps a log as a game of its own, with an id that no other has, and gives its match.

    Raises `StoreError`; a log that does not follow is not kept.
    """
    # what proves a joint deal names the match that it was of
    copy = replace(log, header=replace(log.header, id=new_id()), deal=None)
    match = open_log(copy.header, copy.entries, copy.states)
    store.add(copy, match.outcome, origin)
    return match


__all__ = [
    "MENDABLE",
    "NO_RULES",
    "good_part",
    "keep_copy",
    "load_match",
    "open_file",
    "open_log",
    "replayed",
    "rules_of",
    "with_level",
]
