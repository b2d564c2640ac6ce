"""RUM-032 to RUM-057, 081 and 086: the turn, laying, wild cards on the table, claims
out of turn.
"""

from __future__ import annotations

from itertools import permutations

import pytest

from games.rummy import GAME
from games.rummy import events as e
from playroom.engine.rng import Rng
from playroom.engine.steps import Mode
from tests.rummy.kit import HEARTS, QUEENS, SEVENS, at, text

OPEN2 = {"opened": [True, True], "melds": [HEARTS, QUEENS], "hand_no": 2}


def test_rum_032_nothing_is_laid_before_opening() -> None:
    table = at(["Qs 2c", "Kd Kh"], opened=[False, True], melds=[QUEENS, SEVENS]).do(0, "take")
    assert table.code(0, "layoff 1 Qs") == "not_open"
    assert table.code(0, "replace 1 5 5h 2") == "not_open"


def test_rum_033_draw_then_lay_then_one_discard() -> None:
    table = at(["Qs 2c", "Kd Kh"])
    assert table.code(0, "discard 2c") == "wrong_phase"
    table.do(0, "take")
    assert table.code(0, "take") == "wrong_phase"
    table.do(0, "discard 2c")
    assert table.state.public.turn == 1
    assert table.code(0, "discard Qs") == "not_your_turn"


def test_rum_034_the_top_of_the_pile_or_of_the_stock() -> None:
    taken = at(["2c", "3c"], discard="9h Kd").do(0, "take")
    assert taken.hand(0) == text("2c Kd")
    drawn = at(["2c", "3c"], discard="9h Kd", opts={"may_i": False}).do(0, "stock")
    assert drawn.hand(0) == text("2c 8d")
    assert at(["2c", "3c"], discard="").code(0, "take") == "no_discard"


def test_rum_035_only_the_top_of_the_pile() -> None:
    table = at(["2c", "3c"], discard="9h Kd").do(0, "take")
    assert str(table.state.public.top) == "9H"
    assert table.code(0, "take") == "wrong_phase"


def test_rum_036_a_taken_card_is_closed_to_others() -> None:
    table = at(["2c", "3c", "4c"]).do(0, "take")
    assert table.code(1, "may_i") == "not_your_turn"


def test_rum_037_any_card_may_be_thrown() -> None:
    for what in ("JK", "Ah", "3s"):
        table = at(["JK Ah", "3c"]).do(0, "take").do(0, f"discard {what}")
        assert table.state.public.top is not None
        thrown = GAME.parse(f"discard {what}").card  # type: ignore[attr-defined]
        assert table.state.public.top.face == thrown.face


def test_rum_038_an_open_player_adds_to_any_meld_in_the_turn_of_opening_too() -> None:
    hand = "Ks Kd Kh 9c 9d 9h Qs 5s"
    table = at(
        [hand, "2c 3c"],
        opened=[False, True],
        melds=[{**QUEENS, "owner": 1}, {**SEVENS, "owner": 1}],
    )
    table.do(0, "take").do(0, "go_down set K: Ks Kd Kh; set 9: 9c 9d 9h").do(0, "layoff 1 Qs")
    assert table.melds()[0] == "set Q: Qc Qd Qh Qs"
    assert table.event(e.LaidOff).owner == 1


def test_rum_039_to_a_set_its_rank_to_a_run_its_ends() -> None:
    table = at(["8h 3h 5h Qs Ks", "2c"], **OPEN2).do(0, "take")
    assert table.code(0, "layoff 1 5h low") == "run_card"
    assert table.code(0, "layoff 1 8h") == "end"
    assert table.code(0, "layoff 2 Ks") == "set_rank"
    table.do(0, "layoff 1 8h high").do(0, "layoff 1 3h low").do(0, "layoff 2 Qs")
    assert table.melds() == ["run h 3: 3h 4h JK 6h 7h 8h", "set Q: Qc Qd Qh Qs"]


def test_rum_040_what_was_laid_this_turn_is_taken_back_last_first() -> None:
    table = at(["8h 3h Qs Ks 9c", "2c"], **OPEN2).do(0, "take")
    assert table.code(0, "undo") == "nothing"
    table.do(0, "layoff 1 8h high").do(0, "layoff 2 Qs").do(0, "undo")
    assert table.melds() == ["run h 4: 4h JK 6h 7h 8h", "set Q: Qc Qd Qh"]
    table.do(0, "undo").do(0, "layoff 1 3h low").do(0, "discard 9c").do(1, "take")
    assert table.code(1, "undo") == "nothing"
    assert table.code(0, "undo") == "not_your_turn"


def test_rum_040_an_opening_is_taken_back_too() -> None:
    table = at(["Ks Kd Kh 9c 9d 9h Qs 5s", "2c 3c"]).do(0, "take")
    before = table.hand(0)
    table.do(0, "go_down set K: Ks Kd Kh; set 9: 9c 9d 9h").do(0, "undo")
    assert (table.hand(0), table.melds(), table.state.public.opened) == (before, [], (False, False))


