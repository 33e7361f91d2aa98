"""What a player has chosen about look and pace: one frozen value for everybody."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from canasta_qt.art.deck_style import BackDesign, DeckColours, DeckStyle, IndexSize
from canasta_qt.art.portraits import USUAL_PORTRAITS, Portrait
from canasta_qt.look.tokens import (
    Consequences,
    Felt,
    MemoryAids,
    Palette,
    Theme,
    palette,
)
from canasta_qt.translate import QT_TRANSLATE_NOOP


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

    language: str = ""
    """Code of a catalogue; empty is the system's language."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    felt: Felt = Felt.FOREST
    system_typeface: bool = False
    deck_colours: DeckColours | None = None
    index: IndexSize | None = None
    back: BackDesign = BackDesign.LATTICE
    card_size: int = 100
    speed: Speed = Speed.NORMAL
    reduced_motion: bool | None = None
    """Whether cards appear where they go; None is what the desktop asks for."""
    left_handed: bool = False
    touch: bool = False
    player_name: str = ""
    portrait: Portrait = Portrait.CARDS
    faces_react: bool = True
    count_by_itself: bool = True
    consequences: Consequences = Consequences.AUTOMATIC
    memory_aids: MemoryAids = MemoryAids.NONE
    sound: bool = True
    effects_volume: int = 45
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
        paper=palette(theme, choices.felt).paper,
    )


class Setting(NamedTuple):
    """A preference with few values, as menus and preferences show it."""

    name: str
    values: dict[Any, str]
    """What may be chosen, in words."""

    def title(self) -> str:
        """Return its name in the reader's language."""
        return QCoreApplication.translate("Choices", self.name)

    def words(self) -> tuple[str, ...]:
        """Return its values in the reader's language."""
        return tuple(
            QCoreApplication.translate("Choices", words)
            for words in self.values.values()
        )


