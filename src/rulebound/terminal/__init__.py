"""The terminal: a table in plain text, drawn from the view of a seat and nothing else."""
