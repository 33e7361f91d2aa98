"""What standard does where openings, wild cards and full melds have rules of their own.

Openings cost what the table of the game says; pure ranks, melds of wild cards and
canastas that take no more cards leave it no choice.
"""

from __future__ import annotations

import pytest

from tests.bots.table import advice, does, named

REST = "4d6dKsQdJcTs"
"""Cards that go with nothing."""


def plays(game: str, hand: str, ours: str = "-", more: str = "") -> str:
    """What standard does after the draw in a game of four."""
    return does(
        f"{game} turn=0.play flags=drew hands={hand}/(15)/(15)/(15) pile=4c"
        f" melds={ours}/- {more}"
    )


QUEENS = "[QcQhQs]"


@pytest.mark.parametrize(
    ("hand", "ours", "move"),
    named(
        ("sevens take no wild card", "7c7d2c4d6dKsJcTs9h", QUEENS, "discard"),
        ("three of them are not begun", "7c7d7h4d6dKsJcTs9h", QUEENS, "discard"),
        ("they grow where they lie", "7c4d6dKsJcTs", f"[7s7h7d7c7s7h]{QUEENS}",
         "meld m0+7c"),
        ("aces with a wild card of the opening are ordinary", "Ac4d6dKsJcTs",
         f"[AsAh2s]{QUEENS}", "meld m0+Ac"),
        ("two wild cards make a mixed canasta", "2c2d4d6dKsJcTs",
         f"[9c9d9h9s9c]{QUEENS}", "meld m0+2d2c"),
        ("three are more than a meld takes", "2c2dXr4d6dKsJcTs",
         f"[9c9d9h9s]{QUEENS}", "discard"),
        ("six wild cards begin a meld of their own", "2c2d2s2hXrXb4d6dKsTs", QUEENS,
         "meld [2c2d2h2sXrXb]"),
        ("five do not", "2c2d2s2hXr4d6dKsTs", QUEENS, "discard"),
        ("one that lies takes each", "2c4d6dKsJcTs", f"[2c2d2h2s]{QUEENS}",
         "meld m0+2c"),
        ("but never an eighth", "2c4d6dKsJcTs", f"[2c2d2h2s2h2sXr]{QUEENS}", "discard"),
        ("a canasta takes no wild card", "2c4d6dKsJcTs", f"[9c9d9h9s9c2h2d]{QUEENS}",
         "discard"),
    ),
)  # fmt: skip
def test_sevens_aces_and_wild_cards_in_american(
    hand: str, ours: str, move: str
) -> None:
    assert plays("american", hand, ours).replace(" m1+Qd", "") == move


THREE_GROUPS = "AcAdXrKcKdKhQcQsQd4d6d7c8s9h"


