"""Collects every text a player can read: texts of widgets and painted texts."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, Qt
from PySide6.QtGui import QAction, QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QTextBrowser, QWidget

from canasta_qt.cards import SUIT_SIGNS
from canasta_qt.table.paint import brushes
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.table.view import TableView
from tests.art.painted import drawing

ALLOWED = {
    *("Clara", "Anton", "Tomás", "Greta"),
    *("Canasta", "Qt", "PySide6", "CPython", "English", "Deutsch", "Italiano"),
    "Nov",
}
"""Names, and words that are the same in every language."""
_MARKUP = re.compile(r"<[^>]*>|&\w+;")
_LEFT_OUT = re.compile(r"\([^()]*\)|\{[^{}]*\}|\S*[/_\\.-]\w\S*")
"""What the pseudo-language leaves in brackets; paths, files and versions."""
_KEY = re.compile(r"&\w")
"""The letter of a menu that is a key, which the pseudo-language leaves."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_ACCENTED = set("aeiouyAEIOUYncs")


def plain_words(text: str) -> list[str]:
    """Return the words of a text that are English only."""
    bare = _LEFT_OUT.sub(" ", _KEY.sub("", _MARKUP.sub(" ", text)))
    return [
        word
        for word in _WORD.findall(bare)
        if word.isascii() and _ACCENTED & set(word) and word not in ALLOWED
    ]


class Shown:
    """Collects visible texts, each once with the place where it was seen first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Collect everything that is painted by tables created from now on.

        The table of an earlier test may still react to a change of the font.
        """
        self.texts: dict[str, str] = {}
        self.suits: dict[str, set[str]] = {}
        """Texts with suits, and whose suits they show."""
        drawn, flow = QPainter.drawText, brushes.WrappedText.__init__
        create, scenes = TableScene.__init__, list[TableScene]()

        def make_scene(made: TableScene, *given: Any, **named: Any) -> None:
            scenes.append(made)
            create(made, *given, **named)

        def draw_text(painter: QPainter, *given: Any) -> Any:
            for each in given:
                if isinstance(each, str):
                    self.add("painted", each, painter.font())
            return drawn(painter, *given)

        def make_flow(
            made: Any, by: Any, runs: tuple[Any, ...], *rest: Any, **named: Any
        ) -> None:
            if any(by is scene.brushes for scene in scenes):
                for run in runs:
                    self.add("painted", run.words, by.font(run.role))
            flow(made, by, runs, *rest, **named)

        monkeypatch.setattr(QPainter, "drawText", draw_text)
        monkeypatch.setattr(TableScene, "__init__", make_scene)
        monkeypatch.setattr(brushes.WrappedText, "__init__", make_flow)

    def add(self, where: str, text: str, font: QFont) -> None:
        self.texts.setdefault(text, where)
        suits = "".join(sign for sign in text if sign in SUIT_SIGNS)
        if suits and text not in self.suits:
            self.suits[text] = drawing(suits, font)

    def look(self, place: str, window: QWidget) -> None:
        """Paint a window and read all texts in it, visible or not."""
        window.grab()
        for widget in (window, *window.findChildren(QWidget)):
            for text in read(widget):
                self.add(f"{place}: {type(widget).__name__}", text, widget.font())

    @property
    def places(self) -> set[str]:
        """Return the place of each text seen for the first time."""
        return {where.partition(":")[0] for where in self.texts.values()}

    @property
    def untranslated(self) -> list[str]:
        """Return the texts left in English, and where they were seen."""
        return [
            f"{where}: {text[:300]!r}: {' '.join(words)}"
            for text, where in self.texts.items()
            if (words := plain_words(text))
        ]


def read(widget: QWidget) -> Iterator[str]:
    """Return every text of a widget and of its actions."""
    yield widget.windowTitle()
    yield widget.toolTip()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    yield from (action.text() for action in widget.findChildren(QAction))
    if isinstance(widget, QComboBox | QAbstractItemView):
        yield from _cells(widget.model())
    elif isinstance(widget, TableView):
        yield from widget.announcer.history
        yield from (line.text for line in widget.context.turn_log.lines())
        yield from (stop.name for stop in widget.accessible_items)
    elif isinstance(widget, QTextBrowser):
        yield widget.toPlainText()
    # Reports, in plain text, are for those who mend programs.
    for name in ("text", "placeholderText"):
        if callable(of := getattr(widget, name, None)):
            yield str(of())


def _cells(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row in range(model.rowCount()):
        for column in range(columns):
            index = model.index(row, column)
            yield str(index.data() or "")
            yield str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
