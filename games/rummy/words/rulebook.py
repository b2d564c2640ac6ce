"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`rummy-rule-...`.
"""

from __future__ import annotations

from games.rummy.bots import LEVELS
from games.rummy.options import CONTRACTS, RummyOptions
from games.rummy.rules.refusals import contract_note
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, Value, note


def rulebook(options: RummyOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    chapters = [
        _chapter("aim", _line("aim-low"), _line("aim-hands"), _line("aim-alone")),
        _chapter("cards", *_cards(options)),
        _chapter("contracts", *_contracts()),
        _chapter("melds", *_melds(options)),
        _chapter("turn", *_turn(options)),
    ]
    if options.may_i:
        chapters.append(_chapter("claims", *_claims(options)))
    if options.any_wild:
        chapters.append(_chapter("wilds", *_wilds(options)))
    chapters.append(_chapter("end", *_end(options)))
    chapters.append(_chapter("score", *_score(options)))
    chapters.append(_chapter("bots", *_bots(options)))
    chapters.append(_chapter("table", *_table(options)))
    return tuple(chapters)


def _chapter(name: str, *lines: Note) -> Chapter:
    return Chapter(note(f"rummy-rule-{name}"), lines)


def _line(name: str, **values: Value) -> Note:
    return note(f"rummy-rule-{name}", **values)


def _cards(options: RummyOptions) -> list[Note]:
    packs, jokers, count = options.packs, options.jokers_per_deck, len(options.deck)
    lines = [_line("cards-packs", packs=packs, jokers=jokers, cards=count)]
    lines += [_line("cards-dealer"), _line("cards-dealt")]
    if jokers:
        lines.append(_line("cards-jokers"))
    if options.red_aces_wild:
        lines.append(_line("cards-red-aces"))
    if options.deuces_wild:
        lines.append(_line("cards-twos"))
    if options.red_aces_wild or options.deuces_wild:
        lines.append(_line("cards-own-place"))
    return lines


def _contracts() -> list[Note]:
    lines = [
        _line("contract", number=number, contract=contract_note(*pair))
        for number, pair in enumerate(CONTRACTS, 1)
    ]
    return [*lines, _line("contracts-exact"), _line("contracts-apart")]


def _melds(options: RummyOptions) -> list[Note]:
    lines = [_line("melds-set"), _line("melds-run"), _line("melds-ace")]
    if options.any_wild:
        lines += [_line("melds-wild"), _line("melds-all-wild")]
    return lines


def _turn(options: RummyOptions) -> list[Note]:
    lines = [
        _line("turn-order"),
        _line("turn-draw"),
        _line("turn-open"),
        _line("turn-add"),
        _line("turn-no-more"),
        _line("turn-undo"),
    ]
    return [*lines, _line("turn-discard", either=options.keep == 0)]


def _claims(options: RummyOptions) -> list[Note]:
    lines = [
        _line("claims-who", discarder=options.discarder_may_claim),
        _line("claims-penalty"),
        _line("claims-order"),
        _line("claims-then"),
        _line("claims-stock"),
    ]
    if options.no_may_i_last_three:
        lines.append(_line("claims-last-three"))
    if options.may_i_limit:
        lines.append(_line("claims-limit", count=options.may_i_limit))
    lines.append(_line("claims-ahead"))
    if options.discarder_may_claim:
        lines.append(_line("claims-own"))
    return lines


def _wilds(options: RummyOptions) -> list[Note]:
    return [
        _line("wilds-fixed"),
        _line("wilds-free", same=options.replace_same_run),
        _line("wilds-set"),
    ]


def _end(options: RummyOptions) -> list[Note]:
    lines = [
        _line("end-out", either=options.keep == 0),
        _line("end-flips", count=options.flips),
        _line("end-stock"),
    ]
    return [*lines, _line("end-stall", count=options.stall_rounds)]


def _score(options: RummyOptions) -> list[Note]:
    red, jokers = options.red_ace_points, options.jokers_per_deck
    lines = [_line("score-points", red=red, jokers=jokers), _line("score-win")]
    if options.manual_scoring:
        lines += [
            _line("score-manual", seconds=options.count_seconds),
            _line("score-missing"),
            _line("score-challenge"),
        ]
    if options.corrections:
        lines.append(_line("score-correct"))
    return lines


def _bots(options: RummyOptions) -> list[Note]:
    claims = options.may_i
    return [
        note(f"rummy-rule-bots-{level}", claims=claims) for level in LEVELS if level != "random"
    ]


def _table(options: RummyOptions) -> list[Note]:
    lines = [
        _line("table-leave", vacate=options.vacates),
        _line("table-posted", seats=options.seats),
        _line("table-back"),
        _line("table-adjourn"),
    ]
    if options.same_year:
        lines.append(_line("table-year"))
    if options.may_i:
        lines.append(_line("table-claim-clock", seconds=options.claim_seconds))
    if options.turn_seconds:
        lines.append(_line("table-turn-clock", seconds=options.turn_seconds))
    return lines
