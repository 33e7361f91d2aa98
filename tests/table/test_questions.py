"""Questions of games with packets and lifts, by mouse and by key."""

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.gestures import Deed, Place, Prompt, PromptKind, Spot, Target
from tests.table.sitting import Sitting

PACKETS = Prompt(PromptKind.KEEP_PACKET)
LIFT = Prompt(PromptKind.LIFT, most=108, wanted=(45, 45))


def test_a_packet_is_kept_by_its_button_or_its_number(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_prompt(PACKETS)
    question = table.view.scene().questions.question

    table.click(table.middle(question.buttons[1]))
    table.key(Qt.Key.Key_1)

    rows = [said[0] for name, said in table.heard.said if name == "choice_made"]
    assert rows == [1, 0]


def test_a_lift_is_aimed_with_the_mouse_and_done_with_the_button(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_prompt(LIFT)
    lift = table.view.scene().questions.question
    third = QPoint(lift.bar.width() // 3, lift.bar.height() // 2)

    table.click(lift.bar.mapTo(table.view.viewport(), third))
    table.click(table.middle(lift.buttons[0]))

    (count,) = table.heard.last("lifted")
    assert isinstance(count, int)
    assert abs(count - 36) <= 1


def test_a_lift_is_aimed_with_the_arrows(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    table.view.show_prompt(LIFT)

    table.key(Qt.Key.Key_Down)
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Return)

    assert table.heard.last("lifted") == (45,)
    assert "45" in table.view.scene().questions.question.words.text()


def test_a_meld_can_be_dragged_onto_another(qtbot: QtBot) -> None:
    table = Sitting(qtbot)
    aces, kings = Spot(Place.MELD, 0), Spot(Place.MELD, 1)
    table.answer_with(Target(kings, Deed.ADD))

    table.drag(table.of_spot(aces), table.of_spot(kings))
    table.release(table.of_spot(kings))

    assert table.heard.said == [("dropped", ((), aces, kings))]


def test_a_lift_says_for_which_numbers_the_bonus_is(qtbot: QtBot) -> None:
    """V7: it said "Exactly 208" where a few more or fewer are paid for as well."""
    table = Sitting(qtbot)

    table.view.show_prompt(Prompt(PromptKind.LIFT, most=324, wanted=(200, 216)))

    assert "200 to 216" in table.view.scene().questions.question.words.text()
