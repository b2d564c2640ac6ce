"""The deal that nobody can pick: commit, reveal, verify."""
