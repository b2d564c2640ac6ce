"""Names that eye or ear takes for another one, and ordinary names that are not locked out."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.room.members.names import is_taken, name_of, skeleton, sound
from playroom.room.members.people import Member
from tests.room.kit import Near, added, in_room

ALIKE = (
    "ꓐꓰꓣꓔꓮ",  # Lisu, then Cherokee
    "ᏴᎬᏒᎢᎪ",
    *("Verta", "Berthah", "Bertta", "Berrta", "Bernta", "B3rta", "BERTA", "Bérta", "Be rta"),
    *("Bert\u0251", "\U0001f1e7erta", "Ber\u0167a", "B\u025brta", "B\u0259rta", "Be\u027eta"),
    "Berta\u02c8",
)
MIXED = ("Bert\u2cb1", "\ua4d0erta", "Be\u0433ta")
"""Of two scripts: Coptic, Lisu, Cyrillic."""
OTHERS = (
    "Berto",
    "Greta",
    "Marta",
    "Berta 2",
    "Berta 22",
    "Alberta",
    "Birta",
    "Берта",
    "Βασίλης",
    "花子さん",
)
NAMES = """
Antonio Manuel José Francisco David Juan Javier Daniel Jesús Carlos Alejandro Miguel Rafael Pablo
Pedro Ángel Sergio Fernando Jorge Luis Alberto Álvaro Diego Adrián Raúl Iván Enrique Rubén Ramón
Óscar Andrés Joaquín Santiago Eduardo Víctor Mario Roberto Jaime Ignacio Marcos Alfonso Salvador
Ricardo Hugo Jordi Emilio Guillermo Gabriel Julián Julio Marc Tomás Agustín Félix Nicolás Martín
Gonzalo Ismael Cristian Joan Josep Samuel Domingo Felipe Sebastián Lorenzo César Lucas Héctor Alex
María Carmen Ana Isabel Laura Josefa Cristina Marta Lucía Antonia Dolores Francisca Pilar Sara
Elena Paula Raquel Rosa Mercedes Rosario Julia Juana Teresa Beatriz Nuria Silvia Irene Alba
Patricia Rocío Andrea Mónica Alicia Sonia Sandra Yolanda Natalia Margarita Marina Sofía Eva Claudia
Esther Noelia Carla Verónica Inés Nerea Luisa Carolina Victoria Fátima Miriam Lidia Celia Aurora
Emilia Catalina Olga Vanesa Valeria Martina Emma Lola Jimena Berta Clara Blanca Gloria Olivia Noa
James Robert John Michael William Richard Joseph Thomas Christopher Charles Matthew Anthony Mark
Donald Steven Andrew Paul Joshua Kenneth Kevin Brian Timothy Ronald George Jason Edward Jeffrey Ryan
Jacob Nicholas Gary Eric Jonathan Stephen Larry Justin Scott Brandon Benjamin Gregory Patrick Frank
Raymond Jack Dennis Jerry Tyler Aaron Adam Nathan Henry Douglas Peter Kyle Noah Ethan Walter Keith
Louis Jon Roger Terry Austin Sean Carl Dylan Arthur Lawrence Bruce Joe Alan Ralph Philip Ben Tom
Mary Jennifer Linda Elizabeth Barbara Susan Jessica Karen Sarah Lisa Nancy Ashley Emily Betty
Margaret Donna Michelle Carol Amanda Melissa Deborah Rebecca Sharon Cynthia Amy Angela Shirley Anna
Samantha Katherine Christine Helen Rachel Janet Maria Catherine Heather Diane Julie Joyce Ruth Kelly
Evelyn Judith Hannah Megan Martha Ann Sophia Frances Jean Alice Grace Eve Anne Iva Theresa
"""
"""Common given names in Spain and in the United States."""


@pytest.mark.parametrize("name", ALIKE)
def test_names_that_look_or_sound_like_another_are_taken(name: str) -> None:
    assert is_taken(name_of(name), ["Berta"])


@pytest.mark.parametrize("name", OTHERS)
def test_names_that_differ_are_free(name: str) -> None:
    assert not is_taken(name_of(name), ["Berta"])


def test_of_common_names_only_those_collide_that_sound_the_same() -> None:
    alike = [
        (one, other)
        for one, other in combinations(sorted(set(NAMES.split())), 2)
        if sound(one) == sound(other) and skeleton(one) != skeleton(other)
    ]
    assert alike == [
        ("Ana", "Anna"), ("Ana", "Hannah"), ("Anna", "Hannah"), ("Catherine", "Katherine"),
        ("John", "Jon"), ("Marc", "Mark"), ("Marta", "Martha"), ("Noa", "Noah"), ("Sara", "Sarah"),
        ("Sofía", "Sophia"), ("Teresa", "Theresa"), ("Thomas", "Tomás"),
    ]  # fmt: skip


def test_in_an_open_room_a_new_name_sounds_like_no_other_and_old_names_stay(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        people = near.services.people
        old = added(near.services, "Verta")
        people.unique = True
        for number, name in enumerate(("Berta", *ALIKE, *MIXED)):
            assert people.add(name_of(name), "es", ()) == "name_taken", (number, name)
        for name in OTHERS:
            assert added(near.services, name_of(name)).name == name
        other = people.person(old.id)
        assert other is not None
        assert isinstance(people.rename(other, other.name, "es"), Member), "as it was"
        assert people.rename(other, Clean.of("Alverta"), "es") == "name_taken"

    in_room(tmp_path, test)
