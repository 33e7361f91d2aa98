"""The files of `assets/deck/` are complete and valid."""

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from canasta_qt import asset_files
from canasta_qt.art.deck_style import BackDesign, DeckColours, DeckStyle, IndexSize
from canasta_qt.art.faces import COURT_NAMES, face_svg
from canasta_qt.cards import ALL_CARDS

FOLDER = asset_files.asset_path("deck")
FILES = sorted(FOLDER.iterdir())
GLYPHS = sorted(asset_files.asset_path("glyphs").iterdir())
DRAWN_BY_QT = {"svg", "path", "circle", "g", "defs", "use"}


def ids(value: object) -> str | None:
    return value.name if isinstance(value, Path) else None


def test_every_mark_has_a_drawing_file_and_there_are_no_others() -> None:
    slots = {"stock-slot.svg", "pile-slot.svg"}
    others = {"seal-scalloped.svg", "seal-square.svg", "frost.svg"}
    marks = asset_files.asset_path("marks")
    assert {file.name for file in marks.iterdir()} == slots | others


def test_only_court_cards_aces_jokers_twos_backs_and_the_frame_have_drawings() -> None:
    suits = ("clubs", "diamonds", "hearts", "spades")
    kinds = (*COURT_NAMES.values(), "ace", "coin")
    suited = {f"{kind}-{suit}.svg" for kind in kinds for suit in suits}
    joker = {"joker.svg", "joker-index.svg", "two-star.svg"}
    backs = {f"back-{design}.svg" for design in BackDesign} | {"back-lattice-small.svg"}
    frame = {"frame.svg"}
    assert {file.name for file in FILES} == suited | joker | backs | frame


@pytest.mark.parametrize("file", FILES, ids=ids)
def test_a_drawing_has_card_size_and_only_elements_that_qt_draws(file: Path) -> None:
    root = ET.fromstring(file.read_text(encoding="utf-8"))
    assert root.attrib["viewBox"] == "0 0 225 350"
    assert {element.tag.rpartition("}")[2] for element in root.iter()} <= DRAWN_BY_QT


def test_every_suit_letter_and_digit_has_a_drawing_file_and_there_are_no_others() -> (
    None
):
    names = {"clubs", "diamonds", "hearts", "spades", *"KQJRDVBA23456789", "10"}
    assert {file.stem for file in GLYPHS} == names


@pytest.mark.parametrize("palette", DeckColours)
@pytest.mark.parametrize("index", IndexSize)
def test_every_colour_placeholder_of_a_card_face_is_replaced(
    palette: DeckColours, index: IndexSize
) -> None:
    for card in ALL_CARDS:
        drawn = face_svg(card, DeckStyle(palette=palette, index_size=index))
        assert not set("{}") & set(drawn)
        assert "class=" not in drawn
