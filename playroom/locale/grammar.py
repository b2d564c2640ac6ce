"""Grammar of cards, people and lists; every word is in a language's `cards.ftl`.

A language declares *forms* there (`form-the`, `form-del`): each becomes functions of its messages.
A form sees `$words` (what is named) and the attributes of the rank (`$gender`, `$sound`, whatever
the language gave its ranks). Its attribute `.plural` is the form for several of a rank and
`.person` the one for people (`$names`, `$is`).

What cards are called depends on the family of their pack (`Pack.words`): a family has its own words
for suits, and for those ranks that it calls otherwise than `rank-<n>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from playroom.engine.cards import JOKER, Card
from playroom.installation_kind import program_called
from playroom.locale.messages import Messages, Untold
from playroom.locale.resolver import Value

_RANKS = range(1, JOKER + 1)
_PARTS = (("", None), ("_RANK", None), ("_RANKS", "plural"))
_KEPT = 1000


class Said(Value):
    """Text that is said as it is, and that no message chooses by."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


class Token(Value):
    """A word that messages choose by.

    It is not text: saying it is a mistake, which `said` deals with.
    """

    def __init__(self, word: str, said: Callable[[str], str]) -> None:
        self.word = word
        self._said = said

    def __eq__(self, other: object) -> bool:
        return self.word == (other.word if isinstance(other, Token) else other)

    def __hash__(self) -> int:
        return hash(self.word)

    def __str__(self) -> str:
        return self._said(self.word)


class Listed(Value):
    """Several texts that are joined with the language's conjunction.

    `starts` collects what may begin a sentence.
    """

    def __init__(self, grammar: Grammar, texts: tuple[str, ...], starts: list[str]) -> None:
        self.grammar = grammar
        self.texts = texts
        self.starts = starts

    def __str__(self) -> str:
        return self.grammar.join(self.texts)


class Cards(Listed):
    """One card or several."""

    def __init__(self, grammar: Grammar, cards: tuple[Card, ...], starts: list[str]) -> None:
        super().__init__(grammar, tuple(map(grammar.card, cards)), starts)
        self.cards = cards


class People(Listed):
    """One person, several, or a team.

    `is_` is `you`, `team`, `side` or `other`; `names` is what stands for the name.
    """

    def __init__(
        self, grammar: Grammar, texts: tuple[str, ...], starts: list[str], is_: str, names: str
    ) -> None:
        super().__init__(grammar, texts, starts)
        self.is_ = is_
        self.names = names


