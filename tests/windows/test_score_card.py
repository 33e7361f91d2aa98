"""The side panel's score card and the chip that stands for it."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.look.tokens import LIGHT
from canasta_qt.windows.main_area import docks, panel_width
from canasta_qt.windows.score_card import (
    MatchScore,
    ScoreCard,
    SideStanding,
    chip_words,
)
from canasta_qt.windows.widgets.style import style_sheet
from tests.windows.samples import ALONE, ROUNDS, STANDING


def words(widget: QWidget) -> list[str]:
    return [each.text() for each in widget.findChildren(QLabel)]


def test_two_sides_have_a_line_for_each_thing_that_counts(qtbot: QtBot) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)

    card.show_standing(STANDING)

    assert "|".join(words(card)) == (
        "Round 4|to 5,000|We|1,985|They|2,410|This round|We|They|Canastas|800|0"
        "|Melds|360|0|Red threes|200|−100|Minimum|opened|120"
    )


def test_where_no_threes_are_laid_out_they_have_no_line(qtbot: QtBot) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)

    card.show_standing(replace(STANDING, no_threes=True))

    assert "Red threes" not in words(card)
    assert {"Canastas", "Melds", "Minimum"} <= set(words(card))


def test_where_black_threes_count_too_the_line_says_threes(qtbot: QtBot) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)

    card.show_standing(replace(STANDING, black_threes=True))

    assert "Threes" in words(card)


@pytest.mark.parametrize("totals", [(11775, 14995), (-11775, 12500)])
def test_totals_of_five_figures_find_room_in_the_panel(
    qtbot: QtBot, totals: tuple[int, int]
) -> None:
    sides = zip(STANDING.sides, totals, strict=True)
    far = tuple(replace(side, total=total) for side, total in sides)
    card = ScoreCard()
    qtbot.addWidget(card)
    card.setStyleSheet(style_sheet(LIGHT))

    card.show_standing(replace(STANDING, sides=far))

    assert card.minimumSizeHint().width() <= panel_width(1280) - 24


def test_more_sides_have_a_line_each(qtbot: QtBot) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)

    card.show_standing(ALONE)

    assert "|".join(words(card)) == (
        "Round 2 of 4||You|300|minimum 50|Clara|700|620 on the table"
        "|Anton|−85|minimum 15"
    )


def test_a_game_of_rounds_says_its_opening_canastas_and_what_is_missing(
    qtbot: QtBot,
) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)

    card.show_standing(ROUNDS)

    assert "|".join(words(card)) == (
        "Round 2 of 4|minimum 90|You, Anton|640|1 red, 1 black · 580"
        "|Clara, Paul|725|not opened yet"
        "|Ruth, Greta|415|1 red, 0 black · 0"
        "|To go out: 1 red and 3 black.|Too many of a kind in hand: −500."
    )


def test_a_new_standing_replaces_the_old_one(qtbot: QtBot) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)
    card.show_standing(ALONE)
    card.show_standing(STANDING)
    qtbot.waitUntil(lambda: "Anton" not in words(card))

    assert words(card).count("1,985") == 1


def test_a_long_name_leaves_room_for_the_figures(qtbot: QtBot) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)
    long = SideStanding("Bartholomew the Great", 12345, ours=True)

    card.show_standing(MatchScore(1, (long, SideStanding("Clara", 0))))

    tips = {each.text(): each.toolTip() for each in card.findChildren(QLabel)}
    assert tips["Bartholom…"] == "Bartholomew the Great"
    assert tips["Clara"] == "Clara"


def test_quick_changes_leave_no_empty_card(qtbot: QtBot) -> None:
    card = ScoreCard()
    qtbot.addWidget(card)
    assert card.isHidden(), "there is nothing to show yet"

    card.show_standing(ALONE)
    card.show_standing(STANDING)

    (total,) = (each for each in card.findChildren(QLabel) if each.text() == "1,985")
    assert total.isVisible()


def test_the_chip_says_totals_hand_and_goal() -> None:
    words = chip_words(STANDING)

    assert words.sides == (("We", "1,985"), ("They", "2,410"))
    assert (words.hand, words.target) == ("Round 4", "to 5,000")


def test_with_many_sides_the_chip_says_us_and_the_best_of_the_others() -> None:
    assert chip_words(ALONE).sides == (("You", "300"), ("Clara", "700"))


def test_the_panel_is_a_fifth_of_the_window_within_limits() -> None:
    assert panel_width(1280) == 250
    assert panel_width(1024) == 240
    assert panel_width(1920) == 320
    assert panel_width(3840) == 320


def test_the_panel_docks_where_940_pixels_are_left_for_the_table() -> None:
    assert docks(1280)
    assert docks(1180)
    assert not docks(1179)
    assert not docks(1280, q=2.0)