def test_rum_041_a_wild_card_keeps_its_place() -> None:
    table = at(["5h 9c", "2c"], **OPEN2).do(0, "take")
    for end in ("low", "high"):
        assert table.code(0, f"layoff 1 5h {end}") == "run_card"
    assert table.melds()[0] == "run h 4: 4h JK 6h 7h"


def test_rum_042_the_natural_frees_the_wild_card_which_is_laid_at_once() -> None:
    table = at(["5h 9c 9d", "2c"], **OPEN2).do(0, "take").do(0, "replace 1 5 5h 2")
    assert table.melds() == ["run h 4: 4h 5h 6h 7h", "set Q: Qc Qd Qh JK"]
    assert table.code(0, "replace 1 5 5h 2") == "no_wild"


def test_rum_043_not_back_into_the_same_run_unless_the_option_says_so() -> None:
    table = at(["5h 9c 9d", "2c"], **OPEN2).do(0, "take")
    assert table.code(0, "replace 1 5 5h 1 high") == "same_run"
    table = at(["5h 9c 9d", "2c"], **OPEN2, opts={"replace_same_run": True}).do(0, "take")
    table.do(0, "replace 1 5 5h 1 high")
    assert table.melds()[0] == "run h 4: 4h 5h 6h 7h JK"


def test_rum_044_without_a_place_for_the_wild_card_nothing_changes() -> None:
    full = {**QUEENS, "cards": "Qd Qc JK JK"}
    table = at(["5h 9c", "2c"], opened=[True, True], melds=[HEARTS, full], hand_no=2).do(0, "take")
    before = table.state
    assert table.code(0, "replace 1 5 5h 2") == "wilds"
    assert table.state == before


def test_rum_045_wild_cards_of_sets_stay() -> None:
    some = {**QUEENS, "cards": "Qd Qc JK"}
    table = at(["Qh 9c", "2c"], opened=[True, True], melds=[HEARTS, some], hand_no=2).do(0, "take")
    assert table.code(0, "replace 2 12 Qh 1 high") == "set_wild"


def test_rum_046_only_the_very_card_replaces_a_wild_card() -> None:
    table = at(["JK Ah 5s", "2c"], **OPEN2).do(0, "take")
    for what in ("JK", "Ah", "5s"):
        assert table.code(0, f"replace 1 5 {what} 2") == "run_card"


# -- may I -----------------------------------------------------------------------------------------


def test_rum_047_048_everybody_else_may_claim_open_or_not_and_the_one_who_threw_it() -> None:
    table = at(
        ["2c", "3c", "4c"],
        opened=[False, True, False],
        melds=[{**QUEENS, "owner": 1}, SEVENS],
        last_discarder=2,
    )
    table.do(0, "stock")
    assert table.phase == "claim"
    assert table.state.public.waiting == (1, 2)
    barred = at(["2c", "3c", "4c"], last_discarder=2, opts={"discarder_may_claim": False}).do(
        0, "stock"
    )
    assert barred.state.public.waiting == (1,)


@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_rum_049_057_the_nearest_to_the_left_gets_it_whoever_spoke_first(
    order: tuple[int, ...],
) -> None:
    table = at(["2c", "3c", "4c", "5c"], discard="Kh").do(0, "stock")
    says = {1: "pass", 2: "may_i", 3: "may_i"}
    for seat in order:
        table.do(seat, says[seat])
    claimed = table.event(e.Claimed)
    assert (claimed.seat, claimed.seats) == (2, (2, 3))
    assert table.hand(2) == text("4c Kh 8d")


def test_rum_050_053_card_and_penalty_card_no_discard_one_claim_a_turn() -> None:
    table = at(["2c", "3c", "4c"], discard="9h Kh").do(0, "stock").do(1, "may_i").do(2, "may_i")
    assert (table.hand(1), table.hand(2)) == (text("3c Kh 8d"), text("4c"))
    assert (table.phase, table.state.public.turn) == ("play", 0)
    assert table.code(2, "may_i") == "not_your_turn"


def test_rum_051_054_the_penalty_first_then_the_seat_in_turn_draws_from_the_stock() -> None:
    table = at(["2c", "3c", "4c"], discard="9h Kh").do(0, "stock").do(1, "pass").do(2, "may_i")
    assert table.hand(0) == text("2c Jc")
    assert str(table.state.public.top) == "9H"
    assert table.code(0, "take") == "wrong_phase"


def test_rum_052_the_claimant_lays_nothing_before_its_turn() -> None:
    table = at(
        ["2c", "Qd 3c", "4c"],
        discard="Qs",
        opened=[False, True, False],
        melds=[{**QUEENS, "owner": 1}, SEVENS],
    )
    table.do(0, "stock").do(1, "may_i").do(2, "pass")
    assert table.code(1, "layoff 1 Qs") == "not_your_turn"


