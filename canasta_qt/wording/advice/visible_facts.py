"""Facts that are visible to everybody at the table and support an action, as
sentences."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta_qt.advice import PUBLIC_REASONS, Advice, AdviceReason, ReasonText
from canasta_qt.cards import RANK_COUNT, Card, Rank, is_wild, rank_of
from canasta_qt.engine.generate import legal_takes
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out import fits_meld_of_side
from canasta_qt.engine.moves.taking_pile import pile_refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.events import CardDiscarded
from canasta_qt.engine.state.facts import is_frozen_for, opening_minimum
from canasta_qt.engine.state.melds import RUN
from canasta_qt.engine.state.observation import Observation, unseen_cards
from canasta_qt.engine.state.refusals import Reason
from canasta_qt.engine.state.terms import card_class
from canasta_qt.rules.values import PileAccess, TakeWay
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.wording import cards
from canasta_qt.wording.advice import texts
from canasta_qt.wording.player_names import PlayerNames

_MAX_UNSEEN_CARDS: Final = 2
"""Largest number of unseen cards of a rank for which a sentence mentions them."""
_NEXT_PLAYER_REASONS: Final = (
    AdviceReason.SAFE_DISCARD,
    AdviceReason.LEAST_LOSS,
    AdviceReason.OVERLOOKED_MELD,
)
"""Reasons for discards that depend on the possible actions of the next player."""


def seat_after_observer(observation: Observation) -> int:
    """Return the seat that plays after the observing seat."""
    return observation.position.terms.next_seat[observation.seat]


def is_next_player_unable_to_take(advice: Advice) -> bool:
    """Return whether the next player has too few cards to take the pile after a
    discard.

    Two cards are needed. None is needed if the rules permit adding the top card to a
    meld, and the side of the next player has a meld of its rank or any sequence.
    """
    position, action = advice.observation.position, advice.action
    follower = seat_after_observer(advice.observation)
    if not isinstance(action, actions.Discard) or position.size[follower] >= 2:
        return False
    rules, foe = position.terms.rules, position.terms.side_of[follower]
    frozen = is_frozen_for(position, foe)
    ways = rules.take_frozen if frozen else rules.take_unfrozen
    row = position.rank_meld[foe]
    fits = TakeWay.ADD in ways and row[rank_of(action.card)] >= 0
    runs = any(meld.form == RUN for meld in position.melds[foe])
    return not fits and not (TakeWay.ADD_SEQ in ways and runs)


def is_pile_never_taken(observation: Observation) -> bool:
    """Return whether the rules forbid taking the pile at any time."""
    return observation.position.terms.rules.pile_access is PileAccess.NEVER


def played_cards(action: actions.Action) -> tuple[Card, ...]:
    """Return the cards of all plays of an action."""
    is_discard = isinstance(action, actions.Discard)
    return () if is_discard else actions.cards_of_action(action)


class VisibleFact(NamedTuple):
    """A fact as a sentence, with the card that it concerns."""

    text: str
    card: Card | None = None
    fits_opponents_meld: bool = False
    """Whether the card fits a meld of another side."""


def fact_words(advice: Advice, people: PlayerNames) -> str:
    """Return the strongest fact about the cards that an action plays, as a sentence;
    empty if there is none."""
    own = advice.action.card if isinstance(advice.action, actions.Discard) else None
    facts = visible_facts(advice, people)
    return next((it.text for it in facts if it.card in (None, own)), "")


def visible_facts(advice: Advice, people: PlayerNames) -> Iterator[VisibleFact]:
    """Yield the facts that support an action, the strongest first.

    For a bot whose level may overlook facts there is only one: that its discard fits a
    meld, which the bot overlooked.
    """
    action, reason = advice.action, advice.explanation.reason
    if isinstance(action, actions.Discard) and reason in _NEXT_PLAYER_REASONS:
        yield from _discard_facts(advice, action.card, people)
    if isinstance(action, actions.TakePile) and reason not in PUBLIC_REASONS:
        taken = _take_fact(advice)
        if taken:
            yield VisibleFact(taken)


def _discard_facts(
    advice: Advice, card: Card, people: PlayerNames
) -> Iterator[VisibleFact]:
    observation = advice.observation
    if (
        is_wild(card)
        or rank_of(card) >= Rank(RANK_COUNT - 2)
        or is_pile_never_taken(observation)
    ):
        return
    reason = advice.explanation.reason
    if other_side_with_rank(observation, card) >= 0:  # another side can use the card
        if reason is not AdviceReason.SAFE_DISCARD:
            yield VisibleFact(
                _fit_text(observation, card, people), card, fits_opponents_meld=True
            )
        return
    if reason is AdviceReason.OVERLOOKED_MELD:
        return
    seen = _discarded_text(observation, card, people) or _unseen(advice, card, people)
    if seen:
        yield VisibleFact(seen, card)
    worse = worse_discard(advice, people)
    if worse is not None:
        yield worse


def worse_discard(advice: Advice, people: PlayerNames) -> VisibleFact | None:
    """Return the fact that another discard would fit a meld of another side; None if
    there is none."""
    other = _dearest(advice) if isinstance(advice.action, actions.Discard) else None
    if other is None or is_pile_never_taken(advice.observation):
        return None
    return VisibleFact(
        _fit_text(advice.observation, other, people), other, fits_opponents_meld=True
    )


def _discarded_text(observation: Observation, card: Card, people: PlayerNames) -> str:
    """Return a sentence on how often the next player has discarded the rank of a card;
    empty for 0 times."""
    follower = seat_after_observer(observation)
    rank = rank_of(card)
    count = sum(
        isinstance(event, CardDiscarded)
        and event.seat == follower
        and rank_of(event.card) == rank
        for event in observation.history
    )
    if not count:
        return ""
    text = tr("{name} discarded {counted}.")
    if follower == people.viewer:
        text = tr("You discarded {counted}.")
    cards_thrown = cards.count_of_rank(rank, count, "object")
    return text.format(name=people.names[follower], counted=cards_thrown)


def _unseen(advice: Advice, card: Card, people: PlayerNames) -> str:
    """Return a sentence on how few cards of a card's rank are unseen; empty if there
    are more than `_MAX_UNSEEN_CARDS`."""
    observation, rank = advice.observation, rank_of(card)
    position = observation.position
    left = sum(each >> 2 == rank for each in unseen_cards(position))
    if not advice.may_show_hand:
        # Only the discarded card is visible by then, the other cards are hidden.
        left += position.ranks[observation.seat][rank] - 1
    if left > _MAX_UNSEEN_CARDS:
        return ""
    ranks = cards.rank_plural(rank)
    own = advice.may_show_hand and observation.seat == people.viewer
    if own and left:
        text = tr_n("You have seen all but %n of the {ranks}.", left)
    elif own:
        text = tr("You have seen all the other {ranks}.")
    elif left:
        text = tr_n("All but %n of the {ranks} have been seen.", left)
    else:
        text = tr("All the other {ranks} have been seen.")
    return text.format(ranks=ranks)


def _dearest(advice: Advice) -> Card | None:
    """Return another evaluated discard, no wild card, that fits a meld of another side;
    None if there is none."""
    if not advice.may_show_hand:
        return None
    for each in advice.candidates:
        action = each.action
        if isinstance(action, actions.Discard) and action != advice.action:
            card = action.card
            if (
                not is_wild(card)
                and other_side_with_rank(advice.observation, card) >= 0
            ):
                return card
    return None


def other_side_with_rank(observation: Observation, card: Card) -> int:
    """Return another side that has a meld of the card's rank; -1 if there is none."""
    position = observation.position
    if is_wild(card) or rank_of(card) >= Rank(RANK_COUNT - 2):
        return -1
    for side in range(position.terms.sides):
        if side != observation.side and position.rank_meld[side][rank_of(card)] >= 0:
            return side
    return -1


