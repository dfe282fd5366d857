// Casino tables for tests, as the server would describe them.
import type {
  AreaView, CasinoBet, CasinoGame, CasinoHappened, CasinoMine, CasinoRound, CasinoState, CasinoVerb, CasinoView, PocketView, SpotView,
} from "../src/wire";
import { EURO } from "./fixtures";

const ORDER = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function spot(name: string, pays = "1", covers: readonly (number | string)[] = []): SpotView {
  return { spot: name, kind: name.split(":")[0] ?? name, covers: covers.map(String), pays, low: 100, high: 50_000 };
}

const span = (from: number, till: number, by = 1): number[] => Array.from({ length: Math.floor((till - from) / by) + 1 }, (_, n) => from + n * by);

function rouletteSpots(): SpotView[] {
  const all = span(1, 36);
  return [
    ...span(0, 36).map((n) => spot(`straight:${n}`, "35", [n])),
    ...[1, 2, 3].map((n) => spot(`split:0-${n}`, "17", [0, n])),
    ...all.filter((n) => n % 3).map((n) => spot(`split:${n}-${n + 1}`, "17", [n, n + 1])),
    ...all.filter((n) => n <= 33).map((n) => spot(`split:${n}-${n + 3}`, "17", [n, n + 3])),
    ...span(1, 34, 3).map((n) => spot(`street:${n}`, "11", span(n, n + 2))),
    spot("trio:0-1-2", "11", [0, 1, 2]), spot("trio:0-2-3", "11", [0, 2, 3]),
    ...span(1, 31, 3).map((n) => spot(`line:${n}`, "5", span(n, n + 5))),
    spot("corner:0", "8", [0, 1, 2, 3]),
    ...all.filter((n) => n <= 32 && n % 3).map((n) => spot(`corner:${n}`, "8", [n, n + 1, n + 3, n + 4])),
    ...[1, 2, 3].map((n) => spot(`column:${n}`, "2", span(n, 36, 3))),
    ...[1, 2, 3].map((n) => spot(`dozen:${n}`, "2", span(12 * n - 11, 12 * n))),
    spot("red", "1", [...RED]), spot("black", "1", all.filter((n) => !RED.has(n))),
    spot("odd", "1", span(1, 35, 2)), spot("even", "1", span(2, 36, 2)), spot("low", "1", span(1, 18)), spot("high", "1", span(19, 36)),
  ];
}

export function game(more: Partial<CasinoGame> = {}): CasinoGame {
  const edge = { percent: "2.7027", exact: "1/37" };
  const returned = { percent: "97.2973", exact: "36/37" };
  return {
    game: "roulette@1", family: "roulette", title: "", unit: EURO, source: "wheel", low: 100, high: 50_000, chips: [100, 500, 2500, 10_000, 50_000],
    seats_max: 1, areas: ["wheel"], spots: rouletteSpots(), opposites: [["red", "black"]], calls: [],
    wheel: ORDER.map((n): PocketView => ({ shows: String(n), colour: n === 0 ? "green" : RED.has(n) ? "red" : "black" })),
    reels: null, returns: [{ kind: "straight", returned, edge }, { kind: "red", returned, edge }], best: returned, method: "enumeration",
    strategy: { name: "", chart_returned: null, published: "" }, rules: [{ name: "zero_outside", value: "lose", clause: "roul.zero.outside" }],
    pays: [], clauses: ["roul.bets.close"], pending_hours: 24, ...more,
  };
}

export function deed(verb: string, more: Partial<CasinoVerb> = {}): CasinoVerb {
  return {
    verb, clause: `live.${verb}`, is_open: true, price: null, low: null, high: null, unit: 1, spots: [], bounds: [], cards_min: 0, cards_max: 0, among: [],
    reason: null, ...more,
  };
}

export function shut(verb: string, code = "betting_closed"): CasinoVerb {
  return deed(verb, { is_open: false, reason: { code, clause: `live.${verb}`, facts: {} } });
}

export function bet(spotName: string, chips: number, more: Partial<CasinoBet> = {}): CasinoBet {
  return { seat: 0, spot: spotName, chips, is_settled: false, returned: 0, ...more };
}

export function area(name: string, items: readonly string[], more: Partial<AreaView> = {}): AreaView {
  return { area: name, items, points: "", outcome: "", stop: null, is_on_turn: false, ...more };
}

export function felt(more: Partial<CasinoRound> = {}): CasinoRound {
  return {
    round: "c1-8", number: 8131, turn: 0, shown: "c1-8", phase: "idle", is_over: false, is_void: false, to_act: [0], bets: [], areas: [], lines: [], facts: {}, spins: 0,
    free_left: 0, commitment: "ab".repeat(32), clause: "", ...more,
  };
}

export function view(round: CasinoRound, from: CasinoGame, more: Partial<CasinoView> = {}): CasinoView {
  const person = { player: "100", nickname: "Ana", is_bot: false, is_connected: true };
  const settled = round.bets.filter((each) => each.is_settled);
  const won = settled.reduce((sum, each) => sum + each.returned - each.chips, 0);
  return {
    table: "c1", name: "Guadiana", game: from.game, family: from.family, unit: from.unit, status: "open", is_private: true, low: from.low, high: from.high,
    seats: [{ seat: 0, person, held: 0, won }], round, last: [], ...more,
  };
}

export function mine(more: Partial<CasinoMine> = {}): CasinoMine {
  return {
    seat: 0, balance: 128_450, verbs: [deed("place", { clause: "live.bet.reject-limits", low: 100, high: 50_000 }), deed("close"), shut("remove", "nothing_placed")],
    session: { started_ms: 0, now_ms: 754_000, rounds: 12, staked: 12_000, returned: 10_500, net: -1500, held: 0 }, repeat: [], returns_ms: null, ...more,
  };
}

let version = 0;
export function state(seen: CasinoView, own: CasinoMine, happened: readonly CasinoHappened[] = []): CasinoState {
  return { type: "casino", table: seen.table, version: (version += 1), happened, view: seen, mine: own, clock: null };
}

export function came(name: string, item: string): CasinoHappened {
  return { kind: "came", area: name, item };
}
