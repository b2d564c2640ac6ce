"""Every log keeps the contract."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.log_contract import LogContract, SharedLogContract
from tests.store.log_places import MemoryPlace, Place, StorePlace
from tests.store.postgres import PostgresPlace, Server


class TestMemoryLog(LogContract):
    @pytest.fixture
    def place(self, tmp_path: Path) -> MemoryPlace:
        return MemoryPlace()

    def another(self, place: Place, number: int) -> MemoryPlace:
        return MemoryPlace()


class TestStoreLog(SharedLogContract):
    @pytest.fixture
    def place(self, tmp_path: Path) -> StorePlace:
        return StorePlace(tmp_path / "games")

    def another(self, place: Place, number: int) -> StorePlace:
        assert isinstance(place, StorePlace)
        return StorePlace(place.folder / str(number))


class TestPostgresLog(SharedLogContract):
    @pytest.fixture
    def place(self, postgres: Server) -> PostgresPlace:
        self.server = postgres
        return PostgresPlace(postgres.address, postgres.schema())

    def another(self, place: Place, number: int) -> PostgresPlace:
        return PostgresPlace(self.server.address, self.server.schema())
