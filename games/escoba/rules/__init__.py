"""The rules of Escoba: `check` refuses, `apply` does, `deal` leads through a deal, `scoring` counts
it, `silence` is what a time-out stands for.

Where a rule stands, by its number:

    ESC-001 to 009   pack, seats, values        options, moves
    ESC-010 to 018   the deal                   deal
    ESC-020 to 028   the first four cards       deal
    ESC-030 to 045   laying and taking          moves, check, apply
    ESC-050 to 058   escobas, calling them      apply, check
    ESC-060 to 064   soplo                      moves, check, apply
    ESC-065 to 078   wrong sums, claims         check, apply
    ESC-080 to 082   the end of a deal          deal
    ESC-090 to 105   the count                  scoring
    ESC-110 to 118   who wins                   scoring
    ESC-120 to 128   redeals, clocks, absence   deal, silence, apply
    ESC-140 to 148   scopa                      options (a preset), moves, apply
    ESC-150 to 156   who may know what          state, `seen_by` in events
"""
