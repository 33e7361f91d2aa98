"""Portraits: one drawing for each mood, round; and which player has which face."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from canasta_qt.art import pixmaps
from canasta_qt.art.portraits import (
    DEFAULT_PORTRAITS,
    Mood,
    Portrait,
    portrait_svg,
    portraits_for_seats,
)
from canasta_qt.asset_files import asset_path
from canasta_qt.look.tokens import LIGHT_PALETTE
from canasta_qt.wording.player_names import player_description

pytestmark = pytest.mark.usefixtures("qapp")

FILES = sorted(asset_path("portraits").iterdir())
PEOPLE = [face for face in Portrait if face is not Portrait.CARDS]
SEVEN = ("Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")


def test_every_mood_of_every_portrait_has_a_drawing_and_there_are_no_others() -> None:
    moods = {f"{face}-{mood}" for face in PEOPLE for mood in Mood}
    assert {file.stem for file in FILES} == {*moods, "cards"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_portrait_is_square_and_has_only_elements_that_qt_draws(file: Path) -> None:
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.attrib["viewBox"] == "0 0 96 96"
    drawn = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert drawn <= {"svg", "path", "circle", "g"}


@pytest.mark.parametrize("face", PEOPLE)
def test_every_mood_of_a_portrait_is_drawn_differently(face: Portrait) -> None:
    assert len({portrait_svg(face, mood, 58, "#000000") for mood in Mood}) == len(Mood)


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_portrait_is_rendered_at_the_resolution_of_its_screen(ratio: float) -> None:
    pixmap = pixmaps.portrait(Portrait.EMIL, Mood.CALM, 60, ratio, LIGHT_PALETTE)
    assert (pixmap.width(), pixmap.height()) == (60 * ratio, 60 * ratio)
    assert pixmap.deviceIndependentSize().width() == 60


@pytest.mark.parametrize(
    ("names", "viewer", "own", "faces"),
    [
        (("Max", *SEVEN), 0, Portrait.CARDS,
         (Portrait.CARDS, *DEFAULT_PORTRAITS.values())),
        (("Tomás", "Max", "Clara", "Anton"), 1, Portrait.NORA,
         (Portrait.TOMAS, Portrait.NORA, Portrait.CLARA, Portrait.ANTON)),
        (("Max", "Grandma", "Clara"), 0, Portrait.CARDS,
         (Portrait.CARDS, Portrait.CLARA, Portrait.ANTON)),
    ],
    ids=["eight players", "from the player’s left", "a renamed seat"],
)  # fmt: skip
def test_a_player_has_the_portrait_of_the_name_or_of_the_seat(
    names: tuple[str, ...], viewer: int, own: Portrait, faces: tuple[Portrait, ...]
) -> None:
    assert portraits_for_seats(names, viewer, own) == faces
    assert list(DEFAULT_PORTRAITS) == list(SEVEN)


def test_every_portrait_but_the_fan_of_cards_has_a_description() -> None:
    assert len({player_description(face, "") for face in PEOPLE} - {""}) == len(PEOPLE)
    assert player_description(Portrait.CARDS, "") == ""
