"""The checks of the suite, as one call each with a broken game."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom_testing.cases import Case, Subject
from playroom_testing.checks import (
    cards,
    contract,
    cost,
    declared,
    felt,
    figures,
    keyboard,
    lessons,
    mutated,
    offered,
    sayings,
    secrecy,
    values,
)
from playroom_testing.checks.cards import Watched
from playroom_testing.hooks import Hooks, hooks_of
from playroom_testing.walks import AnyMatch, open_match, walk
from tests.engine.tally import Tally

THREE = Setup.of(3)
SEEDS = [f"teeth {i}" for i in range(6)]


def own_hooks(game: Tally) -> Hooks:
    """The hooks of the toy game, or those that a broken one brings."""
    hooks = hooks_of("tally", "tests.engine.tally_conformance")
    hooks.redeal = getattr(game, "redeal", hooks.redeal)
    hooks.most_inputs = 2000
    return hooks


def case_of(game: Tally, hooks: Hooks | None = None) -> Case:
    """A table for three."""
    return Case(Subject(game, hooks or own_hooks(game)), THREE, "three")


def rough(game: Tally) -> Case:
    """A table for three of a game that tells nothing of itself."""
    hooks = Hooks()
    hooks.most_inputs = 2000
    return case_of(game, hooks)


def walked(game: Tally, most: int = 60) -> Iterator[AnyMatch]:
    for seed in SEEDS:
        yield from walk(open_match(game, THREE, seed), seed, most, leaving=30)


def watched(case: Case, most: int) -> Iterator[Watched]:
    for seed in SEEDS:
        yield from Watched(case, seed).walk(most)


def every_action(game: Tally) -> None:
    contract.check_every_action(Subject(game, own_hooks(game)), 3)


def every_card(game: Tally) -> None:
    offered.check_every_card_offered(Subject(game, own_hooks(game)), 20, 120)


def every_event_told(game: Tally) -> None:
    subject = Subject(game, own_hooks(game))
    sayings.check_every_event_told(sayings.hear(subject), subject.hooks)


def costs(game: Tally) -> None:
    cost.check_cost(case_of(game), "teeth", 60, 4)


def aim(game: Tally) -> None:
    figures.check_aim(case_of(game), "teeth")


def replay(game: Tally) -> None:
    for seed in SEEDS:
        contract.check_replay(case_of(game), seed, 60)


def random_numbers(game: Tally) -> None:
    for seed in SEEDS:
        contract.check_random_numbers(case_of(game), seed, 200)


def start(game: Tally) -> None:
    contract.check_same_deals(case_of(game), "start")


def positions(game: Tally) -> None:
    for match in walked(game):
        contract.check_position(match, contract.pool_of(match, Rng(f"{match.sequence}")))


def request_ids(game: Tally) -> None:
    for seed in SEEDS:
        contract.check_request_ids(case_of(game), seed, 200)


def frozen(game: Tally) -> None:
    for match in walked(game):
        values.check_values(match)
        values.check_actions(match, f"{match.sequence}")
    values.check_strangers(case_of(game), "strangers")


def nearly_right(game: Tally) -> None:
    mutated.check_mutated(case_of(game), "teeth", 20_000)


def types(game: Tally) -> None:
    values.check_types(Subject(game))


def names(game: Tally) -> None:
    declared.check_names(game)


def attributes(game: Tally) -> None:
    declared.check_class(game)


def leaving(game: Tally) -> None:
    case = Case(Subject(game, own_hooks(game)), Setup.of(3, {"absent": "silent"}), "silent")
    for seed in SEEDS[:3]:
        contract.check_leaving_walk(case, seed, 40)


def text(game: Tally) -> None:
    contract.check_notation(case_of(game), "text")
    for typed in ("", "banana", "play 5X", "play 10D", "count 7", "PLAY 5H"):
        contract.check_any_text(game, typed)


def silence(game: Tally) -> None:
    contract.check_silence_ends(case_of(game), "silence")


def end(game: Tally) -> None:
    contract.check_whole_match(case_of(game), "end")


def conserved(game: Tally) -> None:
    for seed in SEEDS:
        cards.check_nothing_is_lost(case_of(game), seed, 80)


def found_cards(game: Tally) -> None:
    for seed in SEEDS:
        cards.check_nothing_is_lost(rough(game), seed, 80)


def any_order(game: Tally) -> None:
    case = case_of(game)
    compared = sum(
        contract.check_any_order(case, match, Rng(f"{match.sequence}")) for match in walked(game)
    )
    assert compared > 10


def bots(game: Tally) -> None:
    for match in walked(game, 20):
        contract.check_bots(match, game.bots, "bots")


def whole_matches(game: Tally) -> None:
    for level in game.bots:
        contract.check_level(Subject(game, own_hooks(game)), level, 3)


def keys(game: Tally) -> None:
    for seed in SEEDS[:3]:
        keyboard.check_keys_walk(case_of(game), seed)
        keyboard.check_offers(case_of(game), seed)


def secrets(game: Tally) -> None:
    for place in watched(case_of(game), 50):
        secrecy.check_secrets(place, f"{place.match.sequence}")


def rough_secrets(game: Tally) -> None:
    for place in watched(rough(game), 50):
        secrecy.check_secrets(place, f"{place.match.sequence}")


def told(game: Tally) -> None:
    """The hooks are those of a game that brings a `redeal`, and of one that brings nothing."""
    for case in (case_of(game), rough(game)):
        for seed in SEEDS:
            secrecy.check_told_walk(case, seed, 60)


def decisions(game: Tally) -> None:
    for case in (case_of(game), rough(game)):
        for place in watched(case, 20):
            secrecy.check_same_decisions(place, game.bots, "bots")


def redeals(game: Tally) -> None:
    secrecy.check_redeals_move(case_of(game), SEEDS)


def winners(game: Tally) -> None:
    contract.check_every_seat_wins(Subject(game, own_hooks(game)), 12)


def thinking(game: Tally) -> None:
    for level in game.bots:
        cost.check_thinking(case_of(game), level, 1)


def options(game: Tally) -> None:
    subject = Subject(game, own_hooks(game))
    declared.check_declared_options(game)
    declared.check_every_value(game)
    declared.check_values_outside(game)
    declared.check_presets(game)
    declared.check_defaults(game)
    declared.check_rulebooks(subject)


def felt_options(game: Tally) -> None:
    subject = Subject(game, own_hooks(game))
    for option in game.options.offered:
        if option.kind != "text" and option.name not in subject.hooks.seldom:
            felt.check_felt(subject, option)


def scripts(game: Tally) -> None:
    for lesson in game.lessons:
        lessons.check_script(game, lesson)


CHECKS: tuple[Callable[[Tally], None], ...] = (
    attributes,
    names,
    types,
    options,
    felt_options,
    frozen,
    nearly_right,
    replay,
    random_numbers,
    start,
    positions,
    request_ids,
    leaving,
    text,
    silence,
    end,
    conserved,
    found_cards,
    any_order,
    bots,
    whole_matches,
    every_action,
    every_card,
    every_event_told,
    costs,
    thinking,
    winners,
    aim,
    keys,
    secrets,
    rough_secrets,
    told,
    decisions,
    redeals,
    scripts,
)
