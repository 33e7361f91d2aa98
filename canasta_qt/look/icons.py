"""Small signs for buttons, plates and chips, drawn on a grid of 24 units.

Every sign is strokes two units wide with round ends, filled parts where a sign is a
solid thing, or both.  Nothing here needs Qt.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Icon(StrEnum):
    """The signs there are."""

    SOUND = "sound"
    MUTE = "mute"
    FULL_SCREEN = "full_screen"
    PANEL = "panel"
    SNOWFLAKE = "snowflake"
    NO_ENTRY = "no_entry"
    CHECK = "check"
    CLOSE = "close"
    STAR = "star"
    DEALER = "dealer"
    UNDO = "undo"
    SEARCH = "search"
    WARNING = "warning"
    HINT = "hint"
    STEP_BACK = "step_back"
    STEP_ON = "step_on"
    TURN_BACK = "turn_back"
    TURN_ON = "turn_on"
    HAND_BACK = "hand_back"
    HAND_ON = "hand_on"
    MARK_BACK = "mark_back"
    MARK_ON = "mark_on"


@dataclass(frozen=True)
class _Drawing:
    """Stroked lines and filled outlines of one sign."""

    lines: str = ""
    solid: str = ""


_SPEAKER: Final = "M3,9.5H7L12,5.2V18.8L7,14.5H3Z"
_DIAMOND_LEFT: Final = "M7.2,6.8L12.4,12L7.2,17.2L2,12Z"
_DIAMOND_RIGHT: Final = "M16.8,6.8L22,12L16.8,17.2L11.6,12Z"
_DRAWINGS: Final = {
    Icon.SOUND: _Drawing(
        lines=_SPEAKER
        + "M15.5,9A4.2,4.2 0 0 1 15.5,15M18.2,6.2A8.2,8.2 0 0 1 18.2,17.8"
    ),
    Icon.MUTE: _Drawing(lines=_SPEAKER + "M16,9.5L21,14.5M21,9.5L16,14.5"),
    Icon.FULL_SCREEN: _Drawing(
        lines="M4,9V6Q4,4 6,4H9M15,4H18Q20,4 20,6V9"
        "M20,15V18Q20,20 18,20H15M9,20H6Q4,20 4,18V15"
    ),
    Icon.PANEL: _Drawing(
        lines="M5.5,4.5H18.5Q20.5,4.5 20.5,6.5V17.5Q20.5,19.5 18.5,19.5H5.5"
        "Q3.5,19.5 3.5,17.5V6.5Q3.5,4.5 5.5,4.5ZM14.5,4.5V19.5"
    ),
    Icon.SNOWFLAKE: _Drawing(
        lines="M12,2.8V21.2M4,7.4L20,16.6M20,7.4L4,16.6"
        "M9.4,4.6L12,7L14.6,4.6M9.4,19.4L12,17L14.6,19.4"
        "M4.3,10.6L7.7,9.5L6.9,6M19.7,13.4L16.3,14.5L17.1,18"
        "M6.9,18L7.7,14.5L4.3,13.4M17.1,6L16.3,9.5L19.7,10.6"
    ),
    Icon.NO_ENTRY: _Drawing(
        lines="M12,3A9,9 0 1 0 12,21A9,9 0 1 0 12,3ZM5.7,5.7L18.3,18.3"
    ),
    Icon.HINT: _Drawing(
        lines="M9,16.5Q9,14.5 7.6,13.2A6,6 0 1 1 16.4,13.2Q15,14.5 15,16.5Z"
        "M9.4,19.3H14.6M10.6,22H13.4"
    ),
    Icon.STEP_BACK: _Drawing(lines="M14.5,5.5L8,12L14.5,18.5"),
    Icon.STEP_ON: _Drawing(lines="M9.5,5.5L16,12L9.5,18.5"),
    Icon.TURN_BACK: _Drawing(lines="M11.5,5.5L5,12L11.5,18.5M18.5,5.5L12,12L18.5,18.5"),
    Icon.TURN_ON: _Drawing(lines="M12.5,5.5L19,12L12.5,18.5M5.5,5.5L12,12L5.5,18.5"),
    Icon.HAND_BACK: _Drawing(lines="M5,5V19", solid="M19.5,5V19L8,12Z"),
    Icon.HAND_ON: _Drawing(lines="M19,5V19", solid="M4.5,5V19L16,12Z"),
    Icon.MARK_BACK: _Drawing(lines="M8.5,6.5L3,12L8.5,17.5", solid=_DIAMOND_RIGHT),
    Icon.MARK_ON: _Drawing(lines="M15.5,6.5L21,12L15.5,17.5", solid=_DIAMOND_LEFT),
    Icon.CHECK: _Drawing(lines="M4.5,12.8L9.8,18L19.5,6.5"),
    Icon.CLOSE: _Drawing(lines="M6,6L18,18M18,6L6,18"),
    Icon.STAR: _Drawing(
        solid="M12,2.2L14.7,8.9L21.9,9.4L16.4,14L18.1,21L12,17.2L5.9,21L7.6,14"
        "L2.1,9.4L9.3,8.9Z"
    ),
    Icon.DEALER: _Drawing(
        solid="M12,2A10,10 0 1 0 12,22A10,10 0 1 0 12,2ZM8.4,6.6H12.2"
        "C15.8,6.6 17.8,8.7 17.8,12C17.8,15.3 15.8,17.4 12.2,17.4H8.4Z"
        "M10.6,8.6V15.4H12.1C14.4,15.4 15.5,14.3 15.5,12C15.5,9.7 14.4,8.6 12.1,8.6Z"
    ),
    Icon.UNDO: _Drawing(lines="M8.5,4.5L4,9L8.5,13.5M4.5,9H14A5.5,5.5 0 0 1 14,20H9"),
    Icon.SEARCH: _Drawing(
        lines="M10.5,4A6.5,6.5 0 1 0 10.5,17A6.5,6.5 0 1 0 10.5,4ZM15.3,15.3L20.5,20.5"
    ),
    Icon.WARNING: _Drawing(
        solid="M10.5,3.9Q12,1.6 13.5,3.9L22.2,18.4Q23.3,21 20.6,21H3.4Q0.7,21 1.8,18.4Z"
        "M10.7,8.4L11.1,14.8H12.9L13.3,8.4ZM12,16.2A1.4,1.4 0 1 0 12,19"
        "A1.4,1.4 0 1 0 12,16.2Z"
    ),
}


def icon_svg(name: Icon | str, colour: str) -> str:
    """One sign in one colour; a `ValueError` where there is no such sign."""
    drawing = _DRAWINGS[Icon(name)]
    parts = ""
    if drawing.solid:
        parts += f'<path d="{drawing.solid}" fill="{colour}" fill-rule="evenodd"/>'
    if drawing.lines:
        parts += (
            f'<path d="{drawing.lines}" fill="none" stroke="{colour}" stroke-width="2" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" '
        f'width="24" height="24">{parts}</svg>'
    )
