"""Settings on disk, appearance, language, file dialogs, licences and reports of
failures."""
