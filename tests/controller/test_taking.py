"""Taking the pile and letting cards go: which ways and places, and why none."""

from __future__ import annotations

import pytest

from canasta_qt.cards import RANK_TEXT, cards_text
from canasta_qt.controller.gestures.draft import EMPTY, make_draft
from canasta_qt.controller.gestures.intents import intent
from canasta_qt.controller.gestures.taking import (
    choice_intent,
    pile_dragged,
    take_choices,
    take_intent,
)
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Draft, Place, Prompt, Spot, StagedGroup, Target
from tests.controller.letting_go import (
    HAND,
    NEW,
    OPEN,
    PILE,
    cards,
    drop,
    look,
    played,
    reason,
    staged,
)
from tests.narrow import instance

CLASSIC = "classic_4 turn=0.draw melds={}/- hands={}/(11)/(11)/(11) pile={}"


FREE = CLASSIC.replace("classic_4", "classic_4(same_rank_melds=free)")
"""A rank may have several melds, so that a pair may begin one or join one."""


SAMBA = "samba turn=0.draw melds={}/- hands={}/(15)/(15)/(15) pile={}"


KINGS = "[KsKhKd]"


def ways(text: str) -> list[str]:
    """The ways as text: the cards of the hand and the number of the meld."""
    return [
        cards_text(choice.cards) + ("" if choice.meld is None else f" m{choice.meld}")
        for choice in take_choices(look(text))
    ]


@pytest.mark.parametrize(
    ("dropped", "hand", "why"),
    [
        ("Qc", "Qc8s5c4d", Reason.DRAW_FIRST),
        ("2c", "2cQc5c4d", Reason.DRAW_FIRST),
        ("8s", "Qc8s5c4d", Reason.PILE_IS_FROZEN),
        ("2c", "2c8s5c4d", Reason.PILE_IS_FROZEN),
        ("QcQd", "QcQd5c4d", Reason.PILE_IS_FROZEN),
    ],
)
def test_a_card_on_the_pile_that_cannot_take_it_is_too_early_a_discard(
    dropped: str, hand: str, why: Reason
) -> None:
    """One of the rank on top, or wild beside such a one, tries to take the pile."""
    text = CLASSIC.format(KINGS, hand, "9c2d8d!")

    assert reason(drop(look(text), dropped, PILE)) is why


def test_without_a_stock_nobody_is_told_to_draw_first() -> None:
    text = CLASSIC.format(KINGS, "Qc8s5c4d", "(66)9c8d") + " stock=0"

    assert reason(drop(look(text), "Qc", PILE)) is Reason.TOP_CARD_UNMET


@pytest.mark.parametrize(
    ("row", "line"), [(0, "take [KcKdKs]"), (1, "take m0+Ks"), (2, "take m0+KcKdKs")]
)
def test_a_row_of_the_chooser_takes_the_pile_in_its_way(row: int, line: str) -> None:
    view = look(FREE.format(KINGS, "KcKd5s4c", "9cKs"))
    prompt = instance(Prompt, take_intent(view, EMPTY))

    assert played(choice_intent(view, EMPTY, prompt, row)) == [line]
    assert choice_intent(view, EMPTY, prompt, 3) == EMPTY


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (CLASSIC.format(KINGS, "8c5h5s4c", "-"), Reason.PILE_IS_EMPTY),
        (CLASSIC.format(KINGS, "8c5h5s4c", "9c3s"), Reason.PILE_IS_BLOCKED),
        (CLASSIC.format(KINGS, "8c5h5s4c", "2d8d!"), Reason.PILE_IS_FROZEN),
        (CLASSIC.format(KINGS, "8c5h5s4c", "9c8d"), Reason.TOP_CARD_UNMET),
        (CLASSIC.format("-", "KcKd6c7d8h4c", "9cKs"), Reason.OPENING_TOO_SMALL),
        (SAMBA.format(KINGS, "8c2h5s4c", "9c8d"), Reason.TAKE_NEEDS_PAIR),
        (
            "american turn=0.draw hands=8c8h5s4c/(13)/(13)/(13) pile=9c8d",
            Reason.OPENING_NOT_FROM_PILE,
        ),
    ],
)
def test_why_the_pile_is_not_taken(text: str, why: Reason) -> None:
    """Ten points a card: two kings and the top one are thirty of the fifty."""
    meant = instance(Refusal, take_intent(look(text), EMPTY))
    assert meant.reason is why
    if why is Reason.OPENING_TOO_SMALL:
        assert (meant.have, meant.need) == (30, 50)


