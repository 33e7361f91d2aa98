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
from canasta_qt.translate import tr
from canasta_qt.windows.score_card import MatchScore, ScoreCard, SideScore
from canasta_qt.windows.score_pad import ScorePad
from canasta_qt.windows.scores import ScoreSheet, hands_and_feet
from canasta_qt.windows.widgets.look import current_look
from canasta_qt.windows.widgets.score_line import ScoreLine
from canasta_qt.windows.widgets.style import style_sheet
from canasta_qt.wording.player_names import PlayerNames
from tests.app.catalogue import codes
from tests.app.playing import Spoken
from tests.text_table import read_rows

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
        threes_title="Red threes",
        sides=(
            # A natural canasta is 500; seven kings 70, two fours and a two 30.
            replace(
                SideScore(
                    "We", 1985, 500, 100, 200, "90", has_opened=True, is_own_side=True
                ),
                canastas_text="1\u00a0natural",
                is_on_turn=True,
            ),
            # A side without a meld loses its red threes; below 0 it opens with 15.
            SideScore("They", -40, 0, 0, -100, "15", portrait=Portrait.CLARA),
        ),
        notes=("Your side can go out.",),
        note_line_count=1,
    )


def test_totals_do_not_include_a_round_before_it_is_counted() -> None:
    seen = observe(HAND_FOUR, 0)
    counted = current_score(seen, PEOPLE, (2400, 100)).sides
    assert [side.total_points for side in counted] == [2400, 100]
    dealt = score_at_deal(seen, PEOPLE).sides
    assert [
        (side.total_points, side.meld_points, side.red_three_points) for side in dealt
    ] == [(1985, 0, 0), (-40, 0, 0)]


@pytest.mark.parametrize(
    ("text", "viewer", "field", "told"), read_rows(__file__, "score_view.rows")
)
def test_the_score_card_and_the_sheet_of_hands_say(
    text: str, viewer: str, field: str, told: str
) -> None:
    position = parse_position(f"canasta/1 {text}")
    terms = position.terms
    names = ("Bea", "Clara", "Anton", "Tomás", "Paul", "Greta")[: terms.players]
    people = PlayerNames(names, int(viewer), terms.sides)
    if field == "hands":
        shown = [f"{name} {n}" for name, _, n in hands_and_feet(position, people)]
    else:
        score = current_score(observe(position, int(viewer)), people)
        whose = score.sides if field.startswith("side ") else (score,)
        shown = [str(getattr(each, field.split()[-1])) for each in whose]
        if field == "notes":
            shown = list(score.notes)

    assert " / ".join(shown).replace("\u00a0", " ") == told


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

    sides = us, replace(us, name="They", canasta_points=300)
    card.show_score(MatchScore(2, sides, threes_title=tr("Red threes")))
    card.show()
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
