"""What the expert sees that lower levels overlook: what a rival wants, where a wild card serves
best, and which card is worth keeping after going down.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.rummy import GAME
from games.rummy import events as e
from games.rummy.actions import LayOff, MayI, Pass, Stock, Throw
from games.rummy.bots.opened import best_lay, bridges
from games.rummy.bots.reading import chance_of_helping, places_apart
from games.rummy.bots.unseen import Memory
from games.rummy.state import State, view_of
from playroom.engine.cards import card, cards
from playroom.engine.contract import Turn
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event
from tests.rummy.kit import HEARTS, SEVENS, position
from tests.rummy.position import played

CLUBS = {"kind": "run", "suit": "c", "low": 5, "cards": "5c 6c 7c 8c", "owner": 0}
RUNS, SETS = (0, 3), (3, 0)


def _started(state: State) -> list[Event]:
    public = state.public
    assert public.top is not None
    return [e.HandStarted(public.number, 0, 3, public.dealer, public.top, public.stock_size, False)]


def _memory(*told: Event) -> Memory:
    state = position(["2s 3d 9h", "2c 4d 6h"], hand_no=7)
    return Memory(view_of(state, 0), [*_started(state), *told])


def _expert(state: State) -> Action:
    return _plays("expert", state)


def _plays(level: str, state: State) -> Action:
    return GAME.bots[level]().decide(
        Turn(view_of(state, 0), (), _started(state), Rng("test"), None)
    )


@pytest.mark.parametrize(("one", "other", "apart"), [
    ("7C", "9C", 2), ("AC", "KC", 1), ("AC", "2C", 1), ("KC", "2C", 11), ("7C", "7D", 99),
    ("JK", "7C", 99),
])  # fmt: skip
def test_an_ace_is_next_to_the_two_and_the_king(one: str, other: str, apart: int) -> None:
    assert places_apart(card(one), card(other)) == apart


def test_what_a_rival_threw_helps_it_less_than_what_it_let_lie_and_that_less_than_the_rest() -> (
    None
):
    thrown = _memory(e.Discarded(1, card("8C"), 12))
    let_lie = _memory(e.Declined(1, card("8C"), ()))
    by_me = _memory(e.Discarded(0, card("8C"), 12))
    chances = [
        chance_of_helping(memory, 1, card("8C"), RUNS) for memory in (thrown, let_lie, by_me)
    ]
    assert chances == sorted(set(chances))
    assert chances[0] < chances[2] / 4


def test_neighbours_tell_where_runs_are_wanted_and_ranks_where_sets_are() -> None:
    nothing, taken = _memory(), _memory(e.TookDiscard(1, card("9S")))
    near, alike = card("8S"), card("9D")
    assert chance_of_helping(taken, 1, near, RUNS) > chance_of_helping(nothing, 1, near, RUNS)
    assert chance_of_helping(taken, 1, alike, SETS) > chance_of_helping(nothing, 1, alike, SETS)
    assert chance_of_helping(taken, 1, alike, RUNS) == chance_of_helping(nothing, 1, alike, RUNS)
    thrown = _memory(e.Discarded(1, card("9S"), 12))
    assert chance_of_helping(thrown, 1, near, RUNS) < chance_of_helping(nothing, 1, near, RUNS)
    assert chance_of_helping(thrown, 1, alike, SETS) < chance_of_helping(nothing, 1, alike, SETS)


def _down(hand: str, *melds: dict[str, Any]) -> State:
    return position(
        [hand, "2d 3s 9h Kd"], melds=list(melds), opened=[True, True], phase="play", hand_no=2
    )


def test_a_wild_card_goes_where_others_can_follow_it() -> None:
    state = _down("JK Tc Ks 2d", SEVENS, CLUBS)
    assert best_lay(view_of(state, 0)) == LayOff(1, card("JK"), "high")
    state = _down("JK Ks 2d", CLUBS, SEVENS)  # nothing follows anywhere: a set opens no end
    assert best_lay(view_of(state, 0)) == LayOff(1, card("JK"))


def test_naturals_are_laid_before_wild_cards_the_dearest_first() -> None:
    state = _down("JK 9c Ks 4c Tc", SEVENS, CLUBS)
    found = best_lay(view_of(state, 0))
    assert isinstance(found, LayOff)
    assert not found.card.is_joker


def test_a_freed_wild_card_is_laid_rather_than_one_of_the_hand() -> None:
    state = _down("JK 5h Ks 2d", HEARTS, SEVENS)
    found = best_lay(view_of(state, 0))
    assert found is not None
    assert found.card == card("5H")


def test_a_card_that_bridges_to_a_run_is_kept() -> None:
    state = _down("Tc Ks", SEVENS, CLUBS)
    unseen = Counter(cards("9C,9C,JC,3C"))
    view = view_of(state, 0)
    assert bridges(view, card("10C"), unseen) == 2
    assert bridges(view, card("3C"), unseen) == 0  # no four of clubs is unseen
    assert _expert(state) == Throw(card("KS"))
    assert _expert(_down("Kc 9s", SEVENS, CLUBS)) == Throw(card("KC"))


CLUBS_HIGH = {"kind": "run", "suit": "c", "low": 9, "cards": "9c Tc Jc Qc", "owner": 1}


def _before_going_down(hand: str, other: str, down: bool) -> State:
    melds = [CLUBS_HIGH, {**SEVENS, "owner": 1}] if down else []
    return position([hand, other], melds=melds, opened=[False, down], phase="play", hand_no=2)


@pytest.mark.parametrize(("level", "down"), [("good", "KC"), ("expert", "2S")])
def test_only_experts_throw_nothing_that_fits_the_table_of_who_is_down(
    level: str, down: str
) -> None:
    hand, other = "3h 4h 5h 8d 8d 8h Kc 2s", "2d 3s 9h Kd"
    assert _plays(level, _before_going_down(hand, other, down=False)) == Throw(card("KC"))
    assert _plays(level, _before_going_down(hand, other, down=True)) == Throw(card(down))


def test_easy_keeps_what_goes_together_whatever_the_contract_asks_for() -> None:
    """Two sets are wanted: the hearts are of no use, and the kings are half a set."""
    hand = "3h 4h 5h 8d 8s 8c Kc Ks"
    state = position([hand, "2d 3s 9h Kd"], phase="play", hand_no=1)
    assert _plays("easy", state) in (Throw(card("KC")), Throw(card("KS")))
    for level in ("fair", "good"):
        assert _plays(level, state) in [Throw(heart) for heart in cards("3H,4H,5H")]


def test_easy_adds_only_to_its_own_melds() -> None:
    theirs = {**CLUBS, "owner": 1}
    assert _plays("easy", _down("9c Ks 2d", theirs)) == Throw(card("KS"))
    assert _plays("good", _down("9c Ks 2d", theirs)) == LayOff(0, card("9C"), "high")


def test_the_expert_tears_nothing_apart_to_throw_what_is_dear() -> None:
    """The other is about to go out, and two cards are missing: the run up to the king stays."""
    state = _before_going_down("Qh Jh Kh 4d 4d 5s 3c 9s", "2d", down=True)
    assert _expert(state) in (Throw(card("5S")), Throw(card("3C")), Throw(card("9S")))


@pytest.mark.parametrize(("seats", "answer"), [(2, Pass), (3, Pass), (4, MayI)])
def test_cards_are_claimed_for_the_chance_alone_where_many_play(
    seats: int, answer: type[Action]
) -> None:
    hands = ["4h 8d 8h Kc 2s Js 3d 6c 9s Qd Ts 4c", *["2d 3s 9h Kd"] * (seats - 1)]
    state = position(hands, opened=[False] * seats, hand_no=7, turn=1, discard="7s")
    assert isinstance(_expert(played(state, 1, Stock()).state), answer)
