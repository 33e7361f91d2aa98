"""Settings, appearance, language, report."""
