"""The coach at the table: texts, keys and rings."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.cards import ALL_CARDS, parse_card
from canasta_qt.commands import Command
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    HAND_SPOT,
    PILE_SPOT,
    CoachMark,
    DropAction,
    LessonView,
    Offer,
    Place,
    Prompt,
    PromptKind,
    Spot,
    Target,
    TurnState,
    TurnStatus,
    button_spot,
)
from canasta_qt.learning.lesson_run import parse_learner_line
from canasta_qt.learning.rings import parse_coach_mark
from canasta_qt.look.tokens import CARD_RATIO
from canasta_qt.table.interaction.coach import CoachDisplay
from canasta_qt.table.items.coach_marks import COACH_RING_WIDTH_PX
from canasta_qt.table.paint.table_style import TableStyle
from tests.table.table_view import HAND, LEFT, Sitting, cards
from tests.text_table import read_rows

Key = Qt.Key


LINES = 4


STOCK = CoachMark(Spot(Place.STOCK))


OFFERS = (
    Offer(Command.DRAW, is_primary=True),
    Offer(Command.TAKE),
    Offer(Command.HINT),
)


DRAW = TurnStatus(TurnState.DRAW_OR_TAKE, OFFERS)


class Coached(Sitting):
    """A table with a running lesson."""

    @property
    def coach(self) -> CoachDisplay:
        return self.view.status.coach

    @property
    def buttons(self) -> list[Command]:
        return [each.offer.command for each in self.view.scene().status_line.buttons]

    @property
    def golden(self) -> Command | None:
        """Return the highlighted button."""
        offers = (each.offer for each in self.view.scene().status_line.buttons)
        return next((offer.command for offer in offers if offer.is_primary), None)

    def told(self, *rings: CoachMark, says: str = "Draw.") -> None:
        self.view.status.show_turn_status(DRAW)
        self.view.show_lesson(LessonView(2, (says,), rings, can_show_solution=True))

    def wishes(self, line: str, *rings: CoachMark) -> None:
        """Set a line of actions as the task."""
        wanted = tuple(step.action for step in parse_learner_line(line).steps)
        self.view.show_lesson(LessonView(2, ("Do it.",), rings, wanted_actions=wanted))

    @property
    def commands(self) -> list[object]:
        said = self.heard.said
        return [arguments[0] for name, arguments in said if name == "command_requested"]


@pytest.fixture
def table(qtbot: QtBot) -> Coached:
    return Coached(qtbot)


def test_the_status_line_shows_the_coach_the_text_and_the_buttons(
    table: Coached,
) -> None:
    table.told(STOCK)

    words = table.scene.status_line.words
    assert (words.bold_text, words.plain_text) == ("Anton:", "Draw.")
    assert words.portrait is not None
    assert table.buttons == [
        Command.DRAW,
        Command.TAKE,
        Command.SHOW_ME,
        Command.LEAVE_LESSON,
    ]


@pytest.mark.parametrize(
    ("key", "command"),
    [
        (Key.Key_H, Command.SHOW_ME),
        (Key.Key_Escape, Command.LEAVE_LESSON),
        (Key.Key_D, Command.DRAW),
    ],
)
def test_keys_press_the_buttons_of_a_lesson(
    table: Coached, key: Key, command: Command
) -> None:
    table.told(STOCK)

    table.key(key)

    assert table.commands == [command]


@pytest.mark.parametrize(
    ("moment", "rings", "words"), read_rows(__file__, "coach_words.rows")
)
def test_a_lesson_text_is_announced_with_the_key_for_its_task(
    table: Coached, moment: str, rings: str, words: str
) -> None:
    table.show_turn(TurnState(moment))
    found = tuple(map(parse_coach_mark, rings.split()))
    table.view.show_lesson(LessonView(2, ("Draw.",), found))

    assert table.view.announcer.history[-1] == f"Anton: Draw. {words}"


def test_a_lesson_text_can_be_focused_and_read_again(table: Coached) -> None:
    lifted = (parse_card("4d"), parse_card("2c"))
    table.view.show_lesson(LessonView(2, ("Meld.",), (STOCK,), raised_cards=lifted))

    lines = [
        it.name for it in table.view.accessible_items if it.name.startswith("Anton: ")
    ]

    assert lines == [table.coach.spoken_text]
    assert lines[0].endswith("These cards: four of diamonds, two of clubs.")


@pytest.mark.parametrize(
    ("moment", "rings", "words"), read_rows(__file__, "ring_captions.rows")
)
def test_a_caption_at_the_lesson_ring_says_what_to_do(
    table: Coached, moment: str, rings: str, words: str
) -> None:
    names = rings.replace("their ", "their_").split()
    table.told(*(parse_coach_mark(name.replace("_", " ")) for name in names))
    table.show_turn(TurnState(moment), (*OFFERS, Offer(Command.YES)))

    caption = table.coach.caption
    assert (caption.content if caption.isVisible() else "no caption") == words


def test_the_lesson_caption_hides_during_refusals_and_drags_and_reappears(
    table: Coached,
) -> None:
    """The refusal is shown at its place, and the coach continues in the status line."""
    words = "A wild card is no help here."
    table.told(CoachMark(PILE_SPOT), says=words)
    caption, scene = table.coach.caption, table.scene

    table.view.context.show_refusal(Refusal(Reason.PILE_IS_FROZEN), Spot(Place.PILE))
    table.told(CoachMark(PILE_SPOT), says=words)
    assert scene.toast.isVisible()
    assert scene.status_line.words.plain_text == words
    assert scene.toast.scene_rect.overlap_area(scene.status_line.rect) == 0
    assert not caption.isVisible()
    table.view.status.coach.refresh()
    assert not caption.isVisible()

    scene.toast.fade_out()
    assert caption.isVisible()
    table.view.player_input.show_targets(
        (Target(Spot(Place.PILE), DropAction.DISCARD),)
    )
    assert not caption.isVisible()
    table.view.player_input.show_targets(())
    assert caption.isVisible()


def test_a_lesson_ring_marks_the_question_of_the_partner(table: Coached) -> None:
    """Its answers are there, and not in the status line."""
    table.view.show_lesson(LessonView(2, ("No.",), (parse_coach_mark("button:no"),)))
    assert not any(item.isVisible() for item in table.coach.rings)

    table.view.status.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2))

    box = table.scene.questions.question.scene_rect
    (ring,) = (item for item in table.coach.rings if item.isVisible())
    assert ring.rect.overlap_area(box) == pytest.approx(box.w * box.h)


def test_in_large_text_lesson_rings_and_captions_cover_no_status_line_or_card(
    qtbot: QtBot,
) -> None:
    table = Coached(qtbot, style=TableStyle(duration_factor=0, font_size_factor=2.0))
    scene = table.scene

    table.told(parse_coach_mark("row:us"), says="Melds of your side lie here. " * 5)
    (ring,) = (item for item in table.coach.rings if item.isVisible())
    assert scene.status_line.rect.y > scene.zones().own_row.bottom
    assert ring.rect.bottom <= scene.status_line.rect.y

    table.told(CoachMark(PILE_SPOT))
    caption = table.coach.caption
    assert caption.isVisible()
    assert caption.rect.bottom <= scene.zones().pile_rect.y + 1


@pytest.mark.parametrize("place", [Place.STOCK, Place.PILE])
def test_the_lesson_ring_of_stock_or_pile_crosses_no_card(
    table: Coached, place: Place
) -> None:
    """Regression: it crossed the card turned sideways, and the top of the stock."""
    mark = CoachMark(Spot(place))
    table.told(mark)

    (ring,) = table.coach.rects_of_mark(mark)
    inside = QRectF(*ring).adjusted(
        COACH_RING_WIDTH_PX,
        COACH_RING_WIDTH_PX,
        -COACH_RING_WIDTH_PX,
        -COACH_RING_WIDTH_PX,
    )
    items = table.scene.card_items.items
    cards = [i for i in items if i.spot.place is place and i.isVisible()]
    assert len(cards) > 1
    for item in cards:
        whole = QRectF(0, 0, item.width, item.width * CARD_RATIO)
        assert inside.contains(item.mapToScene(whole).boundingRect())


def test_the_lesson_ring_of_red_threes_encloses_them_and_their_label_only(
    table: Coached,
) -> None:
    threes, row_ring = (CoachMark(Spot(place)) for place in (Place.BONUS, Place.ROW))
    table.told(threes)
    (small,), (large,) = (
        table.coach.rects_of_mark(threes),
        table.coach.rects_of_mark(row_ring),
    )
    scene = table.scene
    (three,) = (
        item
        for item in scene.card_items.items
        if item.spot.place is Place.BONUS and item.face == parse_card("3d")
    )
    assert small.contains(three.x(), three.y())
    assert small.w * small.h < large.w * large.h / 20
    assert "Your red threes." in table.coach.spoken_text
    rows = zip(scene.fixtures.rows, scene.picture.meld_rows, strict=True)
    row = next(item for item, it in rows if it.side == 0)
    for at, run in row.plaque_text().threes_lines:
        wide = min(at.width(), row.brushes.text_width(run.role, run.words))
        x, y = row.x() + at.x(), row.y() + at.y()
        assert small.contains(x, y), run.words
        assert small.contains(x + wide, y + at.height()), run.words


def test_the_lesson_ring_of_a_meld_disappears_when_its_card_is_added(
    table: Coached,
) -> None:
    rings = tuple(map(parse_coach_mark, ("m0", "m1")))
    hand = [held.card for held in table.scene.hand.unstaged_cards]
    ranks = {card >> 2 for card in hand}
    held, away = hand[0], next(c for c in ALL_CARDS if c >> 2 not in ranks)
    plays = (actions.AddToMeld(0, (held,)), actions.AddToMeld(1, (away,)))
    table.view.show_lesson(
        LessonView(2, ("Add.",), rings, wanted_actions=(actions.LayDown(plays),))
    )

    assert [it.isVisible() for it in table.coach.rings].count(True) == 1
    assert table.coach.rects_of_mark(rings[0])[0].x == table.coach.rings[0].x()


@pytest.mark.parametrize(
    ("line", "golden"),
    [("draw", Command.DRAW), ("take [QcQdQh]", Command.TAKE), ("discard 4d", None)],
)
def test_only_the_button_the_lesson_asks_for_is_highlighted(
    table: Coached, line: str, golden: Command | None
) -> None:
    """Enter presses that button."""
    table.view.status.show_turn_status(DRAW)
    table.wishes(line, STOCK)

    assert table.golden == golden
    table.view.status.enter_guard.clear()
    table.key(Key.Key_Return)
    assert table.commands == ([] if golden is None else [golden])

    table.view.show_lesson(None)
    assert table.golden is Command.DRAW


JACK = parse_card("Jd")


THROW = (Offer(Command.DISCARD, is_primary=True, rank=JACK >> 2),)


MELD_OR_ASK = (Offer(Command.MELD), Offer(Command.ASK))


@pytest.mark.parametrize(
    ("line", "offers", "golden"),
    [
        ("discard Jd", THROW, Command.DISCARD),
        ("discard 4d", THROW, None),
        ("meld m0+Jd", THROW, None),
        ("meld [JdJcJs]", MELD_OR_ASK, None),
        ("meld m0+Jd", MELD_OR_ASK, Command.MELD),
        ("ask", MELD_OR_ASK, Command.ASK),
    ],
)
def test_a_button_is_highlighted_once_its_cards_are_selected(
    table: Coached, line: str, offers: tuple[Offer, ...], golden: Command | None
) -> None:
    """Not before: two cards are no meld; asking needs none; added cards are not
    discarded.
    """
    button = CoachMark(button_spot(Command.ASK))
    jack = CoachMark(HAND_SPOT, (JACK,))
    table.wishes(line, button if line == "ask" else jack)
    table.click(table.of_card("Jd"))
    table.show_turn(TurnState.CHOSEN, offers, cards=(JACK,))

    assert table.golden is golden


def test_a_double_click_skips_no_text_of_a_lesson(table: Coached) -> None:
    table.view.status.show_turn_status(DRAW)
    table.view.show_lesson(LessonView(2, ("Read.",), can_continue=True))
    now = table.scene.status_line
    at = table.point(now.mapToScene(now.buttons[0].geometry().center()))

    table.click(at)
    QTest.mouseDClick(table.view.viewport(), LEFT, pos=at)
    table.release(at)

    assert table.commands == [Command.GO_ON]


def test_a_click_lays_one_of_two_melds_that_a_lesson_asks_for(table: Coached) -> None:
    first, more, wanted = cards("QdQcQs"), cards("JdJc2d"), cards("QdQcQsJdJc2d")
    plays = actions.LayDown((actions.NewMeld(first), actions.NewMeld(more)))
    adds = (actions.AddToMeld(0, cards("As")), actions.AddToMeld(1, cards("Ac")))
    row, second = Spot(Place.NEW_MELD), Spot(Place.MELD, 1)
    table.view.show_lesson(
        LessonView(2, ("So.",), raised_cards=wanted, wanted_actions=(plays,))
    )

    table.view.pointer.player.click_spot(row, None)
    assert table.heard.last("dropped")[:3] == (first, HAND, row)

    lay = actions.LayDown(adds)
    table.view.show_lesson(
        LessonView(2, ("So.",), raised_cards=cards("AsAc"), wanted_actions=(lay,))
    )
    table.view.pointer.player.click_spot(second, None)
    assert table.heard.last("dropped")[:3] == (cards("Ac"), HAND, second)


def test_a_double_click_on_continue_presses_no_button_of_the_next_step(
    table: Coached, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lesson continues by itself, and “Show me” appears where “Continue” was."""
    table.view.status.show_turn_status(DRAW)
    table.view.show_lesson(LessonView(2, ("Look.",), can_continue=True))
    table.view.show_lesson(LessonView(2, ("Draw.",), (STOCK,), can_show_solution=True))
    line = table.scene.status_line
    places = {each.offer.command: each.geometry() for each in line.buttons}
    at = table.point(line.mapToScene(places[Command.SHOW_ME].center()))

    table.click(at)
    too_soon = list(table.commands)
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 0)
    table.click(at)

    assert too_soon == []
    assert table.commands == [Command.SHOW_ME]
