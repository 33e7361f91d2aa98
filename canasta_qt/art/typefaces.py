"""Bundled typefaces, and the fonts of text roles."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from canasta_qt.asset_files import asset_path
from canasta_qt.look.tokens import TextRole

SUIT_TYPEFACE: Final = "Canasta Suits"
"""Typeface of the suit signs; first in every list of families, so that no other
typeface draws these signs."""
TEXT_TYPEFACE: Final = "Inter"
HEADING_TYPEFACE: Final = "Vollkorn"
_SUIT_FILES: Final = ("Suits-Regular.ttf", "Suits-Bold.ttf")
_FILES: Final = (
    "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
    "Vollkorn-SemiBold.ttf", "Vollkorn-Bold.ttf",
)  # fmt: skip
_DIGITS: Final = ("tnum", "lnum")
"""OpenType features for digits of equal width and of equal height."""


def system_font() -> QFont:
    """Return the desktop's font for general text."""
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def program_font(*, bundled: bool) -> QFont:
    """Return the font of the program: the `bundled` typeface, or the font of the
    desktop."""
    made = system_font()
    family = TEXT_TYPEFACE if bundled else made.family()
    if bundled:
        _load_typefaces()
        made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    _load_suits(family)
    made.setFamilies([SUIT_TYPEFACE, family])
    for tag in _DIGITS:
        made.setFeature(QFont.Tag(tag), 1)
    return made


def text_font(role: TextRole, factor: float = 1.0, *, columns: bool = True) -> QFont:
    """Return the font of a text role, scaled by `factor`.

    With `columns` all digits have the same width, so that numbers below each other are
    aligned.
    """
    made = QFont(QGuiApplication.font())
    if not columns:
        made.setFeature(QFont.Tag("tnum"), 0)
    if role.is_heading and TEXT_TYPEFACE in made.families():
        # the heading typeface has no suit signs
        made.setFamilies([HEADING_TYPEFACE, SUIT_TYPEFACE])
    made.setPixelSize(round(role.size * factor))
    made.setWeight(QFont.Weight(role.weight))
    return made


@cache
def _load_typefaces() -> None:
    _add_files(_FILES)


@lru_cache(maxsize=1)
def _load_suits(_next_family: str) -> None:
    """Load the typeface of the suit signs, again if the family after it in a list
    changes.

    Qt caches matches by the first family until a font is added.
    """
    _add_files(_SUIT_FILES)


def _add_files(names: Iterable[str]) -> None:
    for name in names:
        QFontDatabase.addApplicationFont(str(asset_path(f"fonts/{name}")))
