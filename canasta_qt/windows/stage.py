"""What fills the window below the menu bar: the table and the side panel."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_qt.windows.score_card import ScoreChip
from canasta_qt.windows.side_panel import SidePanel, docks, panel_width
from canasta_qt.windows.standing import Standing
from canasta_qt.windows.style import Look, marked

_LOW: Final = 660
_HIGH: Final = 900
_CHIP_HEIGHT: Final = 50


class Stage(QWidget):
    """The table, and the panel beside it or, in a narrow window, over it.

    Whether the panel is open is remembered apart for wide and for narrow windows.
    """

    panel_changed = Signal()

    def __init__(self, table: QWidget) -> None:
        """`table` is shown as large as the panel allows."""
        super().__init__()
        self.table = table
        self.panel = SidePanel()
        table.setParent(self)
        self.panel.setParent(self)
        self.chip = ScoreChip(self)
        marked(self, kind="chrome")
        self.open_wide = True
        self.open_narrow = False
        self._q = 1.0
        self._playing = False

    @property
    def docked(self) -> bool:
        """Whether the window is wide enough for the panel to stand beside the table."""
        return docks(self.width(), self._q)

    @property
    def panel_open(self) -> bool:
        """Whether the panel is to be seen."""
        return self.open_wide if self.docked else self.open_narrow

    def set_look(self, look: Look) -> None:
        """Paint in these colours; large text makes the panel wider."""
        self._q = look.q
        self.panel.set_look(look)
        self.lay_out()

    def set_panel(self, *, wide: bool, narrow: bool) -> None:
        """Open or shut the panel as remembered."""
        self.open_wide, self.open_narrow = wide, narrow
        self.lay_out()

    def show_standing(self, standing: Standing) -> None:
        """Show the score in the panel and on the chip."""
        self._playing = True
        self.panel.score.show_standing(standing)
        self.chip.show_standing(standing)
        self.lay_out()

    def toggle_panel(self) -> None:
        """Open what is shut and the other way round."""
        if self.docked:
            self.open_wide = not self.open_wide
        else:
            self.open_narrow = not self.open_narrow
        self.lay_out()
        if self.panel_open and not self.docked:
            self.panel.log.view.setFocus()
        else:
            self.table.setFocus()
        self.panel_changed.emit()

    def other_pane(self) -> None:
        """Move the focus between table and log."""
        inside = self.panel.isAncestorOf(self.focusWidget() or self.table)
        if self.panel.isVisible() and not inside:
            self.panel.log.view.setFocus()
        else:
            self.table.setFocus()

    def lay_out(self) -> None:
        """Give table, panel and chip their places."""
        width, height = self.width(), self.height()
        panel = panel_width(width, self._q)
        beside = self.panel_open and self.docked
        self.table.setGeometry(0, 0, width - panel if beside else width, height)
        self.panel.setGeometry(width - panel, 0, panel, height)
        self.panel.setVisible(self.panel_open)
        pad = 8 if height < _LOW else 12 if height < _HIGH else 16
        chip = round(_CHIP_HEIGHT * self._q)
        chip = max(chip, self.chip.sizeHint().height())
        self.chip.setGeometry(pad, pad, round(ScoreChip.WIDTH * self._q), chip)
        self.chip.setVisible(self._playing and not self.panel_open)
        self.chip.raise_()
        self.panel.raise_()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again; the panel may dock or undock."""
        super().resizeEvent(event)
        self.lay_out()
        self.panel_changed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc shuts a panel that lies over the table."""
        if event.key() == Qt.Key.Key_Escape and self.panel_open and not self.docked:
            self.toggle_panel()
            event.accept()
            return
        super().keyPressEvent(event)
