"""Choice of the discard in all rulesets, from the value of the cards and the danger of
losing the pile."""

from canasta_qt.bots.estimates.outlook import opening_chance
from canasta_qt.bots.estimates.ruleset_traits import natural_ranks
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.melding import (
    find_wanted_special_hand,
    special_hand_values,
)
from canasta_qt.bots.variants.sequences import extends_sequence
from canasta_qt.bots.variants.sets import wants_wild_canasta
from canasta_qt.cards import BLACK3, DEUCE, JOKER, RANK_COUNT, RED3, Card
from canasta_qt.engine.state.actions import DISCARD_ACTIONS
from canasta_qt.engine.state.facts import is_frozen_for, opening_minimum
from canasta_qt.engine.state.melds import SET
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import Black3Mode, FinalDiscard, GoOutNoThrees, Red3Mode


def best_discard(position: Position, seat: int) -> Card:
    """Return the best discard that the rules allow."""
    facts = HandFacts(position, seat)
    ranked = _ranked_cards(facts)
    for _, card in ranked:
        if facts.is_legal(DISCARD_ACTIONS[card]):
            return card
    return ranked[0][1]


def ranked_discards(position: Position, seat: int) -> list[tuple[float, Card]]:
    return _ranked_cards(HandFacts(position, seat))


def _ranked_cards(facts: HandFacts) -> list[tuple[float, Card]]:
    scores = _card_scores(facts)
    if facts.position.renewals >= values.ENDGAME.min_standstill_renewals:
        _rotate_discards(facts, scores)
    known = facts.position.known[facts.seat]
    found = [(scores[card], Card(card)) for card, held in enumerate(facts.hand) if held]
    found.sort(key=lambda scored: (-scored[0], not known[scored[1]], scored[1]))
    return found


def _rotate_discards(facts: HandFacts, scores: list[float]) -> None:
    """Change the scores so that cards are discarded in turn, if only the same few cards
    are drawn in this round."""
    held = [card for card, count in enumerate(facts.hand) if count]
    turn = facts.position.renewals + len(facts.position.pile)
    for place, card in enumerate(held):
        scores[card] = -float((place + turn) % len(held))


def _card_scores(facts: HandFacts) -> list[float]:
    """Return the score in points of a discard, by card of the hand."""
    worth = _worth_by_rank(facts)
    runs = _run_worth(facts)
    danger = _card_dangers(facts)
    worths = values.DISCARDS
    stake = worths.pile_loss + worths.pile_loss_per_card * len(facts.position.pile)
    scores = [0.0] * len(facts.hand)
    for card, held in enumerate(facts.hand):
        if held:
            scores[card] = -worth[card >> 2] - runs[card] - danger[card] * stake
    return scores


def _worth_by_rank(facts: HandFacts) -> list[float]:
    hand = find_wanted_special_hand(facts)
    if hand is not None:
        return special_hand_values(facts, hand)
    worths = values.DISCARDS
    worth = [0.0] * RANK_COUNT
    for rank in natural_ranks(facts.ranks):
        worth[rank] = _natural_worth(facts, rank)
    worth[DEUCE], worth[JOKER] = worths.deuce, worths.joker
    if wants_wild_canasta(facts) and not facts.traits.deuces_as_rank:
        worth[DEUCE] = worth[JOKER] = worths.collected_wild_card
    if facts.wilds >= facts.traits.wild_holding and facts.is_threatened:
        worth[DEUCE], worth[JOKER] = worths.penalized_wild_card, worths.penalized_joker
    worth[BLACK3] = _black_three_worth(facts)
    worth[RED3] = _red_three_worth(facts)
    return worth


def _natural_worth(facts: HandFacts, rank: int) -> float:
    worths = values.DISCARDS
    count = facts.count_unreserved(rank)
    points = facts.traits.points[rank]
    lying = facts.rank_meld_indexes(rank)
    burnt = facts.position.closed_ranks[rank] and not lying
    last = facts.melds[lying[-1]] if lying and facts.terms.one_meld else None
    if burnt or (last is not None and last.size >= facts.max_set_size(last.wilds)):
        return -points * worths.useless_card_share
    if facts.is_pure(rank) and not lying:
        return _pure_worth(facts, rank)
    value = 0.0
    if count == 2:
        value = worths.pair
        if facts.rules.pile_always_frozen:
            value += worths.frozen_pile_pair
    elif count > 2:
        value = worths.triple + worths.per_card_beyond_triple * (count - 3)
    if lying:
        grows = not all(facts.melds[index].is_canasta for index in lying)
        value += worths.fits_own_meld if grows else worths.fits_own_canasta
    if not facts.melds:
        share = (
            worths.unopened_single_share if count == 1 else worths.unopened_group_share
        )
        value += points * share
    if facts.is_endgame:
        value -= points * worths.endgame_share
    return value


def _pure_worth(facts: HandFacts, rank: int) -> float:
    """Return the value of a card of a pure rank, whose melds must have no wild
    cards."""
    worths = values.DISCARDS
    count = facts.ranks[rank]
    if facts.may_begin_pure_meld(rank, count):
        return worths.promising_pure_rank_card
    may_open = not facts.melds and facts.traits.pure[rank] == 2
    if may_open and not facts.is_endgame and facts.wilds:
        return worths.initial_meld_pure_rank_card * min(count, 3)
    if count >= 3:
        return worths.hopeless_pure_rank_card * (
            worths.hopeless_endgame_factor if facts.is_endgame else 1.0
        )
    return worths.per_pure_rank_card * count


