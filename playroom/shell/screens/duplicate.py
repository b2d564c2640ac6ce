"""Duplicate matches: a bot plays the player's cards first, then the player does, and the results
are compared.

The bot's game is kept like any other (with bots in all seats), so it can be walked through
afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.options import Setup
from playroom.engine.steps import Outcome
from playroom.records.duplicate import comparison, dice_secret, playing_out, substitute
from playroom.records.opening import rules_of
from playroom.shell.screens.meanwhile import Meanwhile
from playroom.shell.shell import Shell
from playroom.store import KeptGame, Origin, Store, StoreError, new_seed


class Waiting(Meanwhile):
    """In front while a bot plays: every key says so, Escape gives it up."""

    def __init__(
        self, shell: Shell, header: Header, name: Clean, done: Callable[[Match[Any, Any]], None]
    ) -> None:
        """Plays the game of bots in the background and keeps it there; `done` is called on the
        thread of the event loop, when this screen has gone.
        """
        super().__init__(shell, note("duplicate-wait", name=name))
        self._gone = threading.Event()
        self._done = done
        self._finishing = False
        self._loop = asyncio.get_running_loop()
        shell.background.run_through(self._work(header, dice_secret(header)), "duplicate")

    def _work(self, header: Header, secret: str) -> Iterator[None]:
        result: Match[Any, Any] | StoreError | None = None
        try:
            report = self.shell.settings.report
            result = yield from playing_out(header, secret, self._gone.is_set, report)
            if result is not None and not self._gone.is_set():
                keep(self.shell.store, result)
        except StoreError as why:
            result = why
        finally:
            with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
                self._loop.call_soon_threadsafe(self._finish, result)

    def _finish(self, result: Match[Any, Any] | StoreError | None) -> None:
        if self._gone.is_set():
            return
        self._finishing = True
        self.shell.pop(self)
        try:
            if isinstance(result, StoreError):
                self.shell.fail(result)
            elif result is None:
                self.shell.announcer.reply(note("duplicate-never-ends"), *self.shell.place())
            else:
                self._done(result)
        except Exception as why:  # otherwise the exception would be lost
            self.shell.fail(why)
        self.ready.set()

    def cancel(self) -> bool:
        self.shell.pop(self)
        self.shell.announcer.reply(note("shell-cancelled"), *self.shell.place())
        return True

    def closed(self) -> None:
        self._gone.set()
        if not self._finishing:
            self.ready.set()


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

    shell.push(Waiting(shell, header, header.players[me].name, done))


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

    shell.push(Waiting(shell, header, header.players[seat].name, done))


def after_lines(store: Store, header: Header, outcome: Outcome) -> tuple[Note, ...]:
    """What is told at the end of a game: in a duplicate match, who did better; else nothing."""
    try:
        origin = store.find(header.id).origin
        if origin is None or origin.how != "duplicate":
            return ()
        other = store.find(origin.of).outcome
    except StoreError:
        return ()
    me = next((seat for seat, player in enumerate(header.players) if player.is_person), None)
    if me is None or other is None:
        return ()
    return comparison(header, me, outcome, other)
