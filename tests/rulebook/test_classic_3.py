"""Edge cases and counts of the rule specification for three players."""

from canasta_qt.engine.state.refusals import Reason
from tests.positions import appearance, plays, refuses, scores
from tests.rulebook.dealing import dealt, natural

KINGS, QUEENS = natural("K"), natural("Q")


def last_turn(melds: str) -> str:
    return f"classic_3 turn=2.play pile=7d melds=-/-/{melds} hands=(13)/(13)/9c9d9h4c"


def test_e154_one_opponent_gives_the_pile_to_the_other() -> None:
    table = (
        "classic_3 turn=1.play pile=7d melds=-/-/[9c9d9h] hands=(13)/Qc4c5c/QdQh8c8dKc"
    )

    after = plays(table, "1: discard Qc", actor=2, may_take=True)
    after.then(
        "2: take [QcQdQh], discard Kc",
        melds="-/-/[9c9d9h][QcQdQh]",
        hands="(13)/4c5c/8c8d7d",
        actor=0,
    )


def test_e154_one_canasta_is_not_enough_to_go_out() -> None:
    refuses(
        last_turn(QUEENS),
        "2: meld [9c9d9h]",
        Reason.MUST_KEEP_TWO,
        Reason.TOO_FEW_CANASTAS,
    )


def test_e154_two_canastas_are() -> None:
    plays(
        last_turn(QUEENS + KINGS),
        "2: meld [9c9d9h], discard 4c",
        round_over=True,
        out=2,
    )


def test_e154_each_total_is_kept_apart_and_the_highest_wins() -> None:
    over = "classic_3 turn=2.over out=2 pile=7d score={} melds=-/-/{} hands=Kc/-/-"
    kept = over.format("5100/-200/4300", QUEENS + natural("8"))

    appearance(over.format("4000/100/3700", QUEENS), game_over=False, winner=None)
    appearance(kept, game_over=True, winner=2, next_first_player=1)


def test_e154_two_cards_are_drawn_and_one_is_discarded() -> None:
    start = dealt("classic_3", {0: "KcKdKh"}, "Qd8h8s", players=3)

    assert start.facts["opening_minimum"] == [50, 50, 50]
    assert start.field("turn") == "0.draw"
    plays(start.after, "0: draw=8h8s, discard Kh", stock=108 - 39 - 1 - 2, actor=1)


def test_w004_a_hand_of_three() -> None:
    scores(
        "classic_3 turn=2.over out=2 pile=7d bonus=3h/3h3d/-"
        " melds=[4c4d4h]/-/[6c6d6h6s6c6d6h][KcKdKhKsKcKdXr] hands=Kh7c/9c9d2c/-",
        points=(100, -240, 1045),
        lines=(
            {"red_threes": 100, "melded_cards": 15, "cards_in_hand": -15},
            {"red_threes": -200, "cards_in_hand": -40},
            {
                "natural_canasta": 500,
                "mixed_canasta": 300,
                "going_out": 100,
                "melded_cards": 145,
            },
        ),
    )
