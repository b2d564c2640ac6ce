"""Phrasing of typed moves: verbs, cards, numbers and roles in a line, in the player's words.

The words are data: `typed.ftl` of a language has the families of verbs that all games share
(`typed-family-<family>`), the words that are passed over, and the small words that say which card
is meant (`con`, `sobre`, `mi`). A game adds its own phrases (`<game>-verb-<verb>`,
`<game>-family-<family>`, `<game>-word-<word>`) and maps families to its moves (`Move.families`).

>>> from playroom.engine.cards import Card
>>> from playroom.engine.notation import Move, Notation
>>> from playroom.engine.packs import FRENCH
>>> from playroom.engine.steps import Action
>>> class Lay(Action):
...     card: Card
>>> notation = Notation("toy", (Move("lay", Lay),))
>>> phrasing = Phrasing(Typing.of("es", FRENCH, "toy", notation.moves), "toy", notation)
>>> said = phrasing.said("Bueno, tiro el rey de picas, por favor.")
>>> said.verbs, [sorted(map(str, mention.cards)) for mention in said.mentions], said.unknown
(('lay',), [['KS']], ())
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from playroom.engine.cards import JOKER, Card
from playroom.engine.notation import Move, Notation
from playroom.locale.languages import DEFAULT, LANGUAGES, read_entries
from playroom.locale.matching import Mention, Said
from playroom.locale.teller import game_entries
from playroom.locale.typed import Typing, folded, phrases

LONGEST_PHRASE = 6
"""Words of the longest phrase that is looked for."""

ROLES = ("with", "mine", "on", "kept")
"""What may be said about a card: it does the taking, it is one's own, something is put on it, it
stays hidden."""

MARKS = (
    "over", "no", "perhaps", "all", "more", "unit", "cards", "lying", "told", "question", "to",
    "own-one", "instead", "joint", *ROLES,
)  # fmt: skip
"""The small words of a language: messages `typed-<mark>`."""

_SIGNS = re.compile(r"[,.;:!?¡¿…]+")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*", re.UNICODE)


class Meaning(NamedTuple):
    """What a phrase stands for: a `mark`, a `verb` (those of the game with how well each fits), a
    `word` of the notation, a `number`, or a `rank` in the plural.
    """

    kind: str
    value: str = ""
    verbs: tuple[tuple[str, int], ...] = ()
    number: int = 0


Lexicon = Mapping[tuple[str, ...], tuple[Meaning, ...]]


@cache
def families(language: str) -> Mapping[str, tuple[str, ...]]:
    """The phrases of the families of verbs that all games share."""
    return {
        name: phrases(language, f"typed-family-{name}")
        for name in names_of(language, "typed-family-")
    }


@cache
def places(language: str) -> Mapping[str, tuple[str, ...]]:
    """The phrases for places, which are families too; in games without them they are passed
    over.
    """
    return {
        name: phrases(language, f"typed-place-{name}")
        for name in names_of(language, "typed-place-")
    }


def names_of(language: str, start: str, game: str = "") -> tuple[str, ...]:
    """The ends of the messages about typed lines, the room's or a game's, whose ids begin so."""
    ids = game_entries(language, game) if game else read_entries(language, "typed")
    return tuple(id.removeprefix(start) for id in ids if id.startswith(start))


def answer_said(language: str, text: str) -> str:
    """Whether a line says yes or no, in any language: `yes`, `no`, or nothing."""
    words = words_of(text)
    for each in (language, *(other for other in LANGUAGES if other != language)):
        over = marks(each)["over"]
        known = {
            tuple(words_of(phrase)): answer
            for answer in ("yes", "no")
            for phrase in families(each).get(answer, ())
        }
        for at in range(len(words)):
            for end in range(len(words), at, -1):
                if answer := known.get(tuple(words[at:end])):
                    return answer
            if (words[at],) not in over:
                break
    return ""


@cache
def marks(language: str) -> Mapping[str, frozenset[tuple[str, ...]]]:
    """The small words of a language, by what they do."""
    return {
        mark: frozenset(tuple(words_of(phrase)) for phrase in phrases(language, f"typed-{mark}"))
        for mark in MARKS
    }


@cache
def numbers(language: str) -> Mapping[tuple[str, ...], int]:
    """The words for numbers: `11 once` in the message is 11."""
    found = {}
    for phrase in phrases(language, "typed-numbers"):
        number, _, words = phrase.partition(" ")
        found[tuple(words_of(words))] = int(number)
    return found


def numbers_in(language: str, text: str) -> list[int]:
    """All numbers of a text in their order."""
    words, known, found, at = words_of(text), numbers(language), [], 0
    while at < len(words):
        count = next((n for n in (3, 2, 1) if tuple(words[at : at + n]) in known), 0)
        if count:
            found.append(known[tuple(words[at : at + count])])
        elif words[at].isdecimal() and len(words[at]) < 7:
            found.append(int(words[at]))
        at += max(count, 1)
    return found


@cache
def plurals(language: str) -> Mapping[tuple[str, ...], int]:
    """The words for several cards of a rank: `sietes`."""
    return {
        tuple(words_of(phrase)): rank
        for rank in range(1, JOKER + 1)
        for phrase in phrases(language, f"typed-plural-{rank}")
    }


def words_of(text: str) -> list[str]:
    """The words of a text, folded; signs are left out."""
    if text.isascii() and text.isalpha():
        return [text.lower()]
    return [word.replace("’", "'") for word in _WORD.findall(folded(text))]


class Phrasing:
    """Reads what is said of moves at one table by one player."""

    def __init__(self, typing: Typing, game: str, notation: Notation) -> None:
        self._typing = typing
        rows = tuple(row for row in notation.moves if not row.kind.table_only)
        languages = (typing.language, *sorted({DEFAULT, *LANGUAGES} - {typing.language}))
        tables = [_lexicon(each, game, rows, notation.unneeded) for each in languages]
        self._own_words = frozenset(word for phrase in tables[0] for word in phrase)
        self._lexicon: dict[tuple[str, ...], tuple[Meaning, ...]] = {}
        own_cards = {(word,) for word in typing.card_words}
        for table in tables:
            for phrase, meanings in table.items():
                # a card in the player's language is no small word of another one: Spanish "as"
                if table is tables[0] or phrase not in own_cards:
                    self._lexicon.setdefault(phrase, meanings)
        self._over = frozenset(
            phrase[0] for phrase in marks(typing.language)["over"] if len(phrase) == 1
        )
        self._suffixes = sorted(
            (suffix for language in languages for suffix in phrases(language, "typed-suffixes")),
            key=len,
            reverse=True,
        )

    def begins(self, text: str) -> bool:
        """Does a line of several words begin with a verb?"""
        words = words_of(text)
        while len(words) > 1 and words[0] in self._over:
            del words[0]
        if not words:
            return False
        meanings = self._phrase(words, 0)[2] or self._stem(words[0])
        return any(verbs for meaning in meanings for verbs in meaning.verbs)

    @property
    def vocabulary(self) -> frozenset[str]:
        """All words of the player's language that mean something in a move."""
        return self._own_words | self._typing.card_words

    def denies(self, text: str) -> bool:
        """Has a text a word such as `not` in it, be it within a phrase?"""
        no = marks(self._typing.language)["no"]
        return any((word,) in no for word in words_of(text))

    def corrected(self, text: str) -> str:
        """What follows words that take back what stands before them (`no, wait`)."""
        return self._around(text, "instead")[-1]

    def clauses(self, text: str) -> list[str]:
        """The clauses of a line: signs and words such as `because` stand between them."""
        parts = (part for each in _SIGNS.split(text) for part in self._around(each, "joint"))
        return [part for part in parts if words_of(part)]

    def _around(self, text: str, mark: str) -> list[str]:
        """The parts of a text around small words of one kind, folded."""
        phrases_ = sorted(marks(self._typing.language)[mark], key=len, reverse=True)
        either = "|".join(r"\W+".join(map(re.escape, phrase)) for phrase in phrases_)
        return re.split(rf"(?<!\w)(?:{either})(?!\w)", folded(text)) if either else [text]

    def said(self, text: str, names: frozenset[str] = frozenset()) -> Said:
        """What a line says; `names` of people in it, folded, are passed over."""
        words = [word for word in words_of(text) if word.removesuffix("'s") not in names]
        reading = _Reading()
        if names.intersection(words_of(text)[:1]):
            reading.marks.add("doubt")  # "Ana throws the king"
        at = 0
        while at < len(words):
            at = self._read(words, at, reading)
        return reading.said()

    def _read(self, words: list[str], at: int, reading: _Reading) -> int:
        """Reads what stands at a word; returns the place behind it."""
        card, end = self._card(words, at)
        if card is not None and end - at > 1:
            reading.mention(card)
            return end
        length, phrase_end, meanings = self._phrase(words, at)
        if length and (card is None or length > 1 or not _yields(meanings)):
            named = reading.mentions or len(meanings) == 1
            if at and named and any(meaning.value == "told" for meaning in meanings):
                follows = self._card(words, phrase_end)[0] if phrase_end < len(words) else None
                ends = phrase_end == len(words)
                if ends or len(meanings) == 1 or (follows is not None and follows.number >= 0):
                    reading.marks |= {"loose"} if not ends else set()
                    return len(words)  # what came of it, as the game tells it
            both = card if card is not None and any(m.kind == "rank" for m in meanings) else None
            reading.take(meanings, at, both)
            return phrase_end
        if card is not None:
            reading.mention(card)
            return end
        stem = self._stem(words[at])
        if stem:
            reading.marks.add("loose")
            reading.take(stem, at, None)
        else:
            reading.unknown.append(words[at])
        return at + 1

    def _phrase(self, words: list[str], at: int) -> tuple[int, int, tuple[Meaning, ...]]:
        """The longest phrase that begins here, words that are passed over between its own left out:
        its length, the place behind it, what it means.
        """
        found: tuple[int, int, tuple[Meaning, ...]] = (0, at, ())
        for end in range(min(len(words), at + LONGEST_PHRASE), at, -1):
            if meanings := self._lexicon.get(tuple(words[at:end])):
                found = end - at, end, meanings
                break
        if words[at] in self._over:
            return found
        kept: list[str] = []
        for end in range(at, min(len(words), at + 2 * LONGEST_PHRASE)):
            if words[end] in self._over and end > at:
                continue
            kept.append(words[end])
            if len(kept) > found[0] and (meanings := self._lexicon.get(tuple(kept))):
                found = len(kept), end + 1, meanings
        return found

    def _card(self, words: list[str], at: int) -> tuple[Mention | None, int]:
        """The card, the rank or the suit that begins here."""
        typing = self._typing
        word = words[at]
        if (rank := typing.rank_of(word)) is not None:
            if rank == JOKER:
                return Mention(typing.faces(rank)), at + 1
            next_ = at + 1
            if next_ < len(words) and words[next_] in typing.of_words:
                next_ += 1
            suits = typing.suits_of(words[next_]) if next_ < len(words) else ()
            if suits and (len(words[next_]) > 1 or next_ > at + 1):
                return Mention(typing.faces(rank, suits), sure=True), next_ + 1
            number = int(word) if word.isdecimal() else numbers(typing.language).get((word,), -1)
            return Mention(typing.faces(rank), number), at + 1
        if short := typing.short_card(word):
            return Mention(short, sure=True), at + 1
        if word.isdecimal() and len(word) < 7:
            return Mention(frozenset(), int(word)), at + 1
        if len(word) > 2 and (suits := typing.suits_of(word)):
            return Mention(typing.faces(0, suits)), at + 1
        return None, at

    def _stem(self, word: str) -> tuple[Meaning, ...]:
        """What a word means without the pronoun at its end: `tirarla`."""
        for suffix in self._suffixes:
            if len(word) - len(suffix) > 2 and word.endswith(suffix):
                meanings = self._lexicon.get((word.removesuffix(suffix),), ())
                if any(meaning.kind == "verb" for meaning in meanings):
                    return meanings
        return ()


