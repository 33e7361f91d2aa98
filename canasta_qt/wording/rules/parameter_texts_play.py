"""Every rule about opening, the pile, going out, points (groups F to M), in words."""

from __future__ import annotations

from typing import Final

from canasta_qt.translate import QT_TRANSLATE_NOOP

TITLES: Final[dict[str, str]] = {
    "initial_table": QT_TRANSLATE_NOOP("rules", "Points to open"),
    "initial_basis": QT_TRANSLATE_NOOP("rules", "Opening depends on"),
    "initial_condition": QT_TRANSLATE_NOOP("rules", "Condition on the opening"),
    "initial_min_naturals_from_hand": QT_TRANSLATE_NOOP(
        "rules", "Opening cards from the hand"
    ),
    "canasta_meets_initial": QT_TRANSLATE_NOOP("rules", "Opening with a canasta"),
    "concealed_exempt": QT_TRANSLATE_NOOP("rules", "Going out without the minimum"),
    "initial_from_pile": QT_TRANSLATE_NOOP("rules", "Opening with the pile"),
    "pile_access": QT_TRANSLATE_NOOP("rules", "Taking the pile"),
    "pile_take_limit": QT_TRANSLATE_NOOP("rules", "Cards taken from the pile"),
    "take_unfrozen": QT_TRANSLATE_NOOP("rules", "Ways to take the pile"),
    "take_frozen": QT_TRANSLATE_NOOP("rules", "Ways to take a frozen pile"),
    "take_for_completed_canasta": QT_TRANSLATE_NOOP("rules", "Taking onto a canasta"),
    "pile_always_frozen": QT_TRANSLATE_NOOP("rules", "Always frozen"),
    "frozen_until_initial": QT_TRANSLATE_NOOP("rules", "Frozen until the opening"),
    "freezing_discards": QT_TRANSLATE_NOOP("rules", "Discards that freeze the pile"),
    "top_blocks": QT_TRANSLATE_NOOP("rules", "Top cards that stop the pile"),
    "red3_from_pile": QT_TRANSLATE_NOOP("rules", "Red threes in a taken pile"),
    "black3_from_pile": QT_TRANSLATE_NOOP("rules", "Black threes in a taken pile"),
    "single_card_rule": QT_TRANSLATE_NOOP("rules", "One card against one card"),
    "discard_ban": QT_TRANSLATE_NOOP("rules", "Forbidden discards"),
    "black3_ban_first_round": QT_TRANSLATE_NOOP("rules", "Black threes in first turns"),
    "float_allowed": QT_TRANSLATE_NOOP("rules", "Turn without a discard"),
    "red3_mode": QT_TRANSLATE_NOOP("rules", "Red threes"),
    "red3_initial_timing": QT_TRANSLATE_NOOP("rules", "Dealt red threes are laid out"),
    "black3_mode": QT_TRANSLATE_NOOP("rules", "Black threes"),
    "red3_table": QT_TRANSLATE_NOOP("rules", "Points for threes"),
    "red3_positive_if": QT_TRANSLATE_NOOP("rules", "Threes count for a side with"),
    "red3_otherwise": QT_TRANSLATE_NOOP("rules", "Otherwise threes count"),
    "go_out_canastas": QT_TRANSLATE_NOOP("rules", "Canastas to go out"),
    "go_out_kinds": QT_TRANSLATE_NOOP("rules", "Kinds of canastas to go out"),
    "go_out_discard": QT_TRANSLATE_NOOP("rules", "Last discard"),
    "final_discard_unplayable": QT_TRANSLATE_NOOP("rules", "Last discard that fits"),
    "final_discard_ban": QT_TRANSLATE_NOOP("rules", "Forbidden last discards"),
    "ask_partner": QT_TRANSLATE_NOOP("rules", "Permission to go out"),
    "ask_limit": QT_TRANSLATE_NOOP("rules", "Questions in a hand"),
    "go_out_foot": QT_TRANSLATE_NOOP("rules", "Foot when going out"),
    "go_out_no_threes": QT_TRANSLATE_NOOP("rules", "No threes when going out"),
    "go_out_bonus": QT_TRANSLATE_NOOP("rules", "Points for going out"),
    "concealed_total": QT_TRANSLATE_NOOP("rules", "Points for going out concealed"),
    "concealed_rule": QT_TRANSLATE_NOOP("rules", "What is concealed"),
    "special_hands": QT_TRANSLATE_NOOP("rules", "Special hands"),
    "instant_win_canastas": QT_TRANSLATE_NOOP("rules", "Canastas that win the game"),
    "instant_win_points": QT_TRANSLATE_NOOP("rules", "Points for such a win"),
    "bonus_natural": QT_TRANSLATE_NOOP("rules", "Natural canasta"),
    "bonus_mixed": QT_TRANSLATE_NOOP("rules", "Mixed canasta"),
    "bonus_sequence": QT_TRANSLATE_NOOP("rules", "Sequence of seven"),
    "wild_canasta_table": QT_TRANSLATE_NOOP("rules", "Wild canastas"),
    "wild_bonus_only_if_out": QT_TRANSLATE_NOOP("rules", "Wild canastas count only"),
    "pure_rank_bonus": QT_TRANSLATE_NOOP("rules", "Natural canastas of some ranks"),
    "multi_canasta_table": QT_TRANSLATE_NOOP("rules", "Many canastas"),
    "concealed_canasta_bonus": QT_TRANSLATE_NOOP("rules", "Canasta laid at once"),
    "incomplete_pure_penalty": QT_TRANSLATE_NOOP("rules", "Unfinished pure ranks"),
    "incomplete_wild_penalty": QT_TRANSLATE_NOOP("rules", "Unfinished wild melds"),
    "holding_penalty": QT_TRANSLATE_NOOP("rules", "Too many of a kind held"),
    "short_sequence_penalty": QT_TRANSLATE_NOOP("rules", "Unfinished sequences"),
    "black3_set_aside_table": QT_TRANSLATE_NOOP("rules", "Black threes set aside"),
    "topper_bonus": QT_TRANSLATE_NOOP("rules", "Red three on a canasta"),
    "partner_in_hand_penalty": QT_TRANSLATE_NOOP("rules", "Partner still in the hand"),
    "melded_cards": QT_TRANSLATE_NOOP("rules", "Melded cards count"),
    "match_end": QT_TRANSLATE_NOOP("rules", "The game ends by"),
    "target_score": QT_TRANSLATE_NOOP("rules", "Points to win"),
    "rounds": QT_TRANSLATE_NOOP("rules", "Hands in a game"),
    "tie": QT_TRANSLATE_NOOP("rules", "Equal totals"),
}

