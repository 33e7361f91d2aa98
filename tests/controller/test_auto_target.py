"""Where cards belong that are let go on free ground: with their kind, or alone."""

from __future__ import annotations

import pytest

from canasta_qt.controller.gestures.draft import EMPTY, make_draft
from canasta_qt.controller.gestures.laying import joined_run, meld_to_join, spot_of_rank
from canasta_qt.gestures import Place, Spot, StagedGroup
from tests.controller.letting_go import NEW, OPEN, cards, look

SEVERAL = (
    "classic_4(same_rank_melds=free{rules}) turn=0.play melds=[9c9d9h][QsQhQdQc2s]/-"
    " laid=0 hands=9s9sKsKcKdQc2c2hXr4c5d/(11)/(11)/(11) pile=8c8d"
)
"""A rank may have several melds, so cards that are one of their own begin another."""


@pytest.mark.parametrize(
    ("what", "joined"), [("9s", 0), ("9s9s", 0), ("9s9s2c", None), ("Qc", 1)]
)
def test_fewer_cards_than_a_meld_has_join_the_meld_of_their_rank(
    what: str, joined: int | None
) -> None:
    assert meld_to_join(look(SEVERAL.format(rules="")), cards(what)) == joined


def test_too_many_wild_cards_for_a_meld_of_their_own_join_as_well() -> None:
    view = look(SEVERAL.format(rules=""))

    assert meld_to_join(view, cards("Qc2c2h")) == 1
    assert meld_to_join(view, cards("Qc2c2hXr")) is None, "neither is legal"


@pytest.mark.parametrize("what", ["Jc", "JcJd", "JcJdJh", "2c", "JcQd"])
def test_cards_without_a_meld_of_their_rank_join_none(what: str) -> None:
    assert meld_to_join(look(OPEN), cards(what)) is None


SAMBA = (
    "samba turn=0.play melds=[7c8c9cTc]{more}/- laid=0"
    " hands=JcQcKcAc6c5c4c9dKsKh/(15)/(15)/(15) pile=8d"
)


@pytest.mark.parametrize(
    ("what", "joined"),
    [
        ("Jc", 0),
        ("JcQc", 0),
        ("6c", 0),
        ("5c6c", 0),
        ("6cJc", 0),
        ("JcQcKc", 0),
        ("JcQcKcAc", None),
        ("Qc", None),
        ("5c", None),
        ("9d", None),
    ],
)
def test_cards_go_on_with_a_sequence_up_to_seven(what: str, joined: int | None) -> None:
    assert joined_run(look(SAMBA.format(more="")), cards(what)) == joined


def test_where_two_sequences_would_take_cards_none_is_chosen() -> None:
    view = look(SAMBA.format(more="[QcKcAc]"))

    assert joined_run(view, cards("Jc")) is None
    assert joined_run(view, cards("6c")) == 0


@pytest.mark.parametrize(
    ("rank", "what", "spot"),
    [
        (7, "Jc", Spot(Place.MELD, 0)),
        (3, "Jc", Spot(Place.MELD, 0)),
        (8, "Jc", Spot(Place.NEW_MELD)),
        (2, "Jc", Spot(Place.NEW_MELD)),
        (7, "Qc", Spot(Place.NEW_MELD)),
    ],
)
def test_a_rank_named_by_key_is_the_sequence_that_runs_through_it(
    rank: int, what: str, spot: Spot
) -> None:
    """7 is the jack, 3 the seven, 8 the queen and 2 the six."""
    view = look(SAMBA.format(more=""))

    assert spot_of_rank(view, EMPTY, rank, cards(what)) == spot


def test_a_rank_named_by_key_is_first_the_staged_group_then_the_meld() -> None:
    view = look(OPEN)
    draft = make_draft(view, (StagedGroup(cards("5c5d")), StagedGroup(cards("Kc"), 0)))

    assert spot_of_rank(view, draft, 1, cards("5h")) == Spot(Place.STAGED, 0)
    assert spot_of_rank(view, draft, 9, cards("5h")) == Spot(Place.STAGED, 1)
    assert spot_of_rank(view, EMPTY, 9, cards("Kc")) == Spot(Place.MELD, 0)
    assert spot_of_rank(view, EMPTY, 1, cards("5h")) == NEW
    mixed = make_draft(view, (StagedGroup(cards("5c5d2c")),))
    assert spot_of_rank(view, mixed, 1, cards("5h")) == Spot(Place.STAGED, 0)


RUNS = (
    "samba turn=0.play melds=[4h5h6h][8h9hTh][QsKsAs]/- pile=6c"
    " hands=7h7cJhTs3d2s/(9)/(9)/(9)"
)


@pytest.mark.parametrize(
    ("what", "joined"), [("Jh", 1), ("7h", None), ("7c", None), ("2s", None)]
)
def test_a_card_joins_the_one_sequence_that_it_goes_on_with(
    what: str, joined: int | None
) -> None:
    """The seven fits two of them; a deuce is no neighbour of the ace."""
    assert joined_run(look(RUNS), cards(what)) == joined
