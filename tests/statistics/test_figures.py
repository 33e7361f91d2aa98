"""Each finished game is counted once, from its record only."""

import csv
import re
from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from canasta_qt.cards import JOKER, RED3, rank_of
from canasta_qt.engine.numbered_deal import numbered_deck
from canasta_qt.engine.rounds import start_game, start_round
from canasta_qt.engine.state.melds import RUN, WILDS, Meld
from canasta_qt.engine.state.position import OVER_PHASE
from canasta_qt.engine.state.terms import terms_for
from canasta_qt.notation.handing_over import seats_that_acted
from canasta_qt.notation.record import Record, Round, format_record, replay_moments
from canasta_qt.rules.text import parse_ruleset
from canasta_qt.statistics.figures import export_csv, make_overview, record_path
from canasta_qt.statistics.update import count_lucky_cards, update_steps
from canasta_qt.statistics.values import (
    CountedCanastaKind,
    GameFilter,
    LuckyCards,
    NameOrigin,
    Result,
)
from canasta_qt.storage import paths
from canasta_qt.storage.game_files import GIVEN_UP_FOLDER
from canasta_qt.storage.own_rulesets import make_named_rules, save_rules
from tests.narrow import some
from tests.statistics.played import (
    SHORT,
    dated,
    played,
    put,
    rows,
    update_statistics,
    with_own,
)

FIRST, SECOND, THIRD = (f"2026-11-0{day}T20:00:00+00:00" for day in (1, 2, 3))


def test_repeated_updates_count_every_game_once() -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    put(dated(played(seed=2), SECOND), "game-002")
    assert list(update_steps()) == [(1, 2), (2, 2)]
    before = rows()

    assert list(update_steps()) == []

    assert rows() == before
    assert [game.file for game in make_overview().games] == [
        "finished/game-002.canasta",
        "finished/game-001.canasta",
    ]


def test_counting_games_one_by_one_equals_counting_them_all_at_once() -> None:
    for number in range(1, 4):
        put(dated(played(seed=number), FIRST), f"game-{number:03}")
        update_statistics()
    put(dated(played(seed=9, hands=1), SECOND), "game-009", GIVEN_UP_FOLDER)
    put("no game", "game-010")
    update_statistics()
    one_by_one = rows()
    shown = make_overview()

    paths.statistics_file().unlink()
    update_statistics()

    assert rows() == one_by_one
    assert make_overview() == shown


def test_the_figures_agree_with_the_record() -> None:
    record = played(seed=1)
    put(
        with_own(dated(record, FIRST), {"_hints": 2, "_undos": 3, "_aids": 4}),
        "game-001",
    )
    update_statistics()

    (game,) = make_overview().games

    last = some(record.rounds[-1].score)
    assert game.scores == last
    assert game.own_score == last[0]
    assert game.best_other_score == last[1]
    assert game.result is (Result.WON if last[0] > last[1] else Result.LOST)
    assert game.round_count == len(record.rounds)
    assert game.hint_count == 2
    assert game.undo_count == 3
    assert game.memory_aid_count == 4
    assert make_overview().figures.with_undo == 1
    assert make_overview().figures.with_aids == 1
    assert game.end_time == datetime(2026, 11, 1, 20, tzinfo=UTC)
    assert [game.names[seat] for seat in game.opponent_seats] == ["Clara", "Tomás"]
    assert record_path(game).exists()


def test_figures_of_rounds_add_up_to_those_of_games() -> None:
    games = [played(seed=number) for number in range(1, 5)]
    for number, record in enumerate(games):
        put(record, f"game-{number:03}")
    update_statistics()

    figures = make_overview().figures

    ours, others = figures.ours, figures.others
    totals = [record.rounds[-1].score for record in games]
    hands = sum(len(record.rounds) for record in games)
    assert (ours.hands, others.hands) == (hands, hands)
    assert ours.mean * hands == pytest.approx(sum(t[0] for t in totals if t))
    assert others.mean * hands == pytest.approx(sum(t[1] for t in totals if t))
    assert ours.won + others.won == pytest.approx(1), "no hand of these was shared"
    assert ours.went_out + others.went_out <= 1
    assert figures.won + figures.lost == 4


