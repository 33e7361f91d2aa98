"""Texts of the status line, of the sides’ labels and of the score, and their times."""

import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.cards import ACE, DEUCE
from canasta_qt.commands import Command
from canasta_qt.engine.state.events import ScoreItem, ScoreLine
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    DropAction,
    Offer,
    Place,
    Prompt,
    PromptKind,
    ScoreText,
    Spot,
    Target,
    TurnState,
    TurnStatus,
)
from canasta_qt.table.overlay.status_line import StatusLine, StatusText
from canasta_qt.table.paint.table_style import TableStyle
from canasta_qt.wording.table.status import pending_penalties_text
from tests.table.table_view import MIDDLE, Sitting

NEEDS = (Refusal(Reason.TOO_FEW_CANASTAS, 1, 2),)


SHUT = ScoreText((("We", "0"), ("They", "0")), "Hand 1", "to 5,000")


def with_panel_shut(qtbot: QtBot, text: str = MIDDLE) -> Sitting:
    table = Sitting(qtbot, text)
    table.view.show_scores(SHUT)
    return table


def test_the_status_line_shows_conditions_for_going_out_and_penalties(
    qtbot: QtBot,
) -> None:
    table = with_panel_shut(qtbot)
    penalties = (ScoreLine(ScoreItem.SHORT_SEQUENCE, 1, -1000, -1000),)

    table.show_turn(
        TurnState.PLAY, going_out_refusals=NEEDS, pending_penalties=penalties
    )

    said = "To go out: 1 more canasta. Short sequence: −1,000."
    assert table.scene.status_line.words.going_out_needs == said
    table.view.show_scores(None)
    assert table.scene.status_line.words.going_out_needs == "", "the side panel says it"


@pytest.mark.parametrize("by_key", [False, True])
def test_two_melds_are_joined_by_clicking_one_and_then_the_other(
    table: Sitting, *, by_key: bool
) -> None:
    first, second = Spot(Place.MELD, 0), Spot(Place.MELD, 1)
    table.answer_with(Target(second, DropAction.ADD, rank=9))
    table.click(table.of_spot(first))
    table.key(Qt.Key.Key_Escape)
    table.click(table.of_spot(Spot(Place.PILE)))
    assert table.view.player_input.join_source is None
    assert "dropped" not in table.heard.names()

    if by_key:
        table.key(Qt.Key.Key_Tab)
        table.key(Qt.Key.Key_Tab)
        table.view.player_input.click_spot(first, None)
        table.view.player_input.click_spot(second, None)
    else:
        table.click(table.of_spot(first))
        table.click(table.of_spot(second))

    assert table.asked[-1] == ((), first)
    assert table.heard.last("dropped")[:3] == ((), first, second)


def test_a_turn_can_be_ended_without_a_discard_by_key_and_button(
    table: Sitting,
) -> None:
    table.show_turn(TurnState.PLAY, (Offer(Command.FLOAT),))
    (button,) = table.scene.status_line.buttons

    table.key(Qt.Key.Key_E)

    assert (button.label, button.key_name) == ("End turn", "E")
    assert table.heard.last("command_requested") == (Command.FLOAT, ())


ASKED = TurnStatus(
    TurnState.ANSWER, (Offer(Command.YES, is_primary=True), Offer(Command.NO)), seat=2
)


def test_the_partners_question_has_its_answers_and_covers_no_meld_of_ours(
    table: Sitting,
) -> None:
    table.view.status.show_turn_status(ASKED)

    table.view.status.show_prompt(Prompt(PromptKind.ANSWER_PARTNER, asking_seat=2))

    scene = table.scene
    question = scene.questions.question
    assert len(question.buttons) == 2
    assert scene.status_line.buttons == ()
    assert question.scene_rect.bottom <= scene.picture.zones.own_row.y


