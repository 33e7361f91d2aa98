"""Clicks: selection, places, buttons, questions, peeking."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    Draft,
    Moment,
    NamedCard,
    Offer,
    Place,
    Prompt,
    PromptKind,
    Spot,
    StagedGroup,
    TakeChoice,
    WhatNow,
)
from canasta_qt.table.picture.placement import HomeKind, Origin
from tests.table.sitting import (
    DISCARD,
    HAND,
    MIDDLE,
    NAMES,
    TO_ACES,
    Sitting,
    card,
    cards,
    seen,
)

PILE = Spot(Place.PILE)
STOCK = Spot(Place.STOCK)
ACES = Spot(Place.MELD, 0)
BARE = "classic_4 turn=0.draw pile=6h7h hands=4s5s6s/(9)/(9)/(8)"
DRAWING = WhatNow(
    Moment.DRAW,
    (
        Offer(Command.DRAW, primary=True),
        Offer(Command.TAKE, refusal=Refusal(Reason.PILE_IS_BLOCKED)),
    ),
)


def test_a_click_selects_and_another_click_deselects(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    at = table.of_card("9d")

    table.click(at)
    chosen = table.chosen
    table.click(at)

    assert chosen == cards("9d")
    assert table.chosen == ()
    assert table.heard.last("selection_changed") == ((),)


def test_at_a_new_table_nothing_is_selected(qtbot: QtBot) -> None:
    """An equal card of the next game stood raised, and no key discarded it."""
    table = Sitting(qtbot)
    table.click(table.of_card("9d"))

    table.view.start_table(NAMES, 0)

    assert table.chosen == ()


def test_four_pixels_left_of_a_card_still_hit_it(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    corner = table.item("Xr").scenePos()

    table.click(table.point(corner + QPointF(-3, 40)))
    chosen = table.chosen
    table.click(table.point(corner + QPointF(-12, 40)))

    assert chosen == cards("Xr")
    assert table.chosen == ()


def test_a_double_click_selects_the_whole_rank(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    at = table.of_card("Qd")

    table.click(at)
    QTest.mouseDClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        at,
    )

    assert table.chosen == cards("QsQcQd")


def test_a_click_on_the_bare_table_clears_the_selection(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.click(table.of_card("9d"))

    table.click(QPoint(300, 320))

    assert table.chosen == ()


def test_the_selection_goes_where_a_lit_place_is_clicked(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.answer_with(DISCARD, TO_ACES)
    table.click(table.of_card("As"))

    table.click(table.of_spot(ACES))

    assert table.heard.last("dropped") == (cards("As"), HAND, ACES)


def test_the_free_ground_of_the_row_is_a_new_meld(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.click(table.of_card("Qd"))
    row = table.view.scene().picture
    assert row is not None

    table.click(QPoint(900, round(row.zones.ours.mid_y)))

    assert table.heard.last("dropped") == (cards("Qd"), HAND, Spot(Place.NEW_MELD))


def test_a_click_on_the_stock_draws(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    table.click(table.of_spot(STOCK))

    assert table.heard.last("commanded") == (Command.DRAW, ())


def test_a_click_on_the_pile_takes_it_or_discards_what_is_chosen(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    table.click(table.of_spot(PILE))
    table.click(table.of_card("9d"))
    table.click(table.of_spot(PILE))

    assert table.heard.last("commanded") == (Command.TAKE, ())
    assert table.heard.last("dropped") == (cards("9d"), HAND, PILE)


def test_a_button_says_what_it_offers(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_what_now(DRAWING)
    draw = table.view.scene().now.buttons[0]

    corner = table.view.scene().now.mapToScene(draw.rect.center())
    table.click(table.point(corner))

    assert draw.label == "Draw"
    assert table.heard.last("commanded") == (Command.DRAW, ())


def test_a_dashed_button_tells_why_and_does_nothing(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_what_now(DRAWING)
    take = table.view.scene().now.buttons[1]

    corner = table.view.scene().now.mapToScene(take.rect.center())
    table.click(table.point(corner))

    assert "commanded" not in table.heard.names()
    assert "blocks" in table.view.scene().toast.words


@pytest.mark.parametrize("command", [Command.TAKE, Command.DISCARD, Command.MELD])
@pytest.mark.parametrize("text", [MIDDLE, BARE])
def test_why_a_button_is_dead_is_said_at_the_pile_or_the_button_not_over_the_hand(
    qtbot: QtBot, command: Command, text: str
) -> None:
    """Issue 11, 1: the dead “Take pile” was refused over the hand."""
    table = Sitting(qtbot, text)
    offer = Offer(command, refusal=Refusal(Reason.PILE_IS_BLOCKED))
    table.view.show_what_now(WhatNow(Moment.DRAW, (offer,)))
    scene = table.view.scene()
    button = scene.now.buttons[0].rect

    table.click(table.point(scene.now.mapToScene(button.center())))

    at = scene.toast.outline
    near = scene.now.rect if command is Command.MELD else scene.spot_rect(PILE)
    assert not any(map(at.overlap, scene.obstacles(near)))
    assert near.grown(12).overlap(at)


def test_a_press_that_leaves_the_button_does_nothing(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_what_now(DRAWING)
    draw = table.view.scene().now.buttons[0]

    table.press(table.point(table.view.scene().now.mapToScene(draw.rect.center())))
    table.release(QPoint(300, 320))

    assert "commanded" not in table.heard.names()


def test_the_trays_own_buttons_stand_in_the_tray(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    group = StagedGroup(cards("QdQcQs"), points=30)
    table.view.show_draft(Draft((group,), 30))
    offers = (Offer(Command.COMMIT, primary=True), Offer(Command.UNSTAGE))
    table.view.show_what_now(WhatNow(Moment.STAGED, offers, points=30))

    tray = table.view.scene().tray
    lay = tray.buttons[0]
    table.click(table.point(tray.mapToScene(lay.rect.center())))

    assert [b.offer.command for b in tray.buttons] == [Command.COMMIT, Command.UNSTAGE]
    assert table.view.scene().now.buttons == ()
    assert table.heard.last("commanded") == (Command.COMMIT, ())


def test_a_click_on_a_staged_card_takes_it_back(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs"), points=30),), 30))
    staged = [i for i in table.view.scene().card_items.items if i.home.kind == "staged"]
    top = max(staged, key=lambda item: item.zValue())

    table.click(table.point(top.sceneBoundingRect().center()))

    assert top.face is not None
    assert table.heard.last("dropped") == ((top.face,), Spot(Place.STAGED, 0), HAND)


def test_a_way_to_take_the_pile_is_chosen_by_its_row(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    choices = (TakeChoice(cards("8s8h"), None), TakeChoice(cards("8s2d"), None))
    table.view.show_prompt(Prompt(PromptKind.CHOOSE_TAKE, choices))
    chooser = table.view.scene().questions.chooser

    table.click(table.middle(chooser.rows[1]))
    table.click(QPoint(1000, 400))

    answers = [said for said in table.heard.said if said[0] == "choice_made"]
    assert answers == [("choice_made", (1,)), ("choice_made", (-1,))]


def test_the_partners_question_is_answered_by_its_buttons(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asker=2))
    question = table.view.scene().questions.question

    table.click(table.middle(question.buttons[1]))

    assert question.heading.text() == "May I go out?"
    assert "after a yes Anton must go out" in question.toolTip()
    assert table.heard.last("commanded") == (Command.NO, ())


def test_a_meld_is_fanned_out_while_the_right_button_holds_it(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    at = table.of_spot(Spot(Place.MELD, 1))

    table.press(at, Qt.MouseButton.RightButton)
    peek = table.view.scene().peek
    shown = (peek.isVisible(), sorted(peek.cards))
    table.release(at, Qt.MouseButton.RightButton)

    assert shown == (True, sorted(cards("KhKdKsKcKhKdKs")))
    assert not peek.isVisible()


def test_a_long_press_fans_the_pile_out(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    at = table.of_spot(PILE)

    table.press(at)
    qtbot.waitUntil(lambda: table.view.scene().peek.isVisible())
    table.release(at)

    assert not table.view.scene().peek.isVisible()
    assert "commanded" not in table.heard.names()


def test_a_click_while_others_play_skips_their_pauses(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_what_now(WhatNow(Moment.OTHERS, (Offer(Command.SKIP),), seat=1))

    table.click(QPoint(300, 320))
    hasty = table.view.playback.is_skipping
    table.view.show_what_now(DRAWING)

    assert hasty
    assert not table.view.playback.is_skipping


def test_a_selection_that_was_played_is_told_to_be_gone(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.click(table.of_card("9d"))
    table.view.dropped.connect(lambda *_: table.view.player_input.show_targets(()))
    table.heard.said.clear()

    table.click(table.of_spot(PILE))

    assert table.heard.names()[0] == "dropped"


def test_a_name_of_the_log_rings_its_cards(qtbot: QtBot) -> None:
    table = Sitting(qtbot)

    eight, jack = cards("8cJs")
    table.view.ring_cards((NamedCard(eight, None), NamedCard(jack, (1, 0))))
    named = {item.face for item in table.view.scene().card_items.items if item.named}
    table.view.ring_cards(())

    assert named == {eight, jack}
    assert not any(item.named for item in table.view.scene().card_items.items)


def test_a_line_rings_no_equal_card_of_another_meld(qtbot: QtBot) -> None:
    """Issue 11: a two in a line of ours ringed the equal one on the pile as well."""
    table = Sitting(qtbot, MIDDLE.replace("[AsAhAd]", "[AsAhAd2s]").replace("b2s", "b"))

    table.view.ring_cards((NamedCard(card("2s"), (0, 0)),))

    named = [i.home for i in table.view.scene().card_items.items if i.named]
    assert named == [Origin(HomeKind.MELD, 0, 0)]
    table.view.ring_cards((NamedCard(card("2s"), (0, 1)),))
    assert not any(item.named for item in table.view.scene().card_items.items)


def test_what_is_laid_ready_is_chosen_no_more_and_its_places_go_dark(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot)
    table.answer_with(DISCARD, TO_ACES)
    for text in ("Qs", "Qc", "Qd"):
        table.click(table.of_card(text))
    lit = len(table.view.context.targeting.goals)

    table.view.show_draft(Draft((StagedGroup(cards("QdQcQs"), points=30),), 30))

    assert lit == 2
    assert table.chosen == ()
    assert table.view.context.targeting.goals == ()


def test_a_card_played_by_a_key_does_not_stay_raised_for_the_cursor(
    qtbot: QtBot,
) -> None:
    table = Sitting(qtbot)
    item = table.item("Ac")
    table.view.context.hover_lift.hover(item)
    qtbot.waitUntil(lambda: item.raised > 0)

    after = MIDDLE.replace("AsAcQd", "AsQd").replace("[AsAhAd]", "[AsAhAdAc]")
    table.view.show_view(seen(after))

    assert item.home.kind is HomeKind.MELD
    assert item.raised == 0
    assert not item.hovered
