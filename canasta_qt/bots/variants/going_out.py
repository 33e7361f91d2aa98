"""Going out where canastas differ: can it be done, and what would be left undone."""

from __future__ import annotations

from canasta_qt.bots.estimates.outlook import is_out_wise, may_ask
from canasta_qt.bots.estimates.values import values
from canasta_qt.bots.variants.hand_facts import HandFacts
from canasta_qt.bots.variants.sequences import extension, stretch
from canasta_qt.bots.variants.sets import plays_of
from canasta_qt.cards import BLACK3, NATURAL_RANKS, RANK_TEXT, RED3
from canasta_qt.engine.moves.going_out_search import WayOut, canastas_in_reach, way_out
from canasta_qt.engine.moves.trial import try_plays
from canasta_qt.engine.scoring import canasta_bonus
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, SET, WILDS, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.rules.values import AskPartner, Black3Meld, MeldedCards


def leave_by(facts: HandFacts) -> WayOut | None:
    """Find a way out, after a quick look whether there can be one at all."""
    if facts.feet or not _plausible(facts):
        return None
    return way_out(facts.position, facts.seat, asked=not facts.position.partner_refused)


def _plausible(facts: HandFacts) -> bool:
    """At most one card fits nowhere, and the canastas are there or nearly so."""
    if not canastas_in_reach(facts.position, facts.seat):
        return False
    kept = _in_runs(facts)
    stuck = facts.ranks[RED3]
    threes = facts.ranks[BLACK3]
    never = facts.rules.black3_meld is Black3Meld.NEVER
    stuck += threes if never or threes < 3 else 0
    wilds = facts.wilds
    row = facts.position.rank_meld[facts.side]
    for rank in range(NATURAL_RANKS):
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


def _in_runs(facts: HandFacts) -> list[int]:
    """Cards that a run takes, as far as a quick look tells."""
    taken = [0] * len(facts.hand)
    for project in facts.projects:
        if project.base >= 0:
            cards = list(extension(project, facts.melds[project.base]))
        else:
            cards = stretch(project.cards)
        if project.base >= 0 or len(cards) >= 3:
            for card in cards:
                taken[card] += 1
    return taken


def should_go_out(facts: HandFacts, way: WayOut) -> bool:
    """Weigh the hands left and what both sides would still finish."""
    position = facts.position
    wins = position.terms.rules.instant_win_canastas
    own = position.canastas[facts.side]
    near = values.GOING_OUT.near_instant_win
    if wins is not None and own >= wins - near and not facts.is_threatened:
        return False
    gain = _gain_of_leaving(facts) - _cost_of(facts, way)
    return is_out_wise(position, facts.seat, gain)


def _cost_of(facts: HandFacts, way: WayOut) -> float:
    """What melds cost that going out this way would leave unfinished."""
    after = try_plays(facts.position, facts.seat, way.plays)
    if isinstance(after, Refusal):
        return 0.0
    own = after.melds[facts.side]
    return _charged(facts, own) - _charged(facts, facts.melds)


def _gain_of_leaving(facts: HandFacts) -> float:
    """Points by which going out now beats playing on, as far as the table tells."""
    position = facts.position
    terms, out = position.terms, values.GOING_OUT
    gain = float(terms.rules.go_out_bonus)
    time = 1.0 if terms.renews_stock else min(len(position.stock) / out.long_stock, 1.0)
    for mate in facts.traits.mates[facts.seat]:
        gain -= _cards_left(position, mate)
    gain -= _promise(facts, facts.side) * time
    gain -= _charged(facts, facts.melds)
    others = [side for side in range(terms.sides) if side != facts.side]
    for side in others:
        theirs = _charged(facts, position.melds[side]) + _promise(facts, side) * time
        for seat in terms.seats_of[side]:
            theirs += _cards_left(position, seat)
        if not position.melds[side]:
            theirs += out.unopened + out.bonus_three * len(position.bonus[side])
        elif not position.canastas[side]:
            theirs += _lost_cards(position, side)
        gain += theirs / len(others)
    return gain


def _cards_left(position: Position, seat: int) -> float:
    """Points that a hand and a foot not taken up probably cost."""
    cards = position.size[seat] + len(position.feet[seat])
    return cards * values.GOING_OUT.average_card


