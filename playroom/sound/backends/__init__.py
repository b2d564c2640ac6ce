"""The ways to the loudspeaker, each in a module of its own that is imported only by a host."""
