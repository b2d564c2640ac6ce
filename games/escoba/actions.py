"""What a seat may do, and how it is written."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from playroom.engine.cards import Card, card, cards, names
from playroom.engine.notation import Move, Notation
from playroom.engine.steps import Action


class Lay(Action):
    """A card of the hand goes to the table."""

    card: Card
    cards: ClassVar[tuple[Card, ...]] = ()
    """What it takes."""


class Take(Action):
    """A card of the hand takes loose cards; `call` says escoba."""

    card: Card
    cards: tuple[Card, ...]
    call: bool = False


class Soplo(Action):
    """The fifteen that the card laid last would have made; the turn goes on."""

    cards: tuple[Card, ...]
    call: bool = False


class Rob(Action):
    """The escoba that the seat before did not call."""


class Challenge(Action):
    """The take just made was no fifteen."""


class No(Action):
    """The take just made may stand."""


class Forfeit(Action):
    """The seat was left at a table where that loses."""

    table_only: ClassVar[bool] = True


class BadPack(Action):
    """The cards are not the forty, once each: the deal is void (ESC-120)."""

    table_only: ClassVar[bool] = True


Play: TypeAlias = Lay | Take
PLAYS = (Lay, Take)
REPLIES = (Challenge, No)

WITH = "with"
"""The word between what is taken and the card that takes it, as players say it."""


def _read_cards(text: str) -> tuple[tuple[Card, ...], bool]:
    """The cards of a text, `-` for none, and whether escoba is called."""
    text = text.strip()
    called = text.endswith("!")
    text = text.removesuffix("!").strip()
    return () if text == "-" else cards(text), called


def _read_take(text: str) -> Take:
    """`7D : 4H+4C`, `4H,4C with 7D`, or all in a row with the card that takes first."""
    if f" {WITH} " in text:
        taken, _, played = text.partition(f" {WITH} ")
        found, called = _read_cards(played)
        (first,) = found
        return Take(first, cards(taken), called)
    if ":" in text:
        played, _, taken = text.partition(":")
        return Take(card(played), *_read_cards(taken))
    (first, *rest), called = _read_cards(text)
    return Take(first, tuple(rest), called)


def _read_soplo(text: str) -> Soplo:
    return Soplo(*_read_cards(text.strip().removeprefix(":")))


def _written(taken: tuple[Card, ...], called: bool) -> str:
    return (names(taken, "+") or "-") + (" !" if called else "")


def _write_take(action: Take) -> str:
    return f"{action.card} : {_written(action.cards, action.call)}"


def _said_take(action: Take) -> str:
    """As players say it; `-` and the called escoba have no words."""
    if action.call or not action.cards:
        return _write_take(action)
    return f"{names(action.cards)} {WITH} {action.card}"


def _write_soplo(action: Soplo) -> str:
    return f": {_written(action.cards, action.call)}"


NOTATION = Notation(
    "escoba",
    (
        Move("lay", Lay, families=("lay", "meld")),
        Move(
            "take",
            Take,
            _read_take,
            _write_take,
            words=(WITH,),
            families=("take",),
            also=("lay", "make", "add", "escoba"),
            told=("call",),
            said=_said_take,
        ),
        Move(
            "soplo",
            Soplo,
            _read_soplo,
            _write_soplo,
            families=("blow",),
            also=("escoba",),
            told=("call",),
        ),
        Move("rob", Rob, families=("draw", "escoba"), told=("call",)),
        Move("challenge", Challenge),
        Move("no", No, families=("no", "pass"), also=("yes",)),
        Move("forfeit", Forfeit),
        Move("bad-pack", BadPack),
    ),
    unneeded=("escoba",),
)
