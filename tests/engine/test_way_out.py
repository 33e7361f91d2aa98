"""The search for a way to go out finds what the judge then allows (rules.md 2.3)."""

import pytest

from canasta_qt.cards import cards_text
from canasta_qt.engine.moves.going_out_search import WayOut, way_out
from canasta_qt.engine.state.actions import AddToMeld, NewMeld
from canasta_qt.notation.position.line import parse_position
from tests.positions import filled, plays
from tests.rulebook.dealing import cards_in, mixed, natural

KINGS = natural("K")
QUEENS = natural("Q")
SPLIT = "classic_4(max_meld_size=7,same_rank_melds=free)"
RUNS_OF_SEVEN = [
    cards_in(text)
    for text in ("4c5c6c7c8c9cTc", "8d9dTdJdQdKdAd", "4h5h6h7h8h9hTh", "8s9sTsJsQsKsAs")
]


def table(
    ruleset: str, melds: str, hand: str, more: str = "", others: str = "(11)"
) -> str:
    return (
        f"{ruleset} turn=0.play {more} pile=7d melds={melds}/-"
        f" hands={hand}/{others}/{others}/{others}"
    )


def written(way: WayOut) -> str:
    """A way out as a line of the judge."""
    laid = [
        f"m{play.meld}+{cards_text(play.cards)}"
        if isinstance(play, AddToMeld)
        else f"[{cards_text(play.cards)}]"
        for play in way.plays
        if isinstance(play, (AddToMeld, NewMeld))
    ]
    acts = [f"meld {' '.join(laid)}"] if laid else []
    acts += [f"discard {cards_text([way.discard])}"] if way.discard is not None else []
    return ", ".join(acts)


