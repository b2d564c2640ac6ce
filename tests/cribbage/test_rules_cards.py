"""CRB-001 to CRB-009: the cards and the aim."""

from __future__ import annotations

import pytest

from games.cribbage import GAME
from games.cribbage.rules.play import VALUES, play_points
from playroom.engine.cards import card
from playroom.engine.options import Setup
from tests.cribbage import values as c
from tests.cribbage.conformance import census
from tests.cribbage.kit import TABLES, at, counting, events, pegged, played, scores, setup, show


def test_crb_001_one_pack_of_52_without_jokers() -> None:
    for seats, teams in TABLES:
        pack = census(played(setup(seats, teams, target=31)).state)
        assert pack == tuple(range(52))


def test_crb_002_an_ace_is_1_and_court_cards_are_10() -> None:
    assert VALUES[1:] == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
    assert show("AC,4D,6H,8S", "KC") == 4  # A+4+10 and A+6+8; with an ace of 11 it would be A+4 too
    for court in "JQK":
        run = pegged("AC,2C,3C,4C | 5D,6D,7D,8D", "0:AC").state
        assert run.public.total == 1
        assert pegged(f"{court}C,2C,3C,4C | 5D,6D,7D,8D", f"0:{court}C").state.public.total == 10


def test_crb_003_ten_jack_queen_and_king_are_four_ranks() -> None:
    assert show("10C,JD,QH,2S", "KC") == 4  # only the run of four
    assert show("KC,QD,2H,4S", "8C") == 0
    assert play_points((13, 12), 20) == 0
    assert play_points((13, 13), 20) == 2


def test_crb_004_runs_do_not_wrap_round() -> None:
    assert show("QC,KD,AH,7S", "9C") == 0
    assert show("KC,AD,2H,6S", "8C") == 2  # A+6+8, no run
    assert play_points((12, 13, 1), 21) == 0
    assert play_points((1, 2, 3), 6) == 3


def test_crb_005_2_to_6_seats_in_turn_order() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        refused = GAME.check_options(Setup.of(seats))
        assert refused is not None
        assert refused.code == "bad_options"
    for seats in range(2, 7):
        hands = " | ".join(
            f"{rank}C,{rank}D,{rank}H,{rank}S" for rank in ("A", "2", "3", "4", "5", "6")[:seats]
        )
        if seats == 6:
            hands = " | ".join(
                f"{a}C,{a}D,{a}H,{a}S,{b}"
                for a, b in zip("A23456", ("7C", "7D", "7H", "7S", "8C", "8D"), strict=True)
            )
        run = at(f"V0 PEG n={seats} dealer={seats - 1}", f"hands: {hands}")
        order = []
        for seat in range(seats):
            order.append(run.state.public.turn)
            run.do(seat, c.Play(run.state.secret.left[seat][0]))
        assert order == list(range(seats))


@pytest.mark.parametrize("target", [61, 91, 121, 241])
def test_crb_006_the_first_to_reach_the_target_wins(target: int) -> None:
    match = played(setup(2, target=target), "easy")
    assert match.outcome is not None
    assert match.outcome.scores[match.outcome.winners[0]] >= target
    assert all(
        score < target
        for side, score in enumerate(match.outcome.scores)
        if side not in match.outcome.winners
    )
    option = next(one for one in GAME.options.declared if one.name == "target")
    assert option.default == 121
    assert target in option.steps
    assert [option.allows(value) for value in (9, 10, 1000, 1001)] == [False, True, True, False]


def test_crb_007_the_game_ends_at_the_very_award() -> None:
    run = pegged("5C,9S,KH,QH | 4D,6S,QS,2H", "0:5C", "n=2 dealer=1 start=119,0")
    run.do(1, c.Play(card("QS")))  # 15 for 2: no win for seat 1
    assert run.state.public.phase == "play"
    run = pegged("5C,9S,KH,QH | 4D,6S,QS,2H", "0:5C 1:QS", "n=2 dealer=1 start=0,119")
    assert run.plays[-1] == "W:1"
    assert run.state.public.phase == "over"
    assert GAME.requests(run.state) == ()
    assert not any(isinstance(event, (c.TurnBegan, c.LastCard, c.Reset)) for event in run.told[-1:])


def test_crb_008_the_winning_score_is_kept_as_reached() -> None:
    run = counting("5S,5C,5D,JH | 2C,4D,6H,8S", "5H", "n=2 dealer=1 start=100,0")
    run.do(0, c.Claim(29))
    assert scores(run) == (129, 0)
    assert GAME.outcome(run.state) is not None


def test_crb_009_two_sides_never_win_together() -> None:
    for seats, teams in TABLES:
        for seed in ("a", "b", "c"):
            match = played(setup(seats, teams, target=31), seed=seed)
            assert match.outcome is not None
            assert len(match.outcome.winners) == 1
            assert len(events(match, c.Won)) == 1
            assert sum(score >= 31 for score in match.outcome.scores) == 1
