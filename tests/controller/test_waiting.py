"""Cards that lie ready, threes and last cards: which wait, what is refused at once."""

from __future__ import annotations

import pytest

from canasta_qt.commands import Command
from canasta_qt.controller.gestures.draft import EMPTY, commit_intent, make_draft
from canasta_qt.controller.gestures.intents import intent, meld_intent
from canasta_qt.controller.gestures.status import what_now
from canasta_qt.controller.gestures.targets import targets
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import (
    OTHERS_TURN,
    Draft,
    Place,
    SequenceEnd,
    Spot,
    StagedGroup,
)
from canasta_qt.wording.table.buttons import offer_label
from canasta_qt.wording.table.labels import target_words
from canasta_qt.wording.table.refusals import refusal_words
from canasta_qt.wording.table.status import pending_penalties_text
from canasta_qt.wording.table.status import what_now as what_now_words
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

FIRST = Spot(Place.STAGED, 0)


SAMBA = (
    "samba turn=0.play melds=[KsKhKd]/- laid=0"
    " hands=5h6h7h5c5d9sJcQd/(15)/(15)/(15) pile=8c8d"
)


def groups(draft: Draft) -> list[str]:
    """The groups that lie ready, as they were laid."""
    return ["".join(str(int(card)) + " " for card in g.cards) for g in draft.groups]


def texts(*wanted: str) -> list[str]:
    return ["".join(f"{int(card)} " for card in cards(text)) for text in wanted]


def test_on_free_ground_the_next_card_of_a_suit_lies_apart_from_a_single_one() -> None:
    """The six may be meant for sixes; two of a suit are a sequence and take a third."""
    view = look(SAMBA)
    five = staged(drop(view, "5h", NEW))

    assert groups(staged(drop(view, "6h", NEW, five))) == texts("5h", "6h")
    both = staged(drop(view, "6h", FIRST, five))
    assert groups(both) == texts("5h6h")
    assert played(drop(view, "7h", NEW, both)) == ["meld [5h6h7h]"]


def test_cards_with_a_wild_one_lie_apart_until_they_are_pointed_at_a_group() -> None:
    view = look(OPEN)
    pair = staged(drop(view, "5c5d", NEW))

    assert groups(staged(drop(view, "5h2c", NEW, pair))) == texts("5c5d", "5h2c")
    assert played(drop(view, "5h2c", FIRST, pair)) == ["meld [5c5d5h2c]"]


THREES = (
    "family_hand_and_foot turn=0.play melds=[KsKhKd]/-/-/- laid=0"
    " hands=3d3h3s3s3c5c/(11)/(11)/(11) pile=8c8d"
)


@pytest.mark.parametrize(
    ("text", "what", "why"),
    [
        (THREES, "3d", Reason.BONUS_NOT_NOW),
        (THREES, "3d3h", Reason.RED_THREE_MELD),
        (THREES, "3d5c", Reason.RED_THREE_MELD),
        (THREES, "3s3s3c", Reason.BLACK_THREE_MELD),
        (UNOPENED.replace("4c/", "3c/"), "3c", Reason.BLACK_THREE_MELD),
    ],
)
def test_threes_that_are_never_melded_do_not_wait(
    text: str, what: str, why: Reason
) -> None:
    assert reason(drop(look(text), what, NEW)) is why


def test_it_is_said_where_a_red_three_belongs() -> None:
    refused = drop(look(THREES), "3d", NEW)
    assert why(refused) == "A red three goes on one of your canastas, one on each."
    assert isinstance(refused, Refusal)
    assert refusal_words(refused) == "only on a canasta"


CANASTA = "melds=[KsKhKdKcKsKhKd]/- laid=0"


@pytest.mark.parametrize(
    ("hand", "what", "waits"),
    [
        ("3c3s3s9c", "3c3s3s", True),
        ("3c3s3s9c", "3c", True),
        ("3c3s3s3c9c", "3c3s3s3c", True),
        ("3c3s9c", "3c3s", False),
        ("3c3s3s9c5d6h", "3c3s3s", False),
    ],
)
def test_black_threes_wait_only_where_the_hand_goes_out_with_them(
    hand: str, what: str, *, waits: bool
) -> None:
    """Three of them and at most one card besides, with the canasta that it takes."""
    view = look(f"classic_4 turn=0.play {CANASTA} hands={hand}/(11)/(11)/(11) pile=8c")

    meant = drop(view, what, NEW)

    assert isinstance(meant, Draft) is waits
    if not waits:
        assert reason(meant) is Reason.BLACK_THREE_MELD


