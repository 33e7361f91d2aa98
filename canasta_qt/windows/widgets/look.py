"""The look of the program: one palette, deck and size of text for every widget."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Final

from canasta_qt.art.deck_style import DeckColours, DeckStyle
from canasta_qt.art.portraits import Portrait
from canasta_qt.cards import SUIT_SIGNS
from canasta_qt.look import tokens
from canasta_qt.look.tokens import Palette
from canasta_qt.wording.rich_text import Run


@dataclass(frozen=True)
class Look:
    """Everything a window needs to know to paint itself."""

    colours: Palette = tokens.LIGHT
    deck: DeckStyle = field(default_factory=DeckStyle)
    q: float = 1.0
    shadows: bool = True
    """High contrast has none."""
    portrait: Portrait = Portrait.CARDS
    """The player's own."""

    @property
    def signs(self) -> dict[str, str]:
        """Colours of suits in a text, as the deck has them; those left out are ink."""
        colours, (clubs, diamonds, hearts, _) = self.colours, SUIT_SIGNS
        if self.deck.palette is DeckColours.CLASSIC:
            return {diamonds: colours.red_on_chrome, hearts: colours.red_on_chrome}
        return {
            clubs: colours.green_on_chrome,
            diamonds: colours.blue_on_chrome,
            hearts: colours.red_on_chrome,
        }

    def in_suits(self, text: str) -> str:
        """Return text as markup, the signs of suits in their colours."""
        return rich((Run(text),), self.signs)

    def pixels(self, length: float) -> int:
        """A length that holds text, grown with the text."""
        return round(length * self.q)


_looks: Final = [Look()]


def current_look() -> Look:
    """Return the look of the program; `StyleChange` follows another one."""
    return _looks[-1]


def set_current_look(look: Look) -> None:
    """Let every widget paint itself in a look once the style sheet is set."""
    _looks[:] = [look]


def pixels(length: float) -> int:
    """Return a length that holds text, grown with the text."""
    return current_look().pixels(length)


_ALIKE: Final[Mapping[str, str]] = {}


def rich(runs: Iterable[Run], signs: Mapping[str, str] = _ALIKE) -> str:
    """Return a sentence in pieces as markup, all of its text escaped.

    A card is never broken; `signs` are the suits that are not ink.
    """
    return "".join(_piece(run, signs) for run in runs)


def _piece(run: Run, signs: Mapping[str, str]) -> str:
    text = escape(run.text, quote=False).replace("\n", "<br>")
    for sign, ink in signs.items():
        text = text.replace(sign, f'<span style="color:{ink}">{sign}</span>')
    if run.card is not None:
        return f'<span style="white-space:nowrap">{text}</span>'
    return f"<b>{text}</b>" if run.strong else text
