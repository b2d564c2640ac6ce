"""The addresses of webhooks in docs/rooms.md, against what each service documents of its HTTP
interface.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from playroom.engine.notes import Clean
from playroom.room.notices.channels import NotSent, send_hook
from playroom.room.notices.deciding import Turn
from playroom.room.notices.service import letter_of
from tests.room.notices.kit import web

DOC = Path(__file__).parents[3] / "docs/rooms.md"
LETTER = letter_of("es", Clean.of("Sala *Sur*"), (Turn("aaaaaa", "m:0:1", "casino"),), "hook")
SUBJECT = "Te toca en 1 mesa de Sala *Sur*"
Shown = tuple[int, str]


def ntfy(path: str, headers: Mapping[str, str], body: bytes) -> Shown:
    """With `tpl` the title and the message are templates over the JSON of the body."""
    asked = {name: values[0] for name, values in parse_qs(urlsplit(path).query).items()}
    assert urlsplit(path).path == "/TOPIC"
    assert asked["tpl"] == "yes"
    fields = json.loads(body)

    def filled(template: str) -> str:
        return re.sub(r"\{\{\.(\w+)\}\}", lambda found: str(fields[found[1]]), template)

    return 200, f"{filled(asked['t'])}\n{filled(asked['m'])}"


def gotify(path: str, headers: Mapping[str, str], body: bytes) -> Shown:
    """A message has fields of fixed types, of which one is required."""
    given = json.loads(body)
    types = {"id": int, "appid": int, "message": str, "title": str, "priority": int, "extras": dict}
    fits = all(isinstance(given[name], kind) for name, kind in types.items() if name in given)
    if urlsplit(path).path != "/message" or "token=" not in path or not given.get("message"):
        return 401, ""
    return (200, f"{given['title']}\n{given['message']}") if fits else (400, "")


def hookshot(path: str, headers: Mapping[str, str], body: bytes) -> Shown:
    """`html` is shown as it is; without it, `text` is Markdown. A `username` stands before both."""
    given = json.loads(body)
    assert isinstance(given["text"], str)
    assert "username" not in given
    return 200, given["html"].replace("<br>", "\n")


def prosody(path: str, headers: Mapping[str, str], body: bytes) -> Shown:
    """`mod_slack_webhooks`: the content type is compared as a whole, the path ends in the room."""
    if headers["content-type"] != "application/json":
        return 422, ""
    return (201, json.loads(body)["text"]) if path == "/webhook/CHATROOM" else (404, "")


@pytest.mark.parametrize(
    ("service", "takes"),
    [("ntfy", ntfy), ("Gotify", gotify), ("Matrix", hookshot), ("XMPP", prosody)],
)
def test_a_recipe_shows_the_whole_notice(
    service: str, takes: Callable[[str, Mapping[str, str], bytes], Shown]
) -> None:
    row = re.search(
        rf"^\| {service} \|[^`]*`(?:\w+` of [^`]*`)?(https://[^`]*)`", DOC.read_text("utf-8"), re.M
    )
    assert row is not None

    async def begin() -> None:
        async with web() as served:
            host = f"localhost:{served.port}"
            parts = urlsplit(row[1])
            url = f"http://{host}{parts.path}" + (f"?{parts.query}" if parts.query else "")
            await asyncio.to_thread(send_hook, url, (host,), LETTER)
            ((path, headers, body),) = served.requests
            status, shown = takes(path, headers, body)
            assert 200 <= status < 300
            assert shown.splitlines() == [SUBJECT, *LETTER.lines]
            served.statuses = [415]
            with pytest.raises(NotSent):
                await asyncio.to_thread(send_hook, url, (host,), LETTER)

    asyncio.run(begin())
