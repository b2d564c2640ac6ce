"""Options of a table: each declared once, as a field of the game's own class of options.

>>> class HighCard(TableOptions):
...     target: int = number(5, (1, 20), steps=(3, 5, 10), unit="points")
...     aces: str = choice("high", "low")
...     jokers: bool = flag()
>>> [option.name for option in HighCard.declared]
['target', 'aces', 'jokers']
>>> table = HighCard.of(Setup.of(3, {"aces": "low"}))
>>> table.aces, table.target, table.setup.seats
('low', 5, 3)

From the declaration the engine makes the rows of menus, the reading of `--option`, the lines that
are spoken, and the frozen values that the rules look at. What follows from several options is a
property of the class.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Literal, Self, TypeAlias, dataclass_transform

import msgspec

from playroom.engine.notes import Clean, Notes, Rejection, Value, note
from playroom.engine.record import MOST_SEATS, Points, Record, RecordMeta, Seat, Text, Token

OptionName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z][A-Za-z0-9_-]{0,63}\Z")]
OptionValue: TypeAlias = (
    Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
    | bool
    | Annotated[str, msgspec.Meta(max_length=200)]
)
SeatCount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=64)]
Given: TypeAlias = Mapping[str, OptionValue]


class Option(Record):
    """One option of a game. Its name and what it means are the messages `<game>-option-<name>` and
    `...-about`.

    `kind` is `bool`, `int`, `enum` or `text` (checked by the game). For an `int`, `ranges` are the
    legal intervals, both ends included, and `steps` the values that a menu offers; for an `enum`,
    `values`, each with a message `<game>-option-<name>-<value>`; of a `text` they are what a menu
    offers. `unit` is a token for the message of numbers (`seconds`, `points`, `chips`). `own`:
    every seat may set it for itself, as far as the table allows. `kept` are values of an enum
    that are legal, and in no menu: presets and old logs have them.
    """

    name: Token
    kind: Token
    default: OptionValue
    values: tuple[Token, ...] = ()
    ranges: tuple[tuple[Points, Points], ...] = ()
    steps: tuple[Points, ...] = ()
    unit: Token = ""
    own: bool = False
    kept: tuple[Token, ...] = ()
    follows: Token = ""
    """Of a `bool`: the option whose value it has at a table that does not give it one."""

    @property
    def offered(self) -> bool:
        """Is there anything to be chosen? What is not offered is in no menu or list."""
        return self.kind != "enum" or len(self.menu()) > 1

    def parse(self, text: str) -> OptionValue | None:
        """The value that `text` names, or None when it names none.

        A bool is `yes`/`no`/`true`/`false`/`on`/`off`; in the values of an enum hyphens,
        underscores and commas are one.
        """
        word = text.strip().lower()
        if self.kind == "bool":
            return _BOOLS.get(word)
        if self.kind == "int":
            try:
                value = int(word)
            except ValueError:
                return None
            return value if self.allows(value) else None
        if self.kind == "enum":
            return next((value for value in self.values if _folded(word) == _folded(value)), None)
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
            return tuple(value for value in self.values if value not in self.kept)
        return self.steps or self.values or (self.default,)


_BOOLS = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}


def _folded(word: str) -> str:
    return word.replace(" ", "").replace("-", "_").replace(",", "_")


def flag(default: bool = False, *, own: bool = False, name: str = "", follows: str = "") -> Any:
    """An option that is on or off. What is not said of it `follows` another one: it is told so, and
    the game's own class sees to it.
    """
    return Option(name, "bool", default, own=own, follows=follows)


def number(
    default: int,
    *ranges: tuple[int, int],
    steps: tuple[int, ...] = (),
    unit: str = "",
    own: bool = False,
    name: str = "",
) -> Any:
    """An option that is a whole number inside one of `ranges` (both ends included)."""
    return Option(name, "int", default, ranges=ranges, steps=steps, unit=unit, own=own)


def choice(
    *values: str,
    default: str = "",
    own: bool = False,
    name: str = "",
    kept: tuple[str, ...] = (),
) -> Any:
    """An option that is one of some words; the first is the default unless another is named."""
    return Option(name, "enum", default or values[0], values, own=own, kept=kept)


def text(default: str = "", *values: str, own: bool = False, name: str = "") -> Any:
    """An option that the game checks itself; `values` are what a menu offers."""
    return Option(name, "text", default, values, own=own)


_Chosen: TypeAlias = Annotated[
    tuple[tuple[OptionName, OptionValue], ...], msgspec.Meta(max_length=200)
]


class Setup(Record):
    """A table before the first card: how many seats, the options that differ from the defaults,
    each seat's own options.

    `options` and every entry of `own` are sorted tuples of (name, value), so that equal tables are
    equal values.
    """

    seats: SeatCount
    options: _Chosen = ()
    own: Annotated[tuple[tuple[Seat, _Chosen], ...], msgspec.Meta(max_length=MOST_SEATS)] = ()

    @classmethod
    def of(
        cls, seats: int, options: Given | None = None, own: Mapping[Seat, Given] | None = None
    ) -> Setup:
        """A setup from ordinary mappings."""
        of_seats = tuple(
            (seat, tuple(sorted(values.items())))
            for seat, values in sorted((own or {}).items())
            if values
        )
        return cls(seats, tuple(sorted((options or {}).items())), of_seats)

    def given(self) -> dict[str, OptionValue]:
        """The options that were given."""
        return dict(self.options)

    def own_of(self, seat: Seat) -> dict[str, OptionValue]:
        """The seat's own options that were given."""
        return dict(dict(self.own).get(seat, ()))


