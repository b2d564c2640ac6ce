"""Door for browsers: the listener, the page that it serves, and a shell for each guest."""
