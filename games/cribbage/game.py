"""The game as the playroom knows it: each method does its small work, or leads to the module that
does.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from games.cribbage.actions import HIGHEST_CLAIM, Claim, Discard, Help, Play, Silence
from games.cribbage.figures import figures, own_figures
from games.cribbage.options import SEATS, CribbageOptions, clash
from games.cribbage.rules import check, deal
from games.cribbage.rules.apply import apply
from games.cribbage.rules.play import VALUES, fitting, play_points
from games.cribbage.rules.requests import requests
from games.cribbage.state import Phase, State, View, view_of
from games.cribbage.words.drills import drills
from games.cribbage.words.lesson import FIRST
from games.cribbage.words.rulebook import rulebook
from games.cribbage.words.table import CribbageTable
from playroom.engine.contract import Chapter, Game, Turn
from playroom.engine.kit.conventions import fill
from playroom.engine.kit.turns import not_seated
from playroom.engine.lesson import Drill, Lesson
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Step


class Cribbage(Game[State, View]):
    """Cribbage for 2 to 6, alone or in teams (CRB-001 to CRB-139)."""

    seats = SEATS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    practised = frozenset({"discard", "claim"})
    table = CribbageTable()

    requests = staticmethod(requests)
    apply = staticmethod(apply)
    view = staticmethod(view_of)
    figures = staticmethod(figures)
    own_figures = staticmethod(own_figures)

    def reasons(self, turn: Turn, action: Action) -> tuple[Note, ...]:
        from games.cribbage.words.reasons import (
            reasons,
        )  # here: it is seldom asked for, and takes time

        return reasons(turn, action)

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or clash(CribbageOptions.of(setup))

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        options = CribbageOptions.of(setup)
        return tuple(options.members(side) for side in range(options.sides))

    def best_level(self, setup: Setup) -> str:
        # against more than one the expert was not shown to be ahead of good (docs/levels.md)
        return super().best_level(setup) if setup.seats == 2 else "good"

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return deal.start(CribbageOptions.of(setup), rng)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        return not_seated(seat, state.options.seats) or check.refusal(view_of(state, seat), action)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        """The cards dealt last are laid away; the lowest card that fits is played; a count goes
        unclaimed (CRB-123, CRB-127).
        """
        if refused := not_seated(seat, state.options.seats):
            return refused
        view, public = view_of(state, seat), state.public
        if public.phase is Phase.DISCARD:
            return check.discard_refusal(view) or Discard(view.hand[-view.to_discard :])
        if public.phase is Phase.PLAY:
            return check.turn_refusal(view) or Play(min(fitting(view.hand, public.total)))
        return check.open_count_refusal(view, "timeout") or Silence()

    def outcome(self, state: State) -> Outcome | None:
        public = state.public
        return None if public.winner is None else Outcome(public.scores, (public.winner,), "target")

    def choices(self, view: View) -> Iterator[Action]:
        """Every discard, every card that fits, every number that can be claimed, and help."""
        if view.seat is None:
            return
        public = view.public
        if view.to_discard:
            for away in combinations(view.hand, view.to_discard):
                yield Discard(away)
        elif public.phase is Phase.PLAY and public.turn == view.seat:
            for card in fitting(view.hand, public.total):
                yield Play(card)
        elif view.is_counting:
            for points in range(HIGHEST_CLAIM + 1):
                yield Claim(points)
            if view.options.helped[view.seat]:
                yield Help()

    def prize(self, view: View, action: Action) -> int:
        """The points of a card in the play, without that of the last card."""
        if not isinstance(action, Play):
            return 0
        ranks = (*(card.rank for _, card in view.public.pile), action.card.rank)
        return play_points(ranks, view.public.total + VALUES[action.card.rank])

    def also_said(self, view: View, action: Action) -> str:
        """The count that a card makes in the play."""
        if not isinstance(action, Play):
            return ""
        return str(view.public.total + VALUES[action.card.rank])

    def drills(self, setup: Setup, rng: Rng) -> Iterator[Drill]:
        return drills(CribbageOptions.of(setup), rng)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        return rulebook(CribbageOptions.of(setup))


fill(Cribbage)
