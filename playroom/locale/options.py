"""Options as lines: names, values and explanations."""

from __future__ import annotations

from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Note, note
from playroom.engine.options import Option, OptionValue, Setup, resolved


def value_note(game: Game[Any, Any], option: Option, value: OptionValue) -> Note:
    """How a value of an option is called."""
    if option.kind == "bool":
        return note("option-yes" if value else "option-no")
    if option.kind == "enum" or (option.kind == "text" and value in option.values):
        return note(f"{game.id}-option-{option.name}-{value}")
    if option.kind == "int":
        return note("option-number", number=int(value), unit=option.unit or "none")
    return game.value_note(option.name, value) or note("option-text", text=Clean.of(str(value)))


def option_note(game: Game[Any, Any], option: Option, value: OptionValue) -> Note:
    """An option with its value, as one phrase."""
    return note(
        "option-line",
        name=note(f"{game.id}-option-{option.name}"),
        value=value_note(game, option, value),
    )


def about_note(game: Game[Any, Any], option: Option) -> Note:
    """What an option means."""
    return note(f"{game.id}-option-{option.name}-about")


def option_lines(game: Game[Any, Any], setup: Setup) -> tuple[Note, list[Note]]:
    """The options in force: a line that says how many differ from the usual ones, then those, then
    the rest.
    """
    values = resolved(game.options.declared, setup.given())
    changed = [o for o in game.options.offered if values[o.name] != o.default]
    rest = [o for o in game.options.offered if values[o.name] == o.default]
    title = note(
        "option-title",
        game=note(f"{game.id}-name"),
        count=len(changed),
        total=len(game.options.offered),
    )
    return title, [option_note(game, o, values[o.name]) for o in changed + rest]
