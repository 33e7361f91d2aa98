"""Why somebody acts who does not notice everything: told from what was in mind.

What lies open to all may be named although it was overlooked; facts that speak for an
action are not, because nobody knows whether they were thought of.
"""

from __future__ import annotations

from canasta_qt.advice import Advice
from canasta_qt.cards import Card, rank_of
from canasta_qt.engine.state.actions import Discard
from canasta_qt.translate import capital, figure, translate
from canasta_qt.wording.advice.texts import (
    CANASTA_WITH_THE_PILE,
    GROUNDS,
    MISSED_JOIN,
    MISSED_TAKE,
    NEEDED_LEAST,
    NOTICED,
    YOU_HOLD,
)
from canasta_qt.wording.advice.visible_facts import never_taken, next_seat, their_meld
from canasta_qt.wording.cards import (
    card_count,
    card_in_sentence,
    cards_phrase,
    number_word,
    rank_name,
    rank_plural,
)
from canasta_qt.wording.player_names import PlayerNames


def noticed_words(advice: Advice, people: PlayerNames) -> str:
    """Word what was noticed or overlooked; empty for one who notices everything."""
    if advice.explanation.reason not in NOTICED:
        return ""
    pile = len(advice.observation.position.pile) + isinstance(advice.action, Discard)
    card = advice.explanation.cards[0] if advice.explanation.cards else None
    own = (
        advice.explanation.cards[1:]
        if advice.explanation.reason == "overlooked_pile"
        else ()
    )
    feeds = card if advice.explanation.reason == "overlooked_meld" else None
    holds = card if advice.explanation.reason == "forgot_hand" else None
    source = _source(advice, people)
    words = translate("advice", source).format(
        card="" if card is None else card_in_sentence(card),
        cards=cards_phrase(own),
        pile=card_count(pile),
        need=figure(advice.explanation.need),
        next=people.inner(next_seat(advice.observation)),
        melds="" if feeds is None else their_meld(advice.observation, feeds, people),
        holder="" if holds is None else people.inner(advice.explanation.need),
        held="" if holds is None else _held(advice.explanation.number, holds),
    )
    return capital(words)


def _source(advice: Advice, people: PlayerNames) -> str:
    """The sentence of the ground, or the one that says more where that may be said."""
    if isinstance(advice.action, Discard) and never_taken(advice.observation):
        return NEEDED_LEAST
    if advice.explanation.reason == "saw_the_pile" and advice.explanation.need < 0:
        return CANASTA_WITH_THE_PILE
    if (
        advice.explanation.reason == "overlooked_pile"
        and advice.may_show_hand
        and advice.explanation.cards
    ):
        return MISSED_TAKE if advice.explanation.cards[1:] else MISSED_JOIN
    if advice.explanation.reason == "saw_the_pile" and advice.explanation.need:
        return GROUNDS["open_with_pile"]
    if (
        advice.explanation.reason == "forgot_hand"
        and advice.explanation.need == people.viewer
    ):
        return YOU_HOLD
    return NOTICED[advice.explanation.reason]


def _held(number: int, card: Card) -> str:
    rank = rank_of(card)
    ranks = rank_name(rank) if number == 1 else rank_plural(rank)
    text = translate("advice", "{number} {ranks}")
    return text.format(number=number_word(number), ranks=ranks)
