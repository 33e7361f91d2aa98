"""Dialog at the end of a game: winners, margin, lead after each round, key moments."""

from functools import partial
from typing import Final, NamedTuple

from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal

from canasta_qt.art import pixmaps
from canasta_qt.art.drawings import SEAL_SIZE_RATIO, Seal
from canasta_qt.art.portraits import Mood, Portrait
from canasta_qt.art.typefaces import text_font
from canasta_qt.cards import Card, hand_sort_key, is_wild
from canasta_qt.look import tokens
from canasta_qt.look.icons import Icon
from canasta_qt.look.keys import Key, key_name
from canasta_qt.look.tokens import CARD_RATIO, DurationMs
from canasta_qt.overrides import override
from canasta_qt.statistics.values import Highlight, HighlightKind
from canasta_qt.translate import number_text, signed_text, tr
from canasta_qt.windows.widgets import style
from canasta_qt.windows.widgets.card_row import paint_card
from canasta_qt.windows.widgets.celebration import Celebration
from canasta_qt.windows.widgets.look import current_look, html_with_suits, scaled_pixels
from canasta_qt.windows.widgets.painted_widget import PaintedWidget
from canasta_qt.windows.widgets.parts import (
    CopyButton,
    KeyButton,
    label,
    make_button,
    quiet_label,
    quiet_rich_label,
    rich_label,
)
from canasta_qt.windows.widgets.sheet import Sheet, Veil
from canasta_qt.windows.widgets.style import add_items, hbox, vbox, with_properties
from canasta_qt.wording.scores.game_end import MomentWords

PORTRAIT_SIZE_PX: Final = 116
"""Width of a winner's portrait, in pixels."""
CARD_WIDTH_PX: Final = 56
SEAL_SIZE_PX: Final = 34
"""Width in pixels of the seal on a canasta shown as a key moment."""
_PORTRAIT_DROP_PX: Final = 34
"""Pixels by which a portrait moves down to its place in the animation."""
_PORTRAIT_TOP_SHARE: Final = 0.42
"""Share of the height of a portrait that is above the upper edge of the dialog."""
_RISE: Final = 24
"""Pixels by which the dialog moves up in its opening animation."""
_PAIR: Final = 2
_GAP: Final = 16
"""Gap between portraits, and between totals, in pixels."""
_CARD_STEP: Final = 17
"""Horizontal distance between the middles of fanned cards, in pixels."""
_TWO_PAIRS: Final = 4
"""Number of cards of two pairs."""
_OUT_CUBIC: Final = QtCore.QEasingCurve(QtCore.QEasingCurve.Type.OutCubic)
_BACK: Final = QtCore.QEasingCurve(QtCore.QEasingCurve.Type.OutBack)
_BACK.setOvershoot(1.04)
_SPEECH_FONT: Final = tokens.TextRole(18, 700, is_heading=True)
_RENDER_HINT: Final = QtGui.QPainter.RenderHint.Antialiasing
_CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class SideTotal(NamedTuple):
    """Total of a side at the end, and before the last round."""

    name: str
    points: int
    points_before_round: int
    is_own_side: bool


class GameEndContent(NamedTuple):
    """Content of the dialog; sides are in the order of `PlayerNames.side_order`."""

    heading: str
    lead_text: str
    """Lead of the winners, as rich text."""
    speech_text: str
    """Text in the speech bubble of the winners; empty for no speech bubble."""
    winner_portraits: tuple[Portrait, ...]
    is_won: bool
    totals: tuple[SideTotal, ...]
    leads_by_round: tuple[int, ...]
    """Points by which the player's side leads the best other side, after each round."""
    lead_title: str
    moments_title: str
    moments: tuple[tuple[Highlight, MomentWords], ...]
    comparison_text: str = ""
    """Sentence that compares this game with earlier ones; may be empty."""
    deal_number: str = ""
    """Number of the deal; empty if no number deals it again."""


