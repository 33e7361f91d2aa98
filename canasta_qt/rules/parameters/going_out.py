"""Rule parameters of group J: going out."""

from dataclasses import dataclass
from typing import Final

from canasta_qt.rules.amounts import Amount, KindConditions, Limit
from canasta_qt.rules.parameters.discards_and_threes import Threes
from canasta_qt.rules.parameters.parameter import (
    NO_PARTNERS,
    Choice,
    Choices,
    ChoiceSet,
    Compound,
    Number,
    condition,
    rule,
    yes_or_no,
)
from canasta_qt.rules.shapes import AMOUNT_FORMAT, KIND_CONDITIONS_FORMAT
from canasta_qt.rules.values import (
    AskPartner,
    CanastaKind,
    ConcealedRule,
    FinalDiscard,
    GoOutDiscard,
    GoOutFoot,
    GoOutNoThrees,
)
from canasta_qt.translate import mark

CANASTA_KINDS: Final[Choices] = {
    CanastaKind.NATURAL: Choice(mark("Natural canastas")),
    CanastaKind.MIXED: Choice(mark("Mixed canastas")),
    CanastaKind.RED: Choice(mark("Red canastas")),
    CanastaKind.BLACK: Choice(mark("Black canastas")),
    CanastaKind.SEQUENCE: Choice(mark("Sequence canastas")),
    CanastaKind.WILD: Choice(mark("Wild canastas")),
    CanastaKind.SEVENS: Choice(mark("Canastas of sevens")),
}


