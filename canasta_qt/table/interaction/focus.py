"""Keyboard focus at the table: zones, their items, and the focus ring."""

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum

from PySide6.QtGui import QAccessible

from canasta_qt.commands import Command
from canasta_qt.gestures import PILE_SPOT, Place, Spot, button_spot
from canasta_qt.look.tokens import (
    CARD_CORNER_RATIO,
    FIELD_CORNER_RADIUS,
    PLATE_CORNER_RADIUS,
)
from canasta_qt.table.interaction.spoken_names import (
    hand_card_name,
    spoken_meld,
    spoken_pile,
    spoken_score,
    spoken_seat,
    spoken_sequence_end,
    spoken_stock,
    spoken_tray,
)
from canasta_qt.table.interaction.targeting import Targeting
from canasta_qt.table.layout.zones import RAISED_CARD_ROOM_RATIO, Rect
from canasta_qt.table.overlay.accessibility import (
    NO_ITEM,
    AccessibleItem,
    Announcer,
    FocusItem,
    notify_focus,
)
from canasta_qt.table.paint.buttons import ButtonsItem, TableButton
from canasta_qt.table.picture.hand_order import HandCard
from canasta_qt.table.picture.placement import Picture
from canasta_qt.table.picture.table_state import staged_meld
from canasta_qt.table.scene.scene import TableScene
from canasta_qt.translate import tr
from canasta_qt.wording.advice.action_text import going_out_text
from canasta_qt.wording.cards import card_count, card_name
from canasta_qt.wording.table.refusals import refusal_sentence


class FocusZone(StrEnum):
    """Zones of the table that Tab goes through, in this order."""

    HAND = "hand"
    ADVICE = "advice"
    STAGED = "staged"
    OURS = "ours"
    THEIRS = "theirs"
    PILE = "pile"
    STOCK = "stock"
    SEATS = "seats"


