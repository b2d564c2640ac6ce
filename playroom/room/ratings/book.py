"""Results and ratings as a room keeps them. The ratings follow from the results in their order, and
can be worked out again from these.
"""

from __future__ import annotations

import secrets
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from playroom.room.members.names import name_of, skeleton
from playroom.room.ratings.results import (
    A_DAY,
    BOT,
    Result,
    Seated,
    judged,
    ratings_after,
)
from playroom.room.ratings.values import (
    BEST,
    MOST_TOLD,
    SETTLED,
    About,
    Question,
    Ratings,
    Standing,
)
from playroom.room.ratings.weng_lin import Rating
from playroom.room.store.database import Execute, Transaction

_GONE = "gone "  # not said
"""Begins the player of a seat of a deleted person."""
_HIDES = "hides"
"""Begins the name of the fact that a person hides their ratings."""
_SHOWN = f"NOT EXISTS (SELECT 1 FROM facts WHERE name = '{_HIDES} ' || player)"  # not said
_STANDING = "SELECT player, game, pace, mean, games FROM ratings WHERE "


class Kept(NamedTuple):
    """A result in the order in which it was kept, in seconds since 1970."""

    number: int
    at: int
    result: Result


Difference: TypeAlias = tuple[str, str, str, Rating, Rating]
"""Player, game, pace, the rating that is kept, and the one that follows from the results."""


class RatingBook:
    """The ratings of one room. Everything raises `StoreError`."""

    def __init__(self, transaction: Transaction, clock: Callable[[], int]) -> None:
        """`clock` gives seconds since 1970."""
        self._transaction = transaction
        self._clock = clock

    def has(self, match: str) -> bool:
        """Is the result of that match kept?"""
        return self._transaction(lambda do: bool(do("SELECT 1 FROM played WHERE match = ?", match)))

    def keep(self, result: Result | None) -> None:
        """Keeps a result, and the ratings after it. Doing it again is harmless."""
        if result is not None:
            given = result
            self._transaction(lambda do: self._keep(do, given))

    def _keep(self, do: Execute, result: Result) -> None:
        if do("SELECT 1 FROM played WHERE match = ?", result.match):
            return
        # one at a time, also of several processes: this row is locked until the end
        ((number,),) = do(
            "INSERT INTO facts VALUES ('played', '1') ON CONFLICT (name) DO UPDATE"
            " SET value = CAST(CAST(facts.value AS BIGINT) + 1 AS TEXT) RETURNING value"
        )
        now, key = self._clock(), (result.game, result.pace)
        seats = [
            one if one.player.startswith(BOT) or _is_known(do, one.player) else _gone(one)
            for one in result.seats
        ]
        result = result._replace(seats=tuple(seats))

        def often(one: str, other: str) -> int:
            ((count,),) = do(
                "SELECT count(*) FROM played, played_seats one, played_seats other"
                " WHERE one.player = ? AND other.player = ? AND other.number = one.number"
                " AND played.number = one.number AND at > ? AND unrated = ''",
                *(one, other, now - A_DAY),
            )
            return int(count)

        unrated = judged(result, often)
        do(
            "INSERT INTO played VALUES (?, ?, ?, ?, ?, ?)",
            int(number),
            result.match,
            *key,
            now,
            unrated,
        )
        before = dict[str, Rating]()
        for player in {one.player for one in result.seats}:
            for mean, spread, games in do(
                "SELECT mean, spread, games FROM ratings WHERE (player, game, pace) = (?, ?, ?)",
                *(player, *key),
            ):
                before[player] = Rating(mean, spread, games)
        after = {} if unrated else ratings_after(result, before)
        for seat, one in enumerate(result.seats):
            change = 0
            if one.player in after:
                change = after[one.player].points - before.get(one.player, Rating()).points
            do(
                "INSERT INTO played_seats VALUES (?, ?, ?, ?, ?, ?)",
                *(int(number), seat, *one, change),
            )
        for player, rating in after.items():
            if player.startswith(_GONE):
                continue
            do(
                "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (player, game, pace)"
                " DO UPDATE SET mean = excluded.mean, spread = excluded.spread,"
                " games = excluded.games",
                *(player, *key, *rating),
            )

    # -- what is asked -----------------------------------------------------------------------------

    def answer(self, person: str, question: Question, others: Mapping[str, str]) -> Ratings:
        """The answer to a question of a person; `others` are the ids of those who are there, by
        their names.
        """
        return self._transaction(lambda do: _answer(do, person, question, others))

    def of(self, player: str) -> tuple[Standing, ...]:
        """The ratings of a player, the one with most matches first."""
        return self._transaction(lambda do: _of(do, player))

    # -- what is worked out again ------------------------------------------------------------------

    def results(self) -> list[Kept]:
        """All results, in their order."""

        def read(do: Execute) -> list[Kept]:
            seats = defaultdict[int, list[Seated]](list)
            for number, *seated in do(
                "SELECT number, player, side, place FROM played_seats ORDER BY number, seat"
            ):
                seats[number].append(Seated(*seated))
            return [
                Kept(number, at, Result(match, game, pace, tuple(seats[number]), unrated))
                for number, match, game, pace, at, unrated in do(
                    "SELECT number, match, game, pace, at, unrated FROM played ORDER BY number"
                )
            ]

        return self._transaction(read)

    def differences(self) -> Iterator[Difference]:
        """The ratings that do not follow from the results."""
        follow = recomputed(self.results())
        kept = self._transaction(
            lambda do: do("SELECT player, game, pace, mean, spread, games FROM ratings")
        )
        for player, game, pace, *figures in kept:
            right, found = follow.get((player, game, pace), Rating()), Rating(*figures)
            if any(abs(a - b) > 1e-6 for a, b in zip(right, found, strict=True)):
                yield player, game, pace, found, right


