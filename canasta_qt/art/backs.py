"""Four backs, each the same when turned by 180 degrees."""

from typing import Final

from canasta_qt.art.drawing.palette import GOLD_ON_DARK, PALETTES, PAPER
from canasta_qt.art.drawing.shapes import card_svg
from canasta_qt.art.drawing.style import BackDesign, DeckColours, DeckStyle
from canasta_qt.art.drawings import drawing_body
from canasta_qt.look.colour import mix

_GROUNDS: Final = {
    BackDesign.LATTICE: "#1f2f5c",
    BackDesign.ROSETTE: "#701c2e",
    BackDesign.FANS: "#0f4d55",
    BackDesign.RAYS: "#2b2c33",
}
_SHADES: Final = {
    BackDesign.LATTICE: 0.86,
    BackDesign.ROSETTE: 0.72,
    BackDesign.FANS: 0.88,
    BackDesign.RAYS: 0.80,
}
"""How much of the ground is in the colour between it and the light one."""


def back(style: DeckStyle, *, small: bool = False) -> str:
    """Return the back of every card; a small lattice is coarser.

    At 30 pixels it still shows a trellis and not a grey.
    """
    ground = style.back_colour or _GROUNDS[style.back]
    paper = style.paper or PAPER
    light, name = mix(ground, PAPER, 0.34), f"deck/back-{style.back}"
    if small and style.back is BackDesign.LATTICE:
        light, name = mix(light, ground, 0.8), f"{name}-small"
    tones = {
        "ground": ground,
        "light": light,
        "shade": mix(ground, PAPER, _SHADES[style.back]),
        "gold": GOLD_ON_DARK,
        "gold_light": mix(GOLD_ON_DARK, PAPER, 0.55),
        "gold_pale": mix(GOLD_ON_DARK, PAPER, 0.5),
        "paper": paper,
    }
    rim = PALETTES[DeckColours.CLASSIC].rim
    return card_svg(paper, rim, drawing_body(name, tones))
