"""Rummy at the table, by keys: what is asked and what is not, what is told first, drafts that are
undone, adjourning and correcting, leaving, and the lesson by the keys that it names.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from games.rummy import GAME
from games.rummy.actions import Challenge, Correct, Discard, MayI, Pass, Stock, Throw
from games.rummy.events import GameEnded, HandEnded
from games.rummy.options import RummyOptions
from games.rummy.rules.deal import first_state
from games.rummy.state import Result
from games.rummy.words.advice import contract_state
from playroom.engine.cards import card
from playroom.engine.lesson import Do, Press, Tell
from playroom.engine.notes import Note
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.table import Ask
from playroom.locale import Listener, Teller
from playroom.locale.options import option_lines
from playroom.locale.typed import Typing
from playroom.shell.announcer import NOBODY
from playroom.shell.screens.lesson import LessonScreen, open_lesson
from playroom_testing.room import Inside, run_in
from tests.rummy.kit import SEVENS, Table, ended, match_of, play_by, position

both_languages = pytest.mark.parametrize("language", ["en", "es"])


def in_room(
    test: Callable[[Inside], Coroutine[Any, Any, None]], folder: Path, language: str = "en"
) -> None:
    """Runs an asynchronous test in a room of its own."""
    run_in(lambda: Inside(folder, language), test)


async def sit_down(room: Inside, seats: int = 2, seed: str = "k3", **options: Any) -> None:
    """A table with bots, up to the first question to the person."""
    room.open_table(GAME, Setup.of(seats, options), seed, ("easy",) * (seats - 1))
    await room.settle()


async def press(room: Inside, *keys: str) -> list[str]:
    """The lines that follow keys, with what the bots do then."""
    before = len(room.lines)
    room.press(*keys)
    await room.settle()
    return room.lines[before:]


def awaited(room: Inside, kind: type) -> bool:
    """Is the person asked for an action of that kind?"""
    return any(kind in request.kinds for request in room.table.chair.requests if request.awaited)


async def discard(room: Inside) -> list[str]:
    """Discards the first card of the hand, once it is the person's turn to."""
    while not awaited(room, Throw):
        await press(room, "d" if awaited(room, Stock) else "x")
    return await press(room, "1", "enter")


def own_words(text: str) -> bool:
    """Does a line ask about one's own discard?"""
    return text.endswith(" back?") or "¿Vuelve" in text


# -- one's own discard -----------------------------------------------------------------------------


@both_languages
@pytest.mark.parametrize("seats", [2, 3])
def test_rum_086_nobody_is_asked_about_the_card_they_have_just_thrown(
    tmp_path: Path, seats: int, language: str
) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room, seats)
        for _ in range(6):
            lines = await discard(room)
            assert not any(map(own_words, lines)), lines
            if room.match.outcome is not None:
                break

    in_room(run, tmp_path, language)


def test_rum_048_who_asks_for_it_in_time_claims_it_back() -> None:
    table = Table(position(["2c 3c 4c", "5d 6d"])).do(0, "take").do(0, "throw 2c")
    assert table.state.secret.answers == ("pass", "")
    view = GAME.view(table.state, 0)
    assert GAME.check(table.state, 0, MayI()) is None
    (line,) = [one for one in GAME.table.answer(view, ask("turn")) if "own" in one.id]
    assert Teller("en").tell(line, NOBODY, "normal") == (
        "P claims your 2 of clubs back, if it is left."
    )
    table.do(0, "may_i").do(1, "stock")
    assert card("2C") in table.state.secret.hands[0]
    asked = Table(position(["2c 3c 4c", "5d 6d"])).do(0, "take").do(0, "discard 2c").do(1, "stock")
    assert asked.state.public.waiting == (0,), "whoever discards and asks is asked"


def ask(name: str) -> Any:
    """A question of the table."""
    from playroom.engine.table import Ask

    return Ask(name)


@both_languages
def test_with_two_what_is_drawn_comes_first(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room)
        for _ in range(4):
            await discard(room)
            if awaited(room, Stock):
                lines = room.press("d")
                drawn = {"en": "You draw the ", "es": "Robas "}[language]
                assert lines[0].startswith(drawn), lines

    in_room(run, tmp_path, language)


