"""What `squaredeal bench` measures; each module times one thing, alone and beside a peer."""

__all__: list[str] = []
