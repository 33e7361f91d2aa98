"""Generation of legal actions: a subset that includes the best action of any position.

NOTATION.md and the perft tests rely on this subset:

- where suits do not matter, only one of several equal choices of suits is generated;
- before a side has opened, a lay is an initial meld without a superfluous card, or the
  whole hand to go out; everything else can be added afterwards;
- after that a lay is one play: a new meld of any size and mixture, or any number of
  natural and wild cards added to one meld; several lays can follow one another;
- a take uses the top card in every way: alone once the side has opened, and before
  together with every sufficient set of further melds.

The status line calls `going_out_refusals` and `pending_penalties`.
"""

from collections.abc import Iterator
from typing import Final

from canasta_qt.cards import ALL_CARDS, BLACK3, NATURAL_RANK_COUNT, Card, cards_of_rank
from canasta_qt.engine import scoring
from canasta_qt.engine.legality import refusal
from canasta_qt.engine.moves import going_out, initial_meld
from canasta_qt.engine.moves.going_out_search import find_way_out
from canasta_qt.engine.moves.melding import ALL_THREES, RED_THREES, can_be_laid_out
from canasta_qt.engine.moves.taking_pile import needs_pair, pile_refusal
from canasta_qt.engine.rounds import exact_lift_count
from canasta_qt.engine.state import actions
from canasta_qt.engine.state import position as state
from canasta_qt.engine.state.actions import Action, LayDown, MeldPlay, TakePile
from canasta_qt.engine.state.events import ScoreLine
from canasta_qt.engine.state.facts import opening_minimum
from canasta_qt.engine.state.melds import MIN_MELD_SIZE, RUN, SET, WILDS, Meld
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import PARTNERS_THREES, Reason, Refusal
from canasta_qt.rules.values import InitialFromPile, Red3Mode

_PAIR_AND_TOP: Final = 3
"""Number of cards of one rank in a take with a pair from the hand: the pair and the top
card."""


def legal_actions(position: Position) -> Iterator[Action]:
    """Yield the actions of the subset described at the top of the module; all are
    legal."""
    if position.phase == state.OVER_PHASE:
        return
    for action in _candidates(position):
        if refusal(position, action) is None:
            yield action


def _candidates(position: Position) -> Iterator[Action]:
    if position.phase == state.ANSWER_PHASE:
        yield actions.ANSWER_YES
        yield actions.ANSWER_NO
    elif position.phase == state.DRAW_PHASE:
        yield actions.DRAW
        yield from _takes(position)
        if position.terms.rules.initial_from_pile is InitialFromPile.HAND_FIRST:
            yield from _lays(position)
        yield from _bonus_lays(position)
    elif position.phase == state.LIFT_PHASE:
        yield actions.Lift(exact_lift_count(position.terms))
        yield actions.Lift(1)
    elif position.phase == state.KEEP_PACKET_PHASE:
        yield actions.KeepPacket(1)
        yield actions.KeepPacket(2)
    else:
        yield actions.ASK
        yield from _lays(position)
        yield from _bonus_lays(position)
        hand = position.hands[position.turn]
        yield from (actions.DISCARD_ACTIONS[card] for card in ALL_CARDS if hand[card])
        yield actions.FLOAT
        if position.terms.rules.special_hands != "none":
            yield from map(
                actions.Declare, scoring.special_hands_in(position, position.turn)
            )


def _bonus_lays(position: Position) -> Iterator[LayDown]:
    """Yield each three laid out, and each red three set on each canasta."""
    seat = position.turn
    for card in ALL_THREES:
        if position.hands[seat][card] and can_be_laid_out(position.terms, card):
            yield LayDown((actions.NewMeld((card,)),))
    if (
        position.terms.rules.red3_mode is Red3Mode.TOPPER
        and position.phase == state.PLAY_PHASE
    ):
        for index in range(len(position.melds[position.terms.side_of[seat]])):
            for card in RED_THREES:
                if position.hands[seat][card]:
                    yield LayDown((actions.AddToMeld(index, (card,)),))


def legal_takes(position: Position) -> Iterator[TakePile]:
    """Yield every legal take of the subset; none outside the draw phase."""
    if position.phase == state.DRAW_PHASE:
        for take in _takes(position):
            if refusal(position, take) is None:
                yield take


def _takes(position: Position) -> Iterator[TakePile]:
    if pile_refusal(position, position.turn) is not None:
        return
    seat, top = position.turn, position.pile[-1]
    side = position.terms.side_of[seat]
    if position.melds[side]:
        for play in _plays_with(position, top):
            yield TakePile((play,))
        return
    hand = position.hands[seat][:]
    hand[top] += 1
    for groups in _openings(position, side, hand, top):
        yield TakePile(tuple(actions.NewMeld(group) for group in groups))


def _plays_with(position: Position, top: Card) -> Iterator[MeldPlay]:
    """Yield every way to meld the top card of the pile `top`, for a side that has
    opened."""
    seat = position.turn
    hand = position.hands[seat][:]
    hand[top] += 1
    for index, meld in enumerate(position.melds[position.terms.side_of[seat]]):
        if _may_join(meld, top):
            yield actions.AddToMeld(index, (top,))
            if meld.form == SET and position.terms.rules.pile_always_frozen:
                like = cards_of_rank(position.hands[seat], top >> 2, 2)
                if len(like) == 2:
                    yield actions.AddToMeld(index, (*like, top))
    for cards in initial_meld.new_melds_with_card(position.terms, hand, top):
        yield actions.NewMeld(cards)


