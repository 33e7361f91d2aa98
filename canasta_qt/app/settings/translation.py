"""The reader's language: Qt's catalogues for windows and wording alike.

A language is a file `assets/translations/canasta_CODE.qm`, made by `make translations`
from the `.ts` beside it.  English needs none: `translate` forms its plurals.
"""

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator

from canasta_qt.asset_files import asset
from canasta_qt.translate import COURT_RANKS, set_translator

_log = logging.getLogger("canasta.app")

ENGLISH: Final = "en"


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


COURT_LETTERS: Final = {"fr": "RDV", "de": "KDB"}
"""Letters of king, queen and jack where they are not those of English."""


def speak(
    app: QCoreApplication | None, language: str = "", court_letters: str | None = None
) -> str:
    """Speak a language from now on, in place of the one before; returns its code.

    Without a language it is the system's, and English where there is no catalogue.
    Without `court_letters`, as in `KQJ`, they are those of the language.
    Dates, numbers and Qt's own words follow the language; without an application only
    the wording.
    """
    for former in app.findChildren(QTranslator, "", _DIRECT) if app else ():
        QCoreApplication.removeTranslator(former)
        former.deleteLater()
    code = language if language in languages() else _system_language()
    translators: list[QTranslator] = []
    if code != ENGLISH:
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        qt_words = qt_folder / f"qtbase_{code}.qm"
        if qt_words.exists():
            translators.append(_loaded(app, qt_words))
        translators.append(_loaded(app, asset("translations") / f"canasta_{code}.qm"))
    for translator in translators if app else ():
        QCoreApplication.installTranslator(translator)  # the last is asked first
    locale = _locale(code)
    QLocale.setDefault(locale)
    set_translator(
        _Speaker(translators[::-1]),
        thousands=locale.groupSeparator(),
        court_letters=court_letters or COURT_LETTERS.get(code, COURT_RANKS),
    )
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


class _Speaker:
    """Lends catalogues to the wording, which fills in numbers by itself."""

    def __init__(self, translators: list[QTranslator]) -> None:
        self._translators = translators

    def __call__(self, source: str, role: str = "", n: int = -1) -> str:
        """Return the text of the first that knows it, `%n` left standing."""
        for translator in self._translators:
            text = translator.translate("", source, role, n)
            if text:
                return text
        return source


def _loaded(app: QCoreApplication | None, path: Path) -> QTranslator:
    """Return a catalogue; where it cannot be read the program speaks English."""
    translator = QTranslator(app)
    if not translator.load(str(path)):
        _log.warning("the catalogue %s cannot be read", path)
    return translator
