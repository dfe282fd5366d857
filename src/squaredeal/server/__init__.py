"""HTTP, WebSocket and the web client's files: the edge where people meet the tables."""

__all__: list[str] = []
