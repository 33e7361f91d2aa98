"""Makes the suits of texts: `python packaging/suits.py [folder]`.

A text shows the suits of the deck and no other: their paths, from `assets/glyphs`,
become the only four characters of two small fonts, so that every label, button and
page can draw them.  Both have the same outlines; the bold one keeps bold text from
thickening them.  The lines of text are as high as those of Inter.
"""

import math
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ASSETS = Path(__file__).parent.parent / "assets"
FAMILY = "Canasta Suits"
SUITS = {"♠": "spades", "♣": "clubs", "♥": "hearts", "♦": "diamonds"}
"""In the order of their characters."""

EM = 2048
SIZE, ADVANCE, MIDDLE = 0.74, 0.86, 0.35
"""Height of a box of 100, way to the next character, middle over the line: in ems."""
ASCENT, DESCENT, X_HEIGHT, CAPITALS = 1984, 494, 1118, 1490
"""As Inter has them."""
STEPS = 24
"""Lines for a curve, and for half a circle."""

Point = tuple[float, float]
_PIECE = re.compile(r"([MLHCAaZ])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


def outline(drawing: str) -> list[Point]:
    """Return the one path of a drawing as a polygon."""
    found = re.search(r' d="([^"]+)"', drawing)
    assert found is not None, "a suit is a path"
    made: list[Point] = []
    for kind, numbers in _PIECE.findall(found[1]):
        values = [float(number) for number in _NUMBER.findall(numbers)]
        if kind in "ML":
            made.append((values[0], values[1]))
        elif kind == "H":
            made.append((values[0], made[-1][1]))
        elif kind == "C":
            for start in range(0, len(values), 6):
                made += curve(made[-1], values[start : start + 6])
        elif kind in "Aa":
            made += arc(made[-1], values, relative=kind == "a")
    return made if made[0] != made[-1] else made[:-1]


def curve(start: Point, values: list[float]) -> Iterator[Point]:
    """Yield points of a cubic curve, its end last."""
    points = [start, *zip(values[::2], values[1::2], strict=True)]
    for step in range(1, STEPS + 1):
        t = step / STEPS
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        x, y = (
            sum(
                share * point[axis] for share, point in zip(shares, points, strict=True)
            )
            for axis in (0, 1)
        )
        yield x, y


def arc(start: Point, values: list[float], *, relative: bool) -> Iterator[Point]:
    """Yield points of an arc of a circle, its end last."""
    radius, long_way, onward = values[0], values[3] == 1, values[4] == 1
    end = (values[5], values[6])
    if relative:
        end = (start[0] + end[0], start[1] + end[1])
    dx, dy = (end[0] - start[0]) / 2, (end[1] - start[1]) / 2
    off = math.sqrt(max(0.0, radius**2 / (dx**2 + dy**2) - 1))
    off = off if long_way == onward else -off
    middle = (start[0] + dx + off * dy, start[1] + dy - off * dx)
    first = math.atan2(start[1] - middle[1], start[0] - middle[0])
    turn = math.atan2(end[1] - middle[1], end[0] - middle[0]) - first
    turn = turn % math.tau if onward else -(-turn % math.tau)
    steps = math.ceil(STEPS * abs(turn) / math.pi) + 1
    for step in range(1, steps + 1):
        angle = first + turn * step / steps
        yield middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


def in_the_em(point: Point) -> tuple[int, int]:
    """Place a point of the box about the origin into the em, whose y goes up."""
    share = SIZE / 100
    x, y = ADVANCE / 2 + point[0] * share, MIDDLE - point[1] * share
    return round(x * EM), round(y * EM)


def bounds(points: list[tuple[int, int]]) -> tuple[int, int, int, int]:
    """Return left, bottom, right, top."""
    across, up = zip(*points, strict=True)
    return min(across), min(up), max(across), max(up)


def glyph(points: list[tuple[int, int]]) -> bytes:
    """Write a polygon as an outline."""
    made = struct.pack(">5h2H", 1, *bounds(points), len(points) - 1, 0)
    made += b"\x01" * len(points)
    for column in zip(*points, strict=True):
        steps = [b - a for a, b in zip((0, *column), column, strict=False)]
        made += struct.pack(f">{len(steps)}h", *steps)
    return made + b"\0" * (-len(made) % 4)


def font(*, bold: bool) -> bytes:
    """Return a font of four characters."""
    drawings = [ASSETS / "glyphs" / f"{name}.svg" for name in SUITS.values()]
    shapes = [[in_the_em(p) for p in outline(each.read_text())] for each in drawings]
    glyphs = [b"", *map(glyph, shapes)]
    places = [sum(map(len, glyphs[:end])) for end in range(len(glyphs) + 1)]
    lefts = [0, *(min(x for x, _ in shape) for shape in shapes)]
    wide, most = round(ADVANCE * EM), max(map(len, shapes))
    box = bounds([point for shape in shapes for point in shape])
    packed: dict[str, tuple[str, tuple[Any, ...]]] = {
        "OS/2": (
            ">Hh3H11h10s4I4s3H3h2H2I2h3H",
            (
                *(4, wide, 700 if bold else 400, 5, 0, *[0] * 11, b"", 0, 1 << 14, 0),
                *(0, b"NONE", 32 if bold else 64, *map(ord, (min(SUITS), max(SUITS)))),
                *(ASCENT, -DESCENT, 0, ASCENT, DESCENT, 1, 0, X_HEIGHT, CAPITALS),
                *(0, 32, 1),
            ),
        ),
        "head": (
            ">4I2H2q4h2H3h",
            (1 << 16, 1 << 16, 0, 0x5F0F3CF5, 3, EM, 0, 0, *box, int(bold), 6, 2, 1, 0),
        ),
        "hhea": (
            ">I3hH11hH",
            (1 << 16, ASCENT, -DESCENT, 0, wide, *[0] * 3, 1, *[0] * 7, len(glyphs)),
        ),
        "hmtx": (
            f">{'Hh' * len(lefts)}",
            tuple(value for left in lefts for value in (wide, left)),
        ),
        "loca": (f">{len(places)}I", tuple(places)),
        "maxp": (">I14H", (1 << 16, len(glyphs), most, 1, 0, 0, 2, *[0] * 8)),
        "post": (">Ii2h5I", (3 << 16, 0, -150, 100, *[0] * 5)),
    }
    tables = {
        name: struct.pack(form, *values) for name, (form, values) in packed.items()
    }
    tables |= {"cmap": characters(), "glyf": b"".join(glyphs), "name": names(bold=bold)}
    return whole(dict(sorted(tables.items())))


def characters() -> bytes:
    """Write which character is which glyph."""
    codes = [*map(ord, SUITS), 0xFFFF]
    many = len(codes)
    deltas = [(number - code) % (1 << 16) for number, code in enumerate(codes, 1)]
    deltas[-1] = 1
    half = 1 << (many.bit_length() - 1)
    search = (2 * half, half.bit_length() - 1, 2 * (many - half))
    body = [2 * many, *search, *codes, 0, *codes, *deltas, *[0] * many]
    made = struct.pack(f">{len(body) + 3}H", 4, 2 * len(body) + 6, 0, *body)
    return struct.pack(">4HI", 0, 1, 3, 1, 12) + made


def names(*, bold: bool) -> bytes:
    """Write what the font is called."""
    style = "Bold" if bold else "Regular"
    words = {
        1: FAMILY, 2: style, 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}",
        5: "Version 1.0", 6: f"{FAMILY.replace(' ', '')}-{style}",
    }  # fmt: skip
    texts = {number: text.encode("utf-16-be") for number, text in words.items()}
    head, body = struct.pack(">3H", 0, len(texts), 6 + 12 * len(texts)), b""
    for number, text in texts.items():
        head += struct.pack(">6H", 3, 1, 0x409, number, len(text), len(body))
        body += text
    return head + body


