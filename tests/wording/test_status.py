"""The status line in words."""

import pytest

from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Offer, TurnState, TurnStatus
from canasta_qt.wording.table.status import status_line_text
from tests.wording.samples import NAMES, card, cards, rank

FROZEN = Refusal(Reason.PILE_IS_FROZEN, cards=(card("6h"),))
STOPPED = Refusal(Reason.PILE_IS_BLOCKED, cards=(card("3c"),))


OWN_TURN = {
    TurnStatus(
        TurnState.DRAW, refusal=FROZEN
    ): "Draw a card. The pile is frozen: you need two natural sixes in your hand.",
    TurnStatus(
        TurnState.DRAW, refusal=STOPPED
    ): "Draw a card. The black three blocks the pile this turn.",
    TurnStatus(TurnState.DRAW, refusal=Refusal(Reason.PILE_IS_EMPTY)): "Draw a card.",
    TurnStatus(TurnState.DRAW, draw_count=2): "Draw 2 cards.",
    TurnStatus(
        TurnState.DRAW_OR_TAKE, cards=cards("8h8s")
    ): "Draw a card, or take the pile with two eights.",
    TurnStatus(
        TurnState.DRAW_OR_TAKE, cards=cards("8h2s")
    ): "Draw a card, or take the pile with an eight and a two.",
    TurnStatus(
        TurnState.DRAW_OR_TAKE, rank=rank("8"), draw_count=2
    ): "Draw 2 cards, or take the pile onto your eights.",
    TurnStatus(TurnState.DRAW_OR_TAKE): "Draw a card, or take the pile.",
    TurnStatus(
        TurnState.MUST_TAKE, rank=rank("9")
    ): "The stock is empty: take the pile onto your nines.",
    TurnStatus(
        TurnState.CANNOT_DRAW, cards=cards("9h9s")
    ): "The stock is empty: take the pile with two nines, or the round ends.",
    TurnStatus(
        TurnState.CANNOT_DRAW, refusal=FROZEN
    ): "The stock is empty and the pile cannot be taken: the round ends.",
    TurnStatus(TurnState.PLAY): "Meld if you like, then discard one card.",
    TurnStatus(
        TurnState.PLAY, threes_to_lay_out=cards("3h3d")
    ): "You can lay out two red threes. Meld if you like, then discard one card.",
    TurnStatus(
        TurnState.CHOSEN, cards=cards("QhQsQdQc"), points=40
    ): "Selected: four queens (40 points).",
    TurnStatus(
        TurnState.PLAY, (Offer(Command.DECLARE, special_hand="straight"),), points=3000
    ): "You hold a straight: meld it all for 3,000 points, or play on.",
    TurnStatus(
        TurnState.STAGED, points=85, opening_minimum=90
    ): "85 of 90 points. Add 5 more, or take the cards back.",
    TurnStatus(
        TurnState.STAGED, points=95, opening_minimum=90
    ): "95 of 90 points. Meld, or take the cards back.",
    TurnStatus(
        TurnState.STAGED, points=20, goes_out=True
    ): "20 points. Meld and go out, or take the cards back.",
    TurnStatus(
        TurnState.STAGED, points=30, refusal=Refusal(Reason.TOO_FEW_NATURALS, 1, 2)
    ): "30 points. A meld needs at least 2 natural cards; this has 1.",
    TurnStatus(
        TurnState.DRAG, cards=cards("2c")
    ): "Drop on a highlighted place, or press Esc to put the card back.",
    TurnStatus(
        TurnState.DRAG, cards=cards("2c2d")
    ): "Drop on a highlighted place, or press Esc to put the cards back.",
    TurnStatus(
        TurnState.MAY_GO_OUT, cards=cards("4c")
    ): "You can go out: discard your last card.",
    TurnStatus(TurnState.MUST_GO_OUT, seat=2): "Anton said yes: go out this turn.",
}


def name_of(value: object) -> str:
    return value.state if isinstance(value, TurnStatus) else ""


@pytest.mark.parametrize(("what", "rest"), OWN_TURN.items(), ids=name_of)
def test_in_the_players_turn_the_status_line_says_what_can_be_done(
    what: TurnStatus, rest: str
) -> None:
    assert status_line_text(what, NAMES, viewer=0) == ("Your turn.", rest)


@pytest.mark.parametrize(
    ("what", "head", "rest"),
    [
        (
            TurnStatus(TurnState.ANSWER, seat=2, points=165, opponent_card_count=11),
            "Anton asks you.",
            "Going out now leaves you with 165 points in hand; they hold 11 cards.",
        ),
        (
            TurnStatus(TurnState.ANSWER, seat=2, points=5, opponent_card_count=1),
            "Anton asks you.",
            "Going out now leaves you with 5 points in hand; they hold 1 card.",
        ),
        (
            TurnStatus(TurnState.ASKED, seat=2),
            "Question asked.",
            "Waiting for Anton: may you go out?",
        ),
        (TurnStatus(TurnState.OTHERS, seat=1), "Clara’s turn.", ""),
        (
            TurnStatus(TurnState.OTHERS, seat=1, cards=cards("KcKdKh")),
            "Clara’s turn.",
            "Melded so far: three kings.",
        ),
        (
            TurnStatus(TurnState.OTHERS, offers=(Offer(Command.SKIP),), seat=1),
            "Clara’s turn.",
            "Click the table to skip.",
        ),
        (
            TurnStatus(TurnState.HAND_OVER, seat=3),
            "Tomás went out.",
            "The round is over.",
        ),
        (
            TurnStatus(TurnState.HAND_OVER, seat=0),
            "You went out.",
            "The round is over.",
        ),
        (TurnStatus(TurnState.HAND_OVER), "Nobody went out.", "The round is over."),
        (TurnStatus(TurnState.GAME_OVER), "The game is over.", ""),
        (TurnStatus(TurnState.DEALING), "Dealing…", ""),
    ],
    ids=name_of,
)
def test_the_status_line_says_who_plays_asks_or_has_gone_out(
    what: TurnStatus, head: str, rest: str
) -> None:
    assert status_line_text(what, NAMES, viewer=0) == (head, rest)


@pytest.mark.parametrize("moment", TurnState)
def test_every_turn_status_has_a_line_even_without_numbers(moment: TurnState) -> None:
    head, rest = status_line_text(TurnStatus(moment), NAMES, viewer=0)

    assert head.endswith((".", "…"))
    assert not any(mark in head + rest for mark in "!{}")
