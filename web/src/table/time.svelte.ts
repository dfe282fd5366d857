// The clock of the seat on turn, in the browser's own time: a wrong clock at the reader's end does no harm.
import type { ClockView } from "../wire";

export interface Running {
  seat: number;
  /** The browser's time when it runs out. */
  endsAt: number;
  totalMs: number;
  bankMs: number;
  isBank: boolean;
}

export function running(clock: ClockView, now: number = Date.now()): Running {
  const { seat, deadline_ms, now_ms, total_ms, bank_ms, is_bank } = clock;
  return { seat, endsAt: now + deadline_ms - now_ms, totalMs: total_ms, bankMs: bank_ms, isBank: is_bank };
}

const BEAT_MS = 200;

class Now {
  ms = $state(Date.now());
  private users = 0;
  private timer = 0;

  /** Keep the time while somebody looks at it. Returns how to stop. */
  watch(): () => void {
    this.users += 1;
    if (this.users === 1) {
      this.ms = Date.now();
      this.timer = window.setInterval(() => (this.ms = Date.now()), BEAT_MS);
    }
    return () => {
      this.users -= 1;
      if (this.users === 0) clearInterval(this.timer);
    };
  }
}

export const now = new Now();

export function msLeft(clock: Running): number {
  return Math.max(0, clock.endsAt - now.ms);
}

export function secondsLeft(clock: Running): number {
  return Math.ceil(msLeft(clock) / 1000);
}

/** 100 at the start, 0 when time is up. */
export function shareLeft(clock: Running): number {
  return clock.totalMs > 0 ? Math.min(100, (msLeft(clock) / clock.totalMs) * 100) : 0;
}
