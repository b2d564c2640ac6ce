"""Bots against bots: what is counted, for whom, and that it does not depend on the machine."""

from __future__ import annotations

import json
from itertools import cycle
from pathlib import Path
from typing import Any, ClassVar

import pytest

from playroom import simulate as simulate_module
from playroom.cli import main
from playroom.engine.contract import Turn
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.simulate import simulate
from tests.engine.tally import TALLY, Tally
from tests.engine.tally_table import SteadyBot
from tests.engine.tally_values import Count, View

TIMES = ("seconds", "actions_per_second", "games_per_second", "decision_ms")


def timeless(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMES}


class Rogue:
    """Claims a hundred whenever it is asked for anything."""

    def decide(self, turn: Turn) -> Action:
        return Count(100)


class Spy(SteadyBot):
    """Writes down what it is given."""

    given: ClassVar[list[tuple[Any, ...]]] = []

    def decide(self, turn: Turn) -> Action:
        self.given.append((turn.view, turn.requests, list(turn.seen), turn.rng, turn.deadline))
        return super().decide(turn)


class Trial(Tally):
    bots: ClassVar[Any] = {**Tally.bots, "rogue": Rogue, "spy": Spy}


def test_the_answer_has_every_figure_and_is_json() -> None:
    result = simulate(TALLY, 30, ["steady", "random"], Setup.of(2), "seed")
    assert json.loads(json.dumps(result)) == result
    assert set(result) == {
        "game",
        "games",
        "seats",
        "seconds",
        "actions",
        "actions_per_second",
        "games_per_second",
        "wins",
        "draws",
        "mean_score",
        "decision_ms",
        "rejected",
        "unfinished",
        "figures",
    }
    assert (result["game"], result["games"], result["seats"]) == ("tally", 30, ["steady", "random"])
    assert sum(result["wins"]) + result["draws"] == 30
    assert result["rejected"] == result["unfinished"] == 0
    assert result["actions"] > 30 * 10
    assert 0 < result["decision_ms"]["median"] <= result["decision_ms"]["p99"]
    assert set(result["figures"]) == {"claim", "deals"}
    assert result["figures"]["deals"] >= 1


def test_the_better_bot_wins_whatever_its_place_in_the_list() -> None:
    first = simulate(TALLY, 60, ["steady", "random"], Setup.of(2), "seed")
    second = simulate(TALLY, 60, ["random", "steady"], Setup.of(2), "seed")
    assert first["wins"][0] > 50
    assert second["wins"][1] > 50
    assert first["mean_score"][0] > first["mean_score"][1]


def test_results_are_the_same_for_any_number_of_jobs_and_only_for_the_same_seed() -> None:
    alone = simulate(TALLY, 70, ["steady", "random", "random"], Setup.of(3), "seed")
    together = simulate(TALLY, 70, ["steady", "random", "random"], Setup.of(3), "seed", jobs=3)
    assert timeless(alone) == timeless(together)
    other = simulate(TALLY, 70, ["steady", "random", "random"], Setup.of(3), "another seed")
    assert timeless(other) != timeless(alone)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "One process plays all"), ("es", "Lo juega todo un solo proceso")]
)
@pytest.mark.parametrize("why", [PermissionError(), FileNotFoundError(), ImportError()])
def test_where_nothing_can_be_shared_one_process_plays(
    why: Exception,
    language: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def made(*given: Any, **more: Any) -> None:
        raise why

    monkeypatch.setattr("multiprocessing.synchronize.SemLock.__init__", made)  # no /dev/shm
    command = ["simulate", "escoba", "--games", "40", "--seats", "easy,easy", "--json"]
    command += ["--lang", language, "--data", str(tmp_path)]
    assert main([*command, "--jobs", "2"]) == 0
    shared = capsys.readouterr()
    assert shared.err.startswith(said)
    assert len(shared.err.splitlines()) == 1
    assert main(command) == 0
    alone = capsys.readouterr()
    assert alone.err == ""
    assert timeless(json.loads(shared.out)) == timeless(json.loads(alone.out))


def test_seats_rotate_so_that_each_entry_sits_everywhere_equally_often() -> None:
    seats: dict[str, list[int]] = {}

    class Sitting(Tally):
        def figures(self, finished: Any) -> Any:
            for seat, kind in enumerate(finished.kinds):
                seats.setdefault(kind, []).append(seat)
            return {}

    game = Sitting()
    simulate(game, 6, ["steady", "random", "random"], Setup.of(3), "seed")
    assert sorted(seats["steady"]) == [0, 0, 1, 1, 2, 2]


def test_partners_win_together() -> None:
    result = simulate(
        TALLY, 40, ["steady", "random", "steady", "random"], Setup.of(4, {"teams": 2}), "seed"
    )
    assert result["wins"][0] == result["wins"][2] > 30
    assert result["wins"][1] == result["wins"][3]
    assert result["mean_score"][0] == result["mean_score"][2]
    assert result["wins"][0] + result["wins"][1] + result["draws"] == 40


def test_figures_with_squares_have_a_confidence_interval() -> None:
    tens = cycle((10, 0))

    class Sure(Tally):
        def figures(self, finished: Any) -> Any:
            ten = next(tens)
            return {"ten": (ten, 1, ten * ten), "plain": (ten, 1)}

    figures = simulate(Sure(), 40, ["random", "random"], Setup.of(2), "seed")["figures"]
    assert figures["ten"] == figures["plain"] == 5.0
    assert figures["ten_high"] - 5.0 == pytest.approx(1.96 * 5 / 39**0.5, abs=1e-3)
    assert figures["ten_low"] + figures["ten_high"] == pytest.approx(10.0)
    assert "plain_low" not in figures


def test_a_refused_action_is_counted_and_the_game_goes_on() -> None:
    result = simulate(Trial(), 10, ["steady", "rogue"], Setup.of(2), "seed")
    assert result["rejected"] > 10
    assert result["unfinished"] == 0


def test_a_match_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate_module, "MOST_INPUTS", 7)
    result = simulate(TALLY, 3, ["steady", "random"], Setup.of(2), "seed")
    assert (result["unfinished"], result["wins"], result["actions"]) == (3, [0, 0], 21)


