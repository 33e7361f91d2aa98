"""The typefaces that come with the program, and kinds of text as fonts."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from canasta_qt.asset_files import asset
from canasta_qt.look.tokens import TextRole

SUITS: Final = "Canasta Suits"
"""The suits of the deck; asked first, so that no other typeface draws one."""
TEXT: Final = "Inter"
HEADINGS: Final = "Vollkorn"
_SUIT_FILES: Final = ("Suits-Regular.ttf", "Suits-Bold.ttf")
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
        made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Qt keeps what it has found by the first family alone until a font is added.
    _add(_SUIT_FILES)
    made.setFamilies([SUITS, TEXT if bundled else made.family()])
    for tag in _DIGITS:
        made.setFeature(QFont.Tag(tag), 1)
    return made


def text_font(role: TextRole, factor: float = 1.0, *, columns: bool = True) -> QFont:
    """Return a kind of text as a font of the program, so many times its size.

    Digits that stand in no `columns` have each the width of its own.
    """
    made = QFont(QGuiApplication.font())
    if not columns:
        made.setFeature(QFont.Tag("tnum"), 0)
    if role.heading and TEXT in made.families():
        made.setFamilies([HEADINGS, SUITS])  # it has no suits of its own
    made.setPixelSize(round(role.size * factor))
    made.setWeight(QFont.Weight(role.weight))
    return made


@cache
def _load() -> None:
    _add(_FILES)


def _add(names: Iterable[str]) -> None:
    for name in names:
        QFontDatabase.addApplicationFont(str(asset(f"fonts/{name}")))
