"""Sections 2.3 to 2.7 of the rules: one hand from the antes to the pot."""

from __future__ import annotations

import pytest

from games.calatone import events as e
from games.calatone.rules.bets import first_speaker
from games.calatone.rules.evaluator import Category, evaluator
from games.calatone.state import Phase
from playroom.engine.cards import card, cards
from playroom.engine.steps import Event
from tests.calatone.driving import THREE, TWO, Drive


def two(**opts: object) -> Drive:
    """A hand of two at the first bet; seat 0 shows the king and speaks first."""
    return Drive((100, 100), 1, **opts).deal(TWO).show("Ks", "Qh")


# -- deal and exposure -----------------------------------------------------------------------------


def test_cal_026_antes_in_deal_order() -> None:
    drive = Drive((100, 3, 100), ante=5).deal()
    assert drive.told(e.AntePaid) == [
        e.AntePaid(0, 5, False),
        e.AntePaid(1, 3, True),
        e.AntePaid(2, 5, False),
    ]
    assert drive.state.stacks == (95, 0, 95)
    assert drive.hand.bets.pot == 13
    none = Drive(ante=0).deal()
    assert not none.told(e.AntePaid)
    assert none.hand.bets.pot == 0


def test_cal_112_an_ante_that_nobody_matches_goes_back_before_the_cards() -> None:
    drive = Drive((50, 3), 1, ante=5).deal(TWO)
    assert drive.state.stacks == (47, 0)
    assert drive.hand.bets.pot == 6
    kinds = [type(event) for event in drive.events]
    assert drive.told(e.Refund) == [e.Refund(0, 2)]
    assert kinds.index(e.Refund) < kinds.index(e.DealtDown)


def test_cal_115_all_in_by_the_ante() -> None:
    drive = Drive((100, 1, 100)).deal("7h Ah 4s Kd 2h 3c 2c Th Ac")
    assert drive.state.stacks[1] == 0
    drive.show("Kd", "Ah", "4s")  # he chooses as everybody
    assert drive.hand.bets.first == (0,)  # and does not speak, though he shows the ace
    drive.passes()
    assert drive.hand.bets.round == 2
    nobody = Drive((1, 1, 100)).deal().show("Kd", "9c", "4s")
    assert nobody.state.phase is Phase.DECLARE
    assert nobody.hand.bets.first == (None,) * 6


def test_cal_027_two_cards_down_one_at_a_time() -> None:
    drive = Drive().deal()
    assert [drive.hand.cards[seat] for seat in range(3)] == [
        cards("7h Kd"),
        cards("9c 2h"),
        cards("4s 3c"),
    ]
    assert drive.told(e.DealtDown)[1].seen_by(1) == e.DealtDown(1, 2, cards("9c 2h"))
    assert drive.told(e.DealtDown)[1].seen_by(0) == e.DealtDown(1, 2, ())


def test_cal_028_each_shows_one_of_the_two() -> None:
    drive = Drive().deal()
    assert drive.code(0, "expose 9c") == "card"
    drive.do(0, "expose 7h")
    assert drive.hand.shown[0] == card("7h")
    assert drive.hand.hidden(0) == card("Kd")
    assert drive.code(0, "expose Kd") == "done"


def test_cal_029_choices_are_shown_together_in_deal_order() -> None:
    drive = Drive().deal().play((2, "expose 4s"), (0, "expose 7h"))
    assert not drive.told(e.Exposed)
    assert drive.view(1).hand.up == ((), (), ())  # type: ignore[union-attr]
    assert drive.told(e.Chose)[0].seen_by(1) == e.Chose(2, None)
    drive.do(1, "expose 2h")
    assert drive.told(e.Exposed) == [
        e.Exposed(0, card("7h")),
        e.Exposed(1, card("2h")),
        e.Exposed(2, card("4s")),
    ]


def test_cal_029_any_order_of_choices_gives_the_same_state() -> None:
    one = Drive().deal().play((0, "expose 7h"), (1, "expose 2h"), (2, "expose 4s"))
    other = Drive().deal().play((2, "expose 4s"), (1, "expose 2h"), (0, "expose 7h"))
    assert one.state == other.state


