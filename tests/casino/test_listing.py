"""The listing of plays (4.5, 4.6): the same as a slow second opinion on small tables, bounded on
hostile ones.
"""

from __future__ import annotations

import time

import pytest

from games.casino import GAME
from games.casino.actions import Build, Duplicate, Increase, Play, Take, Trail
from games.casino.bots import LEVELS
from games.casino.moves import BUILD, CAP, DUP, RAISE, TAKE, TRAIL, Plan, to_action
from games.casino.rules.check import is_legal, named_cards, same_action
from games.casino.words.offers import SOME, plans_of
from playroom.engine.cards import PACK, Card
from playroom.engine.contract import Turn
from playroom.engine.options import OptionValue
from playroom.engine.rng import Rng
from playroom.engine.steps import Request
from playroom_testing.walks import open_match
from tests.casino.brute import Key, keys
from tests.casino.kit import Spot
from tests.conftest import THOROUGH


def key_of(plan: Plan) -> Key:
    """The identity of a play (4.5)."""
    loose = frozenset(plan.loose)
    if plan.kind == TRAIL:
        return ("trail", plan.card)
    if plan.kind == TAKE:
        return ("take", plan.card, loose, plan.build)
    if plan.kind == RAISE:
        return ("raise", plan.card, plan.build, plan.value, loose)
    return (plan.kind, plan.card, plan.value, loose)


TABLES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("classic", {}),
    ("royal", {"face_values": True, "casino_high_values": True}),
    ("royal-low", {"face_values": True, "table_dual_values": False, "gather_on_raise": True}),
    (
        "one-or-three",
        {
            "number_pairing": "1-3",
            "face_pairing": "1-3",
            "pair_builds": False,
            "builder_duty": "no_trail",
        },
    ),
    ("royal-one-or-three", {"face_values": True, "number_pairing": "1-3", "builder_duty": "none"}),
    (
        "free",
        {
            "builder_duty": "none",
            "gather_on_raise": True,
            "face_pairing": "any",
            "raise_scope": "opponents",
        },
    ),
)


@pytest.mark.parametrize("matches", [2, pytest.param(4, marks=pytest.mark.long)])
@pytest.mark.parametrize(("name", "options"), TABLES, ids=[name for name, _ in TABLES])
def test_listed_plays_are_those_of_a_second_opinion(
    name: str, options: dict[str, OptionValue], matches: int
) -> None:
    from playroom.engine.options import Setup

    compared = 0
    for number in range(40 if THOROUGH else matches):
        match = open_match(GAME, Setup.of(2 + number % 3, options), f"{name} {number}")
        chance = Rng(f"{name} {number}")
        for _ in range(60):
            if match.outcome is not None:
                break
            (request,) = match.awaited()
            view = match.view(request.seat)
            if len(view.public.loose) <= 6:
                spot = [one for one in GAME.choices(view) if isinstance(one, Play)]
                from games.casino.moves import plans

                found = plans(view.public, request.seat, view.hand)
                mine = [key_of(plan) for plan in found]
                assert len(set(mine)) == len(mine), "one play is listed twice"
                assert set(mine) == keys(view.public, request.seat, view.hand)
                assert len(spot) == len(found)
                for plan in found:
                    assert is_legal(
                        view.public, request.seat, view.hand, to_action(view.public, plan)
                    )
                compared += 1
            plays = [one for one in GAME.choices(view) if isinstance(one, Play)]
            assert match.submit(request.seat, chance.choice(plays)) is None
    assert compared > 25 * matches


HOSTILE = {
    "A to 6 twice": ("AS AH 2S 2H 3S 3H 4S 4H 5S 5H 6S 6H", "10D 10C KS 9D"),
    "A to 9 twice": ("AS AH 2S 2H 3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H 9S 9H", "10D 10C KS 9D"),
    "A to 5 four times": (
        "AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C",
        "10D 10C KS 9D",
    ),
    "A to 8 three times": (
        "AS AH AD 2S 2H 2D 3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 8H 8D",
        "10D 10C KS 9D",
    ),
    "A to 10 three times": (
        (
            "AS AH AD 2S 2H 2D 3S 3H 3D 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 8S 8H 8D 9S 9H 9D "
            "10S 10H 10D"
        ),
        "10C 9C KS AC",
    ),
}


@pytest.mark.parametrize("preset", ["classic", "royal"])
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_table_is_listed_in_bounds_with_what_must_be_there(
    name: str, preset: str
) -> None:
    loose, hand = HOSTILE[name]
    spot = Spot(f"opt preset={preset}; hand A: {hand}; hand B: KH; table: {loose}")
    began = time.process_time()
    lister = spot.lister("A")
    found = lister.all()
    seconds = time.process_time() - began
    assert seconds < 2.0
    assert len(found) <= 2 * CAP + 200
    mine = {key_of(plan) for plan in found}
    assert len(mine) == len(found)
    public, own = spot.state.public, spot.state.hands[0]
    assert {("trail", one) for one in own} <= mine, "every trail is listed"
    for plan in found:
        assert is_legal(public, 0, own, to_action(public, plan))
    for card in own:
        if card.rank <= 10:
            takes = [plan for plan in found if plan.kind == TAKE and plan.card == card]
            assert takes, "every number card has a take here"
    ten = next(one for one in own if one.rank == 10)
    single = {
        tuple(sorted(one.rank for one in plan.loose))
        for plan in found
        if plan.kind == TAKE and plan.card == ten
    }
    patterns = {ranks for ranks in _patterns(public.loose) if sum(ranks) == 10}
    assert patterns <= single, "each rank pattern of one group is there"


