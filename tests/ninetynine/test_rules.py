"""The rules of Ninety-nine, by their numbers; most of them are held by the vectors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.ninetynine
from games.ninetynine import GAME
from games.ninetynine.actions import Lay
from games.ninetynine.bots import choices
from games.ninetynine.events import Dealt, Given, Laid, Lost, Started
from games.ninetynine.options import CARDS, PRESETS, NinetyNineOptions
from games.ninetynine.state import State, View, after, view_of
from playroom.engine.cards import card, cards
from playroom.engine.contract import Turn
from playroom.engine.options import Setup
from playroom.engine.packs import FRENCH
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Event, Step
from playroom_testing.rules import check_rules
from playroom_testing.walks import open_match

ROOT = Path(__file__).parents[2]
VECTORS = ROOT / "tests/vectors/ninetynine.md"
RULES = ROOT / "docs/rules/ninetynine.md"
IDS = r"NIN-\d{3}"


def begun(seats: int = 2, seed: str = "seed", **options: int | str | bool) -> Step[State]:
    """A game that has just begun."""
    return GAME.start(Setup.of(seats, options), Rng(seed))


def finished(level: str, seats: int, seed: str, **options: int | str | bool) -> list[Event]:
    """All events of a match of bots."""
    step = begun(seats, seed, **options)
    events, bot = list(step.events), GAME.bots[level]()
    while requests := GAME.requests(step.state):
        seat = requests[0].seat
        dice = Rng(f"{seed} {len(events)}")
        action = bot.decide(Turn(GAME.view(step.state, seat), requests, (), dice))
        step = GAME.apply(step.state, seat, action, Rng(seed))
        events += step.events
    return events


def placed(hand: str, count: int, **options: int | str | bool) -> View:
    """The view of a seat in turn with these cards."""
    made = NinetyNineOptions.of(Setup.of(2, options))
    hands = (cards(hand), cards("KC KD KH"))
    return view_of(State(made, (3, 3), hands=hands, count=count, turn=0), 0)


def test_every_rule_has_a_test_and_stands_in_the_paper() -> None:
    code = Path(games.ninetynine.__file__).parent
    check_rules("NIN", code, Path(__file__).parent, VECTORS)
    written = re.findall(rf"^- \*\*({IDS})\*\*", RULES.read_text("utf-8"), re.MULTILINE)
    assert len(written) == len(set(written))
    held = set(re.findall(IDS, VECTORS.read_text("utf-8")))
    held |= {f"NIN-{number}" for number in re.findall(r"def test_nin_(\d{3})", _own_text())}
    assert set(written) == held


def _own_text() -> str:
    return Path(__file__).read_text("utf-8")


def test_nin_001_two_to_eight_may_play() -> None:
    assert GAME.seats == range(2, 9)
    assert GAME.check_options(Setup.of(8)) is None
    refused = GAME.check_options(Setup.of(9))
    assert refused is not None
    assert refused.code == "bad_options"


@pytest.mark.parametrize("seats", [2, 8])
def test_nin_002_one_pack_serves_and_no_card_is_lost(seats: int) -> None:
    state = begun(seats, hand=5).state
    held = [*state.stock, *(card for hand in state.hands for card in hand)]
    assert sorted(held) == sorted(FRENCH.cards())


def test_nin_010_the_deal_passes_to_the_next_seat_with_lives() -> None:
    leaders: list[int] = []
    alive: list[tuple[int, ...]] = []
    scores: tuple[int, ...] = (2,) * 4
    for event in finished("easy", 4, "deals", lives=2):
        if isinstance(event, Lost):
            scores = event.scores
        elif isinstance(event, Dealt):
            leaders.append(event.leader)
            alive.append(scores)
    dealers = [begun(4, "deals", lives=2).state.dealer]
    for round_, before in enumerate(alive):
        if round_:
            dealers.append(after(before, dealers[-1], 1))
        assert leaders[round_] == after(before, dealers[-1], 1)
    assert len({len([1 for lives in each if lives]) for each in alive}) > 1


def test_nin_010_chance_says_who_deals_first() -> None:
    assert {begun(4, f"seed {number}").state.dealer for number in range(40)} == {0, 1, 2, 3}


def test_nin_033_silence_lays_the_card_that_makes_the_highest_count() -> None:
    state = begun(turn_seconds=30).state
    assert GAME.requests(state)[0].seconds == 30
    assert begun().state.turn is not None
    assert GAME.requests(begun().state)[0].seconds is None
    turn = state.turn
    assert turn is not None
    silent = GAME.on_timeout(state, turn)
    view = view_of(state, turn)
    assert silent == next(choices(view))
    counts = [view.options.made(0, play.card, play.way) for play in choices(view)]
    assert counts == sorted(counts, reverse=True)


def test_nin_044_a_king_in_the_milestones_costs_the_others_only() -> None:
    options = NinetyNineOptions.of(Setup.of(2, {"milestones": True}))
    assert options.cost(20, 99) == ("exact", 99, 1)
    assert options.cost(99, 99) is None


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_match_ends_with_one_seat_that_has_lives(name: str, seats: int) -> None:
    events = finished("random", seats, f"{name} {seats}", **{**PRESETS[name], "lives": 2})
    lost = [event for event in events if isinstance(event, Lost)]
    assert sum(map(bool, lost[-1].scores)) == 1
    gone = [seat for event in lost for seat in event.out]
    assert len(gone) == len(set(gone)) == seats - 1


@pytest.mark.parametrize(
    ("hand", "count", "move", "code"),
    [
        ("AH 2C 3C", 10, Lay(card("5C"), ""), "not_your_card"),
        ("AH 2C 3C", 10, Lay(card("AH"), ""), "no_such_way"),
        ("AH 2C 3C", 10, Lay(card("2C"), "low"), "no_such_way"),
        ("AH 2C 3C", 95, Lay(card("AH"), "high"), "too_high"),
        ("AH 8C 9C", 95, Lay(card("8C")), "too_high"),
    ],
)
def test_a_refusal_says_why(hand: str, count: int, move: Lay, code: str) -> None:
    refused = GAME.refusal(placed(hand, count), move)
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize("seed", range(4))
def test_choices_are_all_that_is_legal(seed: int) -> None:
    chance = Rng(f"choices {seed}")
    for number in range(60):
        rng = chance.stream(str(number))
        hand = rng.shuffled(FRENCH.cards())[:3]
        count, kind = rng.stream("count").below(100), rng.stream("kind").choice(list(CARDS))
        view = placed(" ".join(map(str, hand)), count, cards=kind)
        ways = ("", "low", "high")
        legal = {
            Lay(card, way)
            for card in hand
            for way in ways
            if not GAME.refusal(view, Lay(card, way))
        }
        assert legal == set(choices(view))
        assert legal


def test_every_option_is_told_and_felt() -> None:
    usual = finished("random", 3, "felt")
    for option in NinetyNineOptions.declared:
        for value in {*option.menu()} - {option.default}:
            other = finished("random", 3, "felt", **{option.name: value})
            told = next(event for event in other if isinstance(event, Started))
            changed = dict(told.changed)
            assert changed.get(option.name, PRESETS[told.preset].get(option.name)) == value
            if option.name != "turn_seconds":
                assert other[1:] != usual[1:], (option.name, value)


def test_only_the_seat_is_told_its_cards() -> None:
    for event in finished("random", 3, "told", lives=1):
        if isinstance(event, Given):
            assert event.seen_by(event.seat) == event
            assert event.seen_by((event.seat + 1) % 3) is None
            assert event.seen_by(None) is None


@pytest.mark.parametrize("milestones", [False, True])
@pytest.mark.parametrize("count", [99, 100])
def test_nin_016_a_round_that_ends_tells_no_turned_order(count: int, milestones: bool) -> None:
    """A reverse and a skip at the limit or over it: the round is over, whose turn it would be is
    not told; one below the limit it is."""
    options = {"cards": "doubling", "milestones": milestones}
    state = open_match(GAME, Setup.of(4, options), "ends").state
    seat = state.turn
    assert seat is not None
    for name in ("4H", "JH"):
        value = 10 if name == "JH" else 4
        for short in (0, 2):
            hands = tuple(cards(f"{name} KS KC") for _ in state.hands)
            there = replace(state, hands=hands, count=count - value - short)
            laid = GAME.apply(there, seat, Lay(cards(name)[0]), Rng("ends")).events[0]
            assert isinstance(laid, Laid)
            ends = count - short > 99 or (milestones and count - short == 99)
            assert (laid.how == "laid") is ends


def test_a_turned_order_is_told_with_three_and_not_with_two() -> None:
    for seats in (2, 3):
        alive, turned = seats, False
        for event in finished("random", seats, "w", lives=2):
            alive -= len(event.out) if isinstance(event, Lost) else 0
            if isinstance(event, Laid) and event.how == "reverse":
                assert alive > 2
                turned = True
        assert turned == (seats > 2)