def moment_cards(moment: Highlight) -> tuple[Card, ...]:
    """Return up to three cards for a key moment, or for seven pairs the first two
    pairs.

    Wild cards are last; a second equal card is shown only if there are fewer than three
    different cards.
    """
    if moment.kind_name == "pairs":
        return tuple(sorted(moment.cards, key=hand_sort_key)[:_TWO_PAIRS])
    kinds = sorted(dict.fromkeys(moment.cards), key=is_wild)
    return tuple((kinds + sorted(moment.cards, key=is_wild))[:3])[: len(moment.cards)]


class _Faces(QtWidgets.QWidget):
    """Portraits of the winners in a row, with a speech bubble beside the last one."""

    def __init__(self, shown: GameEndContent) -> None:
        super().__init__()
        self._content = shown
        self.time = float(DurationMs.GAME_END_CELEBRATION)
        self.setFixedHeight(_PORTRAIT_DROP_PX + PORTRAIT_SIZE_PX)
        self.setAccessibleName(shown.speech_text)

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        painter, shown = QtGui.QPainter(self), self._content
        frame = PORTRAIT_SIZE_PX, self.devicePixelRatioF(), current_look().colours
        left = (
            self.width()
            - len(shown.winner_portraits) * (PORTRAIT_SIZE_PX + _GAP)
            + _GAP
        ) / 2
        for number, who in enumerate(shown.winner_portraits):
            begun = (
                self.time
                - DurationMs.SHEET_RISE
                - number * DurationMs.PORTRAIT_INTERVAL
            )
            share = max(0.0, min(1.0, begun / DurationMs.PORTRAIT_DROP))
            face = pixmaps.portrait(who, Mood.PLEASED, *frame, active=shown.is_won)
            painter.setOpacity(min(1.0, 2 * share))
            painter.drawPixmap(
                QPointF(left, _PORTRAIT_DROP_PX * _BACK.valueForProgress(share)), face
            )
            left += PORTRAIT_SIZE_PX + _GAP
        if shown.speech_text and self.time >= DurationMs.GAME_END_CELEBRATION / 2:
            self._speak(painter, left + 8)
        painter.end()

    def _speak(self, painter: QtGui.QPainter, left: float) -> None:
        colours = current_look().colours
        font = text_font(_SPEECH_FONT, current_look().text_factor)
        metrics = QtGui.QFontMetricsF(font)
        wide = metrics.horizontalAdvance(self._content.speech_text) + 48
        paper = QRectF(left, _PORTRAIT_DROP_PX + 10, wide, metrics.height() + 24)
        shape, tail, y = QtGui.QPainterPath(), QtGui.QPainterPath(), paper.center().y()
        shape.addRoundedRect(paper, 12, 12)
        points = (QPointF(left + 2, y + aside) for aside in (-9, 9))
        tail.addPolygon(QtGui.QPolygonF([*points, QPointF(left - 18, y + 6)]))
        painter.setRenderHint(_RENDER_HINT)
        painter.setPen(QtGui.QPen(QtGui.QColor(colours.text), 1.5))
        painter.setBrush(QtGui.QColor(colours.pad_paper))
        painter.drawPath(shape.united(tail).simplified())
        painter.setFont(font)
        painter.drawText(paper, _CENTRE, self._content.speech_text)


class _LeadBars(PaintedWidget):
    """Bar chart of the lead after each round; the last bar has its number."""

    def __init__(self, shown: GameEndContent) -> None:
        super().__init__()
        self._leads = shown.leads_by_round
        self.setMinimumSize(scaled_pixels(300), scaled_pixels(84))
        grows = QtWidgets.QSizePolicy.Policy.Expanding
        self.setSizePolicy(grows, grows)
        self.setAccessibleName(shown.lead_title)
        self.setAccessibleDescription(", ".join(map(signed_text, shown.leads_by_round)))

    @override
    def draw(self, painter: QtGui.QPainter) -> None:
        colours, leads = current_look().colours, self._leads
        painter.setFont(text_font(tokens.PILL_FONT, current_look().text_factor))
        line, muted = painter.fontMetrics().height(), QtGui.QColor(colours.muted_text)
        most, least = max(0, *leads), min(0, *leads)
        scale = (self.height() - 2 * line) / (most - least or 1)
        zero, step = line + most * scale, self.width() / len(leads)
        wide = min(scaled_pixels(30), 0.6 * step)
        bar, ink = QRectF(), muted
        for number, lead in enumerate(leads):
            high = max(2.0, scale * abs(lead))
            bar = QRectF(0, zero - high if lead > 0 else zero, wide, high)
            bar.moveLeft((number + 0.5) * step - wide / 2)
            ink = QtGui.QColor(colours.accent) if lead > 0 else muted
            painter.setOpacity(1.0 if number == len(leads) - 1 else 0.55)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawRoundedRect(bar, 3, 3)
            painter.setOpacity(1.0)
            painter.setPen(muted)
            below = QRectF(number * step, self.height() - line, step, line)
            painter.drawText(below, _CENTRE, number_text(number + 1))
        painter.drawLine(QPointF(0, zero), QPointF(self.width(), zero))
        painter.setPen(ink)
        words = QRectF(
            0, min(bar.top(), zero) - line, bar.center().x() + step / 2, line
        )
        room = painter.fontMetrics().horizontalAdvance(signed_text(leads[-1]))
        words.setLeft(min(bar.center().x() - room / 2, words.right() - room) - 2)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft, signed_text(leads[-1]))


