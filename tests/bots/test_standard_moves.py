"""What standard does, game by game, where the rules or plain sense leave one move."""

from __future__ import annotations

import pytest

from tests.bots.table import does, named, thrown

FIVES = "[5s5h5d5c5s5d5h]"
KINGS = "[KsKhKd]"


def classic(hand: str, ours: str = "-", theirs: str = "-", more: str = "") -> str:
    """Seat 0 of classic_4 has drawn; the others hold eleven cards."""
    return (
        f"classic_4 turn=0.play flags=drew hands={hand}/(11)/(11)/(11) pile=7d"
        f" melds={ours}/{theirs} {more}"
    )


NEAR_END = "[QsQhQdQcQsQdQh]"
"""Their canasta; with one card in a hand they may go out in the next turn."""


def late(hand: str, ours: str) -> str:
    """The same against two players who hold one card each and may go out."""
    return classic(hand, ours, NEAR_END).replace("/(11)/(11)/(11)", "/(1)/(11)/(1)")


@pytest.mark.parametrize(
    ("table", "move"),
    named(
        ("three black threes go out with a card to throw",
         classic("3c3s3s4h", FIVES), "meld [3c3s3s]"),
        ("beside a meld as well",
         classic("3c3s3sQcQdQh9d", FIVES), "meld [QcQdQh] [3c3s3s]"),
        ("four of them too", classic("3c3c3s3s4h", FIVES), "meld [3c3c3s3s]"),
        ("two of them do not go out",
         classic("3c3s5cQcQdQh", FIVES), "meld m0+5c"),
        ("a pair goes out with a wild card",
         classic("QcQd2c9d", FIVES), "meld [QcQd2c]"),
        ("spare wild cards go onto a meld that is mixed or unfinished",
         classic("5c2c2d9d", f"{FIVES}[QcQdQh]"), "meld m0+5c m1+2d2c"),
        ("or make another canasta",
         classic("6h2c", f"[9c9c9h9d9s2s2d][TsTs2d][8c8d8d8h8h8s]{KINGS}"),
         "meld m2+2c"),
        ("the last card ends the hand on its meld",
         classic("Qs", f"{FIVES}[QcQdQh]"), "meld m1+Qs"),
        ("or in the pile", classic("9s", f"{FIVES}[QcQdQh]"), "discard"),
        ("after a yes the hand is used up",
         classic("QcKs", f"{FIVES}[QsQhQd]", "-").replace("drew", "drew,allowed"),
         "meld m1+Qc"),
        ("after a no it is not",
         classic("QcKs", f"{FIVES}[QsQhQd]", "[JhJcJd]").replace("drew", "drew,denied"),
         "discard"),
        ("two odd cards do not go out",
         classic("QcKs9d", f"{FIVES}[QsQhQd]", "[JhJcJd]"), "meld m1+Qc"),
    ),
)  # fmt: skip
def test_going_out_in_classic(table: str, move: str) -> None:
    assert does(table) == move


SIX_KINDS = "4s4h4d5s5d5c6c6d6h7cKs"


@pytest.mark.parametrize(
    ("hand", "score", "move"),
    named(
        ("of three triples the two that suffice", "KsKhKdQsQhQdJsJhJd4c", 0,
         "meld [KdKhKs] [QdQhQs]"),
        ("ninety points need what three triples bring", "AsAhAdKsKhKdQsQhQd4c9h", 1500,
         "meld [AdAhAs] [KdKhKs]"),
        ("three aces alone are sixty", "AcAdAh4c9s", 0, "meld [AcAdAh]"),
        ("and not ninety", "AcAdAh4c9s", 1500, "discard"),
        ("low cards do not make fifty", SIX_KINDS, 0, "discard"),
        ("two aces and a deuce are sixty", "AsAhKsKh2cXr5d8s4c7c", 0, "meld [AhAs2c]"),
        ("two aces and a joker are ninety", "AsAhKsKh2cXr5d8s4c7c", 1500,
         "meld [AhAsXr]"),
        ("with two kings and a deuce a hundred and thirty",
         "AsAhKsKh2cXr5d8s4c7c", 3000,
         "meld [AhAsXr] [KhKs2c]"),
        ("two aces take two jokers if they must", "AcAdXrXb8s4c", 3000,
         "meld [AcAdXbXr]"),
        ("a triple comes along with the pair that makes ninety", "8c8d8hAcAd2c9s4d5d",
         1500, "meld [AcAd2c] [8c8d8h]"),
        ("without a pair or a wild card nobody opens", "AsKhQd8h7c6d5s4cJdTc9h", 0,
         "discard"),
    ),
)  # fmt: skip
def test_opening_in_classic(hand: str, score: int, move: str) -> None:
    assert does(classic(hand, more=f"score={score}/0")) == move