def test_passing_the_machine_is_shown_and_announced_in_the_status_line_only(
    table: Sitting,
) -> None:
    """Regression: it was asked twice, with two buttons for one key."""
    uncover = (Offer(Command.UNCOVER, is_primary=True),)
    said = table.view.announcer

    table.show_turn(TurnState.OTHERS, seat=1)
    own = [table.scene.status_line.words.is_own_turn]
    table.show_turn(TurnState.PASS, uncover, seat=2)
    own.append(table.scene.status_line.words.is_own_turn)
    assert own == [False, True]
    assert said.history[-1].startswith("Pass the computer to Anton.")

    table.show_turn(TurnState.DRAW)
    assert said.history[-1].startswith("Your turn.")


@pytest.mark.parametrize(
    ("speed", "offered", "rest"),
    [(0, [], ""), (1, [Command.SKIP], "Click the felt to skip.")],
)
def test_skip_is_offered_only_at_speeds_with_pauses(
    qtbot: QtBot, speed: int, offered: list[Command], rest: str
) -> None:
    table = Sitting(qtbot, style=TableStyle(duration_factor=speed))

    table.show_turn(TurnState.OTHERS, (Offer(Command.SKIP),), seat=1)

    line = table.scene.status_line
    assert [button.offer.command for button in line.buttons] == offered
    assert line.words.plain_text == rest


FROZEN = (
    "classic_4 turn=0.draw dealer=2 pile=4sQh2cKc "
    "hands=KhKdAsJd/(11)/(11)/(11) melds=-/[5s5d5c]"
)


def painted(line: StatusLine) -> list[tuple[float, str]]:
    """Return the base line and the words of each text, in the order of painting."""
    image, drawn = QSvgGenerator(), QBuffer()
    image.setOutputDevice(drawn)
    painter = QPainter(image)
    line.draw(painter)
    painter.end()
    found = ET.fromstring(bytes(drawn.data().data())).findall(".//{*}text")
    return [(float(each.attrib["y"]), each.text or "") for each in found]


@pytest.mark.parametrize("height", [745, 1030])
def test_in_large_text_a_long_sentence_stays_inside_the_status_line(
    qtbot: QtBot, height: int
) -> None:
    table = Sitting(qtbot, FROZEN, TableStyle(duration_factor=0, font_size_factor=2.0))
    table.view.resize(1265, height)
    QApplication.processEvents()
    line = table.scene.status_line
    rest = (
        "Ziehe eine Karte. Der Stapel ist eingefroren: Du brauchst zwei "
        "natürliche Könige auf der Hand."
    )

    line.show_status(
        StatusText("Du bist am Zug.", rest, is_own_turn=True),
        (Offer(Command.DRAW), Offer(Command.HINT)),
    )

    assert max(edge for edge, _ in painted(line)) < line.area.height() - 7


def test_a_sentence_without_a_bold_beginning_is_not_indented(table: Sitting) -> None:
    """Regression: of two lines in a replay the first one was."""
    line = table.scene.status_line
    line.show_status(StatusText(plain_text="Ines added 2♠ to the queens."), ())

    assert painted(line)[0][1].startswith("Ines")


def test_the_penalty_for_equal_cards_in_hand_names_their_rank() -> None:
    aces = ScoreLine(ScoreItem.HOLDING, 1, -1500, -1500, 0, (ACE, 3))
    wilds = ScoreLine(ScoreItem.HOLDING, 1, -1500, -1500, 0, (DEUCE, 3))

    assert pending_penalties_text((aces, wilds)) == (
        "Three aces in hand: −1,500. 3 wild cards in hand: −1,500."
    )


def test_no_line_of_the_status_line_ends_between_a_number_and_its_word(
    qtbot: QtBot,
) -> None:
    """Regression: “Selected: a joker (50” and “points).” below, and a lone “To” of
    “To go out: 1 canasta.”
    """
    table = with_panel_shut(qtbot)
    line = table.scene.status_line
    line.show_status(
        StatusText(
            "Meld 3 aces.", "They score 60 points.", going_out_needs="To go: 1."
        ),
        (),
    )

    text = "".join(words for _, words in painted(line))
    assert "3\u00a0aces" in text
    assert "60\u00a0points" in text
    assert "To\u00a0go:\u00a01" in text
