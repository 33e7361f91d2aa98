"""What letting cards go somewhere does, and where they belong on free ground."""

from __future__ import annotations

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.controller.gestures.draft import EMPTY, commit_intent, make_draft
from canasta_qt.controller.gestures.intents import intent, meld_intent
from canasta_qt.controller.gestures.laying import joined_run, meld_to_join, spot_of_rank
from canasta_qt.controller.gestures.status import what_now
from canasta_qt.controller.gestures.taking import take_intent
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.engine.state.position import ALLY_MELDS
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Draft, Place, Spot, StagedGroup
from canasta_qt.wording.table.labels import target_words
from tests.controller.letting_go import (
    HAND,
    NEW,
    OPEN,
    PILE,
    UNOPENED,
    cards,
    drop,
    look,
    played,
    reason,
    staged,
    why,
)

DRAW = (
    "classic_4 turn=0.draw melds=[KsKhKd]/- laid=0"
    " hands=8h8s2cXr5c4d/(11)/(11)/(11) pile=9c8c"
)


ACES = "samba turn=0.play hands=AsAcAd2sXb4c/(9)/(9)/(9) melds=[AcAdAhAd]/- pile=6h"


KINGS = Spot(Place.MELD, 0)


@pytest.mark.parametrize(
    ("text", "what", "where", "meant"),
    [
        (OPEN, "4h", PILE, "discard 4h"),
        (OPEN, "Kc", KINGS, "meld m0+Kc"),
        (OPEN, "Kc", NEW, "meld m0+Kc"),
        (OPEN, "5c5d5h", NEW, "meld [5c5d5h]"),
        (ACES, "As2sXb", NEW, "meld m0+As2sXb"),
        (ACES, "AsAcAd", NEW, "meld [AsAcAd]"),
        (DRAW, "8h8s", PILE, "take [8h8s8c]"),
        (DRAW.replace("2cXr", "6c7c"), "8h", PILE, "take [8h8s8c]"),
        (DRAW, "5c", KINGS, Reason.DRAW_FIRST),
        (OPEN, "4h", KINGS, Reason.UNEQUAL_RANKS),
    ],
)
def test_cards_let_go_are_played_at_once_or_refused(
    text: str, what: str, where: Spot, meant: str | Reason
) -> None:
    found = drop(look(text), what, where)

    if isinstance(meant, Reason):
        assert reason(found) is meant
    else:
        assert played(found) == [meant]


def test_a_pair_waits_in_the_strip_until_a_third_card_makes_it_a_meld() -> None:
    """A second staged group keeps both waiting."""
    view, first = look(OPEN), Spot(Place.STAGED, 0)
    draft = staged(drop(view, "5c5d", NEW))
    assert draft.refusal is not None
    assert draft.refusal.reason is Reason.MELD_TOO_SMALL
    assert played(drop(view, "5h", first, draft)) == ["meld [5c5d5h]"]

    both = make_draft(view, (StagedGroup(cards("5c5d")), StagedGroup(cards("Kc"), 0)))
    more = staged(drop(view, "5h", first, both))
    assert more.refusal is None
    assert played(commit_intent(more)) == ["meld [5c5d5h] m0+Kc"]


def test_before_the_opening_groups_are_staged_with_their_total() -> None:
    """Too little is not laid, nothing is discarded meanwhile, and cards come back."""
    view, spot = look(UNOPENED), Spot(Place.STAGED, 0)
    first = staged(drop(view, "JsJhJd2d", NEW))
    assert (first.total, first.need) == (50, 90)

    second = staged(drop(view, "7c7d7h2c", NEW, first))
    assert (second.total, second.need) == (85, 90)
    assert second.refusal is not None
    assert second.refusal.reason is Reason.OPENING_TOO_SMALL
    assert reason(commit_intent(second)) is Reason.OPENING_TOO_SMALL
    assert reason(drop(view, "4c", PILE, second)) is Reason.DISCARD_ONE

    back = staged(intent(view, first, cards("2d"), spot, HAND))
    assert back.groups[0].cards == cards("JsJhJd")
    assert staged(intent(view, back, cards("JsJhJd"), spot, HAND)) == EMPTY


