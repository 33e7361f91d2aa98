"""Single lines of the count: how many, what each brings and who owes it (2.4)."""

import pytest

from canasta_qt.engine.scoring import round_points, score_sheet
from canasta_qt.notation.position.line import parse_position
from tests.positions import appearance, filled
from tests.rulebook.dealing import mixed, natural

PARTNER_PAYS = "go_out_foot=self_in_foot,partner_in_hand_penalty=100"
TWO_PRICES = "holding_penalty={A:3/700,7:3/1500},incomplete_pure_penalty={7:900,A:80}"
FOUR_NATURAL = "".join(natural(rank) for rank in "AK95")
WILDS = ("2c", "2d", "2h", "2s", "2c", "2d", "2h", "2s", "Xr")
NINE_MIXED = "".join(
    f"[{''.join(rank + suit for suit in 'cdhscd')}{wild}]"
    for rank, wild in zip("AKQJT9765", WILDS, strict=True)
)
NO_HANDS = "hands=-/-/-/-"

Line = tuple[int, int | None, int]


def lines(table: str, side: int = 0) -> dict[str, list[Line]]:
    """Count, each and points of a side's lines, by item."""
    sheet = appearance(table).score
    assert sheet is not None
    found: dict[str, list[Line]] = {}
    for line in sheet["lines"][side]:
        row = (line["count"], line["each"], line["points"])
        found.setdefault(line["item"], []).append(row)
    return found


@pytest.mark.parametrize(
    ("table", "item", "row"),
    [
        (
            f"american turn=1.over melds=[7c7d7h7s][KcKdKh]/- {NO_HANDS}",
            "incomplete_pure",
            (1, -2500, -2500),
        ),
        (
            f"american({TWO_PRICES}) turn=1.over melds=[AcAdAhAs]/- {NO_HANDS}",
            "incomplete_pure",
            (1, -80, -80),
        ),
        (
            "american(same_rank_melds=free) turn=1.over melds=[7c7d7h][7s7c7d]/-"
            f" {NO_HANDS}",
            "incomplete_pure",
            (2, -2500, -5000),
        ),
        (
            "american(wild_meld_max=none) turn=1.over melds=[XrXbXrXb2c2d2h2s]/-"
            f" {NO_HANDS}",
            "wild_canasta",
            (1, 2000, 2000),
        ),
        (
            "family_hand_and_foot turn=0.over melds=[2c2d2h][2s2c2dXr]/- hands=-/-",
            "incomplete_wild",
            (2, -2000, -4000),
        ),
        (
            "brazilian turn=1.over melds=[4c5c6c][8d9dTdJd][4h5h6h7h8h9h]/-"
            f" {NO_HANDS}",
            "short_sequence",
            (2, -1000, -2000),
        ),
        (
            "brazilian(short_sequence_penalty={max_len:5,points:700,per:side})"
            f" turn=1.over melds=[4c5c6c][8d9dTdJd]/- {NO_HANDS}",
            "short_sequence",
            (2, -700, -700),
        ),
        (
            f"hand_and_foot({PARTNER_PAYS}) turn=0.over out=0"
            " melds=-/- hands=-/8c/8d/- feet=-/-/9c/9d",
            "partner_in_hand",
            (1, -100, -100),
        ),
        (
            "classic_4(concealed_canasta_bonus=100) turn=0.over whole=m0,m1/-"
            f" melds={natural('K')}{natural('9')}/- {NO_HANDS}",
            "concealed_canasta",
            (2, 100, 200),
        ),
        (
            "family_hand_and_foot turn=0.over bonus_deal=0,0 hands=-/-",
            "deal_bonus",
            (2, 100, 200),
        ),
        (f"cuban turn=0.over asides=3c3s/- {NO_HANDS}", "black_threes", (2, None, 10)),
    ],
)
def test_a_line_says_how_many_and_what_each_brings(
    table: str, item: str, row: Line
) -> None:
    assert lines(table)[item] == [row]


