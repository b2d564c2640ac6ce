"""Listener: the person who hears a line, as far as a teller must know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from playroom.locale.languages import LANGUAGES, plain

if TYPE_CHECKING:
    from playroom.engine.contract import Game
    from playroom.engine.header import Header, PublicHeader


@dataclass(frozen=True, slots=True)
class Listener:
    """Who hears a line: the seat (None: a spectator), the names of all seats, the seats of every
    side, and the family of words for the cards of the table (`Pack.words`).
    """

    seat: int | None
    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...] = ()
    cards: str = "french"

    @classmethod
    def at_table(
        cls, game: Game[Any, Any], header: Header | PublicHeader, seat: int | None
    ) -> Listener:
        """Who hears with the ears of `seat` at the table of `header`."""
        names = tuple(str(player.name) for player in header.players)
        return cls(seat, names, game.sides(header.setup), game.pack_of(header.setup).words)

    def with_names(self, names: tuple[str, ...]) -> Listener:
        """The same listener where others sit."""
        return Listener(self.seat, names, self.sides, self.cards)

    def with_cards(self, cards: str) -> Listener:
        """The same listener where cards are called by the words of another family."""
        return Listener(self.seat, self.names, self.sides, cards)


@cache
def _own_words() -> frozenset[str]:
    return frozenset(
        (plain(language, "shell", "player-name") or "").casefold() for language in LANGUAGES
    )


def unnamed(name: str) -> bool:
    """Is a player called so who has given no name: the word for you, in some language?"""
    return name.casefold() in _own_words()
