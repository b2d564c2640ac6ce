"""Tables: what may be asked, what follows, presence, chat, clocks, restarts."""
