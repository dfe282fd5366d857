// Figures in the reader's form. Money is whole numbers of a unit; it is divided only to be shown.
import { LOCALES, type Language } from "./text.svelte";
import type { Unit } from "./wire";

/** The ISO code of a unit that is money, or null for chips that are not. */
function currencyOf(unit: Unit): string | null {
  const money = /^([a-z]{3})_cents$/.exec(unit.code)?.[1];
  if (money) return money.toUpperCase();
  return unit.symbol === "€" ? "EUR" : null;
}

const kept = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const found = kept.get(key);
  if (found) return found;
  const made = new Intl.NumberFormat(LOCALES[language], { useGrouping: "always", ...options });
  kept.set(key, made);
  return made;
}

function figure(amount: number, unit: Unit, digits: number, language: Language, grouped = true): string {
  const currency = grouped ? currencyOf(unit) : null;
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const style = currency ? ({ style: "currency", currency, currencyDisplay: "narrowSymbol" } as const) : {};
  const options = { ...shape, ...style, ...(grouped ? {} : { useGrouping: false }) };
  return formatter(language, options)
    .format(amount / 10 ** unit.decimals)
    .replace("-", "−");
}

/** €1,250.50 · 1.250,50 € · 1250,50 € · 1,250 for chips. */
export function money(amount: number, unit: Unit, language: Language): string {
  return figure(amount, unit, unit.decimals, language);
}

/** A stake, without empty cents: €1, €0.50, 25. */
export function stake(amount: number, unit: Unit, language: Language): string {
  return figure(amount, unit, amount % 10 ** unit.decimals === 0 ? 0 : unit.decimals, language);
}

/** The sign with the figure: +€15.00, −€38.00. */
export function signed(amount: number, unit: Unit, language: Language): string {
  return (amount > 0 ? "+" : "") + money(amount, unit, language);
}

/** The figure as it stands in the amount box: no sign of currency, no grouping. */
export function plain(amount: number, unit: Unit, language: Language): string {
  return figure(amount, unit, unit.decimals, language, false);
}

export function count(value: number, language: Language): string {
  return formatter(language, {}).format(value);
}

/** What was typed, in whole units; null when it is not an amount. Comma and point both part the cents. */
export function typed(text: string, unit: Unit): number | null {
  const bare = text.replace(/[\s\u00a0\u202f]/g, "").replace(/^[^\d.,]+|[^\d.,]+$/g, "");
  const whole = unit.decimals ? bare : bare.replace(/[.,](?=\d{3}(\D|$))/g, "");
  const parts = /^(\d*)(?:[.,](\d*))?$/.exec(whole);
  if (!parts || whole === "") return null;
  const behind = (parts[2] ?? "").slice(0, unit.decimals).padEnd(unit.decimals, "0");
  return Number((parts[1] || "0") + behind);
}

/** The sign of the currency for the amount box; empty for chips. */
export function sign(unit: Unit, language: Language): string {
  const currency = currencyOf(unit);
  if (!currency) return "";
  const parts = formatter(language, { style: "currency", currency, currencyDisplay: "narrowSymbol" }).formatToParts(0);
  return parts.find((part) => part.type === "currency")?.value ?? currency;
}

export function moment(at: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeStyle: "short" }).format(at);
}

export function day(at: number, language: Language): string {
  const shape = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(LOCALES[language], shape).format(at);
}
