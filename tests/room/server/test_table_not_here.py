"""A guest by SSH or browser comes to a table that does not run there: it is closed, or its game is
another version in that process.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.room.table import values as v
from tests.room import ssh_kit as ssh
from tests.web import kit as web

TOLD = {
    ("en", False): "Here the game of your table is another version. Come again in a moment.",
    ("en", True): "That table is closed.",
    ("es", False): "Aquí el juego de tu mesa está en otra versión. Vuelve dentro de un momento.",
    ("es", True): "Esa mesa está cerrada.",
}


def leaves_out(house: ssh.House | web.House, is_closed: bool) -> None:
    """The table runs nowhere in this process."""
    if is_closed:
        state, room_store = house.table.state, house.room.services.room_store
        room_store.append(state.id, state.rows + 1, (v.Closed(),))
    del house.room.host.tables[house.table.state.id]


@pytest.mark.parametrize(("language", "is_closed"), TOLD)
def test_who_comes_by_ssh_is_told_why_there_is_no_table(
    tmp_path: Path, language: str, is_closed: bool
) -> None:
    async def run(house: ssh.House) -> None:
        code = house.invite(1, "Ana")
        leaves_out(house, is_closed)
        async with house.guest(code, lang=language) as ana:
            await ana.hear(TOLD[language, is_closed])

    ssh.at_home(tmp_path, run)


@pytest.mark.parametrize(("language", "is_closed"), TOLD)
def test_who_comes_with_a_browser_is_told_why_there_is_no_table(
    tmp_path: Path, language: str, is_closed: bool
) -> None:
    async def run(house: web.House) -> None:
        code = house.invite(1, "Ana")
        leaves_out(house, is_closed)
        async with house.page(code, web.Page(language)) as ana:
            await ana.hear(TOLD[language, is_closed])

    web.in_house(tmp_path, run)
