"""A pseudo-language: accented, and 40 % longer.

It shows texts that are not translated, or have no room.
"""

import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from canasta_qt.app.settings.translation import install_language
from canasta_qt.overrides import override
from canasta_qt.translate import english_source, set_translator

PSEUDO: Final = "zz"
_ACCENTED: Final = str.maketrans("aeiouyAEIOUYncs", "àéîöûýÀÉÎÖÛÝñçš")
_FORMS: Final = re.compile(r"\((?:([^()/]+)/([^()/]+)|(s|es))\)")
_KEPT: Final = re.compile(r"(\{[^}]*\}|%n|%\d|<[^>]*>|&\w|\*\*|\([^)]*\))")


class PseudoTranslator(QTranslator):
    """Translates every sentence into accented and 40 % longer text; plurals as in
    English.
    """

    @override
    def isEmpty(self) -> bool:
        """Return False: every text has a translation."""
        return False

    @override
    def translate(
        self,
        context: str,
        sourceText: str,
        disambiguation: str | None = None,
        n: int = -1,
    ) -> str:
        """Return the text in the pseudo-language."""
        return pseudo(sourceText)


def pseudo(text: str) -> str:
    """Return a text with accents, filled with tildes; placeholders and markup stay."""
    pieces = _KEPT.split(text)
    accented = "".join(
        piece if index % 2 else piece.translate(_ACCENTED)
        for index, piece in enumerate(pieces)
    )
    # Like words, as few of a language are long; the last one grows as the text does.
    filled = round(0.4 * len(text))
    last = pieces[-1].rpartition(" ")[2]
    grown = min(filled, round(0.4 * len(last)) if " " in text else 6)
    rest = re.sub("(~{6})(?=~)", r"\1 ", "~" * (filled - grown))
    longer = "~" * grown + (" " if grown and rest else "") + rest
    gap = " " if longer and not pieces[-1] else ""  # what is filled in has its length
    return f"{accented}{gap}{longer}"


def speak_pseudo(app: QCoreApplication) -> None:
    """Use the pseudo-language from now on."""
    install_language(app, "en")
    QCoreApplication.installTranslator(PseudoTranslator(app))
    set_translator(lambda source, _role="", n=-1: pseudo(_form(source, n)))


def _form(source: str, n: int) -> str:
    """Return a sentence for a number: `card(s)` and `(is/are)` name both forms."""
    if n == 1:
        return _FORMS.sub(lambda found: found[1] or "", source)
    return _FORMS.sub(lambda found: found[2] or found[3], source) if n >= 0 else source


def speak_any(app: QCoreApplication, code: str) -> None:
    """Use a language from now on, the pseudo-language too."""
    if code == PSEUDO:
        speak_pseudo(app)
    else:
        install_language(app, code)


def speak_as_before(application: QApplication, locale: QLocale) -> None:
    """Use English again, with a locale."""
    QLocale.setDefault(locale)
    for translator in application.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()
    set_translator(english_source)
