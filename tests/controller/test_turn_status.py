"""The status line: the state of the turn, and the buttons it offers."""

import pytest

from canasta_qt.cards import RANK_LETTERS, cards_text, parse_card
from canasta_qt.controller.gestures.draft import EMPTY_DRAFT, make_draft
from canasta_qt.controller.gestures.status import turn_status
from canasta_qt.engine.state.observation import Observation, observe
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.gestures import Offer, StagedGroup, TurnState, TurnStatus
from canasta_qt.notation.position.line import parse_position
from canasta_qt.wording.advice.action_text import moves_text
from canasta_qt.wording.table.status import status_line_text as what_now_words
from tests.controller.dropped_cards import OPEN, UNOPENED, cards
from tests.positions import filled
from tests.rulebook.dealing import natural


def look(text: str) -> Observation:
    """Return the observation of seat 0, with all packs complete."""
    return observe(parse_position(filled(text)), 0)


def told(text: str, chosen: str = "") -> TurnStatus:
    """Return the status with some cards selected."""
    return turn_status(look(text), EMPTY_DRAFT, cards(chosen))


def written(offer: Offer) -> str:
    """Return a button as text: `*` if it is primary, `-` and the reason if disabled."""
    words = [str(offer.command) + "*" * offer.is_primary]
    if offer.refusal is not None:
        words.append(f"-{offer.refusal.reason}")
    if offer.rank is not None:
        words.append(RANK_LETTERS[offer.rank])
    words += ["joins"] * offer.adds_to_meld + ["lays_out"] * offer.lays_out
    words += ["second"] * offer.is_second_meld
    words += [cards_text(offer.run_ends)] if offer.run_ends else []
    return " ".join([*words, offer.special_hand]).strip()


def buttons(now: TurnStatus) -> list[str]:
    """Return all buttons as text, without the hint, which is last in every own turn."""
    offers = [written(offer) for offer in now.offers]
    assert (offers[-1:] == ["hint"]) == (
        now.is_own_turn and now.state not in (TurnState.LIFT, TurnState.KEEP)
    )
    return [offer for offer in offers if offer != "hint"]


FIVE = parse_card("5s") >> 2
KINGS = "classic_4 turn=0.draw melds=[KsKhKd]/- hands={}/(11)/(11)/(11) pile={}"


PLAY = "classic_4 turn=0.play melds={}/- hands={}/(11)/(11)/(11) pile=8c8d"
QUEENS = natural("Q")


def test_cards_that_cannot_be_added_to_their_meld_are_refused_as_an_addition() -> None:
    """Regression: the disabled button was "Meld queens" beside a meld of queens."""
    full = PLAY.format("[QhQcQs2c2d2h]", "Qd2s7c7d")

    adding, *_ = buttons(told(full, "Qd2s"))
    new, *_ = buttons(told(full, "Qd7c"))

    assert adding == "meld -too_many_wilds Q joins"
    assert new == "meld -unequal_ranks"


def test_staged_cards_count_for_the_minimum() -> None:
    view = look(UNOPENED)
    short = turn_status(view, make_draft(view, (StagedGroup(cards("JsJhJd2d")),)), ())
    enough = make_draft(
        view, (StagedGroup(cards("JsJhJd2d")), StagedGroup(cards("7c7d7h2c")))
    )
    now = turn_status(look(UNOPENED.replace("1500", "0")), enough, ())

    assert (short.state, short.points, short.opening_minimum) == (
        TurnState.STAGED,
        50,
        90,
    )
    assert buttons(short) == ["commit -opening_too_small", "unstage"]
    assert short.refusal is not None
    assert not short.goes_out
    assert now.points == 85


PHASE = PLAY.format(QUEENS, "Qs9c")


@pytest.mark.parametrize(("out", "seat"), [(" out=0", 0), (" out=3", 3), ("", None)])
@pytest.mark.parametrize("game_over", [True, False])
def test_the_status_at_the_end_names_who_went_out_and_offers_the_score(
    out: str, seat: int | None, *, game_over: bool
) -> None:
    view = look(f"classic_4 turn=0.over{out} melds={QUEENS}/- hands=-/Ac/-/- pile=8c")

    now = turn_status(view, EMPTY_DRAFT, (), game_over=game_over)

    assert now.state is (TurnState.GAME_OVER if game_over else TurnState.HAND_OVER)
    assert (now.seat, buttons(now)) == (seat, ["show_score*"])
    assert (now.going_out_refusals, now.pending_penalties) == ((), ())


def test_the_status_lists_the_missing_conditions_of_going_out_on_every_turn() -> None:
    for text in (
        KINGS.format("8h7s5c4d", "9c6d"),
        OPEN,
        PHASE.replace("0.play", "1.draw"),
    ):
        now = told(text)
        lacking = [refused.reason for refused in now.going_out_refusals]
        assert lacking == ([] if QUEENS in text else [Reason.TOO_FEW_CANASTAS])


@pytest.mark.parametrize(
    ("melds", "hand", "goes_out"),
    [
        ("[9c9d9h9s9h9d9c]", "KcKdKh", True),
        ("[9c9d9h9s9h9d9c]", "KcKd", False),
        ("[9c9d9h]", "KcKdKh", False),
        ("[9c9d9h9s9h9d9c]", "KcKdKh5s", False),
    ],
    ids=["a meld of all cards", "no meld", "no canasta", "one card left"],
)
def test_the_status_says_whether_the_staged_cards_go_out(
    melds: str, hand: str, *, goes_out: bool
) -> None:
    view = look(f"classic_4 turn=0.play melds={melds}/- hands={hand}/(11)/(11)/(11)")
    group = StagedGroup(tuple(card for card in view.hand if card >> 2 != FIVE))

    assert turn_status(view, make_draft(view, (group,)), ()).goes_out == goes_out


def test_the_offer_to_go_out_says_which_penalty_falls_due() -> None:
    """Regression: nothing was said of the 2,500 points for unfinished sevens."""
    now = told(
        "american turn=0.play pile=5d hands=Kc8h/(13)/(13)/(13)"
        " melds=[QcQdQhQsQc2c2d][TcTdThTsTcTdTh][KsKhKd][7c7d7h7s7c7d]/-"
    )

    assert now.planned is not None
    move = moves_text(now.planned.actions, now.planned.observation)
    assert what_now_words(now, ("You",) * 4, 0, move)[1] == (
        "You can go out: add a king to the kings and discard 8♥."
        " Unfinished natural meld: \N{MINUS SIGN}2,500."
    )
