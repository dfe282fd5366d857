// A refusal in words. The words are the house's; the client only puts its figures in the reader's form.
import { count, money } from "../figures";
import { t, words } from "../text.svelte";
import type { Reason, Unit } from "../wire";

export interface FactLine {
  name: string;
  label: string;
  value: string;
}

/** Facts that are counts, not chips. */
const COUNTS = /(count|cap|seats?|hands?|cards?|age|years|minutes|seconds|hours|number|turn|length|raises|decimals)/;

function shown(name: string, value: number | string, unit: Unit | undefined): string {
  if (typeof value === "string") return words.has(`fact-value-${value}`) ? t(`fact-value-${value}`) : value;
  const isChips = unit && !COUNTS.test(name);
  return isChips ? money(value, unit, words.language) : count(value, words.language);
}

export function factsOf(reason: Reason, unit: Unit | undefined): FactLine[] {
  return Object.entries(reason.facts)
    .filter(([name]) => words.has(`fact-${name}`))
    .map(([name, value]) => ({ name, label: t(`fact-${name}`), value: shown(name, value, unit) }));
}

/** The house's sentence for this refusal, or a plain one that names the rule. */
export function refusalWords(reason: Reason, unit: Unit | undefined): string {
  const id = `refusal-${reason.code}`;
  if (!words.has(id)) return t("refusal-plain", { clause: reason.clause });
  const facts = Object.entries(reason.facts).map(([name, value]) => [name, shown(name, value, unit)]);
  return t(id, Object.fromEntries(facts));
}
