"""A partner who follows what the player wishes, unless that costs too much."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from math import inf
from time import monotonic
from typing import Final

from canasta_qt.bots.estimates.card_choice import wild_cards
from canasta_qt.bots.estimates.outlook import laid_points
from canasta_qt.bots.levels import decide
from canasta_qt.bots.rule_bots.bot import USUAL, Decision
from canasta_qt.bots.rule_bots.explain import ground_of
from canasta_qt.bots.search.candidates import deed_key, staying
from canasta_qt.bots.search.weighing import weigh
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.actions import Action
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import OVER_PHASE, PLAY_PHASE, Position
from canasta_qt.engine.transition import play
from canasta_qt.notation.wishes import TOO_MUCH, Request

_WORLDS: Final = 64
"""Worlds in which a wish is weighed against what the level decided."""
_SHARE: Final = 0.7
"""The level's part of the clock; the rest is for what was wished."""


def heed(
    level: str,
    observation: Observation,
    seed: int,
    wishes: Collection[str],
    seconds: float = inf,
) -> Decision:
    """Let a level decide, and do what is wished instead if that costs little enough.

    Both are played on in the same worlds, whatever the level is.
    """
    position, seat = observation.position, observation.seat
    end = monotonic() + seconds
    decision = decide(level, observation, seed, USUAL, (), seconds * _SHARE)
    wanted = _wanted(position, seat, wishes) if position.phase == PLAY_PHASE else {}
    for wish, act in wanted.items():
        if not _is_against(wish, act, position, decision.action):
            continue
        left = end - monotonic()
        if _cost(observation, decision.action, act, seed, left) > TOO_MUCH:
            decision = replace(decision, declined=wish)
        else:
            ground = ground_of(position, act)
            decision = replace(decision, action=act, plan=(), because=ground)
    return decision


def _cost(
    observation: Observation, decided: Action, act: Action, seed: int, seconds: float
) -> float:
    """Return the points by which an act is worse than what was decided."""
    good = (str(decided),)
    try:
        best, other = weigh(
            observation, (act,), good, seed, _WORLDS, seconds
        ).candidates
    except ValueError:  # no deal agrees with what was told: nothing speaks against it
        return 0.0
    return best.mean - other.mean


def _wanted(
    position: Position, seat: int, wishes: Collection[str]
) -> dict[Request, Action]:
    """Return what each wish asks for now, if the rules allow anything of it."""
    found: dict[Request, Action] = {}
    for wish in Request:
        meant = _meant(position, seat, wish) if wish in wishes else []
        legal = [act for act in meant if refusal(position, act) is None]
        if legal:
            found[wish] = legal[0]
    return found


def _meant(position: Position, seat: int, wish: Request) -> list[Action]:
    """List acts that fulfil a wish, the best first."""
    if wish is Request.FREEZE:
        can = _is_behind(position, seat) and not position.frozen
        wilds = sorted(wild_cards(position.hands[seat])) if can else []
        freezes = position.terms.freezes
        return [actions.DISCARDS[card] for card in wilds if freezes[card]]
    way = way_out(position, seat, asked=True)
    if way is None or not way.plays:
        return []
    if wish is Request.OUT:
        return [actions.LayDown(way.plays), actions.ASK]
    stays = staying(position.copy())
    return [] if stays is None else [stays]


def _is_behind(position: Position, seat: int) -> bool:
    """Return whether another side has more on the table."""
    own = position.terms.side_of[seat]
    laid = [laid_points(position, side) for side in range(position.terms.sides)]
    return max(laid) > laid[own]


def _is_against(
    wish: Request, act: Action, position: Position, decided: Action
) -> bool:
    """Return whether a decision is not what was wished, `act` being that."""
    if deed_key(act) == deed_key(decided):
        return False
    if wish is Request.FREEZE:
        if not isinstance(decided, actions.Discard) or position.size[position.turn] < 2:
            return False
        return not position.terms.freezes[decided.card]
    asks = isinstance(decided, actions.AskPartner)
    return asks or _ends(position, decided) is (wish is Request.WAIT)


def _ends(position: Position, decided: Action) -> bool:
    """Return whether an action ends the round, or leaves no other way to go on."""
    ahead, seat = position.copy(), position.turn
    play(ahead, decided)
    is_last = ahead.turn == seat and ahead.size[seat] < 2 and not ahead.feet[seat]
    return is_last or ahead.phase == OVER_PHASE
