"""Players of a table: the person under their own name, bots under names of the language."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.header import Player
from playroom.engine.notes import Clean, note
from playroom.locale import Listener, Teller
from playroom.shell.shell import Shell


def bot_names(teller: Teller) -> list[str]:
    """The names of bots in a language, in the order they come to the table."""
    return teller.tell(note("bot-names"), Listener(None, (), ())).rstrip(".").split()


def seat_players(name: Clean, levels: Sequence[str], teller: Teller) -> tuple[Player, ...]:
    """You in the first seat and a bot for every level; no two have the same name."""
    names = [other for other in bot_names(teller) if other.casefold() != str(name).casefold()]
    bots = tuple(Player(Clean.of(names[i % len(names)]), level) for i, level in enumerate(levels))
    return (Player(name, "person"), *bots)


def player_name(shell: Shell) -> Clean:
    """The player's own name as others hear it."""
    name = str(shell.settings.get("name") or "").strip()
    return Clean.of(name or shell.announcer.line(note("player-name")).rstrip("."))
