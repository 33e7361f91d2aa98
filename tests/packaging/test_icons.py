"""The icon files can be opened by Qt, which reads both formats."""

import runpy

import pytest
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImageReader

from tests.tidy.source import CHECKOUT

icons = runpy.run_path(str(CHECKOUT / "packaging" / "icons.py"))
pictures = icons["pictures"](CHECKOUT / "assets")


def sizes(data: bytes, kind: str) -> set[int]:
    """Return the widths of the pictures in a container."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    assert buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    found = set()
    for index in range(reader.imageCount()):
        assert reader.jumpToImage(index)
        image = reader.read()
        assert not image.isNull()
        found.add(image.width())
    return found


def test_icon_pictures_exist_in_the_sizes_of_every_system() -> None:
    assert {16, 32, 48, 128, 256, 512} <= set(pictures)


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("ico", {size for size in pictures if size <= 256}),
        ("icns", {16, 32, 128, 256, 512} & set(pictures)),
    ],
)
def test_an_icon_file_contains_every_size(kind: str, expected: set[int]) -> None:
    assert sizes(icons[kind](pictures), kind) == expected
