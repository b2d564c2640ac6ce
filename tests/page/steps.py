"""Screens that a room may send, one after the other, to a page whose focus must not get lost."""

from __future__ import annotations

from typing import Any

Screen = dict[str, Any]


def cards(*keys: str, marked: tuple[str, ...] = ()) -> list[Screen]:
    """Cards of a hand, by their keys."""
    return [
        {"key": key, "label": f"{key} of hearts", "marked": key in marked, "card": [key, "h"]}
        for key in keys
    ]


def zones(*keys: str, marked: tuple[str, ...] = (), table: tuple[str, ...] = ()) -> list[Screen]:
    """A hand and the table."""
    return [
        {"id": "hand", "name": "Your hand", "items": cards(*keys, marked=marked)},
        {"id": "table", "name": "Table", "items": cards(*table)},
    ]


def actions(*names: str) -> list[Screen]:
    """Buttons."""
    return [{"do": name, "label": f"Do {name}", "key": name} for name in names]


def at_table(*keys: str, **more: Any) -> Screen:
    """A table in front, with these cards in hand."""
    line = {"label": "Type a command", "asks": 0, "starts": "/"}
    return {
        "title": "Cribbage",
        "zones": zones(*keys, **more),
        "list": None,
        "line": line,
        "actions": actions("enter", "c", "s", "t"),
        "at": ["hand", keys[0]] if keys else [],
    }


def listing(*labels: str, number: int = 5) -> Screen:
    """A list over the table."""
    items = [{"key": str(n), "label": label} for n, label in enumerate(labels)]
    shown = {"id": number, "title": "Plays", "items": items, "more": False}
    return {"list": shown, "actions": actions("escape", "r"), "at": ["list", "0"]}
