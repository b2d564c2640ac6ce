"""One session in the room that comes by every kind of screen, and what must be heard of it.

Three games are prepared where they are interesting; the session opens the room, takes them up one
after another, and presses what a player would. What each step must make heard comes from a room
without a terminal that is given the same keys, so a sentence may be reworded without this; that
each kind of screen is really there is checked against messages.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.shell.menu import Choice, Menu
from playroom.shell.screens.first_menu import Room
from playroom.shell.shell import Screen
from playroom.shell.table.table_screen import TableScreen
from playroom.shell.terminal.line_writer import wrap
from playroom.store import KeptGame, Store
from tests.readers.hear import Ear, Report
from tests.shell.by_keys import prepare
from tests.shell.inside import Inside

COLUMNS = 100
NARROW = 40
PACE = 8
"""Tenths of a second that a bot waits: what it does comes while the player is typing."""
AGO = 10 * 24 * 3600 + 12 * 3600
"""Seconds since the games were left, so that "10 days ago" is true for the whole session."""
NAMES = ("Berta", "Luis", "Ana", "Marta")


# -- the games -------------------------------------------------------------------------------------


def several(match: Match[Any, Any]) -> int:
    """The place in the hand, from 1, of a card that could be played in several ways; 0 if there is
    none.
    """
    view, table = match.view(0), match.game.table
    found = (
        n
        for n, item in enumerate(table.zones(view)[0].items, 1)
        if _ways(table.act(view, [], item)) > 2
    )
    return next(found, 0)


def _ways(plays: object) -> int:
    return len(plays) if isinstance(plays, tuple) else 0


def number_wanted(match: Match[Any, Any]) -> bool:
    """Whether a typed number is asked for."""
    return match.game.table.wants_number(match.view(0))


def claim_open(match: Match[Any, Any]) -> bool:
    """Whether a card may be claimed out of turn."""
    return any(
        kind.__name__ == "MayI"
        for request in match.requests_of(0)
        if request.awaited
        for kind in request.kinds
    )


def match_at(
    game: str, there: Callable[[Match[Any, Any]], object], seats: int, **options: Any
) -> Match[Any, Any]:
    """A match played by easy bots until it waits for seat 0 alone and something more is
    true of it.
    """
    rules = find_game(game)
    players = (
        Player(Clean.of("You"), "person"),
        *(Player(Clean.of(name), "easy") for name in NAMES[: seats - 1]),
    )
    id_ = f"{game.encode().hex():0<16}"[:16]
    setup = Setup.of(seats, options)
    header = Header(
        id_, game, rules.version, setup, players, "screens", "2026-01-01T00:00:00+00:00"
    )
    match: Match[Any, Any] = Match(rules, header)
    dice = Rng(game)
    minds = [rules.bots["easy"]() for _ in players]
    while {request.seat for request in match.awaited()} != {0} or not there(match):
        seat = match.awaited()[0].seat
        some = dice.stream(f"{seat}.{match.acts}")
        action = minds[seat].decide(match.turn(seat, some))
        refused = match.submit(seat, action)
        assert refused is None, refused
        assert match.outcome is None, "the game is over, and what was looked for never came"
    return match


# -- the session -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Do:
    """One thing a player does: what kind of screen it is for, and how ("key", "type", "paste",
    "resize", "during").
    """

    kind: str
    how: str
    what: str
    there: Callable[[Inside], object] = lambda room: True
    """What must be true of the room afterwards: that the screen is of its kind."""


@dataclass(frozen=True)
class Heard:
    """A thing done, the lines that answer it, and those of the bots that come later."""

    do: Do
    lines: list[str]
    later: list[str]


def in_front(kind: type[Screen]) -> Callable[[Inside], object]:
    """Whether a screen of this kind is in front."""
    return lambda room: isinstance(room.app.front, kind)


def at_game(game: str) -> Callable[[Inside], object]:
    """Whether a table of this game is in front."""
    return lambda room: isinstance(room.app.front, TableScreen) and room.table.game.id == game


def script(card: int) -> tuple[Do, ...]:
    """The session. `card` is the place of the card with several plays."""
    key = lambda kind, what, there=lambda room: True: Do(kind, "key", what, there)  # noqa: E731
    return (
        key("menu", "tab", in_front(Room)),
        key("menu", "s-tab"),
        key("menu", "enter", in_front(Menu)),
        key("menu", "enter", at_game("casino")),
        key("hand", "tab"),
        key("hand", "tab"),
        key("hand", "s-tab"),
        key("table", "v"),
        key("list of plays", str(card)),
        key("list of plays", "enter", in_front(Choice)),
        key("list of plays", "tab", in_front(Choice)),
        key("list of plays", "s-tab"),
        key("list of plays", "c-g", at_game("casino")),
        key("help", "?", in_front(Menu)),
        key("help", "tab"),
        key("help", "c-g", at_game("casino")),
        key("error", "~"),
        key("menu", "c-s", in_front(Menu)),
        key("menu", "2"),
        key("typed number", "enter", lambda room: number_wanted(room.match)),
        Do("error", "type", "/nonsense"),
        key("error", "enter"),
        Do("typed number", "type", "99"),
        key("error", "enter", lambda room: number_wanted(room.match)),
        Do("paste", "paste", "4"),
        key("typed number", "enter", lambda room: not number_wanted(room.match)),
        Do("event", "during", "/2"),
        Do("event", "type", "4"),
        key("event", "c-g"),
        Do("resize", "resize", f"20 {NARROW}"),
        key("resize", "t"),
        key("resize", "s"),
        Do("resize", "resize", f"24 {COLUMNS}"),
        key("table", "t"),
        key("menu", "c-s", in_front(Menu)),
        key("menu", "3"),
        key("claim", "enter", lambda room: claim_open(room.match)),
        key("claim", "t"),
        key("claim", "p"),
    )


KINDS = frozenset(
    (
        "menu",
        "hand",
        "typed number",
        "claim",
        "event",
        "list of plays",
        "help",
        "error",
        "resize",
        "paste",
        "table",
    )
)


def prepared(folder: Path) -> tuple[Path, tuple[Do, ...]]:
    """A data folder with the three games, and the session that goes with them."""
    data = prepare(folder, pace=PACE)
    casino = match_at("casino", several, 2)
    games = (
        match_at("rummy", claim_open, 3, claim_seconds=0),
        match_at(
            "cribbage", lambda match: number_wanted(match) and match.view(0).public.dealer == 1, 2
        ),
        casino,
    )
    for place, match in enumerate(games):
        at = int((time.time() - AGO + place) * 1000)
        with Store.open(data, clock=lambda at=at: at) as store:
            store.add(KeptGame(match.header, tuple(match.entries)))
    return data, script(several(casino))


@dataclass(frozen=True)
class Session:
    """A session to be listened to: the command, the lines of the start, every step, the
    last words.
    """

    argv: list[str]
    start: list[str]
    heard: list[Heard]
    goodbye: str


def session(folder: Path, lang: str) -> Session:
    """The session in a language, with its data in a folder."""
    data, steps = prepared(folder / "data")
    shutil.copytree(data, folder / "copy")
    heard: list[Heard] = []

    async def run() -> tuple[list[str], str]:
        room = Inside(folder / "copy", lang)
        line = room.app.announcer.line
        try:
            start = [line(note("shell-welcome")), *room.open_room()]
            typed = ""
            for do in steps:
                before = len(room.lines)
                if do.how in ("type", "paste", "during"):
                    typed += do.what
                    assert room.app.starts_text(typed[0]), f"{do.what} is not text here"
                elif do.how == "key" and typed:
                    if do.what != "enter":
                        room.app.cancel(typed)
                    elif not room.app.text(typed):
                        room.app.kept()  # as the console asks
                    typed = ""
                elif do.how == "key":
                    room.press(do.what)
                now = room.lines[before:]
                later = await room.settle()
                assert do.there(room), (
                    f"{do.kind}: {do.what} came to {room.app.front}: {now} {later}"
                )
                heard.append(Heard(do, now, later))
            return start, line(note("shell-goodbye"))
        finally:
            room.close()

    start, goodbye = asyncio.run(run())
    assert {do.kind for do in steps} == KINDS
    argv = [sys.executable, "-m", "playroom", "--lang", lang, "--data", str(data)]
    return Session(argv, start, heard, goodbye)


def listen(ear: Ear, what: Session) -> Report:
    """Do the session under a reader; what was heard."""
    heard = what.heard
    columns = COLUMNS
    typed = ""
    coming: tuple[str, ...] = ()
    ear.wait_for(*what.start)
    for one, after in zip(heard, [*heard[1:], None], strict=True):
        do = one.do
        lines, later = rows(one.lines, columns), rows(one.later, columns)
        if do.how in ("type", "during"):
            ear.type(do.what, typed, *(coming if do.how == "during" else ()))
            typed += do.what
        elif do.how == "paste":
            ear.paste(do.what)
            typed += do.what
        elif do.how == "resize":
            height, columns = map(int, do.what.split())
            if (
                ear.reader is None
            ):  # the terminal that the models look at cuts lines off at its edges
                height, columns = 24, COLUMNS
            ear.resize(height, columns)
        elif after is not None and after.do.how == "during":
            ear.press(do.what, *lines, allowed=(typed,))
            coming, typed = later, ""
        else:
            ear.press(do.what, *lines, *later, allowed=(typed,) if typed else ())
            typed = ""
    return ear.finish("c-d", what.goodbye)


def rows(lines: list[str], columns: int) -> tuple[str, ...]:
    """The lines as they are broken on a terminal of so many columns."""
    return tuple(row for line in lines for row in wrap(line, columns))