def test_staged_groups_that_suffice_are_laid_as_one_act_or_by_the_discard() -> None:
    view = look(UNOPENED.replace("score=1500/0", "score=0/0"))
    draft = staged(drop(view, "JsJhJd2d", NEW))
    assert draft.refusal is None
    assert played(commit_intent(draft)) == ["meld [JsJhJd2d]"]
    expected = ["meld [JsJhJd2d]", "discard 4c"]
    assert played(drop(view, "4c", PILE, draft)) == expected


def test_the_strip_says_which_single_card_would_do() -> None:
    view = look(UNOPENED.replace("Ks9d4c", "Ks7s4c"))
    draft = staged(drop(view, "JsJhJd2d", NEW))
    draft = staged(drop(view, "7c7d7h2c", NEW, draft))
    assert draft.would_do == ((cards("7s"), 1),)


@pytest.mark.parametrize(
    ("hand", "cure"),
    [
        ("AsAhAdXr9d4c", ("AdAhAs", 1)),
        ("AsAh5dXr9d4c", ("Xr", 0)),
        ("AsAh5dXr2c4c", ("2c", 0)),
        ("JcQdXr2c9d4c", ("2c", 0)),
    ],
)
def test_an_opening_is_cured_by_natural_cards_before_wild_ones(
    hand: str, cure: tuple[str, int]
) -> None:
    """Three jacks of 50; a joker is named where nothing else would do."""
    table = UNOPENED.replace("score=1500/0", "score=0/0")
    draft = staged(drop(look(table.replace("2d7c7d7h2cKs9d4c", hand)), "JsJhJd", NEW))
    assert draft.would_do == ((cards(cure[0]), cure[1]),)


def test_the_fewest_natural_cards_cure_an_opening() -> None:
    """Another ten does what three kings would do as well."""
    table = UNOPENED.replace("score=1500/0", "score=0/0")
    view = look(table.replace("JsJhJd2d7c7d7h2cKs9d4c", "TsThTdTcTsKsKhKdXr9d4c"))
    draft = staged(drop(view, "TsThTdTc", NEW))
    assert draft.would_do == ((cards("Ts"), 0),)


def test_wild_cards_cannot_begin_a_group() -> None:
    meant = drop(look(UNOPENED), "2c", NEW)

    assert why(meant) == (
        "Wild cards cannot be melded alone. Drop them on a meld, or add natural cards."
    )


def test_a_lay_that_goes_out_says_so_and_waits_for_the_players_word() -> None:
    view = look(
        "classic_4 turn=0.play melds=[KsKhKdKcKsKh]/- laid=0"
        " hands=Kc/(11)/(11)/(11) pile=8c8d"
    )
    draft = staged(drop(view, "Kc", Spot(Place.MELD, 0)))
    assert draft.refusal is None
    assert what_now(view, draft, ()).goes_out
    assert played(commit_intent(draft)) == ["meld m0+Kc"]


def test_a_pile_for_an_opening_is_staged_with_its_top_card() -> None:
    view = look("classic_4 turn=0.draw pile=4dKc hands=KsKhQsQhQdXr5c/(11)/(11)/(11)")
    draft = staged(drop(view, "KsKh", PILE))
    assert (draft.total, draft.need, draft.takes_pile) == (30, 50, True)
    draft = staged(drop(view, "QsQhQd", NEW, draft))
    assert draft.refusal is None
    assert played(commit_intent(draft)) == ["take [KsKhKc] [QsQhQd]"]


TAKEN = StagedGroup(cards("8h8s"), None, parse_card("8c"))


