import { describe, expect, it } from "vitest";
import { newTable, wish } from "../src/desk/wish";
import type { NewStakes, StaffGame } from "../src/wire";

const suggested: NewStakes = { small_blind: 5, big_blind: 10, ante: 0, bring_in: 0, small_bet: 0, big_bet: 0, button_blind: 0, cap: 0 };
const game = (more: Partial<StaffGame> = {}): StaffGame => ({
  game: "nlhe@1", title: "No-limit hold'em", betting: "no-limit", forced: ["blinds"], seats_most: 9,
  needs: ["small_blind", "big_blind"], suggested, offers: ["straddle", "run_it"], has_bombs: true, games: [], ...more,
});

describe("a new table", () => {
  it("starts from what the house suggests for the game", () => {
    expect(wish(game()).stakes).toMatchObject({ small_blind: 5, big_blind: 10, bring_in: 0 });
    expect(wish(game({ seats_most: 5 })).seats).toBe(5);
  });
  it("asks only for stakes that the game is played for", () => {
    expect(newTable(wish(game()), game()).stakes).toEqual({ small_blind: 5, big_blind: 10 });
  });
  it("drops what another game offered", () => {
    const form = { ...wish(game()), offers: ["run_it"], has_bombs: true };
    const stud = game({ offers: [], has_bombs: false });
    expect(newTable(form, game())).toMatchObject({ offers: ["run_it"], bombs: { every: 10, ante: 20, boards: 2 } });
    expect(newTable(form, stud)).toMatchObject({ offers: [], bombs: null });
  });
  it("has no spaces around its name", () => {
    expect(newTable({ ...wish(game()), name: "  Sauce " }, game()).name).toBe("Sauce");
  });
});
