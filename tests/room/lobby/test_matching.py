"""Matching: no ticket and no seat twice, and no one waits who could play."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.room.lobby.lobby import (
    JOINED,
    Joins,
    Opens,
    TableSummary,
    Ticket,
    in_order,
    match_tickets,
    sees,
    summary_of,
)
from playroom.room.table import values as v

GAMES, LANGUAGES = ("cribbage", "casino"), ("en", "es")
TABLES = [f"{n:06x}" for n in range(6)]


def cards() -> st.SearchStrategy[list[TableSummary]]:
    card = st.builds(
        lambda game, phase, people, here, free, languages, private: TableSummary(
            *("000000", game, None, phase, people + free, free),
            languages=tuple(sorted(languages)) if here and people else (),
            people=tuple(Clean.of(f"Ana {n}") for n in range(people)),
            here=people if here else 0,
            private=private,
        ),
        st.sampled_from(GAMES),
        st.sampled_from(list(v.Phase)),
        st.integers(0, 3),
        st.booleans(),
        st.integers(0, 3),
        st.sets(st.sampled_from(LANGUAGES), min_size=1),
        st.booleans(),
    )
    several = st.lists(card, max_size=len(TABLES))
    return several.map(
        lambda found: [replace(c, table=t) for c, t in zip(found, TABLES, strict=False)]
    )


def tickets() -> st.SearchStrategy[list[Ticket]]:
    ticket = st.tuples(
        st.sampled_from(GAMES),
        st.sampled_from((*LANGUAGES, None)),
        st.lists(st.sampled_from(TABLES), max_size=2).map(tuple),
    )
    several = st.lists(ticket, max_size=8)
    return several.map(lambda found: [Ticket(f"{n:012x}", *s) for n, s in enumerate(found)])


def suits(card: TableSummary, ticket: Ticket) -> bool:
    """What a seeker may be told of, said another way."""
    ok = card.game == ticket.game and not card.private and card.table not in ticket.but
    waits = card.phase in JOINED and card.free > 0 and bool(card.here or not card.people)
    speaks = ticket.language is None or not card.here or ticket.language in card.languages
    return ok and waits and speaks


@given(cards(), tickets())
def test_nobody_is_told_twice_and_no_seat_given_twice(
    tables: list[TableSummary], seeking: list[Ticket]
) -> None:
    found = match_tickets(tables, seeking)
    by_table, by_person = {c.table: c for c in tables}, {s.person: s for s in seeking}
    told = list[str]()
    seats = dict.fromkeys(by_table, 0)
    for one in found:
        if isinstance(one, Joins):
            told.append(one.person)
            seats[one.table] += 1
            assert suits(by_table[one.table], by_person[one.person])
        else:
            told += [one.person, one.other]
            first, second = by_person[one.person], by_person[one.other]
            assert first.game == second.game == one.game
            assert None in (first.language, second.language) or first.language == second.language
    assert len(told) == len(set(told))
    assert all(seats[table] <= card.free for table, card in by_table.items())
    # no ticket is left that fits a free seat, nor two that fit each other
    left = [ticket for ticket in seeking if ticket.person not in told]
    for ticket in left:
        assert not any(suits(c, ticket) and seats[c.table] < c.free for c in tables)
    alone = [(s.game, s.language) for s in left]
    assert len(alone) == len(set(alone))
    assert not any(language is None and (game, other) in alone
                   for game, language in alone for other in LANGUAGES)  # fmt: skip
    assert match_tickets(tables, seeking) == found


@given(cards(), tickets())
def test_who_has_sought_longest_is_first(tables: list[TableSummary], seeking: list[Ticket]) -> None:
    found = match_tickets(tables, seeking)
    joined = {one.person for one in found if isinstance(one, Joins)}
    for place, ticket in enumerate(seeking):
        if ticket.person in joined or not any(suits(card, ticket) for card in tables):
            continue
        # there was a seat, so others who came before have it
        before = {other.person for other in seeking[:place]}
        assert joined & before


def test_the_nearest_table_and_the_language() -> None:
    def table(number: int, free: int, *languages: str) -> TableSummary:
        people = tuple(Clean.of("Ana") for _ in languages)
        return TableSummary(TABLES[number], "cribbage", None, v.Phase.OPEN, 4, free,
                    languages=languages, people=people, here=len(people))  # fmt: skip

    tables = [table(0, 4), table(1, 3, "es"), table(2, 1, "en"), table(3, 1, "es")]
    spanish, english = Ticket("a" * 12, "cribbage", "es"), Ticket("b" * 12, "cribbage", "en")
    assert match_tickets(tables, [spanish, english]) == (
        Joins(spanish.person, TABLES[3]),
        Joins(english.person, TABLES[2]),
    )
    anybody = replace(english, language=None)
    assert match_tickets([], [spanish, english]) == ()
    assert match_tickets([], [spanish, anybody]) == (
        Opens(spanish.person, anybody.person, "cribbage"),
    )


def state(**more: object) -> v.TableState:
    made = v.TableState("0a0b0c", "cribbage", 1, Setup.of(3, {}), None, listed=True)
    return replace(made, **more)  # type: ignore[arg-type]


def test_a_card_tells_a_table() -> None:
    guests = (
        v.Guest("a" * 12, Clean.of("Ana"), "es", 1),
        v.Guest("b" * 12, Clean.of("Ben"), "en", 0, here=False),
        v.Guest("c" * 12, Clean.of("Eva"), "en"),
        v.Guest("d" * 12, Clean.of("Luz"), "en", here=False),
    )
    bots = (v.SeatedBot(2, "easy", Clean.of("Clara")),)
    assert summary_of(state(guests=guests, bots=bots), True) == TableSummary(
        *("0a0b0c", "cribbage", None, v.Phase.OPEN, 3, 0),
        languages=("es",),
        people=(Clean.of("Ben"), Clean.of("Ana")),
        here=1,
        bots=1,
        watchers=1,
        mine=True,
    )


def test_a_private_table_is_seen_by_who_was_invited() -> None:
    guest = v.Guest("a" * 12, Clean.of("Ana"), "es", 1)
    private = state(listed=False, guests=(guest,), barred=("e" * 12,))
    assert summary_of(private).private
    assert sees(private, "a" * 12, ())
    assert sees(private, "b" * 12, ("ffffff", "0a0b0c"))
    assert not sees(private, "b" * 12, ("ffffff",))
    assert not sees(private, "e" * 12, ("0a0b0c",))
    assert not sees(state(phase=v.Phase.CLOSED), "a" * 12, ("0a0b0c",))


@given(cards())
def test_the_order_of_cards_does_not_depend_on_how_they_come(tables: list[TableSummary]) -> None:
    assert in_order(tables) == in_order(tables[::-1])
    assert set(in_order(tables)) == set(tables)
