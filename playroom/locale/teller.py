"""Telling notes: one line for one listener, in one language and length."""

# ruff: noqa: A001, A002 - messages have ids, and so they are called

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from playroom.engine.cards import Card
from playroom.engine.values import Clean, Note, Notes, Seats, Side, Who
from playroom.locale.languages import DEFAULT, plain, read_entries, read_parts, unsayable

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from playroom.locale.grammar import Grammar, People

LENGTHS = ("brief", "normal", "full")


class LocaleError(Exception):
    """A note that cannot be told (strict tellers only): its id and what is wrong."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Who hears a line: the seat (None: a spectator), the names of all seats, and the seats of every side."""

    seat: int | None
    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, init=False)
class Words:
    """Card words the listener chose: `Words(jack="sota")`. What is not chosen, or not offered, is the language's usual word."""

    chosen: tuple[tuple[str, str], ...]

    def __init__(self, **chosen: str) -> None:
        object.__setattr__(self, "chosen", tuple(sorted(chosen.items())))


@cache
def word_choices(language: str) -> Mapping[str, tuple[str, ...]]:
    """What can be chosen in a language: name -> words, the usual one first (`{"jack": ("jota", "sota", "jack"), ...}`)."""
    ids = [one for one in read_entries(language, "cards") if one.startswith("choice-")]
    return {one.removeprefix("choice-"): tuple((plain(language, "cards", one) or "").split()) for one in ids}


@cache
def _index(language: str) -> Mapping[str, str]:
    """All messages and terms of a language, unparsed: a room needs few of them at its start."""
    out: dict[str, str] = {}
    for part in read_parts(language):
        for id, source in read_entries(language, part).items():
            out.setdefault(id, source)
    return out


class _Messages:
    """The messages of one language, each parsed when it is first needed."""

    def __init__(self, language: str, index: Mapping[str, str] | None = None) -> None:
        from fluent.runtime import FluentBundle

        self.index = _index(language) if index is None else index
        self._language = language
        self._loaded: set[str] = set()
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)

    def with_functions(self, functions: Mapping[str, Any]) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([self._language], functions=dict(functions), use_isolating=False)
        self._loaded.clear()

    def pattern(self, id: str, attribute: str | None = None) -> Any:
        """The pattern of a message or attribute, or None when there is none."""
        self._load(id)
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        return message.value if attribute is None else message.attributes.get(attribute)

    def _load(self, id: str) -> None:
        if id in self._loaded or id not in self.index:
            return
        self._loaded.add(id)
        from fluent.runtime import FluentResource
        from fluent.syntax import visitor

        resource = FluentResource(self.index[id])
        self.bundle.add_resource(resource)
        needed: list[str] = []

        class References(visitor.Visitor):
            def visit_MessageReference(self, node: Any) -> None:
                needed.append(node.id.name)

            def visit_TermReference(self, node: Any) -> None:
                needed.append("-" + node.id.name)
                self.generic_visit(node)

        References().visit(resource)
        for other in needed:
            self._load(other)

    # what `Grammar` asks for

    def has(self, id: str, attribute: str | None = None) -> bool:
        return self.pattern(id, attribute) is not None

    def ids(self, prefix: str) -> tuple[str, ...]:
        return tuple(one for one in self.index if one.startswith(prefix))

    def attributes(self, id: str) -> tuple[str, ...]:
        self._load(id)
        return tuple(self.bundle.get_message(id).attributes) if self.bundle.has_message(id) else ()

    def format(self, id: str, attribute: str | None, values: Mapping[str, Any]) -> str:
        from playroom.locale.grammar import Untold

        pattern = self.pattern(id, attribute)
        if pattern is None:
            raise Untold(f"no message {id}{'.' + attribute if attribute else ''}")
        return self.format_pattern(id, pattern, values)

    def format_pattern(self, id: str, pattern: Any, values: Mapping[str, Any]) -> str:
        from playroom.locale.grammar import Untold

        text, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors or not isinstance(text, str):
            raise Untold(f"{id}: {'; '.join(map(str, errors))}")
        return text