def test_cal_030_silence_shows_the_lower_card() -> None:
    drive = Drive().deal("7h 9c Ks Kd 9h Ac").timeout(0).timeout(1).timeout(2)
    assert drive.hand.shown == (
        card("7h"),
        card("9c"),
        card("Ks"),
    )  # of equal ranks the one received first


def test_cal_031_one_card_up_for_every_live_player() -> None:
    drive = Drive((100, 5, 100)).started().play((0, "bet 4"), (1, "call"), (2, "fold"))
    assert drive.told(e.DealtUp)[:2] == [
        e.DealtUp(0, card("2c"), evaluator(52).made(cards("Kd 2c"))),
        e.DealtUp(1, card("9h"), evaluator(52).made(cards("9c 9h"))),
    ]
    assert drive.state.stacks[1] == 0  # all-in, and dealt to


def test_cal_032_seven_cards_six_of_them_shown() -> None:
    drive = two(all_pass_ends=False)
    for _ in range(6):
        drive.passes()
    assert drive.state.phase is Phase.DECLARE
    for seat in (0, 1):
        assert len(drive.hand.cards[seat]) == 7
        assert len(drive.hand.up(seat)) == 6
        assert drive.view(1 - seat).hand.up[seat] == drive.hand.up(seat)  # type: ignore[union-attr]


# -- betting ---------------------------------------------------------------------------------------


def test_cal_033_six_rounds() -> None:
    drive = two(all_pass_ends=False)
    many = []
    while drive.state.phase is Phase.BET:
        many.append(len(drive.hand.cards[0]))
        drive.passes()
    assert many == [2, 3, 4, 5, 6, 7]


def test_cal_034_the_best_shown_hand_speaks_first() -> None:
    drive = Drive().started()
    assert drive.hand.bets.first == (0,)
    drive.play((0, "bet 2"), (1, "call"), (2, "call"))  # 9c 9h of seat 1 against Kd 2c and 4s Ac
    assert drive.hand.bets.first == (0, 1)
    assert drive.turn == 1


def test_cal_035_in_round_one_the_highest_card() -> None:
    drive = Drive().deal().show("7h", "2h", "4s")
    assert drive.turn == 0
    assert Drive().deal("7h 9c 4s Kd 2h Ac").show("Kd", "9c", "Ac").turn == 2


def test_cal_036_of_equal_hands_the_earlier_in_deal_order() -> None:
    drive = Drive(dealer=0).deal("Kh Kc 4s 2d 3d 5d").show("4s", "Kh", "Kc")
    assert drive.hand.deal.order == (1, 2, 0)
    assert drive.turn == 1
    assert Drive(dealer=1).deal("Kh Kc 4s 2d 3d 5d").show("Kc", "4s", "Kh").turn == 2


@pytest.mark.parametrize(
    ("shown", "speaks"),
    [
        (["Ac Kd", "2c 2d"], 1),
        (["5h 6h 7h 8h", "9c 2d 3h 4s"], 1),  # four of a suit in a row are high cards
        (["2h 2c 3d 3s", "Ac Ad Kh Qs"], 0),
        (["2h 2c 2d 3s", "Ac Ad Kh Ks"], 0),
        (["5c 6d 7h 8s 9c", "Ac Ad Ah Ks Qc"], 0),
        (["5c 6d 7h 8s 9c Ah", "2h 4h 6h 8h Th Ac"], 1),
        (["Jc Jd Qh Qs Kc 2d", "Ac Ad Th Ts 9c 8d"], 0),  # five figures
    ],
)
def test_cal_037_what_counts_among_shown_cards(shown: list[str], speaks: int) -> None:
    assert (
        first_speaker(evaluator(52), {seat: cards(some) for seat, some in enumerate(shown)})
        == speaks
    )


