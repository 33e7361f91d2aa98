"""What this program is, in which versions, and which engine runs."""

from dataclasses import dataclass

from PySide6.QtWidgets import QGridLayout

from canasta_qt.cards import parse_card
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.parts import label, quiet
from canasta_qt.windows.widgets.sheet import Sheet
from canasta_qt.windows.widgets.style import Look, fill

_SHOWN = ("Ks", "Qh", "Jc", "Xr")


@dataclass(frozen=True)
class Versions:
    """What runs here, as text."""

    program: str
    python: str
    qt: str
    system: str
    compiled: bool = False
    """Whether the engine is compiled."""
    home: str = ""
    """The folder with the games."""


class AboutSheet(Sheet):
    """Name, licence, versions."""

    def __init__(self, versions: Versions, look: Look) -> None:
        """Show them."""
        super().__init__(self.tr("About Canasta"), (520, 430), look)
        row = CardRow([parse_card(text) for text in _SHOWN], 76, look)
        row.felt = True
        row.with_back = True
        row.pitch = 0.62
        name = self.tr("Canasta {version}").format(version=versions.program)
        words = self.tr(
            "Canasta against bots, with a deck of its own. Free under the MIT licence."
        )
        heading, text = label(name, "heading"), label(words, wrap=True)
        fill(self.body, row, heading, text, self._facts(versions), None)
        self.end_with_close()

    def _facts(self, versions: Versions) -> QGridLayout:
        engine = self.tr("compiled") if versions.compiled else self.tr("interpreted")
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setColumnStretch(1, 1)
        rows = (
            (self.tr("Engine"), engine),
            (self.tr("Python"), versions.python),
            (self.tr("Qt"), versions.qt),
            (self.tr("System"), versions.system),
            (self.tr("Games are in"), versions.home),
        )
        for row, (words, value) in enumerate(rows):
            grid.addWidget(quiet(words), row, 0)
            grid.addWidget(label(value, wrap=True), row, 1)
        return grid
