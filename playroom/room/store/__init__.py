"""Where a room keeps its data: the contract, SQLite, PostgreSQL."""
