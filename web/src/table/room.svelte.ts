// One table as the reader sees it: the last view, what happened, and what the reader asked for.
import { newId } from "../net/id";
import { line as wire, type Reply } from "../net/line.svelte";
import { session } from "../session.svelte";
import { sound, soundsOf } from "../sound";
import type { AheadView, Deed, Fault, FromServer, Mine, Reason, TableView, Update } from "../wire";
import { linesFor, spoken, streetOf, type Line } from "./feed";
import { running, type Running } from "./time.svelte";

/** How long a button stays locked after its price has changed under the finger. */
const LOCK_MS = 300;
const KEPT_LINES = 400;

export interface Refused {
  reason: Reason | null;
  /** A message that could not be served at all. */
  fault: Fault["code"] | null;
  deed: Deed | null;
}

export class Room {
  view = $state.raw<TableView | null>(null);
  mine = $state.raw<Mine | null>(null);
  clock = $state.raw<Running | null>(null);
  lines = $state.raw<readonly (Line & { key: number })[]>([]);
  refused = $state.raw<Refused | null>(null);
  said = $state("");
  isMissing = $state(false);
  isAsking = $state(false);
  /** Chips that were added during a hand and come when it is over. */
  coming = $state(0);
  /** The last round that ended here, for the replayer and the fairness check. */
  lastRound = $state<string | null>(null);

  private version: number | null = null;
  private told = 0;
  private lockedUntil = 0;
  private prices = "";

  constructor(readonly table: string) {}

  join(): () => void {
    return wire.join(this.table, { since: () => this.version, hear: (message) => this.hear(message) });
  }

  get isSeated(): boolean {
    return this.mine?.seat !== null && this.mine?.seat !== undefined;
  }

  /** Do something. The round's verbs carry the turn that the reader saw, the table's do not. */
  async act(deed: Deed, isSeating = false): Promise<boolean> {
    if (this.isAsking || (!isSeating && Date.now() < this.lockedUntil)) return false;
    const round = this.view?.round;
    const seen = isSeating || !round ? {} : { round: round.round, turn: round.turn };
    const message = { type: "envelope", id: newId(), table: this.table, act: deed, ...seen } as const;
    const isAccepted = await this.settle(() => wire.ask(message), deed);
    if (isAccepted && deed.verb === "top_up" && round && !round.is_over) this.coming += deed.amount ?? 0;
    return isAccepted;
  }

  async ahead(choice: AheadView | null): Promise<void> {
    const round = this.view?.round?.round;
    if (!round) return;
    const chosen = choice && !choice.is_set ? { code: choice.code, amount: choice.amount } : { code: null };
    const message = { type: "ahead", id: newId(), table: this.table, round, ...chosen } as const;
    await this.settle(() => wire.ask(message), null);
  }

  async useBank(): Promise<void> {
    const message = { type: "use_bank", id: newId(), table: this.table } as const;
    await this.settle(() => wire.ask(message), null);
  }

  refuse(reason: Reason | null, deed: Deed | null = null): void {
    this.refused = reason ? { reason, fault: null, deed } : null;
    if (reason) sound.play("refusal");
  }

  private async settle(ask: () => Promise<Reply>, deed: Deed | null): Promise<boolean> {
    this.isAsking = true;
    try {
      const reply = await ask();
      if (reply.type === "answer" && reply.is_accepted) {
        this.refused = null;
        return true;
      }
      const fault = reply.type === "fault" ? reply.code : null;
      this.refused = { reason: reply.type === "answer" ? reply.reason : null, fault, deed };
      sound.play("refusal");
    } catch {
      this.refused = { reason: null, fault: "unavailable", deed };
    } finally {
      this.isAsking = false;
    }
    return false;
  }

  private hear(message: FromServer): void {
    if (message.type === "snapshot") {
      this.version = message.version;
      this.show(message.view, message.mine);
      this.clock = message.clock ? running(message.clock) : null;
    } else if (message.type === "update") {
      this.follow(message);
    } else if (message.type === "private") {
      this.version = message.version;
      if (this.view) this.show(this.view, message.mine);
    } else if (message.type === "clock") {
      this.clock = message.clock ? running(message.clock) : null;
    } else if (message.type === "fault" && message.code === "unknown_table") {
      this.isMissing = true;
    }
  }

  private follow(update: Update): void {
    if (this.version !== null && update.version <= this.version) return;
    if (this.version !== null && update.version > this.version + 1) {
      wire.send({ type: "subscribe", table: this.table, since: this.version });
      return;
    }
    this.version = update.version;
    const seat = update.mine?.seat ?? null;
    const known = remembering(update.view, this.view);
    const before = this.mine?.seat ?? null;
    const street = streetOf(this.view);
    this.show(update.view, update.mine);
    this.clock = update.clock ? running(update.clock) : null;
    const fresh = linesFor(update.events, known, seat, street).map((told) => ({ ...told, key: (this.told += 1) }));
    for (const event of update.events) if (event.kind === "ended") this.ended(event.round, seat !== null);
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-KEPT_LINES);
    this.said = spoken(update.events, known, update.mine) || this.said;
    for (const name of soundsOf(update.events)) sound.play(name);
    if (before !== seat) void session.refresh();
  }

  private ended(round: string, wasMine: boolean): void {
    this.lastRound = round;
    this.coming = 0;
    if (wasMine) void session.refresh();
  }

  private show(view: TableView, mine: Mine | null): void {
    const offer = mine?.offer;
    const prices = JSON.stringify([view.round?.round, view.round?.turn, offer?.is_turn, offer?.bar.map((verb) => verb.price)]);
    if (prices !== this.prices) {
      this.prices = prices;
      this.lockedUntil = Date.now() + LOCK_MS;
      if (offer?.is_turn) this.refused = null;
    }
    if (offer?.is_turn && !this.mine?.offer?.is_turn && this.view) sound.play("turn");
    this.view = view;
    this.mine = mine;
  }
}

/** The view with the people who have just left still named. */
function remembering(view: TableView, before: TableView | null): TableView {
  const seats = view.seats.map((seat) => ({ ...seat, person: seat.person ?? before?.seats[seat.seat]?.person ?? null }));
  return { ...view, seats };
}
