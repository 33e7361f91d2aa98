"""Statistics in words: rounded, and never more than was counted."""

from datetime import UTC, datetime

from canasta_qt.statistics.values import (
    MIXED_LEVELS,
    CountedCanastaKind,
    DealtLuckyCards,
    Figures,
    LuckyCards,
    NameOrigin,
    PastGame,
    PlayedRules,
    Result,
    SideFigures,
)
from canasta_qt.wording.scores.statistics import (
    chart_words,
    deal_headings,
    deal_rows,
    game_rows,
    level_words,
    opponents_words,
    rules_words,
    score_words,
    side_rows,
    win_summary,
)

GAME = PastGame(
    "finished/game-001.canasta",
    datetime(2026, 11, 1, tzinfo=UTC),
    PlayedRules("classic_4", "Classic, four players"),
    ("Clara", "Bea", "Anton", "Tomás"),
    ("standard", "", "casual", "standard"),
    player_seat=1,
    side_count=2,
    result=Result.WON,
    scores=(-120, 5085),
    round_count=7,
)
TITLES = {"standard": "Standard", "casual": "Casual"}


def test_in_statistics_the_players_points_come_first() -> None:
    assert score_words(GAME) == "5,085 : −120"
    assert chart_words([GAME]) == (
        "Your last 1 game, oldest first: 1 won. Your points: 5,085."
    )


def test_opponents_are_named_from_the_left_with_their_levels() -> None:
    assert opponents_words(GAME, TITLES) == "Anton and Clara (Casual, Standard)"
    assert level_words(MIXED_LEVELS, TITLES) == "Different levels"


def test_house_rules_without_a_name_are_named_by_their_ruleset() -> None:
    changed = PlayedRules("samba(rounds=3)", "Samba", NameOrigin.CHANGED)
    assert rules_words(changed) == "Samba, house rules"
    assert (
        rules_words(PlayedRules("own:S", "Sunday rules", NameOrigin.OWN))
        == "Sunday rules"
    )


def test_abandoned_games_are_not_counted_as_losses() -> None:
    rows = {row.words: row for row in game_rows(Figures(won=3, lost=1, given_up=4))}

    assert rows["Games won"].value == "3 (75%)"
    assert rows["Games abandoned"].value == "4"
    assert rows["Games abandoned"].detail.endswith("do not count as won or lost.")
    assert "Games tied" not in rows
    drawn = game_rows(Figures(won=1, shared=1))
    assert [row.value for row in drawn if row.words == "Games tied"] == ["1"]
    assert win_summary(Figures(won=1, lost=1)) == "Won 1 of 2 finished games."
    assert win_summary(Figures(given_up=2)) == "No finished games yet."


def test_statistics_leave_out_kinds_of_canastas_never_made() -> None:
    ours = SideFigures(
        hands=4,
        canastas={CountedCanastaKind.NATURAL: 0.25, CountedCanastaKind.SEQUENCE: 0.5},
    )
    others = SideFigures(hands=4, canastas={CountedCanastaKind.MIXED: 1.0})

    rows = {row.words: row for row in side_rows(Figures(ours=ours, others=others))}

    assert (
        rows["Canastas per round"].own_side,
        rows["Canastas per round"].opponents,
    ) == ("0.75", "1.00")
    assert rows["mixed"].own_side == "0.00"
    assert rows["sequence canastas"].is_part
    assert "wild" not in rows
    assert "Special hands melded" not in rows


def test_dealt_cards_are_shown_beside_the_expected_average() -> None:
    jokers, threes = DealtLuckyCards(12, 7, 4.9, 4.4), DealtLuckyCards(12, 0, 0.0, 0.0)
    figures = Figures(dealt={LuckyCards.RED_THREES: threes, LuckyCards.JOKERS: jokers})

    (row,) = deal_rows(figures)

    assert (row.words, row.own_side, row.opponents) == ("Jokers", "7", "4.9 ± 2.1")
    assert deal_headings(figures)[0] == "Dealt to you in 12 rounds"
    once = Figures(dealt={LuckyCards.JOKERS: DealtLuckyCards(1, 1, 0.4, 0.3)})
    assert deal_headings(once)[0] == "Dealt to you in 1 round"
    assert deal_rows(Figures()) == ()


def test_games_with_undo_are_counted_if_there_are_any() -> None:
    """Like games with hints."""
    words = [row.words for row in game_rows(Figures(won=3))]
    undone = {row.words: row.value for row in game_rows(Figures(won=3, with_undo=2))}

    assert "Played with undo" not in words
    assert undone["Played with undo"] == "2"
