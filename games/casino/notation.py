"""The text form of actions (section 4.2): `take 9D : 5C+4H / 9S / #9`, `build 6C = 9 : 3H`, `raise
AH #6 = 7` ...
"""

from __future__ import annotations

import re
from collections.abc import Callable

from games.casino.actions import (
    Accuse,
    Agree,
    AnnounceAndPlay,
    AnnounceLast,
    BadPack,
    Build,
    Challenge,
    Decline,
    Duplicate,
    Forfeit,
    GiveUp,
    Groups,
    Increase,
    NameDealer,
    No,
    Play,
    Redeal,
    Take,
    Trail,
)
from games.casino.options import LETTERS
from playroom.engine.cards import Card, card, names
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.steps import Action

_VERBS = {
    "trail": ("dejar", "descartar"),
    "take": ("tomar", "capture"),
    "build": ("construir",),
    "dup": ("duplicate", "duplicar"),
    "raise": ("increase", "aumentar"),
    "challenge": ("reclamar",),
    "no": (),
    "accuse": ("acusar",),
    "agree": ("yes", "aceptar"),
    "decline": ("rechazar",),
    "redeal": ("repetir",),
    "dealer": ("dador",),
    "last": ("última", "ultima"),
    "late": (),
    "forfeit": (),
    "bad-pack": (),
}
"""The verbs of the notation and what else may be typed for them."""

_NAMES = {word: verb for verb, others in _VERBS.items() for word in (verb, *others)}

_TAKE = re.compile(r"([^\s:={}#/]+)\s*(?:=\s*([0-9]{1,3}))?\s*(?::|\s|$)\s*(.*)", re.ASCII)
_BUILD = re.compile(r"([^\s:=#/]+)\s*(?:=\s*([0-9]{1,3}))?\s*(?::|\s|$)\s*(.*)", re.ASCII)
_DUP = re.compile(r"([^\s:=#/]+)\s*#\s*([0-9]{1,3})\s*(?::|\s|$)\s*(.*)", re.ASCII)
_RAISE = re.compile(r"([^:=#/]+?)\s*#\s*([0-9]{1,3})\s*=\s*([0-9]{1,3})\s*(?:/\s*(.*))?", re.ASCII)
_PLACE = re.compile(r"#\s*([0-9]{1,3})", re.ASCII)
_SIGN = re.compile(r"[:=#/{}]")
_COMMENT = re.compile(r"=\s*[0-9]{1,3}", re.ASCII)


def _with_signs(verb: str, text: str) -> str:
    """A move in words alone, as it is said: `build 6C 9 3H`, `take 9D 5C 4H 9`, `dup 7D 10 3C`,
    `raise AS 6 7`.
    """
    words = text.split()
    numbers = [word for word in words[1:] if word.isdecimal()]
    if not numbers or _SIGN.search(text):
        return text
    played, others = words[0], " ".join(word for word in words[1:] if not word.isdecimal())
    if verb == "take":
        return f"{played} : {' / '.join([*([others] if others else []), *(f'#{number}' for number in numbers)])}"
    if verb == "build" and len(numbers) == 1:
        return f"{played} = {numbers[0]} : {others}"
    if verb == "dup" and len(numbers) == 1:
        return f"{played} #{numbers[0]} : {others}"
    if verb == "raise" and len(numbers) == 2 and not others:
        return f"{played} #{numbers[0]} = {numbers[1]}"
    return text


def _number(text: str) -> int:
    return int(text)


def _cards(text: str) -> tuple[Card, ...]:
    """The cards of one slot; `-` and nothing are none.

    A value written behind a card is a comment.
    """
    text = _COMMENT.sub(" ", text).strip()
    if text in ("", "-"):
        return ()
    parts = text.replace("+", " ").replace(",", " ").split()
    return tuple(card(part) for part in parts)


def _slots(text: str) -> tuple[tuple[Card, ...], ...]:
    return tuple(_cards(part) for part in text.split("/"))


def _full(slots: Groups) -> Groups:
    if not all(slots):
        raise ValueError("an empty group")
    return slots


def _match(pattern: re.Pattern[str], text: str) -> tuple[str, ...]:
    found = pattern.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return tuple(found.groups(""))


def _take(text: str) -> Action:
    played, value, rest = _match(_TAKE, text)
    worth = _number(value) if value else None
    if rest.startswith("{"):
        if not rest.endswith("}"):
            raise ValueError(text)
        inside = rest[1:-1]
        builds = tuple(_number(found) for found in _PLACE.findall(inside))
        loose = _cards(_PLACE.sub(" ", inside))
        return Take(card(played), (loose,) if loose else (), builds, worth, flat=True)
    groups: list[tuple[Card, ...]] = []
    standing: list[int] = []
    for part in rest.split("/") if rest else []:
        place = _PLACE.fullmatch(part.strip())
        if place:
            standing.append(_number(place.group(1)))
        else:
            groups.append(_cards(part))
    return Take(card(played), _full(tuple(groups)), tuple(standing), worth)


def _build(text: str) -> Action:
    played, value, rest = _match(_BUILD, text)
    first, *extra = _slots(rest)
    return Build(card(played), _number(value) if value else None, first, _full(tuple(extra)))


