"""The typefaces that come with the program, and kinds of text as fonts."""

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from canasta_qt.asset_files import asset
from canasta_qt.look.tokens import TextRole

TEXT: Final = "Inter"
HEADINGS: Final = "Vollkorn"
_FILES: Final = (
    "Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf",
    "Vollkorn-SemiBold.ttf", "Vollkorn-Bold.ttf",
)  # fmt: skip
_DIGITS: Final = ("tnum", "lnum")
"""Digits of one width that stand on the line."""


def system_font() -> QFont:
    """Return the font of the desktop."""
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)


def program_font(*, bundled: bool) -> QFont:
    """Return the font of the program: our typeface, or the one of the desktop."""
    made = system_font()
    if bundled:
        _load()
        made.setFamilies([TEXT])
        made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for tag in _DIGITS:
        made.setFeature(QFont.Tag(tag), 1)
    return made


def text_font(role: TextRole, factor: float = 1.0) -> QFont:
    """Return a kind of text as a font of the program, so many times its size."""
    made = QFont(QGuiApplication.font())
    if role.heading and made.families() == [TEXT]:
        made.setFamilies([HEADINGS])
    made.setPixelSize(round(role.size * factor))
    made.setWeight(QFont.Weight(role.weight))
    return made


@cache
def _load() -> None:
    for name in _FILES:
        QFontDatabase.addApplicationFont(str(asset(f"fonts/{name}")))
