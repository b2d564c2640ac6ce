"""What a shared database promises beside the contract of a log: it is made once, a break is waited
out, and who looks after a table no longer adds nothing.
"""

from __future__ import annotations

import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from playroom.engine.log.entries import Conflict, Lease, StaleLease
from playroom.engine.record import replace
from playroom.engine.steps import Outcome
from playroom.store import StoreError
from playroom.store.postgres import schema
from playroom.store.postgres.engine import _STANDS, STANDS_FOR, Engine, EngineError
from playroom.store.postgres.games import PostgresGames
from playroom.store.postgres.log import PostgresLog
from playroom.store.postgres.nodes import AT_A_TIME, HEARTBEAT_TIMEOUT, Node, drain
from playroom.store.postgres.presence import PresenceStore
from tests.store.log_contract import Worker, heard_up_to, row, working
from tests.store.postgres import PostgresPlace, Server, serving
from tests.store.sample import header

GAME = replace(header(), id="game")


@pytest.fixture
def place(postgres: Server) -> PostgresPlace:
    return PostgresPlace(postgres.address, postgres.schema())


@pytest.fixture
def engine(place: PostgresPlace) -> Iterator[Engine]:
    with closing(place.engine()) as engine:
        PostgresGames(engine).create(GAME)
        yield engine


def asked(engine: Engine, statement: str) -> list[tuple[object, ...]]:
    """What the database says to a statement of the test."""
    return engine.do(lambda db: db.execute(statement).fetchall())


def told(engine: Engine, statement: str) -> None:
    """Does something to the database behind our back."""
    engine.do(lambda db: db.execute(statement))


# -- its tables ------------------------------------------------------------------------------------


def test_gateways_that_start_at_once_make_the_tables_once(place: PostgresPlace) -> None:
    def look(_: int) -> None:
        with closing(place.engine()) as engine:
            engine.look()

    with ThreadPoolExecutor(8) as starting:
        list(starting.map(look, range(8)))
    with closing(place.engine()) as engine:
        versions = asked(engine, "SELECT version FROM migrations")
    assert versions == [(n,) for n in range(schema.OLDEST, schema.NEWEST + 1)]


@pytest.mark.parametrize("later", [1, 2])
def test_a_newer_schema_is_worked_with_as_far_as_it_says(
    place: PostgresPlace, engine: Engine, later: int
) -> None:
    here = schema.NEWEST
    told(engine, f"INSERT INTO migrations VALUES ({here + 1}, {here + later - 1}, 0)")
    with closing(place.engine()) as old:
        if later == 1:
            old.look()
            assert PostgresLog(old).append("game", 1, row(1, "a")) == 1
        else:
            with pytest.raises(EngineError, match="newer"):
                old.look()


def test_a_schema_that_is_too_old_is_told_so_and_left_as_it_is(
    place: PostgresPlace, engine: Engine
) -> None:
    older = schema.OLDEST - 1
    told(engine, "DELETE FROM migrations")
    told(engine, f"INSERT INTO migrations VALUES ({older}, 1, 0)")
    with closing(place.engine()) as new, pytest.raises(EngineError) as caught:
        new.look()
    assert (caught.value.key, caught.value.note.id) == ("too-old", "store-engine-too-old")
    assert asked(engine, "SELECT version FROM migrations") == [(older,)]


def test_a_database_that_is_not_there_is_told_without_its_password() -> None:
    away = Engine("postgresql://me:secret@127.0.0.1:9/cards", patience=0.1)
    for use in (away.look, lambda: PostgresLog(away).read("game"), lambda: Node(away, "")):
        with pytest.raises(EngineError) as caught:
            use()
        assert caught.value.key == "gone"
        assert "secret" not in str(caught.value)
    for address, name in (("postgresql://me:secret@[", "room"), ("dbname=x", "a; DROP")):
        with pytest.raises(EngineError, match="address") as caught:
            Engine(address, name)
        assert "secret" not in str(caught.value)


