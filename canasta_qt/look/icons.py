"""Icons of buttons, plates and chips: drawings in `assets/icons/`, without Qt."""

from enum import StrEnum

from canasta_qt.asset_files import asset_path


class Icon(StrEnum):
    """Icons, by the name of their drawing."""

    SOUND = "sound"
    MUTE = "mute"
    FULL_SCREEN = "full_screen"
    PANEL = "panel"
    SNOWFLAKE = "snowflake"
    NO_ENTRY = "no_entry"
    WARNING = "warning"
    SHIELD = "shield"
    CHECK = "check"
    CIRCLE = "circle"
    CLOSE = "close"
    STAR = "star"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    SORT_RANK = "sort_rank"
    SORT_SUIT = "sort_suit"
    SORT_OWN = "sort_own"
    STEP_BACK = "step_back"
    STEP_ON = "step_on"
    TURN_BACK = "turn_back"
    TURN_ON = "turn_on"
    HAND_BACK = "hand_back"
    HAND_ON = "hand_on"
    MARK_BACK = "mark_back"
    MARK_ON = "mark_on"
    PLAY = "play"


def icon_svg(icon: Icon, colour: str) -> str:
    """Return an icon in one colour as SVG text."""
    drawing = asset_path(f"icons/{icon}.svg").read_text(encoding="utf-8")
    return drawing.replace("{colour}", colour)
