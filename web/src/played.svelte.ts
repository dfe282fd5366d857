// Time at the tables today, on this device. It is always on the page.
import { untrack } from "svelte";

const KEPT = "squaredeal.played";
const BEAT_MS = 15_000;
const HOUR_MS = 3_600_000;

class Played {
  private ms = $state(0);

  constructor() {
    this.ms = read();
  }

  get hours(): number {
    return Math.floor(this.ms / HOUR_MS);
  }

  get minutes(): number {
    return Math.floor(this.ms / 60_000) % 60;
  }

  /** 0 to 100: how far the present hour has gone round the dial. */
  get share(): number {
    return ((this.ms % HOUR_MS) / HOUR_MS) * 100;
  }

  /** Count while somebody sits. Returns how to stop. */
  count(): () => void {
    let before = Date.now();
    const beat = (): void => {
      const now = Date.now();
      untrack(() => {
        this.ms = read() + (now - before);
        write(this.ms);
      });
      before = now;
    };
    const timer = setInterval(beat, BEAT_MS);
    return () => {
      beat();
      clearInterval(timer);
    };
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function read(): number {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { day?: string; ms?: number };
    return kept.day === today() ? (kept.ms ?? 0) : 0;
  } catch {
    return 0;
  }
}

function write(ms: number): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ day: today(), ms }));
  } catch {
    // A private window: the count lasts as long as the page.
  }
}

export const played = new Played();
