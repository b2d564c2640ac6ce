"""One's own people and data in a room: whom one ignores is not heard and cannot notice, friends,
reports that are shown before they are sent, revoked devices, export and deletion.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean, Rejection, note
from playroom.engine.wire import BadJson, encode
from playroom.room.client.room_client import NoPlace
from playroom.room.members.circle import (
    Notice,
    PersonalAct,
    PersonalCommand,
    Status,
    Told,
)
from playroom.room.members.device_key import DeviceKey
from playroom.room.members.people import Key, Member
from playroom.room.members.personal import News
from playroom.room.moderation.log import read_log
from playroom.room.protocol import messages as e
from playroom.room.server.admission import Credentials, Refused
from playroom.room.table import values as v
from playroom.room.table.session import Lobby, TableSession
from tests.conftest import EngineOf
from tests.room.far import FarRoom, with_room
from tests.room.kit import Near, Person, in_room, until
from tests.room.lobby_kit import Walker, walk_in, walk_in_here


async def asked(
    place: TableSession | Lobby,
    act: PersonalAct,
    name: str = "",
    text: str = "",
    person: str | None = None,
) -> Told | str:
    """What comes of a command; of a refusal its code."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    place.personal(PersonalCommand(act, name, text, person), answer.set_result)
    result = await asyncio.wait_for(answer, 20)
    assert isinstance(result, Told | Rejection), result
    return result if isinstance(result, Told) else str(result.code)


def ids(told: Told | str) -> list[str]:
    assert isinstance(told, Told), told
    return [line.id for line in told.lines]


def hears(walker: Walker, lines: list[Notice]) -> None:
    """Writes down the notices of a person in the lobby."""
    object.__setattr__(walker.lobby._hooks, "notice", lines.append)  # type: ignore[attr-defined]


def hang_up(walker: Walker) -> None:
    """Closes the wire of a person."""
    if walker.line is not None:
        walker.line.close()


def forget_rates(room: FarRoom) -> None:
    """Everybody may do everything again."""
    room.room.services.rate_limiter._buckets._kept.clear()


def public(engine_of: EngineOf, folder: Path, test: Callable[[FarRoom], Any]) -> None:
    with_room(folder / "room", test, public=True, engine_of=engine_of)


# -- ignoring --------------------------------------------------------------------------------------


def test_who_is_ignored_is_not_heard_in_talk_whispers_nudges_and_what_was_said(
    tmp_path: Path,
) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        eva = near.come("Eva")
        waits, thinks = (ana, ben) if ben.awaited() else (ben, ana)
        await waits.say("before")
        assert ids(await asked(thinks.session, PersonalAct.IGNORE, person=waits.me)) == [
            "together-muted"
        ]
        thinks.said.clear()
        # the answers are those that there always are
        assert await waits.say("hello") == ""
        assert await waits.say("psst", v.To.PERSON, thinks.me) == ""
        assert await waits.nudge() == ""
        assert await waits.nudge() == "nudged"
        assert (thinks.said, thinks.nudged) == ([], 0)
        assert thinks.session.sayings == ()
        assert any("hello" in line for line in waits.said)
        # of who is not ignored everything is heard, and plays are plays
        await eva.say("me", v.To.PERSON, thinks.me)
        assert thinks.said == ["Eva: me"]
        assert await ids_of_hear(thinks, waits) == ["together-muted"]
        await waits.say("again")
        assert "again" in thinks.said[-1]

    async def ids_of_hear(who: Person, other: Person) -> list[str]:
        return ids(await asked(who.session, PersonalAct.HEAR, person=other.me))

    in_room(tmp_path, test)


