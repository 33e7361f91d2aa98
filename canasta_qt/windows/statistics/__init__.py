"""Dialog for the statistics: figures, bar chart and list of games."""
