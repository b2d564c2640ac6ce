from playroom.engine.table import Table


class CasinoTable(Table):
    zones=act=playable=answer=narrate=None
CasinoTable.__abstractmethods__=frozenset()