class Focus:
    """The zone and the item that have the keyboard focus, and the focus ring."""

    def __init__(
        self, scene: TableScene, announcer: Announcer, targeting: Targeting
    ) -> None:
        """Focus the first card of the hand, with the focus ring hidden."""
        self.scene = scene
        self.announcer = announcer
        self.targeting = targeting
        self.zone = FocusZone.HAND
        self.index = 0
        self._is_by_keys = False
        """Whether the last input that concerns the focus ring was a key, and not a
        press of the mouse, which hides the ring."""
        self.is_elsewhere = False
        """Whether another widget has the keyboard focus, which also hides the ring."""
        self._focused_hand_card: HandCard | None = None
        """The focused card of the hand."""
        self._previous_hand: list[HandCard] = []
        """Cards that had the focus before each undo; empty once the player has moved
        the focus."""
        self._spot: Spot | None = None
        self._items: list[AccessibleItem] = []
        """Objects for screen readers, which are reused for other items."""
        scene.focus_ring.badges = self._badges

    def zone_items(self, zone: FocusZone) -> tuple[FocusItem, ...]:
        """Return the present items of a zone."""
        if self.scene.is_empty:
            return ()
        return {
            FocusZone.HAND: self._hand,
            FocusZone.ADVICE: self._advice,
            FocusZone.STAGED: self._tray_items,
            FocusZone.OURS: self._ours,
            FocusZone.THEIRS: self._opponent_items,
            FocusZone.PILE: self._pile,
            FocusZone.STOCK: self._stock,
            FocusZone.SEATS: self._seats,
        }[zone](self.scene.picture)

    @property
    def visible(self) -> bool:
        """Whether the focus ring is shown."""
        return self._is_by_keys and not self.is_elsewhere

    @property
    def current_item(self) -> FocusItem | None:
        """The focused item; None if its zone has no items."""
        things = self.zone_items(self.zone)
        if not things:
            return None
        return things[min(self.index, len(things) - 1)]

    @property
    def focused_card(self) -> HandCard | None:
        """The focused card of the hand; None while the focus ring is hidden."""
        thing = self.current_item
        return thing.hand_card if thing is not None and self.visible else None

    def reset(self) -> None:
        """Focus the first card of the hand."""
        self.zone, self.index = FocusZone.HAND, 0

    def refresh(self) -> None:
        """Keep the focus on the same card or place after a change of the table."""
        self._keep_spot()
        if self.current_item is None:
            self.reset()
        if self.zone is FocusZone.HAND:
            held = [thing.hand_card for thing in self.zone_items(FocusZone.HAND)]
            while self._focused_hand_card not in held and self._previous_hand:
                self._focused_hand_card = self._previous_hand.pop()
            if self._focused_hand_card in held:
                self.index = held.index(self._focused_hand_card)
            elif self.current_item is not None:
                self._focused_hand_card = self.current_item.hand_card
        self._show()

    def _keep_spot(self) -> None:
        """Keep the focus on its spot after the items have changed.

        If the spot is an end of a sequence and the ends are no items any more, the
        whole sequence gets the focus.
        """
        if self._spot is None or self.zone is FocusZone.HAND:
            return
        spots = [thing.spot for thing in self.zone_items(self.zone)]
        for spot in (self._spot.whole_sequence, self._spot):
            if spot in spots:
                self.index = spots.index(spot)

    def move_to(self, zone: FocusZone, index: int) -> None:
        """Focus an item of a zone, and announce it; for a drop target also the effect
        of a drop."""
        things = self.zone_items(zone)
        if not things:
            return
        self.zone, self.index = zone, max(0, min(index, len(things) - 1))
        self._is_by_keys = True
        thing = things[self.index]
        self._previous_hand = []
        if zone is FocusZone.HAND:
            self._focused_hand_card = thing.hand_card
        self._spot = thing.spot
        self._show()
        said = thing.name + self._choose_target(thing.spot)
        active = QAccessible.isActive()
        self.announcer.announce(said, by_focus=active)
        if active:
            self._notify_reader(said)

    def follow_returned_cards(self, previous_hand: tuple[HandCard, ...]) -> None:
        """Move a visible focus to the last card that an undo has returned to the hand.

        `previous_hand` has the cards shown in the hand before the undo.
        """
        things = self.zone_items(FocusZone.HAND)
        back = [
            i for i, thing in enumerate(things) if thing.hand_card not in previous_hand
        ]
        if self.visible and back:
            was = [] if self._focused_hand_card is None else [self._focused_hand_card]
            former = [*self._previous_hand, *was]
            self.move_to(FocusZone.HAND, back[-1])
            self._previous_hand = former

    def _notify_reader(self, said: str) -> None:
        """Notify screen readers of the focused item, with `said` as its name."""
        zones = list(FocusZone)
        before = zones[: zones.index(self.zone)]
        number = sum(len(self.zone_items(zone)) for zone in before) + self.index
        stop = self.accessible_items[number]
        stop.name = said
        notify_focus(stop)

    def step_zone(self, step: int) -> bool:
        """Focus the first item of the next zone that has items, or for -1 of the
        previous one; if there is no such zone, reset the focus and return False."""
        zones = [zone for zone in FocusZone if self.zone_items(zone)]
        if self.zone not in zones:
            self.enter(step)  # the hand is empty
            return bool(zones)
        at = zones.index(self.zone) + step
        if not 0 <= at < len(zones):
            self.reset()
            return False
        self.move_to(zones[at], 0)
        return True

    def enter(self, step: int) -> None:
        """Focus the first zone that has items, or for -1 the last one."""
        zones = [zone for zone in FocusZone if self.zone_items(zone)]
        if zones:
            self.move_to(zones[0 if step > 0 else -1], 0)

    def step_item(self, step: int) -> None:
        """Focus the next item of the zone, or for -1 the previous one; after the last
        item the first."""
        things = self.zone_items(self.zone)
        if things:
            self.move_to(self.zone, (self.index + step) % len(things))

    def step_row(self, step: int) -> None:
        """Focus the nearest item in the next row of the hand, or for -1 in the previous
        row; without rows, the next or previous item."""
        things = self.zone_items(self.zone)
        here = self.current_item
        if here is None:
            return
        rows = sorted({thing.row for thing in things})
        if len(rows) < 2:
            self.step_item(step)
            return
        row = rows[(rows.index(here.row) + step) % len(rows)]
        inside = [i for i, thing in enumerate(things) if thing.row == row]
        x = here.rect.x
        self.move_to(self.zone, min(inside, key=lambda i: abs(things[i].rect.x - x)))

    def hide(self) -> None:
        """Hide the focus ring after a press of the mouse, until the next key."""
        self._is_by_keys = False
        self._show()

    def _show(self) -> None:
        thing = self.current_item if self.visible else None
        counted = self.scene.is_over and self.zone is FocusZone.HAND
        if thing is None or counted or self.scene.peek.isVisible():
            self.scene.focus_ring.setVisible(False)
            return
        self.scene.focus_ring.show_around(thing.ring_rect, thing.radius)

    def _badges(self) -> Iterator[Rect]:
        """Yield the rectangles of labels and count badges on cards and melds."""
        targeting, pills = self.targeting, self.scene.fixtures.pills
        items = (*targeting.captions.items, *targeting.labels, *pills)
        return (item.rect for item in items if item.isVisible())

    @property
    def accessible_items(self) -> list[AccessibleItem]:
        """All items for screen readers: those that can get the focus, in the order of
        Tab, then texts painted on the table."""
        things = [thing for zone in FocusZone for thing in self.zone_items(zone)]
        here, stops = self.current_item if self.visible else None, self._items
        things += self._read_only()
        while len(stops) < len(things):
            stops.append(AccessibleItem(self.announcer.widget))
        for stop, thing in zip(stops, things, strict=False):
            stop.set_item(thing, focused=thing == here)
        for stop in stops[len(things) :]:
            stop.set_item(NO_ITEM)  # remove the names of cards that are gone
        return stops[: len(things)]

    def _read_only(self) -> list[FocusItem]:
        """Return the items that cannot get the focus: texts of status line, staging
        tray and score, and painted buttons."""
        scene, text = self.scene, QAccessible.Role.StaticText
        found = []
        words = scene.status_line.words
        tray = scene.tray
        line = " ".join(
            (words.bold_text, words.plain_text, words.going_out_needs)
        ).strip()
        for item, said in (
            (scene.status_line, words.spoken_text or line),
            (
                tray,
                spoken_tray(scene.draft, tray.previewed_drop, tray.selection_target),
            ),
            (scene.sort_button, ""),
            (scene.score_chip, spoken_score(scene.score_chip.scores)),
        ):
            if not item.isVisible() or (item is scene.status_line and words.is_advice):
                continue  # advice is in a zone of its own
            if said:
                found.append(FocusItem(said, item.rect, role=text))
            if isinstance(item, ButtonsItem):
                found += [_button(item, button) for button in item.buttons]
        return found

    def _choose_target(self, spot: Spot | None) -> str:
        """Highlight the allowed drop target at a spot; return the effect of a drop
        there.

        The effect is empty without such a target, and for an end of a sequence, whose
        name includes it.
        """
        goal = None if spot is None else self.targeting.area_at(spot)
        self.targeting.choose_click_area(goal)
        if goal is None or spot is None or not goal.is_legal or spot.end is not None:
            return ""
        caption = goal.caption
        if caption is None:
            return f"; {goal.label}"
        return f"; {caption.heading}. {caption.sentence}".rstrip()

    def _hand(self, picture: Picture) -> tuple[FocusItem, ...]:
        places = picture.cards_at(Place.HAND)
        ys = sorted({place.y for place in places})
        items = self.scene.card_items.items
        hinted = {item.hand_card for item in items if item.hinted}
        found = []
        for i, place in enumerate(places):
            assert place.face is not None
            lift = place.lift_height
            if place.hand_card in hinted:
                lift = RAISED_CARD_ROOM_RATIO * place.width
            lifted = replace(place, lift_height=lift)
            chosen = place.hand_card in self.scene.hand.selected
            card = card_name(place.face)
            name = hand_card_name(card, i + 1, len(places), chosen=chosen)
            found.append(
                FocusItem(
                    name,
                    lifted.rect,
                    place.width * CARD_CORNER_RATIO,
                    hand_card=place.hand_card,
                    row=ys.index(place.y),
                    is_selected=chosen,
                    visible_rect=lifted.visible_rect,
                )
            )
        return tuple(found)

    def _advice(self, picture: Picture) -> tuple[FocusItem, ...]:  # noqa: ARG002
        """Return the items of the shown advice: its text and its buttons."""
        now = self.scene.status_line
        if not now.words.is_advice:
            return ()
        name = tr("{button}, key {key}")
        buttons = (
            FocusItem(
                name.format(button=button.label, key=button.key_name),
                now.button_rect(button),
                FIELD_CORNER_RADIUS,
                spot=button_spot(button.offer.command),
                role=QAccessible.Role.Button,
            )
            for button in now.buttons
            if button.offer.command is not Command.UNDO  # the command has its own key
        )
        return (
            FocusItem(now.words.spoken_text, now.rect, PLATE_CORNER_RADIUS),
            *buttons,
        )

    def _tray_items(self, picture: Picture) -> tuple[FocusItem, ...]:
        if picture.tray is None:
            return ()
        found = []
        groups = self.scene.draft.groups
        for i, (group, column) in enumerate(
            zip(groups, picture.tray.group_columns, strict=True)
        ):
            meld = spoken_meld(staged_meld(group), picture.table_state.terms)
            name = tr("to be melded: {meld}").format(meld=meld)
            found.append(FocusItem(name, column.area, spot=Spot(Place.STAGED, i)))
        return (*found, self._new_meld_item(picture))

    def _new_meld_item(self, picture: Picture) -> FocusItem:
        spot = Spot(Place.NEW_MELD)
        name = tr("place for a new meld")
        return FocusItem(name, picture.spot_rects[spot], spot=spot)

    def _ours(self, picture: Picture) -> tuple[FocusItem, ...]:
        side = picture.table_state.viewer_side
        found: list[FocusItem] = []
        for thing in self._melds(picture, side):
            found += [thing, *self._end_items(thing)]
        no_place = picture.tray or self.scene.is_over
        return tuple(found) if no_place else (*found, self._new_meld_item(picture))

    def _end_items(self, sequence: FocusItem) -> list[FocusItem]:
        """Return the items of the ends of a sequence, which can get the focus while
        cards are selected."""
        found = []
        for goal in self.targeting.areas:
            spot = goal.target.spot
            if spot.end is not None and spot.whole_sequence == sequence.spot:
                name = spoken_sequence_end(goal.target)
                found.append(replace(sequence, name=name, rect=goal.rect, spot=spot))
        return found

    def _opponent_items(self, picture: Picture) -> tuple[FocusItem, ...]:
        own = picture.table_state.viewer_side
        sides = (row.side for row in picture.meld_rows if row.side != own)
        return tuple(it for side in sides for it in self._melds(picture, side))

    def _melds(self, picture: Picture, side: int) -> list[FocusItem]:
        state, found = picture.table_state, []
        for index, meld in state.melds_in_column_order(side):
            spot = state.side_spot(Place.MELD, side, index)
            name = spoken_meld(meld, state.terms)
            found.append(FocusItem(name, picture.spot_rects[spot], spot=spot))
        return found

    def _pile(self, picture: Picture) -> tuple[FocusItem, ...]:
        name = spoken_pile(picture.table_state, self.scene.words.pile_words)
        return (FocusItem(name, picture.spot_rects[PILE_SPOT], 6.0, spot=PILE_SPOT),)

    def _stock(self, picture: Picture) -> tuple[FocusItem, ...]:
        spot = Spot(Place.STOCK)
        name = spoken_stock(picture.table_state)
        return (FocusItem(name, picture.spot_rects[spot], 6.0, spot=spot),)

    def _seats(self, picture: Picture) -> tuple[FocusItem, ...]:
        table_state, people = picture.table_state, self.scene.people
        items = self.scene.fixtures.plates
        found = []
        for (seat, plate), item in zip(picture.plates, items, strict=False):
            name, story = spoken_seat(table_state, people, seat), item.description
            found.append(FocusItem(name, plate, 12.0, description=story))
        own = len(table_state.position.feet[table_state.viewer])
        if picture.zones.foot_rect is not None and own:
            words = tr("your foot, {cards}")
            name = words.format(cards=card_count(own))
            found.append(FocusItem(name, picture.zones.foot_rect))
        return tuple(found)


def _button(item: ButtonsItem, button: TableButton) -> FocusItem:
    """Return a painted button as item for screen readers: label, key, refusal, and the
    move that *Go out* plays."""
    refusal, planned = button.offer.refusal, button.offer.planned
    return FocusItem(
        button.label,
        item.button_rect(button),
        role=QAccessible.Role.Button,
        shortcut=button.key_name,
        description="" if planned is None else going_out_text(planned),
        refusal="" if refusal is None else refusal_sentence(refusal),
    )
