"""The verifiable deal: commitments to a joint seed, and the seal that is read out."""
