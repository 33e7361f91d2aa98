"""Keys of commands, and names of keys in the language of the program."""

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from canasta_qt.commands import Command
from canasta_qt.translate import tr

Key = Qt.Key
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
_NONE: Final = Qt.KeyboardModifier.NoModifier
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText

TABLE_KEYS: Final[dict[int, Command]] = {
    Key.Key_D: Command.DRAW,
    Key.Key_P: Command.TAKE,
    Key.Key_M: Command.MELD,
    Key.Key_X: Command.DISCARD,
    Key.Key_E: Command.FLOAT,
    Key.Key_Backspace: Command.UNSTAGE,
    Key.Key_G: Command.ASK,
    Key.Key_H: Command.HINT,
    Key.Key_R: Command.SORT,
    Key.Key_O: Command.HANDS,
}
"""Commands by key, in a game that the player plays."""
SHIFT_KEYS: Final[dict[int, Command]] = {Key.Key_G: Command.GO_OUT}
"""Commands by key pressed with Shift. Other keys of `TABLE_KEYS` have the same command
with Shift as without, except H, which then requests the reasons of a bot."""
CTRL_KEYS: Final[dict[int, Command]] = {
    Key.Key_Z: Command.UNDO,
    Key.Key_Y: Command.REDO,
}
"""Commands by key pressed with Ctrl; with Ctrl and Shift, each of these keys means
redo."""
WATCHING_KEYS: Final[dict[int, Command]] = {
    Key.Key_Space: Command.PAUSE,
    Key.Key_Right: Command.STEP,
    Key.Key_A: Command.HANDS,
}
"""Commands by key, while only bots play."""
LESSON_KEYS: Final[dict[int, Command]] = {
    Key.Key_A: Command.SAY_AGAIN,
    Key.Key_H: Command.SHOW_ME,
    Key.Key_Escape: Command.LEAVE_LESSON,
}
_BUTTON_KEYS: Final = {
    Key.Key_Escape: (Command.SKIP, Command.CLOSE),
    Key.Key_Enter: (Command.NEXT_ROUND, Command.FOLLOW),
    Key.Key_Space: (Command.COUNT_ON, Command.PLAY_ON, Command.GO_ON),
    Key.Key_M: (Command.NEXT_MOMENT,),
}
"""Commands by key; if a key has several commands, the one whose button is shown is
run."""
_KEYS: Final[dict[Command, tuple[int, Qt.KeyboardModifier]]] = {
    **{
        command: (key, modifier)
        for keys, modifier in (
            (TABLE_KEYS, _NONE),
            (WATCHING_KEYS, _NONE),
            (LESSON_KEYS, _NONE),
            (SHIFT_KEYS, SHIFT),
            (CTRL_KEYS, CTRL),
        )
        for key, command in keys.items()
    },
    **{
        command: (key, _NONE)
        for key, commands in _BUTTON_KEYS.items()
        for command in commands
    },
}
_KEYS_IN_CATALOGUES: Final = (
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),
    QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),
)
"""Keys whose names Qt also takes from the catalogues of the program, for example in
menus.

The Spanish names of Qt are `Control+Mayúsculas` and `Borrar`, which are on no keyboard.
"""
_SIGNS: Final = {Key.Key_Backspace: "⌫", Key.Key_Right: "→"}


def key_name(key: Qt.Key, modifier: Qt.KeyboardModifier = _NONE) -> str:
    """Return the name of a key: `Esc`, `Ctrl+M`, in German `Strg+M`."""
    if modifier == _NONE and key in _SIGNS:
        return _SIGNS[key]
    return QKeySequence(QKeyCombination(modifier, key)).toString(_NATIVE)


def key_name_with_sign(key: Qt.Key) -> str:
    """Return the name of a key with its symbol, if it has one: `Backspace ⌫`."""
    return f"{QKeySequence(key).toString(_NATIVE)} {_SIGNS.get(key, '')}".rstrip()


def command_key(command: Command) -> str:
    """Return the name of the key of a command; empty if it has no key."""
    if command in (Command.YES, Command.NO):
        return answer_keys()[command is Command.NO]
    return (
        key_name(Key(_KEYS[command][0]), _KEYS[command][1]) if command in _KEYS else ""
    )


def keys_with_modifier(modifier: Qt.KeyboardModifier, keys: str) -> str:
    """Return the name of keys pressed with a modifier: `Shift+←`."""
    return key_name(Key.Key_A, modifier).removesuffix("A") + keys


def action_with_key(
    action: str, key: str | Qt.Key, modifier: Qt.KeyboardModifier = _NONE
) -> str:
    """Return the text of an action with its key: `Next turn (Shift+→)`."""
    name = key if isinstance(key, str) else key_name(key, modifier)
    return tr("{action} ({key})").format(action=action, key=name)


def answer_keys() -> tuple[str, str]:
    """Return the letters that answer a partner's question with yes and with no.

    In German, for example, they are `J` and `N`. Neither has another use while a
    question is open.
    """
    yes = tr("Y", "one letter, the key for yes")
    return yes, tr("N", "one letter, the key for no")
