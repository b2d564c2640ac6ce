"""Candidate matching: which legal actions agree with what a typed line says.

Nothing here is of a language: `playroom.locale.phrasing` turns a line into `Said`. An action is
compared by its notation (its cards, numbers and words) and by what its game says besides
(`Game.also_said`). Everything that was named must be in the action, each thing once.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from playroom.engine.cards import RANKS, Card, card
from playroom.engine.contract import Game
from playroom.engine.steps import Action

MOST = 1000
"""So many choices of a seat are compared."""

_TOKEN = re.compile(r"#?\w+|[!*]")


class Mention(NamedTuple):
    """Something that was named: one of some `cards`, a `number` (-1: none), a `word` of the
    notation, or cards of the rank `group` (`whole`: as many as there are); `any_card`: a card that
    was not called by name. `sure`: rank and suit were named.
    """

    cards: frozenset[Card] = frozenset()
    number: int = -1
    word: str = ""
    group: int = 0
    whole: bool = False
    role: str = ""
    sure: bool = False
    any_card: bool = False


class Said(NamedTuple):
    """What a line says: the verbs of the game that it may mean and how well each fits, whether
    there was a verb at all, what was named, small words (`no`, `all`, `more`, `question`), and
    words that mean nothing here.
    """

    verbs: tuple[str, ...]
    fits: Mapping[str, int]
    has_verb: bool
    mentions: tuple[Mention, ...]
    marks: frozenset[str]
    unknown: tuple[str, ...]


class Candidate(NamedTuple):
    """A legal action that agrees with what was said: how well its verb fits, how many of its cards
    and of its other words were not named, how many cards or dice it has, its largest number.
    """

    action: Action
    fit: int
    cards_left: int
    words_left: int
    size: int
    amount: int


class _Part(NamedTuple):
    """A card, a number or a word of an action; `extra`: the game says it besides."""

    card: Card | None
    number: int
    word: str
    own: bool
    extra: bool


def candidates(
    game: Game[Any, Any],
    view: Any,
    said: Said,
    hand: Collection[Card],
    among: Iterable[Action] | None = None,
) -> list[Candidate]:
    """The legal actions that agree (or those `among` some), in the order of the game's choices."""
    found = []
    for action in islice(game.choices(view) if among is None else among, MOST):
        verb = game.notation.move_of(action).verb
        if said.has_verb and verb not in said.fits:
            continue
        if made := compared(game, view, said, action, hand):
            found.append(made)
    return found


def compared(
    game: Game[Any, Any], view: Any, said: Said, action: Action, hand: Collection[Card]
) -> Candidate | None:
    """An action with how well it agrees, or None when it does not."""
    notation = game.notation
    parts = [
        *_parts(notation.typed(action).partition(" ")[2], hand, False),
        *_parts(game.also_said(view, action), hand, True),
    ]
    taken = sum(part.card is not None and not part.own and not part.extra for part in parts)
    if not any(part.word.startswith("cards") for part in parts):
        parts.append(_Part(None, -1, f"cards{taken}", False, True))
    used = _assigned(said.mentions, parts)
    if used is None:
        return None
    plain = [at for at, part in enumerate(parts) if not part.extra]
    left = [parts[at] for at in plain if at not in used]
    cards = sum(part.card is not None for part in left)
    size = sum(parts[at].card is not None for at in plain) or _dice(action)
    fit = said.fits.get(notation.move_of(action).verb, 0)
    words = sum(part.card is None for part in left)
    amount = max((parts[at].number for at in plain), default=-1)
    return Candidate(action, fit, cards, words, size, amount)


def _dice(action: Action) -> int:
    """How many numbers an action is made of where they are a list, as of dice."""
    values = (getattr(action, name) for name in action.__struct_fields__)
    lists = (value for value in values if isinstance(value, tuple))
    return sum(type(each) is int for value in lists for each in value)


def best(found: Sequence[Candidate]) -> list[Candidate]:
    """Those that fit best: by the verb, then those with all their cards named, then those with
    the fewest words that were not.
    """
    if not found:
        return []
    fit = max(each.fit for each in found)
    left = [each for each in found if each.fit == fit]
    if whole := [each for each in left if not each.cards_left]:
        if len({type(each.action) for each in whole}) > 1:
            return whole
        fewest = min(each.words_left for each in whole)
        return [each for each in whole if each.words_left == fewest]
    return left


def _parts(text: str, hand: Collection[Card], extra: bool) -> Iterable[_Part]:
    for token in _TOKEN.findall(text):
        if token[0] == "#":
            yield _Part(None, int(token[1:]) if token[1:].isdecimal() else -1, "", False, extra)
        elif token.isdecimal():
            yield _Part(None, int(token), "", False, extra)
        else:
            try:
                face = card(token)
            except ValueError:
                yield _Part(None, -1, token, False, extra)
            else:
                yield _Part(face, -1, "", face in hand and not extra, extra)


# -- everything that was named is somewhere in the action ------------------------------------------


def _assigned(mentions: Sequence[Mention], parts: Sequence[_Part]) -> frozenset[int] | None:
    """The places of the parts that were named; None when something named is not there."""
    if not any(part.own for part in parts):  # nothing of one's own is in it
        own = ("with", "mine")
        mentions = [m._replace(role="") if m.role in own else m for m in mentions]
    taking = [mention for mention in mentions if mention.role == "with"]
    if len(taking) == 1:  # several with "with" make one together: one of them is the own one
        mentions = [m._replace(role="mine") if m.role == "with" else m for m in mentions]
    order = sorted(mentions, key=_looseness)
    used = _assign(order, 0, parts, frozenset())
    if used is None or len(taking) < 2:
        return used
    return used if any(parts[at].own for at in used) else None


def _looseness(mention: Mention) -> int:
    return 0 if mention.sure else 3 if mention.any_card else 2 if mention.group else 1


def _assign(
    mentions: Sequence[Mention], at: int, parts: Sequence[_Part], used: frozenset[int]
) -> frozenset[int] | None:
    if at == len(mentions):
        return used
    mention = mentions[at]
    places = [
        place for place, part in enumerate(parts) if place not in used and _fits(mention, part)
    ]
    if mention.whole:
        plain = [place for place in places if parts[place].card and not parts[place].extra]
        together = [plain] if plain else []
        rest = [[place] for place in places if place not in plain]
        for group in (*together, *rest):
            done = _assign(mentions, at + 1, parts, used | frozenset(group))
            if done is not None:
                return done
        return None
    seen = set()
    for place in places:
        if (alike := (*parts[place], mention.number)) in seen:
            continue
        seen.add(alike)
        done = _assign(mentions, at + 1, parts, used | {place})
        if done is not None:
            return done
    return None


def _fits(mention: Mention, part: _Part) -> bool:
    if mention.role == "mine" and not part.own:
        return False
    if mention.role == "kept" and not part.extra:
        return False
    if mention.role == "on" and part.own:
        return False
    if part.card is not None:
        if mention.any_card:
            return not part.extra
        if mention.group and part.card.rank == mention.group and not part.card.is_joker:
            return not (part.extra and mention.whole)
        return part.card in mention.cards
    if part.number >= 0:
        return part.number == (mention.group if part.extra and mention.group else mention.number)
    if mention.word:
        return part.word.lower() == mention.word
    return bool(mention.group) and part.word == RANKS[mention.group - 1 : mention.group]