@both_languages
def test_k_says_at_once_what_is_missing_and_does_not_name_itself(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room)
        said = room.press("k")
        assert len(said) > 1
        assert not any(re.search(r"\bK\b", line) for line in said), said
        assert not any(re.search(r"\d, \d", line) for line in said), said
        assert re.search(r"\bK\b", " ".join(room.press("z")))

    in_room(run, tmp_path, language)


# -- the draft -------------------------------------------------------------------------------------


def drafted(*melds: str) -> Table:
    table = Table(position(["2c 2d 2h 5c 5d 5h 9s", "5s 6d"])).do(0, "take")
    for meld in melds:
        table.do(0, f"stage {meld}")
    return table


def test_escape_takes_the_last_meld_out_of_a_draft() -> None:
    table = drafted("set 2: 2c 2d 2h")
    begun = GAME.table.cancelled(GAME.view(table.state, 0))
    assert begun is not None
    table.do(0, GAME.format(begun))
    assert table.state.secret.drafts[0] == ()
    assert GAME.table.cancelled(GAME.view(table.state, 0)) is None


@both_languages
def test_escape_is_named_where_a_draft_is_begun_and_where_it_is_read_back(language: str) -> None:
    table = drafted("set 2: 2c 2d 2h")
    view, teller = GAME.view(table.state, 0), Teller(language)
    told = [teller.tell(one, NOBODY, "normal") for one in GAME.table.narrate(table.told[-1], 0)]
    assert "Escape" in " ".join(told)
    read = GAME.table.press(view, "marks", (), None)
    assert isinstance(read, tuple)
    assert "Escape" in teller.tell(read[0], NOBODY, "normal")  # type: ignore[arg-type]


