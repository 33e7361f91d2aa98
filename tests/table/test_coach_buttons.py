"""The buttons beside what the coach says: which one stands out, and when."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.engine.state import actions
from canasta_qt.gestures import (
    Coaching,
    Moment,
    Offer,
    Place,
    Ring,
    RingPlace,
    Spot,
    WhatNow,
)
from canasta_qt.learning.lesson_run import line_of
from tests.table.sitting import HAND, LEFT, Sitting, cards

Key = Qt.Key
PILE = Place.PILE
STOCK = Ring(RingPlace.STOCK)
OFFERS = (Offer(Command.DRAW, primary=True), Offer(Command.TAKE), Offer(Command.HINT))
DRAW = WhatNow(Moment.DRAW_OR_TAKE, OFFERS)


class Coached(Sitting):
    """A table where the coach speaks."""

    @property
    def golden(self) -> Command | None:
        """The button that stands out."""
        offers = (each.offer for each in self.view.scene().now.buttons)
        return next((offer.command for offer in offers if offer.primary), None)

    @property
    def commands(self) -> list[object]:
        said = self.heard.said
        return [arguments[0] for name, arguments in said if name == "commanded"]


@pytest.fixture
def table(qtbot: QtBot) -> Coached:
    return Coached(qtbot)


@pytest.mark.parametrize(
    ("line", "golden"),
    [("draw", Command.DRAW), ("take [QcQdQh]", Command.TAKE), ("discard 4d", None)],
)
def test_only_the_button_that_does_what_is_asked_for_stands_out(
    table: Coached, line: str, golden: Command | None
) -> None:
    """Enter does the same as that button."""
    wanted = tuple(step.action for step in line_of(line).steps)
    table.view.show_what_now(DRAW)

    table.view.show_coaching(Coaching(2, ("Do it.",), (STOCK,), wanted=wanted))

    assert table.golden == golden
    table.key(Key.Key_Return)
    assert table.commands == ([] if golden is None else [golden])
    table.view.show_coaching(None)
    assert table.golden is Command.DRAW


@pytest.mark.parametrize(
    ("line", "golden"),
    [("discard Jd", Command.DISCARD), ("discard 4d", None), ("meld m0+Jd", None)],
)
def test_a_selected_card_that_is_to_be_added_is_not_offered_as_discard(
    table: Coached, line: str, golden: Command | None
) -> None:
    wanted = tuple(step.action for step in line_of(line).steps)
    jack = parse_card("Jd")
    rings = (Ring(RingPlace.HAND, cards=(jack,)),)
    table.view.show_coaching(Coaching(2, ("Do it.",), rings, wanted=wanted))

    table.click(table.of_card("Jd"))
    throw = Offer(Command.DISCARD, primary=True, rank=jack >> 2)
    table.view.show_what_now(WhatNow(Moment.CHOSEN, (throw,), cards=(jack,)))

    assert table.golden is golden


@pytest.mark.parametrize(
    ("line", "held", "golden"),
    [
        ("meld [JdJcJs]", "Jd", None),
        ("meld m0+Jd", "Jd", Command.MELD),
        ("ask", "Jd", Command.ASK),
    ],
)
def test_a_button_stands_out_once_the_cards_for_it_are_selected(
    table: Coached, line: str, held: str, golden: Command | None
) -> None:
    """Two cards are no meld yet; asking needs none."""
    wanted = tuple(step.action for step in line_of(line).steps)
    rings = (Ring(RingPlace.BUTTON, command=Command.ASK),)
    if golden is not Command.ASK:
        rings = (Ring(RingPlace.HAND, cards=(parse_card(held),)),)
    table.view.show_coaching(Coaching(2, ("Do it.",), rings, wanted=wanted))

    table.click(table.of_card(held))
    offers = (Offer(Command.MELD), Offer(Command.ASK))
    table.view.show_what_now(WhatNow(Moment.CHOSEN, offers))

    assert table.golden is golden


def test_the_second_click_of_two_skips_nothing_that_he_says(table: Coached) -> None:
    table.view.show_what_now(DRAW)
    table.view.show_coaching(Coaching(2, ("Read.",), waits=True))
    now = table.view.scene().now
    at = table.point(now.mapToScene(now.buttons[0].rect.center()))

    table.click(at)
    QTest.mouseDClick(table.view.viewport(), LEFT, pos=at)
    table.release(at)

    assert table.commands == [Command.GO_ON]


def test_of_two_melds_that_he_shows_one_goes_where_one_clicks(table: Coached) -> None:
    first, more, wanted = cards("QdQcQs"), cards("JdJc2d"), cards("QdQcQsJdJc2d")
    plays = actions.LayDown((actions.NewMeld(first), actions.NewMeld(more)))
    adds = (actions.AddToMeld(0, cards("As")), actions.AddToMeld(1, cards("Ac")))
    row, second = Spot(Place.NEW_MELD), Spot(Place.MELD, 1)
    table.view.show_coaching(Coaching(2, ("So.",), lifted=wanted, wanted=(plays,)))

    table.view.pointer.player.click_spot(row, None)
    assert table.heard.last("dropped") == (first, HAND, row)

    lay = actions.LayDown(adds)
    table.view.show_coaching(Coaching(2, ("So.",), lifted=cards("AsAc"), wanted=(lay,)))
    table.view.pointer.player.click_spot(second, None)
    assert table.heard.last("dropped") == (cards("Ac"), HAND, second)


def test_a_click_meant_to_go_on_does_not_show_what_comes_next(
    table: Coached, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He goes on by himself, and “Show me” then lies where “Continue” lay."""
    table.view.show_what_now(DRAW)
    table.view.show_coaching(Coaching(2, ("Look.",), waits=True))
    table.view.show_coaching(Coaching(2, ("Draw.",), (STOCK,), can_show=True))
    line = table.view.scene().now
    places = {each.offer.command: each.rect for each in line.buttons}
    at = table.point(line.mapToScene(places[Command.SHOW_ME].center()))

    table.click(at)
    too_soon = list(table.commands)
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 0)
    table.click(at)

    assert too_soon == []
    assert table.commands == [Command.SHOW_ME]
