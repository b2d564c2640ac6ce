"""CRB-069 to CRB-073 and CRB-100 to CRB-111: counting by hand, and where points go that were
counted wrong.
"""

from __future__ import annotations

import pytest

from games.cribbage import GAME
from playroom.engine.cards import card
from playroom.engine.rng import Rng
from playroom.engine.steps import Mode
from tests.cribbage import values as c
from tests.cribbage.kit import TABLES, counting, events, narrated, played, scores, setup, tries

FIFTEEN = "4C,5S,6D,JH"  # with the 4 of hearts 15
LOW = "2C,8D,KH,QS"  # nothing with the 4 of hearts
HANDS = {
    2: f"{FIFTEEN} | {LOW}",
    3: f"{FIFTEEN} | {LOW} | 2D,9H,KS,QC",
    4: f"{FIFTEEN} | {LOW} | 2D,9H,KS,QC | 2H,9S,KC,QD",
}
SIX = (
    "AC,3D,8H,9S,JD | AD,3H,8S,9C,JS | AH,3S,8C,9D,JC | AS,3C,8D,9H,QC | 2C,2D,7H,7S,QD | "
    "2H,2S,7C,7D,QH"
)


def claimed(seats: int, claim: int | None, options: str = "", start: str = "") -> tuple[int, ...]:
    """The scores after seat 0 claimed for a hand worth 15 (None: its time ran out)."""
    run = counting(
        HANDS[seats],
        "4H",
        f"n={seats} dealer={seats - 1} {options}" + (f" start={start}" if start else ""),
    )
    if claim is None:
        assert run.silence(0) is None
    else:
        run.do(0, c.Claim(claim))
    return scores(run)


def test_crb_069_the_owner_claims_and_nobody_is_told_the_value_before() -> None:
    run = counting(HANDS[2], "4H")
    (request,) = GAME.requests(run.state)
    assert (request.seat, request.kinds, request.mode) == (0, (c.Claim,), Mode.CLAIM)
    public = run.state.public
    assert public.open == c.OpenCount(
        0, "hand", tuple(sorted(run.state.secret.hands[0])), card("4H")
    )
    assert public.results == ()
    assert c.OpenCount.__struct_fields__ == (
        "seat",
        "what",
        "cards",
        "starter",
    )  # no value, no number of combinations
    claims = list(GAME.choices(GAME.view(run.state, 0)))
    assert claims == [c.Claim(points) for points in range(100)]
    run.do(0, c.Claim(15))
    run.do(1, c.Claim(0))
    assert run.state.public.open is not None
    assert (run.state.public.open.seat, run.state.public.open.what) == (1, "crib")


def test_crb_070_a_claim_is_0_to_99_and_may_be_repeated_when_refused() -> None:
    run = counting(HANDS[2], "4H")
    before = run.state
    assert tries(run, "claim 0 100", "claim 0 -1", "claim 0 x", "claim 0 1.5") == ["bad_claim"] * 4
    for wrong in (True, False, 100, -1):
        refused = GAME.check(run.state, 0, c.Claim(wrong))
        assert refused is not None
        assert refused.code == "bad_claim"
    assert run.state == before
    assert tries(run, "claim 0 99") == ["ok"]


@pytest.mark.parametrize(
    ("claim", "own", "other"), [(15, 15, 0), (11, 11, 4), (19, 15, 4), (0, 0, 15), (99, 15, 84)]
)
def test_crb_071_072_073_the_smaller_number_and_the_difference_to_the_opponent(
    claim: int, own: int, other: int
) -> None:
    assert claimed(2, claim) == (own, other)


def test_crb_071_the_claimants_points_are_tested_for_victory_first() -> None:
    assert claimed(2, 11, start="110,119") == (121, 119)


def test_crb_073_the_opposing_team_receives_once() -> None:
    assert claimed(4, 11, "teams=2") == (11, 4)
    run = counting(SIX, "KD", "n=6 teams=2 dealer=5")
    value = GAME.apply(run.state, 0, c.Claim(99), Rng("x")).state.public.results[0].value
    assert value < 99
    run.do(0, c.Claim(99))
    assert scores(run) == (value, 99 - value)


