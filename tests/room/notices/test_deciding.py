"""Notification policy and preferences: pure decisions about turns, quiet hours, and changes."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from playroom.engine.notes import Rejection
from playroom.engine.record import replace
from playroom.room.notices.changing import CODE_SECONDS, TRIES, changed, counted, state_of
from playroom.room.notices.channels import target_of
from playroom.room.notices.deciding import (
    APART,
    NEVER,
    Decision,
    Kept,
    Turn,
    Unsent,
    after,
    decide,
    quiet_until,
    zone_named,
)
from playroom.room.notices.values import NoticeChange, quiet_of
from playroom.shell.room.member.notices import change_of

ONE, TWO = Turn("aaaaaa", "m:0:1", "casino"), Turn("bbbbbb", "m:1:4", "rummy")
MAIL = Kept(mail="ana@example.org")
ALL = ("mail", "hook", "push")
HOSTS = ("ntfy.sh", "localhost:8080", "chat.example.org:8443")
PUSH = (
    '{"endpoint":"https://updates.push.services.mozilla.com/wpush/v2/abc",'
    f'"p256dh":"{"B" * 87}","auth":"{"a" * 22}"}}'
)


def moment(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_one_notice_a_turn_and_a_digest_of_what_waits() -> None:
    now = moment("2026-11-26T12:00")
    first = decide(MAIL, NEVER, [ONE], now)
    assert first == Decision({"mail": (ONE,)})
    told = replace(after(NEVER, first.tell, now), unsent={})
    assert decide(MAIL, told, [ONE], now + 10**6) == Decision()
    assert decide(MAIL, told, [ONE, TWO], now + 1) == Decision(again=now + APART)
    assert decide(MAIL, told, [ONE, TWO], now + APART) == Decision({"mail": (TWO,)})
    another = ONE._replace(key="m:0:3")
    assert decide(MAIL, told, [another, TWO], now + APART).tell == {"mail": (another, TWO)}


def test_what_has_not_arrived_is_told_again_where_it_has_not() -> None:
    now, both = 10.0**6, replace(MAIL, hook="https://ntfy.sh/a")
    told = after(NEVER, decide(both, NEVER, [ONE], now).tell, now)
    told = replace(told, unsent={"hook": told.unsent["hook"]})  # the mail has arrived
    again = decide(both, told, [ONE], now + 60)
    assert again == Decision({"hook": (ONE,)})
    assert after(told, again.tell, now + 60).unsent == {"hook": Unsent(2, (ONE.key,))}
    assert decide(both, told, [ONE, TWO], now + 60) == Decision(again=now + APART)
    digest = decide(both, told, [ONE, TWO], now + APART).tell
    assert digest == {"mail": (TWO,), "hook": (ONE, TWO)}
    assert after(told, digest, now + APART).unsent["hook"].tries == 1
    assert decide(both, told, [], now + 60) == Decision()  # it was played


@pytest.mark.parametrize("kept", [Kept(), replace(MAIL, on=False), Kept(wanted="a@example.org")])
def test_nothing_is_due_without_a_channel(kept: Kept) -> None:
    assert decide(kept, NEVER, [ONE], 0.0) == Decision()


@pytest.mark.parametrize(
    ("zone", "offset", "now", "end"),
    [
        ("Europe/Madrid", None, "2026-11-26T20:59", None),
        ("Europe/Madrid", None, "2026-11-26T21:00", "2026-11-27T07:00"),
        ("Europe/Madrid", None, "2026-11-27T06:59", "2026-11-27T07:00"),
        ("Europe/Madrid", None, "2026-11-27T07:00", None),
        ("Europe/Madrid", None, "2026-07-01T20:30", "2026-07-02T06:00"),  # summer time
        ("-03:00", None, "2026-11-26T21:00", None),
        ("-03:00", None, "2026-11-27T01:30", "2026-11-27T11:00"),
        ("", 330, "2026-11-26T16:30", "2026-11-27T02:30"),
        ("+01:00", -600, "2026-11-26T21:00", "2026-11-27T07:00"),  # what was typed counts
    ],
)
def test_quiet_hours_are_those_of_the_members_own_clock(
    zone: str, offset: int | None, now: str, end: str | None
) -> None:
    kept = replace(MAIL, quiet=(22 * 60, 8 * 60), zone=zone, offset=offset)
    at = None if end is None else moment(end)
    assert quiet_until(kept, moment(now)) == at
    due = Decision({"mail": (ONE,)}) if at is None else Decision(again=at)
    assert decide(kept, NEVER, [ONE], moment(now)) == due


def test_quiet_hours_within_a_day() -> None:
    kept = replace(MAIL, quiet=(13 * 60 + 30, 15 * 60), zone="+00:00")
    assert quiet_until(kept, moment("2026-11-26T13:29")) is None
    assert quiet_until(kept, moment("2026-11-26T13:30")) == moment("2026-11-26T15:00")
    assert quiet_until(kept, moment("2026-11-26T15:00")) is None


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("22 to 8", (1320, 480)),
        ("de 22:30 a 8", (1350, 480)),
        ("22-8", (1320, 480)),
        ("10 pm to 7:15 am", (1320, 435)),
        ("22h00 - 24", (1320, 0)),
        ("22", None),
        ("8 to 8", None),
        ("25 to 8", None),
        ("22:60 to 8", None),
        ("from 1 to 2 to 3", None),
        ("at night", None),
    ],
)
def test_quiet_hours_as_they_are_typed(text: str, hours: tuple[int, int] | None) -> None:
    assert quiet_of(text) == hours


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Madrid", "Europe/Madrid"),
        ("europe/madrid", "Europe/Madrid"),
        ("new york", "America/New_York"),
        ("+2", "+02:00"),
        ("UTC-3:30", "-03:30"),
        ("+20", ""),
        ("../../etc/passwd", ""),
        ("nowhere", ""),
    ],
)
def test_time_zones_as_they_are_typed(text: str, zone: str) -> None:
    assert zone_named(text) == zone


def change(kept: Kept, what: str, value: str = "", now: int = 1_000) -> Kept | Rejection:
    return changed(kept, NoticeChange(what, value), ALL, HOSTS, now, "123456")


def done(kept: Kept, what: str, value: str = "", now: int = 1_000) -> Kept:
    result = change(kept, what, value, now)
    assert isinstance(result, Kept), result
    return result


def refused(kept: Kept, what: str, value: str = "", now: int = 1_000) -> str:
    result = change(kept, what, value, now)
    assert isinstance(result, Rejection), result
    return result.code


def test_nothing_is_mailed_to_an_address_before_its_code_is_typed() -> None:
    wanted = done(Kept(), "mail", " ana@example.org ")
    assert wanted.targets == ()
    assert wanted.wanted == "ana@example.org"
    assert refused(wanted, "code", "123456", 1_001 + CODE_SECONDS) == "notice_no_code"
    left = wanted
    for _ in range(TRIES):
        assert refused(left, "code", "000000") == "notice_code"
        left = counted(left, NoticeChange("code", "000000"))
    assert refused(left, "code", "123456") == "notice_no_code"
    confirmed = done(wanted, "code", "123 456")
    assert (confirmed.mail, confirmed.wanted, confirmed.code) == ("ana@example.org", "", "")
    assert confirmed.targets == ("mail",)
    assert refused(confirmed, "code", "123456") == "notice_no_code"
    assert "ana" not in str(done(confirmed, "stop", "mail"))


@pytest.mark.parametrize(
    "address",
    [
        "ana",
        "ana@localhost",
        "ana@example.org\r\nBcc: eva@example.org",
        "ana@example.org, eva@example.org",
        "Ana <ana@example.org>",
        "ana@exa mple.org",
        '"a b"@example.org',
        "ana@[127.0.0.1]",
        f"{'a' * 250}@example.org",
    ],
)
def test_what_is_no_mail_address(address: str) -> None:
    assert refused(Kept(), "mail", address) == "notice_mail"


@pytest.mark.parametrize(
    ("url", "is_allowed"),
    [
        ("https://ntfy.sh/my-topic?a=1", True),
        ("https://NTFY.sh:443/x", True),
        ("https://chat.example.org:8443/_matrix/x", True),
        ("http://localhost:8080/hook", True),
        ("https://localhost:8080/hook", True),
        ("http://ntfy.sh/x", False),
        ("https://ntfy.sh:8443/x", False),
        ("https://chat.example.org/x", False),
        ("http://localhost/x", False),
        ("http://127.0.0.1:8080/x", False),
        ("http://169.254.169.254/latest", False),
        ("https://ntfy.sh@169.254.169.254/", False),
        ("https://evil.example/ntfy.sh", False),
        ("https://ntfy.sh.evil.example/", False),
        ("https://ntfy.sh\\@evil.example/", False),
        ("https://ntfy.sh/x\r\nHost: evil", False),
        ("https://ntfy.sh/a b", False),
        ("file:///etc/passwd", False),
        ("https://[::1", False),
        ("https://ntfy.sh:99999/", False),
        ("https://updates.push.services.mozilla.com/wpush", False),
    ],
)
def test_a_guest_cannot_make_the_room_post_elsewhere(url: str, is_allowed: bool) -> None:
    assert (target_of(url, HOSTS) is not None) is is_allowed
    code = "" if is_allowed else "notice_hook"
    assert ("" if is_allowed else refused(Kept(), "hook", url)) == code


@pytest.mark.parametrize(
    ("url", "is_allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=x", True),
        ("https://localhost:8080/push", True),
        ("https://fcm.googleapis.com:8443/x", False),
        ("http://fcm.googleapis.com/x", False),
        ("https://fcm.googleapis.com.evil.example/x", False),
        ("https://10.0.0.1/x", False),
        ("https://evilnotify.windows.com.example/", False),
    ],
)
def test_browsers_are_told_by_push_services_alone(url: str, is_allowed: bool) -> None:
    assert (target_of(url, HOSTS, push=True) is not None) is is_allowed


def test_browsers_are_added_once_and_few() -> None:
    kept = done(done(Kept(), "push", PUSH), "push", PUSH)
    assert len(kept.push) == 1
    for n in range(9):
        kept = done(kept, "push", PUSH.replace("abc", f"abc{n}"))
    assert [one.endpoint[-4:] for one in kept.push] == ["abc5", "abc6", "abc7", "abc8"]
    for bad in ("", "{}", "[" * 900, PUSH.replace("https", "http"), PUSH.replace("BB", "B!")):
        assert refused(kept, "push", bad) == "notice_push"
    assert done(kept, "stop", "push").push == ()


def test_what_the_room_does_not_offer_is_refused() -> None:
    for what in ALL:
        result = changed(Kept(), NoticeChange(what, "x"), (), (), 0, "")
        assert isinstance(result, Rejection)
        assert result.code == "notice_channel"
    assert refused(Kept(), "nothing") == "notice_word"


def test_of_a_webhook_only_the_host_is_told() -> None:
    state = state_of(done(Kept(), "hook", "https://ntfy.sh/secret-topic"), ALL, "")
    assert state.hook == "ntfy.sh"
    assert "secret" not in str(state)


@pytest.mark.parametrize(
    ("typed", "what", "value"),
    [
        ("mail ana@example.org", "mail", "ana@example.org"),
        ("correo: ana@example.org", "mail", "ana@example.org"),
        ("ana@example.org", "mail", "ana@example.org"),
        ("123456", "code", "123456"),
        ("código 123 456", "code", "123 456"),
        ("https://ntfy.sh/x", "hook", "https://ntfy.sh/x"),
        ("quiet 22 to 8", "quiet", "22 to 8"),
        ("silencio de 22 a 8", "quiet", "de 22 a 8"),
        ("22 a 8", "quiet", "22 a 8"),
        ("quiet off", "stop", "quiet"),
        ("no correo", "stop", "mail"),
        ("off mail", "stop", "mail"),
        ("zone Europe/Madrid", "zone", "Europe/Madrid"),
        ("OFF", "off", ""),
        ("sí", "on", ""),
    ],
)
def test_words_in_both_languages(typed: str, what: str, value: str) -> None:
    assert change_of(typed) == NoticeChange(what, value)


@pytest.mark.parametrize("typed", ["what", "mail", "quiet", "1234"])
def test_words_that_mean_nothing(typed: str) -> None:
    assert change_of(typed) is None