def test_the_number_of_lucky_cards_is_compared_with_chance() -> None:
    """Only cards of the deal count, not those that replace red threes."""
    record = played(seed=1)
    put(dated(record, FIRST), "game-001")
    put(with_own(dated(played(seed=2), SECOND), {"_asked": True}), "game-002")
    update_statistics()

    dealt = make_overview().figures.dealt

    hands = []
    for each in record.rounds:
        before_me = (0 - each.dealer - 1) % 4
        hands.append([each.deck[4 * card + before_me] for card in range(11)])
    ranks = Counter(rank_of(card) for hand in hands for card in hand)
    rounds = len(record.rounds)
    assert dealt[LuckyCards.JOKERS].number == ranks[JOKER]
    assert dealt[LuckyCards.RED_THREES].number == ranks[RED3]
    for kind in LuckyCards:
        assert dealt[kind].rounds == rounds, "a deal that was asked for is no chance"
        assert dealt[kind].expected == pytest.approx(rounds * 11 * 4 / 108)
        variance = 11 * (4 / 108) * (104 / 108) * (97 / 107)
        assert dealt[kind].variance == pytest.approx(rounds * variance)


def test_the_expected_number_of_lucky_cards_agrees_with_numbered_deals() -> None:
    """Numbered deals of a game with feet, played anticlockwise."""
    rules = parse_ruleset("hand_and_foot(play_direction=ccw)")
    terms = terms_for(rules, 4)
    rounds = tuple(
        Round(number % 4, numbered_deck(terms, number, 1)) for number in range(1, 401)
    )
    record = Record(rules, ("bot:x", "human", "bot:x", "bot:x"), rounds)

    for counted in count_lucky_cards(record).values():
        assert counted.rounds == 400
        assert abs(counted.number - counted.expected) < 3 * counted.standard_deviation
        assert counted.expected > 300


def test_lucky_cards_are_counted_among_the_cards_dealt_to_the_seat() -> None:
    for rules in ("classic_4", "hand_and_foot", "american(play_direction=ccw)"):
        terms = terms_for(parse_ruleset(rules), 4)
        for dealer in range(4):
            position = start_game(terms.rules, players=4)
            deck = numbered_deck(terms, dealer + 1, 1)
            start_round(position, dealer, deck)
            record = Record(terms.rules, ("bot:x", "human", "bot:x", "bot:x"))
            counted = count_lucky_cards(record.with_round(dealer, deck))
            held = [*position.hand(1), *position.feet[1]]
            jokers = sum(rank_of(card) == JOKER for card in held)
            assert counted[LuckyCards.JOKERS].number == jokers


def test_canastas_are_counted_by_kind() -> None:
    lying: Counter[tuple[bool, CountedCanastaKind]] = Counter()
    hands = 0
    for ruleset in ("samba", "classic_4"):
        record = played(ruleset, 4, hands=6)
        put(record, ruleset)
        for moment in replay_moments(record):
            if moment.position.phase != OVER_PHASE:
                continue
            hands += 1
            for at, melds in enumerate(moment.position.melds):
                lying.update((at == 0, kind_of(m)) for m in melds if m.is_canasta)
    update_statistics()

    figures = make_overview().figures

    for own, side in ((True, figures.ours), (False, figures.others)):
        per_hand = {kind: lying[own, kind] / hands for kind in CountedCanastaKind}
        expected = {kind: share for kind, share in per_hand.items() if share}
        assert side.canastas == pytest.approx(expected)
    assert {kind for _, kind in lying} >= {
        CountedCanastaKind.NATURAL,
        CountedCanastaKind.MIXED,
        CountedCanastaKind.SEQUENCE,
    }


def kind_of(meld: Meld) -> CountedCanastaKind:
    if meld.form == RUN:
        return CountedCanastaKind.SEQUENCE
    if meld.form == WILDS:
        return CountedCanastaKind.WILD
    return CountedCanastaKind.MIXED if meld.wilds else CountedCanastaKind.NATURAL


