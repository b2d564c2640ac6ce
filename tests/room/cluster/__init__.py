"""Several processes that serve one room."""
