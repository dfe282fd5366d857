// The running history of a table, and what is read out. Both are told from the events of updates.
import { count, money } from "../figures";
import { t, words } from "../text.svelte";
import { cardNames, HIDDEN } from "../ui/cards";
import type { Happened, Mine, TableView } from "../wire";
import { handName, named, streetName } from "./labels";

export interface Line {
  kind: "line" | "street" | "round" | "ruling";
  text: string;
  /** Chips, beside the words. */
  chips: number | null;
  cards: readonly string[];
  clause: string;
}

type Who = { id: "you" | "other"; name: string };

function who(view: TableView, mine: number | null, seat: number): Who {
  const name = view.seats[seat]?.person?.nickname ?? t("seat-number", { number: seat + 1 });
  return { id: seat === mine ? "you" : "other", name };
}

function line(kind: Line["kind"], text: string, more: Partial<Line> = {}): Line {
  return { kind, text, chips: null, cards: [], clause: "", ...more };
}

/** One line of the history for an event; null for those that say nothing to a reader. */
export function lineFor(event: Happened, view: TableView, mine: number | null): Line | null {
  switch (event.kind) {
    case "started":
      return line("round", t("feed-started", { number: count(event.number, words.language) }));
    case "did": {
      const { id, name } = who(view, mine, event.seat);
      const verb = event.is_all_in ? "all_in" : event.verb;
      const text = named("did", verb, { who: id, name });
      const said = words.has(`did-${verb}`) ? text : `${id === "you" ? t("you") : name}: ${named("verb", verb)}`;
      const late = event.by_clock ? ` ${t("feed-by-clock")}` : "";
      return line("line", said + late, { chips: event.chips, clause: event.by_clock ? event.clause : "" });
    }
    case "went":
      return wentLine(event, view, mine);
    case "boarded":
      return line("street", streetName(event.street), { cards: event.cards });
    case "shown": {
      const { id, name } = who(view, mine, event.seat);
      const hand = handName(event.hand);
      return line("line", t(hand ? "feed-shows-hand" : "feed-shows", { who: id, name, hand }), { cards: event.cards });
    }
    case "mucked": {
      const { id, name } = who(view, mine, event.seat);
      return line("line", t("feed-mucks", { who: id, name }));
    }
    case "won": {
      const { id, name } = who(view, mine, event.seat);
      return line("line", t("feed-wins", { who: id, name }), { chips: event.chips });
    }
    case "ended":
      return event.is_void ? line("ruling", t("round-void"), { clause: event.clause }) : null;
    case "seated": {
      const name = event.nickname || who(view, mine, event.seat).name;
      const id = event.seat === mine ? "you" : "other";
      return line("line", named("seated", event.what, { who: id, name }), { chips: event.chips, clause: event.clause });
    }
    case "ruled":
      return line("ruling", named("ruled", event.verb), { clause: event.clause });
    default:
      return null;
  }
}

/** Forced bets and returned chips are worth a line; collecting bets and paying pots is not. */
const TOLD = new Set(["blind", "small_blind", "big_blind", "ante", "post", "straddle", "bring_in", "return", "uncalled", "rake"]);

function wentLine(event: Extract<Happened, { kind: "went" }>, view: TableView, mine: number | null): Line | null {
  if (!TOLD.has(event.why)) return null;
  const seat = /^(?:stack|bet):(\d+)/.exec(event.src.startsWith("stack") ? event.src : event.dst)?.[1];
  if (event.why === "rake") return line("line", t("went-rake"), { chips: event.chips, clause: event.clause });
  const { id, name } = who(view, mine, Number(seat ?? 0));
  return line("line", named("went", event.why, { who: id, name }), { chips: event.chips, clause: event.clause });
}

/** Who won what, for the middle of the table and for the ear. */
export function resultWords(view: TableView, mine: number | null): string {
  const round = view.round;
  if (!round) return "";
  if (round.is_void) return t("round-void");
  const shares = new Set(round.results.map((result) => result.share));
  const totals = new Map<number, { chips: number; hands: Set<string> }>();
  for (const result of round.results) {
    const total = totals.get(result.seat) ?? { chips: 0, hands: new Set() };
    const hand = handName(result.hand, result.share);
    total.chips += result.chips;
    if (hand) total.hands.add(shares.size > 1 && result.share !== "low" ? `${hand} (${named("share", result.share)})` : hand);
    totals.set(result.seat, total);
  }
  const parts = [...totals].map(([seat, { chips, hands }]) => {
    const hand = [...hands].join(", ");
    const { id, name } = who(view, mine, seat);
    const amount = money(chips, view.unit, words.language);
    return t(hand ? "result-hand" : "result", { who: id, name, amount, hand });
  });
  return parts.join(" · ") || t("round-over");
}

/** What the screen reader hears of an update: turn, price, new cards, results; nothing twice. */
export function spoken(events: readonly Happened[], view: TableView, mine: Mine | null): string {
  const seat = mine?.seat ?? null;
  const parts: string[] = [];
  for (const event of events) {
    if (event.kind === "dealt" && event.seat === seat && !event.cards.includes(HIDDEN)) {
      parts.push(t("say-dealt", { cards: cardNames(event.cards) }));
    } else if (event.kind === "boarded") {
      parts.push(t("say-board", { street: streetName(event.street), cards: cardNames(event.cards) }));
    } else if (event.kind === "did" && event.seat !== seat) {
      const told = lineFor(event, view, seat);
      if (told) parts.push(told.text + (told.chips ? ` ${money(told.chips, view.unit, words.language)}` : ""));
    } else if (event.kind === "shown") {
      const told = lineFor(event, view, seat);
      if (told) parts.push(`${told.text}: ${cardNames(event.cards)}`);
    }
  }
  if (events.some((event) => event.kind === "won" || event.kind === "ended")) parts.push(resultWords(view, seat));
  if (mine?.offer?.is_turn) parts.push(turnWords(view, mine));
  return [...new Set(parts)].filter(Boolean).join(". ");
}

/** "Your turn. Call €36.00 to stay in for €155.00." */
export function turnWords(view: TableView, mine: Mine): string {
  const total = view.round?.kind === "poker" ? view.round.total : 0;
  const match = mine.offer?.bar.find((verb) => verb.place === "match" && verb.is_open);
  const shown = (chips: number): string => money(chips, view.unit, words.language);
  if (match?.price) return t("turn-call", { price: shown(match.price), pot: shown(total) });
  return t(match ? "turn-free" : "turn-pot", { pot: shown(total) });
}
