"""Typed moves: what a line in the player's words means now, from the seat's own view.

First as a sentence in which the table now offers a move; then as the notation of the game in words
(`Typing`); else by what is said (`Phrasing`), compared with what the seat may do
(`playroom.locale.matching`). What is not sure is asked, as is what costs (`Action.costly`) and was
not said by its name; what cannot be done is refused by the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import msgspec

from playroom.engine.cards import Card
from playroom.engine.chair import Chair
from playroom.engine.contract import Game
from playroom.engine.notation import Move, NotUnderstood
from playroom.engine.notes import Clean, Note, Notes, Rejection, note
from playroom.engine.packs import Pack
from playroom.engine.steps import Action
from playroom.engine.table import Ask, Item, Offer, Zone
from playroom.locale import LANGUAGES, Teller, teller_of
from playroom.locale.matching import MOST, Candidate, Mention, Said, best, candidates
from playroom.locale.phrasing import Phrasing, numbers_in
from playroom.locale.phrasing import words_of as words_in
from playroom.locale.questions import command_of
from playroom.locale.teller import LENGTHS
from playroom.locale.typed import Typing, phrases
from playroom.shell.announcer import NOBODY
from playroom.shell.command_words import words_of
from playroom.shell.shell import Shell
from playroom.shell.table.hints import offers_now

ASKED = "¿?¡!"
"""Signs around a move that is said as one says it (`¿puedo?`)."""

OWN = ("with", "mine")
"""Roles of a card of one's own in what was said."""
CAPPED = 400
"""A list of choices so long may not be whole."""

MOST_WAYS = 20
"""So many moves are asked about at once."""


class Unsure(NamedTuple):
    """Moves of which one may be meant: one is asked about by yes and no, several by a list."""

    actions: tuple[Action, ...]


Meant: TypeAlias = "Action | Item | Unsure | tuple[Note, ...] | None"


@lru_cache(maxsize=8)
def _typing_of(game: Game[Any, Any], pack: Pack, language: str, chosen: tuple[str, ...]) -> Typing:
    return Typing.of(language, pack, game.id, game.notation.moves, chosen)


@lru_cache(maxsize=8)
def _phrasing_of(
    game: Game[Any, Any], pack: Pack, language: str, chosen: tuple[str, ...]
) -> Phrasing:
    return Phrasing(_typing_of(game, pack, language, chosen), game.id, game.notation)


_Sentences: TypeAlias = dict[str, tuple[Offer, ...]]
"""What is offered, by the words of the sentences that offer it."""


@cache
def _articles(language: str) -> frozenset[str]:
    return frozenset(phrases(language, "card-typed-the"))


def _plain(language: str, line: str) -> str:
    """The words of a line without its articles, signs, capitals and accents."""
    return " ".join(word for word in words_in(line) if word not in _articles(language))


@cache
def _beginnings(language: str) -> tuple[str, ...]:
    """What stands before the move in a hint (`My choice:`), and nothing."""
    move = note("plain-name", name=Clean.of("0"))
    told = (
        teller_of(language).tell(note("hint-move", move=move, again=again), NOBODY)
        for again in ("first", "stays", "rather")
    )
    return ("", *(_plain(language, line).partition("0")[0] for line in told))


def _is_sure(found: Meant) -> bool:
    return found is not None and not isinstance(found, Unsure)


