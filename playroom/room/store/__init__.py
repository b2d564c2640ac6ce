"""Storage of a room: the contract, SQLite, PostgreSQL."""
