// A table for tests, as the server would describe it.
import type { Mine, Offer, PokerRound, SeatView, TableView, Unit, VerbView } from "../src/wire";

export const EURO: Unit = { code: "eur_cents", decimals: 2, symbol: "€" };
export const CHIPS: Unit = { code: "play_chips", decimals: 0, symbol: "" };

export function seat(place: number, more: Partial<SeatView> = {}): SeatView {
  const person = { player: String(100 + place), nickname: `Player${place}`, is_bot: false, is_connected: true };
  return { seat: place, state: "in", person, stack: 1000, bet: 0, cards: [], tag: null, hand: null, won: 0, drawn: null, makes: [], ...more };
}

export function round(more: Partial<PokerRound> = {}): PokerRound {
  return {
    kind: "poker", round: "t1-7", number: 7, turn: 3, street: "flop", is_over: false, is_void: false, to_act: [0], button: 2,
    pots: [{ pot: 0, chips: 60, seats: [0, 1, 2] }], total: 60, boards: [{ board: 0, cards: [], slots: 5, shared: 0 }], results: [],
    commitment: "", clause: "", game: "nlhe@1", title: "No-limit hold'em", shares: ["high"], phase: "bet", bomb: 0, rabbit: [], hints: [], ...more,
  };
}

export function table(more: Partial<TableView> = {}): TableView {
  return {
    table: "t1", name: "Magnolia", game: "nlhe@1", family: "poker", betting: "no-limit", unit: CHIPS,
    stakes: { small: 5, big: 10, ante: 0, small_blind: 5, big_blind: 10, small_bet: 0, big_bet: 0, bring_in: 0, button_blind: 0 }, buyin_min: 400, buyin_max: 1000, status: "open",
    seats: [seat(0, { state: "turn" }), seat(1), seat(2)], round: round(), watchers: 0, title: "No-limit hold'em", offers: [], rotation: null, bombs: null, ...more,
  };
}

export function verb(name: string, place: VerbView["place"], more: Partial<VerbView> = {}): VerbView {
  return {
    verb: name, place, clause: `hand.${name}`, is_open: true, price: null, low: null, high: null, unit: 1, spots: [], bounds: [],
    cards_min: 0, cards_max: 0, among: [], reason: null, ...more,
  };
}

export function offer(more: Partial<Offer> = {}): Offer {
  return {
    is_turn: true,
    bar: [verb("fold", "yield"), verb("call", "match", { price: 20 }), verb("raise_to", "press", { low: 40, high: 1000, clause: "floor.raise.minimum" })],
    seating: [], presets: [{ code: "min", amount: 40 }, { code: "pot", amount: 120 }], step: 10, ahead: [], ...more,
  };
}

export function mine(more: Partial<Mine> = {}): Mine {
  const cards = ["Qd", "Td"].map((card) => ({ card, is_up: false, state: "" as const }));
  return { seat: 0, cards, hand: null, offer: offer(), bank_ms: 0, balance: 5000, makes: [], ...more };
}