@pytest.mark.parametrize(
    ("game", "hand", "score", "move"),
    named(
        ("a hundred and twenty-five, three naturals among them", "american",
         THREE_GROUPS, 0, "meld [AcAdXr] [KcKdKh] [QcQdQs]"),
        ("not without a group of three naturals", "american",
         "AcAdXrKcKdXbQcQs4d6d7c8s9hTs", 0, "discard"),
        ("twelve tens are a hundred and twenty", "american",
         "KcKdKhQcQsQdJcJdJhTcTdTh8s9h", 0, "discard"),
        ("a hundred and fifty-five are too many", "american", THREE_GROUPS, 3000,
         "discard"),
        ("a whole canasta needs no points", "american",
         "9c9d9h9s9c9d9h4d6d7c8sTsKdQh", 0, "meld [9c9c9d9d9h9h9s]"),
        ("a mixed one neither", "american", "9c9d9h9s9c2c2d4d6d7c8sTsKdQh", 0,
         "meld [9c9c9d9h9s2c2d]"),
        ("a run opens as well as a set", "samba", "5h6h7h8h9c9d2cKsQdJc4dAsAd", 0,
         "meld [5h6h7h8h] [AdAs2c]"),
        ("natural cards go before wild ones", "samba",
         "KhKdKcQhQdQc9d4d5s6c8sTsAs", 0, "meld [KcKdKh] [QcQdQh]"),
        ("a pair of aces with a joker makes fifty", "samba",
         "AhAdKcKhXr9d4d5s6c8sTsJs", 0, "meld [AdAhXr]"),
        ("and ninety", "samba", "AhAdKcKhXr2c9d4d5s6c8sTsJs", 1500, "meld [AdAhXr]"),
        ("a hundred and twenty", "samba", "AhAdAcKcKhKdXr2c9d4d5s6c8sTsJs", 3000,
         "meld [AcAdAhXr] [KcKdKh]"),
        ("a hundred and fifty in low cards", "samba",
         "9c9d9h9s9c9d9h4d6d7c8sTsKdQhJs", 7000, "discard"),
        ("a canasta in Brazilian from seven thousand on", "brazilian",
         "9c9d9h9s9c9d9h4d6d7c8sTsKdQhJs", 7000, "meld [9c9c9d9d9h9h9s]"),
        ("and a mixed one", "brazilian", "9c9d9h9s9c2c2d4d6d7c8sTsKdQhJs", 7000,
         "meld [9c9c9d9h9s2c2d]"),
        ("from nine thousand on a natural one", "brazilian",
         "9c9d9h9s9c2c2d4d6d7c8sTsKdQhJs", 9000, "discard"),
        ("which seven nines are", "brazilian",
         "9c9d9h9s9c9d9h4d6d7c8sTsKdQhJs", 9000, "meld [9c9c9d9d9h9h9s]"),
        ("seven cards of a run as well", "brazilian",
         "4h5h6h7h8h9hTh4d6d7c8sTsKdQhJs", 9000, "meld [4h5h6h7h8h9hTh]"),
        ("Italian opens with natural cards", "italian",
         "KhKdKcQhQdQc9d4d5s6c8sTsAs", 0, "meld [KcKdKh] [QcQdQh]"),
        ("and with no wild one", "italian", "AhAdKcKhXr9d4d5s6c8sTsJs", 0, "discard"),
    ),
)  # fmt: skip
def test_openings(game: str, hand: str, score: int, move: str) -> None:
    assert plays(game, hand, more=f"score={score}/0") == move


@pytest.mark.parametrize(
    ("hand", "pile", "ours", "move"),
    named(
        ("a pair takes the pile", "9c9d4d6dKsTs", "5s9h", QUEENS, "take [9h9c9d]"),
        ("or joins its meld with it", "9c9d4d6dKsTs", "5s9h", "[9s9h9c]",
         "take m0+9h9c9d"),
        ("which has no room from five cards on", "9c9d4d6dKsTs", "5s9h",
         "[9s9h9c9d9s]", "draw"),
        ("the top card alone never does", "9c8d4d6dKsTs", "5s9h", "[9s9h9c]", "draw"),
        ("three sevens are a bad meld", "7c7d4d6dKsTs", "5s7h", QUEENS, "draw"),
        ("six are nearly seven", "7c7d7s7h7c4d6dKsTs", "5s7h", QUEENS,
         "take [7h7c7c]"),
        ("to open first is worth it for three cards",
         "9c9dAcAdXrKcKdKhQcQsQd4d6d", "4h5s9h", "-",
         "meld [AcAdXr] [KcKdKh] [QcQdQs]"),
        ("not for two", "9c9dAcAdXrKcKdKhQcQsQd4d6d", "5s9h", "-", "draw"),
        ("nor without a pair", "9cTdAcAdXrKcKdKhQcQsQd4d6d", "4h5s9h", "-", "draw"),
    ),
)  # fmt: skip
def test_drawing_or_taking_in_american(
    hand: str, pile: str, ours: str, move: str
) -> None:
    table = (
        f"american turn=0.draw hands={hand}/(13)/(13)/(13) pile={pile} melds={ours}/-"
    )

    assert does(table) == move


