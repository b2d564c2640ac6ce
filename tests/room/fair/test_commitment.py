"""What is heard of a joint deal is what is proved of it: the promise of the room, before the
numbers are shown, and the seal of the deal. `verify` takes either and says which it is.
"""

from __future__ import annotations

import asyncio
import json
import re
from functools import partial
from pathlib import Path

import pytest

from playroom.cli.run import main
from playroom.engine.deal.seal import seal, spoken
from playroom.engine.header import Home
from playroom.engine.record import replace
from playroom.records.opening import keep_copy
from playroom.records.playback import Playback
from playroom.shell.room.homecoming import keep_game
from playroom.shell.screens.replay import ReplayScreen
from playroom.store import KeptGame, Store, log_lines
from tests.room.client.test_transcripts import Shown
from tests.room.far import FarRoom, with_room
from tests.room.kit import until

PROMISE = {
    "en": r"The room's promise: ([0-9a-f ]{9})\.",
    "es": r"Promesa de la sala: ([0-9a-f ]{9})\.",
}
SEALED = {"en": "Sealed as {}", "es": "Sellada como {}"}
SEAL_AT_ONCE = {"en": "The deal is sealed as {}.", "es": "El reparto queda sellado como {}."}
PROMISED = {"en": "The room promised its number as {}", "es": "La sala prometió su número como {}"}


async def play(*people: Shown) -> None:
    """Everybody plays the first thing there is, to the end."""
    while people[0].chair.outcome is None:
        for chair in (one.chair for one in people):
            if chair.settled.is_set() and any(request.awaited for request in chair.requests):
                action = next(iter(chair.game.choices(chair.view)), None)
                if action is not None:
                    answer = asyncio.get_running_loop().create_future()
                    chair.submit(action, chair.request_of(action), answer.set_result)
                    await answer
        await asyncio.sleep(0.002)


def of(shown: Shown, key: str) -> list[str]:
    """The lines of the reader that a key opens."""
    before = len(shown.inside.lines)
    shown.inside.press(key, "tab", "tab", "tab", "tab", "tab", "escape")
    return shown.inside.lines[before:]


@pytest.fixture(scope="module", params=["en", "es"])
def kept(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path, str, KeptGame]:
    """A game of Ana and Ben as it came home to Ana: her language, where it is kept, the promise
    that she heard, and the game.
    """
    language, folder = request.param, tmp_path_factory.mktemp("promise")
    promises = list[str]()

    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        ana, ben = Shown(folder / "Ana", "Ana", language), Shown(folder / "Ben", "Ben", "en")
        ben.inside.preferences.set("verbosity", "full")
        for seat, one in enumerate((ana, ben)):
            await one.come(room, seat)
            one.came_home = partial(keep_game, one.inside.app)
        await until(lambda: len(room.table.state.seated) == 2)
        await until(
            lambda: (
                ana.session_screens.session.state
                == ben.session_screens.session.state
                == room.table.state
            )
        )
        for one in (ana, ben):
            one.inside.press("home", "enter")
        await until(lambda: ana.chair is not None and ben.chair is not None)
        await until(lambda: ana.inside.app.table() is not None)
        header = ana.chair.header
        at_once = {one: SEAL_AT_ONCE[one.language].format(seal(header)) for one in (ana, ben)}
        await until(lambda: any(at_once[ben] in line for line in ben.inside.lines))
        assert not any(at_once[ana] in line for line in ana.inside.lines)  # F7 tells it
        said = [re.search(PROMISE[ben.language], line) for line in ben.inside.lines]
        (heard,) = [found[1] for found in said if found]  # in full; else F7 tells it
        promises.append(heard)
        assert promises[0] != str(seal(header))
        told = " ".join(of(ana, "f7"))
        assert SEALED[language].format(seal(header)) in told
        assert PROMISED[language].format(promises[0]) in told
        await play(ana, ben)
        await until(lambda: bool(ana.inside.app.store.finished()))
        ana.close()
        ben.close()

    with_room(folder / "room", test)
    with Store.open(folder / "Ana") as store:
        (one,) = store.finished()
        log = store.log(one.id)
    return language, folder / "Ana", promises[0], log


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(list(words))
    told = capsys.readouterr()
    return status, told.out, told.err


