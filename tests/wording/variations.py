"""Section 4 of the specification: number, the game it starts from, what is set."""

from typing import Final

from canasta_qt.rules.shapes import split_outside_brackets

TEXTS: Final = {
    "M1 thirteen": "classic_4(hand_size=13)",
    "M1 fifteen": "classic_4(hand_size=15)",
    "M2": "uruguay_original(draw_count={2:3,3:2,4:1,5:1,6:1})",
    "M3": "classic_4(pile_always_frozen=true)",
    "M4": "classic_4(concealed_canasta_bonus=100)",
    "M5": "uruguay_original(wild_ratio=none,max_wilds=3)",
    "M6": "classic_4(wild_melds=any_wilds,wild_canasta_table=WC-URU)",
    "M7": "classic_4(go_out_canastas=2)",
    "M8 one": "classic_4(go_out_canastas=2,go_out_kinds=[natural>=1])",
    "M8 both": "classic_4(go_out_canastas=2,go_out_kinds=[natural>=2])",
    "M9": "classic_4(concealed_total=250)",
    "M9 where there is none": (
        "uruguay_original(concealed_rule=own_canasta,concealed_total=500)"
    ),
    "M10": "classic_4(stock_out=recycle_pile)",
    "M11 six": "classic_4(jokers_total=6)",
    "M11 two": "classic_4(jokers_total=2)",
    "M11 none": "classic_4(jokers_total=0)",
    "M12": "classic_4(copies_per_natural_rank=7)",
    "M13": "classic_4(draw_count=2)",
    "M14": "classic_4(deal_bonus_mode=dealer_exact)",
    "M15": "classic_4(initial_table=IM1-N50)",
    "M18": "classic_4(initial_table=[none:15,0:60,1500:90,3000:120,7000:150])",
    "M19": "classic_4(red3_table={each:200,all:1000})",
    "M20": "classic_4(wild_melds=any_wilds,wild_canasta_table=[1500,1500,1500])",
    "M16": "classic_4(deal_bonus_mode=cutter_exact)",
    "M17": "classic_4(only_top_card_this_turn=true)",
    "H1": "hand_and_foot(go_out_kinds=[red>=3,black>=2],go_out_canastas=5)",
    "H2": (
        "hand_and_foot(wild_melds=any_wilds,go_out_canastas=3,"
        "go_out_kinds=[red>=1,black>=1,wild>=1])"
    ),
    "H3": (
        "hand_and_foot(players_allowed={2},seating={2:solo},go_out_canastas=2,"
        "go_out_kinds=[red>=1,black>=1])"
    ),
    "H4": (
        "hand_and_foot(pile_access=top_n,pile_take_limit=7,take_frozen={pair},"
        "pile_always_frozen=true)"
    ),
    "H5": "hand_and_foot(pile_access=whole,take_unfrozen={pair,nat_wild,add})",
    "H6 three hundred": "hand_and_foot(red3_hand_penalty=300)",
    "H6 five hundred": "hand_and_foot(red3_hand_penalty=500)",
    "H7": "hand_and_foot_quad",
    "V1 eleven": (
        "hand_and_foot(hand_size=11,foot_size=11,foot_assignment=second_packet)"
    ),
    "V1 thirteen": (
        "hand_and_foot(hand_size=13,foot_size=13,foot_assignment=second_packet)"
    ),
    "V2": (
        "hand_and_foot(hand_size=11,foot_size=11,foot_assignment=lift_22,"
        "deal_bonus_mode=player_lift_22)"
    ),
    "V3": "hand_and_foot(foot_assignment=show_tops_keep_one_pass_other)",
    "V4": (
        "hand_and_foot(pile_access=foot_only,take_unfrozen={pair,nat_wild,add},"
        "red3_from_pile=to_hand)"
    ),
    "V5": "hand_and_foot(float_allowed=true)",
    "V6a": "hand_and_foot(go_out_canastas={solo:3,pairs:4},go_out_kinds=[red>=2])",
    "V6b": "hand_and_foot(go_out_foot=all_in_foot)",
    "V6c": "hand_and_foot(go_out_foot=self_in_foot,partner_in_hand_penalty=100)",
    "V6d": "hand_and_foot(go_out_no_threes=none,final_discard_ban={})",
    "V6e": "hand_and_foot(go_out_foot=self_in_foot)",
    "V6f forbidden": "hand_and_foot(ask_partner=none)",
    "V6f optional": "hand_and_foot(ask_partner=optional)",
    "V6f required": (
        "hand_and_foot(players_allowed={4},seating={4:pairs},ask_partner=mandatory)"
    ),
    "V7": (
        "hand_and_foot(natural_canasta_max_size=7,wild_ratio=wild_lt_natural,"
        "max_wilds=none,wild_to_canasta=mixed_only)"
    ),
    "V8": (
        "hand_and_foot(value_of_eights=5,black3_hand_penalty=5,red3_hand_penalty=100)"
    ),
    "V9": (
        "hand_and_foot(go_out_canastas=3,go_out_kinds=[red>=2,black>=1],"
        "go_out_foot=self_in_foot,go_out_no_threes=none)"
    ),
    "4.3 eight cards when going out": "american(overfull_when_going_out=true)",
    "4.3 no opening and taking in one turn": "american(initial_from_pile=forbidden)",
    "4.3 two players drawing one card": "classic_2(draw_count=1,go_out_canastas=1)",
    "4.3 three players drawing one card": "classic_3(draw_count=1,go_out_canastas=1)",
}


def _settings(text: str) -> tuple[str, dict[str, str]]:
    """Return the game that a ruleset starts from and what is set in it."""
    base, _, inside = text.removesuffix(")").partition("(")
    parts = split_outside_brackets(inside) if inside else ()
    return base, dict(part.split("=", 1) for part in parts)


VARIATIONS: Final = [(number, *_settings(text)) for number, text in TEXTS.items()]