def test_escape_undoes_a_draft_in_the_room(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        for seed in range(40):
            await sit_down(room, seed=f"draft {seed}")
            cards = room.match.view(0).hand
            ranks = [one.rank for one in cards if not room.match.view(0).options.wild[one]]
            rank = next((rank for rank in ranks if ranks.count(rank) > 2), None)
            if rank is None:
                room.press("c-s")
                continue
            for place, item in enumerate(room.table.zones()[0].items[:10]):
                if item.card.rank == rank:
                    room.press(str((place + 1) % 10), "space")
            assert "drafted" in (await press(room, "m"))[-1]
            assert "out of your draft" in (await press(room, "escape"))[0]
            assert room.press("escape") == [
                "Nothing to cancel. Control S saves and leaves the table."
            ]
            return
        raise AssertionError("nobody was dealt three cards of a rank")

    in_room(run, tmp_path)


def test_a_discard_with_the_whole_contract_in_the_draft_is_asked_about() -> None:
    table = drafted("set 2: 2c 2d 2h", "set 5: 5c 5d 5h")
    view = GAME.view(table.state, 0)
    question = GAME.table.asks_first(view, Throw(card("9S")), typed=False)
    assert question is not None
    assert "J lays it" in Teller("en").tell(question, NOBODY, "normal")
    assert GAME.table.asks_first(view, Throw(card("9S")), typed=True) is None


# -- adjourning ------------------------------------------------------------------------------------


async def play_hand(room: Inside) -> None:
    """Lets the easy bot play for the person, up to the end of the hand."""
    posted = len(room.match.state.public.posted)
    bot = GAME.bots["easy"]()
    while len(room.match.state.public.posted) == posted and room.match.outcome is None:
        match = room.match
        view = match.view(0)
        if not any(r.awaited for r in match.requests_of(0)):
            break
        room.table.do(bot.decide(match.turn(0, dice(match))))
        assert view is not None
        await room.settle()


def dice(match: Any) -> Any:
    """Dice of the person's stand-in."""
    from playroom.engine.rng import Rng

    return Rng("stand-in").stream(str(match.sequence))


@both_languages
@pytest.mark.parametrize("how", ["key", "typed"])
def test_rum_069_a_game_is_adjourned_after_the_hand(
    tmp_path: Path, how: str, language: str
) -> None:
    words = {"en": ["/adjourn", "/suspend"], "es": ["/aplazar", "/suspender"]}[language]

    async def run(room: Inside) -> None:
        await sit_down(room)
        if how == "key":
            asked = room.press("A")
            assert len(asked) == 1, asked
            assert not room.match.state.public.adjournment.question
            await press(room, "enter")
        else:
            said = room.text(words[0])
            assert {"en": "You ask to adjourn", "es": "Pides aplazar"}[language] in said[0]
            room.text(words[1])
            assert {"en": "asked already", "es": "Ya está pedido"}[language] in room.lines[-1]
        assert room.match.state.public.adjournment.question is not None
        await play_hand(room)
        assert room.match.state.public.phase == "suspended"
        assert {"en": "Adjourned", "es": "Aplazada"}[language] in room.lines[-1]
        await press(room, "enter")
        assert room.match.state.public.phase == "draw"

    in_room(run, tmp_path, language)


@both_languages
def test_help_names_the_keys_for_adjourning_and_correcting(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room, manual_scoring=True)
        for what in ("suspend", "correct"):
            named = room.app.announcer.line(Note.of(f"rummy-key-{what}", {}))
            assert named.lower() not in ("", "untold")
        assert GAME.table.works(room.table.view(), "suspend")
        assert not GAME.table.works(room.table.view(), "correct"), "nothing is posted yet"

    in_room(run, tmp_path, language)


# -- correcting ------------------------------------------------------------------------------------


@both_languages
def test_rum_078_a_score_is_corrected_from_a_list(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room, manual_scoring=True)
        await play_hand(room)
        while room.match.state.public.phase in ("count", "challenge"):
            await press(room, "x")
        old = room.match.state.public.posted[0]
        opened = room.press("a")
        assert str(old[0]) in opened[-1] or str(old[1]) in opened[-1], opened
        room.press("enter")
        assert "?" in room.lines[-1]
        await press(room, "enter")
        now = room.match.state.public.posted[0]
        assert now != old
        assert sum(a != b for a, b in zip(old, now, strict=True)) == 1

    in_room(run, tmp_path, language)


@both_languages
def test_rum_078_a_score_is_corrected_by_typing_with_seats_counted_from_1(
    tmp_path: Path, language: str
) -> None:
    word = {"en": "correct", "es": "corregir"}[language]

    async def run(room: Inside) -> None:
        await sit_down(room, manual_scoring=True)
        await play_hand(room)
        while room.match.state.public.phase in ("count", "challenge"):
            await press(room, "x")
        assert word in room.text(f"/{word} 1 ana")[0]
        room.text(f"/{word} 1 2 135")
        await room.settle()
        assert room.match.state.public.posted[0][1] == 135
        kept = [entry.text for entry in room.match.entries]
        assert "correct 1 1 135" in kept, "logs count seats from 0"

    in_room(run, tmp_path, language)


def test_seats_are_typed_from_1_and_kept_from_0() -> None:
    assert GAME.parse("amend 2 1 25") == GAME.parse("correct 2 0 25") == Correct(2, 0, 25)
    assert GAME.parse("dispute 3") == GAME.parse("challenge 2") == Challenge(2)
    assert GAME.format(Correct(2, 0, 25)) == "correct 2 0 25"
    for wrong in ("amend 2 0 25", "amend 1 2", "dispute 0", "dispute x"):
        with pytest.raises(ValueError, match="not_understood"):
            GAME.parse(wrong)


def test_players_are_told_their_own_words_and_not_those_of_logs() -> None:
    assert GAME.notation.typed(Correct(2, 0, 25)) == "amend 2 1 25"
    assert GAME.notation.typed(Challenge(2)) == "dispute 3"
    for language, zero in (("en", "from 0"), ("es", "desde 0")):
        typing = Typing.of(language, GAME.pack, GAME.id, GAME.notation.moves)
        told = typing.verbs(GAME.notation.shown)
        assert not any(zero in verb for verb in told)
        assert {"en": "challenge", "es": "impugnar"}[language] in told
        assert {"en": "leave", "es": "me voy"}[language] not in told, "only the table does it"
        spoken = typing.spoken(GAME.notation.typed(Correct(2, 0, 25)))
        assert GAME.parse(str(typing.canonical(spoken))) == Correct(2, 0, 25)
        assert zero not in spoken


def test_rum_078_why_nothing_can_be_corrected_is_told() -> None:
    plain = GAME.view(ended(["2c", "3c"]), 0)
    refused = GAME.table.press(plain, "correct", (), None)
    assert getattr(refused, "code", "") == "option"
    table = Table(position(["2c 3c", "4c"], opts={"manual_scoring": True}))
    refused = GAME.table.press(GAME.view(table.state, 0), "correct", (), None)
    assert refused.note.id == "rummy-refuse-no-score"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "Correcting scores: no."),
        ({"manual_scoring": True}, "Correcting scores: yes."),
        ({"manual_scoring": True, "allow_corrections": False}, "Correcting scores: no."),
        ({"allow_corrections": True}, "Correcting scores: yes."),
    ],
)
def test_rum_078_the_option_is_told_as_it_is_in_force(given: dict[str, bool], said: str) -> None:
    setup, teller = Setup.of(3, given), Teller("en")
    lines = [teller.tell(one, NOBODY, "normal") for one in option_lines(GAME, setup)[1]]
    assert [line for line in lines if line.startswith("Correcting")] == [said.rstrip(".")] or [
        line for line in lines if line.startswith("Correcting")
    ] == [said]
    told = "rummy-rule-score-correct" in rule_ids(setup)
    assert told == said.endswith("yes.") == RummyOptions.of(setup).corrections


