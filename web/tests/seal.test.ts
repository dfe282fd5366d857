import { describe, expect, it } from "vitest";
import { dealOrder, rootOf } from "../src/fair/seal";
import { isFair, verdictOf } from "../src/fair/verdict";
import proof from "./proof.json";

describe("the seal", () => {
  it("is reached from every opened card", async () => {
    for (const leaf of proof.leaves) expect(await rootOf(leaf)).toBe(proof.commitment);
  });
  it("is not reached from another card at the same place", async () => {
    const [leaf] = proof.leaves;
    expect(leaf).toBeDefined();
    if (leaf) expect(await rootOf({ ...leaf, card: leaf.card === "As" ? "Ah" : "As" })).not.toBe(proof.commitment);
  });
  it("deals in the order that the players' words fix", async () => {
    expect(await dealOrder(proof.size, proof.seeds)).toEqual(proof.order);
    expect(await dealOrder(5, [])).toEqual([0, 1, 2, 3, 4]);
  });
});

describe("the verdict", () => {
  it("is fair for what the house published", async () => {
    const verdict = await verdictOf(proof);
    expect(isFair(verdict)).toBe(true);
    expect(verdict.checked).toBe(proof.leaves.length);
    expect(verdict.unseen).toBe(2);
  });
  it("is not fair when two cards changed places", async () => {
    const [first, second, ...rest] = proof.used;
    expect(isFair(await verdictOf({ ...proof, used: [second ?? "", first ?? "", ...rest] }))).toBe(false);
  });
  it("is not fair when the order does not follow from the words", async () => {
    expect(isFair(await verdictOf({ ...proof, seeds: [...proof.seeds, "one more"] }))).toBe(false);
  });
  it("is not fair when a card was never sealed", async () => {
    const leaves = proof.leaves.map((leaf, at) => (at ? leaf : { ...leaf, salt: "00".repeat(16) }));
    const verdict = await verdictOf({ ...proof, leaves });
    expect(verdict.broken).toEqual([proof.leaves[0]?.place]);
    expect(isFair(verdict)).toBe(false);
  });
  it("says nothing for certain when nothing was opened", async () => {
    expect(isFair(await verdictOf({ ...proof, leaves: [], used: ["??", "??"] }))).toBe(false);
  });
});
