"""What letting cards go somewhere does, from a position and a gesture."""

from __future__ import annotations

import pytest

from canasta_qt.cards import parse_card
from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY, make_draft
from canasta_qt.controller.gestures.intents import commit_intent, intent
from canasta_qt.controller.gestures.status import what_now
from canasta_qt.controller.gestures.taking import choice_intent, take_intent
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Draft, Place, Prompt, Spot, StagedGroup
from canasta_qt.wording.table.refusals import refusal_sentence
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
)

DRAW = (
    "classic_4 turn=0.draw melds=[KsKhKd]/- laid=0"
    " hands=8h8s2cXr5c4d/(11)/(11)/(11) pile=9c8c"
)


def test_a_card_let_go_on_the_pile_is_discarded() -> None:
    assert played(drop(look(OPEN), "4h", PILE)) == ["discard 4h"]


def test_two_cards_cannot_be_discarded() -> None:
    assert reason(drop(look(OPEN), "4h5c", PILE)) is Reason.DISCARD_ONE


def test_after_the_opening_a_legal_addition_is_played_at_once() -> None:
    assert played(drop(look(OPEN), "Kc", Spot(Place.MELD, 0))) == ["meld m0+Kc"]


def test_after_the_opening_a_new_meld_is_played_at_once() -> None:
    assert played(drop(look(OPEN), "5c5d5h", NEW)) == ["meld [5c5d5h]"]


def test_a_card_of_a_melded_rank_joins_its_meld_from_free_ground() -> None:
    assert played(drop(look(OPEN), "Kc", NEW)) == ["meld m0+Kc"]


def test_an_ace_with_two_wild_cards_joins_the_aces_where_it_is_no_meld() -> None:
    view = look(
        "samba turn=0.play hands=As2sXb4c9d9h/(9)/(9)/(9) melds=[AcAdAhAd]/- pile=6h"
    )

    assert played(drop(view, "As2sXb", NEW)) == ["meld m0+As2sXb"]


def test_three_aces_are_a_second_meld_where_a_rank_may_have_two() -> None:
    view = look(
        "samba turn=0.play hands=AsAcAd4c9d9h/(9)/(9)/(9) melds=[AcAdAhAd]/- pile=6h"
    )

    assert played(drop(view, "AsAcAd", NEW)) == ["meld [AsAcAd]"]


def test_a_pair_waits_in_the_strip_until_a_third_card_makes_it_a_meld() -> None:
    view = look(OPEN)
    draft = staged(drop(view, "5c5d", NEW))
    assert draft.refusal is not None
    assert draft.refusal.reason is Reason.MELD_TOO_SMALL
    assert played(drop(view, "5h", Spot(Place.STAGED, 0), draft)) == ["meld [5c5d5h]"]


def test_a_wrong_card_on_a_meld_is_refused() -> None:
    assert reason(drop(look(OPEN), "4h", Spot(Place.MELD, 0))) is Reason.UNEQUAL_RANKS


def test_before_the_opening_groups_are_staged_with_their_total() -> None:
    view = look(UNOPENED)
    first = staged(drop(view, "JsJhJd2d", NEW))
    assert (first.total, first.need) == (50, 90)
    second = staged(drop(view, "7c7d7h2c", NEW, first))
    assert (second.total, second.need) == (85, 90)
    assert second.refusal is not None
    assert second.refusal.reason is Reason.OPENING_TOO_SMALL


def test_staged_groups_that_suffice_are_laid_as_one_act() -> None:
    view = look(UNOPENED.replace("score=1500/0", "score=0/0"))
    draft = staged(drop(view, "JsJhJd2d", NEW))
    assert draft.refusal is None
    assert played(commit_intent(draft)) == ["meld [JsJhJd2d]"]


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


def test_an_opening_that_is_too_small_is_not_laid() -> None:
    draft = staged(drop(look(UNOPENED), "JsJhJd", NEW))
    assert reason(commit_intent(draft)) is Reason.OPENING_TOO_SMALL


def test_wild_cards_cannot_begin_a_group() -> None:
    meant = drop(look(UNOPENED), "2c", NEW)

    assert isinstance(meant, Refusal)
    assert refusal_sentence(meant) == (
        "Wild cards cannot be melded alone. Drop them on a meld, or add natural cards."
    )


def test_a_lay_that_ends_the_hand_says_so_before_it_is_done() -> None:
    view = look(
        "classic_4 turn=0.play hands=As/(9)/(9)/(9) pile=6h "
        "melds=[KsKhKdKcKcKsKh][AcAdAh]/-"
    )

    draft = staged(drop(view, "As", Spot(Place.MELD, 1)))

    assert what_now(view, draft, ()).goes_out


def test_where_the_pile_is_never_taken_no_button_offers_it() -> None:
    view = look("hand_and_foot turn=0.draw hands=4c5d6h/(11)/(11)/(11) pile=9d")

    told = what_now(view, EMPTY, ())

    assert [offer.command for offer in told.offers] == [Command.DRAW, Command.HINT]
    assert told.refusal is None


