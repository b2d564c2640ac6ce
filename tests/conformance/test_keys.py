"""What the engine says of keys and orders is what the shell has."""

from __future__ import annotations

import string

from playroom.engine.table import ORDERS, RESERVED_KEYS, GameKey
from playroom.shell.keys import COMMANDS
from playroom.store.settings import SETTINGS
from playroom_testing.checks.declared import free_letters
from playroom_testing.checks.keys import SCREENS
from playroom_testing.checks.sayings import KEYS


def test_reserved_keys_are_those_of_the_table_the_digits_and_the_slash() -> None:
    table = [
        key for command in COMMANDS if command.where in ("table", "any") for key in command.keys
    ]
    letters = {key for key in table if len(key) == 1}
    assert letters | set(string.digits) | {"/"} == RESERVED_KEYS


def test_the_free_letters_are_written_where_authors_read_them() -> None:
    assert GameKey.__doc__ is not None
    assert f"free for games: {' '.join(free_letters())}," in " ".join(GameKey.__doc__.split())


def test_hands_are_sorted_as_the_setting_can_be() -> None:
    setting = next(setting for setting in SETTINGS if setting.name == "hand_order")
    assert setting.values == ORDERS


def test_the_letters_of_questions_are_those_of_their_keys() -> None:
    letters = {command.ask: command.keys[0].lower() for command in COMMANDS if command.ask}
    assert {ask: KEYS[ask] for ask in letters} == letters


def test_what_opens_a_screen_is_a_key() -> None:
    known = {key for command in COMMANDS for key in command.keys}
    assert set(SCREENS) <= known
