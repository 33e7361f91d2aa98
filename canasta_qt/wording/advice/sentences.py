"""Sentences about advice: why a move was chosen, and what a mistake costs.

The sentences name only what the adviser could see. They name no card of the hand of
another seat that is still in play.
"""

from dataclasses import replace
from typing import Final

from canasta_qt.advice import NO_EXPLANATION, Advice, AdviceReason, Mistake
from canasta_qt.cards import is_wild, rank_of
from canasta_qt.engine.generate import legal_actions
from canasta_qt.engine.state.actions import (
    Action,
    AddToMeld,
    AskPartner,
    Discard,
    Draw,
    Float,
    LayDown,
    MeldPlay,
    NewMeld,
    TakePile,
    cards_of_action,
    cards_of_plays,
)
from canasta_qt.engine.state.facts import melded_score
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import partner_of
from canasta_qt.translate import number_text, tr, tr_n
from canasta_qt.wording import cards
from canasta_qt.wording.advice import action_text, comparison, texts, visible_facts
from canasta_qt.wording.player_names import PlayerNames

_ALL_CARDS_REASONS: Final = (AdviceReason.GO_OUT, AdviceReason.LAY_ALL_LATE)
"""Reasons to meld as many cards as possible."""
_LOW_STOCK: Final = 12
"""Number of cards in the stock below which it is called low."""


def reason_words(advice: Advice, people: PlayerNames) -> str:
    """Return the reason for an action in at most two sentences."""
    fact = visible_facts.fact_words(advice, people)
    return f"{deciding_fact_text(advice, people)} {fact}".strip()


def only_choice_text(advice: Advice) -> str:
    """Return why no moves were compared; empty while the hand is hidden, or if the
    reason of the advice already says so."""
    only = advice.explanation.reason is AdviceReason.ONLY_CHOICE
    if only or not advice.may_show_hand or _is_only_discard(advice):
        return ""
    if _choices(advice.observation) < 2:
        return tr("It is your only legal move.")
    return tr("No other move was compared.")


def _is_only_discard(advice: Advice) -> bool:
    """Return whether a discard is the only legal action; its reason must then not
    compare it with others."""
    return (
        advice.explanation.reason
        in (AdviceReason.LEAST_LOSS, AdviceReason.SAFE_DISCARD)
        and advice.may_show_hand
        and _choices(advice.observation) < 2
    )


def _choices(observation: Observation) -> int:
    """Return the number of legal actions; 2 also if there are more."""
    found = legal_actions(observation.position)
    return sum(1 for _ in zip(found, range(2), strict=False))


def deciding_fact_text(advice: Advice, people: PlayerNames) -> str:
    """Return the decisive fact for an action as a sentence; empty if there is none."""
    reason = advice.explanation.reason
    if reason in visible_facts.PILE_NOT_TAKEN_TEXT:
        return visible_facts.pile_not_taken_words(advice, people)
    if reason is AdviceReason.COMPLETE_CANASTA:
        completed = action_text.completed_canastas_text(advice)
        if completed:
            return completed
    source = reason_source(advice, people)
    if _lays_out_threes(advice.action):
        source = texts.SCORES_ON_TABLE_TEXT
        if advice.observation.position.stock:
            source = texts.REPLACEMENT_CARD_TEXT
    return _fill(source, advice, people)


def _fill(source: str, advice: Advice, people: PlayerNames) -> str:
    """Return a translated source string with its numbers and names filled in."""
    observation, why = advice.observation, advice.explanation
    pile = len(observation.position.pile) + isinstance(advice.action, Discard)
    forgot = why.reason is AdviceReason.FORGOT_HAND and why.cards
    kept = visible_facts.kept_blocker(advice)
    return tr_n(source, _count(source, advice)).format(
        name=people.names[observation.seat],
        next=people.names[visible_facts.seat_after_observer(observation)],
        partner=people.names[_partner(observation)],
        holder=people.names[why.need_or_seat] if forgot else "",
        counted=_held_cards(advice),
        card=cards.card_in_sentence(why.cards[0]) if why.cards else "",
        with_cards=cards.cards_phrase(why.cards[1:], "after with"),
        three="" if kept is None else cards.card_in_sentence(kept),
        pile=cards.card_count(pile),  # with the discard
        points=number_text(_points(source, advice)),
        need=number_text(visible_facts.points_needed_to_open(observation)),
    )


def _points(source: str, advice: Advice) -> int:
    """Return the points named in a sentence: the penalty of a discarded card, the
    points of the melds, or the points that the bot gives with its reason."""
    if source == texts.HAND_PENALTY_TEXT and isinstance(advice.action, Discard):
        return advice.observation.position.terms.penalties[advice.action.card]
    return _points_laid(advice) or advice.explanation.count_or_points