SIX = "[AhAsAdAcAhAs]"
FIVE = "[AhAsAdAcAh]"
WILD = "[AhAsAd][2d2h2s]"
COLLECTORS = ["bolivian", "chilean", "brazilian"]
"""Eighteen wild cards and a canasta of them worth two thousand: they are collected."""
MIXERS = ["cuban", "uruguayan", "italian", "boat"]
"""A mixed canasta is what a wild card is for, as long as few are held."""


@pytest.mark.parametrize("game", COLLECTORS)
def test_where_wild_cards_are_collected_they_finish_nothing_else(game: str) -> None:
    rest = f"{REST}5s8h9c"

    assert plays(game, f"2c{rest}", SIX) == "discard"
    assert plays(game, f"2cXr{rest}", FIVE) == "discard"
    assert plays(game, f"2c2d{rest}", "[AhAsAd]") == "discard"
    assert plays(game, f"2c2d2h{rest}", "[AhAsAd]") == "meld [2c2d2h]"
    assert plays(game, f"2cXr{rest}", WILD) == "meld m1+2cXr"


@pytest.mark.parametrize("game", MIXERS)
def test_where_they_are_not_they_make_mixed_canastas(game: str) -> None:
    rest = f"{REST}5s8h9c"

    assert plays(game, f"2c{rest}", SIX) == "meld m0+2c"
    assert plays(game, f"2cXr{rest}", FIVE) == "meld m0+2cXr"
    assert plays(game, f"2c2d2hXr{rest}", "[AhAsAd]") == "discard"
    assert plays(game, f"2cXr{rest}", WILD) == "meld m1+2cXr"
    assert plays(game, f"2c{rest}", "[AhAsAdAcAh2s2d]") == "discard"


@pytest.mark.parametrize("game", [*COLLECTORS, *MIXERS])
def test_three_of_a_rank_begin_a_set_while_enough_cards_stay(game: str) -> None:
    assert plays(game, f"9c9d9h{REST}5s8h", "[AhAsAd]") == "meld [9c9d9h]"
    assert plays(game, "9c9d9h4d6d", "[AhAsAd]") == "discard"
    assert plays(game, f"9c9d2h{REST}5s8h", "[AhAsAd]") != "meld [9c9d2h]"


FAMILY = (
    "family_hand_and_foot turn=0.play flags=drew hands={}/(11)/(11)/(11) pile=4c"
    " melds={}/-/-/- feet={}/(13)/(13)/(13)"
)


@pytest.mark.parametrize(
    ("hand", "ours", "feet", "move"),
    named(
        ("a meld of wild cards costs too much to begin with five",
         "2c2d2hXrXb4d6dKsTs", QUEENS, "-", "discard"),
        ("six are nearly seven", "2c2d2hXrXb2s4d6dKsTs", QUEENS, "-",
         "meld [2c2d2h2sXrXb]"),
        ("one that lies takes all of them", "2c2d2hXr4d6dKsTs", "[QcQhQs][2s2s2h]",
         "-", "meld m1+2c2d2hXr"),
        ("a natural card goes onto its canasta", "Qc4d6dKsTs5s7h",
         "[QcQhQsQdQcQdQh]", "-", "meld m0+Qc"),
        ("a pair stays to begin another", "QcQs4d6dKsTs5s7h", "[QcQhQsQdQcQdQh]",
         "-", "discard"),
        ("fifty points open", "KsKhKdQsQhQd4d6d8c7h5c9s", "-", "(13)",
         "meld [KdKhKs] [QdQhQs]"),
        ("no wild card is laid with three aces that do", "AsAhAd2d4d6d8c7h5c9sTs",
         "-", "(13)", "meld [AdAhAs]"),
    ),
)  # fmt: skip
def test_a_family_at_hand_and_foot(hand: str, ours: str, feet: str, move: str) -> None:
    assert does(FAMILY.format(hand, ours, feet)) == move