def _patterns(loose: tuple[Card, ...]) -> set[tuple[int, ...]]:
    """The rank patterns of groups that total 10 with low values."""
    counts = {rank: sum(1 for one in loose if one.rank == rank) for rank in range(1, 11)}
    found: set[tuple[int, ...]] = set()

    def more(rank: int, left: int, so_far: tuple[int, ...]) -> None:
        if not left:
            found.add(tuple(sorted(so_far)))
            return
        if rank > 10 or rank > left:
            return
        for many in range(counts[rank] + 1):
            if many * rank <= left:
                more(rank + 1, left - many * rank, (*so_far, *([rank] * many)))

    more(1, 10, ())
    return found


def test_fifty_one_loose_cards_before_the_last_play() -> None:
    """Everybody only trails: the table is full, and still every answer comes."""
    loose = [one for one in PACK if str(one) != "10D"]
    spot = Spot(f"hand A: 10D; hand B: -; table: {' '.join(map(str, loose))}; stock: -")
    began = time.process_time()
    found = spot.lister("A").all()
    assert ("trail", spot.state.hands[0][0]) in {key_of(plan) for plan in found}
    largest = max(found, key=lambda plan: len(plan.loose))
    assert len(largest.loose) >= 20
    offered = GAME.table.act(spot.view("A"), [], GAME.table.zones(spot.view("A"))[0].items[0])
    assert isinstance(offered, tuple)
    assert time.process_time() - began < 5.0


@pytest.mark.parametrize("preset", ["classic", "royal"])
@pytest.mark.parametrize("name", HOSTILE)
def test_enter_on_a_hostile_table_offers_the_best_of_each_kind(name: str, preset: str) -> None:
    """Hundreds of plays are no list for the ear: the best come, those left out use marks."""
    loose, hand = HOSTILE[name]
    view = Spot(f"opt preset={preset}; hand A: {hand}; hand B: KH; table: {loose}").view("A")
    for item in GAME.table.zones(view)[0].items:
        assert item.card is not None
        offered = GAME.table.act(view, [], item)
        assert isinstance(offered, tuple)
        every = plans_of(view, item.card)
        actions = [to_action(view.public, plan) for plan in every]
        assert offered[0].action == actions[0], "the best comes first"
        kinds = [type(one.action) for one in offered]
        assert max(kinds.count(kind) for kind in kinds) <= SOME
        assert set(kinds) == {type(one) for one in actions}
        left = next(
            (
                plan
                for plan in every
                if to_action(view.public, plan) not in {o.action for o in offered}
            ),
            None,
        )
        if left is not None:  # by marks it is there
            cards = {one.card: one for zone in GAME.table.zones(view) for one in zone.items}
            marked = GAME.table.act(view, [item, *(cards[one] for one in left.loose)], item)
            assert isinstance(marked, tuple)
            assert to_action(view.public, left) in {one.action for one in marked}


@pytest.mark.parametrize("level", ["easy", "good", "expert"])
def test_bots_play_on_hostile_tables(level: str) -> None:
    for loose, hand in HOSTILE.values():
        spot = Spot(f"hand A: {hand}; hand B: KH; table: {loose}")
        requests: tuple[Request, ...] = tuple(
            one for one in GAME.requests(spot.state) if one.seat == 0
        )
        action = LEVELS[level]().decide(Turn(spot.view("A"), requests, (), Rng("hostile")))
        assert GAME.check(spot.state, 0, action) is None


def test_legality_never_asks_the_listing() -> None:
    """An exact answer for a play that a capped listing does not name."""
    loose, hand = HOSTILE["A to 10 three times"]
    spot = Spot(f"hand A: {hand}; hand B: KH; table: {loose}")
    odd = "A take 10C : AD+2D+3D+4D / AH+9D / 5H+5D / 10H"
    assert spot.code(odd) == "ok"
    assert spot.code(odd.replace("5H+5D", "5H+6D")) == "sum"


def test_a_build_of_a_standing_value_is_the_duplicate_of_it() -> None:
    spot = Spot("hand A: 6D 9C; hand B: 2C; table: 3H; build 9 @B : 5C+4H")
    action = GAME.parse("build 6D = 9 : 3H")
    assert isinstance(action, Build)
    same = same_action(spot.state.public, action)
    assert isinstance(same, Duplicate)
    assert named_cards(same) == named_cards(action)
    assert not isinstance(same, Increase | Take | Trail)
    assert {BUILD, DUP} == {"build", "dup"}
