"""Rows of cards, painted with the pixmaps of the table."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QRadialGradient
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy

from canasta_qt.art import pixmaps
from canasta_qt.cards import Card, hand_sort_key
from canasta_qt.look.tokens import CARD_RATIO, TOAST_CORNER_RADIUS, Shadow
from canasta_qt.overrides import override
from canasta_qt.translate import tr
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.painted_widget import PaintedWidget
from canasta_qt.windows.widgets.parts import label, separator
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.cards import card_count, card_name

_MIN_STRIP_RATIO: Final = 0.28
"""Visible strip of a covered card at the preferred width, in card widths."""
_AIR_ON_FELT: Final = 30.0
"""Least width of felt at the left and right of the cards, in pixels."""


def paint_card(
    painter: QPainter, card: Card | None, middle: QPointF, width: int, turn: float = 0.0
) -> None:
    """Paint a card with its shadow, rotated by `turn` degrees; None paints a card
    back."""
    ratio, high = painter.device().devicePixelRatioF(), width * CARD_RATIO
    rect = QRectF(-width / 2, -high / 2, width, high)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(middle)
    painter.rotate(turn)
    if current_look().has_shadows:
        pixmaps.paint_shadow(painter, pixmaps.shadow(Shadow.REST, width, ratio), rect)
    painter.drawPixmap(
        rect.topLeft(), pixmaps.card_face(card, width, ratio, current_look().deck)
    )
    painter.restore()


class CardRow(PaintedWidget):
    """Row of face-up cards, which overlap in a narrow widget; on felt there is a card
    back after them."""

    def __init__(
        self,
        cards: Sequence[Card],
        width: int,
        *,
        pitch: float = 0.44,
        is_on_felt: bool = False,
    ) -> None:
        """Create the row; `width` is the width of a card in pixels, `pitch` the largest
        distance between cards in card widths."""
        super().__init__()
        self._width = width
        self._pitch, self._is_on_felt = pitch, is_on_felt
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_cards(cards)

    def show_cards(self, cards: Sequence[Card]) -> None:
        self.cards = tuple(cards)
        self.setAccessibleName(", ".join(card_name(card) for card in self.cards))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Return the size of the cards at their closest, with a margin that is larger
        on felt."""
        air = 22 if self._is_on_felt else 4
        height = round(self._width * CARD_RATIO) + air
        least = self._width * (1 + _MIN_STRIP_RATIO * max(len(self.cards) - 1, 0))
        return QSize(round(least) + air, height)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the width of one card, and the height of the row."""
        return QSize(self._width + 4, self.sizeHint().height())

    @override
    def draw(self, painter: QPainter) -> None:
        """Paint the felt, then the cards from left to right and the card back."""
        if self._is_on_felt:
            self._paint_felt(painter)
        least = _AIR_ON_FELT if self._is_on_felt else 1.0
        room = self.width() - 2 * least - self._used(0)
        step = min(self._pitch * self._width, room / max(len(self.cards) - 1, 1))
        # On felt the cards are centered; elsewhere they are aligned with the text.
        left = (self.width() - self._used(step)) / 2 if self._is_on_felt else least
        for card in self.cards:
            self._paint_card(painter, card, left)
            left += step
        if self._is_on_felt:
            left += self._width - step + 0.4 * self._width
            self._paint_card(painter, None, left)

    def _used(self, step: float) -> float:
        back = 1.4 * self._width if self._is_on_felt else 0
        return self._width + step * max(len(self.cards) - 1, 0) + back

    def _paint_card(self, painter: QPainter, card: Card | None, left: float) -> None:
        wide, high = self._width, self._width * CARD_RATIO
        top = max(round((self.height() - high) / 2), 2)
        middle = QPointF(round(left) + wide / 2, top + high / 2)
        paint_card(painter, card, middle, wide)

    def _paint_felt(self, painter: QPainter) -> None:
        colours = current_look().colours
        area = QRectF(self.rect())
        gradient = QRadialGradient(area.center(), area.width() * 0.6)
        gradient.setColorAt(0, QColor(colours.felt))
        gradient.setColorAt(1, QColor(colours.felt_edge))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gradient)
        painter.drawRoundedRect(area, TOAST_CORNER_RADIUS, TOAST_CORNER_RADIUS)


_HAND_CARD: Final = 30
"""Width of a card in a row of hands, in pixels."""
NamedHands: TypeAlias = Sequence[tuple[str, Sequence[Card]]]
"""Names of players, and the cards they hold."""


class HandsStrip(QFrame):
    """Row with the cards of the other players, below the table."""

    def __init__(self) -> None:
        super().__init__()
        with_properties(self, kind="chrome")
        self.setAccessibleName(tr("All hands"))
        self._row = hbox(margins=(16, 6, 16, 4), spacing=18)
        add_items(vbox(self, margins=0, spacing=0), self._row, separator())
        self._names: list[QLabel] = []
        self.rows: list[CardRow] = []

    def show_hands(self, hands: NamedHands) -> None:
        """Show names and cards, clockwise from the player's left."""
        while len(self.rows) < len(hands):
            name = label("", "strong")
            row = CardRow((), _HAND_CARD)
            self._row.addLayout(add_items(vbox(spacing=2), name, row), 1)
            self._names.append(name)
            self.rows.append(row)
        shown = zip(hands, self._names, self.rows, strict=True)
        for number, ((who, cards), name, row) in enumerate(shown):
            self._row.setStretch(number, len(cards) + 1)
            name.setText(f"{who}, {card_count(len(cards))}")
            row.show_cards(sorted(cards, key=hand_sort_key))