def test_cal_038_who_is_all_in_or_has_withdrawn_does_not_speak_first() -> None:
    drive = (
        Drive((100, 5, 100, 100), 3)
        .deal("7h As Ks 2d 6c 8d 9s 3h 2c Ad Kd 4c 5h 9d 5d")
        .show("7h", "As", "Ks", "3h")
    )
    assert drive.turn == 1
    drive.play((1, "bet 4"), (2, "call"), (3, "call"), (0, "call"))
    assert drive.hand.bets.first == (1, 2)  # the aces are all-in, the kings speak
    drive.play((2, "fold"), (3, "check"), (0, "check"))
    assert drive.hand.bets.first == (1, 2, 0)


def test_cal_039_the_others_speak_to_the_left() -> None:
    drive = Drive().deal().show("7h", "9c", "4s")
    assert drive.hand.bets.queue == (1, 2, 0)


def test_cal_040_before_a_bet_pass_bet_or_withdraw() -> None:
    drive = Drive().started()
    assert drive.may.check
    assert drive.may.bet == (2, 20)
    assert drive.may.call is drive.may.raise_ is None
    assert drive.code(0, "call") == "no_bet"
    assert drive.code(0, "raise 4") == "no_bet"


def test_cal_041_withdrawing_before_any_bet() -> None:
    drive = Drive().started().do(0, "fold")
    assert drive.hand.bets.live == (1, 2)


def test_cal_042_after_a_bet_no_passing() -> None:
    drive = Drive().started().do(0, "bet 5")
    assert not drive.may.check
    assert drive.may.bet is None
    assert (drive.may.call, drive.may.raise_) == (5, (7, 20))
    assert drive.code(1, "check") == "bet_made"
    assert drive.code(1, "bet 9") == "bet_made"


def test_cal_043_who_passed_may_still_raise() -> None:
    drive = Drive().started().play((0, "check"), (1, "bet 3"), (2, "call"))
    assert drive.turn == 0
    assert drive.may.raise_ == (5, 20)
    drive.do(0, "raise 8")
    assert drive.hand.bets.queue == (1, 2)


def test_cal_044_the_round_ends_when_all_have_paid_the_level() -> None:
    drive = Drive().started().play((0, "bet 3"), (1, "raise 6"), (2, "call"))
    assert drive.hand.bets.round == 1
    drive.do(0, "call")
    assert drive.hand.bets.round == 2
    passed = Drive(all_pass_ends=False).started().play((0, "check"), (1, "check"))
    assert passed.hand.bets.round == 1
    assert passed.do(2, "check").hand.bets.round == 2


def test_cal_045_the_opening_bet_is_at_least_the_minimum() -> None:
    drive = Drive(min_bet=4).started()
    assert drive.may.bet == (4, 20)
    assert drive.code(0, "bet 3") == "amount"
    assert drive.code(0, "bet 0") == "amount"
    assert drive.code(0, "bet -5") == "amount"


def test_cal_046_the_maximum_of_a_round() -> None:
    drive = Drive(max_bet=12).started().do(0, "bet 10")
    assert drive.may.raise_ == (12, 12)
    assert drive.code(1, "raise 13") == "amount"
    drive.play((1, "raise 12"), (2, "call"))
    assert drive.may.raise_ is None
    assert drive.code(0, "raise 14") == "raise_top"
    assert Drive(max_bet=0).started().may.bet == (2, 99)


def test_cal_047_the_step_of_a_raise() -> None:
    drive = Drive(min_bet=5, max_bet=22).started().do(0, "bet 10")
    assert drive.may.raise_ == (15, 22)
    assert drive.code(1, "raise 14") == "amount"
    drive.do(1, "raise 19")
    assert drive.may.raise_ == (22, 22)  # exactly to the maximum, though the step is small
    short = Drive((100, 13, 100), min_bet=5).started().do(0, "bet 10")
    assert short.may.raise_ == (12, 12)  # or all-in


