"""The side panel's score card and the chip that stands for it."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.windows.score_card import (
    MatchScore,
    ScoreCard,
    SideStanding,
    chip_words,
)
from tests.windows.clipping import clipped
from tests.windows.samples import ALONE, ROUNDS, STANDING


def shown(qtbot: QtBot, standing: MatchScore, width: int = 225) -> ScoreCard:
    card = ScoreCard()
    qtbot.addWidget(card)
    card.resize(width, 100)
    card.show_standing(standing)
    return card


def words(card: ScoreCard) -> str:
    """The texts, line after line."""
    QApplication.processEvents()

    def high(shown: QWidget) -> int:
        parent = shown.parentWidget()
        return shown.y() if parent is None or parent is card else high(parent)

    seen = [each for each in card.findChildren(QLabel) if each.isVisible()]
    return "|".join(each.text() for each in sorted(seen, key=high) if each.text())


def test_two_sides_have_a_line_for_each_thing_that_counts(qtbot: QtBot) -> None:
    """More sides have a line each; a reader hears every figure with its side."""
    two, many = shown(qtbot, STANDING), shown(qtbot, ALONE)
    assert words(two) == (
        "Round 4|to 5,000|We|They|1,985|2,410|Canastas|800|0"
        "|Melds|360|0|Red threes|200|−100|Minimum|open|120"
    )
    assert two.accessibleDescription() == (
        "Round 4, to 5,000. We: 1,985. They: 2,410. Canastas: We 800, They 0. "
        "Melds: We 360, They 0. Red threes: We 200, They −100. "
        "Minimum: We open, They 120."
    )
    assert words(many) == (
        "Round 2 of 4|You|minimum 50|300|Clara|620 melded|700|Anton|minimum 15|−85"
    )
    assert "Clara: 700, 620 melded." in many.accessibleDescription()


EIGHT = MatchScore(
    1,
    tuple(
        SideStanding(name, total, melds=230, opening=50, is_open=seat % 3 > 0)
        for seat, (name, total) in enumerate(
            zip(
                ("You", "Clara", "Anton", "Tomás", "Ines", "Ruth", "Emil", "Nora"),
                (0, 1985, 2410, -60, 11985, 12005, 700, 85),
                strict=True,
            )
        )
    ),
    target=10_000,
)


def test_a_long_name_leaves_room_for_the_figures(qtbot: QtBot) -> None:
    sides = [replace(side, name="Bartholomew the Great") for side in EIGHT.sides]
    for shown_sides in (sides[:2], sides):
        card = shown(qtbot, replace(EIGHT, sides=tuple(shown_sides)))

        assert "Bartholomew the Great: 1,985" in card.accessibleDescription()
        assert card.minimumSizeHint().width() <= 225
        assert [each for each in clipped(card) if "Elided" not in each] == []


def test_a_game_of_rounds_says_its_opening_canastas_and_what_is_missing(
    qtbot: QtBot,
) -> None:
    assert words(shown(qtbot, ROUNDS)) == (
        "Round 2 of 4|minimum 90|You, Anton|1 red, 1 black · 580|640"
        "|Clara, Paul|not opened yet|725"
        "|Ruth, Greta|1 red, 0 black · 0|415"
        "|To go out: 1 red and 3 black.\nThree aces in hand: −500."
    )


def test_the_chip_says_totals_hand_and_goal() -> None:
    """Three sides have room; of more us, the best other, and which place is ours."""
    words = chip_words(STANDING)
    assert words.sides == (("We", "1,985"), ("They", "2,410"))
    assert (words.hand, words.target) == ("Round 4", "to 5,000")

    three = ALONE.sides
    assert [total for _, total in chip_words(ALONE).sides] == ["300", "700", "−85"]
    sides = ("You", "300"), ("Clara", "700"), ("", "2nd of 4")
    assert chip_words(replace(ALONE, sides=(*three, three[-1]))).sides == sides
