import { describe, expect, it } from "vitest";
import { resultWords } from "../src/table/feed";
import type { ResultView } from "../src/wire";
import { round, table } from "./fixtures";

const result = (seat: number, chips: number, more: Partial<ResultView> = {}): ResultView => ({
  seat, pot: 0, board: 0, chips, hand: null, share: "high", ...more,
});
const over = (...results: ResultView[]): string => resultWords(table({ round: round({ is_over: true, to_act: [], results }) }), 0);

describe("results", () => {
  it("are told once a seat, with what was won in all", () => {
    const hand = { category: "pair", ranks: ["K", "9"], cards: [] };
    expect(over(result(1, 60, { hand }), result(1, 30, { pot: 1, hand }))).toBe("Player1 wins 90: Pair of kings");
  });
  it("speak to the reader", () => expect(over(result(0, 1250))).toBe("You win 1,250"));
  it("name the share where a pot has two", () => {
    const high = { category: "flush", ranks: ["A"], cards: [] };
    const low = { category: "high-card", ranks: ["8", "6"], cards: [] };
    expect(over(result(1, 31, { hand: high }), result(2, 30, { hand: low, share: "low" }))).toBe(
      "Player1 wins 31: Flush (high) · Player2 wins 30: 8-6 low",
    );
  });
  it("say that a void hand gave every chip back", () => {
    expect(resultWords(table({ round: round({ is_void: true }) }), 0)).toBe("The hand is void, every chip is back");
  });
});
