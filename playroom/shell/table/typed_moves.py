"""Typed moves: words of the player's language, cards by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from playroom.engine.chair import Chair
from playroom.engine.contract import Game
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Clean, Note, Notes, Rejection, note
from playroom.engine.packs import Pack
from playroom.engine.steps import Action
from playroom.engine.table import Item, Zone
from playroom.locale import LANGUAGES
from playroom.locale.typed import Typing
from playroom.shell.command_words import words_of
from playroom.shell.shell import Shell

ASKED = "¿?¡!"
"""Signs around a move that is said as one says it (`¿puedo?`)."""


@lru_cache(maxsize=8)
def _typing_of(game: Game[Any, Any], pack: Pack, language: str, chosen: tuple[str, ...]) -> Typing:
    return Typing.of(language, pack, game.id, game.notation.moves, chosen)


class TypedMoves:
    """Reads what is typed at one table."""

    def __init__(self, shell: Shell, chair: Chair, zones: Callable[[], tuple[Zone, ...]]) -> None:
        """`zones` gives the zones under review now."""
        self._shell = shell
        self._chair = chair
        self._zones = zones

    def is_move(self, text: str) -> bool:
        """Is it a move that can be made now?"""
        typed = self.typing().canonical(text.strip(ASKED))
        if isinstance(typed, Rejection):
            return False  # no seat can act on such a question yet
        try:
            return self._chair.allows(self._chair.game.parse(typed))
        except NotUnderstood:
            return False

    def begins(self, text: str) -> bool:
        """Does it begin with the word of a move?"""
        return self.typing().begins(text.strip(ASKED))

    def read(self, text: str) -> Action | Item | tuple[Note, ...] | None:
        """The action that is meant, or the item for which Enter is meant; else why it is no move,
        or None for what is none at all.
        """
        text = text.strip(ASKED)
        typed = self.typing().canonical(text)
        if isinstance(typed, Rejection):
            return (typed.note,)
        try:
            return self._chair.game.parse(typed)
        except NotUnderstood as why:
            item = self._to_play(text)
            return self._unknown(text, why.rejection.note) if item is None else item

    def typing(self) -> Typing:
        """In the player's language and card words, with the table's pack."""
        language = self._shell.language
        chosen = tuple(word for _, word in self._shell.settings.words(language).chosen)
        game = self._chair.game
        return _typing_of(game, game.pack_of(self._chair.header.setup), language, chosen)

    def _to_play(self, text: str) -> Item | tuple[Note, ...] | None:
        """`play 5H`: what Enter does on that card, in any game."""
        verb, _, rest = text.partition(" ")
        if not any(verb.casefold() in words_of(language, "act") for language in LANGUAGES):
            return None
        card = self.typing().card(rest)
        if isinstance(card, Rejection):
            return (card.note,)
        items = (item for zone in self._zones() for item in zone.items if item.markable)
        return next((i for i in items if i.card is not None and i.card.face == card), None)

    def _unknown(self, text: str, why: Note) -> tuple[Note, ...] | None:
        """A move that is not understood is answered with one that would be, in the player's words;
        a lone word that is no verb of the game is no move.
        """
        typing = self.typing()
        if text.isalpha() and not typing.begins(text):
            return None
        if why.id != "table-no-move":  # the game says itself what would do
            return (why,)
        game = self._chair.game
        legal = next(iter(game.choices(self._chair.view)), None)
        if legal is not None:
            example = Clean.of(typing.spoken(game.notation.typed(legal)), 120)
            return why, note("typed-example", example=example)
        verbs = Notes(
            tuple(
                note("plain-name", name=Clean.of(verb))
                for verb in typing.verbs(game.notation.shown)
            )
        )
        return why, note("typed-verbs", verbs=verbs)
