"""Preferences for appearance, speed and help, as one frozen value."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, NamedTuple

from canasta_qt.art.deck_style import (
    BackDesign,
    CourtLetters,
    DeckColours,
    DeckStyle,
    IndexSize,
)
from canasta_qt.art.portraits import DEFAULT_PORTRAITS, Portrait
from canasta_qt.look.tokens import Consequences, Felt, MemoryAids, Theme, palette
from canasta_qt.translate import court_letters, mark, tr


class ThemeChoice(StrEnum):
    """Theme of the window; `SYSTEM` follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Speed(StrEnum):
    """Speed of animations."""

    OFF = "off"
    FASTEST = "fastest"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def duration_factor(self) -> float:
        """Factor on all durations; with 0 there are no animations."""
        return _FACTORS[self]


_FACTORS: Final = {
    Speed.OFF: 0.0,
    Speed.FASTEST: 0.25,
    Speed.FAST: 0.5,
    Speed.NORMAL: 1.0,
    Speed.SLOW: 1.5,
}

MIN_CARD_SIZE_PERCENT: Final = 70
"""Smallest card size, in percent of the default."""
MAX_CARD_SIZE_PERCENT: Final = 160
"""Largest card size, in percent of the default."""


@dataclass(frozen=True, kw_only=True)
class Choices:
    """All preferences with their defaults.

    The theme decides if deck colours or index size are None: high contrast has four
    colours and the large index, other themes have two colours and the usual index.
    """

    language: str = ""
    """Language code of a catalogue; empty for the language of the desktop."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    felt: Felt = Felt.FOREST
    system_typeface: bool = False
    deck_colours: DeckColours | None = None
    index: IndexSize | None = None
    court_letters: CourtLetters | None = None
    """Letters of king, queen and jack; None for those of the language."""
    back: BackDesign = BackDesign.LATTICE
    card_size: int = 100
    speed: Speed = Speed.NORMAL
    reduced_motion: bool | None = None
    """True if cards fade in at their places instead of flying; None for the setting of
    the desktop."""
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
    """Volume in percent of the sounds that call the player; `effects_volume` is that of
    all other sounds."""
    panel_wide: bool = True
    """True if the side panel is open in a window wide enough to dock it."""


def theme_for(
    choice: ThemeChoice, *, system_dark: bool, system_contrast: bool
) -> Theme:
    """Return the theme to show, which is always high contrast on a desktop with high
    contrast."""
    if choice is not ThemeChoice.SYSTEM:
        return Theme(choice.value)
    if system_contrast:
        return Theme.CONTRAST
    return Theme.DARK if system_dark else Theme.LIGHT


def deck_for(choices: Choices, theme: Theme) -> DeckStyle:
    """Return the style of the deck; the theme decides where a preference is None."""
    contrast = theme is Theme.CONTRAST
    suggested = DeckColours.TUNED if contrast else DeckColours.CLASSIC
    index = IndexSize.JUMBO if contrast else IndexSize.STANDARD
    return DeckStyle(
        palette=choices.deck_colours or suggested,
        index_size=choices.index or index,
        court_letters=CourtLetters(court_letters()),
        back_design=choices.back,
        paper_colour=palette(theme, choices.felt).paper,
    )


class Setting(NamedTuple):
    """A preference with a few values, as shown in the menus and in the dialog of
    preferences."""

    name: str
    values: dict[Any, str]
    """Names of the values, as source strings."""

    def title(self) -> str:
        """Return the name of the preference in the language of the program."""
        return tr(self.name)

    def value_names(self) -> tuple[str, ...]:
        """Return the names of the values in the language of the program."""
        return tuple(tr(words) for words in self.values.values())


SETTINGS: Final = {
    "theme": Setting(
        mark("Theme"),
        {
            ThemeChoice.SYSTEM: mark("Same as system"),
            ThemeChoice.LIGHT: mark("Light"),
            ThemeChoice.DARK: mark("Dark"),
            ThemeChoice.CONTRAST: mark("Contrast"),
        },
    ),
    "felt": Setting(
        mark("Table colour"),
        {
            Felt.FOREST: mark("Forest"),
            Felt.MIDNIGHT: mark("Midnight"),
            Felt.SLATE: mark("Slate"),
            Felt.WALNUT: mark("Walnut"),
        },
    ),
    "system_typeface": Setting(
        mark("Typeface"), {False: mark("Canasta font"), True: mark("Same as system")}
    ),
    "speed": Setting(
        mark("Speed"),
        {
            Speed.OFF: mark("At once"),
            Speed.FASTEST: mark("Fastest"),
            Speed.FAST: mark("Fast"),
            Speed.NORMAL: mark("Normal"),
            Speed.SLOW: mark("Slow"),
        },
    ),
    "reduced_motion": Setting(
        mark("Animations"),
        {None: mark("Same as system"), False: mark("On"), True: mark("Off")},
    ),
    "left_handed": Setting(
        mark("Buttons"), {False: mark("On the right"), True: mark("On the left")}
    ),
    "touch": Setting(
        mark("Button size"), {False: mark("Normal"), True: mark("Large, for touch")}
    ),
    "deck_colours": Setting(
        mark("Suit colours"),
        {
            DeckColours.CLASSIC: mark("Two colours"),
            DeckColours.TUNED: mark("Four colours"),
        },
    ),
    "index": Setting(
        mark("Index"),
        {IndexSize.STANDARD: mark("Standard"), IndexSize.JUMBO: mark("Large")},
    ),
    "court_letters": Setting(
        mark("Letters"), {letters: " ".join(letters) for letters in CourtLetters}
    ),
    "back": Setting(
        mark("Card back"),
        {
            BackDesign.LATTICE: mark("Lattice"),
            BackDesign.ROSETTE: mark("Rosette"),
            BackDesign.FANS: mark("Fans"),
            BackDesign.RAYS: mark("Rays"),
        },
    ),
    "sound": Setting(mark("Sound"), {True: mark("On"), False: mark("Off")}),
    "portrait": Setting(
        mark("Your portrait"),
        {
            Portrait.CARDS: mark("A fan of cards"),
            **{portrait: name for name, portrait in DEFAULT_PORTRAITS.items()},
        },
    ),
    "faces_react": Setting(mark("Faces react"), {True: mark("On"), False: mark("Off")}),
    "count_by_itself": Setting(
        mark("Count automatically"), {True: mark("On"), False: mark("Off")}
    ),
    "consequences": Setting(
        mark("Show what a discard does"),
        {
            Consequences.AUTOMATIC: mark("Automatic"),
            Consequences.OFF: mark("Off"),
            Consequences.SELECTED: mark("When selected"),
            Consequences.ALWAYS: mark("Always"),
        },
    ),
    "memory_aids": Setting(
        mark("Memory aids"),
        {
            MemoryAids.NONE: mark("None"),
            MemoryAids.OUT: mark("Cards seen"),
            MemoryAids.KNOWN: mark("Cards known to be in hands"),
        },
    ),
}
"""Preferences with few values, by the name of their field in `Choices`."""
