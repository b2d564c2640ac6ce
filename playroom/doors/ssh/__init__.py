"""Door for SSH: the listener, the remote terminal, and a shell for each guest."""
