"""What the tests of the playroom in a browser need; what is not installed is named."""

from __future__ import annotations

import pytest

from tests.browser.exported import missing
from tests.readers.hear import need


@pytest.fixture(autouse=True)
def _export_can_be_made(request: pytest.FixtureRequest) -> None:
    """Skips where Node or Pyodide is missing; in CI it fails."""
    if request.path.name not in ("test_archive.py", "test_bots.py", "test_faults.py"):
        need("an export", missing())
