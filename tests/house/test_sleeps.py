"""No test of a room waits in real time for what its clock could give: time passes by
`tests.clock.passes`, and what happens by itself is waited for until it has happened.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
SLEEPING = {
    # what looks again and again whether something has happened
    "room/kit.py": (2, "looks again until it is so"),
    "room/far.py": (2, "looks again until they agree; inputs on their way through a socket"),
    "room/ssh_kit.py": (1, "looks again for lines of a channel"),
    "room/client/test_cut_once.py": (1, "looks again until they agree"),
    "room/client/test_transcripts.py": (2, "plays until it is over"),
    "room/fair/test_commitment.py": (1, "plays until it is over"),
    "room/moderation/test_kicked_heard.py": (3, "presses keys until a screen is there"),
    "room/store/test_retention.py": (1, "what a thread of the store must not do"),
    "match/test_bot_pool.py": (3, "bots in real processes"),
    # what makes a network slow, or measures one
    "room/notices/test_slow_server.py": (1, "a server that answers slowly"),
    "room/proxy.py": (1, "a network that is late"),
    "room/slow_wire.py": (5, "a network that is slow"),
    "room/mutated.py": (1, "a client that reads a hostile room"),
    "room/client/test_latency.py": (2, "what is measured: seconds from a key to its line"),
    "room/client/test_hostile_room.py": (1, "a frame that costs real time"),
    "room/client/test_leaving.py": (2, "pings of websockets, in sockets"),
    "room/client/test_remote_session.py": (3, "what must not come through a socket again"),
    "room/server/test_hostile_client.py": (1, "frames on their way to a log"),
    "room/server/test_health.py": (3, "connections of other programs"),
    "room/server/test_host_command.py": (1, "a room in threads of the shell"),
    "room/shell/test_guest_hears.py": (1, "what must not be told twice through a socket"),
    "room/doors/test_bursts.py": (2, "the pieces in which a terminal brings keys"),
    "room/doors/test_ssh.py": (4, "what a channel of SSH takes for one key"),
    "room/doors/test_openssh.py": (3, "a stock `ssh` in a terminal"),
    # programs
    "room/killed_player.py": (2, "a program that is killed"),
    "room/server/test_killed_host.py": (8, "programs that are killed"),
    "room/contests/test_whole.py": (3, "programs, one of them killed"),
    "room/cluster/test_people_of_nodes.py": (1, "the pace at which people play"),
    "room/cluster/test_matchmaker_of_nodes.py": (5, "no seat is given, by threads of a database"),
    # threads and the machine's own clock
    "room/lobby/test_lobby.py": (4, "no seat is given through sockets; a hash in a thread"),
    "room/lobby/test_tickets.py": (1, "an order in milliseconds of a database"),
}
"""Who sleeps all the same, how often, and why."""


def sleeps_of(source: str) -> Iterator[str]:
    """Where something sleeps longer than until the loop's next turn."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("sleep"):
            given = ast.unparse(node.args[0]) if node.args else ""
            if given != "0":
                yield f"{node.lineno}: {ast.unparse(node)}"


def test_sleeps_are_found() -> None:
    source = "await asyncio.sleep(0)\nasyncio.sleep(0.1)\ntime.sleep(x)\nclock.passes(1)"
    assert {found.partition(":")[0] for found in sleeps_of(source)} == {"2", "3"}


def test_nobody_sleeps_but_who_must() -> None:
    found = {
        path.relative_to(TESTS).as_posix(): list(sleeps_of(path.read_text("utf-8")))
        for folder in ("room", "match")
        for path in sorted((TESTS / folder).rglob("*.py"))
    }
    counts = {name: len(sleeps) for name, sleeps in found.items() if sleeps}
    wanted = {name: count for name, (count, _) in SLEEPING.items()}
    changed = {name for name in counts | wanted if counts.get(name) != wanted.get(name)}
    assert {name: found.get(name) for name in changed} == {}


def test_no_folder_of_these_tests_is_full() -> None:
    folders = [TESTS / "room", *(path for path in (TESTS / "room").iterdir() if path.is_dir())]
    assert {folder.name for folder in folders if len(list(folder.glob("*.py"))) > 20} == set()
