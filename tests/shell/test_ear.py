"""What a player hears, once more: repeated, explained, refused with the first true reason, said
once and in one's own order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from playroom.engine.cards import card as card_of
from playroom.engine.notes import Kind, Who, note
from playroom.engine.registry import find_game, game_ids
from playroom.engine.table import Ask
from playroom.shell.menu import Menu, MenuItem, Reader
from playroom.shell.shell import Screen
from playroom.speech import Abilities, Urgency
from playroom_testing.room import match_of
from tests.shell.inside import Inside, inside
from tests.shell.kept import finished_game
from tests.shell.test_room import find

every_language = pytest.mark.parametrize("language", ["en", "es"])


# -- hearing again ---------------------------------------------------------------------------------


@every_language
def test_r_says_the_last_thing_again_whatever_it_was(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="3")
        lines = await room.settle()
        assert room.press("r") == lines[-1:]  # an event
        for key in (
            "c",
            "w",
            "tab",
            "space",
            "x",
            "enter",
            "f12",
            "f9",
            ",",
        ):  # answers, a refusal, nothing, history
            said = room.press(key)
            assert room.press("r") == said == room.press("R"), key
        typed = room.text("/play 5H")
        assert room.press("r") == typed
        room.press("f2", "tab")
        line = room.press("tab")
        assert room.press("r") == line  # also while rules are read
        room.press("escape", "f8")
        other = room.press("l")  # in the other language
        room.press("escape")
        assert other != room.press("r")

    inside(run, tmp_path, language)


def test_the_last_line_at_one_length_is_said_again_at_that_length(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="3")
        await room.settle()
        room.app.announcer.text("Uno.", "Dos.", language="es")
        assert room.press("r") == ["Uno.", "Dos."]
        assert room.voice.said[-1][2] == "es"

    inside(run, tmp_path)


@every_language
def test_at_the_end_of_a_row_the_second_time_names_the_end(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="3")
        await room.settle()
        ends = {"en": ("End", "Start"), "es": ("Final", "Principio")}[language]
        words = [end + {"en": " of the list: ", "es": " de la lista: "}[language] for end in ends]
        last = room.press("end")[0].rstrip(".")
        for end, key, word in (("end", "tab", words[0]), ("home", "s-tab", words[1])):
            last = room.press(end)[0].rstrip(".")
            first = room.press(key)
            assert first[0].startswith(last)
            assert room.press(key) == room.press(key) == [f"{word}{last}."]
            room.press("c")
            assert room.press(key) == first  # after another answer one is told again where one is
        room.press("c-s")
        room.open_room()
        item = room.press("end")[0]
        whole = room.press("tab")
        assert room.press("tab") == [words[0] + item] != whole

    inside(run, tmp_path, language)


# -- every item of every menu is explained ---------------------------------------------------------


def menu_ways(room: Inside) -> dict[str, Callable[[], object]]:
    """How to open every menu over the first one, which is in front, by the menu's name."""
    from playroom.shell.screens.archive import open_archive, open_one
    from playroom.shell.screens.counting import open_counting
    from playroom.shell.screens.first_menu import open_resume
    from playroom.shell.screens.keys import open_keys
    from playroom.shell.screens.lesson import open_lessons
    from playroom.shell.screens.settings import open_settings
    from playroom.shell.screens.sounds import learn_sounds, open_sounds
    from playroom.shell.screens.statistics import open_statistics
    from playroom.shell.screens.table_plan import open_game
    from playroom.shell.screens.verbosity import KINDS, open_kind, open_kinds
    from playroom.shell.screens.voices import VoiceList, VoiceMenu, open_voices

    app = room.app
    return {
        "room": lambda: None,
        "resume": lambda: open_resume(app),
        "archive": lambda: open_archive(app),
        "one game": lambda: open_one(app, app.store.finished(1)[0]),
        "statistics": lambda: open_statistics(app),
        "lessons": lambda: open_lessons(app),
        "counting": lambda: open_counting(app),
        "settings": lambda: open_settings(app),
        "kinds": lambda: open_kinds(app),
        "keys": lambda: open_keys(app),
        "sounds": lambda: open_sounds(app),
        "all sounds": lambda: learn_sounds(app),
        "voices": lambda: open_voices(app),
        "voice list": lambda: app.push(VoiceList(app, VoiceMenu(app))),
        **{
            f"kind {kind}": lambda kind=kind: open_kind(app, kind)  # type: ignore[misc]
            for kind in KINDS
        },
        **{
            f"game {id_}": lambda id_=id_: open_game(app, find_game(id_))  # type: ignore[misc]
            for id_ in game_ids()
        },
    }


