"""The score card: points on the table, from what the player may know."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_qt.app.game.score_view import current_score, score_at_deal
from canasta_qt.art.portraits import Portrait
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.observation import observe
from canasta_qt.notation.position.line import parse_position
from canasta_qt.windows.score_card import MatchScore, ScoreCard, SideScore
from canasta_qt.windows.score_pad import ScorePad
from canasta_qt.windows.scores import ScoreSheet, hands_and_feet
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.score_line import ScoreLine
from canasta_qt.windows.widgets.style import style_sheet
from canasta_qt.wording.player_names import PlayerNames
from tests.app.catalogue import codes
from tests.app.playing import Spoken

PEOPLE = PlayerNames(("Bea", "Clara", "Anton", "Tomás"), 0, 2)

HAND_FOUR = parse_position(
    "canasta/1 classic_4 round=4 dealer=1 score=1985/-40 "
    "melds=[KsKsKhKhKdKdKc][4s4h2c]/- bonus=3h3d/3h "
    "hands=AsAh/(11)/(5)/(11) pile=9d turn=0.draw"
)


def test_points_on_the_table_are_counted_by_kind() -> None:
    observation = observe(HAND_FOUR, 0)

    assert current_score(observation, PEOPLE) == MatchScore(
        round_number=4,
        target=5000,
        sides=(
            # A natural canasta is 500; seven kings 70, two fours and a two 30.
            replace(
                SideScore(
                    "We", 1985, 500, 100, 200, 90, has_opened=True, is_own_side=True
                ),
                canastas_text="1\u00a0natural",
                is_on_turn=True,
            ),
            # A side without a meld loses its red threes; below 0 it opens with 15.
            SideScore("They", -40, 0, 0, -100, 15, portrait=Portrait.CLARA),
        ),
        notes=("Your side can go out.",),
        note_line_count=1,
    )


AMERICAN = parse_position(
    "canasta/1 american turn=0.play pile=9d hands=5s6s9sJh/(11)/(11)/(11) "
    "melds=[KsKhKd][QsQhQd]/- bonus=3h3s/-"
)


def test_points_that_count_against_a_side_are_shown_as_a_warning() -> None:
    """In American, melds and threes of a side without a canasta."""
    told = current_score(observe(AMERICAN, 0), PEOPLE)
    assert told.notes == ("To go out: 2 canastas.", "Melds without a canasta: −60.")
    assert told.lays_out_black_threes, (
        "they count like red ones: the line is called threes"
    )

    hand = parse_position(
        "canasta/1 american turn=0.play pile=9d bonus=3h/-"
        " hands=3d3c5s6s/(11)/(11)/(11)"
    )
    told = current_score(observe(hand, 0), PEOPLE)
    assert told.sides[0].red_three_points == -100
    assert told.notes == ("To go out: 2 canastas.", "Threes in hand: −300.")

    feet = parse_position("canasta/1 hand_and_foot hands=4c/-/-/-")
    assert current_score(observe(feet, 0), PEOPLE).lays_out_no_threes, (
        "they only cost in hand"
    )
    classic = current_score(observe(HAND_FOUR, 0), PEOPLE)
    assert not classic.lays_out_black_threes
    assert not classic.lays_out_no_threes


FEET = parse_position(
    "canasta/1 hand_and_foot round=2 seating=pairs dealer=1 score=640/725/415 "
    "melds=[KsKsKhKhKdKdKc][QsQsQhQhQd2c2d]/-/- turn=0.play "
    "hands=AsAh/(11)/(5)/(11)/(7)/(9) feet=(13)/(13)/(13)/(13)/(13)/(13) pile=9d"
)


MANY_CANASTAS = (
    "[QsQsQhQhQdQdQc][KsKsKhKhKdKdKc][JsJsJhJhJd2c2d][TsTsThThTd2c2d][8s8s8h8h8d2c2d]"
)


def test_feet_rounds_and_red_canastas_are_worded_as_the_game_counts_them() -> None:
    people = PlayerNames(("Bea", "Clara", "Ruth", "Anton", "Paul", "Greta"), 0, 3)

    shown = current_score(observe(FEET, 0), people)

    assert [side.name for side in shown.sides] == [
        "You, Anton",
        "Clara, Paul",
        "Ruth, Greta",
    ]
    assert [side.canastas_text for side in shown.sides] == [
        "1\u00a0red, 1\u00a0black",
        "0\u00a0red, 0\u00a0black",
        "0\u00a0red, 0\u00a0black",
    ]
    assert (shown.round_limit, shown.target, shown.opening_minimum) == (4, None, 90)
    # Five canastas let a pair go out, two of them red, three black.
    assert shown.notes[0].startswith("To go out: 3 more canastas (1 red, 2 black)")


@pytest.mark.parametrize("canastas", ["-", MANY_CANASTAS])
@pytest.mark.parametrize("own", ["AsAh", "3sAh"])
def test_conditions_to_go_out_do_not_reveal_a_partners_threes(
    own: str, canastas: str
) -> None:
    """Regression: after the last canasta the condition about threes was gone and “Your
    side can go out.” was shown, which told what the hidden hand holds.
    """
    assert notes(own, "3s5d6h", canastas) == notes(own, "4s5d6h", canastas)
    note = notes(own, "4s5d6h", canastas)
    assert "no threes in any hand of your side." in note


@pytest.mark.parametrize(
    ("own", "canastas", "note"),
    [
        ("AsAh", "-", "To go out: 2 canastas (1 red, 1 black)."),
        ("AsAh", MANY_CANASTAS, "Your side can go out."),
        ("3sAh", MANY_CANASTAS, "To go out: no threes in hand."),
    ],
)
def test_without_partners_the_condition_about_threes_concerns_the_own_hand(
    own: str, canastas: str, note: str
) -> None:
    people = PlayerNames(("Bea", "Clara"), 0, 2)
    position = parse_position(
        f"canasta/1 hand_and_foot turn=0.draw pile=9d melds={canastas}/-"
        f" hands={own}/(11) feet=-/(13)"
    )

    assert current_score(observe(position, 0), people).notes[0] == note


def notes(own: str, partner: str, canastas: str) -> str:
    people = PlayerNames(("Bea", "Clara", "Anton", "Tomás"), 0, 2)
    position = parse_position(
        f"canasta/1 hand_and_foot turn=0.draw pile=9d melds={canastas}/-"
        f" hands={own}/(11)/{partner}/(11) feet=-/(13)/-/(13)"
    )
    return current_score(observe(position, 0), people).notes[0]


def test_totals_do_not_include_a_round_before_it_is_counted() -> None:
    """The side of the reader is first."""
    seen = observe(HAND_FOUR, 0)
    counted = current_score(seen, PEOPLE, (2400, 100)).sides
    assert [side.total_points for side in counted] == [2400, 100]
    dealt = score_at_deal(seen, PEOPLE).sides
    assert [
        (side.total_points, side.meld_points, side.red_three_points) for side in dealt
    ] == [(1985, 0, 0), (-40, 0, 0)]

    people = PlayerNames(PEOPLE.names, 1, 2)
    sides = current_score(observe(HAND_FOUR, 1), people).sides
    assert [(side.total_points, side.is_own_side) for side in sides] == [
        (-40, True),
        (1985, False),
    ]


def test_the_sheet_of_hands_begins_with_the_player_and_goes_clockwise() -> None:
    position = parse_position(
        "canasta/1 classic_4 turn=0.over hands=4s/AsXr/-/KhKd pile=9d"
    )

    hands = hands_and_feet(position, PlayerNames(PEOPLE.names, 1, 2))

    assert [(name, points) for name, _, points in hands] == [
        ("You", 70),
        ("Anton", 0),
        ("Tomás", 20),
        ("Bea", 5),
    ]


def test_a_foot_that_was_never_picked_up_is_shown_with_its_points() -> None:
    position = parse_position(
        "canasta/1 hand_and_foot round=2 seating=solo turn=0.over "
        "hands=4s/-/Kh feet=-/AsXr/- pile=9d"
    )

    hands = hands_and_feet(position, PlayerNames(("Bea", "Clara", "Ruth"), 0, 3))

    assert [(name, points) for name, _, points in hands] == [
        ("You", 5),
        ("Clara", 0),
        ("Clara: foot", 70),
        ("Ruth", 10),
    ]


@pytest.mark.parametrize(
    ("game", "laid_out"),
    [("classic_4", True), ("hand_and_foot", False), ("family_hand_and_foot", False)],
)
def test_red_threes_have_a_line_in_games_where_they_are_laid_out(
    qtbot: QtBot, game: str, *, laid_out: bool
) -> None:
    hands = "-/-/-/-" if game != "family_hand_and_foot" else "-/-/-"
    melds = "[KcKdKhKsKcKdKh]" + "/-" * (1 if hands.count("/") == 3 else 2)
    text = f"canasta/1 {game} turn=0.over out=0 hands={hands} melds={melds}"
    position = parse_position(text)
    people = PlayerNames(
        ("You", "Clara", "Anton", "Tomás")[: position.terms.players], 0
    )

    sheet = ScoreSheet(score_sheet(position), position, people)

    qtbot.addWidget(sheet)
    words = {each.text() for each in sheet.findChildren(QLabel)}
    assert ("Red threes" in words) is laid_out
    assert words & {"Natural canastas", "Red canastas"}


@pytest.mark.parametrize("code", ["en", *codes()])
def test_labels_of_the_score_card_have_one_size(
    qtbot: QtBot, spoken: Spoken, code: str
) -> None:
    """In German “Mindestwert” was smaller than the labels above it."""
    spoken(code)
    card = ScoreCard()
    qtbot.addWidget(card)
    card.setStyleSheet(style_sheet(current_look().colours))
    card.resize(225, 300)
    us = SideScore("We", 2440, 0, 160, -200, has_opened=True, is_own_side=True)

    card.show_score(MatchScore(2, (us, replace(us, name="They", canasta_points=300))))
    QApplication.processEvents()

    labels = [each.words for each in card.findChildren(ScoreLine)]
    assert len(labels) == 4
    assert len({label.styleSheet() for label in labels}) == 1
    if code in ("en", "de"):  # elsewhere they would be too small in one line
        assert len({label.height() for label in labels}) == 1


@pytest.mark.parametrize("code", ["en", *codes()])
def test_labels_of_the_score_pad_have_one_size_during_the_count(
    qtbot: QtBot, spoken: Spoken, code: str
) -> None:
    """In German “Ausmachen” was smaller than “Auf der Hand” below it."""
    spoken(code)
    position = parse_position(
        "canasta/1 samba turn=0.over out=0 hands=-/4s/5s/6s "
        "melds=[KcKdKhKsKcKdKh]/[5s6s7s8s9sTsJs][AcAdAh] bonus=3h/3d"
    )
    pad = ScorePad(score_sheet(position), position, PEOPLE)
    qtbot.addWidget(pad)
    pad.setStyleSheet(style_sheet(current_look().colours))
    pad.resize(232, 740)
    pad.show()

    sizes = set()
    for count in range(len(pad.lines.items) + 2):
        pad.show_counted_items(count, arriving=False)
        QApplication.processEvents()
        labels = [each.words for each in pad.findChildren(ScoreLine)]
        sizes |= {label.styleSheet() for label in labels if label.isVisible()}

    assert len(sizes) == 1


@pytest.mark.parametrize("code", ["en", *codes()])
def test_labels_of_the_score_sheet_keep_off_the_line_of_the_column(
    qtbot: QtBot, spoken: Spoken, code: str
) -> None:
    """In German “Restkarten auf der Hand” touched it."""
    spoken(code)
    people = PlayerNames(("You", "Clara", "Anton", "Tomás", "Ines", "Ruth"), 0, 3)
    position = parse_position(
        "canasta/1 hand_and_foot turn=0.over out=0 hands=-/4s/5s/6s/7s/8s "
        "melds=[KcKdKhKsKcKdKh]/-/-"
    )
    sheet = ScoreSheet(score_sheet(position), position, people)
    qtbot.addWidget(sheet)
    sheet.resize(sheet.sizeHint())
    sheet.show()
    QApplication.processEvents()

    labels = [each for each in sheet.findChildren(QLabel) if each.x() == 1]
    assert len(labels) > 5
    for label in labels:
        end = label.fontMetrics().horizontalAdvance(label.text()) + 13
        assert label.width() - end >= 10, label.text()