def test_a_game_given_up_counts_as_neither_won_nor_lost() -> None:
    put(dated(played("classic_4", 3, hands=2), FIRST), "game-001", GIVEN_UP_FOLDER)
    update_statistics()

    figures = make_overview().figures

    assert (figures.given_up, figures.finished_games, figures.game_count) == (1, 0, 1)
    assert figures.win_rate is None
    assert figures.ours.hands == 2, "its hands were played to their end"


def wins_and_losses(results: str) -> None:
    """Play games in a row, won or lost; `x` is given up."""
    won, lost = (
        next(
            record
            for record in (played(seed=seed) for seed in range(1, 40))
            if (last := record.rounds[-1].score) and (last[0] > last[1]) is wanted
        )
        for wanted in (True, False)
    )
    for day, result in enumerate(results, 1):
        ended = f"2026-11-{day:02}T20:00:00+00:00"
        if result == "x":
            record = played("classic_4", 3, hands=1)
            put(dated(record, ended), f"game-{day:03}", GIVEN_UP_FOLDER)
        else:
            put(dated(won if result == "w" else lost, ended), f"game-{day:03}")
    update_statistics()


@pytest.mark.parametrize(
    ("results", "longest", "streak"),
    [("wwlw", 2, 1), ("wwxw", 3, 3), ("wl", 1, 0), ("l", 0, 0)],
)
def test_a_streak_counts_won_games_and_skips_games_given_up(
    results: str, longest: int, streak: int
) -> None:
    wins_and_losses(results)

    figures = make_overview().figures

    assert (figures.longest_streak, figures.streak) == (longest, streak)


def test_custom_rulesets_are_listed_by_their_name() -> None:
    ours = parse_ruleset("classic_4(bonus_natural=600,target_score=1000)")
    save_rules(make_named_rules("Sunday rules", "", ours))
    put(played("classic_4(bonus_natural=600,target_score=1000)"), "game-001")
    put(played("classic_4(bonus_natural=600,target_score=500)"), "game-002")
    put(played("classic_4(bonus_natural=700,target_score=1000)"), "game-003")
    put(played(SHORT), "game-004")
    put(played("classic_4(target_score=500)"), "game-005")
    put(played("classic_4(match_end=rounds,target_score=none,rounds=1)"), "game-006")
    update_statistics()

    listed = {
        (each.title, each.name_origin): number
        for each, number in make_overview().played_rules.items()
    }

    assert listed == {
        ("Sunday rules", NameOrigin.OWN): 2,
        ("Classic, four players", NameOrigin.CHANGED): 1,
        ("Classic, four players", NameOrigin.LISTED): 3,
    }, "a nearer goal leaves it the same game, and a single round counts"


def test_removed_custom_rulesets_keep_their_name() -> None:
    text = "classic_4(bonus_natural=600,target_score=1000)"
    own = save_rules(make_named_rules("Sunday rules", "", parse_ruleset(text)))
    put(played(text), "game-001")
    update_statistics()
    own.path.unlink()
    (listed,) = make_overview().played_rules
    assert (listed.title, listed.name_origin) == ("Sunday rules", NameOrigin.OWN)


def test_statistics_can_be_limited_to_a_ruleset_or_a_level_of_opponents() -> None:
    put(dated(played(SHORT, 1), FIRST), "game-001")
    put(dated(played(SHORT, 2, level="casual"), SECOND), "game-002")
    put(dated(played("classic_2(target_score=500)", 1), THIRD), "game-003")
    update_statistics()

    everything = make_overview()
    assert everything.levels == ("casual", "standard")
    casual = make_overview(GameFilter(opponents_level="casual"))
    assert [game.file for game in casual.games] == ["finished/game-002.canasta"]
    assert casual.figures.game_count == 1
    two = make_overview(GameFilter(ruleset_key="classic_2"))
    assert [game.file for game in two.games] == ["finished/game-003.canasta"]
    assert len(two.played_rules) == 2, "the other games stay on the list"
    nothing = make_overview(GameFilter("samba"))
    assert (nothing.games, nothing.figures.game_count) == ((), 0)
    assert nothing.played_rules == everything.played_rules


