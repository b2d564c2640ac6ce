"""What marked cards can mean, and the draft of an opening, which is put together meld by meld."""

from __future__ import annotations

from games.rummy.rules.check import stage_refusal
from games.rummy.rules.melds import Cards, Meld, arranged, infer
from games.rummy.rules.refusals import refuse
from games.rummy.state import View
from games.rummy.words.phrases import meld_note, melds_notes
from playroom.engine.kit.told import say
from playroom.engine.notes import Rejection, note
from playroom.engine.table import Answer

MOST_READINGS = 8


def readings(view: View, cards: Cards) -> tuple[Meld, ...] | Rejection:
    """The melds that marked cards can mean and that may go into the draft; why not, if there are
    none.

    The order of marking is the order in a run; if that means nothing, wild cards go where they are
    needed.
    """
    melds = infer(cards, view.options)
    fits = [meld for meld in melds if stage_refusal(view, meld) is None]
    if not fits:
        others = arranged(cards, view.options)
        melds += others
        fits = [meld for meld in others if stage_refusal(view, meld) is None]
    if fits:
        return tuple(fits[:MOST_READINGS])
    for meld in melds:
        if refused := stage_refusal(view, meld):
            return refused
    if len(cards) < 3:
        return refuse("set_size", "mark-more", count=len(cards))
    return refuse("contract", "no-meld", cards=cards)


def marks(view: View, cards: Cards) -> Answer:
    """What the marked cards make; without any, the draft read back."""
    if cards:
        melds = infer(cards, view.options) or arranged(cards, view.options)
        if not melds:
            return say("rummy-ask-marks-nothing", count=len(cards))
        return tuple(
            note("rummy-ask-marks-make", meld=meld_note(meld)) for meld in melds[:MOST_READINGS]
        )
    if not view.draft:
        return say("rummy-ask-draft-empty")
    melds_said, count, of = melds_notes(view.draft), len(view.draft), sum(view.public.contract)
    return say("rummy-ask-draft-of", melds=melds_said, count=count, of=of)


def is_complete(view: View) -> bool:
    """Is the draft the whole contract?"""
    return len(view.draft) == sum(view.public.contract)
