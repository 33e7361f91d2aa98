"""Texts on the table: status line, buttons, refusals, consequences, labels."""