def test_cal_048_the_number_of_raises() -> None:
    drive = Drive(max_raises=1).started().play((0, "bet 2"), (1, "raise 4"))
    assert drive.may.raise_ is None
    assert drive.code(2, "raise 8") == "raise_raises"
    free = (
        Drive(max_raises=0)
        .started()
        .play((0, "bet 2"), (1, "raise 4"), (2, "raise 6"), (0, "raise 8"))
    )
    assert free.may.raise_ == (10, 20)


def test_cal_048_a_short_all_in_raise_is_not_counted() -> None:
    drive = Drive((100, 12, 100), max_raises=1).started().play((0, "bet 10"), (1, "raise 11"))
    assert drive.hand.bets.raises == 0
    assert drive.may.raise_ == (13, 20)


def test_cal_048_a_raise_to_the_maximum_is_counted() -> None:
    drive = (
        Drive(max_bet=20, min_bet=2, max_raises=5).started().play((0, "bet 19"), (1, "raise 20"))
    )
    assert drive.hand.bets.raises == 1


def test_cal_049_only_what_is_in_front() -> None:
    drive = Drive((30, 100, 100), max_bet=0).started()
    assert drive.may.bet == (2, 29)
    assert drive.code(0, "bet 30") == "amount"
    assert drive.code(0, "rebuy 10") == "phase"


def test_cal_050_calling_with_less() -> None:
    drive = Drive((100, 6, 100)).started().do(0, "bet 10")
    assert drive.may.call == 5
    drive.do(1, "call")
    assert drive.state.stacks[1] == 0
    assert 1 in drive.hand.bets.live
    assert drive.told(e.Spoke)[-1].all_in


def test_cal_051_all_in_for_less_than_the_minimum() -> None:
    drive = Drive((4, 100, 100), min_bet=10).started()
    assert drive.may.bet == (3, 3)
    drive.do(0, "bet 3")
    assert drive.hand.bets.level == 3
    assert drive.may.raise_ == (13, 20)


def test_cal_052_a_short_all_in_does_not_open_the_round_again() -> None:
    drive = Drive((100, 12, 100)).started().play((0, "bet 10"), (1, "raise 11"), (2, "call"))
    assert drive.turn == 0
    assert (drive.may.call, drive.may.raise_, drive.may.why_not) == (1, None, "barred")
    assert drive.code(0, "raise 20") == "raise_barred"
    full = Drive((100, 12, 100)).started().play((0, "bet 10"), (1, "raise 11"), (2, "raise 14"))
    assert full.may.raise_ == (16, 20)  # a full raise frees him again


def test_cal_053_no_raise_that_nobody_could_answer() -> None:
    drive = (
        Drive((100, 12, 12), max_bet=0).started().play((0, "bet 2"), (1, "raise 11"), (2, "call"))
    )
    assert drive.turn == 0
    assert (drive.may.raise_, drive.may.why_not) == (None, "nobody")
    assert drive.code(0, "raise 30") == "raise_nobody"


def test_cal_054_what_nobody_matched_goes_back() -> None:
    drive = Drive((100, 100, 8), max_bet=0).started().play((0, "bet 40"), (1, "fold"), (2, "call"))
    assert drive.told(e.Refund) == [e.Refund(0, 33)]
    assert drive.state.stacks == (92, 99, 0)
    equal = Drive().started().play((0, "bet 4"), (1, "call"), (2, "fold"))
    assert not equal.told(e.Refund)


def test_cal_055_without_two_who_can_speak_the_cards_are_dealt_out() -> None:
    drive = Drive((100, 100, 8), max_bet=0).started().play((0, "bet 40"), (1, "fold"), (2, "call"))
    assert drive.state.phase is Phase.DECLARE
    assert drive.hand.bets.first == (0, None, None, None, None, None)
    assert [event.first for event in drive.told(e.RoundStarted)] == [
        0,
        None,
        None,
        None,
        None,
        None,
    ]


def test_cal_055_a_bet_is_answered_first() -> None:
    drive = Drive((8, 100, 100)).started().do(0, "bet 7")
    drive.do(1, "fold")
    assert drive.turn == 2  # he alone can speak, and has a bet to answer


