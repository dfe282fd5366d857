"""Readers of the histories that poker sites write, one file for each family."""

__all__: list[str] = []
