"""What the choices are called, in menus and preferences alike."""

from PySide6.QtCore import QCoreApplication


def theme_words() -> tuple[str, ...]:
    """The ways the window may be lit, in the order of `ThemeChoice`."""
    return (
        QCoreApplication.translate("Choices", "As the system"),
        QCoreApplication.translate("Choices", "Light"),
        QCoreApplication.translate("Choices", "Dark"),
        QCoreApplication.translate("Choices", "High contrast"),
    )


def felt_words() -> tuple[str, ...]:
    """The colours of the table, in the order of `Felt`."""
    return (
        QCoreApplication.translate("Choices", "Forest"),
        QCoreApplication.translate("Choices", "Midnight"),
        QCoreApplication.translate("Choices", "Slate"),
        QCoreApplication.translate("Choices", "Walnut"),
    )


def pace_words() -> tuple[str, ...]:
    """The paces, in the order of `Speed`."""
    return (
        QCoreApplication.translate("Choices", "Off"),
        QCoreApplication.translate("Choices", "Fastest"),
        QCoreApplication.translate("Choices", "Fast"),
        QCoreApplication.translate("Choices", "Normal"),
        QCoreApplication.translate("Choices", "Slow"),
    )


def back_words() -> tuple[str, ...]:
    """The card backs, in the order of `BackDesign`."""
    return (
        QCoreApplication.translate("Choices", "Lattice"),
        QCoreApplication.translate("Choices", "Rosette"),
        QCoreApplication.translate("Choices", "Fans"),
        QCoreApplication.translate("Choices", "Rays"),
    )
