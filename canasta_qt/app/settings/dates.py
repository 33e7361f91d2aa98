"""Dates in figures, in the order of the language."""

from datetime import date

from PySide6.QtCore import QDate, QLocale


def date_text(day: date) -> str:
    """Return a date in figures, in the order that the language uses: `22.11.2026`."""
    return QLocale().toString(QDate(day.year, day.month, day.day), _pattern())


def read_date(text: str) -> date | None:
    """Return a date from a text, in the order of the language or of ISO 8601; None if
    the text has no date."""
    pattern = _pattern()
    short = pattern.replace("dd", "d").replace("MM", "M")
    for each in (pattern, short, "yyyy-MM-dd"):
        found = QLocale().toDate(text, each)
        if found.isValid():
            return date(found.year(), found.month(), found.day())
    return None


def _pattern() -> str:
    short = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    return short if "yyyy" in short else short.replace("yy", "yyyy")
