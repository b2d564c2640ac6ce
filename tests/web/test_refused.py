"""A guest whom the page refuses hears one sentence: why, and what would work."""

from __future__ import annotations

import asyncio
import html
import json
import re
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from playroom.doors.page import door, page_door, page_socket
from playroom.engine.notes import Clean
from playroom.locale import LANGUAGES
from playroom.room.server import admission
from playroom.room.server.limits import Rate, RateLimiter
from playroom.store import StoreError
from tests.web import kit
from tests.web.kit import House, Page, in_house, sit
from tests.web.test_door import fetch

NOT_GOOD = {"en": "That invitation is not good", "es": "Esa invitación no vale"}
ASKED = {"en": "Type the code", "es": "Escribe el código"}
CROWD = {"en": "Try again in a minute.", "es": "Prueba dentro de un minuto."}
MANY_NEW = {"en": "Many new people", "es": "mucha gente nueva"}
NO_PLACE = {"en": "no place for you now", "es": "Ahora no hay lugar para ti"}
NO_CODE = {"en": "No code came", "es": "no llegó ningún código"}
OTHER = {"en": "another address", "es": "otra dirección"}
NOTHING = {"en": "nothing at this address", "es": "no hay nada"}
NAME = {"en": "What is your name?", "es": "¿Cómo te llamas?"}


def asks_in(language: str) -> dict[str, dict[str, str]]:
    """What a browser of that language sends with every request."""
    told = f"fr-FR,{language}-MX;q=0.9,{language};q=0.8"
    return {"additional_headers": {"Accept-Language": told}}


def is_public(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit, "open_room", partial(kit.open_room, public=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_page_too_many_is_told_so_and_tries_later(tmp_path: Path, language: str) -> None:
    async def run(house: House) -> None:
        pages = [Page(language) for _ in range(page_door.ALLOWED.connections)]
        sockets = [house.socket() for _ in pages]
        opened = [await socket.__aenter__() for socket in sockets]
        for page, socket in zip(pages, opened, strict=True):
            await page.begin(socket, "")
            await page.hear(ASKED[language])
        async with house.socket(**asks_in(language)) as socket:  # it has said nothing yet
            told = json.loads(await asyncio.wait_for(socket.recv(), 10))["refused"]
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(socket.recv(), 10)
        assert CROWD[language] in told["line"]
        assert told["language"] == language
        assert told["words"]["come-back"]
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == page_socket.TRY_LATER
        for page, socket_ in zip(pages, sockets, strict=True):
            await page.end()
            await socket_.__aexit__(None, None, None)

    in_house(tmp_path, run)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_known_or_may_come_anyway_hears_that_the_code_is_not_good(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def known(house: House) -> None:
        page = Page(language)
        async with house.page(house.invite(0), page=page):
            await sit(house, page)
        async with house.page("aaaabbbbcccc", page=page):
            await page.hear(NOT_GOOD[language])
            await page.until(lambda: page.listed)  # at their table, as before
        async with house.page(page=page):
            await page.until(lambda: page.listed)
        assert len([line for line in page.said if NOT_GOOD[language] in line]) == 1
        assert house.refused() == ["not_invited"]

    async def anybody(house: House) -> None:
        page = Page(language)
        async with house.page("aaaabbbbcccc", page=page):
            await page.hear(NOT_GOOD[language])
            await page.hear(NAME[language])

    in_house(tmp_path / "known", known)
    is_public(monkeypatch)
    in_house(tmp_path / "public", anybody)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_too_many_are_new_nobody_is_said_to_need_an_invitation(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_public(monkeypatch)
    monkeypatch.setattr(admission, "NEWCOMERS", 0)

    async def run(house: House) -> None:
        page = Page(language)
        async with house.page(page=page):
            await page.hear(MANY_NEW[language])
            await page.send(text=house.invite(0))  # and with one they come in
            await page.hear(NAME[language])
        assert not [line for line in page.said if NOT_GOOD[language] in line]

    in_house(tmp_path, run)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gives_no_good_code_is_not_asked_for_ever(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def guesses(house: House) -> None:
        page = Page(language)
        async with house.page(page=page):
            for _ in range(page_socket.ATTEMPTS):
                await page.send(text="guess")
            await page.until(lambda: "refused" in str(page.frames[-1:]))
        told = [line for line in page.said if NOT_GOOD[language] in line]
        assert len(told) == page_socket.ATTEMPTS

    async def waits(house: House) -> None:
        page = Page(language)
        async with house.page(page=page):
            await page.hear(NO_CODE[language])
            assert "refused" in page.frames[-1]

    in_house(tmp_path / "guesses", guesses)
    monkeypatch.setattr(page_socket, "CODE_WAIT", 0.05)
    in_house(tmp_path / "waits", waits)


@pytest.mark.parametrize("language", LANGUAGES)
def test_trouble_of_the_room_is_not_called_a_bad_code(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(house: House) -> None:
        page, invited = Page(language), house.invite(0)

        def fails(*_: object) -> None:
            raise StoreError("full", file=Clean.of("room.db"))

        with monkeypatch.context() as broken:
            broken.setattr(type(house.room.services.people), "member", fails)
            async with house.page(invited, page=page):
                await page.hear(NO_PLACE[language])
        async with house.page(invited, page=page):  # it was not used up
            await page.hear(NAME[language])
            with monkeypatch.context() as often:
                often.setattr(
                    RateLimiter, "may", lambda rate_limiter, who, what: what is not Rate.COME
                )
                async with house.page(page=page):
                    await page.hear(CROWD[language])

    in_house(tmp_path, run)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_address_says_what_is_wrong_with_it(tmp_path: Path, language: str) -> None:
    async def run(house: House) -> None:
        asked = asks_in(language)["additional_headers"]
        for path, host, told in (
            ("/hall", "localhost", NOTHING),
            ("/", "somewhere.example", OTHER),
        ):
            status, headers, body = await fetch(house, path, Host=host, **asked)
            assert status in (404, 421)
            assert headers["content-type"].startswith("text/plain")
            assert told[language] in body.decode()

    in_house(tmp_path, run)


def test_a_page_that_never_gets_through_has_words_for_it() -> None:
    page = door._thin("index.html").decode()
    found = re.search(r'<body data-words="([^"]*)">', page)
    assert found is not None
    words = json.loads(html.unescape(found[1]))
    assert set(words) == set(LANGUAGES)
    first = {"on", "off", "offline", "wait", "voice-press", "voice-fails"}
    assert all(set(told) == first for told in words.values())
    assert words["es"]["off"] != words["en"]["off"]
