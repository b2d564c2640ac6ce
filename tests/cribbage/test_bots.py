"""The bots: the tables they lay away by, what they cannot see, and how strong they are (small
samples).
"""

from __future__ import annotations

import pytest

from games.cribbage import GAME
from games.cribbage.bots import rollout
from games.cribbage.bots.chances import MOST, after_counts, dealer_wins
from games.cribbage.bots.discarding import Choice, choices
from games.cribbage.bots.many_players import ranks_of, start_of
from games.cribbage.bots.opponent import Guess, believed, guesses
from games.cribbage.bots.rollout import Start
from games.cribbage.rules.play import VALUES
from playroom.engine.cards import PACK, card, cards, names
from playroom.engine.contract import Turn
from playroom.engine.match import Match
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.simulate import simulate
from tests.conftest import THOROUGH
from tests.cribbage import values as c
from tests.cribbage.conformance import redeal
from tests.cribbage.kit import TABLES, at, events, header, pegged, played, setup

LEVELS = [level for level in GAME.bots if level != "random"]

GOLDEN = """
AC,3D,5D,6S,7C,8H | dealer | 3D,5D | 9.5217 | 6.1420 | 15.6637 | AC,3D 14.0188
AC,3D,5D,6S,7C,8H | pone | AC,3D | 9.6522 | 5.0728 | 4.5794 | AC,8H 3.4960
2D,2S,4H,7S,8C,JH | dealer | 7S,8C | 4.5435 | 6.5024 | 11.0459 | 4H,JH 10.1766
2D,2S,4H,7S,8C,JH | pone | 8C,JH | 6.3478 | 4.5839 | 1.7639 | 4H,JH 1.2995
AS,3H,9C,9S,QC,KS | dealer | AS,3H | 3.3913 | 4.3666 | 7.7579 | QC,KS 7.3946
AS,3H,9C,9S,QC,KS | pone | QC,KS | 4.0000 | 4.4800 | -0.4800 | AS,QC -0.9840
AH,4D,7C,7S,10H,JS | dealer | 7C,7S | 6.7609 | 5.8874 | 12.6483 | 10H,JS 10.7866
AH,4D,7C,7S,10H,JS | pone | 4D,10H | 5.6304 | 4.4975 | 1.1329 | 10H,JS 0.7822
3S,4C,4H,6S,9S,QS | dealer | 4C,4H | 7.5870 | 5.5825 | 13.1695 | 6S,9S 9.9697
3S,4C,4H,6S,9S,QS | pone | 3S,QS | 6.2609 | 4.7554 | 1.5055 | 9S,QS 1.0982
AC,3S,4S,5D,6D,10H | dealer | AC,3S | 9.7391 | 4.3666 | 14.1057 | AC,10H 13.2230
AC,3S,4S,5D,6D,10H | pone | AC,10H | 9.8696 | 4.4472 | 5.4224 | AC,3S 4.6663
AC,AH,4S,9C,10S,KH | dealer | 9C,10S | 8.4783 | 4.1328 | 12.6111 | 9C,KH 11.4860
AC,AH,4S,9C,10S,KH | pone | 9C,KH | 8.4783 | 4.0715 | 4.4068 | 9C,10S 3.0404
3H,5C,6H,8C,JC,JS | dealer | 6H,8C | 8.5652 | 4.6161 | 13.1813 | 3H,8C 12.4751
3H,5C,6H,8C,JC,JS | pone | 3H,8C | 8.6522 | 4.9807 | 3.6715 | 3H,6H 3.1181
"""


def _choices(hand: str, head: str, seat: int) -> list[Choice]:
    used = names(cards(hand)).split(",")
    free = iter([name for name in map(str, PACK) if name not in used])
    players = int(head.split("n=")[1][0])
    dealer = int(head.split("dealer=")[1][0])
    sizes = [6 if players in (2, 6) else 5 for _ in range(players)]
    if players > 4:
        sizes[dealer] -= 1
    dealt = [
        hand if one == seat else ",".join(next(free) for _ in range(size))
        for one, size in enumerate(sizes)
    ]
    return choices(GAME.view(at(f"V0 LEGAL {head}", "dealt: " + "|".join(dealt)).state, seat))


