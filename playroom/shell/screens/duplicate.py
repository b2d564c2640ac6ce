"""Duplicate matches: a bot plays your cards first, then you play them, and it is told who did
better with them.

The bot's game is kept like any other (with bots in all seats), so it can be walked through
afterwards.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import Outcome
from playroom.records.opening import rules_of
from playroom.shell.keys import Command
from playroom.shell.screen import Screen
from playroom.store import KeptGame, Origin, Store, StoreError, new_id, new_seed

if TYPE_CHECKING:
    from playroom.shell.app import App

MOST_INPUTS = 50_000
"""A game of bots that is longer is given up."""
THINKING = 0.1
"""Seconds a bot may think here, where nobody hears it play."""


def play_out(
    header: Header, secret: str, stop: Callable[[], bool] = lambda: False
) -> Match[Any, Any] | None:
    """The whole match of a header with bots in all seats; None when it does not end, or `stop` says
    so.

    Bots know what their seats know, and `secret` seeds their own dice as it does at a table.
    """
    match: Match[Any, Any] = Match(find_game(header.game), header)
    bots = [match.game.bots[player.kind]() for player in header.players]
    dice = Rng(secret)
    while match.outcome is None:
        request = next(iter(match.awaited()), None)
        if request is None or match.sequence >= MOST_INPUTS or stop():
            return None
        seat = request.seat
        numbers = dice.stream(f"bot{seat}.{match.sequence}")
        deadline = time.monotonic() + THINKING
        action = bots[seat].decide(match.turn(seat, numbers, deadline))
        if match.submit(seat, action) is not None and match.expire(seat) is not None:
            return None
    return match


def stand_in(header: Header, me: Seat, names: list[str], level: str = "") -> Header:
    """The same table with a bot in the seat of the person: of `level`, or as good as the best of
    the others.
    """
    kinds = [player.kind for player in header.players if not player.is_person]
    levels = list(find_game(header.game).bots)
    best = level or max(kinds, key=levels.index, default=levels[-1])
    taken = {str(player.name) for player in header.players}
    name = next((one for one in names if one not in taken), names[0])
    players = list(header.players)
    players[me] = Player(Clean.of(name), best)
    now = datetime.now(UTC).isoformat(timespec="seconds")
    return replace(header, id=new_id(), players=tuple(players), created=now)


def better(sides: tuple[tuple[Seat, ...], ...], me: Seat, mine: Outcome, other: Outcome) -> int:
    """Who did better from seat `me`: by how much `mine` is better than `other` (below 0: worse).

    It is the difference between the two leads over the best of the other sides; whether more points
    are better is seen from who won.
    """
    return lead(sides, me, mine) - lead(sides, me, other)


def lead(sides: tuple[tuple[Seat, ...], ...], me: Seat, outcome: Outcome) -> int:
    """The lead of a seat's side over the best other side."""
    side = next(number for number, seats in enumerate(sides) if me in seats)
    won = [outcome.scores[winner] for winner in outcome.winners]
    sign = (
        -1 if won and max(outcome.scores) > max(won) else 1
    )  # where the winner has less, less is better
    scores = [sign * score for score in outcome.scores]
    others = [score for number, score in enumerate(scores) if number != side]
    return scores[side] - max(others, default=0)


