"""People who come to a public room without an invitation and without a playroom of their own: by
SSH with their key, or with a browser; under a unique name.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import asyncssh
import pytest

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.members.people import Key, Member
from playroom.room.server.opening import open_room
from tests.room import ssh_kit as ssh
from tests.room.moderation.test_house_rules import read
from tests.web import kit as page

QUESTION = "What is your name?"
TAKEN = "is taken here"


def test_by_ssh_with_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh, "open_room", partial(open_room, public=True))
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def test(house: ssh.House) -> None:
        people = house.room.services.people
        assert isinstance(people.add(Clean.of("Ana"), "en", (Key.token("a" * 32),)), Member)
        async with house.guest("somebody", key) as eva:
            await eva.hear(QUESTION)
            eva.press("ana\r")
            await eva.hear(TAKEN)
            eva.press("\x1bOR")  # F3
            await eva.hear("¿Cómo te llamas?")
            eva.press("\x1bOR")
            await eva.hear(QUESTION)
            eva.press("Eva\r")
            await eva.hear("the hall.")
        async with house.guest("somebody", key) as eva:
            assert QUESTION not in await eva.hear("the hall.")
        found = people.member(Key.ssh(key.get_fingerprint()))
        assert found is not None
        assert found.name == "Eva"
        with pytest.raises(asyncssh.PermissionDenied):  # without a key as before
            async with house.guest("somebody"):
                pass

    ssh.at_home(tmp_path, test)


def test_with_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "open_room", partial(open_room, public=True))

    async def test(house: page.House) -> None:
        people = house.room.services.people
        assert isinstance(people.add(Clean.of("Ana"), "en", (Key.token("a" * 32),)), Member)
        async with house.page() as eva:
            for name in ("Ana", "Eva"):
                await eva.until(lambda: bool(eva.screen.get("line")))
                await eva.send(text=name)
                if name == "Ana":
                    await eva.until(lambda: any(TAKEN in line for line in eva.said))
            await eva.until(lambda: any("hall" in line for line in eva.said))
        found = people.member(Key.page(eva.token))
        assert found is not None
        assert found.name == "Eva"
        # with an invitation the same page leads from the lobby to that table
        game = find_game("casino")
        table = house.room.open_table(game, Setup.of(2), {})
        code = people.invite(table.state.id, None)
        async with house.page(page=eva, code=code):
            await eva.until(lambda: any("A table of Casino" in line for line in eva.said))
        assert table.state.guest(found.id) is not None

    page.in_house(tmp_path, test)


RULES = read(b"[rules]\nen = ['Be kind.']\nes = ['S\xc3\xa9 amable.']\n")
ASKED = {"en": QUESTION, "es": "¿Cómo te llamas?"}
TOLD = {"en": "Be kind.", "es": "Sé amable."}
OTHERS = {"en": "En español con F3.", "es": "For English press F3."}
"""By the language of the room."""


@pytest.mark.parametrize("language", ["en", "es"])
def test_by_ssh_who_tells_no_language_hears_that_there_is_another(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssh, "open_room", partial(open_room, public=True))
    other = "es" if language == "en" else "en"
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)]

    async def test(house: ssh.House) -> None:
        async with house.guest("somebody", keys[0], "C.UTF-8") as eva:
            await eva.hear(OTHERS[language])
            eva.press("\x1bOR")
            await eva.hear(ASKED[other])
            eva.press("Eva\r")
            await eva.hear(TOLD[other])
        assert eva.raw.count(OTHERS[language]) == 1
        people = house.room.services.people
        found = people.member(Key.ssh(keys[0].get_fingerprint()))
        assert found is not None
        assert found.language == other  # what the others hear of them
        async with house.guest("somebody", keys[1], f"{language}_MX.UTF-8") as luz:
            await luz.hear(ASKED[language])
            luz.press("Luz\r")
            assert OTHERS[language] not in await luz.hear(TOLD[language])

    ssh.at_home(tmp_path, test, language, RULES)


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize(
    ("language", "says"),
    [("en", "ssh-keygen makes a key. Inv"), ("es", "ssh-keygen crea una clave. C")],
)
def test_by_ssh_without_a_key_one_hears_what_would_let_one_in(
    public: bool, language: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssh, "open_room", partial(open_room, public=public))

    async def test(house: ssh.House) -> None:
        client = ssh.Client("nothing")
        with pytest.raises(asyncssh.PermissionDenied):
            async with house.guest("somebody", client_factory=lambda: client):
                pass
        assert any(says in asked for asked in client.asked) == public

    ssh.at_home(tmp_path, test, language)


@pytest.mark.parametrize("told", ["fr-FR", "en-US", ""])
def test_a_browser_of_another_language_hears_how_to_change_it(
    told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "open_room", partial(open_room, public=True))

    async def test(house: page.House) -> None:
        async with house.page(page=page.Page(told)) as eva:
            await eva.hear(QUESTION)
            await eva.send(key="f3")
            await eva.hear(ASKED["es"])
            hints = [line for line in eva.lines if line["line"] == OTHERS["en"]]
            assert [line["lang"] for line in hints] == ([] if told == "en-US" else ["es"])
            await eva.send(text="Eva")
            await eva.hear(TOLD["es"])

    page.in_house(tmp_path, test, rules=RULES)