def _yields(meanings: tuple[Meaning, ...]) -> bool:
    """Does a card come before a phrase of one word with these meanings?"""
    return all(meaning.kind in ("number", "verb", "word") for meaning in meanings)


class _Reading:
    """What was read so far of one line."""

    def __init__(self) -> None:
        self.verbs: list[tuple[dict[str, int], bool]] = []
        """The verbs of the game that each phrase may be; and whether it yields to another one."""
        self.mentions: list[Mention] = []
        self.marks: set[str] = set()
        self.unknown: list[str] = []
        self._role = ""
        self._range_from: int | None = None
        self._first = True

    def take(self, meanings: tuple[Meaning, ...], at: int, card: Mention | None) -> None:
        """A phrase with these meanings; `card`: it may be this card too."""
        by_kind = {meaning.kind: meaning for meaning in meanings}
        marked = {meaning.value for meaning in meanings if meaning.kind == "mark"}
        over = "over" in marked
        if "unit" in marked and self.mentions and self.mentions[-1].number >= 0:
            self._mark("unit", at)  # "10 chips": chips are no verb here
            return
        for meaning in meanings:
            if meaning.kind == "mark":
                self._mark(meaning.value, at)
        if "no" in marked and "verb" not in by_kind:
            self.marks.add("doubt")  # "don't throw the king"
        if verb := by_kind.get("verb"):
            self.verbs.append((dict(verb.verbs), over))
            if not marked.intersection(ROLES):
                self._role = ""
        if (word := by_kind.get("word")) and not marked.intersection(ROLES):
            self.mention(Mention(frozenset(), word=word.value))
        elif rank := by_kind.get("rank"):
            self._plural(rank.number, card)
        elif number := by_kind.get("number"):
            self.mention(Mention(frozenset(), number.number))

    def _mark(self, mark: str, at: int) -> None:
        if mark in ROLES:
            self._role = mark
        elif mark == "own-one":
            self.mention(Mention(frozenset(), any_card=True, role="mine"))
        elif mark == "to":
            self._range_from = len(self.mentions)
        elif mark == "cards":
            if self.mentions and self.mentions[-1].number >= 0 and not self.mentions[-1].sure:
                last = self.mentions.pop()
                self.mentions.append(Mention(word=f"cards{last.number}", role=last.role))
        elif mark == "lying":
            few = len(self.mentions) > 1 and self.mentions[-2].sure
            if few and self.mentions[-1].number >= 0 and not self.mentions[-1].sure:
                self.mentions.pop()  # "the 3 of clubs, 4 on the table"
        elif mark == "unit":
            if self.mentions:
                self.mentions[-1] = self.mentions[-1]._replace(cards=frozenset())
        elif mark == "question":
            if at <= 2:
                self.marks.add(mark)
        elif mark == "instead":
            self.marks.add("doubt")
        elif mark == "perhaps":
            self.marks |= {"doubt", "perhaps"}
        elif mark not in ("over", "told", "joint"):
            self.marks.add(mark)

    def _plural(self, rank: int, card: Mention | None) -> None:
        last = self.mentions[-1] if self.mentions else None
        if card is None and last is not None and 2 <= last.number <= 8 and not last.sure:
            self.mentions.pop()  # "three kings"
            self.mentions += [Mention(frozenset(), group=rank, role=last.role)] * last.number
            return
        cards = frozenset() if card is None else card.cards
        self.mention(Mention(cards, group=rank, whole=card is None))

    def mention(self, mention: Mention) -> None:
        """Something that was named; what stood before it says its role."""
        if self._range_from == len(self.mentions) and self.mentions and mention.sure:
            self._run(self.mentions.pop(), mention)
            return
        if self._role and not mention.role:
            mention = mention._replace(role=self._role)
        if self._role in ("mine", "on", "kept"):
            self._role = ""
        self.mentions.append(mention)

    def _run(self, low: Mention, high: Mention) -> None:
        """`4 to 7 of spades`."""
        self._role = ""
        (last,) = sorted(high.cards)[:1]
        first = min((card.rank for card in low.cards), default=0)
        for rank in range(first, last.rank) if first else ():
            self.mentions.append(Mention(frozenset({Card(4 * (rank - 1) + last.suit)}), sure=True))
        self.mentions.append(high)

    def said(self) -> Said:
        """What the whole line says."""
        if "no" in self.marks and len(self.verbs) > 1:
            self.marks.add("doubt")
        firm = [verbs for verbs, yields in self.verbs if not yields]
        if self.verbs and not firm:
            self.marks.add("yields")
        spoken = firm or [verbs for verbs, _ in self.verbs[:1]]
        fits: dict[str, int] = {}
        if spoken:
            common = set.intersection(*map(set, spoken))
            common = common or {v for v in spoken[0] if v[0] == "!"}
            if not common and any(spoken) and not all(spoken):
                self.marks.add("doubt")  # a verb that no move of the game has is passed over
                spoken = [verbs for verbs in spoken if verbs]
                common = set.intersection(*map(set, spoken))
            fits = {verb: min(each.get(verb, 1) for each in spoken) for verb in common}
        return Said(
            tuple(sorted(fits)),
            fits,
            bool(spoken),
            tuple(self.mentions),
            frozenset(self.marks),
            tuple(self.unknown),
        )


