"""The expert: deals the unseen cards as they may lie and searches; the last round of two players it
plays out exactly. With three and four players it follows the play instead.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from games.casino.bots.good import ALIKE, Ranked, Weighing, chosen
from games.casino.bots.imagined import World
from games.casino.bots.replies import answer
from games.casino.moves import Plan, to_action
from games.casino.state import View
from playroom.engine.contract import Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.kit.judging import Judgement, JudgingBot, averaged, by_figures, only_choice
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
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

MOST_NODES, MOST_PLAYS = 60_000, 52
"""Tables and plays of a last round that is judged to its end."""

_USUAL, _MORE = 9, 3
"""A table with more loose cards than usual takes longer to list: each counts as so many tables
more.
"""

_FAR = 1e9
_HUNCH, _HUNCH_FOLLOWED = 0.35, 1.0
"""How much the judgement of one play ahead weighs beside the search, and beside what follows."""


class ExpertBot(JudgingBot):
    """Its plays do not depend on the speed of the machine, unless a deadline cuts them short."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        view: View = turn.view
        if (reply := answer(view)) is not None:
            return reply
        weighing = Weighing(view)

        def choice(ranked: Ranked) -> Plan:
            if len(ranked) == 1:
                return ranked[0][1]
            tried = ranked[: 2 * WIDTH] if _is_exact(view) else ranked[:WIDTH]
            rows = _thought(turn, weighing, tried)
            judged = [(sum(row) / len(row), plan) for plan, row in rows.items()]
            return near_best(judged, ALIKE, turn.rng)

        return chosen(view, weighing.ranked(), choice)

    @override
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """The plays; those of the last round of two players exactly, where it is short enough."""
        view: View = turn.view
        weighing = Weighing(view)
        plays = weighing.ranked() if answer(view) is None else []
        if len(plays) < 2:
            return only_choice(self.decide(turn))
        actions = {to_action(view.public, plan): (guess, plan) for guess, plan in plays}
        if _is_exact(view) and (values := _ended(weighing, plays)):
            return by_figures(zip(values, actions, strict=True))
        tried = {
            action: pair
            for number, (action, pair) in enumerate(actions.items())
            if number < WIDTH or action in also
        }
        rows = _thought(turn, weighing, list(tried.values()), times)
        return averaged(dict(zip(tried, rows.values(), strict=True)), alike=ALIKE)


def _is_exact(view: View) -> bool:
    """Are all cards known: the last round of two players?"""
    return len(view.public.held) == 2 and not view.public.stock_size


def _thought(
    turn: Turn, weighing: Weighing, tried: Ranked, times: int = 1
) -> dict[Plan, list[float]]:
    """What every play is worth in each of the imagined deals."""
    think = _searched if len(weighing.public.held) == 2 else _followed
    return think(turn, weighing, tried, times)


def _ended(weighing: Weighing, plays: Ranked) -> list[float]:
    """What every play of a last round leads to, when both play their best to its end; nothing when
    it is too long.
    """
    public, seat = weighing.public, weighing.seat
    (hands,) = weighing.known.worlds(1, Rng(""))
    search = Search(seat, weighing.side, None, whole=True)
    search.begin(MOST_NODES, True)
    world = World.of(public, hands)
    values = [search.after(world.play(seat, plan), seat, MOST_PLAYS) for _, plan in plays]
    return [] if search.is_cut else values


def _searched(
    turn: Turn, weighing: Weighing, tried: Ranked, times: int = 1
) -> dict[Plan, list[float]]:
    view, rng, deadline = weighing.view, turn.rng, turn.deadline
    public, seat = view.public, view.seat
    assert seat is not None
    exact = _is_exact(view)
    worlds = [World.of(public, hands) for hands in weighing.known.worlds(times * WORLDS, rng)]
    hunch = 0.0 if exact else _HUNCH
    rows: dict[Plan, list[float]] = {plan: [] for _, plan in tried}
    search = Search(seat, weighing.side, deadline)
    final = not public.stock_size
    for number, world in enumerate(worlds):
        left = sum(map(len, world.hands)) - 1
        depth = left if exact else min(left, DEPTH - 1)
        # of a last round that is too long to be played out, the first plays are searched and the
        # rest is judged
        search.begin(times * NODES // len(worlds), final)
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
        for worth, (guess, plan) in zip(worths, tried, strict=True):
            rows[plan].append(worth + hunch * guess)
    return rows


def _followed(
    turn: Turn, weighing: Weighing, tried: Ranked, times: int = 1
) -> dict[Plan, list[float]]:
    """Three and four players: the value of a play when the others then make the play that looks
    best to each at a glance, so that no seat is imagined to see all hands. In the last round to its
    end.
    """
    view, rng, deadline = weighing.view, turn.rng, turn.deadline
    public, seat = view.public, view.seat
    assert seat is not None
    final = not public.stock_size
    rows: dict[Plan, list[float]] = {plan: [] for _, plan in tried}
    for hands in weighing.known.worlds(times * FOLLOWED, rng):
        world = World.of(public, hands)
        plays = sum(map(len, hands)) - 1 if final else len(hands)
        for guess, plan in tried:
            after = _after(world.play(seat, plan), seat, plays)
            worth = after.balance(weighing.side, final and not any(after.hands))
            rows[plan].append(worth + _HUNCH_FOLLOWED * guess)
        if deadline is not None and time.monotonic() > deadline - 0.01:
            break
    return rows


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
    """Alpha and beta over imagined tables: this seat's side against all others. `whole`: through
    all plays, and through each table once.
    """

    def __init__(self, seat: Seat, side: int, deadline: float | None, whole: bool = False) -> None:
        self._seat, self._side, self._deadline = seat, side, deadline
        self._known: dict[tuple[object, ...], tuple[float, float]] | None = {} if whole else None
        self._room = 0
        self._final = False
        self.late = False

    def begin(self, room: int, final: bool) -> None:
        """Another table, with room for so many."""
        self._room, self._final = room, final

    @property
    def is_cut(self) -> bool:
        """Was there no room for all?"""
        return self._room < 0

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
        known = self._known
        key: tuple[object, ...] = ()
        if known is not None:
            key = (seat, frozenset(world.public.loose), world.public.builds, hands,
                   world.cards, world.spades, world.points, world.last)  # fmt: skip
            low, high = known.get(key, (-_FAR, _FAR))
            if low >= beta or high <= alpha or low == high:
                return low if low >= beta else high
            first = alpha, beta
        best = -_FAR if mine else _FAR
        width = None if known is not None else WIDTH if depth > 1 else 4
        for plan in world.plans(seat, known is not None)[:width]:
            worth = self.after(world.play(seat, plan), seat, depth - 1, alpha, beta)
            if mine:
                best = max(best, worth)
                alpha = max(alpha, best)
            else:
                best = min(best, worth)
                beta = min(beta, best)
            if alpha >= beta:
                break
        if abs(best) >= _FAR:
            return world.balance(self._side, False)
        if known is not None:
            known[key] = (best if best > first[0] else -_FAR, best if best < first[1] else _FAR)
        return best

    def _is_late(self) -> bool:
        if self._deadline is not None and not self.late and self._room % 16 == 0:
            self.late = time.monotonic() > self._deadline - 0.01
        return self.late