class _Fan(PaintedWidget):
    """Fan of the cards of a key moment."""

    def __init__(self, moment: Highlight) -> None:
        super().__init__()
        self._moment = moment
        self.setFixedSize(
            CARD_WIDTH_PX + 2 * _CARD_STEP + 24, round(CARD_WIDTH_PX * CARD_RATIO) + 22
        )

    @override
    def draw(self, painter: QtGui.QPainter) -> None:
        cards = moment_cards(self._moment)
        closeness = 2 / max(2, len(cards) - 1)
        for number, card in enumerate(cards):
            aside = closeness * (number - (len(cards) - 1) / 2)
            middle = QPointF(self.width() / 2 + _CARD_STEP * aside, self.height() / 2)
            paint_card(painter, card, middle, CARD_WIDTH_PX, turn=7 * aside)
        if self._moment.highlight_kind is HighlightKind.CANASTA:
            kind, size = Seal(self._moment.kind_name), SEAL_SIZE_PX * SEAL_SIZE_RATIO
            wax = pixmaps.seal(
                kind, SEAL_SIZE_PX, self.devicePixelRatioF(), shadow=True
            )
            corner = QPointF(self.width() - size, self.height() - size)
            painter.drawPixmap(corner, wax)


class GameEndSheet(Sheet):
    """Dialog with the winners of a game.

    Enter begins another game; any press ends the animation.
    """

    keeps_menus = True
    again_requested = Signal()
    review_requested = Signal()
    other_requested = Signal()
    same_requested = Signal()
    copy_requested = Signal()
    watch_requested = Signal(int, int, int)
    """Emitted with the indexes of round, line and step of a key moment to be
    replayed.
    """

    def __init__(self, shown: GameEndContent, *, moves: bool) -> None:
        """Show the content; with `moves` the first display of the dialog is
        animated."""
        super().__init__(shown.heading, (1000, 300), bare=True)
        self.setAccessibleDescription(shown.speech_text)
        self.content = shown
        self._numbers: list[QtWidgets.QLabel] = []
        self._faces = _Faces(shown)
        self._bars: _LeadBars | None = None
        """Chart of the leads, which gets the spare height of the window."""
        inside = QtWidgets.QWidget()
        self._fill(vbox(inside, margins=(48, 0, 48, 0), spacing=6))
        add_items(self.body, self._faces)
        self.show_content(inside)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.buttons.setContentsMargins(48, 10, 48, 22)
        words = tr("Play again") if shown.is_won else tr("Rematch")
        enter = key_name(Key.Key_Enter)
        again = make_button(words, self.again_requested, "primary", enter)
        review = make_button(tr("Review the game"), self.review_requested, key="R")
        other = make_button(tr("Other game…"), self.other_requested)
        add_items(self.buttons, again, review, other, None)
        if shown.comparison_text:
            self.buttons.addWidget(quiet_label(shown.comparison_text))
        self.first, self._moves = again, moves
        self._leaves: Celebration | None = None
        self._effect = QtWidgets.QGraphicsOpacityEffect(self)
        self._clock = QtCore.QVariantAnimation(
            self, duration=DurationMs.GAME_END_CELEBRATION
        )
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(DurationMs.GAME_END_CELEBRATION))
        self._clock.valueChanged.connect(self._on_time)
        self._clock.finished.connect(self.finish_animations)

    def _deal(self) -> QtWidgets.QHBoxLayout:
        """Return a row with the number of the deal and the result, each with its
        buttons."""
        row = add_items(hbox(spacing=14), None)
        self.copy = CopyButton(tr("Copy result"), self.copy_requested.emit, "link")
        links: list[QtWidgets.QWidget] = [self.copy]
        if self.content.deal_number:
            row.addWidget(quiet_label(self.content.deal_number))
            same = make_button(tr("Same deal again"), self.same_requested, "link")
            links.insert(0, same)
        for link in links:
            link.setMinimumHeight(0)
        return add_items(row, *links, None)

    def _fill(self, column: QtWidgets.QVBoxLayout) -> None:
        shown = self.content
        margin = quiet_rich_label(shown.lead_text, "end_margin")
        for words in (label(shown.heading, "end_heading"), margin):
            words.setAlignment(_CENTRE)
            words.setWordWrap(True)
            column.addWidget(words)
        column.addLayout(self._deal())
        middle = hbox(margins=(16, 10, 0, 8), spacing=64)
        if len(shown.leads_by_round) > 1:
            self._bars = _LeadBars(shown)
            bars = add_items(vbox(spacing=0), quiet_label(shown.lead_title, "quiet"))
            add_items(middle, self._totals(), (add_items(bars, self._bars), 1))
        else:
            add_items(middle, None, self._totals(), None)
        add_items(column, middle)
        row = hbox(spacing=_GAP)
        for moment, said in shown.moments:
            row.addWidget(self._moment(moment, said), 1)
        if shown.moments:
            add_items(column, label(shown.moments_title, "moments"), row)

    def _totals(self) -> QtWidgets.QGridLayout:
        """Return the totals: columns for two sides, rows for more."""
        grid = style.grid_box(26, 0, stretch_column=2)
        right = Qt.AlignmentFlag.AlignRight
        grid.setRowStretch(len(self.content.totals), 1)
        two = len(self.content.totals) == _PAIR
        for number, total in enumerate(self.content.totals):
            ours = str(total.is_own_side).lower()
            others = str(not total.is_own_side).lower()
            name = with_properties(
                label(total.name, "label"), accent=ours, quiet=others
            )
            points = label(number_text(total.points), "sheet_total" if two else "label")
            points.setMinimumWidth(points.sizeHint().width())
            points.setAlignment(right)
            self._numbers.append(points)
            grid.addWidget(name, *((0, number) if two else (number, 0)), right)
            grid.addWidget(points, *((1, number) if two else (number, 1)), right)
        return grid

    def _moment(self, moment: Highlight, said: MomentWords) -> QtWidgets.QFrame:
        watch = KeyButton(tr("Watch it"), variant="link")
        watch.setAccessibleDescription(f"{said.round_words}: {said.text}")
        size, accent = scaled_pixels(14), current_look().colours.accent
        watch.setIcon(
            style.make_icon(Icon.PLAY, size, self.devicePixelRatioF(), accent)
        )
        place = moment.round_index, moment.line_index, moment.action_index
        watch.clicked.connect(partial(self.watch_requested.emit, *place))
        good = str(moment.highlight_kind is not HighlightKind.LESSON).lower()
        value = with_properties(label(said.value, "value", wrap=True), accent=good)
        words = add_items(
            vbox(spacing=1),
            quiet_label(said.round_words, "quiet"),
            rich_label(html_with_suits(said.text)),
            None,
            value,
            watch,
        )
        card = with_properties(QtWidgets.QFrame(), kind="paper")
        row = hbox(card, margins=(6, 10, 10, 8), spacing=6)
        add_items(row, _Fan(moment), (words, 1))
        return card

    @property
    @override
    def opaque_rect(self) -> QRectF:
        """Return the bounds of the dialog and of the portraits above its upper edge."""
        return QRectF(self.rect()).adjusted(
            0, _PORTRAIT_DROP_PX + round(PORTRAIT_SIZE_PX * _PORTRAIT_TOP_SHARE), 0, 0
        )

    @override
    def preferred_size(self) -> tuple[int, int]:
        """Return the preferred size, in which the chart has twice its least height."""
        width, height = super().preferred_size()
        if self._bars is not None:
            page = self.page_height(width)
            height = max(height, page + self._bars.minimumHeight())
        return width, height

    @override
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        """Paint the paper with its printed border."""
        painter, colours = QtGui.QPainter(self), current_look().colours
        painter.setRenderHint(_RENDER_HINT)
        painter.setPen(QtGui.QPen(QtGui.QColor(colours.pad_line), 1))
        painter.setBrush(QtGui.QColor(colours.pad_paper))
        painter.drawRoundedRect(self.opaque_rect.adjusted(0.5, 0.5, -0.5, -0.5), 16, 16)
        painter.setPen(QtGui.QPen(QtGui.QColor(colours.inlay), 1.2))
        painter.setOpacity(0.7)
        painter.drawRoundedRect(self.opaque_rect.adjusted(9, 9, -9, -9), 10, 10)
        painter.end()

    # Animation

    @override
    def showEvent(self, event: QtGui.QShowEvent) -> None:
        """Start the animation when the dialog is first shown."""
        super().showEvent(event)
        veil, app = self.parentWidget(), QtWidgets.QApplication.instance()
        assert isinstance(veil, Veil), "sheets lie on veils"
        veil.center_sheets()  # the style sheet sets the fonts only now
        self._place = self.pos()
        if self._moves and app is not None:
            self._moves = False
            if self.content.is_won and current_look().has_shadows:
                middle = QPointF(
                    veil.width() / 2, self.y() + self.opaque_rect.top() + 100
                )
                self._leaves = Celebration(veil, middle, current_look().colours)
                self.raise_()
            self.setGraphicsEffect(self._effect)
            app.installEventFilter(self)
            self._on_time(0.0)
            self._clock.start()

    @override
    def hideEvent(self, event: QtGui.QHideEvent) -> None:
        """End the animation when another dialog opens."""
        super().hideEvent(event)
        self.finish_animations()

    @override
    def eventFilter(self, watched: QtCore.QObject, event: QEvent) -> bool:
        """End the animation on any press or resize.

        Of the keys, only R, Enter and Esc also have their usual effect. Just after the
        dialog was opened, Enter and Esc have no effect, as they may be meant for the
        count.
        """
        kinds = QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress
        pressed = event.type() in kinds and self.isVisible()
        resized = watched is self.parent() and event.type() == QEvent.Type.Resize
        early = self._clock.currentTime() < QtWidgets.QApplication.doubleClickInterval()
        if pressed or resized:
            self.finish_animations()
        keys = [Key.Key_R]
        if not early:
            keys += [Key.Key_Return, Key.Key_Enter, Key.Key_Escape]
        works = isinstance(event, QtGui.QKeyEvent) and event.key() in keys
        return pressed and not works

    def finish_animations(self) -> None:
        """End the animation and show its last frame."""
        app = QtWidgets.QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._clock.stop()
        self._on_time(DurationMs.GAME_END_CELEBRATION)
        if self._leaves is not None:
            self._leaves.deleteLater()
            self._leaves = None

    def _on_time(self, time: float) -> None:
        if self._leaves is not None:
            self._leaves.show_time(time)
        risen = _OUT_CUBIC.valueForProgress(min(1.0, time / DurationMs.SHEET_RISE))
        self._effect.setOpacity(risen)
        self._effect.setEnabled(risen < 1)
        place, veil = self._place + QPoint(0, round(_RISE * (1 - risen))), self.parent()
        if place != self.pos() and isinstance(veil, Veil):
            self.move(place)
            veil.update()  # the veil paints the shadow of the dialog
        rolled = _OUT_CUBIC.valueForProgress(
            min(1.0, time / DurationMs.TOTALS_COUNT_UP)
        )
        for total, words in zip(self.content.totals, self._numbers, strict=True):
            gained = round((total.points - total.points_before_round) * rolled)
            words.setText(number_text(total.points_before_round + gained))
        self._faces.time = time
        self._faces.update()
