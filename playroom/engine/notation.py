"""Notation (moves as text): one row a move, used for parsing, formatting, help and examples.

The notation is canonical: it is what the log keeps, and it never changes with a language. What
players type in their own words is turned into it by the locale, with the messages
`<game>-verb-<verb>` and `<game>-word-<word>`.

>>> from playroom.engine.cards import Card, card
>>> from playroom.engine.steps import Action
>>> class Play(Action):
...     card: Card
>>> class Bid(Action):
...     points: int
...     loud: bool = False
>>> notation = Notation("toy", (Move("play", Play), Move("bid", Bid)))
>>> notation.format(Play(card("10H")))
'play 10H'
>>> notation.parse("bid 7 yes")
Bid(points=7, loud=True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Any, NamedTuple

import msgspec

from playroom.engine.cards import Card, card, cards, names
from playroom.engine.notes import Rejection
from playroom.engine.steps import Action


class NotUnderstood(ValueError):
    """A typed move that is not in the notation. `rejection` says what would be."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection


class Move(NamedTuple):
    """How one kind of action is written: `verb`, a blank, and its fields in their order.

    A field is written by its type: a card in notation, cards separated by commas, a number, `yes`
    or `no`, a word. Fields at the end that have their default are left out. A move that is written
    in another way brings `read` (the text behind the verb to the action; raises `ValueError`) and
    `write` (the reverse). `words` are the canonical words that may stand in it, which players type
    in their own language. `misread` is the sentence of the refusal when the verb is understood and
    the rest is not; without it the general one is used.

    `families` are the families of verbs by which players say it (messages `typed-family-<family>`,
    or `<game>-family-<family>` for a game's own): its verb when none is given. `also` are those
    that mean it only when no other move fits better. `told` are words of `Game.also_said`. `more`
    gives the number that is meant by so much more (`raise 2 more`). `said` writes it as players
    say it, where that is another order of words.
    """

    verb: str
    kind: type[Action]
    read: Callable[[str], Action] | None = None
    write: Callable[[Any], str] | None = None
    words: tuple[str, ...] = ()
    misread: str = ""
    families: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    more: Callable[[Any, int], int] | None = None
    said: Callable[[Any], str] | None = None

    def fits(self, family: str) -> int:
        """How well the move answers to a family of verbs: 2 well, 1 if need be, 0 not at all."""
        if family in (self.families or (self.verb,)):
            return 2
        return 1 if family in self.also else 0


class Notation:
    """The notation of one game, made from its rows.

    `short` reads a text without a verb, such as a number alone (None when it is no move either).
    `unneeded` are families of verbs for what the game does by itself (a cut, a go). The message
    `<game>-unneeded-<family>` answers a player who types one.
    """

    def __init__(
        self,
        game: str,
        moves: tuple[Move, ...],
        short: Callable[[str], Action | None] = lambda text: None,
        unneeded: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.moves = moves
        self._short = short
        self.unneeded = unneeded
        self._by_verb: Mapping[str, Move] = {move.verb: move for move in moves}
        self._by_kind: Mapping[type[Action], Move] = {move.kind: move for move in moves}
        self._shown: Mapping[type[Action], Move] = {move.kind: move for move in reversed(moves)}

    def move(self, verb: str) -> Move | None:
        """The row of a verb."""
        return self._by_verb.get(verb)

    @property
    def shown(self) -> tuple[str, ...]:
        """The verbs that players are told: of several rows of one kind the first, and none that
        only the table does.
        """
        return tuple(
            move.verb
            for move in self.moves
            if self._shown[move.kind] is move and not move.kind.table_only
        )

    def typed(self, action: Action) -> str:
        """`action` as players are told to type it: where logs write it by another row than players
        (seats from 0, say), by that of the players. Raises `KeyError` for one of another game.
        """
        move = self._shown[type(action)]
        return self._in(move, action) if move.said is None else f"{move.verb} {move.said(action)}"

    def format(self, action: Action) -> str:
        """The notation of `action`, as logs have it: of several rows of its kind by the last.
        Raises `KeyError` for one of another game.
        """
        return self._in(self._by_kind[type(action)], action)

    def move_of(self, action: Action) -> Move:
        """The row by which players are told an action. Raises `KeyError` for another game's."""
        return self._shown[type(action)]

    @staticmethod
    def _in(move: Move, action: Action) -> str:
        words = _written(action) if move.write is None else move.write(action)
        return f"{move.verb} {words}" if words else move.verb

    def parse(self, text: str) -> Action:
        """The action that `text` names. Raises `NotUnderstood` (code `not_understood`)."""
        words = " ".join(text.split())
        verb, _, rest = words.partition(" ")
        move = self._by_verb.get(verb.lower())
        try:
            if move is None:
                action = self._short(words)
                if action is not None:
                    return action
            else:
                return _read(move.kind, rest) if move.read is None else move.read(rest)
        except (ValueError, KeyError, TypeError, IndexError, RecursionError):
            pass
        sentence = move.misread if move is not None and move.misread else "table-no-move"
        raise NotUnderstood(Rejection.of("not_understood", sentence))


@cache
def _fields(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """What an action is made of; worked out once, since every input is written and read."""
    return msgspec.structs.fields(kind)


def _written(action: Action) -> str:
    fields = _fields(type(action))
    values = [(getattr(action, field.name), field.default) for field in fields]
    while values and values[-1][0] == values[-1][1]:
        values.pop()
    return " ".join(_word(value) for value, _ in values)


def _word(value: Any) -> str:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return names(value) if value and isinstance(value[0], Card) else ",".join(map(str, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value if isinstance(value, Enum) else value)


def _read(kind: type[Action], rest: str) -> Action:
    fields = _fields(kind)
    words = rest.split(maxsplit=len(fields) - 1) if fields else rest.split()
    if len(words) > len(fields):
        raise ValueError(rest)
    return kind(
        *(_value(field.type, word) for field, word in zip(fields, words, strict=False))
    )  # a field that is missing and has no default raises TypeError


def _value(wanted: Any, word: str) -> Any:
    if wanted is Card:
        return card(word)
    if wanted is bool:
        return {"yes": True, "no": False}[word.lower()]
    if getattr(wanted, "__origin__", None) is tuple:
        if wanted.__args__[0] is Card:
            return cards(word)
        return tuple(_value(wanted.__args__[0], part) for part in word.split(","))
    return msgspec.convert(word, wanted, strict=False)