SETTINGS: Final = {
    "theme": Setting(
        QT_TRANSLATE_NOOP("Choices", "Theme"),
        {
            ThemeChoice.SYSTEM: QT_TRANSLATE_NOOP("Choices", "Same as system"),
            ThemeChoice.LIGHT: QT_TRANSLATE_NOOP("Choices", "Light"),
            ThemeChoice.DARK: QT_TRANSLATE_NOOP("Choices", "Dark"),
            ThemeChoice.CONTRAST: QT_TRANSLATE_NOOP("Choices", "Contrast"),
        },
    ),
    "felt": Setting(
        QT_TRANSLATE_NOOP("Choices", "Table colour"),
        {
            Felt.FOREST: QT_TRANSLATE_NOOP("Choices", "Forest"),
            Felt.MIDNIGHT: QT_TRANSLATE_NOOP("Choices", "Midnight"),
            Felt.SLATE: QT_TRANSLATE_NOOP("Choices", "Slate"),
            Felt.WALNUT: QT_TRANSLATE_NOOP("Choices", "Walnut"),
        },
    ),
    "system_typeface": Setting(
        QT_TRANSLATE_NOOP("Choices", "Typeface"),
        {
            False: QT_TRANSLATE_NOOP("Choices", "Canasta font"),
            True: QT_TRANSLATE_NOOP("Choices", "Same as system"),
        },
    ),
    "speed": Setting(
        QT_TRANSLATE_NOOP("Choices", "Speed"),
        {
            Speed.OFF: QT_TRANSLATE_NOOP("Choices", "At once"),
            Speed.FASTEST: QT_TRANSLATE_NOOP("Choices", "Fastest"),
            Speed.FAST: QT_TRANSLATE_NOOP("Choices", "Fast"),
            Speed.NORMAL: QT_TRANSLATE_NOOP("Choices", "Normal"),
            Speed.SLOW: QT_TRANSLATE_NOOP("Choices", "Slow"),
        },
    ),
    "reduced_motion": Setting(
        QT_TRANSLATE_NOOP("Choices", "Animations"),
        {
            None: QT_TRANSLATE_NOOP("Choices", "Same as system"),
            False: QT_TRANSLATE_NOOP("Choices", "On"),
            True: QT_TRANSLATE_NOOP("Choices", "Off"),
        },
    ),
    "left_handed": Setting(
        QT_TRANSLATE_NOOP("Choices", "Buttons"),
        {
            False: QT_TRANSLATE_NOOP("Choices", "On the right"),
            True: QT_TRANSLATE_NOOP("Choices", "On the left"),
        },
    ),
    "touch": Setting(
        QT_TRANSLATE_NOOP("Choices", "Button size"),
        {
            False: QT_TRANSLATE_NOOP("Choices", "Normal"),
            True: QT_TRANSLATE_NOOP("Choices", "Large, for fingers"),
        },
    ),
    "deck_colours": Setting(
        QT_TRANSLATE_NOOP("Choices", "Suit colours"),
        {
            DeckColours.CLASSIC: QT_TRANSLATE_NOOP("Choices", "Two colours"),
            DeckColours.TUNED: QT_TRANSLATE_NOOP("Choices", "Four colours"),
        },
    ),
    "index": Setting(
        QT_TRANSLATE_NOOP("Choices", "Index"),
        {
            IndexSize.STANDARD: QT_TRANSLATE_NOOP("Choices", "Standard"),
            IndexSize.JUMBO: QT_TRANSLATE_NOOP("Choices", "Large"),
        },
    ),
    "back": Setting(
        QT_TRANSLATE_NOOP("Choices", "Card back"),
        {
            BackDesign.LATTICE: QT_TRANSLATE_NOOP("Choices", "Lattice"),
            BackDesign.ROSETTE: QT_TRANSLATE_NOOP("Choices", "Rosette"),
            BackDesign.FANS: QT_TRANSLATE_NOOP("Choices", "Fans"),
            BackDesign.RAYS: QT_TRANSLATE_NOOP("Choices", "Rays"),
        },
    ),
    "sound": Setting(
        QT_TRANSLATE_NOOP("Choices", "Sound"),
        {
            True: QT_TRANSLATE_NOOP("Choices", "On"),
            False: QT_TRANSLATE_NOOP("Choices", "Off"),
        },
    ),
    "portrait": Setting(
        QT_TRANSLATE_NOOP("Choices", "Your portrait"),
        {
            Portrait.CARDS: QT_TRANSLATE_NOOP("Choices", "A fan of cards"),
            **{portrait: name for name, portrait in USUAL_PORTRAITS.items()},
        },
    ),
    "faces_react": Setting(
        QT_TRANSLATE_NOOP("Choices", "Faces react"),
        {
            True: QT_TRANSLATE_NOOP("Choices", "On"),
            False: QT_TRANSLATE_NOOP("Choices", "Off"),
        },
    ),
    "count_by_itself": Setting(
        QT_TRANSLATE_NOOP("Choices", "Count automatically"),
        {
            True: QT_TRANSLATE_NOOP("Choices", "On"),
            False: QT_TRANSLATE_NOOP("Choices", "Off"),
        },
    ),
    "consequences": Setting(
        QT_TRANSLATE_NOOP("Choices", "Show what a discard does"),
        {
            Consequences.AUTOMATIC: QT_TRANSLATE_NOOP("Choices", "Automatic"),
            Consequences.OFF: QT_TRANSLATE_NOOP("Choices", "Off"),
            Consequences.SELECTED: QT_TRANSLATE_NOOP("Choices", "When selected"),
            Consequences.ALWAYS: QT_TRANSLATE_NOOP("Choices", "Always"),
        },
    ),
    "memory_aids": Setting(
        QT_TRANSLATE_NOOP("Choices", "Memory aids"),
        {
            MemoryAids.NONE: QT_TRANSLATE_NOOP("Choices", "None"),
            MemoryAids.OUT: QT_TRANSLATE_NOOP("Choices", "Cards seen"),
            MemoryAids.KNOWN: QT_TRANSLATE_NOOP(
                "Choices", "Cards known to be in hands"
            ),
        },
    ),
}
"""Preferences that are a choice among few, by their field of `Choices`."""
