"""What laying, joining and taking do to melds, packets and the pile."""

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.taking_pile import top_card_takes
from canasta_qt.engine.state.actions import AddToMeld, LayDown, NewMeld
from canasta_qt.engine.state.refusals import RANK_OR_SEQUENCE, Reason, Refusal
from canasta_qt.notation.actions import parse_action
from canasta_qt.notation.cards import Snippet, read_cards
from canasta_qt.notation.position.line import parse_position
from tests.positions import appearance, filled, plays, refuses
from tests.rulebook.dealing import natural

REST = "4d5d6d"


def samba(melds: str, hand: str, rules: str = "") -> str:
    return (
        f"samba{rules} turn=0.play pile=7d melds={melds}/-"
        f" hands={hand}{REST}/(15)/(15)/(15)"
    )


@pytest.mark.parametrize(
    ("melds", "legal"),
    [
        ("[9c9d9h][9s9c9d]", True),
        ("[9c9d9h][8c8d8h]", False),
        ("[4c5c6c][7c8c9c]", True),
        ("[4c5c6c][7h8h9h]", False),
        ("[4c5c6c][9c9d9h]", False),
        ("[4c5c6c][8c9cTc]", False),
    ],
)
def test_melds_are_joined_that_are_alike(melds: str, *, legal: bool) -> None:
    table = samba(melds, "Kc")

    if legal:
        after = plays(table, "0: meld m0+m1, discard Kc")
        assert after.field("melds").count("[") == 1
    else:
        refuses(table, "0: meld m0+m1", Reason.CANNOT_JOIN, Reason.NOT_A_SEQUENCE)


def test_joined_melds_are_one_canasta() -> None:
    one = samba(f"{natural('9')}[9s9c9d]", "Kc")
    none = samba("[9c9d9h][9s9c9d9h]", "Kc")

    assert facts(plays(one, "0: meld m0+m1, discard Kc").after) == ["natural"]
    assert facts(plays(none, "0: meld m0+m1, discard Kc").after) == ["natural"]


def facts(table: str) -> list[str | None]:
    """The kind of every canasta of the first side."""
    return [meld["canasta"] for meld in appearance(table).facts["melds"][0]]


def top_cards(number: str, pile: str) -> str:
    return (
        f"classic_4(pile_access=top_n,pile_take_limit={number}) turn=0.draw"
        f" pile={pile} melds=[9c9d9h]/- hands=KcKd4d5d6d/(11)/(11)/(11)"
    )


def test_cards_that_stay_in_the_pile_keep_it_frozen() -> None:
    frozen = plays(top_cards("2", "2d8dTdKs!"), "0: take [KsKcKd]")
    free = plays(top_cards("2", "8d7d2dKs!"), "0: take [KsKcKd]")

    assert frozen.facts["frozen"] == [True, True]
    assert free.facts["frozen"] != [True, True]


@pytest.mark.parametrize(
    ("tried", "reason", "about"),
    [
        ("5h6h7d", Reason.NOT_A_SEQUENCE, "5h6h7d"),
        ("5h6h2c", Reason.NOT_A_SEQUENCE, "2c"),
        ("5h7h2c", Reason.NOT_A_SEQUENCE, "2c"),
        ("5h8h2c", Reason.UNEQUAL_RANKS, "5h8h2c"),
        ("5h6d8h", Reason.UNEQUAL_RANKS, "5h6d8h"),
        ("5h5d6h", Reason.UNEQUAL_RANKS, "5h5d6h"),
    ],
)
def test_neighbours_that_are_no_meld_meant_a_sequence(
    tried: str, reason: Reason, about: str
) -> None:
    before = parse_position(filled(samba("[9c9d9h]", tried)))

    refused = refusal(before, parse_action(f"meld [{tried}]"))

    kind = RANK_OR_SEQUENCE if reason is Reason.UNEQUAL_RANKS else ""
    assert refused == Refusal(reason, kind=kind, cards=read_cards(Snippet(about)))


def test_neighbours_are_of_several_ranks_where_there_are_no_sequences() -> None:
    before = parse_position(
        filled("classic_4 turn=0.play hands=5h6h7d4c/(11)/(11)/(11)")
    )

    refused = refusal(before, parse_action("meld [5h6h7d]"))

    assert refused is not None
    assert refused.reason is Reason.UNEQUAL_RANKS


def partners_join(melds: str) -> str:
    return (
        f"samba turn=2.play pile=7d melds={melds}/[KcKdKh]"
        f" hands=(15)/(15)/QcJd{REST}/(15)"
    )


def test_a_canasta_made_by_joining_is_told_once() -> None:
    made = plays(partners_join("[9c9d9h9s][9c9d9h]"), "2: meld m0+m1")
    grown = plays(partners_join(f"{natural('9')}[9s9c9d]"), "2: meld m0+m1")
    other = plays(partners_join(f"[9s9c9d]{natural('9')}"), "2: meld m0+m1")

    assert len([text for text in made.events if "canasta" in text]) == 1
    assert not [text for text in grown.events if "canasta" in text]
    assert not [text for text in other.events if "canasta" in text]


def test_red_threes_of_a_pile_are_laid_out_and_told() -> None:
    table = (
        "classic_4 turn=0.draw pile=3h8dKs melds=[9c9d9h]/-"
        " hands=KcKd4d5d6d/(11)/(11)/(11)"
    )

    after = plays(table, "0: take [KsKcKd]", bonus="3h/-")

    assert [text for text in after.events if "3h" in text]


def test_the_top_card_alone_joins_melds_of_its_rank_and_runs_of_its_suit() -> None:
    position = parse_position(
        filled(
            "samba turn=0.draw pile=8d7h"
            " melds=[7c7d7s][4h5h6h][4d5d6d][4c5c6c][4s5s6s][8c8d8h]/-"
            f" hands=KcKd{REST}/(15)/(15)/(15)"
        )
    )

    takes = top_card_takes(position)

    assert [take.plays[0] for take in takes] == [
        AddToMeld(0, (parse_card("7h"),)),
        AddToMeld(1, (parse_card("7h"),)),
    ]


def test_it_joins_no_other_meld_of_its_suit_or_run_from_its_rank() -> None:
    position = parse_position(
        filled(
            "samba turn=0.draw pile=8d7d melds=[9d9h9s][7s8s9s][4c5c6c][7h7s7d]/-"
            f" hands=KcKd{REST}/(15)/(15)/(15)"
        )
    )

    takes = top_card_takes(position)

    assert [take.plays[0] for take in takes] == [AddToMeld(3, (parse_card("7d"),))]


def test_a_group_of_no_cards_is_refused() -> None:
    position = parse_position(filled(samba("[9c9d9h]", "Kc")))

    refused = refusal(position, LayDown((NewMeld(()),)))

    assert refused is not None
    assert refused.reason is Reason.NO_PLAYS
