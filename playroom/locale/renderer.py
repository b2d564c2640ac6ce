"""Rendering of a note through the Fluent library.

`Teller` is what others use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playroom.engine.cards import Card
from playroom.engine.notes import Clean, Note, Notes, Seats, Side, Value, Who
from playroom.locale.grammar import Cards, Grammar, Listed, People, Said, Token
from playroom.locale.listener import Listener, unnamed
from playroom.locale.messages import Messages, Missing, Untold

_KEPT = 1000
"""How many people are remembered; then it starts afresh."""


class Renderer:
    """One language with chosen card words, for one family of packs.

    Remembers all it has worked out.
    """

    def __init__(
        self,
        language: str,
        index: Mapping[str, str],
        choices: Mapping[str, str],
        strict: bool,
        family: str = "french",
    ) -> None:
        """`choices` are the card words by name, `family` the words of the pack (`Pack.words`); a
        strict renderer refuses to say tokens.
        """
        self._strict = strict
        self._messages = Messages(language, index)
        self._grammar = Grammar(self._messages, choices, family)
        self._messages.with_functions(self._grammar.functions())
        self._patterns: dict[tuple[str, bool, str], Any] = {}
        self._people: dict[tuple[Value, Listener], tuple[tuple[str, ...], str, str, bool]] = {}
        self.elsewhere: Callable[[Note, Listener, str, list[str]], str | None] | None = None
        """Fallback renderer for a part with a message missing here."""

    def text(self, note: Note, listener: Listener, length: str, starts: list[str]) -> str:
        """The text of a note as its message gives it; adds to `starts` what takes a capital where a
        sentence begins.

        Raises `Untold` (or whatever a wrong value leads to).
        """
        values: dict[str, Any] = {}
        you = False
        for name, value in note.values:
            said = values[name] = self._value(name, value, listener, length, starts)
            if isinstance(said, People):
                values[name + "_is"] = "other" if said.is_ == "side" else said.is_
                you = you or (name == "who" and said.is_ == "you")
            if isinstance(said, Listed):
                values[name + "_count"] = _how_many(value, listener)
        text = self._messages.fill(note.id, self._pattern(note.id, you, length), values)
        for _, value in note.values:
            if type(value) is int and value < 0:
                text = text.replace(str(value), self._grammar.negative(value))
        text = self._grammar.contracted(text)
        told = (str(value) for value in values.values() if not isinstance(value, Token))
        if "-offer-" in note.id and not text.startswith(tuple(told)):
            starts.append(text)  # in a sentence it is a part, in a list it is one
        return text

    def _value(
        self, name: str, value: Value, listener: Listener, length: str, starts: list[str]
    ) -> Any:
        if type(value) is int:
            return value
        if isinstance(value, Card):
            return Cards(self._grammar, (value,), starts)
        if isinstance(value, (Who, Side, Seats)):
            return self._person(value, listener, starts)
        if isinstance(value, tuple) and all(isinstance(card, Card) for card in value):
            return Cards(self._grammar, value, starts)
        if isinstance(value, Note):
            return Said(_part(self._part_text(value, listener, length, starts)))
        if isinstance(value, Notes):
            texts = tuple(
                _part(self._part_text(part, listener, length, starts)) for part in value.notes
            )
            return Listed(self._grammar, texts, starts)
        if isinstance(value, Clean):
            return Said(value)
        if isinstance(value, bool):
            return Token("yes" if value else "no", self._said_token)
        if isinstance(value, str):
            return Token(value, self._said_token)
        if isinstance(value, int):
            return int(value)
        raise Untold(f"${name} is no value of a note: {type(value).__name__}")

    def _part_text(self, note: Note, listener: Listener, length: str, starts: list[str]) -> str:
        """The text of a note within another; a missing message is looked for elsewhere."""
        try:
            return self.text(note, listener, length, starts)
        except Missing as gone:
            text = None
            if self.elsewhere is not None and gone.missing == note.id:
                text = self.elsewhere(note, listener, length, starts)
            if text is None:
                raise
            return text

    def _pattern(self, id: str, you: bool, length: str) -> Any:
        key = (id, you, length)
        pattern = self._patterns.get(key)
        if pattern is None:
            own = f"{id}-you" if you and self._messages.has(f"{id}-you") else id
            if length != "normal":
                pattern = self._messages.pattern(own, length)
            if pattern is None:
                pattern = self._messages.pattern(own)
            if pattern is None:
                raise Missing(own)
            self._patterns[key] = pattern
        return pattern

    def _said_token(self, word: str) -> str:
        if self._strict:
            raise Untold(
                f"the token {word!r} is said: messages choose by it, "
                "or the note gives a Clean or a Note"
            )
        return Clean.of(word.replace("_", " "))

    # -- people ------------------------------------------------------------------------------------

    def _person(self, value: Who | Side | Seats, listener: Listener, starts: list[str]) -> People:
        key = (value, listener)
        person_text = self._people.get(key)
        if person_text is None:
            if len(self._people) > _KEPT:
                self._people.clear()
            person_text = self._people[key] = self._named(value, listener)
        texts, is_, names, ours = person_text
        if ours:
            starts.append(texts[0])
        return People(self._grammar, texts, starts, is_, names)

    def _named(
        self, value: Who | Side | Seats, listener: Listener
    ) -> tuple[tuple[str, ...], str, str, bool]:
        """The texts, what they are, what stands for the name in forms, and whether they begin with
        a word of ours.
        """
        seats = _seats(value, listener)
        mine = listener.seat in seats
        if isinstance(value, Side) and len(seats) > 1:
            if mine:
                text = self._messages.format("people-your-team", None, {})
                return (text,), "team", text, True
            names = self._grammar.join([self._name_of(seat, listener) for seat in seats])
            text = self._messages.format("people-team", None, {"names": Said(names)})
            return (text,), "side", names, not text.startswith(names)
        you = self._messages.format("people-you", None, {})
        texts = tuple(
            you if seat == listener.seat else self._name_of(seat, listener) for seat in seats
        )
        is_ = "other" if not mine else "you" if len(seats) == 1 else "team"
        return texts, is_, self._grammar.join(texts), bool(seats) and seats[0] == listener.seat

    def _name_of(self, seat: int, listener: Listener) -> str:
        """The name of another seat; an unnamed one is never "you"."""
        if not 0 <= seat < len(listener.names):
            raise Untold(f"no name for seat {seat}")
        name = listener.names[seat]
        return (
            self._messages.format("people-unnamed", None, {}) if unnamed(name) else Clean.of(name)
        )


def _seats(value: Who | Side | Seats, listener: Listener) -> tuple[int, ...]:
    if isinstance(value, Who):
        return (value.seat,)
    if isinstance(value, Seats):
        return value.seats
    if not 0 <= value.side < len(listener.sides):
        raise Untold(f"no side {value.side}")
    return listener.sides[value.side]


def _how_many(value: Any, listener: Listener) -> int:
    if isinstance(value, (Who, Side, Seats)):
        return len(_seats(value, listener))
    if isinstance(value, Notes):
        return len(value.notes)
    return len(value) if isinstance(value, tuple) else 1


def _part(text: str) -> str:
    """A text as a part of another: without its full stop."""
    return text.rstrip(" .\n")
