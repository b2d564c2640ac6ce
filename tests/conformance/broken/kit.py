"""How a broken game is registered, and what several of them are made with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playroom.engine.steps import Event, Step
from tests.engine import tally_values as t
from tests.engine.tally import Tally

BROKEN: list[tuple[Callable[[Tally], None], type[Tally], str]] = []


def caught_by(check: Callable[[Tally], None], words: str) -> Callable[[type[Tally]], type[Tally]]:
    """This broken game must be caught by `check`, and for the reason that `words` names."""

    def register(kind: type[Tally]) -> type[Tally]:
        BROKEN.append((check, kind, words))
        return kind

    return register


class WiderView(t.View):
    hint: Any = None


def wider(view: t.View, hint: object) -> Any:
    return WiderView(**{name: getattr(view, name) for name in t.View.__struct_fields__}, hint=hint)


def swapped(step: Step[Any], kind: type[Event], change: Callable[[Any], Event]) -> Step[Any]:
    return Step(
        step.state,
        tuple(change(event) if isinstance(event, kind) else event for event in step.events),
    )
