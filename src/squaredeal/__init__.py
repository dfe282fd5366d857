"""Squaredeal: a poker room and casino that plays by written house rules.

The engine is `squaredeal.kernel` (the shape of every game) and `squaredeal.registry` (the games).
"""

__version__ = "0.1.0"

__all__ = ["__version__"]
