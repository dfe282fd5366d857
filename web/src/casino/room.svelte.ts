// One table against the house as the reader sees it, and what the reader asked for there.
import { newId } from "../net/id";
import { line as wire } from "../net/line.svelte";
import { session } from "../session.svelte";
import { running, type Running } from "../table/time.svelte";
import type { CasinoGame, CasinoHappened, CasinoMine, CasinoState, CasinoView, Deed, Fault, FromServer, Reason } from "../wire";
import { verbOf, whyNotAdd, whyNotDeal } from "./bounds";
import { isWaitingForMore, showingMs } from "./pacing";
import { Stakes, summed, type Laid } from "./stakes.svelte";

const ANSWER_MS = 3000;
const SLOW_MS = 250;

export interface Refused {
  reason: Reason | null;
  fault: Fault["code"] | null;
}

export class CasinoRoom {
  view = $state.raw<CasinoView | null>(null);
  mine = $state.raw<CasinoMine | null>(null);
  clock = $state.raw<Running | null>(null);
  /** What came with the last state, in the order drawn. */
  happened = $state.raw<readonly CasinoHappened[]>([]);
  refused = $state.raw<Refused | null>(null);
  isMissing = $state(false);
  isAsking = $state(false);
  /** Wheel, dice, reels or cards are still being shown; results wait for them. */
  isMoving = $state(false);
  /** The reader came back to a round with chips of theirs in it; its name. */
  resumed = $state("");
  /** The reader clears the felt for the next round; until then the last one stays in sight. */
  isCleared = $state(false);
  readonly stakes = new Stakes();

  private version = -1;
  /** States that came while something was still being shown. */
  private queue: CasinoState[] = [];
  /** What came so far of dice or reels that are shown together. */
  private drawn: CasinoHappened[] = [];
  private moving = 0;
  private waiting: (() => void)[] = [];

  constructor(
    readonly table: string,
    readonly game: CasinoGame,
  ) {}

  join(): () => void {
    const leave = wire.join(this.table, { since: () => null, hear: (message) => this.hear(message) });
    return () => {
      leave();
      clearTimeout(this.moving);
    };
  }

  get seat(): number {
    return this.mine?.seat ?? -1;
  }

  /** The reader's chips that the server holds, by spot. */
  get held(): Laid {
    const round = this.view?.round;
    if (!round || round.is_over) return new Map();
    return summed(round.bets.filter((bet) => bet.seat === this.seat && !bet.is_settled));
  }

  get heldTotal(): number {
    return [...this.held.values()].reduce((sum, chips) => sum + chips, 0);
  }

  /** Does the felt take chips now? */
  get isBetting(): boolean {
    return verbOf(this.mine, "place")?.is_open ?? false;
  }

  /** The result may be said: the round is over and everything has been shown. */
  get isTold(): boolean {
    return !this.isMoving && !this.isCleared && (this.view?.round.is_over ?? false);
  }

  lay(spot: string, chips: number): boolean {
    if (!this.mine || this.isMoving || this.isAsking) return false;
    const reason = whyNotAdd(this.game, this.mine, spot, chips, this.stakes.now, this.held.get(spot) ?? 0);
    this.refused = reason ? { reason, fault: null } : null;
    if (reason) return false;
    this.begin();
    this.stakes.put([spot, chips]);
    return true;
  }

  /** A call bet: pieces on several spots as one change. */
  call(pieces: readonly (readonly [string, number])[], chips: number): void {
    if (!this.mine || this.isMoving || this.isAsking) return;
    const laid = new Map(this.stakes.now);
    for (const [spot, count] of pieces) {
      const reason = whyNotAdd(this.game, this.mine, spot, count * chips, laid, this.held.get(spot) ?? 0);
      if (reason) return this.refuse(reason);
      laid.set(spot, (laid.get(spot) ?? 0) + count * chips);
    }
    this.refused = null;
    this.begin();
    this.stakes.put(...pieces.map(([spot, count]) => [spot, count * chips] as const));
  }

  /** Take chips back from a spot: staged ones here, held ones from the server. */
  async take(spot: string): Promise<void> {
    this.refused = null;
    if (this.stakes.on(spot)) this.stakes.take(spot);
    else if (this.held.get(spot)) await this.act({ verb: "remove", spot });
  }

