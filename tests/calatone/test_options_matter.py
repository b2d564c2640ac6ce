"""Every option in every value that a menu offers changes what is heard or what may be done, and the
rules of a table tell what is in force there.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from pathlib import Path

import pytest

from games.calatone import GAME
from games.calatone.options import CalatoneOptions
from games.calatone.rules.requests import awaited
from games.calatone.state import Phase
from games.calatone.words.rulebook import rulebook
from playroom.engine.cards import cards
from playroom.engine.notes import Note
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from tests.calatone.driving import TWO, Drive
from tests.calatone.test_bots import decide
from tests.shell.inside import Inside, inside


def heard(drive: Drive, seat: Seat) -> tuple[Note, ...]:
    """All that this seat has been told."""
    known = [event for one in drive.events if (event := one.seen_by(seat)) is not None]
    return tuple(line for event in known for line in event.told(seat))


def opened(name: str, value: OptionValue, ask: Ask) -> Hashable:
    """What a key answers before the first hand."""
    state = GAME.start(Setup.of(3, {name: value}), Rng("x")).state
    return GAME.table.answer(GAME.view(state, 0), ask)


def first_turn(name: str, value: OptionValue, ask: Ask) -> Hashable:
    """What a key answers in the first turn to bet."""
    return GAME.table.answer(Drive((200, 200, 200), **{name: value}).started().view(0), ask)


def dealt(value: OptionValue) -> Hashable:
    return len(Drive(deck=value).deal("").hand.rest)


def worth(name: str, value: OptionValue, low: str, high: str) -> Hashable:
    """Which of two hands is the better one."""
    evaluator = CalatoneOptions.of(Setup.of(2, {name: value})).evaluator(52)
    return evaluator.key(cards(low)) < evaluator.key(cards(high))


def raises(value: OptionValue) -> Hashable:
    """How many raises a round has."""
    drive = Drive((500, 500, 500), max_bet=0, max_raises=value).started().do(0, "bet 2")
    for number in range(8):
        between = drive.may.raise_
        if between is None:
            return number
        drive.do(drive.turn, f"raise {between[0]}")
    return 8


def after_passes(value: OptionValue) -> Hashable:
    return Drive(all_pass_ends=value).started().passes().state.phase


def at_the_end(value: OptionValue) -> Hashable:
    drive = Drive((100, 1), 1, ante=1, min_bet=1, rebuy="never", declaration=value).deal(TWO)
    return drive.show("Ks", "Qh").state.phase


def broke(value: OptionValue) -> Drive:
    """Seat 1 has lost everything to seat 0, who keeps the bank, and wants fresh chips."""
    drive = Drive((20, 20), 1, stack=20, max_bet=0, rebuy=value).deal(TWO).show("Ks", "Qh")
    drive.do(0, "bet 19").do(1, "call")
    drive.play((0, "declare As Ad 9d 9h Ks"), (1, "declare Qh Qs Tc Th Jd"))
    if drive.state.phase is Phase.REBUY:
        drive.do(1, "rebuy 20")
    return drive


def leaving(value: OptionValue) -> Hashable:
    ahead = Drive(winner_leave=value).change(stacks=(120, 90, 90))
    return GAME.check(ahead.state, 0, GAME.parse("leave"))


def left_in_the_hand(value: OptionValue) -> Hashable:
    drive = Drive(on_leave=value).started().do(1, "leave").do(0, "check")
    return drive.hand.bets.live


def clock(name: str, value: OptionValue) -> Hashable:
    drive = Drive((100, 1), 1, ante=1, min_bet=1, rebuy="never", **{name: value}).deal(TWO)
    seconds = [{one.seconds for one in GAME.requests(drive.state) if one.awaited}]
    drive.show("Ks", "Qh")
    seconds.append({one.seconds for one in GAME.requests(drive.state) if one.awaited})
    turn = Drive(**{name: value}).started()
    seconds.append({one.seconds for one in GAME.requests(turn.state) if one.awaited})
    return tuple(map(frozenset, seconds))


EFFECTS: dict[str, Callable[[OptionValue], Hashable]] = {
    "deck": dealt,
    "ace_low": lambda value: worth("ace_low", value, "Kc Kd 9h 8s 7c", "Ac 2d 3h 4s 5c"),
    "ace_straight_over_flush": lambda value: worth(
        "ace_straight_over_flush", value, "Kc 9c 8c 4c 2c", "Ac Kd Qh Js Tc"
    ),
    "stack": lambda value: opened("stack", value, Ask.SCORES),
    "ante": lambda value: first_turn("ante", value, Ask.COUNT),
    "min_bet": lambda value: first_turn("min_bet", value, Ask.TURN),
    "max_bet": lambda value: first_turn("max_bet", value, Ask.TURN),
    "max_raises": raises,
    "all_pass_ends": after_passes,
    "declaration": at_the_end,
    "rebuy": lambda value: heard(broke(value), 0),
    "limit": lambda value: opened("limit", value, Ask.DETAILS),
    "winner_leave": leaving,
    "on_leave": left_in_the_hand,
    "help": lambda value: first_turn("help", value, Ask.WHY),
    "turn_seconds": lambda value: clock("turn_seconds", value),
    "expose_seconds": lambda value: clock("expose_seconds", value),
    "declare_seconds": lambda value: clock("declare_seconds", value),
}
"""For every option what comes of a value."""


def test_all_options_are_tried() -> None:
    assert set(EFFECTS) == {option.name for option in CalatoneOptions.declared}


@pytest.mark.parametrize("name", EFFECTS)
def test_every_value_of_an_option_makes_a_difference(name: str) -> None:
    values = CalatoneOptions.fields[name].menu()
    if name == "deck":  # the pack by players is one of the others
        values = tuple(one for one in values if one != "auto")
    found = {value: EFFECTS[name](value) for value in values}
    assert len(values) > 1
    assert len(set(found.values())) == len(values), found


def test_the_pack_by_players_is_another_one_for_more_of_them() -> None:
    sizes = [len(Drive((100,) * seats, 0, deck="auto").deal("").hand.rest) for seats in (2, 5, 7)]
    assert sizes == [28, 26, 38]


@pytest.mark.parametrize("name", EFFECTS)
def test_the_rules_tell_every_value(name: str) -> None:
    """The rules, or in two cases the key that tells the options, differ with every value."""
    told = {
        value: rulebook(CalatoneOptions.of(Setup.of(3, {name: value})))
        for value in CalatoneOptions.fields[name].menu()
    }
    assert len(set(map(str, told.values()))) == len(told)


# -- fresh chips -----------------------------------------------------------------------------------


def test_cal_114_the_banker_is_asked_for_anothers_chips_and_may_refuse() -> None:
    drive = broke("banker")
    assert drive.state.phase is Phase.ASK
    assert awaited(drive.state) == (0,)
    refused = broke("banker").do(0, "refuse")
    assert refused.state.phase is Phase.OVER
    agreed = drive.do(0, "consent")
    assert agreed.state.stacks == (40, 20)


def test_cal_111_on_request_chips_are_there_at_once() -> None:
    drive = broke("request")
    assert drive.state.phase is Phase.BETWEEN
    assert drive.state.stacks == (40, 20)


def test_cal_111_a_bot_takes_no_fresh_chips_so_that_sittings_of_bots_end() -> None:
    drive = broke("request")
    drive.state = replace(drive.state, stacks=(40, 0), phase=Phase.REBUY)
    assert str(decide(drive, 1, "good")) == str(GAME.parse("refuse"))


# -- keys ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es"])
def test_withdrawing_is_asked_about_while_passing_is_free(tmp_path: Path, language: str) -> None:
    """CAL-041: it is legal, and hardly ever meant."""

    async def run(room: Inside) -> None:
        room.deal("calatone", "ask 3", ("good", "good"), limit="9-hands")
        await room.settle()
        asked = {"en": "Nobody has bet and passing is free.", "es": "Nadie ha apostado y pasar"}
        for _ in range(40):
            view = room.table.view()
            if view.legal is not None and view.legal.check:
                break
            keys = {Phase.BET: ("x",), Phase.DECLARE: ("1", "space", "2", "space", "3", "space",
                    "4", "space", "5", "space", "enter")}  # fmt: skip
            room.press(*keys.get(view.phase, ("1", "enter")))
            await room.settle()
        view = room.table.view()
        assert view.legal.check
        assert room.press("x")[-1].startswith(asked[language])
        room.press("escape")
        assert view.seat in room.table.view().hand.bets.live
        room.press("x", "enter")
        assert view.seat not in room.table.view().hand.bets.live

    inside(run, tmp_path, language)


@pytest.mark.parametrize("language", ["en", "es"])
def test_tab_says_the_first_card_of_every_hand(tmp_path: Path, language: str) -> None:
    """Also where the cursor stood on the second one in the last hand."""

    async def run(room: Inside) -> None:
        room.deal("calatone", "tab", ("easy",), limit="9-hands")
        for _ in range(2):
            await room.settle()
            room.press("enter")
            await room.settle()
            assert room.table.view().phase is Phase.EXPOSE
            first = room.press("tab")[-1]
            assert first == room.press("home")[-1]
            room.press("tab", "enter")  # the second one
            for _ in range(12):
                await room.settle()
                if room.table.view().phase is Phase.BETWEEN:
                    break
                room.press("x", "enter")

    inside(run, tmp_path, language)
