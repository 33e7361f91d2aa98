"""What can be seen at the table that speaks for an action, in sentences."""

from __future__ import annotations

from typing import Final

from canasta_qt.advice import Advice, AdviceReason
from canasta_qt.cards import RANKS, Card, Rank, is_wild, rank_of
from canasta_qt.engine.generate import takes
from canasta_qt.engine.moves.taking_pile import pile_refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.facts import frozen_to, opening_minimum
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.terms import class_of
from canasta_qt.rules.values import PileAccess
from canasta_qt.translate import capital, figure, plural, translate
from canasta_qt.wording import cards
from canasta_qt.wording.advice import texts
from canasta_qt.wording.player_names import PlayerNames

_FEW: Final = 2
"""Unseen cards of a rank that are worth a word."""
_ABOUT_THE_NEXT: Final = (AdviceReason.SAFE_DISCARD, AdviceReason.LEAST_LOSS)
"""Grounds of discards that look at what the next player may do."""


def next_seat(observation: Observation) -> int:
    """The seat that plays after the one whose view it is."""
    return observation.position.terms.next_seat[observation.seat]


def never_taken(observation: Observation) -> bool:
    """Return whether this is a game in which a discard is nobody's gain."""
    return observation.position.terms.pile.pile_access is PileAccess.NEVER


def laid_cards(action: actions.Action) -> tuple[Card, ...]:
    """The cards of all plays of an action."""
    if not isinstance(action, actions.LayDown | actions.TakePile):
        return ()
    return tuple(actions.cards_in(action.plays))


def fact_words(advice: Advice, people: PlayerNames) -> str:
    """Word what can be seen that speaks for an action; empty where that is nothing.

    Of one who may not have noticed it nothing is said.
    """
    if (
        isinstance(advice.action, actions.Discard)
        and advice.explanation.reason in _ABOUT_THE_NEXT
    ):
        return _discard_fact(advice, advice.action.card, people)
    if (
        isinstance(advice.action, actions.TakePile)
        and advice.explanation.reason not in texts.NOTICED
    ):
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
                card=capital(cards.card_in_sentence(other)),
                meld=their_meld(advice.observation, other, people),
            )
        )
    return " ".join(fact for fact in facts if fact)


def _thrown(observation: Observation, card: Card, people: PlayerNames) -> str:
    """Word how often the next player has thrown the rank."""
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
    ranks = cards.rank_name(rank) if count == 1 else cards.rank_plural(rank)
    text = translate("advice", "{name} has thrown {number} {ranks}.")
    if follower == people.viewer:
        text = translate("advice", "You have thrown {number} {ranks}.")
    return text.format(
        name=people.name(follower), number=cards.number_word(count), ranks=ranks
    )


def _unseen(advice: Advice, card: Card) -> str:
    """Word how few cards of the rank are where nobody can see them."""
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
        return words.format(rank=cards.rank_name(rank))
    return (
        plural(left)
        .translate("advice", "Only %n of the {total} {ranks} (is/are) unseen.", "", 1)
        .format(total=figure(total), ranks=cards.rank_plural(rank))
    )


def _dearest(advice: Advice) -> Card | None:
    """Another discard that was weighed and would feed a meld of theirs."""
    if not advice.may_show_hand:
        return None
    for each in advice.candidates:
        action = each.action
        if isinstance(action, actions.Discard) and action != advice.action:
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
    ranks = cards.rank_plural(rank_of(card))
    if people.side_count == 2:
        return people.whose(side, ranks)
    seats = people.seats_of(side)
    if len(seats) == 1:
        text = translate("advice", "{name}’s {ranks}")
        return text.format(name=people.inner(seats[0]), ranks=ranks)
    text = translate("advice", "the {ranks} of {names}")
    return text.format(ranks=ranks, names=people.members(side))


def _take_fact(advice: Advice) -> str:
    """Word what the pile is good for."""
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
        facts.append(words.format(number=capital(cards.number_word(fitting))))
    if wilds:
        facts.append(
            plural(wilds).translate("advice", "It holds %n wild card(s).", "", 1)
        )
    return " ".join(facts)


