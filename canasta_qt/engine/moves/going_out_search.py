"""Search for plays that use up the hand, to go out.

Each plan is judged by the same functions as an action of a player, so no illegal plan
is returned.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import Final

from canasta_qt.cards import (
    BLACK3,
    DEUCE,
    JOKER,
    NATURAL_RANK_COUNT,
    Card,
    Rank,
    cards_of_rank,
)
from canasta_qt.engine.moves import going_out, initial_meld
from canasta_qt.engine.moves.melding import RED_THREES
from canasta_qt.engine.moves.trial import melds_refusal, try_plays
from canasta_qt.engine.moves.validity import max_set_size, wilds_refusal
from canasta_qt.engine.state.actions import AddToMeld, JoinMelds, MeldPlay, NewMeld
from canasta_qt.engine.state.facts import may_meld
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    MIN_MELD_SIZE,
    MIN_NATURALS_IN_MELD,
    RUN,
    SET,
    WILDS,
    Meld,
)
from canasta_qt.engine.state.position import NO_MELD, Position
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.rules.values import Black3Meld, GoOutDiscard

_MAX_HAND: Final = 18
"""Largest hand that is searched in games with sequences."""
_MAX_PROPOSALS: Final = 1200
"""Largest number of plans judged for one hand."""
_MAX_RUN_PLAYS: Final = 3
"""Largest number of melds and additions of sequences in one plan."""
_CANASTA_REASONS: Final = (Reason.TOO_FEW_CANASTAS, Reason.CANASTA_KINDS)
_CAUSES: Final = (*_CANASTA_REASONS, Reason.OPENING_TOO_SMALL, Reason.FINAL_DISCARD)
"""Reasons that are returned when all cards of a hand fit but no plan is legal; the
first reason found in this order is used."""


@dataclass(frozen=True, slots=True)
class WayOut:
    """Way to go out: plays of one action that use up the hand, and the last discard or
    None."""

    plays: tuple[MeldPlay, ...]
    discard: Card | None


class _PlannedGroup:
    """Natural cards of one rank to be melded, to which wild cards may be added.

    `meld` is the index of an existing meld or `NO_MELD`; `cards` are from the hand;
    `naturals` counts the cards of hand and meld, `wilds` the wild cards already in the
    meld.
    """

    __slots__ = ("cards", "meld", "naturals", "rank", "wilds")

    def __init__(
        self, rank: Rank, meld: int, cards: tuple[Card, ...], naturals: int, wilds: int
    ) -> None:
        self.rank: Final = rank
        self.meld: Final = meld
        self.cards: Final = cards
        self.naturals: Final = naturals
        self.wilds: Final = wilds


def find_way_out(
    position: Position, seat: int, *, asked: bool = False
) -> WayOut | None:
    """Return a way to go out in this turn after drawing; None if there is none.

    `asked=True` assumes that the partner has said yes. None also for a hand with hidden
    cards.
    """
    for way in proposed_ways_out(position, seat, asked=asked):
        if way_out_refusal(position, seat, way, asked=asked) is None:
            return way
    return None


def asking_refusal(position: Position, seat: int) -> Refusal | None:
    """Return why the seat cannot go out in this turn, apart from its partner's
    permission; None if it can.

    A condition on melds is returned only if the hand cannot meet it, or if all cards of
    the hand fit into melds. `CANNOT_GO_OUT` has the numbers of canastas if canastas are
    missing.
    """
    if not may_meld(position, seat):
        return Refusal(Reason.FIRST_TURN_MELD)
    lacking = going_out.going_out_refusal(position, seat, asked=True)
    if lacking is not None and (
        lacking.reason not in _CANASTA_REASONS or not can_reach_canastas(position, seat)
    ):
        return _with_canasta_numbers(lacking)
    refused: list[Refusal] = []
    for way in proposed_ways_out(position, seat, asked=True):
        why = way_out_refusal(position, seat, way, asked=True)
        if why is None:
            return None
        refused.append(why)
    named = [why for why in refused if why.reason in _CAUSES]
    if not named:
        return Refusal(Reason.CANNOT_GO_OUT)
    first = min(named, key=lambda why: _CAUSES.index(why.reason))
    return _with_canasta_numbers(first)


def _with_canasta_numbers(refused: Refusal) -> Refusal:
    """Return `CANNOT_GO_OUT` in place of a refusal that cards must be kept."""
    if refused.reason is Reason.TOO_FEW_CANASTAS:
        return Refusal(Reason.CANNOT_GO_OUT, refused.have, refused.need)
    return refused


def proposed_ways_out(
    position: Position, seat: int, *, asked: bool = False
) -> Iterator[WayOut]:
    """Yield plans that use up the hand and are not judged yet; nothing if the seat
    cannot go out in this position."""
    if (
        position.hidden[seat]
        or position.feet[seat]
        or not may_meld(position, seat)
        or not _has_few_loose_cards(position, seat)
    ):
        return
    if not asked and going_out.partner_permission_refusal(position) is not None:
        return
    if going_out.unplayed_foot_refusal(
        position, seat
    ) is not None or not can_reach_canastas(position, seat):
        return
    budget = _MAX_PROPOSALS
    for discard in _last_discards(position, seat):
        hand = position.hands[seat][:]
        if discard is not None:
            hand[discard] -= 1
        for plays in islice(_proposals(position, seat, hand), budget):
            budget -= 1
            yield WayOut(plays, discard)


def can_reach_canastas(position: Position, seat: int) -> bool:
    """Return whether the cards are enough, in the best case, for the canastas needed to
    go out."""
    side = position.terms.side_of[seat]
    ranks, melds = position.ranks[seat], position.melds[side]
    wilds = ranks[DEUCE] + ranks[JOKER]
    size = [ranks[rank] for rank in range(NATURAL_RANK_COUNT)]
    reach = position.canastas[side]
    ally = position.ally_side(side)
    if ally >= 0:
        reach += position.canastas[ally]
    for meld in melds:
        if meld.is_canasta:
            continue
        if meld.form == SET:
            size[meld.rank] += meld.size
        elif meld.form == RUN or meld.size + wilds >= CANASTA_SIZE:
            reach += 1
    reach += sum(count + wilds >= CANASTA_SIZE for count in size)
    if position.terms.rules.sequences:
        hand = position.hands[seat]
        reach += sum(
            sum(hand[suit : NATURAL_RANK_COUNT * 4 : 4]) >= CANASTA_SIZE
            for suit in range(4)
        )
    return reach >= position.terms.canastas_needed


def _has_few_loose_cards(position: Position, seat: int) -> bool:
    """Return, by a quick estimate, whether at most one card fits neither a meld of the
    side nor another card.

    In games with sequences only the size of the hand is checked.
    """
    if position.terms.rules.sequences:
        return position.size[seat] <= _MAX_HAND
    ranks = position.ranks[seat]
    melds = position.rank_meld[position.terms.side_of[seat]]
    loose = sum(
        ranks[rank] == 1 and melds[rank] < 0 for rank in range(NATURAL_RANK_COUNT)
    )
    return loose <= 1


def _last_discards(position: Position, seat: int) -> Iterator[Card | None]:
    """Yield each card that can be the last discard; None comes first if the rules allow
    going out without one.

    One card of each rank comes first, other suits only in games with sequences.
    """
    if position.terms.rules.go_out_discard is GoOutDiscard.OPTIONAL:
        yield None
    first: dict[int, Card] = {}
    others: dict[Card, None] = {}
    for card in position.hand(seat):
        if card >> 2 not in first:
            first[card >> 2] = card
            yield card
        elif card != first[card >> 2]:
            others[card] = None
    if position.terms.rules.sequences:
        yield from others


def _proposals(
    position: Position, seat: int, hand: list[int]
) -> Iterator[tuple[MeldPlay, ...]]:
    """Yield plans that meld exactly these cards: first as sequences, then by rank, then
    wild cards."""
    threes = cards_of_rank(hand, BLACK3)
    if threes and (
        len(threes) < 3 or position.terms.rules.black3_meld is Black3Meld.NEVER
    ):
        return
    if any(hand[card] for card in RED_THREES):
        return
    wilds = cards_of_rank(hand, DEUCE) + cards_of_rank(hand, JOKER)
    last = (NewMeld(threes),) if threes else ()
    for runs, rest in _run_plays(position, seat, hand):
        for groups in _groupings(position, seat, rest):
            for shares in _wild_distributions(position, groups, len(wilds)):
                yield runs + _plays(position, seat, groups, shares, wilds) + last


def _run_plays(
    position: Position, seat: int, hand: list[int]
) -> Iterator[tuple[tuple[MeldPlay, ...], list[int]]]:
    """Yield each choice of plays of sequences, with the cards left; the first choice is
    no play."""
    yield (), hand
    if not position.terms.rules.sequences:
        return
    side = position.terms.side_of[seat]
    moves: list[MeldPlay] = []
    for index, meld in enumerate(position.melds[side]):
        if meld.form == RUN:
            moves += [
                AddToMeld(index, cards)
                for cards in initial_meld.sequence_extensions(hand, meld)
            ]
    for suit in range(4):
        moves += [
            NewMeld(cards) for cards in initial_meld.new_sequences_of_suit(hand, suit)
        ]
    yield from _combinations(moves, hand, ())


def _combinations(
    moves: list[MeldPlay], hand: list[int], chosen: tuple[MeldPlay, ...]
) -> Iterator[tuple[tuple[MeldPlay, ...], list[int]]]:
    if len(chosen) >= _MAX_RUN_PLAYS:
        return
    for place, move in enumerate(moves):
        assert not isinstance(move, JoinMelds)  # only cards are laid here
        rest = hand[:]
        lacks = False
        for card in move.cards:
            rest[card] = rest[card] - 1
            lacks = lacks or rest[card] < 0
        if lacks or _same_target(chosen, move):
            continue
        together = (*chosen, move)
        yield together, rest
        yield from _combinations(moves[place:], rest, together)


def _same_target(chosen: tuple[MeldPlay, ...], move: MeldPlay) -> bool:
    return isinstance(move, AddToMeld) and any(
        isinstance(each, AddToMeld) and each.meld == move.meld for each in chosen
    )


def _groupings(
    position: Position, seat: int, hand: list[int]
) -> Iterator[list[_PlannedGroup]]:
    """Yield each way to distribute the natural cards, by rank, over the melds and new
    melds.

    Nothing is yielded if a card fits nowhere.
    """
    side = position.terms.side_of[seat]
    by_rank: list[list[list[_PlannedGroup]]] = []
    for number in range(NATURAL_RANK_COUNT):
        options = _rank_options(position, side, Rank(number), hand)
        if not options:
            return
        by_rank.append(options)
    for choice in product(*by_rank):
        groups = [group for option in choice for group in option]
        groups.sort(key=lambda group: abs(7 - group.naturals - group.wilds))
        yield groups


def _rank_options(
    position: Position, side: int, rank: Rank, hand: list[int]
) -> list[list[_PlannedGroup]]:
    """Return the ways to distribute the cards of a rank over old and new melds.

    A meld of the rank that gets no card is included, as it may get wild cards.
    """
    cards = cards_of_rank(hand, rank)
    melds = [
        (index, meld)
        for index, meld in enumerate(position.melds[side])
        if meld.form == SET and meld.rank == rank
    ]
    lying = [_PlannedGroup(rank, index, (), m.naturals, m.wilds) for index, m in melds]
    if not cards:
        return [lying]
    options = [
        [*lying[:place], _with_cards(group, cards), *lying[place + 1 :]]
        for place, group in enumerate(lying)
    ]
    may_begin = not (lying and position.terms.one_meld)
    if may_begin and len(cards) >= MIN_NATURALS_IN_MELD:
        options.append([*lying, _PlannedGroup(rank, NO_MELD, cards, len(cards), 0)])
        options += _split(position, lying, rank, cards)
    return options


def _split(
    position: Position, lying: list[_PlannedGroup], rank: Rank, cards: tuple[Card, ...]
) -> list[list[_PlannedGroup]]:
    """Return the ways to fill a meld of limited size, and to begin a meld with the
    rest."""
    limit = max_set_size(position.terms.rules, 0)
    if limit is None or not lying:
        return []
    group = lying[-1]
    room = limit - group.naturals - group.wilds
    rest = cards[room:]
    if room <= 0 or len(rest) < MIN_NATURALS_IN_MELD:
        return []
    filled = [*lying[:-1], _with_cards(group, cards[:room])]
    return [[*filled, _PlannedGroup(rank, NO_MELD, rest, len(rest), 0)]]


def _with_cards(group: _PlannedGroup, cards: tuple[Card, ...]) -> _PlannedGroup:
    return _PlannedGroup(
        group.rank, group.meld, cards, group.naturals + len(cards), group.wilds
    )


def _wild_distributions(
    position: Position, groups: list[_PlannedGroup], wilds: int
) -> Iterator[list[int]]:
    """Yield each distribution of wild cards over groups, as numbers by group.

    The last number is for a new meld of wild cards.
    """
    if not groups:
        if wilds == 0 or position.terms.wild_melds:
            yield [wilds]
        return
    group = groups[0]
    for share in range(wilds + 1):
        size = group.naturals + group.wilds + share
        if size < MIN_MELD_SIZE:
            continue
        if share and not _may_hold(position, group, share):
            break
        for rest in _wild_distributions(position, groups[1:], wilds - share):
            yield [share, *rest]


def _may_hold(position: Position, group: _PlannedGroup, share: int) -> bool:
    meld = Meld(
        SET,
        group.rank,
        group.naturals,
        group.wilds + share,
        (),
        0,
        mixed_at_opening=True,
    )
    return wilds_refusal(position.terms.rules, meld, None, ends=True) is None


def _plays(
    position: Position,
    seat: int,
    groups: list[_PlannedGroup],
    shares: list[int],
    wilds: tuple[Card, ...],
) -> tuple[MeldPlay, ...]:
    plays: list[MeldPlay] = []
    used = 0
    for place, group in enumerate(groups):
        share = shares[place]
        cards = group.cards + wilds[used : used + share]
        used += share
        if cards:
            plays.append(
                NewMeld(cards)
                if group.meld == NO_MELD
                else AddToMeld(group.meld, cards)
            )
    if used < len(wilds):
        plays.append(_wild_play(position, seat, wilds[used:]))
    return tuple(plays)


def _wild_play(position: Position, seat: int, cards: tuple[Card, ...]) -> MeldPlay:
    side = position.terms.side_of[seat]
    for index, meld in enumerate(position.melds[side]):
        if meld.form == WILDS and not meld.is_canasta:
            return AddToMeld(index, cards)
    return NewMeld(cards)


def way_out_refusal(
    position: Position, seat: int, way: WayOut, *, asked: bool
) -> Refusal | None:
    """Return why a plan that uses up the hand is illegal; None if it is legal."""
    plays, discard = way.plays, way.discard
    if not plays and discard is None:
        return Refusal(Reason.NO_PLAYS)
    side = position.terms.side_of[seat]
    after = try_plays(position, seat, plays)
    if isinstance(after, Refusal):
        return after
    if asked:
        after.partner_agreed, after.partner_refused = True, False
    refused = melds_refusal(position, after, side, plays, ends=True)
    if plays and not position.melds[side]:
        refused = refused or initial_meld.opening_refusal(after, seat)
    if discard is None:
        refused = refused or going_out.going_out_refusal(after, seat)
    else:
        refused = refused or going_out.last_discard_refusal(after, seat, discard)
    return refused
