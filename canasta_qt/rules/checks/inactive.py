"""Parameters without effect, because another one leaves them nothing to say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from canasta_qt.rules.model import Ruleset
from canasta_qt.rules.parameters.registry import GROUP_OF
from canasta_qt.rules.values import (
    AskPartner,
    Black3FromPile,
    Black3Meld,
    Black3Mode,
    ConcealedRule,
    DealBonusMode,
    MatchEnd,
    PileAccess,
    Red3FromPile,
    Red3Mode,
    Seating,
    StockOut,
    TakeWay,
    TalonMode,
    WildMelds,
)

_Test = Callable[[Ruleset], bool]

_PILE: Final = tuple(
    name
    for name, group in GROUP_OF.items()
    if group == "pile" and name not in ("pile_access", "pile_take_limit")
)


def _alone(ruleset: Ruleset) -> bool:
    """Nobody has a partner, however many play."""
    rows = [row for _, row in ruleset.equipment.seating]
    return all(each is Seating.SOLO for row in rows for each in row)


def _three_points(ruleset: Ruleset) -> bool:
    return ruleset.threes.red3_table == "none"


def _never_laid_out(ruleset: Ruleset) -> bool:
    return ruleset.threes.red3_mode in (Red3Mode.DEAD, Red3Mode.TOPPER)


def _no_three_counts(ruleset: Ruleset) -> bool:
    """Black threes that are laid out count by the table of the red ones."""
    bonus = ruleset.threes.black3_mode is Black3Mode.BONUS
    return _never_laid_out(ruleset) and not bonus


def _no_red_three_left(ruleset: Ruleset) -> bool:
    return (
        ruleset.threes.red3_mode is Red3Mode.AUTO
        and ruleset.pile.red3_from_pile is Red3FromPile.TABLE_NO_REPLACEMENT
        and not ruleset.deal.foot_size
    )


_RULES: Final[tuple[tuple[str, _Test, tuple[str, ...]], ...]] = (
    (
        "players_allowed",
        lambda rules: 3 not in rules.equipment.players_allowed,
        ("three_player_lone_hand",),
    ),
    (
        "foot_size",
        lambda rules: not rules.deal.foot_size,
        ("foot_assignment", "float_allowed", "go_out_foot", "partner_in_hand_penalty"),
    ),
    (
        "talon_mode",
        lambda rules: rules.deal.talon_mode is TalonMode.NONE,
        ("talon_sizes",),
    ),
    (
        "upcard",
        lambda rules: not rules.deal.upcard,
        ("upcard_turn_again_on", "upcard_freezes_on", "pile_prefill"),
    ),
    (
        "deal_bonus_mode",
        lambda rules: rules.deal.deal_bonus_mode is DealBonusMode.NONE,
        ("deal_bonus_points",),
    ),
    ("draw_count", lambda rules: rules.drawing.draw_count == 1, ("short_draw",)),
    (
        "stock_out",
        lambda rules: rules.drawing.stock_out is not StockOut.RECYCLE_PILE,
        ("max_recycles",),
    ),
    (
        "stock_out",
        lambda rules: rules.drawing.stock_out is not StockOut.END_WHEN_UNABLE,
        ("forced_take_when_stock_out",),
    ),
    (
        "max_wilds",
        lambda rules: rules.melds.max_wilds == 0,
        ("wild_ratio", "wild_to_canasta", "bonus_mixed", "pure_ranks"),
    ),
    (
        "sequences",
        lambda rules: not rules.melds.sequences,
        (
            "sequence_max",
            "sequence_overlength_when_going_out",
            "bonus_sequence",
            "short_sequence_penalty",
        ),
    ),
    (
        "wild_melds",
        lambda rules: rules.melds.wild_melds is WildMelds.NONE,
        (
            "wild_meld_max",
            "deuce_lock",
            "wild_canasta_table",
            "wild_bonus_only_if_out",
            "incomplete_wild_penalty",
        ),
    ),
    (
        "wild_canasta_table",
        lambda rules: rules.bonuses.wild_canasta_table == "none",
        ("wild_bonus_only_if_out",),
    ),
    (
        "black3_meld",
        lambda rules: rules.melds.black3_meld is Black3Meld.NEVER,
        ("black3_value_melded",),
    ),
    (
        "pile_access",
        lambda rules: rules.pile.pile_access is PileAccess.NEVER,
        (
            *_PILE,
            "only_top_card_this_turn",
            "initial_from_pile",
            "forced_take_when_stock_out",
        ),
    ),
    (
        "pile_access",
        lambda rules: rules.pile.pile_access is not PileAccess.TOP_N,
        ("pile_take_limit",),
    ),
    (
        "pile_always_frozen",
        lambda rules: rules.pile.pile_always_frozen,
        (
            "take_unfrozen",
            "take_for_completed_canasta",
            "frozen_until_initial",
            "freezing_discards",
            "upcard_freezes_on",
        ),
    ),
    (
        "take_unfrozen",
        lambda rules: not rules.pile.take_unfrozen & {TakeWay.ADD, TakeWay.ADD_SEQ},
        ("take_for_completed_canasta",),
    ),
    (
        "black3_from_pile",
        lambda rules: rules.pile.black3_from_pile is not Black3FromPile.SET_ASIDE,
        ("black3_set_aside_table",),
    ),
    ("red3_mode", _never_laid_out, ("red3_initial_timing",)),
    ("red3_mode", _no_three_counts, ("red3_table",)),
    ("red3_table", _three_points, ("red3_positive_if", "red3_otherwise")),
    (
        "red3_mode",
        lambda rules: rules.threes.red3_mode is not Red3Mode.TOPPER,
        ("topper_bonus",),
    ),
    ("red3_mode", _no_red_three_left, ("red3_hand_penalty",)),
    ("seating", _alone, ("ask_partner", "ask_limit", "partner_in_hand_penalty")),
    (
        "ask_partner",
        lambda rules: rules.going_out.ask_partner is AskPartner.NONE,
        ("ask_limit",),
    ),
    (
        "concealed_rule",
        lambda rules: rules.going_out.concealed_rule is ConcealedRule.NONE,
        ("concealed_total",),
    ),
    (
        "instant_win_canastas",
        lambda rules: rules.going_out.instant_win_canastas is None,
        ("instant_win_points",),
    ),
    (
        "pure_ranks",
        lambda rules: not rules.melds.pure_ranks,
        ("incomplete_pure_penalty",),
    ),
    (
        "match_end",
        lambda rules: rules.match.match_end is not MatchEnd.ROUNDS,
        ("rounds",),
    ),
    (
        "match_end",
        lambda rules: rules.match.match_end is not MatchEnd.TARGET,
        ("target_score",),
    ),
)


def idle(ruleset: Ruleset) -> dict[str, str]:
    """Find the parameters without effect, each with the one that takes it away."""
    found: dict[str, str] = {}
    for because, test, names in _RULES:
        if test(ruleset):
            for name in names:
                found.setdefault(name, because)
    return found