def test_a_bot_is_given_only_what_its_seat_may_know() -> None:
    Spy.given.clear()
    simulate(Trial(), 3, ["spy", "steady"], Setup.of(2), "seed")
    assert len(Spy.given) > 20
    for view, requests, seen, _, deadline in Spy.given:
        assert type(view) is View
        assert all(request.seat == view.seat for request in requests)
        assert any(request.awaited for request in requests)
        assert seen == [event.seen_by(view.seat) for event in seen]
        assert deadline is None
    assert max(len(seen) for _, _, seen, _, _ in Spy.given) > 20


def test_bots_numbers_do_not_come_from_the_seed_of_the_deal() -> None:
    streams: list[str] = []

    class Dealing(Tally):
        def start(self, setup: Setup, rng: Rng) -> Any:
            streams.append(rng._seed)
            return super().start(setup, rng)

        bots: ClassVar[Any] = {"spy": Spy, "random": Tally.bots["random"]}

    Spy.given.clear()
    simulate(Dealing(), 2, ["spy", "random"], Setup.of(2), "seed")
    assert not any(rng._seed.startswith(seed) for *_, rng, _ in Spy.given for seed in streams)


@pytest.mark.parametrize(
    ("levels", "setup", "words"),
    [
        (["steady", "genius"], Setup.of(2), "no bot 'genius'"),
        (["steady"], Setup.of(2), "1 bots for 2 seats"),
        (["steady"], Setup.of(1), "bad_options"),
        (["steady", "steady"], Setup.of(2, {"target": 1}), "bad_options"),
    ],
)
def test_what_cannot_be_played_is_refused(levels: list[str], setup: Setup, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        simulate(TALLY, 1, levels, setup, "seed")


def test_no_games_and_no_jobs_are_refused() -> None:
    with pytest.raises(ValueError, match="0 games"):
        simulate(TALLY, 0, ["steady", "steady"], Setup.of(2), "seed")
    with pytest.raises(ValueError, match="0 jobs"):
        simulate(TALLY, 1, ["steady", "steady"], Setup.of(2), "seed", jobs=0)
    with pytest.raises(KeyError):
        simulate("no-such-game", 1, ["random"], Setup.of(1), "seed")


def test_every_registered_game_can_be_simulated_by_its_id_with_every_level() -> None:
    for name in game_ids():
        game = find_game(name)
        seats = game.seats[0]
        for level in game.bots:
            result = simulate(name, 1, [level] * seats, Setup.of(seats), "seed", jobs=1)
            assert (result["rejected"], result["unfinished"]) == (0, 0), (name, level)