class Grammar:
    """The words of one language, for one family of packs, with its chosen card words.

    Everything said twice is remembered.
    """

    def __init__(
        self, source: Messages, choices: Mapping[str, str], family: str = "french"
    ) -> None:
        self._source = source
        self._family = family
        self._choices = dict(choices)
        self._traits: dict[int, dict[str, str]] = {}
        self._cards: dict[int, str] = {}
        self._forms: dict[tuple[object, ...], str] = {}
        self._joints: dict[tuple[str, str], tuple[str, str, str]] = {}
        self._sounds = self._declared_sounds()
        self._contracted = self._declared_contractions()
        names = {name for rank in _RANKS for name in source.attributes(self._rank_id(rank))}
        names.discard("plural")
        self._no_traits = dict.fromkeys(sorted(names), "")

    # -- ranks, suits, cards -----------------------------------------------------------------------

    def rank(self, rank: int) -> str:
        """The word of a rank, 1 to 14."""
        return self._rank(rank, None)

    def ranks(self, rank: int) -> str:
        """Its plural."""
        return self._rank(rank, "plural")

    def suit(self, suit: int) -> str:
        """The word of a suit, 0 to 3."""
        id = f"card-{self._family}-suit-{_within(suit, range(4))}"
        return self._once(("suit", suit), lambda: self._source.format(id, None, {}))

    def card(self, card: Card) -> str:
        """A card without article."""
        face = int(card.face)
        text = self._cards.get(face)
        if text is None:
            text = self.rank(card.rank)
            if not card.is_joker:
                text = self._source.format(
                    "card", None, {"rank": text, "suit": self.suit(card.suit)}
                )
            self._cards[face] = text
        return text

    def _rank(self, rank: int, part: str | None) -> str:
        return self._once(
            ("rank", rank, part),
            lambda: self._source.format(self._rank_id(rank), part, self._choices),
        )

    def _rank_id(self, rank: int) -> str:
        """The message of a rank: the family's own, else the one that all packs share."""
        own = f"card-{self._family}-rank-{_within(rank, _RANKS)}"
        return own if self._source.has(own) else f"rank-{rank}"

    def _traits_of(self, rank: int) -> dict[str, str]:
        traits = self._traits.get(rank)
        if traits is None:
            id = self._rank_id(rank)
            traits = dict(self._no_traits)
            for name in self._source.attributes(id):
                if name != "plural":
                    traits[name] = self._source.format(id, name, self._choices)
            self._traits[rank] = traits
        return traits

    def _form(self, form: str, part: str | None, rank: int, words: str) -> str:
        return self._once(
            (form, part, rank, words),
            lambda: self._source.format(form, part, {**self._traits_of(rank), "words": words}),
        )

    def _once(self, key: tuple[object, ...], make: Callable[[], str]) -> str:
        text = self._forms.get(key)
        if text is None:
            if len(self._forms) > _KEPT:
                self._forms.clear()
            text = self._forms[key] = make()
        return text

    def negative(self, number: int) -> str:
        """A number below 0 in words and digits: readers swallow a hyphen."""
        return self._source.format("number-negative", None, {"number": str(-number)})

    # -- lists -------------------------------------------------------------------------------------

    def join(self, texts: Sequence[str], last: str = "and") -> str:
        """The texts as a list: commas, and before the last one the words of `list-<last>`."""
        if not texts:
            return self._source.format("list-nothing", None, {})
        out = texts[0]
        for place in range(1, len(texts)):
            kind = last if place == len(texts) - 1 else "comma"
            start, between, end = self._joint(kind, self._sound(texts[place]))
            out = f"{start}{out}{between}{texts[place]}{end}"
        return out

    def _joint(self, kind: str, sound: str) -> tuple[str, str, str]:
        joint = self._joints.get((kind, sound))
        if joint is None:
            values = {"before": Said("\0"), "next": Said("\1"), "sound": sound}
            text = self._source.format(f"list-{kind}", None, values)
            start, _, rest = text.partition("\0")
            between, _, end = rest.partition("\1")
            joint = self._joints[kind, sound] = (start, between, end)
        return joint

    def _declared_sounds(self) -> dict[str, str]:
        sounds: dict[str, str] = {}
        for id in self._source.ids("sound-"):
            for beginning in self._source.format(id, None, {}).split():
                sounds[beginning] = id.removeprefix("sound-")
        return sounds

    def _declared_contractions(self) -> list[tuple[re.Pattern[str], str, str]]:
        """`de el, del` of the message `contractions`: two words that are written as one wherever
        they meet.
        """
        contractions = []
        for pair in (
            self._source.format("contractions", None, {}).split(";")
            if self._source.has("contractions")
            else ()
        ):
            apart, together = (words.strip() for words in pair.split(","))
            pattern = re.compile(rf"\b([{apart[0]}{apart[0].upper()}]){re.escape(apart[1:])}\b")
            contractions.append((pattern, apart[1:], together[1:]))
        return contractions

    def contracted(self, line: str) -> str:
        """`line` with the language's contractions: a message may say `de { $who }` for any name."""
        for pattern, apart, together in self._contracted:
            if apart in line:
                line = pattern.sub(rf"\g<1>{together}", line)
        return line

    def _sound(self, text: str) -> str:
        """How `text` begins for the ear: the sound with the longest declared beginning; a number is
        compared whole.
        """
        if not self._sounds:
            return "other"
        text = text[:8].lower().lstrip("¿¡\"'«“")
        digits = len(text) - len(text.lstrip("0123456789"))
        if digits:
            return self._sounds.get(text[:digits], "other")
        for length in range(min(4, len(text)), 0, -1):
            if sound := self._sounds.get(text[:length]):
                return sound
        return "other"

    # -- functions of messages ---------------------------------------------------------------------

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions that messages of this language may use, by name."""
        functions: dict[str, Callable[..., Any]] = {
            "RANK": lambda value: self._listed(map(self.rank, _ranks_in(value))),
            "RANKS": lambda value: self._listed(map(self.ranks, _ranks_in(value))),
            "SUIT": lambda value: self._listed(map(self.suit, _suits_in(value))),
            "COMMAS": lambda value: Said(self.join(_texts_in(value), "comma")),
            "OR": lambda value: Said(self.join(_texts_in(value), "or")),
            "PROGRAM": lambda: Said(program_called()),
        }
        for form in self._source.ids("form-"):
            name = form.removeprefix("form-").replace("-", "_").upper()
            for end, part in _PARTS:
                if self._source.has(form, part) or (self._source.has(form, "person") and not end):
                    functions[name + end] = self._function(form, end, part)
        return functions

    def _function(self, form: str, end: str, part: str | None) -> Callable[[Any], Listed]:
        def of_cards(value: Any) -> Listed:
            if isinstance(value, People) and not end:
                return self._of_people(form, value)
            if not end:
                if not isinstance(value, Cards):
                    raise Untold(f"{form} of something that is neither cards nor people")
                return self._list(
                    value,
                    [self._form(form, None, card.rank, self.card(card)) for card in value.cards],
                )
            word = self.ranks if part == "plural" else self.rank
            return self._list(
                value, [self._form(form, part, rank, word(rank)) for rank in _ranks_in(value)]
            )

        return of_cards

    def _of_people(self, form: str, value: People) -> Listed:
        key = (form, "person", value.is_, value.names)
        values = {"is": value.is_, "names": Said(value.names)}
        return self._list(
            value, [self._once(key, lambda: self._source.format(form, "person", values))]
        )

    def _list(self, value: Any, texts: list[str]) -> Listed:
        """A form of `value`: it begins with a word of ours (an article), so it may begin a
        sentence.
        """
        starts = value.starts if isinstance(value, Listed) else []
        starts.extend(texts[:1])
        return Listed(self, tuple(texts), starts)

    def _listed(self, texts: Iterable[str]) -> Listed:
        return Listed(self, tuple(texts), [])


def _ranks_in(value: Any) -> list[int]:
    if isinstance(value, Cards):
        return [card.rank for card in value.cards]
    if isinstance(value, int):
        return [int(value)]
    raise Untold("a rank of something that is neither cards nor a number")


def _suits_in(value: Any) -> list[int]:
    if isinstance(value, Cards):
        return [card.suit for card in value.cards]
    if isinstance(value, int):
        return [int(value)]
    raise Untold("a suit of something that is neither cards nor a number")


def _texts_in(value: Any) -> tuple[str, ...]:
    if isinstance(value, Listed):
        return value.texts
    raise Untold("a list of something that is no list")


def _within(number: int, numbers: range) -> int:
    if number not in numbers:
        raise Untold(f"{number} is not in {numbers}")
    return number
