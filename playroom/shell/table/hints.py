"""Hints at a table: what the strongest level would do, what that is worth, and why."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from playroom.coach.thinking import turn_of
from playroom.engine.cards import Card
from playroom.engine.chair import Chair
from playroom.engine.contract import Game, Turn
from playroom.engine.kit.judging import Judgement, hinted_id, number_note, same_play
from playroom.engine.notes import Note, note
from playroom.engine.steps import Action
from playroom.engine.table import Ask, Offer, OfferList
from playroom.shell.shell import Shell


def gain_note(judged: Judgement, told: Callable[[Action], Note]) -> Note | None:
    """What the best choice is worth more than the next best; None where there is no figure."""
    best, second = judged.choices[0], judged.second
    if not judged.unit or len(judged.choices) == 1:
        return None
    if second is None:
        return note("hint-all-alike")
    gain = best.value - second.value
    if judged.unit == "chance":
        gain *= 100
    if gain < 0.05:
        return note("hint-alike", next=told(second.action))
    sure = judged.exact or best.value - second.value > second.error
    return note(
        "hint-gain",
        unit=judged.unit,
        gain=number_note(gain),
        one=round(gain * 10) == 10,
        next=told(second.action),
        sure=sure,
    )


def offers(plays: object) -> Iterator[Offer]:
    """All that a key would do or offer, lists within lists too."""
    for play in plays if isinstance(plays, tuple) else ():
        if isinstance(play, Offer):
            yield play
        elif isinstance(play, OfferList):
            yield from offers(play.plays)


def offers_now(game: Game[Any, Any], view: Any, actions: Iterable[Action]) -> Iterator[Offer]:
    """All that Enter and the keys offer in a position: on each item, on the cards of each of some
    `actions` together, and without any.
    """
    table = game.table
    zones = table.zones(view)
    yield from offers(table.act(view, (), None))
    for zone in zones:
        for item in zone.items:
            yield from offers(table.act(view, (), item))
    for action in actions:
        chosen = tuple(getattr(action, "cards", ()))
        if marked := [item for item in zones[0].items if item.card in chosen]:
            yield from offers(table.act(view, marked, None))
    for own in table.keys:
        yield from offers(table.press(view, own.name, (), None))


def offered(
    game: Game[Any, Any], view: Any, action: Action, line: Callable[[Note], str]
) -> Note | None:
    """An action as the table offers it to a key; None where no key does. `line` is the text of a
    note.
    """
    found = offers_now(game, view, (action,))
    offer = next((offer.note for offer in found if same_play(offer.action, action)), None)
    card = getattr(action, "card", None)
    if offer is None or not isinstance(card, Card):
        return offer
    if line(note("hint-card", card=card)).rstrip(".").casefold() in line(offer).casefold():
        return offer
    return note("hint-with", play=offer, card=card)


class Hints:
    """The hints of one person at one table."""

    counted = True
    """Do statistics count them?"""

    def __init__(
        self,
        shell: Shell,
        chair: Chair,
        typed: Callable[[Action], Note],
        allowed: Callable[[], str],
    ) -> None:
        """`typed` says an action as the player would type it; `allowed`: who may ask for hints at
        this table: `bots` (a person who plays with bots alone), `none`, `all`, or `room` (the room
        forbids them).
        """
        self._allowed = allowed
        self._shell = shell
        self._chair = chair
        self._typed = typed
        self._coach = shell.coach()
        self._at: tuple[str, ...] = ()
        self._asked = 0
        self._before: Action | None = None
        told = shell.settings.get("hints.told")
        self._unused = told.get("count", 0) if told.get("match") == chair.header.id else 0
        self._thinking: asyncio.Task[None] | None = None

    def refusal(self) -> Note | None:
        """Why there is no hint now, or None."""
        chair = self._chair
        if chair.seat is None:
            return note("hint-watching")
        if chair.outcome is not None:
            return note("table-game-over")
        if (allowed := self._allowed()) != "bots":
            return None if allowed == "all" else note("hint-off", by=allowed)
        people = (p for p in chair.people if p.seat not in (None, chair.seat))
        if any(person.kind == "person" for person in people):
            return note("hint-people")
        return None

    def ask(self) -> None:
        """Begins to think; what comes of it is told when it is there."""
        chair, announcer = self._chair, self._shell.announcer
        if (refused := self.refusal()) is not None:
            announcer.reply(refused)
        elif not self._questions():
            told = chair.game.table.answer(chair.view, Ask.TURN) if chair.plays else ()
            announcer.reply(note("hint-not-now"), *told)
        else:
            announcer.reply(note("hint-thinking"))
            at = self._questions()
            if self._thinking is not None:
                if at == self._at:
                    return
                self._thinking.cancel()  # it is about a turn that is over
            if at != self._at:
                self._at, self._asked, self._before = at, 0, None
            turn = turn_of(chair, f"{self._asked}")
            self._thinking = asyncio.get_running_loop().create_task(self._think(turn))

    def _questions(self) -> tuple[str, ...]:
        """What the player is awaited to answer."""
        chair = self._chair
        return tuple(request.id for request in chair.requests if request.awaited and chair.plays)

    async def _think(self, turn: Turn) -> None:
        """The hint, unless the player has gone on meanwhile."""
        try:
            judged = await self._coach.hint(self._chair, turn, self._asked)
        except Exception as why:
            self._shell.afterwards(partial(self._shell.fail, why))
            return
        finally:
            if self._thinking is asyncio.current_task():
                self._thinking = None
        if self._at == self._questions():
            self._shell.afterwards(partial(self._tell, judged))

    def _tell(self, judged: Judgement | None) -> None:
        if self._shell.meant:
            return  # the player has left: nothing comes after the goodbye
        if judged is None:
            self._shell.announcer.reply(note("hint-busy"))
            return
        best, before = judged.best, self._before
        again = "first" if before is None else "stays" if before == best else "rather"
        self._asked, self._before = self._asked + 1, best
        self._keep(self._unused + 1)
        gain = gain_note(judged, self.told)
        lines = () if gain is None else (gain,)
        move = note("hint-move", move=self.told(best), again=again)
        self._shell.announcer.reply(move, *judged.reasons, *lines)

    def told(self, action: Action) -> Note:
        """An action as the table offers it, or else as it is typed."""
        chair, line = self._chair, self._shell.announcer.line
        return offered(chair.game, chair.view, action, line) or self._typed(action)

    def id_of_act(self) -> str:
        """The id of the player's next act, which counts the hints that were told before it; empty
        without any.
        """
        return hinted_id(self._unused, secrets.token_hex(6)) if self._unused else ""

    def acted(self) -> None:
        """The act with that id was done."""
        self._at = ()
        if self._unused:
            self._keep(0)

    def _keep(self, hints: int) -> None:
        """Keeps how many hints no act counts yet; a match that is resumed counts them too."""
        self._unused = hints
        if self.counted:
            self._shell.set_setting("hints.told", {"match": self._chair.header.id, "count": hints})

    def close(self) -> None:
        """The table is left."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._coach.close()