def recomputed(results: list[Kept]) -> dict[tuple[str, str, str], Rating]:
    """The ratings that follow from results, by player, game and pace."""
    found = dict[tuple[str, str, str], Rating]()
    met = defaultdict[tuple[str, str], list[int]](list)
    for _, at, result in results:

        def often(one: str, other: str, now: int = at) -> int:
            return sum(then > now - A_DAY for then in met[min(one, other), max(one, other)])

        own = "" if result.unrated == "often" else result.unrated
        if judged(result._replace(unrated=own), often):
            continue
        key = (result.game, result.pace)
        players = sorted({one.player for one in result.seats})
        before = {player: found.get((player, *key), Rating()) for player in players}
        for player, rating in ratings_after(result, before).items():
            found[player, *key] = rating
        for place, one in enumerate(players):
            for other in players[place + 1 :]:
                met[one, other].append(at)
    return found


def forget_ratings(do: Execute, person: str) -> None:
    """Deletes the ratings of a person. Their results stay for those of the others, under an id that
    is no one's.
    """
    do("DELETE FROM ratings WHERE player = ?", person)
    do("DELETE FROM facts WHERE name = ?", f"{_HIDES} {person}")
    do(
        "UPDATE played_seats SET player = ? WHERE player = ?",
        f"{_GONE}{secrets.token_hex(6)}",
        person,
    )


def _is_known(do: Execute, person: str) -> bool:
    return bool(do("SELECT 1 FROM persons WHERE id = ?", person))


def _gone(seated: Seated) -> Seated:
    """The seat of a person who was deleted while the match was on."""
    return seated._replace(player=f"{_GONE}{secrets.token_hex(6)}")


def _answer(do: Execute, person: str, question: Question, others: Mapping[str, str]) -> Ratings:
    match question.about:
        case About.HIDE:
            do(
                "INSERT INTO facts VALUES (?, '1') ON CONFLICT (name) DO NOTHING",
                f"{_HIDES} {person}",
            )
        case About.SHOW:
            do("DELETE FROM facts WHERE name = ?", f"{_HIDES} {person}")
        case About.NAMED:
            return Ratings(_named(do, person, question.text, others))
        case About.BEST:
            return Ratings(_best(do, question.text))
        case About.MATCH:
            return _changed(do, person, question.text)
    hides = bool(do("SELECT 1 FROM facts WHERE name = ?", f"{_HIDES} {person}"))
    return Ratings(_of(do, person), hides)


def _named(do: Execute, person: str, name: str, others: Mapping[str, str]) -> tuple[Standing, ...]:
    wanted = skeleton(name)
    meant = next((id for called, id in others.items() if skeleton(called) == wanted), None)
    if meant is None:
        rows = do("SELECT id FROM persons WHERE skeleton = ?", wanted)
        meant = rows[0][0] if rows else ""
    hides = do("SELECT 1 FROM facts WHERE name = ?", f"{_HIDES} {meant}")
    return () if hides and meant != person else _of(do, meant)


def _of(do: Execute, player: str) -> tuple[Standing, ...]:
    return _standings(do, do(
        f"{_STANDING} player = ? ORDER BY games DESC, game, pace LIMIT ?",  # not said
        *(player, MOST_TOLD),
    ))  # fmt: skip


def _best(do: Execute, game: str) -> tuple[Standing, ...]:
    """Those that are settled, of both paces; who hides theirs is left out."""
    return _standings(do, do(
        f"{_STANDING} game = ? AND games >= ? AND {_SHOWN} ORDER BY mean DESC LIMIT ?",  # not said
        *(game, SETTLED, BEST),
    ))  # fmt: skip


def _changed(do: Execute, person: str, match: str) -> Ratings:
    rows = do(
        "SELECT ratings.player, played.game, played.pace, mean, games, change, unrated"
        " FROM played JOIN played_seats ON played_seats.number = played.number"
        " LEFT JOIN ratings ON ratings.player = played_seats.player"
        " AND ratings.game = played.game AND ratings.pace = played.pace"
        " WHERE match = ? AND played_seats.player = ?",
        *(match, person),
    )
    if not rows:
        return Ratings()
    *standing, change, unrated = rows[0]
    if unrated or standing[0] is None:
        return Ratings(unrated=unrated)
    return Ratings(_standings(do, [tuple(standing)], change))


def _standings(do: Execute, rows: list[tuple[Any, ...]], change: int = 0) -> tuple[Standing, ...]:
    found = list[Standing]()
    for player, game, pace, mean, games in rows:
        level = player.removeprefix(BOT) if player.startswith(BOT) else None
        names = [] if level else do("SELECT name FROM persons WHERE id = ?", player)
        if level or names:
            name, points = name_of(names[0][0] if names else ""), Rating(mean).points
            found.append(Standing(name, game, pace, points, games, level, change))
    return tuple(found)