def _lost_cards(position: Position, side: int) -> float:
    """Melded cards count for nothing or against a side without a canasta."""
    mode = position.terms.rules.melded_cards
    points = sum([meld.points for meld in position.melds[side]])
    if mode is MeldedCards.PLUS:
        return 0.0
    return points * (2.0 if mode is MeldedCards.MINUS_WITHOUT_CANASTA else 1.0)


def _promise(facts: HandFacts, side: int) -> float:
    """What the unfinished melds of a side may still bring."""
    chances = values.GOING_OUT.chances
    promise = 0.0
    for meld in facts.position.melds[side]:
        if not meld.canasta:
            lack = min(CANASTA_SIZE - meld.size, len(chances) - 1)
            promise += _value(facts, meld) * chances[lack]
    return promise


def _value(facts: HandFacts, meld: Meld) -> float:
    """Bonus of a canasta that a meld may become."""
    if meld.form == RUN:
        return facts.rules.bonus_sequence
    if meld.form == WILDS:
        return facts.traits.wild_value
    if meld.form != SET:
        return 0.0
    rules = facts.terms.rules
    return rules.bonus_mixed if meld.wilds else facts.traits.clean_value[meld.rank]


def _charged(facts: HandFacts, melds: list[Meld]) -> float:
    """What unfinished melds cost their side if the round ends now."""
    rules = facts.terms.rules
    short = rules.short_sequence_penalty
    cost = 0.0
    for meld in melds:
        if meld.canasta:
            continue
        if meld.form == WILDS:
            cost += rules.incomplete_wild_penalty
        elif meld.form == RUN:
            if short is not None and meld.size <= short.max_len:
                cost += short.points
        elif meld.form == SET and facts.traits.pure[meld.rank] and not meld.wilds:
            cost += facts.traits.clean_value[meld.rank]
    return cost


def _holding_cost(facts: HandFacts) -> float:
    """What too many cards of a kind in the seat's own hand would cost."""
    cost = 0.0
    for holding in facts.rules.holding_penalty:
        wild = holding.what == "wild"
        count = facts.wilds if wild else facts.ranks[RANK_TEXT.index(holding.what)]
        cost += holding.points if count >= holding.least else 0
    return cost


def should_ask(facts: HandFacts, way: WayOut) -> bool:
    """Ask where it must be asked, or where the partner's hand decides.

    A yes binds, so what this way out leaves unfinished counts before the question.
    """
    position = facts.position
    if not may_ask(position, facts.seat):
        return False
    out = values.GOING_OUT
    gain = _gain_of_leaving(facts)
    if facts.rules.incomplete_pure_penalty:
        gain -= _cost_of(facts, way)
    if position.terms.rules.ask_partner is AskPartner.MANDATORY:
        return gain >= out.mandatory * out.play_on
    if position.asked[facts.seat] >= out.asked:
        return False
    mates = facts.traits.mates[facts.seat]
    doubt = sum([_cards_left(position, mate) for mate in mates]) * out.doubt
    if position.terms.rules.holding_penalty:
        doubt += out.holding_doubt
    return out.play_on - doubt < gain < out.play_on + doubt


def answer_yes(position: Position, seat: int) -> bool:
    """Answer for the asked seat: its own cards are no guess."""
    facts = HandFacts(position, seat)
    gain = _gain_of_leaving(facts)
    guess = sum([_cards_left(position, m) for m in facts.traits.mates[seat]])
    own = _cards_left(position, seat)
    known = sum([n * position.terms.penalties[c] for c, n in enumerate(facts.hand)])
    # The asker lays the whole hand; of the seat's own side only this hand is left.
    gain += guess - known - (own - position.size[seat] * values.GOING_OUT.average_card)
    gain -= _holding_cost(facts)
    gain -= _could_lay(facts) * values.GOING_OUT.own_turn
    return is_out_wise(position, position.turn, gain)


def _could_lay(facts: HandFacts) -> float:
    """Points of the canastas that a turn of one's own would lay whole from the hand.

    What it adds to melds that lie is in their promise.
    """
    if not facts.melds:
        return 0.0
    facts.size += facts.terms.draw_count  # it would draw first
    facts.is_endgame = True  # and keep nothing back
    plays = plays_of(facts)
    after = try_plays(facts.position, facts.seat, plays)
    if isinstance(after, Refusal):
        return 0.0
    new = after.melds[facts.side][len(facts.melds) :]
    return sum(
        [m.points + canasta_bonus(after, m, out=False)[1] for m in new if m.canasta]
    )
