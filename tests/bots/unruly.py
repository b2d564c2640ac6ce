"""Matches of bots among people who do anything that is legal.

Some seats are bots, of any level; the others choose any kind of action that is offered, asked or
not, let their clocks run out, leave and come back. Whenever such a seat is to answer, a bot of some
level is asked as well, so that every level meets every position that people bring about.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom_testing.walks import AnyGame, AnyMatch, open_match, step

_LATE = 4
"""Every so-many-th decision has a deadline that has passed already."""
_LEAVING = 60
"""Every so-many-th input is a seat that is left or taken again."""
_MINUTE = 40
"""Every so-many-th input is a new minute on the wall."""


@dataclass
class Found:
    """What has gone wrong, a text each, and which kinds of actions and events there were."""

    faults: list[str] = field(default_factory=list)
    actions: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)


Mischief: TypeAlias = Callable[[AnyMatch, Seat, Rng], Action | None]
"""An action of a player with full knowledge, if any: what chance alone hardly ever brings about."""


def play(
    game: AnyGame, setup: Setup, seed: str, most: int, found: Found, mischief: Mischief
) -> None:
    """One match of at most `most` inputs; adds to `found`."""
    chance = Rng(f"unruly {seed}")
    levels = list(game.bots)
    match = open_match(game, setup, seed)
    bots = {
        seat: chance.choice(levels)
        for seat in range(setup.seats)
        if setup.seats > 1 and chance.below(2)
    }
    if len(bots) == setup.seats:  # at least one unruly seat
        bots.pop(chance.below(setup.seats))
    minute = 0
    while match.outcome is None and match.sequence < most:
        if chance.below(_MINUTE) == 0:
            minute += 1 + chance.below(90)
            match.clock(minute)
            continue
        awaited = match.awaited()
        seat = next((request.seat for request in awaited if request.seat in bots), None)
        if seat is not None and chance.below(8):  # else people are quicker
            if not _bot_acts(match, seat, bots[seat], f"{seed}", found):
                match.expire(seat)
            continue
        if awaited:
            seat = awaited[0].seat
            _asked(match, seat, chance.choice(levels), seed, found)
            done = mischief(match, seat, chance) if chance.below(3) == 0 else None
            if done is not None and match.submit(seat, done) is None:
                continue
        if not step(match, chance, timeouts=25, leaving=_LEAVING):
            break
    found.actions.update(
        type(game.parse(entry.text)).__name__ for entry in match.entries if entry.kind == "act"
    )
    found.events.update(type(event).__name__ for event in match.happened)


def _bot_acts(match: AnyMatch, seat: Seat, level: str, seed: str, found: Found) -> bool:
    """A bot decides for a seat and does it. Was it accepted?"""
    action = _asked(match, seat, level, seed, found)
    return action is not None and match.submit(seat, action) is None


def _asked(match: AnyMatch, seat: Seat, level: str, seed: str, found: Found) -> Action | None:
    """What a new bot of a level decides in a seat; None when it fails."""
    game = match.game
    number = match.sequence
    deadline = time.monotonic() - 1 if number % _LATE == 0 else None
    dice = Rng(f"{seed} bot").stream(f"{level}{seat}.{number}")
    place = f"{game.id} {match.header.setup} seed {seed!r}, input {number}: {level} in seat {seat}"
    found.decisions[level] += 1
    try:
        action = game.bots[level]().decide(match.turn(seat, dice, deadline))
        refused = game.check(match.state, seat, action)
    except Exception:
        found.faults.append(f"{place}\n{traceback.format_exc(limit=-3)}")
        return None
    if refused is not None:
        found.faults.append(f"{place} does {action}, which is refused: {refused.code}")
        return None
    return action
