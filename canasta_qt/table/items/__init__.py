"""Everything painted on the table."""
