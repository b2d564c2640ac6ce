"""What a room store promises over every database: event logs of tables (see also
`tests.store.append_contract`), members, and invitations that are good once and for an hour.
"""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Protocol, TypeVar

import pytest

from playroom.engine.log.entries import Conflict
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.room.members.people import (
    INVITED_FOR,
    MOST_KEYS,
    MOST_OWED,
    MOST_PLACES,
    Key,
    Member,
    Role,
)
from playroom.room.ratings.results import MOST_A_DAY, Result, Seated
from playroom.room.ratings.values import About, Question
from playroom.room.store.database import Execute
from playroom.room.store.room_store import FOREVER, RoomStore
from playroom.room.table import values as v
from playroom.store import StoreError
from tests.store.append_contract import at_once

T = TypeVar("T")

TABLE = "0a0b0c"
ANA_ID = "0" * 12
TOKEN, OTHER = Key.token("a" * 32), Key.token("b" * 32)
ANA = Clean.of("Ana")
NOBODY = Clean.of("")
THREADS = 8
RING = 5
"""How much the stores of the tests keep of what they keep only the latest of."""


class Shelf(Protocol):
    """A database with one room store."""

    @property
    def room_store(self) -> RoomStore:
        """The store, open."""
        ...

    def again(self) -> None:
        """The room is closed, and opened again."""
        ...

    def pass_time(self, seconds: int) -> None:
        """So much later."""
        ...

    @property
    def now(self) -> int:
        """Seconds since 1970, as the store counts them."""
        ...

    def harm(self, text: str) -> None:
        """Every row of a table is that from now on."""
        ...

    def kept(self) -> bytes:
        """All that is written there."""
        ...


def opened(owner: str | None = None, table: str = TABLE) -> v.TableEvent:
    return v.Opened(table, "cribbage", 1, Setup.of(2, {}), owner)


def result(number: int) -> v.TableEvent:
    return v.Came(f"{number:012x}", ANA, "es")


def added(room_store: RoomStore, key: Key) -> Member:
    member = room_store.people.add(ANA, "es", (key,))
    assert isinstance(member, Member)
    return member


def two_people(room_store: RoomStore) -> tuple[str, str]:
    """The ids of Ana and Ben."""
    found = [
        room_store.people.add(Clean.of(name), "en", (Key.token(name),)) for name in ("Ana", "Ben")
    ]
    ana, ben = (one.id for one in found if isinstance(one, Member))
    return ana, ben


def between(winner: str, loser: str, match: str, unrated: str = "") -> Result:
    """The result of a match of two."""
    seats = (Seated(winner, 0, 0), Seated(loser, 1, 1))
    return Result(match, "cribbage", "live", seats, unrated)