class Teller:
    """Turns notes into lines of one language. Keep one: it remembers all it has worked out.

    A strict teller (tests) raises `LocaleError` for whatever is missing; otherwise the line is told in English, or a
    general sentence stands for it, and `problems` remembers what was wrong.
    """

    def __init__(
        self,
        language: str,
        words: Words = Words(),
        *,
        strict: bool = False,
        messages: Mapping[str, str] | None = None,
    ) -> None:
        """`messages` replaces the language's files (id -> source of the entry), for tests and lessons."""
        self.language = language
        self.words = words
        self.strict = strict
        self.problems: list[str] = []
        self._own = messages
        self._messages: _Messages | None = None
        self._grammar: Grammar | None = None
        self._patterns: dict[tuple[str, bool, str], Any] = {}
        self._people: dict[Any, tuple[tuple[str, ...], str, str, bool]] = {}
        self._numbers: dict[int, Any] = {}
        self._english: Teller | None = None

    def has(self, id: str) -> bool:
        """Does the language have this message?"""
        return id in (_index(self.language) if self._own is None else self._own)

    def tell(self, note: Note, listener: Listener, length: str = "normal") -> str:
        """The line of `note` for `listener`, with one final stop. `length` is `brief`, `normal` or `full`."""
        return self._tell(note, listener, length, stop=True)

    def phrase(self, note: Note, listener: Listener, length: str = "normal") -> str:
        """The same without its final full stop: for a label, or a part of a line."""
        return self._tell(note, listener, length, stop=False)

    def _tell(self, note: Note, listener: Listener, length: str, stop: bool) -> str:
        starts: list[str] = []
        try:
            return _finish(self._text(note, listener, length, starts), starts, stop)
        except Exception as wrong:
            if self.strict:
                raise LocaleError(f"{self.language}: {note.id}: {wrong}") from wrong
            self._remember(f"{note.id}: {wrong}")
        if self.language != DEFAULT:
            self._english = self._english or Teller(DEFAULT)
            if self._english.has(note.id):
                return self._english._tell(note, listener, length, stop)
        text = plain(self.language, "cards", "untold") or plain(DEFAULT, "cards", "untold") or unsayable(note.id)
        return _finish(text, [], stop)

    def _remember(self, problem: str) -> None:
        if problem not in self.problems and len(self.problems) < 50:
            self.problems.append(problem)

    # -- the parts of a line ----------------------------------------------------------------------------------------

    def _ready(self) -> tuple[_Messages, Grammar]:
        if self._messages is None or self._grammar is None:
            from playroom.locale.grammar import Grammar

            messages = _Messages(self.language, self._own)
            offered = word_choices(self.language)
            choices = {name: words[0] for name, words in offered.items()}
            choices |= {name: word for name, word in self.words.chosen if word in offered.get(name, ())}
            self._grammar = Grammar(messages, choices)
            messages.with_functions(self._grammar.functions())
            self._messages = messages
        return self._messages, self._grammar

    def _text(self, note: Note, listener: Listener, length: str, starts: list[str]) -> str:
        messages, grammar = self._ready()
        values: dict[str, Any] = {}
        you = False
        for name, value in note.values:
            kind = type(value)
            if kind is int:
                values[name] = self._number(value)  # type: ignore[arg-type]
            elif isinstance(value, (Who, Side, Seats)):
                people = self._people_of(value, listener, grammar, starts)
                values[name] = people
                values[name + "_is"] = "other" if people.is_ == "side" else people.is_
                values[name + "_count"] = self._number(_how_many(value, listener))
                you = you or (name == "who" and people.is_ == "you")
            else:
                self._put(values, name, value, listener, length, starts)
        pattern = self._pattern(note.id, you, length, messages)
        text = messages.format_pattern(note.id, pattern, values)
        for _, value in note.values:
            if type(value) is int and value < 0:
                text = text.replace(str(value), grammar.negative(value))
        return grammar.contracted(text)

    def _put(
        self, values: dict[str, Any], name: str, value: Any, listener: Listener, length: str, starts: list[str]
    ) -> None:
        from playroom.locale.grammar import Cards, Listed, Said, Token, Untold

        _, grammar = self._ready()
        if isinstance(value, Card):
            values[name] = Cards(grammar, (value,), starts)
        elif isinstance(value, bool):
            values[name] = Token("yes" if value else "no", self._said_token)
        elif isinstance(value, int):
            values[name] = self._number(int(value))
        elif isinstance(value, Clean):
            values[name] = Said(value)
        elif isinstance(value, str):
            values[name] = Token(value, self._said_token)
        elif isinstance(value, Note):
            values[name] = Said(_phrase(self._text(value, listener, length, starts)))
        elif isinstance(value, Notes):
            texts = tuple(_phrase(self._text(one, listener, length, starts)) for one in value.notes)
            values[name] = Listed(grammar, texts, starts)
            values[name + "_count"] = self._number(len(texts))
        elif isinstance(value, tuple) and all(isinstance(one, Card) for one in value):
            values[name] = Cards(grammar, value, starts)
            values[name + "_count"] = self._number(len(value))
        else:
            raise Untold(f"${name} is no value of a note: {type(value).__name__}")

    def _pattern(self, id: str, you: bool, length: str, messages: _Messages) -> Any:
        key = (id, you, length)
        pattern = self._patterns.get(key)
        if pattern is None:
            own = f"{id}-you" if you and messages.has(f"{id}-you") else id
            if length != "normal":
                pattern = messages.pattern(own, length)
            if pattern is None:
                pattern = messages.pattern(own)
            if pattern is None:
                from playroom.locale.grammar import Untold

                raise Untold(f"no message {own}")
            self._patterns[key] = pattern
        return pattern

    def _number(self, number: int) -> Any:
        known = self._numbers.get(number)
        if known is None:
            from fluent.runtime.types import FluentInt

            known = FluentInt(number, useGrouping=False)
            if len(self._numbers) < 1000:
                self._numbers[number] = known
        return known

    def _said_token(self, word: str) -> str:
        if self.strict:
            raise LocaleError(f"the token {word!r} is said: messages choose by it, or the note gives a Clean or a Note")
        return Clean.of(word.replace("_", " "))

    # -- people -----------------------------------------------------------------------------------------------------

    def _people_of(self, value: Who | Side | Seats, listener: Listener, grammar: Grammar, starts: list[str]) -> People:
        from playroom.locale.grammar import People

        key = (value, listener)
        known = self._people.get(key)
        if known is None:
            if len(self._people) > 1000:
                self._people.clear()
            known = self._people[key] = self._name(value, listener, grammar)
        texts, is_, names, ours = known
        if ours:
            starts.append(texts[0])
        return People(grammar, texts, starts, is_, names)

    def _name(
        self, value: Who | Side | Seats, listener: Listener, grammar: Grammar
    ) -> tuple[tuple[str, ...], str, str, bool]:
        """The texts, what they are, what stands for the name in forms, and whether the first text begins with our words."""
        messages, _ = self._ready()
        if isinstance(value, Side):
            seats = listener.sides[value.side]
            if len(seats) > 1:
                if listener.seat in seats:
                    text = messages.format("people-your-team", None, {})
                    return (text,), "team", text, True
                from playroom.locale.grammar import Said

                names = grammar.join([_name_of(seat, listener) for seat in seats])
                text = messages.format("people-team", None, {"names": Said(names)})
                return (text,), "side", names, not text.startswith(names)
        else:
            seats = value.seats if isinstance(value, Seats) else (value.seat,)
        you = messages.format("people-you", None, {})
        texts = tuple(you if seat == listener.seat else _name_of(seat, listener) for seat in seats)
        is_ = "you" if tuple(seats) == (listener.seat,) else "team" if listener.seat in seats else "other"
        return texts, is_, grammar.join(texts), bool(seats) and seats[0] == listener.seat


