"""Options of a table: declared by the game, checked before the first card, spoken from the same
declaration.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from playroom.engine.values import Clean, Notes, Rejection, Seat, Value, note

OptionValue: TypeAlias = int | bool | str
Options: TypeAlias = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game. Its name and what it means are the messages `<game>-option-<name>` and
    `...-about`.

    `kind` is `bool`, `int`, `enum` or `text` (checked by the game). For an `int`, `ranges` are the
    legal intervals, both ends included, and `steps` the values that a menu offers; for an `enum`,
    `values`, each with a message `<game>-option-<name>-<value>`; of a `text` they are what a menu
    offers. `unit` is a token for the message of numbers (`seconds`, `points`, `chips`).
    """

    name: str
    kind: str
    default: OptionValue
    values: tuple[str, ...] = ()
    ranges: tuple[tuple[int, int], ...] = ()
    steps: tuple[int, ...] = ()
    unit: str = ""

    def parse(self, text: str) -> OptionValue | None:
        """The value that `text` names, or None when it names none
        (`yes`/`no`/`true`/`false`/`on`/`off` for a bool).
        """
        word = text.strip().lower()
        if self.kind == "bool":
            return {"true": True, "yes": True, "on": True, "1": True, "sí": True, "si": True}.get(
                word
            ) or (False if word in ("false", "no", "off", "0") else None)
        if self.kind == "int":
            try:
                number = int(word)
            except ValueError:
                return None
            return number if self.allows(number) else None
        if self.kind == "enum":
            return next(
                (one for one in self.values if word.replace("-", "_") == one.replace("-", "_")),
                None,
            )
        return text.strip()

    def allows(self, value: object) -> bool:
        """Is `value` of the right type and inside the ranges?"""
        if self.kind == "bool":
            return isinstance(value, bool)
        if self.kind == "int":
            return (
                isinstance(value, int)
                and not isinstance(value, bool)
                and any(low <= value <= high for low, high in self.ranges)
            )
        if self.kind == "enum":
            return isinstance(value, str) and value in self.values
        return isinstance(value, str)

    def menu(self) -> tuple[OptionValue, ...]:
        """The values that left and right step through."""
        if self.kind == "bool":
            return (False, True)
        if self.kind == "enum":
            return self.values
        return self.steps or self.values or (self.default,)


@dataclass(frozen=True, slots=True)
class Setup:
    """A table before the first card: how many seats, the options that differ from the defaults,
    each seat's own options.

    `options` and every entry of `own` are sorted tuples of (name, value), so that equal tables are
    equal values.
    """

    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    own: tuple[tuple[Seat, tuple[tuple[str, OptionValue], ...]], ...] = field(default=())

    @classmethod
    def of(
        cls, seats: int, options: Options | None = None, own: Mapping[Seat, Options] | None = None
    ) -> Setup:
        """A setup from ordinary mappings."""
        kept = tuple(
            (seat, tuple(sorted(some.items())))
            for seat, some in sorted((own or {}).items())
            if some
        )
        return cls(seats, tuple(sorted((options or {}).items())), kept)

    def given(self) -> dict[str, OptionValue]:
        """The options that were given."""
        return dict(self.options)

    def own_of(self, seat: Seat) -> dict[str, OptionValue]:
        """The seat's own options that were given."""
        return dict(dict(self.own).get(seat, ()))


def bad_options(reason: str, /, **values: Value) -> Rejection:
    """The refusal of a table, with the sentence `reason`."""
    return Rejection.of("bad_options", reason, **values)


def typed(word: str) -> Clean:
    """A name or value of an option as it is told and may be typed: `count-time`, which the ear
    likes better than `count_time`.
    """
    return Clean.of(word.replace("_", "-"))


def unknown_option(name: str, declared: tuple[Option, ...]) -> Rejection:
    """The refusal of an option that a game has not; the names it has are told."""
    names = Notes(tuple(note("options-word", word=typed(option.name)) for option in declared))
    return bad_options("options-unknown", name=Clean.of(name), names=names)


def allowed_notes(option: Option) -> Notes:
    """All that an option takes, as phrases: the words and numbers as they are typed."""
    if option.kind == "int":
        return Notes(
            tuple(
                note("options-range", low=low, high=high)
                if low != high
                else note("options-one", number=low)
                for low, high in option.ranges
            )
        )
    words = {"enum": option.values, "bool": ("yes", "no")}.get(option.kind, ())
    return Notes(
        tuple(note("options-word", word=typed(word)) for word in words) or (note("options-text"),)
    )


def bad_value(option: Option, value: str) -> Rejection:
    """The refusal of a value, with all that would be taken."""
    name, given = typed(option.name), Clean.of(value)
    return bad_options("options-value", name=name, value=given, allowed=allowed_notes(option))


def check_declared(
    seats: range, options: tuple[Option, ...], own: tuple[Option, ...], setup: Setup
) -> Rejection | None:
    """The checks every game makes: number of seats, unknown names, values out of range.
    Interactions are the game's own.

    Sentences: `options-seats` (low, high), `options-unknown` (name, names), `options-value` (name,
    value, allowed), `options-no-seat` (seat).
    """
    if setup.seats not in seats:
        return bad_options("options-seats", low=seats[0], high=seats[-1], seats=setup.seats)
    refused = _check_some(options, setup.given())
    for seat, some in setup.own:
        if refused is None and seat not in range(setup.seats):
            refused = bad_options("options-no-seat", seat=seat)
        refused = refused or _check_some(own, dict(some))
    return refused


def _check_some(declared: tuple[Option, ...], given: Options) -> Rejection | None:
    by_name = {option.name: option for option in declared}
    for name, value in given.items():
        if name not in by_name:
            return unknown_option(name, declared)
        if not by_name[name].allows(value):
            return bad_value(by_name[name], str(value))
    return None


def resolved(declared: tuple[Option, ...], given: Options) -> dict[str, OptionValue]:
    """Every declared option with its value: the given one or the default."""
    return {option.name: given.get(option.name, option.default) for option in declared}
