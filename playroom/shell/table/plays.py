"""Disambiguation of plays: a list where several fit, a question where the game has one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from playroom.engine.chair import Chair
from playroom.engine.notes import Note, Notes, Rejection, note
from playroom.engine.steps import Action, Request
from playroom.engine.table import Offer, OfferList
from playroom.shell.menu import Choice, YesNo
from playroom.shell.shell import Shell
from playroom.shell.table.happening import is_played_for
from playroom.shell.table.hints import offered
from playroom.shell.table.typed_moves import MOST_WAYS, TypedMoves

Offered: TypeAlias = tuple[Offer | OfferList, ...]
"""What could be played."""


FEW = 4
"""So many moves are named in the question itself."""


class Which(Choice):
    """A list of moves that a line may mean; an answer in words picks one, or leaves fewer."""

    def __init__(
        self,
        shell: Shell,
        title: Note,
        items: Sequence[tuple[Note, Callable[[], None]]],
        actions: Sequence[Action],
        typed_moves: TypedMoves,
    ) -> None:
        super().__init__(shell, title, items)
        self._actions = tuple(actions)[: len(items)]
        self._acts = [act for _, act in items]
        self._typed_moves = typed_moves

    def text(self, text: str) -> bool:
        """See `Screen`; what fits none of the moves is left to the table."""
        left = self._typed_moves.narrowed(self._actions, text)
        if len(left) == 1:
            self.shell.pop(self)
            self._acts[self._actions.index(left[0])]()
            return True
        if left:
            self.announce()
        return bool(left)


class Plays:
    """The list of plays that is open at one table."""

    def __init__(self, shell: Shell, chair: Chair, do: Callable[[Action, str], None]) -> None:
        """`do` does an action as the answer to a question."""
        self._shell = shell
        self._chair = chair
        self._do = do
        self._list: tuple[Choice, tuple[Request, ...]] | None = None
        """The list, and the requests that it answers."""
        self._offered: Offered = ()
        """What the list offers."""

    def choose(self, plays: Offered | Rejection, told: bool = False) -> None:
        """Does the one play, or opens a list of several, the first of which was `told`."""
        if isinstance(plays, Rejection):
            self._shell.announcer.reply(plays.note)
        elif len(plays) == 1:
            self._take(plays[0])
        elif told:
            self._open(note("table-more-plays", count=len(plays)), plays)
        else:
            self._open(note("table-plays", count=len(plays), first=plays[0].note), plays)

    def is_at_first(self, plays: object) -> bool:
        """Is a list of just these plays in front, and its first item the one that it is at?"""
        opened = None if self._list is None else self._list[0]
        return opened is self._shell.front and opened.at == 0 and self._offered == plays

    def _open(self, title: Note, plays: Offered) -> None:
        items = [(play.note, partial(self._take, play)) for play in plays]
        self._list = Choice(self._shell, title, items), self._chair.requests
        self._offered = plays
        self._shell.push(self._list[0])

    def _take(self, play: Offer | OfferList) -> None:
        """What was chosen: an action, or a list of its own."""
        if isinstance(play, OfferList):
            self._open(note("table-branch", asks=play.asks, first=play.plays[0].note), play.plays)
        else:
            self.confirm(play.action, typed=False)

    def ask(self, actions: Sequence[Action], typed_moves: TypedMoves) -> None:
        """Asks which of some moves is meant, or whether the one is."""
        if len(actions) == 1:
            game, view = self._chair.game, self._chair.view
            if actions[0].costly and game.table.asks_first(view, actions[0], typed=True):
                self.confirm(actions[0], typed=True)
                return
            move = typed_moves.move_note(actions[0])
            question = note("typed-mean-move", move=move)
            if actions[0].costly:
                play = offered(game, view, actions[0], self._shell.announcer.line) or move
                question = note("typed-mean-cost", play=play, move=move)
            self._shell.push(
                YesNo(self._shell, question, partial(self.confirm, actions[0], typed=True))
            )
            return
        ways = tuple(map(typed_moves.move_note, actions[:MOST_WAYS]))
        title = note(
            "typed-which", ways=Notes(ways[:FEW]), count=len(actions), few=len(ways) <= FEW
        )
        items = [
            (way, partial(self.confirm, action, typed=True))
            for way, action in zip(ways, actions, strict=False)
        ]
        opened = Which(self._shell, title, items, actions, typed_moves)
        self._list, self._offered = (opened, self._chair.requests), ()
        self._shell.push(opened)

    def confirm(self, action: Action, typed: bool) -> None:
        """Does an action, after a question if the game has one; `typed`: was it typed?"""
        chair = self._chair
        question = chair.game.table.asks_first(chair.view, action, typed)
        request = chair.request_of(action)
        if question is None:
            self._do(action, request)
        else:
            self._shell.push(YesNo(self._shell, question, partial(self._do, action, request)))

    def questions_changed(self) -> None:
        """When the question is gone, its list goes with it."""
        if self._list is None:
            return
        opened, requests = self._list
        if requests != self._chair.requests or is_played_for(self._chair):
            self._shell.pop(opened)
            self._list = None
