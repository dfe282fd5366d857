"""Write the generator's draws without end, for a test battery to read.

`python -m squaredeal.dealers | dieharder -g 200 -d 15` tests the operating system's generator as
the house uses it; with the word `stream` it tests the stretching of a new secret.
"""

from __future__ import annotations

import sys

from squaredeal.dealers.generator import Generator, OsGenerator, Stream, new_secret

WORD_BYTES = 4
BATCH = 4096


def main(arguments: list[str]) -> None:
    """Words of 32 bits, drawn as every card is drawn, until the reader has enough."""
    is_stream = arguments == ["stream"]
    generator: Generator = Stream(new_secret(), "battery") if is_stream else OsGenerator()
    bound = 1 << (8 * WORD_BYTES)
    out = sys.stdout.buffer
    try:
        while True:
            words = (generator.below(bound) for _ in range(BATCH))
            out.write(b"".join(word.to_bytes(WORD_BYTES, "big") for word in words))
    except BrokenPipeError:
        sys.stderr.close()


if __name__ == "__main__":
    main(sys.argv[1:])
