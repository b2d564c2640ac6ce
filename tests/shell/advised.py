"""A pupil who plays on by what the advice says, with the keys that the lesson has named."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.lesson import PlayOn
from playroom.engine.notes import Note
from playroom.shell.menu import Choice
from playroom.shell.screens.lesson import LessonScreen
from tests.shell.inside import Inside

MOST = 60
"""Plays of the pupil after which the match must be over."""


def play_on(room: Inside, screen: LessonScreen) -> None:
    """Asks W at every turn and does what it says, to the end of the match."""
    now = screen._now()
    assert isinstance(now, PlayOn)
    for _ in range(MOST):
        if screen.match.outcome is not None:
            return
        room.press("w")
        advice = room.app.announcer.said[0]
        before = screen.match.sequence
        _do(room, screen, advice)
        heard = room.lines[-4:]
        assert screen.match.sequence > before, (room.app.announcer.line(advice), heard)
    raise AssertionError("the match does not end")


def _do(room: Inside, screen: LessonScreen, advice: Note) -> None:
    said = room.app.announcer.line(advice)
    if advice.id == "lesson-advice-number":
        room.text("".join(char for char in said if char.isdigit()))
    elif advice.id == "lesson-advice-enter":
        room.press("enter")
    elif advice.id == "lesson-advice-key":
        key = advice.get("key")
        assert isinstance(key, Note)
        room.press(room.app.announcer.line(key).rstrip(".").lower())
    elif advice.id == "lesson-advice-typed":
        room.text(f"/{advice.get('move')}")
    elif advice.id == "lesson-advice-cards":
        cards = advice.get("cards")
        assert isinstance(cards, tuple)
        for card in cards:
            _find(room, screen, card)
            room.press("space")
        room.press("enter")
    else:
        assert advice.id == "lesson-advice-card", said
        card, play = advice.get("card"), advice.get("play")
        assert isinstance(card, Card)
        assert isinstance(play, Note)
        _find(room, screen, card)
        told = room.press("enter")
        wanted = room.app.announcer.line(play).rstrip(".")
        if told[-1:] == [f"{wanted}."]:  # named first
            room.press("enter")
        elif isinstance(room.app.front, Choice):
            while not room.lines[-1].rstrip(".").endswith(wanted):
                assert len(room.lines) < 5000
                room.press("down")
            room.press("enter")


def _find(room: Inside, screen: LessonScreen, card: Card) -> None:
    """Back from the table, then Home and Tab until that card is heard."""
    while screen._cursor.current()[0].id != "hand":
        room.press("<")
    room.press("home")
    for _ in range(14):
        zone, at = screen._cursor.current()
        if zone.id == "hand" and zone.items[at].card == card:
            return
        room.press("tab")
    raise AssertionError(f"Tab never comes to {card}: {room.lines[-14:]}")
