"""Display preferences of the table: colours, deck, sizes and pace."""

from dataclasses import dataclass, field, replace

from canasta_qt.art.deck_style import DeckStyle
from canasta_qt.art.portraits import Portrait
from canasta_qt.look.tokens import (
    Consequences,
    Felt,
    MemoryAids,
    Palette,
    Theme,
    palette,
)


@dataclass(frozen=True)
class TableStyle:
    """Display preferences of the table, which reads no settings itself."""

    theme: Theme = Theme.LIGHT
    felt: Felt = Felt.FOREST
    deck: DeckStyle = field(default_factory=DeckStyle)
    card_factor: float = 1.0
    """Card size set in the preferences, 0.7 to 1.6."""
    speed: float = 1.0
    """Factor on the durations of all game animations; 0 shows results at once."""
    reduced_motion: bool = False
    portrait: Portrait = Portrait.CARDS
    """Portrait of the player."""
    faces_react: bool = True
    consequences: Consequences = Consequences.SELECTED
    memory_aids: MemoryAids = MemoryAids.NONE
    left_handed: bool = False
    touch: bool = False
    """Whether buttons and other places to press are large enough for fingers."""
    font_factor: float = 1.0
    """System font size over 10 pt, 1 to 2."""

    @property
    def palette(self) -> Palette:
        """Colours of the table."""
        return palette(self.theme, self.felt)

    @property
    def cards(self) -> DeckStyle:
        """The deck style, with the colour that the theme has for paper."""
        if self.deck.paper is not None or self.theme is Theme.LIGHT:
            return self.deck
        return replace(self.deck, paper=self.palette.paper)

    @property
    def fades(self) -> bool:
        """Whether hidden items fade in when they are shown."""
        return self.speed > 0 and not self.reduced_motion

    @property
    def shadows(self) -> bool:
        """Whether cards have shadows; in high contrast they have outlines instead."""
        return self.theme is not Theme.CONTRAST