def test_ignoring_lasts_and_is_of_one_person_alone(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben, eva = (near.come(name) for name in ("Ana", "Ben", "Eva"))
        await asked(ana.session, PersonalAct.IGNORE, "ben")
        assert near.services.people.circles.of(ana.me).ignored == (ben.me,)
        assert near.services.people.circles.of(eva.me).ignored == ()
        await ben.say("hello")
        assert (len(ana.said), len(eva.said)) == (0, 1)
        assert await asked(ana.session, PersonalAct.IGNORE, "Ana") == "nobody"
        assert await asked(ana.session, PersonalAct.IGNORE, "Zoe") == "nobody"
        told = await asked(ana.session, PersonalAct.IGNORED)
        assert isinstance(told, Told)
        assert told.lines[0].get("count") == 1

    in_room(tmp_path, test)


def test_no_frame_of_an_ignored_person_reaches_a_program_and_the_answers_are_the_same(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    """All frames that the room sends to Ana are looked through, also after she has come again; what
    Ben is sent for what he says has the same size whether she ignores him or not.
    """

    async def test(room: FarRoom) -> None:
        frames, back = list[bytes](), list[bytes]()
        token, key = secrets.token_hex(16), DeviceKey.new()
        ana = await walk_in(room, "Ana", key=key, token=token)
        ben = await walk_in(room, "Ben")
        assert await ana.open() == ""
        assert ana.person is not None
        table = ana.person.session.state.id
        await until(lambda: table in ben.seen)
        assert await ben.enter(table) == ""
        at = ben.person
        assert at is not None

        def listen(walker: Walker, into: list[bytes]) -> None:
            take = walker.lobby.take  # type: ignore[attr-defined]

            def heard(data: bytes) -> None:
                into.append(data)
                take(data)

            walker.lobby.take = heard  # type: ignore[attr-defined]

        listen(ana, frames)
        listen(ben, back)

        async def says(text: str) -> list[int]:
            forget_rates(room)
            back.clear()
            assert await at.say(text) == ""
            assert await at.say(text, v.To.PERSON, ana.me) == ""
            return sorted(map(len, back))

        await says("warming")  # the frame that each one waits for goes the old way
        before = await says("marker-one")
        await until(lambda: sum(b"marker-one" in frame for frame in frames) == 2)
        assert ids(await asked(ana.person.session, PersonalAct.IGNORE, "Ben"))
        frames.clear()
        assert await says("marker-two") == before
        assert isinstance(await asked(at.session, PersonalAct.FRIEND, "Ana"), Told)
        await asked(ana.lobby, PersonalAct.IGNORED)  # all that was sent before is here
        assert not [frame for frame in frames if b"marker-two" in frame or b"friend" in frame]
        assert ana.line is not None
        ana.line.close()
        again = await walk_in(room, "Ana", key=key, token=token)
        assert not again.person or not again.person.session.sayings
        await again.enter(table)
        assert again.person is not None
        assert not [s for s in again.person.session.sayings if s.by == ben.me]
        await at.say("marker-three")
        await asked(again.lobby, PersonalAct.IGNORED)
        assert not [line for line in again.person.said if "marker" in line]
        hang_up(again)
        hang_up(ben)

    public(engine_of, tmp_path, test)


# -- friends ---------------------------------------------------------------------------------------


def test_a_friendship_is_of_both_and_an_invitation_of_a_friend_leads_to_the_table(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = walk_in_here(room, "Ana"), await walk_in(room, "Ben")
        for_ana, for_ben = list[Notice](), list[Notice]()
        hears(ana, for_ana)
        hears(ben, for_ben)
        assert await asked(ben.lobby, PersonalAct.CALL, "Ana") == "table"
        assert ids(await asked(ben.lobby, PersonalAct.FRIEND, "ana")) == ["friend-asked"]
        await until(lambda: [notice.note.id for notice in for_ana] == ["friend-asks"])
        assert await ben.open("cribbage", listed=False) == ""
        assert ben.person is not None
        table = ben.person.session
        assert await asked(table, PersonalAct.CALL, "Ana") == "friend"
        assert ids(await asked(ana.lobby, PersonalAct.FRIEND)) == ["friend-asked"]
        await until(lambda: len(for_ben) == 1)
        assert table.state.id not in ana.seen
        assert ids(await asked(table, PersonalAct.CALL, "Ana")) == ["friend-called"]
        await until(lambda: for_ana[-1].note.id == "friend-calls")
        assert for_ana[-1].table == table.state.id
        assert await ana.enter(table.state.id) == ""
        told = await asked(ben.lobby, PersonalAct.FRIENDS)
        assert ids(told) == ["friend-title", "friend-line"]
        # she is busy, is invisible, or ignores him: only the first two he may know
        heard = len(for_ana)
        await asked(ana.lobby, PersonalAct.STATUS, text="busy")
        assert await asked(table, PersonalAct.CALL, "Ana") == "busy"
        await asked(ana.lobby, PersonalAct.STATUS, text="invisible")
        assert await asked(table, PersonalAct.CALL, "Ana") == "away"
        await asked(ana.lobby, PersonalAct.STATUS, text="available")
        await asked(ana.lobby, PersonalAct.IGNORE, "Ben")
        forget_rates(room)
        assert ids(await asked(table, PersonalAct.CALL, "Ana")) == ["friend-called"]
        assert len(for_ana) == heard
        assert room.room.services.people.circles.of(ana.me).status is Status.AVAILABLE
        hang_up(ben)

    public(engine_of, tmp_path, test)


def test_friends_hear_who_comes_once_and_only_those_who_want_it(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def test(room: FarRoom) -> None:
        token, key = secrets.token_hex(16), DeviceKey.new()
        ana, ben = walk_in_here(room, "Ana"), await walk_in(room, "Ben", key=key, token=token)
        heard = list[Notice]()
        hears(ana, heard)
        circles = room.room.services.people.circles
        await asked(ben.lobby, PersonalAct.FRIEND, "Ana")
        await until(lambda: len(heard) == 1)
        await asked(ana.lobby, PersonalAct.FRIEND, "Ben")
        services = room.room.services

        async def comes() -> list[str]:
            heard.clear()
            services.personal.greet(ben.me, Clean("Ben"))
            last = Notice(note("friend-away"))  # comes by the same way, afterwards
            services.personal._spread(News(ana.me, notice=last))
            await until(lambda: last in heard)
            return [notice.note.id for notice in heard if notice != last]

        assert await comes() == []  # he was here a moment ago
        forget_rates(room)
        assert await comes() == ["friend-here"]
        assert await comes() == []
        forget_rates(room)
        await asked(ana.lobby, PersonalAct.NEWS, text="no")
        assert await comes() == []
        assert circles.of(ana.me).news is False
        hang_up(ben)

    public(engine_of, tmp_path, test)


# -- reports ---------------------------------------------------------------------------------------


def test_a_report_is_shown_first_and_then_kept_in_the_log_of_moderation(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben, eva = (near.come(name) for name in ("Ana", "Ben", "Eva"))
        near.moderation.own(eva.me)
        await ben.say("rude")
        await ben.say("for Eva alone", v.To.PERSON, eva.me)
        assert await asked(ana.session, PersonalAct.SEND) == "draft"
        assert await asked(ana.session, PersonalAct.REPORT, "Ben") == "reason"
        shown = await asked(ana.session, PersonalAct.REPORT, "Ben", "insults")
        assert isinstance(shown, Told)
        assert shown.asks
        assert [line.get("text") for line in shown.lines[1:]] == ["rude"]
        assert near.moderation.reports == []
        assert ids(await asked(ana.session, PersonalAct.SEND)) == ["complaint-sent"]
        await until(lambda: len(near.moderation.reports) == 1)
        assert await asked(ana.session, PersonalAct.SEND) == "draft"
        assert await asked(ben.session, PersonalAct.REPORTS) == "order"
        told = await asked(eva.session, PersonalAct.REPORTS)
        assert ids(told) == ["complaint-title", "complaint-of", "complaint-line"]
        assert near.services.people.circles.of(eva.me).heard == near.moderation.now

    in_room(tmp_path, test)


def test_reports_are_in_the_file_of_the_log(tmp_path: Path, engine_of: EngineOf) -> None:
    async def test(room: FarRoom) -> None:
        ana = await walk_in(room, "Ana")
        ben = await walk_in(room, "Ben")
        assert isinstance(await asked(ana.lobby, PersonalAct.REPORT, "Ben", "spam"), Told)
        await asked(ana.lobby, PersonalAct.SEND)
        await until(lambda: bool(read_log(room.folder)))
        (entry,) = read_log(room.folder)
        assert (entry.person, entry.by, entry.why, entry.lines) == ("Ben", "Ana", "spam", ())
        for one in (ana, ben):
            hang_up(one)

    public(engine_of, tmp_path, test)


# -- own data --------------------------------------------------------------------------------------


def test_a_revoked_device_is_refused_and_the_other_one_is_not(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def test(room: FarRoom) -> None:
        people = room.room.services.people
        lost, kept = DeviceKey.new(), DeviceKey.new()
        first, second = secrets.token_hex(16), secrets.token_hex(16)
        phone = await walk_in(room, "Ana", key=lost, token=first)
        assert await phone.set_phrase("a long passphrase") == ""
        ana = await walk_in(room, "Ana", key=kept, token=second, phrase="a long passphrase")
        assert ana.me == phone.me
        await until(lambda: bool(phone.ended))
        told = await asked(ana.lobby, PersonalAct.ME)
        assert isinstance(told, Told)
        devices = [line for line in told.lines if line.id == "me-device"]
        assert [line.get("device") for line in devices] == [note("device-own")] * 2
        assert [line.get("here") for line in devices] == [False, True]
        assert await asked(ana.lobby, PersonalAct.REVOKE, text="2") == "device_here"
        assert await asked(ana.lobby, PersonalAct.REVOKE, text="9") == "device"
        assert ids(await asked(ana.lobby, PersonalAct.REVOKE, text="1")) == ["me-revoked"]
        for key, token in ((lost, first), (lost, second), (None, first)):
            with pytest.raises(NoPlace) as why:
                await walk_in(room, "Ana", key=key, token=token, without_key=key is None)
            assert why.value.why == "revoked_key"
        with pytest.raises(NoPlace):  # the passphrase does not bring it back
            await walk_in(room, "Ana", key=lost, phrase="a long passphrase")
        assert ana.line is not None
        ana.line.close()
        again = await walk_in(room, "Ana", key=kept, token=second)
        assert again.me == ana.me
        assert people.member(Key.own(lost.public)) is None
        hang_up(again)

    public(engine_of, tmp_path, test)


@pytest.mark.parametrize("key", [Key.ssh("SHA256:abc"), Key.page("f" * 32), Key.token("e" * 32)])
def test_a_revoked_key_of_any_kind_is_refused_by_admission(
    key: Key, tmp_path: Path, engine_of: EngineOf
) -> None:
    async def test(room: FarRoom) -> None:
        services, admission = room.room.services, room.room.host.admission
        ana = services.people.add(Clean("Ana"), "en", (key, Key.page("a" * 32)))
        assert isinstance(ana, Member)
        shown = Credentials((key,), "127.0.0.1", "en")
        assert not isinstance(await admission.identify(shown), Refused)
        (_, device), _ = services.people.circles.devices(ana.id)
        services.people.circles.revoke(ana.id, device)
        refused = await admission.identify(shown)
        assert isinstance(refused, Refused)
        assert refused.why == "revoked_key"
        assert await admission.recognizes(shown)  # to be told so
        assert [kind for kind, _ in services.people.circles.devices(ana.id)] == ["page"]

    public(engine_of, tmp_path, test)


def test_an_export_holds_what_is_kept_of_oneself_and_no_secret(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def test(room: FarRoom) -> None:
        token = secrets.token_hex(16)
        ana, ben = await walk_in(room, "Ana", token=token), await walk_in(room, "Ben")
        await asked(ana.lobby, PersonalAct.IGNORE, "Ben")
        told = await asked(ana.lobby, PersonalAct.EXPORT)
        assert isinstance(told, Told)
        data = json.loads(told.data)
        assert (data["name"], data["ignored"], data["status"]) == ("Ana", ["Ben"], "available")
        assert data["devices"][0]["kind"] == "own"
        hashes = [h for (h,) in room.room.services.room_store.database.execute(
            "SELECT hash FROM keys")]  # fmt: skip
        for secret in (token, "127.0.0.1", ben.me, *hashes):
            assert secret not in told.data
        for one in (ana, ben):
            hang_up(one)

    public(engine_of, tmp_path, test)


def test_who_deletes_themselves_is_gone_also_from_the_lists_of_friends(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    async def test(room: FarRoom) -> None:
        people = room.room.services.people
        ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
        await asked(ben.lobby, PersonalAct.FRIEND, "Ana")
        await asked(ana.lobby, PersonalAct.FRIEND, "Ben")
        assert await ana.open() == ""
        assert ana.person is not None
        assert await asked(ana.person.session, PersonalAct.DELETE) == "delete_table"
        await ana.leave()
        await until(lambda: ana.lobby.session is None)
        room.room.services.moderation.own(ben.me)
        await until(lambda: room.room.services.moderation.state.is_moderator(ben.me))
        assert await asked(ben.lobby, PersonalAct.DELETE) == "delete_role"
        assert ids(await asked(ana.lobby, PersonalAct.DELETE)) == ["me-deleted"]
        assert people.person(ana.me) is None
        assert people.circles.of(ben.me).friends == ()
        ask = room.room.services.room_store.database.execute
        for table in ("keys", "places", "phrases", "owed", "done"):
            assert ask(f"SELECT 1 FROM {table} WHERE person = ?", ana.me) == []
        assert ask("SELECT name FROM facts WHERE name LIKE ?", f"%{ana.me}") == []
        await until(lambda: bool(ana.ended))
        hang_up(ben)

    public(engine_of, tmp_path, test)


def test_what_is_asked_is_bounded_and_too_often_is_refused(tmp_path: Path) -> None:
    long = e.Personal("x", PersonalCommand(PersonalAct.REPORT, "A" * 24, "b" * 300))
    e.read_up(encode(long))
    with pytest.raises(BadJson):
        e.read_up(encode(long).replace(b"bbb", b"bbbb", 1))

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        answers = [await asked(ana.session, PersonalAct.REPORT, "Ben", "again") for _ in range(5)]
        assert answers[3:] == ["too_fast", "too_fast"]
        assert ben.said == []

    in_room(tmp_path, test)
