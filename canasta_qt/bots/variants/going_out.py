"""Going out in all rulesets: whether the seat can and should go out, and the loss of
unfinished melds."""

from typing import Final

from canasta_qt.bots.estimates.outlook import is_going_out_better, may_ask_partner
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.sequences import (
    longest_consecutive_part,
    playable_extension,
)
from canasta_qt.bots.variants.sets import plan_melds
from canasta_qt.cards import BLACK3, NATURAL_RANK_COUNT, RANK_LETTERS, RED3
from canasta_qt.engine.best_way_out import best_way_out
from canasta_qt.engine.moves.going_out_search import WayOut, can_reach_canastas
from canasta_qt.engine.moves.trial import try_plays
from canasta_qt.engine.scoring import canasta_bonus
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, SET, WILDS, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.rules.values import AskPartner, Black3Meld, MeldedCards

_CARDS_OF_NO_OTHER_MELD: Final = 2
"""Size of a hand from which no card can be melded without going out."""


def plan_going_out(facts: HandFacts) -> WayOut | None:
    """Return the best way for the seat to go out, or None; a quick estimate is made
    before the search."""
    if facts.has_foot or not _may_be_possible(facts):
        return None
    return best_way_out(
        facts.position, facts.seat, asked=not facts.position.partner_refused
    )


def _may_be_possible(facts: HandFacts) -> bool:
    """Return, by a quick estimate, whether the seat may go out: at most one card fits
    nowhere, and the canastas can be completed."""
    if not can_reach_canastas(facts.position, facts.seat):
        return False
    kept = _cards_for_sequences(facts)
    stuck = facts.ranks[RED3]
    threes = facts.ranks[BLACK3]
    never = facts.rules.black3_meld is Black3Meld.NEVER
    stuck += threes if never or threes < 3 else 0
    wilds = facts.wilds
    row = facts.position.rank_meld[facts.side]
    for rank in range(NATURAL_RANK_COUNT):
        card = rank * 4
        held = facts.ranks[rank] - kept[card] - kept[card + 1]
        held -= kept[card + 2] + kept[card + 3]
        if held <= 0 or held >= 3 or row[rank] >= 0:
            continue
        if held == 2 and wilds > 0 and not facts.is_pure(rank):
            wilds -= 1
        else:
            stuck += held
        if stuck > 1:
            return False
    return stuck <= 1


def _cards_for_sequences(facts: HandFacts) -> list[int]:
    """Return an estimate of how many copies of a card sequences can take, by card."""
    taken = [0] * len(facts.hand)
    for project in facts.planned_sequences:
        if project.base >= 0:
            cards = list(playable_extension(project, facts.melds[project.base]))
        else:
            cards = longest_consecutive_part(project.cards)
        if project.base >= 0 or len(cards) >= 3:
            for card in cards:
                taken[card] += 1
    return taken


def should_go_out(facts: HandFacts, way_out: WayOut) -> bool:
    """Return whether going out in this turn is better, by the cards in hands and
    unfinished melds."""
    position = facts.position
    wins = position.terms.rules.instant_win_canastas
    own = position.canastas[facts.side]
    near = values.GOING_OUT.max_canastas_to_instant_win
    if wins is not None and own >= wins - near and not facts.is_threatened:
        return False
    after = _melds_after(facts, way_out)
    gain = _gain_of_going_out(facts, after)
    if facts.size <= _CARDS_OF_NO_OTHER_MELD:
        gain += _completed_bonuses(facts, after)
    return is_going_out_better(position, facts.seat, gain)


def _completed_bonuses(facts: HandFacts, after: list[Meld]) -> float:
    """Return the bonuses of canastas that the seat completes by going out."""
    return sum(
        [
            _canasta_bonus(facts, meld)
            for index, meld in enumerate(after)
            if meld.is_canasta
            and not (index < len(facts.melds) and facts.melds[index].is_canasta)
        ]
    )


def _melds_after(facts: HandFacts, way: WayOut) -> list[Meld]:
    """Return the melds of the side after going out by `way`."""
    after = try_plays(facts.position, facts.seat, way.plays)
    return facts.melds if isinstance(after, Refusal) else after.melds[facts.side]


def _gain_of_going_out(facts: HandFacts, melds: list[Meld]) -> float:
    """Return the gain of going out in this turn over playing on, in points.

    `melds` are the melds of the side after going out; canastas that the seat completes
    by going out are not lost.
    """
    position = facts.position
    terms, out = position.terms, values.GOING_OUT
    gain = float(terms.rules.go_out_bonus)
    time = 1.0
    if not terms.renews_stock:
        time = min(len(position.stock) / out.min_long_stock, 1.0)
    for mate in facts.traits.partners[facts.seat]:
        gain -= _cards_left(position, mate)
    gain -= _expected_bonuses(facts, melds) * time
    gain -= _unfinished_penalties(facts, melds)
    others = [side for side in range(terms.sides) if side != facts.side]
    for side in others:
        theirs = (
            _unfinished_penalties(facts, position.melds[side])
            + _expected_bonuses(facts, position.melds[side]) * time
        )
        for seat in terms.seats_of[side]:
            theirs += _cards_left(position, seat)
        if not position.melds[side]:
            theirs += out.unopened_side_gain + out.unopened_bonus_three_loss * len(
                position.bonus[side]
            )
        elif not position.canastas[side]:
            theirs += _lost_cards(position, side)
        gain += theirs / len(others)
    return gain


