"""What can be seen at the table that speaks for an action, in sentences."""

from __future__ import annotations

from typing import Final

from canasta_qt.advice import Advice
from canasta_qt.cards import RANKS, Card, Rank, is_wild, rank_of
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    Discard,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
)
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.observation import Observation
from canasta_qt.rules.values import PileAccess
from canasta_qt.translate import capital, figure, plural, translate
from canasta_qt.wording.advice.texts import NOTICED
from canasta_qt.wording.cards import (
    card_in_sentence,
    number_word,
    rank_name,
    rank_plural,
)
from canasta_qt.wording.player_names import PlayerNames

_FEW: Final = 2
"""Unseen cards of a rank that are worth a word."""
_ABOUT_THE_NEXT: Final = ("safe_discard", "least_loss")
"""Grounds of discards that look at what the next player may do."""


def next_seat(observation: Observation) -> int:
    """The seat that plays after the one whose view it is."""
    return observation.position.terms.next_seat[observation.seat]


def never_taken(observation: Observation) -> bool:
    """Say whether this is a game in which a discard is nobody's gain."""
    return observation.position.terms.pile.pile_access is PileAccess.NEVER


def laid_cards(action: Action) -> tuple[Card, ...]:
    """The cards of all plays of an action."""
    if not isinstance(action, LayDown | TakePile):
        return ()
    return tuple(card for play in action.plays for card in _cards_of(play))


def _cards_of(play: MeldPlay) -> tuple[Card, ...]:
    return play.cards if isinstance(play, NewMeld | AddToMeld) else ()


def fact_words(advice: Advice, people: PlayerNames) -> str:
    """Say what can be seen that speaks for an action; empty where that is nothing.

    Of one who may not have noticed it nothing is said.
    """
    if (
        isinstance(advice.action, Discard)
        and advice.explanation.reason in _ABOUT_THE_NEXT
    ):
        return _discard_fact(advice, advice.action.card, people)
    if isinstance(advice.action, TakePile) and advice.explanation.reason not in NOTICED:
        return _take_fact(advice)
    return ""


def _discard_fact(advice: Advice, card: Card, people: PlayerNames) -> str:
    if is_wild(card) or rank_of(card) >= Rank(RANKS - 2):
        return ""
    if never_taken(advice.observation):
        return ""
    if foe_with(advice.observation, card) >= 0:
        return ""  # it feeds a meld: nothing that is seen speaks for it
    facts = [_thrown(advice.observation, card, people) or _unseen(advice, card)]
    other = _dearest(advice)
    if other is not None:
        facts.append(
            translate("advice", "{card} would feed {meld}.").format(
                card=capital(card_in_sentence(other)),
                meld=their_meld(advice.observation, other, people),
            )
        )
    return " ".join(fact for fact in facts if fact)


def _thrown(observation: Observation, card: Card, people: PlayerNames) -> str:
    """Say how often the next player has thrown the rank."""
    follower = next_seat(observation)
    rank = rank_of(card)
    count = sum(
        isinstance(event, CardDiscarded)
        and event.seat == follower
        and rank_of(event.card) == rank
        for event in observation.history
    )
    if not count:
        return ""
    ranks = rank_name(rank) if count == 1 else rank_plural(rank)
    text = translate("advice", "{name} has thrown {number} {ranks}.")
    if follower == people.viewer:
        text = translate("advice", "You have thrown {number} {ranks}.")
    return text.format(
        name=people.name(follower), number=number_word(count), ranks=ranks
    )


def _unseen(advice: Advice, card: Card) -> str:
    """Say how few cards of the rank are where nobody can see them."""
    observation, rank = advice.observation, rank_of(card)
    position = observation.position
    total = sum(each >> 2 == rank for each in position.terms.deck)
    seen = sum(each >= 0 and each >> 2 == rank for each in position.pile)
    seen += sum(
        each >> 2 == rank
        for melds in position.melds
        for meld in melds
        for each in meld.cards
    )
    seen += sum(
        position.known[seat][rank * 4 + suit]
        for seat in range(position.terms.players)
        for suit in range(4)
        if seat != observation.seat
    )
    # The card thrown is seen by then; the others of a closed hand are nobody's concern.
    seen += position.ranks[observation.seat][rank] if advice.may_show_hand else 1
    left = max(0, total - seen)
    if left > _FEW:
        return ""
    if not left:
        words = translate("advice", "No other {rank} is unseen.")
        return words.format(rank=rank_name(rank))
    return (
        plural(left)
        .translate("advice", "Only %n of the {total} {ranks} (is/are) unseen.", "", 1)
        .format(total=figure(total), ranks=rank_plural(rank))
    )


def _dearest(advice: Advice) -> Card | None:
    """Another discard that was weighed and would feed a meld of theirs."""
    if not advice.may_show_hand:
        return None
    for each in advice.candidates:
        action = each.action
        if isinstance(action, Discard) and action != advice.action:
            card = action.card
            if not is_wild(card) and foe_with(advice.observation, card) >= 0:
                return card
    return None


def foe_with(observation: Observation, card: Card) -> int:
    """Find another side that has a meld of the card's rank; -1 if there is none."""
    position = observation.position
    if is_wild(card) or rank_of(card) >= Rank(RANKS - 2):
        return -1
    for side in range(position.terms.sides):
        if side != observation.side and position.rank_meld[side][rank_of(card)] >= 0:
            return side
    return -1


def their_meld(observation: Observation, card: Card, people: PlayerNames) -> str:
    """Name the meld of another side that a card fits: `their queens`."""
    side = foe_with(observation, card)
    ranks = rank_plural(rank_of(card))
    if people.side_count == 2:
        return people.whose(side, ranks)
    seats = people.seats_of(side)
    if len(seats) == 1:
        text = translate("advice", "{name}’s {ranks}")
        return text.format(name=people.inner(seats[0]), ranks=ranks)
    text = translate("advice", "the {ranks} of {names}")
    return text.format(ranks=ranks, names=people.members(side))


def _take_fact(advice: Advice) -> str:
    """Say what the pile is good for."""
    observation = advice.observation
    position = observation.position
    row = position.rank_meld[observation.side]
    rest = [card for card in position.pile[:-1] if card >= 0 and not is_wild(card)]
    fitting = sum(rank_of(card) < RANKS and row[rank_of(card)] >= 0 for card in rest)
    wilds = sum(card >= 0 and is_wild(card) for card in position.pile)
    facts = []
    if fitting:
        words = translate(
            "advice", "{number} more of its cards can be added to melds at once."
        )
        facts.append(words.format(number=capital(number_word(fitting))))
    if wilds:
        facts.append(
            plural(wilds).translate("advice", "It holds %n wild card(s).", "", 1)
        )
    return " ".join(facts)
