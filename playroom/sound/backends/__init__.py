"""Sound backends, each in a module that only a host process imports."""
