"""The levels: what they do between hands, how soon they answer, that each is better than the one
before, and a bluff or two.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from games.calatone import GAME
from games.calatone.actions import (
    Bet,
    Call,
    Check,
    Consent,
    Declare,
    Expose,
    Fold,
    Raise,
    Ready,
    Refuse,
)
from games.calatone.bots.reading import Habits, Reader
from games.calatone.bots.unseen import deals, known
from games.calatone.rules.evaluator import evaluator
from games.calatone.rules.packs import faces
from games.calatone.state import Phase
from playroom.engine.cards import PACK, card
from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.simulate import simulate
from tests.bench.bench_calatone_bots import match, sizes
from tests.calatone.driving import Drive
from tests.conftest import THOROUGH

LEVELS = tuple(GAME.bots)
THINKING = ("fair", "good", "expert")


def decide(
    drive: Drive, seat: int, level: str, seed: str = "bot", deadline: float | None = None
) -> Action:
    """What a bot does in that seat."""
    view = drive.view(seat)
    requests = tuple(one for one in GAME.requests(drive.state) if one.seat == seat)
    seen = [known for event in drive.events if (known := event.seen_by(seat)) is not None]
    return GAME.bots[level]().decide(Turn(view, requests, seen, Rng(seed), deadline))


def full_table(seed: int, **opts: Any) -> Drive:
    """Seven players in the first round."""
    pack = random.Random(seed).sample(PACK, 52)
    return Drive((200,) * 7, dealer=6, **opts).deal(faces(pack)).folds_after_showing(0)


def sitting(
    levels: Sequence[str], opts: dict[str, Any], seed: str
) -> Iterator[tuple[str, Any, Action, float]]:
    """A whole sitting; every decision with its level, its view and its seconds."""
    players = tuple(Player(Clean.of(f"bot {seat}"), level) for seat, level in enumerate(levels))
    match: Match[Any, Any] = Match(
        GAME, Header("x", "calatone", 1, Setup.of(len(levels), opts), players, seed)
    )
    bots = [GAME.bots[level]() for level in levels]
    while awaited := match.awaited():
        seat = awaited[0].seat
        view, seen, rng = match.view(seat), match.seen(seat), Rng(f"{seed} {match.sequence}")
        began = time.perf_counter()
        action = bots[seat].decide(Turn(view, match.requests_of(seat), seen, rng))
        yield levels[seat], view, action, time.perf_counter() - began
        assert match.submit(seat, action) is None


def test_the_levels() -> None:
    assert LEVELS == ("random", "easy", "fair", "good", "good-careful", "good-bold", "expert")


@pytest.mark.parametrize("level", LEVELS)
def test_bots_consent_and_propose_nothing(level: str) -> None:
    """CAL-114, CAL-119."""
    drive = Drive((100, 100, 100), 2)
    assert decide(drive, 0, level) == Ready()
    assert decide(drive.do(0, "agree end"), 1, level) == Consent()
    limit = Drive((100, 100, 100), 2).do(0, "limit 1 hands").play((1, "consent"), (2, "consent"))
    limit.deal().folds_after_showing()
    assert limit.state.phase is Phase.LIMIT
    assert decide(limit, 1, level) == Refuse()


@pytest.mark.parametrize("level", LEVELS[1:])
def test_the_lower_card_is_shown_and_the_best_five_declared(level: str) -> None:
    drive = Drive().deal()
    assert decide(drive, 0, level) == Expose(card("7h"))
    over = Drive((100, 1), 1, ante=1, min_bet=1, rebuy="never").deal(
        "As Qh Ks Jd Ad Qs 5c Tc 9d 8d 9h Th 2c 3s"
    )
    over.show("Ks", "Qh")
    best = decide(over, 0, level)
    assert isinstance(best, Declare)
    assert set(best.cards) == set(evaluator(52).best(over.hand.cards[0]))


@pytest.mark.parametrize("level", LEVELS)
def test_whole_sittings_are_legal_at_every_number_of_seats(level: str) -> None:
    for seats in range(2, 8):
        for _ in sitting(
            [level] * seats,
            {"limit": "1-hands", "deck": "auto", "max_bet": 0, "stack": 60},
            f"{seats}",
        ):
            pass  # every action is asserted to be legal


@pytest.mark.parametrize("level", THINKING)
def test_a_deadline_is_kept(level: str) -> None:
    drive = full_table(1)
    began = time.monotonic()
    action = decide(drive, drive.turn, level, deadline=began)
    assert time.monotonic() - began < 0.25
    assert GAME.check(drive.state, drive.turn, action) is None


def test_nobody_needs_300_milliseconds() -> None:
    """The 99th percentile with seven players, where most is to be weighed."""
    times = sorted(
        took
        for _, _, _, took in sitting(
            ["expert", "good"] * 3 + ["expert"], {"limit": "3-hands"}, "times"
        )
    )
    assert times[int(len(times) * 0.99)] < 0.3


def test_deals_leave_every_known_card_where_it_is() -> None:
    drive = full_table(2)
    seat = drive.turn
    facts = known(
        drive.view(seat),
        [event for one in drive.events if (event := one.seen_by(seat)) is not None],
    )
    assert not set(facts.unseen) & {*facts.own, *(one for up in facts.hand.up for one in up)}
    assert len(facts.unseen) == 52 - 2 - 6
    for mine, theirs in deals(evaluator(52), facts, 30, Rng("x"), None):
        hidden = [one for one, _ in theirs]
        assert len(set(hidden)) == len(hidden) == 6
        assert set(hidden) <= set(facts.unseen)
        assert all(len(key) > 1 for key in (mine, *(key for _, key in theirs)))


def test_cards_of_the_withdrawn_are_remembered() -> None:
    drive = full_table(3).do(0, Check()) if full_table(3).turn == 0 else full_table(3)
    out = drive.turn
    shown = drive.hand.shown[out]
    drive.do(out, Fold())
    seat = drive.turn
    facts = known(
        drive.view(seat),
        [event for one in drive.events if (event := one.seen_by(seat)) is not None],
    )
    assert shown not in facts.unseen
    assert out not in facts.rivals


def test_who_bets_is_thought_to_have_more() -> None:
    """A rival with a king shown that raises is likelier to hide another king than one
    that passes.
    """

    def likely(text: str) -> float:
        drive = Drive().started().do(0, text)
        seen = [event for one in drive.events if (event := one.seen_by(1)) is not None]
        facts = known(drive.view(1), seen)
        reader = Reader()
        reader.look(drive.state.deals, facts)
        weights = reader.weights(evaluator(52), facts, 0)
        king, other = weights[card("Ks")], weights[card("2s")]
        return king / other

    assert likely("bet 10") > 1.5 * likely("check")


def _wins(level: str, other: str, games: int) -> tuple[float, float]:
    """Chips per 100 hands of a level against the other, and the lower end of the interval of two
    standard errors.
    """
    told = simulate(
        "calatone", games, [level, other] * 3, Setup.of(6, {"limit": "20-hands"}), "strength"
    )["figures"]
    mean = told[f"chips_per_100_hands_{level}"]
    return mean, mean - (mean - told[f"chips_per_100_hands_{level}_low"]) / 1.96 * 2


@pytest.mark.parametrize(("level", "other"), [("easy", "random"), ("good", "random")])
def test_chance_is_beaten_at_once(level: str, other: str) -> None:
    assert _wins(level, other, 8)[0] > 50


@pytest.mark.slow
@pytest.mark.skipif(not THOROUGH, reason="20,000 hands: with PLAYROOM_THOROUGH=1")
@pytest.mark.parametrize(("level", "other"), [("good", "easy"), ("expert", "good")])
def test_every_level_beats_the_one_below_by_two_standard_errors(level: str, other: str) -> None:
    assert _wins(level, other, 1000)[1] > 0


@pytest.mark.parametrize("probe", ["potter", pytest.param("maniac", marks=pytest.mark.long)])
def test_whoever_always_bets_wins_nothing_from_an_expert(probe: str) -> None:
    """It counts how often each rival bets, and believes the less."""
    assert match([probe, "expert"], 4, "always")["chips"] < 0


def test_an_expert_is_paid_by_who_seldom_bets() -> None:
    """Large bets alone win 27 chips in 100 hands from `easy`, where `good` wins 150."""
    assert match(["expert", "easy"], 10, "timid")["chips"] > 80


def test_habits_are_counted_on_and_counted_anew_after_a_pause() -> None:
    """The same for a continuous listener and one who reads the log of a resumed game."""
    drive = Drive((500, 500, 500), max_bet=0).started()
    listening = Habits()
    for number in range(12):
        if drive.state.phase is not Phase.BET:
            break
        low = (drive.may.bet or drive.may.raise_ or (0, 0))[0]
        drive.do(drive.turn, Bet(low) if drive.may.bet else (Raise(low) if number < 9 else Call()))
        listening.look(drive.events)
    fresh = Habits()
    fresh.look(drive.events)
    assert fresh.of(0) == listening.of(0) > 0
    other = Drive().started().play((0, "check"), (1, "check"))
    listening.look(other.events)
    assert listening.of(0) == 0


def test_the_amount_of_an_experts_bet_tells_nothing_of_its_hand() -> None:
    """Its hidden card helps it no more with a large bet than with a small one, and a bet does not
    tell that it is ahead of what others show.
    """
    told = sizes("expert", 8, "tell")
    assert told["information"] <= 0.05
    groups = [told[size] for size in ("low", "middle", "high") if size in told]
    bets = sum(group["bets"] for group in groups)
    assert bets > 300
    assert sum(group["bets"] * group["ahead"] for group in groups) <= 0.96 * bets


def test_good_does_not_pass_its_hands_away() -> None:
    assert match(["good", "easy"], 8, "lively")["ends_all_pass"] < 0.65


def test_the_styles_of_good_differ_in_what_they_risk() -> None:
    """By how often they bet where they may, fold and raise when asked to pay."""
    bets, folds, raises = {}, {}, {}
    for level in ("good-careful", "good", "good-bold"):
        acts = Counter(
            (view.legal.bet is not None, type(action))
            for number in range(10)
            for _, view, action, _ in sitting(
                [level, level], {"limit": "20-hands", "stack": 20_000}, f"styles {number}"
            )
            if view.phase is Phase.BET and view.legal is not None
        )
        opened = sum(count for (may, _), count in acts.items() if may)
        answered = acts.total() - opened
        bets[level] = acts[True, Bet] / opened
        folds[level] = acts[False, Fold] / answered
        raises[level] = acts[False, Raise] / answered
    assert bets["good-careful"] < bets["good"] - 0.04 < bets["good-bold"] - 0.06
    assert folds["good-bold"] < folds["good-careful"]
    assert raises["good-careful"] < raises["good"] < raises["good-bold"]


def test_experts_bluff_now_and_then() -> None:
    """Bets from behind: some, and far fewer than others."""
    bets = bluffs = 0
    for level, view, action, _ in sitting(
        ["expert", "good", "good", "easy"], {"limit": "60-hands", "stack": 2000}, "bluffs"
    ):
        if level == "expert" and isinstance(action, (Bet, Raise)):
            bets += 1
            shown = [
                evaluator(52).key(view.hand.up[seat])
                for seat in view.hand.bets.live
                if seat != view.seat
            ]
            bluffs += evaluator(52).key(view.hand.own) <= max(shown)
    assert bets > 20
    assert 0 < bluffs < bets * 2 / 3


def test_short_stacks_are_played_to_the_end() -> None:
    """Who has less than a bet still sees with all it has when the hand is good."""
    pack = "Ah 9c 4s Ad 2h 3c 2c 9h Ac 3d Js 5d"
    drive = Drive((4, 100, 100), dealer=2).deal(pack).show("Ad", "9c", "4s")
    drive.do(0, Check()).do(1, "bet 10").do(2, Call())
    for level in ("easy", "good", "expert"):
        assert isinstance(decide(drive, 0, level), (Call, Raise)), level
