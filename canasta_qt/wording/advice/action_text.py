"""Actions in the words of advice: `Take the pile with two eights.`, `discard 9♣`."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, assert_never

from canasta_qt.advice import Advice
from canasta_qt.cards import NATURAL_RANK_COUNT, Card, is_wild, rank_of
from canasta_qt.engine.scoring import canasta_bonus
from canasta_qt.engine.state import actions
from canasta_qt.engine.state.melds import (
    RUN,
    SET,
    THREES,
    WILDS,
    Meld,
    find_meld_form,
    make_meld,
    meld_with_cards,
)
from canasta_qt.engine.state.observation import Observation
from canasta_qt.engine.state.position import Position
from canasta_qt.gestures import PlannedActions
from canasta_qt.translate import capitalize, join_with_and, mark, number_text, tr, tr_n
from canasta_qt.wording.cards import (
    cards_phrase,
    number_word,
    rank_plural,
    sequence_range,
    signs_phrase,
)
from canasta_qt.wording.log.turn_text import canasta_phrase
from canasta_qt.wording.rich_text import parse_runs, plain_text
from canasta_qt.wording.table.labels import meld_name
from canasta_qt.wording.table.status import pending_penalties_text

ActionForm: TypeAlias = Literal["do", "move", "done"]
"""`do` is a request to act, `move` the name of an action, `done` what the player has
done."""


class _Words(NamedTuple):
    do: str
    move: str
    done: str

    def in_form(self, form: ActionForm, n: int = -1, **filled: str) -> str:
        source: str = getattr(self, form)
        return tr_n(source, n).format(**filled)


_END_ROUND: Final = _Words(
    mark("End the round."), mark("end the round"), mark("You ended the round.")
)
_PLAIN: Final[dict[type[actions.Action], _Words]] = {
    actions.Draw: _Words(mark("Draw."), mark("draw"), mark("You drew.")),
    actions.AskPartner: _Words(
        mark("Ask your partner whether to go out."),
        mark("ask your partner whether to go out"),
        mark("You asked your partner whether to go out."),
    ),
    actions.Float: _Words(
        mark("End your turn without a discard."),
        mark("end the turn without a discard"),
        mark("You ended your turn without a discard."),
    ),
    actions.Declare: _Words(
        mark("Meld your whole hand."),
        mark("meld the whole hand"),
        mark("You melded your whole hand."),
    ),
}
_DISCARD: Final = _Words(
    mark("Discard {card}."), mark("discard {card}"), mark("You discarded {card}.")
)
_ONLY_DISCARD: Final = _Words(
    mark("Discard {card}."),
    mark("discard {card} without melding"),
    mark("You discarded {card} without melding."),
)
_YES: Final = _Words(mark("Say yes."), mark("say yes"), mark("You said yes."))
_NO: Final = _Words(mark("Say no."), mark("say no"), mark("You said no."))
_FIRST_PACKET: Final = _Words(
    mark("Keep the first packet."),
    mark("keep the first packet"),
    mark("You kept the first packet."),
)
_SECOND_PACKET: Final = _Words(
    mark("Keep the second packet."),
    mark("keep the second packet"),
    mark("You kept the second packet."),
)
_CUT: Final = _Words(
    mark("Cut %n card(s)."), mark("cut %n card(s)"), mark("You cut %n card(s).")
)
_TAKE_ONTO: Final = _Words(
    mark("Take the pile and add {card} to {meld}."),
    mark("take the pile and add {card} to {meld}"),
    mark("You took the pile and added {card} to {meld}."),
)
_TAKE_WITH: Final = _Words(
    mark("Take the pile with {with_cards}."),
    mark("take the pile with {with_cards}"),
    mark("You took the pile with {with_cards}."),
)
_MELD: Final = _Words(
    mark("Meld {counted}."), mark("meld {counted}"), mark("You melded {counted}.")
)
_LAY_OUT: Final = _Words(
    mark("Lay out {counted}."),
    mark("lay out {counted}"),
    mark("You laid out {counted}."),
)
_ADD: Final = _Words(
    mark("Add {counted} to {meld}."),
    mark("add {counted} to {meld}"),
    mark("You added {counted} to {meld}."),
)
_ADD_EACH: Final = _Words(
    mark("Add {counted} to your melds."),
    mark("add {counted} to your melds"),
    mark("You added {counted} to your melds."),
)
_COMBINE: Final = _Words(
    mark("Combine two melds: {label}."),
    mark("combine two melds: {label}"),
    mark("You combined two melds: {label}."),
)


def action_text(
    action: actions.Action,
    observation: Observation,
    form: ActionForm,
    instead_of: actions.Action | None = None,
) -> str:
    """Return an action as sentences, or with the form `move` as its name: `discard 9♣`.

    The action is advised in place of `instead_of`; in place of a meld, a discard is
    worded as a discard without melding.
    """
    match action:
        case actions.TakePile(plays):
            said = list(_take_text(plays, observation, form))
        case actions.LayDown(plays):
            said = list(_meld_texts(plays, observation, form))
        case actions.Discard(card):
            only = isinstance(instead_of, actions.LayDown)
            words = _ONLY_DISCARD if only else _DISCARD
            return words.in_form(form, card=signs_phrase([card], "object"))
        case actions.AnswerPartner(yes):
            return (_YES if yes else _NO).in_form(form)
        case actions.KeepPacket(packet):
            return (_FIRST_PACKET if packet == 1 else _SECOND_PACKET).in_form(form)
        case actions.Lift(count):
            return _CUT.in_form(form, count)
        case actions.Draw() if not observation.position.stock:
            return _END_ROUND.in_form(form)
        case (
            actions.Draw() | actions.AskPartner() | actions.Float() | actions.Declare()
        ):
            return _PLAIN[type(action)].in_form(form)
        case _:
            assert_never(action)
    return join_with_and(said) if form == "move" else " ".join(said)


def moves_text(acts: Sequence[actions.Action], observation: Observation) -> str:
    """Return several actions as the name of one move: `meld three fives and discard
    9♣`."""
    moves: list[str] = []
    for action in acts:
        if isinstance(action, actions.LayDown):
            moves += _meld_texts(action.plays, observation, "move")
        else:
            moves.append(action_text(action, observation, "move"))
    return join_with_and(moves)


def going_out_text(planned: PlannedActions) -> str:
    """Return what a player would play to go out, and the penalties that would then
    count."""
    move = moves_text(planned.actions, planned.observation)
    said = tr("Go out: {move}.").format(move=move)
    return f"{said} {pending_penalties_text(planned.penalties)}".strip()


def move_label(
    action: actions.Action,
    observation: Observation,
    instead_of: actions.Action | None = None,
) -> str:
    """Return the name of an action with a capital letter: `Discard 9♣`."""
    return capitalize(action_text(action, observation, "move", instead_of))


def are_equivalent(
    one: actions.Action, other: actions.Action, observation: Observation
) -> bool:
    """Return whether two actions differ only in ways that do not matter to the player.

    Different suits matter only in games with sequences, and never for threes and wild
    cards.
    """
    if one == other:
        return True
    if isinstance(one, actions.Discard) and isinstance(other, actions.Discard):
        rank = rank_of(one.card)
        suits = observation.position.terms.rules.sequences and rank < NATURAL_RANK_COUNT
        return rank == rank_of(other.card) and not suits
    return action_text(one, observation, "move") == action_text(
        other, observation, "move"
    )


def _take_text(
    plays: tuple[actions.MeldPlay, ...], observation: Observation, form: ActionForm
) -> Iterator[str]:
    first, *others = plays
    own = take_hand_cards(first, observation)
    top = observation.position.pile[-1]
    is_pair = sum(rank_of(card) == rank_of(top) for card in own) >= 2
    if isinstance(first, actions.AddToMeld) and not is_pair:
        cards = signs_phrase((top, *own), "object")
        yield _TAKE_ONTO.in_form(form, card=cards, meld=_to_meld(first, observation))
    else:
        yield _TAKE_WITH.in_form(form, with_cards=cards_phrase(own, "after with"))
    yield from _meld_texts(tuple(others), observation, form)


def take_hand_cards(
    first: actions.MeldPlay, observation: Observation
) -> tuple[Card, ...]:
    """Return the cards of the hand with which `first`, the first play of an action,
    takes the pile."""
    cards = actions.cards_of_plays([first])
    top = observation.position.pile[-1]
    if top in cards:
        cards.remove(top)
    return tuple(cards)


def _meld_texts(
    plays: tuple[actions.MeldPlay, ...], observation: Observation, form: ActionForm
) -> Iterator[str]:
    """Yield a sentence for each kind of play: new melds, added cards, joined melds."""
    melds = observation.position.melds[observation.side]
    laid_out: list[Card] = []
    laid: list[tuple[Card, ...]] = []
    added: dict[tuple[int, str], list[Card]] = {}
    combined: list[str] = []
    for play in plays:
        match play:
            case actions.NewMeld((three,)):
                laid_out.append(three)
            case actions.NewMeld(cards):
                laid.append(cards)
            case actions.AddToMeld(meld, cards):
                added.setdefault((meld, _to_meld(play, observation)), []).extend(cards)
            case actions.JoinMelds(meld):
                combined.append(meld_name(melds[meld]))
            case _:
                assert_never(play)
    if laid_out:
        yield _LAY_OUT.in_form(form, counted=cards_phrase(laid_out, "object"))
    yield from _lay_texts(laid, form)
    yield from _add_texts(added, melds, form)
    for label in combined:
        yield _COMBINE.in_form(form, label=label)


def _lay_texts(melds: list[tuple[Card, ...]], form: ActionForm) -> Iterator[str]:
    """Yield sentences for new melds: a single one for all melds, unless a meld mixes
    natural and wild cards.

    In a single sentence, `two kings with a two and three eights` would read as one
    meld.
    """
    phrases = [_meld_phrase(cards) for cards in melds]
    if any(is_wild(cards[-1]) != is_wild(cards[0]) for cards in map(sorted, melds)):
        for phrase in phrases:
            yield _MELD.in_form(form, counted=phrase)
    elif phrases:
        yield _MELD.in_form(form, counted=join_with_and(phrases))


def _add_texts(
    added: dict[tuple[int, str], list[Card]], melds: list[Meld], form: ActionForm
) -> Iterator[str]:
    """Yield sentences for added cards: a single one if several melds get only cards of
    their rank, else one for each meld."""
    plain = [
        key
        for key, group in added.items()
        if key[0] < len(melds) and melds[key[0]].form == SET
        if all(rank_of(card) == melds[key[0]].rank for card in group)
    ]
    if len(plain) > 1:
        each = [card for key in plain for card in added.pop(key)]
        yield _ADD_EACH.in_form(form, counted=cards_phrase(each, "object"))
    for (meld, name), group in added.items():
        run = meld < len(melds) and melds[meld].form == RUN
        signs = signs_phrase(sorted(group), "object")
        words = signs if run else cards_phrase(group, "object")
        yield _ADD.in_form(form, counted=words, meld=name)


def _to_meld(play: actions.MeldPlay, observation: Observation) -> str:
    """Return the name of the meld to which cards are added, in the form used after
    `to`."""
    melds = observation.position.melds[observation.side]
    if not isinstance(play, actions.AddToMeld) or play.meld >= len(melds):
        return tr("the new meld", "after to")
    meld = melds[play.meld]
    if meld.form == RUN:
        signs = sequence_range(meld.cards[0], meld.cards[-1])
        text = tr("the sequence {sequence}", "after to")
        return text.format(sequence=signs)
    if meld.form == WILDS:
        return tr("the wild cards", "after to")
    if meld.form == THREES:
        return tr("the black threes", "after to")
    text = tr("the {ranks}", "after to")
    return text.format(ranks=rank_plural(meld.rank, "after to"))


def _meld_phrase(cards: tuple[Card, ...]) -> str:
    """Return a new meld as the object of a sentence: `three fives`, `two tens with a
    joker`."""
    found = find_meld_form(cards)
    if found is not None and found[0] == RUN:
        text = tr("the sequence {sequence}", "object")
        return text.format(sequence=sequence_range(min(cards), max(cards)))
    naturals = [card for card in cards if not is_wild(card)]
    wilds = [card for card in cards if is_wild(card)]
    if not (naturals and wilds):
        return cards_phrase(cards, "object")
    return tr("{counted} with {with_cards}", "object").format(
        counted=cards_phrase(naturals, "object"),
        with_cards=cards_phrase(wilds, "after with"),
    )


def completed_canastas_text(advice: Advice) -> str:
    """Return a sentence on the canastas that an action completes, and on their bonus;
    empty without a bonus.

    A bonus that only the side that goes out gets is left out.
    """
    position = advice.observation.position
    completed = list(_completed_melds(advice))
    bonus = sum(canasta_points(position, meld) for meld in completed)
    if not completed or not bonus:
        return ""
    kind = completed[0].canasta_kind
    assert kind is not None  # only canastas are completed
    text = tr("This completes {number_word} canastas: {points} points.")
    if len(completed) == 1:
        text = tr("This completes {canastas}: {points} points.")
    return text.format(
        canastas=plain_text(parse_runs(canasta_phrase(position.terms.kind_name(kind)))),
        number_word=number_word(len(completed)),
        points=number_text(bonus),
    )


def canasta_points(position: Position, meld: Meld) -> int:
    """Return the bonus of a canasta; 0 if only the side that goes out gets it."""
    return canasta_bonus(position.terms.rules, meld, out=False)[1]


def _completed_melds(advice: Advice) -> Iterator[Meld]:
    """Yield the canastas that an action completes, with their cards after the
    action."""
    action, observation = advice.action, advice.observation
    if not isinstance(action, actions.LayDown | actions.TakePile):
        return
    points = observation.position.terms.points
    melds = list(observation.position.melds[observation.side])
    before = [meld.is_canasta for meld in melds]
    for play in action.plays:
        if isinstance(play, actions.NewMeld):
            melds.append(make_meld(play.cards, points))
            before.append(False)
        elif isinstance(play, actions.AddToMeld) and play.meld < len(melds):
            melds[play.meld] = meld_with_cards(melds[play.meld], play.cards, points)
    for meld, was in zip(melds, before, strict=True):
        if meld.is_canasta and not was:
            yield meld
