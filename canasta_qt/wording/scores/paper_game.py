"""Texts about games with real cards: parts of a round, the next dealer, the winner."""

from canasta_qt.engine.entered_score import MAX_POINTS, ScorePart
from canasta_qt.engine.paper_game import PaperGame
from canasta_qt.engine.state.events import ScoreItem
from canasta_qt.engine.state.melds import count_jokers
from canasta_qt.rules.values import MatchEnd
from canasta_qt.translate import join_with_commas, mark, number_text, tr
from canasta_qt.wording.cards import rank_plural
from canasta_qt.wording.log.round_text import winner_text
from canasta_qt.wording.player_names import PlayerNames
from canasta_qt.wording.rich_text import Run, parse_runs
from canasta_qt.wording.rules.parameters import effect_words
from canasta_qt.wording.scores.score_sheet import game_goal, item_words, minimums_text

_WILD_CANASTAS = {
    0: mark("Wild canastas of twos", "score"),
    3: mark("Other wild canastas", "score"),
    4: mark("Wild canastas with four jokers", "score"),
}
"""Names of wild canastas by number of jokers, for games in which their values
differ."""


def people_of(game: PaperGame) -> PlayerNames:
    """Return the names of the players of a game, without a viewer."""
    return PlayerNames(game.names, -1, game.terms.sides)


def side_names(game: PaperGame) -> tuple[str, ...]:
    """Return the players of each side: `Ada and Cleo`."""
    people = people_of(game)
    return tuple(people.member_names(side) for side in range(game.terms.sides))


def part_words(part: ScorePart, parts: tuple[ScorePart, ...], game: PaperGame) -> str:
    """Return the name of a part of the score; `parts` are all parts of the game."""
    words = item_words(part.item, part.held, game.ruleset.go_out_kinds)
    alike = [each for each in parts if each.item is part.item]
    if part.item is ScoreItem.WILD_CANASTA and part.meld and len(alike) > 1:
        return tr(_WILD_CANASTAS[count_jokers(part.meld.cards)], "score")
    if part.item is ScoreItem.THREES_IN_FOOT:
        return tr("Red threes in hand or foot", "score pad")
    if part.item in (ScoreItem.PURE_CANASTA, ScoreItem.INCOMPLETE_PURE):
        ranks = join_with_commas([rank_plural(rank) for rank in part.ranks])
        text = tr("{part}: {ranks}", "score")
        return text.format(part=words, ranks=ranks)
    return words


def value_words(part: ScorePart) -> str:
    """Return the value of a part: `500 each`, `points`; empty if the value depends on
    the number."""
    if part.max_number == MAX_POINTS:
        return tr("points", "score pad")
    if part.each is None:
        return ""
    points = number_text(part.each)
    if part.max_number == 1:
        return points
    return tr("{points} each", "score pad").format(points=points)


def lone_hand_text() -> str:
    """Return an explanation of what to enter for two players against a lone one."""
    return tr(
        "For each of the two who play against one, enter what both have together. "
        "Red threes count for their owner alone.",
        "score pad",
    )


def next_deal_text(game: PaperGame) -> tuple[Run, ...]:
    """Return the next dealer, the minimums of the sides, and the goal; after the last
    round, the winner."""
    people, counted, rules = people_of(game), len(game.rounds), game.ruleset
    if game.winners:
        return parse_runs(winner_text(game.totals, game.winners, people))
    number = number_text(counted + 1)
    text = tr("**Round {number}:** {dealer} deals, {first} plays first.", "score pad")
    left = (rules.rounds or 0) - counted
    if rules.match_end is MatchEnd.ROUNDS and left > 0:
        text = tr(
            "**Round {number} of {all}:** {dealer} deals, {first} plays first.",
            "score pad",
        )
    dealer = game.next_dealer
    text = text.format(
        number=number,
        all=number_text(rules.rounds or 0),
        dealer=game.names[dealer],
        first=game.names[(dealer + 1) % len(game.names)],
    )
    least = tr("Initial meld: {scores}.", "score pad").format(
        scores=minimums_text(game.totals, rules, counted + 1, people)
    )
    return parse_runs(f"{text} {_extra_round_text(game)}{least} {game_goal(rules)}")


def _extra_round_text(game: PaperGame) -> str:
    """Return why a game continues although its goal is reached; empty if that is not
    the case."""
    rules, totals = game.ruleset, game.totals
    if rules.match_end is MatchEnd.ROUNDS:
        is_extra = len(game.rounds) >= (rules.rounds or 0)
    else:
        is_extra = max(totals) >= (rules.target_score or 0)
    if not is_extra:
        return ""
    is_tie = totals.count(max(totals)) > 1
    name = "tie" if is_tie else "both_at_target"
    return f"{effect_words(name, getattr(rules, name))} "