def test_a_discard_is_refused_while_staged_cards_do_not_suffice() -> None:
    view = look(UNOPENED)
    draft = staged(drop(view, "JsJhJd", NEW))
    assert reason(drop(view, "4c", PILE, draft)) is Reason.DISCARD_ONE


def test_a_discard_lays_staged_cards_that_suffice() -> None:
    view = look(UNOPENED.replace("score=1500/0", "score=0/0"))
    draft = staged(drop(view, "JsJhJd2d", NEW))
    expected = ["meld [JsJhJd2d]", "discard 4c"]
    assert played(drop(view, "4c", PILE, draft)) == expected


def test_staged_cards_go_back_to_the_hand() -> None:
    view = look(UNOPENED)
    draft = staged(drop(view, "JsJhJd2d", NEW))
    spot = Spot(Place.STAGED, 0)
    back = staged(intent(view, draft, cards("2d"), spot, HAND))
    assert back.groups[0].cards == cards("JsJhJd")
    assert staged(intent(view, back, cards("JsJhJd"), spot, HAND)) == EMPTY


def test_cards_are_not_laid_before_drawing() -> None:
    view = look(DRAW)
    assert reason(drop(view, "5c", Spot(Place.MELD, 0))) is Reason.DRAW_FIRST


def test_a_pair_let_go_on_the_pile_takes_it() -> None:
    assert played(drop(look(DRAW), "8h8s", PILE)) == ["take [8h8s8c]"]


def test_several_ways_to_take_the_pile_are_a_question() -> None:
    view = look(DRAW)
    prompt = take_intent(view, EMPTY)
    assert isinstance(prompt, Prompt)
    rows = [choice.cards for choice in prompt.choices]
    assert rows == [cards("8h8s"), cards("8h2c"), cards("8hXr")]
    assert played(choice_intent(view, EMPTY, prompt, 1)) == ["take [8h2c8c]"]
    assert choice_intent(view, EMPTY, prompt, -1) == EMPTY


def test_a_pile_for_an_opening_is_staged_with_its_top_card() -> None:
    view = look("classic_4 turn=0.draw pile=4dKc hands=KsKhQsQhQdXr5c/(11)/(11)/(11)")
    draft = staged(drop(view, "KsKh", PILE))
    assert (draft.total, draft.need, draft.takes_pile) == (30, 50, True)
    draft = staged(drop(view, "QsQhQd", NEW, draft))
    assert draft.refusal is None
    assert played(commit_intent(draft)) == ["take [KsKhKc] [QsQhQd]"]


TAKEN = StagedGroup(cards("8h8s"), None, parse_card("8c"))


def test_a_staged_group_that_takes_the_pile_waits_for_the_players_word() -> None:
    """Though the side is open and taking alone would be legal and played at once."""
    view = look(DRAW)
    taking = make_draft(view, (TAKEN,))
    assert taking.refusal is None

    more = staged(drop(view, "2c", Spot(Place.STAGED, 0), taking))

    assert [group.cards for group in more.groups] == [cards("8h8s2c")]
    assert more.takes_pile
    assert played(commit_intent(more)) == ["take [8h8s2c8c]"]


def test_a_staged_group_without_the_pile_is_played_as_soon_as_it_may_be() -> None:
    view = look(OPEN)
    pair = staged(drop(view, "5c5d", NEW))

    assert played(drop(view, "5h", Spot(Place.STAGED, 0), pair)) == ["meld [5c5d5h]"]


def test_a_second_staged_group_keeps_both_waiting() -> None:
    view = look(OPEN)
    both = make_draft(view, (StagedGroup(cards("5c5d")), StagedGroup(cards("Kc"), 0)))

    more = staged(drop(view, "5h", Spot(Place.STAGED, 0), both))

    assert more.refusal is None
    assert played(commit_intent(more)) == ["meld [5c5d5h] m0+Kc"]


def test_a_take_beside_cards_that_lie_ready_is_staged_with_them() -> None:
    """Opening before the draw is one act with the take that it makes possible."""
    view = look(DRAW)
    beside = make_draft(view, (StagedGroup(cards("5c"), None),))

    draft = staged(drop(view, "8h8s", PILE, beside))

    assert [group.from_pile for group in draft.groups] == [parse_card("8c"), None]


def test_the_discard_comes_after_what_lies_ready_or_tells_why_that_may_not() -> None:
    view = look(OPEN)
    ready = make_draft(view, (StagedGroup(cards("Kc"), 0),))
    lacking = make_draft(view, (StagedGroup(cards("5c5d")),))

    assert played(drop(view, "4h", PILE, ready)) == ["meld m0+Kc", "discard 4h"]
    assert reason(drop(view, "4h", PILE, lacking)) is Reason.DISCARD_ONE
    assert reason(drop(view, "4h5c", PILE)) is Reason.DISCARD_ONE


