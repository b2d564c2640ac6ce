"""The rules of a table as its options make them, chapter by chapter; all sentences are messages
`rummy-rule-...`.
"""

from __future__ import annotations

from games.rummy.bots import LEVELS
from games.rummy.options import CONTRACTS, RummyOptions
from games.rummy.rules.refusals import contract_note
from playroom.engine.contract import Chapter
from playroom.engine.kit.rulebook import chapters
from playroom.engine.kit.told import lines
from playroom.engine.notes import Note, Value, note

# messages: rummy-rule-<line> rummy-rule-<chapter>-<line>


def rulebook(options: RummyOptions) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    packs, jokers, count = options.packs, options.jokers_per_deck, len(options.deck)
    aces, deuces, either = options.red_aces_wild, options.deuces_wild, options.keep == 0
    manual, claims = options.manual_scoring, options.may_i
    contracts = [
        _line("contract", number=number, contract=contract_note(*pair))
        for number, pair in enumerate(CONTRACTS, 1)
    ]
    rules = {
        "aim": lines("rummy-rule-aim", "low", "hands", "alone"),
        "cards": (
            _line("cards-packs", packs=packs, jokers=jokers, cards=count),
            *lines("rummy-rule-cards", "dealer", "dealt"),
            jokers > 0 and _line("cards-jokers"),
            aces and _line("cards-red-aces"),
            deuces and _line("cards-twos"),
            (aces or deuces) and _line("cards-own-place"),
        ),
        "contracts": (*contracts, *lines("rummy-rule-contracts", "exact", "apart")),
        "melds": (
            *lines("rummy-rule-melds", "set", "run", "ace"),
            *(lines("rummy-rule-melds", "wild", "all-wild") if options.any_wild else ()),
        ),
        "turn": (
            *lines("rummy-rule-turn", "order", "draw", "open", "add", "no-more", "undo"),
            _line("turn-discard", either=either),
        ),
        "claims": _claims(options) if claims else (),
        "wilds": (
            _line("wilds-fixed"),
            _line("wilds-free", same=options.replace_same_run),
            _line("wilds-set"),
        )
        if options.any_wild
        else (),
        "end": (
            _line("end-out", either=either),
            _line("end-flips", count=options.flips),
            _line("end-stock"),
            _line("end-stall", count=options.stall_rounds),
        ),
        "score": (
            _line("score-points", red=options.red_ace_points, jokers=jokers),
            _line("score-win"),
            manual and _line("score-manual", seconds=options.count_seconds),
            *(lines("rummy-rule-score", "missing", "challenge") if manual else ()),
            options.corrections and _line("score-correct"),
        ),
        "bots": [_line(f"bots-{name}", claims=claims) for name in LEVELS if name != "random"],
        "table": (
            _line("table-leave", vacate=options.vacates),
            _line("table-posted", seats=options.seats),
            *lines("rummy-rule-table", "back", "adjourn"),
            options.same_year and _line("table-year"),
            claims and _line("table-claim-clock", seconds=options.claim_seconds),
            options.turn_seconds > 0 and _line("table-turn-clock", seconds=options.turn_seconds),
        ),
    }
    return chapters("rummy", rules)


def _claims(options: RummyOptions) -> tuple[Note | bool, ...]:
    return (
        _line("claims-who", discarder=options.discarder_may_claim),
        *lines("rummy-rule-claims", "penalty", "order", "then", "stock"),
        options.no_may_i_last_three and _line("claims-last-three"),
        options.may_i_limit > 0 and _line("claims-limit", count=options.may_i_limit),
        _line("claims-ahead"),
        options.discarder_may_claim and _line("claims-own"),
    )


def _line(name: str, **values: Value) -> Note:
    return note(f"rummy-rule-{name}", **values)
