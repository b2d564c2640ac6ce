"""Typed moves in the player's language, translated to the notation of games and logs, and back for
examples.

The words are data: verbs and words of a game are messages `<game>-verb-<verb>` and
`<game>-word-<word>`, those of cards `card-...typed-...` in `cards.ftl`: phrases with commas
between, the first of them used in examples. A player's own language comes first, then the notation,
then the other languages, so that a word of any of them is understood wherever it does not clash.
Capitals and accents make no difference.

>>> from playroom.engine.packs import FRENCH
>>> verbs = {"en": {"discard": ("discard", "lay away")}, "es": {"discard": ("dejar", "descartar")}}
>>> spanish = Typing("es", FRENCH, verbs)
>>> spanish.canonical("dejar 2 de diamantes y JT")
'discard 2D,JC'
>>> spanish.spoken("discard 2D,JC")
'dejar 2 de diamantes y jota de tréboles'
>>> spanish.canonical("dejar 5C").note.id
'typed-which-card'

Only what a player types passes through here: logs, vectors and lessons are in notation already.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from playroom.engine.cards import JOKER, RANKS, SUITS, Card
from playroom.engine.notation import Move
from playroom.engine.notes import Clean, Notes, Rejection, note
from playroom.engine.packs import Pack
from playroom.engine.steps import Action
from playroom.locale.languages import DEFAULT, LANGUAGES
from playroom.locale.teller import message_source

Phrases = Mapping[str, tuple[str, ...]]
"""Phrases by what they stand for: `{"discard": ("descartar", "dejar")}`."""

SIGNS: Mapping[str, str] = {":": "with", "=": "worth"}
"""How signs of the notation are called in ids of messages: `<game>-word-with`."""

_JOKER_NOTATION = "JK"
_SHORT = 2
"""Words of cards up to this length are abbreviations: they mean something only with the rest of the
card, and a single letter only right behind the rank.
"""


def phrases(language: str, id: str) -> tuple[str, ...]:
    """The phrases of a message in their order; none when it is missing."""
    text = (message_source(language, id) or "").partition("=")[2]
    return tuple(phrase for part in text.split(",") if (phrase := " ".join(part.split())))


def folded(text: str) -> str:
    """`text` in small letters and without accents, every letter in its place."""
    if text.isascii():
        return text.lower()
    return "".join(
        unicodedata.normalize("NFD", letter)[0].lower()[:1] or letter
        for letter in unicodedata.normalize("NFC", text)
    )


ANSWERS = ("yes", "no")
"""The values of `answer`: what confirms and what declines, in a word or its letter."""


def value_of(command: str, text: str, values: Iterable[str]) -> str:
    """Which of the `values` of a command is meant in any language (`/idioma inglés`); `text` itself
    in small letters when none is.

    The phrases are messages `value-<command>-<value>`.
    """
    wanted = folded(" ".join(text.split()))
    for value in values:
        known = [value]
        for language in LANGUAGES:
            known += phrases(language, f"value-{command}-{value}")
        if wanted in map(folded, known):
            return value
    return text.lower()


def message_ids(game: str, moves: Iterable[Move]) -> set[str]:
    """The messages with what players type for the moves of a game; what only the table does has
    none.
    """
    moves = tuple(move for move in moves if not move.kind.table_only)
    verbs = {f"{game}-verb-{move.verb}" for move in moves}
    words = {word for row in moves for word in (*row.words, *row.told)}
    return verbs | {f"{game}-word-{SIGNS.get(word, word)}" for word in words}


class CardPhrases:
    """What is typed for the cards of a family in one language, from its `cards.ftl`."""

    def __init__(self, language: str, pack: Pack) -> None:
        ranks = (*pack.ranks, *((JOKER,) if pack.jokers else ()))
        self.ranks = {rank: self._of(language, pack.words, f"rank-{rank}") for rank in ranks}
        self.suits = {suit: self._of(language, pack.words, f"suit-{suit}") for suit in pack.suits}
        self.the = phrases(language, "card-typed-the")
        self.of = phrases(language, "card-typed-of")
        self.and_ = phrases(language, "card-typed-and")

    @staticmethod
    def _of(language: str, family: str, what: str) -> tuple[str, ...]:
        own = phrases(language, f"card-{family}-typed-{what}")
        return own or phrases(language, f"card-typed-{what}")


class Typing:
    """What is typed at one table by one player."""

    def __init__(
        self,
        language: str,
        pack: Pack,
        verbs: Mapping[str, Phrases],
        words: Mapping[str, Phrases] | None = None,
        chosen: Collection[str] = (),
        apart: Collection[str] = (),
    ) -> None:
        """`verbs` and `words` are the phrases of every language, by canonical verb and word;
        `chosen` are card words that the player prefers (`sota`). Cards that follow each other with
        a blank between are a list (`discard 7H KC`), but not in the verbs `apart`, where the first
        card may be played and the next one taken.
        """
        self.language = language
        self.pack = pack
        self._chosen = frozenset(map(folded, chosen))
        self._apart = frozenset(apart)
        others = sorted({DEFAULT, *LANGUAGES, *verbs} - {language})
        self._order = (language, *others)
        self._cards = {card: CardPhrases(card, pack) for card in self._order}
        words = words or {}
        self._verb_phrases: Phrases = verbs.get(language, {})
        self._word_phrases: Phrases = words.get(language, {})
        self._verbs = self._meanings(verbs)
        self._words = self._meanings(words)
        self._canonical_words = frozenset(word for table in words.values() for word in table)
        self._canonical_verbs = frozenset(verb for table in verbs.values() for verb in table)
        said = {folded(phrase) for own in self._verb_phrases.values() for phrase in own}
        self._unsaid_verbs = self._canonical_verbs - said
        """Verbs of the notation that the player's language has not: behind them is notation too."""
        self._ranks = self._rank_meanings()
        self._suits = self._suit_meanings()
        self._of_words = frozenset(folded(w) for own in self._cards.values() for w in own.of)
        self._faces = tuple(dict.fromkeys(card.face for card in pack.cards()))
        self._verb = re.compile(rf"{_any_of(self._verbs)}(?!\w)")
        self._argument = self._argument_pattern()
        ands = _any_of(word for words in self._cards.values() for word in words.and_)
        self._comma = re.compile(rf"\s*,\s*|\s*(?:,\s*)?(?<!\w){ands}\s+")

    @classmethod
    def of(
        cls,
        language: str,
        pack: Pack,
        game: str,
        moves: Iterable[Move],
        chosen: Collection[str] = (),
    ) -> Typing:
        """What is typed in a game, from its messages (see `message_ids`).

        Cards with a blank between are a list where an action has one list of cards and no card
        besides; elsewhere they stay apart.

        A word that has no message of its own and is a verb too (`last, take 9D`) is typed as that.
        """
        rows = tuple(moves)
        apart = [row.verb for row in rows if not _is_list(row.kind)]
        verbs: dict[str, Phrases] = {}
        words: dict[str, Phrases] = {}
        for each in LANGUAGES:
            verbs[each] = {row.verb: phrases(each, f"{game}-verb-{row.verb}") for row in rows}
            words[each] = {
                word: phrases(each, f"{game}-word-{SIGNS.get(word, word)}")
                or verbs[each].get(word, ())
                for row in rows
                for word in row.words
            }
        return cls(language, pack, verbs, words, chosen, apart)

    # -- reading -----------------------------------------------------------------------------------

    def canonical(self, text: str) -> str | Rejection:
        """`text` in the notation of the game, or why a card of it cannot be told (code
        `which_card`).

        What is neither verb, card nor known word stays as it was typed, and so does the data form
        of a move (`{...}`) and whatever stands in brackets. Behind a verb of the notation
        that the player's language has not (`discard 5C` in Spanish) the letters of suits are those
        of the notation.
        """
        whole = unicodedata.normalize("NFC", " ".join(text.split()))
        if whole.startswith("{"):
            return whole
        match = self._verb.match(folded(whole))
        if match is None:
            return self._arguments(whole, "")
        verb = self._verbs[match.group()]
        rest = self._arguments(whole[match.end() :], verb, match.group() in self._unsaid_verbs)
        return rest if isinstance(rest, Rejection) else verb + rest

    def begins(self, text: str) -> bool:
        """Does `text` begin with a verb of the game?"""
        return self._verb.match(folded(" ".join(text.split()))) is not None

    def verbs(self, shown: Iterable[str]) -> tuple[str, ...]:
        """What the player calls these moves: the first phrase of every verb."""
        own = self._verb_phrases
        return tuple(own[verb][0] for verb in shown if own.get(verb))

    def card(self, text: str) -> Card | Rejection | None:
        """The one card that `text` names, why it cannot be told, or None when it names none."""
        named = self._arguments(unicodedata.normalize("NFC", " ".join(text.split())), "")
        if isinstance(named, Rejection):
            return named
        try:
            return self.pack.card(named)
        except ValueError:
            return None

    # -- words of cards ----------------------------------------------------------------------------

    @property
    def of_words(self) -> frozenset[str]:
        """The words between a rank and a suit."""
        return self._of_words

    @property
    def card_words(self) -> frozenset[str]:
        """The words of ranks and suits in the player's language."""
        own = self._cards[self.language]
        tables = (*own.ranks.values(), *own.suits.values())
        return frozenset(folded(phrase) for known in tables for phrase in known)

    def rank_of(self, word: str) -> int | None:
        """The rank that a folded word is here."""
        return self._ranks.get(word)

    def suits_of(self, word: str) -> tuple[int, ...]:
        """The suits that a folded word may be."""
        return self._suits.get(word, ())

    def faces(self, rank: int, suits: Collection[int] = ()) -> frozenset[Card]:
        """The cards of the first copy of the pack of a rank (0: of all) and of some suits (none:
        of all).
        """
        return frozenset(
            card.face
            for card in self._faces
            if (not rank or card.rank == rank)
            and (not suits or (not card.is_joker and card.suit in suits))
        )

    def short_card(self, word: str) -> frozenset[Card]:
        """The cards that a folded word of a rank and a suit together may be: `7h`, `5co`."""
        for at in (1, 2):
            rank, suits = self._ranks.get(word[:at]), self._suits.get(word[at:])
            if rank is not None and rank != JOKER and suits:
                return self.faces(rank, suits)
        return self.faces(JOKER) if word == _JOKER_NOTATION.lower() else frozenset()

    def _arguments(self, text: str, verb: str, exact: bool = False) -> str | Rejection:
        pieces: list[str] = []
        end = 0
        after_card = False
        for match in self._argument.finditer(folded(text)):
            piece = self._piece(match, text, exact)
            if isinstance(piece, Rejection):
                return piece
            is_card = match.lastgroup in ("suit", "joker", "short_suit")
            between = text[end : match.start()]
            pieces.append(self._between(between, verb) if after_card and is_card else between)
            pieces.append(piece)
            end, after_card = match.end(), is_card
        return "".join([*pieces, text[end:]])

    def _between(self, text: str, verb: str) -> str:
        """What stands between two cards."""
        if text.isspace():
            return text if verb in self._apart else ","
        return "," if self._comma.fullmatch(folded(text)) else text

    def _piece(self, match: re.Match[str], text: str, exact: bool) -> str | Rejection:
        groups = match.groupdict()
        if groups["word"]:
            return self._words[groups["word"]]
        if groups["joker"]:
            return _JOKER_NOTATION
        if groups["suit"]:
            return self._named(match, "rank", "suit", text)
        if groups["short_suit"]:
            if exact and groups["short_suit"].upper() in SUITS:
                suit = SUITS.index(groups["short_suit"].upper())
                return str(_card_of(self._ranks[groups["short_rank"]], suit))
            return self._named(match, "short_rank", "short_suit", text)
        if lone := groups["lone"]:
            return _rank_text(self._ranks[lone]) if lone in self._ranks else self._lone_suit(lone)
        return text[match.start() : match.end()]

    def _lone_suit(self, word: str) -> str:
        return SUITS[self._suits[word][0]]

    def _named(self, match: re.Match[str], rank: str, suit: str, text: str) -> str | Rejection:
        suits = self._suits[match[suit]]
        number = self._ranks[match[rank]]
        if len(suits) == 1:
            return str(_card_of(number, suits[0]))
        typed_rank = text[match.start(rank) : match.end(rank)]
        ways = tuple(
            note("plain-name", name=Clean.of(typed_rank.upper() + self._way(suit)))
            for suit in suits
        )
        return Rejection.of(
            "which_card",
            "typed-which-card",
            typed=Clean.of(text[match.start() : match.end()]),
            cards=tuple(_card_of(number, suit) for suit in suits),
            ways=Notes(ways),
        )

    def _way(self, suit: int) -> str:
        """What can only be this suit, to stand right behind a rank."""
        own = self._cards[self.language].suits[suit]
        short = [phrase for phrase in own if len(phrase) <= _SHORT]
        sure = [phrase for phrase in short if len(self._suits[folded(phrase)]) == 1]
        way = sure[0] if sure else SUITS[suit]
        return way.upper() if len(way) == 1 else way

    # -- writing -----------------------------------------------------------------------------------

    def spoken(self, canonical: str) -> str:
        """A move in notation as the player would say it: `dejar 2 de diamantes y 6 de diamantes`.

        What has no words in the language stays as it is; `canonical` of the result is the same
        move.
        """
        if canonical.startswith("{"):
            return canonical
        verb, blank, rest = canonical.partition(" ")
        if verb in self._canonical_verbs:
            verb = next(iter(self._verb_phrases.get(verb, ())), verb)
        else:
            verb, blank, rest = "", "", canonical
        return verb + blank + self._spoken_arguments(rest)

    def example(self, verb: str) -> str:
        """The usual phrase for a verb in the player's language; the verb itself when there is
        none.
        """
        return next(iter(self._verb_phrases.get(verb, ())), verb)

    def _spoken_arguments(self, text: str) -> str:
        cards = {
            folded(name): card
            for card in self.pack.cards()
            for name in {str(card), str(card).replace("10", "T")}
        }
        card = _any_of(cards)
        parts = re.compile(
            rf"\[[^\]]*\]|(?<![\w#])(?:(?P<cards>{card}(?:,{card})+|{card}(?:\+{card})*)(?!\w)"
            rf"|(?P<word>{_any_of(self._canonical_words)})(?!\w))"
        )

        pieces: list[str] = []
        end = 0
        for match in parts.finditer(folded(text)):
            piece = text[match.start() : match.end()]
            if word := match["word"]:
                piece = next(iter(self._word_phrases.get(word, ())), word)
            elif match["cards"]:
                names = re.split("[,+]", match["cards"])
                piece = self._listed([self._card_words(cards[name]) for name in names])
            pieces += [text[end : match.start()], piece]
            end = match.end()
        return "".join([*pieces, text[end:]])

    def _listed(self, names: Sequence[str]) -> str:
        own = self._cards[self.language]
        if len(names) < 2 or not own.and_:
            return ", ".join(names)
        return f"{', '.join(names[:-1])} {own.and_[0]} {names[-1]}"

    def _card_words(self, card: Card) -> str:
        own = self._cards[self.language]
        rank = next(
            (phrase for phrase in own.ranks[card.rank] if folded(phrase) in self._chosen),
            next(iter(own.ranks[card.rank]), _rank_text(card.rank)),
        )
        if card.is_joker:
            return rank
        suit = next(iter(own.suits[card.suit]), SUITS[card.suit])
        return " ".join((rank, *own.of[:1], suit))

    # -- what phrases mean -------------------------------------------------------------------------

    def _meanings(self, tables: Mapping[str, Phrases]) -> dict[str, str]:
        """Phrase -> what it stands for: own phrases first, then the notation, then the others."""
        meanings: dict[str, str] = {}
        canonical = [name for table in tables.values() for name in table]
        own = tables.get(self.language, {})
        for table in (own, {name: (name,) for name in canonical}, *tables.values()):
            for name, known in table.items():
                for phrase in known:
                    meanings.setdefault(folded(phrase), name)
        return meanings

    def _rank_meanings(self) -> dict[str, int]:
        meanings: dict[str, int] = {}
        tables = [self._cards[language].ranks for language in self._order]
        notation: dict[int, tuple[str, ...]] = {
            rank: (_rank_text(rank),) for rank in self.pack.ranks
        }
        if 10 in self.pack.ranks:
            notation[10] = ("10", "T")
        in_order: tuple[Mapping[int, tuple[str, ...]], ...] = (tables[0], notation, *tables[1:])
        for table in in_order:
            for rank, known in table.items():
                for phrase in known:
                    meanings.setdefault(folded(phrase), rank)
        return meanings

    def _suit_meanings(self) -> dict[str, tuple[int, ...]]:
        """Phrase -> the suits that it may mean: more than one where a letter of the notation is the
        first letter of another suit for the player.
        """
        own = self._cards[self.language].suits
        meanings: dict[str, tuple[int, ...]] = {}
        for suit, known in own.items():
            for phrase in map(folded, known):
                meanings[phrase] = (*meanings.get(phrase, ()), suit)
        for suit in self.pack.suits:
            letter = SUITS[suit].lower()
            begins = [
                other
                for other in self.pack.suits
                if any(folded(phrase).startswith(letter) for phrase in own[other][:1])
            ]
            others = [] if suit in begins else begins
            sure = meanings.get(letter, ())
            meanings[letter] = tuple(dict.fromkeys((*sure, *others, suit)))
        for language in self._order[1:]:
            for suit, known in self._cards[language].suits.items():
                for phrase in known:
                    meanings.setdefault(folded(phrase), (suit,))
        return meanings

    def _argument_pattern(self) -> re.Pattern[str]:
        jokers = [phrase for phrase, rank in self._ranks.items() if rank == JOKER]
        ranks = [phrase for phrase, rank in self._ranks.items() if rank != JOKER]
        the = _any_of(word for words in self._cards.values() for word in words.the)
        of = _any_of(word for words in self._cards.values() for word in words.of)
        long_suits = [phrase for phrase in self._suits if len(phrase) >= _SHORT]
        lone = [
            phrase for phrase in (*ranks, *long_suits) if len(phrase) > _SHORT and phrase.isalpha()
        ]
        words = [word for word in self._words if word[0].isalnum()]
        if self.pack.jokers:
            jokers.append(_JOKER_NOTATION.lower())
        kinds = (
            r"\[[^\]]*\]",  # names of people, typed by people
            (
                rf"(?:{the} )?(?P<rank>{_any_of(ranks)}) "
                rf"(?:{of} )?(?P<suit>{_any_of(long_suits)})(?!\w)"
            ),
            rf"(?:{the} )?(?P<joker>{_any_of(jokers)})(?!\w)",
            rf"(?P<word>{_any_of(words)})(?!\w)",
            rf"(?P<short_rank>{_any_of(ranks)})(?P<short_suit>{_any_of(self._suits)})(?!\w)",
            rf"(?P<lone>{_any_of(lone)})(?!\w)",
        )
        return re.compile("|".join(rf"(?<![\w#]){kind}" for kind in kinds))


def _any_of(texts: Iterable[str]) -> str:
    """A pattern of any of the texts, the longest first; of nothing when there are none."""
    longest_first = sorted({folded(text) for text in texts}, key=lambda text: (-len(text), text))
    return f"(?:{'|'.join(map(re.escape, longest_first))})" if longest_first else "(?!)"


def _is_list(kind: type[Action]) -> bool:
    """Is there one list of cards in the action, and no card besides?"""
    types = [field.type for field in msgspec.structs.fields(kind)]
    return types.count(tuple[Card, ...]) == 1 and Card not in types


def _card_of(rank: int, suit: int) -> Card:
    return Card(4 * (rank - 1) + suit)


def _rank_text(rank: int) -> str:
    return _JOKER_NOTATION if rank == JOKER else "10" if rank == 10 else RANKS[rank - 1]
