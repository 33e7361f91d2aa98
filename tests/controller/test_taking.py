"""Ways to take the pile and places for cards, with their words and refusals."""

from dataclasses import replace

import pytest

from canasta_qt.cards import RANK_LETTERS
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import (
    EMPTY_DRAFT,
    make_draft,
    play_draft_intent,
)
from canasta_qt.controller.gestures.status import turn_status
from canasta_qt.controller.gestures.targets import find_targets
from canasta_qt.gestures import Place, Spot, StagedGroup
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import missing_for_meld, target_words
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

"""A rank may have several melds, so that a pair may begin one or be added to one."""


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


def test_the_card_that_would_reach_the_minimum_is_named_with_its_suit() -> None:
    view = look(
        "samba turn=0.play pile=8c score=0/0"
        " hands=8h9hThJhKcKsQd4h2cTs7d5c/(15)/(15)/(15)"
    )
    draft = make_draft(view, [StagedGroup(cards("8h9hThJh"))])
    assert (draft.points, draft.opening_minimum) == (40, 50)
    short = replace(draft, completing_cards_and_groups=((cards("Qh"), 0),))
    assert missing_for_meld(short) == "10 short. For example, add Q♥."
