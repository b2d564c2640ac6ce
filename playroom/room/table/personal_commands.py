"""Dispatch of personal commands: to the services of the room that answer them."""

from __future__ import annotations

from collections.abc import Iterable

from playroom.engine.notes import Rejection
from playroom.room.members.commands import AnyPersonal, OnPersonal
from playroom.room.notices.values import NoticeChange
from playroom.room.ratings.asking import ask_ratings
from playroom.room.ratings.values import Question
from playroom.room.table.context import RoomContext
from playroom.room.table.values import Language, PersonId, Saying, TableState


def submit_personal(
    services: RoomContext,
    me: PersonId,
    language: Language,
    command: AnyPersonal,
    on_result: OnPersonal,
    state: TableState | None = None,
    said: Iterable[Saying] = (),
) -> None:
    """Does what a member asks for themselves; `language` is theirs, `state` that of the table
    where they are, `said` what was said there that they may hear, also by people whom they ignore.
    """
    if isinstance(command, Question):
        guests = () if state is None else state.guests
        others = {str(guest.name): guest.id for guest in guests}
        ask_ratings(services, me, command, others, on_result)
    elif not isinstance(command, NoticeChange):
        services.personal.submit(me, command, on_result, state, said)
    elif services.notices is None:
        on_result(Rejection.of("no_notices", "notices-none"))
    else:
        services.notices.ask(me, language, command, on_result)