def test_what_is_kept_is_on_the_disk_whatever_is_usual_there(place: PostgresPlace) -> None:
    for given, found in (("off", "on"), ("remote_apply", "remote_apply"), ("on", "on")):
        address = f"{place.database} options='-c synchronous_commit={given}'"
        with closing(Engine(address, place.schema)) as engine:
            assert asked(engine, "SHOW synchronous_commit") == [(found,)]


# -- games -----------------------------------------------------------------------------------------


def test_a_game_is_kept_once_and_no_other_takes_its_place(engine: Engine) -> None:
    games = PostgresGames(engine)
    games.create(GAME)  # dealt by two gateways at once
    assert games.header("game") == GAME
    with pytest.raises(StoreError, match="exists"):
        games.create(replace(GAME, seed="another"))
    with pytest.raises(StoreError, match="no-game"):
        games.header("none")
    with pytest.raises(StoreError, match="no-game"):
        PostgresLog(engine).append("none", 1, row(1, "a"))


def test_a_game_that_is_over_takes_no_more_but_knows_what_it_took(engine: Engine) -> None:
    games, log = PostgresGames(engine), PostgresLog(engine)
    log.append("game", 1, row(1, "a"))
    games.checkpoint("game", 1, "ab" * 32)
    games.checkpoint("game", 1, "cd" * 32)
    for _ in range(2):
        games.finish("game", Outcome((121, 90), (0,), "target"))
    kept = games.log("game")
    assert (kept.header, kept.entries, kept.states) == (GAME, (row(1, "a"),), {1: "cd" * 32})
    assert len(kept.times) == 1
    assert asked(engine, "SELECT scores, winners FROM results") == [("[121,90]", "[0]")]
    assert log.append("game", 1, row(1, "a")) == 1
    with pytest.raises(Conflict):
        log.append("game", 1, row(1, "b"))
    with pytest.raises(StoreError, match="over"):
        log.append("game", 2, row(2, "b"))


@pytest.mark.parametrize(
    "harm",
    [
        "DELETE FROM inputs WHERE sequence = 2",
        "UPDATE inputs SET text = E'a\\nb' WHERE sequence = 2",
        "UPDATE inputs SET kind = 'cheat' WHERE sequence = 2",
    ],
)
def test_rows_that_are_none_of_ours_are_not_read(engine: Engine, harm: str) -> None:
    log = PostgresLog(engine)
    for number in (1, 2, 3):
        log.append("game", number, row(number, f"a{number}"))
    told(engine, harm)
    for read in (log.read, PostgresGames(engine).log):
        with pytest.raises(StoreError, match="damaged-game") as caught:
            read("game")
        assert caught.value.values["sequence"] == 2
    assert [entry.id for entry in log.read("game", most=1)] == ["a1"]


def test_a_seed_that_is_not_the_promised_one_is_damage(engine: Engine) -> None:
    told(engine, "UPDATE secrets SET seed = 'chosen'")
    with pytest.raises(StoreError, match="damaged-game"):
        PostgresGames(engine).header("game")


# -- breaks ----------------------------------------------------------------------------------------


def test_cut_connections_lose_and_double_nothing(place: PostgresPlace, engine: Engine) -> None:
    log, last, connects = PostgresLog(engine), 150, 0
    done, turn = threading.Event(), threading.Event()

    def cut() -> None:
        with closing(Engine(place.database, "probe")) as other:
            while not done.is_set():
                turn.wait(30)
                turn.clear()
                told(
                    other,
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND query LIKE '%add_input%'",
                )

    cutting = threading.Thread(target=cut)
    cutting.start()
    connect = engine.connect

    def counted() -> object:
        nonlocal connects
        connects += 1
        return connect()

    engine.connect = counted  # type: ignore[assignment, method-assign]
    try:
        for number in range(1, last + 1):
            if number % 10 == 0:
                turn.set()  # somewhere in the next rows
            assert log.append("game", number, row(number, f"a{number}")) == number
    finally:
        done.set()
        turn.set()
        cutting.join()
    assert connects >= 3
    assert [entry.id for entry in log.read("game")] == [f"a{n}" for n in range(1, last + 1)]


