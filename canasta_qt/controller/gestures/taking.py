"""Taking the pile: the legal ways, their cards, or the refusal."""

from collections import Counter
from dataclasses import replace
from typing import Final

from canasta_qt.cards import (
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    Card,
    Rank,
    is_wild,
    rank_of,
)
from canasta_qt.controller.gestures.draft import (
    UNSPECIFIC_REFUSAL_REASONS,
    Intent,
    Turn,
    action_of_groups,
    addable_meld_numbers,
    hand_without_staged,
    meld_play,
    meld_with_number,
    play_draft_intent,
    play_or_refusal,
    stage_groups,
)
from canasta_qt.controller.gestures.laying import (
    add_to_staged_intent,
    empty_table_intent,
    meld_to_join,
)
from canasta_qt.engine.generate import legal_takes
from canasta_qt.engine.legality import (
    can_open_before_taking,
    must_open_before_taking,
    refusal,
)
from canasta_qt.engine.moves.melding import same_rank_meld_index
from canasta_qt.engine.moves.taking_pile import (
    draw_first_refusal,
    pile_refusal,
    unmet_top_card_refusal,
)
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.melds import RUN, SET, WILDS, Meld, find_meld_form
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import DRAW_PHASE, NO_MELD
from canasta_qt.engine.state.refusals import PILE_UNAVAILABLE, Reason, Refusal
from canasta_qt.gestures import (
    DRAW_BEFORE_MELD_REFUSAL,
    MELD_BEFORE_DRAW_REFUSAL,
    OTHER_CARDS_REFUSAL,
    PAIR_AND_OPENING_REFUSAL,
    PAIR_BEFORE_OPENING_REFUSAL,
    STAGED_TAKE_REFUSAL,
    TOP_CARD_MINIMUM_REFUSAL,
    Draft,
    Place,
    Prompt,
    PromptKind,
    Spot,
    StagedGroup,
    TakeChoice,
)
from canasta_qt.rules.values import InitialFromPile

_OPENING_REASONS: Final = (
    Reason.OPENING_TOO_SMALL,
    Reason.OPENING_NEEDS_CANASTA,
    Reason.OPENING_NATURALS_FROM_HAND,
    Reason.OPENING_CONDITION,
)
"""Refusals of a take that are resolved if further groups are melded with it."""

_PAIR_SIZE: Final = 2
"""Number of cards of a meld that one card completes."""


def top_card(observation: Observation) -> Card | None:
    """Return the top card of the pile; None for an empty pile."""
    return observation.position.pile[-1] if observation.position.pile else None


def legal_take_choices(observation: Observation) -> tuple[TakeChoice, ...]:
    """Return the legal ways to take the top card with the fewest hand cards, the
    cheapest first.

    A way that is legal only together with further groups of an initial meld is
    included.
    """
    top = top_card(observation)
    if top is None:
        return ()
    position = observation.position
    counts = position.terms.rules.initial_from_pile is InitialFromPile.TOP_COUNTS
    opened = bool(position.melds[observation.side])
    if not opened and counts and next(legal_takes(position), None) is None:
        return ()
    ways = _take_ways(observation, top)
    allowed = (each for each in ways if _is_legal_way(observation, each, top))
    return tuple(sorted(allowed, key=lambda each: _way_cost(observation, each)))


def _way_cost(observation: Observation, choice: TakeChoice) -> tuple[int, int, int]:
    """Return the costs of a way to take the pile, the most important first.

    The costs are the wild card used (a two costs less than a joker), the number of hand
    cards, and where the top card is melded: sequences are best, then unfinished melds,
    new melds, and canastas, as bots choose.
    """
    wild = max(filter(is_wild, choice.cards), default=-1)
    meld, place = None, 2
    if choice.meld_index is not None:
        meld = meld_with_number(observation, choice.meld_index)
    if meld is not None:
        place = 3 if meld.is_canasta else int(meld.form != RUN)
    return wild, len(choice.cards), place