@pytest.mark.parametrize(
    ("lying", "others", "move"),
    named(
        ("one wild card for the seventh", "[KsKhKdKcKsKd]", "-", "meld m0+2s"),
        ("two for the first canasta", "[KsKhKdKcKs]", "-", "meld m0+2s2d"),
        ("three as well", "[KsKhKdKc]", "-", "meld m0+2s2dXb"),
        ("three naturals make no canasta", KINGS, "-", "discard"),
        ("nor do three with three wild cards", "[KsKhKd2c2hXr]", "-", "discard"),
        ("of three wild cards two may lie there", "[KsKhKdKc2c2h]", "-", "meld m0+2s"),
        ("a second canasta is worth two wild cards, a third begins a meld",
         "[KsKhKdKcKs]", FIVES, "meld [9c9d2s] m1+2dXb"),
        ("or three", "[KsKhKdKc]", FIVES, "meld m1+2s2dXb"),
    ),
)  # fmt: skip
def test_canastas_are_made_with_wild_cards(lying: str, others: str, move: str) -> None:
    ours = lying if others == "-" else f"{others}{lying}"

    assert does(classic("2s2dXb9d8s9c7h4h", ours)) == move


FOUR_QUEENS = "[QsQhQdQc]"
ODD = "9d8s9c7h4h"


@pytest.mark.parametrize(
    ("table", "move"),
    named(
        ("a spare wild card brings the first canasta nearer",
         classic(f"2s{ODD}", f"{KINGS}{FOUR_QUEENS}"), "meld m1+2s"),
        ("so do two", classic(f"2s2d{ODD}", f"{KINGS}{FOUR_QUEENS}"), "meld m1+2s2d"),
        ("the largest meld has them",
         classic(f"2s{ODD}", f"{FOUR_QUEENS}[JsJhJdJcJs]"), "meld m1+2s"),
        ("one that is full of wild cards has none",
         classic(f"2s{ODD}", f"{FOUR_QUEENS}[JsJhJd2c2h2c]"), "meld m0+2s"),
        ("once the canasta is there they begin another meld",
         classic(f"2s{ODD}", f"{FIVES}{FOUR_QUEENS}"), "meld [9c9d2s]"),
        ("but not from a large hand",
         classic(f"2s8h6d4cTsJhAs{ODD}", f"{FIVES}{FOUR_QUEENS}"), "discard"),
        ("nor with cards that lie in the pile",
         classic(f"2s{ODD}", f"{FIVES}{FOUR_QUEENS}").replace("pile=7d", "pile=9h9s7d"),
         "discard"),
        ("two cards stay in the hand", classic("2s9d", FOUR_QUEENS), "discard"),
    ),
)  # fmt: skip
def test_wild_cards_bring_the_first_canasta_nearer(table: str, move: str) -> None:
    assert does(table) == move


@pytest.mark.parametrize(
    ("table", "card"),
    named(
        ("of two pairs the low one goes", classic("AcAd4c4d"), "4c"),
        ("the only pair stays before a single ace", classic("4c4dAs"), "As"),
        ("three of a rank are no only pair", classic("4c4d4hAs"), "4c"),
        ("a wild card stays", classic("2cAcAd"), "Ac"),
        ("where a small pile is all there is to win a pair may be given away",
         classic("9c9dQs", KINGS, "[JsJhJd]", "known=-/QcQd/-/-"), "Qs"),
    ),
)  # fmt: skip
def test_what_is_kept_in_hand(table: str, card: str) -> None:
    assert thrown(table) == card


