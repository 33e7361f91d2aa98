"""Legality of one meld (parameter group E), with a function for each form of meld."""

from dataclasses import replace
from itertools import pairwise

from canasta_qt.cards import BLACK3, DEUCE, NATURAL_RANK_COUNT, RANK_LETTERS, Card, Rank
from canasta_qt.engine.state.melds import (
    CANASTA_SIZE,
    MIN_MELD_SIZE,
    MIN_NATURALS_IN_MELD,
    SET,
    THREES,
    WILDS,
    Meld,
    count_jokers,
)
from canasta_qt.engine.state.refusals import ONLY_NATURALS, Reason, Refusal
from canasta_qt.engine.state.terms import Terms
from canasta_qt.rules import values
from canasta_qt.rules.model import Ruleset


def meld_refusal(
    terms: Terms, meld: Meld, before: Meld | None, *, ends: bool
) -> Refusal | None:
    """Return why a meld is illegal at the end of an action; None if it is legal.

    `before` is the meld before the action. With `ends`, at most one card is left, so
    that the round ends in this turn.
    """
    rules = terms.rules
    refused = _permanent_refusal(rules, meld)
    if refused is not None:
        return refused
    if len(meld.cards) < MIN_MELD_SIZE:
        return Refusal(
            Reason.MELD_TOO_SMALL,
            len(meld.cards),
            MIN_MELD_SIZE,
            meld.rank if meld.form == SET else None,
        )
    if meld.form == SET:
        return _set_refusal(rules, meld, before, ends=ends)
    if meld.form == WILDS:
        return _wilds_refusal(rules, meld)
    if meld.form == THREES:
        return None if ends else black_three_refusal(rules)
    return _run_refusal(rules, meld, before, ends=ends)


def _permanent_refusal(rules: Ruleset, meld: Meld) -> Refusal | None:
    """Return why a meld is illegal and would remain illegal with more cards; None if
    more cards could make it legal.

    This reason comes first, so that no player is asked for more cards in vain.
    """
    if meld.form == SET:
        pure = meld.wilds and is_pure_rank(
            rules, meld.rank, mixed=meld.mixed_at_opening
        )
        return Refusal(Reason.PURE_RANK, meld.wilds, 0, meld.rank) if pure else None
    if meld.form == WILDS and rules.wild_melds is values.WildMelds.NONE:
        return Refusal(Reason.WILDS_ALONE)
    if meld.form == THREES and meld.rank != BLACK3:
        return Refusal(Reason.RED_THREE_MELD, rank=meld.rank)
    if meld.form == THREES and rules.black3_meld is values.Black3Meld.NEVER:
        return black_three_refusal(rules)
    return None


def black_three_refusal(rules: Ruleset) -> Refusal:
    """Return the refusal of a meld of black threes, which is legal only when going out,
    or never."""
    never = rules.black3_meld is values.Black3Meld.NEVER
    kind = str(values.Black3Meld.NEVER) if never else ""
    return Refusal(Reason.BLACK_THREE_MELD, rank=BLACK3, kind=kind)


def _set_refusal(
    rules: Ruleset, meld: Meld, before: Meld | None, *, ends: bool
) -> Refusal | None:
    naturals, wilds, rank = meld.naturals, meld.wilds, meld.rank
    if naturals < MIN_NATURALS_IN_MELD:
        return Refusal(Reason.TOO_FEW_NATURALS, naturals, MIN_NATURALS_IN_MELD, rank)
    if wilds:
        refused = wilds_refusal(rules, meld, before, ends=ends)
        if refused is not None:
            return refused
    size = naturals + wilds
    if size >= 7 and naturals < rules.min_naturals_in_canasta:
        return Refusal(
            Reason.CANASTA_NATURALS, naturals, rules.min_naturals_in_canasta, rank
        )
    limit = max_set_size(rules, wilds)
    lifted = ends and rules.overfull_when_going_out
    if limit is not None and size > limit and not lifted:
        return Refusal(Reason.MELD_TOO_LARGE, size, limit, rank)
    return None


def max_set_size(rules: Ruleset, wilds: int) -> int | None:
    """Return the largest number of cards of a meld of one rank with `wilds` wild cards;
    None for no limit."""
    if wilds or rules.natural_canasta_max_size is None:
        return rules.max_meld_size
    if rules.max_meld_size is None:
        return rules.natural_canasta_max_size
    return min(rules.max_meld_size, rules.natural_canasta_max_size)


