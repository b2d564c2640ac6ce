"""Help generated from the key bindings in force, and explanation of any key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from playroom.engine.notes import Clean, Note, Notes, Rejection, note
from playroom.engine.table import Ask
from playroom.shell.bindings import ASKING, DIGITS, LETTERS, Bind, Range, in_order
from playroom.shell.keys import BY_NAME, LIST_KEYS, key_called, key_line, key_note
from playroom.shell.menu import Choice, Menu, MenuItem, Reader, item
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.table_screen import TableScreen, table_in
from playroom.shell.terminal.keynames import is_digit

LIST_WALKING = frozenset(["next", "previous", "to-first", "to-last", "cancel", "leave"])
"""What goes on working while help is read; every other key is explained."""
RANGES = (DIGITS.ends, LETTERS.ends)
MANY = 15
"""So many keys of a table are one list; more are told by groups."""
GROUPS = ("table", "cards", "said", "room")
"""The groups of keys, in the order in which help lists them."""
_OF_THE_TABLE = frozenset(["options", "rules", "fair"])
_SAID = frozenset(
    ["repeat", "older", "newer", "oldest", "newest", "history", "since", "find", "export"]
)
_CARDS = frozenset(
    ["playable", "playable-back", "sort", "hurry", "mark", "act", "next", "previous", "next-zone",
     "previous-zone", "to-first", "to-last", "place", "number", "type", "cancel"]
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Helped:
    """Something that keys do here: the keys, what it is, and a sentence more about it."""

    keys: tuple[str, ...]
    what: Note
    about: Note
    row: str
    """What it is called (see `Bind.what`)."""

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


def _helped_item(row: Helped) -> MenuItem:
    return MenuItem(lambda: row.line, None, None, lambda: row.about)


def _group(row: Helped) -> str:
    """The group of a key: questions, moving and playing, what was said, or the rest."""
    command = BY_NAME.get(row.row)
    if row.row in _OF_THE_TABLE or (command is not None and command.ask is not None):
        return "table"
    if row.row in _CARDS or "-key-" in row.row:
        return "cards"
    return "said" if row.row in _SAID else "room"


def helped(shell: Shell, screen: Screen) -> list[Helped]:
    """Everything that keys do on `screen` now, in the order it is told."""
    here = [row for row in screen.rows.all if row.works(screen)]
    here += [row for row in shell.rows.all if row.what not in screen.rows.named]
    here = [row for row in here if _belongs(screen.where, row)]
    made = _told(shell, screen, in_order(here, _game_rows(screen)), frozenset())
    table = _below(shell, screen)
    if table is not None:
        taken = frozenset(key for row in made for key in row.keys)
        # what a list lets pass to the table: questions, and of a list of plays the keys of the
        # game, which close it
        own = _game_rows(table) if isinstance(screen, Choice) else ()
        below = [row for row in table.rows.all if row.below or row in own]
        below = [row for row in below if row.works(table) and (screen.passes or row.what in ASKING)]
        made += _told(shell, table, in_order(below, own), taken)
    return made


def _belongs(where: str, row: Bind) -> bool:
    """Has a screen of this kind the keys of the row?"""
    command = BY_NAME.get(row.what)
    return command is None or command.where in (where, "any")


def _below(shell: Shell, screen: Screen) -> TableScreen | None:
    asks = isinstance(screen, Menu) and screen.asks_below
    return table_in(shell) if screen.passes or asks else None


def _game_rows(screen: Screen) -> tuple[Bind, ...]:
    return screen.own_rows if isinstance(screen, TableScreen) else ()


def _told(shell: Shell, screen: Screen, rows: list[Bind], taken: frozenset[str]) -> list[Helped]:
    made = []
    unasked = screen.table.unasked if isinstance(screen, TableScreen) else frozenset()
    for row in rows:
        command = BY_NAME.get(row.what)
        if command is not None and command.ask in unasked:
            continue
        if row.what == "sort" and Ask.HAND in unasked:
            continue
        if keys := tuple(key for key in _keys(shell, screen, row) if key not in taken):
            what, about = screen.told(row)
            made.append(Helped(keys, what, about, row.what))
    return made


def _keys(shell: Shell, screen: Screen, row: Bind) -> list[str]:
    """The keys of a row: those that find it before anything else that does something now."""
    if isinstance(row.keys, Range):
        return list(row.keys.ends)
    where, keys = screen.where, shell.keys
    mapped = list(keys.keys_of(row.what)) if row.what in BY_NAME else []
    listed = [key for key in LIST_KEYS if row.what in keys.names(where, key)]
    candidates = dict.fromkeys([*mapped, *(listed if where == "list" else []), *row.keys])
    return [key for key in candidates if _first(shell, screen, key) is row]


def _first(shell: Shell, screen: Screen, key: str) -> Bind | None:
    for rows, of in ((screen.rows, screen), (shell.rows, shell)):
        for row in rows.candidates(shell.keys, screen.where, key):
            if row.works(of):
                return row
    return None


def explain(shell: Shell, screen: Screen, key: str) -> tuple[Note, ...]:
    """What a key does on `screen`, as lines."""
    table = table_in(shell) if screen.where == "table" or screen.passes else None
    rows = helped(shell, screen)
    named = [row for row in rows if row.keys not in RANGES]
    for row in (*named, *(row for row in rows if row.keys in RANGES)):
        digit = row.keys == DIGITS.ends and is_digit(key)
        letter = row.keys == LETTERS.ends and len(key) == 1 and key.isalpha()
        if key in row.keys or (key.lower() in row.keys and len(key) == 1) or digit or letter:
            return row.explained
    played = table is not None and (screen.where == "table" or isinstance(screen, Choice))
    if table is not None and played and (own := table.own_key(key)) is not None:
        refused = table.table.press(table.view(), own.name, (), None)
        why = (refused.note,) if isinstance(refused, Rejection) else ()
        return (
            note(
                "help-not-now", key=key_note(own.key), what=note(f"{table.game.id}-key-{own.name}")
            ),
            *why,
        )
    elsewhere = shell.keys.find("table", key)
    if elsewhere is not None and table is not None and elsewhere.ask in table.table.unasked:
        return table.answer(elsewhere.ask)
    if elsewhere is not None and table is not None and screen.where == "table":
        return (note("help-not-now", key=key_note(key), what=note(f"key-{elsewhere.name}")),)
    if elsewhere is not None and table is None:
        return (note("help-at-table", key=key_note(key), what=note(f"key-{elsewhere.name}")),)
    return (note("help-nothing", key=key_note(key)),)


def _title(shell: Shell, of: Screen, count: int) -> Note:
    at_table = table_in(shell) is not None and (of.where == "table" or of.passes)
    is_list = isinstance(of, Menu) and not at_table
    return note("shell-help-title", count=count, where="list" if is_list else "here")


class Help(Reader):
    """The keys of the screen below, one a line; a key that walks no list is explained instead of
    done.
    """

    passes = False
    asks_below = False
    walking: ClassVar[frozenset[str]] = LIST_WALKING

    def __init__(self, shell: Shell, of: Screen, title: Note, items: Sequence[MenuItem]) -> None:
        """`of` is the screen that is asked about."""
        self.of = of
        super().__init__(shell, title, [])
        self._items = lambda: items

    @classmethod
    def whole(cls, shell: Shell, of: Screen) -> Help:
        """All keys in one list."""
        rows, words = helped(shell, of), _words(shell, of)
        items = [*map(_helped_item, rows), *_about_readers(shell)]
        # End goes to the last row, and up from there the words follow each other
        items += [_word_item(*word) for word in reversed(words)]
        items.append(item(note("help-words-above", count=len(words))))
        return cls(shell, of, _title(shell, of, len(rows)), items)

    def starts_text(self, char: str) -> bool:
        return False

    def text(self, text: str) -> bool:
        """A key that is named in a line, where keys cannot be read one by one."""
        key = key_called(text)
        if key is None:
            return False
        self.shell.announcer.reply(*explain(self.shell, self.of, key))
        return True

    def key(self, key: str) -> bool:
        command = self.shell.keys.find("list", key)
        verb = LIST_KEYS.get(key, command.name if command is not None else "")
        if verb in self.walking:
            return super().key(key)
        self.shell.announcer.reply(*explain(self.shell, self.of, key))
        return True


class HelpGroups(Help):
    """The groups of keys of the screen below, and the words; Enter opens one."""

    walking = LIST_WALKING | {"act"}

    @classmethod
    def whole(cls, shell: Shell, of: Screen) -> HelpGroups:
        rows = helped(shell, of)
        items = []
        for group in GROUPS:
            found = [_helped_item(row) for row in rows if _group(row) == group]
            if found:
                items.append(_opening(shell, of, f"help-group-{group}", found))
        words = [_word_item(*word) for word in _words(shell, of)]
        items.append(_opening(shell, of, "help-group-words", words))
        items += _about_readers(shell)
        return cls(shell, of, note("help-groups-title", count=len(rows)), items)


def _about_readers(shell: Shell) -> list[MenuItem]:
    """How letters come to a page past the reader of a browser."""
    return [] if shell.may.terminal else [item(note("browser-letters-through"))]


def _opening(shell: Shell, of: Screen, id_: str, items: Sequence[MenuItem]) -> MenuItem:
    title = note(id_, count=len(items))
    return item(title, lambda: shell.push(Help(shell, of, title, items)))


def open_help(shell: Shell, screen: Screen) -> None:
    """Opens the help of a screen; where one command is a line, all is told at once and nothing
    stays open.
    """
    if isinstance(screen, Help):
        shell.announcer.reply(*explain(shell, screen.of, "?"))
        return
    if shell.line_mode:
        lines = [row.line for row in helped(shell, screen)]
        shell.announcer.reply(_title(shell, screen, len(lines)), *lines, words_line(shell, screen))
        return
    grouped = table_in(shell) is not None and len(helped(shell, screen)) > MANY
    kind = HelpGroups if grouped else Help
    shell.push(kind.whole(shell, screen))


def words_line(shell: Shell, screen: Screen) -> Note:
    """The words of all commands that work on a screen, for where everything is told at once."""
    words = tuple(note("help-word", word=word) for word, _, _ in _words(shell, screen))
    return note("help-words", words=Notes(words))


def _word_item(word: Clean, what: Note, about: Note) -> MenuItem:
    line = note("help-word-line", word=word, what=what)
    return MenuItem(lambda: line, None, None, lambda: about)


def _words(shell: Shell, screen: Screen) -> list[tuple[Clean, Note, Note]]:
    """The first word of every command that works on a screen, what it is, and a sentence more."""
    where = "table" if screen.where == "table" or table_in(shell) is not None else "list"
    table = table_in(shell) if screen.passes else None
    screens = ((screen, screen.rows), *(((table, table.rows),) if table is not None else ()))
    made = []
    for command in shell.keys.working(where):
        words = shell.announcer.line(note(f"key-{command.name}-words"))
        for one, rows in (*screens, (screen, shell.rows)):
            row = rows.named.get(command.name)
            if row is not None and (row.when is None or row.when(one)):
                made.append((Clean.of(words.split()[0].strip(".")), *one.told(row)))
                break
    return made


def explain_word(shell: Shell, screen: Screen, word: str) -> None:
    """`/help x`: the key that is named."""
    key = key_called(word)
    if key is None:
        shell.announcer.reply(note("help-no-such-key", text=Clean.of(word)))
    else:
        shell.announcer.reply(*explain(shell, screen, key))
