"""Every rule about cards, the deal, drawing and melds (groups A to E), in words."""

from __future__ import annotations

from typing import Final

from canasta_qt.translate import QT_TRANSLATE_NOOP

TITLES: Final[dict[str, str]] = {
    "players_allowed": QT_TRANSLATE_NOOP("rules", "Players"),
    "seating": QT_TRANSLATE_NOOP("rules", "Sides"),
    "deck_count": QT_TRANSLATE_NOOP("rules", "Packs of 52 cards"),
    "jokers_total": QT_TRANSLATE_NOOP("rules", "Jokers"),
    "copies_per_natural_rank": QT_TRANSLATE_NOOP("rules", "Cards of each rank 4 to A"),
    "play_direction": QT_TRANSLATE_NOOP("rules", "Direction of play"),
    "first_dealer": QT_TRANSLATE_NOOP("rules", "First dealer"),
    "three_player_lone_hand": QT_TRANSLATE_NOOP("rules", "Lone hand of three players"),
    "hand_size": QT_TRANSLATE_NOOP("rules", "Cards dealt to each player"),
    "foot_size": QT_TRANSLATE_NOOP("rules", "Cards in each foot"),
    "foot_assignment": QT_TRANSLATE_NOOP("rules", "Choice of hand and foot"),
    "talon_sizes": QT_TRANSLATE_NOOP("rules", "Wings set aside at the deal"),
    "talon_mode": QT_TRANSLATE_NOOP("rules", "Use of the wings"),
    "upcard": QT_TRANSLATE_NOOP("rules", "Card turned up at the deal"),
    "upcard_turn_again_on": QT_TRANSLATE_NOOP("rules", "Turned up again on"),
    "upcard_freezes_on": QT_TRANSLATE_NOOP("rules", "Frozen from the deal by"),
    "pile_prefill": QT_TRANSLATE_NOOP("rules", "Hidden cards under the first card"),
    "deal_bonus_mode": QT_TRANSLATE_NOOP("rules", "Bonus for an exact cut"),
    "deal_bonus_points": QT_TRANSLATE_NOOP("rules", "Points for an exact cut"),
    "draw_count": QT_TRANSLATE_NOOP("rules", "Cards drawn in a turn"),
    "short_draw": QT_TRANSLATE_NOOP("rules", "Too few cards for a draw"),
    "stock_out": QT_TRANSLATE_NOOP("rules", "Empty stock"),
    "forced_take_when_stock_out": QT_TRANSLATE_NOOP("rules", "Forced to take the pile"),
    "last_card_red3_ends_hand": QT_TRANSLATE_NOOP("rules", "Red three as last card"),
    "max_recycles": QT_TRANSLATE_NOOP("rules", "Renewals of the stock"),
    "value_of_eights": QT_TRANSLATE_NOOP("rules", "Points of an eight"),
    "black3_value_melded": QT_TRANSLATE_NOOP("rules", "Points of a melded black three"),
    "black3_hand_penalty": QT_TRANSLATE_NOOP("rules", "Black three left in hand"),
    "red3_hand_penalty": QT_TRANSLATE_NOOP("rules", "Red three left in hand"),
    "min_meld_size": QT_TRANSLATE_NOOP("rules", "Smallest meld"),
    "min_naturals": QT_TRANSLATE_NOOP("rules", "Natural cards in a meld"),
    "max_wilds": QT_TRANSLATE_NOOP("rules", "Most wild cards in a meld"),
    "wild_ratio": QT_TRANSLATE_NOOP("rules", "Wild to natural cards"),
    "min_naturals_in_canasta": QT_TRANSLATE_NOOP("rules", "Natural cards in a canasta"),
    "max_meld_size": QT_TRANSLATE_NOOP("rules", "Largest meld"),
    "natural_canasta_max_size": QT_TRANSLATE_NOOP("rules", "Largest natural canasta"),
    "overfull_when_going_out": QT_TRANSLATE_NOOP("rules", "Limits when going out"),
    "wild_to_canasta": QT_TRANSLATE_NOOP("rules", "Wild cards onto a canasta"),
    "same_rank_melds": QT_TRANSLATE_NOOP("rules", "Melds of one rank"),
    "combine_melds": QT_TRANSLATE_NOOP("rules", "Joining melds"),
    "sequences": QT_TRANSLATE_NOOP("rules", "Sequences"),
    "sequence_max": QT_TRANSLATE_NOOP("rules", "Longest sequence"),
    "sequence_overlength_when_going_out": QT_TRANSLATE_NOOP(
        "rules", "Longer sequence when going out"
    ),
    "wild_melds": QT_TRANSLATE_NOOP("rules", "Melds of wild cards"),
    "wild_meld_max": QT_TRANSLATE_NOOP("rules", "Largest meld of wild cards"),
    "deuce_lock": QT_TRANSLATE_NOOP("rules", "Twos as wild cards"),
    "pure_ranks": QT_TRANSLATE_NOOP("rules", "Ranks without wild cards"),
    "black3_meld": QT_TRANSLATE_NOOP("rules", "Melding black threes"),
    "burning": QT_TRANSLATE_NOOP("rules", "Burnt ranks"),
    "only_top_card_this_turn": QT_TRANSLATE_NOOP("rules", "Cards of a taken pile"),
}

