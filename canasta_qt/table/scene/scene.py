"""Scene: card items, fixed items, and the change from one picture to the next.

There are no rules in the scene. Besides the picture its state is only the order of the
hand, the selection and the drag.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsScene, QWidget

from canasta_qt.art.portraits import Mood, Portrait, portraits_for_seats
from canasta_qt.cards import Card
from canasta_qt.commands import COUNT_COMMANDS, Command, Sorting
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.gestures import EMPTY_DRAFT, Draft, LessonView, Offer, Place, ScoreText
from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.overrides import override
from canasta_qt.table.items.animator import Flight
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.items.dragged_cards import (
    DragImage,
    FannedCards,
    InsertionBar,
    VacatedPlace,
)
from canasta_qt.table.items.meld_rows import RowItem
from canasta_qt.table.items.staging_tray import TrayItem
from canasta_qt.table.layout.places import speech_origin_rect
from canasta_qt.table.layout.zones import LayoutInput, Rect, Zones, table_layout
from canasta_qt.table.overlay.box import FocusRing, SpeechBubble, Toast
from canasta_qt.table.overlay.question_boxes import QuestionBoxes
from canasta_qt.table.overlay.status_line import ScoreChip, StatusLine, StatusText
from canasta_qt.table.paint.brushes import Brushes
from canasta_qt.table.paint.buttons import ButtonsItem, SortButton, TableButton
from canasta_qt.table.paint.felt import paint_felt
from canasta_qt.table.paint.painted_item import (
    PaintedItem,
    StyledScene,
    items_for_values,
)
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.table.picture.compose import compose_picture
from canasta_qt.table.picture.hand_order import HandOrder
from canasta_qt.table.picture.table_state import (
    EMPTY_TABLE,
    TableState,
    TableTexts,
    make_table_state,
    table_texts,
)
from canasta_qt.table.scene.card_items import CardItems, DraggedCards
from canasta_qt.table.scene.fixtures import Fixtures
from canasta_qt.wording.player_names import PlayerNames

EMPTY_PICTURE: Final = compose_picture(
    EMPTY_TABLE, HandOrder(), EMPTY_DRAFT, table_layout(LayoutInput(0, 0))
)
"""The picture of a table without a game, for a view of size 0."""
StatusReplacement: TypeAlias = Callable[
    [tuple[Offer, ...]], tuple[StatusText, tuple[Offer, ...]]
]
"""Function from offers to the sentence in place of the turn status, and its buttons."""


class TableScene(StyledScene):
    """The table as graphics items; scene coordinates are logical pixels of the view."""

    _turn_status: tuple[StatusText, tuple[Offer, ...]] = (StatusText(), ())
    _advice: tuple[StatusText, tuple[Offer, ...]] | None = None
    _coach: StatusReplacement | None = None
    """Returns the sentence and buttons of a lesson step, shown in place of advice and
    turn status; None without a lesson."""
    _is_enter_elsewhere = False
    """Whether Enter acts on a list beside the table; no button is then primary."""

    def __init__(self, style: TableStyle, parent: QAbstractScrollArea) -> None:
        """Create an empty table; boxes are widgets in the viewport of `parent`."""
        super().__init__(parent)
        # Hundreds of cards move at once; an index would be rebuilt in every frame.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.current_style = style
        self.brushes = Brushes(style, 1.0)
        self.hand = HandOrder()
        self.draft = EMPTY_DRAFT
        self.people = PlayerNames(())
        self.observation: Observation | None = None
        self.table_state = EMPTY_TABLE
        self.picture = EMPTY_PICTURE
        self.words = TableTexts(self.people)
        self.window_notices: Callable[[QWidget], list[QRect]] = lambda _: []
        """Returns the screen rectangles of notices of the window, except those of a
        widget; set by `app`."""
        self.card_items = CardItems(self)
        self.fixtures = Fixtures(self)
        self.status_line, self.tray = StatusLine(self.brushes), TrayItem(self.brushes)
        self.tray_offers: tuple[Offer, ...] = ()
        self.drag_image = DragImage(self.brushes)
        self.insertion = InsertionBar(self.brushes)
        self.peek = FannedCards(self.brushes)
        self.toast = Toast(parent.viewport(), self.brushes)
        self.speech_bubble = SpeechBubble(parent.viewport(), self.brushes)
        self.focus_ring = FocusRing(parent.viewport(), self.brushes)
        self.score_chip = ScoreChip(self.brushes)
        self.vacated_places: list[VacatedPlace] = []
        self.sort_button = SortButton(self.brushes)
        shown = self.status_line, self.tray, self.sort_button, self.score_chip
        for item in (*shown, self.drag_image, self.insertion, self.peek):
            self.addItem(item)
        self.questions = QuestionBoxes(parent.viewport(), self.brushes)

    def resize(self, width: float, height: float, pixel_ratio: float) -> None:
        """Apply the layout for a size of the view and a device pixel ratio."""
        self.setSceneRect(0, 0, width, height)
        for box in (self.toast, self.speech_bubble, self.questions.memory):
            box.hide()
        if pixel_ratio != self.brushes.ratio:
            self._replace_brushes(self.brushes.text_scale, pixel_ratio)
        self.relayout()

    def restyle(self, style: TableStyle) -> None:
        """Show the table in another style."""
        self.current_style = style
        self._replace_brushes(self.brushes.text_scale, self.brushes.ratio)
        self.relayout()
        self.update()

    def _replace_brushes(self, text: float, ratio: float) -> None:
        """Replace the brushes of all items, for a text scale and a device pixel
        ratio."""
        self.brushes = brushes = Brushes(self.current_style, text, ratio)
        self.questions.restyle(brushes)
        self.questions.memory.hide()
        for item in self.items():
            if isinstance(item, PaintedItem | CardItem):
                item.restyle(brushes)
        for box in (self.toast, self.speech_bubble, self.focus_ring):
            box.restyle(brushes)

    @property
    def is_empty(self) -> bool:
        """Whether no game is shown."""
        return self.table_state is EMPTY_TABLE

    @property
    def is_over(self) -> bool:
        """Whether the shown round has ended, so that no card can be played."""
        shown = self.observation
        return shown is not None and shown.position.phase == OVER_PHASE

    @property
    def has_lesson(self) -> bool:
        return self._coach is not None

    def zones(self) -> Zones:
        """Return the layout for the size of the view and the cards of the hand."""
        size, hand, state = self.sceneRect(), self.hand, self.table_state
        held = hand.cards
        covered = state.position.size[state.viewer] if state.is_hand_face_down else 0
        ranks = [card.rank for card in held]
        if hand.sorting is Sorting.SUIT:
            ranks.sort()  # the order does not affect the sizes
        groups = sum(1 for i, rank in enumerate(ranks) if i and rank != ranks[i - 1])
        return table_layout(
            LayoutInput(
                size.width(),
                size.height(),
                seat_count=state.terms.players,
                hand_size=max(11, len(held), covered),
                group_count=groups + 1,
                card_size_factor=self.current_style.card_size_factor,
                has_feet=any(state.position.feet),
                font_factor=self.current_style.font_size_factor,
                is_touch=self.current_style.choices.touch,
                is_left_handed=self.current_style.choices.left_handed,
                score_width=self.score_chip.min_width,
                has_lesson=self.has_lesson,
            )
        )

    def _scaled_zones(self) -> Zones:
        """Return the layout, after setting its text scale for all items."""
        zones = self.zones()
        if zones.text_scale != self.brushes.text_scale:
            self._replace_brushes(zones.text_scale, self.brushes.ratio)
        return zones

    def relayout(self) -> None:
        """Place everything again without an animation."""
        if not self.is_empty:
            self.card_items.place_cards(self.apply_state(self.table_state))

    def clear(self) -> None:
        """Remove all parts of a game, before another game is shown."""
        self.observation = None
        self.table_state, self.picture = EMPTY_TABLE, EMPTY_PICTURE
        self.draft = EMPTY_DRAFT
        self.words = TableTexts(self.people, is_watched=self.words.is_watched)
        self.hand.replace_cards(())
        self.card_items.clear()
        self.fixtures.clear()
        self.tray.setVisible(False)
        self.sort_button.setVisible(False)

    def show_hand(self) -> list[Flight]:
        """Place only the viewer's own cards again; return their flights."""
        zones = self._scaled_zones()
        self.picture = compose_picture(self.table_state, self.hand, self.draft, zones)
        self.sort_button.show_sorting(self.hand.sorting, zones.sort_button)
        return self.card_items.place_hand(self.picture)

    def set_players(self, people: PlayerNames) -> None:
        self.people = people
        self.words = replace(self.words, people=people)

    def show_observation(
        self, observation: Observation, drawn: tuple[Card, ...] = ()
    ) -> None:
        """Show the cards and texts of an observation, without an animation."""
        self.set_texts(observation)
        state = make_table_state(observation)
        self.card_items.place_cards(self.apply_state(state, drawn))

    def set_texts(self, observation: Observation) -> None:
        """Store an observation, and make the texts for it; nothing is shown yet."""
        self.observation = observation
        terms = observation.position.terms
        # An onlooker has no seat, though the table is seen from one.
        reader = observation.seat if self.people.viewer >= 0 else -1
        self.people = replace(
            self.people,
            viewer=reader,
            side_count=terms.sides,
            canasta_names=terms.canasta_names,
        )
        self.words = table_texts(observation, self.people, self.words)

    def apply_state(
        self, table_state: TableState, drawn: tuple[Card, ...] = ()
    ) -> list[Flight]:
        """Show another state; return the flights of the cards, which have not moved
        yet."""
        self.table_state = table_state
        self.hand.set_hand(table_state.hand, self.draft.hand_cards, drawn)
        zones = self._scaled_zones()
        self.picture = compose_picture(table_state, self.hand, self.draft, zones)
        flights = self.card_items.assign_picture(self.picture)
        self._show_fixtures()
        self.status_line.place_in(zones)
        if not self.words.is_watched:
            self.sort_button.show_sorting(self.hand.sorting, zones.sort_button)
            self.sort_button.setVisible(
                bool(table_state.hand) and not table_state.is_hand_face_down
            )
        self.show_tray()
        self.score_chip.place_in(zones)
        self.questions.relayout(zones)
        return flights

    def show_draft(self, draft: Draft) -> list[Flight]:
        """Show other staged cards; return their flights."""
        self.draft = draft
        return self.apply_state(self.table_state)

    def show_tray(self) -> None:
        """Update the cards, the total and the buttons of the staging tray."""
        if self.picture.tray is None:
            self.tray.setVisible(False)
        else:
            self.tray.show_tray(self.picture.tray, self.draft, self.tray_offers)

    def show_speech(self, seat: int, words: str) -> None:
        """Show a sentence of a player in a speech bubble at the seat."""
        state, zones = self.table_state, self.picture.zones
        at = speech_origin_rect(zones, (seat - state.viewer) % state.terms.players)
        titles = [row.title_rect for row in self.fixtures.visible_rows]
        clear = (*self.notice_rects(self.speech_bubble), *titles)
        melds = self.picture.meld_areas
        self.speech_bubble.show_speech(words, at, zones, clear, melds)

    def show_texts(self, words: TableTexts) -> None:
        """Replace the texts for the observation, and update the seat plates, also
        during an animation."""
        if words != self.words:
            self.words = words
            if not self.is_empty:
                self.fixtures.show_plates(self.picture, words)

    def show_moods(self, moods: dict[int, Mood]) -> None:
        """Set the moods of portraits by seat; {} makes all of them neutral."""
        self.show_texts(replace(self.words, moods=moods))

    def _show_fixtures(self) -> None:
        if not self.is_empty:
            self.fixtures.show_picture(self.picture, self.words)

    def show_scores(self, scores: ScoreText | None) -> None:
        """Show totals in the corner; None, while the side panel shows them, hides the
        corner."""
        before = self.score_chip.min_width
        self.score_chip.show_scores(scores)
        if self.score_chip.min_width != before:
            self.relayout()

    def show_status(self, words: StatusText, offers: tuple[Offer, ...]) -> None:
        """Show the turn status; the tray shows the buttons for staged cards."""
        self._turn_status = words, offers
        self._write_line()

    def show_advice(self, line: tuple[StatusText, tuple[Offer, ...]] | None) -> None:
        """Show advice and an undo button in the status line, except during a drag; None
        shows the turn status again."""
        self._advice = line
        self._write_line()

    def set_enter_elsewhere(self, is_elsewhere: bool) -> None:  # noqa: FBT001 - the signal's
        """Set whether Enter acts on a list beside the table."""
        if is_elsewhere != self._is_enter_elsewhere:
            self._is_enter_elsewhere = is_elsewhere
            self._write_line()

    def show_lesson(self, line: StatusReplacement | None, coaching: LessonView) -> None:
        """Show a lesson step in the status line, with goal and heading in empty rows;
        `line` None ends the lesson."""
        begins_or_ends = (line is None) != (self._coach is None)
        self._coach = line
        if begins_or_ends:
            self.relayout()  # a lesson has a higher line in large text
        count, heading = coaching.canasta_outline_count, coaching.heading_lines
        words = replace(
            self.words,
            outlined_canastas=count,
            lesson_heading=heading,
            is_coached=line is not None and not coaching.watches_others,
        )
        if words != self.words:
            self.words = words
            self._show_fixtures()
        self._write_line()

    @property
    def portraits(self) -> tuple[Portrait, ...]:
        """Portraits by seat."""
        people, chosen = self.people, self.current_style.choices.portrait
        return portraits_for_seats(people.names, people.first_seat, chosen)

    def seat_portrait(self, seat: int | None) -> Portrait | None:
        """Return the portrait of another player; None for the viewer."""
        if seat is None or seat == self.people.viewer:
            return None
        return self.portraits[seat]

    def _write_line(self) -> None:
        words, offers = self._turn_status
        tray = (Command.COMMIT, Command.UNSTAGE) if self.draft.groups else ()
        in_tray = tuple(offer for offer in offers if offer.command in tray)
        rest = tuple(offer for offer in offers if offer.command not in tray)
        if self._advice is not None and not self.drag_image.isVisible():
            words, deeds = self._advice
            back = (offer for offer in rest if offer.command is Command.UNDO)
            rest = (*deeds, *back)
            # Enter presses a button of the advice.
            in_tray = _remove_primary(in_tray)
        elif self._coach is not None:
            words, rest = self._coach(rest)
        else:
            rest = tuple(o for o in rest if o.command not in COUNT_COMMANDS)
        if self._is_enter_elsewhere or self.questions.chooser.isVisible():
            in_tray, rest = _remove_primary(in_tray), _remove_primary(rest)
        self.tray_offers = in_tray
        self.status_line.show_status(words, rest)
        self.show_tray()

    def row_item(self, side: int) -> RowItem | None:
        """Return the item of the meld row of a side; None if the table has no such
        row."""
        items = zip(self.picture.meld_rows, self.fixtures.rows, strict=False)
        return next((item for row, item in items if row.side == side), None)

    @property
    def button_items(self) -> tuple[ButtonsItem, ...]:
        """The items that have painted buttons."""
        return self.status_line, self.tray, self.sort_button

    def command_rect(self, command: Command | None) -> Rect | None:
        """Return the rectangle of the button of a command; None if no such button is
        shown."""
        for item in self.button_items:
            for button in item.buttons if item.isVisible() else ():
                if button.offer.command is command:
                    return item.button_rect(button)
        return None

    def button_at(self, point: QPointF) -> TableButton | None:
        """Return the painted button at a point; None without one."""
        found = (row.button_at(point) for row in self.button_items)
        return next(filter(None, found), None)

    @property
    def table_rect(self) -> Rect:
        """Rectangle of the whole table."""
        size = self.sceneRect()
        return Rect(0, 0, size.width(), size.height())

    @property
    def text_rects(self) -> tuple[Rect, ...]:
        """Rectangles of texts and numbers that other items should not cover."""
        picture, fixtures = self.picture, self.fixtures
        block = () if picture.tray is None else (picture.tray.total_rect,)
        stacks = (fixtures.stock.text_rect, fixtures.pile.text_rect)
        pills = (pill.rect for pill in fixtures.pills if pill.isVisible())
        words = (row.title_rect for row in fixtures.visible_rows)
        threes = filter(None, (row.threes_rect for row in fixtures.visible_rows))
        return (*block, *picture.zones.plate_rects, *stacks, *words, *threes, *pills)

    @property
    def play_rects(self) -> list[Rect]:
        """Return the rectangles of the status line, the own cards, the stock, the pile
        and the melds.
        """
        picture = self.picture
        own = picture.cards_at(Place.HAND, Place.STAGED)
        held = [card.rect for card in own]
        piles = picture.zones.stock_rect, picture.zones.pile_rect
        return [self.status_line.rect, *held, *piles, *picture.meld_areas]

    def notice_obstacles(self, near: Rect) -> list[Rect]:
        """Return the rectangles that a notice near a rectangle should not cover.

        Rectangles that overlap `near` most are first.
        """
        picture = self.picture
        zones = picture.zones
        rows = self.fixtures.visible_rows
        words = [rect for row in rows for rect in row.text_rects]
        own = picture.cards_at(Place.HAND, Place.STAGED, Place.FOOT)
        held = [card.rect for card in own]
        held += [self.drag_image.rect] if self.drag_image.isVisible() else []
        found = [*held, *zones.plate_rects, zones.stock_rect, zones.pile_rect]
        found += picture.meld_areas
        shown = self.tray, self.score_chip, self.sort_button, *self.fixtures.feet
        found += [item.rect for item in shown if item.isVisible()]
        found += [self.status_line.rect, *self.text_rects, *words]
        return sorted(found, key=near.overlap_area, reverse=True)

    def notice_rects(self, excluded: QWidget) -> list[Rect]:
        """Return the rectangles of boxes over the table, and of the panel, the advice
        card and the notices of the window, except `excluded`."""
        boxes = self.toast, self.speech_bubble, *self.questions.boxes
        said = [
            box.scene_rect for box in boxes if not (box is excluded or box.isHidden())
        ]
        for each in self.window_notices(excluded):
            at = self.toast.mapFromGlobal(each.topLeft()) + self.toast.pos()
            said.append(Rect(at.x(), at.y(), each.width(), each.height()))
        return said

    def show_vacated_places(self, dragged: DraggedCards) -> None:
        """Hide dragged cards with the badges of their meld, and outline the
        places of the cards; a pile has one outline."""
        hidden = self.card_items.hide_dragged(dragged)
        homes = {item.spot for item in hidden}
        for pill in self.fixtures.pills:
            pill.setOpacity(0.0 if pill.content.spot in homes else 1.0)
        left = list({item.hand_card or item.spot: item for item in hidden}.values())
        for mark, item in items_for_values(
            self, self.vacated_places, VacatedPlace, left
        ):
            size = item.width, item.width * CARD_RATIO
            mark.place(Rect(item.base.x(), item.base.y(), *size))
            beside = self.card_items.items_at(item.spot)
            mark.setZValue(min(each.zValue() for each in beside) - 1)

    @override
    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        paint_felt(painter, self.sceneRect(), self.brushes.palette)


def _remove_primary(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Return offers of which none is primary."""
    return tuple(replace(offer, is_primary=False) for offer in offers)