def _count(source: str, advice: Advice) -> int:
    """Return the number on which singular or plural depends; -1 if the string has no
    plural."""
    text = advice.explanation.reason.value
    if source not in (text.usual, text.for_reader, texts.MISSING_CARDS_TEXT):
        return -1
    match advice.explanation.reason:
        case AdviceReason.LAY_CARDS:
            return len(visible_facts.played_cards(advice.action))
        case AdviceReason.LAY_ALL_LATE:
            return len(advice.observation.position.stock)
        case AdviceReason.ASK_FIRST:
            return advice.explanation.count_or_points
        case _:
            return -1


def _partner(observation: Observation) -> int:
    """Return the partner of the observing seat."""
    position = observation.position
    return partner_of(position.terms, position.turn)


def reason_source(advice: Advice, people: PlayerNames) -> str:
    """Return the source string for a reason, in the variant for this position."""
    if _is_only_discard(advice):
        advice = replace(advice, explanation=NO_EXPLANATION)
    special = _special_source(advice) or visible_facts.discard_source(advice)
    if special is not None:
        return special
    reason = advice.explanation.reason
    text = reason.value
    stock = len(advice.observation.position.stock)
    if reason is AdviceReason.LAY_ALL_LATE and not 0 < stock < _LOW_STOCK:
        text = texts.ROUND_ENDS_SOON_TEXT
    if reason is AdviceReason.SAFE_DISCARD:
        if visible_facts.is_next_player_unable_to_take(advice):
            text = texts.CANNOT_TAKE_TEXT
        elif visible_facts.known_of_next(advice):
            text = texts.SAFE_THOUGH_HELD_TEXT
    if text.for_reader and _subject_seat(advice) == people.viewer >= 0:
        return text.for_reader
    return text.usual if advice.may_show_hand else text.hand_hidden or text.usual


def _subject_seat(advice: Advice) -> int:
    """Return the seat that a sentence is about; -1 if it is the observing seat and its
    hand is hidden."""
    match advice.explanation.reason:
        case AdviceReason.SAFE_DISCARD | AdviceReason.SEEMED_SAFE:
            return visible_facts.seat_after_observer(advice.observation)
        case AdviceReason.ASK_FIRST:
            return _partner(advice.observation)
        case AdviceReason.FORGOT_HAND:
            return advice.explanation.need_or_seat
        case _:
            return advice.observation.seat if advice.may_show_hand else -1


def _special_source(advice: Advice) -> str | None:
    """Return the source string of a special case; None if the usual string applies."""
    why, action = advice.explanation, advice.action
    match why.reason:
        case AdviceReason.ONLY_CHOICE:
            return texts.ALTERNATIVE_TEXTS.get(type(action).__name__)
        case AdviceReason.OPEN:
            return _initial_meld_source(advice)
        case AdviceReason.OPEN_WITH_PILE | AdviceReason.SAW_THE_PILE if (
            why.need_or_seat < 0
        ):
            return texts.PILE_CANASTA_TEXT
        case AdviceReason.SAW_THE_PILE if why.need_or_seat:
            return AdviceReason.OPEN_WITH_PILE.value.usual
        case AdviceReason.OVERLOOKED_PILE if len(why.cards) == 1:
            return texts.MISSED_ADDING_TOP_CARD_TEXT  # no hidden card is named
        case AdviceReason.OVERLOOKED_PILE if why.cards and advice.may_show_hand:
            return texts.MISSED_TAKE_TEXT
        case AdviceReason.TAKE_WITH_PAIR if _adds_to_meld(action):
            return texts.TOP_CARD_FITS_TEXT
        case AdviceReason.LAY_CARDS:
            return _meld_source(advice)
        case AdviceReason.GO_OUT:
            return _last_cards_source(advice)
        case _:
            return None


def _meld_source(advice: Advice) -> str | None:
    """Return the source string of a special case of melding: threes, joined melds, or
    melds that cost points until there is a canasta. None for other melds."""
    observation = advice.observation
    if not _points_laid(advice):
        laid = visible_facts.played_cards(advice.action)
        return texts.SCORES_ON_TABLE_TEXT if laid else texts.LARGER_MELD_TEXT
    against = melded_score(observation.position, observation.side) < 0
    return texts.MISSING_CARDS_TEXT if against else None


def _lays_out_threes(action: Action) -> bool:
    """Return whether an action lays out threes and nothing else."""
    return isinstance(action, LayDown) and all(
        isinstance(play, NewMeld) and len(play.cards) == 1 for play in action.plays
    )


def _initial_meld_source(advice: Advice) -> str | None:
    """Return the source string for an initial meld that is a canasta or has only
    threes; None for others."""
    why = advice.explanation
    if why.need_or_seat < 0 and _points_laid(advice):
        return texts.OPENING_CANASTA_TEXT
    if why.need_or_seat < 0 or why.count_or_points < why.need_or_seat:
        return texts.SCORES_ON_TABLE_TEXT
    return None


def _adds_to_meld(action: Action) -> bool:
    """Return whether an action takes the pile by adding its top card to a meld."""
    return isinstance(action, TakePile) and isinstance(action.plays[0], AddToMeld)


