// Whether staged chips fit what the server said: its bounds, its balance. No rule of its own.
import type { CasinoGame, CasinoMine, CasinoVerb, Reason, SpotView } from "../wire";
import type { Laid } from "./stakes.svelte";

export function verbOf(mine: CasinoMine | null, name: string): CasinoVerb | null {
  return mine?.verbs.find((verb) => verb.verb === name) ?? null;
}

export function spotOf(game: CasinoGame, spot: string): SpotView | null {
  return game.spots.find((each) => each.spot === spot) ?? null;
}

/** Spots that take chips through a verb of their own, never by laying them there. */
const BY_VERB: Record<string, string> = { insurance: "insure", call: "call", bet: "bet" };

export function ownVerb(mine: CasinoMine | null, spot: string): CasinoVerb | null {
  return verbOf(mine, BY_VERB[spot] ?? "");
}

/** Why so many chips cannot be added to a spot now; null when they can. */
export function whyNotAdd(game: CasinoGame, mine: CasinoMine, spot: string, chips: number, laid: Laid, held: number): Reason | null {
  const place = verbOf(mine, "place");
  const clause = place?.clause ?? "";
  const own = ownVerb(mine, spot);
  if (own) return own.reason ?? { code: "spot_unknown", clause: own.clause, facts: { spot } };
  if (place && !place.is_open) return place.reason ?? { code: "betting_closed", clause, facts: {} };
  const high = spotOf(game, spot)?.high ?? game.high;
  if ((laid.get(spot) ?? 0) + held + chips > high) return { code: "above_maximum", clause, facts: { high } };
  const staged = [...laid.values()].reduce((sum, each) => sum + each, 0);
  if (staged + chips > mine.balance) return { code: "insufficient_funds", clause, facts: { stack: mine.balance, low: staged + chips } };
  return null;
}

/** The first spot with too few chips for its bounds. */
export function whyNotDeal(game: CasinoGame, mine: CasinoMine, laid: Laid, held: Laid): Reason | null {
  const clause = verbOf(mine, "place")?.clause ?? "";
  for (const [spot, chips] of laid) {
    const low = spotOf(game, spot)?.low ?? game.low;
    if (chips + (held.get(spot) ?? 0) < low) return { code: "below_minimum", clause, facts: { low } };
  }
  return null;
}
