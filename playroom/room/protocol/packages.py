"""Packages of games: what a client must install for a game that it lacks or has in another
version.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Kind, Note, Rejection, note
from playroom.engine.record import Record
from playroom.engine.registry import game_name, package_of
from playroom.frozen import frozen
from playroom.locale import Listener, Teller

Package: TypeAlias = Annotated[str, Meta(pattern=r"\A([A-Za-z0-9][A-Za-z0-9._-]{0,63})?\Z")]
"""The name of a distribution; empty where it has none. Never an address or an option: it stands in
a command that the player may copy.
"""
LONGEST_TITLE = 60
"""Characters of what a game is called."""


class Needs(Record):
    """A game that a client lacks; `update`: it has another version. `page`: where it is played in a
    browser (empty: nowhere).
    """

    game: Clean
    package: Package = ""
    update: bool = False
    page: Annotated[str, Meta(max_length=500)] = ""


def has(game: Game[Any, Any], games: Mapping[str, int]) -> bool:
    """Can a program that tells these games, with their versions, tell this one?"""
    return games.get(game.id) == game.version


def needs_of(
    game: Game[Any, Any], games: Mapping[str, int], language: str, page: str = ""
) -> Needs:
    """What a client with these `games` needs, in their language."""
    title = Teller(language).tell(game_name(game.id), Listener(None, (), ()), "full")
    package = package_of(game.id)
    return Needs(Clean.of(title.rstrip(" ."), LONGEST_TITLE), package, game.id in games, page)


def needs_note(needs: Needs) -> Note:
    """The sentence that tells it: the game, the page, and where something can be installed the
    package and the command.
    """
    return note(
        "together-needs-package",
        Kind.REFUSAL,
        game=needs.game,
        package=Clean.of(needs.package),
        told="yes" if needs.package and not frozen() else "no",
        update="yes" if needs.update else "no",
        page=Clean.of(needs.page, 500),
        browser="yes" if needs.page else "no",
    )


def refusal(needs: Needs) -> Rejection:
    """The same as what is answered to a command."""
    return Rejection("game", needs_note(needs))