# -- options and rules -----------------------------------------------------------------------------


def rule_ids(setup: Setup) -> list[str]:
    return [line.id for chapter in GAME.rulebook(setup) for line in chapter.lines]


def rules_told(setup: Setup, language: str) -> list[str]:
    teller = Teller(language, strict=True)
    return [
        teller.tell(line, NOBODY, "full")
        for chapter in GAME.rulebook(setup)
        for line in (chapter.title, *chapter.lines)
    ]


WITH: dict[str, dict[str, Any]] = {"count_seconds": {"manual_scoring": True}}
"""Tables at which an option matters, where that is not every one."""


@both_languages
@pytest.mark.parametrize(
    ("name", "value"),
    [
        (option.name, value)
        for option in RummyOptions.declared
        for value in option.menu()
        if value != option.default
    ],
)
def test_every_value_of_every_option_is_told_in_the_rules(
    name: str, value: Any, language: str
) -> None:
    base = WITH.get(name, {})
    usual = rules_told(Setup.of(3, base), language)
    other = rules_told(Setup.of(3, {**base, name: value}), language)
    assert usual != other


@pytest.mark.parametrize(
    ("seats", "given", "untold"),
    [
        (3, {"may_i": False}, ("claims-", "claim-clock")),
        (3, {"jokers_per_deck": 0}, ("cards-jokers",)),
        (
            3,
            {"jokers_per_deck": 0, "red_aces_wild": False},
            ("wilds-", "melds-wild", "melds-all-wild", "own-place"),
        ),
        (3, {"discarder_may_claim": False}, ("claims-own",)),
        (3, {}, ("score-manual", "score-correct", "score-challenge", "turn-clock")),
    ],
)
def test_no_rule_is_told_that_is_not_in_force(
    seats: int, given: dict[str, Any], untold: tuple[str, ...]
) -> None:
    told = rule_ids(Setup.of(seats, given))
    assert not [id_ for id_ in told for part in untold if part in id_]


def test_a_joker_that_is_not_in_the_pack_costs_nothing_in_the_rules() -> None:
    told = " ".join(rules_told(Setup.of(3, {"jokers_per_deck": 0}), "en"))
    assert "a joker 50" not in told
    assert "a joker 50" in " ".join(rules_told(Setup.of(3), "en"))


@both_languages
def test_no_limit_is_told_in_words(language: str) -> None:
    teller = Teller(language)
    lines = [teller.tell(one, NOBODY, "normal") for one in option_lines(GAME, Setup.of(3))[1]]
    (line,) = [line for line in lines if line.startswith(("Claims for", "Peticiones"))]
    assert line.rstrip(".").endswith({"en": "no limit", "es": "sin límite"}[language])