NOT_TAKEN: Final = (AdviceReason.NOTHING_TO_TAKE, AdviceReason.PILE_NOT_WORTH_IT)
"""Grounds of drawing that ask why the pile is left."""
_DISCARDS: Final = (
    AdviceReason.SAFE_DISCARD,
    AdviceReason.LEAST_LOSS,
    AdviceReason.SEEMED_SAFE,
    AdviceReason.SEEMED_LEAST,
    AdviceReason.STOP_THE_PILE,
    AdviceReason.FREEZE_THE_PILE,
)


def not_taken_words(advice: Advice, people: PlayerNames) -> str:
    """Word why a seat leaves the pile: the rules, the hand, or the price."""
    observation = advice.observation
    position = observation.position
    refused = pile_refusal(position, observation.seat)
    if refused is not None:
        source = texts.NO_PILE[refused.reason]
    elif not advice.may_show_hand:
        source = texts.SENTENCES[advice.explanation.reason].closed
    elif next(takes(position), None) is not None:
        source = texts.SENTENCES[AdviceReason.PILE_NOT_WORTH_IT].usual
    else:
        source = _lacking(observation, people)
    top = position.pile[-1] if position.pile else None
    needed = opening_minimum(position, observation.side)
    words = translate("", source).format(
        card="" if top is None else cards.card_in_sentence(top),
        rank="" if top is None else cards.rank_name(rank_of(top)),
        pile=cards.card_count(len(position.pile)),
        need=figure(max(needed, 0)),
    )
    return capital(words)


def _lacking(observation: Observation, people: PlayerNames) -> str:
    """What the hand lacks to take a pile that others might take."""
    position = observation.position
    held = position.ranks[observation.seat][rank_of(position.pile[-1])]
    own = observation.seat == people.viewer
    if held == 0:
        return texts.YOU_HOLD_NONE if own else texts.HOLDS_NONE
    opened = position.melds[observation.side]
    if held == 1 and (opened or frozen_to(position, observation.side)):
        return texts.YOU_HOLD_ONE if own else texts.HOLDS_ONE
    if not opened and _most_laid(observation) < opening_minimum(
        position, observation.side
    ):
        return texts.DOES_NOT_OPEN
    return texts.SENTENCES[AdviceReason.PILE_NOT_WORTH_IT].closed


def _most_laid(observation: Observation) -> int:
    """Points of all that might be laid with the top card: more than melds allow.

    The openings that the rules list leave out some with many wild cards, so that a
    hand is only said to fall short where nothing could help it.
    """
    position = observation.position
    points, top = position.terms.points, position.pile[-1]
    counts = position.ranks[observation.seat]
    wilds = sum(is_wild(card) for card in observation.hand)
    anything = wilds > 1 or position.terms.melds.sequences
    alike = 2 if wilds else 3
    useful = [
        card
        for card in observation.hand
        if anything
        or is_wild(card)
        or rank_of(card) == rank_of(top)
        or counts[rank_of(card)] >= alike
    ]
    return points[top] + sum(points[card] for card in useful)


def discard_source(advice: Advice) -> str | None:
    """The sentence for what a discard does to the pile; None if it is another's."""
    action = advice.action
    if (
        not isinstance(action, actions.Discard)
        or advice.explanation.reason not in _DISCARDS
    ):
        return None
    card = action.card
    if never_taken(advice.observation):
        return texts.NEEDED_LEAST
    if (
        advice.explanation.reason is AdviceReason.LEAST_LOSS
        and foe_with(advice.observation, card) >= 0
    ):
        return texts.FEEDS
    if advice.explanation.reason is AdviceReason.FREEZE_THE_PILE:
        return _freezing(advice.observation, card)
    if advice.explanation.reason is AdviceReason.STOP_THE_PILE and not _stops(
        advice.observation, card
    ):
        return texts.NEEDED_LEAST
    return texts.SENTENCES[advice.explanation.reason].usual


def _stops(observation: Observation, card: Card) -> bool:
    return class_of(card) in observation.position.terms.pile.top_blocks


def _freezing(observation: Observation, card: Card) -> str:
    """What a wild discard does: it may freeze, stop, or change nothing."""
    position = observation.position
    pile = position.terms.pile
    if position.frozen or pile.pile_always_frozen:
        return texts.STAYS_FROZEN
    if is_wild(card) and class_of(card) in pile.freezing_discards:
        return texts.SENTENCES[AdviceReason.FREEZE_THE_PILE].usual
    return texts.STOPS if _stops(observation, card) else texts.NEEDED_LEAST