@pytest.mark.parametrize(
    ("stock", "pile", "flipped", "window"),
    [
        ("8d Jc", "Kh", 1, True), ("8d", "2d Kh", 1, False), ("8d", "2d Kh", 0, True),
        ("8d", "Kh", 0, False),
        ("", "2d 3d Kh", 0, True), ("", "2d Kh", 0, False), ("", "2d 3d Kh", 1, False),
    ],
)  # fmt: skip
def test_rum_055_081_no_claim_without_a_penalty_card_and_a_card_to_draw(
    stock: str, pile: str, flipped: int, window: bool
) -> None:
    table = at(["2c", "3c", "4c"], stock=stock, discard=pile, flipped=flipped)
    assert (table.code(1, "may_i") == "ok") is window
    table.do(0, "stock")
    assert (table.phase == "claim") is window


def test_rum_056_no_claims_by_option_and_a_limit_for_each() -> None:
    assert at(["2c", "3c"], opts={"may_i": False}).do(0, "stock").phase == "play"
    last = {"no_may_i_last_three": True}
    for number in range(1, 8):
        table = at(["2c", "3c"], hand_no=number, opts=last).do(0, "stock")
        assert (table.phase == "claim") is (number < 5)
    table = at(["2c", "3c", "4c"], opts={"may_i_limit": 1}, claims=[0, 1, 0]).do(0, "stock")
    assert table.state.public.waiting == (2,)


def test_rum_057_silence_in_the_window_is_no() -> None:
    table = at(["2c", "3c", "4c"], opts={"claim_seconds": 10}).do(0, "stock")
    (one,) = [
        request for request in GAME.requests(table.state) if request.seat == 1 and request.awaited
    ]
    assert (one.mode, one.seconds) == (Mode.WINDOW, 10)
    table.silence(1).silence(2)
    assert table.phase == "play"
    assert not [event for event in table.told if isinstance(event, e.Claimed)]


def test_rum_086_answers_in_advance_are_private_replaceable_and_void_when_the_card_is_taken() -> (
    None
):
    table = at(["2c", "3c", "4c"])
    before = [GAME.view(table.state, seat) for seat in (0, 2, None)]
    table.do(1, "may_i")
    assert [GAME.view(table.state, seat) for seat in (0, 2, None)] == before
    assert all(event.seen_by(seat) is None for event in table.told for seat in (0, 2, None))
    table.do(1, "pass").do(1, "may_i").do(0, "stock")
    assert table.state.public.waiting == (2,)
    assert table.code(1, "pass") == "wrong_phase"
    table.do(2, "pass")
    assert table.event(e.Claimed).seat == 1
    again = at(["2c", "3c", "4c"]).do(1, "may_i").do(0, "take").do(0, "discard 2c").do(1, "stock")
    assert again.state.public.waiting == (2, 0)


def test_rum_086_no_for_this_hand_answers_every_window_until_taken_back() -> None:
    table = at(["2c 5c", "3c", "4c"]).do(1, "quiet on").do(0, "stock")
    assert table.state.public.waiting == (2,)
    table.do(2, "pass").do(0, "discard 5c").do(1, "quiet off").do(1, "take").do(1, "discard 3c").do(
        2, "stock"
    )
    assert table.state.public.waiting == (0, 1)
    table = at(["2c 5c", "3c", "4c"]).do(1, "quiet on").do(1, "may_i").do(0, "stock").do(2, "pass")
    assert table.event(e.Claimed).seat == 1


def test_a_draft_is_private_and_keeps_only_what_the_hand_holds() -> None:
    table = at(["Qs Qd Qh 7c 7d 7h 2c", "3c 4c"]).do(0, "stage set Q: Qs Qd Qh")
    assert all(event.seen_by(seat) is None for event in table.told for seat in (1, None))
    assert table.code(0, "stage set Q: Qs Qd Qh") == "not_in_hand"
    table.do(0, "take").do(0, "stage set 7: 7c 7d 7h")
    assert table.code(0, "stage set 2: 2c JK 2d") == "contract"
    table.do(0, "discard 7h")
    assert [str(one) for one in table.state.secret.drafts[0]] == ["set Q: Qd Qh Qs"]
    table.do(0, "unstage")
    assert table.state.secret.drafts[0] == ()


def test_a_draft_that_is_the_contract_is_laid_by_its_key() -> None:
    table = at(["Qs Qd Qh 7c 7d 7h 2c", "3c 4c"]).do(0, "take")
    view = GAME.view(table.state, 0)
    for what in ("set Q: Qs Qd Qh", "set 7: 7c 7d 7h"):
        assert not isinstance(GAME.table.press(view, "lay", (), None), tuple) or not view.draft
        table.do(0, f"stage {what}")
        view = GAME.view(table.state, 0)
    plays = GAME.table.press(view, "lay", (), None)
    assert isinstance(plays, tuple)
    action = plays[0].action  # type: ignore[union-attr]
    table.state = GAME.apply(table.state, 0, action, Rng("x")).state
    assert table.melds() == ["set Q: Qd Qh Qs", "set 7: 7c 7d 7h"]
