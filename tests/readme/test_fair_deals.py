"""The page about fair deals is enough to check a game without this program: its own code, run by a
Python that has nothing else, finds the numbers of its example and the cards of kept games.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.deal.joint import ROOM, JointDeal, Part, commitment, seed_of
from playroom.engine.header import Header, Home, Player
from playroom.engine.log.inputs import Act
from playroom.engine.match import Match, Prepared
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game, game_ids
from playroom.store import KeptGame, log_lines

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "fair-deals.md", "es": DOCS / "reparto-limpio.md"}
HANDS: Mapping[str, Any] = {
    "casino": lambda state: state.hands,
    "cribbage": lambda state: state.secret.hands,
    "calatone": lambda state: state.current.cards,
    "rummy": lambda state: state.secret.hands,
    "escoba": lambda state: state.hands,
    "brisca": lambda state: state.hands,
    "domino": lambda state: state.hands,
    "ninetynine": lambda state: state.hands,
    "farkle": lambda state: (),
}
"""The hands of the first deal, as each game has them."""


def blocks(language: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGES[language].read_text("utf-8"), re.S | re.M)


def ran(folder: Path, *words: str) -> str:
    """What a Python says that finds no package but the standard library."""
    code, check = blocks("en", "python")
    (folder / "fair.py").write_text(code, encoding="utf-8")
    (folder / "check.py").write_text(check, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-S", "-E", *words],
        cwd=folder, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr[-300:]


def dealt(game: str, header: Header) -> Match[Any, Any]:
    """A match up to its first cards."""
    match: Match[Any, Any] = Match(find_game(game), header)
    while game == "calatone" and match.state.hand is None:  # all say that they are ready
        request = match.awaited()[0]
        action = next(iter(match.game.choices(match.view(request.seat))))
        prepared = match.prepare(Act(request.seat, action), f"do:{match.sequence}", request.id)
        assert isinstance(prepared, Prepared)
        match.commit(prepared)
    return match


def header_of(game: str, id: str, seed: str) -> Header:
    players = tuple(Player(Clean.of(name), "person") for name in ("Ana", "Ben"))
    return Header(
        id, game, find_game(game).version, Setup.of(2, {}), players, seed, "2026-01-01T00:00:00Z"
    )


def hands_in(told: str, game: str) -> list[set[str]]:
    """The hands in what the code of the page has printed."""
    lines = [line.split()[1:] for line in told.splitlines() if line.startswith(f"{game} ")]
    return [set(cards) for _, *cards in sorted(lines)]


def hands_of(match: Match[Any, Any]) -> list[set[str]]:
    return [{str(card) for card in hand} for hand in HANDS[match.game.id](match.state)]


def test_the_example_prints_what_the_page_says(tmp_path: Path) -> None:
    (printed,) = blocks("en", "text")
    assert ran(tmp_path, "fair.py") == printed


def test_the_example_is_what_a_room_would_make_and_deal() -> None:
    (printed,) = blocks("en", "text")
    said = dict(line.rsplit(" ", 1) for line in printed.splitlines()[:4])
    id, numbers = "worked42", {0: "a1" * 32, 1: "b2" * 32}
    parts = tuple(Part(s, commitment(id, s, number), number) for s, number in numbers.items())
    promise = commitment(id, ROOM, "5e" * 32)
    assert said["promise"] == promise
    assert said["seed"] == seed_of(id, promise, "5e" * 32, parts)
    unshown = (parts[0], replace(parts[1], number=None))
    assert said["seed without Ben's number"] == seed_of(id, promise, "5e" * 32, unshown)
    for game in game_ids():
        header = header_of(game, id, said["seed"])
        assert said["seal"] == header.commitment
        assert hands_in(printed, game) == hands_of(dealt(game, header))


@pytest.mark.parametrize("game", game_ids())
def test_the_page_checks_a_kept_game(game: str, tmp_path: Path) -> None:
    id, number = f"kept-{game}", "7" * 64
    parts = (
        Part(0, commitment(id, 0, "8" * 64), "8" * 64),
        Part(1, commitment(id, 1, "9" * 64)),
    )
    deal = JointDeal(commitment(id, ROOM, number), number, parts)
    header = header_of(game, id, seed_of(id, deal.promise, number, parts))
    assert deal.gives(header) is True
    match = dealt(game, header)
    log = KeptGame(header, tuple(match.entries), home=Home(0), deal=deal)
    (tmp_path / "game.jsonl").write_text("".join(log_lines(log)), encoding="utf-8")
    told = ran(tmp_path, "check.py", "game.jsonl")
    seal, promise, *_ = told.splitlines()
    assert (seal, promise) == (f"seal {header.commitment}", f"promise {deal.promise}")
    assert hands_in(told, game) == hands_of(match)
    alone = KeptGame(replace(header, seed="0123456789abcdef"), ())
    (tmp_path / "game.jsonl").write_text("".join(log_lines(alone)), encoding="utf-8")
    assert hands_in(ran(tmp_path, "check.py", "game.jsonl"), game) == hands_of(
        dealt(game, alone.header)
    )
    false = replace(log, deal=replace(deal, number="6" * 64))
    (tmp_path / "game.jsonl").write_text("".join(log_lines(false)), encoding="utf-8")
    assert "another number" in ran(tmp_path, "check.py", "game.jsonl")


def test_the_page_is_the_same_in_both_languages() -> None:
    for kind in ("python", "text", "json"):
        assert blocks("en", kind) == blocks("es", kind)
    formulas = [
        set(
            re.findall(
                r"`[^`\n]+`",
                re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.S | re.M),
            )
        )
        for page in PAGES.values()
    ]
    words = {"`fair`", "`sello`"}  # what is typed at the table
    assert formulas[0] - words == formulas[1] - words
