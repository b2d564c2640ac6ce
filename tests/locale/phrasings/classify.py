"""Classification of written phrases: a position for each, and what the grammar makes of it.

The cards and numbers of a phrase are exchanged for those of a position in which such a move is
legal, each in the form in which it was written (rank alone, suit too, a word).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any, NamedTuple

from playroom.engine.cards import Card
from playroom.engine.steps import Action
from playroom.engine.table import Item
from playroom.locale.phrasing import Phrasing, answer_said, plurals
from playroom.locale.questions import answer_of, command_of
from playroom.locale.typed import Typing, folded, phrases
from playroom.shell.table.typed_moves import Unsure
from tests.locale.positions import Position, positions, read

FOLDER = Path(__file__).parent
UNDERSTOOD, ASKED, REFUSED, LOST, WRONG = (
    "understood",
    "asked back",
    "refused",
    "not understood",
    "misunderstood",
)
GOOD = (UNDERSTOOD, ASKED, REFUSED)

KINDS: dict[str, dict[str, str]] = {
    "cribbage": {"play": "Play", "discard": "Discard", "count": "Claim"},
    "casino": {"take": "Take", "build": "Build Duplicate Increase", "play": "Trail",
               "discard": "Trail", "challenge": "Challenge"},
    "escoba": {"take": "Take", "play": "Lay", "discard": "Lay", "challenge": "Soplo Challenge"},
    "calatone": {"bet": "Bet", "raise": "Raise", "call": "Call", "fold": "Fold", "check": "Check",
                 "show": "Expose Declare", "yes": "Rebuy Consent", "no": "Refuse"},
    "rummy": {"draw-stock": "Stock", "draw-pile": "Take", "ask": "MayI", "yes": "MayI",
              "no": "Pass", "pass": "Pass", "meld": "GoDown", "lay-off": "LayOff Replace",
              "discard": "Throw", "go-out": "Throw"},
}  # fmt: skip
"""The kinds of actions by what a phrase means."""

BY_ITSELF = {("cribbage", "pass"), ("cribbage", "cut"), ("escoba", "call")}
"""What a game does by itself: the answer says so."""

MOST_TRIED = 60


class Phrase(NamedTuple):
    """A phrase as it was written down."""

    language: str
    game: str
    text: str
    means: str
    cards: tuple[str, ...]
    number: int
    note: str


class Result(NamedTuple):
    """What came of a phrase: the text in the position, and how it was taken."""

    phrase: Phrase
    verdict: str
    text: str = ""
    expected: str = ""
    got: str = ""


@cache
def written(language: str) -> tuple[Phrase, ...]:
    """The phrases of a language."""
    rows = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))["phrase"]
    return tuple(
        Phrase(
            language,
            row["game"],
            row["text"],
            row["means"],
            tuple(row["cards"]),
            row["number"],
            row["note"],
        )
        for row in rows
    )


def judged(phrase: Phrase) -> Result:
    """What the grammar makes of a phrase where such a move is legal."""
    if phrase.means in ("question", "command"):
        return _asking(phrase)
    if phrase.means in ("yes", "no") and phrase.means not in KINDS[phrase.game]:
        right = answer_said(phrase.language, phrase.text) == phrase.means
        return Result(phrase, UNDERSTOOD if right else WRONG, phrase.text)
    if (phrase.game, phrase.means) in BY_ITSELF:
        at = positions(phrase.game)[5]
        got = read(at, phrase.language, phrase.text)
        if isinstance(got, tuple) and any("unneeded" in note.id for note in got if note):
            return Result(phrase, REFUSED, phrase.text)
        wrong = isinstance(got, Action) and at.refuses(got) is None
        return Result(phrase, WRONG if wrong else LOST, phrase.text, "", str(got))
    best: Result | None = None
    for tried, (at, action, text) in enumerate(_cases(phrase)):
        result = _judged(phrase, at, action, text)
        if result.verdict == WRONG:
            return result
        if best is None or (best.verdict == LOST and result.verdict != LOST):
            best = result
        if tried >= 5 or (tried and best.verdict in (UNDERSTOOD, ASKED)):
            break
    return best or Result(phrase, LOST, "", "", "no position")


def _asking(phrase: Phrase) -> Result:
    command = command_of(phrase.language, phrase.text, phrase.game) or str(
        answer_of(phrase.language, phrase.text) or ""
    )
    at = positions(phrase.game)[5]
    got = read(at, phrase.language, phrase.text)
    if isinstance(got, Action) and at.refuses(got) is None and not command:
        return Result(phrase, WRONG, phrase.text, phrase.means, str(got))
    return Result(phrase, UNDERSTOOD if command else LOST, phrase.text, phrase.means, command)


def _judged(phrase: Phrase, at: Position, action: Any, text: str) -> Result:
    notation = at.game.notation
    got = read(at, phrase.language, text)
    expected = notation.typed(action)
    if isinstance(got, Item):
        right = got.card is not None and str(got.card) in expected
        return Result(phrase, UNDERSTOOD if right else WRONG, text, expected, str(got.card))
    if isinstance(got, Unsure):
        ways = [notation.typed(way) for way in got.actions]
        right = any(
            same(at, way, action) or _also_right(phrase, at, way, action) for way in got.actions
        )
        return Result(phrase, ASKED if right else LOST, text, expected, f"asks {ways[:4]}")
    if isinstance(got, Action):
        said = notation.typed(got)
        if same(at, got, action) or _also_right(phrase, at, got, action):
            return Result(phrase, UNDERSTOOD, text, expected, said)
        verdict = LOST if at.refuses(got) is not None else WRONG
        return Result(phrase, verdict, text, expected, said)
    asked = isinstance(got, tuple) and any(note.id == "typed-which-card" for note in got)
    return Result(phrase, ASKED if asked else LOST, text, expected, str(got)[:90])


def same(at: Position, one: Action, other: Action) -> bool:
    """Are two actions one move (the order of cards aside)?"""
    return _tokens(at, one) == _tokens(at, other)


def _tokens(at: Position, action: Any) -> list[str]:
    return sorted(re.findall(r"\w+", at.game.notation.format(action).lower()))


def _also_right(phrase: Phrase, at: Position, got: Action, action: Any) -> bool:
    """An opening that names no cards is any opening; so much is said of a raise by and to."""
    if type(got) is not type(action):
        return False
    if any(words in phrase.note for words in ("all-in", "everything", "all my chips")):
        return True  # all that one has, whatever the sample was
    if phrase.means == "raise" and "could be" in phrase.note:
        return True
    return not phrase.cards and phrase.number == 0 and phrase.means in ("meld", "yes")


# -- a position for a phrase -----------------------------------------------------------------------


def _cases(phrase: Phrase) -> Iterator[tuple[Position, Action, str]]:
    """Positions, a legal move that is meant, and the phrase about it."""
    kinds = KINDS[phrase.game][phrase.means].split()
    tried = 0
    for at in positions(phrase.game):
        if tried >= MOST_TRIED:
            return
        hand = {i.card.face for i in at.game.table.zones(at.view)[0].items if i.card is not None}
        for action in at.choices[:200]:
            if type(action).__name__ not in kinds or not _fits_words(phrase, at, action, hand):
                continue
            text = _told(phrase, at, action, hand)
            if text is not None:
                tried += 1
                yield at, action, text
                break


def _cards_in(at: Position, action: Any) -> list[Card]:
    found = []
    for token in re.findall(r"\w+", at.game.notation.format(action)):
        try:
            found.append(at.game.pack_of(at.setup).card(token))
        except ValueError:
            continue
    return found


def _fits_words(phrase: Phrase, at: Position, action: Any, hand: set[Card]) -> bool:
    """Is it the move of which the phrase speaks, by what it says besides its cards?"""
    text, kind = folded(phrase.text), type(action).__name__
    cards = _cards_in(at, action)
    others = [card for card in cards if card not in hand]
    lying = {i.card for zone in at.game.table.zones(at.view)[1:] for i in zone.items if i.card}
    if phrase.game == "casino" and phrase.means == "build":
        wanted = (
            "Duplicate" if re.search("duplic|doubl|to the nine build", text)
            else "Increase" if re.search("subo|agrego|add |raise", text)
            else "Build"
        )  # fmt: skip
        pair = len(phrase.cards) == 2 and "7" in phrase.cards[0] == phrase.cards[1]
        pair = pair or "fives" in text
        extra = getattr(action, "extra", ())
        return kind == wanted and (bool(extra) and not action.companions if pair else not extra)
    if phrase.means == "take" and phrase.game in ("casino", "escoba"):
        builds = getattr(action, "builds", ())
        if re.search("construccion|pila|build", text):
            return len(builds) == 1 and not others
        if builds or getattr(action, "call", False):
            return False
        if re.search("todo|everything|lot|sweep|limpio|those two", text):
            return len(others) == len(lying) and ("two" not in text or len(others) == 2)
        if " it " in text:
            return len(others) == 1
        if re.search("grab the jack", text):
            return len(others) == 1
    if phrase.means == "show":
        return (kind == "Declare") == bool(re.search("full|hand|got three", text))
    if phrase.means == "lay-off":
        swap = bool(re.search("cambio|swap", text))
        run = bool(re.search("escalera|run", text))
        if not swap and not at.view.public.melds[action.meld].meld.of:
            return False
        meld = None if swap else at.view.public.melds[action.meld].meld.kind
        set_ = bool(re.search("trio|tercia|kings", text))
        return (
            (kind == "Replace") == swap
            and (not run or meld == "run")
            and (not set_ or meld == "set")
        )
    if phrase.means == "count":
        return bool(action.points == phrase.number)
    if phrase.means == "go-out":
        return len(at.view.hand) == 1
    if phrase.game == "rummy" and phrase.means == "yes":
        return kind == "MayI"
    return True


def _told(phrase: Phrase, at: Position, action: Any, hand: set[Card]) -> str | None:
    """The phrase with the cards and numbers of the move; None where they do not fit it."""
    cards = _cards_in(at, action)
    own = [card for card in cards if card in hand]
    others = [card for card in cards if card not in hand]
    named: Sequence[Card]
    if phrase.game == "rummy" and phrase.means in ("draw-pile", "ask"):
        top = at.view.public.top
        named = [top] * len(phrase.cards) if top is not None else []
    elif phrase.game == "calatone" and phrase.means == "show" and len(phrase.cards) == 2:
        kept = [card for card in at.view.hand.own[:2] if card not in own]
        named = [*kept, *own]
    elif phrase.game == "calatone" and "keep" in phrase.text:
        named = [card for card in at.view.hand.own[:2] if card not in own]
    elif phrase.game == "rummy" and phrase.means == "lay-off":
        return _laid_off(phrase, at, action)
    elif phrase.game == "rummy" and phrase.means == "meld" and phrase.cards:
        return None if _melds(phrase) != _shape(action) else _melded(phrase, at, action)
    elif phrase.means == "take":
        named = [*others, *own]
    else:
        named = [*others, *own]
    if phrase.game == "calatone" and phrase.means == "show" and "full" in phrase.text:
        ranks = [card.rank for card in cards]
        most = max(ranks, key=ranks.count)
        return phrase.text.replace("reyes", phrases(phrase.language, f"typed-plural-{most}")[0])
    if "both" in phrase.text and len(phrase.cards) == 1:
        alike = len(own) == 2 and own[0].rank == own[1].rank
        plural = phrases(phrase.language, f"typed-plural-{own[0].rank}")[0] if alike else ""
        return phrase.text.replace(phrase.cards[0], plural) if alike else None
    if "both" in phrase.text and len(phrase.cards) == 2:
        return (
            None
            if len(others) != 2 or others[0].rank != others[1].rank
            else _both(phrase, at, others, own)
        )
    fewer = len(phrase.cards) < len(named)
    if phrase.cards and fewer and phrase.means in ("take", "build"):
        named = own[: len(phrase.cards)] if "grab" not in phrase.text else others
    if phrase.cards and len(named) != len(phrase.cards):
        return None
    for order in permutations(range(len(others))) if len(named) == len(cards) else ((),):
        row = [*(others[at_] for at_ in order), *named[len(order) :]]
        if _pattern(phrase, at, row):
            return _written(phrase, at, action, row)
    return None


def _typing(at: Position, language: str) -> Typing:
    return Typing.of(language, at.game.pack_of(at.setup), at.game.id, at.game.notation.moves)


@cache
def _tools(language: str, game: str, setup: Any) -> tuple[Typing, Phrasing]:
    at = positions(game)[0]
    typing = Typing.of(language, at.game.pack_of(setup), game, at.game.notation.moves)
    return typing, Phrasing(typing, game, at.game.notation)


def _pattern(phrase: Phrase, at: Position, row: Sequence[Card]) -> bool:
    """Have the cards of a position the same ranks alike as those of the phrase?"""
    _, phrasing = _tools(phrase.language, phrase.game, at.setup)
    ranks = []
    for text in phrase.cards:
        mention = phrasing.said(text).mentions
        cards = mention[0].cards if mention else frozenset()
        ranks.append(min((card.rank for card in cards), default=mention[0].group if mention else 0))
    return all(
        (ranks[i] == ranks[j]) == (row[i].rank == row[j].rank)
        for i in range(len(ranks))
        for j in range(i)
    )


def _name(phrase: Phrase, at: Position, old: str, card: Card) -> str:
    """A card in the form in which the phrase has one: with its suit, in short, by rank alone."""
    typing, _ = _tools(phrase.language, phrase.game, at.setup)
    words = typing.spoken(f"x {card}").removeprefix("x ")
    if typing.short_card(folded(old)):
        rank = str(card.rank) if 2 <= card.rank <= 10 else "ajqk"[max(0, card.rank - 10)]
        return rank + "cdhs"[card.suit]
    suited = " de " in f" {old} " or " of " in f" {old} "
    return words if suited else re.split(" de | of ", words)[0]


def _written(phrase: Phrase, at: Position, action: Any, row: Sequence[Card]) -> str:
    """The phrase with other cards and numbers."""
    text = phrase.text
    spots: list[tuple[int, int, str]] = []
    used: list[tuple[int, int]] = []
    for old, card in zip(phrase.cards, row, strict=False):
        pattern = re.compile(rf"(?<!\w){re.escape(old)}(?!\w)", re.IGNORECASE)
        places = [m.span() for m in pattern.finditer(text) if m.span() not in used]
        if "self-correction" in phrase.note or "corrects" in phrase.note:
            places = places[-1:]
        longer = [o for o in phrase.cards if old != o and old in o]
        places = [
            p for p in places
            if not any(text[p[0] : p[0] + len(o)] == o for o in longer)
        ] or places  # fmt: skip
        if places:
            used.append(places[0])
            spots.append((*places[0], _name(phrase, at, old, card)))
    number = _number_of(phrase, at, action)
    if phrase.number and number != phrase.number:
        for match in re.finditer(r"[^\W_]+", text):
            if any(a <= match.start() < b for a, b, _ in spots):
                continue
            word = folded(match.group())
            _, phrasing = _tools(phrase.language, phrase.game, at.setup)
            said = phrasing.said(word).mentions
            plural = plurals(phrase.language).get((word,))
            if plural == phrase.number:
                more = phrases(phrase.language, f"typed-plural-{number}")
                spots.append((*match.span(), more[0] if more else str(number)))
            elif said and said[0].number == phrase.number:
                spots.append((*match.span(), str(number)))
            elif type(action).__name__ == "Increase" and said and said[0].number > 0:
                spots.append((*match.span(), str(action.build)))
    for a, b, new in sorted(spots, reverse=True):
        text = text[:a] + new + text[b:]
    return text


def _number_of(phrase: Phrase, at: Position, action: Any) -> int:
    name = type(action).__name__
    if name in ("Build", "Duplicate", "Increase"):
        return int(action.value)
    if name == "Take":
        builds = getattr(action, "builds", ())
        return int(builds[0]) if builds else phrase.number
    if name == "Bet":
        return int(action.amount)
    if name == "Raise":
        by = re.search(
            "raise by|raise you|is by|by 4|by 6|by 2|by 3|not to", f"{phrase.note} {phrase.text}"
        )
        to = int(action.to)
        by_ = by and "could be" not in phrase.note
        return to - at.view.hand.bets.level if by_ else to
    if name == "Play" and phrase.number:
        return int(at.game.also_said(at.view, action) or 0)
    if name == "Call":
        return int(at.game.also_said(at.view, action).split()[0])
    if name == "LayOff":
        return int(action.meld) + 1
    return phrase.number


def _both(phrase: Phrase, at: Position, others: list[Card], own: list[Card]) -> str:
    plural = phrases(phrase.language, f"typed-plural-{others[0].rank}")[0]
    name = _name(phrase, at, phrase.cards[1], own[0])
    return phrase.text.replace(phrase.cards[1], name).replace(phrase.cards[0], plural)


# -- melds -----------------------------------------------------------------------------------------


def _melds(phrase: Phrase) -> str:
    sets = {
        "tercia": "set set",
        "pierna": "joker",
        "three queens": "set set",
        "4 5 6 7": "set run",
        "trío de ases": "set run",
        "tríos": "set set",
        "J J J": "set set",
        "sevens and": "set set",
        "set of": "joker",
    }
    return next((shape for word, shape in sets.items() if word in phrase.text), "set run" if
                re.search("trío|kings and", phrase.text) else "run run")  # fmt: skip


def _shape(action: Any) -> str:
    melds = action.melds
    kinds = " ".join(sorted((meld.kind for meld in melds), reverse=True))
    wilds = sum(meld.wilds for meld in melds)
    if kinds == "set set" and wilds == 1 and melds[1].wilds == 1:
        return "joker"
    return kinds if not wilds and all(len(m.cards) <= 4 for m in melds) else ""


def _melded(phrase: Phrase, at: Position, action: Any) -> str:
    """A phrase of an opening with the melds of another one."""
    language = phrase.language
    first, second = sorted(action.melds, key=lambda meld: meld.kind, reverse=True)
    counts = {"es": {3: "tres", 4: "cuatro"}, "en": {3: "three", 4: "four"}}[language]

    def plural(meld: Any) -> str:
        return phrases(language, f"typed-plural-{meld.of}")[0]

    def several(meld: Any) -> str:
        return f"{counts[len(meld.cards)]} {plural(meld)}"

    def run(meld: Any, to: str) -> str:
        low, high = meld.cards[0], meld.cards[-1]
        return f"{_rank(language, at, low)} {to} {_suited(language, at, high)}"

    text = phrase.text

    def ranks(meld: Any) -> list[str]:
        return [_rank(language, at, card) for card in meld.cards]

    def suit(meld: Any) -> str:
        return re.split(" de | of ", _suited(language, at, meld.cards[0]))[-1]

    if "tercia" in text:
        return f"me bajo con tercia de {ranks(first)[0]} y tercia de {plural(second)}"
    if "pierna" in text:
        rest = f"otra con dos {plural(second)} y el comodín"
        return f"armo pierna con los tres {ranks(first)[0]} y {rest}"
    if "three queens" in text:
        return f"go down with {several(first)} and {several(second)}"
    if "4 5 6 7" in text:
        rest = f"{' '.join(ranks(second))} of {suit(second)}"
        return f"lay down my {plural(first)} and the {rest}"
    if "trío de ases" in text:
        return f"bajar trío de {plural(first)} y escalera del {run(second, 'al')}"
    if "8, 9, 10" in text:
        runs = [f"{', '.join(ranks(m)[:-1])} y {ranks(m)[-1]} de {suit(m)}" for m in action.melds]
        return f"bajo {' y '.join(runs)}"
    if "tríos" in text:
        return f"bajo dos tríos: {several(first)} y {several(second)}"
    if "J J J" in text:
        rows = [" ".join([_rank(language, at, m.cards[0])] * len(m.cards)) for m in (first, second)]
        return f"me bajo con {rows[0]} y {rows[1]}"
    if "escalera" in text:
        return f"bajo la escalera del {run(second, 'al')} y el trío de {plural(first)}"
    if "three kings" in text:
        return f"lay down my {several(first)} and the {run(second, 'to')}"
    if "sevens and" in text:
        return f"put down the {plural(first)} and the {plural(second)}"
    if "set of" in text:
        return f"set of {plural(first)}, set of {plural(second)} with the joker"
    rows = [" ".join(str(card).lower() for card in meld.cards) for meld in (first, second)]
    return f"meld {rows[0]} and {rows[1]}"


def _rank(language: str, at: Position, card: Card) -> str:
    return re.split(" de | of ", _suited(language, at, card))[0]


def _suited(language: str, at: Position, card: Card) -> str:
    typing, _ = _tools(language, at.game.id, at.setup)
    return typing.spoken(f"x {card}").removeprefix("x ")


def _laid_off(phrase: Phrase, at: Position, action: Any) -> str | None:
    text, language = phrase.text, phrase.language
    card = action.card
    if card.is_joker:
        return None
    meld = at.view.public.melds[action.meld].meld
    plural = (
        phrases(language, f"typed-plural-{meld.of}")[0] if meld.kind == "set" and meld.of else ""
    )
    suited, rank = _suited(language, at, card), _rank(language, at, card)
    to = ""
    if type(action).__name__ == "Replace":
        target = at.view.public.melds[action.to].meld
        to = phrases(language, f"typed-plural-{target.of}")[0] if target.kind == "set" else ""
        if re.search("queens|aces", text) and not to:
            return None
    changes = {
        "9 de diamantes": suited, "la dama": rank, "de damas": f"de {plural}", "el 5": f"el {rank}",
        "de cincos": f"de {plural}", "6 de tréboles": suited, "8 of diamonds": suited,
        "my king": f"my {rank}", "the kings": f"the {plural}", "the four": f"the {rank}",
        "meld 2": f"meld {action.meld + 1}",
        "6 of hearts": suited, "queens": to, "mi 5": f"mi {rank}", "8 de diamantes": suited,
        "8 of spades": suited, "the king ": f"the {rank} ", "six of clubs": suited,
        "the aces": f"the {to}",
    }  # fmt: skip
    if not to:
        del changes["queens"], changes["the aces"]
    for old, new in changes.items():
        text = text.replace(old, new)
    return text


__all__ = ["Result", "judged", "written"]
