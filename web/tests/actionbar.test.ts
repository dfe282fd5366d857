import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import ActionBar from "../src/table/ActionBar.svelte";
import { Room } from "../src/table/room.svelte";
import type { Deed, Mine, PokerRound } from "../src/wire";
import { mine, offer, round, table, verb } from "./fixtures";

let room: Room;
let acted: Deed[];
let picks: number[];
const why = vi.fn();

function show(own: Mine, picked: readonly number[] = [], more: Partial<PokerRound> = {}): void {
  room = new Room("t1");
  room.view = table({ round: round(more) });
  room.mine = own;
  acted = [];
  room.act = (deed) => {
    acted.push(deed);
    return Promise.resolve(true);
  };
  picks = [];
  render(ActionBar, { room, why, picked, onpick: (place: number) => picks.push(place) });
}

beforeEach(() => why.mockClear());
afterEach(cleanup);

describe("the action bar", () => {
  it("offers what the server offers, with its prices", () => {
    show(mine());
    expect(screen.getByRole("button", { name: /^F? ?Fold$/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Call 20/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Raise to 40/ })).toBeTruthy();
  });

  it("raises to the amount in the box", async () => {
    show(mine());
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "250" } });
    await fireEvent.click(screen.getByRole("button", { name: /Raise to 250/ }));
    expect(acted).toEqual([{ verb: "raise_to", amount: 250 }]);
  });

  it("sets a preset and confirms with Enter", async () => {
    show(mine());
    await fireEvent.click(screen.getByRole("button", { name: /Pot$/ }));
    const box = screen.getByRole<HTMLInputElement>("textbox");
    expect(box.value).toBe("120");
    await fireEvent.keyDown(box, { key: "Enter" });
    expect(acted).toEqual([{ verb: "raise_to", amount: 120 }]);
  });

  it("says why an amount is too small, and does not send it", async () => {
    show(mine());
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "30" } });
    const raise = screen.getByRole("button", { name: /Raise to 30/ });
    expect(raise.getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByRole("alert").textContent).toContain("at least 40");
    expect(screen.getByRole("alert").textContent).toContain("floor.raise.minimum");
    await fireEvent.click(raise);
    expect(acted).toEqual([]);
  });

  it("keeps a closed verb in its place and opens its clause", async () => {
    const reason = { code: "raise_limit_reached", clause: "hand.raise.cap", facts: {} };
    const closed = verb("raise_to", "press", { is_open: false, reason });
    show(mine({ offer: offer({ bar: [verb("fold", "yield"), verb("call", "match", { price: 20 }), closed], presets: [] }) }));
    const raise = screen.getByRole("button", { name: /Raise to/ });
    expect(raise.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(raise);
    expect(acted).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Why?" }));
    expect(why).toHaveBeenCalledWith("hand.raise.cap");
  });

  it("acts by key, one press one act", async () => {
    show(mine());
    await fireEvent.keyDown(document.body, { key: "c" });
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.keyDown(document.body, { key: "ArrowUp" });
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(acted).toEqual([{ verb: "call" }, { verb: "raise_to", amount: 130 }]);
  });

  it("ignores keys when it is not the reader's turn", async () => {
    show(mine({ offer: offer({ is_turn: false, bar: [], presets: [], ahead: [{ code: "check_fold", amount: null, is_set: false }] }) }));
    await fireEvent.keyDown(document.body, { key: "f" });
    expect(acted).toEqual([]);
    expect(screen.getByRole("checkbox", { name: "Check / fold" })).toBeTruthy();
  });

  it("asks only for showing or mucking at the showdown", () => {
    const shut = { is_open: false, reason: { code: "round_over", clause: "hand.over", facts: {} } };
    const bar = [verb("fold", "yield", shut), verb("call", "match", shut), verb("raise_to", "press", shut), verb("show", "show"), verb("muck", "show")];
    show(mine({ offer: offer({ bar, presets: [] }) }));
    expect(screen.getAllByRole("button").map((button) => button.textContent?.trim())).toEqual(["Show", "Muck"]);
  });

  it("calls a bet of everything by its name", async () => {
    show(mine());
    await fireEvent.input(screen.getByRole("textbox"), { target: { value: "1000" } });
    await fireEvent.click(screen.getByRole("button", { name: /All-in 1,000/ }));
    expect(acted).toEqual([{ verb: "raise_to", amount: 1000 }]);
  });

  it("has one main button in a decision", () => {
    show(mine());
    expect(document.querySelectorAll(".btn.main")).toHaveLength(1);
  });

  it("asks how often to run the board, one button a number", async () => {
    const shut = { is_open: false, reason: { code: "not_your_turn", clause: "floor.player.act-in-turn", facts: {} } };
    const bar = [verb("fold", "yield", shut), verb("check", "match", shut), verb("bet", "press", shut), verb("run", "more", { low: 1, high: 3 })];
    show(mine({ offer: offer({ bar, presets: [] }) }));
    const names = screen.getAllByRole("button").map((button) => button.textContent?.trim());
    expect(names).toEqual(["1 Run once", "2 Run twice", "3 Run 3 times"]);
    await fireEvent.click(screen.getByRole("button", { name: /Run twice/ }));
    await fireEvent.keyDown(document.body, { key: "3" });
    expect(acted).toEqual([{ verb: "run", amount: 2 }, { verb: "run", amount: 3 }]);
  });

  it("says what is asked while a window is open, and the rule it stands on", () => {
    show(mine({ offer: offer({ bar: [verb("run", "more", { low: 1, high: 2, clause: "floor.run-it.max" })], presets: [] }) }), [], { phase: "run" });
    expect(screen.getByRole("region", { name: "Run it how often?" }).textContent).toContain("floor.run-it.max");
  });

  it("offers the bring-in where a call stands", async () => {
    const shut = { is_open: false, reason: { code: "compulsory", clause: "stud7.bring-in.lowest", facts: {} } };
    const bar = [verb("fold", "yield", shut), verb("post", "match", { low: 4, high: 4, price: 4 }), verb("complete", "press", { low: 10, high: 10 })];
    show(mine({ offer: offer({ bar, presets: [] }) }), [], { phase: "bring_in" });
    expect(screen.getByRole("button", { name: /Fold/ }).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.keyDown(document.body, { key: "c" });
    expect(acted).toEqual([{ verb: "post", amount: 4 }]);
  });

  describe("a draw", () => {
    const shut = { is_open: false, reason: { code: "not_your_turn", clause: "floor.player.act-in-turn", facts: {} } };
    const discard = verb("discard", "more", { cards_min: 1, cards_max: 2, among: ["Qd", "Td", "2c"] });
    const bar = [verb("fold", "yield", shut), verb("check", "match", shut), verb("bet", "press", shut), discard, verb("stand_pat", "more")];
    const cards = ["Qd", "Td", "2c"].map((card) => ({ card, is_up: false, state: "" as const }));
    const own = mine({ cards, offer: offer({ bar, presets: [] }) });

    it("shows keeping and changing alone, changing last", () => {
      show(own);
      const names = screen.getAllByRole("button").filter((button) => button.closest(".verbs")).map((button) => button.textContent?.trim());
      expect(names).toEqual(["C Stand pat", "R Discard 0"]);
      expect(screen.getByRole("button", { name: /Discard/ }).getAttribute("aria-disabled")).toBe("true");
    });

    it("picks cards by their switches and by number", async () => {
      show(own);
      await fireEvent.click(screen.getByRole("button", { name: "10 of diamonds" }));
      await fireEvent.keyDown(document.body, { key: "3" });
      await fireEvent.keyDown(document.body, { key: "4" });
      expect(picks).toEqual([1, 2]);
    });

    it("changes what was picked", async () => {
      show(own, [1, 2]);
      expect(screen.getByRole("button", { name: "2 of clubs" }).getAttribute("aria-pressed")).toBe("true");
      await fireEvent.keyDown(document.body, { key: "r" });
      expect(acted).toEqual([{ verb: "discard", cards: ["Td", "2c"] }]);
    });
  });
});