@pytest.mark.parametrize(
    ("table", "item"),
    [
        (
            "classic_4(concealed_canasta_bonus=100) turn=0.over"
            f" melds={natural('K')}/- {NO_HANDS}",
            "concealed_canasta",
        ),
        (
            f"cuban(black3_set_aside_table=none) turn=0.over asides=3c/- {NO_HANDS}",
            "black_threes",
        ),
        (
            f"hand_and_foot({PARTNER_PAYS}) turn=0.over hands=-/8c/8d/- feet=-/-/9c/9d",
            "partner_in_hand",
        ),
        (
            f"hand_and_foot({PARTNER_PAYS}) turn=1.over out=1"
            " hands=-/-/8d/- feet=-/-/9c/9d",
            "partner_in_hand",
        ),
        (
            "hand_and_foot turn=0.over out=0 hands=-/-/8d/- feet=-/-/9c/9d",
            "partner_in_hand",
        ),
        (
            f"hand_and_foot({PARTNER_PAYS}) turn=0.over out=0"
            " hands=-/-/8d/- feet=-/9d/-/9c",
            "partner_in_hand",
        ),
    ],
)
def test_a_line_of_nothing_is_left_out(table: str, item: str) -> None:
    assert item not in lines(table)


@pytest.mark.parametrize(
    ("melds", "points"),
    [
        (FOUR_NATURAL + mixed("Q"), 1000),
        (FOUR_NATURAL + "[QcQdQhQsQcQd2c]", 1000),
        (FOUR_NATURAL + "[2c2d2h2s2c2d2h]", 0),
        (NINE_MIXED, 0),
        (NINE_MIXED + "[4c4d4h4s4c4dXb]", 2000),
    ],
)
def test_many_canastas_are_four_natural_ones_and_a_mixed_or_ten(
    melds: str, points: int
) -> None:
    table = f"italian turn=1.over out=1 melds={melds}/- {NO_HANDS}"

    found = [row[2] for row in lines(table).get("multi_canasta", [])]

    assert sum(found) == points


def test_nobody_pays_for_a_partner_in_the_hand_when_nobody_went_out() -> None:
    table = f"hand_and_foot({PARTNER_PAYS}) turn=0.over hands=-/8c/8d/- feet=-/9h/9c/9d"

    assert "partner_in_hand" not in lines(table, side=0)
    assert "partner_in_hand" not in lines(table, side=1)


def test_deuces_count_for_nobody_when_nobody_went_out() -> None:
    deuces = "[2c2d2h2s2c2d2h]"
    table = f"italian turn=0.over melds=[KcKdKh]/{deuces} {NO_HANDS}"

    assert lines(table, side=1)["wild_canasta"] == [(1, 0, 0)]


def test_a_partner_of_the_one_out_still_pays_for_sevens_kept() -> None:
    table = (
        f"american turn=0.over out=0 melds={natural('K')}{natural('9')}/-"
        " hands=-/-/7c7d7h/-"
    )

    assert lines(table)["holding"] == [(1, -1500, -1500)]


def test_mixed_aces_do_not_pardon_sevens_kept() -> None:
    table = (
        f"american({TWO_PRICES}) turn=1.over out=1 melds=[AcAd2c]{natural('K')}/-"
        " hands=AhAsAc/-/7c7d7h/-"
    )

    assert lines(table)["holding"] == [(1, -1500, -1500)]


def test_wild_cards_kept_are_free_when_the_stock_ends_and_sevens_are_not() -> None:
    table = (
        "american(holding_penalty={wild:4/2000,7:3/1500}) turn=0.over"
        " melds=-/- hands=2c2d2h2s7c7d7h/-/-/-"
    )

    assert lines(table)["holding"] == [(1, -1500, -1500)]


def test_threes_in_hand_bring_nothing_to_a_side_with_two_canastas() -> None:
    table = (
        f"american turn=1.over out=1 melds={natural('8')}{natural('Q')}/-"
        " hands=3h3s/-/-/-"
    )

    found = lines(table)

    assert "red_threes" not in found
    assert "black_threes" not in found
    assert found["cards_in_hand"] == [(2, None, -10)]


def test_unknown_cards_of_a_foot_count_nothing() -> None:
    table = (
        "hand_and_foot turn=0.over out=0 hands=-/-/8d/- feet=-/-/9c(2)/-"
        f" melds={natural('K')}/-"
    )

    counted = score_sheet(parse_position(table)).lines[0]
    assert [line.points for line in counted if line.item == "cards_in_foot"] == [-10]
    assert "cards_in_foot" not in lines(table), "they can still change it"


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
