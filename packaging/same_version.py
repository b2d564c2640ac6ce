"""Metadata hook of hatch: the checks for makers of games need the playroom of their own version."""

from __future__ import annotations

from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


class SameVersion(MetadataHookInterface):
    """Adds that dependency."""

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["dependencies"] = [f"accessible-playroom=={metadata['version']}"]