KEEP = "classic_4 turn=0.play melds=[KsKhKd]/- laid=0 hands={}/(11)/(11)/(11) pile=8c8d"


@pytest.mark.parametrize(
    ("score", "need"), [(0, 50), (6000, 150), (7000, 0), (9000, 0)]
)
def test_the_need_is_none_where_an_opening_takes_a_canasta(
    score: int, need: int
) -> None:
    """From 7,000 points on Brazilian asks for a canasta and for no points."""
    view = look(
        f"brazilian turn=0.play score={score}/0"
        " hands=JsJhJd7c7d7h4c5c/(15)/(15)/(15) pile=8c8d"
    )

    draft = staged(drop(view, "JsJhJd", NEW))

    assert (draft.total, draft.need) == (30, need)
    assert draft.refusal is not None
    wanted = Reason.OPENING_TOO_SMALL if need else Reason.OPENING_NEEDS_CANASTA
    assert draft.refusal.reason is wanted


def test_cards_that_lie_ready_go_on_to_a_meld_but_not_to_the_group_they_leave() -> None:
    view = look(OPEN)
    ready = make_draft(
        view, (StagedGroup(cards("5c5d2c")), StagedGroup(cards("Kc"), 0))
    )

    moved = staged(intent(view, ready, cards("2c"), FIRST, Spot(Place.STAGED, 1)))

    assert groups(moved) == texts("5c5d", "Kc2c")
    whole = intent(view, ready, cards("5c5d2c"), FIRST, Spot(Place.STAGED, 1))
    assert reason(whole) is Reason.NO_SUCH_MELD
    wrong = intent(view, ready, cards("5c"), FIRST, Spot(Place.STAGED, 1))
    assert reason(wrong) is Reason.UNEQUAL_RANKS


@pytest.mark.parametrize("index", [-1, 1, 3])
def test_a_group_that_is_not_there_takes_nothing(index: int) -> None:
    view = look(OPEN)
    pair = staged(drop(view, "5c5d", NEW))

    meant = drop(view, "5h", Spot(Place.STAGED, index), pair)

    assert meant == Refusal(Reason.NO_SUCH_MELD, index, 1)


BEFORE = (
    "classic_4 turn=0.draw melds=[KsKhKd]/- hands=8h8s5c4d/(11)/(11)/(11) pile=9c8d"
)


@pytest.mark.parametrize(
    ("text", "place", "why"),
    [
        (OPEN, PILE, Reason.DISCARD_ONE),
        (OPEN, Spot(Place.MELD, 0), Reason.NO_PLAYS),
        (OPEN, NEW, Reason.NO_PLAYS),
        (BEFORE, PILE, Reason.NO_PLAYS),
    ],
)
def test_no_card_at_all_is_one_too_few(text: str, place: Spot, why: Reason) -> None:
    assert drop(look(text), "", place) == Refusal(why, 0, 1)


@pytest.mark.parametrize(
    ("what", "total"),
    [("AcAdXr", 90), ("AcAdAh", 60), ("KcKdXr", 70), ("7c7dXr", 0), ("7c7d", 0)],
)
def test_of_an_opening_in_american_aces_count_with_a_wild_card_and_sevens_do_not(
    what: str, total: int
) -> None:
    view = look(
        "american turn=0.play pile=9d hands=AcAdAhKcKdXr7c7d4c5d/(13)/(13)/(13)"
    )

    assert make_draft(view, (StagedGroup(cards(what)),)).total == total
    assert reason(drop(view, "7c7dXr", NEW)) is Reason.PURE_RANK


