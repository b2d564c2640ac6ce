"""Refuses what needs an optional package, with the command that installs it."""

from __future__ import annotations

from playroom.cli.refusals import CliError
from playroom.optional_packages import lacking, lacking_note


class PackagesLacking(CliError):
    """Packages of these features are not installed. In a terminal the player is asked for them."""

    def __init__(self, features: tuple[str, ...]) -> None:
        super().__init__(lacking_note(features))
        self.features = features


def needs(*features: str) -> None:
    """Refuses when a package of one of them is missing. Raises `PackagesLacking`."""
    if missing := lacking(features):
        raise PackagesLacking(missing)
