"""Sample data for windows: a game in its fourth round."""

from canasta_qt.art.portraits import Portrait
from canasta_qt.look.tokens import Theme, palette
from canasta_qt.notation.position.line import parse_position
from canasta_qt.windows.new_game.game_offer import (
    BotLevel,
    GameOffer,
    GameSetup,
    SeatSetup,
    TableOffer,
)
from canasta_qt.windows.score_card import MatchScore, SideScore
from canasta_qt.windows.widgets.choices import Choices, deck_for
from canasta_qt.windows.widgets.look import Look
from canasta_qt.wording.player_names import PlayerNames

STANDING = MatchScore(
    round_number=4,
    threes_title="Red threes",
    sides=(
        SideScore("We", 1985, 800, 360, 200, "90", has_opened=True, is_own_side=True),
        SideScore("They", 2410, 0, 0, -100, "120"),
    ),
)
ALONE = MatchScore(
    round_number=2,
    target=None,
    round_limit=4,
    sides=(
        SideScore("You", 300, minimum_text="50", is_own_side=True),
        SideScore("Clara", 700, 500, 120, 0, "50", has_opened=True),
        SideScore("Anton", -85, minimum_text="15"),
    ),
)
ROUNDS = MatchScore(
    round_number=2,
    target=None,
    round_limit=4,
    minimum_text="90",
    notes=("To go out: 1 red and 3 black.", "Three aces in hand: −500."),
    sides=(
        SideScore(
            "You, Anton",
            640,
            500,
            80,
            canastas_text="1 red, 1 black",
            has_opened=True,
            is_own_side=True,
        ),
        SideScore("Clara, Paul", 725, canastas_text="0 red, 0 black"),
        SideScore("Ruth, Greta", 415, canastas_text="1 red, 0 black", has_opened=True),
    ),
)
PEOPLE = PlayerNames(("Bea", "Clara", "Anton", "Tomás"), 0, 2)
END = parse_position("canasta/1 classic_4 round=4 turn=0.over out=2 hands=4cKh/4s/-/As")
POINTS_BY_ROUND = ((620, 1105), (1365, 1305), (1820, 595))
FOUR_SEATS = ("You", "Left", "Partner", "Right")
ACROSS = ("You", "Left", "Across", "Right")
ALONE_EACH = "solo", "Everybody alone"
PACKS = "Two packs, 11 cards each, draw one."
OFFERS = (
    GameOffer(
        "one",
        "Classic, four players",
        "Two pairs, two packs.",
        (TableOffer(4, "pairs", "2 pairs", FOUR_SEATS, PACKS),),
        5000,
        (1000, 3000, 5000),
        round_choices=(1, 3),
    ),
    GameOffer(
        "two",
        "Classic, two players",
        "Fifteen cards, draw two.",
        (TableOffer(2, *ALONE_EACH, ("You", "Opponent"), "Draw two."),),
        5000,
        (1000, 5000),
        round_choices=(1, 3),
    ),
    GameOffer(
        "feet",
        "Hand & Foot",
        "A second packet waits.",
        (
            TableOffer(
                3,
                *ALONE_EACH,
                ("You", "Left", "Right"),
                "Four packs.",
                is_default=False,
            ),
            TableOffer(4, "pairs", "2 pairs", FOUR_SEATS, "Five packs."),
            TableOffer(4, *ALONE_EACH, ACROSS, "Five packs."),
        ),
        None,
        (),
        rounds=4,
        round_choices=(1, 4, 8),
        pack_choices=(3, 4),
        rules_source="Based on: an article",
    ),
)
LEVELS = (
    BotLevel("standard", "Standard", "Sound and steady."),
    BotLevel("other", "Other", "Like nobody else."),
)
SETUP = GameSetup(
    ruleset="one",
    seats=(
        SeatSetup("Bea"),
        SeatSetup("Clara", "standard"),
        SeatSetup("Anton", "other"),
        SeatSetup("Tomás", "standard"),
    ),
    target=3000,
    player_count=4,
    seating="pairs",
    portrait=Portrait.CARDS,
)


def look_of(theme: Theme = Theme.LIGHT, q: float = 1.0) -> Look:
    choices = Choices()
    return Look(
        palette(theme, choices.felt),
        deck_for(choices, theme),
        q,
        has_shadows=theme is not Theme.CONTRAST,
    )
