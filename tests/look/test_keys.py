"""Names of keys, and the letters that answer a partner in each language."""

from string import ascii_uppercase

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from canasta_qt.app.settings.translation import install_language
from canasta_qt.commands import Command
from canasta_qt.look.keys import (
    CTRL,
    SHIFT,
    TABLE_KEYS,
    action_with_key,
    key_name,
    key_name_with_sign,
    keys_with_modifier,
)
from tests.app.catalogue import FOLDER, codes, messages

Key = Qt.Key


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("es", "Ctrl+Mayús+S Retroceso Esc Tab"),
        ("de", "Strg+Umschalt+S Rücktaste Esc Tab"),
    ],
)
def test_keys_have_the_names_that_are_printed_on_them(
    qapp: QApplication, language: str, names: str
) -> None:
    """Qt’s own Spanish has `Control+Mayúsculas+S`, `Borrar`, `Escape`, `Tabulador`."""
    install_language(qapp, language)
    try:
        keys = ((Key.Key_S, CTRL | SHIFT), (Key.Key_Escape,), (Key.Key_Tab,))
        save, escape, tab = (key_name(*each) for each in keys)
        backspace = key_name_with_sign(Key.Key_Backspace).split()[0]
        assert f"{save} {backspace} {escape} {tab}" == names
    finally:
        install_language(qapp, "en")


def test_keys_are_named_with_modifiers_as_the_system_does() -> None:
    assert key_name(Key.Key_Escape) == "Esc"
    assert key_name(Key.Key_M, CTRL) == "Ctrl+M"
    assert keys_with_modifier(SHIFT, "A … 2 W") == "Shift+A … 2 W"
    assert (
        action_with_key("Next turn", keys_with_modifier(SHIFT, "→"))
        == "Next turn (Shift+→)"
    )


@pytest.mark.parametrize("code", codes())
def test_each_language_has_unused_letter_keys_for_yes_and_no(code: str) -> None:
    """O and J have other uses, but not while a question is open."""
    said = {
        each.source: each.forms[0]
        for each in messages(FOLDER / f"canasta_{code}.ts")
        if each.role.startswith("one letter")
    }

    table = {
        chr(key)
        for key, command in TABLE_KEYS.items()
        if key < Key.Key_Escape and command is not Command.HANDS
    }
    unused = set(ascii_uppercase) - table - set("WSVLTC")
    assert {said["Y"], said["N"]} <= unused
    assert said["Y"] != said["N"]
