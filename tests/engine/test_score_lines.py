"""Single lines of the count: how many, what each brings and who owes it (2.4)."""

import pytest

from canasta_qt.engine.scoring import round_points, score_sheet
from canasta_qt.notation.position.line import parse_position
from tests.narrow import some
from tests.positions import appearance, filled
from tests.rulebook.dealing import natural

NO_HANDS = "hands=-/-/-/-"

Line = tuple[int, int | None, int]


def lines(table: str, side: int = 0) -> dict[str, list[Line]]:
    """Count, each and points of a side's lines, by item."""
    sheet = some(appearance(table).score)
    found: dict[str, list[Line]] = {}
    for line in sheet["lines"][side]:
        row = (line["count"], line["each"], line["points"])
        found.setdefault(line["item"], []).append(row)
    return found


def test_unknown_cards_of_a_foot_count_nothing() -> None:
    table = (
        "hand_and_foot turn=0.over out=0 hands=-/-/8d/- feet=-/-/9c(2)/-"
        f" melds={natural('K')}/-"
    )

    counted = score_sheet(parse_position(table)).lines[0]
    assert [line.points for line in counted if line.item == "cards_in_foot"] == [-10]
    assert "cards_in_foot" not in lines(table)


@pytest.mark.parametrize(("word", "out"), [("", None), ("out=0", 0), ("out=1", 1)])
def test_the_sheet_names_who_went_out(word: str, out: int | None) -> None:
    table = f"classic_4 turn={out or 0}.over {word} melds={natural('K')}/- {NO_HANDS}"
    position = parse_position(filled(table))

    sheet = score_sheet(position)

    assert sheet.out == out
    assert not sheet.concealed


def test_points_without_a_sheet_are_those_of_the_sheet() -> None:
    table = f"classic_4 turn=1.over out=1 melds={natural('K')}/- hands=Ac/-/-/Ks"
    position = parse_position(filled(table))

    assert round_points(position) == [550, 90]
    assert score_sheet(position).round == (550, 90)
