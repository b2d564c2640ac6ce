"""The bots of Casino: legal everywhere, stronger level by level, quick, and fair to what they may
know.
"""

from __future__ import annotations

import time

import pytest

from games.casino import GAME
from games.casino.actions import Challenge, No, Take
from games.casino.bots import LEVELS
from games.casino.bots.replies import is_wrong
from games.casino.events import ChallengeDismissed, ChallengeUpheld
from games.casino.state import LastCall
from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.simulate import simulate
from tests.casino.kit import Spot
from tests.conftest import THOROUGH

ABOVE_CHANCE = tuple(level for level in LEVELS if level != "random")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", LEVELS)
def test_bots_think_on_when_others_owe_cards_in_the_last_round(level: str, seats: int) -> None:
    """What is owed is trailed once, also at a table that is only imagined (CAS-166, CAS-191)."""
    setup = Setup.of(seats, {"referee": "claims", "partnerships": "off", "game_mode": "deal"})
    state = GAME.start(setup, Rng("debts")).state
    seat = state.public.turn
    assert seat is not None
    owed = tuple(
        (other, card) for other in range(seats) if other != seat for card in state.hands[other][:2]
    )
    # cards of the stock count as taken before
    piles = (state.stock, *state.public.piles[1:])
    public = replace(
        state.public, owed=owed, exposed=owed, stock_size=0, piles=piles, call=LastCall.MADE
    )
    view = GAME.view(replace(state, public=public, stock=()), seat)
    turn = Turn(view, GAME.requests(state), (), Rng("dice"))
    action = GAME.bots[level]().decide(turn)
    assert GAME.check(state, seat, action) is None


@pytest.mark.parametrize("level", ["random", *ABOVE_CHANCE])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"face_values": True, "sweeps": True, "casino_high_values": True, "game_mode": "deal"}),
        (4, {"referee": "claims", "game_mode": "deal", "builder_duty": "no_trail"}),
        (
            2,
            {
                "deal_style": "draw",
                "spade_points": True,
                "game_mode": "deal",
                "announce_last": "auto",
            },
        ),
        (
            2,
            {
                "announce_last": "manual",
                "illegal_take_penalty": "must_trail",
                "game_mode": "deal",
                "overs": True,
            },
        ),
    ],
    ids=["royal-3", "claims-4", "draw-2", "manual-2"],
)
def test_bots_play_whole_deals_without_a_refusal(
    level: str, seats: int, options: dict[str, OptionValue]
) -> None:
    result = simulate(GAME, 1, [level] * seats, Setup.of(seats, options), f"whole {level}")
    assert result["rejected"] == 0
    assert result["unfinished"] == 0


@pytest.mark.parametrize(
    ("level", "games", "least"),
    [("good", 24, 0.55), pytest.param("expert", 6, 0.65, marks=pytest.mark.long)],
)
def test_stronger_bots_win_more(level: str, games: int, least: float) -> None:
    """A small sample of the classic game; PLAYROOM_THOROUGH=1 plays the 1,000 games that are
    promised.
    """
    result = simulate(GAME, 1000 if THOROUGH else games, [level, "easy"], Setup.of(2), "stronger")
    assert result["wins"][0] / result["games"] >= least
    assert result["rejected"] == 0


def test_easy_beats_chance() -> None:
    result = simulate(GAME, 20, ["easy", "random"], Setup.of(2), "easy")
    assert result["wins"][0] >= 18


def test_a_deadline_cuts_the_expert_short() -> None:
    spot = Spot(
        "hand A: 9D 4S KC 2D; hand B: -; table: 5C 4H 9S QH 3C AD; "
        "stock: 6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C"
    )  # fmt: skip
    requests = tuple(one for one in GAME.requests(spot.state) if one.seat == 0)
    began = time.process_time()
    action = LEVELS["expert"]().decide(
        Turn(spot.view("A"), requests, (), Rng("late"), time.monotonic())
    )
    assert GAME.check(spot.state, 0, action) is None
    assert time.process_time() - began < 0.25


def test_the_last_round_is_played_out_exactly() -> None:
    """The king is kept for the last play: the last take brings the rest, 10 of diamonds and all
    (advice 10 of 9.1).
    """
    rest = "pile A: *S; pile B: rest; last B; pos dealer=A turn=B"
    spot = Spot(f"{rest}; hand B: 4H; hand A: KD 4D; table: KC 10D 2H; stock: -").do("B trail 4H")
    requests = tuple(one for one in GAME.requests(spot.state) if one.seat == 0)
    assert requests
    action = LEVELS["expert"]().decide(Turn(spot.view("A"), requests, (), Rng("last")))
    assert isinstance(action, Take)


def test_with_claims_the_open_cards_convict_and_legal_plays_pass() -> None:
    spot = Spot("opt referee=claims; hand A: 9D 4S; hand B: 5C 6C; table: 8H 9H 5H").do(
        "A take 9D : 8H"
    )
    assert is_wrong(spot.state.public)
    for level in ("good", "expert"):
        requests = tuple(one for one in GAME.requests(spot.state) if one.seat == 1)
        action = LEVELS[level]().decide(Turn(spot.view("B"), requests, (), Rng("claims")))
        assert isinstance(action, Challenge)
    fair = Spot("opt referee=claims; hand A: 9D 4S; hand B: 5C 6C; table: 8H 9H 5H").do(
        "A take 9D : 9H"
    )
    assert not is_wrong(fair.state.public)
    requests = tuple(one for one in GAME.requests(fair.state) if one.seat == 1)
    assert isinstance(
        LEVELS["good"]().decide(Turn(fair.view("B"), requests, (), Rng("claims"))), No
    )


@pytest.mark.parametrize("preset", ["classic", "royal"])
def test_bots_never_challenge_a_legal_play(preset: str) -> None:
    options = {**GAME.presets[preset], "referee": "claims", "builder_duty": "none", "target": 11}
    players = tuple(Player(Clean.of(name), "good") for name in ("Ana", "Berta"))
    for number in range(3):
        match = Match(
            GAME,
            Header(
                "claims", GAME.id, GAME.version, Setup.of(2, options), players, f"fair {number}"
            ),
        )
        bot = LEVELS["good"]()
        while match.outcome is None:
            request = match.awaited()[0]
            dice = Rng(f"{number} {match.sequence}")
            action = bot.decide(Turn(match.view(request.seat), (request,), (), dice))
            assert match.submit(request.seat, action) is None
        assert not any(
            isinstance(placed.event, (ChallengeDismissed, ChallengeUpheld))
            for placed in match.events
        )
