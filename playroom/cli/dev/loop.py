"""Development loop: reloads a game when its files are saved, replays the match on the new code, and
carries out what its maker asks for.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from playroom.cli.arguments import check_seats, players_of, setup_of
from playroom.cli.dev.history import Steps, replay
from playroom.cli.dev.loading import Broken, Watch, code_of, fault_note, load, stamps, trace_lines
from playroom.cli.dev.table import WITHOUT_TABLE, CommandList, DevTable, PausedChair
from playroom.cli.dev.telling import move_lines, state_lines
from playroom.cli.refusals import CliError
from playroom.clock import utc_now
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.kit.bots import levels_of
from playroom.engine.log.entries import Entry
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.locale import teller_of
from playroom.locale.typed import value_of
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.shell.menu import Choice, Reader
from playroom.shell.players import bot_names
from playroom.shell.shell import Shell
from playroom.store import KeptGame, StoreError, new_id, new_seed

EVERY = 0.25
"""Seconds between two looks at the files."""


class BotFault(Exception):
    """A bot has failed, or does what the rules refuse; the table waits for a save."""

    def __init__(self, why: Note) -> None:
        super().__init__(why.id)
        self.note = why


class Loop:
    """The loop of one maker at one game."""

    def __init__(self, shell: Shell, args: argparse.Namespace) -> None:
        self.shell = shell
        self._args = args
        self._id: str = args.what
        self._code = code_of(self._id)
        self._levels: tuple[Player, ...] = ()
        """Who plays each seat that the maker does not."""
        self._seat: Seat = 0
        self._all = False
        """Does the maker play every seat?"""
        self._steps = Steps()
        self._match: Match[Any, Any] | None = None
        self._table: DevTable | None = None
        self._trace: list[str] = []
        self._missing = 0
        """How many of the teller's problems were told."""
        self._suite: asyncio.subprocess.Process | None = None

    # -- loading -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Loads the game for the first time, and looks at its files from then on."""
        self._watch = Watch(stamps(self._code))
        self.shell.on_fault = self._fault
        self.shell.closing.append(self._close)
        self._load()
        self._later()

    def _later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._look)

    def _look(self) -> None:
        try:
            if self._watch.saved(stamps(self._code)):
                self._load()
            self._tell_missing()
        except Exception as why:
            self.shell.fail(why)
        self._later()

    def _tell_missing(self) -> None:
        """Names the messages that were lacking since the last look, by their ids."""
        problems = self.shell.announcer.teller.problems
        for problem in problems[self._missing :]:
            self._trace = [problem]
            self.shell.announcer.aside(note("dev-missing", problem=Clean.of(problem, 120)))
        self._missing = len(problems)

    async def _close(self) -> None:
        self._timer.cancel()
        if self._suite is not None and self._suite.returncode is None:
            self._suite.kill()
            await self._suite.wait()

    def _load(self) -> None:
        """Takes the code as it is now; where it cannot be played, all stays as it was."""
        try:
            game = load(self._id, self._code)
        except Broken as why:
            self._trace = list(why.lines)
            self._stays(why.note)
            return
        finally:  # the words were read anew
            shell, language = self.shell, self.shell.language
            shell.announcer.teller = teller_of(language, shell.settings.words(language))
            self._missing = len(shell.announcer.teller.problems)
        try:
            if self._match is None:
                self._first(game)
            else:
                entries = self._match.entries
                self._replay(entries, note("dev-reloaded", count=len(entries)), game=game)
        except Exception as why:
            self.shell.fail(why)
            self._stays()

    def _stays(self, *why: Note) -> None:
        """The code cannot be used: says so, and waits for the next save."""
        if self._table is not None:
            self.shell.announcer.aside(*why, note("dev-stays"))
        elif not self.shell.screens:
            title = why[0] if why else note("dev-waits")
            self.shell.push(CommandList(self.shell, title, WITHOUT_TABLE, self.run))
            self.shell.announcer.aside(note("dev-waits"))
        else:
            self.shell.announcer.aside(*why, note("dev-waits"))

    def _fault(self, lines: Sequence[str]) -> Note:
        """The sentence of an exception; its traceback can be asked for."""
        self._trace = list(lines)
        return fault_note(lines, self._code)

    # -- the match ---------------------------------------------------------------------------------

    @property
    def match(self) -> Match[Any, Any]:
        """The match at the table, where there is one."""
        assert self._match is not None
        return self._match

    def _first(self, game: Game[Any, Any]) -> None:
        try:
            setup, pairs = setup_of(game, self._args)
            check_seats(game, pairs)
        except CliError as why:
            self._stays(why.note)
            return
        settings = self.shell.settings
        players = players_of(game, setup, pairs, self.shell.language, settings)
        self._seat = next(seat for seat, player in enumerate(players) if player.is_person)
        taken = {str(player.name) for player in players}
        free = (name for name in bot_names(self.shell.announcer.teller) if name not in taken)
        maker = Player(Clean.of(next(free)), levels_of(game)[0])  # others cannot be told of "You"
        self._levels = tuple(maker if player.is_person else player for player in players)
        header = Header(
            id=new_id(),
            game=game.id,
            version=game.version,
            setup=setup,
            players=self._players(),
            seed=self._args.seed or new_seed(),
            created=stamp_at(utc_now()),
        )
        self._show(Match(game, header), begins=True)

    def _players(self) -> tuple[Player, ...]:
        return tuple(
            replace(player, kind="person") if self._all or seat == self._seat else player
            for seat, player in enumerate(self._levels)
        )

    def _replay(
        self,
        entries: Sequence[Entry],
        *told: Note,
        game: Game[Any, Any] | None = None,
        paused: bool | None = None,
    ) -> None:
        """Opens the table with the match that these inputs give now."""
        header = replace(self.match.header, players=self._players())
        match, stopped, why = replay(game or self.match.game, header, entries)
        if len(match.players) != len(self._levels):
            weakest = levels_of(match.game)[0]
            self._levels = tuple(
                replace(player, kind=weakest) if player.is_person else player
                for player in match.players
            )
            self._seat = 0
        if why is not None:
            where = note("dev-no-table", why=why)
            if stopped is not None:
                name = match.players[stopped.seat].name
                text, number = Clean.of(stopped.text, 120), stopped.sequence
                where = note("dev-stopped", number=number, name=name, text=text, why=why)
            self._show(match, where, begins=True)
            return
        if paused is None:
            paused = self._table is not None and self._table.chair.paused
        self._show(match, *told, paused=paused)

    def _show(
        self, match: Match[Any, Any], *told: Note, paused: bool = False, begins: bool = False
    ) -> None:
        queue = MatchInlineQueue()
        for entry in match.entries:
            queue.log.append(match.header.id, entry.sequence, entry)
        shell, secret = self.shell, f"dev {match.header.seed}"  # not said
        runner = MatchRunner(match, queue, secret, self._bot_fault, background=shell.background)
        self._seat = self._asked(match)
        chair = PausedChair(runner, self._seat, paused)
        table = DevTable(shell, chair, self.run, self.follow)  # may fail in the maker's code
        for screen in list(shell.screens[:1]):
            shell.pop(screen)
        self._match, self._table = match, table
        shell.put(table)
        if begins:
            shell.announcer.reply(*told) if told else None
            table.begin()
        else:
            table.take_up(*told)

    def _bot_fault(self, lines: list[str]) -> NoReturn:
        """Stops the bots: none plays on for one that has failed."""
        table = self._table
        if table is not None:
            table.chair.paused = True
            table.chair.runner.rest()
        raise BotFault(self._fault(lines))

    def _asked(self, match: Match[Any, Any]) -> Seat:
        """The maker's seat; where all seats are the maker's, one that is waited for."""
        awaited = [request.seat for request in match.awaited()] if self._all else []
        return self._seat if self._seat in awaited or not awaited else awaited[0]

    def follow(self) -> None:
        """Goes to the seat that is waited for, where the maker plays all of them."""
        match, table = self._match, self._table
        if not self._all or match is None or table is None or match.outcome is not None:
            return
        if self._asked(match) != table.chair.seat and table in self.shell.screens:
            self._seat = self._asked(match)
            self._show(match, self._seat_note("dev-you-are"))

    # -- what is asked for -------------------------------------------------------------------------

    def run(self, name: str, rest: str = "") -> None:
        """Carries out a command, with what was typed behind it."""
        commands: dict[str, Callable[[], None]] = {
            "check": self._check,
            "trace": self._tell_trace,
            "state": self._tell_state,
            "moves": self._tell_moves,
            "back": partial(self._back, rest),
            "forward": self._forward,
            "seat": partial(self._choose_seat, rest),
            "new-match": partial(self.new_match, rest),
            "transcript": self._transcript,
        }
        if name in WITHOUT_TABLE or self._match is not None:
            commands[name]()
        else:
            self.shell.announcer.reply(note("dev-waits"))

    def _read(self, title: Note, lines: Sequence[Note]) -> None:
        self.shell.push(Reader(self.shell, title, lines))

    def _names(self) -> list[str]:
        return [str(player.name) for player in self.match.players] if self._match else []

    def _tell_state(self) -> None:
        lines = state_lines(self.match.state, self._names())
        self._read(note("dev-state-title", count=self.match.sequence), lines)

    def _tell_moves(self) -> None:
        assert self._table is not None
        lines = move_lines(self.match, self._table.typed_moves.move_note)
        if lines:
            self._read(note("dev-moves-title"), lines)
        else:
            self.shell.announcer.reply(note("dev-no-moves"))

    def _back(self, rest: str = "") -> None:
        entries = self.match.entries
        if not entries:
            self.shell.announcer.reply(note("dev-at-start"))
            return
        count = int(rest[:4]) if rest.isascii() and rest.isdecimal() else 1
        last = entries[-min(max(count, 1), len(entries))]
        kept = self._steps.back(entries, max(count, 1))
        self._replay(kept, self._input_note("dev-undone", last), paused=True)

    def _forward(self) -> None:
        entries = self._steps.forward(self.match.entries)
        if entries is None:
            entries = self._by_a_bot()
        if entries is None:
            self.shell.announcer.reply(note("dev-at-end"))
            return
        self._replay(entries, self._input_note("dev-done", entries[-1]), paused=True)

    def _by_a_bot(self) -> list[Entry] | None:
        """The log with what the bot that is waited for does; None where there is none."""
        match = self.match
        asked = [request for request in match.awaited() if match.kinds[request.seat] != "person"]
        if not asked:
            return None
        seat = asked[0].seat
        dice = Rng(f"dev {match.header.seed}").stream(f"bot{seat}.{match.acts}")  # not said
        bot = match.game.bots[match.kinds[seat]]()
        action = bot.decide(match.turn(seat, dice))
        entry = Entry(match.sequence + 1, "act", seat, match.game.format(action))
        return [*match.entries, entry]

    def _input_note(self, id: str, entry: Entry) -> Note:
        name, text = self.match.players[entry.seat].name, Clean.of(entry.text, 120)
        # messages: dev-undone, dev-done
        return note(id, Kind.TABLE, number=entry.sequence, name=name, text=text)

    def _choose_seat(self, rest: str) -> None:
        names = self._names()
        if rest.isascii() and rest.isdecimal() and 0 < int(rest[:3]) <= len(names):
            self._sit(int(rest[:3]) - 1)
        elif value_of("seat", rest, ("all",)) == "all":
            self._sit(None)
        else:
            seats = [
                (note("dev-sit", name=Clean.of(name)), partial(self._sit, seat))
                for seat, name in enumerate(names)
            ]
            seats.append((note("dev-sit-all"), partial(self._sit, None)))
            self.shell.push(Choice(self.shell, note("dev-seat-title"), seats))

    def _sit(self, seat: Seat | None) -> None:
        """Takes a seat, the others are left to bots; or (None) plays all of them."""
        self._all = seat is None
        self._seat = self._asked(self.match) if seat is None else seat
        told = self._seat_note("dev-you-are-all" if self._all else "dev-you-are")
        self._replay(self.match.entries, told)

    def _seat_note(self, id: str) -> Note:
        # messages: dev-you-are, dev-you-are-all
        return note(id, number=self._seat + 1, name=self.match.players[self._seat].name)

    def new_match(self, rest: str = "") -> None:
        """A new match: of the same seed, or of one that was given."""
        seed = rest or self.match.header.seed
        header = replace(self.match.header, id=new_id(), seed=seed, players=self._players())
        fitted = replay(self.match.game, header, ())
        self._show(fitted.match, note("dev-new", seed=Clean.of(seed, 80)), begins=True)

    def _tell_trace(self) -> None:
        lines = trace_lines(self._trace, self._code)
        if lines:
            told = [note("plain-name", name=Clean.of(line, 400)) for line in lines]
            self._read(note("dev-trace-title", count=len(lines)), told)
        else:
            self.shell.announcer.reply(note("dev-no-trace"))

    def _transcript(self) -> None:
        from playroom.records.playback import Playback  # here: it is asked for now and then
        from playroom.records.transcript import write_transcript

        match, teller = self.match, self.shell.announcer.teller
        path = Path.cwd() / f"{self._id}-{match.header.id[:6]}.{self.shell.language}.txt"
        try:
            playback = Playback(KeptGame(match.header, tuple(match.entries)))
            count = write_transcript(playback, None, teller, "normal", path)
        except StoreError as why:
            self.shell.announcer.reply(why.note)
            return
        written = note("history-written", count=count, file=Clean.of(str(path), 200))
        self.shell.announcer.reply(written)

    # -- the suite ---------------------------------------------------------------------------------

    def _check(self) -> None:
        """Runs the checks of `playroom_testing` beside the table."""
        if find_spec("playroom_testing") is None:
            install = f"{sys.executable} -m pip install accessible-playroom-testing"  # not said
            self.shell.announcer.reply(note("dev-no-suite", command=Clean.of(install, 160)))
        elif self._suite is not None:
            self.shell.announcer.reply(note("dev-still-checking"))
        else:
            self.shell.announcer.reply(note("dev-checking"))
            self._checking = asyncio.get_running_loop().create_task(self._run_suite())

    async def _run_suite(self) -> None:
        try:
            self._suite = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "playroom_testing", self._id, "--quick"),
                env=os.environ | {"LC_ALL": self.shell.language, "PYTHONIOENCODING": "utf-8"},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            printed, _ = await self._suite.communicate()
        except OSError as why:
            self.shell.fail(why)
            return
        finally:
            failed, self._suite = self._suite is None or self._suite.returncode != 0, None
        lines = faults_in(printed.decode("utf-8", "replace"))
        told = [note("plain-name", name=Clean.of(line, 400)) for line in lines]
        if told:
            with contextlib.suppress(IndexError):  # the table was left meanwhile
                self._read(note("dev-checked", failed=failed, count=len(told)), told)


def faults_in(printed: str) -> list[str]:
    """What the suite has printed, without the groups that passed: the last line, which says how it
    went, then each group with its faults, which are indented.
    """
    lines = [line for line in printed.splitlines() if line.strip()]
    faults = [line.strip() for line, after in pairwise(lines) if line[0] == " " or after[0] == " "]
    return [*lines[-1:], *faults]


def open_loop(shell: Shell, args: argparse.Namespace) -> None:
    """Opens the table of `playroom dev GAME`."""
    Loop(shell, args).begin()