def menus(room: Inside) -> Iterator[tuple[str, Screen]]:
    """Opens every menu, one after the other: its name and its screen, which is in front."""
    app = room.app
    bottom = app.front
    for name, way in menu_ways(room).items():
        while app.front is not bottom:
            app.pop(app.front)
        way()
        yield name, app.front


def unexplained(room: Inside, screen: Menu) -> list[str]:
    """The items with an explanation that is missing, or repeats their name."""
    found = []
    for one in screen.items:
        said = room.app.announcer.line(one.note())
        about = room.app.announcer.line(one.about()) if one.about is not None else ""
        if len(about) < 12 or about == said or about.rstrip(".") in said:
            found.append(said)
    return found


@every_language
def test_space_explains_every_item_of_every_menu(tmp_path: Path, language: str) -> None:
    finished_game(tmp_path)

    async def run(room: Inside) -> None:
        room.voice.abilities = Abilities(
            "ao2", "Speech Dispatcher", frozenset(("rate", "pitch", "volume", "voice"))
        )
        room.deal(seed="3")  # a game to resume
        room.press("c-s")
        room.open_room()
        items = 0
        for name, screen in menus(room):
            assert isinstance(screen, Menu), name
            assert not isinstance(screen, Reader)
            assert not unexplained(room, screen), (name, unexplained(room, screen))
            items += len(screen.items)
            room.press("home")
            line = room.lines[-1]
            assert room.press("space")[0] != line
        assert items > 150
        room.voice.abilities = Abilities("ao2-reader", "NVDA")
        for name, screen in menus(room):
            if name == "voices":
                assert not unexplained(room, screen)  # type: ignore[arg-type]

    inside(run, tmp_path, language)


