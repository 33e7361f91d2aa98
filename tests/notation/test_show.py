"""Drawings of positions, and counts of legal actions."""

from canasta_qt.notation.position.line import parse_position, table_text
from canasta_qt.proving.checksum import (
    count_action_sequences,
    count_sequences_by_first_action,
)


def test_the_drawing_of_a_position_shows_everything_known() -> None:
    text = table_text(
        parse_position(
            "canasta/1 classic_4 round=2 turn=0.draw score=1250/640 stock=59"
            " pile=4sKd2c7c! hands=4c7hXrQs/(11)/(10)/Kh(8)"
            " melds=-/[QhQcXr][5c5d5h5s5c5d5h] bonus=3h/-"
        )
    )

    assert text.splitlines() == [
        "classic_4   round 2   dealer 3   score 1250 : 640",
        "",
        "  stock  59",
        "  pile   4, top 7c, frozen   4sKd2c7c",
        "",
        "  side 0 (seats 0 and 2)   not open, needs 50, the pile is frozen for it",
        "    threes 3h",
        "",
        "  side 1 (seats 1 and 3)   the pile is frozen for it",
        "    m0 [QhQcXr] 70",
        "    m1 [5c5d5h5s5c5d5h] 35  natural canasta",
        "",
        "> seat 0   4  XrQs7h4c   draw",
        "  seat 1  11  (11)",
        "  seat 2  10  (10)",
        "  seat 3   9  Kh(8)",
        "",
        "canasta/1 classic_4 round=2 turn=0.draw score=1250/640 stock=59"
        " pile=4sKd2c7c! hands=4c7hQsXr/(11)/(10)/Kh(8)"
        " melds=-/[QhQcXr][5c5d5h5s5c5d5h] bonus=3h/-",
    ]


def test_a_drawing_shows_a_side_of_one_seat_and_an_empty_pile() -> None:
    text = table_text(parse_position("canasta/1 classic_2 hands=-/-"))
    assert "  side 1 (seat 1)   not open" in text
    assert "  pile   0   -" in text


def test_a_player_with_two_different_cards_has_two_legal_actions() -> None:
    position = parse_position("canasta/1 classic_2 turn=0.play hands=4c5d/6h")

    assert [
        str(action) for action, _ in count_sequences_by_first_action(position, 1)
    ] == ["discard 4c", "discard 5d"]
    assert count_action_sequences(position, 1) == 2
    assert count_action_sequences(position, 0) == 1


def test_perft_is_the_sum_of_the_counts_after_each_first_action() -> None:
    position = parse_position(
        "canasta/1 classic_2 turn=0.draw stock=Kc9dTh5s(98) pile=7c hands=4c5d/6hQs8d"
    )
    assert count_action_sequences(position, 3) == sum(
        number for _, number in count_sequences_by_first_action(position, 3)
    )
    assert count_action_sequences(position, 2) == 4  # draw, then one of four cards
    over = parse_position("canasta/1 classic_2 turn=0.over hands=-/6h out=0")
    assert count_action_sequences(over, 2) == 0