def way(given: str, *, asked: bool = False) -> str | None:
    position = parse_position(filled(given))
    found = way_out(position, position.turn, asked=asked)
    return None if found is None else written(found)


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (table("classic_4", KINGS, "9c9d9h"), "meld [9c9d9h]"),
        (table("classic_4", KINGS, "4c"), "discard 4c"),
        (table("classic_4", KINGS, "Ks4c"), "meld m0+Ks, discard 4c"),
        (table("classic_4", KINGS + "[9c9d9h]", "9s8c"), "meld m1+9s, discard 8c"),
        (table("classic_4", KINGS, "7c7d7hTc"), "meld [7c7d7h], discard Tc"),
        (table("classic_4", KINGS, "9c9d2cQc"), "meld [9c9d2c], discard Qc"),
        (table("classic_4", "[KcKdKhKsKcKd]", "KhQc"), "meld m0+Kh, discard Qc"),
        (table("classic_4", "[KcKdKhKsKcKd]", "XrQc"), "meld m0+Xr, discard Qc"),
        (table("classic_4", KINGS, "3c3s3c4c"), "meld [3c3c3s], discard 4c"),
        (table("classic_4", KINGS, "9c9dQcQd2cXr"), "meld [9c9d2c] [QcQdXr]"),
        (
            table("samba", KINGS + natural("Q"), "4c5c6c8d", others="(15)"),
            "meld [4c5c6c], discard 8d",
        ),
        (
            table("samba", f"{KINGS}[4c5c6c7c8c9c]", "TcQd", others="(15)"),
            "meld m1+Tc, discard Qd",
        ),
        (
            table("samba", f"{KINGS}[4c5c6c7c8c9c]", "TcTd", others="(15)"),
            "meld m1+Tc, discard Td",
        ),
        (
            table("samba", f"{KINGS}[4d5d6d7d8d9d]", "TcTd", others="(15)"),
            "meld m1+Td, discard Tc",
        ),
        (table("boat", mixed("K") + natural("Q"), "2c2d2h"), "meld [2c2d2h]"),
        (table("boat", f"{KINGS}[2c2d2h]", "2sXr"), "meld m1+2sXr"),
        (
            table("boat", f"{KINGS}[2c2d2h2s2c2d2h]", "Xr2sXr4c"),
            "meld [2sXrXr], discard 4c",
        ),
        (table("boat", "[9c9d9h]", "2c2d2h2s2c2d2h"), "meld [2c2c2d2d2h2h2s]"),
        (table("boat", "[2c2d2h2s2c]", "2dXr4c"), "meld m0+2dXr, discard 4c"),
        (table("boat", "-", "2c2d2h2s2c2d2h"), "meld [2c2c2d2d2h2h2s]"),
        (
            table(
                "classic_4(wild_melds=any_wilds,wild_to_canasta=none,max_wilds=1)",
                KINGS,
                "9c9d2c2d2h2s",
            ),
            "meld [9c9d2c] [2d2h2s]",
        ),
        (
            table(
                "classic_4(wild_ratio=wild_lt_natural,wild_to_canasta=none)",
                KINGS,
                "4c4d4h2c2d",
            ),
            "meld [4c4d4h2c2d]",
        ),
        (
            table(
                "classic_4(same_rank_melds=free)",
                f"{KINGS}[9c9d9h2c2d][9s9c9d2h]",
                "2s2c4c",
            ),
            "meld m2+2c2s, discard 4c",
        ),
        (
            table("classic_4(go_out_discard=required)", f"{KINGS}[9c9d9h]", "9s9s"),
            "meld m1+9s, discard 9s",
        ),
        (
            table("classic_4(wild_to_canasta=none)", KINGS, "9c9d2c2d2h"),
            "meld [9c9d2c2d2h]",
        ),
        (
            table(
                "american",
                f"{mixed('K')}{mixed('Q', '2h2s')}[AcAdAh2c]",
                "2d4c",
                others="(13)",
            ),
            "meld m2+2d, discard 4c",
        ),
        (
            table(
                "samba(max_meld_size=7)",
                f"{KINGS}{natural('9')}[QcQdQhQs2c2d]",
                "QcQdQhQsQcQdQhQs",
                others="(15)",
            ),
            "meld m2+Qc [QcQdQdQhQhQsQs]",
        ),
        (table(SPLIT, f"{KINGS}[QcQdQhQsQc]", "QdQh4c"), "meld m1+QdQh, discard 4c"),
        (
            table("samba", KINGS + "[4c5c6c]", "4d5d6d7d8d9dTd", others="(15)"),
            "meld [4d5d6d7d8d9dTd]",
        ),
        (
            table("samba", f"{KINGS}{natural('J')}[6c7c8c]", "4c5c9cTc", others="(15)"),
            "meld m2+5c4c9cTc",
        ),
        (
            table("samba", f"{KINGS}{QUEENS}", "4c5c6c4d5d6d4h5h6h", others="(15)"),
            "meld [4c4d4h] [5c5d5h] [6c6d6h]",
        ),
        *(
            (
                table("samba", KINGS, cards_text(run), others="(15)"),
                f"meld [{cards_text(run)}]",
            )
            for run in RUNS_OF_SEVEN
        ),
        (
            table("samba", f"{KINGS}{QUEENS}[4c5c6c][7d8d9d]", "7cTd4h", others="(15)"),
            "meld m2+7c m3+Td, discard 4h",
        ),
        (
            table("samba", KINGS + QUEENS, "4c5c6c7d8d9dTsJsQs4h", others="(15)"),
            "meld [4c5c6c] [7d8d9d] [TsJsQs], discard 4h",
        ),
        (
            table("samba", KINGS + QUEENS, "4c4c5c5c6c6c4h", others="(15)"),
            "meld [4c5c6c] [4c5c6c], discard 4h",
        ),
        (
            table(
                "samba",
                KINGS + QUEENS,
                "4c4d4h6c6d6h8c8d8hTcTdThJcJdJhAcAdAh",
                others="(14)",
            ),
            "meld [4c4d4h] [6c6d6h] [8c8d8h] [TcTdTh] [JcJdJh] [AcAdAh]",
        ),
        (
            table(
                "samba(natural_canasta_max_size=7)",
                f"{KINGS}{natural('9')}[QcQdQhQs]",
                "QcQdQhQsQcQdQhQs",
                others="(15)",
            ),
            "meld m2+QcQcQd [QdQhQhQsQs]",
        ),
        (
            table("classic_4", "-", "KcKdKhKsKcKdKh9c9d9h8c"),
            "meld [KcKcKdKdKhKhKs] [9c9d9h], discard 8c",
        ),
    ],
)
def test_a_way_out_is_found(given: str, line: str) -> None:
    assert way(given) == line
    plays(given, f"0: {line}", round_over=True, out=0)


