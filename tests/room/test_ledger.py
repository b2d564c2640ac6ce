"""What a room keeps: logs of tables with the numbers that are expected, codes that are good once
and for an hour, tokens as hashes only, and one process at a time.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.engine.log import Conflict
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.room import values as v
from playroom.room.ledger import INVITED_FOR, Ledger, Member
from playroom.store import StoreError

TABLE = "0a0b0c"
TOKEN, OTHER = "a" * 32, "b" * 32
ANA = Clean.of("Ana")
NOBODY = Clean.of("")


class Time:
    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def ledger(tmp_path: Path, time: Time) -> Iterator[Ledger]:
    made = Ledger(tmp_path / "room.db", time)
    yield made
    made.close()


def opened(owner: str | None = None) -> v.Row:
    return v.Opened(TABLE, "cribbage", 1, Setup.of(2, {}), owner)


def test_rows_have_the_numbers_that_are_expected_all_of_them_or_none(ledger: Ledger) -> None:
    came = v.Came("0" * 12, ANA, "es")
    ledger.append(TABLE, 1, (opened(),))
    ledger.append(TABLE, 2, (came, v.OwnerIs("0" * 12)))
    for expected in (1, 3, 5, 99):
        with pytest.raises(Conflict):
            ledger.append(TABLE, expected, (came, came))
    assert ledger.rows(TABLE) == [opened(), came, v.OwnerIs("0" * 12)]
    assert ledger.rows("ffffff") == []


def test_tables_stay_in_the_order_in_which_they_were_opened(ledger: Ledger, time: Time) -> None:
    for table in ("cccccc", "aaaaaa", "bbbbbb"):
        time.now += 1
        ledger.append(table, 1, (opened(),))
    assert ledger.tables() == ["cccccc", "aaaaaa", "bbbbbb"]


def test_a_code_is_good_once_but_the_same_token_may_ask_again(ledger: Ledger) -> None:
    code = ledger.invite(TABLE, 1)
    member = ledger.redeem(code, TOKEN, ANA, "es")
    assert isinstance(member, Member)
    assert (member.name, member.language, member.table) == ("Ana", "es", TABLE)
    assert ledger.redeem(code, TOKEN, ANA, "es") == member  # the answer was lost
    assert ledger.redeem(code, OTHER, ANA, "es") is None
    assert ledger.seat_of(member.id) == 1


def test_a_code_is_good_for_sixty_minutes(ledger: Ledger, time: Time) -> None:
    assert INVITED_FOR == 60 * 60
    late, last = ledger.invite(TABLE, None), ledger.invite(TABLE, None)
    time.now += INVITED_FOR - 1
    assert isinstance(ledger.redeem(last, TOKEN, ANA, "es"), Member)
    time.now += 1
    assert ledger.redeem(late, OTHER, ANA, "es") is None


def test_a_code_of_nobody_is_none(ledger: Ledger) -> None:
    assert ledger.redeem("a" * 12, TOKEN, ANA, "es") is None
    assert ledger.member(TOKEN) is None


def test_the_name_of_the_invitation_is_that_of_who_says_none(ledger: Ledger) -> None:
    member = ledger.redeem(ledger.invite(TABLE, 0, "Ben"), TOKEN, NOBODY, "en")
    assert isinstance(member, Member)
    assert member.name == "Ben"


def test_nobody_comes_without_a_name_and_the_code_stays_good(ledger: Ledger) -> None:
    code = ledger.invite(TABLE, 0)
    assert ledger.redeem(code, TOKEN, NOBODY, "en") == "no_name"
    assert ledger.redeem(code, TOKEN, ANA, "en", lambda table, name: "name_taken") == "name_taken"
    assert isinstance(ledger.redeem(code, OTHER, ANA, "en"), Member)


def test_secrets_are_kept_as_hashes_only(ledger: Ledger) -> None:
    code = ledger.invite(TABLE, 0)
    ledger.redeem(code, TOKEN, ANA, "en")
    unused = ledger.invite(TABLE, 1)
    ledger._sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = b"".join(file.read_bytes() for file in ledger.file.parent.glob("room.db*"))
    assert b"Ana" in kept
    for secret in (code, unused, TOKEN):
        assert secret.encode() not in kept


def test_the_file_is_its_owners(ledger: Ledger) -> None:
    assert ledger.file.stat().st_mode & 0o077 == 0


def test_everything_is_there_again(ledger: Ledger) -> None:
    ledger.append(TABLE, 1, (opened(),), ("0" * 12, "ask1"))
    code = ledger.invite(TABLE, 1)
    member = ledger.redeem(ledger.invite(TABLE, 0), TOKEN, ANA, "es")
    ledger.keep_number("m1", "f" * 64)
    ledger.fact("place", "here")
    ledger.close()
    again = Ledger(ledger.file, Time())
    assert again.rows(TABLE) == [opened()]
    assert again.member(TOKEN) == member
    assert isinstance(again.redeem(code, OTHER, ANA, "es"), Member)
    assert again.number("m1") == "f" * 64
    assert again.number("m2") is None
    assert again.fact("place") == "here"
    assert again.done("0" * 12) == ["ask1"]
    again.close()


def test_what_was_asked_for_and_not_kept_is_not_remembered_as_done(ledger: Ledger) -> None:
    with pytest.raises(Conflict):
        ledger.append(TABLE, 7, (opened(),), ("0" * 12, "ask1"))
    assert ledger.done("0" * 12) == []


def test_refusals_are_a_ring(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playroom.room.ledger.REFUSALS_KEPT", 5)
    for number in range(12):
        ledger.refuse("1.2.3.4", f"what{number}")
    assert [what for _, _, what in ledger.refusals()] == [f"what{n}" for n in range(11, 6, -1)]


def test_done_is_a_ring(ledger: Ledger, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playroom.room.ledger.DONE_KEPT", 5)
    for number in range(12):
        ledger.append(TABLE, number + 1, (opened(),), ("0" * 12, f"ask{number}"))
    assert ledger.done("0" * 12) == [f"ask{n}" for n in range(7, 12)]


def test_a_second_process_is_told_that_the_room_is_open(ledger: Ledger) -> None:
    code = (
        "import sys; from pathlib import Path; from playroom.room.ledger import Ledger;"
        "from playroom.store import StoreError\n"
        "try: Ledger(Path(sys.argv[1]))\n"
        "except StoreError as why: print(why.note.id)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(ledger.file)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (found.stdout.strip(), found.stderr) == ("store-locked", "")


def test_a_file_that_is_something_else_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    file.write_bytes(b"this is no room\n" * 400)
    with pytest.raises(StoreError):
        Ledger(file)


def test_a_row_that_is_none_is_damage(ledger: Ledger) -> None:
    ledger.append(TABLE, 1, (opened(),))
    ledger._sql.execute('UPDATE rows SET text = \'{"type": "nothing"}\'')
    with pytest.raises(StoreError) as caught:
        ledger.rows(TABLE)
    assert caught.value.key == "damaged"
