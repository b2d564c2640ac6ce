"""CRB-112 to CRB-115 and CRB-120 to CRB-129: help with counting, explanations, clocks, leaving."""

from __future__ import annotations

from games.cribbage import GAME
from games.cribbage.words.answers import explanation
from playroom.engine.cards import cards
from playroom.engine.match import Match
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import SeatChanged, TimedOut
from tests.cribbage import values as c
from tests.cribbage.kit import NAMES, at, counting, header, heard, played, scores, setup, tries
from tests.cribbage.notation import Run

HANDS = "4C,5S,6D,JH | 7C,7D,7S,QD"
PEOPLE = setup(2, help="list", count_time=30)


def person_match(one: Setup, seed: str = "rules") -> Match[c.State, c.View]:
    return Match(GAME, header(one, "person", seed))


def table_of(one: Setup) -> c.TableSet:
    event = GAME.start(one, Rng("table")).events[0]
    assert isinstance(event, c.TableSet)
    return event


def test_crb_112_help_is_announced_at_the_start_and_stands() -> None:
    assert table_of(setup(3)).helped == ()
    assert table_of(setup(3, help="list")).helped == (0, 1, 2)
    event = table_of(Setup.of(3, {"help": "list"}, {1: {"help": "none"}}))
    assert event.helped == (0, 2)
    assert all(event.seen_by(seat) is event for seat in (None, 0, 1, 2))
    lines = [heard(note, setup(3), 1) for note in GAME.table.narrate(event, 1)]
    assert "Help with counting for Ana and Luis." in lines
    assert next(one for one in GAME.options.declared if one.name == "help").default == "none"


def test_crb_113_the_combinations_one_by_one_without_points() -> None:
    run = counting(HANDS, "4H", "n=2 dealer=1 help=list")
    assert tries(run, *["help 0"] * 9) == [
        "ok fifteen:5S,JH",
        "ok fifteen:4C,5S,6D",
        "ok fifteen:4H,5S,6D",
        "ok pair:4C,4H",
        "ok run:4C,5S,6D",
        "ok run:4H,5S,6D",
        "ok jack:JH",
        "ok end",
        "ok end",
    ]
    assert c.Helped.__struct_fields__ == ("seat", "kind", "cards")
    for seat in (1, None):
        assert (
            GAME.view(run.state, seat).helps == 0
        )  # the other seats do not learn how often it was asked
    run.do(0, c.Claim(15))
    assert tries(run, "help 1") == ["ok three:7C,7D,7S"]
    assert scores(run) == (15, 0)


def test_crb_113_order_of_equal_ranks_and_flush() -> None:
    run = counting(
        "2C,2D,2H,9S,9C | 5C,6C,7C,8C,KC | AC,3D,8H,9D,JD | AD,3H,8S,JS,QS | AH,3S,8D,9H,JC | "
        "AS,3C,QC,QD,QH",
        "KD",
        "n=6 dealer=5 help=list",
    )
    found = tries(run, *["help 0"] * 7)
    kinds = [one.split()[1].split(":")[0] for one in found]
    order = ["fifteen", "pair", "three", "four", "run", "flush", "jack", "end"]
    assert kinds == sorted(kinds, key=order.index)
    assert found[-1] == "ok end" or "end" in kinds
    assert "ok pair:9C,9S" in found
    assert "ok three:2C,2D,2H" in found


def test_crb_114_a_seat_chooses_help_only_as_far_as_the_table_allows() -> None:
    for table, own, legal in (
        ("list", "none", True),
        ("list", "list", True),
        ("none", "list", False),
        ("none", "none", True),
    ):
        refused = GAME.check_options(Setup.of(2, {"help": table}, {0: {"help": own}}))
        assert (refused is None) == legal
        assert refused is None or refused.code == "bad_options"
    run = at("V0 COUNT n=2 dealer=1 help=list help@0=none", f"hands: {HANDS}", "starter: 4H")
    assert tries(run, "help 0") == ["no_help"]
    for level in GAME.bots:
        match = played(setup(2, help="list", target=31), level)
        assert not [entry for entry in match.entries if entry.text == "help"]


def test_crb_115_every_count_can_be_explained() -> None:
    run = counting(HANDS, "4H")
    run.do(0, c.Claim(11))
    result = run.state.public.results[0]
    lines = [heard(note, setup(2), 1) for note in explanation(result)]
    assert lines[0] == "Ana's hand with the 4 of hearts: 7 things score."
    assert lines[1] == "15 for 2: 5 of spades and jack of hearts."
    assert lines[-2:] == [
        "15 in all; Ana counted 11: 4 too few.",
        "Given: 11 points to Ana and 4 points to you.",
    ]
    assert len(lines) == 1 + 7 + 2
    before = run.state
    for seat in (0, 1):
        view = GAME.view(run.state, seat)
        assert GAME.table.press(view, "explain", (), None) == explanation(result)
    assert run.state == before


def test_crb_120_count_time_is_0_or_15_to_120() -> None:
    legal = [n for n in range(-1, 123) if GAME.check_options(setup(2, count_time=n)) is None]
    assert legal == [0, *range(15, 121)]


