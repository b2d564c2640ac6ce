"""Faces of cards as a page draws them: the rank, what the card counts where the rank does not say
it, and what its name says besides.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.doors.page.page_app import MAY
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.page.describing import describe
from tests.shell.inside import Inside, inside
from tests.web.test_describing import act

TENS = {"J": (10,), "Q": (10,), "K": (10,)}
FACES = {"J": (11,), "Q": (12,), "K": (13,)}
ROYAL = {"face_values": True}
LOW_ON_THE_TABLE = {**ROYAL, "table_dual_values": False}
WORTH: tuple[tuple[str, dict[str, Any], dict[str, tuple[int, ...]]], ...] = (
    ("cribbage", {}, TENS),
    ("escoba", {}, {"J": (8,), "Q": (9,), "K": (10,)}),
    ("casino", {"face_values": False}, {}),
    ("casino", ROYAL, {"A": (1, 14), **FACES}),
    ("casino", LOW_ON_THE_TABLE, FACES),
    ("calatone", {}, {}),
    ("rummy", {}, {}),
)


@pytest.mark.parametrize(("id", "options", "worth"), WORTH)
def test_what_a_card_counts_is_told_where_its_face_does_not_say_it(
    id: str, options: dict[str, Any], worth: dict[str, tuple[int, ...]]
) -> None:
    game = find_game(id)
    setup = Setup.of(game.seats.start, options)
    view = game.view(game.start(setup, Rng("1")).state, 0)
    hand = {item.card for item in game.table.zones(view)[0].items}
    told = {
        str(card)[:-1]: values
        for card in game.pack_of(setup).cards()
        if card not in hand and (values := game.table.card_values(view, card))
    }
    assert told == worth


def test_an_ace_in_the_hand_may_count_two_values() -> None:
    game = find_game("casino")
    found = set()
    for seed in range(40):
        view = game.view(game.start(Setup.of(2, LOW_ON_THE_TABLE), Rng(str(seed))).state, 0)
        found |= {game.table.card_values(view, card) for card in view.hand if card.rank == 1}
    assert found == {(1, 14)}


def faces(folder: Path, language: str, game: str) -> dict[str, tuple[list[str], str]]:
    """What is drawn of every card that comes into sight at a table, by its name."""
    found: dict[str, tuple[list[str], str]] = {}

    async def run(room: Inside) -> None:
        room.deal(game)
        await room.settle()
        for _ in range(60):
            for zone in describe(room.app)["zones"]:
                for item in zone["items"]:
                    if "card" in item:
                        found[item["label"]] = (item["card"], item.get("aside", ""))
            if room.table.chair.outcome is not None:
                break
            await act(room)
            await room.settle()

    inside(run, folder, language, may=MAY)
    return found


@pytest.mark.parametrize(
    ("language", "figures"),
    [
        ("es", {"As": "1", "7": "7", "Sota": "S 8", "Caballo": "C 9", "Rey": "R 10"}),
        ("en", {"Ace": "1", "7": "7", "Jack": "J 8", "Knight": "N 9", "King": "K 10"}),
    ],
)
def test_figures_of_the_spanish_pack(
    tmp_path: Path, language: str, figures: dict[str, str]
) -> None:
    found = faces(tmp_path, language, "escoba")
    drawn = {label.split()[0]: " ".join(card[:1] + card[2:]) for label, (card, _) in found.items()}
    assert {rank: drawn.get(rank) for rank in figures} == figures
    assert all(aside == "" for _, aside in found.values())


@pytest.mark.parametrize(("language", "who"), [("en", "from "), ("es", "de ")])
def test_what_a_name_says_besides_the_card(tmp_path: Path, language: str, who: str) -> None:
    asides = {aside for _, aside in faces(tmp_path, language, "cribbage").values()}
    assert "" in asides
    assert any(aside.startswith(who) for aside in asides), asides
    assert not any(" of " in aside or "corazones" in aside for aside in asides)