def whole(tables: dict[str, bytes]) -> bytes:
    """Put the tables into a file, with their sums."""
    many = len(tables)
    half = 1 << (many.bit_length() - 1)
    search = (16 * half, half.bit_length() - 1, 16 * (many - half))
    head, body = struct.pack(">I4H", 1 << 16, many, *search), b""
    for name, data in tables.items():
        entry = (checksum(data), 12 + 16 * many + len(body), len(data))
        head += struct.pack(">4s3I", name.encode(), *entry)
        body += data + b"\0" * (-len(data) % 4)
    made = bytearray(head + body)
    place = 12 + 16 * many + body.index(tables["head"]) + 8
    made[place : place + 4] = struct.pack(
        ">I", (0xB1B0AFBA - checksum(made)) % (1 << 32)
    )
    return bytes(made)


def checksum(data: bytes | bytearray) -> int:
    """Return the sum of all words of four bytes."""
    data = bytes(data) + b"\0" * (-len(data) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(data) // 4}I", data)
    return sum(words) % (1 << 32)


def make(folder: Path) -> None:
    """Write both fonts into a folder."""
    for style in ("Regular", "Bold"):
        (folder / f"Suits-{style}.ttf").write_bytes(font(bold=style == "Bold"))


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else ASSETS / "fonts")
