"""Options of a search: the rule policy's move, and other promising moves.

Melds are offered as complete actions, not one by one, because cards have little value
before a canasta is complete. All options are legal and different.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from canasta_qt.bots.estimates.card_choice import makes_canasta
from canasta_qt.bots.estimates.values import HURRIED_STOCK, values
from canasta_qt.bots.messages import DEFAULT_OPTIONS, RequestOptions
from canasta_qt.bots.rule_bots.policy import (
    choose_discard,
    legal_policy_action,
    policy_action,
)
from canasta_qt.cards import DEUCE, JOKER
from canasta_qt.engine.best_way_out import best_way_out
from canasta_qt.engine.generate import legal_actions, legal_takes
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action, cards_of_plays
from canasta_qt.engine.state.melds import count_wilds
from canasta_qt.engine.state.position import Position

_Act = TypeVar("_Act", actions.LayDown, actions.TakePile)

_MAX_ACTIONS = 700
"""Largest number of legal actions that are considered."""
_MAX_TAKES = 6
"""Largest number of takes offered."""
_MAX_OPENINGS = 2
"""Largest number of initial melds offered for each number of wild cards."""
_MAX_LAYS = 12
"""Largest number of melding actions offered."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action to compare with others; afterwards the rule policy plays on, or
    discards at once."""

    action: Action
    ends_melding: bool = False
    """Whether no melds may follow in this turn."""
    next_actions: tuple[Action, ...] = ()
    """Actions played directly after the action."""


def options_for(
    position: Position, seat: int, requests: RequestOptions = DEFAULT_OPTIONS
) -> list[Option]:
    """Return the options of a seat, with the rule policy's move first; [] in phases
    without a search."""
    if position.phase not in (state.DRAW_PHASE, state.PLAY_PHASE, state.ANSWER_PHASE):
        return []
    found = _OptionList(position, legal_policy_action(position))
    if position.phase == state.ANSWER_PHASE:
        found.add_if_legal(actions.ANSWER_YES)
        found.add_if_legal(actions.ANSWER_NO)
    elif position.phase == state.DRAW_PHASE:
        found.add_if_legal(actions.DRAW)
        for take in _takes(position):
            found.add_if_legal(take)
    else:
        _offer_play_phase(position, seat, found, discards=requests.thorough)
    for action in requests.compared_actions:
        found.add_if_legal(action, stop=isinstance(action, actions.LayDown))
    return found.options


class _OptionList:
    """List of different legal options, in the order in which they were added."""

    def __init__(self, position: Position, rule: Action) -> None:
        self.position: Position = position
        self.rule: Action = rule
        self.options: list[Option] = [Option(rule)]
        self._seen: set[object] = {action_key(rule)}

    def add_if_legal(self, action: Action, *, stop: bool = False) -> None:
        """Add an option if it is new and legal; with `stop`, no melds may follow in the
        turn."""
        key = action_key(action)
        if key in self._seen:
            return
        self._seen.add(key)
        if refusal(self.position, action) is None:
            self.options.append(Option(action, stop))


def action_key(action: Action) -> object:
    """Return a key that is equal for actions whose melds differ only in their order."""
    if isinstance(action, actions.LayDown | actions.TakePile):
        counted = Counter(_sort_cards(play) for play in action.plays)
        return type(action), frozenset(counted.items())
    return action


def _sort_cards(play: actions.MeldPlay) -> actions.MeldPlay:
    if isinstance(play, actions.NewMeld):
        return actions.NewMeld(tuple(sorted(play.cards)))
    if isinstance(play, actions.AddToMeld):
        return actions.AddToMeld(play.meld, tuple(sorted(play.cards)))
    return play


def _takes(position: Position) -> list[actions.TakePile]:
    """Return takes of the pile; for a side that has not opened, only those with the
    cheapest wild cards."""
    found = list(islice(legal_takes(position), _MAX_ACTIONS))
    if position.melds[position.terms.side_of[position.turn]]:
        found.sort(key=lambda take: _wild_cost(take.plays))
        return found[:_MAX_TAKES]
    return _cheapest_acts(found)[:_MAX_TAKES]


def _wild_cost(plays: tuple[actions.MeldPlay, ...]) -> int:
    """Return the cost of wild cards in melds: 2 for a two, 3 for a joker."""
    ranks = [card >> 2 for card in cards_of_plays(plays)]
    return 2 * ranks.count(DEUCE) + 3 * ranks.count(JOKER)


def cost_of_action(position: Position, action: Action) -> tuple[int, int] | None:
    """Return the cost of the wild cards and the number of cards of an action; None if
    the action may end the round.

    The number is 0 in games with a foot, where a large hand is no advantage.
    """
    if isinstance(action, actions.Discard):
        return _wild_cost((actions.AddToMeld(0, (action.card,)),)), 0
    if isinstance(action, actions.TakePile):
        return _wild_cost(action.plays), 0
    if not isinstance(action, actions.LayDown):
        return (0, 0) if action is actions.DRAW else None
    cards = len(cards_of_plays(action.plays))
    if cards + 1 >= position.size[position.turn]:
        return None
    return _wild_cost(action.plays), 0 if position.terms.foot_size else cards


def freezing_option_indexes(position: Position, options: list[Option]) -> list[int]:
    """Return the indexes of options that freeze a large pile."""
    if not _may_freeze(position):
        return []
    freezes = position.terms.freezes
    return [
        number
        for number, option in enumerate(options)
        if isinstance(option.action, actions.Discard) and freezes[option.action.card]
    ]


def _may_freeze(position: Position) -> bool:
    return (
        not position.frozen and len(position.pile) >= values.SEARCH.min_pile_to_freeze
    )


def _cheapest_acts(acts: Iterable[_Act]) -> list[_Act]:
    """Return the cheapest actions for each number of wild cards."""
    by_wilds: dict[int, list[tuple[tuple[int, int], int, _Act]]] = {}
    for number, act in enumerate(acts):
        cards = cards_of_plays(act.plays)
        cost = (_wild_cost(act.plays), len(cards))
        wilds = count_wilds(tuple(cards))
        by_wilds.setdefault(wilds, []).append((cost, number, act))
    kept: list[_Act] = []
    for _, ways in sorted(by_wilds.items()):
        ways.sort(key=lambda way: way[:2])
        kept += [act for _, _, act in ways[:_MAX_OPENINGS]]
    return kept


def _offer_play_phase(
    position: Position, seat: int, found: _OptionList, *, discards: bool
) -> None:
    """Add melds, the question to the partner, and discards as options."""
    legal = list(islice(legal_actions(position), _MAX_ACTIONS))
    if position.size[seat] > 1:
        lays = [action for action in legal if isinstance(action, actions.LayDown)]
        if position.melds[position.terms.side_of[seat]]:
            _offer_lays(position, seat, lays, found)
        else:
            for opening in _cheapest_acts(lays):
                found.add_if_legal(opening)
        _offer_going_out(position, seat, found)
    if isinstance(found.rule, actions.Discard):
        discards = True
    elif position.size[seat] > 1 or found.rule is actions.ASK:
        discard = choose_discard(position, seat)
        if discard is not None:
            found.add_if_legal(discard)
        if _may_freeze(position):
            _offer_freeze(position, seat, found)
    if discards:
        _offer_discards(position, seat, legal, found)


def _offer_freeze(position: Position, seat: int, found: _OptionList) -> None:
    """Add the cheapest discard that freezes the pile, without a meld before it."""
    freezes = position.terms.freezes
    cards = [card for card in position.hand(seat) if freezes[card]]
    if cards:
        found.add_if_legal(actions.DISCARD_ACTIONS[min(cards)])


def _offer_discards(
    position: Position, seat: int, legal: list[Action], found: _OptionList
) -> None:
    """Add a discard of each rank, or in games with sequences of each card."""
    suits = position.terms.rules.sequences
    known = position.known[seat]
    offered = (option.action for option in found.options)
    seen = {
        action.card if suits else action.card >> 2
        for action in offered
        if isinstance(action, actions.Discard)
    }
    cards = [action.card for action in legal if isinstance(action, actions.Discard)]
    cards.sort(key=lambda card: (not known[card], card))
    for card in cards:
        kind = card if suits else card >> 2
        if kind not in seen:
            seen.add(kind)
            found.add_if_legal(actions.DISCARD_ACTIONS[card])


def _offer_going_out(position: Position, seat: int, found: _OptionList) -> None:
    """Add going out, the question to the partner, and playing on instead."""
    way = best_way_out(position, seat)
    if way is None:
        return
    if way.plays:
        found.add_if_legal(actions.LayDown(way.plays))
    found.add_if_legal(actions.ASK)
    stays = action_without_going_out(position.copy())
    if stays is not None:
        found.add_if_legal(stays, stop=True)


def _offer_lays(
    position: Position, seat: int, lays: list[actions.LayDown], found: _OptionList
) -> None:
    """Add melds for a side that has opened: the melds of the rule policy, and melds
    with fewer or more cards."""
    base = found.rule.plays if isinstance(found.rule, actions.LayDown) else ()
    singles = [lay.plays[0] for lay in lays if len(lay.plays) == 1]
    naturals, news = _largest(singles, new=False), _largest(singles, new=True)
    plans = [naturals, naturals + news, _endgame_lay(position)]
    if len(base) > 1:
        plans += [base[:at] + base[at + 1 :] for at in range(len(base))]
    for plan in plans:
        if plan:
            found.add_if_legal(actions.LayDown(plan), stop=True)
    held = position.hands[seat][:]
    for card in cards_of_plays(base):
        held[card] -= 1
    for play in _additions(position, seat, singles):
        if len(found.options) > _MAX_LAYS:
            break
        cards = cards_of_plays((play,))
        others = base
        if any(held[card] < cards.count(card) for card in cards):
            others = tuple(
                each for each in base if not set(cards) & set(cards_of_plays((each,)))
            )
        found.add_if_legal(actions.LayDown((*others, play)), stop=True)


def _largest(
    singles: list[actions.MeldPlay], *, new: bool
) -> tuple[actions.MeldPlay, ...]:
    """Return the largest addition to each meld or, with `new`, the largest new melds,
    without wild cards."""
    best: dict[int, actions.NewMeld | actions.AddToMeld] = {}
    for play in singles:
        is_new = isinstance(play, actions.NewMeld)
        if isinstance(play, actions.JoinMelds) or is_new is not new:
            continue
        if any(card >> 2 >= DEUCE for card in play.cards):
            continue
        key = play.meld if isinstance(play, actions.AddToMeld) else play.cards[0] >> 2
        if key not in best or len(best[key].cards) < len(play.cards):
            best[key] = play
    if not new:
        return tuple(best.values())
    used: list[int] = []
    kept: list[actions.MeldPlay] = []
    for play in sorted(best.values(), key=lambda each: -len(each.cards)):
        if not set(play.cards) & set(used):
            used += play.cards
            kept.append(play)
    return tuple(kept)


def _endgame_lay(position: Position) -> tuple[actions.MeldPlay, ...]:
    """Return the melds that the rule policy would choose if the round were about to
    end."""
    late = position.copy()
    late.stock = late.stock[:HURRIED_STOCK]
    action = action_without_going_out(late)
    return action.plays if isinstance(action, actions.LayDown) else ()


def action_without_going_out(supposed: Position) -> Action | None:
    """Return the action that the rule policy would choose if going out were impossible,
    or None.

    `supposed` must be a copy of the position, as it is changed.
    """
    supposed.partner_refused = True
    try:
        return policy_action(supposed)
    except StopIteration:
        return None


def _additions(
    position: Position, seat: int, singles: list[actions.MeldPlay]
) -> list[actions.MeldPlay]:
    """Return the plays worth an option, in order of their cost in wild cards.

    These are joined melds and wild cards that complete a canasta, which are first; new
    melds with at most one wild card or only wild cards; and one wild card added to a
    meld.
    """
    melds = position.melds[position.terms.side_of[seat]]
    kept: list[tuple[int, int, actions.MeldPlay]] = []
    for number, play in enumerate(singles):
        if isinstance(play, actions.JoinMelds):
            kept.append((0, number, play))
            continue
        wilds = count_wilds(play.cards)
        if isinstance(play, actions.NewMeld):
            if wilds <= 1 or wilds == len(play.cards):
                kept.append((1 + wilds, number, play))
            continue
        completes = makes_canasta(melds, play)
        if (
            play.meld < len(melds)
            and wilds == len(play.cards)
            and (wilds == 1 or completes)
        ):
            kept.append((0 if completes else 2 + wilds, number, play))
    kept.sort(key=lambda each: each[:2])
    return [play for _, _, play in kept]
