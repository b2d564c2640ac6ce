"""What the door of the page serves, and to whom; and that a client that sends anything else is
refused, cut off and noted, unnoticed by others.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from playroom.doors.page import door, page_door
from playroom.doors.page.forwarded import place_of
from playroom.page.messages import LONGEST_UP
from playroom.room.server.opening import Place
from tests.web.kit import House, Page, begin, in_house, sit

NO_TEXT = b"\xff\xfe"
HELLO = {"resume": 0, "token": "0123456789abcdef" * 2}


async def fetch(
    house: House, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """What is answered to who asks for something."""

    def ask() -> tuple[int, dict[str, str], bytes]:
        asked = http.client.HTTPConnection("127.0.0.1", house.port, timeout=10)
        try:
            asked.request(method, path, headers=headers)
            answer = asked.getresponse()
            told = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, told, answer.read()
        finally:
            asked.close()

    return await asyncio.to_thread(ask)


def test_the_files_of_the_page_and_nothing_else(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        for path in (f"/{name}" for name in door.FILES):
            status, told, body = await fetch(house, path)
            assert status == 200
            assert len(body) > 500
            policy = told["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert told["x-content-type-options"] == "nosniff"
            assert told["referrer-policy"] == "no-referrer"
            assert "set-cookie" not in told
            assert "server" not in told
        for path in (
            "/index.html",
            "/../pyproject.toml",
            "/page.js/",
            "/%2e%2e/x",
            "/page/page.js",
        ):
            assert (await fetch(house, path))[0] == 404
        assert (await fetch(house, "/favicon.ico"))[0] == 204

    in_house(tmp_path, run)


def test_nothing_of_the_page_comes_from_elsewhere_and_nothing_is_inline() -> None:
    files = {name: door._thin(name).decode() for name in door.FILES.values()}
    assert sum(len(text.splitlines()) for text in files.values()) < 1260
    html = files["index.html"]
    scripts = [name for name in files if name.endswith(".js") and name != "push.js"]  # a worker
    assert "<style" not in html
    assert "style=" not in html
    assert html.count("<script") == len(scripts)
    assert all(html.count(f'<script src="{name}">') == 1 for name in scripts)
    for text in files.values():
        assert "//" not in text.replace("// ", "").replace("://${location.host}", "")
    for name in ("innerHTML", "outerHTML", "insertAdjacent", "eval(", "document.write", "cookie"):
        assert all(name not in files[script] for script in scripts)
    for name in ("assertive", 'role="alert"', "ariaNotify", "aria-busy"):
        assert all(name not in text for text in files.values())


def test_a_page_of_another_place_gets_nothing(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        for origin in ("http://evil.example", "null", f"http://127.0.0.1:{house.port + 1}", None):
            with pytest.raises(InvalidStatus) as refused:
                async with house.socket(origin=origin):
                    pass
            assert refused.value.response.status_code == 403
        await house.until(lambda: house.refused().count("other_origin") == 4)
        status, _, body = await fetch(house, "/", Host="evil.example")
        assert status == 421
        assert body.startswith(b"The page has another address.")
        assert str(house.port).encode() not in body
        await house.until(lambda: house.refused()[-1] == "other_host")
        assert (await fetch(house, "/", Host=f"localhost:{house.port}"))[0] == 200

    in_house(tmp_path, run)


def test_a_page_by_https_has_no_other_origin(tmp_path: Path) -> None:
    """A page that the network puts in the place of ours has the scheme http."""

    async def run(house: House) -> None:
        place = Place("127.0.0.1", 0, "https://cards.example.org/")
        behind = await door.open_page(house.room, place, "en", behind_proxy=True)
        local = f"127.0.0.1:{behind.port}"
        for host, scheme, status in (
            ("cards.example.org", "http", 403),
            ("cards.example.org", "https", 101),
            (local, "http", 101),
        ):
            headers = {
                "Upgrade": "websocket",
                "Connection": "Upgrade",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
                "Origin": f"{scheme}://{host}",
                "Host": host,
            }
            there = House(house.room, behind, house.table)
            assert (await fetch(there, "/game", **headers))[0] == status, (host, scheme)

    in_house(tmp_path, run)


async def cut(socket: ClientConnection) -> None:
    """Waits until the socket is closed."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                await socket.recv()


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"{}",
        b"[]",
        NO_TEXT,
        b'{"key": "c"}',
        json.dumps({**HELLO, "resume": -1}).encode(),
        json.dumps({**HELLO, "token": "short"}).encode(),
        json.dumps({**HELLO, "more": 1}).encode(),
        json.dumps({**HELLO, "code": "x" * 65}).encode(),
        b"[" * 2_000,
    ],
)
def test_who_does_not_say_who_they_are_is_cut_off(tmp_path: Path, first: bytes) -> None:
    async def run(house: House) -> None:
        async with house.socket() as socket:
            await socket.send(first, text=True)
            await cut(socket)
        await house.until(lambda: house.refused() == ["no_hello"])

    in_house(tmp_path, run)


