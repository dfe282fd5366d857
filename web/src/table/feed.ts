// The running history of a table, and what is read out. Both are told from the events of updates.
import { count, money } from "../figures";
import { t, words } from "../text.svelte";
import { cardNames, HIDDEN } from "../ui/cards";
import type { Happened, Mine, TableView } from "../wire";
import { handName, makesWords, named, streetName, titleOf } from "./labels";
import { takesCards, verbAt } from "./options";

export interface Line {
  kind: "line" | "street" | "round" | "ruling";
  text: string;
  /** Chips, beside the words. */
  chips: number | null;
  cards: readonly string[];
  /** Cards that came to seats face up, beside their names. */
  ups: readonly { name: string; cards: readonly string[] }[];
  clause: string;
}

type Who = { id: "you" | "other"; name: string };

function who(view: TableView, mine: number | null, seat: number): Who {
  const name = view.seats[seat]?.person?.nickname ?? t("seat-number", { number: seat + 1 });
  return { id: seat === mine ? "you" : "other", name };
}

function line(kind: Line["kind"], text: string, more: Partial<Line> = {}): Line {
  return { kind, text, chips: null, cards: [], ups: [], clause: "", ...more };
}

/**
 * One line of the history for an event; null for those that say nothing to a reader. Hands that were kept before
 * lack what later events say.
 */
