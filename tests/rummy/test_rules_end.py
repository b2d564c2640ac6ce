"""RUM-058 to RUM-080 and 082 to 090: the end of a hand, scores, counting by hand, leaving,
adjourning, silence.
"""

from __future__ import annotations

import pytest

from games.rummy import GAME
from games.rummy import events as e
from games.rummy.rules.adjourn import may_resume
from games.rummy.rules.contract import can_open
from games.rummy.rules.counting import filled_counts
from games.rummy.rules.scoring import posted_totals, winners
from playroom.engine.cards import cards as cards_of
from playroom.engine.record import replace
from tests.rummy.kit import QUEENS, SEVENS, Table, at, ended, match_of, play_by, rules

OPEN = {"opened": [True, True], "melds": [QUEENS, SEVENS]}
MANUAL = {"manual_scoring": True}


def test_rum_058_a_hand_ends_with_the_discard_of_the_last_card() -> None:
    table = at(["Qs", "Kd JK"], **OPEN).do(0, "take").do(0, "layoff 1 Qs").do(0, "discard 3s")
    ended_ = table.event(e.HandEnded)
    assert (ended_.how, ended_.seat, ended_.points) == ("out", 0, (0, 60))


def test_rum_059_one_card_is_kept_unless_the_option_lets_all_be_laid() -> None:
    table = at(["7s", "Kd JK"], discard="Qs", **OPEN).do(0, "take").do(0, "layoff 1 Qs")
    assert table.code(0, "layoff 2 7s") == "keep_one"
    table = at(["7s", "Kd JK"], discard="Qs", opts={"going_out": "either"}, **OPEN).do(0, "take")
    table.do(0, "layoff 1 Qs").do(0, "layoff 2 7s")
    assert table.event(e.HandEnded).how == "out"
    hand = cards_of("Qs Qd Qh 7c 7d 7h")
    assert (can_open(hand, 1, rules()), can_open(hand, 1, rules(going_out="either"))) == (
        False,
        True,
    )


def test_rum_060_061_an_empty_stock_is_the_pile_turned_over_with_the_declined_card() -> None:
    table = at(["2c", "3c"], stock="", discard="5d 6d 9c", opts={"may_i": False}).do(0, "stock")
    assert table.event(e.StockTurned).count == 3
    assert [str(one) for one in table.state.secret.stock] == ["6D", "9C"]
    assert (table.state.public.top, table.state.public.flipped) == (None, 1)
    table.do(0, "discard 2c")
    assert str(table.state.public.top) == "2C"


@pytest.mark.parametrize("flips", [0, 1, 2, 3])
def test_rum_060_062_the_pile_is_turned_as_often_as_the_option_says_then_the_hand_ends(
    flips: int,
) -> None:
    opts = {"may_i": False, "flips": flips}
    for flipped in range(flips + 1):
        table = at(["2c", "3c"], stock="", discard="5d 6d", flipped=flipped, opts=opts).do(
            0, "stock"
        )
        if flipped < flips:
            assert table.state.public.flipped == flipped + 1
        else:
            assert table.event(e.HandEnded).how == "exhausted"
    empty = at(["2c", "3c"], stock="", discard="", opts=opts).do(0, "stock")
    assert empty.event(e.HandEnded).how == "exhausted"


def test_rum_063_the_top_of_the_pile_may_be_taken_when_the_stock_is_dead() -> None:
    table = at(["2c", "3c"], stock="", discard="5d 6d", flipped=1).do(0, "take")
    assert table.phase == "play"


def test_rum_064_rounds_without_progress_end_the_hand() -> None:
    table = at(["2c 4c", "3c 5c"], opts={"stall_rounds": 2})
    for turn in range(4):
        assert table.phase == "draw"
        seat = turn % 2
        table.do(seat, "take").do(seat, f"discard {table.hand(seat).split()[0]}")
    assert table.event(e.HandEnded).how == "blocked"


def test_rum_064_a_stock_card_or_a_meld_begins_the_rounds_again() -> None:
    table = at(["2c 4c Qs", "3c 5c"], opts={"stall_rounds": 2}, **OPEN)
    for turn in range(4):
        seat = turn % 2
        table.do(seat, "take")
        if turn == 2:
            table.do(seat, "layoff 1 Qs")
        table.do(seat, f"discard {table.hand(seat).split()[0]}")
    assert table.phase == "draw"
    assert table.state.public.idle == 1


