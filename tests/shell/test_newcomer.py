"""A newcomer's path, counted in keys: from `playroom`, with nothing set, to the first card played in any game."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from tests.shell.by_keys import KeyPlayer, playroom


@pytest.mark.pty
@pytest.mark.parametrize("game", game_ids())
def test_a_newcomer_plays_the_first_card_in_8_keys(tmp_path: Path, game: str) -> None:
    """From `playroom` with nothing set to the first move in a game: keys are counted, questions go unanswered."""
    data = tmp_path / "data"
    keys = 0
    with playroom(data=data, lang="en", env={"PLAYROOM_SPEECH": "off"}) as session:
        session.until("Choose with Tab")
        session.quiet(0.1)
        for key in (str(game_ids().index(game) + 1), "enter", "enter"):
            session.key(key)
            keys += 1
        session.quiet(0.3)
        player = KeyPlayer(session, data)
        player.script.append(("", []))
        player.wait()
        how = list(player.keys_for(player.decide()))
        for kind, what in how:
            keys += 1 if kind == "key" else len(what) + 1
        assert keys <= 8, how
        assert player.step()
        player.close()