def _black_three_worth(facts: HandFacts) -> float:
    worths, terms = values.DISCARDS, facts.position.terms
    if terms.rules.go_out_no_threes is not GoOutNoThrees.NONE:
        return worths.black_three_barring_going_out
    if terms.rules.black3_mode is Black3Mode.BONUS:
        return worths.black_three_bonus
    if terms.penalties[BLACK3 * 4] > 20:
        late = worths.black_three_endgame if facts.is_endgame else 0.0
        return worths.costly_black_three + late
    if terms.rules.black3_mode is Black3Mode.DEAD:
        return worths.black_three_dead
    return -worths.black_three if facts.is_endgame else worths.black_three


def _red_three_worth(facts: HandFacts) -> float:
    """Return the value of a red three in the hand, by what the rules allow: to set it
    on a canasta, to lay it out, or neither."""
    worths, terms = values.DISCARDS, facts.position.terms
    mode = terms.rules.red3_mode
    if mode is Red3Mode.TOPPER:
        near = any(meld.size >= 5 and meld.topper is None for meld in facts.melds)
        return worths.topper if near or not facts.is_endgame else worths.topper_endgame
    if mode is Red3Mode.OPTIONAL:
        return worths.red_three_bonus
    if FinalDiscard.THREES in terms.rules.final_discard_ban:
        return worths.red_three_barring_going_out
    return worths.red_three


def _run_worth(facts: HandFacts) -> list[float]:
    """Return the value that a planned sequence would lose without a card, by the
    card."""
    worths, by_cards = values.DISCARDS, values.RUNS.value_by_card_count
    lost = [0.0] * len(facts.hand)
    for project in facts.planned_sequences:
        share = by_cards[project.card_count - 1] / by_cards[project.card_count]
        step = project.worth - project.worth * share
        for card in project.cards:
            # a second copy of a card can be discarded without harm
            if facts.hand[card] <= facts.reserved[card]:
                lost[card] = max(
                    lost[card], step * worths.sequence_loss_share + worths.sequence_card
                )
    return lost


def pile_loss_chances(position: Position, seat: int) -> list[float]:
    """Return the chance that the next player takes the pile, by rank of the discard."""
    facts = HandFacts(position, seat)
    danger = _card_dangers(facts)
    found = [0.0] * (RANK_COUNT + 1)
    for card, held in enumerate(facts.hand):
        if held:
            found[card >> 2] = max(found[card >> 2], danger[card])
    return found


def _card_dangers(facts: HandFacts) -> list[float]:
    """Return the chance that the next player takes the pile, by card of the discard."""
    position = facts.position
    terms = position.terms
    danger = [0.0] * len(facts.hand)
    follower = terms.next_seat[facts.seat]
    foe = terms.side_of[follower]
    if facts.traits.pile_never or foe == facts.side:
        return danger
    opened = bool(position.melds[foe])
    if not opened and not (facts.traits.from_pile or facts.traits.hand_first):
        return danger
    entry = 1.0 if opened else _opening_chance(facts, foe)
    loose = not is_frozen_for(position, foe)
    others = len(position.stock) + sum(position.size) - facts.size
    chance = min(position.size[follower] / max(others, 1), 1.0)
    for rank in natural_ranks(facts.ranks):
        value = _pair_chance(facts, rank, follower, chance) * entry
        if not _has_room(facts, foe, rank):
            value = 0.0
        for card in range(rank * 4, rank * 4 + 4):
            if facts.hand[card]:
                eats = opened and loose and _fits_their_meld(facts, foe, Card(card))
                danger[card] = 1.0 if eats else value
    return danger


def _opening_chance(facts: HandFacts, foe: int) -> float:
    """Return the chance that a side that has not opened can open with the pile."""
    if facts.traits.hand_first:
        return values.DANGERS.opening_chance_from_hand
    minimum = opening_minimum(facts.position, foe)
    return opening_chance(minimum, values.DANGERS.variant_opening_chances)


def _pair_chance(facts: HandFacts, rank: int, follower: int, chance: float) -> float:
    known = facts.position.known[follower]
    card = rank * 4
    shown = known[card] + known[card + 1] + known[card + 2] + known[card + 3]
    left = max(facts.count_unseen(rank), 0)
    none = (1.0 - chance) ** left
    if shown >= 2:
        return 1.0
    if shown:
        return 1.0 - none
    return max(1.0 - none - left * chance * (1.0 - chance) ** max(left - 1, 0), 0.0)


def _has_room(facts: HandFacts, foe: int, rank: int) -> bool:
    """Return whether a meld of the other side has room for three more cards of the
    rank."""
    theirs = facts.position.melds[foe]
    melds = [meld for meld in theirs if meld.form == SET and meld.rank == rank]
    if not melds:
        return not facts.position.closed_ranks[rank]
    return not facts.terms.one_meld or melds[-1].size + 3 <= facts.max_set_size(
        melds[-1].wilds
    )


def _fits_their_meld(facts: HandFacts, foe: int, card: Card) -> bool:
    """Return whether the other side can take the pile by adding the card to a meld."""
    for meld in facts.position.melds[foe]:
        if meld.form == SET and meld.rank == card >> 2:
            if not meld.is_canasta or facts.rules.take_for_completed_canasta:
                return True
        elif facts.traits.takes_onto_sequence and extends_sequence(meld, card):
            return True
    return False
