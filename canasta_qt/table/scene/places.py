"""Places of the table: the rectangle of a spot, the spot and the card at a point."""

from typing import Final

from PySide6.QtCore import QPointF

from canasta_qt.commands import Command
from canasta_qt.gestures import Place, Spot
from canasta_qt.table.items.card_item import CardItem
from canasta_qt.table.layout.zones import Rect
from canasta_qt.table.scene.scene import TableScene

HIT_MARGIN_PX: Final = 4.0
TOUCH_HIT_MARGIN_PX: Final = 12.0
_SPOT_ORDER: Final[tuple[Place, ...]] = (
    Place.STAGED, Place.MELD, Place.PILE, Place.STOCK, Place.SEAT, Place.HAND,
)  # fmt: skip
"""Places at a point, those that cover others first."""


def find_spot_rect(scene: TableScene, spot: Spot) -> Rect | None:
    """Return the rectangle of a spot; None if the table does not show it."""
    picture = scene.picture
    match spot.place:
        case Place.BUTTON:
            box = scene.questions.question
            if spot.command in (Command.YES, Command.NO) and not box.isHidden():
                return box.scene_rect
            return scene.command_rect(spot.command)
        case Place.SCORE if scene.score_chip.isVisible():
            return scene.score_chip.rect
        case Place.SCORE | Place.BONUS:
            side, _ = picture.table_state.side_and_index(spot)
            row = scene.row_item(side)
            if row is None:
                return None
            return row.threes_rect if spot.place is Place.BONUS else row.title_rect
        case _:
            return picture.spot_rects.get(spot)


def spot_rect(scene: TableScene, spot: Spot | None) -> Rect:
    """Return the rectangle of a spot; for None, and for a spot that is not shown, the
    rectangle of the status line."""
    found = None if spot is None else find_spot_rect(scene, spot)
    return scene.status_line.rect if found is None else found


def spot_at(scene: TableScene, point: QPointF) -> Spot | None:
    """Return the spot at a point, or None; the free part of the own meld row is the
    spot of a new meld."""
    picture, x, y = scene.picture, point.x(), point.y()
    tray, order = picture.tray, _SPOT_ORDER
    if tray is not None and tray.background_rect.contains(x, y):
        order = (Place.STAGED,)
    rects = picture.spot_rects.items()
    found = [spot for spot, rect in rects if rect.contains(x, y)]
    for place in order:
        for spot in found:
            if spot.place is place and spot.end is None:
                return spot
    return Spot(Place.NEW_MELD) if picture.zones.own_row.contains(x, y) else None


def card_at(scene: TableScene, point: QPointF) -> CardItem | None:
    """Return the topmost card at a point, or None; the visible strip of a hand card
    includes a margin at its left."""
    touch = scene.current_style.choices.touch
    left = TOUCH_HIT_MARGIN_PX if touch else HIT_MARGIN_PX
    found = None
    for item in scene.card_items.items:
        if not item.isVisible() or (found and found.zValue() > item.zValue()):
            continue
        margin = left if item.spot.place is Place.HAND else 0.0
        if item.contains_strip(point, margin):
            found = item
    return found


def is_foot_at(scene: TableScene, point: QPointF) -> bool:
    """Return whether an unused foot or its label is at a point."""
    x, y = point.x(), point.y()
    feet = (foot for foot in scene.fixtures.feet if not foot.is_talon)
    if any(foot.isVisible() and foot.rect.contains(x, y) for foot in feet):
        return True
    return any(
        item.spot.place is Place.FOOT
        and item.isVisible()
        and item.contains_strip(point, 0.0)
        for item in scene.card_items.items
    )


def seat_at(scene: TableScene, point: QPointF) -> int | None:
    """Return the seat whose plate is at a point; None on an unused foot, and outside
    all plates."""
    spot = spot_at(scene, point)
    if spot is None or spot.place is not Place.SEAT or is_foot_at(scene, point):
        return None
    return spot.index
