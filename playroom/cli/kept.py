"""Commands about stored games: verify, log, stats, export, import."""

from __future__ import annotations

import argparse
import contextlib
import csv
import sys
from datetime import date
from pathlib import Path
from typing import NoReturn

from playroom.cli.arguments import game_of, meant
from playroom.cli.printing import NOBODY, length_of, printed, printed_json, teller_for, told
from playroom.cli.refusals import refuse
from playroom.clock import monotonic
from playroom.engine.deal.joint import JointDeal
from playroom.engine.deal.seal import grouped, seal, spoken
from playroom.engine.header import Header
from playroom.engine.kit.bots import plain_level
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.record import Seat
from playroom.engine.registry import NoGame
from playroom.engine.registry import games as playable
from playroom.locale.typed import value_of
from playroom.records.gathering import FinishedGames, gathering, remember
from playroom.records.opening import open_file, open_log
from playroom.records.playback import Playback
from playroom.records.seal import Witness, evidence_of, heard_of, heard_seal
from playroom.records.statistics import Report, Wanted, counted, rows
from playroom.records.statistics_lines import all_lines
from playroom.records.transcript import transcript
from playroom.shell.kept_games import resume_note
from playroom.shell.screens.archive import result_note
from playroom.store import KeptGame, Store, StoreError
from playroom.store.errors import spoken_path
from playroom.store.jsonl import log_lines, read_log
from playroom.store.paths import places

TELL_EVERY = 5.0
"""Seconds after which it is said how far the records of statistics are."""


def store_of(args: argparse.Namespace) -> Store:
    """The kept games, to be added to."""
    return Store.open(places(args.data).data)


def readable_store(args: argparse.Namespace) -> Store:
    """The kept games for reading: nothing is made, changed or locked, unless an older file has to
    be brought up to date.
    """
    try:
        return Store.open(places(args.data).data, read_only=True)
    except StoreError as why:
        if why.key != "older":
            raise
        return store_of(args)


def is_file(what: str) -> bool:
    """Is there a file of that name? (Everything else is the number of a kept game.)"""
    try:
        return Path(what).is_file()
    except (OSError, ValueError):
        return False


def log_of(args: argparse.Namespace) -> KeptGame:
    """The log that is named: a file when there is one of that name, else a kept game.

    Raises `CliError`, `StoreError`.
    """
    if args.what is None:
        refuse("cli-which-file")
    if is_file(args.what):
        return read_log(Path(args.what))
    with readable_store(args) as store:
        return store.log(store.find(args.what).id)


def seat_called(text: str, seats: int) -> Seat | None:
    """The seat of a number, the first being 1, as the keys of a replay count them."""
    numbered = text.isascii() and text.isdecimal() and len(text) < 4
    return int(text) - 1 if numbered and 1 <= int(text) <= seats else None


def _all_hands(text: str) -> bool:
    """Is it the word for no seat, with all hands open, or the key of the replay for that?"""
    return text == "0" or value_of("seat", text, ("all",)) == "all"


def replay_of(args: argparse.Namespace) -> tuple[Playback, Seat | None]:
    """The game to be told again and the seat that hears it (None: all hands open).

    Raises `CliError`, `StoreError`.
    """
    log = log_of(args)
    seats = len(log.header.players)
    seat: Seat | None = None
    if args.seat is not None and not _all_hands(args.seat):
        seat = seat_called(args.seat, seats)
        if seat is None:
            refuse("cli-no-such-seat", text=Clean.of(args.seat), count=seats)
    playback = Playback(log)
    if args.seat is None:
        seat = playback.me
    if not playback.may_see(seat):
        refuse("cli-replay-not-over")
    return playback, seat


def replay(args: argparse.Namespace) -> int:
    """Tells a game again from end to end, as one seat heard it or (`--seat all`) with all hands
    open.
    """
    playback, seat = replay_of(args)
    teller, length = teller_for(args), length_of(args)
    for stop in playback.stops(seat):
        for line in stop.lines:
            printed(
                teller.tell(
                    playback.as_told(line, seat, teller, length), playback.listener(seat), length
                )
            )
    return 0


def kept(args: argparse.Namespace) -> int:
    """Lists the games that are kept, each with its number: those to go on with, then the others."""
    teller = teller_for(args)
    with readable_store(args) as store:
        lines = [resume_note(store, summary, teller) for summary in store.unfinished()]
        lines += [result_note(summary) for summary in store.finished()]
        if store.was_empty:
            lines.append(StoreError("empty", file=spoken_path(store.file)).note)
    told(lines or [note("cli-nothing-kept")], teller, "full")
    return 0


def export(args: argparse.Namespace) -> int:
    """Prints a kept game as JSON Lines, or as text to be read."""
    if args.text:
        playback, seat = replay_of(args)
        for text in transcript(playback, seat, teller_for(args), length_of(args)):
            printed(text)
        return 0
    if args.seat is not None:
        refuse("export-seat")
    if args.what is None:
        refuse("cli-which-file")
    with readable_store(args) as store:
        summary = store.find(args.what)
        log = store.log(summary.id)
    if summary.status == "open":
        # on the other stream, so that what is exported stays a file
        sys.stderr.write(teller_for(args).tell(note("export-open"), NOBODY) + "\n")
    for line in log_lines(log):
        printed(line.rstrip("\n"))
    return 0