def _name_of(seat: int, listener: Listener) -> str:
    if not 0 <= seat < len(listener.names):
        raise IndexError(f"no name for seat {seat}")
    return Clean.of(listener.names[seat])


def _how_many(value: Who | Side | Seats, listener: Listener) -> int:
    if isinstance(value, Who):
        return 1
    return len(value.seats if isinstance(value, Seats) else listener.sides[value.side])


# -- lines ----------------------------------------------------------------------------------------------------------------


def _phrase(text: str) -> str:
    return text.rstrip(" .\n")


def _finish(text: str, starts: list[str], stop: bool) -> str:
    line = " ".join(text.split())
    if not line.isprintable():
        line = Clean.of(line, len(line))
    for start in starts:
        line = _capitalised(line, start)
    if line[-1:] in ("!", "?"):
        return line
    line = line.rstrip(" .")
    return line + "." if stop else line


def _capitalised(line: str, start: str) -> str:
    """`line` with a capital wherever our own words `start` begin a sentence. Names are never touched."""
    if not start[:1].islower():
        return line
    place = line.find(start)
    while place >= 0:
        after = line[place + len(start) : place + len(start) + 1]
        if not after.isalnum() and _begins(line, place):
            line = line[:place] + line[place].upper() + line[place + 1 :]
        place = line.find(start, place + 1)
    return line


def _begins(line: str, place: int) -> bool:
    while place > 0 and line[place - 1] in "¿¡":
        place -= 1
    return place == 0 or (place >= 2 and line[place - 1] == " " and line[place - 2] in ".!?")