  repeat(times = 1): void {
    const before = this.mine?.repeat ?? [];
    if (!before.length || !this.isBetting) return;
    this.begin();
    this.stakes.repeat(before.map((bet) => ({ ...bet, chips: bet.chips * times })));
  }

  /** Everything staged goes to the server, spot by spot, then the betting is closed. */
  async deal(): Promise<void> {
    if (!this.mine || this.isAsking || this.isMoving) return;
    const reason = whyNotDeal(this.game, this.mine, this.stakes.now, this.held);
    if (reason) return this.refuse(reason);
    this.begin();
    const order = new Map(this.game.spots.map((spot, place) => [spot.spot, place]));
    const laid = [...this.stakes.now].sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    for (const [spot, amount] of laid) {
      if (!(await this.act({ verb: "place", spot, amount }))) return;
      this.stakes.sent(spot);
    }
    await this.act({ verb: "close" });
  }

  refuse(reason: Reason | null): void {
    this.refused = reason ? { reason, fault: null } : null;
  }

  /** Do something, for the round and turn that the reader saw; waits until the table shows it. */
  async act(deed: Deed): Promise<boolean> {
    if (this.isAsking) return false;
    this.isAsking = true;
    try {
      return await this.send(deed);
    } catch {
      this.refused = { reason: null, fault: "unavailable" };
      return false;
    } finally {
      this.isAsking = false;
    }
  }

  private async send(deed: Deed): Promise<boolean> {
    for (;;) {
      const { version } = this;
      const round = this.view?.round;
      const seen = round ? { round: round.round, turn: round.turn } : {};
      const reply = await wire.ask({ type: "envelope", id: newId(), table: this.table, act: deed, ...seen });
      if (reply.type === "fault" && reply.code === "too_fast") {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        continue;
      }
      if (reply.type === "answer" && reply.is_accepted) {
        this.refused = null;
        await this.changed(version);
        return true;
      }
      const isAnswer = reply.type === "answer";
      this.refused = { reason: isAnswer ? reply.reason : null, fault: isAnswer ? null : reply.code };
      return false;
    }
  }

  /** Until a later version has come; gives up after a while. */
  private changed(version: number): Promise<void> {
    if (this.version > version) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      setTimeout(resolve, ANSWER_MS);
    });
  }

  private begin(): void {
    if (this.view?.round.is_over) this.isCleared = true;
  }

  private hear(message: FromServer): void {
    if (message.type === "casino") this.queued(message);
    else if (message.type === "clock") this.clock = message.clock ? running(message.clock) : null;
    else if (message.type === "fault" && message.code === "unknown_table") this.isMissing = true;
  }

  private queued(state: CasinoState): void {
    this.version = state.version;
    this.queue.push(state);
    if (!this.isMoving) this.next();
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Everything up to the next state that has something to show. */
  private next(): void {
    for (let state = this.queue.shift(); state; state = this.queue.shift()) {
      this.drawn.push(...state.happened);
      if (isWaitingForMore(this.game, this.drawn, state.view.round.is_over)) continue;
      this.follow({ ...state, happened: this.drawn });
      this.drawn = [];
      if (this.isMoving) return;
    }
  }

  private follow(state: CasinoState): void {
    const before = this.view?.round;
    const isFirst = !before;
    this.happened = state.happened;
    this.view = state.view;
    this.mine = state.mine;
    this.clock = state.clock ? running(state.clock) : null;
    const { round } = state.view;
    if (isFirst && !round.is_over && this.heldTotal > 0) this.resumed = round.round;
    if (round.shown !== before?.shown || round.phase !== before.phase) this.isCleared = false;
    const ms = showingMs(this.game, state.happened);
    if (ms) this.show(ms, round.is_over);
    else if (before && round.is_over && !before.is_over) void session.refresh();
  }

  private show(ms: number, isOver: boolean): void {
    clearTimeout(this.moving);
    this.isMoving = true;
    this.moving = window.setTimeout(() => {
      this.isMoving = false;
      if (isOver) void session.refresh();
      this.next();
    }, ms);
  }
}
