"""Changes of a member's notice preferences. Pure."""

from __future__ import annotations

import hmac
from urllib.parse import urlsplit

import msgspec

from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import replace
from playroom.room.notices.channels import target_of
from playroom.room.notices.deciding import MOST_PUSH, Kept, Subscription, clock_name, zone_named
from playroom.room.notices.house import LONGEST_ADDRESS, mail_address
from playroom.room.notices.values import ZONES, NoticeChange, NoticeState, quiet_of

CODE_SECONDS = 30 * 60
TRIES = 5


def _no(code: str, **values: Clean | str) -> Rejection:
    return Rejection.of(f"notice_{code}", f"notices-no-{code.replace('_', '-')}", **values)


def changed(
    kept: Kept,
    change: NoticeChange,
    offers: tuple[str, ...],
    hosts: tuple[str, ...],
    now: int,
    code: str,
) -> Kept | Rejection:
    """The preferences after a change, or why there is none. `code` is the one that is mailed to a
    new address; `hosts` as in `target_of`; `now`: seconds since 1970.
    """
    value = change.value.strip()
    if change.offset is not None:
        kept = replace(kept, offset=change.offset)
    if change.what in ("mail", "hook", "push") and change.what not in offers:
        return _no("channel", what=change.what)
    match change.what:
        case "":
            return kept
        case "on" | "off":
            return replace(kept, on=change.what == "on")
        case "stop" if value in ("mail", "hook", "push"):
            if value == "mail":
                return replace(kept, mail="", wanted="", code="")
            return replace(kept, hook="") if value == "hook" else replace(kept, push=())
        case "stop" if value == "quiet":
            return replace(kept, quiet=None)
        case "mail":
            address = mail_address(value)
            if address is None:
                return _no("mail", example=Clean.of("ana@example.org"))
            return replace(kept, wanted=address, code=code, until=now + CODE_SECONDS, tries=TRIES)
        case "code":
            return _confirmed(kept, value, now)
        case "hook":
            if target_of(value, hosts) is None:
                return _no("hook", hosts=Clean.of(", ".join(hosts), 300))
            return replace(kept, on=True, hook=value)
        case "push":
            return _subscribed(kept, value, hosts)
        case "quiet":
            quiet = quiet_of(value)
            return _no("quiet") if quiet is None else replace(kept, quiet=quiet)
        case "zone":
            zone = zone_named(value)
            return replace(kept, zone=zone) if zone else _no("zone", **ZONES)
    return _no("word")


def _confirmed(kept: Kept, value: str, now: int) -> Kept | Rejection:
    """The address is the member's own when they type the code that was mailed to it."""
    if not kept.wanted or now > kept.until or not kept.tries:
        return _no("no_code")
    if not hmac.compare_digest(value.replace(" ", "").encode(), kept.code.encode()):
        return _no("code")
    return replace(kept, on=True, mail=kept.wanted, wanted="", code="", until=0, tries=0)


def counted(kept: Kept, change: NoticeChange) -> Kept:
    """The preferences after a refused change: a wrong code costs an attempt."""
    return replace(kept, tries=kept.tries - 1) if change.what == "code" and kept.tries else kept


def _subscribed(kept: Kept, value: str, hosts: tuple[str, ...]) -> Kept | Rejection:
    try:
        new = msgspec.json.decode(value, type=Subscription)
    except (msgspec.DecodeError, RecursionError):
        return _no("push")
    if target_of(new.endpoint, hosts, push=True) is None:
        return _no("push")
    others = [one for one in kept.push if one.endpoint != new.endpoint]
    return replace(kept, on=True, push=(*others, new)[-MOST_PUSH:])


def state_of(kept: Kept, offers: tuple[str, ...], key: str) -> NoticeState:
    """The preferences as they are told to the member; of a webhook only the host."""
    hook = urlsplit(kept.hook).hostname or ""
    return NoticeState(
        kept.on,
        Clean.of(kept.mail, LONGEST_ADDRESS),
        Clean.of(kept.wanted, LONGEST_ADDRESS),
        Clean.of(hook, LONGEST_ADDRESS),
        len(kept.push),
        kept.quiet,
        Clean.of(clock_name(kept)),
        offers,
        key,
        kept.failed,
    )
