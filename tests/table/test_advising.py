"""Advice at the table: the box over the line, rings, keys, presses, plates."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from canasta_qt.cards import parse_card
from canasta_qt.engine.actions import Discard
from canasta_qt.engine.events import CardDiscarded
from canasta_qt.gestures import (
    Advice,
    Command,
    Draft,
    Hint,
    Moment,
    Offer,
    StagedGroup,
    Weighed,
    WhatNow,
)
from canasta_qt.look.icons import Icon
from canasta_qt.look.tokens import Theme
from canasta_qt.notation.actions import parse_action
from canasta_qt.table.access import StopInterface
from canasta_qt.table.advising import Advising
from canasta_qt.table.buttons import button_width
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.focus import Zone
from canasta_qt.table.hint import HintDeed, hint_words
from canasta_qt.table.picture import Home, HomeKind, Ring
from canasta_qt.table.style import TableStyle
from tests.table.sitting import MIDDLE, Heard, Sitting, seen

Key = Qt.Key
SIGNALS = ("taken", "closed", "compare_asked", "why_asked", "passed")


class Advised(Sitting):
    """A table whose advice is heard."""

    def __init__(
        self, qtbot: QtBot, text: str = MIDDLE, style: TableStyle | None = None
    ) -> None:
        super().__init__(qtbot, text, style)
        self.advising: Advising = self.view.advising
        self.answers = Heard()
        for name in SIGNALS:
            getattr(self.advising, name).connect(self.answers.listener(name))

    def hint(self, action: str, *, compared: bool = True) -> None:
        made = parse_action(action)
        weighed = (
            Weighed(made, 30.0, 4.0),
            Weighed(parse_action("discard Jh"), 3.0, 6.0, (("points", -20.0),)),
        )
        advice = Advice(
            self.observation,
            made,
            "safe_discard",
            weighed=weighed if compared else (),
            worlds=100 if compared else 0,
        )
        self.advising.show_hint(Hint(advice))

    @property
    def ringed(self) -> list[CardItem]:
        return [item for item in self.view.table.stage.items if item.hinted]

    @property
    def deeds(self) -> tuple[HintDeed, ...]:
        return tuple(deed for deed, _ in self.advising.box.buttons)

    def press_deed(self, deed: HintDeed) -> None:
        box = self.advising.box
        (button,) = [button for d, button in box.buttons if d is deed]
        self.click(self.point(box.mapToScene(button.rect.center())))


@pytest.fixture
def table(qtbot: QtBot) -> Advised:
    """A table in the middle of a hand."""
    return Advised(qtbot)


def test_h_asks_for_a_hint(table: Advised) -> None:
    table.key(Key.Key_H)

    assert table.heard.last("commanded")[0] is Command.HINT


def test_the_button_of_the_line_asks_for_a_hint(table: Advised) -> None:
    table.view.show_what_now(WhatNow(Moment.PLAY, (Offer(Command.HINT),)))
    now = table.view.table.now
    (button,) = now.buttons

    table.click(table.point(now.mapToScene(button.rect.center())))

    assert button.label == "Hint"
    assert button.key == "H"
    assert table.heard.last("commanded")[0] is Command.HINT


def test_the_box_says_that_it_is_thought_about(table: Advised) -> None:
    table.advising.show_hint(Hint())

    assert table.advising.box.isVisible()
    assert table.advising.box.text.lead == "Thinking it over…"
    assert table.deeds == (HintDeed.CLOSE,)
    assert not table.ringed


def test_enter_waits_for_a_hint_and_esc_does_not(table: Advised) -> None:
    """Whoever presses H and Enter means the move, not the end of the thinking."""
    table.advising.show_hint(Hint())

    table.key(Key.Key_Return)
    assert table.answers.names() == []
    assert table.advising.box.isVisible()
    table.key(Key.Key_Escape)
    assert table.answers.names() == ["closed"]


def test_a_hint_stands_on_the_line_and_grows_upwards(table: Advised) -> None:
    table.hint("discard 9d")

    box, now = table.advising.box.rect, table.view.table.now.rect
    assert (box.x, box.w) == (now.x, now.w)
    assert box.bottom == pytest.approx(now.bottom, abs=1)
    assert box.h >= 96
    assert table.advising.box.text.lead == "Discard 9♦."
    assert table.deeds == (HintDeed.DO, HintDeed.WHY, HintDeed.CLOSE)


def test_a_hint_rings_and_lifts_its_cards(table: Advised) -> None:
    table.hint("discard 9d")

    (item,) = table.ringed
    assert item.home.kind is HomeKind.HAND
    assert item is table.item("9d")
    assert item.raised == pytest.approx(0.12 * item.width)


def test_a_hint_to_draw_rings_the_stock(table: Advised) -> None:
    table.hint("draw")

    (item,) = table.ringed
    assert item.home.kind is HomeKind.STOCK
    assert item.raised == 0


def test_a_hint_to_take_rings_the_pile_and_the_pair(table: Advised) -> None:
    table.hint("take [8h8s8c]")

    kinds = sorted(item.home.kind for item in table.ringed)
    assert kinds == [HomeKind.HAND, HomeKind.HAND, HomeKind.PILE]


def test_the_meld_that_is_added_to_is_ringed_with_the_cards(table: Advised) -> None:
    """Its foremost card, the one that is seen whole; others stay as they are."""
    melds = table.observation.position.melds[0]
    index = next(i for i, meld in enumerate(melds) if not meld.canasta)
    table.hint(f"meld m{index}+9d")

    target = table.view.table.stage.at_home(Home(HomeKind.MELD, 0, index))[-1]
    assert set(table.ringed) == {table.item("9d"), target}


def test_cards_laid_ready_are_ringed_as_well(table: Advised) -> None:
    """The hand holds none of them any more; they still belong to the hint."""
    queens = tuple(parse_card(text) for text in ("Qd", "Qc", "Qs"))
    table.view.show_draft(Draft((StagedGroup(queens),)))
    table.hint("meld [QdQcQs]")

    assert sorted(item.home.kind for item in table.ringed) == [HomeKind.STAGED] * 3


def test_every_button_of_a_hint_shows_its_key(table: Advised) -> None:
    table.hint("discard 9d")

    for deed, button in table.advising.box.buttons:
        words, key = hint_words(deed)
        assert button.rect.width() >= button_width(
            table.view.table.brushes, words, key, air=26.0
        ), deed


def test_equal_cards_are_ringed_as_often_as_they_are_meant(table: Advised) -> None:
    table.hint("meld [QcQcQs]")

    assert len(table.ringed) == 2  # the hand holds two; the third is not there


def test_h_again_explains_and_then_compares(table: Advised) -> None:
    table.hint("discard 9d")
    before = table.advising.box.text.rest

    table.key(Key.Key_H)

    assert table.advising.box.text.rest != before
    assert "27 points less" in table.advising.box.text.rest
    assert table.deeds == (HintDeed.DO, HintDeed.COMPARE, HintDeed.CLOSE)
    assert "commanded" not in table.heard.names()

    table.key(Key.Key_H)
    assert table.answers.names() == ["compare_asked"]


def test_where_nothing_was_compared_nothing_is_offered_to(table: Advised) -> None:
    table.hint("discard 9d", compared=False)

    table.key(Key.Key_H)

    assert table.deeds == (HintDeed.DO, HintDeed.CLOSE)
    assert "Nothing else was worth weighing." in table.advising.box.text.rest


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


def test_a_hint_that_is_withdrawn_leaves_nothing_behind(table: Advised) -> None:
    table.hint("discard 9d")

    table.advising.show_hint(None)

    assert not table.advising.box.isVisible()
    assert not table.ringed
    assert table.item("9d").raised == 0


def test_rings_follow_the_cards(table: Advised) -> None:
    table.hint("discard 9d")

    table.click(table.of_card("4d"))  # a choice lays the whole hand anew
    assert [item.face for item in table.ringed] == [table.item("9d").face]
    table.view.resize(1100, 800)

    (item,) = table.ringed
    assert item is table.item("9d")
    assert item.raised == pytest.approx(0.12 * item.width)
    box, now = table.advising.box.rect, table.view.table.now.rect
    assert box.bottom == pytest.approx(now.bottom, abs=1)


def test_a_chosen_card_keeps_its_own_ring(table: Advised) -> None:
    table.click(table.of_card("9d"))
    table.hint("discard 9d")
    table.advising.show_hint(None)

    item = table.item("9d")
    assert item.ring is Ring.SELECTED
    assert item.raised > 0


def test_cards_under_the_box_are_out_of_reach(table: Advised) -> None:
    table.hint("discard 9d")
    box = table.advising.box
    table.heard.said.clear()

    table.click(table.point(box.mapToScene(QPointF(box.area.width() / 2, 4))))

    assert table.heard.names() == []
    assert box.isVisible()


def test_a_row_of_an_analysis_is_ringed_until_it_is_closed(table: Advised) -> None:
    table.advising.show_action(parse_action("discard Jd"))
    assert [item.face for item in table.ringed] == [table.item("Jd").face]

    table.advising.show_action(None)

    assert not table.ringed


def test_a_press_on_a_plate_asks_why(table: Advised) -> None:
    plates = table.view.table.scenery.plates

    for plate in plates:
        at = plate.mapToScene(QPointF(plate.area.width() / 2, 12))
        table.click(table.point(at))

    assert [arguments for _, arguments in table.answers.said] == [(1,), (2,), (3,)]


def test_shift_h_asks_about_the_last_who_played(table: Advised) -> None:
    card = table.item("4d").face
    assert card is not None
    events = (CardDiscarded(1, card), CardDiscarded(2, card), CardDiscarded(0, card))
    table.view.chronicle.add(events)

    table.key(Key.Key_H, shift=True)

    assert table.answers.said == [("why_asked", (2,))]


def test_why_is_said_beside_the_plate_and_leaves_at_the_next_key(
    table: Advised,
) -> None:
    card = table.item("4d").face
    assert card is not None
    advice = Advice(seen(MIDDLE, 1), Discard(card), "least_loss", open_hand=False)

    table.advising.show_why(1, ((advice,), (advice, advice)))

    box = table.advising.why_box
    assert box.isVisible()
    assert box.heading == "Why did Clara do that?"
    assert [deed for deed, _ in box.lines] == [
        "Discarded 4♦:",
        "Discarded 4♦:",
        "",
        "Discarded 4♦:",
    ]
    assert table.view.rect().contains(
        table.view.mapFromScene(box.sceneBoundingRect().center())
    )
    table.key(Key.Key_Escape)
    assert not box.isVisible()


def test_a_seat_that_has_not_played_says_so(table: Advised) -> None:
    table.advising.show_why(2, ())

    assert table.advising.why_box.lines == (
        ("", "Nothing has been done since the cards were dealt or the game opened."),
    )


def test_tab_reaches_the_words_and_the_buttons_of_a_hint(table: Advised) -> None:
    table.hint("discard 9d")
    focus = table.view.focus

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


def test_enter_presses_the_button_the_ring_is_on(table: Advised) -> None:
    table.hint("discard 9d")
    table.key(Key.Key_Tab)
    for _ in range(2):
        table.key(Key.Key_Right)

    table.key(Key.Key_Return)

    assert table.answers.said == []
    assert table.deeds == (HintDeed.DO, HintDeed.COMPARE, HintDeed.CLOSE)


def test_enter_on_the_words_of_a_hint_does_what_is_advised(table: Advised) -> None:
    table.hint("discard 9d")
    table.key(Key.Key_Tab)

    table.key(Key.Key_Return)

    assert table.answers.said == [("taken", ())]


def test_the_ring_goes_back_to_its_card_when_the_hint_goes(table: Advised) -> None:
    table.key(Key.Key_Right)
    table.key(Key.Key_Right)
    card = table.view.focus.held
    table.hint("discard 9d")
    table.key(Key.Key_Tab)

    table.advising.show_hint(None)

    assert table.view.focus.held == card


def test_readers_find_words_and_buttons_of_a_hint_with_their_roles(
    table: Advised,
) -> None:
    before = len(table.view.stops)
    table.hint("discard 9d")

    found = {stop.name: stop for stop in table.view.stops}

    assert len(table.view.stops) == before + 4
    assert found["Do it, key Enter"].button
    role = StopInterface(found["Do it, key Enter"]).role()
    assert role == QAccessible.Role.Button
    words = next(name for name in found if name.startswith("Discard 9♦."))
    assert StopInterface(found[words]).role() == QAccessible.Role.ListItem
    at = found["Do it, key Enter"].rect.center()
    assert table.advising.box.deed_at(QPointF(at)) is HintDeed.DO

    table.advising.show_hint(None)
    assert len(table.view.stops) == before


def test_a_hint_is_painted_in_every_theme(qtbot: QtBot) -> None:
    for theme in (Theme.LIGHT, Theme.DARK, Theme.CONTRAST):
        style = TableStyle(speed=0, theme=theme)
        table = Advised(qtbot, style=style)
        table.hint("discard 9d")
        box = table.advising.box
        at = table.point(box.mapToScene(QPointF(6, box.area.height() / 2)))

        image = table.view.grab().toImage()

        ratio = image.devicePixelRatio()
        colour = image.pixelColor(round(at.x() * ratio), round(at.y() * ratio))
        assert colour.name().lower() == style.palette.surface.lower()


def test_where_room_is_short_the_hint_becomes_a_sign(table: Advised) -> None:
    offers = tuple(Offer(command) for command in WIDE)
    table.view.show_what_now(WhatNow(Moment.PLAY, offers))
    now = table.view.table.now
    signs = [now.buttons[-1].sign]

    table.view.resize(600, 700)
    signs.append(now.buttons[-1].sign)

    assert signs == [None, Icon.HINT]
    assert now.buttons[-1].rect.width() < 60
    assert now.buttons[-1].label == "Hint"
    assert {button.sign for button in now.buttons[:-1]} == {None}


WIDE = (Command.ASK, Command.SHOW_SCORE, Command.DISCARD, Command.HINT)