class RoomStoreContract:
    """Tests of a room store; `shelf` is a fixture of the class for one database."""

    @pytest.fixture
    def room_store(self, shelf: Shelf) -> RoomStore:
        return shelf.room_store

    # -- tables ------------------------------------------------------------------------------------

    def test_rows_have_the_numbers_that_are_expected_all_of_them_or_none(
        self, room_store: RoomStore
    ) -> None:
        room_store.append(TABLE, 1, (opened(),))
        room_store.append(TABLE, 2, (result(0), v.OwnerIs(ANA_ID)))
        for expected in (0, 1, 3, 5, 99):
            with pytest.raises(Conflict) as caught:
                room_store.append(TABLE, expected, (result(1), result(1)))
            assert caught.value.next == 4
        assert room_store.rows(TABLE) == [opened(), result(0), v.OwnerIs(ANA_ID)]
        assert room_store.rows(TABLE, 1) == [result(0), v.OwnerIs(ANA_ID)]
        assert room_store.rows(TABLE, 3) == []
        assert room_store.rows("ffffff") == []

    def test_the_same_rows_at_the_same_place_are_kept_once(self, room_store: RoomStore) -> None:
        for _ in range(2):
            room_store.append(TABLE, 1, (opened(),))
            room_store.append(TABLE, 2, (result(1), result(2)), (ANA_ID, "ask1"))
        room_store.append(
            TABLE, 2, (result(1), result(2)), ("1" * 12, "ask1")
        )  # another was first with it
        assert room_store.rows(TABLE) == [opened(), result(1), result(2)]
        assert room_store.applied_ids(ANA_ID) == room_store.applied_ids("1" * 12) == ["ask1"]
        with pytest.raises(Conflict):
            room_store.append(TABLE, 3, (result(2), result(3)))

    def test_of_many_who_ask_for_the_same_thing_one_gets_it(self, room_store: RoomStore) -> None:
        tables = [f"{n:06x}" for n in range(THREADS)]
        found = at_once(
            [partial(room_store.append, t, 1, (opened(table=t),), (ANA_ID, "ask")) for t in tables]
        )
        assert sorted(type(one).__name__ for one in found) == ["AlreadyApplied"] * 7 + ["NoneType"]
        assert room_store.tables() == [tables[found.index(None)]]

    def test_a_transaction_that_fails_changes_nothing(self, room_store: RoomStore) -> None:
        def fails(do: Execute) -> None:
            do("INSERT INTO facts VALUES (?, ?)", "half", "done")
            raise LookupError

        with pytest.raises(LookupError):
            room_store.database.transaction(fails)
        assert room_store.fact("half") is None
        room_store.fact("whole", "done")
        assert room_store.fact("whole") == "done"
        for value in ("first", "second"):
            assert room_store.keep_once("key", value) == "first"

    def test_tables_stay_in_the_order_in_which_they_were_opened(
        self, room_store: RoomStore, shelf: Shelf
    ) -> None:
        for table in ("cccccc", "aaaaaa", "bbbbbb"):
            shelf.pass_time(1)
            room_store.append(table, 1, (opened(table=table),))
        assert room_store.tables() == ["cccccc", "aaaaaa", "bbbbbb"]

    def test_a_row_that_is_none_is_damage(self, room_store: RoomStore, shelf: Shelf) -> None:
        room_store.append(TABLE, 1, (opened(),))
        shelf.harm('{"type": "nothing"}')
        with pytest.raises(StoreError) as caught:
            room_store.rows(TABLE)
        assert caught.value.key == "damaged"

    def test_a_table_that_is_closed_is_another_one_until_it_is_opened_again(
        self, room_store: RoomStore, shelf: Shelf
    ) -> None:
        tables = ["cccccc", "aaaaaa", "bbbbbb"]
        for table in tables:
            room_store.append(table, 1, (opened(table=table), result(1)))
        assert (room_store.tables(), room_store.closed_tables()) == (tables, [])
        for table in ("aaaaaa", "cccccc"):
            shelf.pass_time(10)
            room_store.append(table, 3, (v.Away("0" * 11 + "1"), v.Closed()))
        assert (room_store.tables(), room_store.closed_tables()) == (
            ["bbbbbb"],
            ["cccccc", "aaaaaa"],
        )
        assert room_store.closed_tables(most=1) == ["cccccc"]
        known = [room_store.is_closed(table) for table in (*tables, "ffffff")]
        assert known == [True, True, False, False]
        shelf.again()
        room_store = shelf.room_store
        room_store.append("cccccc", 5, (v.OpenedAgain(),))
        assert (room_store.tables(), room_store.closed_tables()) == (
            ["cccccc", "bbbbbb"],
            ["aaaaaa"],
        )
        shelf.pass_time(10)
        room_store.append("cccccc", 6, (v.Closed(ANA_ID), result(2)))  # on the way meanwhile
        assert room_store.closed_tables() == ["cccccc", "aaaaaa"]

    def test_what_is_closed_for_long_is_forgotten_with_all_that_belongs_to_it(
        self, room_store: RoomStore, shelf: Shelf
    ) -> None:
        people = room_store.people
        for table in (TABLE, "ffffff"):
            room_store.append(table, 1, (opened(table=table), v.Closed()))
            room_store.fact(f"names {table}", "{}")
            room_store.keep_number(f"{table}m", "f" * 64)
            people.invite(table, 0)
            people.owe(table, f"{table}m", {0: ANA_ID})
        ana = people.redeem(people.invite(TABLE, 1), (TOKEN,), ANA, "es")
        assert isinstance(ana, Member)
        assert room_store.closed_tables(shelf.now - 10) == []
        assert not room_store.forget_table(TABLE, [f"{TABLE}m"], shelf.now - 10)
        shelf.pass_time(1_000)
        assert sorted(room_store.closed_tables(shelf.now - 500)) == sorted([TABLE, "ffffff"])
        room_store.append("ffffff", 3, (v.OpenedAgain(),))
        assert not room_store.forget_table("ffffff", ["ffffffm"], shelf.now - 500)
        assert room_store.forget_table(TABLE, [f"{TABLE}m"], shelf.now - 500)
        assert (room_store.tables(), room_store.closed_tables()) == (["ffffff"], [])
        assert (room_store.rows(TABLE), people.places(ana.id)) == ([], {})
        for table, there in ((TABLE, False), ("ffffff", True)):
            assert (room_store.number(f"{table}m") is not None) is there
            assert (room_store.fact(f"names {table}") is not None) is there
        assert [owed.match for owed in people.owed(ANA_ID)] == ["ffffffm"]
        room_store.append(TABLE, 1, (opened(),))  # its number is free
        assert room_store.tables() == ["ffffff", TABLE]

    # -- people ------------------------------------------------------------------------------------

    def test_what_has_not_come_home_is_kept_until_it_has(
        self, room_store: RoomStore, shelf: Shelf
    ) -> None:
        people = room_store.people
        people.owe(TABLE, "m1", {0: ANA_ID, 3: "ben"})
        people.owe(TABLE, "m2", {1: ANA_ID})
        people.owe(TABLE, "m1", {2: ANA_ID})  # once more: it is known, and where they sat first
        for _ in range(2):
            assert people.owed(ANA_ID) == [("m1", TABLE, 0), ("m2", TABLE, 1)]
            shelf.again()
            people = shelf.room_store.people
        people.has_home(ANA_ID, "m1")
        people.has_home(ANA_ID, "m1")
        assert people.owed(ANA_ID) == [("m2", TABLE, 1)]
        assert people.owed("ben") == [("m1", TABLE, 3)]
        for number in range(MOST_OWED):
            people.owe(TABLE, f"n{number}", {0: "ben"})
        assert [owed.match for owed in people.owed("ben")] == [f"n{n}" for n in range(MOST_OWED)]

    def test_who_has_not_come_for_long_is_forgotten_and_their_name_is_free(
        self, room_store: RoomStore, shelf: Shelf
    ) -> None:
        people = room_store.people
        people.unique = True
        made = dict[str, Member]()
        for name in ("Ana", "Ben", "Eva", "Dora", "Luis"):
            member = people.add(Clean.of(name), "es", (Key.page(name),))
            assert isinstance(member, Member)
            made[name] = member
            room_store.fact(f"agreed {member.id}", "rules")
        people.set_role(made["Dora"].id, Role.OWNER)
        room_store.append(TABLE, 1, (opened(),))
        room_store.append(
            "ffffff", 1, (opened(table="ffffff"), v.Closed()), (made["Ana"].id, "ask1")
        )
        people.place(made["Eva"].id, TABLE)
        people.place(made["Ana"].id, "ffffff")
        people.keep_phrase(made["Ana"].id, "phrase")
        shelf.pass_time(10 * 86_400)
        assert people.comes(made["Luis"].id) == {}
        assert people.comes(made["Eva"].id) == {TABLE: None}
        shelf.pass_time(10 * 86_400)
        before = shelf.now - 15 * 86_400
        strangers = [made["Ana"].id, made["Ben"].id]
        assert sorted(people.strangers(before)) == sorted(strangers)
        assert people.strangers(shelf.now - 25 * 86_400) == []
        assert len(people.strangers(shelf.now)) == 3  # Eva has a place, and Dora looks after it all
        people.comes(made["Ben"].id)
        people.forget_strangers([member.id for member in made.values()], before)
        left = {name for name, member in made.items() if people.person(member.id) is not None}
        assert left == {"Ben", "Eva", "Dora", "Luis"}
        ana = made["Ana"].id
        assert people.member(Key.page("Ana")) is None
        assert (people.places(ana), room_store.applied_ids(ana)) == ({}, [])
        assert (people.phrase(ANA), room_store.fact(f"agreed {ana}")) == (None, None)
        again = people.add(ANA, "en", (Key.page("Ana"),))
        assert isinstance(again, Member)
        assert again.id != ana

    def test_invitations_that_nobody_can_use_are_forgotten(
        self, room_store: RoomStore, shelf: Shelf
    ) -> None:
        people = room_store.people
        old = people.invite(TABLE, 0, "Gaspar")
        shelf.pass_time(2 * 86_400)
        good = people.invite(TABLE, 1)
        assert b"Gaspar" in shelf.kept()
        people.forget_codes()
        assert b"Gaspar" not in shelf.kept()
        assert (people.invited_to(good), people.invited_to(old)) == (TABLE, None)

    def test_a_code_is_good_once_but_the_same_key_may_ask_again(
        self, room_store: RoomStore
    ) -> None:
        people = room_store.people
        code = people.invite(TABLE, 1)
        assert people.invited_to(code) == TABLE
        member = people.redeem(code, (TOKEN,), ANA, "es")
        assert isinstance(member, Member)
        assert (member.name, member.language, member.role) == ("Ana", "es", Role.MEMBER)
        assert people.redeem(code, (TOKEN,), ANA, "es") == member  # the answer was lost
        assert people.redeem(code, (OTHER,), ANA, "es") is None
        assert people.invited_to(code) is None
        assert people.places(member.id) == {TABLE: 1}
        assert people.member(TOKEN) == people.person(member.id) == member

    def test_of_many_with_one_code_one_comes_in(self, room_store: RoomStore) -> None:
        people = room_store.people
        for turn in range(3):
            code = people.invite(TABLE, 0)
            tokens = [Key.token(f"{turn}{n}" * 16) for n in range(THREADS)]
            asks = [partial(people.redeem, code, (token,), ANA, "es") for token in tokens]
            found = at_once(asks)
            won = [one for one in found if one is not None]
            assert len(won) == 1
            assert [people.member(token) for token in tokens] == found

    def test_who_asks_twice_at_once_comes_in_once(self, room_store: RoomStore) -> None:
        people = room_store.people
        code = people.invite(TABLE, 0)
        found = at_once([partial(people.redeem, code, (TOKEN,), ANA, "es")] * THREADS)
        assert found == [people.member(TOKEN)] * THREADS

    def test_a_code_is_good_for_sixty_minutes(self, room_store: RoomStore, shelf: Shelf) -> None:
        assert INVITED_FOR == 60 * 60
        people = room_store.people
        late, last = people.invite(TABLE, None), people.invite(TABLE, None)
        shelf.pass_time(INVITED_FOR - 30)
        member = people.redeem(last, (TOKEN,), ANA, "es")
        assert isinstance(member, Member)
        assert people.places(member.id) == {TABLE: None}
        shelf.pass_time(30)
        assert people.invited_to(late) is None
        assert people.redeem(late, (OTHER,), ANA, "es") is None

    def test_a_code_of_nobody_is_none(self, room_store: RoomStore) -> None:
        people = room_store.people
        assert people.redeem("a" * 12, (TOKEN,), ANA, "es") is None
        assert people.invited_to("a" * 12) is None
        assert people.member(TOKEN) is None
        assert people.person(ANA_ID) is None
        assert people.places(ANA_ID) == {}

    def test_the_name_of_the_invitation_is_that_of_who_says_none(
        self, room_store: RoomStore
    ) -> None:
        people = room_store.people
        member = people.redeem(people.invite(TABLE, 0, "Ben"), (TOKEN,), NOBODY, "en")
        assert isinstance(member, Member)
        assert member.name == "Ben"

    def test_nobody_comes_without_a_name_and_the_code_stays_good(
        self, room_store: RoomStore
    ) -> None:
        people = room_store.people
        code = people.invite(TABLE, 0)
        assert people.redeem(code, (TOKEN,), NOBODY, "en") == "no_name"
        assert people.redeem(code, (TOKEN,), ANA, "en", lambda table, name: "taken") == "taken"
        assert people.member(TOKEN) is None
        assert isinstance(people.redeem(code, (OTHER,), ANA, "en"), Member)

    def test_the_same_person_has_places_at_many_tables(self, room_store: RoomStore) -> None:
        people = room_store.people
        member = people.redeem(people.invite(TABLE, 1), (TOKEN,), ANA, "es")
        assert isinstance(member, Member)
        again = people.redeem(people.invite("ffffff", 2), (TOKEN,), NOBODY, "es")
        assert again == member
        assert list(people.places(member.id)) == ["ffffff", TABLE]
        code = people.invite(TABLE, 0)
        assert people.redeem(code, (TOKEN,), ANA, "es") == member
        assert people.invited_to(code) == TABLE  # they have a place there already
        assert list(people.places(member.id).items()) == [(TABLE, 1), ("ffffff", 2)]

    def test_of_keys_and_places_the_latest_are_kept(self, room_store: RoomStore) -> None:
        people = room_store.people
        member = added(room_store, TOKEN)
        keys = [Key.page(f"{n}") for n in range(MOST_KEYS)]
        people.bind(member.id, *keys)
        assert people.member(TOKEN) is None
        assert {people.member(key) for key in keys} == {member}
        for n in range(MOST_PLACES + 2):
            people.place(member.id, f"{n:06x}")
        assert list(people.places(member.id)) == [f"{n:06x}" for n in range(MOST_PLACES + 1, 1, -1)]

    def test_a_key_is_somebodys_and_nobody_elses(self, room_store: RoomStore) -> None:
        people = room_store.people
        ana = added(room_store, TOKEN)
        ben = people.add(Clean.of("Ben"), "en", (OTHER,), Role.MODERATOR)
        assert isinstance(ben, Member)
        people.bind(ben.id, TOKEN)
        assert people.member(TOKEN) == ana
        assert people.add(Clean.of("Eva"), "en", (OTHER,)) == ben  # asked again
        people.set_role(ben.id, Role.OWNER)
        assert people.member(OTHER) == Member(ben.id, ben.name, "en", Role.OWNER, ben.since)
        people.forget(OTHER)
        people.forget(OTHER)  # no such member
        assert people.member(OTHER) is None

    def test_a_token_alone_is_not_enough_of_who_has_a_key(self, room_store: RoomStore) -> None:
        people, mine, theirs = room_store.people, Key.own("1" * 64), Key.own("2" * 64)
        ana = added(room_store, TOKEN)
        assert people.identify(TOKEN, None) == ana  # from before there were keys
        assert people.identify(TOKEN, mine) == ana  # bound by it
        assert people.identify(TOKEN, None) == "other_key"
        assert people.identify(TOKEN, theirs) == "other_key"
        assert people.identify(OTHER, theirs) is None
        assert people.identify(OTHER, mine) == ana  # the token was lost, or it is another room's
        assert people.identify(OTHER, None) == "other_key"

    def test_names_are_ones_own_where_anybody_may_come(self, room_store: RoomStore) -> None:
        people = room_store.people
        ana, alike = added(room_store, TOKEN), Clean.of("Aná")
        assert isinstance(people.add(ANA, "en", (OTHER,)), Member)  # among friends
        people.unique = True
        assert people.rename(ana, ANA, "es") == ana
        assert people.add(alike, "en", (Key.page("3"),)) == "name_taken"
        other = people.member(OTHER)
        assert other is not None
        assert people.rename(other, ANA, "en") == "name_taken"
        assert people.rename(other, alike, "en") == "name_taken"
        assert people.rename(other, Clean.of("Ben"), "en") == replace(other, name=Clean.of("Ben"))
        code = people.invite(TABLE, 0)
        assert people.redeem(code, (Key.page("3"),), alike, "en") == "name_taken"
        assert people.invited_to(code) == TABLE
        assert isinstance(people.rename(ana, Clean.of("Bea"), "en"), Member)
        assert isinstance(people.redeem(code, (Key.page("3"),), alike, "en"), Member)

    def test_of_many_with_one_name_one_has_it(self, room_store: RoomStore) -> None:
        people = room_store.people
        people.unique = True
        keys = [Key.page(f"{n}") for n in range(THREADS)]
        found = at_once([partial(people.add, ANA, "en", (key,)) for key in keys])
        assert found.count("name_taken") == THREADS - 1
        assert [people.member(key) for key in keys].count(None) == THREADS - 1

    def test_friends_are_mutual_and_a_revoked_key_is_nobodys(self, room_store: RoomStore) -> None:
        people, circles = room_store.people, room_store.people.circles
        key = Key.token("a" * 32)
        ana = people.add(Clean("Ana"), "en", (key,))
        ben = people.add(Clean("Ben"), "en", (Key.token("b" * 32),))
        assert isinstance(ana, Member)
        assert isinstance(ben, Member)
        circles.befriend(ana.id, ben.id)
        assert circles.of(ben.id).asked == (ana.id,)
        circles.befriend(ben.id, ana.id)
        assert circles.of(ana.id).friends == (ben.id,)
        assert circles.arrives(ana.id, [key.hash]) is not None
        ((kind, device),) = circles.devices(ana.id)
        assert kind == "token"
        assert device.since == device.seen > 0
        circles.revoke(ana.id, device)
        assert circles.arrives(ana.id, [key.hash]) is None
        assert people.member(key) is None
        people.forget_strangers([ana.id], 10**12)
        assert circles.of(ben.id).friends == ()

    def test_a_passphrase_is_of_whoever_is_called_so(self, room_store: RoomStore) -> None:
        people = room_store.people
        people.unique = True
        ana = people.add(ANA, "es", (TOKEN,))
        assert isinstance(ana, Member)
        assert people.phrase(ANA) is None
        people.keep_phrase(ana.id, "first")
        people.keep_phrase(ana.id, "second")
        assert people.phrase(Clean.of("ana")) == (ana, "second")
        assert people.phrase(Clean.of("Ben")) is None

    def test_secrets_are_kept_as_hashes_only(self, room_store: RoomStore, shelf: Shelf) -> None:
        people = room_store.people
        code = people.invite(TABLE, 0)
        people.redeem(code, (TOKEN, Key.own("1" * 64)), ANA, "en")
        unused = people.invite(TABLE, 1)
        kept = shelf.kept()
        assert b"Ana" in kept
        for secret in (code, unused, TOKEN.secret, "1" * 64):
            assert secret.encode() not in kept

    # -- the rest ----------------------------------------------------------------------------------

    def test_everything_is_there_again(self, shelf: Shelf) -> None:
        room_store = shelf.room_store
        room_store.append(TABLE, 1, (opened(),), (ANA_ID, "ask1"))
        people = room_store.people
        code = people.invite(TABLE, 1)
        member = people.redeem(people.invite(TABLE, 0), (TOKEN,), ANA, "es")
        room_store.keep_number("m1", "f" * 64)
        assert room_store.fact("place") is None
        assert room_store.fact("place", "here") == "here"
        assert room_store.fact("place", "there") == "there"
        room_store.refuse("1.2.3.4", "silent")
        shelf.again()
        again = shelf.room_store
        assert again.rows(TABLE) == [opened()]
        assert again.tables() == [TABLE]
        assert again.people.member(TOKEN) == member
        assert isinstance(again.people.redeem(code, (OTHER,), ANA, "es"), Member)
        assert again.number("m1") == "f" * 64
        assert again.number("m2") is None
        assert again.fact("place") == "there"
        assert again.applied_ids(ANA_ID) == ["ask1"]
        assert [(place, what) for _, place, what in again.refusals()] == [("1.2.3.4", "silent")]

    def test_what_was_asked_for_and_not_kept_is_not_remembered_as_done(
        self, room_store: RoomStore
    ) -> None:
        with pytest.raises(Conflict):
            room_store.append(TABLE, 7, (opened(),), (ANA_ID, "ask1"))
        assert room_store.applied_ids(ANA_ID) == []
        assert room_store.rows(TABLE) == []

    def test_two_who_choose_one_name_at_once_are_told_apart(self, room_store: RoomStore) -> None:
        """One of them is in the middle of it when the other begins."""
        people = room_store.people
        people.unique = True
        ben = people.add(Clean.of("Ben"), "en", (TOKEN,))
        eva = people.add(Clean.of("Eva"), "en", (OTHER,))
        assert isinstance(ben, Member)
        assert isinstance(eva, Member)
        begun = threading.Event()

        def slowly(do: Execute) -> Member | str:
            result = people._rename(do, ben, ANA, "en")
            begun.set()
            threading.Event().wait(0.2)  # the other one comes to it meanwhile, or later
            return result

        with ThreadPoolExecutor(1) as threads:
            first = threads.submit(people._transaction, slowly)
            assert begun.wait(10)
            assert people.rename(eva, ANA, "en") == "name_taken"
            assert first.result(10) == replace(ben, name=ANA)

    def test_refusals_are_a_ring(self, room_store: RoomStore) -> None:
        for number in range(12):
            room_store.refuse("1.2.3.4", f"what{number}")
        latest = [f"what{n}" for n in range(11, 11 - RING, -1)]
        assert [what for _, _, what in room_store.refusals()] == latest
        assert [what for _, _, what in room_store.refusals(2)] == latest[:2]

    def test_rows_are_put_in_the_place_of_others(self, room_store: RoomStore) -> None:
        room_store.append(TABLE, 1, (opened(), result(1), result(2)))
        room_store.append("room", 1, (v.RoomEvent("secret"), v.RoomEvent("kept")))
        room_store.rewrite("room", {1: v.RoomEvent("{}"), 7: v.RoomEvent("nowhere")})
        assert room_store.rows("room") == [v.RoomEvent("{}"), v.RoomEvent("kept")]
        assert room_store.rows(TABLE) == [opened(), result(1), result(2)]
        room_store.rewrite("room", {})

    def test_refusals_and_their_addresses_are_forgotten(self, room_store: RoomStore) -> None:
        room_store.refuse("192.0.2.1", "too_many")
        ((at, _, _),) = room_store.refusals()
        room_store.forget_refusals(at, at)
        assert room_store.refusals() == [(at, "192.0.2.1", "too_many")]
        room_store.forget_refusals(at, at + 1)
        assert room_store.refusals() == [(at, "", "too_many")]
        room_store.forget_refusals(at + 1, 0)
        assert room_store.refusals() == []

    def test_ratings_follow_from_results_in_their_order(
        self, shelf: Shelf, room_store: RoomStore
    ) -> None:
        (ana, ben), book = two_people(room_store), room_store.ratings
        for number in range(3):
            book.keep(between(ana, ben, f"m{number}"))
            book.keep(between(ana, ben, f"m{number}"))  # once more is harmless
        book.keep(between(ana, "bot good", "alone", unrated="private"))
        kept = book.results()
        assert [(one.number, one.result.match) for one in kept] == [
            (1, "m0"), (2, "m1"), (3, "m2"), (4, "alone")
        ]  # fmt: skip
        assert kept[0].result == between(ana, ben, "m0")
        (mine,), (other,) = book.of(ana), book.of(ben)
        assert mine.points - 1500 == 1500 - other.points > 100
        assert (mine.name, mine.games, mine.is_settled) == ("Ana", 3, False)
        assert list(book.differences()) == []
        shelf.again()
        assert shelf.room_store.ratings.of(ana) == (mine,)
        database = shelf.room_store.database
        database.execute("UPDATE ratings SET mean = mean + 1 WHERE player = ?", ana)
        ((player, _, _, found, right),) = shelf.room_store.ratings.differences()
        assert (player, round(found.mean - right.mean, 6)) == (ana, 1)

    def test_the_same_two_are_rated_ten_times_a_day(
        self, shelf: Shelf, room_store: RoomStore
    ) -> None:
        (ana, ben), book = two_people(room_store), room_store.ratings
        for number in range(MOST_A_DAY + 2):
            book.keep(between(ana, ben, f"m{number}"))
        told = book.answer(ana, Question(About.MATCH, f"m{MOST_A_DAY}"), {})
        assert (told.standings, told.unrated) == ((), "often")
        assert [one.games for one in book.of(ana)] == [MOST_A_DAY]
        book.keep(between(ana, "bot good", "m"))
        assert [one.games for one in book.of(ana)] == [MOST_A_DAY], "a new one moves no settled one"
        assert [one.games for one in book.of("bot good")] == [1]
        assert list(book.differences()) == []

    def test_who_was_deleted_during_a_match_is_not_kept_again(
        self, shelf: Shelf, room_store: RoomStore
    ) -> None:
        (ana, ben), book = two_people(room_store), room_store.ratings
        room_store.people.forget_strangers([ben], FOREVER)
        book.keep(between(ana, ben, "m"))
        seats = {one.player for one in book.results()[0].result.seats}
        assert (ana in seats, ben in seats, book.of(ben)) == (True, False, ())
        assert [one.games for one in book.of(ana)] == [1]
        assert list(book.differences()) == []

    def test_who_hides_a_rating_hears_it_alone(self, shelf: Shelf, room_store: RoomStore) -> None:
        (ana, ben), book = two_people(room_store), room_store.ratings
        for number in range(10):
            book.keep(between(ana, ben, f"m{number}"))
        best, named = Question(About.BEST, "cribbage"), Question(About.NAMED, "ANA")
        called = {"Ana": ana}
        assert [one.name for one in book.answer(ben, best, {}).standings] == ["Ana", "Ben"]
        assert [one.name for one in book.answer(ben, named, called).standings] == ["Ana"]
        told = book.answer(ben, Question(About.MATCH, "m0"), {}).standings
        assert [one.change for one in told] == [-79]
        assert book.answer(ana, Question(About.HIDE), {}).is_hidden
        assert [one.name for one in book.answer(ben, best, {}).standings] == ["Ben"]
        assert book.answer(ben, named, called).standings == ()
        assert [one.name for one in book.answer(ana, Question(About.MINE), {}).standings] == ["Ana"]
        assert not book.answer(ana, Question(About.SHOW), {}).is_hidden
        assert len(book.answer(ben, named, called).standings) == 1

    def test_ratings_are_forgotten_with_the_member_and_those_of_others_stay(
        self, shelf: Shelf, room_store: RoomStore
    ) -> None:
        (ana, ben), book = two_people(room_store), room_store.ratings
        book.keep(between(ana, ben, "m0"))
        book.answer(ana, Question(About.HIDE), {})
        bens = book.of(ben)
        room_store.people.forget_strangers([ana], 10**12)
        assert (book.of(ana), book.of(ben)) == ((), bens)
        assert ana.encode() not in shelf.kept()
        assert room_store.fact(f"hides {ana}") is None
        assert list(book.differences()) == []

    def test_two_processes_keep_results_one_after_the_other(
        self, shelf: Shelf, room_store: RoomStore
    ) -> None:
        (ana, ben), book = two_people(room_store), room_store.ratings
        with ThreadPoolExecutor(THREADS) as pool:
            for number in range(THREADS):
                for _ in range(2):
                    pool.submit(book.keep, between(ana, ben, f"m{number}"))
        assert [one.number for one in book.results()] == list(range(1, THREADS + 1))
        assert [one.games for one in book.of(ben)] == [THREADS]
        assert list(book.differences()) == []

    def test_done_is_a_ring(self, room_store: RoomStore) -> None:
        for number in range(12):
            room_store.append(TABLE, number + 1, (result(number),), (ANA_ID, f"ask{number}"))
        assert room_store.applied_ids(ANA_ID) == [f"ask{n}" for n in range(12 - RING, 12)]
