"""The typed command `fair`: the full seal, and after the game the seed and how to verify it."""

from __future__ import annotations

from playroom.engine.deal.seal import grouped, seal, spoken
from playroom.engine.header import Commitment, PublicHeader
from playroom.engine.notes import Clean, Note, note
from playroom.shell.announcer import CHANNELS
from playroom.shell.preferences import Preferences


def tells_all(lengths: Preferences) -> bool:
    """Does the player want news of the table in full?

    Others hear of the seal when they ask for it.
    """
    return any(lengths.length("table", channel) == "full" for channel in CHANNELS)


def fair_lines(
    header: PublicHeader, seed: str | None, promise: Commitment | None = None
) -> list[Note]:
    """What may be known of the seed now; `seed` itself once it may. `promise`: what the room was
    committed to before a joint deal.
    """
    lines = [
        note("fair-seal-said", seal=seal(header)),
        note("fair-whole-seal", seal=grouped(header.commitment)),
    ]
    if promise is not None:
        lines.insert(1, note("fair-promise-said", promise=spoken(promise)))
        lines.append(note("fair-whole-promise", promise=grouped(promise)))
    if seed is None:
        return [*lines, note("fair-later")]
    return [
        *lines,
        note("fair-seed", seed=Clean.of(seed, 200), id=Clean.of(header.id, 64)),
        note("fair-how", id=Clean.of(header.id[:6])),
    ]