@pytest.mark.usefixtures("postgres")  # or that there is none is said
def test_a_database_that_crashes_is_waited_for_and_what_was_missed_is_heard() -> None:
    with serving() as server:
        place = PostgresPlace(server.address, server.schema())
        place.ready(GAME)
        with place.opened() as log, closing(place.engine()) as other:
            news = log.follow()
            wrong: list[BaseException] = []

            def add() -> None:
                try:
                    for number in range(1, 121):
                        PostgresLog(other).append("game", number, row(number, f"a{number}"))
                except BaseException as why:
                    wrong.append(why)

            adding = threading.Thread(target=add)
            adding.start()
            while len(log.read("game")) < 50:
                time.sleep(0.005)
            server.stop(signal.SIGQUIT)
            time.sleep(0.1)
            server.start()
            adding.join()
            assert wrong == []
            with closing(place.engine()) as later:  # before the follower has noticed
                said = PresenceStore(later).say("table", "said", "here")
            assert heard_up_to(news, {'"table': said}) == {'"table': said}
            assert [entry.id for entry in log.read("game")] == [f"a{n}" for n in range(1, 121)]
            news.close()


def test_what_is_added_to_a_match_is_told_to_no_other(engine: Engine) -> None:
    log, sessions = PostgresLog(engine), PresenceStore(engine)
    news = log.follow()
    log.append("game", 1, row(1, "a"))
    sessions.here("table", "ana", 7)
    said = sessions.say("table", "said", "here")
    assert heard_up_to(news, {'"table': said}) == {'"table': said}
    assert news.news(0.05) == {}
    news.close()


def test_a_follower_hears_while_it_waits_and_only_from_when_it_began(engine: Engine) -> None:
    sessions = PresenceStore(engine)
    sessions.say("table", "said", "before")
    news, said = PostgresLog(engine).follow(), list[int]()
    assert news.news(0) == {}
    later = threading.Timer(0.05, lambda: said.append(sessions.say("table", "said", "now")))
    later.start()
    began = time.monotonic()
    heard = news.news(60)
    assert time.monotonic() - began < 30
    later.join()
    assert heard == {'"table': said[0]}
    news.close()


def test_a_follower_that_is_closed_waits_no_longer(engine: Engine) -> None:
    news = PostgresLog(engine).follow()
    later = threading.Timer(0.05, news.close)
    later.start()
    began = time.monotonic()
    assert news.news(60) == {}
    assert time.monotonic() - began < 30
    later.join()
    assert news.news(60) == {}


def test_a_follower_whose_wire_is_cut_hears_what_it_missed(engine: Engine) -> None:
    sessions, news = PresenceStore(engine), PostgresLog(engine).follow()
    told(
        engine,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE query LIKE 'LISTEN%{engine.schema}%' AND pid <> pg_backend_pid()",
    )
    sessions.say("table", "said", "first")
    last = sessions.say("table", "said", "second")
    told(
        engine,
        "INSERT INTO seekers (person, gateway, game, version, but, since)"
        " VALUES ('ben', 7, 'casino', 1, '{}', 0)",
    )
    heard, until = dict[str, int](), time.monotonic() + 20
    while "?" not in heard and time.monotonic() < until:
        heard.update(news.news(1.0))
    assert heard == {'"table': last, "?": 0}
    again = sessions.say("table", "said", "third")
    assert heard_up_to(news, {'"table': again}) == {'"table': again}
    news.close()


@pytest.mark.parametrize("payload", ["", "nothing", "5", "game -1"])
def test_what_anybody_else_notifies_keeps_nobody_from_hearing(engine: Engine, payload: str) -> None:
    news, sessions = PostgresLog(engine).follow(), PresenceStore(engine)
    told(engine, f"SELECT pg_notify('{engine.schema}', '{payload}')")
    number = sessions.say("table", "said", "here")
    assert heard_up_to(news, {'"table': number}) == {'"table': number}
    news.close()


def test_a_process_that_hangs_in_a_transaction_holds_nobody_up_for_long(engine: Engine) -> None:
    found = engine.do(lambda db: db.execute(f"SHOW {_STANDS}").fetchall())
    assert found == [(f"{STANDS_FOR // 1_000}s",)]


# -- who looks after a table -----------------------------------------------------------------------