WRONG = (
    b'{"keys": "c"}',
    b'{"key": ""}',
    b'{"key": "' + b"x" * 40 + b'"}',
    b'{"key": "c", "text": "x"}',
    b'{"choose": ["hand"]}',
    b'{"choose": ["hand", 3]}',
    b'{"text": "' + b"x" * 401 + b'"}',
    b'{"set": ["language", "' + b"x" * 40 + b'"]}',
    b'{"at": {"hand": 1}}',
    b"{}",
    b'{"key": null}',
    b"null",
    b"\x00",
)


@pytest.mark.parametrize("sent", WRONG)
def test_what_no_page_sends_cuts_it_off_and_nobody_else(tmp_path: Path, sent: bytes) -> None:
    async def run(house: House) -> None:
        page = Page()
        async with house.page(house.invite(1)) as eva, house.page(house.invite(0), page=page):
            await sit(house, page)
            await sit(house, eva, "Eva")
            assert page._socket is not None
            await page._socket.send(sent, text=True)
            await cut_off(page)
            await house.until(lambda: house.refused() == ["not_understood"])
            await eva.hear("Ana is away.")
            assert await eva.key("?")
        async with house.page(page=page):
            await page.until(lambda: page.listed)

    in_house(tmp_path, run)


async def cut_off(page: Page) -> None:
    """Waits until a page is cut off."""
    assert page._reading is not None
    async with asyncio.timeout(10):
        await page._reading