@pytest.mark.parametrize(
    ("place", "why"),
    [
        (Spot(Place.STAGED, 0), Reason.TOP_CARD_UNUSED),
        (Spot(Place.MELD, 1), Reason.NO_SUCH_MELD),
        (Spot(Place.MELD, 0), Reason.UNEQUAL_RANKS),
    ],
)
def test_the_top_card_is_not_dragged_where_it_cannot_lie(
    place: Spot, why: Reason
) -> None:
    view = look(CLASSIC.format(KINGS, "8c8h5s4c", "9c8d"))

    assert reason(pile_dragged(view, EMPTY, place)) is why


@pytest.mark.parametrize("place", [HAND, NEW])
def test_the_top_card_dragged_off_takes_the_pile(place: Spot) -> None:
    view = look(CLASSIC.format(KINGS, "8c8h5s4c", "9c8d"))

    assert played(intent(view, EMPTY, (), PILE, place)) == ["take [8c8h8d]"]


@pytest.mark.parametrize("pile", ["-", "9c8d"])
def test_nothing_is_dragged_off_an_empty_pile_or_after_the_draw(pile: str) -> None:
    drawn = look(CLASSIC.format(KINGS, "8c8h5s4c", pile).replace("draw", "play"))
    why = Reason.PILE_IS_EMPTY if pile == "-" else Reason.ALREADY_DREW

    assert reason(intent(drawn, EMPTY, cards("8d"), PILE, HAND)) is why
    assert reason(take_intent(drawn, EMPTY)) is why


OPENING = CLASSIC.format("-", "KsKhKdQsQhQdXr5c5d", "4dKc")


def test_cards_dropped_on_the_pile_again_join_the_take_that_lies_ready() -> None:
    view = look(OPENING)
    first = staged(drop(view, "KsKh", PILE))

    more = staged(drop(view, "Kd", PILE, first))

    assert [group.cards for group in more.groups] == [cards("KsKhKd")]
    assert more.total == 40
    assert reason(drop(view, "5c", PILE, first)) is Reason.UNEQUAL_RANKS


DRAW = "classic_4 turn=0.draw melds=[KsKhKd]/- hands={}/(11)/(11)/(11) pile={}"


def told(target: Target) -> str:
    """A place as text: its deed, points, need, canasta and rank, or why not."""
    where = f"{target.spot.place}{target.spot.index}"
    if target.refusal is not None:
        return f"{where}: -{target.refusal.reason}"
    words = [f"{target.deed} {target.points}"]
    words += [f"of {target.need}"] * (target.need > 0)
    words += ["lacking"] * (not target.ready)
    words += [target.completes] if target.completes else []
    words += [RANK_TEXT[target.rank]] if target.rank is not None else []
    if target.joins is not None:
        words.append(f"joins {target.joins.place}{target.joins.index}")
    return f"{where}: " + " ".join(words)


def lit(text: str, what: str, source: Spot = HAND, draft: Draft = EMPTY) -> list[str]:
    """The places that are lit, in the order in which they are asked."""
    found = targets(look(text), draft, cards(what), source)
    return [told(target) for target in found if target.refusal is None]


def shut(
    text: str, what: str, source: Spot = HAND, draft: Draft = EMPTY
) -> dict[str, Reason]:
    """Why each other place is not lit."""
    found = targets(look(text), draft, cards(what), source)
    return {
        f"{target.spot.place}{target.spot.index}": target.refusal.reason
        for target in found
        if target.refusal is not None
    }


