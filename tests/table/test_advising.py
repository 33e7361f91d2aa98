"""Advice at the table: the box over the line, rings, keys, presses, plates."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Advice, AdviceReason, Explanation
from canasta_qt.commands import Command
from canasta_qt.engine.state.actions import Discard
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.gestures import Hint, Moment, Offer, WhatNow
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import Theme
from canasta_qt.table.interaction.focus import Zone
from canasta_qt.table.overlay.accessibility import StopInterface
from canasta_qt.table.overlay.advice_box import HintDeed, hint_words
from canasta_qt.table.paint.buttons import button_width
from canasta_qt.table.paint.table_style import TableStyle
from tests.table.advised import Advised
from tests.table.sitting import MIDDLE, seen

Key = Qt.Key


@pytest.fixture
def table(qtbot: QtBot) -> Advised:
    """A table in the middle of a hand."""
    return Advised(qtbot)


def test_h_asks_for_a_hint(table: Advised) -> None:
    table.key(Key.Key_H)

    assert table.heard.last("commanded")[0] is Command.HINT


def test_the_button_of_the_line_asks_for_a_hint(table: Advised) -> None:
    table.view.show_what_now(WhatNow(Moment.PLAY, (Offer(Command.HINT),)))
    now = table.view.scene().now
    (button,) = now.buttons

    table.click(table.point(now.mapToScene(button.rect.center())))

    assert button.label == "Hint"
    assert button.key == "H"
    assert table.heard.last("commanded")[0] is Command.HINT


def test_enter_waits_for_a_hint_and_esc_does_not(table: Advised) -> None:
    """Whoever presses H and Enter means the move, not the end of the thinking."""
    table.advice.show_hint(Hint())

    table.key(Key.Key_Return)
    assert table.answers.names() == []
    assert table.advice.box.isVisible()
    table.key(Key.Key_Escape)
    assert table.answers.names() == ["closed"]


def test_a_hint_stands_on_the_line_and_grows_upwards(table: Advised) -> None:
    table.hint("discard 9d")

    box, now = table.advice.box.outline, table.view.scene().now.rect
    assert (box.x, box.w) == (now.x, now.w)
    assert box.bottom == pytest.approx(now.bottom, abs=1)
    assert box.h >= 96
    assert table.advice.box.text.lead == "Discard 9♦."
    assert table.deeds == (HintDeed.DO, HintDeed.WHY, HintDeed.CLOSE)


def test_every_button_of_a_hint_shows_its_key(table: Advised) -> None:
    table.hint("discard 9d")

    for deed, button in table.advice.box.buttons.items():
        words, key = hint_words(deed)
        assert button.width() >= button_width(
            table.view.scene().brushes, words, key, air=26.0
        ), deed


def test_h_again_explains_and_then_compares(table: Advised) -> None:
    table.hint("discard 9d")
    before = table.advice.box.text.rest

    table.key(Key.Key_H)

    assert table.advice.box.text.rest != before
    assert "about 27 points worse" in table.advice.box.text.rest
    assert table.deeds == (HintDeed.DO, HintDeed.COMPARE, HintDeed.CLOSE)
    assert "commanded" not in table.heard.names()

    table.key(Key.Key_H)
    assert table.answers.names() == ["compare_asked"]


def test_where_nothing_was_compared_nothing_is_offered_to(table: Advised) -> None:
    table.hint("discard 9d", compared=False)

    table.key(Key.Key_H)

    assert table.deeds == (HintDeed.DO, HintDeed.CLOSE)
    assert "No other move was compared." in table.advice.box.text.rest


@pytest.mark.parametrize(
    ("deed", "signal"), [(HintDeed.DO, "taken"), (HintDeed.CLOSE, "closed")]
)
def test_buttons_answer(table: Advised, deed: HintDeed, signal: str) -> None:
    table.hint("discard 9d")

    table.press_deed(deed)

    assert table.answers.names() == [signal]


def test_enter_does_it_and_escape_closes(table: Advised) -> None:
    table.hint("discard 9d")

    table.key(Key.Key_Return)
    table.key(Key.Key_Escape)

    assert table.answers.names() == ["taken", "closed"]


def test_cards_under_the_box_are_out_of_reach(table: Advised) -> None:
    table.hint("discard 9d")
    box = table.advice.box
    table.heard.said.clear()

    table.click(QPoint(round(box.outline.mid_x), round(box.outline.y) + 4))

    assert table.heard.names() == []
    assert box.isVisible()


def test_a_press_on_a_plate_asks_why(table: Advised) -> None:
    plates = table.view.scene().fixtures.plates

    for plate in plates:
        at = plate.mapToScene(QPointF(plate.area.width() / 2, 12))
        table.click(table.point(at))

    assert [arguments for _, arguments in table.answers.said] == [(1,), (2,), (3,)]


def test_shift_h_asks_about_the_last_who_played(table: Advised) -> None:
    card = table.item("4d").face
    assert card is not None
    events = (CardDiscarded(1, card), CardDiscarded(2, card), CardDiscarded(0, card))
    table.view.turn_log.add(events)

    table.key(Key.Key_H, shift=True)

    assert table.answers.said == [("why_asked", (2,))]


def test_why_is_said_beside_the_plate_and_leaves_at_the_next_key(
    table: Advised,
) -> None:
    card = table.item("4d").face
    assert card is not None
    least = Explanation(AdviceReason.LEAST_LOSS)
    advice = Advice(seen(MIDDLE, 1), Discard(card), least, may_show_hand=False)

    table.advice.show_why(1, ((advice,), (advice, advice)))

    box = table.advice.why_box
    assert box.isVisible()
    assert box.heading.text() == "Why did Clara do that?"
    assert [deed for deed, _ in box.lines] == [
        "Discard 4♦:",
        "Discard 4♦:",
        "",
        "Discard 4♦:",
    ]
    assert table.view.rect().contains(box.geometry().center())
    table.key(Key.Key_Escape)
    assert not box.isVisible()


def test_a_seat_that_has_not_played_says_so(table: Advised) -> None:
    table.advice.show_why(2, ())

    assert table.advice.why_box.lines == (
        ("", "Nothing has been done since the cards were dealt."),
    )


def test_tab_reaches_the_words_and_the_buttons_of_a_hint(table: Advised) -> None:
    table.hint("discard 9d")
    focus = table.view.context.focus

    table.key(Key.Key_Tab)
    assert focus.zone is Zone.ADVICE
    assert focus.current is not None
    assert focus.current.name.startswith("Discard 9♦.")
    names = []
    for _ in range(3):
        table.key(Key.Key_Right)
        assert focus.current is not None
        names.append(focus.current.name)
    assert names == ["Do it, key Enter", "Why?, key H", "Close, key Esc"]
    assert table.view.announcer.history[-3:] == names

    table.key(Key.Key_Space)
    assert table.answers.said == [("closed", ())]


def test_enter_on_the_words_of_a_hint_does_what_is_advised(table: Advised) -> None:
    table.hint("discard 9d")
    table.key(Key.Key_Tab)

    table.key(Key.Key_Return)

    assert table.answers.said == [("taken", ())]


def test_readers_find_words_and_buttons_of_a_hint_with_their_roles(
    table: Advised,
) -> None:
    before = len(table.view.stops)
    table.hint("discard 9d")

    found = {stop.name: stop for stop in table.view.stops}

    assert len(table.view.stops) == before + 4
    role = StopInterface(found["Do it, key Enter"]).role()
    assert role == QAccessible.Role.Button
    words = next(name for name in found if name.startswith("Discard 9♦."))
    assert StopInterface(found[words]).role() == QAccessible.Role.ListItem
    at = found["Do it, key Enter"].rect.center()
    assert table.view.viewport().childAt(at) is table.advice.box.buttons[HintDeed.DO]

    table.advice.show_hint(None)
    assert len(table.view.stops) == before


def test_a_hint_is_painted_in_every_theme(qtbot: QtBot) -> None:
    for theme in (Theme.LIGHT, Theme.DARK, Theme.CONTRAST):
        style = TableStyle(speed=0, theme=theme)
        table = Advised(qtbot, style=style)
        table.hint("discard 9d")
        box = table.advice.box
        at = QPoint(round(box.outline.x) + 6, round(box.outline.mid_y))

        image = table.view.grab().toImage()

        ratio = image.devicePixelRatio()
        colour = image.pixelColor(round(at.x() * ratio), round(at.y() * ratio))
        assert colour.name().lower() == style.palette.surface.lower()


def test_where_room_is_short_the_hint_becomes_a_sign(table: Advised) -> None:
    offers = tuple(Offer(command) for command in WIDE)
    table.view.show_what_now(WhatNow(Moment.PLAY, offers))
    now = table.view.scene().now
    signs = [now.buttons[-1].sign]

    table.view.resize(600, 700)
    signs.append(now.buttons[-1].sign)

    assert signs == [None, Icon.HINT]
    assert now.buttons[-1].rect.width() < 60
    assert now.buttons[-1].label == "Hint"
    assert {button.sign for button in now.buttons[:-1]} == {None}


WIDE = (Command.ASK, Command.SHOW_SCORE, Command.DISCARD, Command.HINT)
