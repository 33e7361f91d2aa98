"""The score sheet."""

from dataclasses import replace

from canasta_qt.cards import ACE
from canasta_qt.engine.scoring import score_sheet
from canasta_qt.engine.state.events import ScoreItem, ScoreLine, ScoreSheet
from canasta_qt.notation.position.line import parse_position
from canasta_qt.rules.rulesets.classic import CLASSIC_4
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run
from canasta_qt.wording.scores.count import count_rows
from canasta_qt.wording.scores.score_sheet import (
    SheetCell,
    item_words,
    next_round_text,
    resume_text,
    round_end_text,
    score_rows,
    side_heading,
    side_headings,
)
from tests.wording.samples import NAMES, PEOPLE, PICTURE


def rows(sheet: ScoreSheet, people: PlayerNames = PEOPLE) -> dict[str, list[str]]:
    return {
        row.words: [f"{cell.arithmetic} = {cell.points}" for cell in row.cells]
        for row in score_rows(sheet, people)
    }


def test_the_score_sheet_of_a_sample_round_has_the_expected_lines() -> None:
    assert rows(PICTURE) == {
        "Natural canastas": ["1 × 500 = 500", "none = 0"],
        "Mixed canastas": ["2 × 300 = 600", "1 × 300 = 300"],
        "Going out": ["Anton = 100", " = 0"],
        "Red threes": ["2 × 100 = 200", "1 × 100 = 100"],
        "Melded cards": [" = 465", " = 290"],
        "Cards left in hand": ["you −45 = -45", "Clara −60, Tomás −35 = -95"],
    }


def test_threes_that_score_by_a_table_are_counted() -> None:
    """Regression: a red three of US American was “1 × −100”, a black one “1 three”."""
    table = "american hands=4c/4d/4c/4d melds=-/[9c9d9h9s9c9d9h] bonus=3h3s/3d3d3c"
    sheet = rows(score_sheet(parse_position(f"canasta/1 {table}")))

    assert sheet["Red threes"] == ["1 three = -100", "2 threes = 0"]
    assert sheet["Black threes"] == ["1 three = -100", "1 three = 0"]


def test_natural_canastas_of_all_ranks_are_in_one_row() -> None:
    """Regression: beside 2,500 for sevens, “Natural canastas” said “none”."""
    sevens = ScoreLine(ScoreItem.PURE_CANASTA, 1, 2500, 2500)
    naturals = ScoreLine(ScoreItem.NATURAL_CANASTA, 2, 500, 1000)
    sheet = rows(replace(PICTURE, lines=((sevens,), (naturals, sevens))))

    cells = ["1 × 2,500 = 2500", "2 × 500, 1 × 2,500 = 3500"]
    assert {key: sheet[key] for key in sheet if "atural" in key} == {
        "Natural canastas": cells
    }


def test_the_lines_of_the_score_sheet_are_in_the_order_of_the_count() -> None:
    """Regression: going out and red threes were before the melds."""
    sheet = [row.item for row in score_rows(PICTURE, PEOPLE)]

    counted = [row.items for row in count_rows(PICTURE, PEOPLE)]

    assert sheet == [item for items in counted for item in items if item in sheet]


def test_the_readers_side_has_the_first_column_of_the_score_sheet() -> None:
    clara = PlayerNames(NAMES, viewer=1)

    assert rows(PICTURE, clara)["Melded cards"] == [" = 290", " = 465"]
    assert side_headings(clara) == (("We", "you and Tomás"), ("They", "You and Anton"))
    onlooker = PlayerNames(tuple("ABCDEF"), side_count=3)
    assert [side_heading(onlooker, side) for side in range(3)] == [
        "A, D",
        "B, E",
        "C, F",
    ]


def test_a_line_for_a_rule_the_game_lacks_is_shown_only_with_points() -> None:
    empty = replace(PICTURE, lines=((), ()))
    threes = frozenset({ScoreItem.RED_THREES})

    def shown(sheet: ScoreSheet) -> set[ScoreItem]:
        return {row.item for row in score_rows(sheet, PEOPLE, threes)}

    assert ScoreItem.RED_THREES not in shown(empty)
    assert ScoreItem.MIXED_CANASTA in shown(empty)
    assert ScoreItem.RED_THREES in shown(PICTURE)


def test_canastas_with_different_bonuses_have_separate_lines() -> None:
    lines = (
        (
            ScoreLine(ScoreItem.WILD_CANASTA, 1, 2000, 2000),
            ScoreLine(ScoreItem.WILD_CANASTA, 1, 3000, 3000),
        ),
        (),
    )

    ((_, cells),) = [
        (row.words, row.cells)
        for row in score_rows(replace(PICTURE, lines=lines), PEOPLE)
        if row.item is ScoreItem.WILD_CANASTA
    ]
    assert cells == (SheetCell(5000, "1 × 2,000, 1 × 3,000"), SheetCell(0, "none"))


def test_every_score_item_has_its_own_text() -> None:
    held = (ACE, 3)
    words = {
        item_words(item, held if item is ScoreItem.HOLDING else None)
        for item in ScoreItem
    }
    assert len(words) == len(ScoreItem)
    assert "Three aces in hand" in words


def test_the_score_sheet_says_how_the_round_ended() -> None:
    assert round_end_text(PICTURE, PEOPLE) == "Anton went out"
    mine = replace(PICTURE, out=0, concealed=True)
    assert round_end_text(mine, PEOPLE) == "You went out concealed"
    assert round_end_text(replace(PICTURE, out=None), PEOPLE) == "Nobody went out"


def test_the_next_minimum_and_the_beginning_of_an_offer_are_bold() -> None:
    runs = next_round_text(PICTURE.total, CLASSIC_4, 4, PEOPLE)
    assert Run("120", is_bold=True) in runs

    first, *_ = resume_text(4, PICTURE.before, 0, PEOPLE)
    assert first == Run("Your game is where you left it.", is_bold=True)