def test_cal_055_the_round_ends_when_only_one_can_still_speak() -> None:
    drive = Drive((100, 100, 5)).started().play((0, "bet 4"), (1, "call"), (2, "call"))
    assert drive.turn == 1
    drive.do(1, "fold")
    assert drive.state.phase is Phase.DECLARE  # seat 0 is not asked against seat 2, who is all-in
    assert drive.hand.bets.live == (0, 2)


def test_cal_056_nobody_speaks_out_of_turn() -> None:
    drive = Drive().started()
    for text in ("check", "bet 4", "fold"):
        assert drive.code(1, text) == "turn"
    assert drive.code(2, "expose 3c") == "phase"


def test_cal_057_silence_passes_or_withdraws() -> None:
    drive = Drive().started().timeout(0)
    assert drive.told(e.Spoke)[-1].what == "check"
    drive.do(1, "bet 4").timeout(2)
    assert drive.hand.bets.live == (0, 1)


# -- withdrawing -----------------------------------------------------------------------------------


def test_cal_058_cards_of_the_withdrawn_are_closed() -> None:
    drive = Drive().started().do(0, "fold")
    for seat in (1, 2, None):
        view = drive.view(seat).hand
        assert view is not None
        assert view.up[0] == ()
        assert view.counts[0] == 0
    own = drive.view(0).hand
    assert own is not None
    assert own.own == cards("7h Kd")
    assert e.Exposed(0, card("Kd")) in drive.events  # the history keeps what was public


def test_cal_059_a_withdrawn_player_only_watches() -> None:
    drive = Drive().started().do(0, "fold")
    for text in ("check", "bet 4", "fold"):
        assert drive.code(0, text) == "seat"
    drive.play((1, "bet 4"), (2, "call"))
    assert len(drive.hand.cards[0]) == 2


def test_cal_060_what_he_paid_stays_in_the_pot() -> None:
    drive = Drive().started().play((0, "bet 4"), (1, "raise 8"), (2, "fold"), (0, "fold"))
    assert drive.state.stacks == (95, 106, 99)


def test_cal_061_the_last_player_wins_without_showing() -> None:
    drive = Drive().started().play((0, "bet 20"), (1, "fold"), (2, "fold"))
    assert drive.hand.end == "last_player"
    assert not drive.told(e.Declared)
    assert drive.state.stacks == (102, 99, 99)
    assert drive.view(1).hand.hidden == ()  # type: ignore[union-attr]


# -- all pass --------------------------------------------------------------------------------------


def test_cal_062_all_pass_and_the_best_hand_so_far_wins() -> None:
    drive = Drive().deal("Kd 9c 4s 7h 9h 3c").show("Kd", "9c", "4s").passes()
    assert drive.hand.end == "all_pass"
    assert drive.told(e.AllPassed) == [e.AllPassed(1)]
    assert drive.state.stacks == (99, 102, 99)  # the hidden nine makes a pair
    assert [event.hidden for event in drive.told(e.Declared)] == list(cards("7h 9h 3c"))


def test_cal_063_who_withdrew_in_the_round_does_not_prevent_it() -> None:
    drive = Drive().started().play((0, "fold"), (1, "check"), (2, "check"))
    assert drive.hand.end == "all_pass"
    last = Drive().started().play((0, "check"), (1, "fold"), (2, "fold"))
    assert last.hand.end == "last_player"


def test_cal_064_not_while_somebody_is_all_in() -> None:
    drive = Drive((100, 100, 5)).started().play((0, "bet 4"), (1, "call"), (2, "call")).passes()
    assert drive.hand.bets.round == 3
    for _ in range(4):
        drive.passes()
    assert drive.state.phase is Phase.DECLARE
    assert drive.hand.end == "showdown"


