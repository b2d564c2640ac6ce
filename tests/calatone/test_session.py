"""Section 2.9 of the rules: limits, leaving, fresh chips, questions, the end."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.calatone import GAME
from games.calatone import events as e
from games.calatone.actions import Absent, Back
from games.calatone.rules.limits import Limit
from games.calatone.rules.requests import awaited
from games.calatone.state import Chair, Phase
from playroom.engine.cards import card, cards
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from tests.calatone.driving import THREE, TWO, Drive

DAY = 1440
NOON = 20_000 * DAY + 720
"""A minute of the clock, at 12:00."""


def tick(drive: Drive, minute: int, resumed: bool = False) -> Drive:
    """The clock shows another minute."""
    action = GAME.on_clock(drive.state, minute, resumed)
    assert isinstance(action, Action)
    return drive.do(0, action)


def after_one(**opts: object) -> Drive:
    """Three players after a hand that seat 2 won with the antes; seat 2 dealt it."""
    return Drive(**opts).started().play((0, "fold"), (1, "fold"))


def broke(rebuy: str = "banker", **opts: object) -> Drive:
    """Two players after a hand in which seat 1 lost all its 20 chips to seat 0, who
    keeps the bank.
    """
    drive = Drive((20, 20), 1, stack=20, max_bet=0, declaration="auto", rebuy=rebuy, **opts)
    return drive.deal(TWO).show("Ks", "Qh").play((0, "bet 19"), (1, "call"))


# -- limits ----------------------------------------------------------------------------------------


def test_cal_100_a_limit_before_the_session() -> None:
    drive = Drive(limit={"hands": 2})
    assert (drive.state.ending.limit, drive.state.ending.left) == (Limit("hands", 2), 2)
    assert GAME.start(Setup.of(3, {"limit": "90 minutes"}), Rng("x")).state.ending.limit == Limit(
        "minutes", 90
    )


def test_cal_100_a_limit_during_the_session() -> None:
    drive = after_one().do(1, "limit 5 hands")
    assert drive.told(e.Asked) == [e.Asked("limit", 1, 0, Limit("hands", 5), (0, 2))]
    drive.do(0, "consent").do(2, "consent")
    assert drive.state.ending.limit == Limit("hands", 5)
    assert drive.told(e.LimitSet) == [e.LimitSet(Limit("hands", 5))]
    drive.do(0, "limit 2 hands").do(1, "consent").do(2, "refuse")
    assert drive.state.ending.limit == Limit("hands", 5)
    assert drive.code(2, "limit 0 hands") == "limit"
    assert drive.code(2, "limit 24:10") == "limit"
    assert drive.code(2, "limit nonsense") == "limit"


def test_cal_101_the_hand_in_progress_is_finished() -> None:
    drive = tick(Drive(limit={"minutes": 1}), NOON).started()
    tick(drive, NOON + 1)
    assert drive.told(e.LimitReached) == [e.LimitReached(Limit("minutes", 1), True)]
    assert drive.state.phase is Phase.BET
    drive.folds()
    assert drive.state.phase is Phase.LIMIT


def test_cal_102_after_the_limit_any_player_may_leave() -> None:
    drive = after_one(limit={"hands": 1}, winner_leave="forbid")
    assert drive.state.phase is Phase.LIMIT
    drive.do(2, "leave")  # ahead by 2
    assert drive.state.chairs[2] is Chair.LEFT


def test_cal_103_going_on_needs_a_new_limit() -> None:
    drive = after_one(limit={"hands": 1}).play((0, "extend 2 hands"), (1, "refuse"), (2, "refuse"))
    assert drive.state.phase is Phase.ASK
    drive.play((1, "consent"), (2, "refuse"))
    assert drive.state.phase is Phase.BETWEEN
    assert drive.state.chairs == (Chair.SEATED, Chair.SEATED, Chair.LEFT)
    assert (drive.state.ending.limit, drive.state.ending.left, drive.state.ending.reached) == (
        Limit("hands", 2),
        2,
        False,
    )
    alone = after_one(limit={"hands": 1}).play((0, "extend 2 hands"), (1, "refuse"), (2, "refuse"))
    alone.play((1, "refuse"), (2, "refuse"))
    assert alone.state.ended == "limit"


def test_cal_119_the_first_proposal_in_deal_order_is_put() -> None:
    drive = after_one(limit={"hands": 1}).play(
        (2, "extend 9 hands"), (1, "extend 4 hands"), (0, "refuse")
    )
    assert drive.told(e.Asked) == [e.Asked("extend", 1, 0, Limit("hands", 4), (0, 2))]
    assert drive.code(1, "consent") == "not_asked"


def test_cal_119_every_order_of_answers_gives_the_same_state() -> None:
    answers = {0: "refuse", 1: "extend 4 hands", 2: "extend 9 hands"}
    replies = {0: "consent", 2: "refuse"}
    states = []
    for order in permutations(answers):
        for second in permutations(replies):
            drive = after_one(limit={"hands": 1})
            drive.play(*((seat, answers[seat]) for seat in order)).play(
                *((seat, replies[seat]) for seat in second)
            )
            states.append(drive.state)
    assert len(states) == 12
    assert all(state == states[0] for state in states)


def test_cal_119_without_a_proposal_the_session_ends() -> None:
    drive = after_one(limit={"hands": 1}).play((0, "refuse"), (1, "refuse"), (2, "refuse"))
    assert drive.state.ended == "limit"
    leaving = after_one(limit={"hands": 1}).do(0, "leave").do(1, "leave")
    assert leaving.state.ended == "limit"
    proposer = (
        after_one(limit={"hands": 1})
        .do(0, "extend 3 hands")
        .do(1, "refuse")
        .do(0, "leave")
        .do(2, "refuse")
    )
    assert proposer.state.ended == "limit"  # who goes takes his proposal with him
    silent = after_one(limit={"hands": 1}).timeout(0).timeout(1).timeout(2)
    assert silent.state.ended == "limit"


def test_cal_117_minutes_of_play_only() -> None:
    drive = tick(Drive(limit={"minutes": 3}), NOON, resumed=True)
    assert drive.state.ending.left == 3
    tick(drive, NOON + 1)
    assert drive.state.ending.left == 2
    tick(drive, NOON + 600, resumed=True)  # saved, and taken up ten hours later
    assert drive.state.ending.left == 2
    tick(tick(drive, NOON + 601), NOON + 602)
    assert drive.state.phase is Phase.LIMIT


def test_cal_117_a_time_of_day_of_today_or_tomorrow() -> None:
    late = tick(Drive(limit={"time": "23:30"}), NOON)
    assert late.state.ending.left == NOON + 690
    early = tick(Drive(limit={"time": "11:00"}), NOON)
    assert early.state.ending.left == NOON + DAY - 60
    now = tick(Drive(limit={"time": "12:00"}), NOON)
    assert now.state.ending.left == NOON + DAY
    agreed = tick(after_one(), NOON).do(0, "limit 13:00").do(1, "consent").do(2, "consent")
    assert agreed.state.ending.left == NOON + 60


def test_cal_117_a_time_that_passed_while_the_game_was_saved_counts() -> None:
    drive = tick(Drive(limit={"time": "23:30"}), NOON).started()
    tick(drive, NOON + DAY, resumed=True)
    assert drive.state.ending.reached
    assert drive.state.phase is Phase.BET
    between = tick(after_one(limit={"time": "23:30"}), NOON)
    tick(between, NOON + 690, resumed=True)
    assert between.state.phase is Phase.LIMIT


def test_cal_117_hands_count_when_finished_void_ones_too() -> None:
    drive = Drive(limit={"hands": 2}, ante=0).started().passes()
    assert drive.hand.end == "void"
    assert drive.state.ending.left == 1
    agreed = after_one().do(0, "limit 1 hands").do(1, "consent").do(2, "consent")
    assert agreed.state.ending.left == 1  # from the agreement on
    agreed.deal("").folds_after_showing()
    assert agreed.state.phase is Phase.LIMIT


# -- leaving ---------------------------------------------------------------------------------------


def test_cal_104_leaving_ahead() -> None:
    assert after_one().do(2, "leave").state.chairs[2] is Chair.LEFT  # discourteous, and possible
    forbidden = after_one(winner_leave="forbid")
    assert forbidden.code(2, "leave") == "winning"
    forbidden.do(0, "leave")  # who is not ahead may go
    assert forbidden.state.chairs[0] is Chair.LEFT


def test_cal_105_leaving_between_hands() -> None:
    drive = after_one().do(0, "leave")
    assert (drive.state.stacks[0], drive.state.bank.returned[0]) == (0, 99)
    assert drive.told(e.Left) == [e.Left(0, -1)]
    assert drive.state.results == (-1, -1, 2)
    assert drive.code(0, "leave") == "seat"
    assert drive.code(0, "rebuy 1") == "seat"


def test_cal_106_leaving_in_a_hand_withdraws_at_the_next_turn() -> None:
    drive = Drive().started().do(1, "leave")
    assert 1 in drive.hand.bets.live
    drive.do(0, "bet 2")
    assert drive.hand.bets.live == (0, 2)
    assert drive.told(e.Withdrew) == [e.Withdrew(1, True, True, 2, 2)]
    drive.do(2, "fold")
    assert drive.state.chairs[1] is Chair.LEFT
    assert drive.state.bank.returned[1] == 99
    own_turn = Drive().started().do(0, "leave")
    assert own_turn.hand.bets.live == (1, 2)
    assert own_turn.turn == 1


def test_cal_106_an_all_in_leaver_stays_live() -> None:
    drive = (
        Drive((100, 100, 5)).started().play((0, "bet 4"), (1, "call"), (2, "call"), (2, "leave"))
    )
    for _ in range(5):
        drive.passes()
    assert awaited(drive.state) == (0, 1)
    assert drive.hand.declared[2] is not None
    assert len(drive.hand.declared[2]) == 5


def test_cal_106_a_bot_may_play_to_the_end_of_the_hand() -> None:
    drive = Drive((100, 100), 1, on_leave="bot").deal(TWO).show("Ks", "Qh").do(1, "leave")
    drive.do(0, "bet 4")
    assert drive.hand.bets.live == (0,)  # a queen and a jack do not see a king
    strong = (
        Drive((100, 100), 1, on_leave="bot").deal("2s Ah 3s As").show("2s", "Ah").do(1, "leave")
    )
    assert strong.hand.bets.queue == (0,)  # the ace spoke first: it passed
    strong.do(0, "bet 4")
    assert strong.hand.bets.live == (0, 1)  # and sees with its pair
    assert strong.hand.bets.round == 2


def test_cal_110_leaving_before_choosing_shows_the_lower_card() -> None:
    drive = Drive().deal("7h Ah 4s Kd Qd 3c").do(0, "expose Kd").do(1, "leave")
    assert drive.hand.shown[1] == card("Qd")
    assert not drive.told(e.Exposed)
    drive.do(2, "expose 4s")
    assert drive.turn == 0


def test_cal_110_a_leaver_without_a_further_turn_stays_live() -> None:
    drive = Drive((20, 20, 100), 2, max_bet=0, declaration="manual", stack=20).started()
    drive.play((0, "bet 19"), (1, "call"), (2, "fold"))
    assert drive.state.phase is Phase.DECLARE
    drive.do(0, "leave")
    assert drive.hand.declared[0] is not None
    drive.do(1, "declare " + " ".join(map(str, drive.hand.cards[1][:5])))
    assert drive.state.chairs[0] is Chair.LEFT
    assert drive.state.bank.returned[0] in (0, 41)


def test_leaving_everybody_ends_the_session() -> None:
    drive = Drive().started().do(0, "leave").do(1, "leave")
    assert drive.state.ended == "chips"
    assert sum(drive.state.bank.returned) == 300
    assert drive.state.bank.returned == (99, 99, 102)


def test_absence_is_leaving_that_nothing_forbids_and_may_end_before_the_hand() -> None:
    drive = Drive((90, 100, 100), winner_leave="forbid").started()
    drive.change(bank=replace(drive.state.bank, issued=(80, 100, 110)))
    assert drive.code(0, "leave") == "winning"
    drive.do(1, Absent())
    assert drive.code(1, Absent()) == "seat"
    drive.do(1, Back())
    drive.do(0, "bet 2").do(1, "call")
    assert drive.hand.leaving == ()
    assert drive.told(e.Gone) == [e.Gone(1)]
    assert drive.told(e.Returned) == [e.Returned(1)]


def test_a_match_tells_the_rules_of_leaving_and_coming_back() -> None:
    players = tuple(Player(Clean.of(name), "person") for name in ("Ana", "Luis", "Marta"))
    match = Match(GAME, Header("m", "calatone", GAME.version, Setup.of(3), players, "seed"))
    for seat in range(3):
        assert match.submit(seat, GAME.parse("ready")) is None
    assert match.leave(1, "random") is None
    assert match.state.hand is not None
    assert match.state.hand.leaving == (1,)
    assert match.rejoin(1) is None
    assert match.state.hand.leaving == ()
    assert match.clock(NOON)
    assert not match.clock(NOON)
    again = Match.replay(GAME, match.header, match.entries)
    assert again.state == match.state


# -- chips -----------------------------------------------------------------------------------------


def test_cal_107_without_chips_a_player_only_watches() -> None:
    drive = Drive((20, 20, 100), 2, stack=20, max_bet=0, declaration="auto", rebuy="never")
    drive.deal("As Qh 2c Ks Jd 3c Ad Qs 5c Tc 9d 8d 9h Th 2d 3s").show("Ks", "Qh", "2c")
    drive.play((0, "bet 19"), (1, "call"), (2, "fold"))
    assert drive.state.chairs == (Chair.SEATED, Chair.OBSERVER, Chair.SEATED)
    assert drive.told(e.Observer) == [e.Observer(1)]
    assert drive.code(1, "rebuy 5") == "seat"
    assert 1 not in awaited(drive.state)


def test_cal_111_who_has_lost_all_is_asked_before_the_session_ends() -> None:
    drive = broke("request")
    assert drive.state.phase is Phase.REBUY
    assert drive.told(e.RebuyAsked) == [e.RebuyAsked((1,))]
    assert drive.code(0, "rebuy 1") == "not_asked"
    assert drive.code(1, "consent") == "question"
    drive.do(1, "rebuy 20")
    assert drive.state.phase is Phase.BETWEEN
    assert drive.state.stacks == (40, 20)
    assert broke("request").do(1, "refuse").state.ended == "chips"
    assert broke("request").timeout(1).state.ended == "chips"
    assert broke("never").state.ended == "chips"


def test_cal_111_several_answers_take_effect_in_deal_order() -> None:
    def two_broke() -> Drive:
        drive = Drive(
            (20, 20, 20), 2, stack=20, max_bet=0, declaration="auto", rebuy="banker", banker=1
        )
        drive.deal("As Qh 2c Ks Jd 3c").show("Ks", "Qh", "2c").play(
            (0, "bet 19"), (1, "call"), (2, "call")
        )
        assert drive.state.phase is Phase.REBUY
        return drive

    drive = two_broke()
    losers = awaited(drive.state)
    assert len(losers) == 2
    states = []
    for order in permutations(losers):
        other = two_broke()
        for seat in order:
            other.do(seat, f"rebuy {10 + seat}")
        assert other.state.phase is Phase.ASK
        states.append(other.state)
    assert states[0] == states[1]


def test_cal_108_the_reasons_of_the_end() -> None:
    agreed = after_one().do(0, "agree end").do(1, "consent").do(2, "consent")
    assert agreed.state.ended == "agreed"
    refused = after_one().do(0, "agree end").do(1, "refuse")
    assert refused.state.phase is Phase.BETWEEN
    assert refused.code(0, "agree end") == "asked"
    assert refused.code(1, "agree lunch") == "topic"
    outcome = GAME.outcome(agreed.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((-1, -1, 2), (2,), "agreed")
    assert GAME.outcome(refused.state) is None
    assert agreed.code(0, "leave") == "over"
    assert GAME.requests(agreed.state) == ()
    shared = Drive((100, 100), 0).do(0, "agree end").do(1, "consent")
    assert GAME.outcome(shared.state).winners == (0, 1)  # type: ignore[union-attr]


def test_cal_113_a_circuit_of_void_hands_ends_the_session() -> None:
    drive = Drive(ante=0)
    for number in range(3):
        assert drive.state.voids == number
        drive.deal("").folds_after_showing(0).passes()
    assert drive.state.ended == "stalled"
    assert drive.state.bank.returned == (100, 100, 100)
    other = Drive(ante=0).started().passes().deal("").folds_after_showing()
    assert other.state.voids == 0


def test_cal_114_the_banker_is_asked_for_fresh_chips() -> None:
    drive = broke().do(1, "rebuy 20")
    assert drive.told(e.Asked) == [e.Asked("rebuy", 1, 20, None, (0,))]
    assert drive.code(1, "consent") == "not_asked"
    drive.do(0, "refuse")
    assert drive.told(e.Settled) == [e.Settled("rebuy", 1, False)]
    assert drive.state.ended == "chips"
    own = Drive((20, 20), 1, banker=1, stack=50).do(1, "rebuy 10")
    assert own.state.stacks == (20, 30)  # the banker needs no consent
    asked = Drive((20, 20), 1, banker=1, stack=50).do(0, "rebuy 10")
    assert asked.state.votes.question is not None
    assert asked.state.votes.question.seats == (1,)


def test_cal_114_silence_and_absence_are_consent() -> None:
    silent = after_one().do(0, "agree end").timeout(1).timeout(2)
    assert silent.state.ended == "agreed"
    absent = after_one().do(0, "agree seats").do(1, "leave").do(2, "consent")
    assert absent.told(e.Settled) == [e.Settled("seats", 0, True)]
    banker = Drive((20, 20, 20), 1, banker=1, stack=50).do(0, "rebuy 10").do(1, "leave")
    assert banker.state.stacks[0] == 30


def test_cal_114_one_refusal_is_enough() -> None:
    drive = after_one().do(0, "limit 3 hands").do(1, "refuse")
    assert drive.state.phase is Phase.BETWEEN
    assert drive.code(2, "consent") == "no_question"
    assert drive.code(2, "refuse") == "no_question"


def test_cal_114_one_question_at_a_time_in_deal_order() -> None:
    drive = Drive((20, 20, 20), 2, stack=20, max_bet=0, declaration="auto", banker=0)
    drive.deal("As Qh 2c Ad Jd 3c Ac 9d 4h Ah 8s 6h Kc 2d 7d").show("Ad", "Qh", "2c")
    drive.play((0, "bet 19"), (1, "call"), (2, "call"))
    drive.play((2, "rebuy 5"), (1, "rebuy 7"))
    assert drive.state.votes.question is not None
    assert (drive.state.votes.question.by, drive.state.votes.question.amount) == (1, 7)
    assert [question.by for question in drive.state.waiting] == [2]
    assert drive.code(1, "rebuy 3") == "phase"
    drive.do(0, "refuse")
    assert drive.state.votes.question.by == 2
    drive.do(0, "consent")
    assert drive.state.stacks == (60, 0, 5)
    assert drive.state.chairs[1] is Chair.OBSERVER
    assert drive.state.phase is Phase.BETWEEN


def test_cal_114_a_question_of_somebody_who_has_gone() -> None:
    fresh = Drive((20, 20, 20), 1, banker=1, stack=50).do(0, "rebuy 10").do(0, "leave")
    assert fresh.state.phase is Phase.BETWEEN
    assert fresh.state.bank.issued == (20, 20, 20)
    two = Drive((20, 20), 1, stack=50).do(0, "agree end").do(1, "leave")
    assert two.state.ended == "agreed"


@pytest.mark.parametrize("helped", [False, True])
def test_cal_118_help_is_an_option_of_the_table(helped: bool) -> None:
    drive = Drive(help=helped)
    assert drive.state.options.tells_hands is helped
    assert Drive(declaration="auto").state.options.tells_hands


def test_codes_of_refused_actions_come_in_the_order_of_the_rules() -> None:
    drive = after_one()
    assert drive.code(0, "check") == "phase"
    assert drive.code(7, "leave") == "seat"
    assert drive.code(0, "extend 3 hands") == "phase"
    gone = after_one().do(0, "leave")
    assert gone.code(0, "bet 3") == "phase"  # the phase before the seat
    assert gone.code(0, "consent") == "seat"  # the seat before the question
    asked = after_one().do(0, "agree end")
    assert asked.code(1, "rebuy 3") == "phase"
    assert asked.code(0, "refuse") == "not_asked"
    limit = after_one(limit={"hands": 1})
    assert limit.code(0, "consent") == "question"
    limit.do(0, "refuse")
    assert limit.code(0, "refuse") == "not_asked"
    assert limit.code(1, "extend 0 hands") == "limit"
    never = after_one(rebuy="never")
    assert never.code(0, "rebuy 1000") == "rebuy"
    assert THREE
    assert cards("As")