@pytest.mark.parametrize("row", GOLDEN.strip().splitlines())
def test_golden_discards_of_two(row: str) -> None:
    hand, role, away, worth, crib, total, second = (part.strip() for part in row.split("|"))
    best, after, *_ = _choices(hand, f"n=2 dealer={0 if role == 'dealer' else 1}", 0)
    assert names(best.away) == away
    assert (best.hand, best.crib, best.total) == pytest.approx(
        (float(worth), float(crib), float(total)), abs=6e-5
    )
    assert (names(after.away), after.total) == (
        second.split()[0],
        pytest.approx(float(second.split()[1]), abs=6e-5),
    )


@pytest.mark.parametrize(("hand", "head", "away", "total", "second", "lower"), [
    ("3C,5C,6D,8C,8D", "n=3 dealer=0", "5C", 10.837, "3C", 9.769),
    ("3C,5C,6D,8C,8D", "n=3 dealer=1", "3C", 0.750, "6D", -0.100),
    ("5D,9H,10C,JC,JS", "n=4 teams=2 dealer=2", "5D", 17.303, "9H", 14.923),
    ("5D,9H,10C,JC,JS", "n=4 teams=2 dealer=1", "9H", 6.227, "JC", 4.936),
    ("3S,4C,5S,7S,JC,KS", "n=6 teams=3 dealer=3", "JC", 18.304, "7S", 17.824),
    ("3S,4C,5S,7S,JC,KS", "n=6 teams=3 dealer=1", "KS", 4.388, "7S", 3.651),
])  # fmt: skip
def test_golden_discards_of_more(
    hand: str, head: str, away: str, total: float, second: str, lower: float
) -> None:
    best, after, *_ = _choices(hand, head, 0)
    assert (names(best.away), names(after.away)) == (away, second)
    assert (best.total, after.total) == pytest.approx((total, lower), abs=1.1e-3)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_whole_games_without_a_refused_action(level: str, seats: int, teams: int) -> None:
    match = played(setup(seats, teams, target=61, bots_miscount="none"), level)
    assert match.outcome is not None
    assert all(event.claim == event.value for event in events(match, c.Counted))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_alike_whatever_it_cannot_see(level: str) -> None:
    """The same view, other cards behind it: the same decision, with the same numbers of its own."""
    for seats, teams in ((2, 0), (3, 0), (4, 2)):
        match: Match[c.State, c.View] = played(setup(seats, teams, target=31), "easy", "alike")
        other = Match(GAME, match.header)
        bot = GAME.bots[level]()
        for step, entry in enumerate(match.entries):
            if step % 5 == 0:
                seat = entry.seat
                again = redeal(other.state, seat, Rng(f"behind {step}"))
                view, requests = other.view(seat), other.requests_of(seat)
                assert GAME.view(again, seat) == view
                decided = [
                    bot.decide(Turn(GAME.view(one, seat), requests, other.seen(seat), Rng("own")))
                    for one in (other.state, again)
                ]
                assert decided[0] == decided[1]
                assert GAME.check(other.state, seat, decided[0]) is None
            other.replay_entry(entry)


