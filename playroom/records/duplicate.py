"""Duplicate play: a bot's game with the player's cards and seat, and the comparison."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any

from playroom.clock import utc_now
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.kit.judging import Question, Steps, asked
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import Outcome
from playroom.records.scores import score_notes
from playroom.records.statistics import side_of
from playroom.store import new_id

MOST_INPUTS = 50_000
"""A game of bots that is longer is given up."""
THINKING = 0.1
"""Seconds a bot may think here, where it plays unheard."""


def dice_secret(header: Header) -> str:
    """What the bots' own dice are seeded with; a game with a given seed is the same
    game again.
    """
    return f"bots of {header.seed}"  # not said


def playing_out(
    header: Header,
    secret: str,
    stop: Callable[[], bool] = lambda: False,
    faults: Callable[[list[str]], object] = lambda lines: None,
) -> Steps[Match[Any, Any] | None]:
    """Plays the match of a header with bots in all seats, decision by decision. Returns it; None
    when it does not end, or `stop` says so.

    Bots know what their seats know, and `secret` seeds their own dice as it does at a table. For
    one that fails a simpler one plays on, and `faults` takes the lines of a report.
    """
    match: Match[Any, Any] = Match(find_game(header.game), header)
    dice = Rng(secret)
    while match.outcome is None:
        request = next(iter(match.awaited()), None)
        yield None
        if request is None or match.sequence >= MOST_INPUTS or stop():
            return None
        seat = request.seat
        numbers = dice.stream(f"bot{seat}.{match.sequence}")
        level = match.kinds[seat]
        question = Question(match.game, level, match.turn(seat, numbers), THINKING, 0)
        try:
            action = yield from asked(question)
        except Exception as why:
            faults([f"{header.game} {level}:\n", *traceback.format_exception(why)])
            if not match.stumble(seat) and match.expire(seat) is not None:
                return None
            continue
        if match.submit(seat, action) is not None and match.expire(seat) is not None:
            return None
    return match


def alone(header: Header, me: Seat) -> tuple[Player, ...]:
    """Who sits there when `me` plays the same cards alone: bots in the seats of the other people,
    as good as the best at that table.
    """
    kinds = [player.kind for player in header.players if not player.is_person]
    levels = list(find_game(header.game).bots)
    best = max(kinds, key=levels.index, default=levels[-1])
    return tuple(
        Player(player.name, best) if player.is_person and seat != me else player
        for seat, player in enumerate(header.players)
    )


def substitute(header: Header, me: Seat, names: list[str], level: str = "") -> Header:
    """The same table with a bot in the seat of the person: of `level`, or as good as the best of
    the others.
    """
    kinds = [player.kind for player in header.players if not player.is_person]
    levels = list(find_game(header.game).bots)
    best = level or max(kinds, key=levels.index, default=levels[-1])
    taken = {str(player.name) for player in header.players}
    name = next((free for free in names if free not in taken), names[0])
    players = list(alone(header, me))
    players[me] = Player(Clean.of(name), best)
    now = stamp_at(utc_now())
    return replace(header, id=new_id(), players=tuple(players), created=now)


def better(game: Game[Any, Any], setup: Setup, me: Seat, mine: Outcome, other: Outcome) -> int:
    """Who did better from seat `me`: by how many points `mine` is better than `other` (below 0:
    worse), which is the difference between the two leads over the best of the other sides.
    """
    side = side_of(game.sides(setup), me)
    return game.lead(mine.scores, side) - game.lead(other.scores, side)


def comparison(header: Header, me: Seat, mine: Outcome, other: Outcome) -> tuple[Note, ...]:
    """Both results with the same cards, and who did better."""
    game = find_game(header.game)
    sides = game.sides(header.setup)
    by = better(game, header.setup, me, mine, other)
    return (
        note(
            "duplicate-bot",
            Kind.TABLE,
            won=_won(sides, me, other),
            scores=score_notes(sides, header.players, other.scores, me, by_bot=True),
        ),
        note(
            "duplicate-own",
            Kind.TABLE,
            won=_won(sides, me, mine),
            scores=score_notes(sides, header.players, mine.scores, me),
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