def test_aces_with_a_wild_card_are_laid_ready_for_an_opening_in_american() -> None:
    """Aces are pure unless they are mixed at the opening; later no wild card goes."""
    view = look(
        "american turn=0.play pile=9d hands=AcAdXrKcKdKhQcQdQh4c5d/(13)/(13)/(13)"
    )
    draft = staged(drop(view, "AcAdXr", NEW))
    for what in ("KcKdKh", "QcQdQh"):
        draft = staged(drop(view, what, NEW, draft))

    assert (draft.total, draft.need) == (150, 125)
    assert played(commit_intent(draft)) == ["meld [AcAdXr] [KcKdKh] [QcQdQh]"]
    opened = look(
        "american turn=0.play pile=9d laid=0 melds=[9c9d9h]/-"
        " hands=AcAdXrKcKdKhQcQdQh4c5d/(13)/(13)/(13)"
    )
    assert reason(drop(opened, "AcAdXr", NEW)) is Reason.PURE_RANK


@pytest.mark.parametrize(
    ("hand", "what", "waits", "why"),
    [
        ("KcKs", "KcKs", True, Reason.MUST_KEEP_CARD),
        ("2c2d", "2c2d", False, Reason.MUST_KEEP_CARD),
        ("Kc9d", "Kc", True, Reason.MUST_KEEP_TWO),
        ("2c9d", "2c", False, Reason.MUST_KEEP_TWO),
    ],
)
def test_without_a_canasta_the_last_naturals_wait_and_wild_cards_do_not(
    hand: str, what: str, why: Reason, *, waits: bool
) -> None:
    """Nor does a fourth wild card."""
    kings = Spot(Place.MELD, 0)
    meant = drop(look(KEEP.format(hand)), what, kings)
    if waits:
        assert staged(meant).refusal is not None
        assert staged(meant).refusal.reason is why  # type: ignore[union-attr]
    else:
        assert reason(meant) is why

    full = KEEP.format("2c9d5c6h").replace("[KsKhKd]", "[KsKhKd2s2h2d]")
    assert reason(drop(look(full), "2c", kings)) is Reason.TOO_MANY_WILDS


def test_what_lies_ready_is_not_laid_for_a_card_that_may_not_be_thrown() -> None:
    view = look(
        "american turn=0.play melds=[KsKhKd]/- pile=9d laid=0"
        " hands=Kc4c5d2c/(13)/(13)/(13)"
    )
    ready = make_draft(view, (StagedGroup(cards("Kc"), 0),))

    assert reason(drop(view, "2c", PILE, ready)) is Reason.DISCARD_BANNED
    assert played(drop(view, "4c", PILE, ready)) == ["meld m0+Kc", "discard 4c"]


def test_a_wild_card_on_a_sequence_is_told_to_wait_for_the_draw_first() -> None:
    view = look(
        "samba turn=0.draw melds=[5h6h7h]/- hands=2c9d8s/(15)/(15)/(15) pile=8c"
    )

    assert reason(drop(view, "2c", Spot(Place.MELD, 0))) is Reason.DRAW_FIRST


AMERICAN = (
    "american turn=0.draw{} pile=9d9s hands=KsKhKdQsQhQdAsAhAd9h9c3s4c/(13)/(13)/(13)"
)


def test_an_opening_comes_before_the_draw_only_where_it_opens_the_pile() -> None:
    """In American the hand opens first, to take the pile then."""
    assert staged(drop(look(AMERICAN.format("")), "KsKhKd", NEW)).need == 125
    opened = look(AMERICAN.format(" melds=[JsJhJd]/-"))
    assert reason(drop(opened, "KsKhKd", NEW)) is Reason.DRAW_FIRST
    assert reason(drop(look(BEFORE), "8h8s", NEW)) is Reason.DRAW_FIRST
    assert played(drop(opened, "3s", NEW)) == ["meld [3s]"]


@pytest.mark.parametrize("few", ["Ks", "KsKh", "4c"])
def test_before_the_draw_no_single_cards_lie_ready(few: str) -> None:
    """Issue 11, 1: before drawing one selected card lit “New meld: 0 of 155”."""
    first = look(AMERICAN.format(""))
    assert reason(drop(first, few, NEW)) is Reason.DRAW_FIRST

    begun = staged(drop(first, "KsKhKd", NEW))
    assert reason(drop(first, "4c", NEW, begun)) is Reason.DRAW_FIRST
    assert len(staged(drop(first, "AsAhAd", NEW, begun)).groups) == 2