def test_a_refused_place_is_named_by_its_rank_all_the_same() -> None:
    found = targets(look(OPEN), EMPTY, cards("4h"), HAND)
    ranks = [target.rank for target in found]
    assert ranks == [None, RANK_TEXT.index("K"), RANK_TEXT.index("Q"), None]


def pair_ready() -> Draft:
    """Two fives lie ready beside the open side's melds."""
    return staged(drop(look(OPEN), "5c5d", NEW))


@pytest.mark.parametrize(
    ("what", "places"),
    [
        ("5h", ["staged0: new 5 5", "new_meld0: new 5 joins staged0"]),
        ("2c", ["staged0: new 20 5", "meld0: add 20 lacking K",
                "meld1: add 20 lacking Q"]),
        ("Kc", ["meld0: add 10 lacking K",
                "new_meld0: stage 10 lacking joins meld0"]),
        ("4h", []),
    ],
)  # fmt: skip
def test_where_cards_may_go_beside_a_pair_that_lies_ready(
    what: str, places: list[str]
) -> None:
    """Nothing is thrown meanwhile."""
    assert lit(OPEN, what, HAND, pair_ready()) == places
    assert shut(OPEN, what, HAND, pair_ready())["pile0"] is Reason.DISCARD_ONE


TO_OPEN = "classic_4 turn=0.play pile=7d hands=KcKdKhQcQd2c2h2dXr4c/(11)/(11)/(11)"


@pytest.mark.parametrize(
    ("lies", "what", "places"),
    [
        (["KcKdKh"], "2c", ["staged0: stage 50 of 50 K",
                            "new_meld0: stage 50 of 50 joins staged0"]),
        (["KcKdKh", "QcQd"], "2c", ["staged0: stage 50 of 50 lacking K",
                                    "staged1: stage 70 of 50 Q",
                                    "new_meld0: stage 70 of 50 joins staged1"]),
        (["KcKd2h2d2c", "QcQd"], "Xr", ["staged1: stage 150 of 50 Q",
                                        "new_meld0: stage 150 of 50 joins staged1"]),
        ([], "2c", []),
    ],
)  # fmt: skip
def test_wild_cards_of_an_opening_go_to_the_group_that_counts_most_with_them(
    lies: list[str], what: str, places: list[str]
) -> None:
    """Only to one that can take them: no meld has four wild cards."""
    draft = make_draft(look(TO_OPEN), [StagedGroup(cards(group)) for group in lies])

    found = [each for each in lit(TO_OPEN, what, HAND, draft) if "pile" not in each]

    assert found == places


def test_cards_that_lie_ready_go_back_to_the_hand_or_on() -> None:
    """Not onto the group from which they come, nor onto the pile."""
    both = make_draft(
        look(OPEN), (StagedGroup(cards("5c5d")), StagedGroup(cards("Kc"), 0))
    )

    assert lit(OPEN, "5c", Spot(Place.STAGED, 0), both) == [
        "hand0: unstage 10 lacking",
        "new_meld0: stage 10 lacking joins staged0",
    ]
    assert lit(OPEN, "Kc", Spot(Place.STAGED, 1), both) == [
        "hand0: unstage 0 lacking",
        "meld0: add 10 lacking K",
        "new_meld0: stage 10 lacking",
    ]


UNITED = (
    "samba turn=0.play melds=[5h6h7h][8h9hTh][KsKhKd]/- hands=4c4d9s/(15)/(15)/(15)"
)


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_two_sequences_that_meet_are_joined_by_dragging_either(
    first: int, second: int
) -> None:
    """A meld is let go on nothing else."""
    view = look(UNITED)
    source, target = Spot(Place.MELD, first), Spot(Place.MELD, second)

    assert played(intent(view, EMPTY, (), source, target)) == ["meld m0+m1"]
    assert lit(UNITED, "", source) == [f"meld{second}: add 0"]
    for place in (NEW, PILE, HAND, Spot(Place.MELD, 2), source):
        refused = intent(view, EMPTY, (), source, place)
        assert reason(refused) is Reason.CANNOT_JOIN, place
