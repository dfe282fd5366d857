"""What `/metrics` tells."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

LINES: Final = Gauge("squaredeal_lines", "Open WebSocket lines.")
MESSAGES: Final = Counter("squaredeal_messages_total", "Messages from clients.", ["type"])
FAULTS: Final = Counter("squaredeal_faults_total", "Messages that could not be served.", ["code"])
ROUNDS: Final = Counter("squaredeal_rounds_total", "Rounds that ended.", ["game"])
ACT_SECONDS: Final = Histogram(
    "squaredeal_act_seconds",
    "From an envelope to its durable answer.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1),
)

__all__ = ["ACT_SECONDS", "FAULTS", "LINES", "MESSAGES", "ROUNDS"]
