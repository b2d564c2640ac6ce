"""How many words a deal takes by ear: each game from a fixed seed, played by the keys that a player
presses, in every preset of verbosity and every language.

What is counted depends on nothing but the code and the sentences.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from playroom.engine.match import Match
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.shell.screens.verbosity import PRESETS, set_preset
from tests.shell.by_keys import KeyPlayer
from tests.shell.inside import Inside

SEATS = 3


@dataclass(frozen=True, slots=True)
class Deal:
    """What is played of a game: the match to its end, or so many acts of the player."""

    game: str
    options: Mapping[str, object]
    seed: str
    acts: int = 1000


WHOLE: Mapping[str, Mapping[str, object]] = {
    "casino": {"game_mode": "deal"},
    "escoba": {"game_mode": "deal"},
    "cribbage": {"target": 31},
    "calatone": {"limit": "2-hands"},
}
"""Games that are played to their end, with what makes them short."""
DEALS = tuple(
    Deal(game, WHOLE[game], f"words {game}")
    if game in WHOLE
    else Deal(game, {}, f"words {game}", 24)
    for game in game_ids()
)


@dataclass(frozen=True, slots=True)
class Spoken:
    """What the voice was given in one deal."""

    game: str
    language: str
    preset: str
    utterances: tuple[str, ...] = field(repr=False)

    @property
    def words(self) -> int:
        """Words of all utterances."""
        return sum(len(text.split()) for text in self.utterances)


class RoomPlayer(KeyPlayer):
    """Presses keys in a room without a terminal."""

    def __init__(self, room: Inside, language: str) -> None:
        self._room = room
        super().__init__(None, Path(), language=language)  # type: ignore[arg-type]
        self._bot = room.match.game.bots["easy"]()

    def match(self) -> Match[object, object]:
        return self._room.match

    async def play(self, acts: int) -> None:
        """Answers what the game asks until it is over, or so many times."""
        for _ in range(acts):
            await self._room.settle()
            if self._room.match.outcome is not None:
                break
            before = self._room.match.acts
            for how, what in list(self.keys_for(self.decide())):
                if how == "key":
                    self._room.press(what)
                else:
                    self._room.text(what)
            assert self._room.match.acts > before, self._room.lines[-5:]


def spoken(deal: Deal, language: str, preset: str) -> Spoken:
    """Plays a deal in a room of its own and gives what was spoken."""

    async def play(folder: Path) -> tuple[str, ...]:
        room = Inside(folder, language)
        try:
            set_preset(room.app, preset)
            room.voice.said.clear()
            weakest = ("easy",) * (SEATS - 1)
            setup = Setup.of(SEATS, dict(deal.options))
            room.open_table(find_game(deal.game), setup, deal.seed, weakest)
            await RoomPlayer(room, language).play(deal.acts)
            await room.settle()
            return tuple(text for text, _, _ in room.voice.said)
        finally:
            room.close()

    with tempfile.TemporaryDirectory() as folder:
        return Spoken(deal.game, language, preset, asyncio.run(play(Path(folder))))


def table(
    deals: tuple[Deal, ...] = DEALS, languages: tuple[str, ...] = ("en", "es")
) -> Iterator[Spoken]:
    """Every deal in every language and preset."""
    for deal in deals:
        for language in languages:
            for preset in PRESETS:
                yield spoken(deal, language, preset)
