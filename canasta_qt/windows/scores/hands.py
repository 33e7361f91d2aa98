"""Everybody's remaining cards after a hand, on request."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from canasta_qt.cards import Card, hand_order
from canasta_qt.windows.widgets.card_row import CardRow
from canasta_qt.windows.widgets.parts import grown_button, label, quiet
from canasta_qt.windows.widgets.scrolling import ScrollPage
from canasta_qt.windows.widgets.sheet import Sheet, spread
from canasta_qt.windows.widgets.style import Look, marked
from canasta_qt.wording.cards import card_count, point_count

_CARD = 54


@dataclass(frozen=True)
class HandShown:
    """What somebody held when the hand ended; `points` count against the side."""

    name: str
    cards: tuple[Card, ...]
    points: int


class HandsSheet(Sheet):
    """The hands one below the other."""

    def __init__(self, hands: Sequence[HandShown], look: Look) -> None:
        """Show the hands in the order given."""
        height = 170 + 132 * len(hands)
        super().__init__(self.tr("The hands at the end"), (760, height), look)
        inside = marked(QWidget(), kind="clear")
        column = QVBoxLayout(inside)
        column.setContentsMargins(2, 2, 8, 2)
        column.setSpacing(6)
        for hand in hands:
            column.addWidget(label(hand.name, "label"))
            column.addWidget(quiet(_summary(hand)))
            if hand.cards:
                column.addWidget(
                    CardRow(sorted(hand.cards, key=hand_order), _CARD, look)
                )
            column.addSpacing(6)
        column.addStretch(1)
        area = ScrollPage(inside)
        self.body.addWidget(area, 1)
        back = grown_button(self.tr("Close"), "primary")
        back.clicked.connect(self.close_sheet)
        spread(self.buttons, [], [back])
        self.first = back

    @override
    def on_enter(self) -> None:
        """Enter closes."""
        self.close_sheet()


def _summary(hand: HandShown) -> str:
    if not hand.cards:
        return QCoreApplication.translate("HandsSheet", "went out: no card left")
    return f"{card_count(len(hand.cards))}, {point_count(hand.points)}"
