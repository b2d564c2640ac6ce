"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`rummy-rules-...`.
"""

from __future__ import annotations

from games.rummy.options import CONTRACTS, Rules
from games.rummy.phrases import contract_note
from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, Value, note


def rulebook(rules: Rules) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    chapters = [
        _chapter("aim", _line("aim-low"), _line("aim-hands"), _line("aim-alone")),
        _chapter("cards", *_cards(rules)),
        _chapter("contracts", *_contracts()),
        _chapter("melds", *_melds()),
        _chapter("turn", *_turn(rules)),
    ]
    if rules.may_i:
        chapters.append(_chapter("claims", *_claims(rules)))
    chapters.append(_chapter("wilds", *_wilds(rules)))
    chapters.append(_chapter("end", *_end(rules)))
    chapters.append(_chapter("score", *_score(rules)))
    chapters.append(_chapter("table", *_table(rules)))
    return tuple(chapters)


def _chapter(name: str, *lines: Note) -> Chapter:
    return Chapter(note(f"rummy-rules-{name}"), lines)


def _line(name: str, **values: Value) -> Note:
    return note(f"rummy-rules-{name}", **values)


def _cards(rules: Rules) -> list[Note]:
    lines = [_line("cards-packs", packs=rules.packs, jokers=rules.jokers, cards=len(rules.deck()))]
    lines.append(_line("cards-dealt"))
    if rules.jokers:
        lines.append(_line("cards-jokers"))
    if rules.red_wild:
        lines.append(_line("cards-red-aces"))
    if rules.deuces_wild:
        lines.append(_line("cards-twos"))
    if rules.red_wild or rules.deuces_wild:
        lines.append(_line("cards-own-place"))
    return lines


def _contracts() -> list[Note]:
    lines = [
        _line("contract", number=number, contract=contract_note(*pair))
        for number, pair in enumerate(CONTRACTS, 1)
    ]
    return [*lines, _line("contracts-exact"), _line("contracts-apart")]


def _melds() -> list[Note]:
    return [
        _line("melds-set"),
        _line("melds-run"),
        _line("melds-ace"),
        _line("melds-wild"),
        _line("melds-all-wild"),
    ]


def _turn(rules: Rules) -> list[Note]:
    lines = [
        _line("turn-order"),
        _line("turn-draw"),
        _line("turn-open"),
        _line("turn-add"),
        _line("turn-undo"),
    ]
    return [*lines, _line("turn-discard", either=rules.either)]


def _claims(rules: Rules) -> list[Note]:
    lines = [
        _line("claims-who", discarder=rules.discarder_may_claim),
        _line("claims-penalty"),
        _line("claims-order"),
    ]
    lines.append(_line("claims-stock"))
    if rules.no_may_i_last_three:
        lines.append(_line("claims-last-three"))
    if rules.may_i_limit:
        lines.append(_line("claims-limit", count=rules.may_i_limit))
    lines.append(_line("claims-ahead"))
    return lines


def _wilds(rules: Rules) -> list[Note]:
    return [
        _line("wilds-fixed"),
        _line("wilds-free", same=rules.replace_same_run),
        _line("wilds-set"),
    ]


def _end(rules: Rules) -> list[Note]:
    lines = [
        _line("end-out", either=rules.either),
        _line("end-flips", count=rules.flips),
        _line("end-stock"),
    ]
    return [*lines, _line("end-stall", count=rules.stall_rounds)]


def _score(rules: Rules) -> list[Note]:
    lines = [_line("score-points", red=rules.red_ace_points), _line("score-win")]
    if rules.manual:
        lines += [
            _line("score-manual", seconds=rules.count_seconds),
            _line("score-missing"),
            _line("score-challenge"),
        ]
    if rules.corrections:
        lines.append(_line("score-correct"))
    return lines


def _table(rules: Rules) -> list[Note]:
    lines = [
        _line("table-leave", vacate=rules.vacate),
        _line("table-posted"),
        _line("table-adjourn"),
    ]
    if rules.same_year:
        lines.append(_line("table-year"))
    if rules.may_i and rules.claim_seconds:
        lines.append(_line("table-claim-clock", seconds=rules.claim_seconds))
    if rules.turn_seconds:
        lines.append(_line("table-turn-clock", seconds=rules.turn_seconds))
    return lines