# -- the lexicon -----------------------------------------------------------------------------------


def _lexicon(
    language: str, game: str, rows: tuple[Move, ...], unneeded: tuple[str, ...]
) -> Lexicon:
    """The phrases of one language for the moves of a game."""
    verbs: dict[tuple[str, ...], dict[str, int]] = {}
    others: dict[tuple[str, ...], dict[str, Meaning]] = {}

    def add(phrase: str, verb: str, fit: int) -> None:
        fits = verbs.setdefault(tuple(words_of(phrase)), {})
        if verb:
            fits[verb] = max(fits.get(verb, 0), fit)

    shared = families(language)
    for family, known in {**shared, **places(language)}.items():
        used = family in shared or any(row.fits(family) for row in rows)
        for phrase in known if not used else ():
            others.setdefault(tuple(words_of(phrase)), {})["mark-over"] = Meaning("mark", "over")
        for phrase in () if not used else (*known, *phrases(language, f"{game}-family-{family}")):
            add(phrase, f"!{family}" if family in unneeded else "", 1)
            for row in rows:
                if fit := row.fits(family):
                    add(phrase, row.verb, fit)
    for row in rows:
        add(row.verb, row.verb, 3)
        for phrase in phrases(language, f"{game}-verb-{row.verb}"):
            add(phrase, row.verb, 3)
        for family in (*row.families, *row.also):
            if family not in shared and family not in places(language):
                for phrase in phrases(language, f"{game}-family-{family}"):
                    add(phrase, row.verb, row.fits(family))
        for word in (*row.words, *row.told):
            told = word in row.told
            for phrase in (word, *phrases(language, f"{game}-word-{word}")):
                if key := tuple(words_of(phrase)):
                    others.setdefault(key, {})["word"] = Meaning("word", word, number=told)
    own_over = {tuple(words_of(phrase)) for phrase in phrases(language, f"{game}-over")}
    named = {*others}
    for mark, found in marks(language).items():
        for key in found | own_over if mark == "over" else found:
            if mark == "over" and len(key) > 1 and key[-1:] in named:
                continue  # "the ones" are dice
            others.setdefault(key, {})[f"mark-{mark}"] = Meaning("mark", mark)
    for key, number in numbers(language).items():
        others.setdefault(key, {})["number"] = Meaning("number", number=number)
    for key, rank in plurals(language).items():
        others.setdefault(key, {})["rank"] = Meaning("rank", number=rank)
    return dict(_joined(verbs, others))


def _joined(
    verbs: Mapping[tuple[str, ...], Mapping[str, int]],
    others: Mapping[tuple[str, ...], Mapping[str, Meaning]],
) -> Iterator[tuple[tuple[str, ...], tuple[Meaning, ...]]]:
    for key in {**verbs, **others}:
        if not key:
            continue
        fits = verbs.get(key, {})
        meanings = tuple(  # a word of the notation that is a verb of the game too is the verb
            meaning
            for meaning in others.get(key, {}).values()
            if meaning.kind != "word" or meaning.number or not fits
        )
        if fits or (key in verbs and all(meaning.kind != "word" for meaning in meanings)):
            meanings += (Meaning("verb", verbs=tuple(verbs[key].items())),)
        yield key, meanings
