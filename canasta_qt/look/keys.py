"""The names of keys, as the system and the reader's language write them."""

from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from canasta_qt.translate import tr

Key = Qt.Key
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
_NONE: Final = Qt.KeyboardModifier.NoModifier
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText

TABLE_LETTERS: Final = frozenset("WDPMXEGHRSVLTC")
"""Letters that mean something while a partner asks, besides the answers.

Those of ranks, A K Q J, select no cards then: German answers with J and N.  Nor does
O open the hands of a practice round: French and its likes may answer with it."""


def key_name(key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> str:
    """Return the name of a key: `Esc`, `Ctrl+M`, in German `Strg+M`."""
    return QKeySequence(QKeyCombination(modifier, key)).toString(_NATIVE)


def held(modifier: Qt.KeyboardModifier, keys: str) -> str:
    """Return keys that are pressed while another is held: `Shift+←`."""
    return key_name(Key.Key_A, modifier).removesuffix("A") + keys


def with_key(
    action: str, key: str | Qt.Key, modifier: Qt.KeyboardModifier = _NONE
) -> str:
    """Return what a button does, and its key: `Next turn (Shift+→)`."""
    name = key if isinstance(key, str) else key_name(key, modifier)
    return tr("{action} ({key})").format(action=action, key=name)


def answer_keys() -> tuple[str, str]:
    """Return the letters that answer a partner with yes and no, in that order.

    A pair that cannot be told from each other or from other keys is not used.
    """
    yes = tr("Y", "one letter, the key for yes")
    no = tr("N", "one letter, the key for no")
    return (yes, no) if can_answer(yes, no) else ("Y", "N")


def can_answer(yes: str, no: str) -> bool:
    """Return whether two letters can be the keys for yes and no."""
    free = {chr(each) for each in range(ord("A"), ord("Z") + 1)} - TABLE_LETTERS
    return yes != no and {yes, no} <= free
