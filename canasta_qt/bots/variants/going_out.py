"""Going out where canastas differ: can it be done, and what would be left undone."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.classic.going_out import decided_by_match
from canasta_qt.bots.estimates.outlook import AVERAGE_CARD
from canasta_qt.bots.variants.hand_facts import View
from canasta_qt.bots.variants.sequences import extension, stretch
from canasta_qt.cards import BLACK3, NATURAL_RANKS, RANK_TEXT, RED3
from canasta_qt.engine.moves.going_out_search import WayOut, way_out
from canasta_qt.engine.moves.trial import try_plays
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, SET, WILDS, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import Refusal
from canasta_qt.rules.values import AskPartner, Black3Meld, MeldedCards

_PLAY_ON: Final = -60
_CHANCE: Final[tuple[float, ...]] = (1.0, 0.6, 0.35, 0.18, 0.08)
"""How likely a meld is finished, by the cards it lacks."""
_LONG: Final = 30
"""Cards in the stock with which there is time to finish things."""
_UNOPENED: Final = 150
_HOLDING_DOUBT: Final = 400
"""What a partner's hand may cost beyond its points where holdings are charged."""
_INSTANT_NEAR: Final = 2


def leave_by(view: View) -> WayOut | None:
    """Find a way out, after a quick look whether there can be one at all."""
    if view.feet or not _plausible(view):
        return None
    return way_out(view.position, view.seat, asked=not view.position.denied)


def _plausible(view: View) -> bool:
    """At most one card fits nowhere, and the canastas are there or nearly so."""
    if not _reachable(view):
        return False
    kept = _in_runs(view)
    stuck = view.ranks[RED3]
    threes = view.ranks[BLACK3]
    never = view.position.terms.melds.black3_meld is Black3Meld.NEVER
    stuck += threes if never or threes < 3 else 0
    wilds = view.wilds
    row = view.position.rank_meld[view.side]
    for rank in range(NATURAL_RANKS):
        first = rank * 4
        held = view.ranks[rank] - sum(kept[first : first + 4])
        if held <= 0 or held >= 3 or row[rank] >= 0:
            continue
        if held == 2 and wilds > 0 and not view.is_pure(rank):
            wilds -= 1
        else:
            stuck += held
        if stuck > 1:
            return False
    return stuck <= 1


def _in_runs(view: View) -> list[int]:
    """Cards that a run takes, as far as a quick look tells."""
    taken = [0] * len(view.hand)
    for project in view.projects:
        if project.base >= 0:
            cards = list(extension(project, view.melds[project.base]))
        else:
            cards = stretch(project.cards)
        if project.base >= 0 or len(cards) >= 3:
            for card in cards:
                taken[card] += 1
    return taken


def _reachable(view: View) -> bool:
    """Count canastas that are there or could be made of these cards."""
    need = view.position.terms.canastas_needed - view.position.canastas[view.side]
    if need <= 0:
        return True
    for meld in view.melds:
        if meld.canasta:
            continue
        lack = CANASTA_SIZE - meld.size
        if meld.form == SET:
            lack -= view.ranks[meld.rank] + min(view.wilds, view.traits.max_wilds)
        elif meld.form == WILDS:
            lack -= view.wilds
        else:
            lack -= view.size
        need -= lack <= 0
    lying = {meld.rank for meld in view.melds if meld.form == SET}
    for rank in range(NATURAL_RANKS):
        most = view.ranks[rank] + min(view.wilds, view.traits.max_wilds)
        need -= rank not in lying and most >= CANASTA_SIZE
    need -= bool(view.wide.wild_value) and view.wilds >= CANASTA_SIZE
    need -= sum([len(project.cards) >= CANASTA_SIZE for project in view.projects])
    return need <= 0


def should_go_out(view: View, way: WayOut) -> bool:
    """Weigh the hands left and what both sides would still finish."""
    position = view.position
    wins = position.terms.going_out.instant_win_canastas
    own = position.canastas[view.side]
    if wins is not None and own >= wins - _INSTANT_NEAR and not view.threatened:
        return False
    wish = gain_of_leaving(view) - _cost_of(view, way) >= _PLAY_ON
    return decided_by_match(position, view.seat, wish)


def _cost_of(view: View, way: WayOut) -> float:
    """What melds cost that going out this way would leave unfinished."""
    after = try_plays(view.position, view.seat, way.plays)
    if isinstance(after, Refusal):
        return 0.0
    own = after.melds[view.side]
    return _charged(view, own) - _charged(view, view.melds)