def test_rum_065_066_penalty_points() -> None:
    some = cards_of("2c 9d Ts Kh As Ah JK")
    assert rules().score(some) == 120
    assert rules(red_ace_points=50).score(some) == 150
    assert rules(deuces_wild=True).score(cards_of("2c 2d")) == 10


def test_rum_067_going_out_scores_nothing_and_the_table_counts_for_nobody() -> None:
    table = at(["Qs", "Kd 5c"], **OPEN).do(0, "take").do(0, "layoff 1 Qs").do(0, "discard 3s")
    assert len(table.melds()) == 2
    assert table.event(e.HandEnded).points == (0, 15)
    assert ended(["", "Kd 5c"], totals=[20, 10]).public.totals == (20, 25)


def test_rum_068_the_lowest_total_wins_and_ties_share() -> None:
    assert winners((60, 85, 60)) == (0, 2)
    state = ended(["", "Kd", "5c"], hand_no=7, totals=[30, 10, 25])
    assert state.public.result is not None
    assert (state.public.result.totals, state.public.result.winners) == ((30, 20, 30), (1,))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_rum_069_090_adjourning_is_put_to_the_other_humans_when_the_hand_is_posted() -> None:
    table = Table(ended(["Kd", ""], opts=MANUAL, humans=[0, 1]))
    table.do(0, "suspend")
    assert table.code(1, "suspend") == "pending"
    table.do(0, "count 10").do(0, "pass").do(1, "pass")
    assert (table.phase, table.state.public.waiting) == ("adjourn", (1,))
    table.do(1, "agree")
    assert table.phase == "suspended"
    assert not any(request.awaited for request in GAME.requests(table.state))
    refused = (
        Table(ended(["Kd", ""], opts=MANUAL))
        .do(0, "suspend")
        .do(0, "count 10")
        .do(0, "pass")
        .do(1, "pass")
    )
    refused.do(1, "refuse")
    assert refused.phase == "deal"


def test_rum_069_090_not_in_the_seventh_hand_nor_after_the_score() -> None:
    assert at(["2c", "3c"], hand_no=7).code(0, "suspend") == "wrong_phase"
    assert Table(ended(["Kd", ""])).code(0, "suspend") == "wrong_phase"
    assert at(["2c", "3c"], hand_no=6).code(1, "suspend") == "ok"


def test_rum_070_071_same_players_same_order_same_year() -> None:
    then = ("Ana", "Luis", "Eva")
    assert may_resume(then, ("Luis", "Eva", "Ana"), "2024-03-02", "2024-12-31", 3, True) == ""
    assert may_resume(then, ("Ana", "Luis"), "2024-03-02", "2024-03-03", 3, True) == "players"
    assert may_resume(then, ("Luis", "Ana", "Eva"), "2024-03-02", "2024-03-03", 3, True) == "seats"
    assert may_resume(then, then, "2024-12-30", "2025-01-02", 3, True) == "year"


def test_rum_083_one_human_always_resumes_and_all_may_agree_to_play_on_unrated() -> None:
    then = ("Ana", "B1", "B2")
    assert may_resume(then, then, "2024-12-31", "2025-01-01", 1, True) == ""
    assert may_resume(then, then, "2024-12-31", "2025-01-01", 2, False) == ""
    names = {"phase": "suspended", "names": ["Ana", "Eva"], "started": "2024-12-30", "hand_no": 3}
    table = Table(ended(["", ""], **names))
    assert table.code(0, "resume [Ana;Eva] 2025-01-02") == "year"
    table.do(0, "resume [Eva;Ana] 2025-01-02 unrated").do(1, "agree")
    assert (table.phase, table.state.public.adjournment.rated) == ("deal", False)
    table = (
        Table(ended(["", ""], **names)).do(0, "resume [Ana;Eva] 2025-01-02 unrated").do(1, "refuse")
    )
    assert (table.phase, table.state.public.adjournment.rated) == ("suspended", True)


def test_rum_072_073_088_a_leaver_is_given_the_two_highest_and_never_wins() -> None:
    assert posted_totals((120, 85, 60, None)) == (120, 85, 60, 205)
    assert posted_totals((100, None)) is None
    assert winners((0, 0, None)) == (0, 1)
    assert winners((70, None)) is None


