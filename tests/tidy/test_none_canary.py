"""PySide6 6.12.0 loses a reference to None per void call on Python 3.11.

After many calls the interpreter aborts. pyproject.toml excludes this pair of versions;
this test fails if it is installed nevertheless.
"""

import sys

from PySide6.QtCore import QObject


def test_void_calls_of_qt_keep_the_reference_count_of_none() -> None:
    thing = QObject()
    before = sys.getrefcount(None)

    for _ in range(1_000):
        thing.setObjectName("card")

    assert abs(sys.getrefcount(None) - before) <= 50
