"""What a player has chosen about look and pace: one frozen value for everybody."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.art.drawing.style import BackDesign, DeckColours, DeckStyle, IndexSize
from canasta_qt.look.tokens import Felt, Palette, Theme, palette


class ThemeChoice(StrEnum):
    """How the window is lit; `SYSTEM` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Speed(StrEnum):
    """The pace of everything that moves."""

    OFF = "off"
    FASTEST = "fastest"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """By what every duration is multiplied; 0 is no animation at all."""
        return _FACTORS[self]


_FACTORS: Final = {
    Speed.OFF: 0.0,
    Speed.FASTEST: 0.25,
    Speed.FAST: 0.5,
    Speed.NORMAL: 1.0,
    Speed.SLOW: 1.5,
}

SMALLEST_CARDS: Final = 70
LARGEST_CARDS: Final = 160
"""Card size in percent of what the window suggests."""


@dataclass(frozen=True, kw_only=True)
class Choices:
    """Every preference with its default.

    Where a deck colour or an index is `None` the theme decides: high contrast asks
    for four colours and the large index, the others for the classic deck.
    """

    theme: ThemeChoice = ThemeChoice.SYSTEM
    felt: Felt = Felt.FOREST
    deck_colours: DeckColours | None = None
    index: IndexSize | None = None
    back: BackDesign = BackDesign.LATTICE
    points: bool = False
    card_size: int = 100
    speed: Speed = Speed.NORMAL
    reduced_motion: bool = False
    own_order: bool = False
    player_name: str = ""
    sound: bool = True
    effects_volume: int = 40
    chime_volume: int = 55
    """Volumes in percent."""
    panel_wide: bool = True
    """The side panel is open in a window wide enough to dock it."""
    panel_narrow: bool = False


def lit(choice: ThemeChoice, *, system_dark: bool, system_contrast: bool) -> Theme:
    """Find the theme to show; a desktop that asks for contrast gets it."""
    if choice is not ThemeChoice.SYSTEM:
        return Theme(choice.value)
    if system_contrast:
        return Theme.CONTRAST
    return Theme.DARK if system_dark else Theme.LIGHT


def colours_for(choices: Choices, theme: Theme) -> Palette:
    """Every colour of the program under these choices."""
    return palette(theme, choices.felt)


def deck_for(choices: Choices, theme: Theme) -> DeckStyle:
    """The deck under these choices, on the paper of the theme."""
    contrast = theme is Theme.CONTRAST
    suggested = DeckColours.TUNED if contrast else DeckColours.CLASSIC
    index = IndexSize.JUMBO if contrast else IndexSize.STANDARD
    return DeckStyle(
        palette=choices.deck_colours or suggested,
        index=choices.index or index,
        back=choices.back,
        points=choices.points,
        paper=palette(theme, choices.felt).paper,
    )


def theme_words() -> tuple[str, ...]:
    """The ways the window may be lit, in the order of `ThemeChoice`."""
    return (
        QCoreApplication.translate("Choices", "As the system"),
        QCoreApplication.translate("Choices", "Light"),
        QCoreApplication.translate("Choices", "Dark"),
        QCoreApplication.translate("Choices", "High contrast"),
    )


def felt_words() -> tuple[str, ...]:
    """The colours of the table, in the order of `Felt`."""
    return (
        QCoreApplication.translate("Choices", "Forest"),
        QCoreApplication.translate("Choices", "Midnight"),
        QCoreApplication.translate("Choices", "Slate"),
        QCoreApplication.translate("Choices", "Walnut"),
    )


def pace_words() -> tuple[str, ...]:
    """The paces, in the order of `Speed`."""
    return (
        QCoreApplication.translate("Choices", "Off"),
        QCoreApplication.translate("Choices", "Fastest"),
        QCoreApplication.translate("Choices", "Fast"),
        QCoreApplication.translate("Choices", "Normal"),
        QCoreApplication.translate("Choices", "Slow"),
    )


def back_words() -> tuple[str, ...]:
    """The card backs, in the order of `BackDesign`."""
    return (
        QCoreApplication.translate("Choices", "Lattice"),
        QCoreApplication.translate("Choices", "Rosette"),
        QCoreApplication.translate("Choices", "Fans"),
        QCoreApplication.translate("Choices", "Rays"),
    )
