"""The notation: actions as words, or as the JSON of section 5.2; cards as `7s`, `10D`, `Td`, `JK`,
`Ah*`.

In words melds are numbered from 1, as they are told; the JSON counts from 0.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from games.rummy.actions import (
    Agree,
    Challenge,
    Correct,
    Count,
    Discard,
    GoDown,
    LayOff,
    Leave,
    MayI,
    Pass,
    Quiet,
    Refuse,
    Replace,
    Resume,
    Return,
    Stage,
    Stock,
    Suspend,
    Take,
    Undo,
    Unstage,
)  # fmt: skip
from games.rummy.melds import RUN, SET, SUIT_LETTERS, Meld, card_text
from playroom.engine.cards import RANKS, Card, card
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Clean, Rejection
from playroom.engine.steps import Action

_PLAIN: dict[str, Action] = {
    "take": Take(),
    "stock": Stock(),
    "may_i": MayI(),
    "pass": Pass(),
    "undo": Undo(),
    "agree": Agree(),
    "refuse": Refuse(),
    "suspend": Suspend(),
    "leave": Leave(),
    "return": Return(),
    "unstage": Unstage(),
}
_WORDS = {type(action): word for word, action in _PLAIN.items()}
_ENDS = ("low", "high")
_SAID = {
    "may i": "may_i",
    "no": "pass",
    "tomar": "take",
    "tomo": "take",
    "robar": "stock",
    "robo": "stock",
    "pido": "may_i",
    "pedir": "may_i",
    "puedo": "may_i",
    "paso": "pass",
    "recoger": "undo",
    "acepto": "agree",
    "tirar": "discard",
    "tiro": "discard",
    "añadir": "layoff",
    "añado": "layoff",
    "add": "layoff",
    "bajar": "go_down",
    "bajo": "go_down",
    "liberar": "replace",
    "contar": "count",
    "protestar": "challenge",
}
"""What is said at the table, in both languages, and the word of the notation it stands for."""
_ENDS_SAID = {"abajo": "low", "arriba": "high"}
_RANKS_SAID = {
    "ace": "A",
    "as": "A",
    "jack": "J",
    "jota": "J",
    "queen": "Q",
    "reina": "Q",
    "dama": "Q",
    "king": "K",
    "rey": "K",
}
_SUITS_SAID = {
    "clubs": "c",
    "tréboles": "c",
    "treboles": "c",
    "diamonds": "d",
    "diamantes": "d",
    "hearts": "h",
    "corazones": "h",
    "spades": "s",
    "picas": "s",
}
_CARD_SAID = re.compile(
    rf"\b(?:the |el |la )?(\d{{1,2}}|{'|'.join(_RANKS_SAID)}) (?:of|de) ({'|'.join(_SUITS_SAID)})\b",
    re.IGNORECASE,
)
_JOKER_SAID = re.compile(r"\b(?:the |el )?(?:joker|comodín|comodin)\b", re.IGNORECASE)  # not said


class NoNotation(ValueError):
    """What is not in the notation."""


def starred(text: str) -> tuple[Card, bool]:
    """A card and whether a star says that it is used as a wild card; a joker needs none."""
    name, star = (text[:-1], True) if text.endswith("*") else (text, False)
    one = card(name)
    return one, star and not one.is_joker


def cards_of(text: str) -> tuple[Card, ...]:
    """Cards separated by blanks or commas."""
    return tuple(card(part) for part in text.replace(",", " ").split())


def _number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,6}", text):
        raise NoNotation(text)
    return int(text)


def meld_of(data: Any) -> Meld:
    """A meld of the JSON form. Raises `ValueError`."""
    row = [starred(part) for part in str(data["cards"]).replace(",", " ").split()]
    if data["kind"] == SET:
        return _meld(SET, str(data["rank"]), 0, row)
    if data["kind"] == RUN and type(data["low"]) is int:
        return _meld(RUN, str(data["suit"]), data["low"], row)
    raise NoNotation(str(data))


def _meld(kind: str, of: str, low: int, row: list[tuple[Card, bool]]) -> Meld:
    if kind == SET:
        of = of.upper().replace("10", "T")
        if of != "*" and (len(of) != 1 or of not in RANKS):
            raise NoNotation(of)
        number = 0 if of == "*" else RANKS.index(of) + 1
    else:
        if len(of) != 1 or of.lower() not in SUIT_LETTERS or abs(low) > 99:
            raise NoNotation(of)
        number = SUIT_LETTERS.index(of.lower())
    return Meld(kind, number, low, tuple(one for one, _ in row), tuple(star for _, star in row))


def meld_from(text: str) -> Meld:
    """A meld written `set Q: Qs Qd JK` or `run s 5: 5s JK 7s 8s`. Raises `ValueError`."""
    head, colon, tail = text.partition(":")
    words = head.split()
    row = [starred(part) for part in tail.replace(",", " ").split()]
    if colon and len(words) == 2 and words[0].lower() == SET:
        return _meld(SET, words[1], 0, row)
    if colon and len(words) == 3 and words[0].lower() == RUN:
        return _meld(RUN, words[1], _number(words[2]), row)
    raise NoNotation(text)


# -- the JSON form ---------------------------------------------------------------------------------


def _whole(value: object) -> int:
    return value if type(value) is int else -1


def _end(value: object) -> str:
    return value if isinstance(value, str) and value in _ENDS else ""


def from_data(data: Any) -> Action:
    """The action of an object of section 5.2. Raises `ValueError`, `KeyError` or `TypeError`."""
    kind = data["type"]
    if kind in _PLAIN and kind not in ("unstage", "return"):
        return _PLAIN[kind]
    if kind == "go_down":
        return GoDown(tuple(meld_of(one) for one in data["melds"]))
    if kind == "layoff":
        one, star = starred(data["card"])
        return LayOff(_whole(data["meld"]), one, _end(data.get("end")), star)
    if kind == "replace":
        then = data["then"]
        one, _ = starred(data["card"])
        return Replace(
            _whole(data["meld"]),
            _whole(data["pos"]),
            one,
            _whole(then["meld"]),
            _end(then.get("end")),
        )
    if kind == "discard":
        return Discard(starred(data["card"])[0])
    if kind == "count":
        return Count(_whole(data["points"]))
    if kind == "challenge":
        return Challenge(_whole(data["seat"]))
    if kind == "correct":
        return Correct(_whole(data["hand"]), _whole(data["seat"]), _whole(data["points"]))
    if kind == "resume":
        return Resume(
            tuple(map(str, data["players"])), str(data["date"]), data.get("unrated", False) is True
        )
    raise NoNotation(str(kind))


# -- the words -------------------------------------------------------------------------------------


def _go_down(rest: str) -> Action:
    return GoDown(tuple(meld_from(part) for part in rest.split(";")))


def _lay_off(rest: str) -> Action:
    words = rest.split()
    if not 2 <= len(words) <= 3 or (len(words) == 3 and words[2] not in _ENDS):
        raise NoNotation(rest)
    one, star = starred(words[1])
    return LayOff(_number(words[0]) - 1, one, words[2] if len(words) == 3 else "", star)


def _replace(rest: str) -> Action:
    words = rest.split()
    if not 4 <= len(words) <= 5 or (len(words) == 5 and words[4] not in _ENDS):
        raise NoNotation(rest)
    end = words[4] if len(words) == 5 else ""
    return Replace(
        _number(words[0]) - 1, _number(words[1]), card(words[2]), _number(words[3]) - 1, end
    )


def _correct(rest: str) -> Action:
    hand, seat, points = rest.split()
    return Correct(_number(hand), _number(seat), _number(points))


def _resume(rest: str) -> Action:
    found = re.fullmatch(r"\[([^\[\]]*)\] ?([0-9]{4}-[0-9]{2}-[0-9]{2})?( unrated)?", rest)
    if found is None:
        raise NoNotation(rest)
    names = tuple(Clean.of(one) for one in found.group(1).split(";")) if found.group(1) else ()
    return Resume(tuple(map(str, names)), found.group(2) or "", found.group(3) is not None)


def _quiet(rest: str) -> Action:
    if rest not in ("on", "off"):
        raise NoNotation(rest)
    return Quiet(rest == "on")


_READ: dict[str, Callable[[str], Action]] = {
    "go_down": _go_down,
    "layoff": _lay_off,
    "replace": _replace,
    "discard": lambda rest: Discard(card(rest)),
    "count": lambda rest: Count(_number(rest)),
    "challenge": lambda rest: Challenge(_number(rest)),
    "correct": _correct,
    "resume": _resume,
    "quiet": _quiet,
    "stage": lambda rest: Stage(meld_from(rest)),
}


def _written(rest: str) -> str:
    """Cards and ends said in words (`7 de picas`, `arriba`) as the notation writes them."""
    rest = _CARD_SAID.sub(
        lambda one: _RANKS_SAID.get(one[1].lower(), one[1]) + _SUITS_SAID[one[2].lower()], rest
    )
    rest = _JOKER_SAID.sub("JK", rest)
    return " ".join(_ENDS_SAID.get(one.lower(), one) for one in rest.split(" "))


def parse(text: str) -> Action:
    """The action that `text` names. Raises `NotUnderstood`."""
    try:
        return _parse(text.strip())
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise NotUnderstood(Rejection.of("not_understood", "rummy-no-move")) from None


def _parse(text: str) -> Action:
    if text.startswith("{"):
        return from_data(json.loads(text))
    text = _SAID.get(text.lower(), text)
    word, _, rest = text.partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in _SAID:
        word, rest = _SAID[word], _written(rest)
    elif word in ("discard", "layoff", "replace", "go_down", "stage"):
        rest = _written(rest)
    if word in _PLAIN and not rest:
        return _PLAIN[word]
    return _READ[word](rest)


def format_action(action: Action) -> str:
    """The words of an action; `parse` gives it back."""
    word = _WORDS.get(type(action))
    if word is not None:
        return word
    match action:
        case Discard(card=one):
            return f"discard {card_text(one)}"
        case GoDown(melds=melds):
            return f"go_down {'; '.join(map(str, melds))}"
        case LayOff(meld=meld, card=one, end=end, star=star):
            return f"layoff {meld + 1} {card_text(one, star)} {end}".rstrip()
        case Replace(meld=meld, position=position, card=one, to=to, end=end):
            return f"replace {meld + 1} {position} {card_text(one)} {to + 1} {end}".rstrip()
        case Count(points=points):
            return f"count {points}"
        case Challenge(seat=seat):
            return f"challenge {seat}"
        case Correct(hand=hand, seat=seat, points=points):
            return f"correct {hand} {seat} {points}"
        case Resume(players=players, date=date, unrated=unrated):
            return f"resume [{';'.join(players)}] {date}{' unrated' if unrated else ''}".rstrip()
        case Quiet(on=on):
            return f"quiet {'on' if on else 'off'}"
        case Stage(meld=meld):
            return f"stage {meld}"
    raise TypeError(type(action).__name__)