@pytest.mark.parametrize(
    ("theirs", "pile", "card"),
    named(
        ("their canasta is fed before their meld of six",
         "[JsJhJdJcJsJd][KsKhKdKcKsKdKh]", "7d", "Kc"),
        ("a meld of three before one of five", "[JsJhJdJcJs][KsKhKd]", "7d", "Kc"),
        ("of two that are alike the first", "[JsJhJd][KsKhKd]", "7d", "Jc"),
        ("a safe card before either", "[JsJhJd][KsKhKd]", "7d7h", "3s"),
    ),
)  # fmt: skip
def test_the_next_player_is_fed_where_it_gains_least(
    theirs: str, pile: str, card: str
) -> None:
    hand = "KcJc3s9c" if card == "3s" else "KcJc"
    table = classic(hand, "[TsThTd]", theirs).replace("pile=7d", f"pile={pile}")

    assert thrown(table) == card


@pytest.mark.parametrize(
    ("table", "move"),
    named(
        ("a pair is laid with a wild card",
         late("AsAh2c5d8s9c", KINGS), "meld [AhAs2c]"),
        ("three of a rank as well", late("AsAhAc5d6c", KINGS), "meld [AcAhAs]"),
        ("wild cards go onto a meld", late("2c2d5d8s9c", f"{KINGS}[JsJhJd]"),
         "meld m0+2d2c"),
        ("but not onto a natural canasta", late("2c5d8s9c", "[KsKhKdKcKsKdKh]"),
         "discard"),
        ("before the last turns the three stay in a small hand",
         classic("AsAhAc5d6c", KINGS, "[QsQhQd]"), "discard"),
        ("and are laid from a large one",
         classic("AsAhAc5d6c8hJc", KINGS, "[QsQhQd]"), "meld [AcAhAs]"),
    ),
)  # fmt: skip
def test_everything_is_laid_when_the_hand_may_end(table: str, move: str) -> None:
    assert does(table) == move


def drawing(hand: str, pile: str, ours: str = KINGS, more: str = "") -> str:
    """Seat 0 of classic_4 is to draw or take."""
    return (
        f"classic_4 turn=0.draw hands={hand}/(11)/(11)/(11) pile={pile}"
        f" melds={ours}/- {more}"
    )


@pytest.mark.parametrize(
    ("table", "move"),
    named(
        ("a pair takes even one card", drawing("9h9c5d8s4c", "9s"), "take [9s9c9h]"),
        ("a deuce is spent on four cards", drawing("9h2c5d8s4c", "4s5h7d9s"),
         "take [9s9h2c]"),
        ("and not on three", drawing("9h2c5d8s4c", "4s5h9s"), "draw"),
        ("a joker is spent on six", drawing("9hXr5d8s4c", "4s5h7dJdJc9s"),
         "take [9s9hXr]"),
        ("and not on five", drawing("9hXr5d8s4c", "4s5h7dJd9s"), "draw"),
        ("the deuce goes before the joker", drawing("9hXr2c8s4c", "4s5h7dJdJc9s"),
         "take [9s9h2c]"),
        ("a frozen pile is taken by the pair, onto the meld that lies",
         drawing("KcKh5d8s", "4s2hKs", "[KdKhKc]"), "take m0+KsKcKh"),
        ("no wild card takes it", drawing("9h2c5d8s4c", "4s5h7d2hJdJc9s"), "draw"),
        ("the meld takes the top card alone",
         drawing("9h5d8s4c", "4sKc"), "take m0+Kc"),
        ("a take must leave a card to throw", drawing("9h", "Kc"), "draw"),
        ("a red three in the pile is not one", drawing("9h", "3dKc"), "draw"),
        ("two cards left are enough", drawing("4h", "4s4dKc"), "take m0+Kc"),
        ("an opening begins with the top card",
         drawing("KsKhQsQdQc5d8s4c", "4s5h7dKd", "-"), "take [KdKhKs] [QcQdQs]"),
        ("not without a pair of it",
         drawing("KsQsQdQcAsAhAd", "4s5h7dKd", "-"), "draw"),
        ("nor below the minimum", drawing("KsKh5d8s4c", "4s5h7dKd", "-"), "draw"),
        ("ninety are made of kings, aces and a joker",
         drawing("KsKhXr5d8s4cAsAh", "4s5h7d4s6h8dJcQd4h5s7cKd", "-", "score=1500/0"),
         "take [KdKhKs] [AhAsXr]"),
        ("the very card that lies on the pile is the one laid",
         drawing("KdKhQsQdQc5d8s4c", "4s5h7dKs", "-"), "take [KdKhKs] [QcQdQs]"),
    ),
)  # fmt: skip
def test_drawing_or_taking_in_classic(table: str, move: str) -> None:
    assert does(table) == move