@dataclass_transform(frozen_default=True, field_specifiers=(flag, number, choice, text))
class OptionsMeta(RecordMeta):
    """Takes the declarations out of a class of options; the values of the fields stay, bounded."""

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **config: Any
    ) -> OptionsMeta:
        annotations = namespace.setdefault("__annotations__", {})
        fields: dict[str, Option] = {}
        for base in bases:
            fields |= getattr(base, "fields", {})
        for field, declared in list(namespace.items()):
            if isinstance(declared, Option):
                option = msgspec.structs.replace(declared, name=declared.name or field)
                fields[field] = option
                namespace[field] = option.default
                annotations[field] = _annotation(option)
        namespace["fields"] = fields
        namespace["declared"] = tuple(fields.values())
        namespace["offered"] = tuple(option for option in fields.values() if option.offered)
        namespace["own_declared"] = tuple(option for option in fields.values() if option.own)
        return super().__new__(mcs, name, bases, namespace, **config)


def _annotation(option: Option) -> Any:
    if option.kind == "bool":
        return bool
    if option.kind == "int":
        low = min(low for low, _ in option.ranges)
        high = max(high for _, high in option.ranges)
        return Annotated[int, msgspec.Meta(ge=low, le=high)]
    return Literal[option.values] if option.kind == "enum" else Text


class TableOptions(Record, metaclass=OptionsMeta, dict=True, gc=True):
    """The options of one table, resolved: every declared one with its value. Fixed for the whole
    game.

    A game's class declares its options by `flag`, `number`, `choice` and `text`; what follows from
    them are properties (cached ones may be used).
    """

    setup: Setup = Setup(2)

    fields: ClassVar[Mapping[str, Option]]
    """The options by the name of their attribute."""
    declared: ClassVar[tuple[Option, ...]]
    """All options, in the order in which they are told."""
    own_declared: ClassVar[tuple[Option, ...]]
    """Those that every seat may set for itself."""
    offered: ClassVar[tuple[Option, ...]]
    """Those of `declared` that are offered to be chosen."""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """The options of a legal `setup`. The same object for the same table."""
        return _options_of(cls, setup)  # type: ignore[return-value]

    def changed(self, preset: Given | None = None) -> tuple[tuple[str, OptionValue], ...]:
        """The options that differ from a preset (None: from the defaults), with their values, in
        the order of declaration.
        """
        usual = preset or {}
        return tuple(
            (option.name, value)
            for field, option in self.fields.items()
            if (value := getattr(self, field)) != usual.get(option.name, option.default)
        )

    def own(self, seat: Seat, name: str) -> OptionValue | None:
        """What a seat has set for itself, None when it has not."""
        return self.setup.own_of(seat).get(name)


@lru_cache(256)
def _options_of(kind: type[TableOptions], setup: Setup) -> TableOptions:
    given = setup.given()
    values = {
        field: given[option.name] for field, option in kind.fields.items() if option.name in given
    }
    return kind(setup=setup, **values)


def bad_options(reason: str, /, **values: Value) -> Rejection:
    """The refusal of a table, with the sentence `reason`."""
    return Rejection.of("bad_options", reason, **values)


def typed(word: str) -> Clean:
    """A name or value of an option as it is told and may be typed: `count-time`, which the ear
    likes better than `count_time`.
    """
    return Clean.of(word.replace("_", "-"))


def unknown_option(name: str) -> Rejection:
    """The refusal of an option that a game has not."""
    return bad_options("options-unknown", name=Clean.of(name))


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
    name, text = typed(option.name), Clean.of(value)
    return bad_options("options-value", name=name, value=text, allowed=allowed_notes(option))


def check_declared(seats: range, options: type[TableOptions], setup: Setup) -> Rejection | None:
    """The checks every game makes: number of seats, unknown names, values out of range.
    Interactions are the game's own.

    Sentences: `options-seats` (low, high), `options-seats-fixed` (number), `options-unknown`
    (name), `options-value` (name, value, allowed), `options-no-seat` (seat).
    """
    if setup.seats not in seats:
        if len(seats) == 1:
            return bad_options("options-seats-fixed", number=seats[0], seats=setup.seats)
        return bad_options("options-seats", low=seats[0], high=seats[-1], seats=setup.seats)
    refused = _check_values(options.declared, setup.given())
    for seat, values in setup.own:
        if refused is None and seat not in range(setup.seats):
            refused = bad_options("options-no-seat", seat=seat)
        refused = refused or _check_values(options.own_declared, dict(values))
    return refused


def _check_values(declared: tuple[Option, ...], values: Given) -> Rejection | None:
    by_name = {option.name: option for option in declared}
    for name, value in values.items():
        if name not in by_name:
            return unknown_option(name)
        if not by_name[name].allows(value):
            return bad_value(by_name[name], str(value))
    return None


def own_as_table(options: type[TableOptions], values: Given) -> dict[str, OptionValue]:
    """A player's own options when none are set: the values given to the table, of the options that
    each seat sets for itself.
    """
    return {
        option.name: values[option.name]
        for option in options.own_declared
        if values.get(option.name, option.default) != option.default
    }


def resolved(declared: tuple[Option, ...], given: Given) -> dict[str, OptionValue]:
    """Every declared option with its value, also of a table that is not legal: the given one, that
    of the option it follows, or the default.
    """
    values = {option.name: given.get(option.name, option.default) for option in declared}
    for option in declared:
        if option.follows and option.name not in given:
            values[option.name] = values[option.follows]
    return values