def test_cal_065_nothing_staked_nothing_won() -> None:
    drive = Drive(ante=0).started().passes()
    assert drive.hand.end == "void"
    assert not drive.told(e.Declared)
    assert not drive.told(e.PotWon)
    assert drive.state.stacks == (100, 100, 100)
    assert drive.state.next_order[-1] == 0  # the deal passes
    long = Drive((100, 100), 1, ante=0, all_pass_ends=False).deal(TWO).show("Ks", "Qh")
    for _ in range(6):
        long.passes()
    assert long.hand.end == "void"
    assert len(long.hand.bets.first) == 6


def test_cal_066_the_ending_can_be_switched_off() -> None:
    drive = two(all_pass_ends=False).passes()
    assert drive.hand.bets.round == 2
    for _ in range(5):
        drive.passes()
    assert drive.hand.end == "showdown"
    on = two()
    for _ in range(5):
        on.do(on.turn, "bet 2").do(on.turn, "call")
    on.passes()
    assert on.hand.end == "all_pass"


# -- showdown --------------------------------------------------------------------------------------


def showdown(**opts: object) -> Drive:
    """Two at the declaration, after a bet of 2 in every round: pot 26."""
    drive = two(**opts)
    for _ in range(6):
        drive.do(drive.turn, "bet 2").do(drive.turn, "call")
    return drive


BEST = ("declare As Ad 9d 9h Ks", "declare Qh Qs Tc Th Jd")


def test_cal_067_hidden_cards_come_with_the_declarations() -> None:
    drive = showdown()
    assert drive.told(e.DeclareAsked) == [e.DeclareAsked((0, 1))]
    drive.do(1, BEST[1])
    for seat in (0, 1, None):
        assert drive.view(seat).hand.hidden == ()  # type: ignore[union-attr]
    assert not drive.told(e.Declared)
    drive.do(0, BEST[0])
    assert {event.seat: event.hidden for event in drive.told(e.Declared)} == {
        0: card("As"),
        1: card("Jd"),
    }


def test_cal_068_five_cards_are_declared() -> None:
    drive = showdown()
    assert drive.code(0, "declare As Ad 9d 9h") == "five"
    assert drive.code(0, "declare As Ad 9d 9h Ks 5c") == "five"
    assert drive.code(0, "declare As As 9d 9h Ks") == "five"
    assert drive.code(0, "declare As Ad 9d 9h Qh") == "card"
    drive.play((0, BEST[0]), (1, BEST[1]))
    assert drive.hand.declared[0] == cards("Ad As Ks 9d 9h")


def test_cal_069_he_is_held_to_them() -> None:
    drive = showdown().play((0, "declare As Ks 9d 9h 5c"), (1, BEST[1]))
    assert drive.state.stacks == (87, 113)


def test_cal_070_the_program_names_the_category() -> None:
    drive = showdown().play((0, "declare As Ks 9d 9h 5c"), (1, BEST[1]))
    assert {event.seat: event.made.category for event in drive.told(e.Declared)} == {
        0: Category.PAIR, 1: Category.TWO_PAIRS,
    }  # fmt: skip


def test_cal_071_declarations_are_secret_and_their_order_does_not_matter() -> None:
    one = showdown().play((0, BEST[0]), (1, BEST[1]))
    other = showdown().do(1, BEST[1])
    assert other.told(e.Decided)[0].seen_by(0) == e.Decided(1, (), None)
    assert other.view(0).hand.bets.queue == (0,)  # type: ignore[union-attr]
    assert other.do(0, BEST[0]).state == one.state
    assert other.code(0, BEST[0]) == "phase"


def test_cal_072_early_ends_with_few_cards_and_with_six() -> None:
    few = two()
    for _ in range(3):
        few.do(few.turn, "bet 2").do(few.turn, "call")
    few.passes()
    assert few.hand.end == "all_pass"
    assert [len(event.cards) for event in few.told(e.Declared)] == [5, 5]
    six = two()
    for _ in range(4):
        six.do(six.turn, "bet 2").do(six.turn, "call")
    six.passes()
    assert six.state.phase is Phase.DECLARE
    assert six.code(0, "declare As Ks Ad 5c 9d 9h") == "five"
    six.play((0, "declare As Ks Ad 5c 9d"), (1, "declare Qh Qs Tc Jd 8d"))
    assert six.hand.end == "all_pass"