class TypedMoves:
    """Reads what is typed at one table."""

    def __init__(self, shell: Shell, chair: Chair, zones: Callable[[], tuple[Zone, ...]]) -> None:
        """`zones` gives the zones under review now."""
        self._shell = shell
        self._chair = chair
        self._zones = zones
        self._listed: tuple[Any, tuple[Action, ...]] | None = None
        self._is_prepared = False
        self._offered: tuple[Any, tuple[Offer, ...], dict[str, _Sentences]] | None = None

    def prepare(self) -> None:
        """Loads the words of moves in the background, while the first line is being typed."""
        if not self._is_prepared and self._shell.background.has_threads:
            self._is_prepared = True
            self._shell.background.start(partial(_phrasing_of, *self._which()), "typing")

    def is_move(self, text: str) -> bool:
        """Is it a move that can be made now?"""
        if named := self._by_sentence(text):
            return len(named) == 1
        meant = self._exact(text.strip(ASKED))
        if isinstance(meant, Action):
            return self._chair.allows(meant)
        return isinstance(meant, NotUnderstood) and isinstance(self._understood(text), Action)

    def understands(self, text: str) -> bool:
        """Is it a move, or something to be asked about one?"""
        text = text.strip(ASKED)
        exact = self._exact(text)
        if isinstance(exact, Rejection) or self._by_sentence(text):
            return True
        if isinstance(exact, Action) and self._chair.allows(exact):
            return True
        found = self._to_play(text) or self._understood(text)
        if isinstance(found, Unsure) and not self._said(text).mentions:
            return not self._command_of(text)  # "put my cards in order"
        return found is not None

    def _command_of(self, text: str) -> str:
        return command_of(self._shell.language, text, self._chair.game.id)

    def begins(self, text: str) -> bool:
        """Does it begin with the word of a move?"""
        return self.typing().begins(text.strip(ASKED)) or self.phrasing().begins(text)

    def read(self, text: str) -> Meant:
        """What is meant: an action, the item for which Enter is meant, moves to choose from; else
        why it is no move, or None for what is none at all.
        """
        is_question = text.rstrip().endswith("?")
        text = text.strip(ASKED)
        if named := self._by_sentence(text):
            return named[0] if len(named) == 1 and not is_question else Unsure(named)
        exact = self._exact(text)
        if isinstance(exact, Rejection):  # a letter that may be either of two suits
            either = self._found(text)
            either = Unsure((either,)) if isinstance(either, Action) else either
            return either if isinstance(either, Unsure) else (exact.note,)
        if isinstance(exact, Action) and self._chair.allows(exact) and self._names_all(exact):
            asked = is_question and self._said(text).mentions
            return Unsure((exact,)) if asked else exact
        item = None if isinstance(exact, Action) else self._to_play(text)
        found = item if item is not None else self._understood(text)
        if is_question and self._said(text).mentions:
            found = self._asked(found, text)
        if isinstance(exact, Action) and not self._chair.allows(exact) and not _is_sure(found):
            return exact  # the game says why it cannot be
        if found is not None:
            return found
        if isinstance(exact, Action):
            return exact
        said = self._said(text)
        if "question" in said.marks:
            return None
        refused = self._careful(self._refused(said), said)
        if refused is None and not said.unknown and (said.fits or _is_word(said)):
            game, view = self._chair.game, self._chair.view
            return (note("typed-not-now"), *game.table.answer(view, Ask.WHY)[:1])
        return refused or self._unknown(text, exact.rejection.note)

    def narrowed(self, actions: Sequence[Action], text: str) -> tuple[Action, ...]:
        """Those of some moves that agree with an answer in words (`the queen`, `corazones`)."""
        said = self._said(text)
        if not (said.mentions or said.has_verb) or said.unknown:
            return ()
        found = best(self._candidates(said, actions))
        return tuple(each.action for each in found)

    def typing(self) -> Typing:
        """In the player's language and card words, with the table's pack."""
        return _typing_of(*self._which())

    def phrasing(self) -> Phrasing:
        """The same for what is said in one's own words."""
        return _phrasing_of(*self._which())

    def _which(self) -> tuple[Game[Any, Any], Pack, str, tuple[str, ...]]:
        language = self._shell.language
        chosen = tuple(word for _, word in self._shell.settings.words(language).chosen)
        game = self._chair.game
        return game, game.pack_of(self._chair.header.setup), language, chosen

    def move_note(self, action: Action) -> Note:
        """A move as the player would type it."""
        text = self.typing().spoken(self._chair.game.notation.typed(action))
        return note("plain-name", name=Clean.of(text, 200))

    # -- by a sentence -----------------------------------------------------------------------------

    def _by_sentence(self, text: str) -> tuple[Action, ...]:
        """The moves that the table offers now in these very words, in any language."""
        own = self._shell.announcer.teller
        others = (teller_of(each) for each in LANGUAGES if each != own.language)
        for teller in (own, *others):
            line, known = _plain(teller.language, text), self._sentences(teller)
            for begins in _beginnings(teller.language):
                said = line.removeprefix(begins)
                found = known.get(said) or [
                    offer
                    for play, offers in known.items()
                    if said.startswith(f"{play} ")
                    for offer in offers
                    if self._is_with_card(teller, offer, said)
                ]
                if found:
                    return tuple(dict.fromkeys(offer.action for offer in found))
        return ()

    def _is_with_card(self, teller: Teller, offer: Offer, said: str) -> bool:
        """Is a sentence an offer with its card behind it, as hints tell it?"""
        card = getattr(offer.action, "card", None)
        if not isinstance(card, Card):
            return False
        line = note("hint-with", play=offer.note, card=card)
        tell = partial(teller.tell, line, self._shell.announcer.listener)
        return any(_plain(teller.language, tell(length)) == said for length in LENGTHS)

    def _sentences(self, teller: Teller) -> _Sentences:
        """What is offered now, by the sentences of a language at all lengths."""
        game, view = self._chair.game, self._chair.view
        if self._offered is None or self._offered[0] is not view:
            several = (each for each in self._choices() if len(getattr(each, "cards", ())) > 1)
            told = (
                Offer(action, line)
                for action in self._choices()
                if (event := game.table.foretold(view, action)) is not None
                for line in game.table.narrate(event, self._chair.seat)[:1]
            )
            self._offered = view, (*offers_now(game, view, several), *told), {}
        _, offers, made = self._offered
        if (known := made.get(teller.language)) is None:
            known = made[teller.language] = {}
            listener = self._shell.announcer.listener
            for offer in dict.fromkeys(offers):
                for length in LENGTHS:
                    said = _plain(teller.language, teller.tell(offer.note, listener, length))
                    if offer not in known.get(said, ()):
                        known[said] = (*known.get(said, ()), offer)
            known.pop("", None)
        return known

    # -- by the notation ---------------------------------------------------------------------------

    def _exact(self, text: str) -> Action | Rejection | NotUnderstood:
        """The action of a text in notation or in the words for it."""
        typed = self.typing().canonical(text)
        if isinstance(typed, Rejection):
            return typed
        try:
            return self._chair.game.parse(typed)
        except NotUnderstood as why:
            return why

    def _names_all(self, action: Action) -> bool:
        """Has an action that is made of cards any? `soplo` alone is asked about."""
        notation = self._chair.game.notation
        words = notation.format(action).split()[1:]
        return not _of_cards(notation.move_of(action)) or words not in ([], [":", "-"])

    # -- by what is said ---------------------------------------------------------------------------

    def _hand(self) -> frozenset[Card]:
        return frozenset(item.card.face for item in self._zones()[0].items if item.card is not None)

    def _candidates(self, said: Said, among: Sequence[Action] | None = None) -> list[Candidate]:
        game, view = self._chair.game, self._chair.view
        among = self._choices() if among is None else among
        return candidates(game, view, said, self._hand(), among)

    def _choices(self) -> tuple[Action, ...]:
        """What the seat may do now, listed once for every view."""
        view = self._chair.view
        if self._listed is None or self._listed[0] is not view:
            self._listed = view, tuple(islice(self._chair.game.choices(view), MOST))
        return self._listed[1]

    def _direct(self, said: Said) -> Action | None:
        """A move of one card that is named and held, where no other move fits as well: it needs no
        list of choices.
        """
        sure = not (said.unknown or "doubt" in said.marks)
        if len(said.mentions) != 1 or not said.fits or not sure:
            return None
        mention, fit = said.mentions[0], max(said.fits.values())
        rows = [row for row in self._rows(said) if said.fits[row.verb] == fit]
        rows = [row for row in rows if self._is_asked(row)]
        held = mention.cards & self._hand()
        if len(rows) != 1 or len(held) != 1 or mention.role not in ("", "mine", "with"):
            return None
        types = [field.type for field in msgspec.structs.fields(rows[0].kind)]
        return self._made(rows[0], str(min(held))) if types == [Card] else None

    def _is_asked(self, move: Move) -> bool:
        return any(move.kind in request.kinds for request in self._chair.requests)

    def _said(self, text: str) -> Said:
        names = {word for person in self._chair.people for word in words_in(person.name)}
        return self.phrasing().said(text, frozenset(names))

    def _understood(self, text: str) -> Meant:
        """The move that is said; what costs and was not called by its name is asked about."""
        return self._careful(self._found(text), self._said(text))

    def _careful(self, found: Meant, said: Said) -> Meant:
        """The same; as it is where it costs nothing, or verb and number were said and no more."""
        if not (isinstance(found, Action) and found.costly and self._chair.allows(found)):
            return found
        notation = self._chair.game.notation
        named = [mention.number for mention in said.mentions]
        if said.has_verb:
            is_whole = bool(named) or " " not in notation.typed(found)
            sure = is_whole and said.fits.get(notation.move_of(found).verb, 0) > 1
        else:
            sure = len(named) == 1 and named[0] >= 0
        sure = sure and not (said.unknown or said.marks & {"doubt", "loose"})
        return found if sure else Unsure((found,))

    def _found(self, text: str) -> Meant:
        """The move that is said among those that the seat may make, or what is to be asked."""
        corrected = self.phrasing().corrected(text)
        if len(corrected) < len(text) and words_in(corrected):
            return self._asked(self._found(corrected), corrected)
        found = self._compared(text)
        first, stop, rest = text.partition(". ")
        denied = self._said(rest).marks & {"no", "doubt"} and not self._said(rest).mentions
        if stop and not (denied or isinstance(found, Action) or _is_item(found)):
            alone = self._compared(first, whole=True)
            found = found if alone is None else alone
        if isinstance(found, Action) or _is_item(found):
            return found
        alone = self._by_clauses(text)
        return found if alone is None else alone

    def _asked(self, found: Meant, text: str) -> Meant:
        """A move or a card that is asked about before it is played."""
        if isinstance(found, Item):
            ways = best(self._candidates(self._said(text)))
            return Unsure(tuple(each.action for each in ways)) if ways else None
        return Unsure((found,)) if isinstance(found, Action) else found

    def _by_clauses(self, text: str) -> Meant:
        """The move that one clause of a line makes, what stands around it left out."""
        for clause, is_sure in self._move_clauses(text):
            found = self._compared(clause)
            if found is not None:
                return found if is_sure else self._asked(found, clause)
        return None

    def _move_clauses(self, text: str) -> Iterator[tuple[str, bool]]:
        """The clauses that may be a move by themselves, the last one first, with whether what
        stands before it is an explanation and no other move.
        """
        clauses = self.phrasing().clauses(text)
        said = [self._said(clause) for clause in clauses]
        talk = [
            _says_nothing(each) and (not each.has_verb or self.phrasing().denies(clause))
            for each, clause in zip(said, clauses, strict=True)
        ]
        for at in reversed(range(len(clauses) if len(clauses) > 1 else 0)):
            others = [*said[:at], *said[at + 1 :]]
            is_last = at == len(clauses) - 1
            if not said[at].has_verb:
                if is_last and not any(m.number for other in others for m in other.mentions):
                    yield clauses[at], False
            elif all(map(_is_clause, others)):
                yield clauses[at], is_last and all(talk[:at])

    def _compared(self, text: str, whole: bool = False) -> Meant:
        """The same by the whole text; `whole`: only a move of which nothing was left unsaid."""
        said = self._with_more(self._said(text))
        if "question" in said.marks or not (said.has_verb or said.mentions):
            return None
        if not said.has_verb and (alone := self._alone(said)) is not None:
            return alone
        if (direct := self._direct(said)) is not None:
            return direct
        pool = self._candidates(said)
        found = best(pool)
        if found and not (said.mentions or self._hand()):  # dice, and none was named
            found = [each for each in pool if each.fit == found[0].fit]
        if not found and "yields" in said.marks and said.mentions:  # "ok, the king"
            said = said._replace(verbs=(), fits={}, has_verb=False)
            if (alone := self._alone(said)) is not None:
                return alone
            found = best(self._candidates(said))
        if not found and said.has_verb and not said.fits and len(said.mentions) > 1:
            said = said._replace(has_verb=False, marks=said.marks | {"doubt"})
            found = best(self._candidates(said))  # no move of the game has such a verb
        sure = not (said.unknown or "doubt" in said.marks)
        if said.mentions and all(mention.word for mention in said.mentions) and not said.has_verb:
            sure = False
        loose = [mention._replace(role="") for mention in said.mentions]
        cards = [mention for mention in loose if mention.cards or mention.group]
        kept = any(mention.role == "kept" for mention in said.mentions)
        for mentions in () if kept else (loose, cards):
            if not found and mentions and not whole:
                found = best(self._candidates(said._replace(mentions=tuple(mentions))))
                sure = False
        if found and found[0].cards_left:
            named = [mention for mention in said.mentions if mention.cards or mention.group]
            own = sum(mention.role in ("with", "mine") for mention in named)
            sure = sure and len(named) <= max(own, 1)
            if len(self._choices()) >= CAPPED and len(named) > 1 and not said.unknown:
                made = self._refused(said)  # the list is not whole: the rules know
                found = [] if isinstance(made, Action) else found
        if not found:
            return self._by_number(said) or self._counted(said, text)
        if "all" in said.marks and (len(found) > 1 or found[0].size):
            most = max((each.size, each.amount * (not each.size)) for each in found)
            found = [each for each in found if (each.size, each.amount * (not each.size)) == most]
            lying = sum(len(zone.items) for zone in self._zones()[1:2])
            hand = self._zones()[0].items
            sure = sure and most[0] == (lying + 1 if self._hand() else len(hand))
        if whole and not (sure and len(found) == 1 and not found[0].cards_left):
            return None
        if not said.mentions and found[0].size and self._hand():  # no card was named
            sure = False
        actions = tuple(each.action for each in found)
        if len(actions) == 1 and sure:
            return actions[0]
        return Unsure(actions)

    def _with_more(self, said: Said) -> Said:
        """`raise 2 more` with the number that is meant."""
        if "more" not in said.marks:
            return said
        every = tuple(move.verb for move in self._chair.game.notation.moves)
        for verb in said.verbs if said.has_verb else every:
            move = self._chair.game.notation.move(verb)
            if move is not None and move.more is not None:
                named = [each.number for each in said.mentions if each.number >= 0][-1:]
                mentions = tuple(
                    Mention(number=move.more(self._chair.view, number)) for number in named
                )
                marks = said.marks | {"doubt"}
                fits = {verb: 2}
                return said._replace(
                    mentions=mentions, marks=marks, verbs=(verb,), fits=fits, has_verb=True
                )
        return said

    def _alone(self, said: Said) -> Meant:
        """A number, or one card of the hand, without a word of what is to be done."""
        if len(said.mentions) != 1 or said.unknown or said.marks & {"doubt", "more"}:
            return None
        mention, table, view = said.mentions[0], self._chair.game.table, self._chair.view
        if mention.number >= 0 and table.wants_number(view):
            number = table.number(view, mention.number)
            return (number.note,) if isinstance(number, Rejection) else number
        if not mention.cards or mention.role == "kept":
            return None
        items = [
            item
            for item in self._zones()[0].items
            if item.card is not None and item.card.face in mention.cards
        ]
        faces = {item.card.face for item in items if item.card is not None}
        return items[0] if len(faces) == 1 and items[0].markable else None

    def _by_number(self, said: Said) -> Meant:
        """An action made of nothing but a number, which no list of choices has all of."""
        if len(said.mentions) != 1 or said.mentions[0].number < 0 or said.unknown:
            return None
        number = said.mentions[0].number
        possible = {type(action) for action in self._choices()}
        for move in sorted(self._rows(said), key=lambda row: row.kind not in possible):
            fields = msgspec.structs.fields(move.kind)
            if len(fields) == 1 and not _of_cards(move) and self._is_asked(move):
                action = self._made(move, str(number))
                if action is not None:
                    return Unsure((action,)) if "doubt" in said.marks else action
        return None

    def _counted(self, said: Said, text: str) -> Meant:
        """A count that is told step by step (`fifteen two and a pair is four`): the last number."""
        table, view = self._chair.game.table, self._chair.view
        told = numbers_in(self._shell.language, text)
        if len(told) < 2 or said.marks & {"no", "perhaps"} or not table.wants_number(view):
            return None
        made = table.number(view, next((number for number in reversed(told) if number), 0))
        if isinstance(made, Rejection):
            return (made.note,)
        return made if len({*told}) == 1 and not said.unknown else Unsure((made,))

    def _rows(self, said: Said) -> list[Move]:
        """The moves that a line may mean, those that are asked for and fit best first."""
        notation = self._chair.game.notation
        rows = [move for move in notation.moves if move.verb in said.fits]
        return sorted(rows, key=lambda row: (not self._is_asked(row), -said.fits[row.verb]))

    def _made(self, move: Move, words: str) -> Action | None:
        try:
            return self._chair.game.parse(f"{move.verb} {words}".strip())
        except NotUnderstood:
            return None

    def _refused(self, said: Said) -> Meant:
        """What was said, made into an action that cannot be made now: the game says why."""
        if said.unknown or "doubt" in said.marks:
            return None
        for verb in said.fits:
            if verb[0] == "!":  # the game does that by itself
                return (note(f"{self._chair.game.id}-unneeded-{verb[1:]}"),)
        hand = self._hand()
        for move in self._rows(said):
            own, others, numbers = self._parts(said, hand, _wants_number(move))
            if own is None and not hand:
                return None
            if own is None:
                own_first = sorted(said.mentions, key=lambda each: each.role not in OWN)
                ranks = [min(each.cards).rank for each in own_first if each.cards]
                return (note("typed-not-held", rank=ranks[0]),) if ranks else None
            action = self._chair.game.meant(self._chair.view, move.verb, own, others, numbers)
            if action is None:
                words = [*own, *others] if _of_cards(move) else numbers
                action = self._made(move, ("," if _of_cards(move) else " ").join(map(str, words)))
            if action is not None:  # one that can be made leaves out something that was said
                return Unsure((action,)) if action in self._choices() else action
        return None

    def _parts(
        self, said: Said, hand: frozenset[Card], wants_number: bool
    ) -> tuple[tuple[Card, ...] | None, tuple[Card, ...], tuple[int, ...]]:
        """What was named: own cards (None: a rank that is not held where one must be), others,
        numbers.
        """
        own: list[Card] = []
        others: list[Card] = []
        numbers: list[int] = []
        lying = {
            item.card.face
            for zone in self._zones()[1:]
            for item in zone.items
            if item.card is not None
        }
        taking = any(mention.role in ("with", "mine") for mention in said.mentions)
        for mention in said.mentions:
            if wants_number and not numbers and mention.number >= 0 and not mention.sure:
                numbers.append(mention.number)
                continue
            held = sorted((mention.cards & hand) - {*own})
            there = sorted((mention.cards & lying) - {*others})
            mine = mention.role in OWN or not taking
            if mine and held:
                own.append(held[0])
            elif there or (mention.sure and not mine):
                others.append(there[0] if there else min(mention.cards))
            elif mention.sure:
                own.append(min(mention.cards))
            elif mention.number >= 0 and not (mine and len(said.mentions) == 1):
                numbers.append(mention.number)
            elif mention.cards:
                return None, (), ()
            elif mention.number >= 0:
                numbers.append(mention.number)
        return tuple(own), tuple(others), tuple(numbers)

    # -- what is no move ---------------------------------------------------------------------------

    def _to_play(self, text: str) -> Item | tuple[Note, ...] | None:
        """`play 5H`: what Enter does on that card, in any game."""
        verb, _, rest = text.partition(" ")
        if not any(verb.casefold() in words_of(language, "act") for language in LANGUAGES):
            return None
        card = self.typing().card(rest)
        if isinstance(card, Rejection):
            return (card.note,)
        items = (item for zone in self._zones() for item in zone.items if item.markable)
        return next((i for i in items if i.card is not None and i.card.face == card), None)

    def _unknown(self, text: str, why: Note) -> tuple[Note, ...] | None:
        """A move that is not understood is answered with one that would be, in the player's words;
        a lone word that is no verb of the game is no move.
        """
        typing = self.typing()
        if text.isalpha() and not self.begins(text):
            return None
        if why.id != "table-no-move":  # the game says itself what would do
            return (why,)
        why = note("typed-unknown", text=Clean.of(text, 120))
        game = self._chair.game
        legal = next(iter(game.choices(self._chair.view)), None)
        if legal is not None:
            example = Clean.of(typing.spoken(game.notation.typed(legal)), 120)
            return why, note("typed-example", example=example)
        verbs = Notes(
            tuple(
                note("plain-name", name=Clean.of(verb))
                for verb in typing.verbs(game.notation.shown)
            )
        )
        return why, note("typed-verbs", verbs=verbs)


def _is_word(said: Said) -> bool:
    """Is all that was said a word of the game (`cierro`)?"""
    return bool(said.mentions) and all(mention.word for mention in said.mentions)


def _is_clause(said: Said) -> bool:
    """Does it stand by itself, and is not the rest of a list of cards?"""
    return not said.mentions or said.has_verb or "no" in said.marks


def _says_nothing(said: Said) -> bool:
    """Is no card and no number named, nothing asked and nothing doubted?"""
    named = [mention for mention in said.mentions if mention.number]
    return not (named or said.unknown or said.marks & {"question", "perhaps"})


def _is_item(meant: Meant) -> bool:
    return isinstance(meant, Item)


def _wants_number(move: Move) -> bool:
    """Is a number among what the move must have?"""
    fields = msgspec.structs.fields(move.kind)
    return len(fields) > 1 and any(field.name == "value" and field.required for field in fields)


def _of_cards(move: Move) -> bool:
    """Is there a card in what the move is made of?"""
    types = [field.type for field in msgspec.structs.fields(move.kind)]
    return Card in types or tuple[Card, ...] in types