def test_verify_takes_what_was_heard_and_says_which_it_is(
    kept: tuple[str, Path, str, KeptGame], capsys: pytest.CaptureFixture[str]
) -> None:
    language, folder, promise, log = kept
    words = ("verify", log.header.id[:6], "--data", str(folder), "--lang", language)
    what = {
        "en": ("It is the seal that you heard.", "You heard the room's promise, not the seal."),
        "es": ("Es el sello que oíste.", "Lo que oíste es la promesa de la sala, no el sello."),
    }[language]
    for heard, said in zip((str(seal(log.header)), promise), what, strict=True):
        status, out, err = ran(capsys, *words, "--seal", heard)
        assert (status, err) == (0, "")
        assert said in out
        assert log.deal is not None
        assert str(log.deal.number) in out
        assert "Ana" in out
        assert "Ben" in out
    status, out, _ = ran(capsys, *words)
    assert status == 0
    assert promise in out
    assert str(seal(log.header)) in out
    status, out, err = ran(capsys, *words, "--seal", "0000 0000")
    assert (status, out) == (2, "")
    assert promise in err
    assert str(seal(log.header)) in err
    assert len(err.splitlines()) == 1


def test_other_programs_are_told_it_too(
    kept: tuple[str, Path, str, KeptGame], capsys: pytest.CaptureFixture[str]
) -> None:
    _, folder, promise, log = kept
    words = ("verify", log.header.id[:6], "--data", str(folder), "--json")
    _, out, _ = ran(capsys, *words, "--seal", promise)
    told = json.loads(out)
    assert told["heard"] == "promise"
    assert told["joint"]["promise"].startswith(promise.replace(" ", ""))
    assert [part["seat"] for part in told["joint"]["parts"]] == [0, 1]
    assert json.loads(ran(capsys, *words)[1])["heard"] is None


def test_a_file_of_it_has_what_proves_it(
    kept: tuple[str, Path, str, KeptGame], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    language, _, promise, log = kept
    file = tmp_path / "game.jsonl"
    file.write_text("".join(log_lines(log)), encoding="utf-8")
    words = ("--data", str(tmp_path / "x"), "--lang", language)
    assert ran(capsys, "verify", str(file), "--seal", promise, *words)[0] == 0
    assert ran(capsys, "import", str(file), *words)[0] == 0
    assert ran(capsys, "verify", log.header.id, "--seal", promise, *words)[0] == 0
    assert "".join(log_lines(log, secret=False)).startswith('{"playroom":3,')
    with Store.open(tmp_path / "y") as store:  # a copy is another match, which was not dealt so
        store.add(log)
        copy = keep_copy(store, log)
        assert store.log(copy.header.id).deal is None


def test_numbers_that_do_not_give_the_seed_are_no_proof(
    kept: tuple[str, Path, str, KeptGame], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, log = kept
    assert log.deal is not None
    first, second = log.deal.parts
    false = [
        replace(log.deal, number="0" * 64),
        replace(log.deal, promise="0" * 64),
        replace(log.deal, parts=(first,)),
        replace(log.deal, parts=(replace(first, number="0" * 64), second)),
        replace(log.deal, parts=(replace(first, number=None), second)),
    ]
    for number, deal in enumerate(false):
        with Store.open(tmp_path / str(number)) as store:
            store.add(replace(log, deal=deal))
        words = ("verify", log.header.id, "--data", str(tmp_path / str(number)), "--lang", "en")
        status, out, err = ran(capsys, *words)
        assert (status, out) == (2, "")
        assert "does not follow from the numbers" in err


def test_a_game_without_the_promise_says_so(
    kept: tuple[str, Path, str, KeptGame], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, promise, log = kept
    with Store.open(tmp_path) as store:
        store.add(KeptGame(log.header, log.entries, home=Home(0)))  # of an older playroom
    words = ("verify", log.header.id, "--data", str(tmp_path), "--lang", "en")
    status, _, err = ran(capsys, *words, "--seal", promise)
    assert status == 2
    assert "The room's promise was not kept with it." in err
    assert ran(capsys, *words)[0] == 0


def test_a_replay_tells_both(kept: tuple[str, Path, str, KeptGame], tmp_path: Path) -> None:
    language, _, promise, log = kept
    shown = Shown(tmp_path, "Ana", language)
    playback = Playback(log)
    shown.inside.app.push(ReplayScreen(shown.inside.app, playback, None))
    told = " ".join(of(shown, "f7"))
    assert SEALED[language].format(seal(log.header)) in told
    assert PROMISED[language].format(promise) in told
    assert log.deal is not None
    assert str(spoken(log.deal.promise)) == promise
    shown.inside.close()


def test_what_the_room_keeps_to_itself_is_said(
    kept: tuple[str, Path, str, KeptGame], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, promise, log = kept
    assert log.deal is not None
    with Store.open(tmp_path) as store:
        store.add(replace(log, deal=replace(log.deal, number=None)))
    words = ("verify", log.header.id, "--data", str(tmp_path), "--lang", "en")
    status, out, _ = ran(capsys, *words, "--seal", promise)
    assert status == 0
    assert "The room never showed the number that it promised." in out
