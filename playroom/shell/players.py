"""Players of a table: the person under their own name, bots under names of the language."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.header import Player
from playroom.engine.notes import Clean, Kind, Note, Notes, note
from playroom.locale import Listener, Teller
from playroom.shell.keys import KeyMap, key_note
from playroom.shell.shell import Shell


def bot_names(teller: Teller) -> list[str]:
    """The names of bots in a language, in the order they come to the table."""
    return teller.tell(note("bot-names"), Listener(None, (), ())).rstrip(".").split()


def seat_players(name: Clean, levels: Sequence[str], teller: Teller) -> tuple[Player, ...]:
    """You in the first seat and a bot for every level; no two have the same name."""
    names = [other for other in bot_names(teller) if other.casefold() != str(name).casefold()]
    bots = tuple(Player(Clean.of(names[i % len(names)]), level) for i, level in enumerate(levels))
    return (Player(name, "person"), *bots)


def strength_lines(players: Sequence[Player], keys: KeyMap) -> tuple[Note, ...]:
    """How well the bots among `players` play, and the key that says how to change that; nothing
    where there are none.
    """
    bots = [player for player in players if not player.is_person]
    if not bots:
        return ()
    alike = len({bot.kind for bot in bots}) == 1
    levels = [note("level-name", level=bot.kind) for bot in bots]
    each = tuple(
        note("table-strength-of", name=bot.name, level=level, alike=alike)
        for bot, level in zip(bots, levels, strict=True)
    )
    return (
        note(
            "table-strength",
            Kind.TABLE,
            bots=Notes(each),
            level=levels[0],
            alike=alike,
            count=len(bots),
        ),
        note("table-strength-key", Kind.TABLE, key=key_note(keys.keys_of("options")[0])),
    )


def level_lines(players: Sequence[Player]) -> tuple[Note, ...]:
    """How to change levels and options for the next game, and the level of each bot."""
    return (
        note("table-strength-how"),
        *(
            note("setup-level", name=player.name, level=note("level-name", level=player.kind))
            for player in players
            if not player.is_person
        ),
    )


def player_name(shell: Shell) -> Clean:
    """The player's own name as others hear it."""
    name = str(shell.settings.get("name") or "").strip()
    return Clean.of(name or shell.announcer.line(note("player-name")).rstrip("."))
