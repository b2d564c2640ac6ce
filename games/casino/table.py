from playroom.engine.table import Table


class CasinoTable(Table):
    zones=act=playable=answer=narrate=None
CasinoTable.__abstractmethods__=frozenset()
def known(rules):
    return ("sweeps","last","cards","spades","points","list","unseen")[:{"memory":2,"counts":3,"summary":5,"full":7}[rules.pile_info]]
