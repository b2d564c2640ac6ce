"""When there are sounds, from where, how loud, and which of a crowd: with a clock that is given."""

from __future__ import annotations

from itertools import pairwise

import pytest

from playroom.sound import choose_sounds, place_of
from playroom.sound.policy import ALONE, GAP, MOST, UNDER_SPEECH, Crowd, Wanted, decibels
from playroom.sound.tokens import TOKENS

LATE = 0.25


@pytest.mark.parametrize(
    ("wanted", "env", "tty", "on", "why"),
    [
        ("auto", {}, True, True, "terminal"),
        ("auto", {}, False, False, "no-terminal"),
        ("auto", {"TERM": "dumb"}, True, False, "dumb-terminal"),
        ("auto", {"CI": "true"}, True, False, "ci"),
        ("auto", {"CI": "0"}, True, True, "terminal"),
        (" ON ", {"CI": "true"}, False, True, "asked"),
        ("off", {}, True, False, "asked"),
    ],
)
def test_sounds_are_for_a_terminal_of_this_machine(
    wanted: str, env: dict[str, str], tty: bool, on: bool, why: str
) -> None:
    assert choose_sounds(wanted, env=env, stdout_is_tty=tty) == (on, why)
    far = choose_sounds(wanted, env=env, stdout_is_tty=tty, is_remote=lambda: True)
    assert far == ((False, "remote") if why == "terminal" else (on, why))


def test_what_is_no_wish_is_refused() -> None:
    with pytest.raises(ValueError, match="loud"):
        choose_sounds("loud", env={}, stdout_is_tty=True)


def test_seats_are_heard_from_left_to_right_in_turn_order() -> None:
    assert [place_of(seat, 2, 4) for seat in (3, 0, 1, 2)] == [-0.8, 0.0, 0.8, 0.0]
    assert [place_of(seat, 0, 3) for seat in (1, 2)] == [-0.6, 0.6]
    assert place_of(1, 0, 2) == -0.4
    assert [place_of(seat, None, 3) for seat in (0, 1, 2)] == [-0.8, 0.0, 0.8]
    assert place_of(None, 0, 4) == place_of(9, 0, 4) == 0.0
    everyone = [place_of(seat, 0, 8) for seat in range(1, 8)]
    assert everyone == sorted(set(everyone))


def test_under_speech_everything_is_lower() -> None:
    assert decibels(100, False) == ALONE == 12
    assert decibels(100, True) == UNDER_SPEECH == -6
    assert decibels(80, False) == pytest.approx(ALONE - 6)


def _wanted(token: str, at: float, speaking: bool = False) -> Wanted:
    return Wanted(token, 0.0, at, LATE, speaking)


def _heard(crowd: Crowd, now: float, until: float) -> list[tuple[str, float]]:
    heard = []
    while now < until:
        if (found := crowd.next(now)) is not None:
            heard.append((found[0].token, round(now, 3)))
        now += 0.01
    return heard


def test_of_a_crowd_the_weighty_are_heard_one_after_the_other() -> None:
    crowd = Crowd(lambda: False)
    for token in ("card", "capture", "points", "turn", "deal", "card"):
        crowd.add(_wanted(token, 0.0))
    assert _heard(crowd, 0.0, 1.0) == [("capture", 0.0), ("points", 0.08), ("turn", 0.16)]
    assert MOST == 3
    assert TOKENS["turn"].weight > TOKENS["card"].weight


def test_two_sounds_never_begin_closer_than_the_gap_and_none_comes_late() -> None:
    crowd = Crowd(lambda: False)
    heard = []
    for number in range(100):
        now = number * 0.01
        crowd.add(_wanted(("card", "turn", "points", "chat")[number % 4], now))
        if (found := crowd.next(now)) is not None:
            heard.append(now)
            assert now - found[0].at <= LATE
    assert len(heard) > 10
    assert all(later - sooner >= GAP - 1e-9 for sooner, later in pairwise(heard))


def test_a_long_sound_waits_for_the_end_of_the_voice_and_is_dropped_after_a_while() -> None:
    speaking = [True]
    crowd = Crowd(lambda: speaking[0])
    crowd.add(_wanted("win", 0.0, speaking=True))
    assert crowd.next(0.5) is None
    assert crowd.due(0.5) is not None
    speaking[0] = False
    assert crowd.next(1.0) == (_wanted("win", 0.0, speaking=True), False)
    speaking[0] = True
    crowd.add(_wanted("win", 2.0, speaking=True))
    assert crowd.next(3.6) is None
    assert crowd.due(3.6) is None
    # its own line begins after it: no speech when it was wanted
    crowd.add(_wanted("win", 4.0))
    assert crowd.next(4.0) == (_wanted("win", 4.0), False)
    # a short one is lower, and heard
    crowd.add(_wanted("turn", 5.0, speaking=True))
    assert crowd.next(5.0) == (_wanted("turn", 5.0, speaking=True), True)


def test_nothing_that_waited_too_long_is_heard() -> None:
    crowd = Crowd(lambda: False)
    crowd.add(_wanted("turn", 0.0))
    assert crowd.next(LATE + 0.01) is None
    crowd.add(_wanted("turn", 1.0)._replace(within=5.0))
    assert crowd.next(5.9) is not None