@pytest.mark.parametrize(
    ("phase", "kind"), [("1.draw", OTHERS_TURN), ("0.answer", ""), ("2.answer", "")]
)
def test_who_asks_or_is_asked_does_nothing_else(phase: str, kind: str) -> None:
    """Nor is anything done after the end."""
    view = look(OPEN.replace("0.play", phase).replace(" laid=0", ""))
    assert drop(view, "4h", PILE) == Refusal(Reason.NOT_YOUR_DECISION, kind=kind)
    over = "classic_4 turn=0.over out=0 melds=[KsKhKd]/- hands=Kc/Ac/-/- pile=8c"
    assert reason(drop(look(over), "Kc", PILE)) is Reason.ROUND_IS_OVER


LONG = (
    "samba turn=0.play melds=[9sTsJs]/- laid=0"
    " hands=6s7s8sQsKsAs5c5d9cJcQd/(15)/(15)/(15) pile=8c8d"
)


@pytest.mark.parametrize(
    ("what", "line"),
    [("Qs", "meld m0+Qs"), ("QsKs", "meld m0+QsKs"), ("QsKsAs", "meld [QsKsAs]")],
)
def test_a_few_cards_go_on_with_a_sequence_and_three_are_a_meld(
    what: str, line: str
) -> None:
    assert played(meld_intent(look(LONG), EMPTY, cards(what))) == [line]


@pytest.mark.parametrize(
    ("run", "end", "words"),
    [
        ("5c6c7c", SequenceEnd.LOW, "Only 4♣ can go below 5♣."),
        ("4c5c6c", SequenceEnd.LOW, "No card can go below 4♣."),
        ("TcJcQc", SequenceEnd.HIGH, "Only K♣ can go above Q♣."),
        ("JcQcKc", SequenceEnd.HIGH, "Only A♣ can go above K♣."),
        ("QcKcAc", SequenceEnd.HIGH, "No card can go above A♣."),
    ],
)
def test_clubs_run_from_the_four_to_the_ace(
    run: str, end: SequenceEnd, words: str
) -> None:
    """The lowest card of all is the four of clubs, and a deuce follows its ace."""
    view = look(
        f"samba turn=0.play melds=[{run}]/- hands=Th9d8s/(15)/(15)/(15) pile=8c8d"
    )

    meant = drop(view, "Th", Spot(Place.MELD, 0, end))

    assert why(meant) == words


CROWN = THREES.replace("[KsKhKd]", "[KsKhKd][QsQhQdQcQsQhQd]")


def test_a_red_three_is_set_on_a_canasta_rather_than_thrown() -> None:
    view = look(CROWN)
    words = {t.spot: target_words(t) for t in targets(view, EMPTY, cards("3d"), HAND)}
    told = what_now(view, EMPTY, cards("3d"))

    assert words[Spot(Place.MELD, 1)] == "Red three on your queens +100"
    assert words[Spot(Place.MELD, 0)] == "only on a canasta"
    labels = [offer_label(offer) for offer in told.offers if offer.primary]
    assert labels == ["Red three on a canasta"]
    assert played(drop(view, "3d", NEW)) == ["meld m1+3d"]


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
    told = what_now(look(THREES), EMPTY, ())
    assert pending_penalties_text(told.pending_penalties) == "Red threes in hand: −100."


AMERICAN_THREES = "american turn=0.draw hands=3h3s5c6c7c9cTc/(13)/(13)/(13) pile=8c8d"


@pytest.mark.parametrize("phase", ["draw", "play flags=drew"])
def test_a_three_that_counts_by_itself_is_laid_out_not_melded(phase: str) -> None:
    view = look(AMERICAN_THREES.replace("draw", phase))
    (free,) = (t for t in targets(view, EMPTY, cards("3s"), HAND) if t.spot == NEW)
    told = what_now(view, EMPTY, cards("3h"))
    labels = [offer_label(o) for o in told.offers if o.command is Command.MELD]

    assert target_words(free) == "Lay out 3♠"
    assert labels == ["Lay out"]
    assert played(drop(view, "3s", NEW)) == ["meld [3s]"]
