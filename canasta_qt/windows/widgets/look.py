"""Look of the program: palette, deck and text size of every widget."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Final

from canasta_qt.art.deck_style import DeckColours, DeckStyle
from canasta_qt.art.portraits import Portrait
from canasta_qt.cards import SUIT_SIGNS
from canasta_qt.look import tokens
from canasta_qt.look.plain_text import bind_separators
from canasta_qt.look.tokens import Palette
from canasta_qt.wording.rich_text import Run


@dataclass(frozen=True)
class Look:
    """Values for painting all widgets: palette, deck and text factor."""

    colours: Palette = tokens.LIGHT_PALETTE
    deck: DeckStyle = field(default_factory=DeckStyle)
    text_factor: float = 1.0
    has_shadows: bool = True
    """Whether widgets have shadows; False in high contrast."""
    portrait: Portrait = Portrait.CARDS
    """Portrait of the player."""

    @property
    def suit_colours(self) -> dict[str, str]:
        """Colours of suit signs in text, by sign, as in the deck; suits in the colour
        of text are missing."""
        colours, (clubs, diamonds, hearts, _) = self.colours, SUIT_SIGNS
        if self.deck.palette is DeckColours.CLASSIC:
            return {diamonds: colours.red_on_window, hearts: colours.red_on_window}
        return {
            clubs: colours.green_on_window,
            diamonds: colours.blue_on_window,
            hearts: colours.red_on_window,
        }

    def scaled_pixels(self, length: float) -> int:
        """Return a length multiplied by the text factor."""
        return round(length * self.text_factor)


_looks: Final = [Look()]


def current_look() -> Look:
    """Return the look of the program; a change of the look sends widgets a
    `StyleChange`."""
    return _looks[-1]


def set_current_look(look: Look) -> None:
    """Set the look of the program; the caller must then set the style sheet."""
    _looks[:] = [look]


def scaled_pixels(length: float) -> int:
    """Return a length multiplied by the text factor."""
    return current_look().scaled_pixels(length)


def html_of_runs(runs: Iterable[Run]) -> str:
    """Return runs of text as escaped HTML, with coloured suit signs and no line break
    inside a card name."""
    return "".join(map(_piece, runs))


def html_with_suits(text: str) -> str:
    """Return text as HTML, with coloured suit signs."""
    return html_of_runs((Run(text),))


def html_text(text: str) -> str:
    """Return plain text as HTML.

    French has a narrow no-break space before a colon and in thousands. Qt breaks lines
    of HTML at such a space, so it is replaced by a no-break space.
    """
    bound = bind_separators(escape(text, quote=False))
    return bound.replace("\u202f", "&nbsp;")


def _piece(run: Run) -> str:
    text = html_text(run.text).replace("\n", "<br>")
    for sign, ink in current_look().suit_colours.items():
        text = text.replace(sign, f'<span style="color:{ink}">{sign}</span>')
    if run.card is not None:
        return f'<span style="white-space:nowrap">{text}</span>'
    return f"<b>{text}</b>" if run.is_bold else text
