"""The order of what waits: rules without a clock or a voice."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from playroom.speech import Urgency
from playroom.speech.waiting import (
    ALERT_AGE,
    ALERT_TRIES,
    CHATTER_AGE,
    FRESH,
    LONGEST_CUE,
    MOST_WAITING,
    Message,
    Waiting,
)

CHATTER, EVENT, ALERT, REPLY = Urgency


def message(
    text: str,
    urgency: Urgency = EVENT,
    given: float = 0.0,
    language: str = "en",
    topic: str | None = None,
    number: int = 0,
) -> Message:
    return Message(text, urgency, language, topic, given, number)


def fill(*messages: Message, now: float = 0.0) -> Waiting:
    waiting = Waiting()
    for one in messages:
        waiting.add(one, max(now, one.given))
    return waiting


def all_taken(waiting: Waiting, now: float) -> list[list[str]]:
    taken = []
    while parts := waiting.take(now):
        taken.append([m.text for m in parts])
    return taken


def test_events_are_joined_in_order_and_alerts_stand_alone() -> None:
    waiting = fill(message("a"), message("b"), message("c", ALERT), message("d"), message("e"))
    assert all_taken(waiting, 1.0) == [["a", "b"], ["c"], ["d", "e"]]


def test_events_of_two_languages_are_not_joined() -> None:
    waiting = fill(message("uno", language="es"), message("two"), message("three"))
    assert all_taken(waiting, 1.0) == [["uno"], ["two", "three"]]


def test_a_long_backlog_of_events_is_one_sentence_and_the_last_lines() -> None:
    def many(count: int, language: str) -> str:
        return f"{language}: {count} lines."

    waiting = Waiting()
    for n in range(100):
        waiting.add(message(f"line {n}", ALERT if n == 50 else EVENT), 0.0)
        waiting.shorten(many)
    said = [text for parts in all_taken(waiting, 1.0) for text in parts]
    assert len(said) <= MOST_WAITING + 1
    assert said[0].startswith("en: ")
    assert "line 50" in said, "what must be heard is said in any case"
    left_out = int(said[0].split()[1])
    told = [text for text in said[1:] if text != "line 50"]
    assert left_out + len(told) == 99
    assert told == [f"line {n}" for n in range(100 - len(told), 100)], "the last ones, in order"

    short = fill(*(message(f"line {n}") for n in range(MOST_WAITING)))
    short.shorten(many)
    assert len(short) == MOST_WAITING


def test_a_joined_utterance_stays_short() -> None:
    waiting = fill(*(message("x" * 90) for _ in range(5)))
    assert [len(parts) for parts in all_taken(waiting, 1.0)] == [2, 2, 1]


def test_a_reply_goes_first_and_drops_what_waited_except_alerts() -> None:
    waiting = fill(
        message("old"),
        message("turn", ALERT),
        message("clock", CHATTER),
        message("answer", REPLY, 1.0),
    )
    assert all_taken(waiting, 1.0) == [["answer"], ["turn"]]


def test_an_event_of_this_moment_was_not_what_the_key_cut_off() -> None:
    waiting = fill(
        message("old", given=1.0),
        message("new", given=2.0 - FRESH / 2),
        message("answer", REPLY, 2.0),
    )
    assert all_taken(waiting, 2.0) == [["answer"], ["new"]]


def test_the_newest_reply_wins() -> None:
    waiting = fill(*(message(f"card {i}", REPLY, i / 100) for i in range(9)))
    assert all_taken(waiting, 1.0) == [["card 8"]]


def test_what_happens_after_a_reply_follows_it() -> None:
    waiting = fill(message("answer", REPLY), message("event"), message("turn", ALERT))
    assert all_taken(waiting, 0.0) == [["answer"], ["event"], ["turn"]]


def test_an_event_with_a_topic_waits_for_every_answer_but_one_of_its_topic() -> None:
    drawn = message("you draw a", topic="hand"), message("b"), message("and c", topic="hand")
    waiting = fill(*drawn, message("the score", REPLY, 2.0))
    assert all_taken(waiting, 2.0) == [["the score"], ["you draw a", "and c"]]
    waiting = fill(*drawn, message("you play", REPLY, 2.0, topic="act"))
    assert all_taken(waiting, 2.0) == [["you play"]]
    waiting = fill(
        message("your turn", ALERT, topic="turn"), message("you played", REPLY, topic="turn")
    )
    assert all_taken(waiting, 0.0) == [["you played"]]


def test_a_reply_that_tells_a_card_of_ones_own_comes_back_as_an_event() -> None:
    waiting = fill(message("you draw a", REPLY, topic="hand"), message("the score", REPLY, 2.0))
    assert all_taken(waiting, 2.0) == [["the score"], ["you draw a"]]
    drawn = message("you draw a", REPLY, topic="hand")
    drawn.tries = 1
    assert drawn.comes_back(1.0)
    drawn.tries = 2
    assert not drawn.comes_back(1.0)
    assert not message("you play", REPLY, topic="act").comes_back(0.0)


def test_hush_leaves_only_alerts() -> None:
    waiting = fill(message("a"), message("turn", ALERT), message("r", REPLY))
    waiting.interrupt(1.0)
    assert all_taken(waiting, 1.0) == [["turn"]]


def test_chatter_gives_way_and_grows_old() -> None:
    assert all_taken(fill(message("clock", CHATTER), message("a")), 0.1) == [["a"]]
    assert all_taken(fill(message("10", CHATTER), message("9", CHATTER)), 0.1) == [["9"]]
    assert all_taken(fill(message("10", CHATTER)), CHATTER_AGE) == []


def test_what_comes_back_comes_behind_a_reply_and_before_the_rest() -> None:
    waiting = fill(message("answer", REPLY), message("later"))
    waiting.put_back([message("turn", ALERT), message("over", ALERT)])
    assert all_taken(waiting, 0.0) == [["answer"], ["turn"], ["over"], ["later"]]
    waiting = fill(message("played", REPLY, topic="hand", number=2))
    waiting.put_back([message("drawn", topic="hand", number=1), message("over", ALERT)])
    waiting.put_back([message("drawn again", topic="hand", number=3)])
    assert all_taken(waiting, 0.0) == [["played"], ["drawn again"], ["over"]]


def test_only_alerts_and_events_with_a_topic_come_back_and_not_for_ever() -> None:
    assert not message("a").comes_back(0.0)
    drawn = message("you draw", topic="hand")
    drawn.tries = 1
    assert drawn.comes_back(ALERT_AGE - 0.1)
    assert not drawn.comes_back(ALERT_AGE)
    drawn.tries = 2
    assert not drawn.comes_back(0.0)
    alert = message("turn", ALERT)
    assert alert.comes_back(ALERT_AGE - 0.1)
    assert not alert.comes_back(ALERT_AGE)
    alert.tries = ALERT_TRIES
    assert not alert.comes_back(0.0)


def test_stale_messages_are_forgotten() -> None:
    waiting = fill(message("old"), message("new", given=4.0))
    waiting.drop_stale(6.0, 5.0)
    assert all_taken(waiting, 6.0) == [["new"]]


steps = st.lists(
    st.tuples(st.sampled_from(list(Urgency)), st.floats(0, 1), st.sampled_from([None, None, "t"])),
    max_size=30,
)


@given(steps)
def test_alerts_are_never_lost_and_nothing_changes_places(
    script: list[tuple[Urgency, float, str | None]],
) -> None:
    waiting = Waiting()
    now = 0.0
    given = []
    for number, (urgency, pause, topic) in enumerate(script):
        now += pause
        one = Message(str(number), urgency, "en", topic, now)
        waiting.add(one, now)
        given.append(one)
    heard = [int(text) for parts in all_taken(waiting, now) for text in parts]
    replaced = {
        m.text
        for i, m in enumerate(given)
        if m.topic and any(n.topic == m.topic and n.urgency is REPLY for n in given[i + 1 :])
    }
    assert {int(m.text) for m in given if m.urgency is ALERT and m.text not in replaced} <= set(
        heard
    )
    replies = [int(m.text) for m in given if m.urgency is REPLY]
    if heard and heard[0] in replies:
        assert heard[0] == max(replies)
        heard = heard[1:]
    assert heard == sorted(heard)
    assert not set(heard) & set(replies)


def with_sound(text: str, sounds: list[str], lasts: float = 0.15, **more: Any) -> Message:
    """A message whose sound, which lasts so many seconds, is written down when it is played."""

    def cue() -> float:
        sounds.append(text)
        return lasts

    one = message(text, **more)
    one.cue = cue
    return one


def test_the_sound_is_first_and_the_words_come_when_it_is_over() -> None:
    sounds: list[str] = []
    waiting = fill(with_sound("Berta: escoba", sounds))
    assert waiting.held(1.0)
    assert sounds == ["Berta: escoba"]
    assert waiting.held(1.14)
    assert not waiting.held(1.151)
    assert sounds == ["Berta: escoba"], "it is played once"
    assert all_taken(waiting, 1.151) == [["Berta: escoba"]]


def test_no_words_wait_for_a_sound_that_nobody_hears_or_longer_than_it_may_last() -> None:
    sounds: list[str] = []
    assert not fill(with_sound("no loudspeaker", sounds, 0.0)).held(1.0)
    endless = fill(with_sound("endless", sounds, 9.0))
    assert endless.held(2.0)
    assert not endless.held(2.0 + LONGEST_CUE)


def test_every_line_with_a_sound_begins_an_utterance_of_its_own() -> None:
    sounds: list[str] = []
    waiting = fill(message("a"), message("b"), with_sound("c", sounds), message("d"))
    assert not waiting.held(1.0)
    assert [one.text for one in waiting.take(1.0)] == ["a", "b"]
    assert waiting.held(2.0)
    assert not waiting.held(2.2)
    assert [one.text for one in waiting.take(2.2)] == ["c", "d"]


def test_an_answer_waits_for_no_sound_and_the_words_after_it_are_not_lost() -> None:
    sounds: list[str] = []
    waiting = fill(with_sound("Berta: escoba", sounds, 0.3), message("old"))
    assert waiting.held(5.0)
    waiting.add(message("answer", REPLY, 5.2), 5.2)
    assert not waiting.held(5.2)
    assert [one.text for one in waiting.take(5.2)] == ["answer"]
    assert not waiting.held(5.31)
    assert all_taken(waiting, 5.31) == [["Berta: escoba"]], "its sound was heard: its words are too"
    assert sounds == ["Berta: escoba"]


def test_an_answer_with_a_sound_waits_for_it_no_more_than_any_other() -> None:
    sounds: list[str] = []
    waiting = fill(with_sound("That does not work", sounds, urgency=REPLY))
    assert not waiting.held(1.0)
    assert [one.text for one in waiting.take(1.0)] == ["That does not work"]


def test_what_follows_a_cut_line_is_not_held_by_the_sound_of_that_line() -> None:
    sounds: list[str] = []
    waiting = fill(with_sound("a", sounds, 0.3))
    assert waiting.held(1.0)
    waiting.put_back([message("turn", ALERT)])
    assert not waiting.held(1.1)
