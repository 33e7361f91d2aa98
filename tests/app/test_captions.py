"""Tags at the hand and captions at places: where they stand and how they fade."""

from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from canasta_qt.advice import Advice, AdviceReason, Explanation
from canasta_qt.app.game.coach import Coach
from canasta_qt.app.start.program import Program
from canasta_qt.commands import Command
from canasta_qt.engine.state.refusals import Reason, Refusal
from canasta_qt.gestures import Effect, Hint, Place, Spot
from canasta_qt.look.tokens import Consequences
from canasta_qt.notation.actions import parse_action
from canasta_qt.table.interaction.captions import CAPTIONS, FIRST_ROUNDS, SENTENCES
from canasta_qt.table.layout.zones import RATIO
from canasta_qt.table.paint.table_style import TableStyle
from tests.app.at_table import AtTable
from tests.app.playing import Start, deal, my_turn, view_of

TURN = (
    "classic_4 turn=0.play melds=[KhKdKs]/[TsTdTc] pile=6h7h7dQh "
    "hands=2s3sTh5c6c8h9h/(5)/(5)/(5)"
)
STYLE = TableStyle(speed=0)
PILE = Spot(Place.PILE)
KNOWN = SENTENCES + CAPTIONS


def tags(table: AtTable) -> list[str]:
    """The tags that are seen, from left to right."""
    items = table.view.context.captions.items
    seen = sorted((item for item in items if item.isVisible()), key=lambda i: i.x())
    return [item.look.words or item.look.effect for item in seen]


def seated(qtbot: QtBot, style: TableStyle = STYLE, *, rounds: int = 9) -> AtTable:
    """Sit somebody down who has played so many rounds."""
    table = AtTable(qtbot, TURN, style)
    table.view.context.captions.remember({}, rounds)
    return table


def test_in_the_first_rounds_every_card_wears_its_tag(qtbot: QtBot) -> None:
    table = seated(qtbot, rounds=FIRST_ROUNDS - 1)

    assert sorted(tags(table)) == ["blocks Clara", "feeds tens", "freezes"]


def test_the_tag_in_a_row_behind_another_leaves_the_index_to_be_read(
    qtbot: QtBot,
) -> None:
    """In two rows little is seen of a card behind, and its index first."""
    many = " hands=" + "".join(rank + suit for rank in "456789TJQK" for suit in "cdhs")
    table = AtTable(qtbot, f"classic_4 turn=0.play{many}2s2d/(5)/(5)/(5)", STYLE)
    table.view.context.captions.remember({}, 0)

    tag, *_ = [each for each in table.view.context.captions.items if each.isVisible()]
    picture = table.view.context.scene.picture
    assert picture is not None
    card = next(each for each in picture.cards if each.held is not None)
    assert card.seen is not None
    wide, high = card.seen
    assert high < card.rect.h / 2
    assert tag.look.words == ""
    assert wide / 2 < tag.x() + tag.area.width() / 2 - card.rect.x < wide


def test_large_text_leaves_small_cards_their_index(qtbot: QtBot) -> None:
    """At 200 % text signs covered whole cards, and words those beside them."""
    table = AtTable(qtbot, TURN, replace(STYLE, font_factor=2.0))
    table.view.context.captions.remember({}, 0)

    picture = table.view.context.scene.picture
    assert picture is not None
    hand = picture.zones.card * RATIO
    items = [each for each in table.view.context.captions.items if each.isVisible()]
    assert len(items) == 3
    assert all(item.look.words == "" for item in items)
    assert all(item.area.height() <= 0.3 * hand for item in items)


def test_later_only_a_selected_card_wears_it(qtbot: QtBot) -> None:
    table = seated(qtbot)
    assert tags(table) == []

    table.click(table.of_card("Th"))

    assert tags(table) == ["feeds tens"]


def test_who_wants_none_sees_none_and_no_caption(qtbot: QtBot) -> None:
    table = seated(qtbot, replace(STYLE, consequences=Consequences.OFF), rounds=0)

    table.click(table.of_card("Th"))

    goal = table.view.context.targeting.goal_at(PILE)
    assert goal is not None
    assert (tags(table), goal.caption) == ([], None)


