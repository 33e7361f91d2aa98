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
            "Draw a card. (The pile needs a pair of sixes.)",
        ),
        (
            WhatNow(Moment.DRAW, refusal=STOPPED),
            MINE,
            "Draw a card. The pile is stopped by the black three until it is covered.",
        ),
        (
            WhatNow(Moment.DRAW, refusal=Refusal(Reason.PILE_IS_EMPTY)),
            MINE,
            "Draw a card.",
        ),
        (WhatNow(Moment.DRAW, draw_count=2), MINE, "Draw two cards."),
        (
            WhatNow(Moment.DRAW_OR_TAKE, cards=cards("8h8s")),
            MINE,
            "Draw, or take the pile with your two eights.",
        ),
        (
            WhatNow(Moment.DRAW_OR_TAKE, cards=cards("8h2s")),
            MINE,
            "Draw, or take the pile with an eight and a two.",
        ),
        (
            WhatNow(Moment.DRAW_OR_TAKE, rank=rank("8"), draw_count=2),
            MINE,
            "Draw two cards, or take the pile onto your eights.",
        ),
        (WhatNow(Moment.DRAW_OR_TAKE), MINE, "Draw, or take the pile."),
        (
            WhatNow(Moment.MUST_TAKE, rank=rank("9")),
            MINE,
            "The stock is empty: take the pile onto your nines.",
        ),
        (
            WhatNow(Moment.CANNOT_DRAW, cards=cards("9h9s")),
            MINE,
            "The stock is empty: take the pile with your two nines, or the hand ends.",
        ),
        (
            WhatNow(Moment.CANNOT_DRAW, refusal=FROZEN),
            MINE,
            "The stock is empty and the pile cannot be taken: the hand ends.",
        ),
        (WhatNow(Moment.PLAY), MINE, "Lay melds if you like, then discard one card."),
        (
            WhatNow(Moment.CHOSEN, cards=cards("QhQsQdQc"), points=40),
            MINE,
            "Four queens chosen: 40 points.",
        ),
        (
            WhatNow(
                Moment.PLAY, (Offer(Command.DECLARE, hand="straight"),), points=3000
            ),
            MINE,
            "You hold a straight: lay it all for 3,000 points, or play on.",
        ),
        (
            WhatNow(Moment.STAGED, points=85, need=90),
            MINE,
            "85 of 90 points laid ready. Add 5 more, or take them back.",
        ),
        (
            WhatNow(Moment.STAGED, points=95, need=90),
            MINE,
            "95 of 90 points laid ready. Lay them down, or take them back.",
        ),
        (
            WhatNow(Moment.STAGED, points=20, goes_out=True),
            MINE,
            "20 points laid ready. Lay them down and go out, or take them back.",
        ),
        (
            WhatNow(
                Moment.STAGED, points=30, refusal=Refusal(Reason.TOO_FEW_NATURALS, 1, 2)
            ),
            MINE,
            "30 points laid ready. "
            "A meld needs two natural cards first, and this has one.",
        ),
        (
            WhatNow(Moment.AIR, cards=cards("2c")),
            MINE,
            "Let go on a lit place, or press Esc to put the card back.",
        ),
        (
            WhatNow(Moment.AIR, cards=cards("2c2d")),
            MINE,
            "Let go on a lit place, or press Esc to put the cards back.",
        ),
        (
            WhatNow(Moment.MAY_GO_OUT, cards=cards("4c")),
            MINE,
            "You may go out: discard your last card.",
        ),
        (
            WhatNow(Moment.MUST_GO_OUT, seat=2),
            MINE,
            "Anton said yes: go out this turn.",
        ),
        (WhatNow(Moment.ANSWER, seat=2), "Anton asks.", "May I go out?"),
        (
            WhatNow(Moment.ASKED, seat=2),
            "You have asked.",
            "Anton is to answer: may you go out?",
        ),
        (WhatNow(Moment.OTHERS, seat=1), "Clara’s turn.", ""),
        (
            WhatNow(Moment.OTHERS, seat=1, cards=cards("KcKdKh")),
            "Clara’s turn.",
            "Laid so far: three kings.",
        ),
        (
            WhatNow(Moment.OTHERS, offers=(Offer(Command.SKIP),), seat=1),
            "Clara’s turn.",
            "A click on the table skips the pause.",
        ),
        (WhatNow(Moment.HAND_OVER, seat=3), "Tomás goes out.", "The hand is over."),
        (WhatNow(Moment.HAND_OVER, seat=0), "You go out.", "The hand is over."),
        (WhatNow(Moment.HAND_OVER), "Nobody goes out.", "The hand is over."),
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
