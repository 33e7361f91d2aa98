"""Single lines of the score: number, points and player (rules.md 2.4)."""

from canasta_qt.engine.scoring import round_points, score_sheet
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled
from tests.rulebook.dealing import natural


def test_unknown_cards_of_a_foot_are_not_counted() -> None:
    position = parse_position(
        "hand_and_foot turn=0.over out=0 hands=-/-/8d/- feet=-/-/9c(2)/-"
        f" melds={natural('K')}/-"
    )
    sheet = score_sheet(position)
    counted = [line for line in sheet.lines[0] if str(line.item) == "cards_in_foot"]
    assert [line.points for line in counted] == [-10]
    assert (sheet.out, sheet.concealed) == (0, False)


def test_red_threes_in_a_foot_have_their_own_line_in_the_score() -> None:
    """In one line, 11 cards for −620 did not show that one of them counted −500."""

    def counted(foot: str) -> list[tuple[str, int, int]]:
        position = parse_position(
            "hand_and_foot turn=0.over out=0 hands=-/-/-/-"
            f" feet=-/-/-/{foot} melds={natural('K')}/-"
        )
        lines = score_sheet(position).lines[1]
        return [(str(line.item), line.count, line.points) for line in lines]

    assert counted("3hAcKd") == [("cards_in_foot", 2, -30), ("threes_in_foot", 1, -500)]
    assert counted("3h3d") == [("threes_in_foot", 2, -1000)]
    assert counted("AcKd") == [("cards_in_foot", 2, -30)]


def test_round_points_equal_the_total_of_the_score_sheet() -> None:
    table = f"classic_4 turn=1.over out=1 melds={natural('K')}/- hands=Ac/-/-/Ks"
    position = parse_position(filled(table))

    assert round_points(position) == [550, 90]
    assert score_sheet(position).round == (550, 90)
