# Tables by correspondence: the time per turn, whose turn it is, vacations.

together-no-no-pause = Nobody has to be here at this table, so there is nothing to pause. For some days off, type slash, vacation, and how many.
