"""Every window has room for its texts, in every language and a longer one."""

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.learning.daily import DealOfTheDay
from canasta_qt.engine.state.actions import DRAW
from canasta_qt.learning.progress import DayResult, ProgressFile
from canasta_qt.windows.help import CrashDialog
from canasta_qt.windows.learning.answer_sheet import AnswerSheet
from canasta_qt.windows.widgets.scrolling import ScrollPage
from tests.app.catalogue import codes
from tests.app.playing import (
    LARGE_TEXT,
    Spoken,
    Start,
    ask_position,
    close_top,
    deal,
    my_turn,
    top_sheet,
    walk_sheets,
)
from tests.app.pseudo_language import PSEUDO
from tests.app.table_controller import session_of
from tests.narrow import some
from tests.nightly import nightly
from tests.statistics.played import SHORT, dated, played, put
from tests.windows.clipping import clipped

SMALL = (1024, 700)
in_every_language = pytest.mark.parametrize(
    ("code", "size"),
    [
        (PSEUDO, SMALL),
        ("de", LARGE_TEXT),
        *nightly((code, SMALL) for code in ("en", *codes())),
        *nightly((code, LARGE_TEXT) for code in ("en", *codes()) if code != "de"),
    ],
)
pytestmark = in_every_language


def seen(place: str, window: QWidget) -> list[str]:
    """Return the texts that are cut off in a window."""
    QApplication.processEvents()
    return [f"{place}: {each}" for each in clipped(window)]


def scrolled(window: QWidget) -> list[int]:
    """Return the hidden height of each page of a window, in pixels."""
    found = window.findChildren(ScrollPage)
    bars = [each.verticalScrollBar() for each in found if each.isVisible()]
    return [bar.maximum() for bar in bars if bar.maximum()]


def test_every_sheet_has_room_for_its_texts(
    qtbot: QtBot, start: Start, spoken: Spoken, code: str, size: tuple[int, int]
) -> None:
    spoken(code, size)
    put(dated(played(SHORT, 1), "2026-11-01T20:00:00+00:00"), "game-101")
    put("no game", "game-102")
    program = start(language=code)
    window, found = program.window, list[str]()

    def look(place: str, window: QWidget) -> None:
        found.extend(seen(f"{code} {place}", window))

    window.resize(*size)
    look("new game", window)
    deal(program)
    qtbot.waitUntil(lambda: my_turn(program))
    walk_sheets(qtbot, program, OPENED, look)
    look("crash", CrashDialog("", window))
    program.replay_actions.replay_game()
    replaying = some(program.replay_actions.open_replay)
    replaying.window.resize(*size)
    look("replay", replaying.window)
    assert replaying.window.bar.minimumSizeHint().width() <= size[0]

    assert "\n".join(found) == ""


@pytest.mark.parametrize("ruleset", ["classic_4", "hand_and_foot", "classic_3"])
def test_the_main_window_and_its_panel_have_room_for_their_texts(
    qtbot: QtBot,
    start: Start,
    spoken: Spoken,
    code: str,
    size: tuple[int, int],
    ruleset: str,
) -> None:
    spoken(code, size)
    program = start(ruleset=ruleset, language=code)
    program.window.resize(*size)
    program.window.area.toggle_panel()
    qtbot.waitUntil(lambda: my_turn(program))
    found = seen(f"{code} {ruleset}", program.window)

    program.menu_actions.ask_give_up()
    found += seen(f"{code} {ruleset} strip", program.window)

    assert "\n".join(found) == ""


def test_practice_answers_and_the_deal_of_the_day_have_room_for_their_texts(
    qtbot: QtBot,
    start: Start,
    spoken: Spoken,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    size: tuple[int, int],
) -> None:
    """With text of the usual size a result is visible without scrolling."""
    spoken(code, size)
    program = start(language=code)
    window = program.window
    window.resize(*size)
    ask_position(program, ASKED, monkeypatch)
    ProgressFile().store_day_result(
        DealOfTheDay.today(), DayResult((1215, 10085), 2, out=True, hints=12)
    )
    program.controller.play_action(DRAW)
    qtbot.waitUntil(lambda: isinstance(top_sheet(program), AnswerSheet))
    found, out = seen(f"{code} answer", window), scrolled(window.veil)
    program.deal_of_the_day.show_day()
    found += seen(f"{code} day", window)
    out += scrolled(window.veil)
    program.deal_of_the_day.show_day(date(2024, 2, 29))
    found += seen(f"{code} day to come", window)
    out += scrolled(window.veil)

    assert "\n".join(found) == ""
    assert out == [] or size == LARGE_TEXT or code == PSEUDO


@pytest.mark.parametrize("over", ["classic_4", "brazilian", "six"])
def test_the_score_pad_has_room_for_its_texts(
    start: Start, spoken: Spoken, code: str, size: tuple[int, int], over: str
) -> None:
    spoken(code, size)
    program = start(language=code)
    program.window.resize(*size)
    close_top(program)
    program.controller.begin_session(session_of(ROUNDS[over]))
    program.table.playback.settled.emit()
    counting = some(program.page.counting)
    counting.count_all()
    found = seen(f"{code} {over}", program.window)
    # What the longer language adds to the last word is no word that must be whole.
    found = [each for each in found if "~~" not in each]

    assert "\n".join(found) == ""


ROUNDS = {
    "classic_4": "classic_4 turn=1.over out=0 cause=went_out score=12985/-12410"
    " bonus=3h/3d hands=-/KcKd2s/QsQd/5c"
    " melds=[7c7d7h7s7c7d7h][4c4d4h]/[8c8d8h]",
    "brazilian": "brazilian turn=1.over out=0 cause=went_out"
    " hands=-/KcKd2s/QsQd/5c melds=[7c7d7h7s7c7d7h][4s5s6s]/[8c8d8h]",
    "six": "family_hand_and_foot turn=1.over out=0 cause=went_out"
    " hands=-/KcKd2s/QsQd/5c/5d/5h melds=[7c7d7h7s7c7d7h]/-/-/-/-/-",
}
ASKED = "a pile is taken onto a meld"
OPENED = (
    "new_game", "house_rules", "preferences", "statistics", "keys", "rules", "report",
    "about",
)  # fmt: skip
