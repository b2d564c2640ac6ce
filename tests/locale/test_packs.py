"""Cards of every family of packs, as messages say them in both languages."""

from __future__ import annotations

import pytest

from playroom.engine.cards import card, cards
from playroom.engine.notes import Note, Value, note
from playroom.engine.packs import FRENCH, SPANISH_40, SPANISH_48, Pack
from playroom.locale import Listener, LocaleError, Words
from playroom.shell.terminal.theme import painter

from .telling import TEAMS, teller

SPANISH = TEAMS.with_cards("spanish")


def said(language: str, text: str, /, **values: Value) -> str:
    """What a message text says at a table with a Spanish pack, without its stop."""
    one = teller(language, f"x-line = x {text}\n")
    return one.tell(note("x-line", **values), SPANISH).removeprefix("x ").removesuffix(".")


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        ("AD", "ace of coins", "as de oros"),
        ("7D", "7 of coins", "7 de oros"),
        ("JS", "jack of swords", "sota de espadas"),
        ("QH", "knight of cups", "caballo de copas"),
        ("KC", "king of batons", "rey de bastos"),
        ("9C", "9 of batons", "9 de bastos"),
        ("JK", "joker", "comodín"),
    ],
)
def test_a_card_of_a_spanish_pack(text: str, english: str, spanish: str) -> None:
    assert said("en", "{ $card }", card=card(text)) == english
    assert said("es", "{ $card }", card=card(text)) == spanish


def test_articles_and_genders() -> None:
    line = "{ THE($c) }, { A($c) }, { DEL($c) }, { AL($c) }, { DEL_RANK($c) }"
    assert (
        said("es", line, c=card("7D"))
        == "el 7 de oros, un 7 de oros, del 7 de oros, al 7 de oros, del 7"
    )
    assert said("es", line, c=card("JS")) == (
        "la sota de espadas, una sota de espadas, de la sota de espadas, a la sota de espadas, "
        "de la sota"
    )
    assert said("es", "{ DEL($c) }, { THE($d) }", c=card("KH"), d=card("QD")) == (
        "del rey de copas, el caballo de oros"
    )
    assert said("en", "{ THE($c) }, { A($c) }, { A($d) }", c=card("QH"), d=card("AH")) == (
        "the knight of cups, a knight of cups, an ace of cups"
    )


def test_ranks_suits_and_plurals() -> None:
    line = "{ RANK($c) }, { RANKS($c) }, { THE_RANKS($c) }, { SUIT($c) }, { RANKS(12) }"
    assert said("es", line, c=card("JC")) == "sota, sotas, las sotas, bastos, caballos"
    assert said("es", "{ THE_RANKS(7) }") == "los sietes"
    assert said("en", line, c=card("JC")) == "jack, jacks, the jacks, batons, knights"


def test_lists() -> None:
    some = cards("7D,JS,KH")
    assert said("es", "{ $c }", c=some) == "7 de oros, sota de espadas y rey de copas"
    assert said("es", "{ THE($c) }", c=some) == "el 7 de oros, la sota de espadas y el rey de copas"
    assert said("en", "{ OR($c) }", c=some) == "7 of coins, jack of swords or king of cups"
    inner = Note("x-line", (("c", some[:1]),))
    assert said("es", "{ $c }", c=inner) == "x 7 de oros"


def test_the_words_of_the_french_pack_that_a_player_chose_do_not_touch_the_spanish_one() -> None:
    one = teller("es", "x-line = x { $c }\n", Words(jack="jack", queen="dama"))
    line = note("x-line", c=cards("JS,QS"))
    assert one.tell(line, SPANISH) == "x sota de espadas y caballo de espadas."
    assert one.tell(line, TEAMS) == "x jack de picas y dama de picas."
    assert one.tell(line, SPANISH) == "x sota de espadas y caballo de espadas."


def test_a_family_without_words_is_a_mistake() -> None:
    with pytest.raises(LocaleError, match="card-acorns-suit-0"):
        teller("en", "x-line = x { $c }\n").tell(
            note("x-line", c=card("7C")), Listener(None, (), (), "acorns")
        )
    lenient = teller("en", "x-line = x { $c }\n", strict=False)
    assert "missing" in lenient.tell(note("x-line", c=card("7C")), TEAMS.with_cards("acorns"))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("pack", [FRENCH, SPANISH_40, SPANISH_48], ids=lambda pack: pack.id)
def test_every_card_of_every_pack_has_words_of_its_own(pack: Pack, language: str) -> None:
    one = teller(language, "x-line = x { $c }\n")
    told = {one.tell(note("x-line", c=c), TEAMS.with_cards(pack.words)) for c in pack.cards()}
    assert len(told) == len(pack.cards())


def test_colours_follow_the_pack() -> None:
    env = {"TERM": "xterm"}
    rows = {
        ("en", "french"): "7 of clubs",
        ("en", "spanish"): "7 of batons",
        ("es", "french"): "7 de picas",
        ("es", "spanish"): "7 de espadas",
    }
    for (language, family), row in rows.items():
        for other in ("french", "spanish"):
            paint = painter("dark", language, env, other)
            assert paint is not None
            assert (paint(row).count("\x1b[") > 2) == (family == other), (row, other)
