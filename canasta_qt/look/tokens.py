"""Design tokens: every colour, size, layer and duration of the program by name.

Lengths are logical pixels. Widgets and items use only colours and durations from this
module. Colours are `#RRGGBB`, or `#AARRGGBB` if translucent.
"""

from collections.abc import Mapping
from enum import Enum, IntEnum, StrEnum
from typing import Final, NamedTuple


def mix_colours(colour: str, other: str, share: float) -> str:
    """Return a mixture of two colours `#rrggbb`; `share` is the share of the first
    colour, 0 to 1."""
    pairs = zip(bytes.fromhex(colour[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


class Theme(StrEnum):
    """Colour theme of the window."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Consequences(StrEnum):
    """Setting: for which cards of the hand the consequence of their discard is
    shown."""

    OFF = "off"
    """Shown for no card, nor for melds and takes."""
    SELECTED = "selected"
    ALWAYS = "always"
    AUTOMATIC = "automatic"
    """Shown for all cards against novices and beginners, otherwise for selected
    cards."""


class MemoryAids(StrEnum):
    """Setting: what the table shows that a player would have to remember."""

    NONE = "none"
    OUT = "out"
    """Cards that are out of play: discarded, melded or laid out."""
    KNOWN = "known"
    """Cards that are out of play, and cards that others are known to hold because they
    took them with a pile."""


class Felt(StrEnum):
    """Colour of the table; in high contrast the table is always black."""

    FOREST = "forest"
    MIDNIGHT = "midnight"
    SLATE = "slate"
    WALNUT = "walnut"


class Palette(NamedTuple):
    """All colours on the screen except the colours of the cards."""

    felt: str = "#2F5D47"  # middle of the table
    felt_edge: str = "#1E4534"  # corners of the table
    felt_under_lamp: str = "#34634C"  # table under the lamp
    lamp_light: str = "#18FFE4AA"  # warm light over the middle, fading out
    row_shade: str = "#22000000"  # darkening of the felt under a meld row
    rim: str = "#4B2E1E"  # wood round the table
    inlay: str = "#B98F45"  # brass line between wood and felt, frames of portraits
    leather: str = "#1B4131"  # top of plates, status line and tray
    leather_bottom: str = "#12301F"  # bottom of plates, status line and tray
    stitch: str = "#4F7B67"  # seam of leather
    printed_line: str = "#8DB5A2"  # lines printed on the felt
    felt_text: str = "#F6F1E5"  # text on the table, and the focus ring
    felt_muted_text: str = "#D4E2D7"
    red_on_leather: str = "#FFB3A8"  # signs of hearts and diamonds in text on leather
    leather_button: str = "#26513E"  # background of a button on leather
    button_outline: str = (
        "#7AA28F"  # outline of a button; dashed outline of an empty place
    )
    window_background: str = (
        "#EFE8DA"  # background of window, menu bar, dialogs and side panel
    )
    surface: str = "#FBF8F1"  # panel cards, popovers, hint
    field_background: str = "#FFFFFF"  # fields, lists, buttons, score sheet
    hairline: str = "#D8CEBA"  # hairlines, decorative only
    control_outline: str = "#8C8069"  # edges of fields and buttons
    text: str = "#2A251D"
    muted_text: str = "#665D4C"
    accent: str = "#855606"  # primary button, links, our score
    accent_text: str = "#FFFFFF"
    selection_background: str = "#F4E6C8"  # selected row, newest log line
    brass: str = "#F2C25E"  # accent on the table: turn, selection, targets
    brass_text: str = "#2B1E05"
    dark_ring: str = "#14231C"  # dark half of every double ring
    pad_paper: str = "#FDF8EA"  # paper of score pad, log, hint and speech
    pad_line: str = "#D9CDB2"
    warning: str = "#FFD9A8"  # caption of a harmful consequence
    warning_text: str = "#4A2400"
    benefit: str = "#D3EBCB"  # caption of a helpful consequence
    benefit_text: str = "#143A12"
    wine: str = "#8C1A2B"  # background of the player's portrait
    ice: str = "#CBE6F5"
    ice_text: str = "#0E2B3C"
    refusal: str = "#FFE3DA"
    refusal_text: str = "#5C1606"
    paper: str = "#FFFDF7"  # card paper, background of badges
    paper_edge: str = "#C9C4B8"
    ink: str = "#111111"
    red: str = "#C8102E"  # red on paper
    red_on_window: str = "#C8102E"  # red in the log
    blue_on_window: str = "#1A3599"  # diamonds in the log with a four-colour deck
    green_on_window: str = "#1A6450"  # clubs in the log with a four-colour deck
    natural_canasta: str = "#B3122B"  # bar of a natural canasta
    mixed_canasta: str = "#1C1C1C"  # bar of a mixed canasta
    dim_veil: str = "#12291F"  # veil over a dimmed card, see DIM_VEIL_OPACITY
    dialog_veil: str = "#8C08100C"  # over the window behind a dialog


LIGHT_PALETTE: Final = Palette()
DARK_PALETTE: Final = Palette(
    felt="#1F4034",
    felt_edge="#12281F",
    felt_under_lamp="#24493B",
    lamp_light="#16FFE4AA",
    row_shade="#2C000000",
    rim="#2E1D14",
    inlay="#8F7038",
    leather="#132B22",
    leather_bottom="#0A1B14",
    stitch="#39604F",
    printed_line="#6E9784",
    felt_text="#EFE9DC",
    felt_muted_text="#B3C4BA",
    leather_button="#193A2D",
    button_outline="#5F8D79",
    window_background="#1A1917",
    surface="#242220",
    field_background="#2D2B28",
    hairline="#3D3A35",
    control_outline="#857E70",
    text="#EEE8DB",
    muted_text="#B0A898",
    accent="#E8B754",
    accent_text="#231803",
    selection_background="#3D3219",
    brass="#E8B754",
    dark_ring="#0B1511",
    pad_paper="#2A2723",
    pad_line="#45403A",
    benefit="#CFE8C8",
    paper="#F2EFE6",
    paper_edge="#A8A397",
    red_on_window="#FF8A80",
    blue_on_window="#9CC2FF",
    green_on_window="#7BE0A4",
    dim_veil="#0B1511",
)
_BLACK_IN_CONTRAST: Final = (
    "felt", "felt_edge", "felt_under_lamp", "rim", "leather", "leather_bottom",
    "stitch", "leather_button", "window_background", "surface", "field_background",
    "pad_paper",
    "accent_text", "brass_text", "dark_ring", "ice_text", "refusal_text",
    "warning_text", "benefit_text", "wine", "paper_edge", "ink", "mixed_canasta",
    "dim_veil",
)  # fmt: skip
_WHITE_IN_CONTRAST: Final = (
    "felt_text", "felt_muted_text", "button_outline", "hairline", "control_outline",
    "text", "muted_text", "refusal", "paper", "inlay", "printed_line", "pad_line",
    "benefit",
)  # fmt: skip
CONTRAST_PALETTE: Final = LIGHT_PALETTE._replace(
    **dict.fromkeys(_BLACK_IN_CONTRAST, "#000000"),
    **dict.fromkeys(_WHITE_IN_CONTRAST, "#FFFFFF"),
    lamp_light="#00000000",
    row_shade="#00000000",
    accent="#FFE24A",
    selection_background="#3A3300",
    brass="#FFE24A",
    warning="#FFE24A",
    ice="#BFE9FF",
    red="#C21502",
    red_on_window="#FF8A80",
    blue_on_window="#9CC2FF",
    green_on_window="#7BE0A4",
)
_THEMES: Final = {
    Theme.LIGHT: LIGHT_PALETTE,
    Theme.DARK: DARK_PALETTE,
    Theme.CONTRAST: CONTRAST_PALETTE,
}

_FELTS: Final[Mapping[Felt, Mapping[str, str]]] = {
    Felt.FOREST: {},
    Felt.MIDNIGHT: {
        "felt": "#2C4A66",
        "felt_edge": "#1B3047",
        "leather_button": "#233F59",
        "button_outline": "#7391AE",
        "felt_muted_text": "#CBD7E2",
        "dark_ring": "#101C29",
        "felt_under_lamp": "#335676",
        "rim": "#4A2A20",
        "leather": "#1A3249",
        "leather_bottom": "#102335",
        "stitch": "#4B6C8C",
        "printed_line": "#8CA9C4",
    },
    Felt.SLATE: {
        "felt": "#51575A",
        "felt_edge": "#35393C",
        "leather_button": "#44494C",
        "button_outline": "#929A9E",
        "felt_muted_text": "#DFE2E2",
        "dark_ring": "#191B1C",
        "felt_under_lamp": "#565C5F",
        "rim": "#2E2723",
        "leather": "#323638",
        "leather_bottom": "#212425",
        "stitch": "#6D7478",
        "printed_line": "#A9B1B5",
    },
    Felt.WALNUT: {
        "felt": "#694A34",
        "felt_edge": "#432C1E",
        "leather_button": "#593D2A",
        "button_outline": "#B08E74",
        "felt_muted_text": "#EDE0D4",
        "dark_ring": "#21150E",
        "felt_under_lamp": "#785740",
        "rim": "#2A1A12",
        "leather": "#40291C",
        "leather_bottom": "#2A1A11",
        "stitch": "#86664F",
        "printed_line": "#C3A48C",
    },
}
_DARKENED_COLOURS: Final = (
    "felt", "felt_edge", "felt_under_lamp", "rim", "leather", "leather_bottom",
    "stitch", "leather_button",
)  # fmt: skip
_DARK_SHARE: Final = 0.35
"""Share of black in the colours of felt in the dark theme."""


def palette(theme: Theme, felt: Felt = Felt.FOREST) -> Palette:
    """Return the colours of a theme with a colour of felt; the dark theme has a darker
    felt."""
    base = _THEMES[theme]
    if theme is Theme.CONTRAST:
        return base
    cloth = dict(_FELTS[felt])
    if theme is Theme.DARK:
        for name in _DARKENED_COLOURS:
            if name in cloth:
                cloth[name] = mix_colours("#000000", cloth[name], _DARK_SHARE).upper()
    return base._replace(**cloth)


DIM_VEIL_OPACITY: Final = 0.62
"""Opacity of the veil over a card that cannot be used at present."""


CARD_RATIO: Final = 350 / 225
"""Height of a card divided by its width."""
CARD_CORNER_RATIO: Final = 12 / 225
"""Corner radius of a card divided by its width."""


def rim_width(height: float) -> float:
    """Return the width of the wooden rim in pixels, for the height of a table."""
    return 10.0 if height < 660 else 12.0 if height < 900 else 16.0


FELT_CORNER_RADIUS: Final = 8.0
FIELD_CORNER_RADIUS: Final = 8.0
TOAST_CORNER_RADIUS: Final = 10.0
PLATE_CORNER_RADIUS: Final = 12.0
SHEET_CORNER_RADIUS: Final = 14.0
MIN_CARD_WIDTH_FOR_STANDARD_INDEX: Final = 80
"""Card width in pixels below which cards always have the jumbo index."""
RING_OUTER_WIDTH_PX: Final = 2.0
RING_COLOUR_WIDTH_PX: Final = 3.0
RING_INNER_WIDTH_PX: Final = 1.5
PLAIN_RING_WIDTH_PX: Final = 1.5


class Shadow(Enum):
    """Shadows; each has a downward offset, a blur radius and an opacity.

    High contrast has a white hairline in place of shadows.
    """

    REST = (1.4, 3, 0.42)
    HOVER = (3, 7, 0.42)
    STACK = (4.2, 9, 0.42)
    LEATHER = (3, 8, 0.42)
    BUTTON = (2, 4, 0.30)
    SELECTED = (5, 9, 0.42)
    FLYING = (9, 14, 0.42)
    DRAGGED = (14, 22, 0.42)
    POPOVER = (10, 28, 0.40)
    DIALOG = (24, 60, 0.50)


class TextRole(NamedTuple):
    """Text style: size in pixels, weight, and whether the size scales with the
    cards.
    """

    size: int
    weight: int
    is_scaled: bool = False
    is_heading: bool = False
    """Whether text of at least 15 pixels is in the typeface of headings."""


SCORE_TOTAL_FONT: Final = TextRole(26, 700)
PANEL_HEADING_FONT: Final = TextRole(15, 700, is_heading=True)
SHEET_TOTAL_FONT: Final = TextRole(34, 700)
PACKET_COUNT_FONT: Final = TextRole(24, 700, is_scaled=True)
OPENING_MINIMUM_FONT: Final = TextRole(30, 700, is_scaled=True)
DIALOG_HEADING_FONT: Final = TextRole(20, 700, is_heading=True)
GAME_END_HEADING_FONT: Final = TextRole(40, 700, is_heading=True)
SHEET_TITLE_FONT: Final = TextRole(16, 700, is_heading=True)
PLAQUE_TITLE_FONT: Final = TextRole(18, 700, is_scaled=True, is_heading=True)
NAME_FONT: Final = TextRole(18, 700, is_scaled=True, is_heading=True)
SEAT_COUNT_FONT: Final = TextRole(20, 700, is_scaled=True)
SPEECH_FONT: Final = TextRole(19, 700, is_scaled=True, is_heading=True)
SENTENCE_FONT: Final = TextRole(16, 400, is_scaled=True)
TABLE_BUTTON_FONT: Final = TextRole(15, 600, is_scaled=True)
DIALOG_BUTTON_FONT: Final = TextRole(14, 600)
MAIN_BUTTON_FONT: Final = TextRole(15, 600)
BODY_FONT: Final = TextRole(14, 400)
STRONG_BODY_FONT: Final = TextRole(14, 600)
QUIET_FONT: Final = TextRole(14, 500)
QUIET_TABLE_FONT: Final = TextRole(14, 500, is_scaled=True)
PILL_FONT: Final = TextRole(14, 700, is_scaled=True)
BADGE_FONT: Final = TextRole(13, 600, is_scaled=True)
KEY_CAP_FONT: Final = TextRole(13, 600, is_scaled=True)
BODY_LINE_HEIGHT_RATIO: Final = 1.35


class Layer(IntEnum):
    """Z values on the table; hovering and selecting move an item only within its
    layer.
    """

    ZONE = 10
    SLOT = 20
    MELD = 100
    STOCK = 200
    PILE = 300
    FROZEN_OUTLINE = 350
    FAN = 400
    HAND = 500
    TARGET = 590
    PILL = 600
    TARGET_WORD = 710
    TRAVELLING = 800
    GHOST = 900
    GHOST_WORD = 910
    PEEK = 990


class CardTiming(NamedTuple):
    """Timing of moving cards: duration, and delay from card to card, in milliseconds.

    A card that is turned over is edge-on after `edge_on_share` of the duration.
    """

    duration_ms: float
    card_delay_ms: float = 0.0
    edge_on_share: float = 0.5


class DurationMs:
    """Durations in milliseconds at speed factor 1.

    The speed setting does not affect hover, targets and toasts.
    """

    CARD_TRAVEL: Final = 220
    DEAL: Final = CardTiming(220, 40)
    DRAW: Final = CardTiming(260, 60, 0.4)
    DISCARD: Final = CardTiming(220)
    MELD: Final = CardTiming(240, 25)
    OTHERS_MELD: Final = CardTiming(300, 50, 0.3)
    RED_THREE: Final = CardTiming(260)
    PICK_UP_FOOT: Final = CardTiming(420, 12)
    TAKE_PILE: Final = CardTiming(520, 8)
    TAKE_PILE_SPREAD: Final = 240
    FAN_OUT: Final = 180
    MAKE_ROOM: Final = 120
    SLIDE_CARD_UNDER_MELD: Final = 200
    GLINT: Final = 260
    TURN_GLOW: Final = 180
    TURN_GLOW_OVERLAP: Final = 80
    UNDO: Final = 160
    BOT_PAUSE: Final = 350
    UNDO_PERIOD: Final = 1000
    IGNORE_ENTER: Final = 400
    HOVER_DELAY: Final = 60
    PILE_LIFT: Final = 90
    SPRING_BACK: Final = 180
    TARGETS_FADE: Final = 90
    CANASTA: Final = 1500
    OTHERS_CANASTA: Final = 900
    BRIEF_CANASTA: Final = 600
    GOING_OUT: Final = 1500
    SPECIAL_HAND: Final = 2500
    FROST: Final = 380
    NEXT_FROST: Final = 120
    THAW: Final = 400
    NEW_CARD_LIGHT: Final = 4000
    TOAST_FADE_IN: Final = 120
    TOAST_DISPLAY: Final = 6000
    COPIED: Final = 2000
    TOAST_FADE_OUT: Final = 200
    PANEL_SLIDE: Final = 160
    REDUCED_MOTION_FADE: Final = 120
    RESULT_RING: Final = 1200
    GAME_END_CELEBRATION: Final = 2600
    SHEET_RISE: Final = 300
    TOTALS_COUNT_UP: Final = 800
    PORTRAIT_INTERVAL: Final = 120
    PORTRAIT_DROP: Final = 360
    FALLING_LEAVES: Final = 2000
    PAUSE_AFTER_SPEECH: Final = 500
    TURN_UP_CARDS: Final = CardTiming(160, 50)
    COUNT_FLIGHT: Final = 420
    COUNT_DISPLAY: Final = 1400
    COACH_PULSE: Final = 1400
    PORTRAIT_MOOD_FADE: Final = 120
    PORTRAIT_MOOD_DISPLAY: Final = 1600
    SPEECH_DISPLAY: Final = 1800
