// Where seats, bets and the button stand, in per cent of the ring: one block of numbers a seat count.
// Place 0 is the reader's, at the bottom; the rest follow clockwise. Two shapes: wide and tall.

export interface Spot {
  seat: readonly [number, number];
  bet: readonly [number, number];
  button: readonly [number, number];
}

type Numbers = readonly [number, number, number, number, number, number];

/** x, y of the seat; x, y of its bet; x, y of the button. The left half: the right half mirrors it. */
const WIDE: Record<string, Numbers> = {
  bottom: [50, 88, 50, 63.5, 62.5, 76],
  top: [50, 8, 50, 22.5, 61, 17],
  lowCorner: [12, 74, 25.5, 65, 24, 77],
  highCorner: [12, 26, 26, 33, 23, 22],
  middle: [8, 49, 21.5, 49, 18.5, 58],
  lowEdge: [24, 89, 31, 69, 20, 76],
  lowSide: [8, 60, 22, 55, 18, 67],
  highSide: [12, 24, 25, 33, 22, 24],
  topLeft: [35, 8, 39, 23, 45, 17],
  topFar: [27, 8, 33, 23.5, 37.5, 16.5],
  highMiddle: [8, 38, 22, 38, 18, 29],
};

const TALL: Record<string, Numbers> = {
  bottom: [50, 86, 50, 68, 80, 88],
  top: [50, 8.5, 50, 20, 70, 13],
  lowCorner: [16.5, 73, 25, 64, 36, 73],
  highCorner: [16.5, 25, 29, 34.6, 36, 24],
  middle: [16.5, 60, 37, 63.5, 36, 56],
  bottomMany: [50, 86.5, 50, 67.5, 80, 92],
  low: [13, 79, 22, 69.5, 30, 79],
  lowSide: [13, 59, 37, 59.5, 36, 60],
  high: [13, 29, 37, 22, 33, 25],
  topLeft: [27, 7, 34, 17, 47, 12],
  second: [13, 62, 36, 63.5, 33, 68],
  third: [13, 45.500, 30, 45.500, 33, 52],
  fourth: [13, 26, 36, 22, 33, 21],
  topMany: [50, 6.5, 50, 16.5, 64, 12],
};

/** The left side from the bottom up, whether somebody sits at the top, by seat count. */
const SHAPES: Record<number, { wide: readonly string[]; tall: readonly string[] }> = {
  2: { wide: [], tall: [] },
  3: { wide: ["highCorner"], tall: ["highCorner"] },
  4: { wide: ["middle"], tall: ["middle"] },
  5: { wide: ["lowSide", "topFar"], tall: ["lowCorner", "highCorner"] },
  6: { wide: ["lowCorner", "highCorner"], tall: ["lowCorner", "highCorner"] },
  7: { wide: ["lowEdge", "middle", "topLeft"], tall: ["low", "lowSide", "high"] },
  8: { wide: ["lowEdge", "middle", "topFar"], tall: ["low", "lowSide", "high"] },
  9: { wide: ["lowEdge", "lowSide", "highSide", "topLeft"], tall: ["low", "lowSide", "high", "topLeft"] },
  10: { wide: ["lowEdge", "lowSide", "highMiddle", "topFar"], tall: ["low", "second", "third", "fourth"] },
};

/** Every spot of a table with `seats` seats, clockwise from the reader's. 2 to 10 seats. */
export function placesFor(seats: number): { wide: readonly Spot[]; tall: readonly Spot[] } {
  const shape = SHAPES[seats] ?? SHAPES[10];
  const isEven = seats % 2 === 0;
  const bottom = seats > 6 ? "bottomMany" : "bottom";
  return {
    wide: round(WIDE, "bottom", shape?.wide ?? [], isEven ? "top" : null),
    tall: round(TALL, bottom, shape?.tall ?? [], isEven ? (seats > 6 ? "topMany" : "top") : null),
  };
}

function round(table: Record<string, Numbers>, bottom: string, left: readonly string[], top: string | null): Spot[] {
  const side = left.map((name) => spot(table[name]));
  const end = top ? [spot(table[top])] : [];
  return [spot(table[bottom]), ...side, ...end, ...side.map(mirrored).reverse()];
}

function spot(numbers: Numbers = [50, 50, 50, 50, 50, 50]): Spot {
  const [x, y, bx, by, dx, dy] = numbers;
  return { seat: [x, y], bet: [bx, by], button: [dx, dy] };
}

function mirrored({ seat, bet, button }: Spot): Spot {
  return { seat: [100 - seat[0], seat[1]], bet: [100 - bet[0], bet[1]], button: [100 - button[0], button[1]] };
}

/** The style that puts a seat, its bet and the button in place for both shapes. */
export function placeStyle(wide: Spot, tall: Spot): string {
  const part = (letter: string, at: Spot): string =>
    `--${letter}x:${at.seat[0]};--${letter}y:${at.seat[1]};` +
    `--${letter}bx:${at.bet[0]};--${letter}by:${at.bet[1]};` +
    `--${letter}dx:${at.button[0]};--${letter}dy:${at.button[1]};`;
  return part("w", wide) + part("t", tall);
}
