"""What a seat may do, and how it is written: `lay 6 4`, `lay 6 4 left`, `64`."""

from playroom.engine.kit.kinds.chain_table import LAYING, short_move
from playroom.engine.notation import Notation

NOTATION = Notation("domino", (LAYING,), short=short_move, unneeded=("pass", "draw"))
