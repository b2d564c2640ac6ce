"""A newcomer's path, counted in keys: from `playroom`, with nothing set, to the first move played
in any game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import game_ids
from playroom.engine.steps import Action
from tests.shell.by_keys import KeyPlayer, playroom

MOST = 8


def shortest(player: KeyPlayer, action: Action) -> list[tuple[str, str]]:
    """Enter alone, or a key of the game's own, when that does it; else cards chosen by key; else
    any card with which Enter does something, by its number; else the notation.
    """
    match: Any = player.match()
    table, view = match.game.table, match.view(player.me)
    items = table.zones(view)[0].items
    at = items[0] if items else None

    def does(plays: object) -> bool:
        return (
            isinstance(plays, tuple)
            and len(plays) == 1
            and getattr(plays[0], "action", None) == action
        )

    plays = table.act(view, [], at)
    if does(plays):  # what Enter does with this very card it names first, and Enter again does it
        names = table.names_first or plays != table.act(view, [], None)
        return [("key", "enter")] * (2 if names else 1)
    for own in table.keys:
        if does(table.press(view, own.name, [], at)):
            return [("key", own.key)]
    ways = list(player.keys_for(action))
    if all(kind == "key" for kind, _ in ways):
        return ways
    for number, item in enumerate(items[:9], 1):  # any card will do that Enter can play
        plays = table.act(view, [], item)
        if isinstance(plays, tuple):
            enters = 2 if table.names_first or len(plays) > 1 else 1
            return [("key", str(number)), *[("key", "enter")] * enters]
    return ways


@pytest.mark.pty
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", game_ids())
def test_a_newcomer_plays_the_first_card_in_8_keys(
    tmp_path: Path, game: str, language: str
) -> None:
    data = tmp_path / "data"
    keys = 0
    with playroom(data=data, lang=language, env={"PLAYROOM_SPEECH": "off"}) as session:
        session.until({"en": "Choose with Tab", "es": "Elige con el tabulador"}[language])
        session.quiet(0.1)
        for key in (str(game_ids().index(game) + 1), "enter", "enter"):
            session.key(key)
            keys += 1
        session.quiet(0.3)
        player = KeyPlayer(session, data)
        player.script.append(("", []))
        player.wait()
        before = player.match().sequence
        how = shortest(player, player.decide())
        for kind, what in how:
            keys += 1 if kind == "key" else len(what) + 1
            if kind == "key":
                player.press(what)
            else:
                player.type(what)
        assert keys <= MOST, how
        assert player.match().sequence > before, session.lines[-5:]
        player.close()
