"""Options: what is declared, what is typed, what is refused."""

from __future__ import annotations

from functools import cached_property

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.notes import Clean
from playroom.engine.options import (
    Option,
    Setup,
    TableOptions,
    check_declared,
    choice,
    flag,
    number,
    resolved,
    text,
)
from playroom.engine.steps import Action, TimedOut
from playroom.engine.wire import BadJson, Wire, encode


class ToyOptions(TableOptions):
    """One option of each kind, and one that seats may set for themselves."""

    doubts: bool = flag(True)
    seconds: int = number(0, (0, 0), (10, 300), steps=(0, 30, 60), unit="seconds")
    award: str = choice("each", "split", "next")
    prize: str = text()
    help: str = choice("none", "list", own=True)
    wanted: str = choice("any", "2", name="seats")

    @cached_property
    def clock(self) -> int | None:
        """The clock, None for none."""
        return self.seconds or None


FLAG, NUMBER, WORD, TEXT = ToyOptions.declared[:4]
SEATS = range(2, 5)


class Pass(Action):
    pass


@pytest.mark.parametrize(
    ("option", "typed", "value"),
    [
        (FLAG, "yes", True),
        (FLAG, " TRUE ", True),
        (FLAG, "on", True),
        (FLAG, "1", True),
        (FLAG, "sí", None),
        (FLAG, "no", False),
        (FLAG, "false", False),
        (FLAG, "off", False),
        (FLAG, "0", False),
        (FLAG, "maybe", None),
        (FLAG, "", None),
        (NUMBER, "0", 0),
        (NUMBER, "10", 10),
        (NUMBER, " 300 ", 300),
        (NUMBER, "9", None),
        (NUMBER, "301", None),
        (NUMBER, "-1", None),
        (NUMBER, "many", None),
        (NUMBER, "10.5", None),
        (NUMBER, "9" * 5000, None),
        (WORD, "Split", "split"),
        (WORD, "all", None),
        (TEXT, "  a cake ", "a cake"),
    ],
)
def test_typed_values(option: Option, typed: str, value: object) -> None:
    parsed = option.parse(typed)
    assert parsed == value
    assert type(parsed) is type(value)


@pytest.mark.parametrize(
    ("option", "value", "legal"),
    [
        (FLAG, True, True),
        (FLAG, 1, False),
        (FLAG, "true", False),
        (NUMBER, 0, True),
        (NUMBER, False, False),
        (NUMBER, 5, False),
        (NUMBER, 10.0, False),
        (NUMBER, "10", False),
        (WORD, "next", True),
        (WORD, "NEXT", False),
        (WORD, 0, False),
        (TEXT, "anything", True),
        (TEXT, 5, False),
        (NUMBER, None, False),
        (NUMBER, [10], False),
    ],
)
def test_values_from_files_and_programs(option: Option, value: object, legal: bool) -> None:
    assert option.allows(value) is legal


@pytest.mark.parametrize("option", [FLAG, NUMBER, WORD])
def test_menus_offer_only_what_is_legal_and_the_default(option: Option) -> None:
    assert option.default in option.menu()
    assert all(option.allows(value) for value in option.menu())


@given(st.sampled_from([FLAG, NUMBER, WORD]), st.text(max_size=8))
def test_what_is_parsed_is_allowed(option: Option, typed: str) -> None:
    value = option.parse(typed)
    assert value is None or option.allows(value)


def test_equal_tables_are_equal_values() -> None:
    one = Setup.of(
        3, {"doubts": False, "award": "next"}, {1: {"help": "none"}, 0: {"help": "list"}}
    )
    two = Setup.of(
        3, {"award": "next", "doubts": False}, {0: {"help": "list"}, 1: {"help": "none"}, 2: {}}
    )
    assert one == two
    assert hash(one) == hash(two)
    assert one.given() == {"award": "next", "doubts": False}
    assert one.own_of(0) == {"help": "list"}
    assert one.own_of(2) == {}


def test_a_game_for_one_number_of_players_says_that_number() -> None:
    refused = check_declared(range(4, 5), TableOptions, Setup.of(2))
    assert refused is not None
    assert refused.note.id == "options-seats-fixed"
    assert dict(refused.note.values) == {"number": 4, "seats": 2}


