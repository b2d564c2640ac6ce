"""The fair deal: a seal before the first card, the seed after the last, and a command that works it
all out again.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from playroom.engine.cards import PACK
from playroom.engine.deal.seal import seal
from playroom.engine.match import Match
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.records.opening import load_match
from playroom.records.seal import Witness, heard_seal
from playroom.store import Store
from tests.shell.inside import Inside, inside
from tests.shell.kept import a_header, finished_game, kept_game
from tests.shell.test_mending import change, run


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("length", ["normal", "full"])
def test_the_room_seals_a_deal_that_it_draws_itself(
    language: str, length: str, tmp_path: Path
) -> None:
    async def play(room: Inside) -> None:
        room.preferences.set("verbosity", length)
        room.open_room()
        room.press("enter")
        lines = room.press("enter")
        header = room.match.header
        said = {
            "en": f"The deal is sealed as {seal(header)}.",
            "es": f"El reparto queda sellado como {seal(header)}.",
        }
        sealed = any(line.startswith(said[language]) for line in lines[:3])
        assert sealed == (length == "full")  # F7 tells the others
        assert (
            header.commitment
            == hashlib.sha256(f"playroom {header.id} {header.seed}".encode()).hexdigest()
        )
        assert str(seal(header)).replace(" ", "") == header.commitment[:8]
        await room.settle()
        before = len(room.lines)
        room.text({"en": "/fair", "es": "/limpio"}[language])
        room.press("tab", "tab", "tab")
        told = room.lines[before:]
        assert any(header.commitment[:4] in line for line in told)
        assert not any(header.seed in line for line in told), "the seed holds every card to come"

    inside(play, tmp_path, language)


def test_who_gives_the_seed_hears_no_seal_and_at_the_end_everybody_may_know_it(
    tmp_path: Path,
) -> None:
    log = kept_game(tmp_path, 100_000, header=a_header(target=31, seed="0123456789abcdef" * 2))
    change(tmp_path, "UPDATE matches SET status = 'open'")
    change(tmp_path, "DELETE FROM results")

    async def play(room: Inside) -> None:
        room.deal(seed="1")
        assert not any("Sealed" in line for line in room.lines)
        room.press("c-s")
        room.preferences.set("verbosity", "full")
        room.app.tables.resume_game(log.header.id)
        assert (
            f"Seal {seal(log.header)} is open: F7, or the word fair, tells the seed." in room.lines
        )
        before = len(room.lines)
        room.text("/seed")
        room.press("tab", "tab", "tab")
        assert f"The seed: {log.header.seed}, of game {log.header.id}." in room.lines[before:]

    inside(play, tmp_path)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Every card follows"), ("es", "Todas las cartas salen")]
)
def test_verify_proves_a_finished_game_and_a_file(
    language: str, words: str, tmp_path: Path
) -> None:
    log = finished_game(tmp_path)
    done = run("verify", "aaaa", "--lang", language, "--seal", str(seal(log.header)), data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    assert log.header.seed in done.stdout
    file = tmp_path / "game.jsonl"
    file.write_text(run("export", "aaaa", data=tmp_path).stdout, encoding="utf-8")
    found = json.loads(run("verify", str(file), "--json", data=tmp_path / "elsewhere").stdout)
    assert found["ok"] is True
    assert (
        found["commitment"]
        == hashlib.sha256(f"playroom aaaa2222 {found['seed']}".encode()).hexdigest()
    )
    assert "deal1" in found["shuffles"]
    assert found["inputs"] == len(log.entries)


def test_the_shuffles_that_verify_names_are_the_cards_that_were_dealt(tmp_path: Path) -> None:
    """Worked out again from the seed and the name of the shuffle alone."""
    log = finished_game(tmp_path)
    witness = Witness(log.header.seed)
    match = Match.replay(find_game("cribbage"), log.header, log.entries, rng=witness)
    hands = [placed.event for placed in match.events if type(placed.event).__name__ == "Hand"][:2]
    dealt = {card for hand in hands for card in hand.cards}  # type: ignore[attr-defined]
    assert dealt == set(Rng(log.header.seed).stream("deal1").shuffled(PACK)[: len(dealt)])


def test_verify_of_an_open_game_keeps_the_seed(tmp_path: Path) -> None:
    log = kept_game(tmp_path, inputs=20)
    for words in ((), ("--json",)):
        done = run("verify", "aaaa", *words, "--lang", "en", data=tmp_path)
        assert done.returncode == 0
        assert f'"{log.header.seed}"' not in done.stdout
        assert f"seed: {log.header.seed}" not in done.stdout


@pytest.mark.parametrize("what", ["seal", "not a seal", "seed", "card", "missing"])
def test_what_does_not_fit_is_one_sentence_and_status_2(what: str, tmp_path: Path) -> None:
    finished_game(tmp_path)
    file = tmp_path / "game.jsonl"
    text = run("export", "aaaa", data=tmp_path).stdout
    words: tuple[str, ...] = (str(file),)
    if what == "seal":
        words += ("--seal", "0000 0000")
    elif what == "not a seal":
        words += ("--seal", "hello")
    elif what == "seed":
        text = text.replace('"seed":"7"', '"seed":"8"')
    elif what == "card":
        head, first, *rest = text.splitlines()
        row = json.loads(first)
        cards = row["text"].split()
        other = next(c for c in ("AH", "2C", "9D", "KS", "7H") if c not in cards)
        row["text"] = f"{cards[0]} {other} {cards[-1]}"
        text = "\n".join([head, json.dumps(row), *rest]) + "\n"
    else:
        words = ("zzzz",)
    file.write_text(text, encoding="utf-8")
    done = run("verify", *words, "--lang", "en", data=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


def test_every_game_that_is_kept_verifies(tmp_path: Path) -> None:
    for number in range(3):
        kept_game(
            tmp_path,
            100_000,
            header=a_header(f"game{number}x", seed=str(number), target=31),
            states=(5,),
        )
    with Store.open(tmp_path) as store:
        for one in store.all():
            log = store.log(one.id)
            match = load_match(store, one.id)
            assert match.outcome is not None
            assert log.header.commitment.startswith(heard_seal(str(seal(log.header))))
