// Chips on the felt that the server has not yet: staged here until the reader asks to deal.
import type { CasinoBet } from "../wire";

export type Laid = ReadonlyMap<string, number>;
const NOTHING: Laid = new Map();

export class Stakes {
  /** The felt after every change, oldest first; undo goes back one. */
  private steps = $state.raw<readonly Laid[]>([NOTHING]);

  get now(): Laid {
    return this.steps.at(-1) ?? NOTHING;
  }

  get total(): number {
    return [...this.now.values()].reduce((sum, chips) => sum + chips, 0);
  }

  get isEmpty(): boolean {
    return this.now.size === 0;
  }

  get canUndo(): boolean {
    return this.steps.length > 1;
  }

  on(spot: string): number {
    return this.now.get(spot) ?? 0;
  }

  /** Lay chips on one spot, or on several at once as one change. */
  put(...pieces: readonly (readonly [spot: string, chips: number])[]): void {
    const after = new Map(this.now);
    for (const [spot, chips] of pieces) after.set(spot, (after.get(spot) ?? 0) + chips);
    this.change(after);
  }

  /** Take everything from one spot. */
  take(spot: string): void {
    if (!this.now.has(spot)) return;
    const after = new Map(this.now);
    after.delete(spot);
    this.change(after);
  }

  clear(): void {
    if (!this.isEmpty) this.change(NOTHING);
  }

  undo(): void {
    if (this.canUndo) this.steps = this.steps.slice(0, -1);
  }

  /** What these bets were, on top of nothing. */
  repeat(bets: readonly CasinoBet[]): void {
    this.change(summed(bets));
  }

  /** As much again on every spot that has chips. */
  double(): void {
    this.put(...this.now);
  }

  /** These chips now lie at the server: they leave the staging, and with them the way back. */
  sent(spot: string): void {
    const after = new Map(this.now);
    after.delete(spot);
    this.steps = [after];
  }

  private change(after: Laid): void {
    this.steps = [...this.steps, after];
  }
}

export function summed(bets: readonly CasinoBet[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { spot, chips } of bets) found.set(spot, (found.get(spot) ?? 0) + chips);
  return found;
}
