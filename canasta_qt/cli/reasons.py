"""Why a bot acts, in one plain English sentence for logs and tools.

The window words the same facts itself, in the player's language.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.rule_bots.bot import Because, Ground
from canasta_qt.cards import cards_text

_SENTENCES: Final[dict[Ground, str]] = {
    Ground.ONLY_CHOICE: "There is nothing else to do.",
    Ground.AT_RANDOM: "Chosen by chance.",
    Ground.NOTHING_TO_TAKE: "The pile cannot be taken.",
    Ground.PILE_NOT_WORTH_IT: "The pile is not worth what it would cost: {number} cards"
    " under {cards}.",
    Ground.TAKE_ONTO_MELD: "{cards} fits a meld, and the pile comes with it:"
    " {number} cards.",
    Ground.TAKE_WITH_PAIR: "The pair wins {number} cards.",
    Ground.TAKE_WITH_WILD: "{number} cards are worth a wild card.",
    Ground.OPEN_WITH_PILE: "{cards} opens with what is in the hand ({need} needed).",
    Ground.OPEN: "{number} points open ({need} needed).",
    Ground.COMPLETE_CANASTA: "It completes a canasta.",
    Ground.LAY_CARDS: "Cards on the table count, and cards in the hand cost.",
    Ground.LAY_ALL_LATE: "The round may end soon: whatever can be laid is laid.",
    Ground.GO_OUT: "It goes out.",
    Ground.ASK_FIRST: "Going out is possible, but the partner holds {number} cards.",
    Ground.HANDS_ALLOW_IT: "Going out now is good although {number} points stay in"
    " the hand.",
    Ground.HAND_TOO_HEAVY: "{number} points would be left in the hand.",
    Ground.SAFE_DISCARD: "The next player will hardly take the pile with {cards}.",
    Ground.LEAST_LOSS: "Every card has its price; {cards} costs least.",
    Ground.STOP_THE_PILE: "{cards} stops the pile for a turn.",
    Ground.FREEZE_THE_PILE: "Every other card would give the pile away;"
    " {cards} freezes it.",
    Ground.OVERLOOKED_PILE: "It overlooked the pile: {number} cards.",
    Ground.OVERLOOKED_MELD: "It overlooked a meld of theirs that {cards} fits.",
    Ground.FORGOT_HAND: "It forgot that seat {need} holds {number} such cards as"
    " {cards}.",
    Ground.SEEMED_SAFE: "As far as it noticed, {cards} is safe.",
    Ground.SEEMED_LEAST: "As far as it noticed, {cards} costs least.",
    Ground.SAW_THE_PILE: "It saw that {cards} wins {number} cards.",
    Ground.HURRIED: "In a hurry: whatever can be laid is laid.",
}


def reason(because: Because) -> str:
    """Word the fact that decided."""
    return _SENTENCES[because.ground].format(
        number=because.number, need=because.need, cards=cards_text(because.cards)
    )