def refusal_before_draw(turn: Turn, *, melds: bool = False) -> Refusal:
    """Return the refusal of a gesture before the draw; `melds` is true if the gesture
    was meant to meld.

    The refusal mentions the pile only if cards of the hand can take it.
    """
    if turn.draft.takes_pile:
        return Refusal(Reason.DRAW_FIRST, sentence=STAGED_TAKE_REFUSAL)
    sentence = MELD_BEFORE_DRAW_REFUSAL if melds else ""
    refused = draw_first_refusal(turn.position, sentence)
    is_open = refused.sentence == sentence and legal_take_choices(turn.observation)
    if is_open or refused.sentence not in (sentence, PILE_UNAVAILABLE):
        return refused
    only = DRAW_BEFORE_MELD_REFUSAL if melds else PILE_UNAVAILABLE
    if melds and _lacks_pair_to_open(turn.observation):
        only, top = PAIR_BEFORE_OPENING_REFUSAL, turn.position.pile[-1]
        refused = replace(refused, cards=(top,))
    return replace(refused, sentence=only)


def _lacks_pair_to_open(observation: Observation) -> bool:
    """Return whether an initial meld before the draw would lead to a take, if the hand
    had a pair for it."""
    position = observation.position
    refused = pile_refusal(position, observation.seat)
    return (
        refused is not None
        and refused.reason is Reason.OPENING_NOT_FROM_PILE
        and must_open_before_taking(position)
        and not can_open_before_taking(position)
    )


def _is_legal_way(observation: Observation, choice: TakeChoice, top: Card) -> bool:
    """Return whether a way to take is legal, alone or together with further groups of
    an initial meld."""
    play = meld_play(StagedGroup(choice.cards, choice.meld_index, top))
    refused = refusal(observation.position, actions.TakePile((play,)))
    return refused is None or refused.reason in _OPENING_REASONS


def _take_ways(observation: Observation, top: Card) -> list[TakeChoice]:
    """Return the ways to take the top card, legal or not: with a pair, with a wild
    card, onto a meld of the side.

    In games with one meld of each rank, the hand cards are added to that meld as well.
    """
    like = [card for card in observation.hand if card >> 2 == top >> 2]
    number = same_rank_meld_index(observation.position, observation.side, (top,))
    own = None if number == NO_MELD else number
    choices = []
    if len(like) >= 2:
        choices.append(TakeChoice((like[0], like[1]), own))
    if len(like) > 2:
        choices.append(TakeChoice(tuple(like), own))
    if like and top >> 2 < NATURAL_RANK_COUNT:
        for rank in (DEUCE, JOKER):
            wild = next((card for card in observation.hand if card >> 2 == rank), None)
            if wild is not None:
                choices.append(TakeChoice((like[0], wild), own))
    one_meld = observation.position.terms.one_meld
    melds = _different_melds(observation, rank_of(top))
    several = sum(meld.form == SET for _, meld in melds) > 1
    for index, meld in melds:
        if meld.form == RUN:
            ends = meld.cards[0], meld.cards[-1]
            choices.append(TakeChoice((), index, ends))
            continue
        cards = meld.cards if several else ()
        choices.append(TakeChoice((), index, meld_cards=cards))
        if len(like) >= 2 and not one_meld:
            pair = (like[0], like[1])
            choices.append(TakeChoice(pair, index, meld_cards=cards))
    return choices


def _different_melds(observation: Observation, rank: Rank) -> list[tuple[int, Meld]]:
    """Return sequences and melds of a rank with their indexes; of equal melds only the
    first."""
    found: dict[tuple[int, ...], tuple[int, Meld]] = {}
    for index in addable_meld_numbers(observation):
        meld = meld_with_number(observation, index)
        assert meld is not None, "numbers are those of melds"
        if meld.form == RUN:
            found.setdefault(meld.cards, (index, meld))
        elif meld.form == SET and meld.rank == rank:
            ranks = (meld.form, *sorted(map(rank_of, meld.cards)))
            found.setdefault(ranks, (index, meld))
    return list(found.values())


