"""Rule parameters of group K: bonuses and penalties."""

from dataclasses import dataclass

from canasta_qt.rules.amounts import (
    Holding,
    RankPoints,
    ShortSequencePenalty,
    WildCanastaTable,
)
from canasta_qt.rules.parameters.going_out import GoingOut
from canasta_qt.rules.parameters.parameter import (
    NO_PARTNERS,
    NO_SEQUENCES,
    Choice,
    Compound,
    Number,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.shapes import (
    HOLDINGS_FORMAT,
    RANK_POINTS_FORMAT,
    SHORT_SEQUENCE_FORMAT,
    WILD_CANASTAS_FORMAT,
)
from canasta_qt.rules.values import Black3FromPile, Red3Mode, WildMelds
from canasta_qt.translate import mark


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class Bonuses(GoingOut):
    """Rule parameters of group K: bonuses and penalties."""

    bonus_natural: int = rule(
        500,
        mark("Natural canasta"),
        mark("How many points is a canasta without wild cards worth?"),
        Number(),
    )
    bonus_mixed: int = rule(
        300,
        mark("Mixed canasta"),
        mark("How many points is a canasta with wild cards worth?"),
        Number(),
        inactive_when=(condition("max_wilds", 0),),
    )
    bonus_sequence: int = rule(
        0,
        mark("Sequence canasta"),
        mark("How many points is a sequence canasta worth?"),
        Number(),
        inactive_when=(NO_SEQUENCES,),
    )
    wild_canasta_table: WildCanastaTable = rule(
        "none",
        mark("Wild canastas"),
        mark("How many points is a wild canasta worth?"),
        Compound(
            WILD_CANASTAS_FORMAT,
            choices={
                "none": Choice(mark("None", "none of them")),
                "WC-AM": Choice(mark("American")),
                "WC-CUB": Choice(mark("Cuban")),
                "WC-BOL": Choice(mark("Bolivian")),
                "WC-BRA": Choice(mark("Brazilian")),
                "WC-URU": Choice(mark("Uruguayan")),
                "WC-ITA": Choice(mark("Italian")),
                "WC-FAM": Choice(mark("Family")),
                "WC-BOAT": Choice(mark("Boat")),
            },
        ),
        inactive_when=(condition("wild_melds", WildMelds.NONE),),
    )
    wild_bonus_only_if_out: bool = rule(
        False,
        mark("Wild canastas only when out"),
        mark("Does only the side that goes out score its wild canastas?"),
        yes_or_no(
            no=mark("Every side scores its wild canastas."),
            yes=mark("Only the side that goes out scores its wild canastas."),
        ),
        inactive_when=(
            condition("wild_melds", WildMelds.NONE),
            condition("wild_canasta_table", "none"),
        ),
    )
    pure_rank_bonus: RankPoints = rule(
        (),
        mark("Natural canastas of some ranks"),
        mark("How many points are natural canastas of certain ranks worth?"),
        Compound(RANK_POINTS_FORMAT),
    )
    """Points in place of `bonus_natural` for natural canastas of these ranks."""
    multi_canasta_table: str = rule(
        "none",
        mark("Many canastas"),
        mark("How many points are many canastas in one round worth?"),
        {
            "none": Choice(mark("None", "none of them")),
            "MC-ITA": Choice(
                mark("Italian"),
                mark(
                    "Five natural canastas 2,000 · four natural and one mixed 1,000 · "
                    "ten of any kind another 2,000"
                ),
            ),
        },
    )
    concealed_canasta_bonus: int = rule(
        0,
        mark("Canasta from the hand"),
        mark("How many points is a canasta melded at once from the hand worth?"),
        Number(),
    )
    incomplete_pure_penalty: RankPoints = rule(
        (),
        mark("Penalty for an unfinished natural meld"),
        mark("What does a meld cost that had to be natural and is no canasta?"),
        Compound(RANK_POINTS_FORMAT),
        inactive_when=(condition("pure_ranks", ()),),
    )
    incomplete_wild_penalty: int = rule(
        0,
        mark("Penalty for an unfinished wild meld"),
        mark("What does a wild meld cost that is no canasta at the end?"),
        Number(),
        inactive_when=(condition("wild_melds", WildMelds.NONE),),
    )
    holding_penalty: tuple[Holding, ...] = rule(
        (),
        mark("Penalty for too many of a kind"),
        mark("Which cards cost extra if you are left with too many?"),
        Compound(HOLDINGS_FORMAT),
    )
    short_sequence_penalty: ShortSequencePenalty = rule(
        None,
        mark("Penalty for an unfinished sequence"),
        mark("What does a sequence cost that is not complete at the end?"),
        Compound(SHORT_SEQUENCE_FORMAT),
        inactive_when=(NO_SEQUENCES,),
    )
    black3_set_aside_table: str = rule(
        "none",
        mark("Black threes set aside"),
        mark("How many points are black threes set aside worth?"),
        {
            "none": Choice(mark("None", "none of them")),
            "B3-CUB": Choice(mark("Cuban"), mark("5 each, all four 100")),
        },
        inactive_when=(condition("black3_from_pile", Black3FromPile.HAND),),
    )
    topper_bonus: int = rule(
        0,
        mark("Red three on a canasta"),
        mark("How many points is a red three on a canasta worth?"),
        Number(),
        inactive_when=(
            condition("red3_mode", Red3Mode.AUTO, Red3Mode.OPTIONAL, Red3Mode.DEAD),
        ),
    )
    partner_in_hand_penalty: int = rule(
        0,
        mark("Penalty for a partner still in the hand"),
        mark("What does it cost to go out while a partner has not reached the foot?"),
        Number(),
        inactive_when=(condition("foot_size", 0), NO_PARTNERS),
    )
