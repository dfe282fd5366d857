import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Decision from "../src/casino/Decision.svelte";
import Game from "../src/casino/Game.svelte";
import { CasinoRoom } from "../src/casino/room.svelte";
import Phase from "../src/casino/Phase.svelte";
import Refusal from "../src/casino/Refusal.svelte";
import Bets from "../src/casino/side/Bets.svelte";
import Rules from "../src/casino/side/Rules.svelte";
import Tray from "../src/casino/Tray.svelte";
import { line, type Listener } from "../src/net/line.svelte";
import type { CasinoGame, CasinoMine, CasinoRound, CasinoState, Deed } from "../src/wire";
import { area, bet, came, deed, felt, game, mine, shut, spot, state, view } from "./felts";

let room: CasinoRoom;
let acted: Deed[];
let hear: (message: CasinoState) => void;

/** A room that hears these states; the server accepts everything and shows nothing new. */
function open(from: CasinoGame, round: Partial<CasinoRound> = {}, own: Partial<CasinoMine> = {}): void {
  acted = [];
  room = new CasinoRoom("c1", from);
  vi.spyOn(line, "join").mockImplementation((_table: string, listener: Listener) => {
    hear = (message) => listener.hear(message);
    return () => undefined;
  });
  room.join();
  hear(state(view(felt(round), from), mine(own)));
  vi.spyOn(room, "act").mockImplementation((asked) => {
    acted.push(asked);
    return Promise.resolve(true);
  });
}

