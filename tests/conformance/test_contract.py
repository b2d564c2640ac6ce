"""The contract, at every table: replay, requests, choices, refusals, notation, values, ends,
answers at once, bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.engine.table import Ask, Branch, Play, Zone
from tests.conformance.cases import Case, cases, census_of, games, hooks, random_setup, tries
from tests.conformance.checks_contract import (
    check_any_order,
    check_any_position_text,
    check_any_text,
    check_bots,
    check_census,
    check_figures,
    check_position,
    check_random_numbers,
    check_rejection,
    check_replay,
    check_same_deals,
    check_silence_ends,
    check_text,
    check_values,
    event_kinds,
    pool_of,
)
from tests.conformance.checks_secrecy import table_answers
from tests.conformance.playing import AnyGame, open_match, played, walk
from tests.conftest import THOROUGH

every_case = pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
seeds = st.integers(0, 2**32).map(str)


# -- replay and random numbers ---------------------------------------------------------------------


@every_case
@tries(4)
@given(seed=seeds, most=st.integers(0, 80))
def test_replay_equals_live_at_every_prefix(case: Case, seed: str, most: int) -> None:
    check_replay(case.game, case.setup, seed, most)


@every_game
@tries(10)
@given(seed=seeds)
def test_replay_equals_live_at_tables_of_any_options(game: AnyGame, seed: str) -> None:
    check_replay(game, random_setup(game, Rng(seed)), seed, 60)


@every_case
def test_a_whole_match_replays(case: Case) -> None:
    match = played(case.game, case.setup, "whole")
    assert match.outcome is not None, "nobody is awaited and the game is not over"
    again = type(match).replay(case.game, match.header, match.entries)
    assert (again.state, again.outcome, again.events) == (match.state, match.outcome, match.events)
    check_figures(match)


@every_case
def test_random_numbers_come_from_streams_each_begun_once(case: Case) -> None:
    check_random_numbers(case.game, case.setup, "streams", 1500)


@every_case
def test_the_seed_fixes_the_start(case: Case) -> None:
    check_same_deals(case.game, case.setup, "start")


# -- positions -------------------------------------------------------------------------------------


@every_case
@tries(4)
@given(seed=seeds)
def test_requests_choices_refusals_and_timeouts_agree(case: Case, seed: str) -> None:
    match = open_match(case.game, case.setup, seed)
    for _ in walk(match, seed, 45, leaving=30):
        check_position(match, pool_of(match, Rng(f"{seed} {match.sequence}"), 12))


@every_game
@tries(8)
@given(seed=seeds)
def test_the_same_at_tables_of_any_options(game: AnyGame, seed: str) -> None:
    match = open_match(game, random_setup(game, Rng(seed)), seed)
    for _ in walk(match, seed, 60, leaving=30):
        check_position(match, pool_of(match, Rng(f"{seed} {match.sequence}"), 8))


@every_case
@tries(4)
@given(seed=seeds)
def test_states_views_requests_and_events_are_frozen_plain_data(case: Case, seed: str) -> None:
    match = open_match(case.game, case.setup, seed)
    for _ in walk(match, seed, 60, leaving=30):
        if match.sequence % 3 == 0 or len(match.events) % 5 == 0:
            check_values(match)


@every_case
@tries(4)
@given(seed=seeds)
def test_nothing_appears_or_vanishes(case: Case, seed: str) -> None:
    census = census_of(case.game.id)
    match = open_match(case.game, case.setup, seed)
    first = census(match.state)
    for _ in walk(match, seed, 250, leaving=50):
        check_census(match, first, census(match.state))
    for seat in range(case.setup.seats):
        check_census(match, first, census(case.game.redeal(match.state, seat, Rng(seed))))


# -- the notation ----------------------------------------------------------------------------------


@every_case
@tries(4)
@given(seed=seeds)
def test_the_text_of_every_action_gives_it_back(case: Case, seed: str) -> None:
    match = open_match(case.game, case.setup, seed)
    kinds: Counter[str] = Counter()
    for _ in walk(match, seed, 60):
        for seat in range(case.setup.seats):
            for action in case.game.choices(match.view(seat)):
                kinds[type(action).__name__] += 1
                if kinds[type(action).__name__] < 300:
                    check_text(case.game, action)
            silent = case.game.on_timeout(match.state, seat)
            if not isinstance(silent, Rejection):
                check_text(case.game, silent)
    assert kinds


@every_game
@given(text=st.text(max_size=30))
def test_whatever_is_typed_is_an_action_or_is_not_understood(game: AnyGame, text: str) -> None:
    check_any_text(game, text)


@every_game
@tries(40)
@given(seed=seeds, data=st.data())
def test_spoilt_notation_is_an_action_or_is_not_understood(
    game: AnyGame, seed: str, data: st.DataObject
) -> None:
    match = played(game, random_setup(game, Rng(seed)), seed, most=12)
    text = data.draw(
        st.sampled_from([entry.text for entry in match.entries if entry.kind == "act"] or ["x"])
    )
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    put = data.draw(st.text(alphabet="0123456789ACDHJKQST+-=:#/* '\n\0ñé٣²", max_size=3))
    check_any_text(game, text[:at] + put + text[at + cut :])
    check_any_text(game, text.upper())


@every_game
@given(
    text=st.text(max_size=60)
    | st.text(alphabet="handstricke=/,: \n0123456789ACDHJKQS", max_size=60)
)
def test_whatever_is_given_as_a_position_is_one_or_is_a_value_error(
    game: AnyGame, text: str
) -> None:
    check_any_position_text(game, text)


# -- ends ------------------------------------------------------------------------------------------


@every_case
def test_silence_of_everybody_ends_the_game(case: Case) -> None:
    match = check_silence_ends(case.game, case.setup, "silence")
    check_position(match)
    again = type(match).replay(case.game, match.header, match.entries)
    assert again.state == match.state


@every_game
@tries(3)
@given(seed=seeds)
def test_after_the_end_nothing_is_accepted_and_everything_answers(game: AnyGame, seed: str) -> None:
    match = played(game, random_setup(game, Rng(seed)), seed, most=20)
    pool = pool_of(match, Rng(seed))
    match = played(game, match.header.setup, seed)
    before = match.digest()
    for seat in range(match.header.setup.seats):
        for action in pool:
            refused = match.submit(seat, action)
            assert refused is not None, f"{action} is accepted after the end"
            check_rejection(refused)
        refused = match.expire(seat)
        assert refused is not None
    for seat in (*range(match.header.setup.seats), None):
        list(table_answers(game, match.view(seat)))
    assert match.digest() == before


# -- answers at once -------------------------------------------------------------------------------


@every_game
def test_answers_owed_at_once_lead_to_the_same_state_in_any_order(game: AnyGame) -> None:
    compared = 0
    for case in cases():
        if case.game is not game:
            continue
        for number in range(30 if THOROUGH else 3):
            match = open_match(game, case.setup, f"{number}")
            for _ in walk(match, f"order {number}", 60):
                compared += check_any_order(match, Rng(f"{number} {match.sequence}"))
    asks_several = any(
        len(
            [
                request
                for request in open_match(game, case.setup).awaited()
                if request.mode != "turn"
            ]
        )
        > 1
        for case in cases()
        if case.game is game
    )
    assert compared > 20 or not asks_several


# -- the keyboard ----------------------------------------------------------------------------------


def check_keyboard(match: object, view: object, game: AnyGame) -> None:
    """Every question has an answer, every refusal a reason, every offer is legal; keys of items are
    unique and stable.
    """
    for what, answer in table_answers(game, view):
        if what.startswith("zones"):
            assert answer
            assert answer[0].id == "hand"
            assert all(isinstance(zone, Zone) for zone in answer)
            ids = [zone.id for zone in answer]
            assert len(ids) == len(set(ids))
            for zone in answer:
                keys = [item.key for item in zone.items]
                assert len(keys) == len(set(keys)), (
                    f"zone {zone.id} has two items with one key: {keys}"
                )
        elif what.startswith("answer"):
            assert len(answer) >= 1, f"{what} is silent"
            assert all(isinstance(line, Note) for line in answer)
        elif what.startswith(("enter", "key", "number")) and isinstance(answer, Rejection):
            check_rejection(answer)
        elif what.startswith(("enter", "key")):
            assert answer, f"{what} gives nothing, not even a reason"


@every_case
@tries(4)
@given(seed=seeds)
def test_every_question_answers_in_every_phase_for_everybody_and_changes_nothing(
    case: Case, seed: str
) -> None:
    game = case.game
    match = open_match(game, case.setup, seed)
    for _ in walk(match, seed, 40):
        before = match.digest()
        for seat in (*range(case.setup.seats), None):
            check_keyboard(match, match.view(seat), game)
        assert match.digest() == before


@every_case
@tries(4)
@given(seed=seeds)
def test_what_the_keyboard_offers_is_legal_and_what_is_playable_is_there(
    case: Case, seed: str
) -> None:
    game = case.game
    match = open_match(game, case.setup, seed)
    offered = 0
    for _ in walk(match, seed, 40):
        for seat in range(case.setup.seats):
            view = match.view(seat)
            hand = {item.key for item in game.table.zones(view)[0].items}
            playable = game.table.playable(view)
            assert len(set(playable)) == len(playable)
            assert set(playable) <= hand, (
                f"Z would go to {set(playable) - hand}, which is not in the hand"
            )
            for what, answer in table_answers(game, view):
                if what.startswith(("enter", "key")) and isinstance(answer, tuple):
                    for action in _offered(answer):
                        offered += 1
                        refused = game.check(match.state, seat, action)
                        assert refused is None, f"{what} offers {action}, refused: {refused}"
                elif what.startswith("number") and not isinstance(answer, Rejection):
                    refused = game.check(match.state, seat, answer)
                    assert refused is None, f"{what} gives {answer}, refused: {refused}"
    assert offered, "Enter never did anything"


def _offered(answer: Iterable[Note | Play | Branch]) -> Iterator[Action]:
    """The actions in an answer of the keyboard, those of lists within lists too."""
    for one in answer:
        if isinstance(one, Play):
            yield one.action
        elif isinstance(one, Branch):
            yield from _offered(one.plays)


def test_what_a_key_does_is_what_help_says_of_it() -> None:
    """A key that help does not name does nothing: it says why."""
    for case in cases():
        game = case.game
        match = open_match(game, case.setup, "works")
        for _ in walk(match, "works", 30):
            for seat in range(case.setup.seats):
                view = match.view(seat)
                for key in game.table.keys:
                    if not game.table.works(view, key.name):
                        answer = game.table.press(view, key.name, (), None)
                        assert isinstance(answer, Rejection) or all(
                            isinstance(one, Note) for one in answer
                        )


def test_all_questions_are_asked() -> None:
    game = games()[0]
    view = open_match(game, cases()[0].setup).view(0)
    assert {f"answer {ask}" for ask in Ask} <= {what for what, _ in table_answers(game, view)}


# -- bots ------------------------------------------------------------------------------------------


@every_case
def test_bots_of_every_level_decide_legally_and_the_same_each_time(case: Case) -> None:
    match = open_match(case.game, case.setup, "bots")
    for _ in walk(match, "bots", 400 if THOROUGH else 40):
        if THOROUGH or match.sequence % 4 == 0:
            check_bots(match, case.game.bots, f"{match.sequence}")


@every_game
def test_every_level_can_play_a_whole_match(game: AnyGame) -> None:
    for level in game.bots:
        for seats in (game.seats[0], game.seats[-1]):
            setup = random_setup(game, Rng(level))
            setup = setup if setup.seats == seats else Setup.of(seats)
            setup = Setup.of(seats, {**setup.given(), **getattr(hooks(game.id), "SHORT", {})})
            match = open_match(game, setup, level)
            bots = [game.bots[level]() for _ in range(seats)]
            chance = [Rng(level).stream(f"{seat}") for seat in range(seats)]
            while awaited := match.awaited():
                seat = awaited[0].seat
                action = bots[seat].decide(
                    match.view(seat), match.requests_of(seat), match.seen(seat), chance[seat], None
                )
                refused = match.submit(seat, action)
                assert refused is None, f"{level}: {action} is refused: {refused}"
            assert match.outcome is not None


# -- everything happens ----------------------------------------------------------------------------


@every_game
def test_every_kind_of_event_happens_at_some_table(game: AnyGame) -> None:
    """Otherwise what the other tests say of it is empty.

    If one is missing, a table for it belongs in SETUPS.
    """
    wanted, seen = (
        event_kinds(game) - getattr(hooks(game.id), "UNREACHED_EVENTS", frozenset()),
        set(),
    )
    assert wanted
    tables = [case.setup for case in cases() if case.game is game]
    tables += [random_setup(game, Rng(f"events {i}")) for i in range(40)]
    for number, setup in enumerate(tables):
        match = played(game, setup, f"{number}", most=400, leaving=60)
        seen |= {type(placed.event).__name__ for placed in match.events}
        if wanted <= seen:
            break
    assert wanted <= seen, f"never happened: {sorted(wanted - seen)}"
