"""What a search weighs: the move of the rules and whatever else is worth a thought.

Lays are plans, sets of plays made as one act, because a canasta is worth nothing
until its last card lies.  Everything offered is legal; doubles are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from canasta_qt.bots.estimates.card_choice import makes_canasta
from canasta_qt.bots.estimates.values import HURRIED_STOCK, values
from canasta_qt.bots.rule_bots.policy import careful_choice, choose, throw
from canasta_qt.cards import DEUCE, JOKER
from canasta_qt.engine.generate import legal_actions, takes
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves.going_out_search import way_out
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action, cards_in
from canasta_qt.engine.state.melds import count_wilds
from canasta_qt.engine.state.position import Position

_Act = TypeVar("_Act", actions.LayDown, actions.TakePile)

_MOST_LOOKED_AT = 700
_MOST_TAKES = 6
_OPENINGS_EACH = 2
"""Openings offered for each number of wild cards."""
_MOST_LAYS = 12


@dataclass(frozen=True, slots=True)
class Option:
    """An action to weigh, and how the turn goes on: by the rules, or by a discard."""

    action: Action
    stop: bool = False
    """Nothing more is laid this turn."""
    then: tuple[Action, ...] = ()
    """What is done right after it."""


def options_for(
    position: Position, seat: int, also: tuple[Action, ...] = ()
) -> list[Option]:
    """List what a seat may think about, the move of the rules first.

    `also` must be among it if it is legal.  Empty in phases in which nothing is
    searched.
    """
    if position.phase not in (state.DRAW_PHASE, state.PLAY_PHASE, state.ANSWER_PHASE):
        return []
    found = _Found(position, careful_choice(position))
    if position.phase == state.ANSWER_PHASE:
        found.offer(actions.YES)
        found.offer(actions.NO)
    elif position.phase == state.DRAW_PHASE:
        found.offer(actions.DRAW)
        for take in _takes(position):
            found.offer(take)
    else:
        _playing(position, seat, found)
    for action in also:
        found.offer(action, stop=isinstance(action, actions.LayDown))
    return found.options


class _Found:
    """Options in order of being found, each once."""

    def __init__(self, position: Position, rule: Action) -> None:
        self.position: Position = position
        self.rule: Action = rule
        self.options: list[Option] = [Option(rule)]
        self._seen: set[object] = {deed_key(rule)}

    def offer(self, action: Action, *, stop: bool = False) -> None:
        """Add an action if it is new and legal."""
        key = deed_key(action)
        if key in self._seen:
            return
        self._seen.add(key)
        if refusal(self.position, action) is None:
            self.options.append(Option(action, stop))


def deed_key(action: Action) -> object:
    """The same for lays and takes that differ only in the order of their plays."""
    if isinstance(action, actions.LayDown | actions.TakePile):
        counted = Counter(_sorted(play) for play in action.plays)
        return type(action), frozenset(counted.items())
    return action


def _sorted(play: actions.MeldPlay) -> actions.MeldPlay:
    if isinstance(play, actions.NewMeld):
        return actions.NewMeld(tuple(sorted(play.cards)))
    if isinstance(play, actions.AddToMeld):
        return actions.AddToMeld(play.meld, tuple(sorted(play.cards)))
    return play


def _takes(position: Position) -> list[actions.TakePile]:
    """Ways to take: for an opening the cheapest by number of wild cards."""
    found = list(islice(takes(position), _MOST_LOOKED_AT))
    if position.melds[position.terms.side_of[position.turn]]:
        found.sort(key=lambda take: _wild_cost(take.plays))
        return found[:_MOST_TAKES]
    return _cheapest(found)[:_MOST_TAKES]


def _wild_cost(plays: tuple[actions.MeldPlay, ...]) -> int:
    """Return what the wild cards of plays cost: a deuce 2, a joker 3."""
    ranks = [card >> 2 for card in cards_in(plays)]
    return 2 * ranks.count(DEUCE) + 3 * ranks.count(JOKER)


def spent(position: Position, action: Action) -> tuple[int, int] | None:
    """What an action costs of the hand: wild cards, then cards; None if it ends all.

    A hand is kept large for the pile's sake, not where a foot waits below it.
    """
    if isinstance(action, actions.Discard):
        return _wild_cost((actions.AddToMeld(0, (action.card,)),)), 0
    if isinstance(action, actions.TakePile):
        return _wild_cost(action.plays), 0
    if not isinstance(action, actions.LayDown):
        return (0, 0) if action is actions.DRAW else None
    cards = len(cards_in(action.plays))
    if cards + 1 >= position.size[position.turn]:
        return None
    return _wild_cost(action.plays), 0 if position.terms.foot_size else cards


def freezers(position: Position, options: list[Option]) -> list[int]:
    """Which options freeze a pile that is worth it."""
    if not _may_freeze(position):
        return []
    freezes = position.terms.freezes
    return [
        number
        for number, option in enumerate(options)
        if isinstance(option.action, actions.Discard) and freezes[option.action.card]
    ]


def _may_freeze(position: Position) -> bool:
    return not position.frozen and len(position.pile) >= values.SEARCH.freeze_pile


def _cheapest(acts: Iterable[_Act]) -> list[_Act]:
    """Keep for each number of wild cards those that cost least."""
    by_wilds: dict[int, list[tuple[tuple[int, int], int, _Act]]] = {}
    for number, act in enumerate(acts):
        cards = cards_in(act.plays)
        cost = (_wild_cost(act.plays), len(cards))
        wilds = count_wilds(tuple(cards))
        by_wilds.setdefault(wilds, []).append((cost, number, act))
    kept: list[_Act] = []
    for _, ways in sorted(by_wilds.items()):
        ways.sort(key=lambda way: way[:2])
        kept += [act for _, _, act in ways[:_OPENINGS_EACH]]
    return kept


def _playing(position: Position, seat: int, found: _Found) -> None:
    """Lays, the question, discards."""
    legal = list(islice(legal_actions(position), _MOST_LOOKED_AT))
    if position.size[seat] > 1:
        lays = [action for action in legal if isinstance(action, actions.LayDown)]
        if position.melds[position.terms.side_of[seat]]:
            _offer_lays(position, seat, lays, found)
        else:
            for opening in _cheapest(lays):
                found.offer(opening)
        _offer_ends(position, seat, found)
    if isinstance(found.rule, actions.Discard):
        _offer_discards(position, seat, legal, found)
    elif position.size[seat] > 1 or found.rule is actions.ASK:
        discard = throw(position, seat)
        if discard is not None:
            found.offer(discard)
        if _may_freeze(position):
            _offer_freeze(position, seat, found)


def _offer_freeze(position: Position, seat: int, found: _Found) -> None:
    """The cheapest card that freezes the pile, instead of a lay."""
    freezes = position.terms.freezes
    cards = [card for card in position.hand(seat) if freezes[card]]
    if cards:
        found.offer(actions.DISCARDS[min(cards)])


def _offer_discards(
    position: Position, seat: int, legal: list[Action], found: _Found
) -> None:
    """Every rank once, every card where suits matter."""
    assert isinstance(found.rule, actions.Discard)
    suits = position.terms.rules.sequences
    known = position.known[seat]
    seen = {found.rule.card if suits else found.rule.card >> 2}
    cards = [action.card for action in legal if isinstance(action, actions.Discard)]
    cards.sort(key=lambda card: (not known[card], card))
    for card in cards:
        kind = card if suits else card >> 2
        if kind not in seen:
            seen.add(kind)
            found.offer(actions.DISCARDS[card])


def _offer_ends(position: Position, seat: int, found: _Found) -> None:
    """Going out, asking first, and playing on although one could go out."""
    way = way_out(position, seat)
    if way is None:
        return
    if way.plays:
        found.offer(actions.LayDown(way.plays))
    found.offer(actions.ASK)
    stays = staying(position.copy())
    if stays is not None:
        found.offer(stays, stop=True)


def _offer_lays(
    position: Position, seat: int, lays: list[actions.LayDown], found: _Found
) -> None:
    """Plans for a side that is open, wider and narrower than that of the rules."""
    base = found.rule.plays if isinstance(found.rule, actions.LayDown) else ()
    singles = [lay.plays[0] for lay in lays if len(lay.plays) == 1]
    naturals, news = _largest(singles, new=False), _largest(singles, new=True)
    plans = [naturals, naturals + news, _everything(position)]
    if len(base) > 1:
        plans += [base[:at] + base[at + 1 :] for at in range(len(base))]
    for plan in plans:
        if plan:
            found.offer(actions.LayDown(plan), stop=True)
    held = position.hands[seat][:]
    for card in cards_in(base):
        held[card] -= 1
    for play in _additions(position, seat, singles):
        if len(found.options) > _MOST_LAYS:
            break
        cards = cards_in((play,))
        others = base
        if any(held[card] < cards.count(card) for card in cards):
            others = tuple(
                each for each in base if not set(cards) & set(cards_in((each,)))
            )
        found.offer(actions.LayDown((*others, play)), stop=True)


def _largest(
    singles: list[actions.MeldPlay], *, new: bool
) -> tuple[actions.MeldPlay, ...]:
    """The largest play without wild cards for each meld, or for each new rank."""
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


def _everything(position: Position) -> tuple[actions.MeldPlay, ...]:
    """What the rules lay when the round is about to end."""
    late = position.copy()
    late.stock = late.stock[:HURRIED_STOCK]
    action = staying(late)
    return action.plays if isinstance(action, actions.LayDown) else ()


def staying(supposed: Position) -> Action | None:
    """What the rules would do if going out were out of the question.

    `supposed` is a copy to be changed.  None if nothing else can be done then.
    """
    supposed.partner_refused = True
    try:
        return choose(supposed)
    except StopIteration:
        return None


def _additions(
    position: Position, seat: int, singles: list[actions.MeldPlay]
) -> list[actions.MeldPlay]:
    """Single plays worth a thought of their own: the fewest wild cards for a purpose.

    One wild card on a meld, as many as complete a canasta, a new meld.
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
