"""The room: menus by keys, a table prepared option by option, leaving and resuming."""

from __future__ import annotations

from pathlib import Path

from tests.shell.inside import Inside, inside


def find(room: Inside, wanted: str) -> str:
    """Walks the menu to the item that has the text."""
    room.press("home")
    for _ in range(60):
        line = room.lines[-1]
        if wanted in line:
            return line
        room.press("tab")
    raise AssertionError(f"no item {wanted}: {room.lines[-20:]}")


def test_two_keys_start_a_game(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        lines = room.open_room()
        assert lines[0].startswith("Choose")
        find(room, "Play Cribbage")
        assert "Enter starts" in room.press("enter")[0]
        room.press("enter")
        assert room.table is not None
        await room.settle()
        assert room.press("t")

    inside(run, tmp_path)


def test_options_change_with_left_and_right_and_numbers_are_typed(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, "Play Cribbage")
        room.press("enter")
        line = find(room, "Points to win")
        assert "121" in line
        assert "121" not in room.press("right")[0]
        assert "121" in room.press("left")[0]
        assert "75 points" in room.text("75")[0]
        refused = room.text("5")[0]
        assert "5" in refused
        assert "Points" not in refused[:6]
        assert room.press("space")[0]
        room.press("home", "enter")
        assert room.match.header.setup.given()["target"] == 75

    inside(run, tmp_path)


def test_players_and_levels(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, "Play Cribbage")
        room.press("enter")
        find(room, "players")
        assert room.press("right")[0] == "3 players."
        find(room, "Luis: easy")
        level = room.press("right")[0]
        assert level.startswith("Luis: fair")
        room.press("home", "enter")
        assert [p.name for p in room.match.header.players][1:] == ["Berta", "Luis"]

    inside(run, tmp_path)


def test_leaving_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, "Play Cribbage")
        room.press("enter", "enter")
        await room.settle()
        hand = room.press("h")
        room.press("1", "space", "2", "space", "enter")
        await room.settle()
        hand = room.press("h")
        digest = room.match.digest()
        assert room.press("c-s")[0].startswith("Saved as")
        assert room.table is None
        find(room, "Resume")
        assert "Berta" in room.lines[-1]
        lines = room.press("enter")
        assert lines[0] == "Cribbage, where you left it."
        assert hand[0] in lines
        assert room.match.digest() == digest
        await room.settle()

    inside(run, tmp_path)


def test_leaving_the_first_menu_needs_its_own_key(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        assert "Control D" in room.press("escape")[0]
        assert not room.stopped
        room.press("c-d")
        assert room.stopped

    inside(run, tmp_path)


def test_settings_are_kept(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        find(room, "Settings")
        room.press("enter")
        find(room, "Bots play at once")
        assert room.press("right")[0] == "Bots play fast."
        assert "pace = 4" in (tmp_path / "settings.toml").read_text(encoding="utf-8")

    inside(run, tmp_path)


def test_letters_jump_and_unknown_letters_answer(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        assert room.press("q")[0] == "Quit."
        assert room.press("x") == ["No item begins with that letter."]
        assert room.press("f9") == ["Nothing on that key. Question mark lists the keys."]

    inside(run, tmp_path)


def test_a_letter_finds_a_game_by_its_name(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        assert room.press("r") == ["Play Continental rummy."]
        found = {room.press("c")[0] for _ in range(8)}
        assert {
            "Play Calatone.",
            "Play Casino.",
            "Play Cribbage.",
            "Play Continental rummy.",
        } <= found

    inside(run, tmp_path)
