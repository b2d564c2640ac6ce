"""`playroom host ratings`: works the ratings of a closed room out again from its logs and results,
and tells what differs from those it keeps.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import closing

from playroom.cli.hosting.database import engine_of
from playroom.cli.hosting.people import room_store_of
from playroom.cli.printing import printed_json, teller_for, told
from playroom.engine.notes import Clean, Note, note
from playroom.records.opening import load_match
from playroom.room.ratings.book import Difference, Kept
from playroom.room.ratings.results import result_of
from playroom.store import Games, PostgresGames, Store, StoreError
from playroom.store.paths import places


def ratings(args: argparse.Namespace) -> int:
    """Tells the results with what is wrong in them, then the ratings that do not follow from them.
    Gives the exit status: 1 when anything differs.

    Raises `CliError`, `StoreError`, `EngineError`.
    """
    engine, folder = engine_of(args), places(args.data).data / "room"
    with closing(room_store_of(args)) as room_store:
        results = room_store.ratings.results()
        if engine is None:
            with closing(Store.open(folder, read_only=True)) as games:
                found = dict(_checked(games, results))
        else:
            found = dict(_checked(PostgresGames(engine), results))
        differ = list(room_store.ratings.differences())
    if args.json:
        for kept in results:
            printed_json({"at": kept.at, "log": found[kept.number], **kept.result._asdict()})
        for player, game, pace, is_kept, follows in differ:
            printed_json({"player": player, "game": game, "pace": pace,
                          "kept": is_kept._asdict(), "follows": follows._asdict()})  # fmt: skip
    else:
        told(list(_lines(results, found, differ)), teller_for(args))
    return int(bool(differ) or "differs" in found.values())


def _checked(games: Games, results: list[Kept]) -> Iterator[tuple[int, str]]:
    """Of each result, by its number, whether it follows from the log of its match: `follows`,
    `differs`, or `gone` when the log is not kept any more.
    """
    for number, _, result in results:
        try:
            match = load_match(games, result.match)
        except StoreError:
            yield number, "gone"
            continue
        persons = {seat: one.player for seat, one in enumerate(result.seats)}
        again = result_of(match, persons)
        yield number, "follows" if again and again.seats == result.seats else "differs"


def _lines(
    results: list[Kept], found: dict[int, str], differ: Sequence[Difference]
) -> Iterator[Note]:
    states = list(found.values())
    counts = {state: states.count(state) for state in ("follows", "differs", "gone")}
    yield note("host-ratings-results", count=len(results), **counts)
    for number, _, result in results:
        if found[number] == "differs":
            yield note("host-ratings-result-differs", match=Clean.of(result.match))
    for player, game, _, kept, follows in differ:
        yield note(
            "host-ratings-differ",
            player=Clean.of(player),
            game=note(f"{game}-name"),
            kept=kept.points,
            follows=follows.points,
        )
    yield note("host-ratings-all", differ=bool(differ))
