"""Statistics: worked out again here from the exported logs alone, and compared with what the room
says and prints.
"""

from __future__ import annotations

import csv
import io
import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from playroom.cli import kept
from playroom.cli.run import main
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.locale import Teller
from playroom.records.statistics import FinishedGame, Wanted, record_of, tally
from playroom.records.statistics_lines import number
from playroom.shell.screens import statistics as statistics_screen
from playroom.shell.screens.statistics import StatisticsMenu, open_statistics, since
from playroom.store import KeptGame, Origin, Store, StoreError, read_lines
from tests.finished import finished_games
from tests.one_game import one_game
from tests.shell.inside import Inside, inside
from tests.shell.kept import T0, a_header, play
from tests.shell.test_mending import change, run

DAY = 86_400_000


def fill(folder: Path, games: int = 8) -> list[KeptGame]:
    """Finished games against two levels, by two sets of rules, on days that follow each other."""
    logs = []
    with Store.open(folder) as store:
        for n in range(games):
            level = ("easy", "good")[n % 2]
            header = a_header(f"game{n}x", seed=str(n), target=(31, 61)[n // 2 % 2])
            players = (header.players[0], Player(Clean.of("Berta"), level))
            header = type(header)(
                header.id,
                header.game,
                header.version,
                header.setup,
                players,
                header.seed,
                header.created,
            )
            match = play(header, levels=("easy", level))
            times = tuple(T0 + n * DAY + 3000 * at for at in range(match.sequence))
            log = KeptGame(header, tuple(match.entries), times)
            store.add(log, match.outcome)
            logs.append(log)
    return logs


def exported(folder: Path, ids: list[str]) -> list[KeptGame]:
    return [read_lines(run("export", one, data=folder).stdout.encode().splitlines()) for one in ids]


def by_hand(log: KeptGame) -> dict[str, Any]:
    """One game counted apart from the code under test."""
    match: Match[Any, Any] = Match.replay(find_game(log.header.game), log.header, log.entries)
    scores = [0, 0]
    lost = right = counts = 0.0
    for placed in match.events:
        event = placed.event
        if type(event).__name__ == "Scored":
            scores[event.side] = event.score  # type: ignore[attr-defined]
        if type(event).__name__ == "Counted" and event.seat == 0:  # type: ignore[attr-defined]
            counts += 1
            right += event.claim == event.value  # type: ignore[attr-defined]
            lost += max(0, event.value - dict(event.awards).get(0, 0))  # type: ignore[attr-defined]
    return {"score": scores[0], "other": scores[1], "lost": lost, "right": right, "counts": counts}


def test_the_numbers_are_those_of_the_exported_logs(tmp_path: Path) -> None:
    logs = fill(tmp_path)
    found = json.loads(run("stats", "--json", data=tmp_path).stdout)["games"]["cribbage"]
    counted = [by_hand(log) for log in exported(tmp_path, [log.header.id for log in logs])]
    assert found["games"] == len(counted) == 8
    assert found["wins"] == sum(one["score"] > one["other"] for one in counted)
    assert found["losses"] == sum(one["score"] < one["other"] for one in counted)
    assert found["mean_score"] == pytest.approx(sum(one["score"] for one in counted) / 8, abs=1e-4)
    assert found["mean_lead"] == pytest.approx(
        sum(one["score"] - one["other"] for one in counted) / 8, abs=1e-4
    )
    assert found["figures"]["lost"] == pytest.approx(
        sum(one["lost"] for one in counted) / 8, abs=1e-4
    )
    share = 100 * sum(one["right"] for one in counted) / sum(one["counts"] for one in counted)
    assert found["figures"]["exact"] == pytest.approx(share, abs=1e-4)
    assert found["seconds"] == sum(3 * (len(log.entries) - 1) for log in logs)
    assert {name: one["games"] for name, one in found["by_level"].items()} == {"easy": 4, "good": 4}
    assert sum(one["wins"] for one in found["by_level"].values()) == found["wins"]
    results = [one["score"] > one["other"] for one in counted]
    best = max(len(run_) for run_ in "".join("w" if one else " " for one in results).split(" "))
    assert found["best_streak"] == best
    assert found["streak"]["result"] == ("won" if results[-1] else "lost")


def test_who_has_fewer_points_is_ahead_where_they_win() -> None:
    header = a_header(game="rummy", seed="3", may_i=False)
    match = play(header)
    assert match.outcome is not None
    mine, other = match.outcome.scores
    record = record_of(match, [T0 + number for number in range(match.sequence)])
    assert record is not None
    assert (record.score, record.lead) == (mine, other - mine)
    assert (record.lead > 0) == (record.result == "won")


def test_what_is_kept_is_what_the_logs_give_and_a_changed_log_is_worked_out_again(
    tmp_path: Path,
) -> None:
    fill(tmp_path, 4)
    with Store.open(tmp_path) as store:
        first = finished_games(store)
        assert len(store.derived(FinishedGame)) == 4
        assert finished_games(store) == first == finished_games(store, fresh=True)
    change(
        tmp_path, 'UPDATE derived SET data = replace(data, \'"result":"won"\', \'"result":"lost"\')'
    )
    change(tmp_path, "UPDATE derived SET head = x'00'")
    with Store.open(tmp_path) as store:
        assert store.derived(FinishedGame) == {}
        assert finished_games(store) == first
    change(tmp_path, "UPDATE derived SET data = '[1'")
    with Store.open(tmp_path) as store:
        assert finished_games(store) == first


@pytest.mark.parametrize("language", ["en", "es"])
def test_stats_keep_what_they_work_out_and_say_how_far_they_are(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fill(tmp_path, 4)
    words = ["stats", "--data", str(tmp_path), "--lang", language]
    monkeypatch.setattr(kept, "TELL_EVERY", -1.0)

    def refuses(args: object) -> Store:
        raise StoreError("not-writable", file=Clean("games.db"))

    with monkeypatch.context() as read_only:
        read_only.setattr(kept, "store_of", refuses)
        assert main(words) == 0
        told = capsys.readouterr().out
        with Store.open(tmp_path) as store:
            assert store.derived(FinishedGame) == {}
    assert main(words) == 0
    out, errors = capsys.readouterr()
    assert out == told
    counted = {"en": "of 4.", "es": "de 4."}[language]
    assert [line.split(" ", 2)[2] for line in errors.splitlines()] == [counted] * 4
    assert main(words) == 0
    assert capsys.readouterr().err == ""


def test_the_screen_says_how_far_it_is_and_answers_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path, 4)
    monkeypatch.setattr(statistics_screen, "AT_ONCE", 1)

    async def run(room: Inside) -> None:
        room.open_room()
        open_statistics(room.app)
        assert room.press("s") == ["Counted 0 of 4. Escape stops it."]
        await room.settle()
        assert isinstance(room.app.front, StatisticsMenu)
        room.press("escape")
        open_statistics(room.app)
        assert isinstance(room.app.front, StatisticsMenu)

    inside(run, tmp_path)


def test_games_that_cannot_be_read_are_told_and_not_counted(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    change(tmp_path, "UPDATE inputs SET text = 'play AH' WHERE match = 1 AND sequence = 4")
    data = json.loads(run("stats", "--json", data=tmp_path).stdout)
    assert data["unread"] == 1
    assert data["games"]["cribbage"]["games"] == 2
    assert (
        "1 game could not be read and is not counted."
        in run("stats", "--lang", "en", data=tmp_path).stdout
    )


def test_games_with_known_cards_and_games_of_bots_are_not_counted(tmp_path: Path) -> None:
    fill(tmp_path, 4)
    with Store.open(tmp_path) as store:
        store.set_origin("game0x", Origin("what-if", "x"))
        store.set_origin("game1x", Origin("again", "x"))
        store.set_origin("game2x", Origin("duplicate", "x"))
        match = play(a_header("robots", person=False, target=31))
        store.add(KeptGame(match.header, tuple(match.entries)), match.outcome)
    data = json.loads(run("stats", "--json", data=tmp_path).stdout)
    assert data["games"]["cribbage"]["games"] == 2
    assert data["foreknown"] == 2
    assert (
        "2 games with cards that were known" in run("stats", "--lang", "en", data=tmp_path).stdout
    )


def finished_without_you(header: Header, back: bool) -> Match[Any, Any]:
    """A game that you leave after a few inputs; a bot plays on, to the end unless you come back."""
    match = play(header, inputs=9)
    assert match.leave(0, "easy") is None
    bots, dice = {seat: match.game.bots["easy"]() for seat in (0, 1)}, Rng("left")
    while awaited := match.awaited():
        seat = awaited[0].seat
        if back and match.sequence > 30 and not match.players[0].is_person:
            assert match.rejoin(0) is None
        decided = bots[seat].decide(match.turn(seat, dice.stream(str(match.sequence))))
        assert match.submit(seat, decided) is None
    return match


@pytest.mark.parametrize("game", one_game())
def test_a_game_that_a_bot_finished_is_nobodys_win_or_loss(tmp_path: Path, game: str) -> None:
    with Store.open(tmp_path) as store:
        for number, back in enumerate((False, False, True)):
            match = finished_without_you(a_header(f"game{number}", game, str(number)), back)
            store.add(KeptGame(match.header, tuple(match.entries)), match.outcome)
    data = json.loads(run("stats", "--json", data=tmp_path).stdout)
    if game == "calatone":  # no bot finishes it: the chips are counted when you leave
        assert (data["games"][game]["games"], data["left"]) == (3, 0)
        return
    assert data["games"][game]["games"] == 1, "the one that was played to its end"
    assert data["left"] == 2
    said = run("stats", "--lang", "en", data=tmp_path).stdout
    assert "2 games that you left to a bot are not counted." in said


def test_a_game_lost_by_leaving_is_lost(tmp_path: Path) -> None:
    header = a_header("forfeit", "casino", on_leave="forfeit")
    match = play(header, inputs=9)
    assert match.leave(0, "easy") is None
    assert match.outcome is not None
    with Store.open(tmp_path) as store:
        store.add(KeptGame(match.header, tuple(match.entries)), match.outcome)
    data = json.loads(run("stats", "--json", data=tmp_path).stdout)
    assert (data["games"]["casino"]["losses"], data["left"]) == (1, 0)


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (("--since", "2026-01-03"), 6),
        (("--until", "2026-01-02"), 2),
        (("--since", "2026-01-02", "--until", "2026-01-03"), 2),
        (("--level", "good"), 4),
        (("cribbage",), 8),
        (("--preset", "nothing"), 0),
    ],
)
def test_periods_levels_and_games(
    words: tuple[str, ...], count: int, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.setenv("TZ", "UTC")
    fill(tmp_path)
    games = json.loads(run("stats", *words, "--json", data=tmp_path).stdout)["games"]
    assert games.get("cribbage", {"games": 0})["games"] == count


def test_a_bot_with_a_style_counts_as_its_level() -> None:
    header = a_header("bold2222", "calatone", limit="1-hands")
    players = (header.players[0], Player(Clean.of("Berta"), "good-bold"))
    record = record_of(play(replace(header, players=players), levels=("good", "good-bold")), ())
    assert record is not None
    assert record.level == "good"


def test_a_table_for_spreadsheets(tmp_path: Path) -> None:
    logs = fill(tmp_path, 3)
    table = list(csv.DictReader(io.StringIO(run("stats", "--csv", data=tmp_path).stdout)))
    assert [row["id"] for row in table] == [log.header.id for log in logs]
    for row, log in zip(table, logs, strict=True):
        found = by_hand(log)
        assert (int(row["score"]), int(row["lead"])) == (
            found["score"],
            found["score"] - found["other"],
        )
        assert float(row["lost"]) == found["lost"]
        assert row["ended"].startswith("2026-01-0")


@pytest.mark.parametrize("language", ["en", "es"])
def test_one_screen_of_lines_in_the_room(language: str, tmp_path: Path) -> None:
    fill(tmp_path)
    printed = run("stats", "--lang", language, data=tmp_path).stdout.splitlines()
    assert 8 <= len(printed) <= 24
    assert all(len(line) <= 90 for line in printed)

    async def walk(room: Inside) -> None:
        room.open_room()
        word = {"en": "Statistics.", "es": "Estadísticas."}[language]
        for _ in range(20):
            if room.lines[-1] == word:
                break
            room.press("tab")
        lines = room.press("enter")
        assert len(lines) == 2
        told = [room.press("tab")[0]]
        while not (line := room.press("tab")[0]).endswith(("last.", "al final.")):
            told.append(line)
        assert [line for line in told if line in printed] == printed
        room.press("home")
        assert room.press("right")[0] in ("Today.", "Hoy.")
        room.press("end")
        assert room.lines[-1] in ("No finished games here.", "Aquí no hay partidas terminadas.")

    inside(walk, tmp_path, language)


def test_a_game_that_ends_in_the_room_is_counted_without_being_replayed(tmp_path: Path) -> None:
    async def to_the_end(room: Inside) -> None:
        room.deal(target=31)
        for _ in range(500):
            await room.settle()
            match = room.match
            if match.outcome is not None:
                break
            room.table.do(next(iter(match.game.choices(match.view(0)))))
        (record,) = room.store.derived(FinishedGame).values()
        assert record == record_of(room.match, room.store.log(record.id).times)

    inside(to_the_end, tmp_path)


def test_clock_jumps_make_no_time(tmp_path: Path) -> None:
    match = play(a_header(target=31))
    count = match.sequence
    back = [T0 + 1000 * n for n in range(count)]
    back[10:] = [one - 90 * DAY for one in back[10:]]
    assert (one := record_of(match, back)) is not None
    assert one.seconds == count - 2
    ahead = [T0 + 1000 * n for n in range(count)]
    ahead[10:] = [one_ + 90 * DAY for one_ in ahead[10:]]
    assert (two := record_of(match, ahead)) is not None
    assert two.seconds == count - 2 + 300


def test_numbers_and_days_are_said_as_in_the_language() -> None:
    from playroom.locale import Listener

    nobody = Listener(None, (), ())
    for language, said in (
        ("en", ["3.5.", "3.", "minus 0.5.", "0."]),
        ("es", ["3,5.", "3.", "menos 0,5.", "0."]),
    ):
        teller = Teller(language, strict=True)
        assert [teller.tell(number(value), nobody) for value in (3.46, 3.04, -0.5, -0.01)] == said
    assert since("week", date(2026, 3, 3)) == date(2026, 2, 25)
    assert since("all", date(2026, 3, 3)) is None
    assert tally([]).counts().games == 0
    assert Wanted().has(FinishedGame("", "", "", "", 2, 0, 0, 0, "won", 1, 1, {}))


@pytest.mark.parametrize("words", [("--since", "tomorrow"), ("--until", "2026-13-01"), ("chess",)])
def test_bad_words_get_one_sentence(words: tuple[str, ...], tmp_path: Path) -> None:
    done = run("stats", *words, "--lang", "es", data=tmp_path)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)


def test_an_empty_room_has_no_statistics_and_makes_no_folder(tmp_path: Path) -> None:
    done = run("stats", "--lang", "en", data=tmp_path / "none")
    assert (done.returncode, done.stdout) == (0, "No finished games here.\n")
    assert not (tmp_path / "none").exists()
