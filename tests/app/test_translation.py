"""English has its plurals, and every language a chance."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from canasta_qt.app.settings.translation import PSEUDO, pseudo, speak
from canasta_qt.asset_files import asset
from canasta_qt.translate import english, set_translator
from canasta_qt.wording.cards import card_count, point_count
from tests.app.catalogue import NAME, messages, write_catalogue
from tests.conftest import ExpectedLog


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    """An application that speaks as before when the test is over."""
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()
    set_translator(english)


def test_the_english_catalogue_is_up_to_date(tmp_path: Path) -> None:
    write_catalogue(tmp_path)

    new = messages(tmp_path / f"{NAME}.ts")
    kept = messages(asset(f"translations/{NAME}.ts"))
    assert new == kept, "run: python -m tests.app.catalogue"


def test_english_speaks_in_singular_and_plural(app: QApplication) -> None:
    assert speak(app, "en") == "en"

    players = [
        QCoreApplication.translate("NewGameSheet", "%n player(s)", None, n)
        for n in (1, 4)
    ]

    assert players == ["1 player", "4 players"]
    assert (card_count(1), card_count(31)) == ("1 card", "31 cards")
    assert point_count(1985) == "1,985 points"


def test_a_language_without_a_catalogue_is_spoken_in_english(app: QApplication) -> None:
    assert speak(app, "de") == "en"

    assert point_count(1985) == "1,985 points"


def test_the_pseudo_language_reaches_windows_and_wording(app: QApplication) -> None:
    assert speak(app, PSEUDO) == PSEUDO

    assert QCoreApplication.translate("Menus", "&Help") == "&Hélp~~"
    assert card_count(31).startswith("31 çàrdš~")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Next hand", "Néxt hàñd~~~~"),
        ("{name} went out", "{name} wéñt öût~~~~~~"),
        ("<b>{n}</b> of %n", "<b>{n}</b> öf %n~~~~~~"),
        ("opened with **{points}**", "öpéñéd wîth **{points}**~~~~~~~~~~"),
    ],
)
def test_placeholders_and_markup_stay_as_they_are(text: str, shown: str) -> None:
    assert pseudo(text) == shown


def catalogues(folder: Path) -> Callable[[str], Path]:
    return lambda name: folder if name == "translations" else asset(name)


def test_a_catalogue_may_change_under_a_running_program(
    app: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / f"{NAME}.qm"
    kept.write_bytes(asset(f"translations/{NAME}.qm").read_bytes())
    monkeypatch.setattr(
        "canasta_qt.app.settings.translation.asset", catalogues(tmp_path)
    )
    speak(app, "en")

    with kept.open("r+b") as file:
        file.truncate(8)

    assert card_count(31) == "31 cards"


def test_a_damaged_catalogue_is_noticed_and_english_spoken(
    app: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    expected_log: ExpectedLog,
) -> None:
    expected_log("canasta.app", "cannot be read")
    (tmp_path / f"{NAME}.qm").write_bytes(b"no catalogue")
    monkeypatch.setattr(
        "canasta_qt.app.settings.translation.asset", catalogues(tmp_path)
    )

    assert speak(app, "en") == "en"
    assert (card_count(1), card_count(31)) == ("1 card", "31 cards")