def _fit_text(observation: Observation, card: Card, people: PlayerNames) -> str:
    """Return a sentence on the side, other than the observing one, that could add a
    card to a meld; empty if there is none."""
    side = other_side_with_rank(observation, card)
    seats = people.seats_of(side)
    if people.is_own_side(side):
        text = tr("You could add {card} to your {ranks}.")
    elif len(seats) == 1:
        text = tr("{name} could add {card} to the {ranks}.")
    elif people.side_count == 2 and people.viewer >= 0:
        text = tr("Your opponents could add {card} to their {ranks}.")
    else:
        text = tr("{names} could add {card} to their {ranks}.")
    return text.format(
        card=cards.card_sign(card),
        ranks=cards.rank_plural(rank_of(card), "after to"),
        name=people.names[seats[0]],
        names=people.member_names(side),
    )


def opponents_meld_words(
    observation: Observation, action: actions.Action, people: PlayerNames
) -> str:
    """Return a sentence on a discard that fits a meld of another side; empty for other
    actions."""
    if not isinstance(action, actions.Discard) or is_pile_never_taken(observation):
        return ""
    card = action.card
    if other_side_with_rank(observation, card) >= 0:
        return _fit_text(observation, card, people)
    return ""


def _take_fact(advice: Advice) -> str:
    """Return a sentence on cards of the pile below the top card that fit melds of the
    side, or else on a wild card in the pile; empty without such cards."""
    observation = advice.observation
    position = observation.position
    row = position.rank_meld[observation.side]
    rest = [card for card in position.pile[:-1] if card >= 0 and not is_wild(card)]
    if any(rank_of(card) < RANK_COUNT and row[rank_of(card)] >= 0 for card in rest):
        return tr("More of its cards fit melds on the table.")
    if any(card >= 0 and is_wild(card) for card in position.pile):
        return tr("It also brings a wild card.")
    return ""