@pytest.mark.parametrize(
    ("setup", "sentence", "values"),
    [
        (Setup.of(1), "options-seats", {"low": 2, "high": 4, "seats": 1}),
        (Setup.of(5), "options-seats", {"low": 2, "high": 4, "seats": 5}),
        (Setup.of(2, {"skunk": True}), "options-unknown", {"name": "skunk"}),
        (Setup.of(2, {"seconds": 9}), "options-value", {"name": "seconds", "value": "9"}),
        (Setup.of(2, {"doubts": "maybe"}), "options-value", {"name": "doubts", "value": "maybe"}),
        (Setup.of(2, {}, {2: {"help": "list"}}), "options-no-seat", {"seat": 2}),
        (Setup.of(2, {}, {-1: {"help": "list"}}), "options-no-seat", {"seat": -1}),
        (
            Setup.of(2, {}, {1: {"help": "full"}}),
            "options-value",
            {"name": "help", "value": "full"},
        ),
        (Setup.of(2, {}, {1: {"award": "next"}}), "options-unknown", {"name": "award"}),
    ],
)
def test_refusals_name_what_is_wrong(
    setup: Setup, sentence: str, values: dict[str, object]
) -> None:
    refused = check_declared(SEATS, ToyOptions, setup)
    assert refused is not None
    assert refused.code == "bad_options"
    assert refused.note.id == sentence
    said = dict(refused.note.values)
    assert values.items() <= said.items()
    # a wrong name or value is answered with all that would do
    expected = {"options-value": "allowed"}.get(sentence)
    assert said.keys() - values.keys() == ({expected} if expected else set())
    assert expected is None or len(said[expected].notes) >= 1  # type: ignore[union-attr]


def test_what_was_typed_is_clean_in_a_refusal() -> None:
    for setup in (Setup.of(2, {"x\x1b[2J\n": 1}), Setup.of(2, {"award": "\x1b[2J\n" * 99})):
        refused = check_declared(SEATS, ToyOptions, setup)
        assert refused is not None
        typed = [value for value in refused.note.all_values() if isinstance(value, Clean)]
        assert typed
        assert all("\x1b" not in text and "\n" not in text and len(text) <= 40 for text in typed)


def test_good_tables_pass() -> None:
    for setup in (
        Setup.of(2),
        Setup.of(
            4,
            {"doubts": False, "seconds": 10, "award": "split", "prize": "cake"},
            {3: {"help": "list"}},
        ),
    ):
        assert check_declared(SEATS, ToyOptions, setup) is None


def test_the_limits_of_a_stepped_range_are_seats_that_exist() -> None:
    refused = check_declared(range(2, 6, 2), TableOptions, Setup.of(5))
    assert refused is not None
    assert (refused.note.get("low"), refused.note.get("high")) == (2, 4)


def test_resolved_fills_in_the_defaults() -> None:
    assert resolved(ToyOptions.declared, {"award": "next"}) == {
        "doubts": True,
        "seconds": 0,
        "award": "next",
        "prize": "",
        "help": "none",
        "seats": "any",
    }


def test_a_class_of_options_declares_each_once() -> None:
    names = ["doubts", "seconds", "award", "prize", "help", "seats"]
    assert [option.name for option in ToyOptions.declared] == names
    assert [option.name for option in ToyOptions.own_declared] == ["help"]
    assert ToyOptions.fields["wanted"].name == "seats"


def test_a_table_has_every_option_and_what_follows_from_them() -> None:
    setup = Setup.of(3, {"award": "next", "seats": "2"}, {1: {"help": "list"}})
    options = ToyOptions.of(setup)
    assert (options.doubts, options.seconds, options.award) == (True, 0, "next")
    assert (options.wanted, options.setup.seats, options.clock) == ("2", 3, None)
    assert (options.own(0, "help"), options.own(1, "help")) == (None, "list")
    assert options.changed() == (("award", "next"), ("seats", "2"))
    assert options.changed({"award": "next", "doubts": False}) == (
        ("doubts", True),
        ("seats", "2"),
    )
    assert ToyOptions.of(Setup.of(3, {"award": "next", "seats": "2"}, {1: {"help": "list"}})) is (
        options
    )


def test_options_from_a_wire_are_bounded_by_their_declaration() -> None:
    wire = Wire([Pass], [TimedOut])
    options = ToyOptions.of(Setup.of(2, {"seconds": 20}))
    assert wire.decode(encode(options), ToyOptions) == options
    for right, wrong in ((b'"seconds":20', b'"seconds":999'), (b'"each"', b'"all"')):
        with pytest.raises(BadJson):
            wire.decode(encode(options).replace(right, wrong), ToyOptions)
