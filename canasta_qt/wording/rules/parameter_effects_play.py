"""What each alternative means in play: opening, pile, going out, points (F to M)."""

from __future__ import annotations

from typing import Final

from canasta_qt.translate import QT_TRANSLATE_NOOP

EFFECTS: Final[dict[str, dict[str, str]]] = {
    "initial_basis": {
        "score": QT_TRANSLATE_NOOP("rules", "The better you stand, the more you need."),
        "round": QT_TRANSLATE_NOOP("rules", "Every hand asks more of everybody."),
    },
    "initial_condition": {
        "none": QT_TRANSLATE_NOOP("rules", "The points alone decide."),
        "three_natural_meld": QT_TRANSLATE_NOOP(
            "rules", "One of the first melds has at least three natural cards."
        ),
        "no_wilds": QT_TRANSLATE_NOOP(
            "rules", "The first melds have no wild card at all."
        ),
    },
    "canasta_meets_initial": {
        "false": QT_TRANSLATE_NOOP(
            "rules", "A canasta counts by its cards like other melds."
        ),
        "true": QT_TRANSLATE_NOOP("rules", "A complete canasta is always enough."),
    },
    "concealed_exempt": {
        "never": QT_TRANSLATE_NOOP(
            "rules", "Whoever goes out in one turn needs the points too."
        ),
        "stock_draw_only": QT_TRANSLATE_NOOP(
            "rules", "A canasta frees you from the minimum if you drew from the stock."
        ),
        "always": QT_TRANSLATE_NOOP(
            "rules", "A canasta frees you from it, even if you took the pile."
        ),
    },
    "initial_from_pile": {
        "top_counts": QT_TRANSLATE_NOOP(
            "rules", "You may open with the top card and cards of your hand."
        ),
        "forbidden": QT_TRANSLATE_NOOP(
            "rules",
            "You open from your hand, and may take the pile from the next turn on.",
        ),
        "hand_first": QT_TRANSLATE_NOOP(
            "rules",
            "You reach the points from your hand, then you may take the pile at once.",
        ),
    },
    "pile_access": {
        "whole": QT_TRANSLATE_NOOP("rules", "Everybody may take all of it."),
        "never": QT_TRANSLATE_NOOP("rules", "You always draw from the stock."),
        "top_n": QT_TRANSLATE_NOOP(
            "rules", "You take a number of cards from its top and leave the rest."
        ),
        "foot_only": QT_TRANSLATE_NOOP(
            "rules", "It may be taken, whole, by players who are in their foot."
        ),
    },
    "take_unfrozen": {
        "pair": QT_TRANSLATE_NOOP(
            "rules", "Two cards of the rank from your hand take it."
        ),
        "nat_wild": QT_TRANSLATE_NOOP(
            "rules", "One card of the rank and a wild card take it."
        ),
        "add": QT_TRANSLATE_NOOP(
            "rules", "The top card alone takes it if your side has a meld of the rank."
        ),
        "add_seq": QT_TRANSLATE_NOOP(
            "rules", "The top card alone takes it if it continues a run of your side."
        ),
    },
    "take_frozen": {
        "pair": QT_TRANSLATE_NOOP(
            "rules", "Two natural cards of the rank from your hand take it."
        ),
        "nat_wild": QT_TRANSLATE_NOOP("rules", "Not possible with a frozen pile."),
        "add": QT_TRANSLATE_NOOP("rules", "Not possible with a frozen pile."),
        "add_seq": QT_TRANSLATE_NOOP("rules", "Not possible with a frozen pile."),
    },
    "take_for_completed_canasta": {
        "false": QT_TRANSLATE_NOOP(
            "rules", "A rank you have completed no longer takes the pile."
        ),
        "true": QT_TRANSLATE_NOOP(
            "rules", "A finished canasta still takes the pile with its rank."
        ),
    },
    "pile_always_frozen": {
        "false": QT_TRANSLATE_NOOP("rules", "It is frozen only by certain cards."),
        "true": QT_TRANSLATE_NOOP("rules", "A natural pair is needed every time."),
    },
    "frozen_until_initial": {
        "false": QT_TRANSLATE_NOOP(
            "rules", "An unopened side takes the pile like everybody."
        ),
        "true": QT_TRANSLATE_NOOP(
            "rules", "Until your side opens you need a natural pair."
        ),
    },
    "freezing_discards": {
        "wild": QT_TRANSLATE_NOOP(
            "rules", "A discarded joker or two freezes the pile."
        ),
        "red3": QT_TRANSLATE_NOOP("rules", "A discarded red three freezes it."),
        "black3": QT_TRANSLATE_NOOP("rules", "A discarded black three freezes it."),
    },
    "top_blocks": {
        "wild": QT_TRANSLATE_NOOP(
            "rules",
            "The pile cannot be taken with a wild card on top; "
            "unticked, two like it for a meld of wild cards take it.",
        ),
        "red3": QT_TRANSLATE_NOOP(
            "rules", "The pile cannot be taken with a red three on top."
        ),
        "black3": QT_TRANSLATE_NOOP(
            "rules", "The pile cannot be taken with a black three on top."
        ),
    },
    "red3_from_pile": {
        "table_no_replacement": QT_TRANSLATE_NOOP(
            "rules", "It is laid out, and no card is drawn for it."
        ),
        "to_hand": QT_TRANSLATE_NOOP("rules", "It is an ordinary card of your hand."),
    },
    "black3_from_pile": {
        "hand": QT_TRANSLATE_NOOP(
            "rules", "They come to your hand like the other cards."
        ),
        "set_aside": QT_TRANSLATE_NOOP(
            "rules", "They are laid apart, out of play, and counted by a table."
        ),
    },
    "single_card_rule": {
        "false": QT_TRANSLATE_NOOP("rules", "A single card in hand does not matter."),
        "true": QT_TRANSLATE_NOOP(
            "rules", "With one card in hand you may not take a pile of one card."
        ),
    },
    "discard_ban": {
        "none": QT_TRANSLATE_NOOP("rules", "Any card may be discarded."),
        "AM": QT_TRANSLATE_NOOP(
            "rules",
            "No threes but as the last card; wild cards only from a hand "
            "without natural cards; no ace or seven onto an empty pile while "
            "another natural card is there.",
        ),
    },
    "black3_ban_first_round": {
        "false": QT_TRANSLATE_NOOP(
            "rules", "Black threes stop the pile from the start."
        ),
        "true": QT_TRANSLATE_NOOP(
            "rules", "In their first turn nobody may discard one."
        ),
    },
    "float_allowed": {
        "false": QT_TRANSLATE_NOOP("rules", "Every turn ends with a discard."),
        "true": QT_TRANSLATE_NOOP(
            "rules",
            "In the foot you may end a turn without a discard, if you keep a card.",
        ),
    },
    "red3_mode": {
        "auto": QT_TRANSLATE_NOOP(
            "rules", "They are laid out and replaced as soon as you get them."
        ),
        "optional": QT_TRANSLATE_NOOP(
            "rules", "You may lay them out in your turn; in hand they can cost you."
        ),
        "dead": QT_TRANSLATE_NOOP(
            "rules", "They cannot be laid out and cost you in hand."
        ),
        "topper": QT_TRANSLATE_NOOP(
            "rules", "They stay in hand and may be set on one of your canastas."
        ),
    },
    "red3_initial_timing": {
        "first_turn": QT_TRANSLATE_NOOP(
            "rules", "Each player lays out dealt ones when it is their turn."
        ),
        "at_deal": QT_TRANSLATE_NOOP(
            "rules", "All dealt ones are exchanged before anybody plays."
        ),
    },
    "black3_mode": {
        "stopper": QT_TRANSLATE_NOOP(
            "rules", "Discarded, one keeps the next player from the pile."
        ),
        "bonus": QT_TRANSLATE_NOOP(
            "rules", "They are laid out and counted like red threes."
        ),
        "dead": QT_TRANSLATE_NOOP("rules", "They are discards without any effect."),
    },
    "red3_positive_if": {
        "any_meld": QT_TRANSLATE_NOOP(
            "rules", "A side that has opened gets the points."
        ),
        "canastas>=1": QT_TRANSLATE_NOOP(
            "rules", "A side needs a canasta for the points."
        ),
        "canastas>=2": QT_TRANSLATE_NOOP(
            "rules", "A side needs two canastas for the points."
        ),
    },
    "red3_otherwise": {
        "negative": QT_TRANSLATE_NOOP("rules", "The same points are taken off."),
        "zero": QT_TRANSLATE_NOOP("rules", "They count neither way."),
        "negative_at_0_zero_at_1": QT_TRANSLATE_NOOP(
            "rules",
            "They are taken off without a canasta; with one they count neither way.",
        ),
    },
    "go_out_discard": {
        "optional": QT_TRANSLATE_NOOP("rules", "You may meld every card."),
        "required": QT_TRANSLATE_NOOP(
            "rules", "You must keep one card for the discard."
        ),
    },
    "final_discard_unplayable": {
        "false": QT_TRANSLATE_NOOP("rules", "Any card may be your last discard."),
        "true": QT_TRANSLATE_NOOP(
            "rules", "A card that fits one of your melds may not be your last discard."
        ),
    },
    "final_discard_ban": {
        "threes": QT_TRANSLATE_NOOP("rules", "Your last discard may not be a three."),
        "wild": QT_TRANSLATE_NOOP("rules", "Your last discard may not be a wild card."),
    },
    "ask_partner": {
        "none": QT_TRANSLATE_NOOP("rules", "You go out without a question."),
        "optional": QT_TRANSLATE_NOOP(
            "rules", "You may ask; a no keeps you in for that turn."
        ),
        "mandatory": QT_TRANSLATE_NOOP(
            "rules", "Without your partner’s yes you cannot go out."
        ),
    },
    "go_out_foot": {
        "none": QT_TRANSLATE_NOOP("rules", "Feet do not matter for going out."),
        "self_in_foot": QT_TRANSLATE_NOOP(
            "rules",
            "You must play from your own foot; your partner may still be in the hand.",
        ),
        "all_played_from_foot": QT_TRANSLATE_NOOP(
            "rules", "You and your partners have each played a card from the foot."
        ),
        "all_in_foot": QT_TRANSLATE_NOOP(
            "rules", "You and your partners have all picked up the foot."
        ),
    },
    "go_out_no_threes": {
        "none": QT_TRANSLATE_NOOP("rules", "Threes in hand do not matter."),
        "player": QT_TRANSLATE_NOOP("rules", "You may not hold a three."),
        "side": QT_TRANSLATE_NOOP(
            "rules", "Neither you nor your partners may hold a three."
        ),
    },
    "concealed_rule": {
        "none": QT_TRANSLATE_NOOP("rules", "Going out in one turn earns nothing more."),
        "own_canasta": QT_TRANSLATE_NOOP(
            "rules",
            "You have laid nothing before, and a whole canasta is among your cards.",
        ),
        "never_melded": QT_TRANSLATE_NOOP("rules", "You have laid nothing before."),
    },
    "wild_bonus_only_if_out": {
        "false": QT_TRANSLATE_NOOP("rules", "Every side counts its wild canastas."),
        "true": QT_TRANSLATE_NOOP(
            "rules", "Only the side that goes out counts its wild canastas."
        ),
    },
    "melded_cards": {
        "plus": QT_TRANSLATE_NOOP("rules", "They always count for the side."),
        "minus_without_canasta": QT_TRANSLATE_NOOP(
            "rules", "Without a canasta they count against the side."
        ),
        "zero_without_canasta": QT_TRANSLATE_NOOP(
            "rules", "Without a canasta they count nothing."
        ),
    },
    "match_end": {
        "target": QT_TRANSLATE_NOOP(
            "rules", "The game is over when a side has enough points after a hand."
        ),
        "rounds": QT_TRANSLATE_NOOP(
            "rules", "The game is over after as many hands as are set below."
        ),
    },
    "tie": {
        "extra_hand": QT_TRANSLATE_NOOP(
            "rules", "Nobody wins until the totals differ."
        ),
        "shared": QT_TRANSLATE_NOOP("rules", "All with the highest total win."),
    },
}
"""By parameter and the text of the alternative."""