def import_(args: argparse.Namespace) -> int:
    """Keeps a game from a file, after checking it input by input."""
    if args.what is None:
        refuse("cli-which-file")
    log = read_log(Path(args.what))
    match = open_file(log)
    with store_of(args) as store:
        store.add(log, match.outcome)
        remember(store, match)
    line = note("cli-imported", id=Clean.of(log.header.id[:6]), count=len(log.entries))
    told([line], teller_for(args))
    return 0


def verify(args: argparse.Namespace) -> int:
    """Proves that the cards of a game follow from the seed that was sealed before the first of
    them, and the seed of a joint deal from the numbers that were promised.
    """
    which = ""
    if args.seal is not None and not (which := heard_seal(args.seal)):
        refuse("fair-no-seal", text=Clean.of(args.seal, 80))
    if args.what is not None and is_file(args.what):
        from playroom.cli.contest import is_file_of_one, verify_contest  # here: few rooms have one

        if is_file_of_one(Path(args.what)):
            return verify_contest(args)
    log = log_of(args)
    what = heard_of(which, log) if which else None
    if which and what is None:
        _refuse_seal(which, log)
    header, deal = log.header, log.deal
    if deal is not None and deal.gives(header) is False:
        refuse("fair-not-joint", id=Clean.of(header.id[:6]))
    witness = Witness(header.seed)
    match = open_log(header, log.entries, log.states, witness)
    evidence = evidence_of(match, witness, log, what)
    if args.json:
        printed_json(evidence)
        return 0
    lines = [note("fair-whole-seal", seal=grouped(evidence.commitment))]
    if deal is not None:
        lines.append(note("fair-whole-promise", promise=grouped(deal.promise)))
    if what is not None:
        lines.append(note("fair-agrees", what=what))
    elif deal is not None:
        lines.append(note("fair-compare-joint", seal=seal(header), promise=spoken(deal.promise)))
    else:
        lines.append(note("fair-compare", seal=seal(header)))
    counted_as = {"shuffles": len(evidence.shuffles), "inputs": evidence.inputs}
    if evidence.seed is None:
        lines.append(note("fair-not-over", **counted_as))
    else:
        if deal is not None:
            lines.append(_joint_note(deal, header))
        lines.append(
            note("fair-seed", seed=Clean.of(evidence.seed, 200), id=Clean.of(evidence.id, 64))
        )
        lines.append(note("fair-follows", **counted_as))
    told(lines, teller_for(args))
    return 0


def _refuse_seal(which: str, log: KeptGame) -> NoReturn:
    """What was heard is nothing of this game."""
    promise = Clean.of("")
    promised = "no" if log.home is None else "lost"
    if log.deal is not None:
        promise, promised = grouped(log.deal.promise[: len(which)]), "yes"
    refuse(
        "fair-other-seal",
        heard=grouped(which),
        seal=grouped(log.header.commitment[: len(which)]),
        promised=promised,
        promise=promise,
    )


def _joint_note(deal: JointDeal, header: Header) -> Note:
    """The seats that contributed to the seed of a joint deal, once verified."""
    if deal.number is None:
        return note("fair-hidden")
    players = (header.players[seat].name for seat in deal.shown if seat < len(header.players))
    names = Notes(tuple(note("plain-name", name=name) for name in players))
    number = Clean.of(deal.number, 64)
    return note("fair-joint", number=number, names=names, count=len(deal.shown))


def stats(args: argparse.Namespace) -> int:
    """Counts the finished games: as lines, as data, or as a table with a row a game."""
    game = "" if args.what is None else _game_id(args.what)
    known = {plain_level(level) for game in playable() for level in game.bots}
    levels = {level: note("level-name", level=level) for level in sorted(known)}
    level = meant(args.level or "", levels) or args.level or ""
    wanted = Wanted(game, args.preset, level, _day(args.since, "since"), _day(args.until, "until"))
    finished = _gathered(args)
    records = [record for record in finished.records if wanted.has(record)]
    if args.json:
        foreknown = sum(map(wanted.has, finished.foreknown))
        left = sum(map(wanted.has, finished.left))
        absent = {id_: finished.absent.count(id_) for id_ in sorted(set(finished.absent))}
        printed_json(Report(counted(records), foreknown, left, finished.unread, absent))
    elif args.csv:
        csv.writer(sys.stdout, lineterminator="\n").writerows(rows(records))
    else:
        teller = teller_for(args)
        told(all_lines(finished, wanted, teller), teller, length_of(args))
    return 0


def _gathered(args: argparse.Namespace) -> FinishedGames:
    """The records of the finished games; those that have to be worked out are kept where that can
    be, and every few seconds it is said how far they are.
    """
    said = monotonic()

    def progress(done: int, count: int) -> None:
        nonlocal said
        if monotonic() >= said + TELL_EVERY:
            said = monotonic()
            line = teller_for(args).tell(note("stats-counted", done=done, count=count), NOBODY)
            print(line, file=sys.stderr, flush=True)

    with contextlib.ExitStack() as opened:
        steps = gathering(opened.enter_context(readable_store(args)), args.fresh)
        try:
            next(steps)
            with contextlib.suppress(StoreError):  # a folder that cannot be written
                steps = gathering(opened.enter_context(store_of(args)), args.fresh, progress)
            while True:
                next(steps)
        except StopIteration as end:
            found: FinishedGames = end.value
            return found


def _game_id(text: str) -> str:
    """The id of a game, also of one that is installed and cannot be played."""
    try:
        return game_of(text).id
    except NoGame as why:
        return why.id


def _day(text: str | None, option: str) -> date | None:
    if text is None:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        refuse("cli-bad-day", option=Clean.of(f"--{option}"), text=Clean.of(text, 40))
