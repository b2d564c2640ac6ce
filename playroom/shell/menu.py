"""Spoken menus and readers: one item at a time; the position survives a refresh."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from playroom.engine.contract import Game
from playroom.engine.notes import Note, note
from playroom.engine.options import Option, OptionValue
from playroom.engine.registry import offered_ids
from playroom.locale.options import about_note, option_note
from playroom.locale.phrasing import answer_said
from playroom.locale.typed import ANSWERS, folded, phrases
from playroom.shell.bindings import DIGITS, LETTERS, OTHERS, Bind, rows_of
from playroom.shell.shell import Screen, Shell


@dataclass(frozen=True, slots=True)
class MenuItem:
    """An item: what it is called now, what Enter does, what right and left do (1 or -1), and the
    line that explains it; `needs`: what the machine must allow (see `Capabilities`). `key` names
    what it stands for where its line changes while the list does; elsewhere the line is enough.
    """

    note: Callable[[], Note]
    enter: Callable[[], None] | None = None
    adjust: Callable[[int], None] | None = None
    about: Callable[[], Note] | None = None
    needs: str = ""
    key: str = ""


def item(
    what: Note,
    enter: Callable[[], None] | None = None,
    about: Note | None = None,
    needs: str = "",
    key: str = "",
) -> MenuItem:
    """A plain item."""
    explains = (lambda: about) if about is not None else None
    return MenuItem(lambda: what, enter, None, explains, needs, key)


def option_item(
    game: Game[Any, Any],
    option: Option,
    value: OptionValue,
    change: Callable[[int], None] | None,
    line: Callable[[Game[Any, Any], Option, OptionValue], Note] = option_note,
) -> MenuItem:
    """An option of a game with its value, told by `line`; left and right `change` it (None: not by
    this player).
    """
    about = partial(about_note, game, option)
    name = partial(line, game, option, value)
    return MenuItem(name, None, change, about, key=f"option {option.name}")


def begins_text(screen: Screen) -> bool:
    """The key begins a typed line before it would come here."""
    return False


def edge(shell: Shell, by: int, what: Note, count: int) -> Note:
    """There is nothing further on: with the item one stays on, of so many; when that was just said,
    that the list ends there.
    """
    if count == 1:
        return note("shell-only-item", item=what)
    full, short = (
        ("shell-list-end", "shell-end-again")
        if by > 0
        else ("shell-list-start", "shell-start-again")
    )
    line = note(full, item=what)
    again = note(short, item=what)
    return again if shell.announcer.said in ((line,), (again,)) else line


def _is_item(item: MenuItem, key: str, line: Note | None) -> bool:
    """Is it the item with this key, or, without a key, this line?"""
    return item.key == key and (line is None or item.note() == line)


def _place_of(items: Sequence[MenuItem], key: str, line: Note | None, at: int) -> int:
    """Index of the item that was at `at`, matched by key, by line, or as the only item with the
    same message id; `at` if none matches.
    """
    places = [place for place, item in enumerate(items) if _is_item(item, key, line)]
    if not places and line is not None:
        ids = [item.note().id if not item.key else "" for item in items]
        places = [place for place, id_ in enumerate(ids) if id_ == line.id]
        places = places if len(places) == 1 else []
    return places[0] if places else at


class Menu(Screen):
    """A list of items.

    `items` is asked again every time, so an item may come and go; the cursor stays on the same
    one, wherever it stands now.
    """

    asks_below = True
    """Do the keys of questions about the game answer here, when it lies over a table?"""

    def __init__(
        self,
        shell: Shell,
        title: Note,
        items: Callable[[], Sequence[MenuItem]],
        at: int = 0,
        placed: bool = False,
    ) -> None:
        """`placed`: every item tells its place, in a list of things of one kind."""
        super().__init__(shell)
        self.title = title
        self._items = items
        self._at = at
        self._held: tuple[str, Note | None] | None = None
        """The key, or else the line, of the item that the cursor is on; None: whatever stands at
        the place.
        """
        self._message = "shell-item-placed" if placed else "shell-item"

    @property
    def items(self) -> Sequence[MenuItem]:
        """The items now, as far as they are allowed; never empty."""
        allow = self.shell.may.allow
        return [entry for entry in self._items() if allow(entry.needs)]

    @property
    def at(self) -> int:
        """The place of the cursor now."""
        self.current()
        return self._at

    @at.setter
    def at(self, at: int) -> None:
        self._at, self._held = at, None

    def go_to(self, key: str) -> None:
        """Goes to the item with this key, if there is one, without a word."""
        self.at = next((at for at, item in enumerate(self.items) if item.key == key), self.at)

    def stand(self, at: int) -> None:
        """Goes to an item without a word: it was heard in another way."""
        self.at = min(max(0, at), len(self.items) - 1)

    def has_values(self) -> bool:
        """Is there an item that right and left change?"""
        return any(entry.adjust is not None for entry in self.items)

    def current(self) -> MenuItem:
        """The item that the cursor is on."""
        return self._settled(self.items)

    def _settled(self, items: Sequence[MenuItem]) -> MenuItem:
        """Puts the cursor where its item stands now, or where it stood when it has gone."""
        at = max(0, min(self._at, len(items) - 1))
        if self._held is not None and not _is_item(items[at], *self._held):
            at = _place_of(items, *self._held, at)
        here = items[at]
        self._at, self._held = at, (here.key, None if here.key else here.note())
        return here

    def announce(self) -> None:
        self.shell.announcer.reply(self.shell.titled(self.title), self._line())

    def _line(self) -> Note:
        items = self.items
        here = self._settled(items)
        return note(self._message, item=here.note(), place=self._at + 1, count=len(items))

    def place(self) -> tuple[Note, ...]:
        return (self._line(),)

    def still(self) -> tuple[Note, ...]:
        return self.place()

    def key(self, key: str) -> bool:
        """See `Screen`; over a table the keys of its questions answer, and do not look for an
        item.
        """
        row = self.rows.find(self.shell.keys, self.where, key)
        if self.asks_below and (row is None or row.keys is LETTERS):
            table = self.shell.below()
            if table is not None and table.answers(key):
                return table.key_below(key)
        return row is not None and self.run(row, key)

    def in_other_words(self) -> tuple[Note, ...]:
        return self.place()

    def resumed(self) -> None:
        self.say()

    def say(self) -> None:
        """Says the item the cursor is on."""
        self.shell.announcer.reply(self._line())

    def move(self, by: int) -> bool:
        count = len(self.items)
        to = self.at + by
        if 0 <= to < count:
            self.at = to
            self.say()
        else:
            self.shell.announcer.reply(edge(self.shell, by, self.current().note(), len(self.items)))
        return True

    def adjust(self, by: int) -> bool:
        change = self.current().adjust
        if change is None:
            return self.move(by)
        change(by)
        self.say()
        return True

    def down(self) -> bool:
        """To the next item."""
        return self.move(1)

    def up(self) -> bool:
        """To the item before."""
        return self.move(-1)

    def more(self) -> bool:
        """Right."""
        return self.adjust(1)

    def less(self) -> bool:
        """Left."""
        return self.adjust(-1)

    def to_first(self) -> None:
        """To the first item."""
        self.at = 0
        self.say()

    def to_last(self) -> None:
        """To the last item."""
        self.at = len(self.items) - 1
        self.say()

    def enter(self) -> None:
        """Does what the item does."""
        current = self.current()
        if current.enter is not None:
            current.enter()
            return
        if current.adjust is not None:
            current.adjust(1)
        self.say()

    def explain(self) -> None:
        """The line about the item, or the item again."""
        about = self.current().about
        self.shell.announcer.reply(about() if about is not None else self._line())

    def to_place(self, key: str) -> None:
        """To the item with this number."""
        to = (int(key) - 1) % 10
        count = len(self.items)
        if to >= count:
            self.shell.announcer.reply(note("shell-no-item", place=to + 1, count=count))
            return
        self.at = to
        self.say()

    def _letter(self, key: str) -> bool:
        """To the next item that begins with this letter, as a whole or in the name of a game; where
        none does, to the next with a word that begins so.
        """
        items, say = self.items, self.shell.announcer.line
        here = self.at
        order = [(here + step) % len(items) for step in range(1, len(items) + 1)]
        names = {f"{id_}-name" for id_ in offered_ids()}
        begun, other = list[int](), list[int]()
        for at in order:
            line = items[at].note()
            games = [v for v in line.all_values() if isinstance(v, Note) and v.id in names]
            words = folded(say(line)).split()
            first = [*words[:1], *(word for game in games for word in folded(say(game)).split())]
            if any(word.startswith(folded(key)) for word in first):
                begun.append(at)
            elif any(word.startswith(folded(key)) for word in words):
                other.append(at)
        if found := begun or other:
            self.at = found[0]
            self.say()
        else:
            self.shell.announcer.reply(note("shell-no-letter"))
        return True

    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("next", down),
        Bind("previous", up),
        Bind("to-first", to_first),
        Bind("to-last", to_last),
        Bind("act", enter),
        Bind("more", more, when=has_values),
        Bind("less", less, when=has_values),
        Bind("explain", explain, keys=("space",)),
        Bind("place", to_place, keys=DIGITS),
        Bind("initial", _letter, keys=LETTERS),
        Bind("type", begins_text, keys=("/",)),
    )


class Reader(Menu):
    """Lines to be read one at a time.

    Keys that are not its own are answered by the table below, if there is one.
    """

    passes = True
    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("again", Menu.explain, keys=("space",)),
        Bind("explain", None),
        Bind("initial", None),
    )

    def __init__(self, shell: Shell, title: Note, lines: Sequence[Note]) -> None:
        items = [item(line) for line in lines]
        super().__init__(shell, title, lambda: items)

    def _line(self) -> Note:
        return self.current().note()

    def still(self) -> tuple[Note, ...]:
        return ()  # nothing is asked of who reads

    def announce(self) -> None:
        if self.shell.line_mode:
            # one command a line: the whole text is printed, as a pipe expects
            self.shell.announcer.reply(self.title, *(entry.note() for entry in self.items))
        else:
            super().announce()


class Choice(Menu):
    """A list to choose one thing from; Enter takes it and closes the list.

    The table below answers its letters meanwhile.
    """

    passes = True
    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("again", Menu.explain, keys=("space",)),
        Bind("explain", None),
        Bind("initial", None),
    )

    def __init__(
        self, shell: Shell, title: Note, items: Sequence[tuple[Note, Callable[[], None]]]
    ) -> None:
        def chosen(act: Callable[[], None]) -> Callable[[], None]:
            def run() -> None:
                shell.pop(self)
                act()

            return run

        made = [item(what, chosen(act)) for what, act in items]
        super().__init__(shell, title, lambda: made)

    def key(self, key: str) -> bool:
        table = self.shell.below()
        if table is not None and table.is_own_key(key):
            if not table.informs(key):  # such a key leaves the list
                self.shell.pop(self)
                table.key(key)
            return True
        return super().key(key)

    def announce(self) -> None:
        self.shell.announcer.reply(self.title)

    def cancel(self) -> bool:
        self.shell.pop(self)
        self.shell.announcer.reply(note("shell-cancelled"))
        return True


class YesNo(Screen):
    """A question that Enter confirms and Escape declines.

    The first letter of the word for yes, or for no, in the player's language does so too, unless
    that key does something at the table or in the room. While the question stands the keys of other
    questions answer, and it is told again in brief; nothing is played before it is answered.
    """

    passes = True
    holds_up = True

    def __init__(
        self,
        shell: Shell,
        question: Note,
        yes: Callable[[], None],
        no: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(shell)
        self.question = question
        self._yes = yes
        self._no = no
        self._with_letters()

    def _with_letters(self) -> None:
        """Takes the letters that are free now: another language has others."""
        made = []
        for answer, act in zip(ANSWERS, (YesNo.yes, YesNo.cancel), strict=True):
            letter = folded(phrases(self.shell.language, f"value-answer-{answer}")[0])[0]
            if self._is_free(letter):
                made.append(Bind(answer, act, (letter,)))
        self.rows = rows_of(type(self), self.shell.may, tuple(made))

    def _is_free(self, letter: str) -> bool:
        tables = (screen for screen in self.shell.screens if screen.where == "table")
        used = self.shell.keys.find("list", letter) is not None
        return not used and not any(table.uses(letter) for table in tables)

    def announce(self) -> None:
        self.shell.announcer.reply(self.question)

    def still(self) -> tuple[Note, ...]:
        return (self.question,)

    def place(self) -> tuple[Note, ...]:
        return self.still()

    def in_other_words(self) -> tuple[Note, ...]:
        return (self.question,)

    def resumed(self) -> None:
        self.again()

    def again(self) -> None:
        """Asks once more, in brief."""
        self.shell.announcer.reply(short=self.still())

    def key(self, key: str) -> bool:
        self._with_letters()
        return super().key(key)

    def text(self, text: str) -> bool:
        answer = answer_said(self.shell.language, text)
        if len(text) == 1:
            self.key(text)
        elif answer == "yes":
            self.yes()
        elif answer == "no":
            self.cancel()
        else:
            first = note("shell-answer-first", question=self.question)
            self.shell.announcer.reply(short=(first,))
        return True

    def yes(self) -> None:
        """Does it."""
        self.shell.pop(self)
        self._yes()

    def another_key(self, key: str) -> None:
        """What the table answers meanwhile; else the question again."""
        table = self.shell.below()
        if table is None or not (table.key_below(key) or table.informs(key)):
            self.again()

    def cancel(self) -> bool:
        self.shell.pop(self)
        if self._no is not None:
            self._no()
        else:
            self.shell.announcer.reply(note("shell-cancelled"))
        return True

    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("act", yes),
        Bind("", another_key, keys=OTHERS, told=False),
    )


def confirmed(shell: Shell, question: Note, act: Callable[[], None]) -> None:
    """Does what cannot be undone: at once, or after a question when the player wants to
    be asked.
    """
    if shell.settings.get("confirm"):
        shell.push(YesNo(shell, question, act))
    else:
        act()
