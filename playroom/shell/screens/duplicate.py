"""Duplicate matches: a bot plays the player's cards first, then the player does, and the results
are compared.

The bot's game is kept like any other (with bots in all seats), so it can be walked through
afterwards.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.kit.judging import Steps
from playroom.engine.match import Match
from playroom.engine.notes import Kind, Note, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.steps import Outcome
from playroom.records.duplicate import comparison, dice_secret, playing_out, substitute
from playroom.records.opening import rules_of
from playroom.shell.screens.meanwhile import Working
from playroom.shell.shell import Shell
from playroom.store import KeptGame, Origin, Store, StoreError, new_seed


def _wait(shell: Shell, header: Header, me: Seat, done: Callable[[Match[Any, Any]], None]) -> None:
    """Plays the game of bots in the background and keeps it there."""

    def steps() -> Steps[Match[Any, Any] | None]:
        match = yield from playing_out(header, dice_secret(header), faults=shell.settings.report)
        if match is not None:
            keep(shell.store, match)
        return match

    def worked_out(match: Match[Any, Any] | None) -> None:
        if match is None:
            shell.announcer.reply(note("duplicate-never-ends"), *shell.place())
        else:
            done(match)

    line = note("duplicate-wait", name=header.players[me].name)
    shell.push(Working(shell, line, steps(), worked_out))


def keep(store: Store, match: Match[Any, Any]) -> None:
    """Keeps the bot's game. Raises `StoreError`."""
    store.add(KeptGame(match.header, tuple(match.entries)), match.outcome)
    store.set_origin(match.header.id, Origin("bots"))


def begin(
    shell: Shell,
    game: Game[Any, Any],
    setup: Setup,
    players: tuple[Player, ...],
    names: list[str],
    seed: str | None = None,
) -> None:
    """Lets a bot play the cards first and then opens the table."""
    seed = seed or new_seed()
    me = next(seat for seat, player in enumerate(players) if player.is_person)
    header = substitute(Header("", game.id, game.version, setup, players, seed), me, names)

    def done(match: Match[Any, Any]) -> None:
        shell.announcer.reply(note("duplicate-ready", Kind.TABLE, name=header.players[me].name))
        shell.open("game", game, setup, players, seed, origin=Origin("duplicate", header.id))

    _wait(shell, header, me, done)


def afterwards(shell: Shell, id_: str, names: list[str]) -> None:
    """Lets a bot play the cards of a finished game, and tells who did better."""
    log = shell.store.log(id_)
    rules_of(log.header)
    outcome = shell.store.find(id_).outcome
    me = log.me
    if me is None or outcome is None:
        shell.announcer.reply(note("duplicate-no-person"))
        return
    seat, mine = me, outcome
    header = substitute(log.header, seat, names)

    def done(match: Match[Any, Any]) -> None:
        assert match.outcome is not None
        shell.announcer.reply(*comparison(match.header, seat, mine, match.outcome))

    _wait(shell, header, seat, done)


def other_half(store: Store, match: str) -> str | None:
    """The game with which a duplicate match is compared, also after `/undo` or `/level`. None: it
    is no duplicate match, or none any more.
    """
    with suppress(StoreError):
        origin = store.find(match).origin
        while origin is not None and origin.how in ("undo", "level"):
            origin = store.find(origin.of).origin
        return origin.of if origin is not None and origin.how == "duplicate" else None
    return None


def after_lines(store: Store, header: Header, outcome: Outcome) -> tuple[Note, ...]:
    """What is told at the end of a game: in a duplicate match, who did better; else nothing."""
    try:
        half = other_half(store, header.id)
        other = None if half is None else store.find(half).outcome
    except StoreError:
        return ()
    me = next((seat for seat, player in enumerate(header.players) if player.is_person), None)
    if me is None or other is None:
        return ()
    return comparison(header, me, outcome, other)
