"""Ways to take the pile and places for cards, with their words and refusals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.cards import RANK_LETTERS, Rank
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import (
    EMPTY_DRAFT,
    make_draft,
    play_draft_intent,
)
from canasta_qt.controller.gestures.status import turn_status
from canasta_qt.controller.gestures.taking import (
    legal_take_choices,
    take_choice_intent,
    take_intent,
)
from canasta_qt.controller.gestures.targets import find_targets
from canasta_qt.gestures import Place, Prompt, Spot, StagedGroup
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import (
    missing_for_meld,
    take_choice_words,
    target_words,
)
from canasta_qt.wording.table.status import pending_penalties_text
from canasta_qt.wording.table.status import status_line_text as what_now_words
from tests.controller.dropped_cards import (
    HAND,
    NEW,
    OPEN,
    cards,
    drop,
    look,
    played,
    staged,
)
from tests.narrow import instance

CLASSIC = "classic_4 turn=0.draw melds={}/- hands={}/(11)/(11)/(11) pile={}"


FREE = CLASSIC.replace("classic_4", "classic_4(same_rank_melds=free)")
"""A rank may have several melds, so that a pair may begin one or be added to one."""


KINGS = "[KsKhKd]"


@pytest.mark.parametrize(
    ("row", "line"), [(0, "take [KcKdKs]"), (1, "take m0+Ks"), (2, "take m0+KcKdKs")]
)
def test_each_row_of_the_chooser_takes_the_pile_with_its_cards(
    row: int, line: str
) -> None:
    view = look(FREE.format(KINGS, "KcKd5s4c", "9cKs"))
    prompt = instance(Prompt, take_intent(view, EMPTY_DRAFT))

    assert played(take_choice_intent(view, EMPTY_DRAFT, prompt, row)) == [line]
    assert take_choice_intent(view, EMPTY_DRAFT, prompt, 3) == EMPTY_DRAFT


def test_the_chooser_says_that_a_pair_is_added_to_the_meld_of_its_rank() -> None:
    """The chooser said “a new meld of 3 cards”, but they were added to the fives."""
    view = look(CLASSIC.format("[5h5dXr]", "5s5c9hJd", "9c5s"))
    prompt = instance(Prompt, take_intent(view, EMPTY_DRAFT))

    assert [
        take_choice_words(choice, Rank(RANK_LETTERS.index("5")))
        for choice in prompt.choices
    ] == [
        "With two fives: added to your fives",
        "Only the top card, added to your fives",
    ]
    assert played(take_choice_intent(view, EMPTY_DRAFT, prompt, 0)) == [
        "take m0+5c5s5s"
    ]


def test_a_target_that_refuses_the_cards_has_the_rank_of_its_meld() -> None:
    found = find_targets(look(OPEN), EMPTY_DRAFT, cards("4h"), HAND)
    ranks = [target.rank for target in found]
    assert ranks == [None, RANK_LETTERS.index("K"), RANK_LETTERS.index("Q"), None]


def test_a_meld_that_goes_out_is_staged_until_the_player_confirms() -> None:
    view = look(
        "classic_4 turn=0.play melds=[KsKhKdKcKsKh]/- laid=0"
        " hands=Kc/(11)/(11)/(11) pile=8c8d"
    )
    draft = staged(drop(view, "Kc", Spot(Place.MELD, 0)))
    assert draft.refusal is None
    assert turn_status(view, draft, ()).goes_out
    assert played(play_draft_intent(draft)) == ["meld m0+Kc"]


THREES = (
    "family_hand_and_foot turn=0.play melds=[KsKhKd]/-/-/- laid=0"
    " hands=3d3h3s3s3c5c/(11)/(11)/(11) pile=8c8d"
)


CROWN = THREES.replace("[KsKhKd]", "[KsKhKd][QsQhQdQcQsQhQd]")


def test_a_selected_red_three_is_offered_for_a_canasta_instead_of_a_discard() -> None:
    view = look(CROWN)
    words = {
        t.spot: target_words(t)
        for t in find_targets(view, EMPTY_DRAFT, cards("3d"), HAND)
    }
    told = turn_status(view, EMPTY_DRAFT, cards("3d"))

    assert words[Spot(Place.MELD, 1)] == "Red three on your queens +100"
    assert words[Spot(Place.MELD, 0)] == "only on a canasta"
    labels = [offer_label(offer) for offer in told.offers if offer.is_primary]
    assert labels == ["Red three on a canasta"]
    assert played(drop(view, "3d", NEW)) == ["meld m1+3d"]


def test_the_status_tells_a_player_with_one_card_to_go_out_by_a_discard() -> None:
    view = look(
        "classic_4 turn=0.play melds=[KsKhKdKcKsKhKd]/- laid=0"
        " hands=9c/(11)/(11)/(11) pile=8c8d"
    )
    told = turn_status(view, EMPTY_DRAFT, ())
    _, words = what_now_words(told, ("You", "Clara", "Anton", "Tomás"), 0)
    assert words == "You can go out: discard your last card."


def test_the_status_shows_the_penalty_for_red_threes_in_hand() -> None:
    told = turn_status(look(THREES), EMPTY_DRAFT, ())
    assert pending_penalties_text(told.pending_penalties) == "Red threes in hand: −100."


AMERICAN_THREES = "american turn=0.draw hands=3h3s5c6c7c9cTc/(13)/(13)/(13) pile=8c8d"


@pytest.mark.parametrize("phase", ["draw", "play flags=drew"])
def test_the_button_for_an_american_three_says_lay_out(phase: str) -> None:
    view = look(AMERICAN_THREES.replace("draw", phase))
    (free,) = (
        t for t in find_targets(view, EMPTY_DRAFT, cards("3s"), HAND) if t.spot == NEW
    )
    told = turn_status(view, EMPTY_DRAFT, cards("3h"))
    labels = [offer_label(o) for o in told.offers if o.command is Command.MELD]

    assert target_words(free) == "Lay out 3♠"
    assert labels == ["Lay out"]
    assert played(drop(view, "3s", NEW)) == ["meld [3s]"]


TABLE = (
    "samba turn=0.play melds=[5h6h7h8h9h][KsKhKd]/- laid=0"
    " hands=4hThJh4dTs2cKc6cQd8d/(15)/(15)/(15) pile=8c8d"
)


def test_the_card_that_would_reach_the_minimum_is_named_with_its_suit() -> None:
    view = look(
        "samba turn=0.play pile=8c score=0/0"
        " hands=8h9hThJhKcKsQd4h2cTs7d5c/(15)/(15)/(15)"
    )
    draft = make_draft(view, [StagedGroup(cards("8h9hThJh"))])
    assert (draft.points, draft.opening_minimum) == (40, 50)
    short = replace(draft, completing_cards_and_groups=((cards("Qh"), 0),))
    assert missing_for_meld(short) == "10 short. For example, add Q♥."


@pytest.mark.parametrize(
    ("melds", "words"),
    [
        (
            "[KsKhKd][KsKhKd2c]",
            [
                "With two kings: a new meld of 3 cards",
                "Only the top card, added to K♠ K♥ K♦",
                "With two kings: added to K♠ K♥ K♦",
                "Only the top card, added to K♠ K♥ K♦ 2♣",
                "With two kings: added to K♠ K♥ K♦ 2♣",
            ],
        ),
        (
            "[KsKhKd][KsKdKh]",
            [
                "With two kings: a new meld of 3 cards",
                "Only the top card, added to your kings",
                "With two kings: added to your kings",
            ],
        ),
    ],
)
def test_ways_to_take_the_pile_name_the_cards_of_different_melds(
    melds: str, words: list[str]
) -> None:
    """Regression: “added to your kings” was listed twice for two melds of kings."""
    view = look(
        FREE.format(melds, "KcKd5s4c", "9cKs").replace("free", "free,deck_count=4")
    )

    ways = legal_take_choices(view)

    kings = Rank(RANK_LETTERS.index("K"))
    assert [take_choice_words(each, kings) for each in ways] == words


def test_the_chooser_names_a_sequence_by_its_ends() -> None:
    table = TABLE.replace("0.play", "0.draw").replace("pile=8c8d", "pile=8cTh")
    view = look(table.replace(" laid=0", "").replace("hands=4hTh", "hands=4hTc"))
    words = [take_choice_words(each, Rank(6)) for each in legal_take_choices(view)]
    assert "Only the top card, added to 5♥–9♥" in words