beforeEach(() => {
  document.documentElement.dataset["motion"] = "reduced";
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const table = (chip = 500): void => {
  render(Game, { room, chip, picked: [], pick: () => undefined });
};

describe("a roulette layout", () => {
  it("has a field for every spot that the server names, and for no other", () => {
    const from = game();
    open(from);
    table();
    const fields = [...document.querySelectorAll("[data-spot]")].map((each) => each.getAttribute("data-spot"));
    expect([...fields].sort()).toEqual(from.spots.map((each) => each.spot).sort());
    expect(screen.getByRole("button", { name: /Corner 7, 8, 10, 11\. Pays 8 to 1/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /Number 17, black\. Pays 35 to 1/ })).toBeTruthy();
  });

  it("lays the chosen chip, takes it back with Backspace, and sends nothing yet", async () => {
    open(game());
    table(2500);
    const number = screen.getByRole("button", { name: /Number 17/ });
    await fireEvent.click(number);
    await fireEvent.click(number);
    expect(room.stakes.on("straight:17")).toBe(5000);
    expect(number.textContent).toContain("Your bet €50.00");
    await fireEvent.keyDown(number, { key: "Backspace" });
    expect(room.stakes.isEmpty).toBe(true);
    expect(acted).toEqual([]);
  });

  it("shows the drawn pocket and no other when the round is over", () => {
    open(game(), { phase: "over", is_over: true, facts: { pocket: 17, colour: "black" }, areas: [area("wheel", ["17"])] });
    table();
    expect(screen.getByRole("img", { name: "The ball rests on 17, black" })).toBeTruthy();
    expect([...document.querySelectorAll(".hit")].map((each) => each.getAttribute("data-spot"))).toEqual(["straight:17"]);
  });
});

describe("the tray", () => {
  it("undoes, repeats, doubles and clears what was laid", async () => {
    open(game(), {}, { repeat: [bet("red", 500), bet("straight:7", 100)] });
    render(Tray, { room, chip: 100 });
    const press = (name: string): Promise<unknown> => fireEvent.click(screen.getByRole("button", { name }));
    await press("Repeat");
    expect(Object.fromEntries(room.stakes.now)).toEqual({ red: 500, "straight:7": 100 });
    await press("Double");
    expect(room.stakes.total).toBe(1200);
    await press("Undo");
    expect(room.stakes.total).toBe(600);
    await press("Clear");
    expect(room.stakes.total).toBe(0);
    await press("Undo");
    expect(room.stakes.total).toBe(600);
  });

  it("sends every spot and then closes the betting", async () => {
    open(game());
    room.lay("red", 500);
    room.lay("straight:7", 100);
    render(Tray, { room, chip: 100 });
    await fireEvent.click(screen.getByRole("button", { name: /Spin.*6\.00/ }));
    await vi.waitFor(() =>
      expect(acted).toEqual([{ verb: "place", spot: "straight:7", amount: 100 }, { verb: "place", spot: "red", amount: 500 }, { verb: "close" }]),
    );
    expect(room.stakes.isEmpty).toBe(true);
  });

  it("takes a typed amount as the chip", async () => {
    open(game());
    const shown = render(Tray, { room, chip: 100 });
    await fireEvent.input(screen.getByRole("textbox", { name: "Amount of your own" }), { target: { value: "7,50" } });
    await fireEvent.keyDown(document.body, { key: "d" });
    expect(acted).toEqual([]);
    shown.unmount();
  });

  it("refuses more than a spot takes, with the server's bound and clause", async () => {
    open(game());
    expect(room.lay("red", 60_000)).toBe(false);
    render(Refusal, { room });
    expect(screen.getByRole("alert").textContent).toContain("live.bet.reject-limits");
    await fireEvent.click(screen.getByRole("button", { name: "Why?" }));
    expect(screen.getByRole("heading", { name: "Why was this refused?" })).toBeTruthy();
    expect(room.stakes.isEmpty).toBe(true);
  });

  it("refuses more than the balance", () => {
    open(game(), {}, { balance: 900 });
    expect(room.lay("red", 500)).toBe(true);
    expect(room.lay("black", 500)).toBe(false);
    expect(room.refused?.reason?.code).toBe("insufficient_funds");
  });
});

describe("what is still being shown", () => {
  it("tells no result before the wheel stands", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.useFakeTimers();
    const from = game();
    open(from, { phase: "betting", bets: [bet("red", 500)] });
    render(Phase, { room });
    const over = felt({ phase: "over", is_over: true, facts: { pocket: 5, colour: "red" }, areas: [area("wheel", ["5"])], bets: [bet("red", 500, { is_settled: true, returned: 1000 })] });
    hear(state(view(over, from), mine(), [came("wheel", "5")]));
    await tick();
    expect(screen.getByRole("status").textContent).toBe("The wheel turns");
    vi.advanceTimersByTime(5000);
    await tick();
    expect(screen.getByRole("status").textContent).toBe("5 red");
    expect(document.body.textContent).toContain("+€5.00");
    vi.useRealTimers();
  });

  it("takes the same time whatever came, and shows states one after the other", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.useFakeTimers();
    const from = game();
    open(from, { phase: "betting" });
    hear(state(view(felt({ facts: { pocket: 1 } }), from), mine(), [came("wheel", "1")]));
    hear(state(view(felt({ facts: { pocket: 2 } }), from), mine(), [came("wheel", "2")]));
    expect(room.view?.round.facts["pocket"]).toBe(1);
    vi.advanceTimersByTime(4500);
    expect(room.view?.round.facts["pocket"]).toBe(2);
    vi.useRealTimers();
  });
});

