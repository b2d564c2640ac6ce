"""Where a room is kept: SQLite, PostgreSQL, retention."""
