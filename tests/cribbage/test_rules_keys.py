"""CRB-130 to CRB-136 and CRB-139: what the keys answer, in every phase, for every seat."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.cribbage import GAME
from playroom.engine.notes import Note
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from tests.cribbage import values as c
from tests.cribbage.kit import TABLES, at, counting, heard, pegged, setup
from tests.cribbage.notation import Run, key_text
from tests.shell.inside import Inside, inside

DEALT = "dealt: 4C,5S,6D,JH,10C,KC | 7C,7D,7S,QD,2H,9H"
TEAMS = "dealt: AC,2C,3C,4C,5C|AD,2D,3D,4D,5D|AH,2H,3H,4H,5H|AS,2S,3S,4S,5S"


def lines(run: Run, seat: int | None, ask: Ask, one: Setup, language: str = "en") -> list[str]:
    return [
        heard(note, one, seat, language)
        for note in GAME.table.answer(GAME.view(run.state, seat), ask)
    ]


def dealt() -> Run:
    return at("V0 LEGAL n=2 dealer=1", DEALT, "starter: 3H")


def shown() -> Run:
    return counting("4C,5S,6D,JH | 7C,7D,7S,QD", "4H")


def rested() -> Run:
    run = shown()
    for seat in (0, 1, 1):
        run.do(seat, c.Claim(0))
    assert run.state.public.phase == "idle"
    return run


def test_crb_130_key_c() -> None:
    assert key_text(dealt().state, 0, "C") == "none"
    assert key_text(pegged("JC,8H,2S,9D | 7D,QC,4S,4H", "0:JC 1:7D").state, 0, "C") == "17"
    after_31 = pegged("KC,AD,KS,QH | QS,JD,9H,8C", "0:KC 1:QS 0:AD 1:JD")
    assert [key_text(after_31.state, seat, "C") for seat in (0, 1)] == ["31", "31"]
    assert after_31.state.public.total == 0
    last_card = pegged("KC,9D,KS,QH | QS,JD,9H,8C", "0:KC 1:QS 0:9D")
    assert key_text(last_card.state, 0, "C") == "0"
    assert key_text(shown().state, 1, "C") == "hand:0"
    assert lines(shown(), 0, Ask.COUNT, setup(2)) == [
        "Being counted, your hand: 4 of clubs, 5 of spades, 6 of diamonds and jack of hearts, "
        "starter 4 of hearts."
    ]
    assert lines(shown(), 0, Ask.HAND, setup(2)) == lines(shown(), 0, Ask.COUNT, setup(2))
    table = lines(shown(), 0, Ask.TABLE, setup(2))
    assert table == ["No cards in play; key C tells what is counted."]
    assert lines(shown(), 1, Ask.COUNT, setup(2)) == ["Being counted: Ana's hand."]
    assert key_text(rested().state, 0, "C") == "none"


def test_crb_131_key_b() -> None:
    for run in (dealt(), pegged("JC,8H,2S,9D | 7D,QC,4S,4H", "0:JC"), shown()):
        assert key_text(run.state, 0, "B") == "1"
        assert lines(run, 0, Ask.BURDEN, setup(2)) == ["Berta's crib."]
        assert lines(run, 1, Ask.BURDEN, setup(2)) == ["Your crib."]
    assert key_text(rested().state, 0, "B") == "none"
    run = at("V0 LEGAL n=4 teams=2 dealer=3", TEAMS)
    assert lines(run, 1, Ask.BURDEN, setup(4, 2)) == ["Inés's crib, your team's."]
    assert lines(run, 0, Ask.BURDEN, setup(4, 2)) == ["Inés's crib, not your team's."]


def test_crb_132_key_f() -> None:
    assert key_text(dealt().state, 0, "F") == "none"
    assert lines(dealt(), 0, Ask.FIRST, setup(2)) == ["Starter not turned yet."]
    assert key_text(shown().state, 0, "F") == "4H"
    assert lines(shown(), 0, Ask.FIRST, setup(2)) == ["Starter: 4 of hearts."]
    assert key_text(rested().state, 0, "F") == "none"


def test_crb_133_key_v() -> None:
    assert key_text(dealt().state, 0, "V") == key_text(shown().state, 0, "V") == "[none]"
    run = pegged("JC,8H,2S,9D | 7D,QC,4S,4H", "0:JC 1:7D")
    assert key_text(run.state, 0, "V") == "[0:JC 1:7D]"
    assert lines(run, 0, Ask.TABLE, setup(2)) == [
        "On the table: your jack of clubs and 7 of diamonds from Berta. Count 17."
    ]
    assert (
        key_text(pegged("KC,AD,KS,QH | QS,JD,9H,8C", "0:KC 1:QS 0:AD 1:JD").state, 0, "V")
        == "[empty]"
    )


def test_crb_134_key_s() -> None:
    run = at("V0 LEGAL n=4 teams=2 dealer=3 start=7,12 target=61", TEAMS)
    assert key_text(run.state, 0, "S") == "7,12/61"
    mine = lines(run, 0, Ask.SCORES, setup(4, 2))
    assert mine[:2] == ["Your team 7, Berta and Inés's team 12.", "61 wins."]
    assert len(mine) == 4  # and who is in each team
    assert lines(dealt(), 1, Ask.SCORES, setup(2)) == ["You 0, Ana 0.", "121 wins."]


def test_crb_135_key_t() -> None:
    assert key_text(dealt().state, 0, "T") == "discard:0,1"
    run = pegged("JC,8H,2S,9D | 7D,QC,4S,4H", "0:JC")
    assert key_text(run.state, 0, "T") == key_text(run.state, 1, "T") == "play:1"
    assert lines(run, 0, Ask.TURN, setup(2)) == ["Berta's turn, count 10."]
    assert key_text(shown().state, 1, "T") == "count:0"
    limited = counting("4C,5S,6D,JH | 7C,7D,7S,QD", "4H", "n=2 dealer=1 count_time=30")
    assert len(lines(limited, 0, Ask.TURN, setup(2))) == 2  # and the clock
    assert lines(rested(), 0, Ask.TURN, setup(2)) == ["Nobody's turn: the next deal follows."]


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_crb_136_keys_only_read_and_work_for_every_seat_at_any_time(seats: int, teams: int) -> None:
    run = Run(GAME.start(setup(seats, teams, target=31), Rng("keys")).state)
    phases = set()
    for step in range(400):
        before = run.state
        phases.add(before.public.phase)
        if step % 7 == 0 or before.public.phase != "play":
            for seat in (None, *range(seats)):
                for ask in Ask:
                    assert GAME.table.answer(GAME.view(run.state, seat), ask)
        assert run.state == before
        requests = GAME.requests(run.state)
        if not requests:
            break
        run.silence(requests[0].seat)
    assert {"discard", "play", "over"} <= phases


def test_crb_139_keys_e_h_l_z_and_w() -> None:
    run = dealt()
    assert [key_text(run.state, 0, key) for key in "EHLZ"] == [
        "6,6",
        "4C,5S,6D,10C,JH,KC",
        "none",
        "4C,5S,6D,10C,JH,KC",
    ]
    run.do(0, c.Discard(run.state.secret.hands[0][4:]))
    assert [key_text(run.state, 0, key) for key in "EHLZ"] == [
        "4,6",
        "4C,5S,6D,JH",
        "discarded:0",
        "none",
    ]
    assert lines(run, 0, Ask.HAND, setup(2))[1] == "You laid away 10 of clubs and king of clubs."
    run.silence(1)
    run.do(0, c.Play(run.state.secret.hands[0][3]))
    assert [key_text(run.state, 0, key) for key in "EHLZ"] == [
        "3,4",
        "4C,5S,6D",
        "0:JH",
        "4C,5S,6D",
    ]
    assert lines(run, 0, Ask.WHY, setup(2)) == ["Berta's turn, count 10."]
    assert lines(run, 1, Ask.WHY, setup(2))[0].startswith("Any card fits")
    show = shown()
    assert [key_text(show.state, 0, key) for key in "EHZ"] == ["4,4", "4C,5S,6D,JH", "none"]
    why = lines(show, 0, Ask.WHY, setup(2))
    assert why[0].startswith("2 for each 15 and each pair")
    assert "15 in all" not in " ".join(why)  # before one's own count never the value
    show.do(0, c.Claim(11))
    assert key_text(show.state, 1, "L") == "0h:11/15"
    assert lines(show, 1, Ask.WHY, setup(2))[-1] == "K explains what was counted before."
    explained = GAME.table.press(GAME.view(show.state, 1), "explain", (), None)
    assert isinstance(explained, tuple)
    assert any(
        "4 too few" in heard(one, setup(2), 1, "en") for one in explained if isinstance(one, Note)
    )
    assert lines(show, 1, Ask.NEXT, setup(2)) == ["Type the points, then Enter."]


def test_crb_070_the_keyboard_takes_what_a_hand_of_five_cards_can_be_worth() -> None:
    """V12b: with six players hands have 5 cards, and one may be worth 46; more is a slip of the
    finger.
    """
    others = "2C,3C,7S,9D,JH | 2D,3D,7H,9H,JD | 2H,3H,7C,9C,JC | 2S,3S,7D,9S,JS | AC,AD,8C,8D,KC"
    run = counting(f"4C,4D,5C,5D,6C | {others}", "6D", "n=6 dealer=5")
    seat = run.state.public.open.seat if run.state.public.open is not None else -1
    view = GAME.view(run.state, seat)
    assert GAME.table.number(view, 46) == c.Claim(46)
    assert GAME.table.number(view, 47).code == "bad_claim"  # type: ignore[union-attr]
    four = shown()
    assert GAME.table.number(GAME.view(four.state, 0), 29) == c.Claim(29)
    answer = GAME.table.number(GAME.view(four.state, 0), 30)
    assert answer.code == "bad_claim"  # type: ignore[union-attr]


def test_crb_139_keys_o_and_r_in_the_room(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(his_heels=True)
        heard_last = (await room.settle())[-1]
        assert room.press("r") == [heard_last]
        told = room.press("o")
        assert told[0].startswith("Cribbage: 1 option of 15 is not the usual one.")
        told += [line for _ in range(3) for line in room.press("tab")]  # the levels come first
        assert any("jack as starter" in line for line in told)

    inside(run, tmp_path)
