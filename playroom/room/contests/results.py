"""Results of tournament tables, from their matches."""

from __future__ import annotations

from typing import Any

from playroom.engine.contract import Game
from playroom.engine.match import Match
from playroom.room.contests import state as c
from playroom.room.ratings.results import FORFEITED
from playroom.room.ratings.results import result_of as rated_result


def is_person(id: str) -> bool:
    """Is it a person, and no bot?"""
    return bool(id) and not id.startswith("bot")


def result_of(
    contest: c.Contest,
    number: int,
    at: int,
    match: Match[Any, Any] | None,
    absent: tuple[str, ...],
    now: int,
) -> c.Played:
    """The result of a table, from its match; None: it was not played, as these were absent."""
    seats = contest.rounds[number - 1].tables[at].seats
    if match is None or match.outcome is None:
        places = tuple(1 + (id in absent) for id in seats)
        return c.Played(contest.id, now, number, at, places, (), absent)
    game: Game[Any, Any] = match.game
    outcome, players = match.outcome, match.header.players
    sign = -1 if game.fewer_wins else 1
    order = [(side in outcome.winners, sign * points) for side, points in enumerate(outcome.scores)]
    places = tuple(1 + sum(other > order[side] for other in order) for side in contest.opened.sides)
    leads = tuple(game.lead(outcome.scores, side) for side in contest.opened.sides)
    # who leaves most of a match to a bot wins nothing by that
    rated = rated_result(match, dict(enumerate(seats)))
    lost = {one.player for one in rated.seats if one.place == FORFEITED} if rated else set()
    away = tuple(
        id
        for id, player in zip(seats, players, strict=True)
        if is_person(id) and (id in lost or not player.is_person)
    )
    return c.Played(contest.id, now, number, at, places, leads, away, match.header.id)