def test_a_pile_nobody_can_open_with_is_refused() -> None:
    view = look("classic_4 turn=0.draw pile=4dKc hands=KsKh8s9h5d6s4c/(11)/(11)/(11)")
    assert isinstance(take_intent(view, EMPTY), Refusal)


def test_dragging_the_top_card_onto_its_meld_takes_the_pile() -> None:
    view = look(DRAW.replace("pile=9c8c", "pile=9cKc"))
    meant = intent(view, EMPTY, cards("Kc"), PILE, Spot(Place.MELD, 0))
    assert played(meant) == ["take m0+Kc"]


def test_a_frozen_pile_is_refused_with_its_reason() -> None:
    view = look(DRAW.replace("pile=9c8c", "pile=2d8c!").replace("8h8s", "8h7s"))
    assert reason(take_intent(view, EMPTY)) is Reason.PILE_IS_FROZEN


def test_nothing_is_allowed_out_of_turn() -> None:
    view = look(OPEN.replace("turn=0", "turn=1"))
    assert reason(drop(view, "4h", PILE)) is Reason.NOT_YOUR_DECISION


def test_a_lay_that_goes_out_waits_for_the_players_word() -> None:
    view = look(
        "classic_4 turn=0.play melds=[KsKhKdKcKsKh]/- laid=0"
        " hands=Kc/(11)/(11)/(11) pile=8c8d"
    )
    draft = staged(drop(view, "Kc", Spot(Place.MELD, 0)))
    assert draft.refusal is None
    assert played(commit_intent(draft)) == ["meld m0+Kc"]


def test_black_threes_wait_for_the_players_word() -> None:
    view = look(
        "classic_4 turn=0.play melds=[KsKhKdKcKsKhKd]/- laid=0"
        " hands=3c3s3s9c/(11)/(11)/(11) pile=8c8d"
    )
    draft = staged(drop(view, "3c3s3s", NEW))
    assert draft.refusal is None
    expected = ["meld [3c3s3s]", "discard 9c"]
    assert played(drop(view, "9c", PILE, draft)) == expected


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


def test_free_ground_lights_no_new_meld_for_cards_that_join_one() -> None:
    view = look(OPEN)
    (free,) = (t for t in targets(view, EMPTY, cards("Kc"), HAND) if t.spot == NEW)
    (new,) = (t for t in targets(view, EMPTY, cards("5c"), HAND) if t.spot == NEW)

    assert (free.refusal, free.joins) == (None, Spot(Place.MELD, 0))
    assert (new.refusal, new.joins) == (None, None)


def test_free_ground_lights_the_staged_group_that_a_card_would_go_to() -> None:
    view = look(OPEN)
    draft = staged(drop(view, "5c5d", NEW))
    (free,) = (t for t in targets(view, draft, cards("5h"), HAND) if t.spot == NEW)

    assert free.joins == Spot(Place.STAGED, 0)


def test_one_of_a_pair_let_go_on_the_pile_takes_it_with_the_pair() -> None:
    view = look(DRAW.replace("8h8s2cXr5c", "8h8s6c7c5c"))
    assert played(drop(view, "8h", PILE)) == ["take [8h8s8c]"]


def test_one_card_that_may_mean_several_ways_is_a_question() -> None:
    assert isinstance(drop(look(DRAW), "8h", PILE), Prompt)


@pytest.mark.parametrize("what", ["", "6c", "6c2s"])
def test_where_no_wild_card_takes_the_pile_the_words_want_a_pair(what: str) -> None:
    view = look(
        "samba turn=0.draw hands=6c2s9c9h4d4s/(9)/(9)/(9) melds=[KcKdKh]/- pile=5c6h"
    )

    meant = drop(view, what, PILE) if what else take_intent(view, EMPTY)

    assert isinstance(meant, Refusal)
    assert refusal_sentence(meant) == (
        "To take the pile you need two natural sixes in your hand."
    )


def test_why_no_take_speaks_of_the_frozen_pile_not_of_the_meld_that_lies() -> None:
    view = look(
        "classic_4 turn=0.draw melds=[KsKhKd]/- laid=0"
        " hands=8h8s5c4d/(11)/(11)/(11) pile=2cKc!"
    )
    assert reason(take_intent(view, EMPTY)) is Reason.PILE_IS_FROZEN


def test_a_chooser_offers_only_what_the_rules_allow() -> None:
    view = look("classic_4 turn=0.draw pile=4d8c hands=8h8s8d2cKsKhKdXr/(11)/(11)/(11)")
    prompt = take_intent(view, EMPTY)
    assert isinstance(prompt, Prompt)
    rows = [choice.cards for choice in prompt.choices]
    assert rows == [cards("8d8h"), cards("8d8h8s")]


def test_before_the_turn_nothing_is_done_and_the_sentence_says_why() -> None:
    early = look(OPEN.replace("turn=0.play", "turn=1.draw"))

    meant = drop(early, "4h", PILE)

    assert isinstance(meant, Refusal)
    assert refusal_sentence(meant) == "It is not your turn yet."
