"""The fair deal: commitments, reveals, verifiers."""
