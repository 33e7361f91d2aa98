"""Choice between stock and pile, in all rulesets."""

from collections.abc import Iterator

from canasta_qt.bots.estimates.outlook import is_draw_better
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.initial_meld import find_opening
from canasta_qt.bots.variants.melding import find_wanted_special_hand
from canasta_qt.bots.variants.sequences import extends_sequence
from canasta_qt.cards import DEUCE, NATURAL_RANK_COUNT, UNKNOWN, Card
from canasta_qt.engine.generate import legal_actions, legal_takes
from canasta_qt.engine.moves.taking_pile import must_take_pile, pile_refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.facts import is_frozen_for
from canasta_qt.engine.state.melds import CANASTA_SIZE, SET, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import TakeWay


def take_or_draw(position: Position, seat: int) -> Action:
    """Return a take of the pile if it is worth its cost, otherwise a draw."""
    action = _take(position, seat)
    if action is not None:
        return action
    if position.melded or must_take_pile(position):
        # The side has opened in order to take this pile.
        forced = next(legal_takes(position), None)
        return next(legal_actions(position)) if forced is None else forced
    return actions.DRAW


def _take(position: Position, seat: int) -> Action | None:
    pile, rules = position.pile, position.terms.rules
    if not (rules.take_frozen or rules.take_unfrozen):
        return None
    if not pile or pile[-1] == UNKNOWN:
        return None
    top = pile[-1]
    side = position.terms.side_of[seat]
    if not position.melds[side]:
        return _opening_take(position, seat, top)
    if pile_refusal(position, seat) is not None:
        return None
    facts = HandFacts(position, seat)
    return facts.first_legal_action(
        actions.TakePile((play,)) for play in _plays(facts, top)
    )


def _plays(facts: HandFacts, top: Card) -> Iterator[actions.MeldPlay]:
    """Yield melds with the top card for which the pile is worth taking, the cheapest
    first."""
    position = facts.position
    size = len(position.pile)
    if top >= NATURAL_RANK_COUNT * 4:
        yield from _wild_top(facts, top)
        return
    rank = top >> 2
    loose = not is_frozen_for(position, facts.side)
    drawn = position.terms.draw_count
    fair = values.PILE.variant_min_size_per_drawn_card * drawn
    worth_it = drawn < 2 or size >= fair or facts.is_endgame
    if loose:
        gains = worth_it and not (drawn < 2 and is_draw_better(position, facts.seat))
        yield from _additions(facts, top, worth_it=gains)
    held = facts.ranks[rank]
    lying = facts.rank_meld_indexes(rank)
    if (
        facts.is_pure(rank)
        and not lying
        and not facts.may_begin_pure_meld(rank, held + 1)
    ):
        return
    if held >= 2 and worth_it:
        yield from _with_pair(facts, top, lying)
    if held and loose and facts.traits.takes_with_wild and facts.wilds:
        wild = facts.wild_cards()[-1]
        worths = values.PILE
        if size >= (
            worths.min_size_deuce if wild >> 2 == DEUCE else worths.min_size_joker
        ):
            yield actions.NewMeld((top, *facts.cards_of_rank(rank, 1), wild))


def _additions(
    facts: HandFacts, top: Card, *, worth_it: bool
) -> Iterator[actions.MeldPlay]:
    """Yield melds that add only the top card to a meld of the side.

    For a small pile, only those that complete a canasta are yielded.
    """
    for index, meld in enumerate(facts.melds):
        if (
            facts.traits.takes_onto_sequence
            and extends_sequence(meld, top)
            and _gains(meld, worth_it)
        ):
            yield actions.AddToMeld(index, (top,))
    best = [
        index
        for index, meld in enumerate(facts.melds)
        if meld.form == SET and meld.rank == top >> 2 and _gains(meld, worth_it)
    ]
    best.sort(key=lambda index: facts.melds[index].is_canasta)
    for index in best:
        yield actions.AddToMeld(index, (top,))


def _gains(meld: Meld, worth_it: bool) -> bool:  # noqa: FBT001 - an answer handed on
    """Return whether adding the top card to a meld justifies taking the pile."""
    return worth_it or meld.size == CANASTA_SIZE - 1


def _with_pair(
    facts: HandFacts, top: Card, lying: list[int]
) -> Iterator[actions.MeldPlay]:
    """Yield melds of the top card and a natural pair, as an addition to a meld or a new
    meld."""
    pair = facts.cards_of_rank(top >> 2, 2)
    growing = [index for index in lying if not facts.melds[index].is_canasta]
    for index in growing:
        yield actions.AddToMeld(index, (top, *pair))
    yield actions.NewMeld((top, *pair))
    for index in lying:
        if index not in growing:
            yield actions.AddToMeld(index, (top, *pair))


def _wild_top(facts: HandFacts, top: Card) -> Iterator[actions.MeldPlay]:
    """Yield melds of a wild top card and two equal cards, in games that allow them."""
    if facts.hand[top] < 2 or len(facts.position.pile) < values.PILE.min_size_two_wilds:
        return
    index = facts.wild_meld_index()
    if index >= 0:
        yield actions.AddToMeld(index, (top, top, top))
    elif facts.wilds >= values.PILE.min_wilds_in_hand:
        yield actions.NewMeld((top, top, top))


# Openings


def _opening_take(position: Position, seat: int, top: Card) -> Action | None:
    """Return a take with an initial meld, or an initial meld from the hand after which
    the pile can be taken, or None."""
    facts = HandFacts(position, seat)
    if find_wanted_special_hand(facts) is not None or top >= NATURAL_RANK_COUNT * 4:
        return None
    if facts.traits.hand_first:
        return _open_first(facts, top)
    if not facts.traits.from_pile or pile_refusal(position, seat) is not None:
        return None
    held = position.ranks[seat][top >> 2]
    if not held or (held < 2 and not _may_use_wild(facts)):
        return None
    with_top = position.trial_copy(seat, position.terms.side_of[seat])
    with_top.add_to_hand(seat, top)
    plays = find_opening(HandFacts(with_top, seat), top)
    return (
        None if plays is None else facts.first_legal_action([actions.TakePile(plays)])
    )


def _may_use_wild(facts: HandFacts) -> bool:
    """Return whether a natural and a wild card may take the pile."""
    loose = not is_frozen_for(facts.position, facts.side)
    enough = len(facts.position.pile) >= values.PILE.min_size_deuce
    way = TakeWay.NAT_WILD in facts.rules.take_unfrozen
    return loose and enough and way and facts.wilds > 0


def _open_first(facts: HandFacts, top: Card) -> Action | None:
    """Return an initial meld from the hand, after which a pair can still take the pile;
    None if there is none, or the pile is not worth it."""
    if (
        facts.ranks[top >> 2] < 2
        or len(facts.position.pile) < values.PILE.min_size_to_open_first
    ):
        return None
    rank = top >> 2
    if facts.is_pure(rank) and not facts.may_begin_pure_meld(
        rank, facts.ranks[rank] + 1
    ):
        return None
    plays = find_opening(facts)
    return None if plays is None else facts.first_legal_action([actions.LayDown(plays)])
