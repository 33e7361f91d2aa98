"""Edge cases and counts of the rule specification for Bolivian Canasta."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import plays, refuses, scores
from tests.rulebook.dealing import mixed, natural

ESCALERA = "[8h9hThJhQhKhAh]"
BOLIVIA = "[2c2d2h2sXrXbXr]"


def meld_phase(melds: str, hand: str) -> str:
    return f"bolivian turn=0.play pile=7d melds={melds}/- hands={hand}/(15)/(15)/(15)"


def test_e028_a_bolivia_takes_no_eighth_card() -> None:
    refuses(meld_phase(BOLIVIA, "2c4c5c6d"), "0: meld m0+2c", Reason.MELD_TOO_LARGE)


def test_e028_three_further_wild_cards_are_a_new_meld() -> None:
    plays(
        meld_phase(BOLIVIA, "2c2dXb4c5c6d"),
        "0: meld [2c2dXb]",
        melds=f"{BOLIVIA}[2c2dXb]/-",
    )


def test_e106_natural_and_mixed_do_not_go_out() -> None:
    refuses(
        meld_phase(natural("Q") + mixed("K"), "9c9d9h4c"),
        "0: meld [9c9d9h]",
        Reason.CANASTA_KINDS,
        Reason.MUST_KEEP_TWO,
    )


def test_e106_escalera_and_bolivia_do() -> None:
    plays(
        meld_phase(ESCALERA + BOLIVIA, "9c9d9h4c"),
        "0: meld [9c9d9h], discard 4c",
        round_over=True,
        out=0,
    )


def test_e106_an_escalera_alone_does_not() -> None:
    refuses(
        meld_phase(ESCALERA, "9c9d9h4c"),
        "0: meld [9c9d9h]",
        Reason.MUST_KEEP_TWO,
        Reason.TOO_FEW_CANASTAS,
    )


def test_e136_wild_cards_alone_open() -> None:
    plays(
        "bolivian score=3200/0 turn=0.play pile=7d hands=XrXb2c4c5c6d8c/(15)/(15)/(15)",
        "0: meld [XrXb2c]",
        opening_minimum=[0, 50],
    )


def test_w010_escalera_and_bolivia_against_one_canasta() -> None:
    scores(
        "bolivian turn=0.over out=0 pile=7d bonus=3h3d3h3d/3h3d"
        f" melds={ESCALERA}{BOLIVIA}/{natural('5')} hands=-/3cAc/3s3cKc/-",
        points=(4700, 215),
        lines=(
            {
                "sequence": 1500,
                "wild_canasta": 2500,
                "going_out": 200,
                "red_threes": 400,
                "melded_cards": 310,
                "cards_in_hand": -210,
            },
            {
                "natural_canasta": 500,
                "red_threes": -200,
                "melded_cards": 35,
                "cards_in_hand": -120,
            },
        ),
    )
