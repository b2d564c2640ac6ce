"""Advice in a lesson: one action as a line that says which cards and keys make it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playroom.engine.cards import Card
from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Note, Rejection, note
from playroom.engine.steps import Action
from playroom.engine.table import Item, Offer
from playroom.shell.keys import key_note

MOST_POINTS = 100
"""The largest number that is tried as the one that stands for an action."""


def advice_line(
    game: Game[Any, Any], view: Any, action: Action, typed: str, line: Callable[[Note], str]
) -> Note:
    """How `action` is made: by a number, with one card or several, by a key; or typed as `typed`.
    `line` is the text of a note.
    """
    number = _number(game, view, action)
    if number is not None:
        return note("lesson-advice-number", number=number)
    chosen = _cards(action)
    items = [item for item in game.table.zones(view)[0].items if item.card in chosen]
    if len(chosen) == 1 and items:
        offered = _offered(game.table.act(view, (), items[0]), action)
        if offered is not None:
            named = line(items[0].note).rstrip(".") in line(offered)
            return note("lesson-advice-card", card=chosen[0], play=offered, named=named)
    marked = _by_card(items, chosen)
    if len(chosen) > 1 and _offered(game.table.act(view, marked, None), action) is not None:
        return note("lesson-advice-cards", cards=chosen)
    if not chosen and _offered(_first(game.table.act(view, (), None)), action) is not None:
        return note("lesson-advice-enter")
    for own in game.table.keys:
        pressed = game.table.press(view, own.name, (), None)
        if not isinstance(pressed, Rejection) and _offered(pressed, action) is not None:
            what = note(f"{game.id}-key-{own.name}")
            return note("lesson-advice-key", key=key_note(own.key), what=what)
    return note("lesson-advice-typed", move=Clean.of(typed))


def _number(game: Game[Any, Any], view: Any, action: Action) -> int | None:
    if not game.table.wants_number(view):
        return None
    numbers = range(MOST_POINTS)
    return next((one for one in numbers if game.table.number(view, one) == action), None)


def _cards(action: Action) -> tuple[Card, ...]:
    cards = getattr(action, "cards", None)
    card = getattr(action, "card", None)
    if isinstance(card, Card):  # what is played, whatever it takes
        return (card,)
    return tuple(cards) if cards else ()


def _by_card(items: Sequence[Item], cards: Sequence[Card]) -> list[Item]:
    """One item for each card, in the order of the cards."""
    left = list(items)
    found = []
    for card in cards:
        at = next((item for item in left if item.card == card), None)
        if at is not None:
            left.remove(at)
            found.append(at)
    return found


def _first(plays: object) -> object:
    """The play that Enter alone would do first."""
    return plays[:1] if isinstance(plays, tuple) else plays


def _offered(plays: object, action: Action) -> Note | None:
    """The note that offers `action` among plays."""
    if not isinstance(plays, tuple):
        return None
    return next(
        (play.note for play in plays if isinstance(play, Offer) and play.action == action), None
    )
