"""Typefaces: Inter for text, Vollkorn for headings, or the font of the desktop."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.art.typefaces import program_font, system_font, text_font
from canasta_qt.asset_files import asset_path
from canasta_qt.look import tokens
from canasta_qt.look.tokens import BODY_FONT, DIALOG_HEADING_FONT, TextRole
from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.style import TEXT_ROLES, style_sheet
from tests.art.painted import drawing, laid_out
from tests.tidy.source import CHECKOUT

LETTERS = "ÄÖÜäöüßẞáàâãéèêëíìîïóòôõúùûçñœæÁÉÍÓÚÑÇ„“”’«»¿¡−–…·×"
SIGNS = "★✓⌫"


@pytest.fixture
def desktop_typeface(qapp: QApplication) -> Iterator[None]:
    """Set the typeface of the desktop."""
    ours = QFont(qapp.font())
    qapp.setFont(program_font(bundled=False))
    yield
    qapp.setFont(ours)


@pytest.mark.usefixtures("qapp")
def test_text_uses_the_typefaces_that_come_with_the_program() -> None:
    drawn = [
        drawing("Ag1", text_font(role)) for role in (BODY_FONT, DIALOG_HEADING_FONT)
    ]

    assert drawn == [{"Inter"}, {"Vollkorn"}]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("weight", [400, 500, 600, 700])
def test_every_weight_of_text_is_a_font_of_its_own_not_synthetic_bold(
    weight: int,
) -> None:
    layout = laid_out("Ag1", text_font(TextRole(14, weight)))

    assert [run.rawFont().weight() for run in layout.glyphRuns()] == [weight]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("role", [BODY_FONT, DIALOG_HEADING_FONT])
def test_both_typefaces_have_every_character_of_the_program(role: TextRole) -> None:
    signs = "" if role.is_heading else SIGNS
    family = "Vollkorn" if role.is_heading else "Inter"

    assert drawing(LETTERS + signs, text_font(role)) == {family}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("role", [BODY_FONT, DIALOG_HEADING_FONT])
def test_digits_have_equal_widths(role: TextRole) -> None:
    metrics = QFontMetricsF(text_font(role))

    assert len({metrics.horizontalAdvance(digit * 9) for digit in "0123456789"}) == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("weight", [400, 600, 700])
@pytest.mark.parametrize("heading", [False, True])
def test_suit_signs_have_the_shapes_of_the_deck(weight: int, *, heading: bool) -> None:
    """Not the heart of Inter."""
    font = text_font(TextRole(15, weight, is_heading=heading))

    assert drawing("♠♥♦♣", font) == {"Canasta Suits"}


@pytest.mark.usefixtures("desktop_typeface")
def test_suit_signs_have_the_shapes_of_the_deck_beside_the_desktop_font_too() -> None:
    assert drawing("♠♥♦♣", text_font(BODY_FONT)) == {"Canasta Suits"}


def test_the_suit_typeface_equals_what_its_script_builds(tmp_path: Path) -> None:
    script = runpy.run_path(str(CHECKOUT / "packaging" / "suits.py"))
    script["make"](tmp_path)

    for made in tmp_path.glob("*.ttf"):
        assert made.read_bytes() == asset_path(f"fonts/{made.name}").read_bytes()


@pytest.mark.usefixtures("desktop_typeface")
def test_the_desktop_font_is_used_for_headings_too() -> None:
    drawn = [
        drawing("Ag1", text_font(role)) for role in (BODY_FONT, DIALOG_HEADING_FONT)
    ]

    assert drawn == [drawing("Ag1", system_font())] * 2


@pytest.mark.parametrize("name", sorted(TEXT_ROLES))
def test_labels_of_a_window_use_the_typefaces_of_the_program(
    qtbot: QtBot, name: str
) -> None:
    made = label("1,985", name)
    made.setStyleSheet(style_sheet(tokens.LIGHT_PALETTE))
    qtbot.addWidget(made)
    made.ensurePolished()

    family = "Vollkorn" if TEXT_ROLES[name].is_heading else "Inter"
    assert drawing("1985", made.font()) == {family}
    ours = program_font(bundled=True)
    assert set(made.font().featureTags()) == set(ours.featureTags())
