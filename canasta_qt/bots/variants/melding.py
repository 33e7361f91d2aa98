"""Choice of melds in all rulesets, with sequences, wild cards, threes and special
hands."""

from itertools import combinations
from typing import Final

from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.going_out import plan_going_out, should_ask, should_go_out
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.initial_meld import find_opening
from canasta_qt.bots.variants.sets import plan_melds
from canasta_qt.cards import BLACK3, DEUCE, JOKER, NATURAL_RANK_COUNT, RED3, Card
from canasta_qt.engine.best_way_out import best_way_out
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.moves.melding import can_be_laid_out
from canasta_qt.engine.scoring import SPECIAL_HAND_SIZE, special_hands_in
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action, Declare
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, SET, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import Red3Mode

_THREES: Final = (Card(57), Card(58), Card(52), Card(55))


def choose_melds(position: Position, seat: int) -> Action | None:
    """Return an action that melds, or the question to the partner; None if the seat is
    to discard."""
    facts = HandFacts(position, seat)
    special = declare_action(facts)
    if special is not None:
        return special
    threes = _threes(facts)
    if threes is not None:
        return threes
    if position.partner_agreed:
        return _finish_after_yes(facts)
    leaving = _going_out(facts)
    if leaving is not None:
        return leaving[0]
    if not facts.melds:
        return _opening_action(facts)
    return _join(facts) or _add(facts)


def _finish_after_yes(facts: HandFacts) -> Action | None:
    """Return the melds with which the seat goes out, after the partner has said yes;
    None if it only discards, or no way out is found."""
    way = best_way_out(facts.position, facts.seat)
    if way is None or not way.plays:
        return None
    return actions.LayDown(way.plays)


def _going_out(facts: HandFacts) -> tuple[Action | None] | None:
    """Return, in a tuple, the action that goes out or asks first; None if the seat is
    to play on."""
    position = facts.position
    if position.partner_refused:
        return None
    way = plan_going_out(facts)
    if way is None:
        return None
    if facts.size >= 2:
        if should_ask(facts, way):
            return (actions.ASK,)
        # the partner may have to be asked first
        if not should_go_out(facts, way) or find_way_out(position, facts.seat) is None:
            return None
    return (actions.LayDown(way.plays) if way.plays else None,)


def _threes(facts: HandFacts) -> Action | None:
    """Return an action that lays out threes by choice, or sets red threes on canastas;
    None if there is none."""
    position = facts.position
    if not (facts.ranks[RED3] or facts.ranks[BLACK3]):
        return None
    if position.terms.rules.red3_mode is Red3Mode.TOPPER:
        return _topper(facts)
    held = [
        card
        for card in _THREES
        for _ in range(facts.hand[card])
        if can_be_laid_out(position.terms, card)
    ]
    if facts.traits.has_special_hands and find_wanted_special_hand(facts) == "straight":
        held = held[1:]
    threes = [actions.NewMeld((card,)) for card in held]
    return facts.first_legal_action(
        actions.LayDown(tuple(threes[:number])) for number in range(len(held), 0, -1)
    )


def _topper(facts: HandFacts) -> Action | None:
    reds = [card for card in _THREES if card >> 2 == RED3 and facts.hand[card]]
    if not reds:
        return None
    return facts.first_legal_action(
        actions.LayDown((actions.AddToMeld(index, (reds[0],)),))
        for index, meld in enumerate(facts.melds)
        if meld.is_canasta and meld.topper is None
    )


def _opening_action(facts: HandFacts) -> Action | None:
    if find_wanted_special_hand(facts) is not None and not facts.is_endgame:
        return None
    plays = find_opening(facts)
    return None if plays is None else facts.first_legal_action([actions.LayDown(plays)])


def _join(facts: HandFacts) -> Action | None:
    """Return an action that joins two sequences, or two melds to a canasta; None if no
    such action is legal."""
    if not facts.rules.combine_melds:
        return None
    melds = [each for each in enumerate(facts.melds) if not each[1].is_canasta]
    return facts.first_legal_action(
        actions.LayDown((actions.JoinMelds(first, second),))
        for (first, meld), (second, other) in combinations(melds, 2)
        if meld.form == other.form and _may_join(meld, other)
    )


