"""Language of the program: Qt catalogues for windows and wording.

A language has a file `assets/translations/canasta_CODE.qm`, made by `make translations`
from the `.ts` file. English has none: `translate` forms its plurals.
"""

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, Qt, QTranslator

from canasta_qt.asset_files import asset_path
from canasta_qt.translate import COURT_RANKS, set_court_letters, set_translator

_log = logging.getLogger("canasta.app")

ENGLISH_CODE: Final = "en"


def languages() -> dict[str, str]:
    """Return the native name of each language, by code."""
    files = asset_path("translations").glob("canasta_*.qm")
    codes = sorted({ENGLISH_CODE, *(file.stem.partition("_")[2] for file in files)})
    return {code: _own_name(code) for code in codes}


def _own_name(code: str) -> str:
    if code == ENGLISH_CODE:
        return "English"  # Qt would add the country
    name = QLocale(code).nativeLanguageName().split()[0]  # without “de España”
    return name[:1].upper() + name[1:]


COURT_LETTERS_BY_LANGUAGE: Final = {"fr": "RDV", "de": "KDB"}
"""Letters of king, queen and jack by language, if they are not K, Q and J."""


def install_language(app: QCoreApplication | None, language: str = "") -> str:
    """Set the language and the letters of its court cards; return the code of the
    language.

    The default is the language of the system, or English if there is no catalogue for
    it. With an application, dates, numbers and texts of Qt are in that language as
    well.
    """
    for former in app.findChildren(QTranslator, "", _DIRECT) if app else ():
        QCoreApplication.removeTranslator(former)
        former.deleteLater()
    code = language if language in languages() else _system_language()
    translators: list[QTranslator] = []
    if code != ENGLISH_CODE:
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        qt_words = qt_folder / f"qtbase_{code}.qm"
        if qt_words.exists():
            translators.append(_loaded(app, qt_words))
        translators.append(
            _loaded(app, asset_path("translations") / f"canasta_{code}.qm")
        )
    for translator in translators if app else ():
        QCoreApplication.installTranslator(translator)  # Qt searches the last one first
    locale = _locale(code)
    QLocale.setDefault(locale)
    set_translator(_QtTranslator(translators[::-1]), thousands=locale.groupSeparator())
    apply_court_letters(None)
    return code


def apply_court_letters(letters: str | None) -> None:
    """Set the letters of king, queen and jack; None sets the letters of the
    language."""
    language = QLocale().bcp47Name()[:2]
    set_court_letters(letters or COURT_LETTERS_BY_LANGUAGE.get(language, COURT_RANKS))


_DIRECT: Final = Qt.FindChildOption.FindDirectChildrenOnly


def _system_language() -> str:
    """Return the first language of the system that has a catalogue, or English."""
    known = languages()
    for tag in QLocale.system().uiLanguages():
        for code in (tag.replace("-", "_"), tag.partition("-")[0]):
            if code in known:
                return code
    return ENGLISH_CODE


def _locale(code: str) -> QLocale:
    """Return the locale for numbers and dates, with the country of the system if the
    system has the same language.

    `QLocale.system()` would have the numbers of `LC_NUMERIC`, which may be of another
    language.
    """
    system, locale = QLocale.system(), QLocale(code)
    is_ours = system.language() == locale.language()
    return QLocale(system.language(), system.territory()) if is_ours else locale


class _QtTranslator:
    """Looks up source strings for the wording modules, which fill in numbers
    themselves."""

    def __init__(self, translators: list[QTranslator]) -> None:
        self._translators = translators

    def __call__(self, source: str, role: str = "", n: int = -1) -> str:
        """Return the text of a source string in the first catalogue that has it; the
        source string itself if no catalogue has it.

        `%n` is not replaced.
        """
        for translator in self._translators:
            text = translator.translate("", source, role, n)
            if text:
                return text
        return source


def _loaded(app: QCoreApplication | None, path: Path) -> QTranslator:
    """Return a translator with a catalogue; an empty one if the file cannot be read."""
    translator = QTranslator(app)
    if not translator.load(str(path)):
        _log.warning("the catalogue %s cannot be read", path)
    return translator
