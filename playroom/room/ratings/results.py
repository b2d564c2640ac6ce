"""Results of finished matches, and the ratings that follow from them.

A match counts for those who sat in it when it began, and for its bots by their level. Who decides
less than half of what is decided in their seat (they left, or were cut off, and a bot played on)
takes the last place, so that nothing is won by leaving; with a partner the place of the side
stands. A match without an end has no result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple, TypeAlias

from playroom.engine.header import Header
from playroom.engine.kit.bots import plain_level
from playroom.engine.kit.judging import hints_of
from playroom.engine.log.entries import Entry
from playroom.engine.log.inputs import has_stumbled
from playroom.engine.match import Match
from playroom.engine.record import Seat
from playroom.room.ratings.values import LIVE, SETTLED
from playroom.room.ratings.weng_lin import Rating, rated

MOST_A_DAY = 10
"""Rated matches of the same two people, or of one with a level of bots, in 24 hours: an account
that loses on purpose brings another one of the same person, or a bot, no more than these.
"""
A_DAY = 24 * 60 * 60
BOT = "bot "  # not said
"""Begins the player of a bot; its level follows."""
FORFEITED = 1_000
"""The place of who has left a match to a bot."""

Often: TypeAlias = Callable[[str, str], int]
"""How many rated matches two players had in the last 24 hours."""


class Seated(NamedTuple):
    """A player in a seat: the side, and its place (the lower the better)."""

    player: str
    side: int
    place: int


class Result(NamedTuple):
    """A finished match by its seats. `unrated`: why it is not rated (`private`, `bot`, `hints`,
    `alone`, `often`), or empty.
    """

    match: str
    game: str
    pace: str
    seats: tuple[Seated, ...]
    unrated: str = ""


def result_of(
    match: Match[Any, Any], persons: Mapping[Seat, str], pace: str = LIVE, unrated: str = ""
) -> Result | None:
    """The result of a match; `persons` are the ids of those who began it. None without an end, and
    where a person is not known.
    """
    header, outcome = match.header, match.outcome
    if outcome is None:
        return None
    own = _decides(header, match.entries)
    sides = match.game.sides(header.setup)
    hinted = {entry.seat for entry in match.entries if hints_of(entry.id)}
    winners = [sides[side] for side in outcome.winners] or sides
    if any(hinted.intersection(side) for side in winners):  # a loser's do not undo the loss
        unrated = unrated or "hints"
    sign = 1 if match.game.fewer_wins else -1
    order = [(bool(outcome.winners) and side not in outcome.winners, sign * points)
             for side, points in enumerate(outcome.scores)]  # fmt: skip
    seats = dict[Seat, Seated]()
    for side, members in enumerate(sides):
        # those who win are first whatever their scores are
        won = side in outcome.winners or not outcome.winners
        place = 0 if won else sum(other < order[side] for other in order)
        for seat in members:
            player = header.players[seat]
            who = persons.get(seat) if player.is_person else f"{BOT}{plain_level(player.kind)}"
            if who is None:
                return None
            if not own[seat] and not player.is_person:
                unrated = unrated or "bot"
            forfeits = player.is_person and len(members) == 1 and not own[seat]
            seats[seat] = Seated(who, side, FORFEITED if forfeits else place)
    in_order = tuple(seats[seat] for seat in sorted(seats))
    return Result(header.id, header.game, pace, in_order, unrated)


def _decides(header: Header, entries: Sequence[Entry]) -> list[bool]:
    """For each seat whether the one who began there decides at least half of it."""
    players = header.players
    own, total = [0] * len(players), [0] * len(players)
    plays = [True] * len(players)
    for entry in entries:
        seat = entry.seat
        match entry.kind:
            case "act":
                total[seat] += 1
                own[seat] += plays[seat]
            case "leave" if not has_stumbled(entry):
                plays[seat] = not players[seat].is_person
            case "return":
                name = entry.text.removeprefix("person").strip()
                plays[seat] = players[seat].is_person and name in ("", players[seat].name)
    return [2 * mine >= all_ for mine, all_ in zip(own, total, strict=True)]


def judged(result: Result, often: Often) -> str:
    """Why a result is not rated; empty when it is."""
    if result.unrated:
        return result.unrated
    if len({seated.player for seated in result.seats}) < 2:
        return "alone"
    players = sorted({one.player for one in result.seats}, key=lambda who: who.startswith(BOT))
    pairs = [two for two in combinations(players, 2) if not two[0].startswith(BOT)]
    return "often" if any(often(*two) >= MOST_A_DAY for two in pairs) else ""


def ratings_after(result: Result, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of its players after a rated match. A player of several seats (a level of bots)
    moves by the average of what they bring. A settled player does not move where no opponent is
    settled: else new accounts that lose on purpose would lift it.
    """

    def is_new(player: str) -> bool:
        return before.get(player, Rating()).games < SETTLED

    sides = sorted({seated.side for seated in result.seats})
    teams = [[one for one in result.seats if one.side == side] for side in sides]
    places = [max(one.place for one in team) for team in teams]
    after = rated([[before.get(one.player, Rating()) for one in team] for team in teams], places)
    found = dict[str, list[Rating]]()
    for team, ratings in zip(teams, after, strict=True):
        for one, rating in zip(team, ratings, strict=True):
            others = {o.player for o in result.seats if o.side != one.side} - {one.player}
            if is_new(one.player) or not all(map(is_new, others)):
                found.setdefault(one.player, []).append(rating)
    return {
        player: Rating(
            sum(one.mean for one in several) / len(several),
            sum(one.spread for one in several) / len(several),
            several[0].games,
        )
        for player, several in found.items()
    }