@pytest.mark.parametrize(
    ("weaker", "stronger", "share", "games"),
    [
        ("random", "easy", 0.9, 100),
        ("easy", "good", 0.5, 100),
        pytest.param("good", "expert", 0.3, 10, marks=pytest.mark.long),
    ],
)
def test_each_level_is_stronger_than_the_one_before(
    weaker: str, stronger: str, share: float, games: int
) -> None:
    """A few games in every run; under PLAYROOM_THOROUGH 2,000, and the shares that the levels
    promise.
    """
    if THOROUGH:
        games, share = 2000, {"easy": 0.95, "good": 0.62, "expert": 0.52}[stronger]
    found = simulate(GAME, games, (weaker, stronger), Setup.of(2), "levels")
    assert found["rejected"] == found["unfinished"] == 0
    assert found["wins"][1] >= share * games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_play_that_is_imagined_goes_as_the_rules_say(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards laid at random, in the imagination and at the table: every side scores the same."""
    for number in range(40):
        rng = Rng(f"imagined {seats} {number}")
        dealt = rng.shuffled(PACK)
        hands = [dealt[4 * seat : 4 * seat + 4] for seat in range(seats)]
        kept = " | ".join(names(hand) for hand in hands)
        run = pegged(kept, "", f"n={seats} dealer={seats - 1}")
        laid: list[int] = []

        def any_card(
            start: Start,
            held: list[tuple[int, ...]],
            free: list[int],
            least: list[int],
            needs: list[int],
            pile: tuple[int, ...],
            total: int,
            turn: int,
            rng: Rng = rng,
            laid: list[int] = laid,
        ) -> int:
            laid.append(rng.choice([rank for rank in held[turn] if VALUES[rank] <= 31 - total]))
            return laid[-1]

        monkeypatch.setattr(rollout, "_laid", any_card)
        start = start_of(GAME.view(run.state, run.state.public.turn))
        first = min(hands[start.turn]).rank
        needs = rollout.needs_after(start, tuple(ranks_of(hand) for hand in hands), first)
        scored = [0] * seats
        for rank in [first, *laid]:
            seat = run.state.public.turn
            run.do(seat, c.Play(next(one for one in run.state.secret.left[seat]
                                     if one.rank == rank)))  # fmt: skip
            for event in run.told:
                if isinstance(event, (c.Played, c.LastCard)):
                    scored[event.seat] += event.points
        assert [121 - points for points in scored] == needs


def test_who_needs_less_wins_more_often() -> None:
    for dealer in range(1, MOST):
        for other in range(1, MOST):
            here = dealer_wins(dealer, other)
            assert 0 <= here <= 1
            assert dealer_wins(dealer + 1, other) <= here + 0.004
            assert dealer_wins(dealer, other + 1) >= here - 0.004
    assert 0.54 < dealer_wins(MOST, MOST) < 0.58  # who deals first wins 56 of 100 games
    assert dealer_wins(241, 241) == dealer_wins(MOST, MOST)
    assert dealer_wins(241, 200) < dealer_wins(241, 230)


def test_hands_are_counted_in_their_order() -> None:
    """Both would get there: the player who counts first does."""
    assert after_counts((5, 6), (12, 6), 4) == 0
    assert after_counts((5, 7), (12, 6), 4) == 1
    assert after_counts((30, 31), (12, 6), 4) == 1 - dealer_wins(25, 14)


def test_a_hand_that_would_have_laid_another_card_is_less_likely() -> None:
    """Seat 0 leads a king and is answered with a queen: a hand with a 5 would have made 15."""
    run = pegged("KD,8D,KS,QH | QS,3H,2D,JC", "0:KS 1:QS")
    view = GAME.view(run.state, 0)
    before, after = guesses(view), believed(view, guesses(view))

    def fives(some: list[Guess]) -> float:
        return sum(guess.weight for guess in some if 5 in guess.left)

    assert sum(guess.weight for guess in after) == pytest.approx(1)
    assert fives(before) > 0.3
    assert fives(after) < 0.5 * fives(before)


def test_in_teams_the_expert_lays_and_lays_away_as_good_does() -> None:
    match = Match(GAME, header(setup(4, 2, target=31), "good", "teams"))
    good, expert = GAME.bots["good"](), GAME.bots["expert"]()
    while match.awaited():
        seat = match.awaited()[0].seat
        action = good.decide(match.turn(seat, Rng(f"{match.sequence}")))
        if not isinstance(action, c.Claim):
            assert expert.decide(match.turn(seat, Rng(f"{match.sequence}"))) == action
        assert match.submit(seat, action) is None


def test_the_expert_takes_what_wins() -> None:
    """Seat 0 needs 2: the pair wins at once, whatever it invites."""
    run = pegged("5C,8D,KS,QH | 5H,KH,9D,8C", "0:KS", "n=2 dealer=1 start=100,119")
    bot = GAME.bots["expert"]()
    decided = bot.decide(Turn(GAME.view(run.state, 1), GAME.requests(run.state), [], Rng("x")))
    assert decided in (c.Play(card("KH")), c.Play(card("5H")))  # 2 for the pair or for 15


def test_the_guesses_are_what_can_be() -> None:
    run = pegged("5C,8D,KS,QH | 5H,KH,9D,8C", "0:KS 1:KH 0:8D")
    some = guesses(GAME.view(run.state, 0))
    assert sum(one.weight for one in some) == pytest.approx(1)
    for one in some:
        assert 13 in one.kept  # the king it has laid
        assert len(one.left) == 3
    assert any(one.left == (5, 8, 9) for one in some)


def test_an_expert_heeds_its_deadline() -> None:
    """A deadline that is over still gives a legal card, after the first hand that was imagined."""
    for head in ("n=2 dealer=1", "n=3 dealer=2"):
        hands = "5C,8D,KS,QH | 5H,KH,9D,8C" + (" | AC,2D,3H,4S" if "n=3" in head else "")
        run = pegged(hands, "", head)
        decided = GAME.bots["expert"]().decide(
            Turn(GAME.view(run.state, 0), GAME.requests(run.state), [], Rng("x"), 0.0)
        )
        assert GAME.check(run.state, 0, decided) is None