def test_a_lease_is_given_to_a_node_that_lives(engine: Engine) -> None:
    first, second = Node(engine, "first"), Node(engine, "second")
    log = PostgresLog(engine)
    try:
        lease = first.acquire("table")
        assert lease is not None
        assert (first.holder("table"), second.holder("table")) == (None, "first")
        first.give("table", "third")  # there is none
        second.give("table", "second")  # it is not its own
        assert first.look().leases == [lease]
        first.give("table", "second")
        given = replace(lease, term=lease.term + 1)
        assert (first.look().leases, second.look().leases) == ([], [given])
        assert (first.holder("table"), second.holder("table")) == ("second", None)
        with pytest.raises(StaleLease):
            log.append("game", 1, row(1, "a"), by=lease)
        assert log.append("game", 1, row(1, "a"), by=given) == 1
        drain(engine, second.number)
        assert first.holder("table") is None  # it is being drained
        second.hand_over("table")
        assert first.look().expired == ["table"]
    finally:
        for node in (first, second):
            node.close()


def test_a_table_has_one_steward_and_the_next_when_that_is_gone(engine: Engine) -> None:
    first, second = Node(engine, "first"), Node(engine, "second")
    mine = first.acquire("table")
    assert mine is not None
    assert first.acquire("table") == mine
    assert second.acquire("table") is None
    assert second.look().expired == []
    first.close()
    assert second.look().expired == ["table"]
    next_ = second.acquire("table")
    assert next_ is not None
    assert next_.term == mine.term + 1
    log = PostgresLog(engine)
    with pytest.raises(StaleLease):
        log.append("game", 1, row(1, "bot:1"), by=mine)
    assert log.read("game") == []
    assert log.append("game", 1, row(1, "bot:1"), by=next_) == 1
    assert log.append("game", 2, row(2, "a")) == 2, "whoever sits there needs no reign"
    second.close()


def test_one_that_hangs_is_followed_by_another_and_writes_nothing_afterwards(
    engine: Engine,
) -> None:
    first, second = Node(engine, "first"), Node(engine, "second")
    mine = first.acquire("table")
    assert mine is not None
    told(
        engine,
        f"UPDATE gateways SET beat = beat - {HEARTBEAT_TIMEOUT + 1} WHERE number = {first.number}",
    )
    assert second.look().expired == ["table"]
    assert second.acquire("table") is not None
    first.heartbeat()
    assert first.acquire("table") is None
    with pytest.raises(StaleLease):
        PostgresLog(engine).append("game", 1, row(1, "bot:1"), by=mine)
    for one in (first, second):
        one.close()


def test_what_is_given_up_is_free_at_once(engine: Engine) -> None:
    first, second = Node(engine, "first"), Node(engine, "second")
    assert first.acquire("table")
    first.hand_over("table")
    assert second.acquire("table")
    assert first.acquire("table") is None
    for one in (first, second):
        one.close()


def cut_session(engine: Engine, number: int) -> None:
    """Ends the session by which a node lives."""
    told(
        engine,
        "SELECT pg_terminate_backend(l.pid) FROM pg_locks l"
        f" WHERE l.locktype = 'advisory' AND l.objid = {number} AND l.mode = 'ExclusiveLock'"
        f" AND l.classid = (hashtext('{engine.schema}')::bigint & 4294967295)::oid",
    )


def test_a_gateway_that_is_being_emptied_stays_so_when_its_session_is_cut(engine: Engine) -> None:
    node, other = Node(engine, "first"), Node(engine, "second")
    number = node.number
    assert drain(engine, number)  # it has not heard of it
    cut_session(engine, number)
    with pytest.raises(EngineError, match="gone"):
        node.heartbeat()
    for _ in range(2):
        assert node.heartbeat()
        assert other.look().others == []
    cut_session(engine, node.number)
    with pytest.raises(EngineError, match="gone"):
        node.heartbeat()
    assert node.heartbeat()
    assert len(node.numbers) == 3
    for one in (node, other):
        one.close()


