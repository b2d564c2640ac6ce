"""Every sentence that a game says of a move of one's own is that move when it is typed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from playroom.engine.notes import Note, Who
from playroom.engine.registry import game_ids
from playroom.engine.steps import Action
from playroom.engine.table import Item, Offer
from playroom.locale import Listener, teller_of
from playroom.shell.table.typed_moves import Unsure
from playroom_testing.walks import names_of
from tests.locale.positions import Position, positions, reader

UNNAMED = {
    "calatone-event-decided": "names what the five cards make, not which they are",
    "calatone-event-ready": "tells who is waited for",
    "calatone-event-answer-rebuy-rebuy": "names no number of chips",
    "casino-event-took-many": "counts the cards that are taken; they follow in other lines",
    "casino-event-deal-void": "tells what all have agreed to",
    "casino-event-redeal-declined": "tells how many did not agree",
    "cribbage-event-counted-wrong": "tells two numbers in brief",
    "cribbage-event-counted-wrong-moved": "tells two numbers in brief",
    "cribbage-event-counted-joke-moved": "tells of a joke",
    "farkle-event-rolled": "tells what the dice show",
    "farkle-event-farkled": "tells what is lost",
    "rummy-event-opened": "tells one meld of several; the others follow",
    "rummy-event-laid-off": "in brief the card may go to several melds",
    "rummy-event-others-asked": "tells what others may do first",
    "rummy-event-noted-ahead-yes": "tells what will happen",
    "rummy-event-noted-ahead-no": "tells what will happen",
}
"""Sentences that do not say which move it was, with the reason: they may be asked about."""


def _sentences(at: Position, language: str) -> Iterator[tuple[Note, str]]:
    """What the seat heard of its own act, at all lengths: what was foretold, or else first."""
    game, teller = at.game, teller_of(language)
    listener = Listener(
        at.seat,
        names_of(at.setup.seats),
        game.sides(at.setup),
        game.pack_of(at.setup).words,
    )
    foretold = game.table.foretold(at.view, at.action)
    assert foretold in (None, *at.heard)
    for event in at.heard[:1] if foretold is None else (foretold,):
        for line in game.table.narrate(event, at.seat)[:1]:
            if line.get("who") in (None, Who(at.seat)):
                for length in ("brief", "normal", "full"):
                    yield line, teller.tell(line, listener, length)


def _same(at: Position, one: Action, other: Action) -> bool:
    def words(action: Action) -> list[str]:
        return sorted(re.findall(r"\w+", at.game.notation.format(action)))

    return words(one) == words(other)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", game_ids())
def test_own_sentences_are_moves(game: str, language: str) -> None:
    wrong: dict[str, str] = {}
    heard: dict[str, int] = {}
    for at in positions(game):
        typed = reader(at, language)
        for line, text in _sentences(at, language):
            if heard.setdefault(f"{line.id} {language}", 0) >= 60:
                continue
            heard[f"{line.id} {language}"] += 1
            meant = typed.read(text)
            if isinstance(meant, Action) and _same(at, meant, at.action):
                continue
            if isinstance(meant, Item):  # Enter on that card: does it offer the move?
                offers = at.game.table.act(at.view, (), meant)
                if isinstance(offers, tuple) and at.action in [
                    offer.action for offer in offers if isinstance(offer, Offer)
                ]:
                    continue
            takes = isinstance(meant, Action) and at.refuses(meant) is None
            asked = isinstance(meant, Unsure) and any(
                _same(at, way, at.action) for way in meant.actions
            )
            if line.id not in UNNAMED or (takes and not asked):
                wrong.setdefault(line.id, f"{text!r} is {at.action}, and is taken for {meant}")
    assert heard
    assert not wrong, "\n".join(wrong.values())


@pytest.mark.parametrize("game", ["brisca", "casino", "escoba", "ninetynine"])
def test_an_ace_is_a_card_in_spanish(game: str) -> None:
    """English "as" is no small word in a Spanish line."""
    read = 0
    for at in positions(game):
        aces = [card for card in getattr(at.view, "hand", ()) if card.rank == 1]
        if len(aces) == 1:
            meant = reader(at, "es").read("tiro el as")
            ways = meant.actions if isinstance(meant, Unsure) else (meant,)
            assert any(getattr(way, "card", None) == aces[0] for way in ways), meant
            assert all(getattr(way, "card", aces[0]) == aces[0] for way in ways), meant
            read += 1
    assert read