def _cards_left(position: Position, seat: int) -> float:
    """Return the estimated points lost for a hand and its foot."""
    cards = position.size[seat] + len(position.feet[seat])
    return cards * values.GOING_OUT.average_card_penalty


def _lost_cards(position: Position, side: int) -> float:
    """Return the points lost by a side without a canasta if the rules then count its
    melds as nothing or against it."""
    mode = position.terms.rules.melded_cards
    points = sum([meld.points for meld in position.melds[side]])
    if mode is MeldedCards.PLUS:
        return 0.0
    return points * (2.0 if mode is MeldedCards.MINUS_WITHOUT_CANASTA else 1.0)


def _expected_bonuses(facts: HandFacts, melds: list[Meld]) -> float:
    """Return the expected bonuses for completing the unfinished melds of a side."""
    chances = values.GOING_OUT.canasta_chance_by_missing_cards
    promise = 0.0
    for meld in melds:
        if not meld.is_canasta:
            lack = min(CANASTA_SIZE - meld.size, len(chances) - 1)
            promise += _canasta_bonus(facts, meld) * chances[lack]
    return promise


def _canasta_bonus(facts: HandFacts, meld: Meld) -> float:
    """Return the bonus of the canasta that an unfinished meld can become."""
    if meld.form == RUN:
        return facts.rules.bonus_sequence
    if meld.form == WILDS:
        return facts.traits.wild_value
    if meld.form != SET:
        return 0.0
    rules = facts.terms.rules
    return rules.bonus_mixed if meld.wilds else facts.traits.clean_value[meld.rank]


def _unfinished_penalties(facts: HandFacts, melds: list[Meld]) -> float:
    """Return the points lost for unfinished melds if the round ended now."""
    rules = facts.terms.rules
    short = rules.short_sequence_penalty
    cost = 0.0
    for meld in melds:
        if meld.is_canasta:
            continue
        if meld.form == WILDS:
            cost += rules.incomplete_wild_penalty
        elif meld.form == RUN:
            if short is not None and meld.size <= short.max_length:
                cost += short.points
        elif meld.form == SET and facts.traits.pure[meld.rank] and not meld.wilds:
            cost += facts.traits.clean_value[meld.rank]
    return cost


def _holding_cost(facts: HandFacts) -> float:
    """Return the points lost for too many equal cards in the seat's hand."""
    cost = 0.0
    for holding in facts.rules.holding_penalty:
        wild = holding.held_kind == "wild"
        count = (
            facts.wilds if wild else facts.ranks[RANK_LETTERS.index(holding.held_kind)]
        )
        cost += holding.points if count >= holding.min_count else 0
    return cost


def should_ask(facts: HandFacts, way_out: WayOut) -> bool:
    """Return whether to ask the partner: if the rules require it, or if it depends on
    the partner's hand whether going out is a loss.

    A yes is binding, so the cost of unfinished melds is considered before asking.
    """
    position = facts.position
    if not may_ask_partner(position, facts.seat):
        return False
    out = values.GOING_OUT
    gain = _gain_of_going_out(facts, _melds_after(facts, way_out))
    if position.terms.rules.ask_partner is AskPartner.MANDATORY:
        return gain >= out.mandatory_question_factor * out.min_gain
    if position.asked[facts.seat] >= out.max_voluntary_questions:
        return False
    mates = facts.traits.partners[facts.seat]
    doubt = (
        sum([_cards_left(position, mate) for mate in mates]) * out.partner_penalty_share
    )
    if position.terms.rules.holding_penalty:
        doubt += out.partner_holding_penalty
    return out.min_gain - doubt < gain < out.min_gain + doubt


def should_answer_yes(position: Position, seat: int) -> bool:
    """Return whether the asked seat, which knows its own hand, lets its partner go
    out."""
    facts = HandFacts(position, seat)
    gain = _gain_of_going_out(facts, facts.melds)
    guess = sum([_cards_left(position, m) for m in facts.traits.partners[seat]])
    own = _cards_left(position, seat)
    known = sum([n * position.terms.penalties[c] for c, n in enumerate(facts.hand)])
    # The asker melds the whole hand; of the seat's side only this hand remains.
    gain += (
        guess
        - known
        - (own - position.size[seat] * values.GOING_OUT.average_card_penalty)
    )
    gain -= _holding_cost(facts)
    gain -= _points_of_next_turn(facts) * values.GOING_OUT.partner_next_turn_share
    return is_going_out_better(position, position.turn, gain)


def _points_of_next_turn(facts: HandFacts) -> float:
    """Return the points of canastas that another turn could meld from the hand alone.

    Cards added to existing melds are included in the expected bonuses. Changes `facts`
    for a turn in which all cards are melded.
    """
    if not facts.melds:
        return 0.0
    facts.size += facts.terms.draw_count  # the other turn begins with a draw
    facts.is_endgame = True  # in which all cards would be melded
    plays = plan_melds(facts)
    after = try_plays(facts.position, facts.seat, plays)
    if isinstance(after, Refusal):
        return 0.0
    new = after.melds[facts.side][len(facts.melds) :]
    return sum(
        [
            m.points + canasta_bonus(facts.rules, m, out=False)[1]
            for m in new
            if m.is_canasta
        ]
    )