def test_a_staged_group_that_takes_the_pile_waits_for_the_players_word() -> None:
    """Though the side is open and taking alone would be legal and played at once.

    Opening before the draw is one act with the take that it makes possible.
    """
    view = look(DRAW)
    taking = make_draft(view, (TAKEN,))
    assert taking.refusal is None
    more = staged(drop(view, "2c", Spot(Place.STAGED, 0), taking))
    assert [group.cards for group in more.groups] == [cards("8h8s2c")]
    assert more.takes_pile
    assert played(commit_intent(more)) == ["take [8h8s2c8c]"]

    beside = make_draft(view, (StagedGroup(cards("5c"), None),))
    draft = staged(drop(view, "8h8s", PILE, beside))
    assert [group.from_pile for group in draft.groups] == [parse_card("8c"), None]


def test_dragging_the_top_card_onto_its_meld_takes_the_pile() -> None:
    view = look(DRAW.replace("pile=9c8c", "pile=9cKc"))
    meant = intent(view, EMPTY, cards("Kc"), PILE, Spot(Place.MELD, 0))
    assert played(meant) == ["take m0+Kc"]


@pytest.mark.parametrize("what", ["2c", "2c2d"])
def test_a_group_can_be_put_together_card_by_card(what: str) -> None:
    view = look(UNOPENED)
    draft = staged(drop(view, "Js", NEW))
    draft = staged(drop(view, "Jh", NEW, draft))
    draft = staged(drop(view, what, Spot(Place.STAGED, 0), draft))
    assert draft.groups[0].cards == cards("JsJh" + what)


def test_an_empty_draft_is_no_act() -> None:
    assert reason(commit_intent(make_draft(look(OPEN), ()))) is Reason.NO_PLAYS


def test_cards_that_are_no_meld_yet_do_not_count_for_the_opening() -> None:
    view = look(UNOPENED.replace("9d", "Kd"))
    draft = staged(drop(view, "JsJhJd", NEW))
    draft = staged(drop(view, "Ks", NEW, draft))
    assert draft.total == 30


def test_a_card_that_the_hand_cannot_make_a_meld_of_begins_none() -> None:
    """One king alone can never be a meld: two natural cards are needed."""
    assert reason(drop(look(UNOPENED), "Ks", NEW)) is Reason.MELD_TOO_SMALL
    assert reason(drop(look(UNOPENED), "Ks2c", NEW)) is Reason.MELD_TOO_SMALL
    two = look(UNOPENED.replace("9d", "Kd").replace("JsJhJd2d", "JsJhJd5d"))
    assert staged(drop(two, "Ks", NEW)).groups[0].cards == cards("Ks")
    assert reason(drop(look(OPEN), "4h", NEW)) is Reason.MELD_TOO_SMALL


@pytest.mark.parametrize(
    ("hand", "begins"), [("4h5h6h", True), ("4h5h7h", False), ("4h4d2c", True)]
)
def test_a_card_begins_a_sequence_or_a_set_only_if_the_hand_holds_one(
    hand: str, *, begins: bool
) -> None:
    view = look(f"samba turn=0.play hands={hand}9sJc/(15)/(15)/(15) pile=8c8d")

    assert isinstance(drop(view, "4h", NEW), Draft) is begins


@pytest.mark.parametrize("what", ["", "6c", "6c2s"])
def test_where_no_wild_card_takes_the_pile_the_words_want_a_pair(what: str) -> None:
    view = look(
        "samba turn=0.draw hands=6c2s9c9h4d4s/(9)/(9)/(9) melds=[KcKdKh]/- pile=5c6h"
    )

    meant = drop(view, what, PILE) if what else take_intent(view, EMPTY)

    assert why(meant) == ("To take the pile you need two natural sixes in your hand.")


FREE = (
    "classic_4(same_rank_melds=free) turn=0.play melds=[9c9d9h][QsQhQdQc2s]/-"
    " laid=0 hands=9s9sKsKcKdQc2c2hXr4c5d/(11)/(11)/(11) pile=8c8d"
)
"""A rank may have several melds, so cards that are one of their own begin another."""