@pytest.mark.parametrize(
    ("hand", "ours", "answer"),
    named(
        ("two low cards", "4c6d", f"{FIVES}[JsJhJd]", "yes"),
        ("seven cards that go with nothing",
         "7c8c9cTcKdQd6s", f"{FIVES}[JsJhJd]", "yes"),
        ("two jokers and three aces are not held back for three jacks",
         "XrXbAcAdAs", f"{FIVES}[JsJhJd]", "yes"),
        ("but for five, which they make a canasta",
         "XrXbAcAdAs", f"{FIVES}[JsJhJcJsJh]", "no"),
        ("as two jacks do", "JcJdAcAdAsXr2c2dKc", f"{FIVES}[JsJhJcJsJh]", "no"),
    ),
)  # fmt: skip
def test_the_partner_is_told_yes_or_no(hand: str, ours: str, answer: str) -> None:
    table = (
        f"classic_4 turn=0.answer flags=drew hands=(3)/(6)/{hand}/(6) pile=4h"
        f" melds={ours}/[QcQhQd]"
    )

    assert does(table) == answer


def test_where_leave_must_be_asked_it_is_and_a_last_card_is_thrown() -> None:
    ours = f"{FIVES}[QsQhQd]"
    mandatory = classic("QcKs", ours, "[KcKhKd]")
    required = classic("QcQdQc", FIVES, "-")

    assert does(mandatory) == "meld m1+Qc"
    asking = mandatory.replace("classic_4", "classic_4(ask_partner=mandatory)")
    assert does(asking) == "ask"
    assert does(required) == "meld [QcQcQd]"
    throwing = required.replace("classic_4", "classic_4(go_out_discard=required)")
    assert does(throwing) == "discard"


def test_where_a_pile_takes_a_pair_no_wild_card_is_offered_for_it() -> None:
    table = drawing("9h2c5d8s4c", "4s5h7dJdJc6h9s")
    pairs_only = table.replace("classic_4", "classic_4(take_unfrozen={pair,add})")

    assert does(table) == "take [9s9h2c]"
    assert does(pairs_only) == "draw"


def samba(game: str, hand: str, ours: str, theirs: str = "-") -> str:
    """Seat 0 has drawn in a game of fifteen cards."""
    return (
        f"{game} turn=0.play flags=drew hands={hand}/(15)/(15)/(15) pile=4c"
        f" melds={ours}/{theirs}"
    )


REST = "4d6dKsQdJcTs"
"""Cards that go with nothing."""


