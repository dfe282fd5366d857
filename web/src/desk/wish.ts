// A new table as the form holds it, and as the server is asked for it.
import type { NewStakes, NewTable, StaffGame } from "../wire";

export const STAKES = ["small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet", "button_blind"] as const;
type Stake = (typeof STAKES)[number];

export interface Wish {
  game: string;
  name: string;
  seats: number;
  stakes: Record<Stake, number>;
  offers: string[];
  has_bombs: boolean;
  bombs: { every: number; ante: number; boards: number };
  has_bots: boolean;
}

const SEATS = 6;

/** A form filled with what suits the game. */
export function wish(game: StaffGame): Wish {
  const stakes = Object.fromEntries(STAKES.map((name) => [name, game.suggested[name] ?? 0])) as Record<Stake, number>;
  const bombs = { every: 10, ante: 2 * stakes.big_blind, boards: 2 };
  return { game: game.game, name: "", seats: Math.min(SEATS, game.seats_most), stakes, offers: [], has_bombs: false, bombs, has_bots: true };
}

/** Only what this game is played for is asked for. */
export function newTable(form: Wish, game: StaffGame): NewTable {
  const stakes: NewStakes = Object.fromEntries(STAKES.filter((name) => game.needs.includes(name)).map((name) => [name, form.stakes[name]]));
  const { name, seats, has_bots } = form;
  const offers = form.offers.filter((offer) => game.offers.includes(offer));
  const bombs = game.has_bombs && form.has_bombs ? { ...form.bombs } : null;
  return { game: game.game, name: name.trim(), seats, stakes, offers, bombs, has_bots };
}
