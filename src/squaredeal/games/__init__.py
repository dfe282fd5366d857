"""The games, independent of each other; the registry alone names them all."""

__all__: list[str] = []
