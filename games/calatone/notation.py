"""Moves as text: a word and its argument (`raise 12`, `expose Kd`, `declare As Ks 9d 9h 5c`, `limit
20 hands`).

The rules' own data form (`{"type": "raise", "to": 12}`) is read too, and the words a player says in
the game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from games.calatone.actions import (
    Absent,
    Agree,
    Back,
    Bet,
    Call,
    Check,
    Clock,
    Consent,
    Declare,
    Expose,
    Extend,
    Fold,
    Leave,
    Raise,
    Ready,
    Rebuy,
    Refuse,
    SetLimit,
    Silence,
)  # fmt: skip
from games.calatone.limits import limit, limit_of
from games.calatone.packs import face, faces
from playroom.engine.cards import Card, cards
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection
from playroom.engine.steps import Action

_PLAIN: Mapping[str, type[Action]] = {
    "check": Check,
    "call": Call,
    "fold": Fold,
    "ready": Ready,
    "leave": Leave,
    "consent": Consent,
    "refuse": Refuse,
    "absent": Absent,
    "back": Back,
    "silence": Silence,
}
_WORDS: Mapping[type[Action], str] = {kind: word for word, kind in _PLAIN.items()}
_SAID: Mapping[str, str] = {
    "paso": "check",
    "pass": "check",
    "voy": "call",
    "veo": "call",
    "see": "call",
    "no voy": "fold",
    "me retiro": "fold",
    "withdraw": "fold",  # not said
    "abro": "bet",
    "apuesto": "bet",
    "open": "bet",
    "subo": "raise",
    "muestro": "expose",
    "show": "expose",
    "declaro": "declare",
    "listo": "ready",
    "lista": "ready",
    "deal": "ready",
    "me voy": "leave",  # not said
    "leave for good": "leave",  # not said
    "fichas": "rebuy",
    "límite": "limit",
    "acepto": "consent",
    "sí": "consent",
    "yes": "consent",  # not said
    "rechazo": "refuse",
    "no": "refuse",
}
"""What is said at the table, and the word of the notation it stands for."""


def format_action(action: Action) -> str:
    """The notation of `action`."""
    match action:
        case Expose(one):
            return f"expose {face(one)}"
        case Declare(some):
            return f"declare {faces(some)}"
        case Bet(amount):
            return f"bet {amount}"
        case Raise(to):
            return f"raise {to}"
        case Rebuy(amount):
            return f"rebuy {amount}"
        case SetLimit(agreed):
            return f"limit {agreed}"
        case Extend(agreed):
            return f"extend {agreed}"
        case Agree(topic):
            return f"agree {topic}"
        case Clock(minute, resumed):
            return f"clock {minute}{' resumed' if resumed else ''}"
    return _WORDS[type(action)]


def parse_action(text: str) -> Action:
    """The action that `text` names. Raises `NotUnderstood`."""
    text = " ".join(text.split())
    try:
        action = _from_data(text) if text.startswith("{") else _from_words(text)
    except (ValueError, KeyError, TypeError) as why:
        raise NotUnderstood(Rejection.of("not_understood", "calatone-no-words")) from why
    if action is None:
        raise NotUnderstood(Rejection.of("not_understood", "calatone-no-words"))
    return action


def _from_words(text: str) -> Action | None:
    lowered = text.lower()
    if lowered in _SAID:
        lowered = _SAID[lowered]
    word, _, rest = lowered.partition(" ")
    word = _SAID.get(word, word)
    if word in _PLAIN:
        return None if rest else _PLAIN[word]()
    return _with_argument(word, rest) if rest else None


def _with_argument(word: str, rest: str) -> Action | None:
    match word:
        case "expose":
            (one,) = read_cards(rest)
            return Expose(one)
        case "declare":
            return Declare(read_cards(rest))
        case "bet":
            return Bet(_amount(rest))
        case "raise":
            return Raise(_amount(rest))
        case "rebuy":
            return Rebuy(_amount(rest))
        case "limit":
            return SetLimit(limit(rest))
        case "extend":
            return Extend(limit(rest))
        case "agree" if re.fullmatch(r"[a-z]{1,20}", rest):
            return Agree(rest)
        case "clock":
            minute, _, resumed = rest.partition(" ")
            return (
                Clock(_amount(minute), resumed == "resumed") if resumed in ("", "resumed") else None
            )
    return None


def _amount(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,12}", text):
        raise ValueError(text)
    return int(text)


def _from_data(text: str) -> Action | None:
    """The data form of section 4."""
    data = json.loads(text)
    kind = data.pop("type")
    if kind in ("limit", "extend"):
        (agreed,) = data.values()
        return SetLimit(limit_of(agreed)) if kind == "limit" else Extend(limit_of(agreed))
    return _from_words(" ".join([kind, *map(_argument, data.values())]))


def _argument(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def action_of(kind: str, argument: object = None) -> Action:
    """The action of the vectors' short form: its type and its argument. Raises `ValueError`."""
    if kind in ("limit", "extend"):
        return SetLimit(limit_of(argument)) if kind == "limit" else Extend(limit_of(argument))
    if kind == "agree":
        return Agree(str(argument))
    found = _from_words(kind if argument is None else f"{kind} {_argument(argument)}")
    if found is None:
        raise ValueError(f"no action: {kind} {argument}")
    return found


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards that a text names, `Kd 7h`; there are no jokers. Raises `ValueError`."""
    some = cards(text)
    if any(one.is_joker for one in some):
        raise ValueError(text)
    return some
