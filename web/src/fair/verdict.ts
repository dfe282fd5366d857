// What the check of one round came to.
import type { Fairness } from "../wire";
import { dealOrder, rootOf } from "./seal";

export interface Verdict {
  /** The opened cards lay where they say in the deck that was sealed. */
  isSealed: boolean;
  /** The cards came in the order that the sealed deck and the seeds fix. */
  isInOrder: boolean;
  checked: number;
  /** Cards that stay secret for this reader, such as a hand that was mucked. */
  unseen: number;
  broken: readonly number[];
  ms: number;
}

export function isFair(verdict: Verdict): boolean {
  return verdict.isSealed && verdict.isInOrder && verdict.checked > 0;
}

export async function verdictOf(proof: Fairness): Promise<Verdict> {
  const start = performance.now();
  const broken: number[] = [];
  for (const leaf of proof.leaves) {
    const root = await rootOf(leaf).catch(() => "");
    if (root !== proof.commitment) broken.push(leaf.place);
  }
  return {
    isSealed: broken.length === 0,
    isInOrder: await inOrder(proof),
    checked: proof.leaves.length,
    unseen: proof.used.filter((card) => card === "??").length,
    broken,
    ms: performance.now() - start,
  };
}

/** The order is the one that the seeds fix, and every opened card came when its place's turn was. */
async function inOrder(proof: Fairness): Promise<boolean> {
  const order = await dealOrder(proof.size, proof.seeds);
  const cards = new Map(proof.leaves.map((leaf) => [leaf.place, leaf.card]));
  const follows = order.every((place, turn) => proof.order[turn] === place);
  return follows && proof.used.every((card, turn) => card === "??" || cards.get(order[turn] ?? -1) === card);
}
