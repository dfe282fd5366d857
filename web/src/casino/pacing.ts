// How long the page takes to show what was drawn. The same whatever came: nothing is drawn out for suspense.
import { display } from "../display.svelte";
import type { CasinoGame, CasinoHappened } from "../wire";

export const WHEEL_MS = 4500;
export const DICE_MS = 1300;
export const CARD_MS = 260;
export const LANDING_MS = 420;
/** A reel after the one before it. */
export const REEL_MS = 280;
export const REELS_MS = 700;

export function showingMs(game: CasinoGame, happened: readonly CasinoHappened[]): number {
  const came = happened.filter((event) => event.kind === "came");
  if (display.still || !came.length) return 0;
  if (game.source === "wheel") return WHEEL_MS;
  if (game.source === "dice") return DICE_MS;
  if (game.source === "reels") return REELS_MS + REEL_MS * ((game.reels?.strips.length ?? 1) - 1) + LANDING_MS;
  return came.length * CARD_MS + LANDING_MS;
}

/** Dice and reels come one by one but move together: is the set still incomplete? */
export function isWaitingForMore(game: CasinoGame, happened: readonly CasinoHappened[], isOver: boolean): boolean {
  if (isOver || (game.source !== "dice" && game.source !== "reels")) return false;
  return happened.some((event) => event.kind === "came") && !happened.some((event) => event.kind === "announced" && event.what === "result");
}

/** For each area, when its new cards land, after the cards that came before them in the same message. */
export function waitsOf(happened: readonly CasinoHappened[]): Map<string, number[]> {
  const waits = new Map<string, number[]>();
  let order = 0;
  for (const event of happened) {
    if (event.kind !== "came") continue;
    const area = event.area.replace("_third", "");
    waits.set(area, [...(waits.get(area) ?? []), order * CARD_MS]);
    order += 1;
  }
  return waits;
}
