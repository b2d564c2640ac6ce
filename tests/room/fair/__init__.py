"""The deal that nobody can pick: commitments, reveals, verifiers."""
