"""Key remapping: a key that is taken is refused with the name of its command."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from playroom.engine.notes import Note, Notes, note
from playroom.engine.registry import games
from playroom.shell.bindings import EVERY, Bind
from playroom.shell.keys import BY_NAME, LIST_KEYS, Command, KeyMap, about_note, key_note
from playroom.shell.menu import Menu, MenuItem, confirmed, item
from playroom.shell.shell import Screen, Shell
from playroom.shell.terminal.keynames import is_digit

ALWAYS = {"act": ("enter",), "cancel": ("escape", "c-g")}
"""Keys that these commands never lose, so that a list can always be left."""
SYSTEM = ("c-z", "unknown", "paste")
"""What no command can have: the terminal's own."""


def open_keys(shell: Shell) -> None:
    """All commands with their keys; Enter asks for another one."""

    def items() -> Sequence[MenuItem]:
        made = [
            MenuItem(
                partial(_line, shell, command),
                partial(_ask, shell, command),
                None,
                partial(_about, shell, command),
            )
            for command in shell.keys.commands
        ]
        return [
            *made,
            item(note("keys-usual"), partial(_all_usual, shell), note("keys-usual-about")),
        ]

    shell.push(Menu(shell, note("keys-title"), items))


def _line(shell: Shell, command: Command) -> Note:
    return note(
        "keys-item", what=note(f"key-{command.name}"), keys=_keys(shell.keys.keys_of(command.name))
    )


def _about(shell: Shell, command: Command) -> Note:
    return note("keys-about", about=about_note(command.name, shell.may))


def _keys(keys: Sequence[str]) -> Notes:
    return Notes(tuple(key_note(key) for key in keys) or (note("keys-none"),))


def _ask(shell: Shell, command: Command) -> None:
    shell.push(Capture(shell, command))


class Capture(Screen):
    """Waits for one key, whatever it means otherwise."""

    def __init__(self, shell: Shell, command: Command) -> None:
        super().__init__(shell)
        self.of = command

    def announce(self) -> None:
        self.shell.announcer.reply(note("keys-ask", what=note(f"key-{self.of.name}")))

    def starts_text(self, char: str) -> bool:
        return False

    def text(self, text: str) -> bool:
        """Where keys are typed one command a line, a character is a key too."""
        return self.key(text) if len(text) == 1 else False

    def take(self, key: str) -> None:
        """The new key."""
        mine = self.shell.keys.keys_of(self.of.name)
        refused = refusal(self.shell.keys, self.of, key) if key not in mine else None
        if refused is not None:  # another one is waited for; Escape goes back to the command
            self.shell.announcer.reply(refused)
            return
        self.shell.pop(self)
        if key in mine:
            self._say("keys-already", key)
            return
        always = ALWAYS.get(self.of.name, ())
        others = tuple(other for other in mine[1:] if other not in always)
        self._give((key, *others, *always))

    def usual(self) -> None:
        """The usual keys again."""
        self.shell.pop(self)
        self._give(self.of.keys)

    def _give(self, keys: tuple[str, ...]) -> None:
        for key in keys:
            refused = refusal(self.shell.keys, self.of, key)
            if refused is not None and key not in self.shell.keys.keys_of(self.of.name):
                self.shell.announcer.reply(refused)
                return
        change(self.shell, self.of.name, keys)
        self.shell.announcer.reply(_line(self.shell, self.of))

    def _say(self, what: str, key: str) -> None:
        self.shell.announcer.reply(note(what, key=key_note(key), what=note(f"key-{self.of.name}")))

    def cancel(self) -> bool:
        self.shell.pop(self)
        self.shell.announcer.reply(note("keys-left", what=_line(self.shell, self.of)))
        return True

    bindings = (
        Bind("cancel", None),  # whatever key it has now
        Bind("left", cancel, keys=ALWAYS["cancel"], told=False),
        Bind("usual", usual, keys=("enter",), told=False),
        Bind("new", take, keys=EVERY, told=False),
    )


def refusal(keys: KeyMap, command: Command, key: str) -> Note | None:
    """Why a command cannot have a key: what has it already. None when it can."""
    if key in SYSTEM:
        return note("keys-no-system", key=key_note(key))
    if key == "/" or is_digit(key):
        return note("keys-no-digit", key=key_note(key))
    places = ("table", "list") if command.where == "any" else (command.where,)
    for where in places:
        taken = keys.holder(where, key)
        if taken is not None and taken.name != command.name:
            return note("keys-taken", key=key_note(key), what=note(f"key-{taken.name}"))
    if "list" in places and key in LIST_KEYS:
        return note("keys-taken-on-lists", key=key_note(key))
    if "table" in places:
        for game in games():
            for own in game.table.keys:
                if own.key == key:
                    name = note(f"{game.id}-name")
                    return note(
                        "keys-taken-by-game",
                        key=key_note(key),
                        game=name,
                        what=note(f"{game.id}-key-{own.name}"),
                    )
    return None


def change(shell: Shell, name: str, keys: Sequence[str]) -> None:
    """Gives a command other keys, for now and for good."""
    changed = {
        command: tuple(keys) for command, keys in shell.settings.keys().items() if command != name
    }
    if tuple(keys) != BY_NAME[name].keys:
        changed[name] = tuple(keys)
    shell.set_setting("keys", changed)
    shell.keys = KeyMap(shell.settings.keys(), shell.may)


def _all_usual(shell: Shell) -> None:
    def act() -> None:
        shell.set_setting("keys", {})
        shell.keys = KeyMap(shell.settings.keys(), shell.may)
        shell.announcer.reply(note("keys-all-usual"))

    confirmed(shell, note("keys-usual-sure"), act)
