"""Verbosity settings: presets and each kind of message, for speech, print and braille, with
previews.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from playroom.engine.cards import card
from playroom.engine.notes import Kind, Note, Notes, Who, note
from playroom.locale import Listener
from playroom.shell.announcer import CHANNELS, LENGTHS
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.shell import Shell

KINDS = (
    "play",
    "own",
    "points",
    "turn",
    "deal",
    "count",
    "clock",
    "table",
    "people",
    "chat",
    "answer",
    "refusal",
)
"""The kinds of messages in the order of the menu; `own` is what the player did."""
STEPS = ("off", *LENGTHS)

PRESETS: Mapping[str, tuple[str, Mapping[str, str]]] = {
    "beginner": ("full", {}),
    "normal": ("normal", {}),
    "fast": ("brief", {}),
    "silent": ("brief", {"spoken.own": "off", "spoken.turn": "off", "spoken.count": "off"}),
}
"""The general length, and the kinds told at another one. What was set by hand is replaced."""

SAMPLE_NAMES = Listener(0, ("", "Berta"), ())


def preset_item(shell: Shell) -> MenuItem:
    """Left and right step through the presets; own settings are one more place that they leave."""

    def adjust(by: int) -> None:
        names = list(PRESETS)
        now = preset_of(shell)
        at = names.index(now) + by if now in names else (0 if by > 0 else -1)
        set_preset(shell, names[at % len(names)])

    return MenuItem(
        lambda: note("setting-preset", preset=preset_of(shell)),
        None,
        adjust,
        lambda: note("setting-preset-about", preset=preset_of(shell)),
    )


def preset_of(shell: Shell) -> str:
    """The preset that is in force, `own` when none is."""
    lengths = {
        f"{channel}.{kind}": length
        for channel in CHANNELS
        for kind, length in _set(shell, channel).items()
    }
    for name, (length, kinds) in PRESETS.items():
        if shell.settings.get("verbosity") == length and lengths == kinds:
            return name
    return "own"


def set_preset(shell: Shell, name: str) -> None:
    """Puts a preset in force."""
    length, kinds = PRESETS[name]
    for channel in CHANNELS:
        shell.set_setting(channel, {})
    shell.set_setting("verbosity", length)
    for setting, length in kinds.items():
        shell.set_setting(setting, length)


def _set(shell: Shell, channel: str) -> Mapping[str, str]:
    length = shell.settings.get(channel)
    return length if isinstance(length, Mapping) else {}


def open_kinds(shell: Shell) -> None:
    """All kinds of messages: left and right change one on all channels, Enter opens it."""

    def items() -> Sequence[MenuItem]:
        return [
            MenuItem(
                partial(_kind_line, shell, kind),
                partial(open_kind, shell, kind),
                partial(_adjust, shell, kind, CHANNELS),
                partial(note, "kinds-about", kind=kind),
            )
            for kind in KINDS
        ]

    shell.push(Menu(shell, note("kinds-title"), items))


def open_kind(shell: Shell, kind: str) -> None:
    """One kind: each channel by itself, and the same event at every length."""

    def items() -> Sequence[MenuItem]:
        made = [
            MenuItem(
                lambda c=channel: note(
                    "kinds-channel", channel=c, length=shell.settings.length(kind, c)
                ),  # type: ignore[misc]
                None,
                partial(_adjust, shell, kind, (channel,)),
                lambda: note("kinds-channel-about"),
            )
            for channel in CHANNELS
        ]
        return [
            *made,
            item(note("kinds-preview"), partial(preview, shell, kind), note("kinds-preview-about")),
        ]

    shell.push(Menu(shell, note("kinds-kind", kind=kind), items))


def _kind_line(shell: Shell, kind: str) -> Note:
    lengths = [shell.settings.length(kind, channel) for channel in CHANNELS]
    if len(set(lengths)) == 1:
        return note(
            "kinds-line",
            kind=note("kinds-kind", kind=kind),
            length=note("kinds-length", length=lengths[0]),
        )
    parts = tuple(
        note("kinds-channel", channel=channel, length=length)
        for channel, length in zip(CHANNELS, lengths, strict=True)
    )
    return note("kinds-line-apart", kind=note("kinds-kind", kind=kind), parts=Notes(parts))


def _adjust(shell: Shell, kind: str, channels: Sequence[str], by: int) -> None:
    now = STEPS.index(shell.settings.length(kind, channels[0]))
    for channel in channels:
        shell.set_setting(f"{channel}.{kind}", STEPS[(now + by) % len(STEPS)])


def preview(shell: Shell, kind: str) -> None:
    """Says the same event at every length: one that was heard, if one of this kind was, else an
    example.
    """
    line = _heard(shell, kind) or sample(kind)
    listener = shell.announcer.listener if line.id[:7] != "sample-" else SAMPLE_NAMES
    lines = []
    for length in LENGTHS:
        label = shell.announcer.line(note("kinds-preview-line", length=length)).rstrip(".")
        lines.append(f"{label}: {shell.announcer.teller.tell(line, listener, length)}")
    shell.announcer.text(*lines)


def _heard(shell: Shell, kind: str) -> Note | None:
    for heard in reversed(shell.announcer.history):
        for line in heard.notes:
            if shell.announcer.kind(line) == kind:
                return line
    return None


def sample(kind: str) -> Note:
    """An event of every kind, as it may be heard in any game."""
    who = Who(0 if kind == "own" else 1)
    ten = card("10D")
    return {
        "play": note("sample-play", Kind.PLAY, who=who, card=ten),
        "own": note("sample-play", Kind.PLAY, who=who, card=ten),
        "points": note("sample-points", Kind.POINTS, who=who, points=2),
        "turn": note("sample-turn", Kind.TURN),
        "deal": note("sample-deal", Kind.DEAL, who=who, number=3),
        "count": note("sample-count", Kind.COUNT, who=who, points=8),
        "clock": note("sample-clock", Kind.CLOCK, seconds=10),
        "table": note("sample-table", Kind.TABLE),
        "people": note("sample-people", Kind.PEOPLE, who=who),
        "chat": note("sample-chat", Kind.CHAT, who=who),
        "answer": note("sample-answer", points=15),
        "refusal": note("sample-refusal", Kind.REFUSAL, card=ten),
    }[kind]
