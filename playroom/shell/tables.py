"""Tables of this machine: starts, resumes, stores and ends matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cached_property, partial
from typing import Any

from playroom.clock import utc_now
from playroom.engine.contract import Game
from playroom.engine.deal.seal import seal
from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.kit.bots import offered_in
from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.notes import Clean, Kind, Note, Seats, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.steps import Outcome
from playroom.match.lasting import LastingLog, LastingQueue, News
from playroom.match.local_chair import SLOW, LocalChair
from playroom.match.runner import MatchRunner
from playroom.records.duplicate import dice_secret
from playroom.records.opening import keep_copy, with_level
from playroom.shell.announcer import NOBODY
from playroom.shell.menu import Choice
from playroom.shell.players import strength_lines
from playroom.shell.screens.duplicate import after_lines, other_half
from playroom.shell.screens.meanwhile import Meanwhile
from playroom.shell.screens.table_plan import open_game
from playroom.shell.shell import Shell
from playroom.shell.table.fairness import tells_all
from playroom.shell.table.table_screen import TableScreen
from playroom.store import Origin, StoreError, StoreLog, new_id, new_seed
from playroom.store.errors import spoken_path


class Tables:
    """Opens tables for a person, and keeps what is played at them."""

    def __init__(self, shell: Shell, patience: float) -> None:
        """`patience`: seconds that a key waits for the disk at most."""
        self.shell = shell
        self._store = shell.store
        self.patience = patience
        shell.parting = self.parting

    def close(self) -> None:
        """Waits until everything is kept."""
        if "write_queue" in vars(self):
            self.write_queue.close()
            self.log.close()

    @cached_property
    def log(self) -> StoreLog:
        """Where the inputs of all tables are kept."""
        return StoreLog(self._store.file)

    @cached_property
    def lasting(self) -> LastingLog:
        """The games that are played here, also when the file goes away."""
        return LastingLog(self.log, self._store)

    @cached_property
    def write_queue(self) -> LastingQueue:
        """What keeps them."""
        return LastingQueue(
            self.lasting,
            self._tell_of_file,
            patience=self.patience,
            note_state=self._store.checkpoint,
            background=self.shell.background,
        )

    def _tell_of_file(self, news: News) -> None:
        line = note(f"table-file-{news}", Kind.TABLE, file=spoken_path(self._store.file))
        self.shell.afterwards(partial(self.shell.announcer.aside, line))

    def not_kept(self, id_: str) -> Note | None:
        """What is said instead of how a game is taken up again, when it is not kept."""
        if self.lasting.leaves(id_):
            return None
        self.lasting.news.clear()
        return note("table-left-not-kept", file=spoken_path(self._store.file))

    def parting(self) -> Note | None:
        """What is said instead of that all games are kept, when they are not."""
        file = spoken_path(self._store.file)
        played = [self.lasting.secure(id_) for id_ in self.lasting.played]
        if not all(played):
            return note("shell-goodbye-not-kept", file=file)
        return note("shell-goodbye-lost", file=file) if self._store.lost else None

    def table_of(self, match: Match[Any, Any], me: Seat) -> TableScreen:
        """The table of a match that is kept here, for the person in seat `me`."""
        secret = dice_secret(match.header)
        self.lasting.plays(match)
        runner = MatchRunner(
            match,
            self.write_queue,
            secret,
            self.shell.settings.report,
            self.shell.bots,
            self.shell.background,
        )
        screen = TableScreen(
            self.shell,
            LocalChair(runner, me),
            lambda: self._after(screen),
            lambda: self._same_deal(screen),
            partial(self.finished, match),
            partial(self.not_kept, match.header.id),
            lambda: self._take_back(screen, match, me),
            lambda: self._change_level(screen, match, me),
        )
        return screen

    def _take_back(self, table: TableScreen, match: Match[Any, Any], me: Seat) -> None:
        """Goes on from before the last choice in a copy of the game: the same deal, the same dice.
        The log with what is taken back is kept, and is played on no more.
        """
        from playroom.records.choices import before_last_choice

        back = before_last_choice(match, me)
        if back is None:
            self.shell.announcer.reply(note("undo-nothing"))
            return
        log, done = back
        old = match.header.id
        copies: list[Match[Any, Any]] = []

        def keep() -> None:
            copies.append(keep_copy(self._store, log, Origin("undo", old)))
            self._store.abandon(old)

        def begin() -> None:
            said = " ".join(
                self.shell.announcer.line(line)
                for event in done
                for line in narrate(match.game, event, me)[:1]
            )
            self.shell.pop(table)
            screen = self.table_of(copies[0], me)
            self.shell.put(screen)
            screen.resume(
                instead=note("undo-done", Kind.TABLE, line=Clean.of(said.rstrip("."), 200))
            )

        self._begin_when_kept(keep, begin)

    def _change_level(self, table: TableScreen, match: Match[Any, Any], me: Seat) -> None:
        """Asks for the bot, where there are several, and then for its level."""
        if other_half(self._store, match.header.id) is not None:
            self.shell.announcer.reply(note("level-duplicate"))
            return
        bots = [seat for seat, player in enumerate(match.header.players) if not player.is_person]
        ask = partial(self._ask_level, table, match, me)
        items = [(note("level-all"), partial(ask, bots))] if len(bots) > 1 else []
        for seat in bots:
            level = note("level-name", level=match.kinds[seat])
            line = note("setup-level", name=match.players[seat].name, level=level)
            items.append((line, partial(ask, [seat])))
        if len(items) == 1:
            items[0][1]()
        elif items:
            self.shell.push(Choice(self.shell, note("level-whose"), items))
        else:
            self.shell.announcer.reply(note("level-not-here"))

    def _ask_level(
        self, table: TableScreen, match: Match[Any, Any], me: Seat, seats: list[Seat]
    ) -> None:
        """Asks for the level of the bots in some seats: any that they do not all have already."""
        items: list[tuple[Note, Callable[[], None]]] = [
            (note("level-name", level=level), partial(self._set_level, table, me, seats, level))
            for level in offered_in(match.game, match.header.setup)
            if any(match.kinds[seat] != level for seat in seats)
        ]
        title = note("level-title", bots=Seats(tuple(seats)), first=items[0][0])
        self.shell.push(Choice(self.shell, title, items))

    def _set_level(self, table: TableScreen, me: Seat, seats: list[Seat], level: str) -> None:
        """Goes on where the game is in a copy with these bots. What was kept is the log until then;
        it is read after all that is being kept.
        """
        old = table.chair.header.id
        copies: list[Match[Any, Any]] = []

        def keep() -> None:
            self.lasting.secure(old)
            log = with_level(self._store.log(old), seats, level)
            copies.append(keep_copy(self._store, log, Origin("level", old)))
            self._store.abandon(old)

        def begin() -> None:
            table.happening.telling.all()
            self.shell.pop(table)
            screen = self.table_of(copies[0], me)
            self.shell.put(screen)
            named = note("level-name", level=level)
            who = Seats(tuple(seats))
            screen.resume(instead=note("level-done", Kind.TABLE, bots=who, level=named))

        self._begin_when_kept(keep, begin)

    def _after(self, table: TableScreen) -> None:
        """The list of what to play after the game of `table`."""
        header = table.chair.header

        def another() -> None:
            self.shell.pop(table)
            self.new_game(table.game, header.setup, header.players)

        def other() -> None:
            self.shell.pop(table)
            self.shell.hear_as(NOBODY)
            open_game(self.shell, table.game)

        items: list[tuple[Note, Callable[[], None]]] = [
            (note("table-after-another"), another),
            (note("table-after-same"), partial(self._same_deal, table)),
            (note("table-after-other"), other),
            (note("review-item-after"), partial(self.shell.open, "review", header.id)),
        ]
        self.shell.push(Choice(self.shell, note("table-after-title"), items))

    def _same_deal(self, table: TableScreen) -> None:
        """A new game with the seed, the seats and the rules of the one that is over."""
        header = table.chair.header
        self.shell.pop(table)
        self.new_game(
            table.game,
            header.setup,
            header.players,
            table.chair.seed,
            origin=Origin("again", header.id),
        )

    def new_game(
        self,
        game: Game[Any, Any],
        setup: Setup,
        players: tuple[Player, ...],
        seed: str | None = None,
        origin: Origin | None = None,
        at_once: bool = False,
    ) -> None:
        """Opens a table for the first person among `players`, when the new game is kept.

        `origin` is kept with the game: how it began, of which other. `at_once`: however long the
        disk takes; then it raises `StoreError` instead of saying what went wrong.
        """
        header = Header(
            id=new_id(),
            game=game.id,
            version=game.version,
            setup=setup,
            players=players,
            seed=seed or new_seed(),
            created=stamp_at(utc_now()),
        )
        match: Match[Any, Any] = Match(game, header)

        def keep() -> None:
            self._store.create(header)
            if origin is not None:
                self._store.set_origin(header.id, origin)

        def begin() -> None:
            me = next(seat for seat, player in enumerate(players) if player.is_person)
            screen = self.table_of(match, me)
            self.shell.put(screen)
            first = strength_lines(players, self.shell.keys)
            if _repeats(origin):
                first = (note("table-same-deal", Kind.TABLE), *first)
            if first:
                self.shell.announcer.reply(*first)
            if seed is None and tells_all(
                self.shell.settings
            ):  # who chose the seed knows it; for the others F7 tells it
                self.shell.announcer.reply(note("fair-sealed", Kind.TABLE, seal=seal(header)))
            screen.begin()

        if at_once:
            keep()
            begin()
        else:
            self._begin_when_kept(keep, begin)

    def _begin_when_kept(self, keep: Callable[[], None], begin: Callable[[], None]) -> None:
        """No key waits for a slow disk: until the game is kept another screen is in front."""
        waits = True
        meanwhile: Meanwhile | None = None
        slow: asyncio.TimerHandle | None = None

        def kept(result: Exception | None) -> None:
            nonlocal waits
            waits = False
            if slow is not None:
                slow.cancel()
            if meanwhile is not None:
                if meanwhile not in self.shell.screens:
                    return  # the room was left; the game is kept as it is
                self.shell.pop(meanwhile)
            try:
                if result is not None:
                    raise result
                begin()
            except Exception as why:
                self.shell.fail(why)
                self.shell.back(quiet=meanwhile is None)
            if meanwhile is not None:
                meanwhile.ready.set()

        self.write_queue.run(keep, kept)
        if waits:
            meanwhile = Meanwhile(self.shell, note("table-opening"))
            self.shell.put(meanwhile)
            slow = asyncio.get_running_loop().call_later(SLOW, meanwhile.announce)

    def resume_game(self, id_: str) -> None:
        """Takes up a game that was left, by its id or the beginning of it.

        Raises `StoreError`; a log that does not follow is refused with a sentence.
        """
        from playroom.records.opening import load_match

        self.open_match(load_match(self._store, self._store.find(id_).id))

    def open_match(self, match: Match[Any, Any], left: bool = True) -> None:
        """Opens the table of a stored match where its log ends; `left`: where it was left.

        Raises `StoreError` when no person sits at it.
        """
        header = match.header
        me = next((seat for seat, player in enumerate(header.players) if player.is_person), None)
        if me is None:
            raise StoreError("no-person", game=Clean.of(header.id[:6]))
        screen = self.table_of(match, me)
        self.shell.put(screen)
        screen.resume(left)

    def finished(self, match: Match[Any, Any]) -> tuple[Note, ...]:
        """Keeps the result of a finished match. What is told at its end besides: in a duplicate
        match, who did better.
        """
        outcome = match.outcome
        if outcome is None:
            return ()
        self.write_queue.run(partial(self._keep_result, match, outcome), self._result_kept)
        try:
            return after_lines(self._store, match.header, outcome)
        except StoreError:  # with the file the other game is gone
            return ()

    def _keep_result(self, match: Match[Any, Any], outcome: Outcome) -> None:
        from playroom.records.gathering import remember

        if self.lasting.secure(match.header.id):
            self._store.finish(match.header.id, outcome)
            remember(self._store, match)

    def _result_kept(self, result: Exception | None) -> None:
        if result is not None:
            self.shell.fail(result)
        self.write_queue.tell_news()


def _repeats(origin: Origin | None) -> bool:
    """Does a game repeat the deals of another one?"""
    return origin is not None and origin.how == "again"