def test_a_gateway_knows_the_others(engine: Engine) -> None:
    first, second, third = (Node(engine, name) for name in ("first", "second", "third"))
    assert first.look().others == ["second", "third"]
    third.close()
    assert first.look().others == ["second"]
    for one in (first, second):
        one.close()


def test_a_member_is_at_the_node_they_came_to_last_as_long_as_it_lives(engine: Engine) -> None:
    first, second = Node(engine, "first"), Node(engine, "second")
    sessions = PresenceStore(engine)
    sessions.here("room", "ana", first.number)
    sessions.here("room", "ben", second.number)
    sessions.here("room", "ana", second.number)
    sessions.still("room", "ana", first.numbers)  # she is at another one that lives
    sessions.gone("room", "ana", first.numbers)
    assert sessions.present("room") == {"ana", "ben"}
    sessions.here("room", "ben", first.number)
    second.close()
    assert sessions.present("room") == {"ben"}
    sessions.tidy()
    assert asked(engine, "SELECT person FROM visits") == [("ben",)]
    sessions.gone("room", "ben", first.numbers)
    assert sessions.present("room") == set()
    first.close()


def test_a_gateway_whose_session_is_cut_comes_as_another(engine: Engine) -> None:
    node, other = Node(engine, "first"), Node(engine, "second")
    mine, number = node.acquire("table"), node.number
    assert mine is not None
    cut_session(engine, number)
    with pytest.raises(EngineError, match="gone"):
        node.heartbeat()
    assert not node.heartbeat()
    assert node.number != number
    assert other.acquire("table") is not None, "what it looked after is not kept for it"
    for one in (node, other):
        one.close()


def test_of_many_who_want_a_table_one_gets_it(engine: Engine) -> None:
    gateways = [Node(engine, str(number)) for number in range(5)]
    for term in range(1, 6):
        with ThreadPoolExecutor(5) as wanting:
            got = list(wanting.map(lambda one: one.acquire("table"), gateways))
        assert [one.term for one in got if one is not None] == [term]
        gateways.pop(next(n for n, one in enumerate(got) if one is not None)).close()


def test_many_tables_that_many_want_at_once_have_one_steward_each(
    engine: Engine,
) -> None:
    tables = [f"table{n}" for n in range(3 * AT_A_TIME)]
    *gateways, last = (Node(engine, str(number)) for number in range(5))

    def want(node: Node) -> list[Lease]:
        return node.acquire_all(random.sample(tables, len(tables)))

    for term in range(1, 5):
        with ThreadPoolExecutor(5) as wanting:
            got = list(wanting.map(want, gateways))
        assert sorted(one.table for some in got for one in some) == sorted(tables)
        assert {one.term for some in got for one in some} == {term}
        for node, some in zip(gateways, got, strict=True):
            assert set(node.look().leases) == set(some)
            for one in some:
                node.hand_over(one.table)
    gateways[0].close()
    assert last.look().expired == sorted(tables)
    for one in (*gateways[1:], last):
        one.close()


class Steward(Worker):
    """A process that looks after `table`: it adds rows to `game` as long as it may."""

    def __init__(self, place: PostgresPlace, name: str) -> None:
        super().__init__(place, "steward", "game", "table", name)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGSTOP")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_is_killed_or_stopped_is_followed_by_one_that_waits(
    place: PostgresPlace, engine: Engine, how: signal.Signals
) -> None:
    workers = [first := Steward(place, "first")]
    with working(workers):
        while len(first.lines) < 20:
            assert first.line()
        workers.append(second := Steward(place, "second"))
        assert second.line()
        first.process.send_signal(how)
        while not any("second" in line for line in second.lines):
            assert second.line()
        if how is signal.SIGSTOP:
            first.process.send_signal(signal.SIGCONT)
            first.end()
            assert first.lines[-1] == "fenced"
        second.kill()
    rows = PostgresLog(engine).read("game", most=10**6)
    names = [entry.id.split(":")[0] for entry in rows]
    assert names == sorted(names), "who was gone has written again"
    assert [entry.sequence for entry in rows] == list(range(1, len(rows) + 1))
    kept = {(entry.sequence, entry.id) for entry in rows}
    assert set(first.kept()) | set(second.kept()) <= kept
