"""Main window, menus, panels and dialogs: all widgets except the table."""