def test_crb_121_the_clock_belongs_to_one_count() -> None:
    run = counting(HANDS, "4H", "n=2 dealer=1 count_time=30")
    seen = []
    for seat in (0, 1, 1):
        (request,) = GAME.requests(run.state)
        assert (request.seat, request.seconds) == (seat, 30)
        seen.append(request.id)
        run.do(seat, c.Claim(0))
    assert len(set(seen)) == 3  # a clock starts with a new question
    helped = counting(HANDS, "4H", "n=2 dealer=1 count_time=30 help=list")
    (before,) = GAME.requests(helped.state)
    helped.do(0, c.Help())
    assert GAME.requests(helped.state) == (before,)  # and goes on with the same one


def test_crb_122_when_the_limit_passes_the_count_is_closed() -> None:
    run = counting(HANDS, "4H", "n=2 dealer=1 count_time=30")
    assert tries(run, "timeout 0", "claim 0 15") == ["ok", "not_your_turn"]
    assert run.state.public.results[0].how == "timeout"


def test_crb_123_half_of_the_true_value_rounded_down_goes_to_the_others() -> None:
    for head, wanted in (
        ("n=2 dealer=1", (8, 7)), ("n=3 dealer=2", (8, 7, 7)),
        ("n=3 dealer=2 award=split", (8, 3, 3)),
        ("n=3 dealer=2 award=next", (8, 7, 0)), ("n=2 dealer=1 miscount=none", (8, 7)),
    ):  # fmt: skip
        run = counting(HANDS + (" | 2C,9D,KH,QS" if "n=3" in head else ""), "4H", head)
        run.silence(0)
        assert scores(run) == wanted, head


def test_crb_124_the_clock_never_runs_for_a_bot() -> None:
    # a clock is the shell's: it looks at who sits there, and bots answer at once
    match = played(setup(2, count_time=15, turn_seconds=10, target=31))
    assert {entry.kind for entry in match.entries} == {"act"}
    assert not [placed for placed in match.events if isinstance(placed.event, TimedOut)]


def test_crb_125_victory_in_a_timeout() -> None:
    run = counting(HANDS, "4H", "n=2 dealer=1 start=113,120")
    run.silence(0)
    assert (scores(run), run.state.public.winner) == ((121, 120), 0)
    run = counting(HANDS + " | 2C,9D,KH,QS", "4H", "n=3 dealer=2 start=0,114,114")
    run.silence(0)
    assert (scores(run), run.state.public.winner) == ((8, 121, 114), 1)


def test_crb_127_silence_has_an_answer_in_every_phase() -> None:
    run = at("V0 LEGAL n=2 dealer=0", "dealt: 9C,4S,QH,4D,8S,7H | 2C,KD,JS,10D,5C,5H")
    assert GAME.on_timeout(run.state, 0) == c.Discard(cards("8S,7H"))
    assert GAME.on_timeout(run.state, 1) == c.Discard(cards("5C,5H"))
    run.silence(0)
    run.silence(1)
    assert GAME.on_timeout(run.state, 1) == c.Play(cards("2C")[0])
    run.silence(1)
    assert GAME.on_timeout(run.state, 0) == c.Play(cards("4D")[0])  # of the two fours the diamond
    match = person_match(setup(5, target=61))
    while match.outcome is None:  # a game in which everything times out ends
        assert match.expire(match.awaited()[0].seat) is None
    assert {entry.kind for entry in match.entries} == {"timeout"}


def test_crb_128_a_clock_for_every_turn() -> None:
    legal = [n for n in range(-1, 303) if GAME.check_options(setup(2, turn_seconds=n)) is None]
    assert legal == [0, *range(10, 301)]
    run = Run(GAME.start(setup(2, turn_seconds=20), Rng("clock")).state)
    assert [request.seconds for request in GAME.requests(run.state)] == [20, 20]
    run.silence(0)
    run.silence(1)
    assert [request.seconds for request in GAME.requests(run.state)] == [20]
    for options, seconds in (
        ("turn_seconds=20", 20),
        ("turn_seconds=20 count_time=45", 45),
        ("count_time=45", 45),
        ("", None),
    ):
        shown = counting(HANDS, "4H", f"n=2 dealer=1 {options}")
        assert [request.seconds for request in GAME.requests(shown.state)] == [seconds]


def test_crb_129_who_leaves_is_played_by_a_bot_and_may_come_back() -> None:
    match = person_match(setup(3))
    before = match.state
    assert match.leave(1, "easy") is None
    assert match.state == before  # no penalty, nothing moves
    assert match.kinds == ["person", "easy", "person"]
    assert match.events[-1].event == SeatChanged(1, "easy")
    refused = match.leave(1, "easy")
    assert refused is not None
    assert refused.code == "not_seated"
    assert match.rejoin(1) is None
    assert match.kinds[1] == "person"
    refused = match.rejoin(1)
    assert refused is not None
    assert refused.code == "not_seated"
    assert len(NAMES) == 6