def test_a_frame_that_is_too_big_ends_the_socket(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            assert page._socket is not None
            await page._socket.send("x" * (LONGEST_UP + 1))
            await cut_off(page)
            await house.until(lambda: house.refused() == ["not_understood"])

    in_house(tmp_path, run)


def test_who_sends_too_fast_is_cut_off(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            with contextlib.suppress(ConnectionClosed):
                for _ in range(400):
                    await page.send(key="t")
            await cut_off(page)
        await house.until(lambda: "too_fast" in house.refused())

    in_house(tmp_path, run)


def test_too_many_pages_of_one_address(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(page_door.ALLOWED.connections):
                page = await stack.enter_async_context(house.page())
                await page.hear("Type the code")
            async with house.socket() as socket:
                await cut(socket)
            await house.until(lambda: house.refused() == ["too_many"])
            more = {"additional_headers": {"X-Forwarded-For": "192.0.2.7"}}
            async with house.page(**more) as other:  # by the proxy of this machine
                await other.hear("Type the code")

    in_house(tmp_path, run, behind_proxy=True)


def test_nobody_is_believed_where_there_is_no_proxy(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with contextlib.AsyncExitStack() as stack:
            for number in range(page_door.ALLOWED.connections + 1):
                told = {"X-Forwarded-For": f"192.0.2.{number}"}
                socket = house.socket(additional_headers=told)
                last = await stack.enter_async_context(socket)
            await cut(last)
        room_store = house.room.services.room_store
        await house.until(lambda: [place for _, place, _ in room_store.refusals()] == ["127.0.0.1"])

    in_house(tmp_path, run)


HOSTILE = (
    *("", ",", "nobody", "192.0.2.7, nobody", "192.0.2.7,", "::ffff:0x7f.1", "1" * 60, "[::1", "%"),
    *("192.0.2.256", "192.0.2.7:x:y", "\x00\x1b[31m", "," * 7_000, "1,", "2001:db8::1::2"),
    *("a" * 7_000 + ",192.0.2.7 x", "' OR 1=1 --", "unknown", "_hidden", "0x7f000001"),
)
"""What proxies and liars may write behind which there is no address."""


def test_of_what_a_proxy_says_the_last_address_counts_and_nonsense_is_the_proxys() -> None:
    for told in HOSTILE:
        assert place_of("127.0.0.1", [told], True) == "127.0.0.1", told
        assert place_of("192.0.2.9", [told], True) == "192.0.2.9", told
    for told, counts in (
        ("192.0.2.7", "192.0.2.7"),
        ("127.0.0.1, 192.0.2.8 ,  192.0.2.7 ", "192.0.2.7"),
        ("," * 10_000 + "192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("2001:DB8:0::7", "2001:db8::7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("fe80::1%eth0" + "x" * 20, "fe80::1"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ):
        for proxy in ("127.0.0.1", "::1", "127.3.2.1", "::ffff:127.0.0.1"):
            assert place_of(proxy, ["198.51.100.1", told], True) == counts
            assert place_of(proxy, [told], False) == proxy
        assert place_of("192.0.2.9", [told], True) == "192.0.2.9"  # from elsewhere it is a lie


def test_a_header_of_ten_kilobytes_is_refused(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        long = {"X-Forwarded-For": "1," * 5_000 + "192.0.2.7"}
        with pytest.raises(InvalidHandshake):
            async with house.socket(additional_headers=long):
                pass
        many = "".join(f"X-Forwarded-For: 192.0.2.{n}\r\n" for n in range(200))
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(f"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n{many}\r\n".encode())
        assert b" 200 " not in await reader.readline()
        writer.close()
        async with house.page() as page:
            await page.hear("Type the code")

    in_house(tmp_path, run, behind_proxy=True)


def test_sockets_that_ask_nothing_give_way(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        opened = []
        try:
            for _ in range(door.HALF_OPEN + 20):
                opened.append(await asyncio.open_connection("127.0.0.1", house.port))
            async with asyncio.timeout(10):
                for reader, _ in opened[:20]:
                    with contextlib.suppress(ConnectionError):
                        assert await reader.read() == b""
            assert (await fetch(house, "/"))[0] == 200
        finally:
            for _, writer in opened:
                writer.close()

    in_house(tmp_path, run)


def test_anything_at_all(tmp_path: Path) -> None:
    """Frames that are nearly right, in any order: the room stands, and the others hear nothing."""
    dice = random.Random(4)
    keys = ["c", "enter", "escape", "f8", "c-d", "c-s", "?", "/", "'", "é", "\u202e", "a-x", "tab"]
    zones = ["hand", "list", "table", "", "zone", "\u0000", "players"]
    things = ["0", "1", "yes", "no", "5H", "", "999999999999", "-1", "\u0661", "back"]

    def frame() -> dict[str, object]:
        kinds = (
            {"key": dice.choice(keys)},
            {"do": dice.choice([*keys, "/resign", "/invite", "/nothing", "/"])},
            {"choose": [dice.choice(zones), dice.choice(things)]},
            {
                "text": dice.choice(
                    ["", "hello", "/settings", "<b>x</b>", "\u202e\u0000", "9" * 300]
                )
            },
            {"set": [dice.choice(["language", "length", "x"]), dice.choice(["es", "brief", ""])]},
            {"ping": True},
        )
        made = dict(dice.choice(kinds))
        if dice.random() < 0.5:
            made["at"] = [dice.choice(zones), dice.choice(things)]
        return made

    async def run(house: House) -> None:
        page = Page()
        async with house.page(house.invite(1)) as eva:
            await sit(house, eva, "Eva")
            for _ in range(6):
                async with house.page(house.invite(0), page=page):
                    await page.until(lambda: page.screen)
                    with contextlib.suppress(ConnectionClosed):
                        for _ in range(50):
                            await page.send(**frame())
                            await asyncio.sleep(0.005)
                house.table.services.room_store.refusals()
            assert await eva.key("?")

    in_house(tmp_path, run, seats=2)


def test_names_and_chat_stay_text(tmp_path: Path) -> None:
    """What people write comes as text; the page puts it into the text of an element."""

    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page, house.page(house.invite(1)) as eva:
            await sit(house, page, "X<img src=x>")
            await sit(house, eva, "Eva\u202e\u0007")
            await eva.send(text="/say <script>1</script>\u2028x")
            await page.hear("Eva: <script>1</script> x.")
            assert any("<img src=x>" in one for one in eva.listed)
            await begin(house, page, eva)

    in_house(tmp_path, run)


def test_no_code_reaches_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    codes: list[str] = []

    async def run(house: House) -> None:
        codes.append(house.invite(0))
        async with house.page(codes[0]) as page:
            await sit(house, page)
        codes.append(page.token)

    in_house(tmp_path, run)
    for name in tmp_path.rglob("*"):
        if name.is_file():
            assert not any(code.encode() in name.read_bytes() for code in codes), name
    assert not any(code in text for code in codes for text in caplog.messages)