SENTENCES: Final[dict[str, str]] = {
    "initial_table": QT_TRANSLATE_NOOP(
        "rules", "How many points the first melds of a side must be worth together."
    ),
    "initial_basis": QT_TRANSLATE_NOOP(
        "rules", "Whether that depends on the side’s total or on the hand’s number."
    ),
    "initial_condition": QT_TRANSLATE_NOOP(
        "rules", "What an opening must hold, or may not hold, besides its points."
    ),
    "initial_min_naturals_from_hand": QT_TRANSLATE_NOOP(
        "rules", "How many natural cards of an opening must come from the hand."
    ),
    "canasta_meets_initial": QT_TRANSLATE_NOOP(
        "rules", "Whether a complete canasta opens whatever its points."
    ),
    "concealed_exempt": QT_TRANSLATE_NOOP(
        "rules", "When a player who goes out in one turn needs no minimum."
    ),
    "initial_from_pile": QT_TRANSLATE_NOOP(
        "rules", "Whether the pile may be taken for the opening."
    ),
    "pile_access": QT_TRANSLATE_NOOP("rules", "Who may take how much of the pile."),
    "pile_take_limit": QT_TRANSLATE_NOOP(
        "rules", "How many cards are taken where it is not the whole pile."
    ),
    "take_unfrozen": QT_TRANSLATE_NOOP(
        "rules", "What must meet the top card to take a pile that is not frozen."
    ),
    "take_frozen": QT_TRANSLATE_NOOP(
        "rules", "What must meet the top card to take a frozen pile."
    ),
    "take_for_completed_canasta": QT_TRANSLATE_NOOP(
        "rules", "Whether the pile may be taken with a top card that joins a canasta."
    ),
    "pile_always_frozen": QT_TRANSLATE_NOOP(
        "rules", "Whether the pile is frozen for everybody all the time."
    ),
    "frozen_until_initial": QT_TRANSLATE_NOOP(
        "rules", "Whether the pile is frozen to a side that has not opened."
    ),
    "freezing_discards": QT_TRANSLATE_NOOP(
        "rules", "Which discards freeze the pile for everybody until it is taken."
    ),
    "top_blocks": QT_TRANSLATE_NOOP(
        "rules",
        "Which top cards keep the pile from being taken until they are covered.",
    ),
    "red3_from_pile": QT_TRANSLATE_NOOP(
        "rules", "Where a red three goes that comes with a pile."
    ),
    "black3_from_pile": QT_TRANSLATE_NOOP(
        "rules", "Where a black three goes that comes with a pile."
    ),
    "single_card_rule": QT_TRANSLATE_NOOP(
        "rules", "Whether a player with one card may take a pile of one card."
    ),
    "discard_ban": QT_TRANSLATE_NOOP("rules", "Which cards may not be discarded."),
    "black3_ban_first_round": QT_TRANSLATE_NOOP(
        "rules", "Whether black threes may be discarded in a player’s first turn."
    ),
    "float_allowed": QT_TRANSLATE_NOOP(
        "rules", "Whether a player in the foot may keep the last cards and not discard."
    ),
    "red3_mode": QT_TRANSLATE_NOOP("rules", "What red threes are for."),
    "red3_initial_timing": QT_TRANSLATE_NOOP(
        "rules", "When red threes of the deal are laid out and replaced."
    ),
    "black3_mode": QT_TRANSLATE_NOOP("rules", "What black threes are for."),
    "red3_table": QT_TRANSLATE_NOOP("rules", "What the threes laid out are worth."),
    "red3_positive_if": QT_TRANSLATE_NOOP(
        "rules", "What a side needs for its threes to count in its favour."
    ),
    "red3_otherwise": QT_TRANSLATE_NOOP(
        "rules", "What the threes of a side count that has not got it."
    ),
    "go_out_canastas": QT_TRANSLATE_NOOP(
        "rules", "How many canastas a side needs before one of its players goes out."
    ),
    "go_out_kinds": QT_TRANSLATE_NOOP("rules", "Which kinds must be among them."),
    "go_out_discard": QT_TRANSLATE_NOOP(
        "rules", "Whether the last card must be discarded."
    ),
    "final_discard_unplayable": QT_TRANSLATE_NOOP(
        "rules", "Whether the last discard may be a card that fits one’s own melds."
    ),
    "final_discard_ban": QT_TRANSLATE_NOOP(
        "rules", "Which cards may not be the last discard."
    ),
    "ask_partner": QT_TRANSLATE_NOOP(
        "rules", "Whether the partner is asked; the answer binds for that turn."
    ),
    "ask_limit": QT_TRANSLATE_NOOP("rules", "How often a player may ask in a hand."),
    "go_out_foot": QT_TRANSLATE_NOOP(
        "rules", "How far a side must be in its feet to go out."
    ),
    "go_out_no_threes": QT_TRANSLATE_NOOP(
        "rules", "Whose cards must be free of threes when a side goes out."
    ),
    "go_out_bonus": QT_TRANSLATE_NOOP("rules", "What going out is worth."),
    "concealed_total": QT_TRANSLATE_NOOP(
        "rules", "What going out concealed is worth instead."
    ),
    "concealed_rule": QT_TRANSLATE_NOOP("rules", "When going out is concealed."),
    "special_hands": QT_TRANSLATE_NOOP(
        "rules", "Which whole hands may be laid down with a score of their own."
    ),
    "instant_win_canastas": QT_TRANSLATE_NOOP(
        "rules", "How many canastas in one hand win the game at once."
    ),
    "instant_win_points": QT_TRANSLATE_NOOP("rules", "What such a win adds."),
    "bonus_natural": QT_TRANSLATE_NOOP("rules", "For each canasta without wild cards."),
    "bonus_mixed": QT_TRANSLATE_NOOP("rules", "For each canasta with wild cards."),
    "bonus_sequence": QT_TRANSLATE_NOOP("rules", "For each sequence of seven cards."),
    "wild_canasta_table": QT_TRANSLATE_NOOP(
        "rules", "What canastas of wild cards are worth."
    ),
    "wild_bonus_only_if_out": QT_TRANSLATE_NOOP(
        "rules", "Whether only the side that goes out gets that bonus."
    ),
    "pure_rank_bonus": QT_TRANSLATE_NOOP(
        "rules", "What natural canastas of certain ranks are worth instead."
    ),
    "multi_canasta_table": QT_TRANSLATE_NOOP(
        "rules", "What a side gets for many canastas in one hand."
    ),
    "concealed_canasta_bonus": QT_TRANSLATE_NOOP(
        "rules", "For a canasta laid complete from the hand."
    ),
    "incomplete_pure_penalty": QT_TRANSLATE_NOOP(
        "rules", "What a pure meld costs that is no canasta at the end."
    ),
    "incomplete_wild_penalty": QT_TRANSLATE_NOOP(
        "rules", "What a meld of wild cards costs that is no canasta at the end."
    ),
    "holding_penalty": QT_TRANSLATE_NOOP(
        "rules", "What it costs to be left with too many cards of a kind."
    ),
    "short_sequence_penalty": QT_TRANSLATE_NOOP(
        "rules", "What a sequence costs that is not complete at the end."
    ),
    "black3_set_aside_table": QT_TRANSLATE_NOOP(
        "rules", "What black threes set aside are worth."
    ),
    "topper_bonus": QT_TRANSLATE_NOOP(
        "rules", "For each red three set on a canasta of one’s own."
    ),
    "partner_in_hand_penalty": QT_TRANSLATE_NOOP(
        "rules", "What it costs to go out while a partner has not reached the foot."
    ),
    "melded_cards": QT_TRANSLATE_NOOP(
        "rules", "What melded cards count; cards left in hand always count against."
    ),
    "match_end": QT_TRANSLATE_NOOP("rules", "What ends the game."),
    "target_score": QT_TRANSLATE_NOOP(
        "rules", "Who has as many at the end of a hand may win; the higher total does."
    ),
    "rounds": QT_TRANSLATE_NOOP("rules", "How many hands are played."),
    "tie": QT_TRANSLATE_NOOP("rules", "What equal totals at the end mean."),
}
