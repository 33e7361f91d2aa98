"""Records of group K: bonuses and penalties."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.parameters.parameter import (
    NO_PARTNERS,
    NO_SEQUENCES,
    Choice,
    Number,
    Parameter,
    Parts,
    when,
    yes_or_no,
)
from canasta_qt.rules.shapes import HOLDINGS, RANK_POINTS, SHORT_SEQUENCE
from canasta_qt.rules.values import Black3FromPile, Red3Mode, WildMelds
from canasta_qt.translate import tr

_BY_RANK: Final = tr("Points for each rank: {7:2500,A:2500}; {} for none.")

BONUSES: Final[dict[str, Parameter]] = {
    "bonus_natural": Parameter(
        tr("Natural canasta"), tr("For each canasta without wild cards."), Number()
    ),
    "bonus_mixed": Parameter(
        tr("Mixed canasta"),
        tr("For each canasta with wild cards."),
        Number(),
        inactive_when=(when("max_wilds", 0),),
    ),
    "bonus_sequence": Parameter(
        tr("Sequence of seven"),
        tr("For each sequence of seven cards."),
        Number(),
        inactive_when=(NO_SEQUENCES,),
    ),
    "wild_canasta_table": Parameter(
        tr("Wild canastas"),
        tr("What canastas of wild cards are worth."),
        {
            "none": Choice(tr("None")),
            "WC-AM": Choice(tr("American")),
            "WC-CUB": Choice(tr("Cuban")),
            "WC-BOL": Choice(tr("Bolivian")),
            "WC-BRA": Choice(tr("Brazilian")),
            "WC-URU": Choice(tr("Uruguayan")),
            "WC-ITA": Choice(tr("Italian")),
            "WC-FAM": Choice(tr("Family")),
            "WC-BOAT": Choice(tr("Boat")),
        },
        inactive_when=(when("wild_melds", WildMelds.NONE),),
    ),
    "wild_bonus_only_if_out": Parameter(
        tr("Wild canastas count only"),
        tr("Whether only the side that goes out gets that bonus."),
        yes_or_no(
            no=tr("Every side counts its wild canastas."),
            yes=tr("Only the side that goes out counts its wild canastas."),
        ),
        inactive_when=(
            when("wild_melds", WildMelds.NONE),
            when("wild_canasta_table", "none"),
        ),
    ),
    "pure_rank_bonus": Parameter(
        tr("Natural canastas of some ranks"),
        tr("What natural canastas of certain ranks are worth instead."),
        Parts(RANK_POINTS, _BY_RANK),
    ),
    "multi_canasta_table": Parameter(
        tr("Many canastas"),
        tr("What a side gets for many canastas in one hand."),
        {
            "none": Choice(tr("None")),
            "MC-ITA": Choice(
                tr("Italian"),
                tr(
                    "five natural canastas 2,000; four natural and a mixed one "
                    "1,000; ten of any kind 2,000 more"
                ),
            ),
        },
    ),
    "concealed_canasta_bonus": Parameter(
        tr("Canasta laid at once"),
        tr("For a canasta laid complete from the hand."),
        Number(),
    ),
    "incomplete_pure_penalty": Parameter(
        tr("Unfinished pure ranks"),
        tr("What a pure meld costs that is no canasta at the end."),
        Parts(RANK_POINTS, _BY_RANK),
        inactive_when=(when("pure_ranks", ()),),
    ),
    "incomplete_wild_penalty": Parameter(
        tr("Unfinished wild melds"),
        tr("What a meld of wild cards costs that is no canasta at the end."),
        Number(),
        inactive_when=(when("wild_melds", WildMelds.NONE),),
    ),
    "holding_penalty": Parameter(
        tr("Too many of a kind held"),
        tr("What it costs to be left with too many cards of a kind."),
        Parts(
            HOLDINGS,
            tr(
                "For a rank or wild the least number and the points: "
                "{7:3/1500,wild:4/2000}; {} for none."
            ),
        ),
    ),
    "short_sequence_penalty": Parameter(
        tr("Unfinished sequences"),
        tr("What a sequence costs that is not complete at the end."),
        Parts(
            SHORT_SEQUENCE,
            tr(
                "{max_len:5,points:1000,per:sequence}, or per:side for once a "
                "side; none for no penalty."
            ),
        ),
        inactive_when=(NO_SEQUENCES,),
    ),
    "black3_set_aside_table": Parameter(
        tr("Black threes set aside"),
        tr("What black threes set aside are worth."),
        {
            "none": Choice(tr("None")),
            "B3-CUB": Choice(tr("Cuban"), tr("5 each, all four 100")),
        },
        inactive_when=(when("black3_from_pile", Black3FromPile.HAND),),
    ),
    "topper_bonus": Parameter(
        tr("Red three on a canasta"),
        tr("For each red three set on a canasta of one’s own."),
        Number(),
        inactive_when=(
            when("red3_mode", Red3Mode.AUTO, Red3Mode.OPTIONAL, Red3Mode.DEAD),
        ),
    ),
    "partner_in_hand_penalty": Parameter(
        tr("Partner still in the hand"),
        tr("What it costs to go out while a partner has not reached the foot."),
        Number(),
        inactive_when=(when("foot_size", 0), NO_PARTNERS),
    ),
}
