"""feel.md 4: Inter for text, Vollkorn for headings, and the desktop's own font."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.art.typefaces import program_font, system_font, text_font
from canasta_qt.look import tokens
from canasta_qt.look.tokens import BODY, DIALOG_HEADING, TextRole
from canasta_qt.windows.preferences import PreferencesSheet
from canasta_qt.windows.widgets.choices import Choices
from canasta_qt.windows.widgets.parts import label
from canasta_qt.windows.widgets.style import ROLES, Look, style_sheet

LETTERS = "ÄÖÜäöüßẞáàâãéèêëíìîïóòôõúùûçñœæÁÉÍÓÚÑÇ„“”’«»¿¡−–…·×"
SIGNS = "★✓⌫"
HEADINGS = [
    role
    for role in vars(tokens).values()
    if isinstance(role, TextRole) and role.heading
]


def missing(text: str, font: QFont) -> str:
    raw = QRawFont.fromFont(font)
    return "".join(sign for sign in text if not raw.supportsCharacter(ord(sign)))


@pytest.fixture
def desktop_typeface(qapp: QApplication) -> Iterator[None]:
    """The player has chosen the typeface of the desktop."""
    ours = QFont(qapp.font())
    qapp.setFont(program_font(bundled=False))
    yield
    qapp.setFont(ours)


@pytest.mark.usefixtures("qapp")
def test_both_typefaces_are_ours_on_every_machine() -> None:
    families = [QFontInfo(text_font(role)).family() for role in (BODY, DIALOG_HEADING)]

    assert families == ["Inter", "Vollkorn"]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("weight", [400, 500, 600, 700])
def test_every_weight_of_the_text_is_drawn_not_made_bold(weight: int) -> None:
    assert QFontInfo(text_font(TextRole(14, weight))).weight() == weight


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("role", [BODY, DIALOG_HEADING])
def test_both_typefaces_have_what_is_written(role: TextRole) -> None:
    signs = "" if role.heading else SIGNS

    assert missing(LETTERS + signs, text_font(role)) == ""


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("role", [BODY, DIALOG_HEADING])
def test_digits_stand_in_columns(role: TextRole) -> None:
    metrics = QFontMetricsF(text_font(role))

    assert len({metrics.horizontalAdvance(digit * 9) for digit in "0123456789"}) == 1


def test_headings_are_never_small() -> None:
    assert len(HEADINGS) >= 4
    assert [role for role in HEADINGS if role.size < 15] == []


@pytest.mark.usefixtures("desktop_typeface")
def test_the_desktops_typeface_is_for_headings_too() -> None:
    families = {text_font(role).family() for role in (BODY, DIALOG_HEADING)}

    assert families == {system_font().family()}


@pytest.mark.parametrize("name", sorted(ROLES))
def test_labels_of_a_window_wear_the_typefaces(qtbot: QtBot, name: str) -> None:
    made = label("1,985", name)
    made.setStyleSheet(style_sheet(tokens.LIGHT))
    qtbot.addWidget(made)
    made.ensurePolished()

    family = "Vollkorn" if ROLES[name].heading else "Inter"
    assert made.font().families() == [family]
    ours = program_font(bundled=True)
    assert set(made.font().featureTags()) == set(ours.featureTags())


def test_preferences_are_in_the_font_of_the_desktop(qtbot: QtBot) -> None:
    sheet = PreferencesSheet(Choices(), Look(), {})
    sheet.setStyleSheet(style_sheet(tokens.LIGHT))
    qtbot.addWidget(sheet)
    sheet.show()

    shown = [sheet.heading, sheet.pages, sheet._name, sheet._language]
    assert {widget.font().family() for widget in shown} == {system_font().family()}
