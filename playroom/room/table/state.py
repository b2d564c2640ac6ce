"""State of a table as pure functions: `decide` checks a command (who may ask for what, and when)
and gives the events that follow from it; `apply` gives the state after one more event.

The runner stores each event before it is published.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Record, Seat, replace
from playroom.room.table import values as v
from playroom.room.table.values import Guest, Phase, SeatedBot, TableState

AGREEING = (Phase.OPEN, Phase.OVER)
"""The phases in which seats and options change."""


class NoTable(ValueError):
    """Rows that do not follow from each other."""


def told_by(rows: Sequence[v.TableEvent], find: Callable[[str], Game[Any, Any]]) -> TableState:
    """A table as its log tells it. Raises `NoTable`, `NoGame`."""
    if not rows or not isinstance(rows[0], v.Opened):
        raise NoTable("it was never opened")
    game, state = find(rows[0].game), None
    for row in rows:
        state = apply(state, game, row)
    assert state is not None
    return state


def first_rows(opened: v.Opened, late: int) -> tuple[v.Opened, *tuple[v.TableEvent, ...]]:
    """The log of a new table; `late`: how many plays late those are told who watch."""
    return (opened, v.WatchersLate(late)) if late else (opened,)


# -- what may be asked for -------------------------------------------------------------------------


def decide(
    state: TableState,
    game: Game[Any, Any],
    person: v.PersonId,
    command: v.AnyCommand,
    bot_name: str = "",
) -> Rejection | tuple[v.TableEvent, ...]:
    """The rows that a command of `person` leads to, or why it is refused. `bot_name` is what the
    next bot would be called.

    To sit down in the chair of a bot while a match is on is not decided here: the match does.
    """
    guest = state.guest(person)
    if guest is None:
        return _no("not_here")
    if state.phase is Phase.CLOSED:
        return _no("closed")
    match command:
        case v.Sit(seat):
            return _sit(state, guest, seat)
        case v.Stand():
            return _stand(state, guest)
        case v.BeReady(ready, heard):
            if ready and heard < state.changed:
                return _no("changed")
            return _ready(state, guest, ready)
        case v.Pause():
            return _pause(state, guest)
        case v.GoOn():
            return _go_on(state, guest)
    if person != state.owner:
        return _no("not_owner")
    match command:
        case v.KickFromTable() | v.MuteAtTable() | v.GiveTable():
            return _about(state, guest, command)
        case v.HearWatchers(heard):
            return () if heard == state.watchers_heard else (v.WatchersHeard(heard),)
        case v.CloseTable():
            return (v.Closed(person),)
    if state.phase not in AGREEING:
        return _no("playing")
    match command:
        case v.PutBot(level, seat):
            return _put_bot(state, game, guest, level, seat, bot_name)
        case v.TakeBot(seat):
            return _take_bot(state, guest, seat)
        case v.SetDeals(opened):
            return () if opened == state.opens_deals else (v.ChoseDeals(opened, person),)
        case v.SetPace(pace):
            away = next((one for one in state.seated if not (one.here or one is guest)), None)
            if away is not None and pace and (not state.pace or pace < state.pace):
                return _no("pace_away", name=away.name)  # a match may begin without them
            return () if pace == state.pace else (v.ChosePace(pace, person),)
        case v.SetHints(hints):
            return () if hints == state.hints else (v.ChoseHints(hints, person),)
        case v.SetOpenHands(opened):
            if opened and not state.opens_deals:
                return _no("deals_stay_secret")
            return () if opened == state.open_hands else (v.ChoseOpenHands(opened, person),)
    return _agree(state, game, guest, command)


def _no(code: str, /, **values: Any) -> Rejection:
    return Rejection.of(code, f"together-no-{code.replace('_', '-')}", **values)


def _sit(
    state: TableState, guest: Guest, seat: Seat | None
) -> Rejection | tuple[v.TableEvent, ...]:
    if state.phase not in AGREEING:
        return _no("playing")
    if seat is None:
        if guest.seat is not None:
            return _no("seated")
        # where all seats are taken, a bot makes room for a person
        places = state.free or tuple(sorted(bot.seat for bot in state.bots))
        if not places:
            return _no("full")
        seat = places[0]
    if not seat < state.setup.seats:
        return _no("no_seat", count=state.setup.seats)
    there = state.in_seat(seat)
    if isinstance(there, Guest):
        return () if there.id == guest.id else _no("taken", name=there.name)
    rows: tuple[v.TableEvent, ...] = (v.Sat(guest.id, seat),)
    return (v.BotRose(seat), *rows) if isinstance(there, SeatedBot) else rows


def sits(state: TableState, person: v.PersonId, command: v.Sit) -> tuple[v.TableEvent, ...]:
    """Events when an invited person arrives: they take the seat of the invitation, or the first
    free one; none during a deal or match.
    """
    if state.phase not in AGREEING or not state.free:
        return ()
    return (v.Sat(person, command.seat if command.seat in state.free else state.free[0]),)


def makes_room(state: TableState) -> tuple[v.TableEvent, ...] | None:
    """Events before one more person joins a full table: the spectator who has been away the longest
    is removed. None: no one can be removed.
    """
    if len(state.guests) < v.MOST_PEOPLE:
        return ()
    away = (g for g in state.guests if not g.here and g.seat is None and g.id != state.owner)
    return next(((v.Gone(guest.id),) for guest in away), None)


def _stand(state: TableState, guest: Guest) -> Rejection | tuple[v.TableEvent, ...]:
    if guest.seat is None:
        return _no("not_seated")
    if state.phase in (Phase.PLAYING, Phase.PAUSED):
        return _no("playing")
    if state.phase is Phase.SEALING:
        return (v.Stood(guest.id), v.Aborted())
    return (v.Stood(guest.id),)


def _ready(state: TableState, guest: Guest, ready: bool) -> Rejection | tuple[v.TableEvent, ...]:
    if guest.seat is None:
        return _no("not_seated")
    if state.phase not in AGREEING:
        return _no("playing")
    if ready == guest.ready:
        return ()
    return (v.Readied(guest.id),) if ready else (v.Unreadied(guest.id),)


def _pause(state: TableState, guest: Guest) -> Rejection | tuple[v.TableEvent, ...]:
    if state.phase is not Phase.PLAYING:
        return _no("not_playing")
    if state.pace:
        return _no("no_pause")
    if guest.id == state.owner:
        return (v.Paused(guest.id),)
    if guest.seat is None:
        return _no("not_seated")
    asked = {*state.pausing, guest.id}
    wanted: tuple[v.TableEvent, ...] = (
        () if guest.id in state.pausing else (v.WantsPause(guest.id),)
    )
    if all(other.id in asked for other in state.seated if other.here):
        return (*wanted, v.Paused(None))
    return wanted


def _go_on(state: TableState, guest: Guest) -> Rejection | tuple[v.TableEvent, ...]:
    if state.phase is not Phase.PAUSED:
        return _no("not_paused")
    if guest.seat is None and guest.id != state.owner:
        return _no("not_seated")
    return (v.Resumed(guest.id),)


def _about(
    state: TableState, owner: Guest, command: v.KickFromTable | v.MuteAtTable | v.GiveTable
) -> Rejection | tuple[v.TableEvent, ...]:
    other = state.guest(command.person)
    if other is None:
        return _no("nobody")
    if other.id == owner.id:
        return _no("oneself")
    match command:
        case v.KickFromTable(_, barred):
            return (v.KickedFromTable(other.id, barred),)
        case v.MuteAtTable(_, hushed):
            return () if hushed == other.hushed else (v.MutedAtTable(other.id, hushed),)
    return (v.OwnerIs(other.id),)


def _put_bot(
    state: TableState,
    game: Game[Any, Any],
    owner: Guest,
    level: str,
    seat: Seat | None,
    name: str,
) -> Rejection | tuple[v.TableEvent, ...]:
    if level not in game.bots:
        return _no("level", level=Clean.of(level))
    if seat is None:
        if not state.free:
            return _no("full")
        seat = state.free[0]
    if not seat < state.setup.seats:
        return _no("no_seat", count=state.setup.seats)
    there = state.in_seat(seat)
    if isinstance(there, Guest):
        return _no("taken", name=there.name)
    called = there.name if isinstance(there, SeatedBot) else Clean.of(name, v.LONGEST_NAME)
    return (v.BotSat(SeatedBot(seat, level, called), owner.id),)


def _take_bot(
    state: TableState, owner: Guest, seat: Seat | None
) -> Rejection | tuple[v.TableEvent, ...]:
    if not state.bots:
        return _no("no_bot")
    if seat is None:
        seat = max(bot.seat for bot in state.bots)
    if not isinstance(state.in_seat(seat), SeatedBot):
        return _no("no_bot")
    return (v.BotRose(seat, owner.id),)


def _agree(
    state: TableState, game: Game[Any, Any], owner: Guest, command: v.AnyCommand
) -> Rejection | tuple[v.TableEvent, ...]:
    """Options, rules, and the number of seats."""
    row: v.TableEvent
    match command:
        case v.SetOption(name, value):
            if name not in {option.name for option in game.options.declared}:
                return _no("option", name=Clean.of(name))
            row = v.Chose(name, value, owner.id)
        case v.SetPreset(preset):
            if preset not in game.presets:
                return _no("preset", name=Clean.of(preset))
            row = v.ChosePreset(preset, owner.id)
        case v.SetSeats(seats):
            if seats not in game.seats:
                return _no("seats", low=game.seats[0], high=game.seats[-1])
            row = v.ChoseSeats(seats, owner.id)
        case _:
            raise TypeError(type(command).__name__)
    if (refused := game.check_options(_setup_after(state, game, row))) is not None:
        return refused
    return (row,)


def _setup_after(state: TableState, game: Game[Any, Any], row: v.TableEvent) -> Setup:
    given: Mapping[str, Any] = state.setup.given()
    match row:
        case v.Chose(name, value):
            if all(option.name != name for option in game.options.declared):
                raise NoTable("an option that there is not")
            return Setup.of(state.setup.seats, {**given, name: value})
        case v.ChosePreset(preset):
            if preset not in game.presets:
                raise NoTable("rules that there are not")
            return Setup.of(state.setup.seats, game.presets[preset])
        case v.ChoseSeats(seats):
            return Setup.of(seats, given)
    raise NoTable(type(row).__name__)


# -- what follows ----------------------------------------------------------------------------------


def apply(state: TableState | None, game: Game[Any, Any], row: v.TableEvent) -> TableState:
    """The state of a table after one more row. Raises `NoTable` for what cannot follow."""
    if state is None:
        if not isinstance(row, v.Opened):
            raise NoTable("it was never opened")
        owner, setup = row.owner, row.setup
        return TableState(
            row.id, row.game, row.version, setup, owner, preset=row.preset,
            opens_deals=row.opens_deals, listed=row.listed, rows=1,
        )  # fmt: skip
    return replace(_applied(state, game, row), rows=state.rows + 1)


def _applied(state: TableState, game: Game[Any, Any], row: v.TableEvent) -> TableState:
    match row:
        case v.Came() | v.Away() | v.Back() | v.Gone() | v.KickedFromTable() | v.MutedAtTable():
            return _people(state, row)
        case v.Sat() | v.Stood() | v.BotSat() | v.BotRose() | v.Readied() | v.Unreadied():
            return _seats(state, row)
        case v.Chose():
            setup = _setup_after(state, game, row)
            return replace(_without_ready(state), setup=setup, preset=None)
        case v.ChosePreset(preset):
            setup = _setup_after(state, game, row)
            return replace(_without_ready(state), setup=setup, preset=preset)
        case v.ChoseSeats(seats):
            return _fewer_seats(replace(state, setup=_setup_after(state, game, row)), seats)
        case v.ChoseDeals(opened):
            open_hands = state.open_hands and opened  # else those who watch would know more
            return replace(_without_ready(state), opens_deals=opened, open_hands=open_hands)
        case v.ChoseOpenHands(opened):
            return replace(_without_ready(state), open_hands=opened)
        case v.ChoseHints(hints):
            return replace(_without_ready(state), hints=hints)
        case v.ChosePace(pace):
            return replace(_without_ready(state), pace=pace)
        case v.TurnBegan() | v.TurnEnded():
            return state  # `Turns` counts the time
        case v.OnVacation(person, since, until):
            vacation = until if until > since else 0
            return _with(state, replace(_guest(state, person), vacation=vacation))
        case v.OwnerIs(person):
            return replace(state, owner=person)
        case v.WatchersHeard(heard):
            return replace(state, watchers_heard=heard)
        case v.WatchersLate(plays):
            return replace(state, late=plays)
    return _match(state, row)


_WHEN: Mapping[type[v.TableEvent], tuple[Phase, ...]] = {
    v.Committing: AGREEING,
    v.Pledged: (Phase.SEALING,),
    v.Sealed: (Phase.SEALING, *AGREEING),
    v.Reveal: (Phase.SEALING,),
    v.NumbersClosed: (Phase.SEALING,),
    v.Aborted: (Phase.SEALING, *AGREEING),
    v.Began: (Phase.SEALING,),
    v.WantsPause: (Phase.PLAYING,),
    v.Paused: (Phase.PLAYING,),
    v.Resumed: (Phase.PAUSED, Phase.OPEN),
    v.Ended: (Phase.PLAYING, Phase.PAUSED),
    v.OpenedAgain: (Phase.OVER, Phase.CLOSED),
}
"""The phases in which a row can follow; any, where none are named."""


def _match(state: TableState, row: v.TableEvent) -> TableState:
    """What concerns the match that is on."""
    if state.phase not in _WHEN.get(type(row), tuple(Phase)):
        raise NoTable(f"{type(row).__name__} while {state.phase.value}")
    match row:
        case v.Committing() | v.Pledged() | v.Sealed() | v.Reveal():
            deal = _deal(state, row)
            return replace(state, phase=Phase.SEALING, match=deal.match, deal=deal)
        case v.Aborted():
            # readiness was for a deal that failed
            gone = replace(state, match=None, deal=None, numbers_closed=False)
            return replace(_without_ready(gone), phase=Phase.OPEN)
        case v.NumbersClosed():
            if state.deal is None or not state.deal.sealed:
                raise NoTable("what was not sealed")
            return replace(state, numbers_closed=True)
        case v.Began(match_id):
            if state.deal is None or not state.deal.sealed or state.deal.match != match_id:
                raise NoTable("what was not sealed")
            began = replace(_without_ready(state), phase=Phase.PLAYING, match=match_id)
            return replace(began, matches=state.matches + 1, pausing=(), numbers_closed=False)
        case v.WantsPause(person):
            return replace(state, pausing=(*state.pausing, person))
        case v.Paused():
            return replace(state, phase=Phase.PAUSED, pausing=())
        case v.Resumed():
            if state.phase is Phase.OPEN and not state.waits:
                raise NoTable("nothing waits")
            return replace(state, phase=Phase.PLAYING, waits=False)
        case v.Ended():
            return replace(_without_ready(state), phase=Phase.OVER, pausing=())
        case v.Closed(by):
            return replace(_closed(state), deserted=by is None)
        case v.OpenedAgain():
            return replace(state, phase=Phase.OPEN, deserted=False)
    raise NoTable(type(row).__name__)


def _deal(state: TableState, row: v.Committing | v.Pledged | v.Sealed | v.Reveal) -> v.Deal:
    """The joint deal after one more event. Commitments are not verified here; clients do that
    (`deal_verifier`).
    """
    deal = state.deal if state.phase is Phase.SEALING else None
    match row:
        case v.Committing(match_id, commitment):
            return v.Deal(match_id, commitment)
        case v.Sealed(match_id, commitment, pledges):
            if deal is None:
                return v.Deal(match_id, commitment, pledges, sealed=True)
            if deal.sealed or deal.match != match_id:
                raise NoTable("another deal is on")
            return replace(deal, commitment=commitment, pledges=pledges, sealed=True)
    if deal is None:
        raise NoTable("no deal is on")
    match row:
        case v.Pledged(seat):
            if deal.sealed or deal.has_answered(seat) or not isinstance(state.in_seat(seat), Guest):
                raise NoTable("a pledge that cannot be")
            return deal.answered(row)
        case v.Reveal(seat):
            pledged = any(pledge.seat == seat for pledge in deal.pledges)
            late = state.numbers_closed or deal.has_shown(seat)
            if not deal.sealed or not pledged or late:
                raise NoTable("a number that cannot be shown")
            return replace(deal, numbers=(*deal.numbers, row))


def _closed(state: TableState) -> TableState:
    """The table when it is empty; a running match waits for its people."""
    guests = tuple(replace(guest, here=False, ready=False) for guest in state.guests)
    waits = state.waits or state.phase in (Phase.PLAYING, Phase.PAUSED)
    return replace(state, guests=guests, phase=Phase.CLOSED, waits=waits, pausing=())


def _people(state: TableState, row: v.TableEvent) -> TableState:
    match row:
        case v.Came(person, name, language):
            if (guest := state.guest(person)) is not None:
                return _with(state, replace(guest, name=name, language=language, here=True))
            return replace(state, guests=(*state.guests, Guest(person, name, language)))
        case v.Away(person, _, seen, at):
            guest = _guest(state, person)
            ready = guest.ready and state.pace > 0  # they need not be there
            return _with(state, replace(guest, here=False, ready=ready, seen=seen, seen_at=at))
        case v.Back(person):
            return _with(state, replace(_guest(state, person), here=True))
        case v.Gone(person):
            return _without(state, person)
        case v.KickedFromTable(person, barred):
            left = _without(state, person)
            return (
                replace(left, barred=(*state.barred, person)[-v.MOST_BANNED :]) if barred else left
            )
        case v.MutedAtTable(person, hushed):
            return _with(state, replace(_guest(state, person), hushed=hushed))
    raise NoTable(type(row).__name__)


def _seats(state: TableState, row: v.TableEvent) -> TableState:
    match row:
        case v.Sat(person, seat):
            there = state.in_seat(seat)
            if seat >= state.setup.seats or (there is not None and there != state.guest(person)):
                raise NoTable("a seat that is taken, or that there is not")
            guest = replace(_guest(state, person), seat=seat, ready=False)
            return _with(_without_ready(state), guest)
        case v.Stood(person):
            guest = replace(_guest(state, person), seat=None, ready=False)
            return _with(_without_ready(_fewer_play(state, guest.id)), guest)
        case v.BotSat(bot):
            if bot.seat >= state.setup.seats or isinstance(state.in_seat(bot.seat), Guest):
                raise NoTable("a seat that is taken, or that there is not")
            others = tuple(other for other in state.bots if other.seat != bot.seat)
            return replace(_without_ready(state), bots=(*others, bot))
        case v.BotRose(seat):
            others = tuple(other for other in state.bots if other.seat != seat)
            return replace(_without_ready(state), bots=others)
        case v.Readied(person):
            return _with(state, replace(_guest(state, person), ready=True))
        case v.Unreadied(person):
            return _with(state, replace(_guest(state, person), ready=False))
    raise NoTable(type(row).__name__)


def _guest(state: TableState, person: v.PersonId) -> Guest:
    guest = state.guest(person)
    if guest is None:
        raise NoTable("somebody who is not there")
    return guest


def _with(state: TableState, guest: Guest) -> TableState:
    guests = tuple(guest if other.id == guest.id else other for other in state.guests)
    return replace(state, guests=guests)


def _without(state: TableState, person: v.PersonId) -> TableState:
    state = _fewer_play(state, person)
    return replace(state, guests=tuple(other for other in state.guests if other.id != person))


def _fewer_play(state: TableState, person: v.PersonId) -> TableState:
    """After a match, the table opens again as soon as a player gives up a seat."""
    is_seated = _guest(state, person).seat is not None
    return replace(state, phase=Phase.OPEN) if is_seated and state.phase is Phase.OVER else state


def _without_ready(state: TableState) -> TableState:
    """What was agreed on has changed, so everybody is asked again, and no match waits."""
    guests = tuple(replace(guest, ready=False) for guest in state.guests)
    return replace(state, guests=guests, changed=state.rows + 1, waits=False)


def _fewer_seats(state: TableState, seats: int) -> TableState:
    """The table with another number of seats; people in removed seats watch."""
    asked = _without_ready(state)
    guests = tuple(
        replace(guest, seat=None) if guest.seat is not None and guest.seat >= seats else guest
        for guest in asked.guests
    )
    bots = tuple(bot for bot in state.bots if bot.seat < seats)
    return replace(asked, guests=guests, bots=bots)


# -- what the table sees for itself ----------------------------------------------------------------


def may_begin(state: TableState) -> bool:
    """Are all seats filled, all persons here and ready (and at least one)? At a table by
    correspondence who is ready may be away, and who is away need not be once the owner is ready.
    """
    return state.phase in AGREEING and not state.free and bool(state.seated) and not unready(state)


def unready(state: TableState) -> list[Guest]:
    """The persons in seats for whom a match waits."""
    if not state.pace:
        return [guest for guest in state.seated if not (guest.here and guest.ready)]
    starts = any(guest.ready and guest.id == state.owner for guest in state.seated)
    return [g for g in state.seated if not (g.ready or (starts and not g.here))]


def may_go_on(state: TableState) -> bool:
    """Does a match wait for its people, and are they all here, as far as they have to be?"""
    all_here = bool(state.seated) and all(guest.here or state.pace for guest in state.seated)
    return state.phase is Phase.OPEN and state.waits and all_here


def is_deserted(state: TableState) -> bool:
    """Whether all people have left. A table that has had none yet waits for its first guest."""
    used = bool(state.guests) or state.owner is not None
    return (
        used and state.phase is not Phase.CLOSED and not any(guest.here for guest in state.guests)
    )


def next_owner(state: TableState) -> v.PersonId | None:
    """Who is to look after the table when its owner has gone: who has sat longest, else who has
    watched longest, of those who are here.
    """
    here = [guest for guest in state.guests if guest.here and guest.id != state.owner]
    seated = [guest for guest in here if guest.seat is not None]
    return next((guest.id for guest in (*seated, *here)), None)


def names_at(state: TableState, but: v.PersonId = "") -> list[Clean]:
    """What those at a table are called, bots too, without the guest `but`."""
    guests = [guest.name for guest in state.guests if guest.id != but]
    return [*guests, *(bot.name for bot in state.bots)]


class Players(Record):
    """Who plays in a match that begins now: name and kind of every seat."""

    names: tuple[Clean, ...]
    kinds: tuple[str, ...]


def players(state: TableState) -> Players:
    """Who sits where. Raises `NoTable` while a seat is free."""
    names, kinds = list[Clean](), list[str]()
    for seat in range(state.setup.seats):
        there = state.in_seat(seat)
        if there is None:
            raise NoTable("a seat is free")
        names.append(there.name)
        kinds.append("person" if isinstance(there, Guest) else there.level)
    return Players(tuple(names), tuple(kinds))