def _dup(text: str) -> Action:
    played, value, rest = _match(_DUP, text)
    first, *extra = _slots(rest)
    return Duplicate(card(played), _number(value), first, _full(tuple(extra)))


def _raise(text: str) -> Action:
    played, old, value, rest = _match(_RAISE, text)
    first, *added = _cards(played)
    return Increase(
        first, _number(old), _number(value), tuple(added), _full(_slots(rest)) if rest else ()
    )


def _seat(text: str) -> Seat:
    """The seat of a letter; a letter that is no seat is one too many, and refused as such later."""
    if len(text) != 1 or not text.isascii() or not text.isalpha():
        raise ValueError(text)
    return min("abcdefghijklmnopqrstuvwxyz".index(text.lower()), len(LETTERS))


def _accuse(text: str) -> Action:
    seat, named = text.split()
    return Accuse(_seat(seat), card(named))


def _announce(text: str) -> Action:
    """`last` alone, or with the play that follows in a default move: `last, trail 4S`."""
    if not text:
        return AnnounceLast()
    if not text.startswith(","):
        raise ValueError(text)
    return AnnounceAndPlay(_a_play(text[1:]))


def _a_play(text: str) -> Action:
    action = parse(text)
    if not isinstance(action, Play):
        raise ValueError(text)
    return action


def _bare(action: Action) -> Callable[[str], Action]:
    def parse_nothing(text: str) -> Action:
        if text:
            raise ValueError(text)
        return action

    return parse_nothing


_PARSERS: dict[str, Callable[[str], Action]] = {
    "trail": lambda text: Trail(card(text)),
    "take": _take,
    "build": _build,
    "dup": _dup,
    "raise": _raise,
    "challenge": _bare(Challenge()),
    "no": _bare(No()),
    "accuse": _accuse,
    "agree": _bare(Agree()),
    "decline": _bare(Decline()),
    "redeal": _bare(Redeal()),
    "dealer": lambda text: NameDealer(_seat(text)),
    "last": _announce,
    "late": lambda text: GiveUp(_a_play(text)),
    "forfeit": _bare(Forfeit()),
    "bad-pack": _bare(BadPack()),
}

_VERB = re.compile(r"([^\W\d_]+(?:-[^\W\d_]+)?)\s*(.*)", re.DOTALL)


def parse(text: str) -> Action:
    """The action that `text` names.

    Raises `NotUnderstood` (`casino-no-verb`, `casino-no-notation`).
    """
    found = _VERB.fullmatch(text.strip())
    verb = _NAMES.get(found.group(1).lower()) if found else None
    if found is None or verb is None:
        raise NotUnderstood(Rejection.of("notation", "casino-no-verb"))
    try:
        return _PARSERS[verb](_with_signs(verb, found.group(2).strip()))
    except NotUnderstood:
        raise
    except ValueError as why:
        raise NotUnderstood(Rejection.of("notation", "casino-no-notation", verb=verb)) from why


def _items(groups: Groups) -> str:
    return " / ".join(names(group, "+") for group in groups)


def _rest(companions: tuple[Card, ...], extra: Groups) -> str:
    first = names(companions, "+") if companions else "-"
    return f"{first} / {_items(extra)}" if extra else first


def format_action(action: Action) -> str:
    """The notation of `action`."""
    match action:
        case Trail(card=played):
            return f"trail {played}"
        case Take():
            return _format_take(action)
        case Build(card=played, value=None):
            return f"build {played} : {_rest(action.companions, action.extra)}"
        case Build(card=played, value=value):
            return f"build {played} = {value} : {_rest(action.companions, action.extra)}"
        case Duplicate(card=played, value=value):
            return f"dup {played} #{value} : {_rest(action.companions, action.extra)}"
        case Increase(card=played):
            extra = f" / {_items(action.extra)}" if action.extra else ""
            return f"raise {names((played, *action.added), '+')} #{action.build} = {action.value}{extra}"
        case Accuse(seat=seat, card=named):
            return f"accuse {_letter(seat)} {named}"
        case NameDealer(seat=seat):
            return f"dealer {_letter(seat)}"
        case AnnounceAndPlay(play=play):
            return f"last, {format_action(play)}"
        case GiveUp(play=play):
            return f"late {format_action(play)}"
    return _BARE[type(action)]


def _format_take(action: Take) -> str:
    played = str(action.card) if action.value is None else f"{action.card}={action.value}"
    places = [f"#{value}" for value in action.builds]
    if action.flat:
        return f"take {played} : {{{' '.join([*map(str, action.groups[0] if action.groups else ()), *places])}}}"
    return f"take {played} : {' / '.join([*(names(group, '+') for group in action.groups), *places])}".rstrip()


def _letter(seat: Seat) -> str:
    return "ABCDE"[min(max(seat, 0), 4)]


_BARE: dict[type[Action], str] = {
    Challenge: "challenge",
    No: "no",
    Agree: "agree",
    Decline: "decline",
    Redeal: "redeal",
    AnnounceLast: "last",
    Forfeit: "forfeit",
    BadPack: "bad-pack",
}