def test_a_new_effect_is_a_sentence_in_the_line_then_only_a_caption(
    qtbot: QtBot,
) -> None:
    table = seated(qtbot)
    captions = table.view.context.captions
    said = []
    for _ in range(SENTENCES + 1):
        captions.remember(captions.read, 9)
        captions.show(None)
        table.click(table.of_card("Th"))
        assert table.view.status.what is not None
        captions.show(table.view.status.what)
        said.append(captions.line(table.view.status.what))
        table.click(table.of_card("Th"))

    line = "Clara could take five cards."
    assert said == [line] * SENTENCES + [""]


def test_a_known_effect_waits_for_the_cursor(qtbot: QtBot) -> None:
    table = seated(qtbot)
    captions = table.view.context.captions
    captions.remember({Effect.FEEDS: KNOWN}, 9)

    table.click(table.of_card("Th"))

    targeting = table.view.context.targeting
    goal = targeting.goal_at(PILE)
    assert goal is not None
    assert tags(table) == []
    assert goal.caption_now(chosen=False) is None
    assert goal.caption_now(chosen=True) is not None


def test_who_asks_for_all_of_them_keeps_all_of_them(qtbot: QtBot) -> None:
    table = seated(qtbot, replace(STYLE, consequences=Consequences.ALWAYS))
    captions = table.view.context.captions
    captions.remember(dict.fromkeys(Effect, KNOWN), 9)

    assert len(tags(table)) == 3


def test_a_refusal_on_the_matter_explains_it_again(qtbot: QtBot) -> None:
    captions = seated(qtbot).view.context.captions
    captions.remember({Effect.FREEZES: KNOWN, Effect.BLOCKS: KNOWN}, 9)

    captions.refused(Refusal(Reason.PILE_IS_FROZEN))

    assert captions.read == {Effect.BLOCKS: KNOWN}


def test_an_opening_that_takes_the_pile_says_what_comes_and_what_is_lacking(
    qtbot: QtBot,
) -> None:
    text = "classic_4 turn=0.draw pile=6h7h7d4sQh hands=QsQd5c6c8s8d/(5)/(5)/(5)"
    table = AtTable(qtbot, text, STYLE)
    table.view.context.captions.remember({}, 9)
    for queen in ("Qs", "Qd"):
        table.click(table.of_card(queen))

    goal = table.view.context.targeting.goal_at(PILE)
    assert goal is not None
    caption = goal.caption_now(chosen=True)
    assert caption is not None
    assert caption.head == "Takes 5 cards: a meld of queens"
    assert caption.line == "30 of 50"


def hinted(table: AtTable, action: str, card_reason: AdviceReason) -> None:
    advice = Advice(table.observation, parse_action(action), Explanation(card_reason))
    table.view.advice.show_hint(Hint(advice))


def test_a_hint_on_the_matter_explains_it_again(qtbot: QtBot) -> None:
    table = seated(qtbot)
    captions = table.view.context.captions
    captions.remember({Effect.FREEZES: KNOWN, Effect.BLOCKS: KNOWN}, 9)

    hinted(table, "discard 3s", AdviceReason.STOP_THE_PILE)

    assert captions.read == {Effect.FREEZES: KNOWN}


def test_a_hint_to_make_a_canasta_explains_what_wild_cards_cost(qtbot: QtBot) -> None:
    text = TURN.replace("[KhKdKs]", "[KhKdKsKcKhKd]")
    table = AtTable(qtbot, text, STYLE)
    captions = table.view.context.captions
    known = {Effect.MIXES: KNOWN, Effect.MAKES: KNOWN, Effect.TAKES: KNOWN}
    captions.remember(known, 9)

    hinted(table, "meld m0+2s", AdviceReason.LAY_CARDS)

    assert captions.read == {Effect.MAKES: KNOWN, Effect.TAKES: KNOWN}


def test_what_was_read_is_written_down_once_a_turn(qtbot: QtBot) -> None:
    table = seated(qtbot)
    captions = table.view.context.captions
    written: list[dict[Effect, int]] = []
    captions.counted.connect(written.append)
    for card in ("Th", "Th", "2s", "2s", "3s"):
        table.click(table.of_card(card))

    assert written == []
    for _ in range(2):
        captions.show(None)
    assert written == [{Effect.FEEDS: 1, Effect.FREEZES: 1, Effect.BLOCKS: 1}]


