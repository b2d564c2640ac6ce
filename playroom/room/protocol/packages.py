"""Packages of games: what a client must install for a game that it lacks or has in another
version.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import metadata
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Kind, Note, Rejection, note
from playroom.engine.record import Record
from playroom.engine.registry import OWN, game_name, package_of
from playroom.frozen import frozen
from playroom.locale import Listener, Teller

Package: TypeAlias = Annotated[str, Meta(pattern=r"\A([A-Za-z0-9][A-Za-z0-9._-]{0,63})?\Z")]
"""The name of a distribution; empty where it has none. Never an address or an option: it stands in
a command that the player may copy.
"""
Release: TypeAlias = Annotated[str, Meta(pattern=r"\A([0-9][A-Za-z0-9.+!_-]{0,39})?\Z")]
"""The version of a distribution, as it stands in a command; empty where it has none."""
LONGEST_TITLE = 60
"""Characters of what a game is called."""


class Needs(Record):
    """A game that a client lacks; `update`: it has another version. `package` and `release`: where
    the room has it from. `page`: where it is played in a browser (empty: nowhere).
    """

    game: Clean
    package: Package = ""
    update: bool = False
    page: Annotated[str, Meta(max_length=500)] = ""
    release: Release = ""

    @property
    def requirement(self) -> str:
        """The distribution in the very version of the room, as pip takes it."""
        return f"{self.package}=={self.release}" if self.release else self.package


def has(game: Game[Any, Any], games: Mapping[str, int]) -> bool:
    """Can a program that tells these games, with their versions, tell this one?"""
    return games.get(game.id) == game.version


def needs_of(
    game: Game[Any, Any], games: Mapping[str, int], language: str, page: str = ""
) -> Needs:
    """What a client with these `games` needs, in their language."""
    title = Teller(language).tell(game_name(game.id), Listener(None, (), ()), "full")
    package = package_of(game.id)
    called = Clean.of(title.rstrip(" ."), LONGEST_TITLE)
    return Needs(called, package, game.id in games, page, _release_of(package))


def _release_of(package: str) -> str:
    try:
        release = metadata.version(package) if package else ""
    except metadata.PackageNotFoundError:
        return ""
    return release if re.fullmatch(r"[0-9][A-Za-z0-9.+!_-]{0,39}", release) else ""


def needs_note(needs: Needs, command: str | None = None) -> Note:
    """The sentence that tells it: the game, the page, and where something can be installed the
    `command` that does it where the listener is (None: that of any Python; empty: none does).
    """
    if command is None:
        command = "" if frozen() else f"pip install {needs.requirement}"  # not said
    return note(
        "together-needs-package",
        Kind.REFUSAL,
        game=needs.game,
        command=Clean.of(command, 200),
        own="yes" if needs.package == OWN else "no",
        told="yes" if needs.package and command else "no",
        update="yes" if needs.update else "no",
        page=Clean.of(needs.page, 500),
        browser="yes" if needs.page else "no",
    )


def refusal(needs: Needs) -> Rejection:
    """The same as what is answered to a command."""
    return Rejection("game", needs_note(needs))
