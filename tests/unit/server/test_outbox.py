"""A slow reader is cut, and holds up nobody."""

from __future__ import annotations

import asyncio

from squaredeal.server.outbox import MESSAGES_MAX, Outbox


async def test_messages_go_out_in_order() -> None:
    sent: list[str] = []

    async def send(message: str) -> None:
        sent.append(message)

    outbox = Outbox(send)
    sender = asyncio.create_task(outbox.run())
    for number in range(10):
        outbox.put(str(number))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert sent == [str(number) for number in range(10)]
    outbox.cut()
    await asyncio.wait_for(sender, 1)


async def test_a_reader_who_does_not_read_is_cut_and_put_never_waits() -> None:
    never = asyncio.Event()

    async def send(_: str) -> None:
        await never.wait()

    outbox = Outbox(send)
    sender = asyncio.create_task(outbox.run())
    for number in range(MESSAGES_MAX + 2):
        outbox.put(str(number))
        await asyncio.sleep(0)
    assert outbox.is_cut
    sender.cancel()


async def test_a_few_very_long_messages_are_too_many_as_well() -> None:
    async def send(_: str) -> None:
        await asyncio.Event().wait()

    outbox = Outbox(send)
    for _ in range(3):
        outbox.put("x" * 1_000_000)
    assert outbox.is_cut
