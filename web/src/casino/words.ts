// Names of the casino: games, spots, results. The data are the server's, the words are ours.
import { count, money } from "../figures";
import { named } from "../table/labels";
import { LOCALES, t, words } from "../text.svelte";
import { rankOf } from "../ui/cards";
import type { CasinoGame, CasinoLine, CasinoRow, SpotView, Unit } from "../wire";

type Facts = Readonly<Record<string, number | string>>;

/** "Roulette", or the title of a machine. */
export function gameTitle(game: Pick<CasinoGame | CasinoRow, "game" | "family" | "title">): string {
  const code = game.game.split("@")[0]?.replaceAll(".", "-") ?? game.game;
  if (words.has(`game-${code}`)) return t(`game-${code}`);
  return game.title || named("game", game.family);
}

/** The message for a spot of this family, or of every family. */
function spotId(family: string, kind: string): string {
  const own = `spot-${family}-${kind}`;
  return words.has(own) ? own : `spot-${kind}`;
}

/** "Number 17", "Split 32, 33", "Banker". */
export function spotName(family: string, spot: Pick<SpotView, "spot"> & { covers?: readonly string[] }): string {
  const [first = "", ...rest] = spot.spot.split(":");
  const isNumber = /^\d+$/.test(first);
  const what = isNumber ? first : rest.join(":");
  const id = spotId(family, isNumber ? "number" : first);
  if (!words.has(id)) return spot.spot.replaceAll("_", " ");
  const covered = [...(spot.covers ?? [])].sort((a, b) => Number(a) - Number(b)).join(", ");
  const shown = first === "behind" ? Number(rest[0]) + 1 : figure(what);
  return t(id, { what: shown, covered: covered || what.replaceAll("-", ", ") });
}

/** A number as a number, so that the words can choose by it. */
function figure(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** The kind alone, as a table of returns names it. */
export function kindName(family: string, kind: string): string {
  const id = `kind-${family}-${kind}`;
  if (words.has(id)) return t(id);
  if (words.has(`kind-${kind}`)) return t(`kind-${kind}`);
  const [bare = "", what = ""] = kind.split(":");
  const spot = spotId(family, /^\d+$/.test(bare) ? "number" : bare);
  return words.has(spot) ? t(spot, { what: figure(what || bare), covered: what.replaceAll("-", ", ") }) : kind.replaceAll("_", " ");
}

/** "35 to 1", "1 to 2". */
export function paysWords(pays: string): string {
  if (!pays) return "";
  const [odds = "", to = "1"] = pays.split("/");
  return /^\d+$/.test(odds) ? t("pays-to", { odds: count(Number(odds), words.language), to }) : pays;
}

/** What the round came to: "17 black", "Banker wins, 7 over 6". */
export function resultWords(family: string, facts: Facts, unit: Unit): string {
  const isNothing = facts["won"] === 0 && words.has(`result-${family}-none`);
  const id = isNothing ? `result-${family}-none` : `result-${family}`;
  if (!Object.keys(facts).length || !words.has(id)) return "";
  const said = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, factWords(family, name, value, unit)]));
  return t(id, { ...DEFAULTS, ...said });
}

const DEFAULTS = {
  pocket: "", colour: "", winner: "", player: 0, banker: 0, dragon: "", tiger: "", total: 0, triple: 0,
  symbol: "", multiplier: 1, won: "", scatters: 0, free_left: 0, dealer: "", outcome: "",
};

function factWords(family: string, name: string, value: number | string, unit: Unit): number | string {
  if (name === "won" && typeof value === "number") return money(value, unit, words.language);
  if (typeof value === "number" || name === "winner") return value;
  if (/^[2-9TJQKA][cdhs]$/.test(value)) return rankWords(value);
  if (words.has(`fact-${family}-${value}`)) return t(`fact-${family}-${value}`);
  return words.has(`colour-${value}`) ? t(`colour-${value}`) : value;
}

function rankWords(card: string): string {
  const rank = rankOf(card).toLowerCase();
  return words.has(`rank-${rank}`) ? t(`rank-${rank}`) : rank;
}

/** One round in a list: what came. */
export function lineWords(line: CasinoLine): string {
  return resultWords(line.family, line.facts, line.unit) || (line.status === "done" ? netWords(line.net) : "");
}

/** How a round ended for the reader, where the game has no word of its own for it. */
export function netWords(net: number): string {
  return t(`casino-over-${net > 0 ? "won" : net < 0 ? "lost" : "even"}`);
}

/** A figure of per cent, in the reader's form: the server computed it, nothing is rounded away silently. */
export function percent(figure: string, digits = 2): string {
  const value = Number(figure);
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return t("percent", { value: value.toLocaleString(LOCALES[words.language], shape) });
}