def test_an_effect_counts_once_a_turn(qtbot: QtBot) -> None:
    table = seated(qtbot)
    for _ in range(3):
        table.click(table.of_card("Th"))

    assert table.view.context.captions.read[Effect.FEEDS] == 1


def test_a_narrow_card_wears_the_sign_alone(qtbot: QtBot) -> None:
    table = seated(qtbot, rounds=0)

    table.view.resize(QSize(560, 420))

    assert tags(table)
    assert set(tags(table)) <= set(Effect)


def test_the_keys_hear_what_a_discard_brings(qtbot: QtBot) -> None:
    table = seated(qtbot)
    table.click(table.of_card("Th"))

    said = table.view.context.focus._aim(PILE)

    assert said == "; Feeds their tens. Clara could take five cards."


def test_what_was_read_is_remembered_from_game_to_game(start: Start) -> None:
    program = start()
    captions = program.table.context.captions
    captions.remember({Effect.FEEDS: 2, Effect.BLOCKS: KNOWN}, 0)
    captions.counted.emit(captions.read)
    program.coach.write()
    captions.remember({}, 0)

    Coach(program.settings, captions, program.controller)

    assert captions.read == {Effect.FEEDS: 2, Effect.BLOCKS: KNOWN}


def test_only_rounds_that_the_player_has_played_count(start: Start) -> None:
    program = start()
    deal(program)
    program.controller.round_over.disconnect(program.match.on_round_over)
    assert program.controller.session is not None

    program.controller.round_over.emit(None)
    program.controller.stop()
    program.controller.round_over.emit(None)

    assert program.settings.remembered().rounds_played == 1


def test_in_the_next_turn_an_effect_counts_again(qtbot: QtBot) -> None:
    table = seated(qtbot)
    captions, what = table.view.context.captions, table.view.status.what
    table.click(table.of_card("Th"))

    captions.show(None)
    captions.show(what)

    assert captions.read[Effect.FEEDS] == 2


def in_my_turn(qtbot: QtBot, program: Program) -> Counter[Effect]:
    """Draw, and return what the tags of the hand have made the player read."""
    qtbot.waitUntil(lambda: my_turn(program))
    program.controller.on_commanded(Command.DRAW, ())
    program.coach.write()
    return Counter(program.table.context.captions.read)


def test_a_turn_that_is_left_is_neither_lost_nor_counted_twice(
    qtbot: QtBot, start: Start
) -> None:
    """The program is killed in it, and goes on with it when it is started anew."""
    killed = start()
    deal(killed)
    read = in_my_turn(qtbot, killed)
    assert read
    killed.autosave.close()

    again = start()
    assert again.table.context.captions.read == read, "it was written at once"
    again.match.go_on()
    captions = again.table.context.captions
    assert captions._this_turn == set(read)
    assert captions.read == read
    card = view_of(again).hand[0]
    again.controller.on_commanded(Command.DISCARD, (card,))
    next_turn = in_my_turn(qtbot, again)

    assert next_turn > read, "in the next turn it counts again"


def test_a_turn_left_for_another_game_is_not_counted_twice(
    qtbot: QtBot, start: Start
) -> None:
    program = start()
    deal(program)
    read = in_my_turn(qtbot, program)
    session = program.match.session
    assert session is not None

    program.controller.stop()
    program.table.rest("")
    program.controller.begin(session)

    assert program.table.context.captions._this_turn == set(read)
    assert program.table.context.captions.read == read


def test_an_effect_that_is_explained_again_is_written_down_before_the_turn_ends(
    start: Start,
) -> None:
    program = start()
    captions = program.table.context.captions
    captions.remember({Effect.FREEZES: KNOWN, Effect.FEEDS: 1}, 9)
    program.coach.on_counted()

    captions.refused(Refusal(Reason.PILE_IS_FROZEN))
    program.coach._writing.timeout.emit()

    assert program.settings.remembered().captions == "feeds=1"
