"""All checks, in groups, in the order in which they are worth reading: what is declared first, then
the contract, what may be known, the keyboard, the words.

`checks(subject)` gives them one by one, each with a name and something to call that raises
`AssertionError` with a sentence. So they are run by `python -m playroom_testing`, and by the tests
of a game, one test a check:

    SUBJECT = subject_of("escoba", languages=("en", "es"))

    @pytest.mark.parametrize("check", checks(SUBJECT), ids=str)
    def test_the_game_holds_the_contract(check):
        check()
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial

from playroom.engine.rng import Rng
from playroom_testing.cases import Case, Subject, any_case
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
    recorded,
    sayings,
    secrecy,
    values,
)
from playroom_testing.checks import keys as every_key
from playroom_testing.language import game_words as words
from playroom_testing.print_matches import check_processes
from playroom_testing.walks import open_match, walk

GROUPS = (
    "declared",
    "options",
    "cost",
    "values",
    "replay",
    "requests",
    "notation",
    "ends",
    "events",
    "secrecy",
    "keyboard",
    "felt",
    "bots",
    "figures",
    "processes",
    "words",
    "lines",
    "lessons",
    "keys",
    "recorded",
)
"""The groups of checks, in their order."""

HEARD = ("words", "lines", "lessons", "keys", "recorded")
"""The groups that need the words of the game."""
OPTIONAL = ("recorded",)
"""The groups that there are only for those who ask."""
SLOW = ("processes",)
"""The groups that a quick run leaves out."""


@dataclass(frozen=True)
class Check:
    """One check: its group, what it is about (a table, a language), and what raises
    `AssertionError` when something is wrong.
    """

    group: str
    name: str
    run: Callable[[], object]
    table: str = ""
    """The name of the table that it looks at, "" when it looks at the game."""

    def __call__(self) -> None:
        """Runs it."""
        self.run()

    def __str__(self) -> str:
        return f"{self.group}-{self.name}"


def checks(
    subject: Subject, only: tuple[str, ...] = GROUPS, name: str = "", hooks: str = ""
) -> Iterator[Check]:
    """The checks of these groups.

    `name` and `hooks` are what another process finds the game by (the group `processes`; left out
    when it is unknown). The groups that need words are left out when `subject.languages` is empty.
    """
    tables = {case.name for case in subject.cases}
    for group in GROUPS:
        if group not in only or (group in HEARD and not subject.languages):
            continue
        if group == "processes":
            if name:
                yield Check(group, "two", partial(check_processes, name, hooks))
            continue
        for about, run in _GROUPS[group](subject):
            table = about.partition(" ")[0]
            yield Check(group, about, run, table if table in tables else "")


Runs = Iterator[tuple[str, Callable[[], object]]]


def _declared(subject: Subject) -> Runs:
    game = subject.game
    yield "class", partial(declared.check_class, game)
    yield "names", partial(declared.check_names, game)
    yield "types", partial(values.check_types, subject)


def _options(subject: Subject) -> Runs:
    game = subject.game
    yield "declared", partial(declared.check_declared_options, game)
    yield "presets", partial(declared.check_presets, game)
    yield "every value", partial(declared.check_every_value, game)
    yield "some table", partial(declared.check_every_value_somewhere, subject)
    yield "outside", partial(declared.check_values_outside, game)
    yield "defaults", partial(declared.check_defaults, game)
    yield "rulebooks", partial(declared.check_rulebooks, subject)
    for seed in subject.seeds(12):
        yield f"any table {seed}", partial(declared.check_any_table, game, seed)


def _values(subject: Subject) -> Runs:
    prefixes, nearly_right = (500, 10_000) if subject.thorough else (40, 500)
    for case in subject.cases:
        yield case.name, partial(values.check_prefixes, case, "prefixes", prefixes)
        yield f"{case.name} strangers", partial(values.check_strangers, case, "strangers")
        yield f"{case.name} mutated", partial(mutated.check_mutated, case, "mutated", nearly_right)


def _replay(subject: Subject) -> Runs:
    for case in subject.cases:
        yield case.name, partial(_replays, subject, case)
        yield f"{case.name} whole", partial(contract.check_whole_match, case, "whole")
        yield f"{case.name} streams", partial(contract.check_random_numbers, case, "streams", 1500)
        yield f"{case.name} seed", partial(contract.check_same_deals, case, "start")
        yield (
            f"{case.name} cards",
            partial(_each, subject, 4, partial(cards.check_nothing_is_lost, case, most=250)),
        )
    for seed in subject.seeds(10, "any "):
        case = any_case(subject, seed)
        yield f"options {seed}", partial(contract.check_replay, case, seed, 60)
    yield "imports", partial(words.check_nothing_from_outside, subject)


def _cost(subject: Subject) -> Runs:
    for case in dict.fromkeys((subject.cases[0], subject.cases[-1])):
        yield case.name, partial(cost.check_cost, case, "cost", 120, 6)
        for level in subject.game.bots:
            yield f"{case.name} {level}", partial(cost.check_thinking, case, level)


def _replays(subject: Subject, case: Case) -> None:
    for seed in subject.seeds(4):
        contract.check_replay(case, seed, 20 + Rng(seed).below(60))


def _requests(subject: Subject) -> Runs:
    for case in subject.cases:
        yield case.name, partial(_each, subject, 4, partial(_positions, case, 45, 12))
        yield f"{case.name} ids", partial(contract.check_request_ids, case, "ids", 300)
        yield f"{case.name} leaving", partial(contract.check_leaving_walk, case, "leaving")
        yield f"{case.name} at once", partial(_any_order, subject, case)
    for seed in subject.seeds(8, "any "):
        case = any_case(subject, seed)
        yield f"options {seed}", partial(_positions, case, 60, 8, seed)
    yield "every card", partial(_every_card, subject)


def _positions(case: Case, most: int, tried: int, seed: str) -> None:
    match = open_match(case.game, case.setup, seed)
    for _ in walk(match, seed, most, leaving=30):
        pool = contract.pool_of(match, Rng(f"{seed} {match.sequence}"), tried)
        contract.check_position(match, pool)


def _any_order(subject: Subject, case: Case) -> None:
    for seed in subject.seeds(2, "order "):
        match = open_match(case.game, case.setup, seed)
        for _ in walk(match, seed, 60):
            contract.check_any_order(case, match, Rng(f"{seed} {match.sequence}"))


def _every_card(subject: Subject) -> None:
    matches = 200 if subject.thorough else 6 if subject.quick else 20
    offered.check_every_card_offered(subject, matches, 120)


def _notation(subject: Subject) -> Runs:
    for case in subject.cases:
        yield case.name, partial(_each, subject, 4, partial(contract.check_notation, case))
    for seed in subject.seeds(4):
        yield f"typed {seed}", partial(contract.check_typed, subject, seed)


def _ends(subject: Subject) -> Runs:
    for case in subject.cases:
        yield f"{case.name} silence", partial(contract.check_silence_ends, case, "silence")
    for seed in subject.seeds(3, "end "):
        case = any_case(subject, seed)
        yield f"options {seed}", partial(contract.check_after_the_end, case, seed)
        yield f"options {seed} keys", partial(keyboard.check_answers_after_the_end, case, seed)


def _events(subject: Subject) -> Runs:
    yield "all", partial(contract.check_every_event, subject, 40)
    yield "asked", partial(contract.check_every_action, subject, 40)
    yield "winners", partial(contract.check_every_seat_wins, subject, 40)


def _secrecy(subject: Subject) -> Runs:
    for case in subject.cases:
        yield case.name, partial(_secrets, subject, case)
        yield (
            f"{case.name} redeals",
            partial(secrecy.check_redeals_move, case, list(Subject(case.game).seeds(12))),
        )
        yield f"{case.name} hidden", partial(secrecy.check_hidden_is_varied, case, "hidden", 30)
        inputs = 1000 if subject.thorough else 90
        yield f"{case.name} told", partial(secrecy.check_told_walk, case, "told", inputs)
        most, every = (600, 1) if subject.thorough else (40, 4)
        yield f"{case.name} bots", partial(secrecy.check_decisions_walk, case, "bots", most, every)
    for seed in subject.seeds(6, "any "):
        case = any_case(subject, seed)
        yield f"options {seed}", partial(secrecy.check_secrets_now_and_then, case, seed)


def _secrets(subject: Subject, case: Case) -> None:
    for seed in subject.seeds(2):
        secrecy.check_secrets_walk(case, seed, Rng(seed).below(60))


def _keyboard(subject: Subject) -> Runs:
    for case in subject.cases:
        yield case.name, partial(_each, subject, 4, partial(keyboard.check_keys_walk, case))
        yield (
            f"{case.name} offers",
            partial(_each, subject, 4, partial(keyboard.check_offers, case)),
        )


def _felt(subject: Subject) -> Runs:
    for option in subject.game.options.offered:
        if option.name not in subject.hooks.seldom and option.kind != "text":
            yield option.name, partial(felt.check_felt, subject, option)
    if subject.hooks.seldom:
        yield "seldom", partial(words.check_seldom_read, subject)


def _bots(subject: Subject) -> Runs:
    most, every = (400, 1) if subject.thorough else (40, 4)
    for case in subject.cases:
        yield case.name, partial(contract.check_bots_walk, case, "bots", most, every)
    for level in subject.game.bots:
        for seats in dict.fromkeys((subject.game.seats[0], subject.game.seats[-1])):
            yield f"{level} for {seats}", partial(contract.check_level, subject, level, seats)


def _figures(subject: Subject) -> Runs:
    for case in subject.cases[:1]:
        yield "numbers", partial(figures.check_figures, case, "figures")
        yield "aim", partial(figures.check_aim, case, "aim")
        if subject.game.table.deals:
            yield "deals", partial(figures.check_deals, case, "figures")


def _words(subject: Subject) -> Runs:
    for language in subject.languages:
        yield f"there {language}", partial(words.check_words_exist, subject, language)
        yield f"used {language}", partial(words.check_words_used, subject, language)
        if subject.hooks.wording:
            yield f"own language {language}", partial(words.check_own_language, subject, language)
        for case in subject.cases:
            yield (
                f"{case.name} typed {language}",
                partial(words.check_typed, case, language, "typed"),
            )
    yield "agree", partial(words.check_words_agree, subject)
    yield "no text in code", partial(words.check_no_text, subject)


@cache
def heard_of(subject: Subject) -> sayings.Heard:
    """What was said in many matches of the game, at all its tables."""
    return sayings.hear(subject)


def _lines(subject: Subject) -> Runs:
    for language in subject.languages:
        yield f"said {language}", partial(_heard, sayings.check_can_be_said, subject, language)
        yield (
            f"for the ear {language}",
            partial(_heard, sayings.check_for_the_ear, subject, language, subject.hooks),
        )
        yield f"braille {language}", partial(_heard, sayings.check_braille, subject, language)
        yield (
            f"figures {language}",
            partial(figures.check_figures_said, subject.cases[0], "figures", language),
        )
    yield "refusals", partial(_refusals, subject)
    yield "every event", partial(_heard, sayings.check_every_event_told, subject, subject.hooks)


def _heard(check: Callable[..., None], subject: Subject, *more: object) -> None:
    check(heard_of(subject), *more)


def _refusals(subject: Subject) -> None:
    wanted = words.refusals_in_code(subject)
    sayings.check_refusals_happen(heard_of(subject), wanted, subject.hooks)


def _lessons(subject: Subject) -> Runs:
    game = subject.game
    for lesson in game.lessons:
        yield lesson.id, partial(lessons.check_script, game, lesson)
        for language in subject.languages:
            yield (
                f"{lesson.id} words {language}",
                partial(lessons.check_lesson_words, game, lesson, language, subject.hooks),
            )
            yield (
                f"{lesson.id} keys {language}",
                partial(lessons.check_by_keys, game, lesson, language),
            )


def _keys(subject: Subject) -> Runs:
    inputs = 400 if subject.thorough else 6 if subject.quick else 40
    yield (
        "every key",
        partial(
            every_key.check_every_key,
            subject.cases[0],
            inputs,
            subject.thorough,
            subject.languages[0],
        ),
    )


def _recorded(subject: Subject) -> Runs:
    if subject.recorded is not None:
        for case in recorded.recorded_tables(subject):
            for language in subject.languages:
                check = partial(recorded.check_recorded, case, language, subject.recorded)
                yield f"{case.name} {language}", check


def _each(subject: Subject, usual: int, check: Callable[..., None]) -> None:
    """The check with so many seeds."""
    for seed in subject.seeds(usual):
        check(seed=seed)


_GROUPS: dict[str, Callable[[Subject], Runs]] = {
    "declared": _declared,
    "options": _options,
    "values": _values,
    "replay": _replay,
    "requests": _requests,
    "notation": _notation,
    "ends": _ends,
    "events": _events,
    "secrecy": _secrecy,
    "keyboard": _keyboard,
    "felt": _felt,
    "bots": _bots,
    "cost": _cost,
    "figures": _figures,
    "words": _words,
    "lines": _lines,
    "lessons": _lessons,
    "keys": _keys,
    "recorded": _recorded,
}
