"""A database that several processes share, for the tests of whatever is kept there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.readers.hear import need
from tests.store.postgres import Server, programs, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One that runs as long as the tests do; where it is not installed the test is skipped, and
    in CI that is a failure.
    """
    need("PostgreSQL", "" if programs() is not None else "the Debian package postgresql")
    with serving() as server:
        yield server
