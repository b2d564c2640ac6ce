"""The expert: deals the unseen cards as they may lie and searches; the last round of two players it
plays out exactly. With three and four players it follows the play instead.
"""

from __future__ import annotations

import time

from games.casino.bots.good import ALIKE, Judgement, Ranked, chosen
from games.casino.bots.imagined import World
from games.casino.bots.replies import answer
from games.casino.moves import Plan
from games.casino.state import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.record import Seat
from playroom.engine.steps import Action

WORLDS = 5
"""So many deals of the unseen cards are thought through."""

FOLLOWED = 16
"""So many with three and four players, where the play is only followed."""

WIDTH = 7
"""So many plays are thought through, the best by the judgement of one play ahead."""

DEPTH = 3
NODES = 900
"""Tables looked at in one decision; what is left of a search then ends where it is."""

_USUAL, _MORE = 9, 3
"""A table with more loose cards than usual takes longer to list: each counts as so many tables
more.
"""

_FAR = 1e9
_HUNCH, _HUNCH_FOLLOWED = 0.35, 1.0
"""How much the judgement of one play ahead weighs beside the search, and beside what follows."""


class ExpertBot(Bot):
    """Its plays do not depend on the speed of the machine, unless a deadline cuts them short."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        view: View = turn.view
        if (reply := answer(view)) is not None:
            return reply
        judgement = Judgement(view)
        think = _searched if len(view.public.held) == 2 else _followed

        def choice(ranked: Ranked) -> Plan:
            return ranked[0][1] if len(ranked) == 1 else think(turn, judgement, ranked)

        return chosen(view, judgement.ranked(), choice)


def _searched(turn: Turn, judgement: Judgement, ranked: Ranked) -> Plan:
    view, rng, deadline = judgement.view, turn.rng, turn.deadline
    public, seat = view.public, view.seat
    assert seat is not None
    exact = len(public.held) == 2 and not public.stock_size
    tried = ranked[: 2 * WIDTH] if exact else ranked[:WIDTH]
    worlds = [World.of(public, hands) for hands in judgement.known.worlds(WORLDS, rng)]
    sums, looked = [0.0] * len(tried), 0
    search = Search(seat, judgement.side, deadline)
    final = not public.stock_size
    for number, world in enumerate(worlds):
        left = sum(map(len, world.hands)) - 1
        depth = left if exact else min(left, DEPTH - 1)
        # of a last round that is too long to be played out, the first plays are searched and the
        # rest is judged
        search.begin(NODES // len(worlds), final)
        worths = []
        alpha = -_FAR
        for _, plan in tried:
            # what is as good as the best must be told from what only cannot be better
            least = alpha - 2 * ALIKE if exact else -_FAR
            worth = search.after(world.play(seat, plan), seat, depth, least)
            worths.append(worth)
            alpha = max(alpha, worth)
        if search.late and number:
            break
        looked += 1
        sums = [before + worth for before, worth in zip(sums, worths, strict=True)]
    hunch = 0.0 if exact else _HUNCH
    judged = [
        (total / looked + hunch * guess, plan)
        for total, (guess, plan) in zip(sums, tried, strict=True)
    ]
    return near_best(judged, ALIKE, rng)


def _followed(turn: Turn, judgement: Judgement, ranked: Ranked) -> Plan:
    """Three and four players: the value of a play when the others then make the play that looks
    best to each at a glance, so that no seat is imagined to see all hands. In the last round to its
    end.
    """
    view, rng, deadline = judgement.view, turn.rng, turn.deadline
    public, seat = view.public, view.seat
    assert seat is not None
    tried, final = ranked[:WIDTH], not public.stock_size
    sums, looked = [0.0] * len(tried), 0
    for hands in judgement.known.worlds(FOLLOWED, rng):
        world = World.of(public, hands)
        plays = sum(map(len, hands)) - 1 if final else len(hands)
        for number, (_, plan) in enumerate(tried):
            after = _after(world.play(seat, plan), seat, plays)
            sums[number] += after.balance(judgement.side, final and not any(after.hands))
        looked += 1
        if deadline is not None and time.monotonic() > deadline - 0.01:
            break
    judged = [
        (total / looked + _HUNCH_FOLLOWED * guess, plan)
        for total, (guess, plan) in zip(sums, tried, strict=True)
    ]
    return near_best(judged, ALIKE, rng)


def _after(world: World, mover: Seat, plays: int) -> World:
    """The table when so many have played, at most, after `mover`."""
    hands = world.hands
    seat = mover
    for _ in range(plays):
        if not any(hands):
            return world
        seat = (seat + 1) % len(hands)
        while not hands[seat]:
            seat = (seat + 1) % len(hands)
        plans = world.plans(seat)
        if not plans:  # with claims it may hold nothing for its build
            return world
        world = world.play(seat, plans[0])
        hands = world.hands
    return world


class Search:
    """Alpha and beta over imagined tables: this seat's side against all others."""

    def __init__(self, seat: Seat, side: int, deadline: float | None) -> None:
        self._seat, self._side, self._deadline = seat, side, deadline
        self._room = 0
        self._final = False
        self.late = False

    def begin(self, room: int, final: bool) -> None:
        """Another table, with room for so many."""
        self._room, self._final = room, final

    def after(
        self, world: World, mover: Seat, depth: int, alpha: float = -_FAR, beta: float = _FAR
    ) -> float:
        """What the table is worth to the side when `mover` has played and `depth` plays
        may follow.
        """
        hands = world.hands
        if not any(hands):
            return world.balance(self._side, self._final)
        n = len(hands)
        seat = (mover + 1) % n
        while not hands[seat]:
            seat = (seat + 1) % n
        self._room -= 1 + _MORE * max(0, len(world.public.loose) - _USUAL)
        if depth <= 0 or self._room < 0 or self._is_late():
            return world.balance(self._side, False)
        mine = world.public.options.side_of[seat] == self._side
        best = -_FAR if mine else _FAR
        for plan in world.plans(seat)[: WIDTH if depth > 1 else 4]:
            worth = self.after(world.play(seat, plan), seat, depth - 1, alpha, beta)
            if mine:
                best = max(best, worth)
                alpha = max(alpha, best)
            else:
                best = min(best, worth)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best if abs(best) < _FAR else world.balance(self._side, False)

    def _is_late(self) -> bool:
        if self._deadline is not None and not self.late and self._room % 16 == 0:
            self.late = time.monotonic() > self._deadline - 0.01
        return self.late
