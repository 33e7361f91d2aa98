"""Portraits: one for each mood, round, rendered once; and whose face is whose."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from canasta_qt.art.pixmaps import PixmapStore
from canasta_qt.art.portraits import (
    USUAL_PORTRAITS,
    Mood,
    Portrait,
    portrait_svg,
    portraits_of,
)
from canasta_qt.asset_files import asset
from canasta_qt.look.tokens import CONTRAST, LIGHT
from canasta_qt.wording.player_names import character

pytestmark = pytest.mark.usefixtures("qapp")

FILES = sorted(asset("portraits").iterdir())
PEOPLE = [face for face in Portrait if face is not Portrait.CARDS]
SEVEN = ("Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora")


def image(face: Portrait, size: float, *, active: bool = False) -> QImage:
    store = PixmapStore()
    return store.portrait(face, Mood.CALM, size, 1.0, LIGHT, active=active).toImage()


def test_there_is_a_drawing_for_every_mood_of_every_face_and_no_other() -> None:
    moods = {f"{face}-{mood}" for face in PEOPLE for mood in Mood}
    assert {file.stem for file in FILES} == {*moods, "cards"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_drawing_is_a_square_of_what_qt_draws(file: Path) -> None:
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.attrib["viewBox"] == "0 0 96 96"
    drawn = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert drawn <= {"svg", "path", "circle", "g"}


@pytest.mark.parametrize("face", PEOPLE)
def test_every_mood_of_a_face_is_drawn_differently(face: Portrait) -> None:
    assert len({portrait_svg(face, mood, 58, "#000000") for mood in Mood}) == len(Mood)


def test_under_80_pixels_a_portrait_is_cropped_to_the_head() -> None:
    assert 'viewBox="9 3 78 78"' in portrait_svg(Portrait.NORA, Mood.CALM, 79, "")
    assert 'viewBox="0 0 96 96"' in portrait_svg(Portrait.NORA, Mood.CALM, 80, "")


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_portrait_has_every_pixel_of_its_screen(ratio: float) -> None:
    pixmap = PixmapStore().portrait(Portrait.EMIL, Mood.CALM, 60, ratio, LIGHT)
    assert (pixmap.width(), pixmap.height()) == (60 * ratio, 60 * ratio)
    assert pixmap.deviceIndependentSize().width() == 60


def test_a_portrait_is_round_and_nothing_shows_in_its_corners() -> None:
    shown = image(Portrait.RUTH, 60)
    corners = [shown.pixelColor(x, y).alpha() for x in (0, 59) for y in (0, 59)]
    assert corners == [0, 0, 0, 0]
    assert [shown.pixelColor(30, y).alpha() for y in (1, 30, 58)] == [255, 255, 255]


@pytest.mark.parametrize(("size", "ringed"), [(21, False), (23, False), (56, True)])
def test_the_small_faces_of_lists_have_no_ring_of_metal(
    size: int, *, ringed: bool
) -> None:
    """mock2, pictures 1 and 13: only a dark line goes round them."""
    store = PixmapStore()
    brass, green = (
        store.portrait(Portrait.RUTH, Mood.CALM, size, 1.0, palette).toImage()
        for palette in (LIGHT, LIGHT._replace(inlay="#00ff00"))
    )

    assert (brass != green) is ringed


def test_in_high_contrast_the_ring_is_white_all_round_and_the_face_stays() -> None:
    shown = (
        PixmapStore().portrait(Portrait.RUTH, Mood.CALM, 100, 1.0, CONTRAST).toImage()
    )
    assert {shown.pixelColor(50, y).name() for y in (2, 97)} == {"#ffffff"}
    assert shown.pixelColor(50, 55) == image(Portrait.RUTH, 100).pixelColor(50, 55)


def test_a_fan_of_cards_has_no_moods() -> None:
    store = PixmapStore()
    for mood in Mood:
        store.portrait(Portrait.CARDS, mood, 58, 1.0, LIGHT)
    assert store.rendered == 1


def test_eight_players_have_the_face_that_goes_with_their_name() -> None:
    at_table = portraits_of(("Max", *SEVEN), 0, Portrait.CARDS)
    assert at_table == (Portrait.CARDS, *USUAL_PORTRAITS.values())
    assert list(USUAL_PORTRAITS) == list(SEVEN)


def test_faces_go_round_the_table_from_the_players_left() -> None:
    names = ("Tomás", "Max", "Clara", "Anton")
    own = Portrait.NORA
    assert portraits_of(names, 1, own) == (
        Portrait.TOMAS,
        own,
        Portrait.CLARA,
        Portrait.ANTON,
    )


def test_of_every_face_something_is_told_and_nothing_of_a_fan_of_cards() -> None:
    assert len({character(face) for face in PEOPLE} - {""}) == len(PEOPLE)
    assert character(Portrait.CARDS) == ""


def test_a_renamed_seat_keeps_its_face() -> None:
    assert portraits_of(("Max", "Grandma", "Clara"), 0, Portrait.CARDS)[1:] == (
        Portrait.CLARA,
        Portrait.ANTON,
    )


def test_an_onlooker_sees_usual_names_with_their_faces() -> None:
    names = SEVEN[:4]
    assert portraits_of(names, -1, Portrait.CARDS) == tuple(
        USUAL_PORTRAITS[name] for name in names
    )
