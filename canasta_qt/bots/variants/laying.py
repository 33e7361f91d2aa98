"""What to lay where there is more than sets: runs, wild melds, toppers, threes."""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.variants.going_out import (
    leave_by,
    should_ask,
    should_go_out,
)
from canasta_qt.bots.variants.hand_facts import View
from canasta_qt.bots.variants.initial_melds import opening_of
from canasta_qt.bots.variants.sequences import extension, stretch
from canasta_qt.bots.variants.sets import Plan, lay_sets, spend_wilds
from canasta_qt.bots.variants.special_hands import chased, declaration
from canasta_qt.cards import BLACK3, RED3, Card
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.moves.three_melds import laid_by_choice
from canasta_qt.engine.state.actions import (
    ASK,
    Action,
    AddToMeld,
    JoinMelds,
    LayDown,
    NewMeld,
)
from canasta_qt.engine.state.melds import CANASTA_SIZE, RUN, SET
from canasta_qt.engine.state.position import Position
from canasta_qt.rules.values import Red3Mode

_SHOWN: Final = 4
"""Cards of a run to be that must be there before a part of it is laid."""
_BEYOND_SHORT: Final = 1
"""Cards by which a new run exceeds those that cost points unfinished."""
_THREES: Final = (Card(57), Card(58), Card(52), Card(55))


def lay(position: Position, seat: int) -> Action | None:
    """Choose what to lay now, or the question to the partner; None to discard."""
    view = View(position, seat)
    special = declaration(view)
    if special is not None:
        return special
    threes = _threes(view)
    if threes is not None:
        return threes
    if position.allowed:
        return _promised(view)
    leaving = _leaving(view)
    if leaving is not None:
        return leaving[0]
    if not view.melds:
        return _open(view)
    return _join(view) or _add(view)


def _promised(view: View) -> Action | None:
    """The partner has said yes: use up the hand."""
    way = way_out(view.position, view.seat)
    if way is None or not way.plays:
        return None
    return LayDown(way.plays)


def _leaving(view: View) -> tuple[Action | None] | None:
    """Go out or ask first, where that is possible and wise; None to play on."""
    position = view.position
    if position.denied:
        return None
    way = leave_by(view)
    if way is None:
        return None
    if view.size < 2:
        return (LayDown(way.plays) if way.plays else None,)
    if should_ask(view, way):
        return (ASK,)
    if not should_go_out(view, way) or not _may_leave(view):
        return None
    return (LayDown(way.plays) if way.plays else None,)


def _may_leave(view: View) -> bool:
    """Say whether going out needs no further word from a partner."""
    return way_out(view.position, view.seat) is not None


def _threes(view: View) -> Action | None:
    """Lay threes out where that is a choice, and set red ones on canastas."""
    position = view.position
    if not (view.ranks[RED3] or view.ranks[BLACK3]):
        return None
    if position.terms.threes.red3_mode is Red3Mode.TOPPER:
        return _topper(view)
    straight = view.wide.special and chased(view) == "straight"
    held = [
        card
        for card in _THREES
        for _ in range(view.hand[card])
        if laid_by_choice(position.terms, card)
    ]
    if straight:
        held = held[1:]
    for number in range(len(held), 0, -1):
        lay_out = LayDown(tuple([NewMeld((card,)) for card in held[:number]]))
        if view.allows(lay_out):
            return lay_out
    return None


def _topper(view: View) -> Action | None:
    reds = [card for card in _THREES if card >> 2 == RED3 and view.hand[card]]
    if not reds:
        return None
    for index, meld in enumerate(view.melds):
        if meld.canasta and meld.topper is None:
            action = LayDown((AddToMeld(index, (reds[0],)),))
            if view.allows(action):
                return action
    return None


def _open(view: View) -> Action | None:
    if chased(view) is not None and not view.late:
        return None
    plays = opening_of(view)
    if plays is None:
        return None
    action = LayDown(plays)
    return action if view.allows(action) else None


def _join(view: View) -> Action | None:
    """Join runs that fit end to end, and sets of a rank that make a canasta."""
    if not view.position.terms.melds.combine_melds:
        return None
    melds = view.melds
    for first, meld in enumerate(melds):
        for second in range(first + 1, len(melds)):
            other = melds[second]
            if meld.canasta or other.canasta or meld.form != other.form:
                continue
            if meld.form == RUN:
                low, high = (meld, other) if meld.rank < other.rank else (other, meld)
                fits = high.cards[0] == low.cards[-1] + 4
                fits = fits and meld.size + other.size <= CANASTA_SIZE
            else:
                fits = meld.form == SET and meld.rank == other.rank
            if fits:
                action = LayDown((JoinMelds(first, second),))
                if view.allows(action):
                    return action
    return None


def _add(view: View) -> Action | None:
    """Lay what a side that is open lays: one act, or its first legal part."""
    plan = Plan(view)
    if view.wide.runs:
        _lay_runs(view, plan)
    lay_sets(view, plan)
    spend_wilds(view, plan)
    plays = plan.plays()
    if not plays:
        return None
    action = LayDown(plays)
    if view.allows(action):
        return action
    for play in plays:
        single = LayDown((play,))
        if view.allows(single):
            return single
    return None


def _lay_runs(view: View, plan: Plan) -> None:
    """Runs first: cards onto those that lie there, and new ones worth showing."""
    for project in view.projects:
        if project.base >= 0:
            run = view.melds[project.base]
            cards = extension(project, run)
            if cards and len(cards) <= plan.room:
                plan.add_cards(project.base, cards)
            continue
        part = stretch(project.cards)[:CANASTA_SIZE]
        least = max(3, view.wide.short_run + _BEYOND_SHORT)
        if view.late and not view.wide.short_run:
            enough = len(part) >= least
        else:
            enough = len(part) >= least and project.have >= _SHOWN
        if enough and len(part) <= plan.room:
            plan.begin(tuple(part))
