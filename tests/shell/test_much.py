"""Much of everything: a million inputs, thousands of games, two rooms at one folder, clocks that
jump.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.engine.match import Match
from playroom.engine.registry import find_game, game_ids
from playroom.records.opening import load_match
from playroom.shell.screens.archive import SHOWN
from playroom.store import KeptGame, Store
from tests.conftest import THOROUGH
from tests.finished import finished_games
from tests.shell.inside import Inside, inside
from tests.shell.kept import T0, a_header, kept_game, play
from tests.store.sample import add

GAMES = 4000 if THOROUGH else 600


def best(act: Callable[[], object], times: int = 3) -> float:
    """The shortest of some tries, in seconds."""
    found = []
    for _ in range(times):
        began = time.perf_counter()
        act()
        found.append(time.perf_counter() - began)
    return min(found)


def test_a_long_history_lists_at_once(tmp_path: Path) -> None:
    """A million inputs in 4,000 games when thorough; the time of a list depends on what it shows,
    not on what there is.
    """
    match = play(a_header(target=241))
    size = 1_000_000 if THOROUGH else 60_000
    with Store.open(tmp_path) as store:
        entries = tuple(match.entries)
        whole = size // max(1, len(entries))
        db = store._db
        store.add(
            KeptGame(match.header, entries, tuple(T0 + n for n in range(len(entries)))),
            match.outcome,
        )
        db.execute("BEGIN")
        for number in range(2, GAMES + 1):
            db.execute(
                "INSERT INTO matches SELECT ?, 'copy' || ?, format, game, version, setup, players,"
                " stamp, created + ?, CASE WHEN ? % 100 = 0 THEN 'open' ELSE status END,"
                " sequence, head, updated + ?, note"
                " FROM matches WHERE number = 1",
                (number, number, number, number, number),
            )
            db.execute("INSERT INTO secrets SELECT ?, seed FROM secrets WHERE match = 1", (number,))
            db.execute(
                "INSERT INTO results SELECT ?, scores, winners, reason FROM results"
                " WHERE match = 1",
                (number,),
            )
            if number <= whole:
                db.execute(
                    "INSERT INTO inputs SELECT ?, sequence, kind, seat, text, id, at, chain"
                    " FROM inputs WHERE match = 1",
                    (number,),
                )
        db.execute("COMMIT")
        assert store._db.execute("SELECT count(*) FROM inputs").fetchone()[0] > 0.7 * min(
            size, GAMES * len(entries)
        )
        assert store.count("finished") == GAMES - GAMES // 100
        latest = store.finished(SHOWN)
        assert len(latest) == SHOWN
        assert [one.updated for one in latest] == sorted(
            (one.updated for one in latest), reverse=True
        )
        assert best(lambda: store.finished(SHOWN)) < 0.2
        assert best(store.unfinished) < 0.2
        assert best(lambda: store.count("finished")) < 0.05

    async def room(one: Inside) -> None:
        one.open_room()  # what is loaded for the first time is another matter
        assert best(lambda: one.press("home", "tab")) < 0.2
        one.press("home")
        while "finished games" not in one.lines[-1]:
            one.press("tab")
        assert best(lambda: (one.press("enter"), one.press("escape"))) < 0.4

    inside(room, tmp_path)


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_resumes_within_its_time(game: str, tmp_path: Path) -> None:
    """The whole of a game by bots that play to win, which is as long as people's games are."""
    rules = find_game(game)
    level = next(name for name in rules.bots if name != "random")
    header = a_header(game=game)
    match = play(header, 700, levels=(level, level))
    with Store.open(tmp_path) as store:
        store.add(KeptGame(header, tuple(match.entries)))
        assert best(lambda: load_match(store, header.id)) < 0.3, match.sequence


def test_two_rooms_at_one_game_never_lose_or_mix_inputs(tmp_path: Path) -> None:
    kept_game(tmp_path, 4)

    async def both(one: Inside) -> None:
        other = Inside(tmp_path)
        try:
            for room in (one, other):
                room.app.tables.resume_game("aaaa2222")
                await room.settle()
            assert one.match.digest() == other.match.digest()
            mine = one.match
            before = mine.sequence
            one.table.do(next(iter(mine.game.choices(mine.view(0)))))
            await one.settle()
            theirs = other.match
            action = next(iter(theirs.game.choices(theirs.view(0))))
            count = len(other.lines)
            other.table.do(action, other.table.chair.request_of(action))
            assert theirs.sequence > before, "what the first window did is heard in the other"
            said = "\n".join(other.lines[count:])
            assert "answered already" in said, "and the question was closed by it"
            for room in (one, other):
                await room.settle()
                room.table.chair.runner.stream.catch_up()
            assert one.match.entries == other.match.entries
            assert one.match.digest() == other.match.digest()
            assert other.press("h"), "and the room goes on"
        finally:
            other.close()
        assert [entry.sequence for entry in one.store.load("aaaa2222")[1]] == list(
            range(1, mine.sequence + 1)
        )
        load_match(one.store, "aaaa2222")

    inside(both, tmp_path)


def test_two_rooms_at_different_games_do_not_disturb_each_other(tmp_path: Path) -> None:
    async def both(one: Inside) -> None:
        other = Inside(tmp_path, "es")
        try:
            one.deal(seed="1", target=31)
            other.deal(seed="2", target=31)
            for _ in range(300):
                for room in (one, other):
                    await room.settle()
                    match = room.match
                    if match.outcome is None:
                        room.table.do(next(iter(match.game.choices(match.view(0)))))
                if one.match.outcome is not None and other.match.outcome is not None:
                    break
            assert len(one.store.finished()) == 2
            assert len(finished_games(one.store).records) == 2
            assert one.store.check() == []
        finally:
            other.close()

    inside(both, tmp_path)


def test_a_clock_that_jumps_changes_no_game(tmp_path: Path) -> None:
    """Back by a year, ahead by ten: the log keeps its order, lists keep working, and so do the
    words for how long ago.
    """
    year = 365 * 86_400_000
    jumps = [T0, T0 + 10 * year, T0 - year, 1, T0 + 40 * year]
    match = play(a_header(target=31))

    def clock() -> int:
        jumps.append(jumps.pop(0))
        return jumps[-1]

    with Store.open(tmp_path, clock=clock) as store:
        store.create(match.header)
        add(store, "aaaa2222", *match.entries[:-1])
        assert store.check() == []
        assert load_match(store, "aaaa2222").sequence == match.sequence - 1

    async def room(one: Inside) -> None:
        assert "Berta" in one.open_room()[-1]
        assert one.press("enter")[0] == "Cribbage, where you left it."

    inside(room, tmp_path)


@pytest.mark.parametrize("game", game_ids())
def test_random_logs_replay_to_the_live_state(game: str) -> None:
    """A hundred logs of each game (3,400 when thorough), as far as they go in their time."""
    rules = find_game(game)
    short = {"cribbage": {"target": 31}}.get(game, {})
    for number in range((10_000 if THOROUGH else 60) // len(game_ids())):
        header = a_header(f"log{number}", game, seed=str(number), **short)
        live = play(header, 60, levels=("random", "random"), dice=str(number))
        again = Match.replay(rules, header, live.entries)
        assert again.digest() == live.digest()
        assert again.events == live.events
        assert again.requests == live.requests
