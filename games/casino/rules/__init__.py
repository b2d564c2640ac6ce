"""The rules of Casino: checks of what is asked for, and what follows from it.

Where a rule stands, by its number:

    CAS-001 to 007   cards, seats, sides        options, state, values
    CAS-010 to 021   the deal                   deal
    CAS-030 to 035   the turn, trailing         check, apply
    CAS-040 to 055   taking                     check (which groups: groups, values), capture
    CAS-060 to 098   building, adding, raising  check, capture
    CAS-100 to 109   duty and hold              duty
    CAS-110 to 114   the end of a deal          deal
    CAS-120 to 148   the count, who wins        scoring
    CAS-160 to 178   what goes wrong            irregularities, requests
    CAS-180 to 192   the claims referee         claims, irregularities
    CAS-200 to 207   Royal Casino               values
    CAS-210 to 213   Spade Casino               scoring
    CAS-220 to 223   Draw Casino                deal
    CAS-230 to 231   the two-player rules       options (a preset), check
    CAS-300 to 307   who may know what          state, `seen_by` in events
"""