def _last_cards_source(advice: Advice) -> str:
    """Return the source string for playing the last cards, which ends the round or gets
    a foot."""
    observation, position = advice.observation, advice.observation.position
    if position.feet[observation.seat]:
        return texts.FOOT_COMES_NEXT_TEXT
    laid = len(visible_facts.played_cards(advice.action))
    if laid and position.size[observation.seat] - laid == 1:
        return texts.LAST_CARD_TEXT
    return AdviceReason.GO_OUT.value.usual


def _points_laid(advice: Advice) -> int:
    points = advice.observation.position.terms.points
    return sum(points[card] for card in visible_facts.played_cards(advice.action))


def _held_cards(advice: Advice) -> str:
    """Return the cards of the discarded rank that are known to be in a hand: a hand
    that a bot has forgotten, or else that of the next player.

    Empty if there are none, or no card is discarded.
    """
    why, known = advice.explanation, visible_facts.known_of_next(advice)
    if why.reason is AdviceReason.FORGOT_HAND and why.cards:
        return cards.count_of_rank(rank_of(why.cards[0]), why.count_or_points, "object")
    if not isinstance(advice.action, Discard) or not known:
        return ""
    return cards.count_of_rank(rank_of(advice.action.card), known, "object")


def better_words(mistake: Mistake) -> str:
    """Return the better move of a mistake as a sentence."""
    advice = mistake.advice
    move = action_text.action_text(advice.action, advice.observation, "move")
    return tr("Better: {move}.").format(move=move)


def difference_words(mistake: Mistake) -> str:
    """Return a sentence on the cards that the better move melds in addition, or keeps
    in the hand.

    Empty if the player did not meld, or only one of the two moves takes the pile. Cards
    of one rank count as equal.
    """
    advice = mistake.advice
    takes = isinstance(advice.action, TakePile)
    if not isinstance(mistake.played_action, TakePile if takes else LayDown):
        return ""
    kept = list(visible_facts.played_cards(mistake.played_action))
    laid = []
    for card in cards_of_action(advice.action):
        same = next((each for each in kept if rank_of(each) == rank_of(card)), None)
        if same is not None:
            kept.remove(same)
        elif not isinstance(advice.action, Discard):
            laid.append(card)
    source = ""
    if kept:
        source = tr("The difference: keep {kept} in your hand.")
    if laid:
        source = tr("The difference: meld {counted} as well.")
    if kept and laid:
        source = tr("The difference: meld {counted}, and keep {kept} in your hand.")
    return source.format(
        kept=cards.cards_phrase(kept, "object") if kept else "",
        counted=cards.cards_phrase(laid, "object") if laid else "",
    )


def is_reason_about_decision(mistake: Mistake) -> bool:
    """Return whether the reason for the better action also says why the played one is
    worse.

    False if the reason applies to both, or only says which card to discard although the
    player has not discarded.
    """
    advice, played = mistake.advice, mistake.played_action
    reason, better = advice.explanation.reason, advice.action
    if reason is AdviceReason.LEAST_LOSS:
        return False  # this reason says only that no other discard is clearly better
    match better:
        case Discard() | Float():
            return isinstance(played, Discard | Float) or reason is AdviceReason.GO_OUT
        case Draw():
            return isinstance(played, TakePile)
        case TakePile(plays) if isinstance(played, TakePile):
            opens = reason is AdviceReason.OPEN_WITH_PILE
            return not opens and _counts(plays[0]) != _counts(played.plays[0])
        case LayDown() if isinstance(played, AskPartner):
            return reason is AdviceReason.GO_OUT
        case LayDown() if isinstance(played, LayDown):
            if reason is AdviceReason.COMPLETE_CANASTA:
                made = action_text.completed_canastas_text
                return made(advice) != made(replace(advice, action=played))
            more = len(visible_facts.played_cards(better))
            more -= len(visible_facts.played_cards(played))
            return reason in _ALL_CARDS_REASONS and more > 0
        case _:
            return True


def _counts(play: MeldPlay) -> tuple[int, int]:
    """Return the numbers of cards and of wild cards of a play."""
    played = list(cards_of_plays([play]))
    return len(played), sum(map(is_wild, played))


def turn_words(mistake: Mistake) -> str:
    """Return the turn of a decision: `Turn 4`."""
    return tr("Turn {number}").format(number=number_text(mistake.turn_number))


def cost_words(points: int) -> str:
    """Return the cost of a mistake in points, rounded to the accuracy shown to
    players."""
    return tr_n("Cost about %n point(s)", comparison.rounded_points(points))


def review_summary(count: int, unchecked: int = 0) -> str:
    """Return a summary of a review with `count` mistakes; `unchecked` were not
    evaluated."""
    parts = []
    if count:
        found = tr_n(
            "By the adviser’s estimate (one/%n) of your decisions cost points."
            " It saw only what you saw.",
            count,
        )
        parts.append(found)
    if unchecked:
        silent = tr_n(
            "The adviser did not answer: (one/%n) of your decisions could not be"
            " checked.",
            unchecked,
        )
        parts.append(silent)
    return " ".join(parts) or tr("No mistakes found. Well played!")
