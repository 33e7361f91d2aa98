"""Text from outside that looks like markup, turns lines round, or has no end."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGraphicsView,
    QLabel,
    QTextEdit,
    QWidget,
)

from tests.app.shown_words import read

IMAGE = "<img src=a.png>"
LINK = "<a href=x>"
BOLD = "<b>Eve</b> & B"
AMP = "&amp; &Co"
TURNED = "Good\u202erules\u202c"
LONG = "W" * 10_000
NAMES = (BOLD, f"{IMAGE} & B", f"{TURNED} {AMP}", LONG)
ALL = " ".join((IMAGE, LINK, BOLD, AMP, TURNED, LONG))
_RAW = re.compile("<img src=a|<a href=x|<b>Eve|&amp; &Co")
"""What is left of them in markup where nobody has escaped it."""
_KEYS = re.compile(r"(?<!&)(?:&&)*&(?:amp;|Co\b| B)")
_TURNS = re.compile("[\u202a-\u202e]")


class Watch:
    """Looks for markup from outside, files opened by it, and what is too wide."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        """Put a picture where the markup looks for it."""
        self.found: list[str] = []
        self.texts: set[str] = set()
        self.picture = folder / "a.png"
        image = QImage(3000, 3000, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.magenta)
        assert image.save(str(self.picture))
        os.utime(self.picture, (0, self.picture.stat().st_mtime))
        monkeypatch.chdir(folder)
        for made in (QTextDocument, QTextEdit):
            monkeypatch.setattr(made, "setHtml", self._spying(made.setHtml))

    def _spying(self, set_html: Any) -> Any:
        def spy(made: Any, html: str) -> None:
            self._check("markup", html, rich=True)
            set_html(made, html)

        return spy

    def look(self, place: str, window: QWidget) -> None:
        """Look through a window that is shown, and paint it."""
        QApplication.processEvents()
        window.grab()
        for widget in (window, *window.findChildren(QWidget)):
            self._look_at(f"{place}: {type(widget).__name__}", widget)
            if widget.isVisibleTo(window) and widget.width() > window.width():
                self.found.append(f"{place}: {widget} is {widget.width()} pixels wide")

    def _look_at(self, where: str, widget: QWidget) -> None:
        texts = set(read(widget)) - self.texts
        self.texts |= texts
        for text in texts:
            if _TURNS.search(text):
                self.found.append(f"{where} turns {text[:80]!r}")
        for tip in _tips(widget):
            self._check(f"{where} tip", tip, rich=QtText.mightBeRichText(tip))
        if isinstance(widget, QLabel):
            form = widget.textFormat()
            if form not in (Qt.TextFormat.PlainText, Qt.TextFormat.RichText):
                self.found.append(f"{where} guesses at {widget.text()[:80]!r}")
            rich = form is Qt.TextFormat.RichText
            self._check(where, widget.text(), rich=rich)
        words = [widget.text()] if isinstance(widget, QAbstractButton) else []
        words += [action.text() for action in widget.actions()]
        for text in words:
            if _KEYS.search(text):
                self.found.append(f"{where} has a key in {text[:80]!r}")

    def _check(self, where: str, text: str, *, rich: bool) -> None:
        if rich and (raw := _RAW.search(text)):
            self.found.append(f"{where} shows {text[raw.start() :][:80]!r}")

    @property
    def opened(self) -> bool:
        """Whether anybody has read the picture."""
        return self.picture.stat().st_atime != 0


def _tips(widget: QWidget) -> Iterator[str]:
    yield widget.toolTip()
    if isinstance(widget, QGraphicsView):
        yield from (item.toolTip() for item in widget.scene().items())
    model = getattr(widget, "model", None)
    if callable(model) and (shown := model()) is not None:
        for row in range(shown.rowCount()):
            role = Qt.ItemDataRole.ToolTipRole
            yield str(shown.data(shown.index(row, 0), role) or "")
