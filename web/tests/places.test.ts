import { describe, expect, it } from "vitest";
import { placesFor, type Spot } from "../src/table/places";

const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Plates in per cent of the ring: half widths and heights at 1440 and at 390 pixels. */
const WIDE = { width: 9, height: 4 };
const TALL = (count: number): { width: number; height: number } => ({ width: count > 6 ? 12 : 14, height: 4.5 });

function overlap(a: Spot, b: Spot, half: { width: number; height: number }): boolean {
  return Math.abs(a.seat[0] - b.seat[0]) < half.width * 2 && Math.abs(a.seat[1] - b.seat[1]) < half.height * 2;
}

describe.each(COUNTS)("a table of %i", (count) => {
  const { wide, tall } = placesFor(count);

  it("has a place for everybody", () => {
    expect(wide).toHaveLength(count);
    expect(tall).toHaveLength(count);
  });
  it.each([["wide", wide, WIDE], ["tall", tall, TALL(count)]] as const)("has no two plates over each other (%s)", (_, spots, half) => {
    const pairs = spots.flatMap((a, at) => spots.slice(at + 1).map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => overlap(a, b, half))).toEqual([]);
  });
  it.each([["wide", wide], ["tall", tall]] as const)("goes round clockwise from the bottom (%s)", (_, spots) => {
    const turn = spots.map(({ seat: [x, y] }) => (Math.atan2(x - 50, y - 50) + 2 * Math.PI + 1e-9) % (2 * Math.PI));
    const falling = turn.slice(1).every((angle, at) => at === 0 || angle < (turn[at] ?? 0));
    expect(spots[0]?.seat[1]).toBeGreaterThan(80);
    expect(falling).toBe(true);
  });
  it("puts every bet nearer the middle than its seat", () => {
    for (const spot of [...wide, ...tall]) {
      const far = ([x, y]: readonly [number, number]): number => Math.hypot(x - 50, y - 47);
      expect(far(spot.bet)).toBeLessThan(far(spot.seat));
    }
  });
});