def pile_drag_intent(turn: Turn, target: Spot) -> Intent:
    """Return the effect of dragging the top card of the pile to a target.

    The effect is a question if several ways of taking are legal.
    """
    top = top_card(turn.observation)
    if top is not None and turn.position.phase == DRAW_PHASE:
        if target.place is Place.MELD:
            joining = actions.AddToMeld(target.index, (top,))
            return play_or_refusal(turn.observation, actions.TakePile((joining,)))
        if target.place is Place.STAGED:
            return Refusal(Reason.TOP_CARD_UNUSED, cards=(top,))
    return take_intent(turn)


def take_intent(turn: Turn) -> Intent:
    """Return the effect of taking the pile: the only way, a question, or a refusal.

    If a take is staged, the effect is to play the draft.
    """
    if turn.draft.takes_pile:
        return play_draft_intent(turn.draft)
    choices = legal_take_choices(turn.observation)
    if not choices:
        return _no_take_refusal(turn.observation)
    return _one_or_ask(turn, choices)


def drop_on_pile_intent(turn: Turn, cards: tuple[Card, ...]) -> Intent:
    """Return the effect of hand cards dropped on the pile to take it.

    Cards that are missing for a legal take are added.
    """
    intent = take_with_cards_intent(turn, TakeChoice(cards, None))
    if not isinstance(intent, Refusal) or turn.draft.takes_pile:
        return intent
    top, choices = top_card(turn.observation), legal_take_choices(turn.observation)
    if top is None or not choices:
        return _no_take_refusal(turn.observation)
    ranks = Counter(card >> 2 for card in cards)
    counted = [(each, Counter(card >> 2 for card in each.cards)) for each in choices]
    fitting = tuple(each for each, its_ranks in counted if its_ranks >= ranks)
    if fitting:
        return _one_or_ask(turn, fitting)
    if not turn.position.melds[turn.observation.side]:
        nearest = sorted(choices, key=lambda each: len(_missing(turn, each, cards)))
        drafts = [_take_and_open(turn, cards, each, top) for each in nearest]
        if top >> 2 in ranks or any(map(_may_open, drafts)):
            return next(filter(_may_open, drafts), drafts[0])
    if top >> 2 in ranks or intent.reason not in UNSPECIFIC_REFUSAL_REASONS:
        return intent
    if not all(choice.cards for choice in choices):
        return Refusal(Reason.TOP_CARD_ALONE, cards=(top,))
    return Refusal(Reason.TOP_CARD_UNMET, sentence=OTHER_CARDS_REFUSAL, cards=(top,))


def _missing(turn: Turn, choice: TakeChoice, cards: tuple[Card, ...]) -> list[Card]:
    """Return the hand cards that a way to take needs besides `cards`."""
    left = hand_without_staged(turn.observation, (*turn.groups, StagedGroup(cards)))
    lacking = Counter(card >> 2 for card in choice.cards)
    lacking -= Counter(card >> 2 for card in cards)
    return [
        card
        for rank, number in lacking.items()
        for card in [each for each in left if each >> 2 == rank][:number]
    ]


def _may_open(intent: Intent) -> bool:
    """Return whether staged cards are an initial meld, perhaps of too few points."""
    if not isinstance(intent, Draft):
        return False
    return intent.refusal is None or intent.refusal.reason in _OPENING_REASONS


