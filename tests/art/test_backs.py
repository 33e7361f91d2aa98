"""Backs and marks: symmetrical, and inside their square."""

import re

import pytest
from PySide6.QtGui import QTransform

from canasta_qt.art.deck_style import BackDesign, DeckStyle
from canasta_qt.art.drawings import Seal, back_svg, drawing_svg, seal_svg
from tests.art.painted import paint


def differs_when_turned(svg: str) -> bool:
    """Return whether any pixel changes more than antialiasing explains."""
    image = paint(svg, 450, 700)
    turned = image.transformed(QTransform().rotate(180))
    one, other = bytes(image.constBits()), bytes(turned.constBits())
    return any(abs(a - b) > 16 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("size", ["large", "small"])
@pytest.mark.parametrize("design", BackDesign)
def test_a_card_back_is_the_same_when_rotated_by_180_degrees(
    design: BackDesign, size: str
) -> None:
    drawing = back_svg(DeckStyle(back_design=design), small=size == "small")
    assert not differs_when_turned(drawing)


def test_no_two_card_backs_are_the_same() -> None:
    assert len({back_svg(DeckStyle(back_design=design)) for design in BackDesign}) == 4


@pytest.mark.parametrize("kind", ["stock", "pile"])
def test_an_empty_slot_is_an_outline_with_a_sign_on_a_transparent_ground(
    kind: str,
) -> None:
    image = paint(drawing_svg(f"marks/{kind}-slot", {"colour": "#f6f1e5"}), 90, 140)
    drawn = [image.pixelColor(x, y).alpha() > 0 for x in range(90) for y in range(140)]
    assert 0.02 < sum(drawn) / len(drawn) < 0.25


@pytest.mark.parametrize("kind", Seal)
def test_each_kind_of_canasta_has_a_seal_of_its_colour_on_a_transparent_ground(
    kind: Seal,
) -> None:
    """Natural red, mixed black, wild violet, samba blue."""
    image = paint(seal_svg(kind), 72, 72)
    wax = image.pixelColor(16, 52)
    red, green, blue = wax.red(), wax.green(), wax.blue()
    own = {
        Seal.NATURAL: red > 2 * max(green, blue),
        Seal.MIXED: max(red, green, blue) < 40,
        Seal.SEQUENCE: blue > max(red, green),
        Seal.WILD: blue > red > green,
    }
    assert [each for each, is_so in own.items() if is_so and each is kind] == [kind]
    assert image.pixelColor(0, 0).alpha() == 0


def test_canasta_seals_differ_in_shape_or_star_not_only_in_colour() -> None:
    """Two shapes, each with a star or without."""
    looks = {re.sub("#[0-9a-f]{6}", "", seal_svg(kind)) for kind in Seal}
    assert len(looks) == len(Seal)
