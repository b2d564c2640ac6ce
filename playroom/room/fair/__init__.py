"""Fair deals: commit, reveal, verify."""
