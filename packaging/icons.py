"""Puts the icon's pictures into the two containers that systems want.

Both hold PNG files as they are, so nothing but the standard library is needed.
"""

import struct
from pathlib import Path

ICNS_TYPES = {16: b"icp4", 32: b"icp5", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def pictures(folder: Path) -> dict[int, bytes]:
    """Return the pictures `icon-SIZE.png` of a folder by their size."""
    return {
        int(file.stem.removeprefix("icon-")): file.read_bytes()
        for file in sorted(folder.glob("icon-*.png"))
    }


def ico(by_size: dict[int, bytes]) -> bytes:
    """Return an icon for Windows, which knows sizes up to 256."""
    fitting = {size: png for size, png in sorted(by_size.items()) if size <= 256}
    head = struct.pack("<HHH", 0, 1, len(fitting))
    offset = len(head) + 16 * len(fitting)
    entries = b""
    for size, png in fitting.items():
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), offset)
        offset += len(png)
    return head + entries + b"".join(fitting.values())


def icns(by_size: dict[int, bytes]) -> bytes:
    """Return an icon for macOS, of the sizes that have a name there."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(by_size[size])) + by_size[size]
        for size, kind in ICNS_TYPES.items()
        if size in by_size
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
