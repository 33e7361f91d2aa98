"""The tests; they import shared pieces as `tests.…`."""