@pytest.mark.parametrize(
    ("table", "move"),
    named(
        ("four of a suit are a run worth showing",
         samba("samba", "5h6h7h8h9c9d2cKsQdJc", "[AcAdAh]"), "meld [5h6h7h8h]"),
        ("three are not yet",
         samba("samba", "5h6h7h9c9d2cKsQdJcTs", "[AcAdAh]"), "discard"),
        ("a run grows at both ends",
         samba("samba", "8h4h9c9d2cKsQdJcTs", "[5h6h7h]"), "meld m0+4h8h"),
        ("two runs that meet are joined",
         samba("samba", "4c9c9d2cKsQdJcTs", "[5h6h7h][8h9hTh]"), "meld m0+m1"),
        ("whichever was laid first",
         samba("samba", "4c9c9d2cKsQdJcTs", "[8h9hTh][5h6h7h]"), "meld m0+m1"),
        ("two of different suits are not",
         samba("samba", "4c9c9d2cKsQdJcTs", "[5h6h7h][8s9sTs]"), "discard"),
        ("nor two with a gap between them",
         samba("samba", "4c9c9d2cKsQdJcTs", "[5h6h7h][9hThJh]"), "discard"),
        ("nor two of more than seven cards",
         samba("samba", "4c9c9d2cKsQdJcTs", "[4h5h6h7h][8h9hThJh]"), "discard"),
        ("two sets of a rank are joined",
         samba("samba", "4c8c8d2cKsQdJcTs", "[9h9s9c][9d9h9s9c]"), "meld m0+m1"),
        ("a natural card goes onto its set",
         samba("samba", "9c4d6dKsQdJcTs2h", "[9h9s9d]"), "meld m0+9c"),
        ("three of a rank begin one",
         samba("samba", "9c9d9h4d6dKsQdJcTs2h", "[AhAsAd]"), "meld [9c9d9h]"),
        ("two wild cards finish five naturals",
         samba("samba", f"2c2d{REST}", "[9h9s9d9c9h]"), "meld m0+2d2c"),
        ("one finishes six", samba("samba", f"2c{REST}5s", "[9h9s9d9c9h9c]"),
         "meld m0+2c"),
        ("two are not enough for four", samba("samba", f"2c2d{REST}", "[9h9s9d9c]"),
         "discard"),
        ("a finished natural canasta stays natural",
         samba("samba", f"2c{REST}5s", "[9h9s9d9c9h9c9d]"), "discard"),
    ),
)  # fmt: skip
def test_sets_and_runs_in_samba(table: str, move: str) -> None:
    assert does(table) == move


@pytest.mark.parametrize(
    ("table", "move"),
    named(
        ("five wild cards begin a bolivia",
         samba("bolivian", f"2c2d2hXrXb{REST}", "[AhAsAd]"), "meld [2c2d2hXrXb]"),
        ("it grows by every wild card",
         samba("bolivian", f"2c{REST}", "[AhAsAd][2h2s2d]"),
         "meld m1+2c"),
        ("jokers and deuces alike",
         samba("bolivian", f"2cXr{REST}", "[AhAsAd][2h2s2d]"), "meld m1+2cXr"),
        ("up to seven",
         samba("bolivian", f"2c2cXr{REST}", "[AhAsAd][2h2s2d2h2s2d]"), "meld m1+2c"),
        ("collected wild cards finish no mixed canasta",
         samba("bolivian", f"2c2d{REST}", "[AhAsAdAcAhAs]"), "discard"),
        ("seven deuces are a rank of their own in Italian",
         samba("italian", f"2c2d2h2s2c2d2h{REST}", "[AhAsAd]"),
         "meld [2c2c2d2d2h2h2s]"),
        ("five are not enough there",
         samba("italian", f"2c2d2h2sXr{REST}", "[AhAsAd]"), "discard"),
        ("six deuces and a joker are",
         samba("italian", f"2c2d2h2s2c2dXr{REST}", "[AhAsAd]"),
         "meld [2c2c2d2d2h2sXr]"),
    ),
)  # fmt: skip
def test_wild_cards_melded_on_their_own(table: str, move: str) -> None:
    assert does(table) == move