# -- leaving ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("on_leave", ["bot", "vacate"])
def test_rum_075_what_the_rules_say_of_leaving_happens_at_the_table(
    tmp_path: Path, on_leave: str
) -> None:
    """The seat is skipped or a bot plays on, and the leaver is posted the two highest totals."""

    async def run(room: Inside) -> None:
        await sit_down(room, 3, on_leave=on_leave, stall_rounds=2, may_i=False)
        room.text("/leave-the-game")
        await press(room, "enter")
        public = room.match.state.public
        assert public.vacated == ((0,) if on_leave == "vacate" else ())
        assert ("skipped" in " ".join(room.lines)) == (on_leave == "vacate")
        while room.match.outcome is None:
            await room.settle()
        result = room.match.state.public.result
        assert result is not None
        others = sorted(result.totals[1:])
        assert result.totals[0] == sum(others)
        assert 0 not in result.winners
        assert any("Posted for leaving" in line for line in room.lines)

    in_room(run, tmp_path)


# -- the lesson ------------------------------------------------------------------------------------


def wander(room: Inside, place: int) -> None:
    """Puts the cursor somewhere: to the end of the hand, into another zone, or nowhere."""
    moves = ((), ("end",), ("greater",), ("greater", "greater"), ("less",), ("3",), ("z",))
    keys = {"greater": ">", "less": "<"}
    for key in moves[place]:
        room.press(keys.get(key, key))


def to_the_hand(room: Inside, language: str) -> None:
    """Less than, until Hand is heard, if the cursor is elsewhere."""
    if room.table.cursor[0] == "hand":
        return
    name = {"en": "Hand", "es": "Mano"}[language]
    for _ in range(8):
        if room.press("<")[-1].startswith(name):
            return
    raise AssertionError("there is no way back to the hand")


def walk_to(room: Inside, name: str) -> None:
    """Home, then Tab until a card is heard."""
    heard = room.press("home")[-1]
    for _ in range(30):
        if heard.startswith(name):
            return
        heard = room.press("tab")[-1]
    raise AssertionError(f"{name} is not heard")


@both_languages
@pytest.mark.parametrize("place", range(7))
def test_the_lesson_is_followed_by_the_keys_that_it_names(
    tmp_path: Path, place: int, language: str
) -> None:
    async def run(room: Inside) -> None:
        (lesson,) = GAME.lessons
        open_lesson(room.app, GAME, lesson)
        for _ in range(len(lesson.steps)):
            screens = [one for one in room.app.screens if isinstance(one, LessonScreen)]
            if not screens:
                break
            screen, before = screens[-1], screens[-1].step
            now, said = screen._now(), room.lines[-1]
            if isinstance(now, Tell):
                assert "Enter" in said or "Intro" in said
                room.press("enter")
            elif isinstance(now, Press):
                wander(room, place)
                (key,) = re.findall(r"(?:Press|Pulsa la tecla) (\w)\.", said)
                room.press(key.lower())
            else:
                assert isinstance(now, Do)
                wander(room, place)
                follow(room, now.text, said, language)
            assert screen.step > before, (said, room.lines[-3:])
        assert not any(isinstance(one, LessonScreen) for one in room.app.screens)

    in_room(run, tmp_path, language)


def name_of(room: Inside, card: Any) -> str:
    """How a card is heard in the hand."""
    heard = room.app.announcer.line(Note.of("rummy-part-the", {"card": card}))
    return re.sub(r"^(the|el|la) ", "", heard.lower().rstrip("."))


def follow(room: Inside, text: str, said: str, language: str) -> None:
    """Does what a sentence of the lesson says, with its keys and no others."""
    named = re.findall(r"(?:press|pulsa la tecla) (\w)\.", said)
    if named:
        room.press(named[0].lower())
        return
    action = GAME.parse(text)
    if "Space" in said or "Espacio" in said:
        to_the_hand(room, language)
        for meld_card in sorted(set(action.meld.cards)):  # type: ignore[attr-defined]
            walk_to(room, name_of(room, meld_card))
            for _ in range(action.meld.cards.count(meld_card)):  # type: ignore[attr-defined]
                room.press("space", "tab")
        room.press("enter")
        return
    name = name_of(room, action.card)  # type: ignore[attr-defined]
    if re.search(r"\bZ\b", said):
        for _ in range(12):
            if room.press("z")[0].startswith(name):
                break
        else:
            raise AssertionError(f"{name} is not heard by Z")
    else:
        assert re.search(r"\b(?:Home|Inicio)\b", said), said
        to_the_hand(room, language)
        walk_to(room, name)
    room.press("enter")


