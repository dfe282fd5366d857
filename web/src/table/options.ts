// The buttons of a decision. Every verb keeps its place; what a phase adds stands where its like stands.
import { money } from "../figures";
import { t, words } from "../text.svelte";
import type { Deed, Unit, VerbView } from "../wire";
import { verbName } from "./labels";

export interface Option {
  key: string;
  verb: VerbView;
  place: VerbView["place"];
  /** What this button sends, where the verb takes an amount and the reader does not choose it freely. */
  amount: number | null;
  label: string;
  /** Beside the label: what it costs, or what it raises to. */
  figure: string;
}

/** Verbs whose amount counts boards, not chips: one button for each. */
const COUNTED = new Set(["run"]);

/** Where the verbs of a phase stand: declining like a fold, keeping like a check, doing like a bet. */
const HOME: Record<string, VerbView["place"]> = {
  post: "match", stand_pat: "match", allow: "match", discard: "press", straddle: "press", rabbit: "press", decline: "yield",
};
const PLACES = ["yield", "match", "press"] as const;

export function placeOf(verb: VerbView): VerbView["place"] {
  return HOME[verb.verb] ?? verb.place;
}

/** The verb that stands in a place: the open one, else the first closed one. */
export function verbAt(bar: readonly VerbView[], place: VerbView["place"]): VerbView | undefined {
  const all = bar.filter((verb) => placeOf(verb) === place);
  return all.find((verb) => verb.is_open) ?? all[0];
}

/** Can the reader choose its amount? */
export function hasRange(verb: VerbView | undefined): verb is VerbView & { low: number; high: number } {
  return verb?.is_open === true && verb.low !== null && verb.high !== null && verb.high > verb.low && !COUNTED.has(verb.verb);
}

/** Does this verb take chosen cards? */
export function takesCards(verb: VerbView): boolean {
  return verb.is_open && verb.cards_max > 0;
}

/**
 * The verbs of this decision: showing or mucking alone; else the three places, and what is open besides.
 * A phase without betting shows only what is open.
 */
function verbsOf(bar: readonly VerbView[]): VerbView[] {
  const shows = bar.filter((verb) => verb.place === "show" && verb.is_open);
  if (shows.length) return shows;
  const base = PLACES.map((place) => verbAt(bar, place)).filter((verb) => verb !== undefined);
  const more = bar.filter((verb) => placeOf(verb) === "more" && verb.is_open);
  const isBetting = bar.some((verb) => verb.is_open && (verb.verb === "post" || (verb.place !== "more" && !(verb.verb in HOME))));
  return [...(isBetting ? base : base.filter((verb) => verb.is_open)), ...more];
}

/** `all` is what the seat has in front of it: a bet of that much is called by its name. */
export function optionsOf(bar: readonly VerbView[], unit: Unit, sized: number, all: number | null = null): Option[] {
  const press = verbAt(bar, "press");
  const shown = (chips: number): string => money(chips, unit, words.language);
  return verbsOf(bar).flatMap((verb): Option[] => {
    const place = placeOf(verb);
    const key = place + verb.verb;
    if (verb.is_open && COUNTED.has(verb.verb) && verb.low !== null && verb.high !== null) {
      return Array.from({ length: verb.high - verb.low + 1 }, (_, at) => {
        const count = (verb.low ?? 0) + at;
        return { key: `${key}${count}`, verb, place, amount: count, label: t(`verb-${verb.verb}-count`, { count }), figure: "" };
      });
    }
    const amount = verb === press && hasRange(verb) ? sized : verb.low;
    const price = place === "yield" ? null : (amount ?? verb.price);
    const isAllIn = verb === press && verb.is_open && amount !== null && amount === all && verb.verb !== "straddle";
    return [{ key, verb, place, amount, label: verbName(isAllIn ? "all_in" : verb.verb), figure: price ? shown(price) : "" }];
  });
}

/** Does the number of chosen cards fit this verb? */
export function cardsFit(verb: VerbView, picked: readonly string[]): boolean {
  return verb.cards_max === 0 || (picked.length >= verb.cards_min && picked.length <= verb.cards_max);
}

export function deedOf({ verb, amount }: Option, picked: readonly string[]): Deed {
  const deed: Deed = { verb: verb.verb };
  if (amount !== null) deed.amount = amount;
  if (verb.cards_max > 0) deed.cards = picked;
  return deed;
}
