"""What each alternative means in play: cards, deal, drawing, melds (A to E)."""

from __future__ import annotations

from typing import Final

from canasta_qt.translate import QT_TRANSLATE_NOOP

EFFECTS: Final[dict[str, dict[str, str]]] = {
    "play_direction": {
        "cw": QT_TRANSLATE_NOOP(
            "rules", "Turns go to the left, like the hands of a clock."
        ),
        "ccw": QT_TRANSLATE_NOOP("rules", "Turns go to the right."),
    },
    "first_dealer": {
        "random": QT_TRANSLATE_NOOP("rules", "Any seat may deal first."),
        "high_draw": QT_TRANSLATE_NOOP(
            "rules", "Everybody draws a card; the highest deals first."
        ),
    },
    "three_player_lone_hand": {
        "false": QT_TRANSLATE_NOOP("rules", "Everybody plays alone throughout."),
        "true": QT_TRANSLATE_NOOP(
            "rules",
            "The first to take the pile plays that hand alone; the "
            "two others become partners.",
        ),
    },
    "foot_assignment": {
        "none": QT_TRANSLATE_NOOP("rules", "There is one packet only."),
        "second_packet": QT_TRANSLATE_NOOP(
            "rules", "The packet dealt second waits as the foot."
        ),
        "lowest_bottom_is_hand": QT_TRANSLATE_NOOP(
            "rules",
            "Both bottom cards are looked at; the packet with the "
            "lower one is played first.",
        ),
        "show_tops_keep_one_pass_other": QT_TRANSLATE_NOOP(
            "rules",
            "You see both top cards, keep one packet as your foot and "
            "pass the other on.",
        ),
        "lift_22": QT_TRANSLATE_NOOP(
            "rules",
            "Each player lifts a stack and splits it into two packets of eleven.",
        ),
    },
    "talon_mode": {
        "none": QT_TRANSLATE_NOOP("rules", "No packets are set aside."),
        "inert": QT_TRANSLATE_NOOP(
            "rules", "They stay face down and count for nobody."
        ),
        "bonus_draw": QT_TRANSLATE_NOOP(
            "rules",
            "The first side to open takes the first packet, the next side the second.",
        ),
    },
    "upcard": {
        "false": QT_TRANSLATE_NOOP(
            "rules", "The pile begins empty; the first discard starts it."
        ),
        "true": QT_TRANSLATE_NOOP(
            "rules", "The first player may already take the pile."
        ),
    },
    "upcard_turn_again_on": {
        "wild": QT_TRANSLATE_NOOP(
            "rules", "A joker or a two is covered by the next card."
        ),
        "red3": QT_TRANSLATE_NOOP("rules", "A red three is covered by the next card."),
        "black3": QT_TRANSLATE_NOOP(
            "rules", "A black three is covered by the next card."
        ),
    },
    "upcard_freezes_on": {
        "wild": QT_TRANSLATE_NOOP(
            "rules", "A joker or a two among the first cards freezes the pile."
        ),
        "red3": QT_TRANSLATE_NOOP("rules", "A red three among them freezes it."),
        "black3": QT_TRANSLATE_NOOP("rules", "A black three among them freezes it."),
    },
    "pile_prefill": {
        "none": QT_TRANSLATE_NOOP("rules", "Only the first card lies there."),
        "upcard_rank": QT_TRANSLATE_NOOP(
            "rules", "A seven on top hides seven cards below it, a king thirteen."
        ),
    },
    "deal_bonus_mode": {
        "none": QT_TRANSLATE_NOOP("rules", "Nobody earns anything by lifting."),
        "dealer_exact": QT_TRANSLATE_NOOP(
            "rules",
            "The dealer earns it by lifting the cards of the deal and one more.",
        ),
        "dealer_within_players": QT_TRANSLATE_NOOP(
            "rules", "The dealer earns it for the right number, or a few too many."
        ),
        "cutter_exact": QT_TRANSLATE_NOOP(
            "rules",
            "The player right of the dealer earns it by leaving exactly enough.",
        ),
        "player_lift_22": QT_TRANSLATE_NOOP(
            "rules", "Every player who lifts exactly 22 cards earns it."
        ),
    },
    "short_draw": {
        "take_rest": QT_TRANSLATE_NOOP(
            "rules", "What is left is drawn, and the turn goes on."
        ),
        "cannot_draw": QT_TRANSLATE_NOOP(
            "rules", "Too few cards count as an empty stock."
        ),
    },
    "stock_out": {
        "end_when_unable": QT_TRANSLATE_NOOP(
            "rules",
            "Play goes on as long as everybody takes the pile; then "
            "the hand is counted.",
        ),
        "recycle_pile": QT_TRANSLATE_NOOP(
            "rules",
            "Discards become the new stock, the oldest on top; the hand goes on.",
        ),
        "end_after_turn": QT_TRANSLATE_NOOP(
            "rules",
            "Whoever draws the last card finishes the turn; then the hand is counted.",
        ),
    },
    "forced_take_when_stock_out": {
        "false": QT_TRANSLATE_NOOP("rules", "You may decline and so end the hand."),
        "true": QT_TRANSLATE_NOOP(
            "rules", "You have to take a top card that joins one of your melds."
        ),
    },
    "last_card_red3_ends_hand": {
        "always": QT_TRANSLATE_NOOP(
            "rules", "Nothing may be melded or discarded any more."
        ),
        "only_alone": QT_TRANSLATE_NOOP(
            "rules", "With two cards drawn, the other one still gives you a turn."
        ),
        "never": QT_TRANSLATE_NOOP("rules", "You meld and discard as usual."),
    },
    "wild_ratio": {
        "none": QT_TRANSLATE_NOOP(
            "rules", "Only the greatest number of wild cards counts."
        ),
        "wild_le_natural": QT_TRANSLATE_NOOP(
            "rules", "Not more wild cards than natural ones: two kings take two."
        ),
        "wild_lt_natural": QT_TRANSLATE_NOOP(
            "rules", "Fewer wild cards than natural ones: three kings take two."
        ),
        "natural_ge_2x_wild": QT_TRANSLATE_NOOP(
            "rules", "Two natural cards for each wild one: four kings take two."
        ),
    },
    "overfull_when_going_out": {
        "false": QT_TRANSLATE_NOOP("rules", "The limits hold to the end."),
        "true": QT_TRANSLATE_NOOP(
            "rules", "Your last cards may go onto melds that are full."
        ),
    },
    "wild_to_canasta": {
        "any": QT_TRANSLATE_NOOP(
            "rules", "A natural canasta that gets a wild card becomes mixed."
        ),
        "mixed_only": QT_TRANSLATE_NOOP("rules", "Natural canastas stay natural."),
        "none": QT_TRANSLATE_NOOP(
            "rules", "A complete canasta takes natural cards only."
        ),
    },
    "same_rank_melds": {
        "one": QT_TRANSLATE_NOOP("rules", "A second group of a rank joins the first."),
        "after_canasta": QT_TRANSLATE_NOOP(
            "rules", "When the first is a canasta, another one of the rank may begin."
        ),
        "free": QT_TRANSLATE_NOOP("rules", "Another one may begin at any time."),
    },
    "combine_melds": {
        "false": QT_TRANSLATE_NOOP("rules", "Melds stay as they are."),
        "true": QT_TRANSLATE_NOOP(
            "rules",
            "Two melds of a rank become one; two runs that touch become one run.",
        ),
    },
    "sequences": {
        "false": QT_TRANSLATE_NOOP("rules", "Only cards of one rank make a meld."),
        "true": QT_TRANSLATE_NOOP(
            "rules", "Runs like 5♥ 6♥ 7♥ are melds too, without wild cards."
        ),
    },
    "sequence_overlength_when_going_out": {
        "false": QT_TRANSLATE_NOOP("rules", "Seven cards are the end of it."),
        "true": QT_TRANSLATE_NOOP(
            "rules", "In your last turn a run of seven may grow."
        ),
    },
    "wild_melds": {
        "none": QT_TRANSLATE_NOOP("rules", "Wild cards only stand for others."),
        "any_wilds": QT_TRANSLATE_NOOP(
            "rules", "Jokers and twos in any mix make a meld and a canasta."
        ),
        "deuces_as_rank": QT_TRANSLATE_NOOP(
            "rules", "Twos are melded like a rank, with one or two jokers at most."
        ),
    },
    "deuce_lock": {
        "none": QT_TRANSLATE_NOOP("rules", "Twos are always wild."),
        "while_incomplete": QT_TRANSLATE_NOOP(
            "rules",
            "With a meld of twos begun, your twos must go there until it is full.",
        ),
    },
    "black3_meld": {
        "never": QT_TRANSLATE_NOOP("rules", "Black threes are only discarded."),
        "going_out": QT_TRANSLATE_NOOP(
            "rules", "Three or four of them may be laid in the turn that ends the hand."
        ),
    },
    "burning": {
        "false": QT_TRANSLATE_NOOP("rules", "Every rank stays open to everybody."),
        "true": QT_TRANSLATE_NOOP(
            "rules",
            "A side that has no meld of a rank cannot begin one after "
            "another side’s canasta.",
        ),
    },
    "only_top_card_this_turn": {
        "false": QT_TRANSLATE_NOOP(
            "rules", "All cards of the pile may be melded at once."
        ),
        "true": QT_TRANSLATE_NOOP(
            "rules", "The rest of the pile waits in your hand until your next turn."
        ),
    },
}
"""By parameter and the text of the alternative."""
