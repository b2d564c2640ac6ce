"""CRB-032 to CRB-053: the play."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.cribbage import GAME
from games.cribbage.rules.play import play_parts, play_points
from playroom.engine.cards import card
from playroom.engine.steps import Mode
from tests.cribbage import values as c
from tests.cribbage.kit import TABLES, events, narrated, pegged, played, scores, setup, tries


def test_crb_032_the_neighbour_of_the_dealer_begins() -> None:
    for seats, teams in TABLES:
        match = played(setup(seats, teams))
        dealer, fresh = 0, False
        for event in events(match, c.Dealt, c.Played):
            if isinstance(event, c.Dealt):
                dealer, fresh = event.dealer, True
            elif isinstance(event, c.Played) and fresh:
                assert event.seat == (dealer + 1) % seats
                fresh = False


def test_crb_033_the_total_grows_by_the_card() -> None:
    run = pegged("JC,8H,2S,9D | 7D,QC,4S,4H", "")
    totals = []
    for seat, one in ((0, "JC"), (1, "7D"), (0, "8H")):
        assert run.state.public.turn == seat
        assert tries(run, f"play {seat} {one}") == ["ok"]
        totals.append(run.state.public.total)
    assert totals == [10, 17, 25]


def test_crb_034_no_card_may_pass_31() -> None:
    run = pegged("JC,8H,2S,9D | 7D,QC,4S,4H", "0:JC 1:7D 0:8H")
    assert tries(run, "play 1 QC", "play 1 4S") == ["over_31", "ok"]
    for seats, teams in TABLES:
        assert all(one.total <= 31 for one in events(played(setup(seats, teams)), c.Played))


def test_crb_035_passing_by_choice_is_impossible() -> None:
    run = pegged("JC,8H,2S,9D | 7D,QC,4S,4H", "0:JC")
    (request,) = GAME.requests(run.state)
    assert (request.seat, request.kinds, request.mode) == (1, (c.Play,), Mode.TURN)
    assert all(isinstance(action, c.Play) for action in GAME.choices(GAME.view(run.state, 1)))
    assert isinstance(GAME.on_timeout(run.state, 1), c.Play)  # silence is no pass either


def test_crb_036_who_cannot_play_is_passed_over_and_told_once_a_run() -> None:
    run = pegged("KC,9D,AS,AH | QS,JD,KH,8C", "0:KC 1:QS 0:9D 0:AS 0:AH")
    assert run.plays == ["0:KC", "1:QS", "0:9D", "1!", "0:AS", "0:AH+4", "/"]
    run = pegged("KC,9D,AS,4H | QS,JD,KH,8C", "0:KC 1:QS 0:9D 0:AS")
    assert run.plays == [
        "0:KC",
        "1:QS",
        "0:9D",
        "1!",
        "0:AS",
        "0*+1",
        "/",
    ]  # not said of the seat that laid the last card
    for seats, teams in TABLES:
        told: set[int] = set()
        last = None
        for event in events(played(setup(seats, teams)), c.Played, c.Cannot, c.Reset):
            if isinstance(event, c.Reset):
                told = set()
            elif isinstance(event, c.Played):
                last = event.seat
                assert event.seat not in told, "once unable, unable until the total is 0 again"
            elif isinstance(event, c.Cannot):
                assert event.seat not in told
                assert event.seat != last
                told.add(event.seat)


def test_crb_036_several_who_cannot_are_told_in_one_line() -> None:
    one = setup(4)
    hands = "KC,9D,AS,AH | QS,JD,KH,8C | QD,JH,KS,8D | QH,JS,KD,8H"
    run = pegged(hands, "0:KC 1:QS 2:8D", "n=4 dealer=3")
    assert run.state.public.total == 28
    told = [event for event in run.told if isinstance(event, c.Cannot)]
    assert [event.seat for event in told] == [3]
    assert narrated(run, 3, one)[-1] == "You cannot play."
    run.do(0, c.Play(card("AS")))
    told = [event for event in run.told if isinstance(event, c.Cannot)]
    assert [event.seat for event in told] == [1, 2]
    assert [event.together for event in told] == [(), (1, 2)]
    assert "Berta and Luis cannot play." in narrated(run, 0, one)
    assert "No pueden jugar: tú y Luis." in narrated(run, 1, one, "es")


def test_crb_037_who_has_no_cards_is_passed_over_silently() -> None:
    run = pegged("AC,2C,3C,4C | KD,QD,KH,QH", "0:AC 1:KD 0:2C 1:QD 0:3C 0:4C")
    assert run.state.secret.left[0] == ()
    assert "0!" not in run.plays


def test_crb_038_a_seat_may_play_several_cards_in_a_row() -> None:
    run = pegged("KC,AH,2H,4S | QS,JD,KD,QC", "0:KC 1:QS 0:4S 0:AH 0:2H")
    assert run.plays == ["0:KC", "1:QS", "0:4S", "1!", "0:AH", "0:2H", "0*+1", "/"]
    turns = [event for event in run.told if isinstance(event, c.TurnBegan)]
    assert turns == [c.TurnBegan(1, "lead")]


def test_crb_039_the_last_card_under_31_scores_1() -> None:
    run = pegged("KC,9D,KS,QH | QS,JD,9H,8C", "0:KC 1:QS 0:9D")
    assert run.plays[-3:] == ["1!", "0*+1", "/"]
    assert scores(run) == (1, 0)


def test_crb_040_exactly_31_scores_2_and_ends_the_run() -> None:
    run = pegged("KC,AD,KS,QH | QS,JD,9H,8C", "0:KC 1:QS 0:AD 1:JD")
    assert run.plays[-2:] == ["1:JD+2", "/"]
    assert scores(run) == (0, 2)
    assert run.state.public.total == 0


def test_crb_041_after_a_run_the_next_with_cards_leads() -> None:
    run = pegged("KC,AD,KS,QH | QS,JD,9H,8C", "0:KC 1:QS 0:AD 1:JD")
    assert run.state.public.turn == 0
    assert run.state.public.pile == ()
    run = pegged(
        "AC,2C,3C,4C | KD,QD,KH,QH | JD,JH,JS,9S", "0:AC 1:KD 2:JD 0:2C 0:3C 0:4C", "n=3 dealer=2"
    )
    assert run.plays[-1] == "/"
    assert run.state.public.turn == 1
    assert run.state.secret.left[0] == ()


def test_crb_042_the_play_ends_with_the_last_card_which_always_scores() -> None:
    for seats, teams in TABLES:
        scored = 0
        before: list[object] = []
        for event in events(
            played(setup(seats, teams)), c.Played, c.LastCard, c.CountOpened, c.Dealt, c.Cannot
        ):
            if (
                isinstance(event, c.CountOpened)
                and before
                and not isinstance(before[-1], c.CountOpened)
            ):
                last = before[-1]
                assert isinstance(last, c.LastCard) or (
                    isinstance(last, c.Played) and last.total == 31
                )
                laid = [one for one in before if isinstance(one, c.Played)]
                assert len(laid) == seats * (5 if seats == 6 else 4)
                scored += 1
            before = [] if isinstance(event, c.Dealt) else [*before, event]
        assert scored > 2


def test_crb_043_earlier_runs_never_combine_with_later_ones() -> None:
    run = pegged("KC,AD,KS,QH | QS,JD,JH,8C", "0:KC 1:QS 0:AD 1:JD 0:KS 1:JH")
    # the jack of diamonds ended a run: the jack of hearts pairs nothing, and Q-K-J is no run over
    # the reset
    assert run.plays[-1] == "1:JH"
    run = pegged("10C,AD,KS,QH | 10D,10H,10S,8C", "0:10C 1:10D 0:AD 1:10H 0:KS 1:10S")
    assert run.plays[-1] == "1:10S"


def test_crb_044_making_15_scores_2() -> None:
    assert play_parts((10, 5), 15) == ((("fifteen", 2),), 2)
    assert play_points((7, 8), 15) == 2
    assert play_points((7, 9), 16) == 0
    assert pegged("5C,AD,KS,QH | JS,JD,9H,8C", "0:5C 1:JS").plays == ["0:5C", "1:JS+2"]


@pytest.mark.parametrize(
    ("count", "points", "kind"), [(2, 2, "pair"), (3, 6, "three"), (4, 12, "four")]
)
def test_crb_045_046_047_equal_ranks(count: int, points: int, kind: str) -> None:
    for rank in range(1, 14):
        ranks = (1 if rank != 1 else 2, *(rank,) * count)
        assert play_parts(ranks, 30) == (((kind, points),), points)
    assert play_points((4, 5, 4), 13) == 0  # not in unbroken succession


def test_crb_045_046_047_in_a_game() -> None:
    run = pegged("4C,4D,KS,QH | 4H,4S,9D,8C", "0:4C 1:4H 0:4D 1:4S")
    assert run.plays == ["0:4C", "1:4H+2", "0:4D+6", "1:4S+12"]


def test_crb_048_runs_in_any_order_the_longest_counts() -> None:
    assert play_parts((4, 2, 3), 9) == ((("run", 3),), 3)
    assert play_parts((4, 2, 3, 5), 14) == ((("run", 4),), 4)
    assert play_parts((9, 4, 2, 3, 5), 23) == ((("run", 4),), 4)
    assert play_parts((1, 2, 3, 4, 5, 6, 7), 28) == ((("run", 7),), 7)
    assert play_points((4, 2), 6) == 0


def test_crb_049_a_duplicate_or_a_stranger_breaks_a_run() -> None:
    run = pegged("5C,6D,9S,KH | 4D,6S,QS,2H", "0:5C 1:4D 0:6D 1:6S")
    assert run.plays == ["0:5C", "1:4D", "0:6D+5", "1:6S+2"]
    assert play_points((4, 6, 6, 5), 21) == 0
    assert play_points((3, 4, 9, 5), 21) == 0
    assert play_points((3, 4, 4, 5, 3), 19) == 3  # 4 5 3: the last three


def test_crb_050_lost_turns_break_neither_pair_nor_run() -> None:
    run = pegged("KC,2H,3S,AS | QS,JD,KD,QC", "0:KC 1:QS 0:2H 0:3S 0:AS")
    assert "0:AS+3" in run.plays  # 2 3 A laid in a row by one seat, while the other lost its turns
    run = pegged("KC,2H,2S,AS | QS,JD,KD,QC", "0:KC 1:QS 0:2H 0:2S")
    assert run.plays[-1] == "0:2S+2"


def test_crb_051_one_award_for_all_of_a_card_the_last_card_apart() -> None:
    run = pegged("5C,5D,KS,QH | 5H,KH,9D,8C", "0:5C 1:5H 0:5D", "n=2 dealer=1 start=113,0")
    assert run.plays[-2:] == ["0:5D+8", "W:0"]  # 6, and 2 for 15
    assert [event.points for event in run.told if isinstance(event, c.Scored)] == [8]
    assert play_parts((10, 10, 11, 1), 31) == ((("thirty_one", 2),), 2)
    run = pegged("KC,QH,KS,QD | QS,10D,10H,10S", "0:KC 1:QS 0:QH")
    assert [event.points for event in run.told if isinstance(event, c.Scored)] == [2, 1]


def test_crb_052_points_of_the_play_come_without_a_claim() -> None:
    run = pegged("5C,AD,KS,QH | JS,JD,9H,8C", "0:5C 1:JS")
    assert scores(run) == (0, 2)
    assert [request.kinds for request in GAME.requests(run.state)] == [(c.Play,)]
    assert tries(run, "claim 1 2") == ["wrong_phase"]


def test_crb_053_no_flush_and_no_jack_in_the_play() -> None:
    run = pegged("2C,4C,8C,JC | 6C,10C,QC,KC", "0:2C 1:6C 0:4C 1:10C 0:8C")
    assert all("+" not in one for one in run.plays[:5] if "*" not in one)
    kinds = {kind for one in events(played(setup(2)), c.Played) for kind, _ in one.parts}
    assert kinds <= {"fifteen", "thirty_one", "pair", "three", "four", "run"}
    totals = [a.total for a, _ in pairwise(events(played(setup(2)), c.Played))]
    assert 31 in totals
