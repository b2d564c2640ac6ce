"""A whole tournament by ear: eight people, two of them at terminals in two languages, and bots, in
a real room that is killed and started again in the middle of a round.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import sys
import threading
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.contests import state as c
from playroom.room.contests.verifying import verified
from playroom.room.contests.views import ContestDo
from playroom.room.members.device_key import DeviceKey
from playroom.room.protocol.trust import InvitationLine
from tests.room.contests.test_in_a_room import Player
from tests.room.far import GAMES
from tests.room.lobby_kit import Walker
from tests.room.server.test_killed_host import HostProcess
from tests.terminal.drive import Session

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
ROUNDS = 3
WORDS = {
    "en": {
        "join": "/tournament join",
        "called": r"Round \d: you against .* at table \d+; Enter goes there\.",
        "turn": "Your turn.",
        "won": r"Round \d is over\. You are number \d+ of 32, with .* half a minute\.",
        "over": "The tournament is over.",
        "standings": "/standings",
        "never": "another game|Enter when you are ready|leave this table",
    },
    "es": {
        "join": "/torneo entrar",
        "called": r"Ronda \d: juegas contra .* en la mesa \d+; Intro te lleva allí\.",
        "turn": "Te toca.",
        "won": r"Termina la ronda \d\. Quedas en el puesto \d+ de 32, con .* medio minuto\.",
        "over": "Termina el torneo.",
        "standings": "/clasificación",
        "never": "Intro para otra|Intro cuando quieras|deja esta mesa",
    },
}


class Terminal(threading.Thread):
    """A person at a terminal, who does what the lines say."""

    def __init__(self, name: str, language: str, line: str, folder: Path) -> None:
        super().__init__(daemon=True)
        self.words = WORDS[language]
        given = ("--name", name, "--lang", language, "--data", str(folder / name))
        self.session = Session(
            [sys.executable, "-m", "playroom", "join", line, *given, "--speech", "off"],
            cols=400,
            deadline=120,
        )
        self.over = threading.Event()

    def run(self) -> None:
        session, words = self.session, self.words
        session.until("Brisca")
        session.send(f"{words['join']}\r")
        said = ""
        while not self.over.is_set():
            said += "\n".join(session.quiet(0.1))
            if re.search(words["called"], said):
                said = "\n".join(session.key("enter"))
            elif words["turn"] in said:
                session.key("z")
                said = "\n".join(session.key("enter"))
            elif words["over"] in said:
                session.send(f"{words['standings']}\r")
                session.quiet(1.0)
                self.over.set()
            else:
                said = ""


async def client(name: str, line: InvitationLine) -> Player:
    """A person whose program plays the first choice."""
    room = SavedRoom(line.host, line.port, line.pin, secrets.token_hex(16))
    wire = RoomClient(
        room, Clean.of(name), "en", GAMES, find_game, lambda home: None, lambda now: None,
        DeviceKey.new(),
    )  # fmt: skip
    await wire.join(line)
    assert wire.lobby is not None
    return Player(Walker(wire.lobby, wire).lobby)


async def plays(player: Player) -> None:
    """Takes part, and goes from table to table."""
    while not player.lobby.contests:
        await asyncio.sleep(0.1)
    assert await player.ask(ContestDo.JOIN) == ""
    while True:
        if player.person is not None and player.lobby.session is not player.person.session:
            player.person = None
        await player.acts()
        await asyncio.sleep(0.05)


def test_a_tournament_of_eight_people_and_bots_over_a_killed_host(tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text(
        f'[contests]\nopen = ["swiss brisca {ROUNDS} rounds 24 bots easy 1 minute"]\n'
    )

    async def test() -> None:
        rest = ("--public", "--house", str(tmp_path / "house.toml"))
        host = HostProcess(tmp_path / "host", "--listen", "127.0.0.1:0", *rest)
        await host.start()
        reading = host.drain()
        line = InvitationLine.read(f"{host.address}/{host.pin}")
        heard = [
            Terminal(name, language, str(line), tmp_path)
            for name, language in (("Ana", "es"), ("Ben", "en"))
        ]
        players = [await client(name, line) for name in ("Carla", "Dino", "Eva", "Fede")]
        players += [await client(name, line) for name in ("Gema", "Hugo")]
        acting = [asyncio.create_task(plays(player)) for player in players]
        for terminal in heard:
            terminal.start()
        contest = ""
        while not contest or not all(terminal.over.is_set() for terminal in heard):
            await asyncio.sleep(0.5)
            assert all(terminal.is_alive() or terminal.over.is_set() for terminal in heard)
            assert not [task.exception() for task in acting if task.done()]
            view = next((view for view in players[0].lobby.contests if view.joined), None)
            played = 0 if view is None else sum(bool(table.points) for table in view.tables)
            if view is not None and view.round == 2 and played >= 4 and not contest:
                assert view.phase is c.Phase.PLAYING
                contest = view.id
                await host.kill()
                await reading
                host = HostProcess(tmp_path / "host", "--listen", host.address, *rest)
                await host.start()
                reading = host.drain()
        for terminal in heard:
            _judge(terminal)
        for task in acting:
            task.cancel()
        host.process.terminate()
        await host.process.wait()
        proved, matches = verified(tmp_path / "host" / "room" / f"contest-{contest}.jsonl")
        assert (len(proved.rounds), matches) == (ROUNDS, ROUNDS * 16)

    asyncio.run(test())


def _judge(terminal: Terminal) -> None:
    """What was heard, from the first call to the standings."""
    said, words = terminal.session.lines, terminal.words
    terminal.session.close()
    calls = [line for line in said if re.fullmatch(words["called"], line)]
    assert [int(re.findall(r"\d", line)[0]) for line in calls] == [1, 2, 3], "each is heard once"
    assert len([line for line in said if re.fullmatch(words["won"], line)]) == ROUNDS - 1
    assert not [line for line in said if re.search(words["never"], line)]
    assert any(line.startswith("1. ") for line in said[-4:]), said[-4:]