def test_cal_073_declared_by_the_program() -> None:
    drive = showdown(declaration="auto")
    assert drive.state.stacks == (113, 87)
    assert not drive.told(e.DeclareAsked)


def test_cal_074_silence_and_absence_declare_the_best() -> None:
    drive = showdown().timeout(0)
    assert drive.hand.declared[0] == cards("Ad As Ks 9d 9h")
    gone = showdown().do(0, "leave")
    assert gone.hand.declared[0] == cards("Ad As Ks 9d 9h")


def test_cal_075_080_the_best_declared_hand_takes_the_pot() -> None:
    drive = showdown().play((0, BEST[0]), (1, BEST[1]))
    assert drive.told(e.PotWon) == [e.PotWon(0, 1, 26, (0,), (26,))]
    assert drive.state.stacks == (113, 87)


def test_cal_076_077_equal_hands_share_and_odd_chips_go_in_deal_order() -> None:
    drive = Drive((50, 50, 50), 0, declaration="auto").deal(
        "Qd Kc Qc Jc 4d Jd Ts Th 9h 9s 8d 8c 2c 2d 3h 3d"
    )
    drive.show("Qc", "Qd", "Kc").play(
        (2, "bet 2"), (0, "call"), (1, "raise 4"), (2, "fold"), (0, "call")
    )
    for _ in range(5):
        drive.play((1, "bet 2"), (0, "call"))
    assert drive.told(e.PotWon) == [e.PotWon(0, 1, 33, (1, 0), (17, 16))]
    assert drive.state.stacks == (51, 52, 47)


def test_cal_078_layers_go_to_those_who_paid_them() -> None:
    drive = Drive((30, 60, 10), 0, max_bet=0, declaration="auto")
    drive.deal("9h Qs Ah 9d Qd Kd 4c Qh Ac 5s 8c 7d Jh 8d 7s Td 2h 2c 3c 4d 3d").show(
        "Ah", "9h", "Qs"
    )
    drive.play((0, "bet 29"), (1, "raise 59"), (2, "call"))
    assert [(pot.amount, pot.eligible, pot.winners) for pot in drive.hand.pots] == [
        (30, (1, 2, 0), (2,)), (40, (1, 0), (0,)),
    ]  # fmt: skip
    assert drive.state.stacks == (40, 30, 30)


def announced(drive: Drive) -> list[int]:
    return [event.seat for event in drive.told(e.Declared)]


def test_cal_079_hands_are_announced_from_the_last_who_attacked() -> None:
    drive = showdown()
    drive.play((0, BEST[0]), (1, BEST[1]))
    assert announced(drive) == [1, 0]  # seat 1 bet last
    passed = Drive(all_pass_ends=False, declaration="auto").started()
    while passed.state.phase is Phase.BET:
        passed.passes()
    first = passed.hand.bets.first[-1]
    assert announced(passed)[0] == first  # no bets: the first speaker of the last round
    assert announced(passed) == sorted(
        announced(passed), key=lambda seat: (seat - (first or 0)) % 3
    )
    nobody = Drive((1, 1), 1, declaration="auto").deal(TWO).show("Ks", "Qh")
    assert announced(nobody) == [0, 1]


def test_every_event_that_hides_something_shows_its_owner_all() -> None:
    drive = showdown().play((0, BEST[0]), (1, BEST[1]))
    hiding = [
        event
        for event in drive.events
        if any(event.seen_by(seat) != event for seat in (0, 1, None))
    ]
    assert {type(event) for event in hiding} == {e.DealtDown, e.Chose, e.Decided}
    for event in hiding:
        assert isinstance(event, (e.DealtDown, e.Chose, e.Decided))
        assert event.seen_by(event.seat) == event
        seen: Event = event.seen_by(1 - event.seat)
        assert seen == event.seen_by(None)
    assert THREE != TWO
