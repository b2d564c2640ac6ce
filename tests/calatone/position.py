"""Positions from the notation of the rules' vectors.

A position is one JSON object with `stacks` and `dealer`, the options in `opts`, the pack as `deal`
(the order in which it gives its cards) or the cards of every player as `seats`, and `actions`; or,
for a whole evening, a `log`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.calatone import GAME
from games.calatone.actions import Agree, Extend, Ready, SetLimit
from games.calatone.events import DealtUp
from games.calatone.options import CalatoneOptions
from games.calatone.rules.clock import set_limit
from games.calatone.rules.evaluator import Category
from games.calatone.rules.limits import NOTHING, Limit, limit
from games.calatone.rules.requests import awaited
from games.calatone.state import Bank, Chair, Phase, State
from playroom.engine.cards import Card, cards
from playroom.engine.kit.flow import Flow
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.steps import Action, Event, Step

SEED = "position"

RULES_NAMES = {
    Category.STRAIGHT_FLUSH: "escalera de color",
    Category.POKER: "poker",
    Category.FULL: "full",
    Category.ACE_STRAIGHT: "escalera con as",
    Category.FLUSH: "color",
    Category.STRAIGHT: "escalera",
    Category.TRIO: "trio",
    Category.FIGURES: "figuras",
    Category.TWO_PAIRS: "dobles parejas",
    Category.PAIR: "pareja",
    Category.HIGH_CARD: "carta mayor",
}  # not said
"""What five cards make, by the names of the rules."""


def limit_of(data: object) -> Limit:
    """The limit of the rules' data form (`{"time": "23:30"}`), not `valid` when it is none."""
    if not isinstance(data, dict) or len(data) != 1:
        return NOTHING
    ((kind, amount),) = data.items()
    if kind == "time":
        return limit(str(amount))
    counts = kind in ("minutes", "hands") and type(amount) is int and amount > 0
    return Limit(kind, amount) if counts else NOTHING


def action_of(kind: str, argument: object = None) -> Action:
    """The action of the vectors' short form: its type and its argument. Raises `ValueError`."""
    if kind in ("limit", "extend"):
        return SetLimit(limit_of(argument)) if kind == "limit" else Extend(limit_of(argument))
    if kind == "agree":
        return Agree(str(argument))
    words = argument if isinstance(argument, list) else [] if argument is None else [argument]
    return GAME.parse(" ".join(map(str, [kind, *words])))


def setup_of(seats: int, opts: Mapping[str, Any]) -> Setup:
    """A setup from the options of a vector.

    Raises `ValueError` when the table could not be opened.
    """
    given: dict[str, OptionValue] = {}
    for name, value in opts.items():
        if name == "deck":
            given[name] = str(value)
        elif name == "limit" and isinstance(value, dict):
            given[name] = str(limit_of(value))
        else:
            given[name] = value
    setup = Setup.of(seats, given)
    refused = GAME.check_options(setup)
    if refused is not None:
        raise ValueError(f"{refused.code}: {refused.note}")
    return setup


def opening(data: Mapping[str, Any]) -> State:
    """The table of a position before its first hand: what stands in front of each is what has been
    issued.
    """
    stacks = tuple(data["stacks"])
    options = CalatoneOptions.of(setup_of(len(stacks), data.get("opts", {})))
    seats = range(len(stacks))
    flow = Flow(
        State(
            options,
            Phase.BETWEEN,
            tuple(seats),
            tuple(Chair.SEATED if stack else Chair.OBSERVER for stack in stacks),
            stacks,
            Bank(data.get("banker", 0), stacks, (0,) * len(stacks)),
            dealer=data["dealer"],
        )
    )
    if options.agreed_limit is not None:
        set_limit(flow, options.agreed_limit)
    return flow.state


def hand(data: Mapping[str, Any]) -> Step[State]:
    """A position of one hand after its actions, and all that happened.

    With both `deal` and `seats` they must agree.
    """
    state = opening(data)
    seats = tuple(cards(text) for text in data.get("seats", ()))
    by_seat = "deal" not in data
    order = state.next_order
    deal = [seats[seat][at] for at in (0, 1) for seat in order] if by_seat else cards(data["deal"])
    step = deal_hand(state, deal)
    events = list(step.events)
    for seat, kind, *argument in data["actions"]:
        before = step.state
        step = do(before, seat, kind, *argument)
        while by_seat and (arranged := _misdealt(step, seats, before)):
            before = arranged
            step = do(before, seat, kind, *argument)
        events += step.events
    played = step.state.hand
    for seat, some in enumerate(seats):
        if played is not None and played.cards[seat] != some[: len(played.cards[seat])]:
            raise ValueError(f"seat {seat} does not get the cards it should")
    return Step(step.state, tuple(events))


def _misdealt(step: Step[State], seats: Sequence[Sequence[Card]], before: State) -> State | None:
    """`before` with the pack so arranged that the first wrong card of `step` is the right one; None
    when all are right.
    """
    if before.hand is None:
        return None
    given = [len(some) for some in before.hand.cards]
    rest = list(before.hand.rest)
    for place, event in enumerate(one for one in step.events if isinstance(one, DealtUp)):
        seat = event.seat
        wanted = seats[seat][given[seat]] if given[seat] < len(seats[seat]) else event.card
        given[seat] += 1
        if event.card != wanted:
            at = rest.index(wanted)
            rest[place], rest[at] = rest[at], rest[place]
            return replace(before, hand=replace(before.hand, rest=tuple(rest)))
    return None


def deal_hand(state: State, deal: Sequence[Card]) -> Step[State]:
    """The next hand, dealt in that order (the rest of the pack follows in any order)."""
    rng = StackedRng(SEED, {f"deal{state.deals + 1}": deal})
    if state.phase is not Phase.BETWEEN or len(awaited(state)) < 2:
        raise ValueError(f"no hand can be dealt: {state.phase}")
    step = Step(state)
    events: list[Event] = []
    for seat in awaited(state):
        step = GAME.apply(step.state, seat, Ready(), rng)
        events += step.events
    return Step(step.state, tuple(events))


def do(
    state: State, seat: Seat, kind: str, argument: Any = None, code: str | None = None
) -> Step[State]:
    """An action of a vector; with `code` it has to be refused with that code.

    Raises `ValueError` when it does not fit.
    """
    action = action_of(kind, argument)
    refused = GAME.check(state, seat, action)
    if (refused.code if refused is not None else None) != (code and code.lower()):
        raise ValueError(
            f"{kind} of seat {seat}: {refused.code if refused else 'not refused'}, not {code}"
        )
    return Step(state) if refused is not None else GAME.apply(state, seat, action, Rng(SEED))


def evening(data: Mapping[str, Any]) -> Step[State]:
    """A position of a whole evening after its log, and all that happened."""
    step = Step(opening(data))
    events: list[Event] = []
    for entry in data["log"]:
        if isinstance(entry, dict):
            step = deal_hand(step.state, cards(entry["deal"]))
            events += step.events
            for seat, kind, *argument in entry["actions"]:
                step = do(step.state, seat, kind, *argument)
                events += step.events
        else:
            seat, kind, *more = entry
            step = do(step.state, seat, kind, *more)
            events += step.events
    return Step(step.state, tuple(events))
