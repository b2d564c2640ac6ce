"""Undo and redo over the log of a match, and its replay on code that has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from playroom.engine.contract import Game
from playroom.engine.header import Header
from playroom.engine.kit.bots import levels_of
from playroom.engine.log.entries import BadLog, Entry
from playroom.engine.log.inputs import Misread, input_of
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Note, Rejection, note
from playroom.engine.options import Setup
from playroom.engine.record import replace


class Replayed(NamedTuple):
    """A match after its log was played again: `stopped` is the input that was not taken, `why` the
    sentence about it; the match then is a new one of the same seed.
    """

    match: Match[Any, Any]
    stopped: Entry | None = None
    why: Note | None = None


def replay(game: Game[Any, Any], header: Header, entries: Sequence[Entry]) -> Replayed:
    """Plays a log again by the rules of `game`; another version of them is no obstacle. Where a
    table or an input is refused, a new match of the same seed begins. Raises what the rules raise.
    """
    fitted, refused = fit(game, header)
    match: Match[Any, Any] = Match(game, fitted)
    if refused is not None:
        return Replayed(match, None, refused)
    for entry in entries:
        try:
            match.replay_entry(entry)
        except BadLog:
            return Replayed(Match(game, fitted), entry, _why(match, entry))
    return Replayed(match)


def fit(game: Game[Any, Any], header: Header) -> tuple[Header, Note | None]:
    """The header for the rules as they are now, and why its table cannot stay as it was: then it
    has the usual options, and a bot of a level that is gone is of the weakest.
    """
    setup, players = header.setup, header.players
    refused = game.check_options(setup)
    if refused is not None:
        seats = setup.seats if setup.seats in game.seats else game.seats.start
        setup, players = Setup.of(seats, {}), players[:seats]
        names = (f"{seat + 1}" for seat in range(len(players), seats))
        players += tuple(replace(players[-1], name=Clean.of(name)) for name in names)
    weakest = levels_of(game)[0]
    players = tuple(
        player if player.is_person or player.kind in game.bots else replace(player, kind=weakest)
        for player in players
    )
    fitted = replace(header, version=game.version, setup=setup, players=players)
    return fitted, None if refused is None else refused.note


def _why(match: Match[Any, Any], entry: Entry) -> Note:
    try:
        refused = match.prepare(input_of(match.game, entry), entry.id)
    except Misread:
        return note("dev-unread")
    return refused.note if isinstance(refused, Rejection) else note("dev-otherwise")


class Steps:
    """The inputs that were stepped back over, so that they can be taken again."""

    def __init__(self) -> None:
        self._undone: list[Entry] = []

    def back(self, entries: Sequence[Entry], count: int = 1) -> list[Entry]:
        """The log without its last inputs."""
        kept = max(0, len(entries) - count)
        if entries and not self._goes_on(entries):
            self._undone.clear()
        self._undone += reversed(entries[kept:])
        return list(entries[:kept])

    def forward(self, entries: Sequence[Entry]) -> list[Entry] | None:
        """The log with the next input of those that were undone; None where there is none, or the
        match has gone another way since.
        """
        if not self._goes_on(entries):
            self._undone.clear()
            return None
        return [*entries, self._undone.pop()]

    def _goes_on(self, entries: Sequence[Entry]) -> bool:
        return bool(self._undone) and self._undone[-1].sequence == len(entries) + 1
