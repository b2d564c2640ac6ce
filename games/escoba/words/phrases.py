"""Phrases of Escoba: parts of its lines, as notes."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.cards import Card
from playroom.engine.kit.seating import per_side
from playroom.engine.notes import Kind, Note, Notes, note


def named(cards: Sequence[Card]) -> Notes:
    """Cards by their bare names, for brief lines: whole, for their suits score too."""
    return Notes(tuple(note("kit-item", card=card) for card in cards))


def sweep_note(scopa: bool) -> Note:
    """What clearing the table is called here (ESC-145)."""
    return note("escoba-part-scopa" if scopa else "escoba-part-escoba")


def sweeps_note(scopa: bool) -> Note:
    """The same of several."""
    return note("escoba-part-scope" if scopa else "escoba-part-escobas")


def count_note(count: int) -> Note:
    """So many cards."""
    return note("escoba-part-cards", count=count)


def item_note(item: str, scopa: bool, deck: str) -> Note:
    """What an item of the count is called by these rules and with this pack."""
    if scopa and item in ("velo", "setenta", "escoba"):
        return note(f"escoba-part-item-{item}-scopa")
    french = deck == "french" and item in ("oros", "velo")
    return note(f"escoba-part-item-{item}-french" if french else f"escoba-part-item-{item}")


def scores_note(numbers: Sequence[int], own: int | None) -> Notes:
    """A number for every side, one's own first."""
    return per_side("escoba-part-number", numbers, own)


def window_note(seconds: int, kind: Kind = Kind.ANSWER) -> Note:
    """What may be answered to a take, and how long."""
    if not seconds:
        return note("escoba-event-window-open", kind)
    return note("escoba-event-window", kind, seconds=seconds)


def number_note(number: int, halves: bool) -> Note:
    if halves and number % 2:
        return note("escoba-part-half", whole=number // 2)
    return note("escoba-part-whole", whole=number // 2 if halves else number)


def nth_note(count: int) -> Note:
    """The number of an escoba of its side."""
    return note("escoba-part-nth", count=count)
