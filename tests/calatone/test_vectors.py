"""The vectors of Calatone: those of the repository and those of the folder that PLAYROOM_VECTORS
names.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from games.calatone import GAME
from games.calatone.events import HandEnded, RoundStarted
from games.calatone.options import CalatoneOptions
from games.calatone.rules.bets import first_speaker, legal
from games.calatone.rules.evaluator import Evaluator, evaluator
from games.calatone.rules.pots import award, layers
from games.calatone.rules.requests import awaited
from games.calatone.state import Phase, State
from playroom.engine.cards import cards
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.steps import Step
from tests.calatone import position
from tests.calatone.position import RULES_NAMES, action_of
from tests.vectors.reader import Vector, cases

Data = dict[str, Any]


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("calatone"))
def test_vector(vector: Vector) -> None:
    data = json.loads(vector.text)
    assert data.pop("id") == vector.id
    kind = data.pop("kind")
    assert kind in _KINDS, f"unknown kind {kind}"
    _KINDS[kind](data)


def _fields(data: Data, *known: str) -> None:
    """An unchecked field would make a vector pass for nothing."""
    assert not set(data) - set(known), f"unknown fields: {sorted(set(data) - set(known))}"


def _evaluator(data: Data) -> Evaluator:
    opts = data.get("opts", {})
    assert set(opts) <= {"ace_low", "ace_straight_over_flush"}, opts
    return evaluator(
        data.get("deck", 52), opts.get("ace_low", True), opts.get("ace_straight_over_flush", False)
    )


def _value(data: Data) -> None:
    _fields(data, "deck", "opts", "cards", "expect")
    worth = _evaluator(data)
    key = worth.key(cards(data["cards"]))
    assert [RULES_NAMES[worth.category(key)], list(key[1:])] == data["expect"]
    assert worth.key(worth.best(cards(data["cards"]))) == key


def _order(data: Data) -> None:
    _fields(data, "deck", "opts", "hands", "expect")
    worth = _evaluator(data)
    keys = [worth.key(cards(hand)) for hand in data["hands"]]
    found = [
        [at for at, one in enumerate(keys) if one == key] for key in sorted(set(keys), reverse=True)
    ]
    assert found == data["expect"]


def _first(data: Data) -> None:
    _fields(data, "deck", "opts", "dealer", "up", "speak", "can_speak", "expect")
    up = [cards(some) for some in data["up"]]
    speakers = data.get(
        "speak", data.get("can_speak", [seat for seat, some in enumerate(up) if some])
    )
    seats = tuple(range(len(up)))
    order = seats[data["dealer"] + 1 :] + seats[: data["dealer"] + 1]
    shown = {seat: up[seat] for seat in order if seat in speakers}
    assert first_speaker(_evaluator(data), shown) == data["expect"]


def _moves(state: State, seat: int) -> list[Data]:
    """What a seat may do, in the form and order of the vectors."""
    hand = state.hand
    assert hand is not None
    if state.phase is not Phase.BET or awaited(state) != (seat,):
        return []
    may = legal(state.options, hand.bets, state.stacks, seat)
    out: list[Data] = []
    if may.check:
        out.append({"type": "check"})
    if may.bet is not None:
        out.append({"type": "bet", "min": may.bet[0], "max": may.bet[1]})
    if may.call is not None:
        out.append({"type": "call", "pay": may.call})
    if may.raise_ is not None:
        out.append({"type": "raise", "min": may.raise_[0], "max": may.raise_[1]})
    return [*out, {"type": "fold"}]


_HAND = ("stacks", "dealer", "seats", "deal", "opts", "actions", "banker")


def _legal(data: Data) -> None:
    _fields(data, *_HAND, "seat", "expect")
    state = position.hand(data).state
    assert _moves(state, data["seat"]) == data["expect"]
    for move in data["expect"]:  # the limits are the limits: one chip beyond is refused
        if "min" in move:
            for amount, fits in (
                (move["min"] - 1, False),
                (move["min"], True),
                (move["max"], True),
                (move["max"] + 1, False),
            ):
                assert (
                    GAME.check(state, data["seat"], action_of(move["type"], amount)) is None
                ) is fits
        else:
            assert GAME.check(state, data["seat"], action_of(move["type"])) is None


def _reject(data: Data) -> None:
    _fields(data, *_HAND, "then", "code", "expect")
    state = position.hand(data).state
    seat, kind, *argument = data["then"]
    refused = GAME.check(state, seat, action_of(kind, *argument))
    assert refused is not None
    if "code" in data:
        assert refused.code == data["code"].lower()
    assert data.get("expect", "rejected").lower() in ("rejected", "refused", refused.code)


def _pots(data: Data) -> None:
    _fields(data, "contrib", "live", "dealer", "strength", "expect", "payout")
    pots = layers(data["contrib"], data["live"])
    assert [[pot.amount, sorted(pot.eligible)] for pot in pots] == data["expect"]
    assert sum(pot.amount for pot in pots) == sum(data["contrib"])
    assert ("payout" in data) == ("strength" in data)
    if "payout" in data:
        seats = tuple(range(len(data["contrib"])))
        order = seats[data["dealer"] + 1 :] + seats[: data["dealer"] + 1]
        paid = [0] * len(seats)
        for pot in award(pots, dict(enumerate(data["strength"])), order):
            for seat, share in zip(pot.winners, pot.shares, strict=True):
                paid[seat] += share
        assert paid == data["payout"]


def _hand(data: Data) -> None:
    _fields(data, *_HAND, "expect")
    step = position.hand(data)
    _check_hand(step, data["expect"])
    if "seats" in data and "deal" in data:  # the two test entrances agree
        by_seat = {name: value for name, value in data.items() if name != "deal"}
        assert _without_rest(position.hand(by_seat).state) == _without_rest(step.state)


def _without_rest(state: State) -> Any:
    hand = state.hand
    assert hand is not None
    return (
        state.stacks,
        state.phase,
        hand.cards,
        hand.bets.total,
        hand.pots,
        hand.bets.first,
        hand.declared,
    )


def _check_hand(step: Step[State], expect: Data) -> None:
    _fields(expect, "end", "stacks", "first", "pots")
    state, hand = step.state, step.state.hand
    assert hand is not None
    ended = [event for event in step.events if isinstance(event, HandEnded)]
    found = {
        "end": ended[-1].reason if ended else state.phase.value,
        "stacks": list(ended[-1].stacks if ended else state.stacks),
        "first": [event.first for event in step.events if isinstance(event, RoundStarted)],
        "pots": [[pot.amount, sorted(pot.eligible), sorted(pot.winners)] for pot in hand.pots],
    }
    assert found["first"] == list(hand.bets.first)
    assert {name: found[name] for name in expect} == expect


def _table(data: Data) -> None:
    _fields(data, "cases")
    for players, deck, expected in data["cases"]:
        setup = Setup.of(players, {"deck": str(deck)})
        refused = GAME.check_options(setup)
        found: object = (
            "refused" if refused is not None else CalatoneOptions.of(setup).pack_size(players)
        )
        assert (players, deck, found) == (players, deck, expected)


def _settle(data: Data) -> None:
    _fields(data, "issued", "returned", "expect")
    state = position.opening({"stacks": [0] * len(data["issued"]), "dealer": 0})
    bank = replace(state.bank, issued=tuple(data["issued"]), returned=tuple(data["returned"]))
    state = replace(state, bank=bank)
    assert list(state.results) == data["expect"]
    assert sum(state.results) == 0


def _session(data: Data) -> None:
    _fields(data, "stacks", "dealer", "banker", "opts", "log", "expect")
    state = position.evening(data).state
    expect = data["expect"]
    _fields(expect, "end", "stacks", "issued", "returned", "results", "awaited", "dealer", "banker")
    found = {
        "end": state.ended or state.phase.value,
        "stacks": list(state.stacks),
        "issued": list(state.bank.issued),
        "returned": list(state.bank.returned),
        "results": list(state.results),
        # that players are waited for before the next deal is the playroom's, not the rules'
        "awaited": [] if state.phase is Phase.BETWEEN else sorted(awaited(state)),
        "dealer": state.next_order[-1] if state.phase is Phase.BETWEEN else None,
        "banker": state.bank.keeper,
    }
    given = {name: sorted(value) if name == "awaited" else value for name, value in expect.items()}
    assert {name: found[name] for name in given} == given
    assert (
        sum(state.results) + (state.hand.bets.pot if state.hand and state.phase.in_hand else 0) == 0
    )


_KINDS: dict[str, Callable[[Data], None]] = {
    "value": _value,
    "order": _order,
    "first": _first,
    "legal": _legal,
    "reject": _reject,
    "pots": _pots,
    "hand": _hand,
    "table": _table,
    "settle": _settle,
    "session": _session,
}