export function lineFor(event: Happened, view: TableView, mine: number | null): Line | null {
  switch (event.kind) {
    case "started": {
      const started = t("feed-started", { number: count(event.number, words.language) });
      const bomb = event.bomb ? t("bomb-pot", { ante: money(event.bomb, view.unit, words.language) }) : "";
      const told = [started, event.game ? titleOf(event.game, view.round?.title) : "", bomb];
      return line("round", told.filter(Boolean).join(" · "));
    }
    case "did": {
      const { id, name } = who(view, mine, event.seat);
      const verb = event.is_all_in ? "all_in" : event.verb;
      const text = event.count == null ? named("did", verb, { who: id, name }) : named("did", `${verb}-count`, { who: id, name, count: event.count });
      const said = words.has(event.count == null ? `did-${verb}` : `did-${verb}-count`) ? text : `${id === "you" ? t("you") : name}: ${named("verb", verb)}`;
      const late = event.by_clock ? ` ${t("feed-by-clock")}` : "";
      return line("line", said + late, { chips: event.chips, clause: event.by_clock ? event.clause : "" });
    }
    case "went":
      return wentLine(event, view, mine);
    case "boarded":
      return line("street", event.board ? `${streetName(event.street)} · ${t("board-numbered", { label: event.board + 1 })}` : streetName(event.street), { cards: event.cards });
    case "shown": {
      const { id, name } = who(view, mine, event.seat);
      const hand = makesWords(event.makes) || handName(event.hand, view.round?.shares?.[0]);
      return line("line", t(hand ? "feed-shows-hand" : "feed-shows", { who: id, name, hand }), { cards: event.cards });
    }
    case "mucked": {
      const { id, name } = who(view, mine, event.seat);
      return line("line", t("feed-mucks", { who: id, name }));
    }
    case "won": {
      const { id, name } = who(view, mine, event.seat);
      const boards = view.round?.boards.length ?? 1;
      const parts = [t("feed-wins", { who: id, name })];
      if (event.hand && (view.round?.shares?.length ?? 1) > 1) parts.push(named("share", event.share));
      if (boards > 1) parts.push(t("board-numbered", { label: event.board + 1 }));
      return line("line", parts.join(" · "), { chips: event.chips, clause: event.clause });
    }
    case "discarded": {
      const { id, name } = who(view, mine, event.seat);
      const cards = event.cards.includes(HIDDEN) ? [] : event.cards;
      return line("line", t("feed-discards", { who: id, name, count: event.count }), { cards });
    }
    case "runout":
      return line("ruling", t("feed-runout", { count: event.boards }));
    case "rabbit":
      return line("line", t("feed-rabbit"), { cards: event.cards });
    case "reshuffled":
      return line("ruling", t("feed-reshuffled", { count: event.cards }));
    case "game_chosen": {
      const { id, name } = who(view, mine, event.seat);
      return line("ruling", t("feed-chosen", { who: id, name, game: titleOf(event.game) }));
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

/** The street of a view, with its round: another one is worth a heading. */
export function streetOf(view: TableView | null): string {
  return view?.round ? `${view.round.round}:${view.round.street}` : "";
}

/**
 * The lines of one update. Cards dealt to seats open a street as a board does: its name, then the cards that
 * everybody sees. `before` is the street of the view before.
 */
export function linesFor(events: readonly Happened[], view: TableView, mine: number | null, before: string): Line[] {
  const lines = events.map((event) => lineFor(event, view, mine)).filter((each): each is Line => each !== null);
  const dealt = events.filter((event) => event.kind === "dealt");
  const isTold = lines.some((each) => each.kind === "street");
  if (!dealt.length || isTold || !view.round || view.round.is_over) return lines;
  const isNew = streetOf(view) !== before || events.some((event) => event.kind === "started");
  const ups = dealt
    .filter((event) => event.is_up)
    .map((event) => ({ name: event.seat === mine ? t("you") : who(view, mine, event.seat).name, cards: event.cards }));
  return isNew || ups.length ? [...lines, line("street", streetName(view.round.street), { ups })] : lines;
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

/** What one of several boards decided: a few words for each seat that won on it. */
export function boardResults(view: TableView, mine: number | null, board: number): { text: string; isMine: boolean }[] {
  const round = view.round;
  const won = round?.results.filter((result) => result.board === board) ?? [];
  return [...new Set(won.map((result) => result.seat))].map((seat) => {
    const own = won.filter((result) => result.seat === seat);
    const chips = own.reduce((sum, result) => sum + result.chips, 0);
    const names = new Set(own.map((result) => handName(result.hand, result.share)).filter(Boolean));
    const { id, name } = who(view, mine, seat);
    const hand = [...names].join(", ");
    const text = t(hand ? "result-hand" : "result", { who: id, name, amount: money(chips, view.unit, words.language), hand });
    return { text, isMine: seat === mine };
  });
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
    } else if (event.kind === "dealt" && event.is_up) {
      parts.push(`${who(view, seat, event.seat).name}: ${cardNames(event.cards)}`);
    } else if (event.kind === "runout" || event.kind === "game_chosen" || (event.kind === "discarded" && event.seat !== seat)) {
      parts.push(lineFor(event, view, seat)?.text ?? "");
    } else if (event.kind === "rabbit") {
      parts.push(`${t("feed-rabbit")}: ${cardNames(event.cards)}`);
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

/** "Call €36.00 to stay in for €155.00.", or what the phase asks. */
export function turnWords(view: TableView, mine: Mine): string {
  const bar = mine.offer?.bar ?? [];
  const wanted = bar.find(takesCards);
  if (wanted) return t("choose-cards", { low: wanted.cards_min, high: wanted.cards_max });
  const phase = view.round?.phase ?? "";
  if (words.has(`ask-${phase}-text`)) return t(`ask-${phase}-text`);
  const shown = (chips: number): string => money(chips, view.unit, words.language);
  const pot = shown(view.round?.total ?? 0);
  const match = verbAt(bar, "match");
  const press = verbAt(bar, "press");
  const most = view.betting === "pot-limit" && press?.is_open && press.high !== null ? `. ${t("turn-most", { amount: shown(press.high) })}` : "";
  if (match?.is_open && match.price) return t(match.verb === "post" ? "turn-bring-in" : "turn-call", { price: shown(match.price), pot }) + most;
  return t(match?.is_open ? "turn-free" : "turn-pot", { pot }) + most;
}
