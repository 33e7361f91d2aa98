"""The reader's language: Qt's catalogues for windows and wording alike.

English needs a catalogue too, for its plurals; `python -m tests.app.catalogue`, run in
the checkout, makes it anew.  The catalogue of another language is begun and brought
up to date with

    pyside6-lupdate -extensions py canasta_qt -ts assets/translations/canasta_de.ts
    pyside6-lrelease assets/translations/canasta_de.ts

`canasta_zz` is no language: it is made at run time, accented and longer by 40 %, and
shows what is not translated or has no room.
"""

import logging
import re
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from typing_extensions import override

from canasta_qt.asset_files import asset
from canasta_qt.translate import english, set_translator

_log = logging.getLogger("canasta.app")

PSEUDO: Final = "zz"
_ACCENTED: Final = str.maketrans("aeiouyAEIOUYncs", "àéîöûýÀÉÎÖÛÝñçš")
_KEPT: Final = re.compile(r"(\{[^}]*\}|%n|%\d|<[^>]*>|&\w|\*\*|\([^)]*\))")


class PseudoTranslator(QTranslator):
    """Writes every sentence with accents and 40 % longer; plurals as in English."""

    def __init__(self, english: QTranslator, parent: QObject | None = None) -> None:
        """`english` chooses the plural forms."""
        super().__init__(parent)
        self._english = english

    @override
    def isEmpty(self) -> bool:
        """Never: it has an answer to everything."""
        return False

    @override
    def translate(
        self,
        context: str,
        sourceText: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        """Return the sentence as no language has it."""
        plain = self._english.translate(context, sourceText, disambiguation or "", n)
        return pseudo(plain or sourceText)


def pseudo(text: str) -> str:
    """Accents on the letters, tildes to fill; placeholders and markup stay."""
    pieces = _KEPT.split(text)
    accented = "".join(
        piece if index % 2 else piece.translate(_ACCENTED)
        for index, piece in enumerate(pieces)
    )
    return f"{accented}{'~' * round(0.4 * len(text))}"


def speak(app: QCoreApplication, language: str = "") -> str:
    """Install the catalogues of a language; returns the one that is spoken.

    Without a language it is the system's, and English where there is no catalogue.
    """
    locale = QLocale(language) if language not in ("", PSEUDO) else QLocale()
    code = QLocale.languageToCode(locale.language())
    folder = asset("translations")
    if language == PSEUDO or not (folder / f"canasta_{code}.qm").exists():
        code = "en"
    ours = _loaded(app, folder / f"canasta_{code}.qm")
    translators = [PseudoTranslator(ours, app) if language == PSEUDO else ours]
    if code != "en":
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        translators.append(_loaded(app, qt_folder / f"qtbase_{code}.qm"))
    for translator in reversed(translators):
        app.installTranslator(translator)
    speaker = english if translators[0].isEmpty() else _Speaker(translators[0])
    set_translator(speaker, thousands=_thousands(locale, code))
    return language if language == PSEUDO else code


class _Catalogue(QTranslator):
    """A catalogue that holds its own bytes, as Qt does not copy them."""

    def read(self, path: Path) -> bool:
        """Load a file; return whether it is a catalogue."""
        self._bytes = path.read_bytes() if path.exists() else b""
        return bool(self._bytes) and self.load(self._bytes)


class _Speaker:
    """Lends a catalogue to the wording, which fills in numbers by itself."""

    def __init__(self, translator: QTranslator) -> None:
        self._translator = translator

    def __call__(self, context: str, source: str, n: int = -1) -> str:
        """Return the text for a source string, `%n` left standing."""
        return self._translator.translate(context, source, "", n) or source


def _loaded(app: QCoreApplication, path: Path) -> QTranslator:
    """A catalogue from its bytes: a mapped file would die with a change on the disk.

    Without a readable catalogue the program speaks the English of its sources.
    """
    translator = _Catalogue(app)
    if not translator.read(path):
        _log.warning("the catalogue %s cannot be read", path)
    return translator


def _thousands(locale: QLocale, code: str) -> str:
    """The separator of the language spoken, which may not be the system's."""
    spoken = locale if QLocale.languageToCode(locale.language()) == code else None
    return (spoken or QLocale(QLocale.Language.English)).groupSeparator()