@dataclass(frozen=True, slots=True, kw_only=True, init=False, repr=False, eq=False)
class GoingOut(Threes):
    """Rule parameters of group J: going out."""

    go_out_canastas: Amount = rule(
        1,
        mark("Canastas to go out"),
        mark("How many canastas does a side need to go out?"),
        Compound(AMOUNT_FORMAT, 0, 20, ("{solo:3,pairs:4}",)),
    )
    go_out_kinds: KindConditions = rule(
        (),
        mark("Kinds of canastas to go out"),
        mark("Which kinds of canastas must be among them?"),
        Compound(
            KIND_CONDITIONS_FORMAT,
            documented=(
                "[natural>=2]",
                "[red>=2]",
                "[red>=1,black>=1]",
                "[red>=2,black>=1]",
                "[red>=3,black>=2]",
                "[red>=1,black>=1,wild>=1]",
            ),
        ),
    )
    go_out_discard: GoOutDiscard = rule(
        GoOutDiscard.OPTIONAL,
        mark("Last discard"),
        mark("Must you discard your last card?"),
        {
            GoOutDiscard.OPTIONAL: Choice(
                mark("Not needed"), mark("You can meld or discard your last card.")
            ),
            GoOutDiscard.REQUIRED: Choice(
                mark("Required"), mark("You must discard your last card.")
            ),
        },
    )
    final_discard_unplayable: bool = rule(
        False,
        mark("Last discard that fits"),
        mark("Is a card that fits your melds forbidden as last discard?"),
        yes_or_no(
            no=mark("Your last discard can be a card that fits one of your melds."),
            yes=mark("Your last discard cannot be a card that fits one of your melds."),
        ),
    )
    final_discard_ban: frozenset[FinalDiscard] = rule(
        frozenset(),
        mark("Forbidden last discards"),
        mark("Which cards cannot be your last discard?"),
        ChoiceSet(
            {
                FinalDiscard.THREES: Choice(
                    mark("Threes"), mark("Your last discard cannot be a three.")
                ),
                FinalDiscard.WILD: Choice(
                    mark("Wild cards"), mark("Your last discard cannot be a wild card.")
                ),
            }
        ),
    )
    ask_partner: AskPartner = rule(
        AskPartner.OPTIONAL,
        mark("Permission to go out"),
        mark("Do you ask your partner before you go out?"),
        {
            AskPartner.NONE: Choice(
                mark("Not asked"), mark("You go out without asking your partner.")
            ),
            AskPartner.OPTIONAL: Choice(
                mark("Can be asked"),
                mark(
                    "Before you meld, you can ask your partner “May I go out?”. The "
                    "answer binds you."
                ),
            ),
            AskPartner.MANDATORY: Choice(
                mark("Must be asked"),
                mark(
                    "You must ask your partner “May I go out?”. The answer binds you."
                ),
            ),
        },
        inactive_when=(NO_PARTNERS,),
    )
    ask_limit: Limit = rule(
        None,
        mark("Questions in a round"),
        mark("How often can a player ask in a round?"),
        Number(1, 99, none_label=mark("No limit")),
        inactive_when=(NO_PARTNERS, condition("ask_partner", AskPartner.NONE)),
    )
    go_out_foot: GoOutFoot = rule(
        GoOutFoot.NONE,
        mark("Foot when going out"),
        mark("Who must have reached the foot to go out?"),
        {
            GoOutFoot.NONE: Choice(
                mark("No matter"), mark("Hand and foot do not matter for going out.")
            ),
            GoOutFoot.SELF_IN_FOOT: Choice(
                mark("The player is in the foot"),
                mark("To go out you must play from your foot; your partner need not."),
            ),
            GoOutFoot.ALL_PLAYED_FROM_FOOT: Choice(
                mark("All have played from the foot"),
                mark(
                    "To go out, you and your partners must have played from the foot."
                ),
            ),
            GoOutFoot.ALL_IN_FOOT: Choice(
                mark("All are in the foot"),
                mark("To go out, you and your partners must have picked up the foot."),
            ),
        },
        inactive_when=(condition("foot_size", 0),),
    )
    go_out_no_threes: GoOutNoThrees = rule(
        GoOutNoThrees.NONE,
        mark("No threes when going out"),
        mark("Who must be free of threes when a side goes out?"),
        {
            GoOutNoThrees.NONE: Choice(
                mark("Nobody"), mark("Threes in hand do not stop you going out.")
            ),
            GoOutNoThrees.PLAYER: Choice(
                mark("The player"), mark("To go out you must hold no threes.")
            ),
            GoOutNoThrees.SIDE: Choice(
                mark("The whole side"),
                mark("To go out, you and your partners must hold no threes."),
            ),
        },
    )
    go_out_bonus: int = rule(
        100,
        mark("Points for going out"),
        mark("How many points is going out worth?"),
        Number(),
    )
    concealed_total: int = rule(
        200,
        mark("Points for going out concealed"),
        mark("How many points is going out concealed worth instead?"),
        Number(),
        inactive_when=(condition("concealed_rule", ConcealedRule.NONE),),
    )
    concealed_rule: ConcealedRule = rule(
        ConcealedRule.OWN_CANASTA,
        mark("Going out concealed"),
        mark("When is going out concealed?"),
        {
            ConcealedRule.NONE: Choice(
                mark("Never"), mark("Going out concealed earns nothing extra.")
            ),
            ConcealedRule.OWN_CANASTA: Choice(
                mark("In one turn, with a canasta"),
                mark(
                    "You go out concealed if you had melded nothing before and "
                    "complete a canasta of your own. You add to no meld that was on "
                    "the table."
                ),
            ),
            ConcealedRule.NEVER_MELDED: Choice(
                mark("In one turn"),
                mark(
                    "You go out concealed if you had melded nothing before that turn."
                ),
            ),
        },
    )
    special_hands: str = rule(
        "none",
        mark("Special hands"),
        mark("Which whole hands score on their own?"),
        {
            "none": Choice(mark("None", "none of them")),
            "SH-AM": Choice(
                mark("American"),
                mark(
                    "Straight (one of each rank and a joker) 3,000 · seven pairs "
                    "2,500, with twos, sevens and aces among them 2,000 · garbage "
                    "(4 + 4 + 3 + 3 of a kind) 2,000"
                ),
            ),
        },
    )
    instant_win_canastas: Limit = rule(
        None,
        mark("Canastas that win the game"),
        mark("How many canastas in one round win the game at once?"),
        Number(1, 99, none_label=mark("Never")),
    )
    instant_win_points: int = rule(
        5000,
        mark("Points for that win"),
        mark("How many points does that win add?"),
        Number(),
        inactive_when=(condition("instant_win_canastas", None),),
    )