def wilds_refusal(
    rules: Ruleset, meld: Meld, before: Meld | None, *, ends: bool
) -> Refusal | None:
    """Return a refusal of the number or kind of wild cards in a meld of one rank, or
    None."""
    naturals, wilds, rank = meld.naturals, meld.wilds, meld.rank
    if is_pure_rank(rules, rank, mixed=meld.mixed_at_opening):
        return Refusal(Reason.PURE_RANK, wilds, 0, rank)
    if rules.max_wilds is not None and wilds > rules.max_wilds:
        return Refusal(Reason.TOO_MANY_WILDS, wilds, rules.max_wilds, rank)
    most = max_wilds_for_naturals(rules.wild_ratio, naturals)
    if wilds > most:
        return Refusal(Reason.WILD_RATIO, wilds, most, rank)
    if (
        before is not None
        and before.is_canasta
        and wilds > before.wilds
        and not can_wild_join_canasta(rules, before)
        and not (ends and rules.overfull_when_going_out)
    ):
        return Refusal(Reason.WILD_ON_CANASTA, rank=rank)
    return None


def wrong_rank_refusal(rules: Ruleset, meld: Meld, cards: tuple[Card, ...]) -> Refusal:
    """Return the refusal of cards of another rank than the meld's; it says which cards
    the meld takes, or that it takes none."""
    mixed = replace(meld, wilds=meld.wilds + 1)
    no_wilds = wilds_refusal(rules, mixed, meld, ends=False) is not None
    limit = max_set_size(rules, meld.wilds if no_wilds else mixed.wilds)
    if limit is not None and meld.size >= limit:
        return Refusal(Reason.MELD_TOO_LARGE, meld.size + 1, limit, meld.rank)
    kind = ONLY_NATURALS if no_wilds else ""
    return Refusal(Reason.UNEQUAL_RANKS, rank=meld.rank, cards=cards, kind=kind)


def is_pure_rank(rules: Ruleset, rank: Rank, *, mixed: bool) -> bool:
    """Return whether melds of a rank must be without wild cards.

    With `mixed`, the side opened with wild cards in its meld of the rank.
    """
    for text, strictness in rules.pure_ranks:
        if text == RANK_LETTERS[rank]:
            return strictness is values.PureRank.ALWAYS or not mixed
    return False


def max_wilds_for_naturals(ratio: values.WildRatio, naturals: int) -> int:
    """Return the largest number of wild cards that a ratio allows beside `naturals`
    natural cards."""
    if ratio is values.WildRatio.NONE:
        return 1000
    if ratio is values.WildRatio.WILD_LE_NATURAL:
        return naturals
    if ratio is values.WildRatio.WILD_LT_NATURAL:
        return naturals - 1
    return naturals // 2


def can_wild_join_canasta(rules: Ruleset, canasta: Meld) -> bool:
    """Return whether a wild card may be added to a canasta of one rank."""
    if rules.wild_to_canasta is values.WildToCanasta.ANY:
        return True
    return (
        rules.wild_to_canasta is values.WildToCanasta.MIXED_ONLY and canasta.wilds > 0
    )


def _wilds_refusal(rules: Ruleset, meld: Meld) -> Refusal | None:
    if (
        rules.wild_melds is values.WildMelds.DEUCES_AS_RANK
        and count_jokers(meld.cards) > 2
    ):
        return Refusal(Reason.TOO_MANY_WILDS, count_jokers(meld.cards), 2, meld.rank)
    if rules.wild_meld_max is not None and meld.size > rules.wild_meld_max:
        return Refusal(Reason.MELD_TOO_LARGE, meld.size, rules.wild_meld_max, meld.rank)
    return None


def _run_refusal(
    rules: Ruleset, meld: Meld, before: Meld | None, *, ends: bool
) -> Refusal | None:
    if not rules.sequences:
        return Refusal(Reason.UNEQUAL_RANKS)
    ranks = [card >> 2 for card in meld.cards]
    suits = {card & 3 for card in meld.cards}
    steps = all(high == low + 1 for low, high in pairwise(ranks))
    if len(suits) > 1 or not steps or ranks[-1] >= NATURAL_RANK_COUNT:
        return Refusal(Reason.NOT_A_SEQUENCE, cards=meld.cards)
    if meld.size > CANASTA_SIZE:
        if ends and rules.sequence_overlength_when_going_out:
            return None
        if before is not None and before.size >= CANASTA_SIZE:
            return Refusal(Reason.SEQUENCE_CLOSED, meld.size, CANASTA_SIZE)
        return Refusal(Reason.MELD_TOO_LARGE, meld.size, CANASTA_SIZE)
    return None


def deuce_lock_refusal(
    melds: list[Meld], meld: Meld, before: Meld | None
) -> Refusal | None:
    """Return the refusal of a two as wild card while the side has an unfinished meld of
    twos; else None.

    `melds` are the melds of the side, `before` is `meld` before the action.
    """
    if meld.form != SET:
        return None
    unfinished = any(each.form == WILDS and not each.is_canasta for each in melds)
    had = 0 if before is None else _deuces(before.cards)
    if unfinished and _deuces(meld.cards) > had:
        return Refusal(Reason.DEUCE_LOCKED, rank=meld.rank)
    return None


def _deuces(cards: tuple[Card, ...]) -> int:
    return sum(card >> 2 == DEUCE for card in cards)
