"""A task for the tests of executors: a function of a module, as processes need."""


def doubled(number: int) -> int:
    return 2 * number