PILE_NOT_TAKEN_TEXT: Final = (
    AdviceReason.NOTHING_TO_TAKE,
    AdviceReason.PILE_NOT_WORTH_IT,
)
"""Reasons for drawing whose sentences say why the pile is not taken."""
_WEAK_BOT_REASONS: Final = (
    AdviceReason.SEEMED_SAFE,
    AdviceReason.SEEMED_LEAST,
    AdviceReason.LOW_FIRST,
    AdviceReason.OVERLOOKED_MELD,
    AdviceReason.FORGOT_HAND,
)
"""Reasons for discards of bots that may overlook things."""
_DISCARDS: Final = (
    *_WEAK_BOT_REASONS,
    AdviceReason.SAFE_DISCARD,
    AdviceReason.LEAST_LOSS,
    AdviceReason.STOP_THE_PILE,
    AdviceReason.FREEZE_THE_PILE,
)


def pile_not_taken_words(advice: Advice, people: PlayerNames) -> str:
    """Return why a seat does not take the pile: a rule, its hand, or the cost."""
    observation = advice.observation
    position = observation.position
    refused = pile_refusal(position, observation.seat)
    own = observation.seat == people.viewer
    if refused is not None:
        refusal = refused.reason.value
        source = refusal.for_any_seat or refusal.sentence
        if own and refused.reason is Reason.OPENING_NOT_FROM_PILE:
            source = texts.OPEN_FIRST_TEXT
    elif not advice.may_show_hand:
        source = AdviceReason.PILE_NOT_WORTH_IT.value.hand_hidden
    elif next(legal_takes(position), None) is not None:
        source = AdviceReason.PILE_NOT_WORTH_IT.value.usual
    else:
        text = _missing_cards_text(observation)
        source = text.for_reader if own else text.usual
    top = position.pile[-1] if position.pile else None
    needed = opening_minimum(position, observation.side)
    return tr(source).format(
        card="" if top is None else cards.card_in_sentence(top),
        ranks="" if top is None else cards.rank_plural(rank_of(top)),
        pile=cards.card_count(len(position.pile)),
        need=number_text(max(needed, 0)),
        name=people.names[observation.seat],
    )


