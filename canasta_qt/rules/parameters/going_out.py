"""Records of group J: going out."""

from __future__ import annotations

from typing import Final

from canasta_qt.rules.parameters.parameter import (
    NO_PARTNERS,
    AnyOf,
    Choice,
    Choices,
    Number,
    Parameter,
    Parts,
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
    CanastaKind.NATURAL: Choice(tr("natural canastas")),
    CanastaKind.MIXED: Choice(tr("mixed canastas")),
    CanastaKind.RED: Choice(tr("red canastas")),
    CanastaKind.BLACK: Choice(tr("black canastas")),
    CanastaKind.CLEAN: Choice(tr("clean canastas")),
    CanastaKind.DIRTY: Choice(tr("dirty canastas")),
    CanastaKind.SEQUENCE: Choice(tr("sequences of seven")),
    CanastaKind.WILD: Choice(tr("canastas of wild cards")),
    CanastaKind.SEVENS: Choice(tr("canastas of sevens")),
}

GOING_OUT: Final[dict[str, Parameter]] = {
    "go_out_canastas": Parameter(
        tr("Canastas to go out"),
        tr("How many canastas a side needs before one of its players goes out."),
        Parts(
            AMOUNT, tr("A number, or one for each way to sit: {solo:2,pairs:5}."), 0, 20
        ),
    ),
    "go_out_kinds": Parameter(
        tr("Kinds of canastas to go out"),
        tr("Which kinds must be among them."),
        Parts(
            KINDS,
            tr(
                "[natural>=1], [red>=2,black>=3], [wild=0] where wild ones do "
                "not count, or one list for each way to sit: "
                "{solo:[red>=1],pairs:[red>=2]}. Kinds: natural, mixed, red, "
                "black, clean, dirty, sequence, wild, canasta_of_sevens."
            ),
        ),
    ),
    "go_out_discard": Parameter(
        tr("Last discard"),
        tr("Whether the last card must be discarded."),
        {
            GoOutDiscard.OPTIONAL: Choice(
                tr("as one likes"), tr("You may meld every card.")
            ),
            GoOutDiscard.REQUIRED: Choice(
                tr("needed"), tr("You must keep one card for the discard.")
            ),
        },
    ),
    "final_discard_unplayable": Parameter(
        tr("Last discard that fits"),
        tr("Whether the last discard may be a card that fits one’s own melds."),
        yes_or_no(
            no=tr("Any card may be your last discard."),
            yes=tr("A card that fits one of your melds may not be your last discard."),
        ),
    ),
    "final_discard_ban": Parameter(
        tr("Forbidden last discards"),
        tr("Which cards may not be the last discard."),
        AnyOf(
            {
                FinalDiscard.THREES: Choice(
                    tr("threes"), tr("Your last discard may not be a three.")
                ),
                FinalDiscard.WILD: Choice(
                    tr("wild cards"), tr("Your last discard may not be a wild card.")
                ),
            }
        ),
    ),
    "ask_partner": Parameter(
        tr("Permission to go out"),
        tr("Whether the partner is asked; the answer binds for that turn."),
        {
            AskPartner.NONE: Choice(
                tr("not asked"), tr("You go out without a question.")
            ),
            AskPartner.OPTIONAL: Choice(
                tr("may be asked"), tr("You may ask; a no keeps you in for that turn.")
            ),
            AskPartner.MANDATORY: Choice(
                tr("must be asked"), tr("Without your partner’s yes you cannot go out.")
            ),
        },
        inactive_when=(NO_PARTNERS,),
    ),
    "ask_limit": Parameter(
        tr("Questions in a hand"),
        tr("How often a player may ask in a hand."),
        Number(1, 99, none=tr("no limit")),
        inactive_when=(NO_PARTNERS, when("ask_partner", AskPartner.NONE)),
    ),
    "go_out_foot": Parameter(
        tr("Foot when going out"),
        tr("How far a side must be in its feet to go out."),
        {
            GoOutFoot.NONE: Choice(
                tr("no matter"), tr("Feet do not matter for going out.")
            ),
            GoOutFoot.SELF_IN_FOOT: Choice(
                tr("the player is in the foot"),
                tr(
                    "You must play from your own foot; your partner may still be in "
                    "the hand."
                ),
            ),
            GoOutFoot.ALL_PLAYED_FROM_FOOT: Choice(
                tr("every partner has played from the foot"),
                tr("You and your partners have each played a card from the foot."),
            ),
            GoOutFoot.ALL_IN_FOOT: Choice(
                tr("every partner is in the foot"),
                tr("You and your partners have all picked up the foot."),
            ),
        },
        inactive_when=(when("foot_size", 0),),
    ),
    "go_out_no_threes": Parameter(
        tr("No threes when going out"),
        tr("Whose cards must be free of threes when a side goes out."),
        {
            GoOutNoThrees.NONE: Choice(
                tr("nobody’s"), tr("Threes in hand do not matter.")
            ),
            GoOutNoThrees.PLAYER: Choice(
                tr("the player’s"), tr("You may not hold a three.")
            ),
            GoOutNoThrees.SIDE: Choice(
                tr("the whole side’s"),
                tr("Neither you nor your partners may hold a three."),
            ),
        },
    ),
    "go_out_bonus": Parameter(
        tr("Points for going out"), tr("What going out is worth."), Number()
    ),
    "concealed_total": Parameter(
        tr("Points for going out concealed"),
        tr("What going out concealed is worth instead."),
        Number(),
        inactive_when=(when("concealed_rule", ConcealedRule.NONE),),
    ),
    "concealed_rule": Parameter(
        tr("What is concealed"),
        tr("When going out is concealed."),
        {
            ConcealedRule.NONE: Choice(
                tr("nothing"), tr("Going out in one turn earns nothing more.")
            ),
            ConcealedRule.OWN_CANASTA: Choice(
                tr(
                    "a player’s first melds, with a canasta of one’s own, in the "
                    "last turn"
                ),
                tr(
                    "You have laid nothing before, and a whole canasta is among your "
                    "cards."
                ),
            ),
            ConcealedRule.NEVER_MELDED: Choice(
                tr("a player’s first melds in the last turn"),
                tr("You have laid nothing before."),
            ),
        },
    ),
    "special_hands": Parameter(
        tr("Special hands"),
        tr("Which whole hands may be laid down with a score of their own."),
        {
            "none": Choice(tr("None")),
            "SH-AM": Choice(
                tr("American"),
                tr(
                    "straight (one of each rank and a joker) 3,000; seven pairs "
                    "2,500, with twos 2,000; garbage (two times four and two times "
                    "three of a kind) 2,000"
                ),
            ),
        },
    ),
    "instant_win_canastas": Parameter(
        tr("Canastas that win the game"),
        tr("How many canastas in one hand win the game at once."),
        Number(1, 99, none=tr("no limit")),
    ),
    "instant_win_points": Parameter(
        tr("Points for such a win"),
        tr("What such a win adds."),
        Number(),
        inactive_when=(when("instant_win_canastas", None),),
    ),
}
