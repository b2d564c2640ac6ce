"""A table: its state, commands and events, the runner, who is present, what is said."""
