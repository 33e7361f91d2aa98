"""The reader's language: Qt's catalogues for windows and wording alike.

A language is a file `assets/translations/canasta_CODE.qm`, made by `make translations`
from the `.ts` beside it; English needs one too, for its plurals.

`canasta_zz` is no language: it is made at run time, accented and longer by 40 %, and
shows what is not translated or has no room.
"""

import logging
import re
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
)

from canasta_qt.asset_files import asset
from canasta_qt.overrides import override
from canasta_qt.translate import set_translator

_log = logging.getLogger("canasta.app")

ENGLISH: Final = "en"
PSEUDO: Final = "zz"
_OURS: Final = "canasta_"
_ACCENTED: Final = str.maketrans("aeiouyAEIOUYncs", "àéîöûýÀÉÎÖÛÝñçš")
_KEPT: Final = re.compile(r"(\{[^}]*\}|%n|%\d|<[^>]*>|&\w|\*\*|\([^)]*\))")


def languages() -> dict[str, str]:
    """Return every language there is by its code, with its own name for itself."""
    files = asset("translations").glob("canasta_*.qm")
    codes = sorted({ENGLISH, *(file.stem.partition("_")[2] for file in files)})
    return {code: _own_name(code) for code in codes}


def _own_name(code: str) -> str:
    if code == ENGLISH:
        return "English"  # Qt would name the country as well
    name = QLocale(code).nativeLanguageName().split()[0]  # not español de España
    return name[:1].upper() + name[1:]


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
    # Like words, as only few of a language are long.
    longer = re.sub("(~{6})(?=~)", r"\1 ", "~" * round(0.4 * len(text)))
    gap = " " if longer and not pieces[-1] else ""  # what is filled in has its length
    return f"{accented}{gap}{longer}"


def speak(app: QCoreApplication | None, language: str = "") -> str:
    """Speak a language from now on, in place of the one before; returns its code.

    Without a language it is the system's, and English where there is no catalogue.
    English lies behind every other: it says what a catalogue lacks.  Dates, numbers
    and Qt's own words follow the language; without an application only the wording.
    """
    for former in app.findChildren(QTranslator, "", _DIRECT) if app else ():
        QCoreApplication.removeTranslator(former)
        former.deleteLater()
    code = language if language in (*languages(), PSEUDO) else _system_language()
    behind = _loaded(app, _ours(ENGLISH))
    translators: list[QTranslator] = [behind]
    if code == PSEUDO:
        translators = [PseudoTranslator(behind, app)]
    elif code != ENGLISH:
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        qt_words = qt_folder / f"qtbase_{code}.qm"
        if qt_words.exists():
            translators.append(_loaded(app, qt_words))
        translators.append(_loaded(app, _ours(code)))
    for translator in translators if app else ():
        QCoreApplication.installTranslator(translator)  # the last is asked first
    locale = _locale(ENGLISH if code == PSEUDO else code)
    QLocale.setDefault(locale)
    set_translator(_Speaker(translators[::-1]), thousands=locale.groupSeparator())
    return code


_DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly


def _system_language() -> str:
    """The first of the system's languages that has a catalogue."""
    known = languages()
    for tag in QLocale.system().uiLanguages():
        for code in (tag.replace("-", "_"), tag.partition("-")[0]):
            if code in known:
                return code
    return ENGLISH


def _locale(code: str) -> QLocale:
    """How a language writes numbers and dates: as the system's country, if it can."""
    system, locale = QLocale.system(), QLocale(code)
    return system if system.language() == locale.language() else locale


def _ours(code: str) -> Path:
    return asset("translations") / f"{_OURS}{code}.qm"


def is_whole(data: bytes) -> bool:
    """Return whether a catalogue of ours ends with the sum of its bytes.

    Qt trusts what it loads: it ends the program over a damaged one.
    """
    return data[-4:] == sum_of(data[:-4])


def sum_of(data: bytes) -> bytes:
    """Return what stands behind the bytes of a catalogue; Qt passes over it."""
    return crc32(data).to_bytes(4, "big")


class _Catalogue(QTranslator):
    """A catalogue that holds its own bytes, as Qt does not copy them."""

    def read(self, path: Path) -> bool:
        """Load a file; return whether it is a catalogue."""
        try:
            self._bytes = path.read_bytes()
        except OSError as error:
            _log.info("%s", error)
            return False
        if path.stem.startswith(_OURS) and not is_whole(self._bytes):
            return False
        return self.load(self._bytes)


class _Speaker:
    """Lends catalogues to the wording, which fills in numbers by itself."""

    def __init__(self, translators: list[QTranslator]) -> None:
        self._translators = translators

    def __call__(self, context: str, source: str, role: str = "", n: int = -1) -> str:
        """Return the text of the first that knows it, `%n` left standing."""
        for translator in self._translators:
            text = translator.translate(context, source, role, n)
            if text:
                return text
        return source


def _loaded(app: QCoreApplication | None, path: Path) -> QTranslator:
    """A catalogue from its bytes: a mapped file would die with a change on the disk.

    Without a readable catalogue the program speaks the English of its sources.
    """
    translator = _Catalogue(app)
    if not translator.read(path):
        _log.warning("the catalogue %s cannot be read", path)
    return translator