describe("a blackjack table", () => {
  const blackjack = game({
    game: "blackjack.live@1", family: "blackjack", source: "shoe", wheel: [], spots: [spot("main"), spot("pair", "11"), spot("insurance", "2")], areas: ["dealer"],
    rules: [{ name: "blackjack_pays", value: "3/2", clause: "" }],
  });
  const hands = [area("dealer", ["6h"], { points: "6" }), area("hand:0:0", ["8s", "3h"], { points: "11" }), area("hand:0:1", ["8d", "Ac"], { points: "soft 19", is_on_turn: true })];

  it("shows split hands side by side and marks the one that is asked", () => {
    open(blackjack, { phase: "deciding", areas: hands, bets: [bet("main", 2500), bet("split:1", 2500)] });
    table();
    expect(document.querySelectorAll(".bj-hand")).toHaveLength(2);
    expect(document.querySelector(".bj-hand.on")?.getAttribute("data-area")).toBe("hand:0:1");
    expect(document.body.textContent).toContain("soft 19");
    expect(document.body.textContent).toContain("Blackjack pays 3 to 2");
  });

  it("keeps a closed verb in its place and says why", async () => {
    const verbs = [deed("hit"), deed("stand"), deed("double", { price: 2500 }), shut("split", "split_limit"), shut("surrender", "not_first_decision")];
    open(blackjack, { phase: "deciding", areas: hands }, { verbs });
    render(Decision, { room, picked: [] });
    expect(screen.getAllByRole("button").map((each) => each.getAttribute("data-verb"))).toEqual(["hit", "stand", "double", "split", "surrender"]);
    await fireEvent.click(screen.getByRole("button", { name: /Surrender/ }));
    expect(room.refused?.reason?.clause).toBe("live.surrender");
    await fireEvent.keyDown(document.body, { key: "h" });
    expect(acted).toEqual([{ verb: "hit" }]);
    // No choice is put forward: the house does not advise.
    expect(document.querySelectorAll(".btn.main")).toHaveLength(0);
  });

  it("offers insurance in a window of its own", async () => {
    const verbs = [deed("insure", { low: 1250, high: 1250, spots: ["insurance"] }), deed("close")];
    open(blackjack, { phase: "insurance", areas: hands.slice(0, 2) }, { verbs });
    render(Decision, { room, picked: [] });
    await fireEvent.click(screen.getByRole("button", { name: /Insure.*12\.50/ }));
    expect(acted).toEqual([{ verb: "insure", amount: 1250, spot: "insurance" }]);
  });
});

describe("poker against the house", () => {
  it("exchanges the cards that are marked", async () => {
    const hand = ["As", "Qd", "Td", "8d", "2c"];
    const from = game({ game: "russian_poker@1", family: "russian_poker", source: "deck", wheel: [], spots: [spot("ante")], areas: ["dealer"] });
    const verbs = [deed("fold"), deed("bet", { low: 2000, high: 2000 }), deed("exchange", { price: 1000, cards_min: 1, cards_max: 5, among: hand })];
    open(from, { phase: "deciding", areas: [area("hand:0:0", hand)] }, { verbs });
    const pick = vi.fn();
    render(Game, { room, chip: 100, picked: [], pick });
    await fireEvent.click(screen.getByRole("button", { name: "Exchange 2 of clubs" }));
    expect(pick).toHaveBeenCalledWith("2c");
    const bar = render(Decision, { room, picked: [] });
    const exchange = screen.getByRole("button", { name: /^Exchange €10/ });
    expect(exchange.getAttribute("aria-disabled")).toBe("true");
    await bar.rerender({ picked: ["2c"] });
    await fireEvent.click(exchange);
    expect(acted).toEqual([{ verb: "exchange", cards: ["2c"] }]);
  });
});

describe("beside the felt", () => {
  it("lists each bet with what it brought", () => {
    open(game(), { phase: "over", is_over: true, bets: [bet("red", 500, { is_settled: true, returned: 1000 }), bet("straight:7", 100, { is_settled: true })] });
    render(Bets, { room });
    expect(screen.getByRole("row", { name: /Red.*5\.00.*\+€5\.00/ })).toBeTruthy();
    expect(screen.getByRole("row", { name: /Number 7.*1\.00.*−€1\.00/ })).toBeTruthy();
  });

  it("states the computed return and the strategy that it assumes", () => {
    const strategy = { name: "optimal", chart_returned: { percent: "99.2849", exact: "" }, published: "99.54" };
    render(Rules, { game: game({ best: { percent: "99.287202", exact: "" }, strategy }) });
    expect(screen.getByRole("heading", { name: /Returns 99\.2872 %/ })).toBeTruthy();
    expect(document.body.textContent).toContain("best play");
    expect(document.body.textContent).toContain("99.2849 %");
    expect(document.body.textContent).toContain("99.54 %");
  });
});