def _may_join(meld: Meld, other: Meld) -> bool:
    """Return whether two unfinished melds can be joined."""
    if meld.form == RUN:
        low, high = sorted((meld, other), key=lambda each: each.rank)
        short = meld.size + other.size <= CANASTA_SIZE
        return short and high.cards[0] == low.cards[-1] + 4
    return meld.form == SET and meld.rank == other.rank


def _add(facts: HandFacts) -> Action | None:
    """Return an action with all melds that the policy plans after the side has opened.

    If the whole action is illegal, its first legal part is returned; None without one.
    """
    plays = plan_melds(facts)
    if not plays:
        return None
    singles = [actions.LayDown((play,)) for play in plays]
    return facts.first_legal_action([actions.LayDown(plays), *singles])


def declare_action(facts: HandFacts) -> Action | None:
    """Return the action that melds a special hand if the seat holds one, else None."""
    if (
        not facts.traits.has_special_hands
        or facts.size != SPECIAL_HAND_SIZE
        or facts.melds
    ):
        return None
    hands = special_hands_in(facts.position, facts.seat)
    return facts.first_legal_action(Declare(hand) for hand in hands)


def find_wanted_special_hand(facts: HandFacts) -> str | None:
    """Return the name of the special hand worth collecting, or None."""
    if (
        not facts.traits.has_special_hands
        or facts.melds
        or facts.size > SPECIAL_HAND_SIZE
    ):
        return None
    stock, worths = len(facts.position.stock), values.SPECIAL_HANDS
    if stock < worths.min_stock or facts.is_threatened:
        return None
    near = worths.max_missing_cards_late
    if stock >= worths.min_stock_for_two_missing:
        near = worths.max_missing_cards
    missing = {
        hand: SPECIAL_HAND_SIZE - len_of
        for hand, len_of in _cards_present(facts.ranks).items()
    }
    if not missing:
        return None
    best = min(missing, key=lambda hand: missing[hand])
    # before the draw, one more card may be missing
    return best if missing[best] <= near + (facts.size < SPECIAL_HAND_SIZE) else None


def _cards_present(ranks: list[int]) -> dict[str, int]:
    """Return how many of its cards the hand has, for each special hand that is still
    possible.

    Wild cards cannot be discarded, so with too many of them a special hand is
    impossible.
    """
    found: dict[str, int] = {}
    if ranks[DEUCE] <= 1 and ranks[JOKER] <= 1:
        straight = sum([ranks[rank] > 0 for rank in range(NATURAL_RANK_COUNT)])
        straight += (ranks[BLACK3] + ranks[RED3] > 0) + ranks[DEUCE] + ranks[JOKER]
        found["straight"] = straight
    if ranks[DEUCE] or ranks[JOKER]:
        return found
    pairs = sum([ranks[rank] >= 2 for rank in range(NATURAL_RANK_COUNT)])
    singles = sum([ranks[rank] == 1 for rank in range(NATURAL_RANK_COUNT)])
    open_pairs = max(7 - pairs, 0)
    found["pairs"] = 2 * min(pairs, 7) + min(singles, open_pairs)
    groups = sorted([min(ranks[rank], 4) for rank in range(NATURAL_RANK_COUNT)])[-4:]
    garbage = groups[3] + groups[2] + min(groups[1], 3) + min(groups[0], 3)
    found["garbage"] = garbage
    return found


def special_hand_values(facts: HandFacts, hand: str) -> list[float]:
    """Return the value of a card for a special hand, by rank; 0 for ranks that the
    special hand does not include."""
    ranks, worths = facts.ranks, values.SPECIAL_HANDS
    worth = [0.0] * len(ranks)
    if hand == "straight":
        for rank in (*range(NATURAL_RANK_COUNT), DEUCE, JOKER, BLACK3, RED3):
            worth[rank] = worths.needed_card if ranks[rank] == 1 else 0.0
        return worth
    order = sorted(range(NATURAL_RANK_COUNT), key=lambda rank: -ranks[rank])
    if hand == "pairs":
        for place, rank in enumerate(order):
            if ranks[rank] == 2:
                worth[rank] = worths.needed_card
            elif ranks[rank] == 1 and place < 7:
                worth[rank] = (
                    worths.card_needed_twice
                    + worths.per_unseen_copy * facts.count_unseen(rank)
                )
        return worth
    for place, rank in enumerate(order[:4]):
        fits = ranks[rank] <= (4 if place < 2 else 3)
        worth[rank] = worths.needed_card if fits else 0.0
    return worth
