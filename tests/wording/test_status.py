import pytest

from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Moment, Offer, WhatNow
from canasta_qt.wording.table.status import what_now
from tests.wording.samples import NAMES, card, cards, rank

MINE = "Your turn."
FROZEN = Refusal(Reason.PILE_IS_FROZEN, cards=(card("6h"),))
STOPPED = Refusal(Reason.PILE_IS_BLOCKED, cards=(card("3c"),))


@pytest.mark.parametrize(
    ("what", "head", "rest"),
    [
        (
            WhatNow(Moment.DRAW, refusal=FROZEN),
            MINE,
            "Draw a card. The pile is frozen: you need two natural sixes in your hand.",
        ),
        (
            WhatNow(Moment.DRAW, refusal=STOPPED),
            MINE,
            "Draw a card. The black three blocks the pile this turn.",
        ),
        (
            WhatNow(Moment.DRAW, refusal=Refusal(Reason.PILE_IS_EMPTY)),
            MINE,
            "Draw a card.",
        ),
        (WhatNow(Moment.DRAW, draw_count=2), MINE, "Draw 2 cards."),
        (
            WhatNow(Moment.DRAW_OR_TAKE, cards=cards("8h8s")),
            MINE,
            "Draw a card, or take the pile with two eights.",
        ),
        (
            WhatNow(Moment.DRAW_OR_TAKE, cards=cards("8h2s")),
            MINE,
            "Draw a card, or take the pile with an eight and a two.",
        ),
        (
            WhatNow(Moment.DRAW_OR_TAKE, rank=rank("8"), draw_count=2),
            MINE,
            "Draw 2 cards, or take the pile onto your eights.",
        ),
        (WhatNow(Moment.DRAW_OR_TAKE), MINE, "Draw a card, or take the pile."),
        (
            WhatNow(Moment.MUST_TAKE, rank=rank("9")),
            MINE,
            "The stock is empty: take the pile onto your nines.",
        ),
        (
            WhatNow(Moment.CANNOT_DRAW, cards=cards("9h9s")),
            MINE,
            "The stock is empty: take the pile with two nines, or the round ends.",
        ),
        (
            WhatNow(Moment.CANNOT_DRAW, refusal=FROZEN),
            MINE,
            "The stock is empty and the pile cannot be taken: the round ends.",
        ),
        (WhatNow(Moment.PLAY), MINE, "Meld if you like, then discard one card."),
        (
            WhatNow(Moment.PLAY, threes=cards("3h3d")),
            MINE,
            "You can lay out two red threes. Meld if you like, then discard one card.",
        ),
        (
            WhatNow(Moment.CHOSEN, cards=cards("QhQsQdQc"), points=40),
            MINE,
            "Selected: four queens (40 points).",
        ),
        (
            WhatNow(
                Moment.PLAY, (Offer(Command.DECLARE, hand="straight"),), points=3000
            ),
            MINE,
            "You hold a straight: meld it all for 3,000 points, or play on.",
        ),
        (
            WhatNow(Moment.STAGED, points=85, need=90),
            MINE,
            "85 of 90 points. Add 5 more, or take the cards back.",
        ),
        (
            WhatNow(Moment.STAGED, points=95, need=90),
            MINE,
            "95 of 90 points. Meld, or take the cards back.",
        ),
        (
            WhatNow(Moment.STAGED, points=20, goes_out=True),
            MINE,
            "20 points. Meld and go out, or take the cards back.",
        ),
        (
            WhatNow(
                Moment.STAGED, points=30, refusal=Refusal(Reason.TOO_FEW_NATURALS, 1, 2)
            ),
            MINE,
            "30 points. A meld needs at least 2 natural cards; this has 1.",
        ),
        (
            WhatNow(Moment.AIR, cards=cards("2c")),
            MINE,
            "Drop on a highlighted place, or press Esc to put the card back.",
        ),
        (
            WhatNow(Moment.AIR, cards=cards("2c2d")),
            MINE,
            "Drop on a highlighted place, or press Esc to put the cards back.",
        ),
        (
            WhatNow(Moment.MAY_GO_OUT, cards=cards("4c")),
            MINE,
            "You can go out: discard your last card.",
        ),
        (
            WhatNow(Moment.MUST_GO_OUT, seat=2),
            MINE,
            "Anton said yes: go out this turn.",
        ),
        (
            WhatNow(Moment.ANSWER, seat=2, points=165, held=11),
            "Anton asks you.",
            "Going out now leaves you with 165 points in hand; they hold 11 cards.",
        ),
        (
            WhatNow(Moment.ANSWER, seat=2, points=5, held=1),
            "Anton asks you.",
            "Going out now leaves you with 5 points in hand; they hold 1 card.",
        ),
        (
            WhatNow(Moment.ASKED, seat=2),
            "You have asked.",
            "Waiting for Anton: may you go out?",
        ),
        (WhatNow(Moment.OTHERS, seat=1), "Clara’s turn.", ""),
        (
            WhatNow(Moment.OTHERS, seat=1, cards=cards("KcKdKh")),
            "Clara’s turn.",
            "Melded so far: three kings.",
        ),
        (
            WhatNow(Moment.OTHERS, offers=(Offer(Command.SKIP),), seat=1),
            "Clara’s turn.",
            "Click the table to skip.",
        ),
        (WhatNow(Moment.HAND_OVER, seat=3), "Tomás went out.", "The round is over."),
        (WhatNow(Moment.HAND_OVER, seat=0), "You went out.", "The round is over."),
        (WhatNow(Moment.HAND_OVER), "Nobody went out.", "The round is over."),
        (WhatNow(Moment.GAME_OVER), "The game is over.", ""),
        (WhatNow(Moment.DEALING), "The cards are dealt.", ""),
    ],
    ids=lambda value: value.moment if isinstance(value, WhatNow) else "",
)
def test_the_line_says_whose_turn_it_is_and_what_can_be_done(
    what: WhatNow, head: str, rest: str
) -> None:
    assert what_now(what, NAMES, viewer=0) == (head, rest)


@pytest.mark.parametrize("moment", Moment)
def test_every_moment_has_a_line_even_without_numbers(moment: Moment) -> None:
    head, rest = what_now(WhatNow(moment), NAMES, viewer=0)

    assert head.endswith(".")
    assert not any(mark in head + rest for mark in "!{}")
