"""Every connection between controller, table and windows, to named methods."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from canasta_qt.app.game.autosave import Autosave
    from canasta_qt.app.game.match import Match
    from canasta_qt.app.menus.menu_actions import MenuActions
    from canasta_qt.app.settings.appearance import Appearance
    from canasta_qt.app.start.program import Program
    from canasta_qt.controller.game_controller import GameController
    from canasta_qt.table.view import TableView
    from canasta_qt.windows.main_window import MainWindow


def connect_table(table: TableView, controller: GameController) -> None:
    """Gestures up, pictures down."""
    table.picked_up.connect(controller.on_picked_up)
    table.put_back.connect(controller.on_put_back)
    table.dropped.connect(controller.on_dropped)
    table.selection_changed.connect(controller.on_selection_changed)
    table.rank_added.connect(controller.on_rank_added)
    table.choice_made.connect(controller.on_choice_made)
    table.lifted.connect(controller.on_lifted)
    table.commanded.connect(controller.on_commanded)
    table.settled.connect(controller.on_settled)
    controller.table_started.connect(table.start_table)
    controller.shown.connect(table.show_view)
    controller.advanced.connect(table.advance)
    controller.targets_changed.connect(table.show_targets)
    controller.draft_changed.connect(table.show_draft)
    controller.what_now_changed.connect(table.show_what_now)
    controller.prompt_changed.connect(table.show_prompt)
    controller.refused.connect(table.show_refusal)


def connect_match(
    match: Match, table: TableView, controller: GameController, autosave: Autosave
) -> None:
    """What the controller tells, beyond the table: log, score, sheets, the disk."""
    table.commanded.connect(match.on_commanded)
    controller.table_started.connect(match.on_table_started)
    controller.shown.connect(match.on_shown)
    table.step_shown.connect(match.on_step_shown)
    controller.what_now_changed.connect(match.window.menus.show_what_now)
    controller.round_over.connect(match.on_round_over)
    controller.game_over.connect(match.on_game_over)
    controller.saved.connect(autosave.on_saved)
    autosave.trouble.connect(match.window.notice)


def connect_desk(
    desk: MenuActions, match: Match, table: TableView, autosave: Autosave
) -> None:
    """What the player asks for in the menus."""
    menus = match.window.menus
    menus.new_game_asked.connect(desk.show_new_game)
    menus.house_rules_asked.connect(desk.show_house_rules)
    menus.go_on_asked.connect(desk.go_on_with)
    menus.open_asked.connect(desk.ask_open)
    menus.save_as_asked.connect(desk.ask_save_as)
    menus.give_up_asked.connect(desk.ask_give_up)
    menus.commanded.connect(match.on_menu_command)
    match.window.stage.chip_changed.connect(match.on_chip)
    match.window.cards_pointed.connect(table.ring_cards)
    menus.preferences_asked.connect(desk.show_preferences)
    menus.keys_asked.connect(desk.show_keys)
    menus.rules_asked.connect(desk.show_rules)
    menus.copy_position_asked.connect(desk.copy_position)
    menus.report_asked.connect(desk.show_report)
    menus.about_asked.connect(desk.show_about)
    menus.folder_asked.connect(desk.show_folder)
    match.began.connect(desk.show_kept)
    match.ended.connect(desk.show_new_game)
    autosave.shelf_changed.connect(desk.show_kept)


def connect_looks(appearance: Appearance, window: MainWindow, table: TableView) -> None:
    """Choices in, colours out."""
    window.choices_changed.connect(appearance.choose)
    window.menus.choices_changed.connect(appearance.choose)
    appearance.choices_changed.connect(window.show_choices)
    appearance.look_changed.connect(window.set_look)
    appearance.table_changed.connect(table.set_style)


def connect_counsel(program: Program) -> None:
    """Questions of the player, and what is said to them."""
    table, advice_controller = program.table, program.advice_controller
    advising, consulting = table.advice, program.consulting
    table.commanded.connect(advice_controller.on_commanded)
    advising.taken.connect(advice_controller.on_hint_taken)
    advising.closed.connect(advice_controller.on_hint_closed)
    advising.why_asked.connect(advice_controller.on_why_asked)
    advising.compare_asked.connect(consulting.show_analysis)
    advice_controller.hint_changed.connect(advising.show_hint)
    advice_controller.why_told.connect(advising.show_why)
    program.controller.round_over.connect(advising.forget_why)
    program.controller.game_over.connect(advising.forget_why)
    advice_controller.analysed.connect(consulting.on_analysed)
    advice_controller.reviewing.connect(consulting.on_reviewing)
    advice_controller.reviewed.connect(consulting.on_reviewed)
    program.window.menus.analysis_asked.connect(consulting.show_analysis)
    program.window.menus.why_asked.connect(advising.ask_last)
    program.match.review_asked.connect(consulting.show_review)
    program.appearance.look_changed.connect(consulting.set_look)


def connect_replays(program: Program) -> None:
    """Games are played back in a window of their own."""
    replays, menus = program.replays, program.window.menus
    menus.replay_asked.connect(replays.replay_game)
    menus.replay_file_asked.connect(replays.ask_file)
    program.match.replay_asked.connect(replays.replay_game)
    program.consulting.lapse_asked.connect(replays.show_lapse)
    program.consulting.replay_asked.connect(replays.replay_game)


def connect_statistics(program: Program) -> None:
    """Games that are over are counted, and shown when the player asks."""
    statistics = program.statistics
    program.autosave.retired.connect(statistics.count)
    program.window.menus.statistics_asked.connect(statistics.show)
    statistics.replay_requested.connect(program.replays.open_file)


def connect_sounds(program: Program) -> None:
    """What is shown is heard."""
    sounds, menus = program.sounds, program.window.menus
    program.table.step_shown.connect(sounds.on_step_shown)
    program.appearance.choices_changed.connect(sounds.on_choices)
    sounds.found.connect(menus.offer_sound)
    sounds.found.connect(program.desk.offer_sound)


def connect_program(program: Program) -> None:
    """The end of it."""
    program.window.closing.connect(program.close)
    program.appearance.choices_changed.connect(program.match.on_choices)
    program.appearance.table_changed.connect(program.match.on_style)