class Waiting(Screen):
    """In front while a bot plays: every key says so, Escape gives it up."""

    def __init__(
        self, app: App, header: Header, name: Clean, done: Callable[[Match[Any, Any]], None]
    ) -> None:
        """Plays the game of bots in another thread; `done` is called in the room's own, when this
        screen has gone.
        """
        super().__init__(app)
        self._name = name
        self._gone = threading.Event()
        self._done = done
        self._finishing = False
        self._loop = asyncio.get_running_loop()
        self.ready = asyncio.Event()
        secret = app.dice_secret(header)
        threading.Thread(
            target=self._work, args=(header, secret), name="duplicate", daemon=True
        ).start()

    def _work(self, header: Header, secret: str) -> None:
        match: Match[Any, Any] | None = None
        try:
            match = play_out(header, secret, self._gone.is_set)
        finally:
            with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
                self._loop.call_soon_threadsafe(self._finish, match)

    def _finish(self, match: Match[Any, Any] | None) -> None:
        if self._gone.is_set():
            return
        self._finishing = True
        self.app.pop(self)
        try:
            if match is None:
                self.app.announcer.reply(note("duplicate-never-ends"), *self.app.place())
            else:
                self._done(match)
        except Exception as why:  # nobody else would hear of it
            self.app.fail(why)
        self.ready.set()

    def announce(self) -> None:
        self.app.announcer.reply(note("duplicate-wait", name=self._name))

    def command(self, command: Command) -> bool:
        if command.where == "any" and command.name not in (
            "act",
            "next",
            "previous",
            "to-first",
            "to-last",
        ):
            return False
        self.announce()
        return True

    def other_key(self, key: str) -> bool:
        self.announce()
        return True

    def move(self, by: int) -> bool:
        self.announce()
        return True

    def cancel(self) -> bool:
        self.app.pop(self)
        self.app.announcer.reply(note("shell-cancelled"), *self.app.place())
        return True

    def closed(self) -> None:
        self._gone.set()
        if not self._finishing:
            self.ready.set()


def keep(app: App, match: Match[Any, Any]) -> None:
    """Keeps the bot's game. Raises `StoreError`."""
    app.store.add(KeptGame(match.header, tuple(match.entries)), match.outcome)
    app.store.set_origin(match.header.id, Origin("bots"))


def begin(
    app: App,
    game: Game[Any, Any],
    setup: Setup,
    players: tuple[Player, ...],
    names: list[str],
    seed: str | None = None,
) -> None:
    """Lets a bot play the cards first and then opens the table."""
    seed = seed or new_seed()
    me = next(seat for seat, player in enumerate(players) if player.is_person)
    header = stand_in(Header("", game.id, game.version, setup, players, seed), me, names)

    def done(match: Match[Any, Any]) -> None:
        keep(app, match)
        app.announcer.reply(note("duplicate-ready", Kind.TABLE, name=header.players[me].name))
        app.new_game(game, setup, players, seed, origin=Origin("duplicate", header.id))

    app.push(Waiting(app, header, header.players[me].name, done))


def afterwards(app: App, id_: str, names: list[str]) -> None:
    """Lets a bot play the cards of a finished game, and tells who did better."""
    log = app.store.log(id_)
    rules_of(log.header)
    outcome = app.store.find(id_).outcome
    me = next((seat for seat, player in enumerate(log.header.players) if player.is_person), None)
    if me is None or outcome is None:
        app.announcer.reply(note("duplicate-no-person"))
        return
    seat, mine = me, outcome
    header = stand_in(log.header, seat, names)

    def done(match: Match[Any, Any]) -> None:
        assert match.outcome is not None
        keep(app, match)
        app.announcer.reply(*lines(match.header, seat, mine, match.outcome))

    app.push(Waiting(app, header, header.players[seat].name, done))


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
    return lines(header, me, outcome, other)


def lines(header: Header, me: Seat, mine: Outcome, other: Outcome) -> tuple[Note, ...]:
    """Both results with the same cards, and who did better."""
    sides = find_game(header.game).sides(header.setup)
    by = better(sides, me, mine, other)
    return (
        note(
            "duplicate-bot",
            Kind.TABLE,
            won=_won(sides, me, other),
            scores=_scores(sides, me, other),
        ),
        note(
            "duplicate-own", Kind.TABLE, won=_won(sides, me, mine), scores=_scores(sides, me, mine)
        ),
        note(
            "duplicate-better",
            Kind.TABLE,
            best="you" if by > 0 else "bot" if by < 0 else "same",
            by=abs(by),
        ),
    )


def _won(sides: tuple[tuple[Seat, ...], ...], me: Seat, outcome: Outcome) -> bool:
    return any(me in sides[winner] for winner in outcome.winners)


def _scores(sides: tuple[tuple[Seat, ...], ...], me: Seat, outcome: Outcome) -> Clean:
    """The scores, the own side's first."""
    order = sorted(range(len(sides)), key=lambda side: me not in sides[side])
    return Clean.of(", ".join(str(outcome.scores[side]) for side in order), 120)