@pytest.mark.parametrize(
    ("text", "what", "joined"),
    [
        (FREE, "9s", 0),
        (FREE, "9s9s", 0),
        (FREE, "9s9s2c", None),
        (FREE, "Qc", 1),
        (FREE, "Qc2c2h", 1),
        (FREE, "Qc2c2hXr", None),
        (OPEN, "Jc", None),
        (OPEN, "JcJd", None),
        (OPEN, "JcJdJh", None),
        (OPEN, "2c", None),
        (OPEN, "JcQd", None),
    ],
)
def test_fewer_cards_than_a_meld_has_join_the_meld_of_their_rank(
    text: str, what: str, joined: int | None
) -> None:
    """Too many wild cards for a meld of their own join as well, if it is legal."""
    assert meld_to_join(look(text), cards(what)) == joined


RUNS = (
    "samba turn=0.play melds=[4h5h6h][8h9hTh][QsKsAs]/- pile=6c"
    " hands=7h7cJhTs3d2s/(9)/(9)/(9)"
)


SAMBA = (
    "samba turn=0.play melds=[7c8c9cTc]{more}/- laid=0"
    " hands=JcQcKcAc6c5c4c9dKsKh/(15)/(15)/(15) pile=8d"
)


@pytest.mark.parametrize(
    ("text", "what", "joined"),
    [
        (SAMBA.format(more=""), "Jc", 0),
        (SAMBA.format(more=""), "JcQc", 0),
        (SAMBA.format(more=""), "6c", 0),
        (SAMBA.format(more=""), "5c6c", 0),
        (SAMBA.format(more=""), "6cJc", 0),
        (SAMBA.format(more=""), "JcQcKc", 0),
        (SAMBA.format(more=""), "JcQcKcAc", None),
        (SAMBA.format(more=""), "Qc", None),
        (SAMBA.format(more=""), "5c", None),
        (SAMBA.format(more=""), "9d", None),
        (SAMBA.format(more="[QcKcAc]"), "Jc", None),
        (SAMBA.format(more="[QcKcAc]"), "6c", 0),
        (RUNS, "Jh", 1),
        (RUNS, "7h", None),
        (RUNS, "7c", None),
        (RUNS, "2s", None),
    ],
)
def test_cards_go_on_with_the_one_sequence_that_takes_them(
    text: str, what: str, joined: int | None
) -> None:
    """Up to seven cards; a two is no neighbour of the ace."""
    assert joined_run(look(text), cards(what)) == joined


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


LONE = (
    "classic_3(three_player_lone_hand=true) turn=0.play lone=2"
    " melds=[KhKsKd]/[9c9d9s]/[AcAhAs] hands=9h9c4c5d/(6)/(6) pile=8c"
)


def test_against_a_lone_hand_cards_go_onto_the_allys_meld() -> None:
    view = look(LONE)
    nines = Spot(Place.MELD, ALLY_MELDS)

    found = {target.spot: target for target in targets(view, EMPTY, cards("9h"), HAND)}

    assert played(intent(view, EMPTY, cards("9h"), HAND, nines)) == ["meld m50+9h"]
    assert target_words(found[nines]) == "Add to nines"


def test_against_a_lone_hand_m_adds_a_few_cards_to_the_allys_meld() -> None:
    assert played(meld_intent(look(LONE), EMPTY, cards("9h9c"))) == ["meld m50+9h9c"]


def test_cards_enough_for_a_meld_begin_one_beside_the_allys() -> None:
    view = look(LONE.replace("9h9c4c5d", "9h9c2c4c5d"))

    for few in ("9h", "9h9c"):
        assert meld_to_join(view, cards(few)) == ALLY_MELDS
    assert meld_to_join(view, cards("9h9c2c")) is None
    assert played(meld_intent(view, EMPTY, cards("9h9c2c"))) == ["meld [9h9c2c]"]
