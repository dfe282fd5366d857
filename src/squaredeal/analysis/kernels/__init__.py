"""Batch kernels: the same rules as `cards`, compiled over arrays. Importing this loads numba."""

from squaredeal.analysis.kernels.batch import evaluate_batch
from squaredeal.analysis.kernels.enumerate import exact_outcomes, sample_outcomes

__all__ = ["evaluate_batch", "exact_outcomes", "sample_outcomes"]
