"""Threes and last cards let go somewhere: what waits, what is refused, what looms."""

from __future__ import annotations

import pytest

from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY
from canasta_qt.controller.gestures.status import what_now
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Place, Spot
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import target_words
from canasta_qt.wording.table.refusals import refusal_words
from canasta_qt.wording.table.status import pending_penalties_text
from canasta_qt.wording.table.status import what_now as what_now_words
from tests.controller.letting_go import (
    HAND,
    NEW,
    UNOPENED,
    cards,
    drop,
    look,
    played,
    reason,
    why,
)


def test_a_black_three_is_not_laid_ready_for_an_opening_either() -> None:
    view = look(UNOPENED.replace("4c/", "3c/"))
    assert reason(drop(view, "3c", NEW)) is Reason.BLACK_THREE_MELD


FAMILY = (
    "family_hand_and_foot turn=0.play melds=[KsKhKd]/-/-/- laid=0"
    " hands=3d3s3s3c5c/(11)/(11)/(11) pile=8c8d"
)


def test_a_red_three_that_crowns_canastas_is_not_laid_ready() -> None:
    refused = drop(look(FAMILY), "3d", NEW)
    assert why(refused) == "A red three goes on one of your canastas, one on each."
    assert isinstance(refused, Refusal)
    assert refusal_words(refused) == "only on a canasta"


CROWN = FAMILY.replace("[KsKhKd]", "[KsKhKd][QsQhQdQcQsQhQd]")


def test_m_sets_a_red_three_on_the_canasta() -> None:
    assert played(drop(look(CROWN), "3d", NEW)) == ["meld m1+3d"]


def test_the_words_at_a_canasta_say_what_a_red_three_brings_there() -> None:
    found = targets(look(CROWN), EMPTY, cards("3d"), HAND)
    words = {t.spot: target_words(t) for t in found}
    assert words[Spot(Place.MELD, 1)] == "Red three on your queens +100"
    assert words[Spot(Place.MELD, 0)] == "only on a canasta"


def test_setting_a_red_three_on_a_canasta_comes_before_throwing_it() -> None:
    told = what_now(look(CROWN), EMPTY, cards("3d"))
    assert [offer_label(offer) for offer in told.offers if offer.primary] == [
        "Red three on a canasta"
    ]


def test_the_last_cards_of_the_hand_are_played_at_once_for_the_foot_follows() -> None:
    view = look(
        "family_hand_and_foot turn=0.play melds=[KsKhKd]/-/-/- laid=0"
        " hands=7c7d2h/(11)/(11)/(11) feet=(13)/(13)/(13)/(13)"
        " pile=8c8d"
    )
    assert played(drop(view, "7c7d2h", NEW)) == ["meld [7c7d2h]"]


def test_who_may_go_out_with_one_card_is_told_to_discard_it() -> None:
    view = look(
        "classic_4 turn=0.play melds=[KsKhKdKcKsKhKd]/- laid=0"
        " hands=9c/(11)/(11)/(11) pile=8c8d"
    )
    told = what_now(view, EMPTY, ())
    _, words = what_now_words(told, ("You", "Clara", "Anton", "Tomás"), 0)
    assert words == "You can go out: discard your last card."


def test_red_threes_in_hand_that_cost_points_loom() -> None:
    told = what_now(look(FAMILY.replace("3d3s", "3d3h3s")), EMPTY, ())
    assert pending_penalties_text(told.pending_penalties) == "Red threes in hand: −100."


AMERICAN = "american turn=0.draw hands=3h3s5c6c7c9cTc/(13)/(13)/(13) pile=8c8d"


@pytest.mark.parametrize("phase", ["draw", "play flags=drew"])
def test_a_three_that_counts_by_itself_is_laid_out_not_melded(phase: str) -> None:
    view = look(AMERICAN.replace("draw", phase))
    (free,) = (t for t in targets(view, EMPTY, cards("3s"), HAND) if t.spot == NEW)
    told = what_now(view, EMPTY, cards("3h"))
    labels = [offer_label(o) for o in told.offers if o.command is Command.MELD]

    assert target_words(free) == "Lay out 3♠"
    assert labels == ["Lay out"]
    assert played(drop(view, "3s", NEW)) == ["meld [3s]"]