def test_a_burnt_rank_begins_no_meld() -> None:
    hand = "9c9d9hKsJdTs5s7h6d8d"
    nines = FAMILY.format(hand, QUEENS, "-")
    pair = FAMILY.format(hand.replace("9h", "2h"), QUEENS, "(13)")

    assert does(nines) == "meld [9c9d9h]"
    assert does(f"{nines} burnt=9") == "discard"
    assert does(pair) == "meld [9c9d2h]"
    assert does(f"{pair} burnt=9") == "discard"


def test_a_burnt_rank_still_grows_where_it_lies() -> None:
    lying = FAMILY.format("9c9dKsJdTs5s7h6d8d", f"{QUEENS}[9s9h9s]", "-")

    assert does(f"{lying} burnt=9") == "meld m1+9c9d"


def test_with_the_foot_to_come_an_opening_lays_every_group() -> None:
    groups = "KsKhKdQsQhQdJsJhJd4d6d8c7h"

    assert does(FAMILY.format(groups, "-", "-")) == "meld [QdQhQs] [JdJhJs]"
    found = does(FAMILY.format(groups, "-", "(13)"))
    assert found == "meld [KdKhKs] [QdQhQs] [JdJhJs]"


PILE = "9c9d8h7h6hKh"
NO_KING = "5c6dAsAhAd8h9c"


@pytest.mark.parametrize(
    ("game", "with_wild", "opens_with_wild", "onto_canasta"),
    [
        ("short_classic", True, True, True),
        ("uruguay_original", True, True, True),
        ("boat", True, False, True),
        ("platform_classic", False, False, True),
        ("cuban", False, False, False),
        ("chilean", False, False, False),
    ],
)
def test_each_game_has_its_ways_to_take_a_pile_of_six(
    game: str, *, with_wild: bool, opens_with_wild: bool, onto_canasta: bool
) -> None:
    """With a card and a wild one, for an opening as well, and onto a canasta alone."""

    def takes(hand: str, ours: str) -> str:
        line = f"{game} turn=0.draw hands={hand}/(13)/(13)/(13) pile={PILE}"
        return does(f"{line} melds={ours}/-")

    with_pair = takes(f"KcKd{NO_KING}", "-")
    canasta = "[KcKdKhKsKcKdKs]"

    assert takes("Kc2d5c6d7s8h9c", QUEENS) == ("take [KhKc2d]" if with_wild else "draw")
    assert takes(f"Kc2d{NO_KING}", "-") == (
        "take [KcKh2d] [AdAhAs]" if opens_with_wild else "draw"
    )
    assert with_pair == "take [KcKdKh] [AdAhAs]"
    assert takes(NO_KING, canasta) == ("take m0+Kh" if onto_canasta else "draw")


@pytest.mark.parametrize(
    ("hand", "pile", "move"),
    named(
        ("a pair of the top card and three queens open", "KcKdQcQdQh4d5d6s7s8c",
         "9c9dKh", "take [KcKdKh] [QcQdQh]"),
        ("aces with a deuce help", "KcKd2cAdAc4d5d6s7s8c", PILE,
         "take [KcKdKh] [AcAd2c]"),
        ("a single king does not take", "KcAdAc2c4d5d6s7s8c", PILE, "draw"),
    ),
)  # fmt: skip
def test_openings_with_the_pile_in_samba(hand: str, pile: str, move: str) -> None:
    line = f"samba turn=0.draw hands={hand}/(15)/(15)/(15) pile={pile}"

    assert does(f"{line} melds=-/-") == move


def test_a_forced_throw_onto_an_empty_pile_is_no_ace() -> None:
    line = "american turn=0.play flags=drew hands=AcTd/(13)/(13)/(13) pile=-"

    assert advice(f"{line} melds={QUEENS}/-") == "discard Td"


def test_deuces_go_onto_their_own_meld_before_they_are_wild() -> None:
    assert plays("boat", f"2c{REST}5s8h", f"{SIX}[2d2h2s]") == "meld m1+2c"
