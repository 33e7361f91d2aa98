"""Words on the table: status, refusals, labels."""