def test_crb_100_with_more_sides_the_option_says_who_receives() -> None:
    assert claimed(3, 11) == (11, 4, 4)
    assert claimed(3, 11, "award=each") == (11, 4, 4)
    assert claimed(3, 10, "award=split") == (10, 2, 2)  # 5 for two: the odd point is lost
    assert claimed(3, 11, "award=next") == (11, 4, 0)
    assert claimed(4, 11) == (11, 4, 4, 4)
    assert claimed(4, 11, "award=split") == (11, 1, 1, 1)
    assert claimed(3, 14, "award=split") == (14, 0, 0)
    run = counting(SIX, "KD", "n=6 teams=3 dealer=5 award=next")
    run.do(0, c.Claim(99))
    given = run.state.public.results[0].awards
    assert [side for side, _ in given][-1:] == [1]
    run = counting(SIX, "KD", "n=6 teams=3 dealer=5")
    run.do(0, c.Claim(99))
    assert [side for side, _ in run.state.public.results[0].awards if side] == [
        1,
        2,
    ]  # each once, not once a member


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_crb_101_nobody_on_the_claiming_side_receives(seats: int, teams: int) -> None:
    for award in ("each", "split", "next"):
        hands = SIX if seats == 6 else HANDS.get(seats, f"{HANDS[4]} | 3C,7D,8H,10S")
        for claim in (99, None):
            run = counting(hands, "4H", f"n={seats} teams={teams} dealer={seats - 1} award={award}")
            if claim is None:
                run.silence(0)
            else:
                run.do(0, c.Claim(claim))
            result = run.state.public.results[0]
            own = [points for side, points in result.awards if side == 0]
            assert sum(own) == (result.value if claim else result.value - result.value // 2)
            assert scores(run)[0] == sum(own)


def test_crb_102_a_correct_claim_moves_nothing() -> None:
    assert claimed(3, 15) == (15, 0, 0)
    run = counting(f"{LOW} | {FIFTEEN}", "4H")
    run.do(0, c.Claim(0))
    assert scores(run) == (0, 0)
    assert run.state.public.results[0].awards == ()
    assert narrated(run, 0, setup(2))[0] == "You count 0, right."


def test_crb_103_milder_miscounts() -> None:
    assert claimed(2, 19, "miscount=under_only") == (15, 0)
    assert claimed(2, 11, "miscount=under_only") == (11, 4)
    assert claimed(2, 19, "miscount=none") == (15, 0)
    assert claimed(2, 11, "miscount=none") == (11, 0)
    assert (
        next(one for one in GAME.options.declared if one.name == "miscount").default == "transfer"
    )


def test_crb_104_everybody_is_told_claim_value_combinations_and_awards() -> None:
    run = counting(HANDS[3], "4H", "n=3 dealer=2")
    run.do(0, c.Claim(11))
    (event,) = [one for one in run.told if isinstance(one, c.Counted)]
    assert all(event.seen_by(seat) is event for seat in (None, 0, 1, 2))
    assert (event.claim, event.value, event.awards) == (11, 15, ((0, 11), (1, 4), (2, 4)))
    assert sum(one.points for one in event.combinations) == 15
    wanted = "Ana counts 11. It is worth 15: 4 points each to you and Luis."
    assert narrated(run, 1, setup(3))[0] == wanted
    assert (
        narrated(run, 0, setup(3))[0]
        == "You count 11, worth 15: 4 points each to Berta and Luis. K explains."
    )


def test_crb_105_transfers_in_turn_order_the_first_to_the_target_wins() -> None:
    assert claimed(3, 11, start="0,118,118") == (11, 122, 118)
    run = counting(f"{LOW} | {FIFTEEN} | 2D,9H,KS,QC", "4H", "n=3 dealer=2 start=118,0,118")
    run.do(0, c.Claim(0))
    run.do(1, c.Claim(11))
    assert scores(run) == (118, 11, 122)  # after seat 1 comes seat 2, then seat 0
    assert run.state.public.winner == 2


def test_crb_106_own_points_then_transfers_then_the_next_count() -> None:
    run = counting(HANDS[3], "4H", "n=3 dealer=2")
    run.do(0, c.Claim(11))
    kinds = [type(event).__name__ for event in run.told]
    assert kinds == ["Counted", "Scored", "Scored", "Scored", "CountOpened"]
    assert [event.side for event in run.told if isinstance(event, c.Scored)] == [0, 1, 2]
    run = counting(HANDS[3], "4H", "n=3 dealer=2 start=110,0,0")
    run.do(0, c.Claim(11))
    assert [type(event).__name__ for event in run.told] == ["Counted", "Scored", "Won"]
    assert run.state.public.results[0].awards == ((0, 11),)


def test_crb_107_automatic_counting() -> None:
    match = played(setup(3, counting="auto"))
    assert not [entry for entry in match.entries if entry.text.startswith("claim")]
    assert {one.how for one in events(match, c.Counted)} == {"auto"}
    assert {one.reason for one in events(match, c.Scored)} <= {"play", "last_card", "count"}
    run = counting(HANDS[2], "4H", "n=2 dealer=1 counting=auto count_time=30")
    assert scores(run)[0] == 15
    assert [event.seconds for event in run.told if isinstance(event, c.CountOpened)] in (
        [],
        [0, 0, 0],
    )


def test_crb_108_forgotten_points_pass_by_themselves() -> None:
    run = counting(HANDS[2], "4H")
    run.do(0, c.Claim(11))
    assert scores(run) == (11, 4)
    assert {kind for request in GAME.requests(run.state) for kind in request.kinds} == {c.Claim}


@pytest.mark.parametrize("level", list(GAME.bots))
def test_crb_109_a_bot_claims_the_true_value(level: str) -> None:
    for seats, teams in ((2, 0), (6, 3)):
        options = {"target": 31, "crib_flush": "starter_required", "bots_miscount": "none"} | (
            {"six_flush": "four_cards"} if seats == 6 else {}
        )
        match = played(setup(seats, teams, **options), level)  # type: ignore[arg-type]
        for event in events(match, c.Counted):
            assert isinstance(event, c.Counted)
            assert event.claim == event.value


def test_crb_110_a_claim_is_final() -> None:
    run = counting(HANDS[2], "4H")
    assert tries(run, "claim 0 11", "claim 0 15") == ["ok", "not_your_turn"]
    assert scores(run) == (11, 4)


def test_crb_111_the_joke_of_19() -> None:
    assert claimed(2, 19, "nineteen_joke=true") == (0, 15)  # taken as 0
    assert claimed(2, 19) == (15, 4)
    run = counting(f"{LOW} | {FIFTEEN}", "4H", "n=2 dealer=1 nineteen_joke=true")
    run.do(0, c.Claim(19))
    assert scores(run) == (0, 0)
    assert narrated(run, 0, setup(2))[0] == "You count 19, the old joke: nothing."
    assert narrated(run, 1, setup(2), "es")[0] == "Ana cuenta 19, la broma de siempre: nada."
    run = counting(SIX, "KD", "n=6 dealer=5 nineteen_joke=true")
    run.do(0, c.Claim(19))
    assert not run.state.public.results[0].joke
    assert (
        next(one for one in GAME.options.declared if one.name == "nineteen_joke").default is False
    )