def _may_join(meld: Meld, card: Card) -> bool:
    """Return whether a card has the rank or suit of a meld; adding it may still be
    illegal."""
    if meld.form == SET:
        return meld.rank == card >> 2
    return meld.form == RUN and card & 3 == meld.cards[0] & 3 and card < 44


def _lays(position: Position) -> Iterator[LayDown]:
    seat = position.turn
    side = position.terms.side_of[seat]
    if position.size[seat] <= 15 and position.phase == state.PLAY_PHASE:
        out = find_way_out(position, seat)
        if out is not None and len(out.plays) > 1:
            yield LayDown(out.plays)
    if not position.melds[side]:
        for groups in _openings(position, side, position.hands[seat]):
            yield LayDown(tuple(actions.NewMeld(group) for group in groups))
        return
    yield from _additions(position, seat, side)
    for source in initial_meld.meld_sources(position.terms):
        if not (
            position.terms.one_meld
            and source < NATURAL_RANK_COUNT
            and position.rank_meld[side][source] >= 0
        ):
            for cards in initial_meld.new_melds_from_source(
                position.terms, position.hands[seat], source
            ):
                yield LayDown((actions.NewMeld(cards),))
    yield from _black_threes(position, seat)
    if position.terms.rules.combine_melds:
        yield from _joins(position, side)


def _black_threes(position: Position, seat: int) -> Iterator[LayDown]:
    """Yield the lay of all black threes, and the lay of all but one, which is the last
    discard."""
    threes = cards_of_rank(position.hands[seat], BLACK3)
    for count in (len(threes), len(threes) - 1):
        if count >= MIN_MELD_SIZE:
            yield LayDown((actions.NewMeld(threes[:count]),))


def _openings(
    position: Position, side: int, hand: list[int], top: Card | None = None
) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Yield initial melds with enough points or, if the rules accept it instead, with a
    canasta.

    `top` is the top card of a pile to be taken, which `hand` includes.
    """
    need, terms = opening_minimum(position, side), position.terms
    if need >= 0:
        like = _PAIR_AND_TOP if top is not None and needs_pair(position, side) else 0
        yield from initial_meld.initial_melds(
            terms, hand, need, with_card=top, min_like=like
        )
    if need < 0 or terms.rules.canasta_meets_initial:
        yield from initial_meld.canasta_openings(terms, hand, top)


def _joins(position: Position, side: int) -> Iterator[LayDown]:
    melds = position.melds[side]
    for first, meld in enumerate(melds):
        for second in range(first + 1, len(melds)):
            if meld.form == melds[second].form:
                yield LayDown((actions.JoinMelds(first, second),))


def _additions(position: Position, seat: int, side: int) -> Iterator[LayDown]:
    """Yield every number of natural and wild cards added to each meld of the side.

    In a game against a lone player, the melds of the ally are included.
    """
    hand = position.hands[seat]
    ally = position.ally_side(side)
    melds = list(enumerate(position.melds[side]))
    if ally >= 0:
        melds += enumerate(position.melds[ally], state.FIRST_ALLY_MELD)
    wild_choices = list(initial_meld.wild_card_choices(hand, 0, 3))
    for index, meld in melds:
        if meld.form == RUN:
            for cards in initial_meld.sequence_extensions(hand, meld):
                yield LayDown((actions.AddToMeld(index, cards),))
        if meld.form not in (SET, WILDS):
            continue
        naturals = cards_of_rank(hand, meld.rank) if meld.form == SET else ()
        for count in range(len(naturals) + 1):
            for wilds in wild_choices:
                cards = naturals[:count] + wilds
                if cards:
                    yield LayDown((actions.AddToMeld(index, cards),))


def going_out_refusals(position: Position, seat: int) -> tuple[Refusal, ...]:
    """Return a refusal for each condition of going out that the side does not meet yet.

    A condition on the hidden hands of partners is always included, as the seat cannot
    know whether it is met.
    """
    side = position.terms.side_of[seat]
    kinds = going_out.canasta_kind_refusals(position, side)
    count = going_out.canasta_count_refusal(position, side)
    found: list[Refusal | None] = [*kinds]
    if count is not None and count.reason is Reason.TOO_FEW_CANASTAS:
        found.insert(0, count)
    found.append(going_out.unplayed_foot_refusal(position, seat))
    mates = [mate for mate in position.terms.seats_of[side] if mate != seat]
    threes = going_out.held_threes_refusal(position, seat)
    if position.terms.threes_are_public and any(position.hidden[it] for it in mates):
        own = 0 if threes is None else threes.have
        threes = Refusal(Reason.THREES_IN_HAND, own, sentence=PARTNERS_THREES)
    found.append(threes)
    return tuple(refused for refused in found if refused is not None)


def pending_penalties(position: Position, side: int) -> tuple[ScoreLine, ...]:
    """Return the score lines that would count against a side if the round ended now.

    Hidden cards of partners are not included.
    """
    return tuple(
        line
        for part in (
            scoring.incomplete_meld_penalty_lines,
            scoring.holding_penalty_lines,
            scoring.short_sequence_penalty_lines,
        )
        for line in part(position, side)
    )