# -- bots ------------------------------------------------------------------------------------------


def test_with_two_the_expert_never_takes_back_what_it_has_thrown() -> None:
    match, thrown = match_of(2, "expert", stall_rounds=3), []
    for _ in play_by(match, "expert", lambda match: thrown.append(match.state.public.claims)):
        last = match.entries[-1]
        before = thrown[-1].discarder if thrown else None
        assert last.text != "may_i" or before != last.seat, last
    kinds = {entry.text.split()[0] for entry in match.entries}
    assert "throw" in kinds
    assert "discard" not in kinds


def test_with_more_the_expert_is_asked_about_what_it_has_thrown() -> None:
    match = match_of(4, "expert", stall_rounds=3)
    for _ in play_by(match, "expert", lambda match: match.sequence > 200):
        pass
    assert any(entry.text.startswith("discard ") for entry in match.entries)


def test_every_level_offers_throws() -> None:
    table = Table(position(["2c 3c", "4c"], melds=[SEVENS])).do(0, "take")
    offered = list(GAME.choices(GAME.view(table.state, 0)))
    assert any(isinstance(one, Throw) for one in offered)
    assert not any(isinstance(one, (Discard, Pass)) for one in offered)


# -- nothing twice ---------------------------------------------------------------------------------


@both_languages
def test_the_key_that_ends_the_questions_is_named_once(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room, seed="k1")
        assert awaited(room, MayI), "the first question of the hand, which names Q"
        said = " ".join(room.press("w"))
        assert len(re.findall(r"\bQ\b", said)) == 1, said

    in_room(run, tmp_path, language)


@both_languages
def test_home_on_an_empty_pile_says_that_it_is_empty(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room)
        while not awaited(room, Throw):
            await press(room, "g" if awaited(room, Stock) else "p")
        piles = {"en": "Pile: nothing there.", "es": "Pozo: no hay nada."}[language]
        for _ in room.table.zones():
            (there,) = room.press("<")
            if there == piles:
                assert room.press("home") == [piles]
                return
        raise AssertionError("no empty pile")

    in_room(run, tmp_path, language)


@pytest.mark.parametrize("length", ["brief", "normal", "full"])
def test_totals_that_are_the_points_are_told_once(length: str) -> None:
    def told(totals: tuple[int, ...]) -> list[str]:
        ended = HandEnded("out", 1, ((), ()), (60, 0), totals, (), 0)
        listener = Listener(0, ("Ana", "Berta"), ())
        return [Teller("en").tell(line, listener, length) for line in ended.told(0)]

    assert sum("60" in line for line in told((60, 0))) == 1, "the first hand"
    assert sum("60" in line for line in told((60, 20))) == 2


def test_the_last_hand_has_told_the_final_totals() -> None:
    over = GameEnded((60, 20), (1,), (), True)
    assert [line.id for line in over.told(0)] == ["rummy-event-won"]
    view = GAME.view(first_state(RummyOptions.of(Setup.of(2))), 0)
    result = Result(over.totals, over.winners, over.posted_for, over.rated, "totals")
    asked = GAME.table.answer(replace(view, public=replace(view.public, result=result)), Ask.LAST)
    assert [line.id for line in asked] == ["rummy-event-won", "rummy-event-final"]


# -- a key that is named does it -------------------------------------------------------------------


@pytest.mark.parametrize("length", ["brief", "normal", "full"])
@both_languages
def test_j_is_named_only_where_it_lays_the_contract(length: str, language: str) -> None:
    hands = ["2c 2d 2s 5c 5d 5s 9h", "7d 8s"]
    table = Table(position(hands, opened=[False, False]))
    before = GAME.view(table.state, 0)
    table.do(0, "take")
    after = GAME.view(table.state, 0)
    for view, now in ((before, False), (after, True)):
        (line,) = contract_state(view)
        assert dict(line.values)["now"] is now
        said = Teller(language).tell(line, NOBODY, length)
        assert ({"en": "draw", "es": "roba"}[language] in said) is not now, said
