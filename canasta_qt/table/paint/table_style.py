"""Display preferences of the table: colours, deck, sizes and speed."""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from canasta_qt.art.deck_style import DeckStyle
from canasta_qt.look.tokens import Palette, Theme, palette
from canasta_qt.windows.widgets.choices import Choices

_UNPAINTED_CHOICES: Final[dict[str, Any]] = {
    name: getattr(Choices(), name)
    for name in ("speed", "sound", "effects_volume", "chime_volume", "player_name")
}


@dataclass(frozen=True)
class TableStyle:
    """Display preferences of the table, which reads no settings itself."""

    choices: Choices = field(default_factory=Choices)
    theme: Theme = Theme.LIGHT
    """Theme that is shown; in `choices` it may be that of the desktop."""
    deck: DeckStyle = field(default_factory=DeckStyle)
    duration_factor: float = 1.0
    """Factor on the durations of all game animations; 0 shows results without
    animation."""
    has_reduced_motion: bool = False
    font_size_factor: float = 1.0
    """System font size over 10 pt, 1 to 2."""

    @property
    def palette(self) -> Palette:
        return palette(self.theme, self.choices.felt)

    @property
    def picture_style(self) -> "TableStyle":
        """The style with defaults for all preferences that do not affect the picture:
        sound, name of the player, and speed (except whether there are animations)."""
        choices = replace(self.choices, **_UNPAINTED_CHOICES)
        return replace(
            self, choices=choices, duration_factor=float(self.duration_factor > 0)
        )

    @property
    def card_size_factor(self) -> float:
        """Card size set in the preferences, 0.7 to 1.6."""
        return self.choices.card_size / 100

    @property
    def has_fading(self) -> bool:
        """Whether hidden items fade in when they are shown."""
        return self.duration_factor > 0 and not self.has_reduced_motion

    @property
    def has_shadows(self) -> bool:
        """Whether cards have shadows; high contrast has outlines instead."""
        return self.theme is not Theme.CONTRAST