def _missing_cards_text(observation: Observation) -> ReasonText:
    """Return the sentence on the cards that are missing in the hand to take the
    pile."""
    position = observation.position
    held = position.ranks[observation.seat][rank_of(position.pile[-1])]
    if held == 0:
        return texts.NO_CARDS_OF_RANK_TEXT
    opened = position.melds[observation.side]
    frozen = is_frozen_for(position, observation.side)
    if held == 1 and (opened or frozen):
        wild = TakeWay.NAT_WILD in position.terms.rules.take_unfrozen
        if frozen or not wild:
            return texts.NEEDS_PAIR_TEXT
        if not any(is_wild(card) for card in observation.hand):
            return texts.NEEDS_PAIR_OR_WILD_TEXT
    elif not opened and _most_laid(observation) < opening_minimum(
        position, observation.side
    ):
        return texts.CANNOT_OPEN_TEXT
    return AdviceReason.NOTHING_TO_TAKE.value


def _most_laid(observation: Observation) -> int:
    """Return an upper bound of the points of melds with the top card.

    Initial melds with several wild cards or with sequences are not enumerated; their
    upper bound is the points of all cards of the hand.
    """
    position = observation.position
    points, top = position.terms.points, position.pile[-1]
    counts = position.ranks[observation.seat]
    wilds = sum(is_wild(card) for card in observation.hand)
    anything = wilds > 1 or position.terms.rules.sequences
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
    """Return the source string on the effect of a discard on the pile; None if the
    usual string applies."""
    action = advice.action
    if (
        not isinstance(action, actions.Discard)
        or advice.explanation.reason not in _DISCARDS
    ):
        return None
    observation, card = advice.observation, action.card
    if is_pile_never_taken(observation):
        return _never_taken(advice, card)
    match advice.explanation.reason:
        case AdviceReason.FREEZE_THE_PILE:
            return _freezing_source(observation, card)
        case AdviceReason.STOP_THE_PILE if not _stops(observation, card):
            return _needed_least(observation, card)
        case AdviceReason.LEAST_LOSS:
            return _risk_source(advice, card)
        case _:
            return None


def _never_taken(advice: Advice, card: Card) -> str | None:
    """Return the source string on a discard in a game that never takes the pile; None
    if the usual string applies."""
    position, seat = advice.observation.position, advice.observation.seat
    reason = advice.explanation.reason
    if fits_meld_of_side(position, seat, card):
        is_spare = position.size[seat] > 2 or bool(position.feet[seat])
        if reason in _WEAK_BOT_REASONS and is_spare:
            return texts.OVERLOOKED_FIT_TEXT
        others = _other_discards(advice)
        if not all(fits_meld_of_side(position, seat, other) for other in others):
            return texts.CAUSE_TEXTS[texts.FEATURE_TEXTS["in_hand"]][0]
        return texts.FITTING_DISCARD_TEXT
    if reason is AdviceReason.LOW_FIRST:
        return None
    return _needed_least(advice.observation, card)


def _needed_least(observation: Observation, card: Card) -> str:
    terms = observation.position.terms
    dear = terms.penalties[card] > terms.points[card]
    return texts.HAND_PENALTY_TEXT if dear else texts.LEAST_USEFUL_CARD_TEXT


def _risk_source(advice: Advice, card: Card) -> str | None:
    """Return the source string for a risky discard: what the next player needs to take
    the pile, or why no safer card is discarded.

    None if the usual string applies.
    """
    position = advice.observation.position
    foe = position.terms.side_of[seat_after_observer(advice.observation)]
    if not position.pile and not _is_pile_given(advice.observation, card, foe):
        return texts.NO_PILE_TEXT
    if not position.melds[foe] and opening_minimum(position, foe) > 0:
        return texts.OPENING_RISK_TEXT
    if is_frozen_for(position, foe):
        return texts.PAIR_RISK_TEXT
    if kept_blocker(advice) is not None:
        return texts.BLOCKER_KEPT_TEXT
    safer = _is_other_discard_safer(advice, card)
    if _is_pile_given(advice.observation, card, foe):
        return texts.GIVEN_PILE_FOR_HAND_TEXT if safer else texts.GIVEN_PILE_TEXT
    return texts.BETTER_HAND_TEXT if safer else None


