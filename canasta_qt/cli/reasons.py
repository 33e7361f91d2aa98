"""Why a bot acts, in one plain English sentence for logs and tools.

The window words the same facts itself, in the player's language.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.advice import AdviceReason as Reason
from canasta_qt.advice import Explanation
from canasta_qt.cards import cards_text

_SENTENCES: Final[dict[Reason, str]] = {
    Reason.NOT_RECORDED: "",
    Reason.ONLY_CHOICE: "There is nothing else to do.",
    Reason.AT_RANDOM: "Chosen by chance.",
    Reason.NOTHING_TO_TAKE: "The pile cannot be taken.",
    Reason.PILE_NOT_WORTH_IT: "The pile is not worth what it would cost: {number} cards"
    " under {cards}.",
    Reason.TAKE_ONTO_MELD: "{cards} fits a meld, and the pile comes with it:"
    " {number} cards.",
    Reason.TAKE_WITH_PAIR: "The pair wins {number} cards.",
    Reason.TAKE_WITH_WILD: "{number} cards are worth a wild card.",
    Reason.OPEN_WITH_PILE: "{cards} opens with what is in the hand ({need} needed).",
    Reason.OPEN: "{number} points open ({need} needed).",
    Reason.COMPLETE_CANASTA: "It completes a canasta.",
    Reason.LAY_CARDS: "Cards on the table count, and cards in the hand cost.",
    Reason.LAY_ALL_LATE: "The round may end soon: whatever can be laid is laid.",
    Reason.GO_OUT: "It goes out.",
    Reason.ASK_FIRST: "Going out is possible, but the partner holds {number} cards.",
    Reason.HANDS_ALLOW_IT: "Going out now is good although {number} points stay in"
    " the hand.",
    Reason.HAND_TOO_HEAVY: "{number} points would be left in the hand.",
    Reason.SAFE_DISCARD: "The next player will hardly take the pile with {cards}.",
    Reason.LEAST_LOSS: "Every card has its price; {cards} costs least.",
    Reason.STOP_THE_PILE: "{cards} stops the pile for a turn.",
    Reason.FREEZE_THE_PILE: "Every other card would give the pile away;"
    " {cards} freezes it.",
    Reason.OVERLOOKED_PILE: "It overlooked the pile: {number} cards.",
    Reason.OVERLOOKED_MELD: "It overlooked a meld of theirs that {cards} fits.",
    Reason.FORGOT_HAND: "It forgot that seat {need} holds {number} such cards as"
    " {cards}.",
    Reason.SEEMED_SAFE: "As far as it noticed, {cards} is safe.",
    Reason.SEEMED_LEAST: "As far as it noticed, {cards} costs least.",
    Reason.SAW_THE_PILE: "It saw that {cards} wins {number} cards.",
    Reason.HURRIED: "In a hurry: whatever can be laid is laid.",
}


def reason(because: Explanation) -> str:
    """Word the fact that decided."""
    return _SENTENCES[because.reason].format(
        number=because.number, need=because.need, cards=cards_text(because.cards)
    )
