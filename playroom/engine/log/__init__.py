"""The event log of a match: append-only entries, the inputs in them, fingerprints of states."""