def _played_with_a_leaver(**opts: object) -> tuple[object, object]:
    match = match_of(3, "leaver", stall_rounds=2, **opts)
    for _ in play_by(match, "easy", lambda now: now.state.public.number == 2):
        pass
    assert match.leave(1, "easy") is None
    for _ in play_by(match, "easy"):
        pass
    return match.state.public, match.outcome


def test_rum_074_075_a_bot_plays_on_and_the_total_is_posted() -> None:
    public, outcome = _played_with_a_leaver()
    complete = [public.totals[0], public.totals[2]]  # type: ignore[attr-defined]
    assert outcome.scores[1] == sum(complete)  # type: ignore[attr-defined]
    assert 1 not in outcome.winners  # type: ignore[attr-defined]
    assert public.result.posted_for == (1,)  # type: ignore[attr-defined]
    assert public.result.rated  # type: ignore[attr-defined]


def test_rum_075_087_a_vacated_seat_is_skipped_in_all_that_follows() -> None:
    public, outcome = _played_with_a_leaver(on_leave="vacate")
    assert public.vacated == (1,)  # type: ignore[attr-defined]
    posted = public.posted  # type: ignore[attr-defined]
    assert [row[1] is None for row in posted] == [False] + [True] * 6
    assert public.opened[1] is False  # type: ignore[attr-defined]
    assert 1 not in outcome.winners  # type: ignore[attr-defined]


def test_rum_075_with_fewer_than_two_left_the_game_ends_unfinished() -> None:
    table = at(["2c", "3c"], opts={"on_leave": "vacate"}).leave(1)
    assert table.phase == "over"
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.reason == "unfinished"
    assert table.event(e.GameEnded).rated is False


def test_rum_087_leaving_in_turn_ends_the_turn_and_closes_the_window() -> None:
    table = (
        at(["2c", "3c", "4c"], opts={"on_leave": "vacate"}).do(0, "stock").do(1, "may_i").leave(0)
    )
    assert (table.phase, table.state.public.turn) == ("draw", 1)
    assert table.hand(1) == "3C"
    table = (
        at(["2c", "3c", "4c"], opts={"on_leave": "vacate"}).do(0, "stock").do(1, "may_i").leave(1)
    )
    assert table.state.public.waiting == (2,)
    table.do(2, "pass")
    assert not [event for event in table.told if isinstance(event, e.Claimed)]
    assert table.code(1, "take") == "not_your_turn"


def test_rum_079_back_before_the_hand_is_over_counts_as_not_having_left() -> None:
    for option in ("bot", "vacate"):
        table = at(["2c", "3c", "4c"], opts={"on_leave": option}).leave(1)
        assert table.state.public.left == ((1, 0),)
        assert table.back(1)
        assert (table.state.public.left, table.state.public.vacated) == ((), ())
        assert 1 in table.state.public.humans
    table = at(["2c", "3c", "4c"]).leave(1)
    late = Table(ended(["2c", "3c", ""]))
    late.state = replace(late.state, public=replace(table.state.public, posted=((1, 2, 3),)))
    assert not late.back(1)


# -- counting by hand ------------------------------------------------------------------------------


def test_rum_076_084_missing_counts_are_the_two_highest_or_the_hand_is_replayed_once() -> None:
    assert filled_counts((12, None, 40, 25)) == (12, 65, 40, 25)
    assert filled_counts((0, None)) is None
    table = Table(ended(["Kd", "JK"], opts=MANUAL)).do(0, "count 10").do(1, "pass")
    assert (table.phase, table.state.public.number, table.state.public.counting.replayed) == (
        "deal",
        1,
        True,
    )
    assert table.event(e.HandReplayed).number == 1
    again = Table(ended(["Kd", "JK"], opts=MANUAL, replayed=True)).silence(0).silence(1)
    assert again.state.public.totals == (10, 50)
    one = Table(ended(["Kd", "JK"], opts=MANUAL, replayed=True)).do(0, "count 5").do(1, "pass")
    assert one.phase == "challenge"
    one.do(0, "pass").do(1, "pass")
    assert one.state.public.totals == (5, 50)