@pytest.mark.parametrize(
    ("hand", "pile", "ours", "move"),
    named(
        ("a large pile is taken onto the low end of a run", "KsQdJcTs4d4c6s9h",
         "Qc6sJh5d4s4hQc4h", "[5h6h7h]", "take m0+4h"),
        ("and onto the high one", "KsQdJcTs4d4c6s9h", "Qc6sJh5d4s4hQc8h", "[5h6h7h]",
         "take m0+8h"),
        ("not onto a run that it does not continue", "KsQdJcTs4d4c6s9h",
         "Qc6sJh5d4s4hQc9h", "[5h6h7h]", "draw"),
        ("nor onto one of another suit", "KsQdJcTs4d4c6s9h",
         "Qc6sJh5d4s4hQc8s", "[5h6h7h]", "draw"),
        ("a small pile is left to lie", "KsQdJcTs4d4c6s9h", "Qc9h", "[4h5h6h7h8h]",
         "draw"),
        ("unless it brings the seventh card", "KsQdJcTs4d4c6s9h", "QcTh",
         "[4h5h6h7h8h9h]", "take m0+Th"),
        ("a pair begins a set with it", "9cQdJcTs4d4c6s9d", "Qc6sJh5d4s4hQc9h",
         "[5h6h7h]", "take [9h9c9d]"),
        ("or joins the set that lies", "9cQdJcTs4d4c6s9d", "Qc6sJh5d4s4hQc2d9h",
         "[9s9h9d]", "take m0+9h9c9d"),
        ("of an unfrozen one the top card alone", "9cQdJcTs4d4c6s9d",
         "Qc6sJh5d4s4hQc9h", "[9s9h9d]", "take m0+9h"),
        ("beside a canasta of the rank it begins another", "9cQdJcTs4d4c6s9d",
         "Qc6sJh5d4s4hQc2d9h", "[9s9h9d9c9s9h9d]", "take [9h9c9d]"),
    ),
)  # fmt: skip
def test_drawing_or_taking_in_samba(hand: str, pile: str, ours: str, move: str) -> None:
    table = f"samba turn=0.draw hands={hand}/(15)/(15)/(15) pile={pile} melds={ours}/-"

    assert does(table) == move


def feet(hand: str, ours: str, *, own: bool) -> str:
    """Seat 0 of hand_and_foot has drawn, with its foot to come or in hand."""
    left = "(11)" if own else "-"
    return (
        f"hand_and_foot turn=0.play flags=drew hands={hand}/(11)/(11)/(11) pile=4c"
        f" melds={ours}/- feet={left}/(11)/(11)/(11)"
    )


@pytest.mark.parametrize(
    ("hand", "before", "after"),
    named(
        ("a whole hand is laid to reach the foot", "9c9d9h4d4c4s",
         "meld [9c9d9h] [4c4d4s]", "meld [9c9d9h]"),
        ("a pair is laid with a wild card for it", "9c9d2h4d6dKsQd",
         "meld [9c9d2h]", "discard"),
        ("three of a rank are always laid", "9c9d9h4d6dKsQd",
         "meld [9c9d9h]", "meld [9c9d9h]"),
    ),
)  # fmt: skip
def test_the_hand_hurries_to_the_foot(hand: str, before: str, after: str) -> None:
    assert does(feet(hand, "[AhAsAd]", own=True)) == before
    assert does(feet(hand, "[AhAsAd]", own=False)) == after


FAMILY = (
    "family_hand_and_foot turn=0.play flags=drew hands={}/(11)/(11)/(11) pile=4c"
    " melds={}/-/-/-"
)


@pytest.mark.parametrize(
    ("hand", "ours", "move"),
    named(
        ("a red three is set on a canasta", "3d3h5c6s7d8h", "[KsKhKdKcKsKhKd]",
         "meld m0+3d"),
        ("and waits while there is none", "3d3h5c6s7d8h", "[KsKhKdKcKsKh]",
         "discard"),
        ("no other card is set on one", "9d9h5c6s7d8h", "[KsKhKdKcKsKhKd]",
         "discard"),
    ),
)  # fmt: skip
def test_red_threes_are_set_on_canastas(hand: str, ours: str, move: str) -> None:
    assert does(FAMILY.format(hand, ours)) == move


def test_threes_that_count_by_themselves_are_laid_out_all_at_once() -> None:
    table = (
        "american turn=0.play flags=drew hands={}/(13)/(13)/(13) pile=8c8d melds=-/-"
    )

    rest = "5c6c7c9cTc4h8d9sJsKs"
    assert does(table.format(f"3h3s3c{rest}")) == "meld [3h] [3c] [3s]"
    assert does(table.format(f"3d3d{rest}")) == "meld [3d] [3d]"


def test_one_three_is_kept_for_a_straight() -> None:
    """A deuce and a joker are all that is lacking."""
    table = (
        "american turn=0.play flags=drew hands=3d3d4h5c6c7c8d9cTcJsKsQh9sAc"
        "/(13)/(13)/(13) pile=8c8d melds=-/-"
    )

    assert does(table) == "meld [3d]"