def test_a_missing_explanation_is_found(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        from playroom.engine.notes import note

        title = note("shell-cancelled")
        screen = Menu(
            room.app,
            title,
            lambda: [MenuItem(lambda: title), MenuItem(lambda: title, about=lambda: title)],
        )
        assert len(unexplained(room, screen)) == 2

    inside(run, tmp_path)


# -- taking up, leaving ----------------------------------------------------------------------------


@every_language
def test_games_that_were_left_are_counted_and_have_their_places(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        for number in range(3):
            room.deal(seed=str(number))
            await room.settle()
            room.press("c-s")
        room.stopped = False
        room.open_room()
        title, first = room.press("enter")
        assert title.startswith("3 ")
        assert first.rstrip(".").endswith({"en": "1 of 3", "es": "1 de 3"}[language])
        assert room.press("end")[0].rstrip(".").endswith({"en": "3 of 3", "es": "3 de 3"}[language])

    inside(run, tmp_path, language)


@pytest.mark.parametrize(
    ("game", "asks"),
    [
        ("rummy", (Ask.COUNT, Ask.HAND, Ask.FIRST, Ask.TURN)),
        ("calatone", (Ask.COUNT, Ask.HAND, Ask.TURN)),
        ("cribbage", (Ask.BURDEN, Ask.FIRST, Ask.HAND, Ask.TURN)),
    ],
)
@every_language
def test_who_takes_up_a_game_hears_how_it_stands(
    tmp_path: Path, game: str, asks: tuple[Ask, ...], language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, "5", ("easy",) * (find_game(game).seats.start - 1))
        await room.settle()
        if game == "calatone":
            room.press("enter")
            await room.settle()
        table = room.table
        wanted = [room.app.announcer.line(line) for ask in asks for line in table.answer(ask)]
        room.press("c-s")
        before = len(room.lines)
        room.app.tables.resume_game(match_of(table).header.id)
        told = room.lines[before:]
        assert all(line in told for line in wanted), (wanted, told)
        assert len(set(told)) == len(told)
        assert sum(line.startswith(("Your turn", "Te toca")) for line in told) <= 1, told

    inside(run, tmp_path, language)


@every_language
def test_a_lesson_that_is_left_says_that_it_is_not_kept(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, {"en": "Learn a game", "es": "Aprender un juego"}[language])
        room.press("enter", "enter")
        said = room.press("c-d")
        assert {"en": "The lesson is not kept", "es": "La lección no se guarda"}[language] in said[
            0
        ]
        assert room.stopped

    inside(run, tmp_path, language)


# -- typed moves -----------------------------------------------------------------------------------


@every_language
def test_a_typed_move_is_a_move_and_not_the_word_for_a_key(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="3")
        await room.settle()
        hand = room.table.view().hand
        early = {
            "en": "Not yet: first all lay cards away.",
            "es": "Aún no: primero todos dejan cartas.",
        }[language]
        for card in (hand[0], "KD"):
            assert room.text(f"/play {card}")[0].startswith(early), (
                "the first thing that is wrong is the time"
            )
        room.text(f"/discard {hand[4]},{hand[5]}")
        await room.settle()
        away = {"en": "You laid the", "es": "Dejaste"}[language]
        if room.table.view().public.turn == 0:
            assert room.text(f"/play {hand[4]}")[0].startswith(away)
            before = room.match.sequence
            room.text(f"/play {room.table.view().hand[0]}")
            assert room.match.sequence > before

    inside(run, tmp_path, language)


# -- single keys of single games -------------------------------------------------------------------


def lost(
    claim: int | None, value: int, awards: tuple[tuple[int, int], ...], joke: bool = False
) -> int:
    from games.cribbage.events import Counted
    from games.cribbage.figures import _lost
    from playroom.engine.cards import card

    how = "timeout" if claim is None else "claim"
    return _lost(Counted(0, "hand", (), card("5H"), how, claim, value, (), awards, joke), 0)


def test_what_was_counted_too_many_is_lost_as_what_was_forgotten() -> None:
    assert lost(8, 8, ((0, 8),)) == 0
    assert lost(6, 8, ((0, 6), (1, 2))) == 2
    assert lost(44, 9, ((0, 9), (1, 35))) == 35
    assert lost(44, 9, ((0, 9),)) == 0  # no seat gets it: nothing is lost
    assert lost(12, 8, ((0, 8), (1, 4), (2, 4))) == 4  # every other gets as much; it is lost once
    assert lost(None, 9, ((0, 5), (1, 4))) == 4
    assert lost(19, 6, ((1, 6),), joke=True) == 6


@every_language
def test_w_in_a_betting_turn_says_more_than_t(tmp_path: Path, language: str) -> None:
    """Every way to speak with its key and its chips; T says whose turn it is and the limits."""

    async def run(room: Inside) -> None:
        seen = set()
        for number in range(40):
            room.deal("calatone", f"w {number}", ("good", "good"))
            room.press("enter")
            await room.settle()
            room.press("tab", "enter")
            await room.settle()
            for _ in range(8):
                table = room.table
                may = table.view().legal
                if may is None:
                    break
                told, turn = room.press("w"), room.press("t")
                assert not set(told) & set(turn)
                text = " ".join(told)
                wanted = [
                    ("P", may.check),
                    ("M", not may.check),
                    ("X", True),
                    ("A", may.bet or may.raise_),
                ]
                assert all(
                    any(f"{key}{end}" in text for end in " ,;.") == bool(can) for key, can in wanted
                ), (
                    told,
                    may,
                )
                for number_ in (*(may.bet or ()), *(may.raise_ or ()), may.call or None):
                    assert number_ is None or str(number_) in text, (told, may)
                seen.add((may.check, bool(may.bet), bool(may.raise_)))
                room.press("p" if may.check else "m")
                await room.settle()
            room.press("c-s")
            room.stopped = False
            if len(seen) > 2:
                break
        assert {(True, True, False), (False, False, True)} <= seen

    inside(run, tmp_path, language)


@every_language
def test_w_in_a_count_tells_only_of_this_count(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        for number in range(6):
            room.deal("cribbage", f"show {number}", ("easy",))
            await room.settle()
            table = room.table
            hand = table.view().hand
            room.text(f"/discard {hand[4]},{hand[5]}")
            await room.settle()
            while not table.table.wants_number(table.view()):
                plays = table.table.playable(table.view())
                table.do(table.game.parse(f"play {plays[0]}"))
                await room.settle()
            public = table.view().public
            if public.results:
                told = room.press("w")
                assert told[-1].startswith({"en": "K explains", "es": "La K explica"}[language])
                assert len(told) == 3
                assert room.press("k")[0] not in told
                return
            room.press("c-s")
        raise AssertionError("nobody counted before the person")

    inside(run, tmp_path, language)


@every_language
def test_the_card_one_shows_is_told_once_and_dealt_cards_are_held_in_order(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        for number in range(12):
            room.deal("calatone", f"shown {number}", ("easy", "easy"))
            room.press("enter")
            await room.settle()
            dealt, asked = room.lines[-2:]
            assert asked.endswith("?")
            held = [
                room.app.announcer.line(item.note).rstrip(".")
                for item in room.table.zones()[0].items
            ]
            assert [dealt.find(name) for name in held] == sorted(dealt.find(name) for name in held)
            assert all(name in dealt for name in held)
            before = len(room.lines)
            room.press("1", "enter")
            await room.settle()
            told = [line for line in room.lines[before + 1 :] if held[0] in line]
            assert len(told) == 1, told
            room.press("c-s")

    inside(run, tmp_path, language)


@every_language
def test_between_hands_c_tells_ones_own_chips_in_words(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal("calatone", "7", ("easy",))
        none, own = room.press("c")
        assert (
            none
            == {"en": "No hand is being played.", "es": "No se está jugando ninguna mano."}[
                language
            ]
        )
        assert own.startswith({"en": "200 chips are yours", "es": "200 fichas son tuyas"}[language])

    inside(run, tmp_path, language)


@every_language
@pytest.mark.parametrize("game", game_ids())
def test_help_tells_only_keys_of_the_game_that_do_something_now(
    tmp_path: Path, game: str, language: str
) -> None:
    from playroom.engine.notes import Rejection
    from playroom.shell.screens.help import helped

    async def run(room: Inside) -> None:
        room.deal(game, "9", ("easy",) * (find_game(game).seats.start - 1))
        await room.settle()
        left_out = 0
        for _ in range(6):
            table = room.table
            told = {key for one in helped(room.app, table) for key in one.keys}
            for own in table.table.keys:
                works = table.table.works(table.view(), own.name)
                assert (own.key in told) == works, own
                refused = table.table.press(table.view(), own.name, (), None)
                assert works or isinstance(refused, Rejection)
                if not works:
                    left_out += 1
                    room.press("?")
                    explained = room.press(own.key)
                    room.press("escape")
                    assert {"en": "not now", "es": "ahora no"}[language] in explained[0]
                    assert explained[1] == room.app.announcer.line(refused.note)
            room.press("enter", "enter")
            await room.settle()
        assert left_out or game == "domino" or not room.table.table.keys

    inside(run, tmp_path, language)


@every_language
def test_a_word_without_its_value_says_what_there_is_and_changes_nothing(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        for word, mine, others in (
            (
                "language",
                {"en": "English now", "es": "Ahora en español"},
                {"en": ("English", "Spanish"), "es": ("español", "inglés")},
            ),
            (
                "verbosity",
                {"en": "Normal messages now", "es": "Ahora, mensajes normales"},
                {"en": ("brief", "full"), "es": ("breves", "completos")},
            ),
        ):
            said = room.text(f"/{word}")
            assert said[0].startswith(mine[language])
            assert all(f" {other}" in " ".join(said) for other in others[language])
        assert room.app.language == language
        assert room.app.settings.get("verbosity") == "normal"

    inside(run, tmp_path, language)


@every_language
def test_the_own_voice_is_not_called_on_before_it_speaks(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        room.app.open_speech = lambda mode: (
            setattr(room.app.settings, "speech_mode", mode) or room.voice
        )  # type: ignore[func-returns-value]
        said = room.press("f5")
        assert (
            said
            == {
                "en": ["Own voice, if one works here."],
                "es": ["Voz propia, si aquí funciona alguna."],
            }[language]
        )
        assert "F5" in room.press("f5")[0]

    inside(run, tmp_path, language)


@every_language
def test_a_claim_is_asked_with_all_that_one_must_know(tmp_path: Path, language: str) -> None:
    from games.rummy.events import may_i
    from playroom.engine.cards import card
    from playroom.locale import Listener, Teller

    teller, me = Teller(language, strict=True), Listener(0, ("Yo", "Berta", "Luis"), ())
    queen = card("QD")
    for thrown, own in ((0, True), (2, False), (None, False)):
        lines = [teller.tell(one, me) for one in may_i(1, queen, thrown, 10)]
        assert len(lines) == 2
        assert lines[0].startswith("Berta "), "who left it"
        assert ({"en": " your ", "es": " tu "}[language] in lines[0]) == own
        assert {"en": "penalty card", "es": "castigo"}[language] in lines[1]
        assert "10" in lines[1]
        assert "10" not in teller.tell(may_i(1, queen, thrown, 0)[1], me)


@every_language
def test_wild_cards_are_called_wild_where_cards_are_named(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        for number in range(30):
            room.deal("rummy", f"wild {number}", ("easy",))
            await room.settle()
            table = room.table
            options = table.view().options
            held = [item for item in table.zones()[0].items if item.card is not None]
            wild = {item.key for item in held if options.wild[item.card] and not item.card.is_joker}
            word = {"en": ", wild", "es": ", comodín"}[language]
            for item in held:
                assert (word in room.app.announcer.line(item.note)) == (item.key in wild)
            told = room.press("h")
            also = [
                line
                for line in told
                if line.startswith("Wild too") or "comodín." in line or "comodines." in line
            ]
            assert bool(also) == bool(wild)
            room.press("c-s")
            if wild:
                return
        raise AssertionError("no red ace in thirty hands")

    inside(run, tmp_path, language)


@every_language
@pytest.mark.parametrize("game", game_ids())
def test_the_hand_is_told_in_the_order_it_is_held_in(
    tmp_path: Path, game: str, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game, "5", ("easy",) * (find_game(game).seats.start - 1))
        await room.settle()
        if game == "calatone":
            room.press("enter")
        lines = set()
        for _ in ("suit", "rank"):
            room.press("H")
            cards = [item.card for item in room.table.zones()[0].items]
            words = [
                room.app.announcer.line(item.note).split(",")[0].rstrip(".")
                for item in room.table.zones()[0].items
            ]
            told = room.press("h")[0]
            lines.add(told)
            if not room.table.table.sorts(room.table.view()):
                continue  # suit by suit, or no cards
            places = [told.find(word) for word in dict.fromkeys(words)]
            assert places == sorted(places), (told, words)
            assert -1 not in places
            assert cards
        assert len(lines) == len(room.table.table.sorts(room.table.view()) or (told,))

    inside(run, tmp_path, language)


@every_language
def test_lists_over_the_table_give_way_to_each_other_and_to_leaving(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="3")
        await room.settle()
        for key in ("f7", "o", "f2", "f8", "f7"):
            room.press(key)
            assert len(room.app.screens) == 2, key
            if key == "f8":  # letters mean something else there
                room.press("escape")
        assert {"en": "Saved", "es": "Guardada"}[language] in room.press("c-s")[0]
        assert not room.app.screens or room.app.table() is None

    inside(run, tmp_path, language)


@every_language
def test_leaving_a_game_for_good_is_typed_and_asked_about(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal("calatone", "7", ("easy", "easy"))
        await room.settle()
        before = room.match.acts
        words = {"en": "/leave for good", "es": "/me voy"}[language]
        assert room.text(words)[0].endswith(
            {"en": "Escape for no.", "es": "Escape para no."}[language]
        )
        room.press("escape")
        assert room.match.acts == before
        room.text(words)
        room.press("enter")
        assert room.match.acts > before
        # one word leaves the room, and keeps the game
        room.text({"en": "/quit", "es": "/salir"}[language])
        assert room.stopped

    inside(run, tmp_path, language)


@every_language
def test_a_card_that_cannot_be_chosen_now_is_not_called_no_card(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal("calatone", "7", ("easy",))
        room.press("enter")
        await room.settle()
        room.press("1", "enter")
        await room.settle()
        card = room.press("1")[0].rstrip(".")
        said = room.press("space")[0]
        assert (
            said == card + {"en": ": not to be chosen now.", "es": ": ahora no se elige."}[language]
        )

    inside(run, tmp_path, language)


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [Kind.PEOPLE, Kind.CHAT])
def test_people_who_talk_come_and_go_never_cut_off_what_is_said(tmp_path: Path, kind: Kind) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        announcer, said = room.app.announcer, room.voice.said
        word = note(f"sample-{kind}", kind, who=Who(1))
        mine = note(f"sample-{kind}", kind, who=Who(0))
        played = note("sample-play", Kind.PLAY, who=Who(0), card=card_of("5H"))
        for say in (
            lambda: announcer.tell([word]),
            lambda: announcer.tell([mine]),
            lambda: announcer.tell([mine], answers=True),
            lambda: announcer.aside(word),
        ):
            said.clear()
            announcer.key_pressed()
            say()
            assert [urgency for _, urgency, _ in said] == [Urgency.EVENT]
        # the effect of the key is its answer, although another event came first
        said.clear()
        announcer.key_pressed()
        announcer.tell([word, played], answers=True)
        assert [urgency for _, urgency, _ in said] == [Urgency.EVENT, Urgency.REPLY]
        # silenced, it is silent even in the place of an answer
        room.app.set_setting(f"spoken.{kind}", "off")
        said.clear()
        announcer.tell([mine], answers=True)
        assert said == []
        assert announcer.history[-1].notes == (mine,)

    inside(run, tmp_path)


def test_news_of_the_table_are_urgent_and_those_of_people_are_another_kind(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.app.set_setting("spoken.people", "off")
        said = room.voice.said
        said.clear()
        room.app.announcer.tell([note("sample-table", Kind.TABLE)])
        assert [urgency for _, urgency, _ in said] == [Urgency.ALERT]

    inside(run, tmp_path)
