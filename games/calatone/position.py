"""Positions from the notation of the rules' vectors: the test entrance, and where lessons begin.

A position is one JSON object with `stacks` and `dealer`, the options in `opts`, the pack as `deal`
(the order in which it gives its cards) or the cards of every player as `seats`, and `actions`; or,
for a whole evening, a `log`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from games.calatone.actions import Ready
from games.calatone.checks import awaited, check
from games.calatone.events import DealtUp
from games.calatone.limits import limit_of
from games.calatone.notation import action_of, read_cards
from games.calatone.options import OPTIONS, SEATS, check_terms, terms_of
from games.calatone.session import Sitting
from games.calatone.state import Chair, Phase, State
from playroom.engine.cards import Card
from playroom.engine.options import OptionValue, Setup, check_declared
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.steps import Event, Step

SEED = "position"


def load(text: str) -> State:
    """The state at the end of a position's actions or log.

    Raises `ValueError`, also when an action is not legal.
    """
    try:
        data = json.loads(text)
        return (evening(data) if "log" in data else hand(data)).state
    except (LookupError, TypeError, AttributeError) as why:
        raise ValueError(f"not a position: {why!r}") from why


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
    refused = check_declared(SEATS, OPTIONS, (), setup) or check_terms(setup)
    if refused is not None:
        raise ValueError(f"{refused.code}: {refused.note}")
    return setup


def opening(data: Mapping[str, Any]) -> State:
    """The table of a position before its first hand: what stands in front of each is what has been
    issued.
    """
    stacks = tuple(data["stacks"])
    terms = terms_of(setup_of(len(stacks), data.get("opts", {})))
    state = State(
        terms, Phase.BETWEEN, tuple(range(len(stacks))),
        tuple(Chair.SEATED if stack else Chair.OBSERVER for stack in stacks),
        stacks, stacks, (0,) * len(stacks), banker=data.get("banker", 0), dealer=data["dealer"],
    )  # fmt: skip
    if terms.limit is not None:
        sitting = Sitting(state, Rng(SEED))
        sitting.set_limit(terms.limit)
        state = sitting.frozen()
    return state


def hand(data: Mapping[str, Any]) -> Step[State]:
    """A position of one hand after its actions, and all that happened.

    With both `deal` and `seats` they must agree.
    """
    state = opening(data)
    seats = tuple(read_cards(text) for text in data.get("seats", ()))
    by_seat = "deal" not in data
    order = state.next_order
    deal = (
        [seats[seat][at] for at in (0, 1) for seat in order]
        if by_seat
        else read_cards(data["deal"])
    )
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
        step = Sitting(step.state, rng).act(seat, Ready())
        events += step.events
    return Step(step.state, tuple(events))


def do(
    state: State, seat: Seat, kind: str, argument: Any = None, code: str | None = None
) -> Step[State]:
    """An action of a vector; with `code` it has to be refused with that code.

    Raises `ValueError` when it does not fit.
    """
    action = action_of(kind, argument)
    refused = check(state, seat, action)
    if (refused.code if refused is not None else None) != code:
        raise ValueError(
            f"{kind} of seat {seat}: {refused.code if refused else 'not refused'}, not {code}"
        )
    return Step(state) if refused is not None else Sitting(state, Rng(SEED)).act(seat, action)


def evening(data: Mapping[str, Any]) -> Step[State]:
    """A position of a whole evening after its log, and all that happened."""
    step = Step(opening(data))
    events: list[Event] = []
    for entry in data["log"]:
        if isinstance(entry, dict):
            step = deal_hand(step.state, read_cards(entry["deal"]))
            events += step.events
            for seat, kind, *argument in entry["actions"]:
                step = do(step.state, seat, kind, *argument)
                events += step.events
        else:
            seat, kind, *more = entry
            step = do(step.state, seat, kind, *more)
            events += step.events
    return Step(step.state, tuple(events))
