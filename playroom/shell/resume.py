"""Opening what was stored: a log becomes a match again, checked input by input, or is refused with a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.match import BadLog, Entry, Header, Match
from playroom.engine.registry import find_game
from playroom.engine.values import Clean
from playroom.store import Store, StoreError


def open_log(header: Header, entries: Sequence[Entry]) -> Match[Any, Any]:
    """The match of a log. Raises `StoreError` when the game is not there, is of another version, or does not follow."""
    try:
        game: Game[Any, Any] = find_game(header.game)
    except KeyError:
        raise StoreError("no-rules", game=Clean.of(header.game)) from None
    if header.version != game.version:
        raise StoreError("other-version", game=Clean.of(header.game))
    try:
        return Match.replay(game, header, entries)
    except BadLog as why:
        raise StoreError("bad-log", sequence=why.sequence) from why


def load_match(store: Store, id_: str) -> Match[Any, Any]:
    """The match of that id (or the beginning of one), its fingerprints checked. Raises `StoreError`."""
    summary = store.find(id_)
    header, entries = store.load(summary.id)
    return open_log(header, entries)


__all__ = ["load_match", "open_log"]