def gain_of_leaving(view: View) -> float:
    """Points by which going out now beats playing on, as far as the table tells."""
    position = view.position
    terms = position.terms
    gain = float(terms.going_out.go_out_bonus)
    time = 1.0 if terms.renews_stock else min(len(position.stock) / _LONG, 1.0)
    for mate in view.traits.mates[view.seat]:
        gain -= _cards_left(position, mate)
    gain -= _promise(view, view.side) * time
    gain -= _charged(view, view.melds)
    others = [side for side in range(terms.sides) if side != view.side]
    for side in others:
        theirs = _charged(view, position.melds[side]) + _promise(view, side) * time
        for seat in terms.seats_of[side]:
            theirs += _cards_left(position, seat)
        if not position.melds[side]:
            theirs += _UNOPENED + 100 * len(position.bonus[side])
        elif not position.canastas[side]:
            theirs += _lost_cards(position, side)
        gain += theirs / len(others)
    return gain


def _cards_left(position: Position, seat: int) -> float:
    """Points that a hand and a foot not taken up probably cost."""
    return (position.size[seat] + len(position.feet[seat])) * AVERAGE_CARD


def _lost_cards(position: Position, side: int) -> float:
    """Melded cards count for nothing or against a side without a canasta."""
    mode = position.terms.ruleset.scoring.melded_cards
    points = sum([meld.points for meld in position.melds[side]])
    if mode is MeldedCards.PLUS:
        return 0.0
    return points * (2.0 if mode is MeldedCards.MINUS_WITHOUT_CANASTA else 1.0)


def _promise(view: View, side: int) -> float:
    """What the unfinished melds of a side may still bring."""
    return sum(
        [
            _value(view, meld) * _chance(meld)
            for meld in view.position.melds[side]
            if not meld.canasta
        ]
    )


def _chance(meld: Meld) -> float:
    return _CHANCE[min(CANASTA_SIZE - meld.size, len(_CHANCE) - 1)]


def _value(view: View, meld: Meld) -> float:
    """Bonus of a canasta that a meld may become."""
    if meld.form == RUN:
        return view.wide.run_bonus
    if meld.form == WILDS:
        return view.wide.wild_value
    if meld.form != SET:
        return 0.0
    bonuses = view.position.terms.ruleset.bonuses
    return bonuses.bonus_mixed if meld.wilds else view.wide.clean_value[meld.rank]


def _charged(view: View, melds: list[Meld]) -> float:
    """What unfinished melds cost their side if the round ends now."""
    bonuses = view.position.terms.ruleset.bonuses
    short = bonuses.short_sequence_penalty
    cost = 0.0
    for meld in melds:
        if meld.canasta:
            continue
        if meld.form == WILDS:
            cost += bonuses.incomplete_wild_penalty
        elif meld.form == RUN:
            if short is not None and meld.size <= short.max_len:
                cost += short.points
        elif meld.form == SET and view.wide.pure[meld.rank] and not meld.wilds:
            cost += view.wide.clean_value[meld.rank]
    return cost


def _holding_cost(view: View) -> float:
    """What too many cards of a kind in the view's own hand would cost."""
    cost = 0.0
    for holding in view.position.terms.ruleset.bonuses.holding_penalty:
        wild = holding.what == "wild"
        count = view.wilds if wild else view.ranks[RANK_TEXT.index(holding.what)]
        cost += holding.points if count >= holding.least else 0
    return cost


def should_ask(view: View, way: WayOut) -> bool:
    """Ask where it must be asked, or where the partner's hand decides.

    A yes binds, so what this way out leaves unfinished counts before the question.
    """
    position = view.position
    rules = position.terms.going_out
    mates = view.traits.mates[view.seat]
    if rules.ask_partner is AskPartner.NONE or not mates:
        return False
    if position.allowed or position.denied or position.melded or view.size < 2:
        return False
    if rules.ask_limit is not None and position.asked[view.seat] >= rules.ask_limit:
        return False
    gain = gain_of_leaving(view)
    if view.wide.costly_ends:
        gain -= _cost_of(view, way)
    if rules.ask_partner is AskPartner.MANDATORY:
        return gain >= 4 * _PLAY_ON
    if position.asked[view.seat] >= 2:
        return False
    doubt = sum([_cards_left(position, mate) for mate in mates]) * 3 / 4
    if position.terms.ruleset.bonuses.holding_penalty:
        doubt += _HOLDING_DOUBT
    return _PLAY_ON - doubt < gain < _PLAY_ON + doubt


def answer_yes(position: Position, seat: int) -> bool:
    """Answer for the asked seat: its own cards are no guess."""
    view = View(position, seat)
    gain = gain_of_leaving(view)
    guess = sum([_cards_left(position, m) for m in view.traits.mates[seat]])
    own = _cards_left(position, seat)
    known = sum([n * position.terms.penalties[c] for c, n in enumerate(view.hand)])
    # The asker lays the whole hand; of the view's own side only this hand is left.
    gain += guess - known - (own - position.size[seat] * AVERAGE_CARD)
    gain -= _holding_cost(view)
    return decided_by_match(position, position.turn, gain >= _PLAY_ON)
