"""The toy game plays as it says; the tools are tested with it, so it has to."""

from __future__ import annotations

import pytest

from playroom.engine.cards import card, cards
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection, note
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Mode
from playroom.engine.table import Ask, Item
from tests.engine.tally import TALLY
from tests.engine.tally_conformance import position, redeal
from tests.engine.tally_values import (
    Believe,
    Count,
    Doubt,
    Lapse,
    LayAway,
    Look,
    Phase,
    Play,
    Ring,
    State,
)

RNG = Rng("tally")


def after(state: State, *moves: tuple[int, Action]) -> State:
    for seat, action in moves:
        assert TALLY.check(state, seat, action) is None, (seat, action)
        state = TALLY.apply(state, seat, action, RNG).state
    return state


def code(state: State, seat: int, action: Action) -> str | None:
    refused = TALLY.check(state, seat, action)
    return refused.code if refused else None


def test_over_21_only_when_nothing_fits() -> None:
    state = position("hands=KH,2C/KD,QS trick=KS turn=1")
    assert code(state, 1, Play(card("KD"))) is None
    state = position("hands=KH,2C/KD,8S trick=KS turn=1")
    assert code(state, 1, Play(card("KD"))) == "over"
    assert code(state, 1, Play(card("8S"))) is None
    assert code(state, 0, Play(card("2C"))) == "not_your_turn"
    assert code(state, 1, Play(card("2C"))) == "not_your_card"


@pytest.mark.parametrize(
    ("claim", "answer", "scores"),
    [
        (18, Believe(), (0, 18)),
        (30, Believe(), (0, 30)),
        (18, Doubt(), (0, 23)),
        (30, Doubt(), (18, 0)),
    ],
)
def test_a_claim_and_its_consequences(claim: int, answer: Action, scores: tuple[int, ...]) -> None:
    state = position("hands=2C/8D,3H trick=10S turn=1")
    state = after(state, (1, Play(card("8D"))), (1, Count(claim)), (0, answer))
    assert state.scores == scores


def test_silence_at_a_claim_scores_nothing() -> None:
    state = after(position("hands=2C/8D,3H trick=10S turn=1"), (1, Play(card("8D"))))
    assert TALLY.on_timeout(state, 1) == Lapse()
    assert after(state, (1, Lapse())).scores == (0, 0)


def test_a_bell_makes_the_trick_worth_more_and_rings_once() -> None:
    state = after(position("hands=2C/8D,3H trick=10S turn=1"), (0, Ring()))
    assert code(state, 0, Ring()) == "rung"
    assert code(state, 1, Ring()) == "your_turn"
    assert after(state, (1, Play(card("8D"))), (1, Count(18)), (0, Believe())).scores == (0, 19)


def test_who_looked_knows_the_top_card_and_nobody_else() -> None:
    state = after(position("hands=2C/8D stock=KH,QH turn=1"), (1, Look()))
    tops = [TALLY.view(state, seat).top for seat in (0, 1, None)]
    assert tops == [None, card("KH"), None]
    for seed in range(20):
        assert redeal(state, 1, Rng(f"{seed}")).stock[0] == card("KH")
    assert {redeal(state, 0, Rng(f"{seed}")).stock[0] for seed in range(60)} == set(
        cards("KH QH 8D")
    )


def test_modes_and_clocks() -> None:
    state = TALLY.start(Setup.of(2, {"turn_seconds": 30}), RNG).state
    assert {(r.mode, r.seconds) for r in TALLY.requests(state)} == {(Mode.SECRET, 30)}
    state = after(state, *((seat, LayAway(state.hands[seat][0])) for seat in (0, 1)))
    assert [(r.mode, r.awaited, r.seconds) for r in TALLY.requests(state)] == [
        (Mode.TURN, True, 30),
        (Mode.WINDOW, False, None),
    ]
    for _ in range(2):
        state = after(state, (state.turn, Play(state.hands[state.turn][0])))
    assert [(r.mode, r.seconds) for r in TALLY.requests(state)] == [(Mode.CLAIM, 20)]
    state = after(state, (state.turn, Count(0)))
    assert [(r.mode, r.seconds, r.seat) for r in TALLY.requests(state)] == [
        (Mode.WINDOW, 5, 1 - state.turn)
    ]


def test_who_trusts_is_never_asked() -> None:
    state = TALLY.start(Setup.of(3, {}, {0: {"trusting": True}}), RNG).state
    state = after(state, *((seat, LayAway(state.hands[seat][0])) for seat in range(3)))
    while state.phase is Phase.PLAY:
        state = after(
            state,
            (state.turn, TALLY.on_timeout(state, state.turn)),  # type: ignore[arg-type]
        )
    counter = state.turn
    state = after(state, (counter, Count(1)))
    assert {request.seat for request in TALLY.requests(state)} == {0, 1, 2} - {0, counter}


@pytest.mark.parametrize(
    "text",
    ["", "hand", "play", "play 1X", "count", "count x", "count 1000", "count -1", "play 5H 6H"],
)
def test_what_is_not_in_the_notation(text: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        TALLY.parse(text)
    assert caught.value.rejection.code == "not_understood"


# -- what a table does unless a game says otherwise ------------------------------------------------


def test_marking_says_the_item_and_how_many_are_marked() -> None:
    table, view = TALLY.table, TALLY.view(position("hands=2C,3C/8D"), 0)
    one, two = table.zones(view)[0].items
    on = table.marking(view, (one, two), two, True)
    off = table.marking(view, (one,), two, False)
    assert (on.id, on.get("item"), on.get("count")) == ("table-marked", two.note, 2)
    assert (off.id, off.get("item"), off.get("count")) == ("table-unmarked", two.note, 1)


def test_numbers_and_keys() -> None:
    table = TALLY.table
    view = TALLY.view(position("hands=2C,3C/8D stock=KH"), 0)
    refused = table.number(view, 5)
    assert isinstance(refused, Rejection)
    assert refused.code == "no_number"
    plays = table.press(view, "look", (), None)
    assert isinstance(plays, tuple)
    assert plays[0].action == Look()  # type: ignore[union-attr]
    with pytest.raises(KeyError):
        table.press(view, "no-such-key", (), None)
    assert isinstance(table.act(view, (), Item("x", note("x"))), Rejection)
    assert all(table.answer(view, ask) for ask in Ask)
