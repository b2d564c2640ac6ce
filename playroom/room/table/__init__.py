"""Tables of a room: state, commands and events, the runner, presence, chat."""