def test_rum_077_085_challenged_counts_become_true_others_stand() -> None:
    table = Table(ended(["", "Kd 5c", "JK"], opts=MANUAL))
    shown = table.state.public.ended
    assert shown is not None
    assert (shown.points, shown.totals, len(shown.hands[2])) == ((), (), 1)
    table.do(1, "count 10").do(2, "count 5")
    assert table.event(e.CountGiven).counts == (0, 10, 5)
    table.do(0, "challenge 2")
    assert table.code(0, "challenge 2") == "no_count"
    assert all(event.seen_by(1) is None for event in table.told)
    for seat in range(3):
        table.do(seat, "pass")
    corrected = table.event(e.CountCorrected)
    assert (corrected.seat, corrected.by, corrected.announced, corrected.points) == (2, (0,), 5, 50)
    assert table.state.public.totals == (0, 10, 50)


def test_rum_085_counts_are_private_until_all_are_in() -> None:
    table = Table(ended(["9c", "Kd 5c", "JK"], opts=MANUAL)).do(1, "count 10")
    assert all(event.seen_by(seat) is None for event in table.told for seat in (0, 2, None))
    other = Table(ended(["9c", "Kd 5c", "JK"], opts=MANUAL)).do(1, "count 99")
    assert GAME.view(table.state, 0) == GAME.view(other.state, 0)
    assert table.code(1, "count 10") == "wrong_phase"
    assert table.code(0, "count 1000") == "points"


def test_rum_078_090_scores_are_corrected_by_agreement_unless_disputed() -> None:
    opts = {"allow_corrections": True}
    table = Table(ended(["Kd", ""], opts=opts))
    assert table.state.public.posted == ((10, 0),)
    table.do(0, "correct 1 0 25")
    assert table.code(1, "correct 1 0 30") == "pending"
    table.do(1, "refuse")
    assert table.state.public.totals == (10, 0)
    table.do(0, "correct 1 0 25").do(1, "agree")
    assert (table.state.public.posted, table.state.public.totals) == (((25, 0),), (25, 0))
    assert Table(ended(["Kd", ""])).code(0, "correct 1 0 25") == "option"
    manual = (
        Table(ended(["Kd", ""], opts=MANUAL))
        .do(0, "count 5")
        .do(1, "challenge 0")
        .do(1, "pass")
        .do(0, "pass")
    )
    assert manual.code(0, "correct 1 0 5") == "disputed"
    assert manual.code(0, "correct 1 1 5") == "ok"
    assert manual.code(0, "correct 1 1 0") == "nothing"
    assert manual.code(0, "correct 2 1 0") == "no_score"


def test_rum_090_after_the_seventh_hand_the_game_waits_for_the_last_word() -> None:
    table = Table(ended(["Kd", ""], hand_no=7, opts={"allow_corrections": True}))
    assert (table.phase, GAME.outcome(table.state)) == ("closing", None)
    table.do(0, "pass").do(1, "correct 1 0 5").do(0, "agree").do(1, "pass")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (5, 0)


def test_rum_080_an_automatic_count_is_published_at_once() -> None:
    table = at(["Qs", "Kd JK"], **OPEN).do(0, "take").do(0, "layoff 1 Qs").do(0, "discard 3s")
    assert table.event(e.HandEnded).totals == (0, 60)
    assert table.phase == "deal"
    assert table.code(1, "count 5") == "wrong_phase"


def test_rum_082_a_break_is_no_suspension() -> None:
    match = match_of(2, "break")
    for _ in play_by(match, "easy", lambda now: now.sequence == 20):
        pass
    again = type(match).replay(GAME, match.header, match.entries)
    assert again.state == match.state
    assert again.state.public.phase in ("draw", "claim", "play")


def test_rum_089_silence_draws_and_throws_the_dearest_natural() -> None:
    table = at(["Kc Td Ah 9s", "4c"], discard="2d Tc").silence(0)
    assert table.phase == "claim"
    table.silence(1).silence(0)
    assert str(table.state.public.top) == "10D"
    dead = at(["Kc Td", "4c"], stock="", discard="2d Tc", flipped=1).silence(0)
    assert dead.hand(0) == "10C 10D KC"
    none = at(["Kc Td", "4c"], stock="", discard="", flipped=1).silence(0)
    assert none.event(e.HandEnded).how == "exhausted"
    wild = at(["JK Ah Ad", "4c"], discard="JK").do(0, "take").silence(0)
    assert str(wild.state.public.top) == "AD"