def _take_and_open(
    turn: Turn, cards: tuple[Card, ...], choice: TakeChoice, top: Card
) -> Intent:
    """Return the effect of an initial meld of several ranks with the pile, staged by
    rank, with the cards that are missing to take it.

    A wild card goes to the top card, else to the pair of most points that lacks a third
    card, else where it is most outnumbered by natural cards.
    """
    used = (*cards, *_missing(turn, choice, cards))
    melds: dict[int, list[Card]] = {top >> 2: [top]}
    for card in used:
        if not is_wild(card):
            melds.setdefault(card >> 2, []).append(card)
    points = turn.position.terms.points
    for card in filter(is_wild, used):
        places = [melds[top >> 2]] if is_wild(top) else list(melds.values())
        lacking = [each for each in places if len(each) == _PAIR_SIZE]
        lacking.sort(key=lambda each: (top not in each, -points[each[0]]))
        places.sort(key=lambda each: 2 * sum(map(is_wild, each)) - len(each))
        (*lacking, *places)[0].append(card)
    taking, *others = (tuple(each) for each in melds.values())
    intent = take_with_cards_intent(turn, TakeChoice(taking[1:], None))
    for part in others:
        if isinstance(intent, Draft):
            intent = empty_table_intent(Turn(turn.observation, intent), part)
    return intent


def take_selected_intent(turn: Turn, cards: tuple[Card, ...]) -> Intent:
    """Return the effect of the command to take, with the selected cards.

    The cards are ignored unless one is wild or of the top card's rank; a pair of
    another rank is refused.
    """
    intent, top = drop_on_pile_intent(turn, cards), top_card(turn.observation)
    ranks = [rank_of(card) for card in cards]
    tries = any(map(is_wild, cards)) or top is None or rank_of(top) in ranks
    is_pair = len(set(ranks)) < len(ranks)
    if not isinstance(intent, Refusal) or tries or is_pair:
        return intent
    return take_intent(turn)


def _one_or_ask(turn: Turn, choices: tuple[TakeChoice, ...]) -> Intent:
    if len(choices) == 1:
        return take_with_cards_intent(turn, choices[0])
    return Prompt(PromptKind.CHOOSE_TAKE, choices)


def _no_take_refusal(observation: Observation) -> Intent:
    """Return the refusal of a take with those hand cards that match the top card
    best."""
    position, top = observation.position, top_card(observation)
    if top is None:
        taken = position.took_pile
        return Refusal(Reason.ALREADY_TOOK if taken else Reason.PILE_IS_EMPTY)
    like = tuple(card for card in observation.hand if card >> 2 == top >> 2)[:2]
    needed = unmet_top_card_refusal(position, top)
    if len(like) == 1 and needed.reason is Reason.TOP_CARD_UNMET:
        like += tuple(card for card in observation.hand if is_wild(card))[:1]
    group = StagedGroup(like, meld_to_join(observation, (*like, top)), top)
    refused = refusal(position, action_of_groups((group,)))
    if _lacks_pair_to_open(observation):
        sentence = PAIR_AND_OPENING_REFUSAL
        return Refusal(Reason.TAKE_NEEDS_PAIR, cards=(top,), sentence=sentence)
    if refused is not None and refused.reason is Reason.OPENING_TOO_SMALL:
        return replace(refused, sentence=TOP_CARD_MINIMUM_REFUSAL)
    return refused or needed


def take_with_cards_intent(turn: Turn, choice: TakeChoice) -> Intent:
    """Return the effect of a take with hand cards: it is played, or staged as part of
    an initial meld."""
    top = top_card(turn.observation)
    if top is None:
        return Refusal(Reason.PILE_IS_EMPTY)
    if turn.draft.takes_pile:
        index = next(i for i, g in enumerate(turn.groups) if g.pile_card is not None)
        return add_to_staged_intent(turn, choice.cards, index)
    group = StagedGroup(choice.cards, choice.meld_index, top)
    if turn.position.melds[turn.observation.side] and not turn.groups:
        return play_or_refusal(turn.observation, action_of_groups((group,)))
    found = find_meld_form(group.meld_cards)
    if found is None or found[0] not in (SET, WILDS):
        return Refusal(Reason.UNEQUAL_RANKS, cards=choice.cards)
    return stage_groups(turn.observation, (group, *turn.groups))