SENTENCES: Final[dict[str, str]] = {
    "players_allowed": QT_TRANSLATE_NOOP("rules", "How many people may play."),
    "seating": QT_TRANSLATE_NOOP(
        "rules", "Who plays together; partners sit across from each other."
    ),
    "deck_count": QT_TRANSLATE_NOOP(
        "rules", "How many packs of 52 cards are shuffled together."
    ),
    "jokers_total": QT_TRANSLATE_NOOP("rules", "How many jokers are added to them."),
    "copies_per_natural_rank": QT_TRANSLATE_NOOP(
        "rules", "How many cards of each rank from four to ace are kept in the packs."
    ),
    "play_direction": QT_TRANSLATE_NOOP(
        "rules", "Which way cards are dealt and turns go round."
    ),
    "first_dealer": QT_TRANSLATE_NOOP(
        "rules", "How the first dealer is found; then the deal moves on by one seat."
    ),
    "three_player_lone_hand": QT_TRANSLATE_NOOP(
        "rules",
        "With three players, who takes the pile first plays the hand against two.",
    ),
    "hand_size": QT_TRANSLATE_NOOP("rules", "How many cards a player begins with."),
    "foot_size": QT_TRANSLATE_NOOP(
        "rules", "How many cards lie in the second packet, played after the first."
    ),
    "foot_assignment": QT_TRANSLATE_NOOP(
        "rules",
        "How it is settled which of two packets is the hand and which the foot.",
    ),
    "talon_sizes": QT_TRANSLATE_NOOP(
        "rules", "How many cards are set aside face down in packets at the deal."
    ),
    "talon_mode": QT_TRANSLATE_NOOP("rules", "What becomes of those packets."),
    "upcard": QT_TRANSLATE_NOOP(
        "rules", "Whether a card of the stock is turned up to begin the pile."
    ),
    "upcard_turn_again_on": QT_TRANSLATE_NOOP(
        "rules", "Which first cards are covered at once by another one."
    ),
    "upcard_freezes_on": QT_TRANSLATE_NOOP(
        "rules", "Which cards turned up at the deal freeze the pile for everybody."
    ),
    "pile_prefill": QT_TRANSLATE_NOOP(
        "rules", "Whether hidden cards of the stock lie under the first card."
    ),
    "deal_bonus_mode": QT_TRANSLATE_NOOP(
        "rules", "Who may earn points by lifting exactly the cards that are needed."
    ),
    "deal_bonus_points": QT_TRANSLATE_NOOP("rules", "What that exact lift is worth."),
    "draw_count": QT_TRANSLATE_NOOP(
        "rules", "How many cards a player draws; one is discarded in any case."
    ),
    "short_draw": QT_TRANSLATE_NOOP(
        "rules",
        "Whether the last cards of the stock make a draw when they are too few.",
    ),
    "stock_out": QT_TRANSLATE_NOOP("rules", "What happens when the stock is empty."),
    "forced_take_when_stock_out": QT_TRANSLATE_NOOP(
        "rules",
        "Whether a discard that fits a meld must be taken once the stock is empty.",
    ),
    "last_card_red3_ends_hand": QT_TRANSLATE_NOOP(
        "rules", "When a red three as the last card of the stock ends the hand at once."
    ),
    "max_recycles": QT_TRANSLATE_NOOP(
        "rules", "How often the pile may be turned over to become the stock."
    ),
    "value_of_eights": QT_TRANSLATE_NOOP("rules", "What an eight is worth."),
    "black3_value_melded": QT_TRANSLATE_NOOP(
        "rules", "What a black three is worth that is melded when going out."
    ),
    "black3_hand_penalty": QT_TRANSLATE_NOOP(
        "rules", "What a black three costs that is left in a hand."
    ),
    "red3_hand_penalty": QT_TRANSLATE_NOOP(
        "rules", "What a red three costs that is left in a hand or a foot."
    ),
    "min_meld_size": QT_TRANSLATE_NOOP("rules", "How many cards a meld needs."),
    "min_naturals": QT_TRANSLATE_NOOP(
        "rules", "How many of its cards must be natural ones."
    ),
    "max_wilds": QT_TRANSLATE_NOOP("rules", "How many of its cards may be wild."),
    "wild_ratio": QT_TRANSLATE_NOOP(
        "rules", "How many wild cards a meld may hold for its natural ones."
    ),
    "min_naturals_in_canasta": QT_TRANSLATE_NOOP(
        "rules", "How many natural cards a meld of seven or more needs."
    ),
    "max_meld_size": QT_TRANSLATE_NOOP("rules", "How many cards a meld may hold."),
    "natural_canasta_max_size": QT_TRANSLATE_NOOP(
        "rules", "How many cards a meld without wild cards may hold."
    ),
    "overfull_when_going_out": QT_TRANSLATE_NOOP(
        "rules",
        "Whether these limits are lifted in the turn in which a player goes out.",
    ),
    "wild_to_canasta": QT_TRANSLATE_NOOP(
        "rules", "Which complete canastas still take wild cards."
    ),
    "same_rank_melds": QT_TRANSLATE_NOOP(
        "rules", "Whether a side may have several melds of one rank."
    ),
    "combine_melds": QT_TRANSLATE_NOOP(
        "rules", "Whether a side may make one meld of two of its own."
    ),
    "sequences": QT_TRANSLATE_NOOP(
        "rules", "Whether neighbouring cards of one suit, four to ace, may be melded."
    ),
    "sequence_max": QT_TRANSLATE_NOOP("rules", "How many cards a sequence may hold."),
    "sequence_overlength_when_going_out": QT_TRANSLATE_NOOP(
        "rules", "Whether a complete sequence may grow in the turn that ends the hand."
    ),
    "wild_melds": QT_TRANSLATE_NOOP("rules", "Whether wild cards may be melded alone."),
    "wild_meld_max": QT_TRANSLATE_NOOP(
        "rules", "How many cards a meld of wild cards may hold."
    ),
    "deuce_lock": QT_TRANSLATE_NOOP(
        "rules", "When the twos of a side may not stand for other cards."
    ),
    "pure_ranks": QT_TRANSLATE_NOOP(
        "rules", "Which ranks are melded without any wild card."
    ),
    "black3_meld": QT_TRANSLATE_NOOP("rules", "When black threes may be melded."),
    "burning": QT_TRANSLATE_NOOP(
        "rules", "Whether a canasta closes its rank to sides that have no meld of it."
    ),
    "only_top_card_this_turn": QT_TRANSLATE_NOOP(
        "rules", "Whether of a taken pile only the top card may be melded in that turn."
    ),
}
