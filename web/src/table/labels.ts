// Names for things of the table: verbs, streets, hands, games. What the texts lack is shown as it came.
import { stake } from "../figures";
import { t, words, type Values } from "../text.svelte";
import type { HandLabel, Making, Stakes, TableView, Unit } from "../wire";

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

/** Shares of a pot that the lowest hand wins. */
const LOWS = new Set(["low", "draw"]);

/** "Straight", "Pair of kings" where the ranks say more, "8-6-4-2-A low" for a share that the lowest hand wins. */
export function handName(hand: HandLabel | null, share = "high"): string {
  if (!hand) return "";
  const [first = "", second = ""] = hand.ranks.map(rankName);
  const top = hand.ranks[0] ? rankAlone(hand.ranks[0]) : "";
  const ranks = hand.ranks.map((rank) => rank.replace("T", "10")).join("-");
  const isLow = LOWS.has(share) && hand.category === "high-card";
  const id = isLow ? "hand-lowest" : `hand-${hand.category}`;
  return words.has(id) ? t(id, { first, second, top, ranks }) : hand.category.replaceAll(/[_-]/g, " ");
}

/** What cards make: one name, or one for each share of the pot or board where that differs. */
export function makesWords(makes: readonly Making[] | undefined, only: number | null = null): string {
  const told = (makes ?? []).filter((each) => only === null || each.board === only);
  const boards = new Set(told.map((each) => each.board)).size;
  const names = told.map(({ share, board, hand }) => {
    const name = handName(hand, share);
    return boards > 1 ? `${board + 1}: ${name}` : name;
  });
  return [...new Set(names)].join(" · ");
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

/** The game of a code such as `nlhe@1`, or what the server calls it in English. */
export function titleOf(game: string, title = ""): string {
  const code = game.split("@")[0] ?? game;
  const id = `game-${code.replaceAll(".", "-")}`;
  return words.has(id) ? t(id) : title || code;
}

/** "No-limit hold'em"; of a table whose game changes, the name of the rotation. */
export function gameName(table: Pick<TableView, "game"> & { title?: string }): string {
  return titleOf(table.game, table.title);
}

/** "€1 / €2", "€4 / €8 limit, ante €1". */
export function stakesWords({ stakes, unit }: { stakes: Pick<Stakes, "small" | "big" | "ante">; unit: Unit }): string {
  const shown = (chips: number): string => stake(chips, unit, words.language);
  const pair = stakes.small && stakes.small !== stakes.big ? `${shown(stakes.small)} / ${shown(stakes.big)}` : shown(stakes.big);
  return stakes.ante ? `${pair} · ${t("stakes-ante", { amount: shown(stakes.ante) })}` : pair;
}
