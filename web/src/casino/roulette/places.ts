// Where a bet lies on the layout, from the numbers it covers. Drawing only: what may be bet on, the server says.
import type { SpotView } from "../../wire";

/** x to the right in columns, y downwards in rows; 12 by 3 when wide, 3 by 12 when upright. */
export interface Place {
  wide: readonly [x: number, y: number];
  tall: readonly [x: number, y: number];
  /** A number, a bar on an edge (v: across columns when wide, h: across rows), or a corner. */
  shape: "number" | "v" | "h" | "x";
}

const isZero = (pocket: string): boolean => pocket === "0" || pocket === "00";
const columnOf = (n: number): number => Math.floor((n - 1) / 3);
const rowOf = (n: number): number => (n - 1) % 3;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The place of an inside bet; null for zeros alone and for bets with a field of their own. */
export function placeOf(spot: SpotView): Place | null {
  const numbers = spot.covers.filter((pocket) => !isZero(pocket)).map(Number);
  const hasZero = numbers.length < spot.covers.length;
  if (!numbers.length || numbers.length > 6 || numbers.some((n) => !(n >= 1 && n <= 36))) return null;
  const rows = [...new Set(numbers.map(rowOf))];
  const columns = [...new Set(numbers.map(columnOf))];
  const isOpenEdge = rows.length === 3;
  const row = isOpenEdge ? -0.5 : mean(rows);
  const column = hasZero ? -0.5 : mean(columns);
  if (columns.length > 2) return null;
  const acrossColumns = hasZero || columns.length > 1;
  const acrossRows = rows.length > 1;
  const shape = acrossColumns && acrossRows ? "x" : acrossColumns ? "v" : acrossRows ? "h" : "number";
  // Wide: the row of 1, 4, 7 is at the bottom. Upright: it is on the left.
  return { wide: [column + 0.5, 2.5 - row], tall: [row + 0.5, column + 0.5], shape };
}

/** The grid cell of a number, counted from 1: column and row when wide, then when upright. */
export function cellOf(pocket: string): { wc: number; wr: number; tc: number; tr: number } {
  const n = Number(pocket);
  return { wc: columnOf(n) + 1, wr: 3 - rowOf(n), tc: rowOf(n) + 1, tr: columnOf(n) + 1 };
}

/** The nearest element in a direction, by where they are on the page; for the arrow keys. */
export function nearest<T extends Element>(from: T, all: readonly T[], key: string): T | null {
  const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key];
  if (!way) return null;
  const [dx = 0, dy = 0] = way;
  const here = middle(from);
  let best: T | null = null;
  let least = Infinity;
  for (const each of all) {
    if (each === from) continue;
    const there = middle(each);
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead < 4) continue;
    const far = ahead + aside * 3;
    if (far < least) [best, least] = [each, far];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