@pytest.mark.parametrize(
    "given",
    [
        table("classic_4", "[KcKdKhKsKcKd]", "9c9d9h"),
        table("classic_4", KINGS, "9c8c"),
        table("classic_4", KINGS, "9c9d8c"),
        table("classic_4", KINGS, "3c3s4c"),
        table("classic_4", KINGS, "9c9d9h", more="flags=drew,denied"),
        table("american", KINGS + natural("Q"), "9c9d9h", others="(13)"),
        table("classic_4(ask_partner=mandatory)", KINGS, "9c9d9h"),
        table("classic_4(go_out_canastas=2)", KINGS, "9c9d9h"),
        table("classic_4", KINGS, "9c9d9h(1)"),
        table("boat", "[9c9d9h]", "2c2d2h2s2c2d"),
        table("classic_4(wild_to_canasta=none)", KINGS, "2c2d2h"),
        table("samba", f"{KINGS}[9c9d9h]", "4d5d6d7d8d9d", others="(15)"),
        table("samba", f"{KINGS}[4c5c6c]", "7c8c9c", others="(15)"),
        table("classic_4", KINGS, "-", more="out=0").replace("play", "over"),
    ],
)
def test_there_is_no_way_out(given: str) -> None:
    assert way(given) is None


def test_the_partners_word_may_be_taken_for_granted() -> None:
    given = table("classic_4(ask_partner=mandatory)", KINGS, "9c9d9h")

    assert way(given, asked=True) == "meld [9c9d9h]"


def test_a_player_with_a_foot_does_not_go_out() -> None:
    given = (
        f"hand_and_foot turn=0.play pile=7d melds={KINGS}{natural('Q')}/-"
        " hands=9c9d9h/(11)/(11)/(11) feet=4c/(11)/(11)/(11)"
    )

    assert way(given) is None


def test_nor_where_nothing_is_asked_of_the_foot() -> None:
    given = (
        f"hand_and_foot(go_out_foot=none,go_out_kinds=[],go_out_canastas=1)"
        f" turn=0.play pile=7d melds={KINGS}/- hands=9c9d9h/(11)/(11)/(11)"
        " feet={}/(11)/(11)/(11)"
    )

    assert way(given.format("-")) == "meld [9c9d9h]"
    assert way(given.format("4c")) is None


LONE = "classic_3(three_player_lone_hand=true,go_out_canastas=1) turn=0.play pile=7d"


@pytest.mark.parametrize(
    ("given", "line"),
    [
        (f"{LONE} lone=1 melds=-/-/{KINGS} hands=4c/Ac/5c", "discard 4c"),
        (
            f"{LONE} lone=2 melds=[9c9d9h]/{KINGS}/- hands=9s4c/Ac/5c",
            "meld m0+9s, discard 4c",
        ),
        (
            f"{LONE} lone=1 melds={KINGS}/-/- hands=4c/Ac/5c".replace("=0", "=2"),
            "discard 5c",
        ),
        (f"{LONE} lone=0 melds=-/-/{KINGS} hands=4c/Ac/5c", None),
        (f"{LONE} melds=-/-/{KINGS} hands=4c/Ac/5c", None),
    ],
)
def test_against_a_lone_hand_the_canasta_of_the_other_lets_one_go_out(
    given: str, line: str | None
) -> None:
    assert way(given) == line
