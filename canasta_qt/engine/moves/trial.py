"""Trial of plays on a copy of the position: the result, or why the cards cannot be
melded."""

from canasta_qt.cards import BLACK3, NATURAL_RANK_COUNT, RED3, Card, Rank, is_wild
from canasta_qt.engine.moves.melding import (
    end_plays,
    is_topper,
    lay_play,
    topper_refusal,
)
from canasta_qt.engine.moves.validity import (
    black_three_refusal,
    deuce_lock_refusal,
    meld_refusal,
    wrong_rank_refusal,
)
from canasta_qt.engine.state.actions import AddToMeld, JoinMelds, MeldPlay, NewMeld
from canasta_qt.engine.state.melds import RUN, SET, THREES, WILDS, Meld, find_meld_form
from canasta_qt.engine.state.position import Position
from canasta_qt.engine.state.refusals import RANK_OR_SEQUENCE, Reason, Refusal
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules.values import Black3Meld, Red3Mode, SameRankMelds


def try_plays(
    position: Position, seat: int, plays: tuple[MeldPlay, ...], top: Card | None = None
) -> Position | Refusal:
    """Return a copy of the position after the plays, or the first refusal.

    `top` is added to the hand first. Only whether the cards exist and fit together is
    judged; `melds_refusal` judges the melds.
    """
    side = position.terms.side_of[seat]
    trial = position.trial_copy(seat, side)
    if top is not None:
        trial.add_to_hand(seat, top)
    gone: list[int] = []
    for play in plays:
        refused = _play_refusal(trial, seat, play) or _joined_meld_refusal(play, gone)
        if refused is not None:
            return refused
        lay_play(trial, seat, play, gone)
    end_plays(trial, side, gone, opening=not position.melds[side])
    return trial


def _joined_meld_refusal(play: MeldPlay, gone: list[int]) -> Refusal | None:
    """Return the refusal of a play on a meld that an earlier play of the action has
    joined to another one; else None."""
    if isinstance(play, NewMeld):
        return None
    numbers = (
        (play.meld, play.other_meld) if isinstance(play, JoinMelds) else (play.meld,)
    )
    for number in numbers:
        if number in gone:
            return Refusal(Reason.NO_SUCH_MELD, number)
    return None


def _play_refusal(trial: Position, seat: int, play: MeldPlay) -> Refusal | None:
    if isinstance(play, JoinMelds):
        return _join_refusal(trial, seat, play)
    if not play.cards:
        return Refusal(Reason.NO_PLAYS)
    if is_topper(trial.terms, play):
        assert isinstance(play, AddToMeld)  # implied by is_topper
        return topper_refusal(trial, seat, play)
    refused = _cards_refusal(trial, seat, play.cards)
    if refused is not None:
        return refused
    if isinstance(play, NewMeld):
        return _group_refusal(trial, seat, play.cards)
    side, index = trial.locate_meld(trial.terms.side_of[seat], play.meld)
    melds = trial.melds[side]
    if not 0 <= index < len(melds):
        return Refusal(Reason.NO_SUCH_MELD, play.meld, len(melds))
    return _addition_refusal(trial.terms, melds[index], play)


def _cards_refusal(
    trial: Position, seat: int, cards: tuple[Card, ...]
) -> Refusal | None:
    hand = trial.hands[seat]
    for card in cards:
        wanted = cards.count(card)
        if wanted > hand[card]:
            return Refusal(Reason.NOT_IN_HAND, cards=(card,))
        if trial.unplayable and wanted > hand[card] - trial.unplayable[card]:
            return Refusal(Reason.CARD_IS_SHUT, cards=(card,))
    return None


def _group_refusal(
    trial: Position, seat: int, cards: tuple[Card, ...]
) -> Refusal | None:
    found = find_meld_form(cards)
    if found is None:
        return mixed_ranks_refusal(trial.terms, cards)
    form, rank = found
    if form == RUN and not trial.terms.rules.sequences:
        return Refusal(Reason.UNEQUAL_RANKS, cards=cards)
    side = trial.terms.side_of[seat]
    if (
        trial.closed_ranks[rank]
        and form in (SET, WILDS)
        and not any(
            meld.rank == rank and meld.form in (SET, WILDS)
            for meld in trial.melds[side]
        )
    ):
        return Refusal(Reason.RANK_IS_BURNT, rank=rank, cards=cards)
    if form == SET:
        return _second_meld_refusal(trial, side, rank)
    return None