def _is_pile_given(observation: Observation, card: Card, foe: int) -> bool:
    """Return whether a discard fits a meld of the side `foe`, so that the side can take
    the pile, which must not be frozen."""
    position, rank = observation.position, rank_of(card)
    adds = TakeWay.ADD in position.terms.rules.take_unfrozen
    return adds and not is_wild(card) and position.rank_meld[foe][rank] >= 0


def kept_blocker(advice: Advice) -> Card | None:
    """Return a three of the hand, other than the discarded card, whose discard would
    block the pile; None if there is none."""
    threes = (
        card
        for card in _other_discards(advice)
        if not is_wild(card) and _stops(advice.observation, card)
    )
    return next(threes, None)


def _is_other_discard_safer(advice: Advice, advised: Card) -> bool:
    """Return whether the advised discard visibly helps an opponent, while another
    natural card would not."""
    observation = advice.observation
    return _helps_opponent(observation, advised) and any(
        not is_wild(card) and not _helps_opponent(observation, card)
        for card in _other_discards(advice)
    )


def is_helping(advice: Advice) -> bool:
    """Return whether an action is a discard that visibly helps an opponent."""
    action = advice.action
    return isinstance(action, actions.Discard) and _helps_opponent(
        advice.observation, action.card
    )


def known_of_next(advice: Advice) -> int:
    """Return how many cards of a discarded rank the next player is known to hold."""
    action = advice.action
    if not isinstance(action, actions.Discard):
        return 0
    rank, follower = action.card >> 2, seat_after_observer(advice.observation)
    known = advice.observation.position.known[follower]
    return sum(known[rank * 4 : rank * 4 + 4])


def _helps_opponent(observation: Observation, card: Card) -> bool:
    """Return whether a card fits a meld of another side, or an opponent is known to
    hold cards of its rank."""
    position, rank = observation.position, rank_of(card)
    known = (
        sum(position.known[seat][rank * 4 : rank * 4 + 4])
        for seat, side in enumerate(position.terms.side_of)
        if side != observation.side
    )
    return other_side_with_rank(observation, card) >= 0 or any(known)


def _other_discards(advice: Advice) -> list[Card]:
    """Return the cards of the hand that could be discarded in place of the advised
    card; [] while the hand is hidden."""
    if not advice.may_show_hand:
        return []
    position = advice.observation.position
    return [
        card
        for card in dict.fromkeys(advice.observation.hand)
        if actions.DISCARD_ACTIONS[card] != advice.action
        and refusal(position, actions.DISCARD_ACTIONS[card]) is None
    ]


def points_needed_to_open(observation: Observation) -> int:
    """Return the points that the initial meld of the next player's side needs; 0 if it
    needs no points but a canasta."""
    position = observation.position
    side = position.terms.side_of[seat_after_observer(observation)]
    return max(opening_minimum(position, side), 0)


def _stops(observation: Observation, card: Card) -> bool:
    return card_class(card) in observation.position.terms.rules.top_blocks


def _freezing_source(observation: Observation, card: Card) -> str:
    """Return the source string for a discard: the pile remains frozen, a wild card
    freezes it, a card blocks it, or what the next player would need."""
    position = observation.position
    rules = position.terms.rules
    if position.frozen or rules.pile_always_frozen:
        return texts.FROZEN_PILE_TEXT
    if is_wild(card) and card_class(card) in rules.freezing_discards:
        return AdviceReason.FREEZE_THE_PILE.value.usual
    blocks = AdviceReason.STOP_THE_PILE.value.usual
    return blocks if _stops(observation, card) else _needed_least(observation, card)
