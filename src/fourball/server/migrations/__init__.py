"""The database's form, step by step; run when a server starts."""
