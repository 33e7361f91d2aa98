"""Exceptions in functions that Qt calls are reported, and the program continues."""

import pytest

from tests.processes import run_python

RAISING = """
import sys
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication
from canasta_qt.overrides import override

class Broken(QObject):
    @override
    def event(self, event):
        {wrong}

app = QApplication([])
sys.excepthook = lambda kind, error, trace: print("told", kind.__name__, error)
broken = Broken()
try:
    app.sendEvent(broken, QEvent(QEvent.Type.User))
except Exception as error:
    sys.excepthook(type(error), error, None)
print("alive")
"""


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("int('x')", "ValueError"),
        ("[][1]", "IndexError"),
        ("raise RuntimeError('ours')", "RuntimeError"),
    ],
)
def test_an_exception_of_c_code_in_a_qt_override_is_reported_without_a_crash(
    wrong: str, told: str
) -> None:
    """PySide 6.11 on Python 3.11 crashes on the first two without a report."""
    script = RAISING.format(wrong=wrong)

    done = run_python("-c", script, check=False)

    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"told {told} ")
    assert done.stdout.endswith("alive\n")