def mixed_ranks_refusal(terms: Terms, cards: tuple[Card, ...]) -> Refusal:
    """Return the refusal of cards of several ranks: a bad sequence if they are
    neighbours, else unequal ranks."""
    ranks = {card >> 2 for card in cards}
    naturals = [card >> 2 for card in cards if not is_wild(card)]
    if RED3 in ranks:
        return Refusal(Reason.RED_THREE_MELD, cards=cards)
    if BLACK3 in ranks:
        if terms.rules.black3_meld is Black3Meld.NEVER:
            return black_three_refusal(terms.rules)
        if len(set(naturals)) > 1:
            return Refusal(Reason.UNEQUAL_RANKS, cards=cards)
        return Refusal(Reason.PURE_RANK, len(cards) - len(naturals), 0, BLACK3)
    alone = len(set(naturals)) == len(naturals)
    if terms.rules.sequences and alone and max(naturals) - min(naturals) < len(cards):
        wilds = tuple(card for card in cards if is_wild(card))
        return Refusal(Reason.NOT_A_SEQUENCE, cards=wilds or cards)
    sentence = RANK_OR_SEQUENCE if terms.rules.sequences else ""
    return Refusal(Reason.UNEQUAL_RANKS, sentence=sentence, cards=cards)


def wrong_suit_refusal(cards: tuple[Card, ...]) -> Refusal:
    """Return the refusal of cards that are not of the suit of a sequence."""
    sentence = Reason.NOT_A_SEQUENCE.value.sentence
    return Refusal(Reason.UNEQUAL_RANKS, sentence=sentence, cards=cards)


def _second_meld_refusal(trial: Position, side: int, rank: Rank) -> Refusal | None:
    if trial.terms.rules.same_rank_melds is not SameRankMelds.AFTER_CANASTA:
        return None
    for meld in trial.melds[side]:
        if meld.form == SET and meld.rank == rank and not meld.is_canasta:
            return Refusal(Reason.RANK_HAS_MELD, rank=rank)
    return None


def _addition_refusal(terms: Terms, meld: Meld, play: AddToMeld) -> Refusal | None:
    for card in play.cards:
        rank = card >> 2
        if meld.form == SET:
            fits = rank == meld.rank or NATURAL_RANK_COUNT <= rank < BLACK3
        elif meld.form == RUN:
            fits = rank < NATURAL_RANK_COUNT and card & 3 == meld.cards[0] & 3
        elif meld.form == THREES:
            fits = rank == BLACK3
        else:
            fits = NATURAL_RANK_COUNT <= rank < BLACK3
        if rank == RED3 and terms.rules.red3_mode is Red3Mode.TOPPER:
            return Refusal(Reason.BONUS_NOT_NOW, rank=meld.rank, cards=play.cards)
        if rank == RED3:
            return Refusal(Reason.RED_THREE_MELD, cards=(card,))
        if not fits:
            return _unfit_card_refusal(terms, meld, card)
    return None


def _unfit_card_refusal(terms: Terms, meld: Meld, card: Card) -> Refusal:
    if meld.form == SET:
        return wrong_rank_refusal(terms.rules, meld, (card,))
    if meld.form == RUN:
        return wrong_suit_refusal((card,))
    if meld.form == THREES and is_wild(card):
        return Refusal(Reason.PURE_RANK, 1, 0, BLACK3)
    return Refusal(Reason.UNEQUAL_RANKS, rank=meld.rank, cards=(card,))


def _join_refusal(trial: Position, seat: int, play: JoinMelds) -> Refusal | None:
    melds = trial.melds[trial.terms.side_of[seat]]
    for number in (play.meld, play.other_meld):
        if not 0 <= number < len(melds):
            return Refusal(Reason.NO_SUCH_MELD, number, len(melds))
    if not trial.terms.rules.combine_melds or play.meld == play.other_meld:
        return Refusal(Reason.CANNOT_JOIN)
    first, second = melds[play.meld], melds[play.other_meld]
    alike = first.form == second.form
    if first.form == SET:
        alike = alike and first.rank == second.rank
    return None if alike else Refusal(Reason.CANNOT_JOIN)


def melds_refusal(
    position: Position,
    trial: Position,
    side: int,
    plays: tuple[MeldPlay, ...],
    *,
    ends: bool,
) -> Refusal | None:
    """Return the refusal of the first meld that is illegal after the plays."""
    ally = trial.ally_side(side)
    if ally >= 0:
        refused = _melds_refusal(position.melds[ally], trial, ally, ends=ends)
        if refused is not None:
            return refused
    gone = [play.other_meld for play in plays if isinstance(play, JoinMelds)]
    before = position.melds[side]
    if gone:
        before = [meld for index, meld in enumerate(before) if index not in gone]
    return _melds_refusal(before, trial, side, ends=ends)


def _melds_refusal(
    before: list[Meld], trial: Position, side: int, *, ends: bool
) -> Refusal | None:
    for index, meld in enumerate(trial.melds[side]):
        lay_there = before[index] if index < len(before) else None
        if meld is lay_there:
            continue
        refused = meld_refusal(trial.terms, meld, lay_there, ends=ends)
        if refused is None and trial.terms.locks_deuces:
            refused = deuce_lock_refusal(trial.melds[side], meld, lay_there)
        if refused is not None:
            return refused
    return None
