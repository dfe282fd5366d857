import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Room } from "../src/table/room.svelte";
import { standingOf } from "../src/table/standing";
import Waiting from "../src/table/Waiting.svelte";
import type { Deed, SeatView, TableView, VerbView } from "../src/wire";
import { mine, offer, round, seat, table, verb } from "./fixtures";

const shut = (code: string): Partial<VerbView> => ({ is_open: false, reason: { code, clause: "cash.x", facts: {} } });
const view = (own: Partial<SeatView>, isOver = false): TableView =>
  table({ seats: [seat(0, own), seat(1, { state: "turn" })], round: round({ to_act: [1], is_over: isOver }) });
const mineWith = (...seating: VerbView[]): ReturnType<typeof mine> => mine({ offer: offer({ is_turn: false, bar: [], presets: [], seating }) });
const leave = verb("leave", "seat");
const topUp = verb("top_up", "seat", { low: 1, high: 1000 });
const comeBack = verb("sit_in", "seat");

afterEach(cleanup);

describe("how a seat stands", () => {
  it.each([
    ["watching", view({}), mine({ seat: null })],
    ["playing", view({ state: "in" }), mineWith(leave)],
    ["new", view({ state: "waiting" }), mineWith(verb("post_entry", "seat"), verb("wait", "seat"))],
    ["waiting", view({ state: "waiting" }), mineWith(verb("post_entry", "seat"), verb("wait", "seat", shut("no_waiting")))],
    ["out", view({ state: "out" }), mineWith(comeBack, topUp, leave)],
    ["broke", view({ state: "out", stack: 0 }), mineWith(verb("sit_in", "seat", shut("no_chips")), topUp, leave)],
    ["broke", view({ state: "in", stack: 0 }, true), mineWith(topUp, leave)],
    ["playing", view({ state: "allin", stack: 0 }), mineWith(topUp, leave)],
    ["leaving", view({ state: "in" }), mineWith(verb("leave", "seat", shut("leaving_already")))],
  ])("is %s", (expected, shown, own) => {
    expect(standingOf(shown, own)).toBe(expected);
  });
});

describe("the bar of a seat without a hand", () => {
  const why = vi.fn();
  const ontopup = vi.fn();
  function show(own: Partial<SeatView>, ...seating: VerbView[]): Deed[] {
    const room = new Room("t1");
    const acted: Deed[] = [];
    room.view = view(own);
    room.mine = mineWith(...seating);
    room.act = (deed) => {
      acted.push(deed);
      return Promise.resolve(true);
    };
    render(Waiting, { room, view: room.view, ontopup, why });
    return acted;
  }
  const names = (): string[] => screen.getAllByRole("button").map((button) => button.textContent?.trim() ?? "");

  it("offers chips or the door to one who is broke", async () => {
    show({ state: "out", stack: 0 }, topUp, leave);
    expect(names()).toEqual(["Add chips", "Leave"]);
    await fireEvent.click(screen.getByRole("button", { name: "Add chips" }));
    expect(ontopup).toHaveBeenCalled();
  });
  it("lets one who sits out come back", async () => {
    const acted = show({ state: "out" }, comeBack, topUp, leave);
    expect(names()).toEqual(["Deal me in", "Add chips", "Leave"]);
    await fireEvent.click(screen.getByRole("button", { name: "Deal me in" }));
    expect(acted).toEqual([{ verb: "sit_in" }]);
  });
  it("lets a newcomer pay or wait, and names the rule", () => {
    show({ state: "waiting" }, verb("post_entry", "seat", { clause: "cash.entry-post.amount" }), verb("wait", "seat"));
    expect(names()).toEqual(["Pay the entry now", "Wait for the big blind"]);
    expect(screen.getByText("cash.entry-post.amount")).toBeTruthy();
  });
  it("lets the button choose the next game", async () => {
    const acted = show({ state: "in" }, verb("choose", "seat", { spots: ["razz@1", "nlhe@1"] }));
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "razz@1" } });
    await fireEvent.click(screen.getByRole("button", { name: "Play this next" }));
    expect(acted).toEqual([{ verb: "choose", spot: "razz@1" }]);
  });
});
