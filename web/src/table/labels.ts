// Names for things of the table: verbs, streets, hands, games. What the texts lack is shown as it came.
import { t, words, type Values } from "../text.svelte";
import type { HandLabel, TableView } from "../wire";

/** The words for `prefix-code`, or the code itself made readable. */
export function named(prefix: string, code: string, values?: Values): string {
  const id = `${prefix}-${code.replaceAll(" ", "-")}`;
  return words.has(id) ? t(id, values) : code.replaceAll("_", " ");
}

export function verbName(verb: string): string {
  return named("verb", verb);
}

export function streetName(street: string): string {
  return named("street", street);
}

/** "Straight", "Pair of kings" where the ranks say more, "8 low" for the low share of a pot. */
export function handName(hand: HandLabel | null, share = "high"): string {
  if (!hand) return "";
  const [first = "", second = ""] = hand.ranks.map(rankName);
  const top = hand.ranks[0] ? rankAlone(hand.ranks[0]) : "";
  const isLow = share === "low" && hand.category === "high-card";
  const id = isLow ? "hand-low" : `hand-${hand.category}`;
  return words.has(id) ? t(id, { first, second, top }) : hand.category.replaceAll(/[_-]/g, " ");
}

/** A rank in the plural form in which hands name it: "kings", "ases", "króli". */
function rankName(rank: string): string {
  const id = `ranks-${rank === "T" ? "10" : rank.toLowerCase()}`;
  return words.has(id) ? t(id) : rank;
}

/** A rank by itself: "Ace", "10". */
function rankAlone(rank: string): string {
  const id = `rank-${rank.toLowerCase()}`;
  return words.has(id) ? t(id) : rank.replace("T", "10");
}

/** "No-limit hold'em". */
export function gameName(table: Pick<TableView, "game" | "family" | "betting">): string {
  const code = table.game.split("@")[0] ?? table.game;
  if (words.has(`game-${code.replaceAll(".", "-")}`)) return t(`game-${code.replaceAll(".", "-")}`);
  const family = named("family", table.family);
  return words.has(`betting-${table.betting}`) ? t(`betting-${table.betting}`, { game: family }) : family;
}
