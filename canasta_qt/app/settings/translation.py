"""Language of the program: Qt catalogues for windows and wording.

A language has a file `assets/translations/canasta_CODE.qm`, made by `make translations`
from the `.ts` file. English has none: `translate` forms its plurals.
"""

import logging
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


def install_language(app: QCoreApplication, language: str = "") -> str:
    """Set the language and the letters of its court cards; return the code of the
    language.

    The default is the language of the system, or English if there is no catalogue for
    it. Dates, numbers and texts of Qt are in that language as well.
    """
    for former in app.findChildren(QTranslator, "", _DIRECT):
        QCoreApplication.removeTranslator(former)
        former.deleteLater()
    code = language if language in languages() else _system_language()
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    own_folder = asset_path("translations")
    files = [f"{qt_folder}/qtbase_{code}.qm", f"{own_folder}/canasta_{code}.qm"]
    translators: list[QTranslator] = []
    for file in files if code != ENGLISH_CODE else ():
        translator = QTranslator(app)
        if not translator.load(file):
            _log.warning("the catalogue %s cannot be read", file)
        QCoreApplication.installTranslator(translator)  # Qt searches the last one first
        translators.insert(0, translator)
    locale = _locale(code)
    QLocale.setDefault(locale)

    def translate(source: str, role: str = "", n: int = -1) -> str:
        """Return the text in the first catalogue that has it, in which `%n` is not
        replaced; the source string if no catalogue has it."""
        found = (each.translate("", source, role, n) for each in translators)
        return next(filter(None, found), source)

    set_translator(translate, thousands=locale.groupSeparator())
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
