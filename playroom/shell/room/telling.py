"""Table events as lines for one guest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.deal.seal import spoken
from playroom.engine.header import Player
from playroom.engine.notes import Clean, Kind, Note, Notes, note
from playroom.engine.options import resolved
from playroom.engine.record import Seat
from playroom.engine.registry import game_ids
from playroom.locale.options import option_note
from playroom.room.moderation.state import ModerationNews, how_long
from playroom.room.protocol.room_info import Waits
from playroom.room.table import values as v
from playroom.room.table.session import Proof
from playroom.room.table.state import unready
from playroom.room.table.values import Guest, Phase, SeatedBot, TableState
from playroom.shell.room.paces import day_note, labelled


def told(
    row: v.TableEvent,
    before: TableState,
    state: TableState,
    me: v.PersonId,
    game: Game[Any, Any],
    language: v.Language,
) -> tuple[Note, ...]:
    """The lines that tell a row of the table's log to the guest `me`, who hears them in this
    language; none when it is told in another way.
    """
    match row:
        case (
            v.Came()
            | v.Away()
            | v.Back()
            | v.Gone()
            | v.KickedFromTable()
            | v.MutedAtTable()
            | v.OwnerIs()
        ):
            return _of_people(row, before, state, me, language)
        case v.Sat() | v.Stood() | v.BotSat() | v.BotRose() | v.Readied() | v.Unreadied():
            return _of_seats(row, before, state, me)
        case _ if isinstance(row, v.RulesChanged):
            return _of_rules(row, state, me, game)
        case v.OnVacation(person, since, until):
            line = "vacation-until" if until > since else "vacation-over"
            return (_line(line, person, me, state, day=day_note(until)),)
        case v.WatchersHeard(number):
            return (note("together-watchers-heard", Kind.PEOPLE, heard=number),)
        case v.WatchersLate(plays):
            return (note("together-watchers-late", Kind.TABLE, count=plays),)
    return _of_match(row, before, state, me)


def _line(id_: str, person: v.PersonId, me: v.PersonId, state: TableState, **more: Any) -> Note:
    """A line about a person, with the variant `-you` for oneself."""
    guest = state.guest(person)
    name = guest.name if guest is not None else Clean.of("?")
    own = "-you" if person == me else ""
    return note(f"{id_}{own}", Kind.PEOPLE, name=name, **more)


def _of_people(
    row: v.TableEvent, before: TableState, state: TableState, me: v.PersonId, own: v.Language
) -> tuple[Note, ...]:
    match row:
        case v.Came(person, name, language):
            if before.guest(person) is not None:
                return ()
            if person == me:
                return () if state.free else (note("together-no-seat", Kind.PEOPLE),)
            other = language != own
            watches = not state.free  # who comes to a full table
            return (
                note(
                    "together-came",
                    Kind.PEOPLE,
                    name=name,
                    language=language,
                    other=other,
                    watches=watches,
                ),
            )
        case v.Away(person, meant):
            return () if person == me else (_line("together-away", person, me, state, meant=meant),)
        case v.Back(person):
            return () if person == me else (_line("together-back", person, me, state),)
        case v.Gone(person):
            return () if person == me else (_line("together-gone", person, me, before),)
        case v.KickedFromTable(person, barred):
            return (_line("together-sent-away", person, me, before, barred=barred),)
        case v.MutedAtTable(person, hushed):
            return (_line("together-hushed", person, me, state, hushed=hushed),)
        case v.OwnerIs(person) if person is not None:
            alone = len(state.guests) == 1
            return () if alone else (_line("together-owner", person, me, state),)
    return ()


def _of_seats(
    row: v.TableEvent, before: TableState, state: TableState, me: v.PersonId
) -> tuple[Note, ...]:
    playing = state.phase in (Phase.PLAYING, Phase.PAUSED)  # the match tells who plays there now
    match row:
        case v.BotRose() if playing:
            return ()
        case v.Sat(person) if playing and person != me:
            return ()
        case v.Sat(person, seat) if person == me:
            return (_sat_down(state, me, seat),)
        case v.Sat(person, seat):
            return (_line("together-sat", person, me, state, seat=seat + 1),)
        case v.Stood(person):
            return (_line("together-stood", person, me, state),)
        case v.BotSat(bot):
            level = note("level-name", level=bot.level)
            seat = bot.seat + 1
            return (note("together-bot-sat", Kind.PEOPLE, name=bot.name, seat=seat, level=level),)
        case v.BotRose(seat):
            there = before.in_seat(seat)
            name = there.name if there is not None else Clean.of("?")
            return (note("together-bot-rose", Kind.PEOPLE, name=name, seat=seat + 1),)
        case v.Readied(person):
            return (_line("together-ready", person, me, state, missing=missing(state, me)),)
        case v.Unreadied(person):
            return (_line("together-unready", person, me, state),)
    return ()


def _of_rules(
    row: v.RulesChanged, state: TableState, me: v.PersonId, game: Game[Any, Any]
) -> tuple[Note, ...]:
    match row:
        case v.Chose(name, _, by):
            options = {option.name: option for option in game.options.declared}
            value = resolved(game.options.declared, state.setup.given())[name]
            what = option_note(game, options[name], value)
        case v.ChosePreset(preset, by):
            what = note("setup-preset", preset=note(f"{game.id}-preset-{preset}"))
        case v.ChoseSeats(seats, by):
            what = note("setup-seats", count=seats)
        case v.ChoseDeals(opened, by):
            what = note("together-deals", opened=opened)
        case v.ChosePace(pace, by):
            what = labelled(pace)
        case v.ChoseHints(hints, by):
            what = note("together-hints", hints=hints)
        case v.ChoseOpenHands(opened, by):
            what = note("together-open-hands", opened=opened)
    guest = state.guest(by)
    if by == me or guest is None:
        return (note("together-chose-you", Kind.TABLE, what=what),)
    return (note("together-chose", Kind.TABLE, name=guest.name, what=what),)


def _of_match(
    row: v.TableEvent, before: TableState, state: TableState, me: v.PersonId
) -> tuple[Note, ...]:
    match row:
        case v.Sealed(_, commitment, pledges):
            promise = spoken(commitment)
            with_them = _in_seats(state, [pledge.seat for pledge in pledges], me)
            has_notes = bool(with_them.notes)
            return (
                note(
                    "together-sealed", Kind.TABLE, promise=promise, names=with_them, joint=has_notes
                ),
            )
        case v.Aborted():
            return (note("together-unsealed", Kind.TABLE, how=_given_up(before, state)),)
        case v.Began() if state.deal is not None:
            seats = [pledge.seat for pledge in state.deal.pledges]
            silent = [seat for seat in seats if not state.deal.has_shown(seat)]
            names = _in_seats(state, silent, me)
            line = note("together-not-shown", Kind.TABLE, names=names, count=len(silent))
            return (line,) if silent else ()
        case v.WantsPause(person):
            return (_line("together-wants-pause", person, me, state),)
        case v.Paused(by):
            if by is None:
                return (note("together-paused-all", Kind.TABLE),)
            return (_line("together-paused", by, me, state),)
        case v.Resumed(by):
            if by is None:
                return (note("together-resumed-all", Kind.TABLE),)
            return (_line("together-resumed", by, me, state),)
        case v.Closed():
            return ()  # the farewell says it
    return ()


def names_of(players: Sequence[Player], but: Seat | None = None) -> Notes:
    """The names of who plays, without one seat."""
    names = (player.name for seat, player in enumerate(players) if seat != but)
    return Notes(tuple(note("plain-name", name=name) for name in names))


def proof_note(
    proof: Proof, players: Sequence[Player], seats: Sequence[Seat], own: Seat | None
) -> Note:
    """The result of verifying a joint deal; `seats` contributed a number."""
    names = Notes(
        tuple(
            note("together-oneself") if seat == own else note("plain-name", name=player.name)
            for seat, player in enumerate(players)
            if seat in seats
        )
    )
    count = len(seats)
    return note("together-proved", Kind.TABLE, proof=proof.value, names=names, count=count)


def _given_up(before: TableState, state: TableState) -> str:
    """How a deal was given up. Once all numbers are shown the room knows the cards."""
    deal = before.deal
    if deal is not None and deal.numbers and len(deal.numbers) == len(deal.pledges):
        return "shown"
    return "gone" if state.free or not all(guest.here for guest in state.seated) else "other"


def _in_seats(state: TableState, seats: Sequence[Seat], me: v.PersonId) -> Notes:
    """The people in these seats."""
    there = [state.in_seat(seat) for seat in seats]
    return _names([guest for guest in there if isinstance(guest, Guest)], me)


def _names(guests: Sequence[Guest | SeatedBot], me: v.PersonId) -> Notes:
    return Notes(
        tuple(
            note("together-oneself")
            if isinstance(guest, Guest) and guest.id == me
            else note("plain-name", name=guest.name)
            for guest in guests
        )
    )


def _sat_down(state: TableState, me: v.PersonId, seat: int) -> Note:
    """Where one sits, and with whom."""
    count = state.setup.seats
    there = [state.in_seat(other) for other in range(count) if other != seat]
    others = _names([other for other in there if other is not None], me)
    return _line(
        "together-sat",
        me,
        me,
        state,
        seat=seat + 1,
        count=count,
        names=others,
        others=len(others.notes),
    )


def place_note(state: TableState, me: v.PersonId) -> Note | None:
    """Where one sits, for who has just come to the table; None when that is told in another way."""
    guest = state.guest(me)
    if guest is None or (guest.seat is None and state.free):
        return None
    if guest.seat is None:
        return note("together-no-seat", Kind.PEOPLE)
    if state.phase not in (Phase.OPEN, Phase.OVER):
        return None
    return _sat_down(state, me, guest.seat)


def awaited(state: TableState) -> Notes:
    """Whom a match waits for."""
    away = [guest for guest in state.seated if not guest.here]
    return Notes(tuple(note("plain-name", name=guest.name) for guest in away))


def missing(state: TableState, me: v.PersonId) -> Note:
    """What is still missing before a match can begin."""
    free = len(state.free)
    if free:
        return note("together-missing-seats", count=free)
    waiting = unready(state)
    others = [guest for guest in waiting if guest.id != me]
    if not waiting:
        return note("together-missing-nobody")
    if not others:
        return note("together-missing-me")
    return note("together-missing-others", names=_names(others, me), count=len(others))


def seat_note(state: TableState, seat: int, me: v.PersonId, bot: bool = False) -> Note:
    """A row of the seat list: occupant and state. `bot`: a substitute bot plays the seat."""
    there = state.in_seat(seat)
    number = seat + 1
    if there is None:
        return note("together-seat-free", seat=number, bot=bot)
    if isinstance(there, SeatedBot):
        level = note("level-name", level=there.level)
        return note("together-seat-bot", seat=number, name=there.name, level=level)
    how = "away" if not there.here else "ready" if there.ready else "here"
    if state.phase not in (Phase.OPEN, Phase.OVER) and there.here:
        how = "plays"
    own = "-you" if there.id == me else ""
    return note(f"together-seat{own}", seat=number, name=there.name, how=how)


def people_notes(
    state: TableState, me: v.PersonId, kinds: Sequence[str] | None = None
) -> tuple[Note, ...]:
    """Who is here, one line each: those who sit by their seats, then those who watch. `kinds` are
    what plays in each seat of the match that is on.
    """
    lines = list[Note]()
    mine = state.guest(me)
    for seat in range(state.setup.seats):
        there = state.in_seat(seat)
        left = kinds is not None and seat < len(kinds) and kinds[seat] != "person"
        if isinstance(there, Guest) and left:
            own = "-you" if there.id == me else ""
            line = note(f"together-seat-stand-in{own}", seat=seat + 1, name=there.name)
            lines.append(line)
            continue
        if isinstance(there, Guest) and mine is not None and there.language != mine.language:
            language = there.language
            spoken = seat_note(state, seat, me)
            lines.append(note("together-seat-language", seat=spoken, language=language))
            continue
        lines.append(seat_note(state, seat, me, left))
    for guest in state.guests:
        if guest.seat is None:
            own = "-you" if guest.id == me else ""
            lines.append(note(f"together-watches{own}", name=guest.name, here=guest.here))
    owner = None if state.owner is None else state.guest(state.owner)
    if owner is not None:
        lines.append(_line("together-looks-after", owner.id, me, state))
    return tuple(lines)


def saying_note(saying: v.Saying, me: v.PersonId, state: TableState) -> Note:
    """A line of chat. The sender of a line to one person hears to whom it went."""
    own = "-you" if saying.by == me else ""
    guest = None if saying.person is None else state.guest(saying.person)
    whom = Clean.of("?") if guest is None else guest.name
    return note(
        f"together-said{own}",
        Kind.CHAT,
        name=saying.name,
        text=saying.text,
        to=saying.to.value,
        whom=whom,
    )


def moderation_note(news: ModerationNews, me: v.PersonId) -> Note:
    """What those who look after the room have done: to whom it concerns with the reason, and for
    how long; to the others shortly.
    """
    own = "-you" if news.person == me and news.act in v.ABOUT_SOMEBODY else ""
    return note(
        f"order-{news.act.value}{own}",
        Kind.PEOPLE,
        name=news.name,
        by=news.by,
        why=without_end(news.why),
        how_long=how_long(news.minutes),
        now=news.is_one,
        count=news.minutes,
    )


def is_sent_out(news: ModerationNews, me: v.PersonId) -> bool:
    """Has one to leave the room by it?"""
    return news.person == me and news.act in (v.ModerationAction.KICK, v.ModerationAction.BAN)


def without_end(text: Clean) -> Clean:
    """A reason as it stands in a sentence, which ends by itself."""
    return Clean.of(text.rstrip(" .!?;:,"))


def waits_notes(waits: Iterable[Waits]) -> tuple[Note, ...]:
    """How many people wait for each game; those of games that are not installed are one."""
    known, others = list[Note](), 0
    for waiting in waits:
        if waiting.game in game_ids():
            game = note(f"{waiting.game}-name")
            known.append(note("rooms-waits", count=waiting.people, game=game))
        else:
            others += waiting.people
    if others:
        known.append(note("rooms-waits", count=others, game=note("others-some-game")))
    return tuple(known)
