"""Group J: going out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.amounts import Amount, Kinds, Limit
from canasta_qt.rules.parameters.discards_and_threes import Threes
from canasta_qt.rules.parameters.parameter import (
    NO_PARTNERS,
    AnyOf,
    Choice,
    Choices,
    Number,
    Parts,
    rule,
    when,
    yes_or_no,
)
from canasta_qt.rules.shapes import AMOUNT, KINDS
from canasta_qt.rules.values import (
    AskPartner,
    CanastaKind,
    ConcealedRule,
    FinalDiscard,
    GoOutDiscard,
    GoOutFoot,
    GoOutNoThrees,
)
from canasta_qt.translate import tr

CANASTA_KINDS: Final[Choices] = {
    CanastaKind.NATURAL: Choice(tr("Natural canastas")),
    CanastaKind.MIXED: Choice(tr("Mixed canastas")),
    CanastaKind.RED: Choice(tr("Red canastas")),
    CanastaKind.BLACK: Choice(tr("Black canastas")),
    CanastaKind.CLEAN: Choice(tr("Clean canastas")),
    CanastaKind.DIRTY: Choice(tr("Dirty canastas")),
    CanastaKind.SEQUENCE: Choice(tr("Sequence canastas")),
    CanastaKind.WILD: Choice(tr("Wild canastas")),
    CanastaKind.SEVENS: Choice(tr("Canastas of sevens")),
}


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoingOut(Threes):
    """J. Going out."""

    go_out_canastas: Amount = rule(
        1,
        tr("Canastas to go out"),
        tr("How many canastas does a side need to go out?"),
        Parts(
            AMOUNT,
            tr("A number, or one for each kind of sides: {solo:2,pairs:5}."),
            0,
            20,
        ),
    )
    go_out_kinds: Kinds = rule(
        (),
        tr("Kinds of canastas to go out"),
        tr("Which kinds of canastas must be among them?"),
        Parts(
            KINDS,
            tr(
                "[natural>=1], [red>=2,black>=3], [wild=0] where wild ones do not "
                "count, or one list for each kind of sides: "
                "{solo:[red>=1],pairs:[red>=2]}. Kinds: natural, mixed, red, black, "
                "clean, dirty, sequence, wild, canasta_of_sevens."
            ),
        ),
    )
    go_out_discard: GoOutDiscard = rule(
        GoOutDiscard.OPTIONAL,
        tr("Last discard"),
        tr("Must you discard your last card?"),
        {
            GoOutDiscard.OPTIONAL: Choice(
                tr("Not needed"), tr("You can meld or discard your last card.")
            ),
            GoOutDiscard.REQUIRED: Choice(
                tr("Required"), tr("You must discard your last card.")
            ),
        },
    )
    final_discard_unplayable: bool = rule(
        False,
        tr("Last discard that fits"),
        tr("Is a card that fits your melds forbidden as last discard?"),
        yes_or_no(
            no=tr("Your last discard can be a card that fits one of your melds."),
            yes=tr("Your last discard cannot be a card that fits one of your melds."),
        ),
    )
    final_discard_ban: frozenset[FinalDiscard] = rule(
        frozenset(),
        tr("Forbidden last discards"),
        tr("Which cards cannot be your last discard?"),
        AnyOf(
            {
                FinalDiscard.THREES: Choice(
                    tr("Threes"), tr("Your last discard cannot be a three.")
                ),
                FinalDiscard.WILD: Choice(
                    tr("Wild cards"), tr("Your last discard cannot be a wild card.")
                ),
            }
        ),
    )
    ask_partner: AskPartner = rule(
        AskPartner.OPTIONAL,
        tr("Permission to go out"),
        tr("Do you ask your partner before you go out?"),
        {
            AskPartner.NONE: Choice(
                tr("Not asked"), tr("You go out without asking your partner.")
            ),
            AskPartner.OPTIONAL: Choice(
                tr("Can be asked"),
                tr(
                    "Before you meld, you can ask your partner “May I go out?”. The "
                    "answer binds you."
                ),
            ),
            AskPartner.MANDATORY: Choice(
                tr("Must be asked"),
                tr("You must ask your partner “May I go out?”. The answer binds you."),
            ),
        },
        inactive_when=(NO_PARTNERS,),
    )
    ask_limit: Limit = rule(
        None,
        tr("Questions in a round"),
        tr("How often can a player ask in a round?"),
        Number(1, 99, none=tr("No limit")),
        inactive_when=(NO_PARTNERS, when("ask_partner", AskPartner.NONE)),
    )
    go_out_foot: GoOutFoot = rule(
        GoOutFoot.NONE,
        tr("Foot when going out"),
        tr("Who must have reached the foot to go out?"),
        {
            GoOutFoot.NONE: Choice(
                tr("No matter"), tr("Hand and foot do not matter for going out.")
            ),
            GoOutFoot.SELF_IN_FOOT: Choice(
                tr("The player is in the foot"),
                tr("To go out you must play from your foot; your partner need not."),
            ),
            GoOutFoot.ALL_PLAYED_FROM_FOOT: Choice(
                tr("All have played from the foot"),
                tr("To go out, you and your partners must have played from the foot."),
            ),
            GoOutFoot.ALL_IN_FOOT: Choice(
                tr("All are in the foot"),
                tr("To go out, you and your partners must have picked up the foot."),
            ),
        },
        inactive_when=(when("foot_size", 0),),
    )
    go_out_no_threes: GoOutNoThrees = rule(
        GoOutNoThrees.NONE,
        tr("No threes when going out"),
        tr("Who must hold no threes when a side goes out?"),
        {
            GoOutNoThrees.NONE: Choice(
                tr("Nobody"), tr("You can go out whatever threes are held.")
            ),
            GoOutNoThrees.PLAYER: Choice(
                tr("The player"), tr("To go out you must hold no threes.")
            ),
            GoOutNoThrees.SIDE: Choice(
                tr("The whole side"),
                tr("To go out, you and your partners must hold no threes."),
            ),
        },
    )
    go_out_bonus: int = rule(
        100,
        tr("Points for going out"),
        tr("How many points is going out worth?"),
        Number(),
    )
    concealed_total: int = rule(
        200,
        tr("Points for going out concealed"),
        tr("How many points is going out concealed worth instead?"),
        Number(),
        inactive_when=(when("concealed_rule", ConcealedRule.NONE),),
    )
    concealed_rule: ConcealedRule = rule(
        ConcealedRule.OWN_CANASTA,
        tr("Going out concealed"),
        tr("When is going out concealed?"),
        {
            ConcealedRule.NONE: Choice(
                tr("Never"), tr("Going out concealed earns nothing extra.")
            ),
            ConcealedRule.OWN_CANASTA: Choice(
                tr("In one turn, with a canasta"),
                tr(
                    "You go out concealed if you had melded nothing before and "
                    "complete a canasta of your own. You add to no meld that was on "
                    "the table."
                ),
            ),
            ConcealedRule.NEVER_MELDED: Choice(
                tr("In one turn"),
                tr("You go out concealed if you had melded nothing before that turn."),
            ),
        },
    )
    special_hands: str = rule(
        "none",
        tr("Special hands"),
        tr("Which whole hands score on their own?"),
        {
            "none": Choice(tr("None")),
            "SH-AM": Choice(
                tr("American"),
                tr(
                    "Straight (one of each rank and a joker) 3,000 · seven pairs "
                    "2,500, with twos 2,000 · garbage (4 + 4 + 3 + 3 of a kind) 2,000"
                ),
            ),
        },
    )
    instant_win_canastas: Limit = rule(
        None,
        tr("Canastas that win the game"),
        tr("How many canastas in one round win the game at once?"),
        Number(1, 99, none=tr("Never")),
    )
    instant_win_points: int = rule(
        5000,
        tr("Points for that win"),
        tr("How many points does that win add?"),
        Number(),
        inactive_when=(when("instant_win_canastas", None),),
    )