def test_a_game_partly_played_by_a_bot_is_counted_as_such() -> None:
    """The game counts like one with hints or undo; otherwise a loss could be hidden.
    Regression: a game that a bot played to its end was a win of the person.
    """
    record = dated(played(seed=1), FIRST)
    first = record.rounds[0]
    turns = [seat for seat in seats_that_acted(first) if seat == 0]
    after = len(seats_that_acted(first))
    marks = [
        {"after": 0, "seat": 0, "player": "bot:expert"},
        {"after": after, "seat": 0, "player": "human"},
    ]
    helped = replace(first, private_fields={"_handed": marks})
    put(replace(record, rounds=(helped, *record.rounds[1:])), "game-001")
    put(dated(played(seed=2), FIRST), "game-002")
    update_statistics()

    shown = make_overview()

    assert {game.file: game.bot_action_count for game in shown.games} == {
        "finished/game-001.canasta": len(turns),
        "finished/game-002.canasta": 0,
    }
    assert shown.figures.with_bot == 1

    handed = replace(helped, private_fields={"_handed": marks[:1]})
    put(replace(record, rounds=(handed, *record.rounds[1:])), "game-001")
    update_statistics()
    assert make_overview().figures.given_up == 1


def test_practice_and_games_with_several_or_no_people_are_not_counted() -> None:
    """Not even if the file of a practice round is put among the games."""
    record = dated(played(seed=1), FIRST)
    two = ("human", "bot:standard", "human", "bot:standard")
    put(replace(record, players=two), "game-001")
    put(replace(record, players=("bot:standard",) * 4), "game-002")
    put(with_own(record, {"_practice": True}), "game-003")
    update_statistics()
    assert make_overview().games == ()
    assert make_overview().figures.ours.hands == 0


def test_an_unreadable_record_does_not_prevent_counting_the_others() -> None:
    put(played(seed=1), "game-001")
    text = format_record(played(seed=2))
    put(text.replace("draw", "fly", 1), "game-002")
    lines = text.splitlines()
    first = next(at for at, line in enumerate(lines) if ": draw" in line)
    put("\n".join(lines[:first] + lines[first + 1 :]), "game-003")
    paths.games_folder().joinpath("finished", "game-004.canasta").write_bytes(b"\xff")

    update_statistics()

    assert len(make_overview().games) == 1
    assert list(update_steps()) == [], "they are not read again as long as they stay so"


def test_a_game_with_a_deleted_record_is_no_longer_counted() -> None:
    path = put(played(seed=1), "game-001")
    put(played(seed=2), "game-002")
    update_statistics()

    path.unlink()
    update_statistics()

    assert [game.file for game in make_overview().games] == [
        "finished/game-002.canasta"
    ]


def test_exported_games_are_a_csv_file(tmp_path: Path) -> None:
    put(dated(played(seed=1), FIRST), "game-001")
    update_statistics()

    export_csv(
        make_overview().games, tmp_path / "games.csv", lambda rules: f"{rules.title}!"
    )

    raw = (tmp_path / "games.csv").read_bytes()
    assert raw.startswith(b"\xef\xbb\xbfended,rules,ruleset,players"), "marked UTF-8"
    lines = raw.decode("utf-8-sig").split("\r\n")
    assert lines[1].startswith(
        '2026-11-01T20:00:00+00:00,"Classic, four players!",classic_4,'
        "Bea / Clara / Anton / Tomás,'- / standard / standard / standard,"
    )
    assert len(lines) == 3
    assert lines[2] == ""


def test_no_cell_of_the_exported_table_is_a_formula(tmp_path: Path) -> None:
    """A spreadsheet would run the formula, which can send data to other machines."""
    names = ('=HYPERLINK("x")', "+1", "-1", "@A1")
    put(replace(dated(played(seed=1), FIRST), names=names), "game-001")
    update_statistics()

    path = tmp_path / "games.csv"
    export_csv(make_overview().games, path, lambda _: "=1+1")

    with path.open(encoding="utf-8-sig", newline="") as file:
        _, cells = csv.reader(file)
    assert cells[1] == "'=1+1"
    assert cells[3] == '\'=HYPERLINK("x") / +1 / -1 / @A1'
    texts = [each for each in cells if not re.fullmatch(r"-?\d+", each)]
    assert not [each for each in texts if each[:1] in "=+-@"]
