"""Exact returns and simulation of the games against the house. Import its modules by name."""

__all__: list[str] = []
