import { beforeEach, describe, expect, it, vi } from "vitest";
import { line, type Listener } from "../src/net/line.svelte";
import { Room } from "../src/table/room.svelte";
import type { FromClient, FromServer, Happened, Update } from "../src/wire";
import { mine, round, seat, table } from "./fixtures";

let listener: Listener;
let sent: FromClient[];
let room: Room;

const hear = (message: FromServer): void => listener.hear(message);
const update = (version: number, events: readonly Happened[] = [], more: Partial<Update> = {}): Update => ({
  type: "update", table: "t1", version, events, view: table(), mine: mine(), clock: null, ...more,
});

beforeEach(() => {
  sent = [];
  vi.spyOn(line, "join").mockImplementation((_table, given) => {
    listener = given;
    return () => undefined;
  });
  vi.spyOn(line, "send").mockImplementation((message) => void sent.push(message));
  room = new Room("t1");
  room.join();
  hear({ type: "snapshot", table: "t1", version: 10, view: table(), mine: mine(), clock: null });
});

describe("a table", () => {
  it("follows updates one by one", () => {
    hear(update(11, [], { view: table({ watchers: 4 }) }));
    expect(room.view?.watchers).toBe(4);
    expect(listener.since()).toBe(11);
  });

  it("asks for what it missed", () => {
    hear(update(13, [], { view: table({ watchers: 9 }) }));
    expect(room.view?.watchers).toBe(0);
    expect(sent).toEqual([{ type: "subscribe", table: "t1", since: 10 }]);
  });

  it("ignores what it has already seen", () => {
    hear(update(11, [{ kind: "did", seat: 1, verb: "check", chips: null, spot: null, is_all_in: false, by_clock: false, clause: "", count: null }]));
    hear(update(11, [{ kind: "did", seat: 1, verb: "check", chips: null, spot: null, is_all_in: false, by_clock: false, clause: "", count: null }]));
    expect(room.lines.map((each) => each.text)).toEqual(["Player1 checks"]);
  });

  it("tells the story from the reader's side", () => {
    hear(update(11, [
      { kind: "did", seat: 0, verb: "raise_to", chips: 40, spot: null, is_all_in: false, by_clock: false, clause: "", count: null },
      { kind: "did", seat: 2, verb: "call", chips: 40, spot: null, is_all_in: true, by_clock: false, clause: "", count: null },
      { kind: "did", seat: 1, verb: "fold", chips: null, spot: null, is_all_in: false, by_clock: true, clause: "hand.clock.expiry", count: null },
    ]));
    expect(room.lines.map((each) => [each.text, each.chips, each.clause])).toEqual([
      ["You raise to", 40, ""], ["Player2 is all-in", 40, ""], ["Player1 folds (time ran out)", null, "hand.clock.expiry"],
    ]);
  });

  it("says turn, price and cards to a screen reader, and the cards of nobody else", () => {
    hear(update(11, [
      { kind: "dealt", seat: 0, cards: ["Qd", "Td"], is_up: false },
      { kind: "dealt", seat: 1, cards: ["??", "??"], is_up: false },
      { kind: "boarded", street: "flop", cards: ["Kh", "9s", "4d"], board: 0 },
    ]));
    expect(room.said).toContain("Your cards: Queen of diamonds, 10 of diamonds");
    expect(room.said).toContain("Flop: King of hearts, 9 of spades, 4 of diamonds");
    expect(room.said).toContain("Call 20 to stay in for 60");
    expect(room.said).not.toContain("Face-down");
  });

  it("names those who have just left", () => {
    const gone = table({ seats: [seat(0), seat(1, { state: "empty", person: null }), seat(2)] });
    hear(update(11, [{ kind: "seated", seat: 1, what: "left", nickname: "", chips: 900, clause: "" }], { view: gone }));
    expect(room.lines.at(-1)?.text).toBe("Player1 leaves");
  });

  it("remembers the round that ended, for the replay", () => {
    hear(update(11, [{ kind: "ended", round: "t1-7", is_void: false, clause: "" }]));
    expect(room.lastRound).toBe("t1-7");
  });
});

describe("acting", () => {
  beforeEach(() => vi.useFakeTimers());

  it("locks the buttons for a moment after a price has changed", async () => {
    const ask = vi.spyOn(line, "ask").mockResolvedValue({ type: "answer", id: "", table: "t1", is_accepted: true, reason: null });
    hear(update(11, [], { view: table({ round: round({ turn: 4 }) }) }));
    expect(await room.act({ verb: "call" })).toBe(false);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(301);
    expect(await room.act({ verb: "call" })).toBe(true);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ round: "t1-7", turn: 4, act: { verb: "call" } }));
  });

  it("keeps the reason of a refusal", async () => {
    vi.advanceTimersByTime(301);
    const reason = { code: "stale", clause: "floor.player.act-in-turn", facts: {} };
    vi.spyOn(line, "ask").mockResolvedValue({ type: "answer", id: "", table: "t1", is_accepted: false, reason });
    expect(await room.act({ verb: "call" })).toBe(false);
    expect(room.refused?.reason).toEqual(reason);
  });

  it("sends nothing later when the line is down", async () => {
    vi.advanceTimersByTime(301);
    vi.spyOn(line, "ask").mockRejectedValue(new Error("offline"));
    expect(await room.act({ verb: "call" })).toBe(false);
    expect(room.refused?.fault).toBe("unavailable");
  });
});
