"""Learning environments: any registered variant as a PettingZoo game, agents taking turns.

`env(code)` needs the `learning` extra. Importing this package loads no arrays.
"""

from squaredeal.analysis.environment.make import env
from squaredeal.analysis.environment.opening import opening, usual_stakes

__all__ = ["env", "opening", "usual_stakes"]
