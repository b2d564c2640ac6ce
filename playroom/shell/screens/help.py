"""Help that cannot lie: the keys that work at this moment, told from the bindings themselves, and
any key explained.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playroom.engine.notes import Clean, Note, Notes, Rejection, note
from playroom.engine.table import GameKey
from playroom.shell.keys import COMMANDS, LIST_KEYS, Command, key_line, key_note
from playroom.shell.menu import Choice, MenuItem, Reader, item
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.table_screen import TableScreen, table_in
from playroom.shell.terminal.keynames import written

EVERYWHERE = frozenset(
    (  # noqa: SIM905
        "cancel older newer oldest newest help language verbosity speech settings leave"
    ).split()
)
"""Commands that answer on every screen."""
WALKING = frozenset(["next", "previous", "to-first", "to-last", "cancel", "leave"])
"""What goes on working while help is read; every other key is explained."""

OTHERS = {
    "explain": ("space",),
    "again": ("space",),
    "place": ("1", "0"),
    "initial": ("a", "z"),
    "type": ("/",),
    "yes": ("y", "s"),
    "no": ("n",),
}
"""What other keys do on lists; two of digits or letters stand for all between them."""
RANGES = (OTHERS["place"], OTHERS["initial"])
FIRST = ("act", "mark")
"""What a newcomer needs before anything else."""


@dataclass(frozen=True, slots=True)
class Helped:
    """Something that keys do here: the keys, what it is, and a sentence more about it."""

    keys: tuple[str, ...]
    what: Note
    about: Note

    @property
    def line(self) -> Note:
        """The line of the list."""
        if self.keys in RANGES:
            first, last = map(key_note, self.keys)
            return note("key-range-line", first=first, last=last, what=self.what)
        return key_line(self.keys, self.what)

    @property
    def explained(self) -> tuple[Note, ...]:
        """What is said when the key is asked for."""
        return (self.line, self.about)


def _helped_item(one: Helped) -> MenuItem:
    return MenuItem(lambda: one.line, None, None, lambda: one.about)


def helped(shell: Shell, screen: Screen) -> list[Helped]:
    """Everything that keys do on `screen` now, in the order it is told."""
    table = table_in(shell) if screen.where == "table" or screen.passes else None
    made = list(_of_list(shell, screen)) if screen.where == "list" else []
    if table is not None:
        taken = {key for one in made for key in one.keys}
        for one in (
            _of_table(shell, table)
            if screen.where == "table"
            else _of_table_below(shell, table, screen)
        ):
            keys = tuple(key for key in one.keys if key not in taken)
            if keys:
                made.append(Helped(keys, one.what, one.about))
    return made


def _own(name: str, keys: tuple[str, ...]) -> Helped:
    return Helped(keys, note(f"key-{name}"), note(f"key-{name}-about"))


def _of_table(shell: Shell, table: TableScreen) -> Iterator[Helped]:
    own = {one.key for one in table.table.keys}
    for name in FIRST:
        if table.does(name) and (
            keys := tuple(key for key in shell.keys.keys_of(name) if key not in own)
        ):
            yield _own(name, keys)
    yield from _of_the_game(table)
    for command in shell.keys.working("table"):
        keys = tuple(key for key in shell.keys.keys_of(command.name) if key not in own)
        if (
            command.name not in FIRST
            and keys
            and (command.name in EVERYWHERE or table.does(command.name))
        ):
            yield _of_command(shell, table, command, keys)
    yield _own("number" if table.starts_text("1") else "place", OTHERS["place"])
    yield _own("type", OTHERS["type"])


def _of_the_game(table: TableScreen) -> Iterator[Helped]:
    """The keys of the game itself that do something now."""
    view = table.view()
    for one in table.table.keys:
        if table.table.works(view, one.name):
            yield Helped(
                (one.key,),
                _of_game(table, one),
                note("help-own-key", game=note(f"{table.game.id}-name")),
            )


def _of_game(table: TableScreen, one: GameKey) -> Note:
    return note(f"{table.game.id}-key-{one.name}")


def _of_command(
    shell: Shell, table: TableScreen, command: Command, keys: tuple[str, ...]
) -> Helped:
    """A command at a table; a question in the words of the game where it has its own for it:
    `<game>-key-<question>`, and with `-about` the sentence more.
    """
    general = _own(command.name, keys)
    if command.ask is None:
        return general
    has, game = shell.announcer.teller.has, table.game.id
    what, about = f"{game}-key-{command.ask}", f"{game}-key-{command.ask}-about"
    return Helped(
        keys,
        note(what) if has(what) else general.what,
        note(about) if has(about) else general.about,
    )


def _of_table_below(shell: Shell, table: TableScreen, screen: Screen) -> Iterator[Helped]:
    """What a list lets pass to the table: questions, and of a list of plays the keys of the game,
    which close it.
    """
    if isinstance(screen, Choice):
        yield from _of_the_game(table)
    own = {one.key for one in table.table.keys}
    for command in shell.keys.working("table"):
        keys = tuple(key for key in shell.keys.keys_of(command.name) if key not in own)
        if keys and command.below:
            yield _of_command(shell, table, command, keys)


def _of_list(shell: Shell, screen: Screen) -> Iterator[Helped]:
    own = {key for keys in screen.extra.values() for key in keys}
    # where nothing has values, the keys that change them walk
    walk = {} if screen.does("more") else {"more": "next", "less": "previous"}
    verbs = {key: walk.get(verb, verb) for key, verb in LIST_KEYS.items()}
    for command in COMMANDS:
        if command.where == "table" or not (
            command.name in EVERYWHERE or screen.does(command.name)
        ):
            continue
        keys = [
            key
            for key in shell.keys.keys_of(command.name)
            if verbs.get(key, command.name) == command.name
        ]
        keys += [key for key, verb in verbs.items() if verb == command.name and key not in keys]
        if keys := [key for key in keys if key not in own]:
            yield _own(command.name, tuple(keys))
    for name, keys_ in screen.extra.items():
        yield _own(name, keys_)
    for name in ("more", "less"):
        if screen.does(name):
            yield _own(
                name, tuple(key for key, verb in verbs.items() if verb == name and key not in own)
            )
    for name, some in OTHERS.items():
        if screen.does(name):
            yield _own(name, some)


def explain(shell: Shell, screen: Screen, key: str) -> tuple[Note, ...]:
    """What a key does on `screen`, as lines."""
    table = table_in(shell) if screen.where == "table" or screen.passes else None
    for one in helped(shell, screen):
        digit = one.keys == OTHERS["place"] and len(key) == 1 and key.isdigit()
        letter = one.keys == OTHERS["initial"] and len(key) == 1 and key.isalpha()
        if key in one.keys or (key.lower() in one.keys and len(key) == 1) or digit or letter:
            return one.explained
    played = table is not None and (screen.where == "table" or isinstance(screen, Choice))
    if table is not None and played and (own := table.own_key(key)) is not None:
        refused = table.table.press(table.view(), own.name, (), None)
        why = (refused.note,) if isinstance(refused, Rejection) else ()
        return (note("help-not-now", key=key_note(own.key), what=_of_game(table, own)), *why)
    elsewhere = shell.keys.find("table", key)
    if elsewhere is not None and table is not None and screen.where == "table":
        return (note("help-not-now", key=key_note(key), what=note(f"key-{elsewhere.name}")),)
    if elsewhere is not None and table is None:
        return (note("help-at-table", key=key_note(key), what=note(f"key-{elsewhere.name}")),)
    return (note("help-nothing", key=key_note(key)),)


def _title(shell: Shell, of: Screen, count: int) -> Note:
    at_table = table_in(shell) is not None and (of.where == "table" or of.passes)
    return note("shell-help-title", count=count, where="table" if at_table else "list")


class Help(Reader):
    """The keys of the screen below, one a line; a key that walks no list is explained instead of
    done.
    """

    passes = False

    def __init__(self, shell: Shell, of: Screen) -> None:
        """`of` is the screen that is asked about."""
        self.of = of
        found = helped(shell, of)
        super().__init__(shell, _title(shell, of, len(found)), [])
        items = [_helped_item(one) for one in found]
        items.append(item(words_line(shell, of)))
        self._items = lambda: items

    def starts_text(self, char: str) -> bool:
        return False

    def text(self, text: str) -> bool:
        """A key that is named in a line, where keys cannot be read one by one."""
        key = written(text)
        if key is None:
            return False
        self.shell.announcer.reply(*explain(self.shell, self.of, key))
        return True

    def key(self, key: str) -> bool:
        command = self.shell.keys.find("list", key)
        verb = LIST_KEYS.get(key, command.name if command is not None else "")
        if verb in WALKING:
            return super().key(key)
        self.shell.announcer.reply(*explain(self.shell, self.of, key))
        return True


def open_help(shell: Shell, screen: Screen) -> None:
    """Opens the help of a screen; where one command is a line, all is told at once and nothing
    stays open.
    """
    if isinstance(screen, Help):
        shell.announcer.reply(*explain(shell, screen.of, "?"))
        return
    if shell.line_mode:
        lines = [one.line for one in helped(shell, screen)]
        shell.announcer.reply(_title(shell, screen, len(lines)), *lines, words_line(shell, screen))
        return
    shell.push(Help(shell, screen))


def words_line(shell: Shell, screen: Screen) -> Note:
    """The words of all commands that work on a screen, each by its first one."""
    where = "table" if screen.where == "table" or table_in(shell) is not None else "list"
    line = shell.announcer.line
    words = [
        line(note(f"key-{one.name}-words")).split()[0].strip(".")
        for one in shell.keys.working(where)
    ]
    return note(
        "help-words", words=Notes(tuple(note("help-word", word=Clean.of(word)) for word in words))
    )


def explain_word(shell: Shell, screen: Screen, word: str) -> None:
    """`/help x`: the key that is named."""
    key = written(word)
    if key is None:
        shell.announcer.reply(note("help-no-such-key", text=Clean.of(word)))
    else:
        shell.announcer.reply(*explain(shell, screen, key))
