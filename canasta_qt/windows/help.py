"""Dialogs about the program: versions, licences, keys, crash reports."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QGridLayout, QPlainTextEdit, QWidget

from canasta_qt import __version__
from canasta_qt.cards import parse_card
from canasta_qt.look.keys import SHIFT, Key, key_name, keys_with_modifier
from canasta_qt.translate import capitalize, tr
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.parts import (
    ComboBox,
    CopyButton,
    label,
    make_button,
    quiet_label,
)
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import WINDOW_HEIGHT_PX, Sheet, Veil
from canasta_qt.windows.widgets.style import add_items, grid_box, hbox, vbox

Rows = tuple[tuple[str, str], ...]
_CARDS = ("Ks", "Qh", "Jc", "Xr")


class AboutSheet(Sheet):
    """Dialog with name, licence and versions."""

    def __init__(self, facts: Rows, licences: Callable[[], Mapping[str, str]]) -> None:
        """Show `facts`, pairs of name and value; `licences` returns licence texts by
        component."""
        super().__init__(tr("About Canasta"), (520, 560))
        cards = [parse_card(text) for text in _CARDS]
        row = CardRow(cards, 76, pitch=0.62, is_on_felt=True)
        name = tr("Canasta {version}").format(version=__version__)
        words = tr("Canasta against computer opponents. Free under the MIT licence.")
        faces = tr(
            "Typefaces: Inter and Vollkorn, under the SIL Open Font License 1.1."
        )
        heading, text = label(name, "heading"), label(f"{words} {faces}", wrap=True)
        inside = QWidget()
        column = vbox(inside, 0, spacing=12)
        add_items(column, row, heading, text, _rows(facts, quietly=True), None)
        self.body.addWidget(ScrollPage(inside), 1)
        self._licences = licences
        self.add_close_button(make_button(tr("Licences"), self._show_licences))

    def _show_licences(self) -> None:
        veil = self.parentWidget()
        assert isinstance(veil, Veil)  # the dialog may be closed already
        veil.open_sheet(LicencesSheet(self._licences()))


class LicencesSheet(Sheet):
    """Dialog with the licence text of one component at a time."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Show `texts`, the licence texts by component."""
        super().__init__(tr("Licences"), (760, WINDOW_HEIGHT_PX))
        parts = ComboBox(tr("Part"))
        parts.addItems([*texts])
        text = QPlainTextEdit(readOnly=True)
        text.setAccessibleName(tr("Licences"))
        parts.currentTextChanged.connect(lambda name: text.setPlainText(texts[name]))
        words = tr("This program is made of the following parts.")
        add_items(self.body, label(words, "lead", wrap=True), parts, (text, 1))
        parts.currentTextChanged.emit(parts.currentText())
        self.add_close_button()


def score_pad_keys() -> Rows:
    """Return the keys of the score pad, which also work while the table has the
    focus."""
    return (
        (key_name(Key.Key_Space), tr("count the next line")),
        (key_name(Key.Key_Escape), tr("count all at once")),
        (key_name(Key.Key_Enter), tr("count all, then go on")),
        ("L", tr("show all hands (after the count)")),
        ("S", tr("score sheet (after the count)")),
    )


def replay_window_keys() -> Rows:
    pages = f"{key_name(Key.Key_PageUp)}  {key_name(Key.Key_PageDown)}"
    ends = f"{key_name(Key.Key_Home)}  {key_name(Key.Key_End)}"
    arrows = f"{keys_with_modifier(SHIFT, '←')}  {keys_with_modifier(SHIFT, '→')}"
    return (
        (key_name(Key.Key_Space), tr("play, pause")),
        ("←  →", tr("previous step, next step")),
        (arrows, tr("previous turn, next turn")),
        (pages, tr("previous round, next round")),
        (ends, tr("start of the round, end of the round")),
        (
            f"M  {keys_with_modifier(SHIFT, 'M')}",
            tr("next key moment, previous key moment"),
        ),
        ("A", tr("all hands (after the round)")),
        ("R", tr("review of the round (after the round)")),
        ("W", tr("play on from here")),
    )


class KeysSheet(Sheet):
    """Dialog with the list of keys in two columns."""

    def __init__(self, table_keys: Rows, menu_keys: Rows) -> None:
        super().__init__(tr("Keys"), (950, 680))
        inside = QWidget()
        halves = hbox(inside, margins=(6, 0, 2, 0), spacing=28, wraps=True)
        words = {
            "F6": tr("switch between table and side panel"),
            **dict(menu_keys),
            "F1": tr("rules of this game, or of what you point to"),
        }
        window = (tr("In the window"), tuple(words.items()))
        count = (tr("While a round is counted"), score_pad_keys())
        replay = (tr("In a replay"), replay_window_keys())
        table = (tr("At the table"), table_keys)
        for groups in ((table,), (window, count, replay)):
            column = vbox(spacing=10)
            for heading, keys in groups:
                rows = tuple((key, capitalize(effect)) for key, effect in keys)
                add_items(column, label(heading, "label"), _rows(rows))
            halves.addLayout(add_items(column, None), 1)
        self.show_content(inside)
        self.add_close_button()


def _rows(keys: Rows, *, quietly: bool = False) -> QGridLayout:
    rows = grid_box(14, 3, stretch_column=1)
    for row, (key, deed) in enumerate(keys):
        cap = quiet_label(key) if quietly else label(key, "strong")
        cap.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        rows.addWidget(cap, row, 0)
        rows.addWidget(label(deed, wrap=True), row, 1)
    return rows


_FIXED_FONT = QFontDatabase.SystemFont.FixedFont


class CrashDialog(QDialog):
    """Dialog about an unexpected exception; it has no parent, as the main window may be
    broken.

    The program continues when the dialog is closed. The game has been saved after its
    last action.
    """

    def __init__(
        self, report: str, parent: QWidget | None = None, *, saved: bool = True
    ) -> None:
        """Show a sentence and `report`, which has the exception, the versions and the
        record.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Canasta ran into a bug"))
        self.resize(720, 520)
        column = vbox(self, margins=(20, 18, 20, 16), spacing=12)
        words = tr(
            "The report below helps us fix it. It contains the finished "
            "rounds, what you can see of this one, and no personal data. Your "
            "last moves could not be saved."
        )
        if saved:
            words = tr(
                "The report below helps us fix it. It contains the finished "
                "rounds, what you can see of this one, and no personal data. "
                "Your game is saved up to the last move."
            )
        self.report = QPlainTextEdit(report, readOnly=True)
        # A fixed-width font keeps the marks below a source line in their columns.
        self.report.setFont(QFontDatabase.systemFont(_FIXED_FONT))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setAccessibleName(tr("Report"))
        copy = CopyButton(
            tr("Copy report"), lambda: copy.copy_text(self.report.toPlainText())
        )
        leave = make_button(tr("Quit Canasta"), self._on_quit)
        go_on = make_button(tr("Continue", "resume"), self.accept, "primary")
        buttons = add_items(hbox(spacing=10), None, copy, leave, go_on)
        heading = label(self.windowTitle(), "heading", wrap=True)
        lead = label(words, "lead", wrap=True)
        add_items(column, heading, lead, (self.report, 1), buttons)

    def _on_quit(self) -> None:
        self.reject()
        QCoreApplication.quit()
