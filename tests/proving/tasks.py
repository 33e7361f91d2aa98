"""A module-level function as task for the tests of executors."""


def double(number: int) -> int:
    return 2 * number
